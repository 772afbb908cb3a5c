"""Notices: what reaches a webhook and a mail server, what is tried again, and where none may be sent."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import socketserver
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

import caliburn.games  # noqa: F401  # adds the names of the games
from caliburn.server import notices as module
from caliburn.server.notices import MailSettings, Notices, check_mail, check_webhook, is_public
from caliburn.server.refusals import Invalid
from caliburn.server.wire import WantedNotices

GAME = "king-arthur"
OK = b"HTTP/1.1 204 No Content\r\n\r\n"


class _Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    @property
    def port(self) -> int:
        return int(self.server_address[1])


@contextmanager
def listening(handle: Callable[[socketserver.StreamRequestHandler], None]) -> Iterator[int]:
    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            handle(self)

    with _Server(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server.port
        server.shutdown()
        thread.join()


class Hooks:
    """A receiver of webhooks that answers as it was told, then with 204."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], Any]] = []
        self.answers: list[bytes] = []
        self.port = 0

    def handle(self, request: socketserver.StreamRequestHandler) -> None:
        first = request.rfile.readline().decode().strip()
        headers: dict[str, str] = {}
        while line := request.rfile.readline().decode().strip():
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        self.got.append((first, headers, json.loads(request.rfile.read(int(headers["content-length"])))))
        request.wfile.write(self.answers.pop(0) if self.answers else OK)


class Mails:
    """A mail server that knows just enough; `refuse` is its answer to every recipient."""

    def __init__(self) -> None:
        self.got: list[tuple[list[str], EmailMessage]] = []
        self.refuse: list[bytes] = []

    def handle(self, request: socketserver.StreamRequestHandler) -> None:
        say, envelope = request.wfile.write, list[str]()
        say(b"220 here\r\n")
        while line := request.rfile.readline():
            verb = line[:4].upper()
            if verb in (b"MAIL", b"RCPT"):
                envelope.append(line.decode().split("<")[1].split(">")[0])
                say(self.refuse.pop(0) if verb == b"RCPT" and self.refuse else b"250 fine\r\n")
            elif verb == b"DATA":
                say(b"354 go on\r\n")
                lines = []
                while (line := request.rfile.readline()) != b".\r\n":
                    lines.append(line.removeprefix(b"."))
                mail = message_from_bytes(b"".join(lines), policy=policy.default)
                self.got.append((envelope, mail))
                say(b"250 kept\r\n")
            elif verb == b"QUIT":
                say(b"221 bye\r\n")
                return
            else:
                say(b"250 fine\r\n")


class Sleep:
    def __init__(self) -> None:
        self.slept: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.slept.append(seconds)


@pytest.fixture
def hooks() -> Iterator[Hooks]:
    hooks = Hooks()
    with listening(hooks.handle) as hooks.port:
        yield hooks


@pytest.fixture
def sleep() -> Sleep:
    return Sleep()


@pytest_asyncio.fixture
async def notices(sleep: Sleep) -> AsyncIterator[Notices]:
    notices = Notices(allow_private=True, sleep=sleep, timeout=2)
    yield notices
    await notices.close()


async def tell(notices: Notices, webhook: str | None = None, mail: str | None = None, lang: str = "en") -> None:
    to = WantedNotices(webhook, mail)
    notices.your_turn(lang, to, table="Elaine’s\n table", game=GAME, url="https://play.example/t/abc")
    await notices.settled()


# -- webhooks


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "It is your turn at “Elaine’s table” (King Arthur): https://play.example/t/abc"),
        ("de", "Du bist am Zug bei „Elaine’s table“ (King Arthur): https://play.example/t/abc"),
    ],
)
async def test_a_webhook_is_told_in_the_persons_language(hooks: Hooks, notices: Notices, lang: str, text: str) -> None:
    await tell(notices, f"http://127.0.0.1:{hooks.port}/hook/x?key=1", lang=lang)
    [(first, headers, body)] = hooks.got
    assert first == "POST /hook/x?key=1 HTTP/1.1"
    assert headers["host"] == f"127.0.0.1:{hooks.port}"
    assert headers["content-type"] == "application/json"
    wanted = {"text": text, "table": "Elaine’s table", "url": "https://play.example/t/abc", "game": "king-arthur"}
    assert body == wanted


@pytest.mark.asyncio
@pytest.mark.parametrize("failure", [b"HTTP/1.1 503 Later\r\n\r\n", b"HTTP/1.0 429 Slow down\r\n\r\n"])
async def test_a_webhook_that_fails_is_tried_again_with_growing_pauses(
    hooks: Hooks, notices: Notices, sleep: Sleep, failure: bytes
) -> None:
    hooks.answers = [failure] * 2
    await tell(notices, f"http://127.0.0.1:{hooks.port}/")
    assert len(hooks.got) == 3
    assert sleep.slept == [2, 10]


@pytest.mark.asyncio
async def test_after_three_tries_it_is_given_up_and_logged_without_the_address(
    hooks: Hooks, notices: Notices, sleep: Sleep
) -> None:
    hooks.answers = [b"HTTP/1.1 500 Broken\r\n\r\n"] * 9
    with capture_logs() as logs:
        await tell(notices, f"http://127.0.0.1:{hooks.port}/secret")
    assert len(hooks.got) == 3
    assert [log["event"] for log in logs] == [*["notice-failed"] * 3, "notice-given-up"]
    assert "secret" not in str(logs)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:%d/other\r\n\r\n",
        b"HTTP/1.1 404 Not Found\r\n\r\n",
        b"SSH-2.0-OpenSSH\r\n",
        b"x" * 5000,
    ],
)
async def test_redirects_are_not_followed_and_refusals_not_repeated(
    hooks: Hooks, notices: Notices, sleep: Sleep, answer: bytes
) -> None:
    hooks.answers = [answer.replace(b"%d", str(hooks.port).encode())]
    with capture_logs() as logs:
        await tell(notices, f"http://127.0.0.1:{hooks.port}/")
    assert len(hooks.got) == 1
    assert sleep.slept == []
    assert [log["event"] for log in logs] == ["notice-undeliverable"]


@pytest.mark.asyncio
async def test_a_closed_port_and_a_host_without_tls_are_tried_again(
    hooks: Hooks, notices: Notices, sleep: Sleep
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        closed = server.getsockname()[1]
    await tell(notices, f"http://127.0.0.1:{closed}/")
    assert len(sleep.slept) == 2
    with listening(lambda request: None) as port:
        await tell(notices, f"https://127.0.0.1:{port}/")
    assert len(sleep.slept) == 4


@pytest.mark.asyncio
async def test_an_answer_that_drips_is_cut_off_and_the_loop_goes_on(sleep: Sleep) -> None:
    def drip(request: socketserver.StreamRequestHandler) -> None:
        for _ in range(50):
            try:
                request.wfile.write(b"H")
            except OSError:
                return
            time.sleep(0.1)

    notices = Notices(allow_private=True, sleep=sleep, timeout=0.3)
    turns = 0
    with listening(drip) as port, capture_logs() as logs:
        telling = asyncio.create_task(tell(notices, f"http://127.0.0.1:{port}/"))
        while not telling.done():
            await asyncio.sleep(0.01)
            turns += 1
    await notices.close()
    assert [log["event"] for log in logs] == [*["notice-failed"] * 3, "notice-given-up"]
    assert turns > 20


@pytest.mark.asyncio
async def test_no_more_than_so_many_wait_at_once(hooks: Hooks) -> None:
    never = asyncio.Event()

    async def sleep(_: float) -> None:
        await never.wait()

    hooks.answers = [b"HTTP/1.1 500 Broken\r\n\r\n"] * 9
    notices = Notices(allow_private=True, sleep=sleep, most_waiting=3)
    to = WantedNotices(f"http://127.0.0.1:{hooks.port}/")
    with capture_logs() as logs:
        for _ in range(5):
            notices.your_turn("en", to, table="t", game=GAME, url="u")
        while len(hooks.got) < 3:
            await asyncio.sleep(0.01)
        await notices.close()
    assert [log["event"] for log in logs].count("notice-dropped") == 2
    assert len(hooks.got) == 3


# -- where a webhook may lead


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "addresses", [["127.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["::1"], ["::ffff:10.0.0.1"], ["169.254.169.254"]]
)
async def test_nothing_is_posted_into_a_private_network(hooks: Hooks, sleep: Sleep, addresses: list[str]) -> None:
    notices = Notices(sleep=sleep, resolve=lambda host, port: addresses)
    with capture_logs() as logs:
        await tell(notices, f"http://rebound.example:{hooks.port}/")
    await notices.close()
    assert [log["event"] for log in logs] == ["notice-undeliverable"]
    assert hooks.got == []


@pytest.mark.asyncio
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0", "0x7f.1", "[::1]"])
async def test_a_private_address_is_known_however_it_is_written(hooks: Hooks, sleep: Sleep, host: str) -> None:
    notices = Notices(sleep=sleep)
    with capture_logs() as logs:
        await tell(notices, f"http://{host}:{hooks.port}/")
    await notices.close()
    assert logs[-1]["event"] in ("notice-undeliverable", "notice-given-up")
    assert hooks.got == []


@pytest.mark.asyncio
async def test_the_connection_goes_to_the_very_address_that_was_checked(hooks: Hooks, sleep: Sleep) -> None:
    """A name that leads elsewhere when it is asked again gains nothing: it is asked once."""
    asked: list[str] = []

    def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    notices = Notices(allow_private=True, sleep=sleep, resolve=resolve)
    await tell(notices, f"http://no-such-host.invalid:{hooks.port}/")
    await notices.close()
    assert asked == ["no-such-host.invalid"]
    assert hooks.got[0][1]["host"] == f"no-such-host.invalid:{hooks.port}"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("64:ff9b::5db8:d822", True),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.1.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("fec0::1", False),
        ("ff0e::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("2001:0:7f00:1::1", False),
    ],
)
def test_public_is_the_open_internet(address: str, public: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) is public


@pytest.mark.parametrize("url", ["http://example.org", "https://example.org:8443/a?b=c#d", "http://[2001:db8::1]/x"])
def test_addresses_of_webhooks(url: str) -> None:
    assert check_webhook(f" {url} ") == url


@pytest.mark.parametrize(
    "url",
    [
        "", "example.org", "ftp://example.org", "file:///etc/passwd", "http://", "http://user:pw@example.org",
        "http://example.org:99999/", "http://example.org:0/", "http://a b/", "http://[::1", "http://a..b/",
        "http://example.org/\r\nX: y", "http://example.org/ü", "http://example.org/" + "x" * 500, "javascript:alert(1)",
    ],
)  # fmt: skip
def test_what_is_no_address_of_a_webhook(url: str) -> None:
    with pytest.raises(Invalid) as caught:
        check_webhook(url)
    assert caught.value.message.id == "refused-webhook"


# -- mail


@pytest.mark.asyncio
@pytest.mark.parametrize(("lang", "subject"), [("en", "Your turn: King Arthur"), ("de", "Du bist am Zug: King Arthur")])
async def test_a_mail_is_sent_in_the_persons_language(sleep: Sleep, lang: str, subject: str) -> None:
    mails = Mails()
    with listening(mails.handle) as port:
        settings = MailSettings("127.0.0.1", "Caliburn <table@play.example>", port, starttls=False)
        notices = Notices(mail=settings, sleep=sleep)
        assert notices.can_mail
        await tell(notices, mail="elaine@example.org", lang=lang)
        await notices.close()
    [(envelope, mail)] = mails.got
    assert envelope == ["table@play.example", "elaine@example.org"]
    assert mail["To"] == "elaine@example.org"
    assert mail["Subject"] == subject
    assert "Elaine" not in mail["Subject"] + mail.get_content(), "the table has a name that somebody chose"
    assert mail["Message-ID"].endswith("@play.example>")
    assert "https://play.example/t/abc" in mail.get_content()


@pytest.mark.asyncio
async def test_an_inbox_gets_only_so_many_mails_a_day(sleep: Sleep, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAILS_A_DAY", 3)
    mails = Mails()
    with listening(mails.handle) as port, capture_logs():
        notices = Notices(mail=MailSettings("127.0.0.1", "table@play.example", port, starttls=False), sleep=sleep)
        for address in ("elaine@example.org", "Elaine@Example.org", "elaine+1@example.org", "elaine+2@example.org"):
            await tell(notices, mail=address)
        assert len(mails.got) == 3
        await tell(notices, mail="lancelot@example.org")
        await notices.close()
    assert len(mails.got) == 4


@pytest.mark.asyncio
@pytest.mark.parametrize(("answer", "sent", "pauses"), [(b"450 later\r\n", 1, [2]), (b"550 nobody here\r\n", 0, [])])
async def test_a_mail_is_tried_again_unless_it_was_refused_for_good(
    sleep: Sleep, answer: bytes, sent: int, pauses: list[float]
) -> None:
    mails = Mails()
    mails.refuse = [answer]
    with listening(mails.handle) as port:
        notices = Notices(mail=MailSettings("127.0.0.1", "table@play.example", port, starttls=False), sleep=sleep)
        await tell(notices, mail="elaine@example.org")
        await notices.close()
    assert len(mails.got) == sent
    assert sleep.slept == pauses


@pytest.mark.asyncio
async def test_a_password_is_not_sent_to_a_server_without_encryption(sleep: Sleep) -> None:
    mails = Mails()
    with listening(mails.handle) as port, capture_logs() as logs:
        settings = MailSettings("127.0.0.1", "table@play.example", port, "user", "password")
        notices = Notices(mail=settings, sleep=sleep)
        await tell(notices, mail="elaine@example.org")
        await notices.close()
    assert mails.got == []
    assert logs[-1]["event"] == "notice-given-up"
    assert "password" not in str(logs)


@pytest.mark.asyncio
async def test_without_a_mail_server_and_without_a_wish_nothing_is_sent(notices: Notices) -> None:
    assert not notices.can_mail
    with capture_logs() as logs:
        await tell(notices, mail="elaine@example.org")
        await tell(notices)
    assert logs == []


@pytest.mark.asyncio
async def test_a_fault_of_ours_is_logged_and_stops_nobody(
    hooks: Hooks, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, capture_logs() as logs:
        patch.setattr(module, "parse_webhook", lambda url: 1 / 0)
        await tell(notices, f"http://127.0.0.1:{hooks.port}/")
    assert [log["event"] for log in logs] == ["notice-broken"]
    await tell(notices, f"http://127.0.0.1:{hooks.port}/")
    assert len(hooks.got) == 1


@pytest.mark.parametrize("address", ["elaine@example.org", "e.l+aine@localhost"])
def test_addresses_of_mail(address: str) -> None:
    assert check_mail(f" {address}\n") == address


@pytest.mark.parametrize(
    "address", ["", "elaine", "@example.org", "a@b@c", "a b@c.de", "a@b.c\nBcc: x@y.z", "A <a@b.c>"]
)
def test_what_is_no_address_of_mail(address: str) -> None:
    with pytest.raises(Invalid) as caught:
        check_mail(address)
    assert caught.value.message.id == "refused-mail"
