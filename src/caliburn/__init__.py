"""Caliburn: four knightly board games by their rulebooks.

>>> import caliburn
>>> match = caliburn.new_match("king-arthur", seats=3, seed=1)
>>> while match.result is None:
...     ask = match.asks[0]
...     match.play(ask.seat, ask.options[0])
>>> match.result.winners
(1,)
"""

import caliburn.games  # noqa: F401  # first: importing it later would put the package over the function `games`
from caliburn.bots import Bot, Sight
from caliburn.kernel.errors import CaliburnError, RuleBug
from caliburn.kernel.luck import Chance, Script, Seeded
from caliburn.kernel.match import Match
from caliburn.kernel.moves import text_of
from caliburn.kernel.result import Result
from caliburn.kernel.start import game, games, new_match, replay, verify
from caliburn.kernel.text import Message, words
from caliburn.kernel.trail import trail
from caliburn.lab.simulate import simulate

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "CaliburnError",
    "Chance",
    "Match",
    "Message",
    "Result",
    "RuleBug",
    "Script",
    "Seeded",
    "Sight",
    "game",
    "games",
    "new_match",
    "replay",
    "simulate",
    "text_of",
    "trail",
    "verify",
    "words",
]
