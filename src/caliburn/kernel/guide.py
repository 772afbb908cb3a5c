"""The guide to a game's rules: where the rulebook has a rule, which rulings refine it, and the message that sums it up.

The entries are in the game's `rules.toml`; the summaries are Fluent messages like all other words.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from caliburn.kernel.errors import CaliburnError
from caliburn.kernel.spec import GameSpec
from caliburn.kernel.text import Message


class UnknownRule(CaliburnError):
    """No rule of that id in the game."""


class Rule(NamedTuple):
    """A rule. `heading` and `page` are the rulebook's, and None where it has none; `rulings` are ids of our own."""

    id: str
    message: str
    heading: str | None = None
    page: str | None = None
    rulings: tuple[str, ...] = ()

    @property
    def title(self) -> Message:
        """What the rule is called."""
        return Message(f"{self.message}-title")

    @property
    def summary(self) -> Message:
        """The rule in our own words, a statement or a short paragraph to each line."""
        return Message(self.message)


def rules_of(spec: GameSpec) -> tuple[Rule, ...]:
    """All rules of a game, in the order in which they are best read.

    >>> from caliburn.kernel.start import game
    >>> rules_of(game("king-arthur"))[0].heading
    'Goal'
    """
    return _load(spec.package)


def rule(spec: GameSpec, rule_id: str) -> Rule:
    """The rule of that id, such as an open question names in `Ask.rule`."""
    rules = rules_of(spec)
    for one in rules:
        if one.id == rule_id:
            return one
    title = Message(f"game-{spec.id}")
    listed = ", ".join([one.id for one in rules])
    raise UnknownRule("error-rule-unknown", rule=str(rule_id)[:80], game=title, rules=listed)


@cache
def _load(package: str) -> tuple[Rule, ...]:
    text = (files(package) / "rules.toml").read_text(encoding="utf-8")
    entries: list[dict[str, Any]] = tomllib.loads(text)["rule"]
    return tuple([Rule(**{**entry, "rulings": tuple(entry.get("rulings", ()))}) for entry in entries])
