"""The application: what the server is made of, how it starts and stops, and which paths lead where."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import caliburn.games  # noqa: F401  (adds the games' words)
from caliburn.kernel.text import Message as Words
from caliburn.server import api
from caliburn.server.ahead import headers_of
from caliburn.server.config import Config
from caliburn.server.database import StoreError
from caliburn.server.decide import Sender
from caliburn.server.limits import Limits, Places, address_key
from caliburn.server.notices import MailSettings, Notices
from caliburn.server.page import HEADERS, Page
from caliburn.server.people import People, Person
from caliburn.server.refusals import NotSignedIn, TooMuch
from caliburn.server.requests import guarded, problem
from caliburn.server.room import Room
from caliburn.server.rooms import House
from caliburn.server.store import Store
from caliburn.server.table import Table
from caliburn.server.table_socket import table_socket
from caliburn.server.taking_up import Files
from caliburn.server.thinkers import Thinkers

logger = structlog.get_logger()

WARM_AFTER = 1.0
PERSON_FOR = 30.0  # s that a person is remembered without asking the store


class Server:
    """Everything a request may need."""

    def __init__(self, config: Config, store: Store, thinkers: Thinkers, addresses: list[str]) -> None:
        self.config = config
        self.addresses = addresses  # where friends can open the page
        self.store = store
        self.thinkers = thinkers
        self.people = People(store)
        mail = None if config.smtp is None else msgspec.convert(config.smtp, MailSettings)
        self.notices = Notices(mail=mail, allow_private=config.private_webhooks)
        self.house = House(store, thinkers, call=self._call, timings=config.timings)
        self.files = Files(self.house)
        self.page = Page()
        rates = config.rates
        self._requests = Limits(rate=rates.requests, burst=rates.requests_burst)
        self._commands = Limits(rate=rates.commands, burst=rates.commands_burst)
        self.sign_ins = Limits(rate=rates.sign_ins, burst=rates.sign_ins_burst)
        self.guests = Limits(rate=rates.guests, burst=rates.guests_burst)
        self.imports = Limits(rate=rates.imports, burst=rates.imports_burst)
        self.sockets = Places(rates.sockets, "refused-too-many-sockets")
        self.watchers = Places(rates.watchers, "refused-too-many-watchers")
        self._calls = Limits(rate=1 / config.notice_every, burst=1)
        self._known: dict[str, tuple[float, Person]] = {}

    @property
    def cookie(self) -> str:
        """Cookies ignore ports: two servers on one machine must not sign each other's people out."""
        return f"caliburn_{self.config.port}"

    # -- people ----------------------------------------------------------------------------------------------------

    async def person_of(self, token: str | None) -> Person | None:
        """Whose session a token is."""
        return None if token is None else await self.people.by_token(token)

    async def known_person(self, person: str | None) -> Sender:
        """Somebody by id, as tables know them."""
        if person is None:
            raise NotSignedIn("refused-not-signed-in")
        known = self._known.get(person)
        if known is None or known[0] < time.monotonic():
            if len(self._known) > 10_000:
                self._known.clear()
            known = (time.monotonic() + PERSON_FOR, await self.people.person(person))
            self._known[person] = known
        return Sender(known[1].id, known[1].name, known[1].arms)

    def forget(self, person: str) -> None:
        """Somebody changed: ask the store again."""
        self._known.pop(person, None)

    def _call(self, person: str, table: Table) -> None:
        """It is somebody's turn who is not here: tell them, but not every minute."""
        if not self._calls.allow(f"{person} {table.id}"):
            self.house.spawn(self._notify(person, table))

    async def _notify(self, person: str, table: Table) -> None:
        with contextlib.suppress(StoreError):
            found = await self.people.person(person)
            url = f"{self.addresses[0]}/table/{table.id}"
            self.notices.your_turn(
                found.lang, found.notices, table=table.founded.name, game=table.founded.game, url=url
            )

    # -- limits ----------------------------------------------------------------------------------------------------

    def allow_request(self, address: str) -> None:
        check_rate(self._requests, address_key(address))

    def allow_command(self, who: str, cost: int = 1) -> None:
        check_rate(self._commands, who, cost)

    def check_address(self, limits: Limits, address: str) -> None:
        check_rate(limits, address_key(address))

    # -- tables ----------------------------------------------------------------------------------------------------

    def base(self, request: Request) -> str:
        """The address under which this person reached the server."""
        return self.config.address or f"{request.url.scheme}://{request.headers.get('host', '')}"

    async def room_for(self, table: str, person: str | None) -> Room:
        """The room of a table that this person may see; others are not told that there is one."""
        room = await self.house.room(table)
        await self.house.check_may_see(await room.settled(), person)
        return room


def check_rate(limits: Limits, key: str, cost: int = 1) -> None:
    wait = limits.allow(key, cost)
    if wait:
        raise TooMuch("refused-too-often")


class Headers:
    """Puts the security headers on every answer; nothing of the API is kept in caches."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *self.headers]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, with_headers)


async def _page(request: Request) -> Response:
    server: Server = request.app.state.server
    if request.url.path.startswith("/api/"):
        return problem(request, Words("refused-no-path"), 404)
    if not server.page.built:
        return PlainTextResponse("The page is not built. Run: make play\n", 503)
    found = server.page.answer(request)
    if found is None:
        return problem(request, Words("refused-no-path"), 404)
    if found.media_type == "text/html":
        found.headers.update(await headers_of(request))
    return found


async def _refused(connection: HTTPConnection, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return problem(connection, Words("refused-no-method" if status == 405 else "refused-no-path"), status)


async def _failed(connection: HTTPConnection, error: Exception) -> Response:
    route = getattr(connection.scope.get("route"), "path", "")
    logger.error("a request failed", path=route, exc_info=error)
    return problem(connection, Words("refused-server-bug"), 500)


async def _tidy(server: Server) -> None:
    """Forget sessions and links that have run out, once a day."""
    while True:
        with contextlib.suppress(StoreError):
            await server.people.sweep()
        await asyncio.sleep(86_400)


async def _warm(server: Server) -> None:
    """Start the workers and compress the page once the first requests are through: after a restart all come at once."""
    await asyncio.sleep(WARM_AFTER)
    await asyncio.to_thread(server.page.zip)
    await server.thinkers.warm()


def make_app(config: Config) -> ASGIApp:
    """The whole application; its store and workers live from its start to its end."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(config.database)
        thinkers = Thinkers(config.workers)
        server = Server(config, store, thinkers, await asyncio.to_thread(config.addresses))
        app.state.server = server
        keeping = asyncio.create_task(server.house.keep_house())
        warming = asyncio.create_task(_warm(server))
        tidying = asyncio.create_task(_tidy(server))
        try:
            yield
        finally:
            for task in (keeping, warming, tidying):
                task.cancel()
            await asyncio.gather(keeping, warming, tidying, return_exceptions=True)
            await server.house.close()
            await server.notices.close()
            await thinkers.close()
            server.people.close()
            await store.close()

    routes: list[Any] = [Route(route.path, guarded(route.handler), methods=[route.method]) for route in api.ROUTES]
    routes.append(WebSocketRoute("/api/tables/{table}/socket", table_socket))
    routes.append(Route("/{path:path}", _page, methods=["GET"]))
    handlers = {HTTPException: _refused, Exception: _failed}
    return Headers(Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers))
