"""How a server is set up."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from caliburn.server.rooms import Timings

PORT = 8642
DATABASE = "caliburn.db"


class Rates(msgspec.Struct, frozen=True):
    """How much one person or one address may ask of the server: so many a second, and so many at once.

    And how many may be there at the same time: open sockets of one address, and those who watch one table.
    """

    commands: float = 12
    commands_burst: float = 60
    requests: float = 20
    requests_burst: float = 120
    sign_ins: float = 0.1
    sign_ins_burst: float = 10
    guests: float = 0.2
    guests_burst: float = 20
    imports: float = 0.1
    imports_burst: float = 10
    sockets: float = 60
    watchers: float = 300


class Config(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = PORT
    data: Path = Path()
    address: str = ""  # under which others reach the server, such as https://caliburn.example
    rates: Rates = Rates()
    timings: Timings = Timings()
    private_webhooks: bool = False  # whether webhooks may lead into the own network
    smtp: dict[str, Any] | None = None
    notice_every: float = 300.0  # s between two notices to one person of one table
    workers: int | None = None
    proxied: bool = False  # whether a reverse proxy in front tells the addresses of clients

    @property
    def database(self) -> Path:
        return self.data / DATABASE

    @property
    def local(self) -> str:
        """Where to open the page on this machine."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host
        return self.address or f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    def addresses(self) -> list[str]:
        """Where friends can open the page."""
        if self.address:
            return [self.address]
        if self.host not in ("0.0.0.0", "::"):
            return [self.local]
        return [f"http://{address}:{self.port}" for address in own_addresses()] or [self.local]

    @property
    def loopback(self) -> bool:
        """Whether nobody else can reach the server."""
        return not self.address and self.host in ("127.0.0.1", "localhost", "::1")


def default_data() -> Path:
    return user_data_path("caliburn", appauthor=False)


def own_addresses() -> list[str]:
    """The addresses of this machine in its local network, the likeliest first."""
    found: dict[str, None] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: asks which address would be used
            found[probe.getsockname()[0]] = None
        except OSError:
            pass
    try:
        for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(info[4][0])] = None
    except OSError:
        pass
    return [address for address in found if not address.startswith("127.")]
