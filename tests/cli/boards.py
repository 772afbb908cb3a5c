"""The tables of games in the terminal: matches that bots have played so far, what a board is drawn from, and its room.

What is the same question for the boards of several games is asked here; what a board shows is in the game's tests.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from textual.widgets import OptionList

import caliburn
from caliburn.bots import Sight, make_bot
from caliburn.cli.boards import Board, Scene
from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.commands.play import Invitation, seated
from caliburn.kernel.match import Match
from caliburn.kernel.text import words
from tests.cli.driving import SMALL, screen

MIDDLE = (100, 30)
ROOMY = 34  # lines
LEAST_MOVES = 2  # lines of moves that are always to be seen
PEOPLE = ["Anna", "Ben", "Carl", "Dora", "Emil", "Fritz"]
Moment = Callable[[Match], bool]


def invited(game: str, seats: int, options: Mapping[str, str]) -> Invitation:
    """A person and random bots sit down."""
    return Invitation(game, seats, dict(options), seated(seats, "random", "0", False, ""), False)


def asks(prompt: str) -> Moment:
    """The moment at which seat 0 is asked this."""
    return lambda match: any(ask.seat == 0 and ask.prompt.id == prompt for ask in match.asks)


def played_until(
    moment: Moment,
    game: str,
    seats: int,
    options: Mapping[str, str],
    *,
    answers: int = 0,
    bots: str = "random",
    seed: int = 3,
) -> Match:
    """A match with so many answers by bots, and then up to a moment or to its end."""
    match = caliburn.new_match(game, seats=seats, options=dict(options), seed=seed)
    minds = [make_bot(bots, str(seat)) for seat in range(seats)]
    while match.asks and (answers > 0 or not moment(match)):
        seat = match.asks[0].seat
        match.play(seat, minds[seat].choose(Sight(match, seat)))
        answers -= 1
    return match


def scene_of(match: Match, lang: str = "en", size: tuple[int, int] = SMALL, **change: Any) -> Scene:
    """What the board of seat 0 is drawn from, as the client makes it; `change` lays entries over the table."""
    width, height = size
    offers = match.offers(0) if match.asks_for(0) else []
    handles = frozenset(offer.handles[0] for offer in offers if offer.handles)
    view = json.loads(json.dumps(match.view(0)))
    view["table"].update(change)
    people = PEOPLE[: match.rules.seats]
    speaker = words(lang, match.rules.seating.game)
    return Scene(view, speaker, people, handles, width - 2, height >= ROOMY, height)


def own_part(board: Board, scene: Scene) -> str:
    """What the board shows of the seat itself, in a frame of its own."""
    mine = board.mine(framed(scene))
    assert mine is not None
    return mine.plain


def framed(scene: Scene) -> Scene:
    return scene._replace(width=scene.width - 2)


def drawn(board: Board, scene: Scene) -> str:
    """Everything that the board draws, as plain text."""
    parts = [board.seats(scene).plain, board.table(scene).plain, board.piles(scene), own_part(board, scene)]
    return "\n".join(parts)


# -- questions for every board -----------------------------------------------------------------------------------------


def assert_worded(text: str, stems: Iterable[str]) -> None:
    """No message goes by its id, which would begin like this."""
    for stem in stems:
        assert stem not in text


def assert_moves_are_seen(app: CaliburnApp) -> None:
    moves = app.table.query_one(OptionList)
    assert moves.size.height >= min(LEAST_MOVES, len(moves.options)), screen(app)
    assert moves.region.bottom <= app.size.height - 1, screen(app)


def assert_fits(board: Board, scene: Scene, *, beside_moves: int) -> None:
    """No line is wider than its part of the screen, and the moves have room beside so many lines of frames, of the
    question, of what it is about, and of keys."""
    table = [*board.seats(scene).plain.splitlines(), *board.table(scene).plain.splitlines()]
    own = own_part(board, scene).splitlines()
    assert max(len(line) for line in table) <= scene.width
    assert max(len(line) for line in own) <= framed(scene).width
    assert len(table) + len(own) + beside_moves + LEAST_MOVES <= scene.height
