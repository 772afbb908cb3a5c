"""The commands of `caliburn`. A help text here is a message id; `main.translated` puts words in its place."""

from __future__ import annotations

from typing import Annotated

import typer

import caliburn
from caliburn.cli.commands import campaign, cards, games, play, replay, rules, serve, simulate
from caliburn.cli.commands.shared import Lang
from caliburn.cli.voice import voice

app = typer.Typer(help="cli-help-caliburn", add_completion=False, pretty_exceptions_enable=False)


def _version(asked: bool) -> None:
    if asked:
        voice().show(f"caliburn {caliburn.__version__}")
        raise typer.Exit


@app.callback(help="cli-help-caliburn", invoke_without_command=True)
def caliburn_itself(
    context: typer.Context,
    lang: Lang = "",
    version: Annotated[
        bool, typer.Option("--version", help="cli-help-version", is_eager=True, callback=_version)
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        voice().show(context.get_help())


app.command("serve", help="cli-help-serve")(serve.serve)
app.command("play", help="cli-help-play")(play.play)
app.command("games", help="cli-help-games")(games.games)
app.command("rules", help="cli-help-rules")(rules.rules)
app.command("cards", help="cli-help-cards")(cards.cards)
app.command("replay", help="cli-help-replay")(replay.replay)
app.command("simulate", help="cli-help-simulate")(simulate.simulate)
app.command("campaign", help="cli-help-campaign")(campaign.campaign)
