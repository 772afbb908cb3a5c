"""The WebSocket of a table: commands in, answers and states out. A slow reader is told the latest, never a backlog."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from caliburn.server import showing, wire
from caliburn.server.limits import address_key
from caliburn.server.people import hash_token
from caliburn.server.refusals import Invalid, Refused, TooLarge, TooMuch
from caliburn.server.requests import address_of, check_origin, server_of, token_of
from caliburn.server.room import Peer, Room
from caliburn.server.showing import Seen
from caliburn.server.told import wire_message

if TYPE_CHECKING:
    from caliburn.server.app import Server

logger = structlog.get_logger()

MOST_FRAME = 8192
MOST_WAITING = 64  # answers that a peer has not read; one that lets more pile up is read more slowly
MOST_LIMITED = 200  # frames in a row that came too fast, before the socket is closed
HELD_BACK = 0.1  # s
CODES = {401: 4401, 403: 4403, 404: 4404, 429: 4429, 503: 4503}


async def table_socket(socket: WebSocket) -> None:
    """One connection to a table, from its opening to its end."""
    server = server_of(socket)
    with contextlib.ExitStack() as held:
        try:
            check_origin(socket)
            server.allow_request(address_of(socket))
            held.enter_context(server.sockets.held(address_key(address_of(socket))))
            person = await server.person_of(token_of(socket))
            room = await server.room_for(socket.path_params["table"], None if person is None else person.id)
            if person is None or room.table.seat_of(person.id) is None:
                held.enter_context(server.watchers.held(room.table.id))
        except Refused as error:
            await _refuse(socket, error)
            return
        await socket.accept()
        await _attend(socket, await server.house.room(room.table.id), None if person is None else person.id)


async def _attend(socket: WebSocket, room: Room, person: str | None) -> None:
    """Hear and tell somebody at a table, until they go."""
    token = token_of(socket)
    peer = Peer(person, _seen(socket), None if token is None else hash_token(token))
    room.join(peer)
    sender = asyncio.create_task(_send(socket, room, peer))
    try:
        await _receive(socket, room, peer)
    finally:
        room.part(peer)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


def _seen(socket: WebSocket) -> Seen:
    """What the client says it has; nonsense counts as nothing."""
    found = {}
    for name in ("events", "undos", "chat"):
        text = socket.query_params.get(name, "0")
        found[name] = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
    return Seen(**found)


def _code(error: Refused) -> int:
    return CODES.get(error.status, 4400)


async def _refuse(socket: WebSocket, error: Refused) -> None:
    """Say why before closing: a browser does not show the status of a refused handshake."""
    logger.info("socket refused", reason=error.message.id)
    await socket.accept()
    refusal = wire.Answer("", "refused", None, reason=wire_message(error.message))
    with contextlib.suppress(Exception):
        await socket.send_text(wire.encode(refusal).decode())
        await socket.close(_code(error))


async def _receive(socket: WebSocket, room: Room, peer: Peer) -> None:
    server = server_of(socket)
    who = peer.person or address_of(socket)
    limited = 0
    while True:
        frame = await socket.receive()
        if frame["type"] != "websocket.receive" or peer.ended:
            return
        began = time.perf_counter()
        data = frame.get("text") or frame.get("bytes") or ""
        answer, held_back = await _answer(server, room, peer, data, who)
        peer.answer(answer)
        server.house.metrics.commands.observe(time.perf_counter() - began)
        limited = limited + 1 if held_back else 0
        if limited > MOST_LIMITED:
            await socket.close(CODES[429])
            return
        if held_back or len(peer.answers) > MOST_WAITING:
            await asyncio.sleep(HELD_BACK)


async def _answer(server: Server, room: Room, peer: Peer, data: str | bytes, who: str) -> tuple[wire.Answer, bool]:
    """What becomes of a frame, and whether its sender has to slow down."""
    key, held_back = "", False
    try:
        server.allow_command(who)
        if len(data) > MOST_FRAME:
            raise TooLarge("refused-too-large", most=MOST_FRAME)
        command = wire.read_command(data)
        key = command.key
        answer = await room.command(await server.known_person(peer.person), command)
        if answer.answer == "stale":
            peer.tell()
        return answer, False
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        refusal = Invalid("refused-malformed", reason=str(error)[:200]).message
    except Refused as error:
        refusal, held_back = error.message, isinstance(error, TooMuch)
    server.house.metrics.refusals.labels(refusal.id).inc()
    if peer.may_be_noted():
        logger.info("refused", reason=refusal.id, table=room.table.id, person=peer.person)
    return wire.Answer(key or _key_of(data), "refused", None, reason=wire_message(refusal)), held_back


class _Keyed(msgspec.Struct):
    key: str = ""


def _key_of(data: str | bytes) -> str:
    """The key of a message that could not be read otherwise, so that its sender learns which one it was."""
    with contextlib.suppress(Exception):
        return msgspec.json.decode(data[:MOST_FRAME], type=_Keyed).key[:64]
    return ""


async def _send(socket: WebSocket, room: Room, peer: Peer) -> None:
    """Tell the peer what there is to tell, until it goes. One that cannot be told is sent away: it will come back."""
    while socket.application_state == WebSocketState.CONNECTED:
        try:
            frame = await _next(room, peer)
        except Refused as error:  # the person signed out, or may not see the table any more
            with contextlib.suppress(Exception):
                await socket.close(_code(error))
            return
        except Exception as error:
            logger.error("a peer could not be told", table=room.table.id, exc_info=error)
            with contextlib.suppress(Exception):
                await socket.close(CODES[503])
            return
        try:
            await socket.send_text(frame)
        except (WebSocketDisconnect, RuntimeError, ConnectionError):
            return


async def _next(room: Room, peer: Peer) -> str:
    """The next frame for a peer: answers first, then the table as it is now."""
    while not peer.answers and not peer.stale and not peer.ended:
        peer.wake.clear()
        await peer.wake.wait()
    if peer.ended:
        raise peer.ended
    if peer.answers:
        return wire.encode(peer.answers.popleft()).decode()
    peer.stale = False
    told = await room.told(peer.person, peer.seen)
    peer.seen = showing.seen_after(told, peer.seen)
    return wire.encode(told).decode()
