"""Knight Fall's campaign in browsers: two people in two languages ride from the well to the finale, over a restart."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from caliburn import Match, text_of
from tests.server.luck import fixed_luck
from tests.server.serving import DAY, Evening, Running, config_for, running
from tests.web.conftest import NewPerson, OpenWindow
from tests.web.people import Person, advice
from tests.web.screens import CAMPAIGN
from tests.web.test_connection import free_port
from tests.web.test_knight_fall import MOST_CODE, SIDEWAYS, SLENDER_PHONE, Fight, Seat, always, by_keyboard, by_pointer
from tests.web.test_phone import TOUCH
from tests.web.windows import DESK, PHONE, Window

LANGUAGES = ("en", "de")
#: The orchard and its battle first, then the beekeeper, then to and fro between two squares until the last bell.
WISHES = ("ride B3", "read 7", "choice a", "ride B4", "read 6", "choice b", "ride C4", "read 1", "choice b")
SECONDS = 60  # for a move
LAST_MOVED = r"since \w+day", r"seit \w+(tag|woch)"
BATTLE = "ask-play", "ask-symbols", "ask-defend"  # what is answered on the page, once each

BROKEN_WORDS = """() => {
  const found = []
  for (const button of document.querySelectorAll('.prompt .button')) {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (text.parentElement.offsetWidth <= 1) continue // for ears only
      for (const word of text.data.matchAll(/\\S+/g)) {
        const range = new Range()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word[0])
      }
    }
  }
  return found
}"""


class Campaign(Fight):
    """A campaign at which both people answer on their pages, but for most of a battle, where the bot is asked."""

    def ride_on(self, until: Callable[[Match], bool]) -> None:
        while self.match.result is None and not until(self.match):
            ask = next((ask for ask in self.match.asks if self.at.seats[ask.seat].bot is None), None)
            if ask is None:  # a bot plays on for somebody
                time.sleep(0.005)
                continue
            offers = {text_of(offer.move): offer for offer in self.match.offers(ask.seat)}
            fighting = page_of(self.match)["battle"] is not None
            if fighting:
                move = advice(self.seats[0].person.server, self.table, ask.seat)
            else:
                move = self.wish([*offers])
            first = fighting and ask.prompt.id in BATTLE and not self.on_page[ask.prompt.id]
            on_page = always if first or not fighting else lambda prompt, answered: False
            self.answer(ask.seat, offers[move], on_page)

    def wish(self, moves: list[str]) -> str:
        """The next of what was planned, else a short way there and back."""
        wished = [move for move in WISHES if move in moves and move not in self.met]
        if wished:
            self.met.add(wished[0])
            return wished[0]
        campaign = page_of(self.match)
        near = [f"ride {square}" for square in ("C4", "B4") if square != campaign["party"]]
        return next((move for move in (*near, "pass") if move in moves), moves[0])


def page_of(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["table"]["campaign"]
    return found


def opened(window: Window, table: str) -> Page:
    page = window.open(f"/table/{table}")
    expect(page.locator(".kf-board")).to_be_visible()
    return page


def seats(people: list[Person], windows: list[Window]) -> list[Seat]:
    return [Seat(*one) for one in zip(people, windows, (by_keyboard, by_pointer), strict=True)]


@pytest.mark.timeout(200)
def test_two_people_ride_from_the_well_to_the_finale_in_two_languages_and_sleep_a_night_on_it(
    browser: Browser, tmp_path: Path
) -> None:
    port, evening = free_port(), Evening()
    with ExitStack() as stack:
        with running(config_for(tmp_path), port=port, now=evening.now) as server:
            people = [
                stack.enter_context(Person(server, name, lang, speed=0))
                for name, lang in zip(("Isolde", "Bertram"), LANGUAGES, strict=True)
            ]
            with fixed_luck(4):  # in which greedy holds the abbey
                table = people[0].with_friends(
                    people[1:], name="The Long Dusk", clock={"kind": "move", "seconds": SECONDS}, **CAMPAIGN
                )
            windows = windows_of(browser, people)
            for window in windows:
                opened(window, table)
            begun = Campaign(server, table, seats(people, windows), 3)
            begun.ride_on(lambda match: page_of(match)["page"]["kind"] == "entry")
            told_in_two_languages(windows)
            begun.ride_on(lambda match: begun.on_page["ask-play"] > 0)
            look_at_the_sheet(windows)
            assert page_of(begun.match)["battle"], "the server stops in the middle of a battle"
            problems = [problem for window in windows for problem in window.close()]
        evening.later = 1
        with running(config_for(tmp_path), port=port, now=evening.now) as server:
            for person in people:
                person.server = server
            windows = windows_of(browser, people)
            for window, since in zip(windows, LAST_MOVED, strict=True):
                found_again(window, since, evening)
            resumed = Campaign(server, table, seats(people, windows), 4)
            resumed.met, resumed.on_page = begun.met, begun.on_page
            assert resumed.match.view(None) == begun.match.view(None)
            come_to_the_last_battle(resumed, windows)
            let_a_bot_play_on(resumed, windows, evening)
            hold_the_abbey(resumed, windows)
            problems += [problem for window in windows for problem in window.close()]
        assert not problems, "\n".join(problems)


def look_at_the_sheet(windows: list[Window]) -> None:
    """In a battle the campaign sheet is a button away, and goes with Escape."""
    for window, title in zip(windows, ("Campaign sheet", "Kampagnenbogen"), strict=True):
        window.page.get_by_role("button", name=title).click()
        expect(window.page.get_by_role("heading", name=title)).to_be_visible()
        window.page.keyboard.press("Escape")
        expect(window.page.get_by_role("heading", name=title)).to_have_count(0)


def windows_of(browser: Browser, people: list[Person]) -> list[Window]:
    """One plays at a desk, the other on a phone."""
    base = people[0].server.base
    return [
        Window(browser, base, people[0], lang="en", size=DESK),
        Window(browser, base, people[1], lang="de", size=PHONE, touch=True),
    ]


def found_again(window: Window, since: str, evening: Evening) -> None:
    """The next evening the table waits among mine, and opens where it was left."""
    window.context.clock.install(time=evening.now() / 1000)
    page = window.open("/")
    mine = page.get_by_role("listitem").filter(has_text="The Long Dusk")
    expect(mine).to_contain_text(re.compile(since))
    mine.get_by_role("link").first.click()
    expect(page.locator(".kf-board")).to_be_visible()


def come_to_the_last_battle(campaign: Campaign, windows: list[Window]) -> None:
    """On the map until the last bell."""
    campaign.ride_on(lambda match: page_of(match)["page"]["kind"] == "after")
    expect(windows[0].page.locator("[data-page=after]")).to_be_visible()
    expect(windows[0].page.locator(".changes li").first).to_be_visible()
    campaign.ride_on(lambda match: bool(page_of(match)["battle"] and page_of(match)["battle"]["final"]))
    assert page_of(campaign.match)["bells"] == {"crossed": 16, "total": 16}
    assert {"ask-ride", "ask-read", "ask-choice", *BATTLE} <= {*campaign.on_page}


def let_a_bot_play_on(campaign: Campaign, windows: list[Window], evening: Evening) -> None:
    """The second of the two falls asleep over a move; when the time is up, the other lets a bot play on."""
    campaign.ride_on(lambda match: match.asks[0].seat == 1)
    evening.later += 2 * SECONDS * 1000 / DAY
    campaign.seats[0].person.done(campaign.table, "say", text="Are you still there?")
    notice = windows[0].page.locator(".notices .bar").filter(has_text="The time of Bertram has run out.")
    notice.get_by_role("button", name="Let a bot play on").click()
    expect(windows[1].page.get_by_text("Ein Bot spielt für dich.")).to_be_visible()


def hold_the_abbey(campaign: Campaign, windows: list[Window]) -> None:
    """The last battle is won, and the score is on both pages."""
    campaign.ride_on(lambda match: False)
    assert page_of(campaign.match)["page"]["kind"] == "finale"
    score = page_of(campaign.match)["score"]
    for window in windows:
        expect(window.page.locator("#kc-score")).to_be_visible()
        assert window.page.locator("tfoot td").inner_text() == str(score["total"])
        assert window.page.locator("tbody tr").count() == len(score) - (1 if score["failed"] else 2)
        assert window.page.evaluate(SIDEWAYS) <= 0
    titles = [window.page.locator("#kc-score").inner_text() for window in windows]
    assert titles[0] != titles[1], "told in two languages"


def told_in_two_languages(windows: list[Window]) -> None:
    """Both read the same page, each in their own language; the phone's book is in its sheet."""
    for window, title in zip(windows, ("The Hanging Orchard", "Der Henkersgarten"), strict=True):
        expect(window.page.locator("#kc-title")).to_have_text(title)
        expect(window.page.locator(".leaf [data-handle=choice-a]")).to_be_visible()
    expect(windows[0].page.locator(".map [data-handle=square-B3]")).to_have_attribute("aria-current", "location")


@pytest.mark.parametrize("size", [PHONE, SLENDER_PHONE], ids=["390x844", "360x740"])
def test_the_map_pans_and_grows_on_a_phone_and_the_page_never_does(
    server: Running, open_window: OpenWindow, new_person: NewPerson, size: tuple[int, int]
) -> None:
    elaine = new_person("Elaine", "de", speed=0)
    with fixed_luck(size[0]):
        table = elaine.found(seats=1, name="Long Dusk", **CAMPAIGN)
    window = open_window(elaine, lang="de", size=size, touch=True)
    page = opened(window, table)
    ride = Fight(server, table, [Seat(elaine, window, by_pointer)], 1)
    ride.play(always, lambda match: match.asks[0].prompt.id == "ask-ride")
    party = page.locator("[data-handle=square-C4]")
    expect(party).to_be_in_viewport()
    wide = "() => document.querySelector('.map .chart').getBoundingClientRect().width"
    before = page.evaluate(wide)
    page.locator(".zoom button").nth(1).tap()
    assert page.evaluate(wide) > before > size[0]
    page.locator(".zoom button").nth(2).tap()
    expect(party).to_be_in_viewport()
    for _ in range(4):
        if page.locator(".zoom button").first.is_enabled():
            page.locator(".zoom button").first.tap()
    assert page.evaluate(wide) <= size[0], "the whole map is seen"
    assert page.evaluate(TOUCH) == [], "everything that can be touched is at least 24 px wide and high"
    for tab in ("hand", "seats", "log", "act"):
        page.locator(f"#phone-tab-{tab}").tap()
        assert page.evaluate(SIDEWAYS) <= 0


def test_a_choice_that_cannot_be_paid_says_why(server: Running, open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    with fixed_luck(11):
        table = elaine.found(seats=1, name="Long Dusk", **CAMPAIGN)
    page = opened(open_window(elaine), table)
    ride = Fight(server, table, [Seat(elaine)], 1)
    ride.play(lambda prompt, answered: False, lambda match: match.asks[0].prompt.id == "ask-ride")
    for move in ("ride C4", "read 2"):
        elaine.done(table, "play", question=ride.at.questions[0], move=move)
    key = page.locator("[data-handle=choice-a]")
    expect(key).to_have_attribute("aria-disabled", "true")
    expect(key).to_contain_text("You would need 1 key.")
    key.click(force=True)
    expect(page.locator(".prompt .subline")).to_have_text("You would need 1 key.")


def test_a_choice_says_in_german_what_keyword_it_would_bring_and_what_a_wager_hangs_on(
    server: Running, open_window: OpenWindow, new_person: NewPerson
) -> None:
    bertram = new_person("Bertram", "de", speed=0)
    table = bertram.found(seats=1, name="Lange Dämmerung", **CAMPAIGN)
    page = opened(open_window(bertram, lang="de"), table)
    ride = Fight(server, table, [Seat(bertram)], 1)
    for way, letter, told in (
        (("ride D4", "read 4"), "b", ["+1 Schlüssel", "Schlüsselwort Durchgefroren"]),
        (("ride E4", "read 22"), "b", ["Zeigt die oberste Kraftkarte Nahkampf:", "Oswin Pike", "sonst −1 Münze"]),
    ):
        ride.play(lambda prompt, answered: False, lambda match: match.asks[0].prompt.id == "ask-ride")
        for move in way:
            bertram.done(table, "play", question=ride.at.questions[0], move=move)
        expect(page.locator(f"[data-handle=choice-{letter}]")).to_be_visible()
        for words in told:
            expect(page.locator(f"[data-handle=choice-{letter}]")).to_contain_text(words)
        bertram.done(table, "play", question=ride.at.questions[0], move="choice c")


@pytest.mark.parametrize("width", [1280, 1366, 1440, 1920])
def test_no_word_on_a_button_is_broken_on_any_desk(
    server: Running, open_window: OpenWindow, new_person: NewPerson, width: int
) -> None:
    bertram = new_person("Bertram", "de", speed=0)
    table = bertram.found(seats=1, name="Lange Dämmerung", **CAMPAIGN)
    page = opened(open_window(bertram, lang="de", size=(width, 800)), table)
    ride = Fight(server, table, [Seat(bertram)], 1)
    ride.play(lambda prompt, answered: False, lambda match: match.asks[0].prompt.id == "ask-ride")
    bertram.done(table, "play", question=ride.at.questions[0], move="ride D4")
    expect(page.get_by_role("button", name="Zurücknehmen")).to_be_visible()
    assert page.evaluate(BROKEN_WORDS) == []


def test_lobby_and_campaign_load_no_more_code_than_promised(
    open_window: OpenWindow, new_person: NewPerson, count: Callable[..., None]
) -> None:
    elaine = new_person("Elaine", speed=0)
    table = elaine.found(seats=1, name="Light Load", **CAMPAIGN)
    window = open_window(elaine)
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        if request.resource_type in ("script", "stylesheet") and request.url not in sizes:
            sizes[request.url] = request.sizes()["responseBodySize"]

    window.page.on("requestfinished", weigh)
    window.open("/")
    window.page.wait_for_load_state("networkidle")
    opened(window, table)
    window.page.wait_for_load_state("networkidle")
    count(bytes_of_the_campaigns_code_gzipped=sum(sizes.values()))
    assert any(["knight-fall" in url for url in sizes])
    assert sum(sizes.values()) <= MOST_CODE, sizes
