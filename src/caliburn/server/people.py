"""People: guests with a name, their sessions and settings, accounts with a password, and links to another device."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import secrets
import sqlite3
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from caliburn.server.notices import check_mail, check_webhook
from caliburn.server.refusals import Invalid, NotFound, NotSignedIn, Refused, TooMuch
from caliburn.server.store import Store, StoreError
from caliburn.server.wire import ARMS, ChangedMe, Settings, WantedNotices

T = TypeVar("T")

HOUR = 3_600_000
SESSION_LASTS = 180 * 24 * HOUR
RECOVERY_LASTS = 24 * HOUR
LONGEST_NAME = 24
MOST_MARKS = 3  # accents on one letter; more of them run into the lines above and below
LOGIN_LENGTH = (3, 32)
PASSWORD_LENGTH = (8, 200)
HASHERS = 2
MOST_HASHING = 32
NOBODY = "$argon2id$v=19$m=19456,t=3,p=1$mCdA3aqJCx/pUow8xdacHw$bpqQUrTUU/cEvoo96VGhB4A81u20q97AskcNhCxD31g"
"""The hash of a password nobody knows: an unknown login takes as long as a wrong password."""

JOINERS = "\u200c\u200d"
HARMFUL = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
BLANK = re.compile(  # letters, marks and others that show nothing
    "[\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)


class Person(msgspec.Struct, frozen=True):
    """Somebody, as they themselves may know it. `login` is None for a guest."""

    id: str
    name: str
    arms: str
    lang: str
    login: str | None
    settings: Settings
    notices: WantedNotices


class SignedIn(NamedTuple):
    """A person with the token of a new session."""

    person: Person
    token: str


def hash_token(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_token() -> str:
    """256 random bits, fit for a link."""
    return secrets.token_urlsafe(32)


def check_name(text: str) -> str:
    """The name as it is shown, trimmed: 1 to 24 visible characters and nothing that disturbs other text."""
    spaced = [" " if unicodedata.category(sign) == "Zs" else sign for sign in text.strip()]
    name = re.sub(" +", " ", unicodedata.normalize("NFC", "".join(spaced)))
    marks = shown = 0
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        harmful = kind in HARMFUL and sign not in JOINERS
        if harmful or BLANK.match(sign) or marks > (MOST_MARKS if shown else 0):
            raise Invalid("refused-name-characters")
        shown += not marks and sign not in JOINERS
    if not shown:
        raise Invalid("refused-name-empty")
    if shown > LONGEST_NAME or len(name) > 3 * LONGEST_NAME:
        raise Invalid("refused-name-long", most=LONGEST_NAME)
    return name


def check_login(text: str) -> str:
    """The login as it was written, trimmed."""
    least, most = LOGIN_LENGTH
    login = unicodedata.normalize("NFKC", text.strip())
    if not re.fullmatch(r"[\w.-]+", login) or not least <= len(login) <= most:
        raise Invalid("refused-login-form", least=least, most=most)
    return login


def check_password(password: str) -> str:
    least, most = PASSWORD_LENGTH
    if len(password) < least:
        raise Invalid("refused-password-short", least=least)
    if len(password) > most:
        raise Invalid("refused-password-long", most=most)
    return password


def _secret(password: str) -> bytes:
    """The bytes that are hashed: one character more than may be set, so that a longer password is a wrong one."""
    return unicodedata.normalize("NFC", password[: PASSWORD_LENGTH[1] + 1]).encode("utf-8", "surrogatepass")


def _fold(login: str) -> str:
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login.strip()).casefold())
    return folded.encode("utf-8", "replace").decode()  # what is no text is nobody's login


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class People:
    """All people of a server."""

    def __init__(self, store: Store, *, now: Callable[[], int] = now_ms) -> None:
        self._store = store
        self._now = now
        self._hasher = PasswordHasher(time_cost=3, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(HASHERS, "passwords")
        self._hashing = 0

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- guests

    async def new_guest(self, name: str, lang: str, arms: str | None = None) -> SignedIn:
        """Somebody new, signed in on this device."""
        name, now, token = check_name(name), self._now(), new_token()
        person = Person(
            secrets.token_urlsafe(9), name, arms or secrets.choice(ARMS), lang, None, Settings(), WantedNotices()
        )

        def add(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO people (id, name, arms, lang, settings, made) VALUES (?, ?, ?, ?, ?, ?)",
                (person.id, person.name, person.arms, person.lang, msgspec.json.encode(person.settings), now),
            )
            _add_session(db, token, person.id, now)

        await self._store.write(add)
        return SignedIn(person, token)

    async def person(self, person: str) -> Person:
        found = await self._store.read(lambda db: _person(db, person))
        if found is None:
            raise NotFound("refused-person-unknown")
        return found

    async def change(self, person: str, change: ChangedMe) -> Person:
        """Change what is given; of the settings those that are given, of the notices all."""
        values: dict[str, Any] = {}
        if change.name is not None:
            values["name"] = check_name(change.name)
        if change.arms is not None:
            values["arms"] = change.arms
        if change.lang is not None:
            values["lang"] = change.lang
        if change.notices is not None:
            values["webhook"] = check_webhook(change.notices.webhook) if change.notices.webhook else None
            values["mail"] = check_mail(change.notices.mail) if change.notices.mail else None

        def put(db: sqlite3.Connection) -> Person:
            before = _person(db, person)
            if before is not None and change.settings is not None:
                kept = {**msgspec.to_builtins(before.settings), **msgspec.to_builtins(change.settings)}
                values["settings"] = msgspec.json.encode(kept)
            if values:
                columns = ", ".join(f"{column} = ?" for column in values)
                db.execute(f"UPDATE people SET {columns} WHERE id = ?", (*values.values(), person))
            found = _person(db, person)
            if found is None:
                raise NotFound("refused-person-unknown")
            return found

        return await self._store.write(put)

    # -- sessions

    async def by_token(self, token: str) -> Person | None:
        """Whose session this is. A session lasts 180 days from when it was used last."""
        hashed, now = hash_token(token), self._now()

        def find(db: sqlite3.Connection) -> tuple[Person | None, int]:
            select = "SELECT person, touched FROM sessions WHERE token_hash = ? AND expires > ?"
            session = db.execute(select, (hashed, now)).fetchone()
            return (None, now) if session is None else (_person(db, session[0]), session[1])

        person, touched = await self._store.read(find)
        if now - touched >= HOUR:
            update = "UPDATE sessions SET touched = ?, expires = ? WHERE token_hash = ?"
            with contextlib.suppress(StoreError):  # whoever may read may read while nothing can be written
                await self._store.write(lambda db: db.execute(update, (now, now + SESSION_LASTS, hashed)))
        return person

    async def sign_out(self, token: str) -> None:
        hashed = hash_token(token)
        await self._store.write(lambda db: db.execute("DELETE FROM sessions WHERE token_hash = ?", (hashed,)))

    async def sweep(self) -> None:
        """Forget what has expired."""
        now = self._now()

        def forget(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM sessions WHERE expires <= ?", (now,))
            db.execute("DELETE FROM recoveries WHERE expires <= ?", (now,))

        await self._store.write(forget)

    # -- accounts

    async def claim(self, person: str, login: str, password: str) -> Person:
        """Give a guest an account; everything that was theirs stays theirs."""
        login, password = check_login(login), check_password(password)
        await self._store.read(lambda db: _check_claim(db, person, login))
        hashed = await self._hash(lambda: self._hasher.hash(_secret(password)))

        def add(db: sqlite3.Connection) -> Person:
            _check_claim(db, person, login)
            insert = "INSERT INTO accounts (person, login, folded, password) VALUES (?, ?, ?, ?)"
            db.execute(insert, (person, login, _fold(login), hashed))
            found = _person(db, person)
            assert found is not None
            return found

        return await self._store.write(add)

    async def sign_in(self, login: str, password: str) -> SignedIn:
        """Open a session by login and password; whether the login exists cannot be told from the answer or its time."""
        select = "SELECT person, password FROM accounts WHERE folded = ?"
        found = await self._store.read(lambda db: db.execute(select, (_fold(login),)).fetchone())
        person, kept = found or (None, NOBODY)
        right = await self._hash(lambda: self._verify(kept, _secret(password)))
        if person is None or not right:
            raise NotSignedIn("refused-sign-in")
        if self._hasher.check_needs_rehash(kept):
            renewed = await self._hash(lambda: self._hasher.hash(_secret(password)))
            update = "UPDATE accounts SET password = ? WHERE person = ?"
            await self._store.write(lambda db: db.execute(update, (renewed, person)))
        return await self._open_session(person)

    # -- links to another device

    async def recovery(self, person: str) -> str:
        """The token of a link that signs this person in elsewhere: once, within 24 hours."""
        token, expires = new_token(), self._now() + RECOVERY_LASTS

        def add(db: sqlite3.Connection) -> None:
            if _person(db, person) is None:
                raise NotFound("refused-person-unknown")
            insert = "INSERT INTO recoveries (token_hash, person, expires) VALUES (?, ?, ?)"
            db.execute(insert, (hash_token(token), person, expires))

        await self._store.write(add)
        return token

    async def recover(self, token: str) -> SignedIn:
        """Use a recovery link."""
        hashed, now, session = hash_token(token), self._now(), new_token()

        def use(db: sqlite3.Connection) -> Person:
            select = "SELECT person FROM recoveries WHERE token_hash = ? AND expires > ?"
            row = db.execute(select, (hashed, now)).fetchone()
            if row is None:
                raise NotFound("refused-recovery-gone")
            db.execute("DELETE FROM recoveries WHERE token_hash = ?", (hashed,))
            _add_session(db, session, row[0], now)
            found = _person(db, row[0])
            assert found is not None
            return found

        return SignedIn(await self._store.write(use), session)

    async def _open_session(self, person: str) -> SignedIn:
        token, now = new_token(), self._now()

        def add(db: sqlite3.Connection) -> Person:
            found = _person(db, person)
            if found is None:
                raise NotSignedIn("refused-sign-in")
            _add_session(db, token, person, now)
            return found

        return SignedIn(await self._store.write(add), token)

    async def _hash(self, work: Callable[[], T]) -> T:
        """Run one of the slow functions in a thread, unless too many wait already."""
        if self._hashing >= MOST_HASHING:
            raise TooMuch("refused-sign-in-busy")
        self._hashing += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._hashing -= 1

    def _verify(self, kept: str, password: bytes) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def _check_claim(db: sqlite3.Connection, person: str, login: str) -> None:
    found = _person(db, person)
    if found is None:
        raise NotFound("refused-person-unknown")
    if found.login is not None:
        raise Refused("refused-account-claimed", login=found.login)
    if db.execute("SELECT 1 FROM accounts WHERE folded = ?", (_fold(login),)).fetchone():
        raise Refused("refused-login-taken")


def _add_session(db: sqlite3.Connection, token: str, person: str, now: int) -> None:
    insert = "INSERT INTO sessions (token_hash, person, touched, expires) VALUES (?, ?, ?, ?)"
    db.execute(insert, (hash_token(token), person, now, now + SESSION_LASTS))


def _person(db: sqlite3.Connection, person: str) -> Person | None:
    select = """SELECT id, name, arms, lang, login, settings, webhook, mail
        FROM people LEFT JOIN accounts ON accounts.person = people.id WHERE id = ?"""
    row = db.execute(select, (person,)).fetchone()
    if row is None:
        return None
    found, name, arms, lang, login, settings, webhook, mail = row
    return Person(found, name, arms, lang, login, _settings(settings), WantedNotices(webhook, mail))


def _settings(kept: bytes) -> Settings:
    """Settings as they are known today: what another version kept and this one does not know is left out."""
    values: dict[str, Any] = msgspec.json.decode(kept)
    known = Settings()
    for name in values.keys() & set(Settings.__struct_fields__):
        with contextlib.suppress(msgspec.ValidationError):
            known = msgspec.structs.replace(known, **{name: getattr(_convert(name, values[name]), name)})
    return known


def _convert(name: str, value: object) -> Settings:
    return msgspec.convert({name: value}, Settings)
