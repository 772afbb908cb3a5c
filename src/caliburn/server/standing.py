"""Standing answers: somebody does not want to be asked again this attack, or tonight, and passes until then.

Such an answer covers every question that may be declined for as long, whatever it asks. On one's own turn it covers
nothing, but for the shortest scope, and then only the very question that was declined.

They belong to the server: to the rules such a pass is an answer like any other, and nobody else is told of them. While
others have to decide as well, the seat is shown as asked and its clock runs; it passes as soon as nobody else keeps the
question open. The table drops what is over.
"""

from __future__ import annotations

from caliburn.kernel.match import Match
from caliburn.server.table import Table


def holding(table: Table, seat: int) -> list[tuple[str, str]]:
    """What a seat is not asked at present: the prompts it declined, each with the scope that is not over."""
    return list(table.declined[seat]) if table.match is not None and table.phase == "playing" else []


def stands(table: Table, seat: int) -> bool:
    """Whether what the seat is asked now is answered already."""
    declined, match = table.declined[seat], table.match
    if not declined or match is None or seat not in table.questions:
        return False
    scopes = match.scopes(seat)
    if not any([scope in scopes for _, scope in declined]):
        return False
    if not is_on_turn(match, seat):
        return True
    return (match.asks_for(seat)[0].prompt.id, next(iter(scopes))) in declined


def passes_now(table: Table, seat: int) -> bool:
    """Whether it is time to pass for a seat: it declined, and so did all others who are still asked."""
    return stands(table, seat) and all([stands(table, other) for other in table.questions])


def is_on_turn(match: Match, seat: int) -> bool:
    """Whose turn it is, as the game shows it to everybody; in a game without turns it is nobody's."""
    turn: int | None = match.view(None)["table"].get("turn")
    return turn == seat
