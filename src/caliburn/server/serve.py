"""Running the server: the port, the log, and what is said when it is ready."""

from __future__ import annotations

import asyncio
import gc
import logging
import logging.handlers
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import structlog
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from caliburn.server.app import make_app
from caliburn.server.config import Config
from caliburn.server.refusals import Refused
from caliburn.server.store import Store
from caliburn.server.table_socket import MOST_FRAME

LOG = "server.log"
LOCK = "server.lock"
LOG_BYTES = 5_000_000
LOG_FILES = 3
BACKLOG = 2048
MOST_FILES = 65_536
GARBAGE = (10_000, 10, 50)  # a full collection stops all tables for 0.2 s, and hardly ever finds anything


class CannotServe(Refused):
    """The server cannot begin: its port or its folder cannot be used."""


class Sockets(WebSocketsSansIOProtocol):
    """Ends a handshake that cannot be read. uvicorn 0.54 leaves it open, and fails over it when it shuts down."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated and not self.close_sent:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()


class Taken(CannotServe):
    """Somebody has the port or the folder, perhaps a Caliburn that runs already."""


class _Uvicorn(uvicorn.Server):
    """Says when it is ready, and nothing before."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            self._ready()


class Seldom(logging.Filter):
    """Lets the same complaint through once a second: asyncio has thousands of them where it cannot open a file more."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last, self._until = "", 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        complaint, now = record.getMessage().partition("\n")[0], self._clock()
        if complaint == self._last and now < self._until:
            return False
        self._last, self._until = complaint, now + 1
        return True


def allow_files() -> None:
    """As many open files as the system lets this process have, within reason: every socket is one."""
    try:
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, wanted), most))
    except (ImportError, OSError, ValueError):
        pass  # not on this system, which has a limit of another kind


def serve(config: Config, ready: Callable[[Config], None], log: str = "") -> None:
    """Serve until interrupted. `log` is a file, "-" for stderr, or empty for a file in the data folder."""
    allow_files()
    with _folder(config, log):
        asyncio.run(_check_store(config.database))
        _serve(config, ready, listen(config.host, config.port))


def _folder(config: Config, log: str) -> IO[str]:
    """The data folder, held for this server alone, with its log. In a folder of another server nothing is touched."""
    try:
        config.data.mkdir(parents=True, exist_ok=True)
        held = take_folder(config.data)
        set_up_log(log or str(config.data / LOG))
    except OSError as error:
        raise CannotServe("refused-data-folder", path=str(config.data), reason=error.strerror or str(error)) from None
    return held


def _serve(config: Config, ready: Callable[[Config], None], listening: socket.socket) -> None:
    settings = uvicorn.Config(
        make_app(config),
        log_config=None,
        access_log=False,
        ws=Sockets,
        ws_max_size=2 * MOST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        server_header=False,
        proxy_headers=config.proxied,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        backlog=BACKLOG,
    )
    structlog.get_logger().info("serving", host=config.host, port=config.port, database=str(config.database))
    _Uvicorn(settings, lambda: ready(config)).run(sockets=[listening])


def take_folder(data: Path) -> IO[str]:
    """Hold the data folder for this server alone, where the system can do that."""
    held = (data / LOCK).open("a", encoding="utf-8")
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError:
        held.close()
        raise Taken("refused-data-taken", path=str(data)) from None
    return held


async def _check_store(path: Path) -> None:
    store = await Store.open(path)
    await store.close()


def listen(host: str, port: int) -> socket.socket:
    """The listening socket; a port that is taken is told before anything else happens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno in (98, 48, 10048):
            raise Taken("refused-port-taken", port=str(port)) from None
        raise CannotServe("refused-port", port=str(port), host=host, reason=error.strerror or str(error)) from None
    return listening


def set_up_log(target: str) -> None:
    """Structured lines: JSON, one event each."""
    handler: logging.Handler
    if target == "-":
        handler = logging.StreamHandler(sys.stderr)
    else:
        handler = logging.handlers.RotatingFileHandler(
            target, maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8"
        )
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("websockets").setLevel(logging.WARNING)
    logging.getLogger("asyncio").addFilter(Seldom())
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def open_page(address: str) -> bool:
    """Open the page where there is a desktop to open it on."""
    desktop = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not desktop or os.environ.get("SSH_CONNECTION"):
        return False
    return webbrowser.open(address)
