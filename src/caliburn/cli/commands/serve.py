"""`caliburn serve`: the table in the browser, for this machine, the local network or the world."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import parse_qs, unquote, urlsplit
from urllib.request import urlopen

import typer

from caliburn.cli.commands.shared import Lang
from caliburn.cli.voice import CommandError, called_as, voice

if TYPE_CHECKING:
    from caliburn.server.config import Config

LAN = "0.0.0.0"


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-help-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", help="cli-help-serve-port")] = 8642,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FOLDER", help="cli-help-serve-data", show_default=False)
    ] = None,
    address: Annotated[
        str, typer.Option("--address", metavar="URL", help="cli-help-serve-address", show_default=False)
    ] = "",
    open_page: Annotated[bool, typer.Option("--open", help="cli-help-serve-open")] = False,
    log: Annotated[str, typer.Option("--log", metavar="FILE", help="cli-help-serve-log", show_default=False)] = "",
    smtp: Annotated[str, typer.Option("--smtp", metavar="URL", help="cli-help-serve-smtp", show_default=False)] = "",
    private_webhooks: Annotated[bool, typer.Option("--private-webhooks", help="cli-help-serve-webhooks")] = False,
    proxied: Annotated[bool, typer.Option("--proxied", help="cli-help-serve-proxied")] = False,
    lang: Lang = "",
) -> None:
    from caliburn.server.config import Config, default_data
    from caliburn.server.serve import Taken
    from caliburn.server.serve import open_page as show_page
    from caliburn.server.serve import serve as run

    if not 0 < port < 65_536:
        raise CommandError("cli-error-port", port=str(port))
    if not host.strip():
        raise CommandError("cli-error-host")
    config = Config(
        host=host,
        port=port,
        data=folder(data or default_data()),
        address=checked_address(address),
        smtp=mail_settings(smtp or os.environ.get("CALIBURN_SMTP", "")),
        private_webhooks=private_webhooks,
        proxied=proxied,
    )

    def ready(config: Config) -> None:
        announce(config)
        if open_page:
            show_page(config.local)

    try:
        run(config, ready, log)
    except Taken:
        if not open_page or not is_ours(config.local):
            raise
        voice().show(voice().say("cli-serve-running", address=config.local))
        show_page(config.local)


def is_ours(address: str) -> bool:
    """Whether a Caliburn answers at an address of this machine."""
    try:
        with urlopen(f"{address}/healthz", timeout=2) as answer:
            return bool(answer.read(64) == b'{"alive":true}')
    except (OSError, ValueError):
        return False


def announce(config: Config) -> None:
    """Say where the table is, for oneself and for friends."""
    speaker = voice()
    speaker.show(speaker.say("cli-serve-ready", address=config.local))
    if config.loopback:
        speaker.show(speaker.say("cli-serve-loopback", command=called_as()))
    elif config.addresses() != [config.local]:
        speaker.show(speaker.say("cli-serve-friends", addresses=", ".join(config.addresses())))
    speaker.show(speaker.say("cli-serve-data", path=str(config.data)))
    speaker.show(speaker.say("cli-serve-stop"))


def checked_address(address: str) -> str:
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        named = parts.hostname is not None and parts.port != 0
    except ValueError:
        raise CommandError("cli-error-address", address=address[:200]) from None
    if parts.scheme not in ("http", "https") or not named or parts.path not in ("", "/"):
        raise CommandError("cli-error-address", address=address[:200])
    return f"{parts.scheme}://{parts.netloc}"


def folder(data: Path) -> Path:
    try:
        return data.expanduser()
    except RuntimeError:  # ~somebody who is not there
        raise CommandError("cli-error-data", path=str(data)) from None


def mail_settings(url: str) -> dict[str, Any] | None:
    """`smtp://user:password@host:port?from=table@example.org`, or smtp+starttls://. Port 465 is always encrypted."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise CommandError("cli-error-smtp") from None
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtp+starttls") or not parts.hostname or "@" not in sender:
        raise CommandError("cli-error-smtp")
    return {
        "host": parts.hostname,
        "port": port or (587 if parts.scheme == "smtp+starttls" else 25),
        "sender": sender,
        "user": unquote(parts.username) if parts.username else None,
        "password": unquote(parts.password) if parts.password else None,
        "starttls": parts.scheme == "smtp+starttls",
    }
