"""Merlin in browsers: three people finish the base game, two the game with all modules; phones, secrets and weight."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, Response, expect

from caliburn import Match, text_of
from caliburn.kernel.rules import Offer
from tests.server.luck import fixed_luck
from tests.server.serving import Json, Running
from tests.web.conftest import NewPerson, OpenWindow
from tests.web.driving import close_tidings, look, make, settled, touch
from tests.web.people import Person
from tests.web.screens import EVERY_MODULE, MERLIN
from tests.web.test_keyboard import focus
from tests.web.test_phone import TOUCH
from tests.web.windows import PHONE, Window

MOST_CODE = 250_000
MOST_BUTTONS = 3  # for moves that touch the same things
MOST_TABS = 200
PATIENCE = 15.0
SLENDER_PHONE = (360, 740)
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
WHERE = """(selector) => {
  const sought = document.querySelector(selector)
  if (!sought) return null
  const before = document.activeElement.compareDocumentPosition(sought) === Node.DOCUMENT_POSITION_PRECEDING
  return before ? 'Shift+Tab' : 'Tab'
}"""
MISSION = re.compile(r'"(m\d\d)"')

Way = Callable[[Page, str, Offer], None]


class Seat(NamedTuple):
    """Who sits there, the window that is open, and how moves are made in it."""

    person: Person
    window: Window | None = None
    way: Way | None = None


class Played(NamedTuple):
    """What was answered on the page, by kind of question, and which moves had to be taken from the list."""

    on_page: Counter[str]
    met: set[str]
    listed: list[str]


def play_on(
    server: Running,
    table: str,
    seats: Sequence[Seat],
    rng: Random,
    on_page: Callable[[str, Counter[str]], bool],
    until: Callable[[Match], bool] = lambda match: False,
) -> Played:
    """Answer for everybody at random, seldom with a pass: some questions on the page, the others by program."""
    at = server.run(server.house.room(table)).table
    assert at.match is not None
    played, wide = Played(Counter(), set(), []), list[str]()
    while at.match.result is None and not until(at.match):
        ask = at.match.asks[0]
        person, window, way = seats[ask.seat]
        offers = at.match.offers(ask.seat)
        acting = [offer for offer in offers if text_of(offer.move) != "pass"]
        offer = rng.choice(acting if acting and rng.random() < 0.9 else offers)
        move, question = text_of(offer.move), at.questions[ask.seat]
        played.met.add(ask.prompt.id)
        if window is None or way is None or not on_page(ask.prompt.id, played.on_page):
            person.done(table, "play", question=question, move=move)
            continue
        wait_for(window, question, len(offers))
        alike = [other for other in offers if sorted(other.handles) == sorted(offer.handles)]
        if len(alike) > MOST_BUTTONS and way is not by_keyboard:
            take_from_list(window.page, move)
            played.listed.append(move)
        else:
            way(window.page, move, offer)
        played.on_page[ask.prompt.id] += 1
        if window.page.evaluate(SIDEWAYS) > 0:
            wide.append(move)
    assert not wide, f"the page can be scrolled sideways after {wide}"
    return played


def wait_for(window: Window, question: int, offers: int) -> None:
    """Until the window shows this question with so many moves."""
    end = time.monotonic() + PATIENCE
    while True:
        shown = window.page.locator(".prompt .all")
        told = re.search(r"\d+", shown.text_content() or "") if shown.count() else None
        if told and int(told[0]) == offers and f'"question":{question}' in last_state(window):
            return
        assert time.monotonic() < end, f"question {question} with {offers} moves is not shown"
        window.page.wait_for_timeout(10)


def last_state(window: Window) -> str:
    return next((frame for frame in reversed(window.frames) if '"view":' in frame), "")


def by_pointer(page: Page, move: str, offer: Offer) -> None:
    """Press what shines, then the button."""
    make(page, move, offer.handles)
    page.mouse.move(2, 2)


def take_from_list(page: Page, move: str) -> None:
    """Open the list of all moves and press this one."""
    close_tidings(page)
    before = look(page)
    listed = page.locator(f'[data-move="{move}"]')
    if not listed.count():
        touch(page, page.locator(".prompt .all"))
    touch(page, listed)
    settled(page, before)
    if page.locator(".offers").count():
        page.keyboard.press("Escape")


def by_keyboard(page: Page, move: str, offer: Offer) -> None:
    """Tab to the things and pick them with Enter, then the number of the button; or take it from the list of moves."""
    before = look(page)
    for handle in offer.handles:
        if any(action["move"] == move for action in look(page)["actions"]):
            break
        if not tab_to(page, f'.can[data-handle="{handle}"]'):
            continue  # it is picked already, or lies behind a tab
        now = look(page)
        page.keyboard.press("Enter")
        settled(page, now)
        assert not focus(page)["lost"], f"the focus is lost after {handle}"
    numbers = [number for number, action in enumerate(look(page)["actions"], 1) if action["move"] == move]
    if numbers:
        page.keyboard.press(str(numbers[0]))
    else:
        page.keyboard.press("m")
        assert tab_to(page, f'[data-move="{move}"]'), f"{move} is not in the list"
        page.keyboard.press("Enter")
    settled(page, before)
    if page.locator(".offers").count():
        page.keyboard.press("m")
    assert not focus(page)["lost"], f"the focus is lost after {move}"


def tab_to(page: Page, selector: str) -> bool:
    """Whether Tab comes to this, with a ring around it; Shift and Tab where it lies before what has the focus."""
    key = page.evaluate(WHERE, selector)
    if not key:
        return False
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            now = focus(page)
            assert now["visible"], f"no ring around {now['name']}"
            return True
    return False


def few_of_each(rng: Random, share: float, first: int = 2) -> Callable[[str, Counter[str]], bool]:
    """The first questions of every kind, and a share of the others."""
    return lambda prompt, answered: answered[prompt] < first or rng.random() < share


def always(prompt: str, answered: Counter[str]) -> bool:
    return True


def totals(page: Page) -> list[int]:
    """The last line of the result."""
    expect(page.locator("#m-score")).to_be_visible()
    return sorted(int(cell) for cell in page.locator(".score tfoot td").all_inner_texts())


@pytest.mark.timeout(400)
def test_three_people_finish_the_base_game_in_two_languages_one_of_them_by_keyboard(
    server: Running, open_window: OpenWindow, new_person: NewPerson
) -> None:
    people = [new_person("Elaine", speed=0), new_person("Bertram", "de", speed=0), new_person("Mira", speed=0)]
    with fixed_luck(5):
        table = people[0].with_friends(people[1:], name="Round Table", **MERLIN)
    windows = [open_window(person, lang=person.me["lang"]) for person in people]
    for window in windows:
        expect(window.open(f"/table/{table}").locator(".m-board")).to_be_visible()
    ways: list[Way] = [by_pointer, by_pointer, by_keyboard]
    seats = [Seat(*one) for one in zip(people, windows, ways, strict=True)]
    played = play_on(server, table, seats, Random(5), few_of_each(Random(6), 0.15, first=3))
    assert played.met == {*played.on_page}
    assert len(played.met) >= 14
    assert played.on_page.total() > 60
    assert not played.listed, "in the base game every move is made on the board"
    scores = people[0].state(table)["game"]["view"]["result"]["scores"]
    for window in windows:
        assert totals(window.page) == sorted(scores)
    expect(windows[1].page.locator("html")).to_have_attribute("lang", "de")
    expect(windows[1].page.get_by_role("heading", name=re.compile("gewinn|gewonnen|Sieg"))).to_be_visible()


@pytest.mark.timeout(400)
def test_two_people_finish_a_game_with_all_modules_and_every_question_is_answered_on_the_page(
    server: Running, open_window: OpenWindow, new_person: NewPerson
) -> None:
    people = [new_person("Elaine", speed=0), new_person("Bertram", "de", speed=0)]
    with fixed_luck(7):
        table = people[0].with_friends(people[1:], name="Castle Perilous", **EVERY_MODULE)
    windows = [open_window(person, lang=person.me["lang"]) for person in people]
    for window in windows:
        expect(window.open(f"/table/{table}").locator(".m-board")).to_be_visible()
    ways: list[Way] = [by_pointer, by_keyboard]
    seats = [Seat(*one) for one in zip(people, windows, ways, strict=True)]
    played = play_on(server, table, seats, Random(8), few_of_each(Random(9), 0.05))
    assert played.met == {*played.on_page}
    assert len(played.met) >= 30
    assert "ask-ally" in played.met
    scores = people[0].state(table)["game"]["view"]["result"]["scores"]
    for window in windows:
        assert totals(window.page) == sorted(scores)


@pytest.mark.timeout(200)
@pytest.mark.parametrize("size", [PHONE, SLENDER_PHONE], ids=["390x844", "360x740"])
@pytest.mark.parametrize("wish", [MERLIN, EVERY_MODULE], ids=["base", "all modules"])
def test_a_round_is_played_by_touch_on_a_phone(
    server: Running, open_window: OpenWindow, new_person: NewPerson, size: tuple[int, int], wish: Json
) -> None:
    elaine, bors = new_person("Elaine", speed=0), new_person("Bors", speed=0)
    with fixed_luck(size[0] + len(wish["options"])):
        table = elaine.with_friends([bors], name="Narrow Bridge", **wish)
    window = open_window(elaine, size=size, touch=True)
    page = window.open(f"/table/{table}")
    expect(page.locator(".phone-board")).to_be_visible()
    seats = [Seat(elaine, window, by_pointer), Seat(bors)]
    played = play_on(server, table, seats, Random(size[0]), always, lambda match: round_of(match) == 2)
    assert played.on_page.total() >= 12
    assert page.evaluate(TOUCH) == [], "everything that can be touched is at least 24 px wide and high"


def round_of(match: Match) -> int:
    found: int = match.view(None)["table"]["round"]
    return found


@pytest.mark.timeout(200)
@pytest.mark.parametrize("wish", [MERLIN, EVERY_MODULE], ids=["base", "all modules"])
def test_a_mission_hand_is_told_to_nobody_else(
    server: Running, open_window: OpenWindow, new_person: NewPerson, wish: Json
) -> None:
    elaine, bors, wenna = (new_person(name, speed=0) for name in ("Elaine", "Bors", "Wenna"))
    with fixed_luck(12 + len(wish["options"])):
        table = elaine.with_friends([bors], name="Sealed Letter", **wish)
    wenna.join(elaine, table)
    opponent, spectator = (open_window(person) for person in (bors, wenna))
    for window in (opponent, spectator):
        expect(window.open(f"/table/{table}").locator(".m-board")).to_be_visible()
    held: set[str] = set()

    def third_round(match: Match) -> bool:
        held.update(hand_of(match.view(0)["table"], 0))
        opponent.page.wait_for_timeout(1)  # what the windows tell of their frames is heard only here
        return round_of(match) == 3

    play_on(server, table, [Seat(elaine), Seat(bors)], Random(13), always, third_round)
    for window in (opponent, spectator):
        expect(window.page.locator("[aria-label^='Round 3']").first).to_be_attached()
    secret = held - mentioned(opponent)
    assert secret, "she holds cards that nobody else knows"
    assert not secret & mentioned(spectator)
    assert_only_known_missions(opponent, 1)
    assert_only_known_missions(spectator, None)


def hand_of(table: Json, seat: int) -> set[str]:
    return {card["id"] for card in table["players"][seat]["hand"] or ()}


def mentioned(window: Window) -> set[str]:
    return {card for frame in window.frames for card in MISSION.findall(frame)}


def assert_only_known_missions(window: Window, seat: int | None) -> None:
    """Every mission that is named in a frame lies or lay open, or is in this person's own hand."""
    known: set[str] = set()
    frames = 0
    for frame in window.frames:
        state = json.loads(frame)
        if not state.get("game"):
            continue
        frames += 1
        table = state["game"]["view"]["table"]
        known |= {card["id"] for card in table["missions"]["display"]} | {*table["missions"]["discards"]}
        known |= set() if seat is None else hand_of(table, seat)
        others = [player for number, player in enumerate(table["players"]) if number != seat]
        assert [player["hand"] for player in others] == [None] * len(others)
        assert {*MISSION.findall(frame)} <= known
    assert frames > 50


def test_lobby_and_merlins_board_load_no_more_code_than_promised(
    open_window: OpenWindow, new_person: NewPerson, count: Callable[..., None]
) -> None:
    elaine = new_person("Elaine", speed=0)
    table = elaine.against_bots(2, name="Light Load", **EVERY_MODULE)
    window = open_window(elaine)
    answers: list[Response] = []

    def keep(response: Response) -> None:
        answers.append(response)

    window.page.on("response", keep)
    window.open("/")
    expect(window.page.get_by_role("heading", name="Open tables")).to_be_visible()
    window.page.wait_for_load_state("networkidle")
    window.open(f"/table/{table}")
    expect(window.page.locator(".m-board")).to_be_visible()
    window.page.wait_for_load_state("networkidle")
    code: dict[str, int] = {}
    for answer in answers:
        if answer.request.resource_type in ("script", "stylesheet") and answer.url not in code:
            assert answer.headers.get("content-encoding") in ("gzip", "br"), answer.url
            code[answer.url] = answer.request.sizes()["responseBodySize"]
    count(bytes_of_merlins_code_gzipped=sum(code.values()))
    assert any(["merlin" in url for url in code])
    assert sum(code.values()) <= MOST_CODE, code
