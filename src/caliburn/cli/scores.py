"""The scores of a finished match as a table, with what they are made of."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from caliburn.cli.boards import Board
from caliburn.cli.look import player_mark
from caliburn.kernel.match import Match
from caliburn.kernel.result import Result
from caliburn.kernel.text import Words


def standings(result: Result) -> list[int]:
    """The seats, the winners first, then by points."""
    return sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -result.scores[seat], seat))


def tie_break(words: Words, game: str) -> str:
    """What decides between equal scores, as the head of a column."""
    own = f"cli-tie-break-{game}"
    return words.say(own if words.has(own) else "cli-tie-break")


def score_table(words: Words, match: Match, people: list[str], board: Board, **look: Any) -> Table:
    """A line for each player: the parts of the score, the score, and what breaks ties."""
    result = match.result
    assert result is not None
    view = match.view(None)
    parts = [board.tally(view, seat) for seat in range(len(people))]
    made = Table(**look)
    made.add_column(words.say("cli-column-player"))
    for name, _ in parts[0]:
        made.add_column(words.say(name), justify="right")
    made.add_column(words.say("cli-column-points"), justify="right", style="bold")
    if result.tie_breaks:
        made.add_column(tie_break(words, match.rules.seating.game), justify="right")
    for seat in standings(result):
        mark, colour = player_mark(seat)
        crown = f"  {words.say('cli-winner')}" if seat in result.winners else ""
        figures = [*(f"{'' if place == 0 else '+ '}{part}" for place, (_, part) in enumerate(parts[seat]))]
        figures.append(f"= {result.scores[seat]}" if figures else str(result.scores[seat]))
        figures += [str(result.tie_breaks[seat])] if result.tie_breaks else []
        made.add_row(Text(f"{mark} {people[seat]}{crown}", style=f"bold {colour}"), *figures)
    return made
