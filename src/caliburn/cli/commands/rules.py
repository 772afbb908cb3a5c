"""`caliburn rules`: the rules of a game in our own words, with the place in the rulebook and the rulings."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from caliburn.cli.commands.shared import Game, Json, Lang
from caliburn.cli.look import GOLD
from caliburn.cli.story import rulings_place, sources
from caliburn.cli.voice import named, voice
from caliburn.kernel import start
from caliburn.kernel.guide import Rule, rules_of
from caliburn.kernel.guide import rule as find


def rules(
    game: Game,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="cli-help-rule", show_default=False)] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    spec = start.game(game)
    voice().game = spec.id
    chosen = rules_of(spec) if rule is None else (find(spec, rule),)
    if json:
        voice().give([described(one) for one in chosen])
        return
    for one in chosen:
        voice().show(shown(one))
    if any(one.rulings for one in chosen):
        voice().show(Text(rulings_place(voice().words, game), style="dim"))


def described(rule: Rule) -> dict[str, Any]:
    """A rule as data."""
    return {
        "id": rule.id,
        "heading": rule.heading,
        "page": rule.page,
        "titles": named(rule.title.id, voice().game),
        "summaries": named(rule.summary.id, voice().game),
        "rulings": list(rule.rulings),
    }


def shown(rule: Rule) -> Group:
    """A rule for people."""
    say = voice().say
    lines = [Text(f"{say(rule.title.id)} ({rule.id})", style=f"bold {GOLD}")]
    lines += [Text(line, style="dim") for line in sources(voice().words, rule)]
    return Group(*lines, Padding(Text(say(rule.summary.id)), (0, 0, 1, 2)))
