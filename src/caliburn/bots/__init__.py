"""Bots. A bot sees what its seat may see, and worlds re-dealt for it; never the true state."""

from __future__ import annotations

from collections.abc import Callable

from caliburn.bots.greedy import GreedyBot
from caliburn.bots.random_bot import RandomBot
from caliburn.bots.sight import Bot, Sight
from caliburn.kernel.errors import BadOption

BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: str) -> Bot:
    """The bot of that name, with a seed of its own.

    >>> make_bot("random", "7").name
    'random'
    """
    if name not in BOTS:
        raise BadOption("error-bot-unknown", bot=name, bots=", ".join(BOTS))
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Sight", "make_bot"]
