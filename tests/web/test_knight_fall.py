"""Knight Fall in browsers: two teams of two finish a game, one knight holds out by keyboard; phones and weight."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from caliburn import Match, text_of
from caliburn.games.knight_fall.figures import KNIGHT_CARDS, KNIGHTS
from caliburn.kernel.rules import Offer
from tests.server.luck import fixed_luck
from tests.server.serving import Json, Running
from tests.web.conftest import NewPerson, OpenWindow
from tests.web.people import Person
from tests.web.test_keyboard import focus
from tests.web.test_phone import TOUCH
from tests.web.windows import GONE, PHONE, Window

MOST_CODE = 250_000
MOST_TABS = 90
PATIENCE = 15.0
SLENDER_PHONE = (360, 740)
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TEAMS: Json = {"game": "knight-fall", "options": {"locations": "on"}}
ALONE: Json = {"game": "knight-fall", "options": {"mode": "coop", "locations": "on"}}

Way = Callable[[Page, str, Sequence[str]], None]
OnPage = Callable[[str, Counter[str]], bool]


class Seat(NamedTuple):
    """Who sits there, the window that is open, and how moves are made in it."""

    person: Person
    window: Window | None = None
    way: Way | None = None


class Fight:
    """A table that is played at random: some questions are answered on the page, the others by program."""

    def __init__(self, server: Running, table: str, seats: Sequence[Seat], seed: int) -> None:
        self.table = table
        self.at = server.run(server.house.room(table)).table
        self.seats = seats
        self.rng = Random(seed)
        self.on_page: Counter[str] = Counter()
        self.met: set[str] = set()

    @property
    def match(self) -> Match:
        assert self.at.match is not None
        return self.at.match

    def play(self, on_page: OnPage, until: Callable[[Match], bool] = lambda match: False) -> None:
        while self.match.result is None and not until(self.match):
            ask = self.match.asks[0]
            offers = self.match.offers(ask.seat)
            acting = [offer for offer in offers if text_of(offer.move) != "pass"]
            self.answer(ask.seat, self.rng.choice(acting if acting and self.rng.random() < 0.9 else offers), on_page)

    def answer(self, seat: int, offer: Offer, on_page: OnPage) -> None:
        person, window, way = self.seats[seat]
        prompt = next(ask.prompt.id for ask in self.match.asks if ask.seat == seat)
        question, move = self.at.questions[seat], text_of(offer.move)
        self.met.add(prompt)
        if window is None or way is None or not on_page(prompt, self.on_page):
            person.done(self.table, "play", question=question, move=move)
            return
        wait_for(window, question)
        way(window.page, move, offer.handles)
        self.on_page[prompt] += 1
        until(lambda: self.match.result is not None or self.at.questions.get(seat) != question, f"{move} is made")
        assert window.page.evaluate(SIDEWAYS) <= 0, f"the page can be scrolled sideways after {move}"


def until(holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"it never came that {what}"
        time.sleep(0.005)


def wait_for(window: Window, question: int) -> None:
    """Until the window shows this question."""
    end = time.monotonic() + PATIENCE
    while f'"question":{question}' not in last_state(window) or not window.page.locator(".prompt .all").count():
        assert time.monotonic() < end, f"question {question} is not shown"
        window.page.wait_for_timeout(10)
    window.page.wait_for_timeout(30)


def last_state(window: Window) -> str:
    return next((frame for frame in reversed(window.frames) if '"view":' in frame), "")


def press(control: Locator) -> None:
    if control.page.evaluate("() => navigator.maxTouchPoints"):
        control.tap()
    else:
        control.click()


def steps_to(page: Page, move: str, handles: Sequence[str]) -> list[Locator]:
    """What has to be pressed for a move before its button: a way to use a card after the card, or the things."""
    way = page.locator(f'[data-way="{move}"]')
    things = [page.locator(f'.kf-thing[data-handle="{handle}"]').first for handle in dict.fromkeys(handles)]
    card = page.locator(f'.body[data-handle="{handles[0]}"]').first if handles else way
    is_card = bool(handles) and card.count() > 0
    return [card, way.first] if is_card and len(handles) > 1 else [way.first] if way.count() else things


def by_pointer(page: Page, move: str, handles: Sequence[str]) -> None:
    """Press what shines, then the button; with many moves of the same things, their line in the list."""
    button = page.locator(f'[data-action="{move}"]')
    for control in steps_to(page, move, handles):
        if button.count():
            break
        if control.get_attribute("aria-pressed") != "true":
            press(control)
    if not button.count():
        press(page.locator(".prompt .all"))
        button = page.locator(f'[data-move="{move}"]')
    press(button)
    if page.locator(".offers").count():
        page.keyboard.press("Escape")


def by_keyboard(page: Page, move: str, handles: Sequence[str]) -> None:
    """Tab to the things and press Enter, then the number of the button; or take the move from the list."""
    buttons = page.locator("[data-action]:not(:disabled)")
    for control in steps_to(page, move, handles):
        if number_of(buttons, move) is not None or control.get_attribute("aria-pressed") == "true":
            continue
        tab_to(page, control)
        page.keyboard.press("Enter")
        assert not focus(page)["lost"], f"the focus is lost on the way to {move}"
    number = number_of(buttons, move)
    if number is not None:
        page.keyboard.press(str(number))
    else:
        page.keyboard.press("m")
        tab_to(page, page.locator(f'[data-move="{move}"]'))
        page.keyboard.press("Enter")


def number_of(buttons: Locator, move: str) -> int | None:
    moves: list[str] = buttons.evaluate_all("(all) => all.map((button) => button.dataset.action)")
    return moves.index(move) + 1 if move in moves else None


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if wanted.evaluate("(element) => element === document.activeElement"):
            now = focus(page)
            assert now["visible"], f"no ring around {now['name']}"
            return
    raise AssertionError(f"Tab never comes to {wanted}")


def first_of_each(most: int) -> OnPage:
    """The first questions of every kind."""
    return lambda prompt, answered: answered[prompt] < most


def always(prompt: str, answered: Counter[str]) -> bool:
    return True


def never(prompt: str, answered: Counter[str]) -> bool:
    return False


def leaps(match: Match) -> list[Offer]:
    """The ways in which a knight could defend an ally on another tile now."""
    ask = match.asks[0]
    if ask.prompt.id != "ask-defend":
        return []
    at = {unit["name"]: unit["tile"] for unit in match.view(None)["table"]["units"]}
    moves = [(offer, text_of(offer.move).split()) for offer in match.offers(ask.seat)]
    return [offer for offer, words in moves if words[0] == "take" and at[words[1]] != at[words[2]]]


def round_of(match: Match) -> int:
    found: int = match.view(None)["table"]["round"]
    return found


def opened(window: Window, table: str) -> Page:
    page = window.open(f"/table/{table}")
    expect(page.locator(".kf-board")).to_be_visible()
    return page


@pytest.mark.timeout(200)
def test_four_people_in_two_teams_finish_a_game_with_a_defended_ally_a_reload_and_a_lost_connection(
    server: Running, open_window: OpenWindow, new_person: NewPerson
) -> None:
    languages = ("en", "de", "de", "en")
    names = ("Isolde", "Roderic", "Mathilde", "Bertram")
    people = [new_person(name, lang, speed=0) for name, lang in zip(names, languages, strict=True)]
    with fixed_luck(3):
        table = people[0].with_friends(people[1:], name="Black Abbey", **TEAMS)
    windows = [open_window(person, lang=lang) for person, lang in zip(people, languages, strict=True)]
    for window in windows:
        opened(window, table)
    fight = Fight(server, table, [Seat(*one, by_pointer) for one in zip(people, windows, strict=True)], 5)
    fight.play(first_of_each(2), lambda match: round_of(match) == 2)
    defend_on_another_tile(fight)
    windows[1].page.reload()
    expect(windows[1].page.locator(".kf-board")).to_be_visible()
    lose_connection(windows[2], fight)
    fight.play(first_of_each(2), lambda match: round_of(match) == 4)
    assert len(fight.on_page) >= 12
    assert {*fight.on_page} == fight.met
    for window in windows[2:]:
        window.page.goto("about:blank")  # these two look elsewhere and come back for the end
    fight.seats = [*fight.seats[:2], *[Seat(person) for person in people[2:]]]
    fight.play(first_of_each(2))
    for window in windows[2:]:
        opened(window, table)
    points = fight.match.view(None)["table"]["points"]
    for window in windows:
        expect(window.page.locator("#kf-score")).to_be_visible()
        shown = window.page.locator(".score .side h3 b").all_inner_texts()
        assert [int(number) for number in shown] == [points["knights"], points["demons"]]
    titles = [window.page.locator("#kf-score").inner_text() for window in windows]
    assert titles[0] != titles[1], "told in two languages"


def defend_on_another_tile(fight: Fight) -> None:
    fight.play(never, lambda match: bool(leaps(match)))
    offer, seat = leaps(fight.match)[0], fight.match.asks[0].seat
    _, knight, ally, _ = text_of(offer.move).split()
    window = fight.seats[seat].window
    assert window is not None
    wait_for(window, fight.at.questions[seat])
    expect(window.page.locator(".arrows .over").first).to_be_visible()
    expect(window.page.locator(f'[data-unit="{ally}"] .damage')).to_be_visible()
    fight.answer(seat, offer, always)
    units = {unit["name"]: unit["tile"] for unit in fight.match.view(None)["table"]["units"]}
    if knight in units and ally in units:
        room = window.page.locator(f'[data-tile="{units[ally]}"]')
        expect(room.locator(f'[data-unit="{knight}"]')).to_be_visible()


def lose_connection(window: Window, fight: Fight) -> None:
    """While it is gone the others play on; once it is back, the window shows the same as all others."""
    window.forgive(GONE)
    window.context.set_offline(True)
    before = fight.match.answers
    fight.play(never, lambda match: match.answers >= before + 6)
    window.context.set_offline(False)
    units = fight.match.view(None)["table"]["units"]
    for unit in units:
        expect(window.page.locator(f'[data-tile="{unit["tile"]}"] [data-unit="{unit["name"]}"]')).to_be_visible()


@pytest.mark.timeout(200)
def test_one_person_holds_out_alone_by_keyboard_only(
    server: Running, open_window: OpenWindow, new_person: NewPerson
) -> None:
    elaine = new_person("Elaine", speed=0)
    with fixed_luck(9):
        table = elaine.found(seats=1, name="Long Night", **ALONE)
    window = open_window(elaine)
    page = opened(window, table)
    fight = Fight(server, table, [Seat(elaine, window, by_keyboard)], 9)
    fight.play(first_of_each(2))
    assert len(fight.on_page) >= 10
    assert {*fight.on_page} == fight.met
    expect(page.locator("#kf-score")).to_be_visible()
    won = bool(fight.match.result and fight.match.result.winners)
    expect(page.locator("#kf-score")).to_have_text(re.compile("won together" if won else "demons have won"))


@pytest.mark.timeout(200)
@pytest.mark.parametrize("size", [PHONE, SLENDER_PHONE], ids=["390x844", "360x740"])
def test_a_round_is_played_by_touch_on_a_phone(
    server: Running, open_window: OpenWindow, new_person: NewPerson, size: tuple[int, int]
) -> None:
    elaine, bors = new_person("Elaine", speed=0), new_person("Bors", "de", speed=0)
    with fixed_luck(size[0]):
        table = elaine.with_friends([bors], name="Narrow Stair", **TEAMS)
    window = open_window(elaine, size=size, touch=True)
    page = opened(window, table)
    fight = Fight(server, table, [Seat(elaine, window, by_pointer), Seat(bors)], size[0])
    fight.play(first_of_each(12), lambda match: round_of(match) == 2)
    assert fight.on_page.total() >= 12
    assert page.evaluate(TOUCH) == [], "everything that can be touched is at least 24 px wide and high"
    for tab in ("hand", "seats", "log", "act"):
        page.locator(f"#phone-tab-{tab}").tap()
        assert page.evaluate(SIDEWAYS) <= 0


def test_lobby_and_knight_falls_board_load_no_more_code_than_promised(
    open_window: OpenWindow, new_person: NewPerson, count: Callable[..., None]
) -> None:
    elaine, bors = new_person("Elaine", speed=0), new_person("Bors", speed=0)
    table = elaine.with_friends([bors], name="Light Load", **TEAMS)
    window = open_window(elaine)
    answers: list[Response] = []

    def keep(response: Response) -> None:
        answers.append(response)

    window.page.on("response", keep)
    window.open("/")
    expect(window.page.get_by_role("heading", name="Open tables")).to_be_visible()
    window.page.wait_for_load_state("networkidle")
    opened(window, table)
    window.page.wait_for_load_state("networkidle")
    code: dict[str, int] = {}
    for answer in answers:
        if answer.request.resource_type in ("script", "stylesheet") and answer.url not in code:
            assert answer.headers.get("content-encoding") in ("gzip", "br"), answer.url
            code[answer.url] = answer.request.sizes()["responseBodySize"]
    count(bytes_of_knight_falls_code_gzipped=sum(code.values()))
    assert any(["knight-fall" in url for url in code])
    assert sum(code.values()) <= MOST_CODE, code


@pytest.mark.timeout(120)
def test_a_chosen_card_lights_what_it_reaches_and_shows_whom_it_could_hurt(
    server: Running, open_window: OpenWindow, new_person: NewPerson
) -> None:
    elaine, bors = new_person("Elaine", speed=0), new_person("Bors", speed=0)
    with fixed_luck(12):
        table = elaine.with_friends([bors], name="Far Cloister", **TEAMS)
    fight = Fight(server, table, [Seat(elaine), Seat(bors)], 12)
    fight.play(never, lambda match: far_and_sharp(match) is not None)
    card = far_and_sharp(fight.match)
    seat = fight.match.asks[0].seat
    reach = fight.match.view(seat)["table"]["reach"]
    page = opened(open_window((elaine, bors)[seat]), table)
    card_button = page.locator(f'.body[data-handle="{card}"]').first
    expect(page.locator(".room.reached")).to_have_count(0)
    press(card_button)
    shows(page, reach["cards"][card])
    press(page.locator(f'[data-way="actions {card}"]'))
    shows(page, reach["symbols"][card])
    expect(page.locator(".plan .reach")).to_be_visible()


def far_and_sharp(match: Match) -> str | None:
    """A card in hand that reaches tiles and enemies."""
    ask = match.asks[0]
    if ask.prompt.id != "ask-play":
        return None
    cards = match.view(ask.seat)["table"]["reach"]["cards"]
    return next((card for card, reach in cards.items() if reach["tiles"] and reach["hits"]), None)


def shows(page: Page, reach: Json) -> None:
    """The plan shows these tiles with the steps to them, and these units with the damage; and no others."""
    expect(page.locator(".room.reached")).to_have_count(len(reach["tiles"]))
    for tile, steps in reach["tiles"].items():
        expect(page.locator(f'[data-tile="{tile}"] > .sign')).to_have_text(str(steps))
    expect(page.locator(".plan .damage")).to_have_count(len(reach["hits"]))
    for unit, damage in reach["hits"].items():
        expect(page.locator(f'[data-unit="{unit}"] .damage')).to_have_text(f"−{damage}")


def test_symbols_and_tracks_are_those_of_the_tables_edition(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine, bors = new_person("Elaine", speed=0), new_person("Bors", speed=0)
    cards = "".join([f'[knight-cards.{card}]\nsymbols = ["heal", "heal"]\n' for card in KNIGHT_CARDS])
    knights = "".join([f"[knights.{knight}]\nmost_health = 11\n" for knight in KNIGHTS])
    table = elaine.with_friends([bors], name="Own Copy", edition=cards + knights, **TEAMS)
    window = open_window(bors)
    page = window.open(f"/table/{table}")
    expect(page.locator(".draft .health").first).to_contain_text("at most 11")
    bors.done(table, "play", question=bors.state(table)["game"]["question"], move=first_move(bors, table))
    elaine.done(table, "play", question=elaine.state(table)["game"]["question"], move=first_move(elaine, table))
    expect(page.locator(".card .pair").first).to_be_attached()
    names = page.locator(".card .body > .visually-hidden").all_inner_texts()
    assert names[:3] == ["heal, heal"] * 3


def first_move(person: Person, table: str) -> str:
    move: str = person.state(table)["game"]["offers"][0]["move"]
    return move
