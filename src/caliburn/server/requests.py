"""Reading requests: who asks, from where, with what body; and answering, refusals included."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from caliburn.kernel.errors import CaliburnError
from caliburn.kernel.text import LANGUAGES, Message, words
from caliburn.server.database import StoreError
from caliburn.server.refusals import Invalid, NotAllowed, Refused, TooLarge
from caliburn.server.told import wire_message
from caliburn.server.wire import encode

if TYPE_CHECKING:
    from caliburn.server.app import Server

logger = structlog.get_logger()

MOST_BODY = 65_536
MOST_RECORD = 262_144  # of a saved match, or a new table, with the longest edition there may be
USUAL_PORTS = {"http": ":80", "https": ":443"}
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


def token_of(connection: HTTPConnection) -> str | None:
    """The session token: of the page's cookie, or of a program's Authorization header."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    return connection.cookies.get(server_of(connection).cookie)


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what another site makes a browser send. Where the server has one address, that is the only site."""
    origin = connection.headers.get("origin")
    if origin is not None:
        scheme = origin.partition("://")[0]
        own = server_of(connection).config.address or f"{scheme}://{connection.headers.get('host', '')}"
        if _site(origin) != _site(own):
            raise NotAllowed("refused-origin")
    if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise NotAllowed("refused-origin")


def _site(origin: str) -> str:
    """An origin without the port that its scheme has anyway."""
    origin = origin.lower()
    return origin.removesuffix(USUAL_PORTS.get(origin.partition("://")[0], "://"))


async def body_of(request: Request, kind: type[T], union: Any = None, most: int = MOST_BODY) -> T:
    """The JSON body of a request, checked: of one type, or of a union of its subtypes."""
    data = await _read(request, most)
    try:
        found: T = msgspec.json.decode(data, type=union or kind)
        return found
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("refused-malformed", reason=str(error)[:200]) from None


async def record_of(request: Request) -> Any:
    """A saved match as the body of a request: a file as it is, which may be anything."""
    try:
        return msgspec.json.decode(await _read(request, MOST_RECORD))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Invalid("refused-import-unreadable") from None


async def _read(request: Request, most: int) -> bytes:
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Invalid("refused-not-json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TooLarge("refused-too-large", most=most)
    return bytes(data)


def language_of(connection: HTTPConnection) -> str:
    """The language that a client without words of its own likes best."""
    best, most = LANGUAGES[0], 0.0
    for wanted in connection.headers.get("accept-language", "").lower().split(","):
        tag, _, weight = wanted.partition(";")
        lang = tag.strip().partition("-")[0]
        if lang in LANGUAGES and (liked := _weight(weight)) > most:
            best, most = lang, liked
    return best


def _weight(text: str) -> float:
    """The value of `q=0.8`, which is 1 where it is left out; nonsense counts as nothing."""
    if not text:
        return 1.0
    found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", text, re.ASCII)
    return float(found[1]) if found else 0.0


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(value), status, media_type="application/json", headers=headers)


def problem(connection: HTTPConnection, message: Message, status: int) -> Response:
    """A refusal: the message, and its words for those who have none."""
    text = words(language_of(connection)).say(message)
    headers = {"retry-after": "2"} if status in (429, 503) else None
    return answer({"error": wire_message(message), "text": text}, status, headers)


def guarded(handler: Handler) -> Handler:
    """A handler whose refusals become answers. What nobody foresaw is logged and answered too."""

    async def guard(request: Request) -> Response:
        try:
            if request.method not in ("GET", "HEAD"):
                check_origin(request)
            server_of(request).allow_request(address_of(request))
            return await handler(request)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there any more to read it
        except Refused as error:
            refusal, status = error.message, error.status
        except StoreError as error:
            refusal, status = error.message, 503
        except CaliburnError as error:
            refusal, status = error.message, 422
        route = getattr(request.scope.get("route"), "path", "")  # the path itself may hold a secret
        logger.info("refused", path=route, reason=refusal.id, status=status)
        return problem(request, refusal, status)

    return guard
