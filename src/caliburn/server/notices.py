"""Telling somebody who is not looking that it is their turn: by a webhook or by mail, never on the event loop."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import re
import smtplib
import socket
import ssl
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec
import structlog

from caliburn.kernel.text import Arg, Message, words
from caliburn.server.limits import Limits
from caliburn.server.refusals import Invalid
from caliburn.server.wire import WantedNotices

TRIES = 3
FIRST_PAUSE = 2.0
PAUSE_GROWS = 5.0
SENDERS = 4
MOST_WAITING = 1000
MAILS_A_DAY = 24  # to one inbox
MAIL_WORDS = ("notice-your-turn-subject", "notice-your-turn-mail")
TIMEOUT = 5.0
LONGEST_STATUS_LINE = 1000
MAIL = re.compile(r"[^\s@<>(),;:\"\\\[\]\x00-\x20\x7f]{1,64}@[^\s@<>(),;:\"\\\[\]\x00-\x20\x7f]{1,120}")
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # NAT64: the last 32 bits are an IPv4 address
Address: TypeAlias = "ipaddress.IPv4Address | ipaddress.IPv6Address"
Resolve: TypeAlias = Callable[[str, int], list[str]]

_log = structlog.get_logger(__name__)


class MailSettings(msgspec.Struct, frozen=True):
    """The mail server that notices go out by. Port 465 is encrypted from the start; else `starttls` says."""

    host: str
    sender: str
    port: int = 587
    user: str | None = None
    password: str | None = None
    starttls: bool = True


class Webhook(NamedTuple):
    """The parts of a webhook's address."""

    scheme: Literal["http", "https"]
    host: str
    port: int
    target: str


class Undeliverable(Exception):
    """No use in trying again."""


class TryAgain(Exception):
    """It may work later."""


def check_mail(address: str) -> str:
    """The address, if a mail may be sent to it."""
    address = address.strip()
    if not MAIL.fullmatch(address):
        raise Invalid("refused-mail")
    return address


def inbox_of(address: str) -> str:
    """Where a mail to an address arrives: what follows a plus sign is for sorting."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


def check_webhook(url: str) -> str:
    """The address, if it is one a notice may be posted to. Where it leads is looked at whenever one is."""
    url = url.strip()
    parse_webhook(url)
    return url


def parse_webhook(url: str) -> Webhook:
    if not re.fullmatch(r"[\x21-\x7e]{1,500}", url):
        raise Invalid("refused-webhook")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
        (host or "").encode("idna")  # labels that no resolver takes
    except ValueError:
        raise Invalid("refused-webhook") from None
    if not host or port == 0 or parts.username is not None or parts.password is not None:
        raise Invalid("refused-webhook")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if parts.scheme == "https":
        return Webhook("https", host, port or 443, target)
    if parts.scheme == "http":
        return Webhook("http", host, port or 80, target)
    raise Invalid("refused-webhook")


class Notices:
    """Sends notices in the background: each is tried three times, and no more than `most_waiting` wait at once."""

    def __init__(
        self,
        *,
        mail: MailSettings | None = None,
        allow_private: bool = False,
        most_waiting: int = MOST_WAITING,
        timeout: float = TIMEOUT,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        resolve: Resolve | None = None,
    ) -> None:
        """With `allow_private` webhooks may lead into the server's own network: for friends in one house."""
        self._mail = mail
        self._allow_private = allow_private
        self._most_waiting = most_waiting
        self._timeout = timeout
        self._sleep = sleep
        self._resolve = resolve or _resolve
        self._mails = Limits(rate=MAILS_A_DAY / 86_400, burst=MAILS_A_DAY)
        self._waiting: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(SENDERS)
        self._threads = ThreadPoolExecutor(SENDERS, "notices")

    @property
    def can_mail(self) -> bool:
        return self._mail is not None

    def your_turn(self, lang: str, to: WantedNotices, *, table: str, game: str, url: str) -> None:
        """It is the turn of somebody who reads `lang`, at the table named `table` that is found at `url`."""
        table = " ".join(table.split())
        args: dict[str, Arg] = {"table": table, "game": Message(f"game-{game}"), "url": url}
        say = words(lang).say
        text = say(Message("notice-your-turn-body", args))
        if to.webhook is not None:
            webhook = to.webhook
            body = msgspec.json.encode({"text": text, "table": table, "url": url, "game": game})
            self._send("webhook", lambda: post(webhook, body, self._resolve, self._allow_private, self._timeout))
        if to.mail is not None and self._mail is not None:
            self._send_mail(self._mail, to.mail, *[say(Message(id, args)) for id in MAIL_WORDS])

    def _send_mail(self, settings: MailSettings, address: str, subject: str, text: str) -> None:
        """Nobody confirmed the address: nothing in a mail is of other people's choice, and few are sent in a day."""
        if self._mails.allow(inbox_of(address)):
            _log.warning("notice-dropped", kind="mail", reason="too many for one day")
            return
        self._send("mail", lambda: send_mail(settings, address, subject, text, self._timeout))

    async def settled(self) -> None:
        """Wait until nothing waits to be sent."""
        while self._waiting:
            await asyncio.gather(*self._waiting, return_exceptions=True)

    async def close(self) -> None:
        """Give up what was not sent yet."""
        for task in self._waiting:
            task.cancel()
        await self.settled()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, kind: str, send: Callable[[], None]) -> None:
        if len(self._waiting) >= self._most_waiting:
            _log.warning("notice-dropped", kind=kind, waiting=len(self._waiting))
            return
        task = asyncio.get_running_loop().create_task(self._try(kind, send))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _try(self, kind: str, send: Callable[[], None]) -> None:
        pause = FIRST_PAUSE
        for attempt in range(1, TRIES + 1):
            if attempt > 1:
                await self._sleep(pause)
                pause *= PAUSE_GROWS
            try:
                async with self._free:
                    await asyncio.get_running_loop().run_in_executor(self._threads, send)
                return
            except TryAgain as error:
                _log.info("notice-failed", kind=kind, attempt=attempt, error=str(error))
            except Undeliverable as error:
                _log.warning("notice-undeliverable", kind=kind, error=str(error))
                return
            except Exception:
                _log.exception("notice-broken", kind=kind)
                return
        _log.warning("notice-given-up", kind=kind)


# -- webhooks


def post(url: str, body: bytes, resolve: Resolve, allow_private: bool, timeout: float) -> None:
    """Post JSON to a webhook within `timeout` seconds: to the very address that was checked, following no redirect."""
    until = time.monotonic() + timeout
    try:
        webhook = parse_webhook(url)
        addresses = _checked(resolve(webhook.host, webhook.port), allow_private)
        with _connect(webhook, addresses, until) as connection:
            sender = http.client.HTTPConnection(webhook.host, webhook.port)
            sender.sock = connection
            sender.request("POST", webhook.target, body, _headers(webhook))
            status = _status(connection, until)
    except Invalid as error:
        raise Undeliverable(error.message.id) from error
    except (OSError, http.client.HTTPException) as error:
        raise TryAgain(repr(error)) from error
    if status >= 500 or status in (408, 425, 429):
        raise TryAgain(f"status {status}")
    if not 200 <= status < 300:
        raise Undeliverable(f"status {status}")


def _headers(webhook: Webhook) -> dict[str, str]:
    host = f"[{webhook.host}]" if ":" in webhook.host else webhook.host
    usual = 443 if webhook.scheme == "https" else 80
    return {
        "Host": host if webhook.port == usual else f"{host}:{webhook.port}",
        "Content-Type": "application/json",
        "User-Agent": "caliburn",
        "Connection": "close",
    }


def _resolve(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def _checked(addresses: list[str], allow_private: bool) -> list[str]:
    if not addresses:
        raise TryAgain("no address")
    if not allow_private and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise Undeliverable("a private address")
    return addresses


def is_public(address: Address) -> bool:
    """Whether an address, and each IPv4 address inside it, is one of the open internet."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address in TRANSLATED:
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        inner = (address.sixtofour, *(address.teredo or ()))
        if address.is_site_local or any(one is not None and not is_public(one) for one in inner):
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def _connect(webhook: Webhook, addresses: list[str], until: float) -> socket.socket:
    failure: OSError | None = None
    for address in addresses:
        try:
            connection = socket.create_connection((address, webhook.port), timeout=_left(until))
        except OSError as error:
            failure = error
            continue
        if webhook.scheme == "http":
            return connection
        connection.settimeout(_left(until))
        try:
            return ssl.create_default_context().wrap_socket(connection, server_hostname=webhook.host)
        except BaseException:
            connection.close()
            raise
    assert failure is not None
    raise failure


def _status(connection: socket.socket, until: float) -> int:
    """The status of the answer; nothing else of it is read, however slowly or long it comes."""
    line = b""
    while b"\n" not in line:
        connection.settimeout(_left(until))
        more = connection.recv(LONGEST_STATUS_LINE)
        if not more or len(line) > LONGEST_STATUS_LINE:
            break
        line += more
    found = re.match(rb"HTTP/1\.[01] ([1-5][0-9][0-9])\b", line)
    if found is None:
        raise Undeliverable("not an answer of HTTP")
    return int(found[1])


def _left(until: float) -> float:
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


# -- mail


def send_mail(settings: MailSettings, address: str, subject: str, text: str, timeout: float) -> None:
    """Hand one mail to the mail server."""
    mail = EmailMessage()
    mail["From"] = settings.sender
    mail["To"] = address
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=settings.sender.rpartition("@")[2].rstrip(">") or None)
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    connect = smtplib.SMTP_SSL if settings.port == 465 else smtplib.SMTP
    try:
        with connect(settings.host, settings.port, timeout=timeout) as server:
            if settings.starttls and settings.port != 465:
                server.starttls(context=ssl.create_default_context())
            if settings.user is not None:
                server.login(settings.user, settings.password or "")
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        if all(code >= 500 for code in codes):
            raise Undeliverable(f"refused {codes}") from error
        raise TryAgain(f"refused {codes}") from error
    except smtplib.SMTPResponseException as error:
        raise (Undeliverable if error.smtp_code >= 500 else TryAgain)(repr(error)) from error
    except (OSError, smtplib.SMTPException) as error:
        raise TryAgain(repr(error)) from error
