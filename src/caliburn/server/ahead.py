"""What a page will ask for first, told in the answer that brings it: browsers fetch it before any script has run."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from starlette.requests import Request

from caliburn.server.database import StoreError
from caliburn.server.page import PAGE_ITSELF
from caliburn.server.refusals import Refused
from caliburn.server.requests import address_of, language_of, server_of, token_of

if TYPE_CHECKING:
    from caliburn.server.app import Server
    from caliburn.server.people import Person

TABLE_PAGE = "src/table/TablePage.svelte"
BOARD = "src/games/{game}/index.ts"
LOBBY_FONT = "cinzel-latin-700-normal"  # beside those that every page has: index.html names them
TABLE_FONT = "eb-garamond-latin-600-normal"
STATE_AHEAD = "state-ahead"  # the name by which the page knows that the state of the table is on its way


async def headers_of(request: Request) -> dict[str, str]:
    """`Link` names scripts, styles, and what the page fetches as data; `Server-Timing` tells its scripts of a state."""
    server = server_of(request)
    person: Person | None = None
    game: str | None = None
    _, first, *rest = request.url.path.split("/")
    with contextlib.suppress(Refused, StoreError):
        server.allow_request(address_of(request))
        person = await server.person_of(token_of(request))
        if first == "table" and len(rest) == 1:
            game = await _game_of(server, rest[0], person)
    words = f"/api/words/{language_of(request) if person is None else person.lang}/"
    links = [*server.page.links(PAGE_ITSELF), _data(words + "page"), _data("/api/me")]
    if request.url.path == "/":
        links += [_data("/api/games"), _data("/api/lobby"), *server.page.font(LOBBY_FONT)]
    if first == "table":
        links += [*server.page.links(TABLE_PAGE), *server.page.font(TABLE_FONT)]
    if game is not None:
        links += [_data(f"/api/tables/{rest[0]}"), *server.page.links(BOARD.format(game=game)), _data(words + game)]
    return {"link": ", ".join(dict.fromkeys(links)), **({} if game is None else {"server-timing": STATE_AHEAD})}


def _data(path: str) -> str:
    return f"<{path}>; rel=preload; as=fetch; crossorigin"


async def _game_of(server: Server, table: str, person: Person | None) -> str:
    """The game of a table that this person may see."""
    return (await server.room_for(table, None if person is None else person.id)).table.founded.game
