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

Parts = list[tuple[str, int]]
MOST_COLUMNS = 3  # parts of a score that stand side by side


def standings(result: Result) -> list[int]:
    """The seats, the winners first, then by points."""
    return sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -result.scores[seat], seat))


def tie_break(words: Words, game: str) -> str:
    """What decides between equal scores, as the head of a column."""
    own = f"cli-tie-break-{game}"
    return words.say(own if words.has(own) else "cli-tie-break")


def score_table(words: Words, match: Match, people: list[str], board: Board, **look: Any) -> Table:
    """Who has how many points and of what they are made: a line for each player, or, for many parts, for each part."""
    result = match.result
    assert result is not None
    view = match.view(None)
    parts = [board.tally(view, seat) for seat in range(len(people))]
    draw = sheet if len(parts[0]) > MOST_COLUMNS else lines
    return draw(words, match, result, Table(**look), parts, people, board)


def named(words: Words, result: Result, people: list[str], seat: int) -> Text:
    mark, colour = player_mark(seat)
    crown = f"  {words.say('cli-winner')}" if seat in result.winners else ""
    return Text(f"{mark} {people[seat]}{crown}", style=f"bold {colour}")


def lines(
    words: Words, match: Match, result: Result, made: Table, parts: list[Parts], people: list[str], board: Board
) -> Table:
    """A line for each player: the parts of the score, the score, and what breaks ties."""
    view = match.view(None)
    total = board.total(view)
    made.add_column(words.say("cli-column-player"))
    for name, _ in parts[0]:
        made.add_column(words.say(name), justify="right")
    if total is not None:
        made.add_column(words.say(total), justify="right", style="bold")
    if result.tie_breaks:
        made.add_column(tie_break(words, match.rules.seating.game), justify="right")
    for seat in standings(result):
        figures = [*(f"{'' if place == 0 else '+ '}{part}" for place, (_, part) in enumerate(parts[seat]))]
        if total is not None:
            figures.append(f"= {result.scores[seat]}" if figures else str(result.scores[seat]))
        figures += [board.tie_break(view, seat, result.tie_breaks[seat])] if result.tie_breaks else []
        made.add_row(named(words, result, people, seat), *figures)
    return made


def sheet(
    words: Words, match: Match, result: Result, made: Table, parts: list[Parts], people: list[str], board: Board
) -> Table:
    """A column for each player, as on a score sheet."""
    view = match.view(None)
    seats = standings(result)
    made.add_column("")
    for seat in seats:
        made.add_column(named(words, result, people, seat), justify="right")
    for place, (name, _) in enumerate(parts[0]):
        last = place == len(parts[0]) - 1
        made.add_row(words.say(name), *(str(parts[seat][place][1]) for seat in seats), end_section=last)
    total = board.total(view)
    if total is not None:
        scores = [Text(str(result.scores[seat]), style="bold") for seat in seats]
        made.add_row(Text(words.say(total), style="bold"), *scores)
    if result.tie_breaks:
        breaks = [board.tie_break(view, seat, result.tie_breaks[seat]) for seat in seats]
        made.add_row(tie_break(words, match.rules.seating.game), *breaks, style="dim")
    return made
