"""Bots. A bot sees what its seat may see, and worlds re-dealt for it; never the true state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from caliburn.bots.greedy import GreedyBot
from caliburn.bots.random_bot import RandomBot
from caliburn.bots.sight import Bot, Sight
from caliburn.kernel.errors import BadOption

Maker: TypeAlias = Callable[[str], Bot]  # makes a bot from a seed

BOTS: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot}


def maker_of(bot: str | Maker) -> Maker:
    """What makes a bot: what is known by a name, or that itself."""
    if not isinstance(bot, str):
        return bot
    if bot not in BOTS:
        raise BadOption("error-bot-unknown", bot=bot, bots=", ".join(BOTS))
    return BOTS[bot]


def make_bot(bot: str | Maker, seed: str) -> Bot:
    """The bot of that name, or of that function or class, with a seed of its own.

    >>> make_bot("random", "7").name, make_bot(RandomBot, "7").name
    ('random', 'random')
    """
    maker: Any = maker_of(bot)
    made: Any = maker(seed) if callable(maker) else None
    if not callable(getattr(made, "choose", None)) or not isinstance(getattr(made, "name", None), str):
        raise BadOption("error-bot-kind", bot=str(bot)[:80])
    found: Bot = made
    return found


__all__ = ["BOTS", "Bot", "GreedyBot", "Maker", "RandomBot", "Sight", "make_bot", "maker_of"]
