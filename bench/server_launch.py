"""The real server without limits on how often one address may ask: 800 people of a load test all have the same one."""

from __future__ import annotations

import sys
from pathlib import Path

from caliburn.server.config import Config, Rates
from caliburn.server.serve import serve

PLENTY = 1e9
UNLIMITED = Rates(
    commands=PLENTY,
    commands_burst=PLENTY,
    requests=PLENTY,
    requests_burst=PLENTY,
    sign_ins=PLENTY,
    sign_ins_burst=PLENTY,
    guests=PLENTY,
    guests_burst=PLENTY,
    sockets=PLENTY,
    watchers=PLENTY,
)


def main(port: str, data: str) -> None:
    """Serve a folder on a port; the address is printed once the server is ready."""
    config = Config(port=int(port), data=Path(data), rates=UNLIMITED)
    serve(config, lambda config: print(config.local, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
