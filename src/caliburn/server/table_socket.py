"""The WebSocket of a table: commands in, answers and states out. A slow reader is told the latest, never a backlog."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from caliburn.server import showing, wire
from caliburn.server.database import StoreError
from caliburn.server.refusals import Refused, TooLarge
from caliburn.server.requests import address_of, check_origin, server_of, token_of
from caliburn.server.room import Peer, Room
from caliburn.server.showing import Seen
from caliburn.server.told import wire_message

logger = structlog.get_logger()

MOST_FRAME = 8192
MOST_WAITING = 64  # answers that a peer has not read; one that lets more pile up is let go
CODES = {401: 4401, 403: 4403, 404: 4404, 429: 4429, 503: 4503}


async def table_socket(socket: WebSocket) -> None:
    """One connection to a table, from its opening to its end."""
    server = server_of(socket)
    try:
        check_origin(socket)
        server.allow_request(address_of(socket))
        person = await server.person_of(token_of(socket))
        room = await server.room_for(socket.path_params["table"], None if person is None else person.id)
    except (Refused, StoreError) as error:
        await _refuse(socket, error)
        return
    await socket.accept()
    room = await server.house.room(room.table.id)
    peer = Peer(None if person is None else person.id, _seen(socket))
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


async def _refuse(socket: WebSocket, error: Refused | StoreError) -> None:
    """Say why before closing: a browser does not show the status of a refused handshake."""
    status = getattr(error, "status", 503)
    logger.info("socket refused", path=socket.url.path, reason=error.message.id)
    await socket.accept()
    refusal = wire.Answer("", "refused", None, reason=wire_message(error.message))
    with contextlib.suppress(Exception):
        await socket.send_text(wire.encode(refusal).decode())
        await socket.close(CODES.get(status, 4400))


async def _receive(socket: WebSocket, room: Room, peer: Peer) -> None:
    server = server_of(socket)
    address = address_of(socket)
    while True:
        frame = await socket.receive()
        if frame["type"] != "websocket.receive":
            return
        began = time.perf_counter()
        data = frame.get("text") or frame.get("bytes") or ""
        peer.answer(await _answer(server, room, peer, data, address))
        server.house.metrics.commands.observe(time.perf_counter() - began)
        if len(peer.answers) > MOST_WAITING:
            await asyncio.sleep(0.05)


async def _answer(server: object, room: Room, peer: Peer, data: str | bytes, address: str) -> wire.Answer:
    from caliburn.server.app import Server

    assert isinstance(server, Server)
    key = ""
    try:
        if len(data) > MOST_FRAME:
            raise TooLarge("refused-too-large", most=MOST_FRAME)
        server.allow_command(peer.person or address)
        command = wire.read_command(data)
        key = command.key
        person = await server.known_person(peer.person)
        answer = await room.command(person, command)
        if answer.answer == "stale":
            peer.tell()
        return answer
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        reason = {"id": "refused-malformed", "args": {"reason": str(error)[:200]}}
        logger.info("refused", reason="refused-malformed", address=address)
        return wire.Answer(key or _key_of(data), "refused", None, reason=reason)
    except Refused as error:
        logger.info("refused", reason=error.message.id, address=address)
        return wire.Answer(key or _key_of(data), "refused", None, reason=wire_message(error.message))


def _key_of(data: str | bytes) -> str:
    """The key of a message that could not be read otherwise, so that its sender learns which one it was."""

    class Keyed(msgspec.Struct):
        key: str = ""

    with contextlib.suppress(Exception):
        return msgspec.json.decode(data, type=Keyed).key[:64]
    return ""


async def _send(socket: WebSocket, room: Room, peer: Peer) -> None:
    """Tell the peer what there is to tell, until it goes. One that cannot be told is sent away: it will come back."""
    try:
        await _tell(socket, room, peer)
    except (WebSocketDisconnect, RuntimeError, ConnectionError):
        return
    except Exception as error:
        logger.error("a peer could not be told", table=room.table.id, exc_info=error)
        with contextlib.suppress(Exception):
            await socket.close(CODES[503])


async def _tell(socket: WebSocket, room: Room, peer: Peer) -> None:
    while socket.application_state == WebSocketState.CONNECTED:
        if peer.answers:
            await socket.send_text(wire.encode(peer.answers.popleft()).decode())
        elif peer.stale:
            peer.stale = False
            told = await room.told(peer.person, peer.seen)
            peer.seen = showing.seen_after(told, peer.seen)
            await socket.send_text(wire.encode(told).decode())
        else:
            peer.wake.clear()
            await peer.wake.wait()
