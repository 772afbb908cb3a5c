"""People: names, sessions, accounts and links, and that nothing secret is kept."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio
from argon2 import PasswordHasher

from caliburn.kernel.text import LANGUAGES, words
from caliburn.server import people as module
from caliburn.server.people import HOUR, NOBODY, RECOVERY_LASTS, SESSION_LASTS, People, check_login, check_name
from caliburn.server.refusals import Invalid, NotFound, NotSignedIn, Refused, TooMuch
from caliburn.server.store import Store
from caliburn.server.wire import ARMS, ChangedMe, ChangedSettings, Settings, WantedNotices

PASSWORD = "the sword in the stone"


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "caliburn.db")
    yield store
    await store.close()


@pytest_asyncio.fixture
async def people(store: Store, clock: Clock) -> AsyncIterator[People]:
    people = People(store, now=clock)
    yield people
    people.close()


def refused(error: pytest.ExceptionInfo[Refused]) -> str:
    assert all(words(lang).has(error.value.message.id) for lang in LANGUAGES)
    assert all(words(lang).say(error.value.message) for lang in LANGUAGES)
    return error.value.message.id


# -- names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Elaine \n", "Elaine"),
        ("Sir   Kay", "Sir Kay"),
        ("Sir\u3000Kay", "Sir Kay"),
        ("Bjo\u0308rn", "Björn"),
        ("🧙\u200d♂\ufe0f", "🧙\u200d♂\ufe0f"),
        ("x" * 24, "x" * 24),
        ("e\u0323\u0301" * 24, "ẹ\u0301" * 24),
        ("<b>&", "<b>&"),
        ("אלין", "אלין"),
    ],
)
def test_a_name_is_trimmed_and_kept_as_it_was_written(text: str, name: str) -> None:
    assert check_name(text) == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "refused-name-empty"),
        (" \t\n", "refused-name-empty"),
        ("\u200d", "refused-name-empty"),
        ("x" * 25, "refused-name-long"),
        ("x" + "\u200d" * 80, "refused-name-long"),
        ("a\x00b", "refused-name-characters"),
        ("a\nb", "refused-name-characters"),
        ("evil\u202ename", "refused-name-characters"),
        ("\u2067evil", "refused-name-characters"),
        ("a\u200bb", "refused-name-characters"),
        ("\u3164", "refused-name-characters"),
        ("\u0301", "refused-name-characters"),
        ("a" + "\u0336" * 4, "refused-name-characters"),
        ("\ud800", "refused-name-characters"),
        ("\ue000", "refused-name-characters"),
        ("a\U000e0041", "refused-name-characters"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Invalid) as caught:
        check_name(text)
    assert refused(caught) == reason


# -- guests and sessions


@pytest.mark.asyncio
async def test_a_guest_is_known_by_the_token_and_by_nothing_like_it(people: People) -> None:
    elaine, token = await people.new_guest(" Elaine ", "de")
    assert (elaine.name, elaine.lang, elaine.login) == ("Elaine", "de", None)
    assert elaine.arms in ARMS
    assert await people.by_token(token) == elaine
    assert await people.by_token(token[:-1]) is None
    assert await people.by_token("") is None
    assert await people.by_token("\ud800") is None
    assert await people.person(elaine.id) == elaine
    with pytest.raises(NotFound) as caught:
        await people.person("nobody")
    assert refused(caught) == "refused-person-unknown"


@pytest.mark.asyncio
async def test_two_guests_of_one_name_are_two_people(people: People) -> None:
    first, second = [await people.new_guest("Kay", "en", "bend") for _ in range(2)]
    assert first.person.id != second.person.id
    assert first.token != second.token
    assert first.person.arms == "bend"


@pytest.mark.asyncio
async def test_only_hashes_of_tokens_and_passwords_are_in_the_file(
    people: People, store: Store, tmp_path: Path
) -> None:
    elaine, token = await people.new_guest("Elaine", "en")
    recovery = await people.recovery(elaine.id)
    await people.claim(elaine.id, "elaine", PASSWORD)
    await store.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Elaine" in kept
    assert b"$argon2id$v=19$m=19456,t=3,p=1$" in kept
    for secret in (token, recovery, PASSWORD):
        assert secret.encode() not in kept


@pytest.mark.asyncio
async def test_a_session_lasts_180_days_from_its_last_use(people: People, clock: Clock) -> None:
    _, token = await people.new_guest("Elaine", "en")
    for _ in range(3):
        clock.now += SESSION_LASTS - 1
        assert await people.by_token(token) is not None
    clock.now += SESSION_LASTS
    assert await people.by_token(token) is None


@pytest.mark.asyncio
async def test_a_session_is_touched_at_most_once_an_hour(people: People, clock: Clock, store: Store) -> None:
    _, token = await people.new_guest("Elaine", "en")

    async def touched() -> int:
        return await store.read(lambda db: int(db.execute("SELECT touched FROM sessions").fetchone()[0]))

    begun = clock.now
    clock.now += HOUR - 1
    await people.by_token(token)
    assert await touched() == begun
    clock.now += 1
    await people.by_token(token)
    assert await touched() == begun + HOUR


@pytest.mark.asyncio
async def test_a_session_is_good_while_nothing_can_be_written(people: People, clock: Clock, store: Store) -> None:
    elaine, token = await people.new_guest("Elaine", "en")
    (await store.write(lambda db: db)).execute("PRAGMA query_only = 1")
    clock.now += 2 * HOUR
    assert await people.by_token(token) == elaine


@pytest.mark.asyncio
async def test_signing_out_ends_this_session_only(people: People) -> None:
    elaine, token = await people.new_guest("Elaine", "en")
    _, other = await people.recover(await people.recovery(elaine.id))
    await people.sign_out(token)
    assert await people.by_token(token) is None
    assert await people.by_token(other) == elaine


@pytest.mark.asyncio
async def test_sweeping_forgets_what_has_expired_and_nothing_else(people: People, clock: Clock, store: Store) -> None:
    elaine, _ = await people.new_guest("Elaine", "en")
    await people.recovery(elaine.id)
    clock.now += SESSION_LASTS
    kay, token = await people.new_guest("Kay", "en")
    await people.recovery(kay.id)
    await people.sweep()
    count = "SELECT (SELECT count(*) FROM sessions), (SELECT count(*) FROM recoveries)"
    assert await store.read(lambda db: db.execute(count).fetchone()) == (1, 1)
    assert await people.by_token(token) == kay


# -- what a person may change


@pytest.mark.asyncio
async def test_a_change_changes_what_is_given_and_only_that(people: People) -> None:
    elaine, token = await people.new_guest("Elaine", "en", "pale")
    settings = Settings(theme="dark", speed=0)
    wanted = ChangedSettings(theme="dark", speed=0)
    changed = await people.change(elaine.id, ChangedMe(name=" Lady Elaine", settings=wanted))
    assert changed == msgspec.structs.replace(elaine, name="Lady Elaine", settings=settings)
    changed = await people.change(elaine.id, ChangedMe(lang="de", arms="pile"))
    assert (changed.name, changed.lang, changed.arms, changed.settings) == ("Lady Elaine", "de", "pile", settings)
    assert await people.by_token(token) == changed
    assert await people.change(elaine.id, ChangedMe()) == changed
    with pytest.raises(NotFound):
        await people.change("nobody", ChangedMe(lang="de"))


@pytest.mark.asyncio
async def test_notices_are_set_and_taken_back(people: People) -> None:
    elaine, _ = await people.new_guest("Elaine", "en")
    wanted = WantedNotices("https://example.org/hook?x=1", "elaine@example.org")
    assert (await people.change(elaine.id, ChangedMe(notices=wanted))).notices == wanted
    assert (await people.change(elaine.id, ChangedMe(notices=WantedNotices("", None)))).notices == WantedNotices()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (ChangedMe(name="\u202e"), "refused-name-characters"),
        (ChangedMe(lang="de", notices=WantedNotices("ftp://example.org")), "refused-webhook"),
        (ChangedMe(lang="de", notices=WantedNotices(None, "no address")), "refused-mail"),
    ],
)
async def test_a_bad_change_changes_nothing(people: People, change: ChangedMe, reason: str) -> None:
    elaine, _ = await people.new_guest("Elaine", "en")
    with pytest.raises(Invalid) as caught:
        await people.change(elaine.id, change)
    assert refused(caught) == reason
    assert await people.person(elaine.id) == elaine


@pytest.mark.asyncio
async def test_settings_that_are_not_given_stay_as_they_are(people: People) -> None:
    elaine = (await people.new_guest("Elaine", "en")).person
    await people.change(elaine.id, ChangedMe(settings=ChangedSettings(theme="dark", sound=False)))
    changed = await people.change(elaine.id, ChangedMe(settings=ChangedSettings(speed=1)))
    assert changed.settings == Settings(theme="dark", sound=False, speed=1)


@pytest.mark.asyncio
async def test_settings_of_another_version_are_read_as_far_as_they_are_known(people: People, store: Store) -> None:
    elaine, _ = await people.new_guest("Elaine", "en")
    kept = b'{"theme":"neon","speed":3,"wings":true}'
    await store.write(lambda db: db.execute("UPDATE people SET settings = ?", (kept,)))
    assert (await people.person(elaine.id)).settings == Settings(speed=3)


# -- accounts


@pytest.mark.asyncio
async def test_an_account_is_the_same_person_on_every_device(people: People) -> None:
    elaine, token = await people.new_guest("Elaine", "en")
    claimed = await people.claim(elaine.id, " Elaine.of-Corbenic ", PASSWORD)
    assert claimed == msgspec.structs.replace(elaine, login="Elaine.of-Corbenic")
    there, other = await people.sign_in("ELAINE.of-corbenic", PASSWORD)
    assert there == claimed == await people.by_token(other) == await people.by_token(token)
    assert other != token


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("login", "password"),
    [("elaine", PASSWORD + "!"), ("elain", PASSWORD), ("elaine", "x" * 1000), ("x" * 1000, ""), ("\ud800", "\ud800")],
)
async def test_signing_in_with_anything_else_is_refused(people: People, login: str, password: str) -> None:
    elaine, _ = await people.new_guest("Elaine", "en")
    await people.claim(elaine.id, "elaine", PASSWORD)
    with pytest.raises(NotSignedIn) as caught:
        await people.sign_in(login, password)
    assert refused(caught) == "refused-sign-in"


@pytest.mark.asyncio
async def test_the_longest_password_is_checked_to_its_end(people: People) -> None:
    elaine, _ = await people.new_guest("Elaine", "en")
    await people.claim(elaine.id, "elaine", "ü" * 200)
    for wrong in ("ü" * 199, "ü" * 199 + "u", "ü" * 201):
        with pytest.raises(NotSignedIn):
            await people.sign_in("elaine", wrong)
    assert (await people.sign_in("elaine", "ü" * 200)).person.id == elaine.id


@pytest.mark.asyncio
async def test_a_login_is_taken_in_any_case(people: People) -> None:
    elaine, kay = [(await people.new_guest(name, "en")).person for name in ("Elaine", "Kay")]
    await people.claim(elaine.id, "Straße", PASSWORD)
    with pytest.raises(Refused) as caught:
        await people.claim(kay.id, "STRASSE", PASSWORD)
    assert refused(caught) == "refused-login-taken"
    assert caught.value.status == 409
    with pytest.raises(Refused) as caught:
        await people.claim(elaine.id, "other", PASSWORD)
    assert refused(caught) == "refused-account-claimed"
    with pytest.raises(NotFound):
        await people.claim("nobody", "other", PASSWORD)


@pytest.mark.asyncio
async def test_of_two_who_claim_a_login_at_once_one_gets_it(people: People) -> None:
    guests = [(await people.new_guest("Kay", "en")).person for _ in range(2)]
    outcomes = await asyncio.gather(
        *[people.claim(guest.id, "kay", PASSWORD) for guest in guests], return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Person", "Refused"]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("login", "password", "reason"),
    [
        ("ab", PASSWORD, "refused-login-form"),
        ("a" * 33, PASSWORD, "refused-login-form"),
        ("a b c", PASSWORD, "refused-login-form"),
        ("a\u202ebc", PASSWORD, "refused-login-form"),
        ("abc\n.", PASSWORD, "refused-login-form"),
        ("abc", "1234567", "refused-password-short"),
        ("abc", "x" * 201, "refused-password-long"),
    ],
)
async def test_a_login_and_a_password_have_their_form(people: People, login: str, password: str, reason: str) -> None:
    elaine, _ = await people.new_guest("Elaine", "en")
    with pytest.raises(Invalid) as caught:
        await people.claim(elaine.id, login, password)
    assert refused(caught) == reason
    assert (await people.person(elaine.id)).login is None
    assert check_login("abc") == "abc"


@pytest.mark.asyncio
async def test_an_unknown_login_costs_a_hash_as_a_known_one_does(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    verified: list[tuple[str, str]] = []

    def verify(_: People, kept: str, __: bytes) -> bool:
        verified.append((kept, threading.current_thread().name))
        return False

    assert not people._hasher.check_needs_rehash(NOBODY)
    monkeypatch.setattr(People, "_verify", verify)
    with pytest.raises(NotSignedIn):
        await people.sign_in("nobody", PASSWORD)
    assert [kept for kept, _ in verified] == [NOBODY]
    assert verified[0][1].startswith("passwords")


@pytest.mark.asyncio
async def test_a_password_hashed_in_an_older_way_is_hashed_anew(people: People, store: Store) -> None:
    elaine, _ = await people.new_guest("Elaine", "en")
    await people.claim(elaine.id, "elaine", PASSWORD)
    old = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(PASSWORD)
    await store.write(lambda db: db.execute("UPDATE accounts SET password = ?", (old,)))
    await people.sign_in("elaine", PASSWORD)
    kept = await store.read(lambda db: str(db.execute("SELECT password FROM accounts").fetchone()[0]))
    assert not people._hasher.check_needs_rehash(kept)
    await people.sign_in("elaine", PASSWORD)


@pytest.mark.asyncio
async def test_too_many_who_sign_in_at_once_are_told_to_wait(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()
    monkeypatch.setattr(People, "_verify", lambda *_: go.wait(10) and False)
    waiting = [asyncio.create_task(people.sign_in("kay", PASSWORD)) for _ in range(module.MOST_HASHING)]
    until = time.monotonic() + 10
    while people._hashing < module.MOST_HASHING and time.monotonic() < until:
        await asyncio.sleep(0.001)
    with pytest.raises(TooMuch) as caught:
        await people.sign_in("kay", PASSWORD)
    assert refused(caught) == "refused-sign-in-busy"
    go.set()
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {NotSignedIn}


# -- links


@pytest.mark.asyncio
async def test_a_recovery_link_brings_a_guest_to_another_device_once(people: People) -> None:
    elaine, token = await people.new_guest("Elaine", "en")
    link = await people.recovery(elaine.id)
    there, other = await people.recover(link)
    assert there == elaine == await people.by_token(other) == await people.by_token(token)
    for spent in (link, "made up"):
        with pytest.raises(NotFound) as caught:
            await people.recover(spent)
        assert refused(caught) == "refused-recovery-gone"
    with pytest.raises(NotFound):
        await people.recovery("nobody")


@pytest.mark.asyncio
async def test_of_two_who_use_a_link_at_once_one_comes_in(people: People) -> None:
    elaine, _ = await people.new_guest("Elaine", "en")
    link = await people.recovery(elaine.id)
    outcomes = await asyncio.gather(*[people.recover(link) for _ in range(5)], return_exceptions=True)
    assert [type(outcome) for outcome in outcomes].count(NotFound) == 4


@pytest.mark.asyncio
async def test_a_recovery_link_lasts_24_hours(people: People, clock: Clock) -> None:
    elaine, _ = await people.new_guest("Elaine", "en")
    first, second = await people.recovery(elaine.id), await people.recovery(elaine.id)
    clock.now += RECOVERY_LASTS - 1
    await people.recover(first)
    clock.now += 1
    with pytest.raises(NotFound):
        await people.recover(second)


@pytest.mark.asyncio
async def test_a_session_needs_somebody_whose_it_is(store: Store) -> None:
    insert = "INSERT INTO sessions (token_hash, person, touched, expires) VALUES (x'00', 'nobody', 0, 0)"
    with pytest.raises(sqlite3.IntegrityError):
        await store.write(lambda db: db.execute(insert))
