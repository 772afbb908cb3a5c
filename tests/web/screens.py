"""Every screen of the page in a state worth looking at, laid by program. Shared with docs/pictures/screens.py."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page

from caliburn import Match
from tests.server.luck import fixed_luck
from tests.server.serving import Json, Running
from tests.web.people import Person, is_asked, is_over, may_challenge, play_quickly, play_together, play_well

MODULES = "favor,arthur,allies,gold,market,caerleon,morgana,treasures,decrees"
MERLIN: Json = {"game": "merlin", "options": {}}
FALL: Json = {"game": "knight-fall", "options": {"locations": "on"}}
FALL_TOGETHER: Json = {"game": "knight-fall", "options": {"mode": "coop", "locations": "on"}}
CAMPAIGN: Json = {"game": "knight-fall", "options": {"mode": "campaign", "difficulty": "easy"}}
MODULE = "module "
EVERY_MODULE: Json = {"game": "merlin", "options": {"modules": MODULES}}


class Laid(NamedTuple):
    """The tables, and whose they are."""

    me: Person
    friend: Person
    gathering: str
    mine: str  # my turn, with challenges to choose from
    waiting: str  # the friend's turn
    over: str
    invite: str


@contextmanager
def laid(server: Running, lang: str = "en", seats: int = 3, seed: int = 7, **settings: object) -> Iterator[Laid]:
    """Lay tables in every state for one person."""
    with Person(server, "Elaine", lang, speed=0, **settings) as me, Person(server, "Bertram", "en") as friend:
        gathering = me.found(seats=4, name="Winter Court", open=True, bots=[None, None, "greedy", None])
        friend.join(me, gathering)
        friend.done(gathering, "sit", seat=1)
        friend.done(gathering, "say", text="Good evening. Shall we begin?")
        friend.found(seats=3, name="Green Chapel", open=True)
        mine = me.in_position(
            Random(seed), lambda state: may_challenge(state) and turn_of(state) > 6, seats=seats, name="Joyous Gard"
        )
        over = me.against_bots(2, name="Camlann Road", options={"mode": "basic"})
        me.play(over, Random(seed))
        waiting = me.together(friend, 2, name="Ash Gate")
        for person in (me, friend):
            person.play(waiting, Random(seed), lambda state: turn_of(state) > 3 or not is_asked(state))
        pass_the_turn(me, waiting, seed)
        yield Laid(me, friend, gathering, mine, waiting, over, me.invite(gathering))


def tale(state: Json) -> Json:
    """What lies on a table of Knight Tales."""
    found: Json = state["game"]["view"]["table"]
    return found


def turn_of(state: dict[str, dict[str, dict[str, dict[str, int]]]]) -> int:
    return state["game"]["view"]["table"]["turn_number"]


def pass_the_turn(me: Person, table: str, seed: int) -> None:
    """Play until it is somebody else's turn."""
    if is_asked(me.state(table)):
        me.play(table, Random(seed), lambda state: not is_asked(state) or is_over(state))


def shown(page: Page, base: str, path: str, selector: str) -> None:
    """Open a screen and wait until it stands."""
    page.goto(f"{base}{path}")
    page.wait_for_selector(selector)
    page.evaluate("() => document.fonts.ready.then(() => undefined)")


def pick_something(page: Page) -> None:
    """Choose an adversary that can be challenged."""
    page.locator(".ka-thing.can[data-place=column]").first.click()
    page.wait_for_selector(".ka-thing.chosen")
    page.mouse.move(2, 2)


def screens_of(laid: Laid) -> dict[str, tuple[str, str]]:
    """Name, address, and what is there once the screen stands."""
    return {
        "lobby": ("/", ".open ul"),
        "new table": ("/new/king-arthur", "form footer .gold:not(:disabled)"),
        "you": ("/you", "form"),
        "rules": ("/rules/king-arthur", "main h2"),
        "about": ("/about", "main h1"),
        "chronicle": ("/chronicle", "main h1"),
        "invitation": (f"/join/{laid.invite}", "main h2"),
        "gathering": (f"/table/{laid.gathering}", ".go"),
        "my turn": (f"/table/{laid.mine}", ".prompt .all"),
        "another's turn": (f"/table/{laid.waiting}", ".prompt"),
        "result": (f"/table/{laid.over}", ".result"),
        "replay": (f"/replay/{laid.over}?n=30&viewer=all", ".scrubber"),
    }


def tale_screens(page: Page, server: Running, me: Person, friend: Person) -> Iterator[str]:
    """Knight Tales, screen by screen: the name of each once it stands. The page follows while the game goes on."""

    def asked(prompt: str) -> Callable[[Match], bool]:
        return lambda match: any([ask.seat == 0 and ask.prompt.id == prompt for ask in match.asks])

    def go_on(table: str, people: list[Person], prompt: str, stands: str) -> None:
        play_well(people, table, asked(prompt))
        page.wait_for_selector(stands)

    both = [me, friend]
    with fixed_luck(1):
        table = me.with_friends([friend], game="knight-tales", options={"mode": "competitive"}, name="White Hart")
    play_well(both, table, asked("ask-market"))
    shown(page, server.base, f"/table/{table}", ".stall .can")
    page.locator(".stall .can").first.click()
    page.mouse.move(2, 2)
    yield "market"
    go_on(table, both, "ask-attack", "[data-place=monster].can")
    page.locator("[data-place=monster].can").first.click()
    page.mouse.move(2, 2)
    yield "target"
    go_on(table, both, "ask-reactions", ".tray [data-handle=k1]")
    yield "reactions"
    go_on(table, both, "ask-resolve", ".tray [data-handle=k1]")
    yield "resolving"
    page.goto("about:blank")  # nobody looks at the rest of the game
    play_well(both, table, lambda match: False)
    shown(page, server.base, f"/table/{table}", ".sheet .sets")
    yield "score sheet"
    with fixed_luck(2):
        solo = me.against_bots(1, game="knight-tales", options={"mode": "solo"}, name="Broken Lance")
    play_well([me], solo, asked("ask-reactions"))
    shown(page, server.base, f"/table/{solo}", ".tray [data-handle=k1]")
    yield "alone"
    with fixed_luck(3):
        coop = me.with_friends([friend], game="knight-tales", options={"mode": "coop"}, name="Last Vigil")
    play_well(both, coop, asked("ask-help-reaction"))
    shown(page, server.base, f"/table/{coop}", ".tray [data-handle=k1]")
    yield "together"
    page.goto("about:blank")
    play_together(both, coop, Random(3), lambda state: False, choose=idly)
    shown(page, server.base, f"/table/{coop}", "#score-title")
    yield "fallen village"


def merlin_screens(page: Page, server: Running, me: Person, friend: Person) -> Iterator[str]:
    """Merlin, screen by screen: the name of each once it stands. The page follows while the game goes on."""
    both = [me, friend]

    def go_on(table: str, holds: Callable[[Match], object]) -> None:
        play_quickly(both, table, Random(4), holds)

    with fixed_luck(1):
        base = me.with_friends([friend], name="Winter Court", **MERLIN)
    go_on(base, lambda match: match.view(0)["table"]["round"] == 3)
    shown(page, server.base, f"/table/{base}", "#m-scoring")
    yield "scoring"
    go_on(base, asked_for("ask-build"))
    page.wait_for_selector(".m-board .hex.can")
    page.locator(".m-board .hex.can").first.press("Enter")
    yield "building"
    with fixed_luck(2):
        all_of_it = me.with_friends([friend], name="Castle Perilous", **EVERY_MODULE)
    go_on(all_of_it, asked_for("ask-ally"))
    shown(page, server.base, f"/table/{all_of_it}", ".draft .can")
    yield "draft"
    go_on(all_of_it, lambda match: asked_for("ask-die")(match) and match.view(0)["table"]["round"] == 2)
    page.wait_for_selector(".m-die.can")
    page.locator(".m-die.can").first.press("Enter")
    yield "a die chosen"
    see_modules_on_a_phone(page)
    for tab in page.locator(".modules [role=tab]").all():
        tab.click()
        yield f"{MODULE}{tab.inner_text()}"
    page.goto("about:blank")  # nobody looks at the rest of the game
    go_on(all_of_it, lambda match: False)
    shown(page, server.base, f"/table/{all_of_it}", "#m-score")
    yield "end"


def fall_screens(page: Page, server: Running, me: Person, friend: Person) -> Iterator[str]:
    """Knight Fall, screen by screen: the name of each once it stands. The page follows while the game goes on."""
    both, rng = [me, friend], Random(6)
    with fixed_luck(61):
        table = friend.with_friends([me], name="Black Abbey", **FALL)  # the demons are the friend's, the knights mine
    turned = [friend, me]
    shown(page, server.base, f"/table/{table}", ".draft .can")
    yield "characters"
    play_quickly(turned, table, rng, lambda match: asked_of(match, 1, "ask-play"))
    page.wait_for_selector(".card .body.can")
    page.locator(".card .body.can").first.press("Enter")
    yield "a card chosen"
    play_quickly(turned, table, rng, lambda match: asked_of(match, 1, "ask-defend"))
    page.wait_for_selector(".damage")
    yield "defending"
    page.goto("about:blank")  # the page need not follow the rest of the game
    play_quickly(turned, table, rng, lambda match: False)
    shown(page, server.base, f"/table/{table}", "#kf-score")
    yield "end"
    with fixed_luck(62):
        coop = me.with_friends([friend], name="Long Night", **FALL_TOGETHER)
    play_quickly(both, coop, rng, lambda match: bool(led(match)))
    shown(page, server.base, f"/table/{coop}", ".playing .counts")
    yield "led by cards"


def campaign_screens(page: Page, server: Running, me: Person, friend: Person) -> Iterator[str]:
    """The campaign of Knight Fall, screen by screen: the name of each once it stands."""
    both = [me, friend]

    def go_on(*moves: str) -> None:
        """What those who are asked do next."""
        for move in moves:
            asked = me.state(table)["game"]["view"]["asked"][0]["seat"]
            state = both[asked].state(table)
            both[asked].done(table, "play", question=state["game"]["question"], move=move)

    with fixed_luck(63):
        table = me.with_friends([friend], name="Long Dusk", **CAMPAIGN)
    play_quickly(both, table, Random(7), lambda match: match.asks[0].prompt.id == "ask-ride")
    shown(page, server.base, f"/table/{table}", ".square .can")
    page.locator(".square .can").first.press("Enter")
    yield "map"
    go_on("ride B4", "read 6")
    page.wait_for_selector(".choice.can")
    page.locator(".choice.can").first.press("Enter")
    yield "entry"
    go_on("choice c", "ride B3", "read 7", "choice a")
    play_quickly(both, table, Random(7), lambda match: asked_of(match, 0, "ask-play"))
    page.wait_for_selector(".card .body.can")
    yield "battle of the campaign"
    page.goto("about:blank")  # the page need not follow the rest of it
    play_quickly(both, table, Random(7), lambda match: False)
    shown(page, server.base, f"/table/{table}", "#kc-score")
    yield "end of the campaign"


def led(match: Match) -> list[str]:
    """The cards that lead a demon just now."""
    cards: list[str] = match.view(None)["table"]["coop"]["shown"]
    return cards


def asked_of(match: Match, seat: int, prompt: str) -> bool:
    """Whether this seat is asked this."""
    return any([ask.seat == seat and ask.prompt.id == prompt for ask in match.asks])


def see_modules_on_a_phone(page: Page) -> None:
    """Should the page become small, it shows missions and modules there."""
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".phone-board .switch button").last.click()
    page.wait_for_selector(".phone-board .modules")
    page.set_viewport_size(size)
    page.wait_for_selector(".m-board .modules")


def new_part(screen: str) -> str | None:
    """What is new on this screen, if the rest of it is as on the one before."""
    return ".modules" if screen.startswith(MODULE) else None


def asked_for(prompt: str) -> Callable[[Match], bool]:
    """Whether the first seat is asked this, and may choose."""
    return lambda match: any([
        ask.seat == 0 and ask.prompt.id == prompt and len(ask.options) > 1 for ask in match.asks
    ])  # fmt: skip


def idly(state: Json, rng: Random) -> str:
    """Pass wherever one may."""
    moves: list[str] = [offer["move"] for offer in state["game"]["offers"]]
    return "pass" if "pass" in moves else moves[0]
