"""The HTTP interface, one function a path. `ROUTES` is what the application serves and what `/api` describes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import Response

from caliburn.bots import BOTS
from caliburn.kernel import start
from caliburn.kernel.guide import rules_of
from caliburn.kernel.spec import GameSpec
from caliburn.kernel.text import LANGUAGES, words
from caliburn.kernel.trail import trail
from caliburn.kernel.view import REFEREE, Viewer
from caliburn.server import openapi, wire
from caliburn.server.api_people import (
    claim_account,
    get_me,
    make_recovery,
    me_of,
    patch_me,
    post_me,
    recover,
    sender_of,
    sign_in,
    sign_out,
)
from caliburn.server.page_words import words_file
from caliburn.server.people import Person, hash_token
from caliburn.server.refusals import Invalid, NotFound
from caliburn.server.requests import MOST_RECORD, address_of, answer, body_of, record_of, server_of, token_of
from caliburn.server.room import Room
from caliburn.server.showing import Seen, own_summary

MOST_LISTED = 60
MOST_OF_ONE_HOST = 5
MOST_MOMENTS = 60


class Query(NamedTuple):
    """What may be asked for behind the question mark."""

    name: str
    schema: dict[str, Any]
    about: str


class ApiRoute(NamedTuple):
    method: str
    path: str
    handler: Callable[[Request], Awaitable[Response]]
    summary: str
    body: Any = None
    answer: Any = None
    refusal: Any = None  # what a 409 holds, where it is no problem like any other
    query: tuple[Query, ...] = ()


NUMBER = {"type": "integer", "minimum": 0}
MOMENTS = (
    Query("from", {**NUMBER, "default": 0}, "The first moment: after so many answers"),
    Query("to", NUMBER, f"The last moment; {MOST_MOMENTS} are sent at most"),
    Query("viewer", {"type": "string", "default": "all"}, "What the seat of that number saw, or `all`"),
)


# -- games and words -----------------------------------------------------------------------------------------------


async def get_games(request: Request) -> Response:
    return answer([_game(spec) for spec in start.games()])


def _game(spec: GameSpec) -> dict[str, Any]:
    return {
        "id": spec.id,
        "seats": spec.seats,
        "minutes": spec.minutes,
        "modes": [
            {
                "id": mode.id,
                "seats": mode.seats,
                "options": [option._asdict() for option in mode.options],
            }
            for mode in spec.modes
        ],
        "bots": list(BOTS),
    }


async def get_guide(request: Request) -> Response:
    rules = rules_of(start.game(request.path_params["game"]))
    return answer(
        [
            {
                "id": rule.id,
                "heading": rule.heading,
                "page": rule.page,
                "message": rule.message,
                "rulings": rule.rulings,
            }
            for rule in rules
        ]
    )


async def get_components(request: Request) -> Response:
    return answer(start.game(request.path_params["game"]).components())


async def get_words(request: Request) -> Response:
    """Fluent text: of the page and all that every game shares, or of one game."""
    lang, what = request.path_params["lang"], request.path_params["what"]
    if lang not in LANGUAGES:
        words(lang)
    return words_file(lang, what).answer(request)


# -- the lobby and tables ------------------------------------------------------------------------------------------


async def get_lobby(request: Request) -> Response:
    server = server_of(request)
    me = await server.person_of(token_of(request))
    mine = (
        [] if me is None else [own_summary(body, me.id) for body in await server.store.summaries_of(me.id, MOST_LISTED)]
    )
    held = {table.id for table in mine}
    listed = _fairly([_summary(body) for body in await server.store.open_tables(4 * MOST_LISTED)])
    return answer(
        {
            "mine": [table for table in mine if table.phase != "over"],
            "open": [table for table in listed if table.id not in held],
            "lately": [table for table in mine if table.phase == "over"],
        }
    )


def _fairly(tables: list[wire.TableSummary]) -> list[wire.TableSummary]:
    """At most a few tables of the same host, so that nobody fills the lobby alone."""
    shown: list[wire.TableSummary] = []
    hosts: dict[str | None, int] = {}
    for table in tables:
        host = next((seat.person for seat in table.seats if seat.person is not None), None)
        hosts[host] = hosts.get(host, 0) + 1
        if hosts[host] <= MOST_OF_ONE_HOST and len(shown) < MOST_LISTED:
            shown.append(table)
    return shown


def _summary(body: bytes) -> wire.TableSummary:
    return msgspec.json.decode(body, type=wire.TableSummary)


async def post_table(request: Request) -> Response:
    me = await me_of(request)
    wanted = await body_of(request, wire.NewTable, most=MOST_RECORD)
    return answer({"id": await server_of(request).house.found(sender_of(me), wanted)}, 201)


async def _room(request: Request) -> tuple[Room, Person | None]:
    server = server_of(request)
    person = await server.person_of(token_of(request))
    room = await server.room_for(request.path_params["table"], None if person is None else person.id)
    return room, person


async def get_table(request: Request) -> Response:
    room, person = await _room(request)
    return answer(await room.told(None if person is None else person.id, Seen()))


async def post_command(request: Request) -> Response:
    me = await me_of(request)
    server_of(request).allow_command(me.id)
    command = await body_of(request, wire.Command, wire.AnyCommand)
    room, _ = await _room(request)
    done = await room.command(sender_of(me), command)
    if done.reason is not None and "-store-" in done.reason["id"]:
        return answer(done, 503)
    return answer(done, 409 if done.answer in ("stale", "refused") else 200)


async def get_invite(request: Request) -> Response:
    room = await _invited(request)
    return answer(await room.brief())


async def post_invite(request: Request) -> Response:
    """Let the holder of an invite link in."""
    me = await me_of(request)
    room = await _invited(request)
    await server_of(request).store.let_in(room.table.id, me.id)
    return answer(await room.brief())


async def _invited(request: Request) -> Room:
    """The table of an invite link, unless it has another one by now."""
    server, token = server_of(request), request.path_params["token"]
    table = await server.store.invite(hash_token(token))
    if table is not None:
        room = await server.house.room(table)
        if (await room.settled()).invite == token:
            return room
    raise NotFound("refused-invite")


# -- looking back --------------------------------------------------------------------------------------------------


async def _finished(request: Request) -> dict[str, Any]:
    """The record of a table that is over."""
    room, _ = await _room(request)
    return await room.finished()


async def get_moments(request: Request) -> Response:
    record = await _finished(request)
    viewer = _viewer(request, record["seats"])
    first = _number(request, "from", 0)
    last = min(_number(request, "to", first + MOST_MOMENTS - 1), first + MOST_MOMENTS - 1)
    total, moments = await server_of(request).thinkers.moments(record, viewer, first, last)
    return answer({"total": total, "moments": [moment._asdict() for moment in moments]})


def _viewer(request: Request, seats: int) -> Viewer:
    wanted = request.query_params.get("viewer", "all")
    if wanted == "all":
        return REFEREE
    if wanted.isascii() and wanted.isdigit() and len(wanted) < 3 and int(wanted) < seats:
        return int(wanted)
    raise Invalid("error-no-such-seat", seat=wanted[:20], most=seats - 1)


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise Invalid("refused-number", name=name)
    return int(text)


async def get_trail(request: Request) -> Response:
    record = await _finished(request)
    outcomes = await server_of(request).thinkers.run(trail, record)
    return answer(
        {
            "seed": record["seed"],
            "commitment": record["table"]["commitment"],
            "seeded_from": record["seeded_from"],
            "outcomes": [{"cases": outcome.cases, "came_up": outcome.came_up} for outcome in outcomes],
        }
    )


async def get_record(request: Request) -> Response:
    record = await _finished(request)
    name = f"caliburn-{record['game']}-{record['table']['id']}.json"
    return answer(record, headers={"content-disposition": f'attachment; filename="{name}"'})


async def get_saved(request: Request) -> Response:
    me = await me_of(request)
    room, _ = await _room(request)
    saved = await server_of(request).files.save(room, me.id)
    name = f"caliburn-{saved['game']}-{room.table.id}.json"
    return answer(saved, headers={"content-disposition": f'attachment; filename="{name}"'})


async def post_import(request: Request) -> Response:
    me = await me_of(request)
    server = server_of(request)
    server.check_address(server.imports, address_of(request))
    return answer({"id": await server.files.take_up(sender_of(me), await record_of(request))}, 201)


async def post_continue(request: Request) -> Response:
    me = await me_of(request)
    wanted = await body_of(request, wire.ContinueFrom)
    room, _ = await _room(request)
    house = server_of(request).house
    return answer({"id": await house.continue_from(room, sender_of(me), wanted.n, wanted.seat)}, 201)


# -- the server itself ---------------------------------------------------------------------------------------------


async def get_server(request: Request) -> Response:
    """Where friends can open the page, and what this server can do."""
    server = server_of(request)
    return answer(
        {
            "addresses": server.addresses,
            "loopback": server.config.loopback,
            "secure": server.addresses[0].startswith("https:"),
            "mail": server.notices.can_mail,
        }
    )


async def get_health(request: Request) -> Response:
    return answer({"alive": True})


async def get_ready(request: Request) -> Response:
    """Whether the store answers."""
    return answer({"tables": await server_of(request).store.count()})


async def get_metrics(request: Request) -> Response:
    house = server_of(request).house
    house.gauge()
    return Response(generate_latest(house.metrics.registry), media_type="text/plain; version=0.0.4")


async def get_description(request: Request) -> Response:
    return answer(openapi.description(ROUTES))


ROUTES: tuple[ApiRoute, ...] = (
    ApiRoute("GET", "/api", get_description, "This description"),
    ApiRoute("GET", "/api/me", get_me, "Who I am", answer=Person),
    ApiRoute("POST", "/api/me", post_me, "Become a guest", wire.NewGuest, Person),
    ApiRoute("PATCH", "/api/me", patch_me, "Change my name, arms, language or settings", wire.ChangedMe, Person),
    ApiRoute("POST", "/api/me/account", claim_account, "Claim an account; it keeps my games", wire.Credentials, Person),
    ApiRoute("POST", "/api/me/recovery", make_recovery, "A link that brings my seats to another device"),
    ApiRoute("POST", "/api/session", sign_in, "Sign in to an account", wire.Credentials, Person),
    ApiRoute("DELETE", "/api/session", sign_out, "Sign out"),
    ApiRoute("POST", "/api/recover", recover, "Use a recovery link", wire.Token, Person),
    ApiRoute("GET", "/api/games", get_games, "All games with their modes, seats, options and bots"),
    ApiRoute("GET", "/api/games/{game}/guide", get_guide, "The rules of a game in reading order"),
    ApiRoute("GET", "/api/games/{game}/components", get_components, "Every card and piece with its figures"),
    ApiRoute("GET", "/api/words/{lang}/{what}", get_words, "Fluent messages: of the page, or of a game"),
    ApiRoute("GET", "/api/lobby", get_lobby, "My tables, open tables, and what I played lately"),
    ApiRoute("POST", "/api/tables", post_table, "Found a table", wire.NewTable),
    ApiRoute("POST", "/api/tables/import", post_import, "Take a saved match up again at a new table", dict[str, Any]),
    ApiRoute("GET", "/api/tables/{table}", get_table, "A table as I may see it", answer=wire.State),
    ApiRoute(
        "POST", "/api/tables/{table}/commands", post_command, "Do something", wire.AnyCommand, wire.Answer, wire.Answer
    ),
    ApiRoute("GET", "/api/tables/{table}/moments", get_moments, "A finished match, answer by answer", query=MOMENTS),
    ApiRoute("GET", "/api/tables/{table}/trail", get_trail, "Every outcome of chance of a finished match"),
    ApiRoute("GET", "/api/tables/{table}/record", get_record, "The record of a finished match"),
    ApiRoute("GET", "/api/tables/{table}/saved", get_saved, "A running match as a file, to go on with elsewhere"),
    ApiRoute("POST", "/api/tables/{table}/continue", post_continue, "Play on from a moment", wire.ContinueFrom),
    ApiRoute("GET", "/api/invites/{token}", get_invite, "The table of an invite link", answer=wire.TableSummary),
    ApiRoute("POST", "/api/invites/{token}", post_invite, "Be let in by an invite link", answer=wire.TableSummary),
    ApiRoute("GET", "/api/server", get_server, "Where this server can be reached"),
    ApiRoute("GET", "/healthz", get_health, "Whether the process lives"),
    ApiRoute("GET", "/readyz", get_ready, "Whether the store answers"),
    ApiRoute("GET", "/metrics", get_metrics, "Figures for Prometheus"),
)
