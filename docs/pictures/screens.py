"""Picture every screen of the page, for README and docs: python docs/pictures/screens.py [name ...]

The tables are laid by program from fixed seeds, so that the pictures of two runs show the same positions.
"""

from __future__ import annotations

import base64
import itertools
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from docs.pictures.campaign import screens_of_campaign, travelled  # noqa: E402
from docs.pictures.knight_fall import held, screens_of_fall  # noqa: E402

from caliburn import Match  # noqa: E402
from tests.server.luck import fixed_luck  # noqa: E402
from tests.server.serving import Json, Running, config_for, running  # noqa: E402
from tests.web.people import Person, is_asked, is_over, may_challenge, play_well  # noqa: E402
from tests.web.screens import EVERY_MODULE, asked_for, turn_of  # noqa: E402
from tests.web.windows import DESK, PHONE, Window, launch_chromium  # noqa: E402

QUALITY = 84
MOST_BYTES = 250_000
TALK = ((1, "That dragon is mine next round."), (0, "We shall see."), (1, "Who gave you all those knights?"))


TALE, MERLIN, FALL, CAMPAIGN = "knight-tales", "merlin", "knight-fall", "campaign"
Picture: TypeAlias = tuple[str, str, Callable[[Page], None], dict[str, Any]]


class Tables(NamedTuple):
    me: Person
    gathering: str
    game: str
    over: str
    invite: str


def eager(state: Json) -> bool:
    """A position with much to see: late enough, with adventures taken, challenges to choose, and a full hand."""
    if not may_challenge(state) or turn_of(state) < 10:
        return False
    table = state["game"]["view"]["table"]
    taken = [panel for panel in table["adventures"] if panel["owner"] is not None]
    return len(table["players"][0]["hand"]) >= 4 and len(taken) >= 2 and sum(map(len, table["columns"])) >= 7


@contextmanager
def laid(server: Running) -> Iterator[Tables]:
    """A hall with life in it."""
    with ExitStack() as stack:

        def person(name: str, arms: str, **settings: Any) -> Person:
            made = stack.enter_context(Person(server, name, "en", **settings))
            made.http.patch("/api/me", json={"arms": arms})
            return made

        me = person("Elaine", "cross", speed=0)
        bors, lynet, osric = person("Bors", "bend"), person("Lynet", "fess"), person("Osric", "saltire")
        over = me.together(lynet, 3, name="Camlann Road", open=True)
        take_turns(over, [me, lynet], lambda state: False)
        game = me.together(bors, 4, name="Joyous Gard", open=True)
        while not take_turns(game, [me, bors], eager):
            game = me.together(bors, 4, name="Joyous Gard", open=True)
        for speaker, text in TALK:
            (me, bors)[speaker].done(game, "say", text=text)
        waiting = osric.together(me, 3, name="Ash Gate")
        take_turns(waiting, [osric, me], lambda state: turn_of(state) > 5)
        gathering = me.found(seats=4, name="Winter Court", open=True, bots=[None, None, "greedy", None])
        bors.join(me, gathering)
        bors.done(gathering, "sit", seat=1)
        bors.done(gathering, "ready", ready=True)
        bors.done(gathering, "say", text="Room for one more by the fire.")
        lynet.found(seats=3, name="Green Chapel", open=True, options={"mode": "basic"})
        osric.found(seats=5, name="The Long Watch", open=True, bots=[None, "greedy", None, None, None])
        yield Tables(me, gathering, game, over, me.invite(gathering))


def take_turns(table: str, people: list[Person], until: Callable[[Json], object]) -> bool:
    """Play for several people until this holds for the first of them, or the game is over. Whether it held."""
    rng, first = Random(17), people[0]
    while True:
        for person in people:
            state = person.play(table, rng, partial(stops, until if person is first else is_over))
            if is_over(state):
                return False
            if person is first and until(state):
                return True


def stops(goal: Callable[[Json], object], state: Json) -> bool:
    return bool(goal(state)) or not is_asked(state)


class Tales(NamedTuple):
    """Tables of Knight Tales: by night with the dice thrown, by day at the market, at its end, alone, and together."""

    me: Person
    night: str
    day: str
    over: str
    solo: str
    coop: str


@contextmanager
def told(server: Running) -> Iterator[Tales]:
    """Three people who play well. Games are begun until one comes to a position with much to see."""
    with ExitStack() as stack:
        people = three_people(server, stack)

        def lay(name: str, first: int, mode: str, seats: int, worth: Callable[[Match], bool]) -> str:
            wish = {"game": "knight-tales", "options": {"mode": mode}, "name": name}
            for seed in itertools.count(first, 100):
                with fixed_luck(seed):
                    friends = people[1:seats]
                    table = people[0].with_friends(friends, **wish) if friends else people[0].against_bots(1, **wish)
                match = play_well(people[:seats], table, lambda match: worth(match) or gone_by(match, worth))
                if worth(match):
                    return table
            raise AssertionError("there is always another seed")

        yield Tales(
            people[0],
            night=lay("Winter Court", 27, "competitive", 3, partial(fighting, prompts=("ask-reactions",), reasons=2)),
            day=lay("Green Chapel", 34, "competitive", 3, trading),
            over=lay("Camlann Road", 36, "competitive", 3, scored),
            solo=lay("The Hazel Ford", 32, "solo", 1, partial(fighting, prompts=("ask-reactions",), reasons=1)),
            coop=lay("Joyous Gard", 31, "coop", 3, partial(fighting, prompts=("ask-help-reaction",), reasons=1)),
        )


def three_people(
    server: Running, stack: ExitStack, tinctures: Sequence[str] = ("chevron", "pale", "saltire")
) -> list[Person]:
    people = [stack.enter_context(Person(server, name, "en", speed=0)) for name in ("Elaine", "Mira", "Jonas")]
    for person, arms in zip(people, tinctures, strict=True):
        person.http.patch("/api/me", json={"arms": arms})
    return people


def gone_by(match: Match, worth: Callable[[Match], bool]) -> bool:
    """Whether the moment cannot come any more."""
    return worth is not scored and bool(match.view(None)["table"]["round"] > 2)


def fighting(match: Match, prompts: tuple[str, ...], reasons: int) -> bool:
    """The second night, the dice are thrown, I may change them, and some effects count."""
    table = match.view(0)["table"]
    attack = table["attack"]
    if table["round"] != 2 or not attack or not attack.get("monster_dice") or attack["used"]:
        return False
    asked = any([ask.seat == 0 and ask.prompt.id in prompts for ask in match.asks])
    return asked and len(attack["reasons"]) >= reasons and sum(map(len, table["lanes"])) >= 6


def trading(match: Match) -> bool:
    """The second day, and each of us has bought something."""
    table = match.view(0)["table"]
    sold = [spot for spot in table["market"] if spot and spot.get("back")]
    mine = any([ask.seat == 0 and len(ask.options) > 5 for ask in match.asks])
    return table["phase"] == "day" and table["round"] == 2 and mine and len(sold) >= 3


def scored(match: Match) -> bool:
    return match.view(None)["table"]["score"] is not None


class Rides(NamedTuple):
    """Tables of Merlin: the base game and all modules in the middle of a game, a scoring, an end, and the draft."""

    me: Person
    base: str
    modules: str
    scoring: str
    over: str
    draft: str


@contextmanager
def ridden(server: Running) -> Iterator[Rides]:
    """Three people who play well, in tinctures that no principality has."""
    with ExitStack() as stack:
        people = three_people(server, stack, ("fess", "pale", "cross"))

        def lay(name: str, seed: int, wish: Json, until: Callable[[Match], object]) -> str:
            with fixed_luck(seed):
                table = people[0].with_friends(people[1:], game=MERLIN, name=name, options=wish)
            play_well(people, table, until)
            return table

        every: Json = EVERY_MODULE["options"]
        yield Rides(
            people[0],
            base=lay("Winter Court", 41, {}, partial(choosing_a_die, number=4)),
            modules=lay("Joyous Gard", 42, {**every, "allies": "random"}, partial(choosing_a_die, number=3)),
            scoring=lay("Green Chapel", 43, {}, partial(choosing_a_die, number=3)),
            over=lay("Camlann Road", 44, {}, lambda match: False),
            draft=lay("Ash Gate", 45, every, asked_for("ask-ally")),
        )


def choosing_a_die(match: Match, number: int) -> bool:
    """In this round, the first time I choose."""
    return asked_for("ask-die")(match) and bool(match.view(None)["table"]["round"] == number)


def main(wanted: list[str]) -> None:
    def wants(games: str | tuple[str, ...]) -> bool:
        return not wanted or any(word.startswith(games) for word in wanted)

    with ExitStack() as stack:
        stack.enter_context(fixed_luck(2))
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(running(config_for(Path(folder))))
        browser = launch_chromium(stack.enter_context(sync_playwright()))
        stack.callback(browser.close)
        shots: list[tuple[Person, dict[str, Picture]]] = []
        if not wanted or not all(word.startswith((TALE, MERLIN, FALL, CAMPAIGN)) for word in wanted):
            tables = stack.enter_context(laid(server))
            shots.append((tables.me, pictures(tables)))
        if wants(TALE):
            tales = stack.enter_context(told(server))
            shots.append((tales.me, pictures_of_tales(tales)))
        if wants(MERLIN):
            rides = stack.enter_context(ridden(server))
            shots.append((rides.me, pictures_of_merlin(rides)))
        if wants(FALL):
            vigils = held(three_people(server, stack))
            shots.append((vigils.me, in_all_ways(FALL, screens_of_fall(vigils))))
        if wants(CAMPAIGN):
            journeys = travelled(three_people(server, stack))
            shots.append((journeys.me, in_all_ways(CAMPAIGN, screens_of_campaign(journeys))))
        for me, screens in shots:
            for name, picture in screens.items():
                if not wanted or any(name.startswith(word) for word in wanted):
                    shoot(browser, server, me, name, picture)


def shoot(browser: Browser, server: Running, me: Person, name: str, picture: Picture) -> None:
    path, stands, then, look = picture
    me.http.patch("/api/me", json={"lang": look.get("lang", "en")})
    window = Window(browser, server.base, me, **look)
    page = window.open(path)
    page.wait_for_selector(stands)
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    then(page)
    page.wait_for_timeout(400)
    take(window, name)
    if problems := window.close():
        raise SystemExit(f"{name}: {problems}")


def take(window: Window, name: str) -> None:
    """A WebP under the size that a repository can bear."""
    client = window.context.new_cdp_session(window.page)
    picture = b""
    for quality in range(QUALITY, 30, -8):
        shot = client.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(shot["data"])
        if len(picture) <= MOST_BYTES:
            break
    (HERE / f"{name}.webp").write_bytes(picture)
    sys.stderr.write(f"{name}.webp, {len(picture) // 1000} kB\n")


def nothing(page: Page) -> None:
    """The screen as it stands."""


def put_aside(page: Page) -> None:
    """Close what is told on coming back."""
    since = page.locator(".since button").last
    if since.count():
        since.click()


def choose(page: Page) -> None:
    """Choose an adversary and knights until the move is complete."""
    put_aside(page)
    page.locator(".ka-thing.can[data-place=column]").last.press("Enter")
    for _ in range(5):
        if page.locator(".prompt .button.gold").count():
            break
        page.locator("[data-place=hand-card].can").first.press("Enter")
    page.mouse.move(2, 2)
    page.evaluate("() => document.activeElement.blur()")
    page.wait_for_timeout(700)


def enlarge(page: Page) -> None:
    put_aside(page)
    page.locator("[data-place^=adventure]").nth(3).hover()
    page.wait_for_selector(".enlarged")


def all_moves(page: Page) -> None:
    page.keyboard.press("m")
    page.wait_for_selector(".offers")


def to_the_middle(page: Page) -> None:
    page.wait_for_selector(".ka-thing")


def pictures(tables: Tables) -> dict[str, Picture]:
    """Name, address, what is there once the screen stands, what is done then, and the window."""
    desk: dict[str, Any] = {"size": DESK}
    night: dict[str, Any] = {"size": DESK, "theme": "dark"}
    german: dict[str, Any] = {"size": DESK, "lang": "de"}
    phone: dict[str, Any] = {"size": PHONE, "touch": True}
    dark_phone: dict[str, Any] = {**phone, "theme": "dark"}
    game, gathering = f"/table/{tables.game}", f"/table/{tables.gathering}"
    over, replay = f"/table/{tables.over}", f"/replay/{tables.over}?n=60&viewer=0"
    form = "form footer .gold:not(:disabled)"
    return {
        "lobby": ("/", ".open ul", nothing, desk),
        "lobby-night": ("/", ".open ul", nothing, night),
        "lobby-german": ("/", ".open ul", nothing, german),
        "lobby-phone": ("/", ".open ul", nothing, phone),
        "new-table": ("/new/king-arthur", form, nothing, desk),
        "new-table-phone": ("/new/king-arthur", form, nothing, phone),
        "invitation": (f"/join/{tables.invite}", "main h2", nothing, desk),
        "gathering": (gathering, ".go", nothing, desk),
        "gathering-phone": (gathering, ".go", nothing, phone),
        "game": (game, ".prompt .all", choose, desk),
        "game-night": (game, ".prompt .all", choose, night),
        "game-german": (game, ".prompt .all", choose, german),
        "game-phone": (game, ".prompt .all", choose, phone),
        "game-phone-night": (game, ".prompt .all", choose, dark_phone),
        "game-phone-german": (game, ".prompt .all", put_aside, {**phone, "lang": "de"}),
        "game-since": (game, ".since", nothing, desk),
        "game-card": (game, ".prompt .all", enlarge, desk),
        "game-moves": (game, ".prompt .all", all_moves, desk),
        "result": (over, ".result", nothing, desk),
        "result-phone": (over, ".result", nothing, phone),
        "replay": (replay, ".scrubber", to_the_middle, desk),
        "replay-night": (replay, ".scrubber", to_the_middle, night),
        "replay-phone": (replay, ".scrubber", to_the_middle, phone),
        "rules": ("/rules/king-arthur", "main h2", nothing, desk),
        "rules-phone": ("/rules/king-arthur", "main h2", nothing, phone),
        "you": ("/you", "form", nothing, desk),
        "you-phone": ("/you", "form", nothing, phone),
        "chronicle": ("/chronicle", "main h1", nothing, desk),
        "about": ("/about", "main h1", nothing, desk),
    }


def buy(page: Page) -> None:
    """Choose something at the market."""
    put_aside(page)
    page.locator(".stall .kt-thing.can").last.press("Enter")
    page.wait_for_selector(".stall .kt-thing.chosen")
    page.mouse.move(2, 2)
    page.evaluate("() => document.activeElement.blur()")


def pictures_of_tales(tables: Tales) -> dict[str, Picture]:
    """The same four screens by light and dark in both languages, and one each of those that play alone and together."""
    desk: dict[str, Any] = {"size": DESK}
    phone: dict[str, Any] = {"size": PHONE, "touch": True}
    screens: dict[str, Picture] = {
        "night": (f"/table/{tables.night}", ".tray", put_aside, desk),
        "day": (f"/table/{tables.day}", ".stall .can", buy, desk),
        "score": (f"/table/{tables.over}", "#score-title", nothing, desk),
        "night-phone": (f"/table/{tables.night}", ".tray", put_aside, phone),
    }
    return {
        **in_all_ways(TALE, screens),
        f"{TALE}-solo": (f"/table/{tables.solo}", ".tray", put_aside, desk),
        f"{TALE}-coop": (f"/table/{tables.coop}", ".tray", put_aside, desk),
    }


def in_all_ways(game: str, screens: dict[str, Picture], ways: Sequence[str] = ()) -> dict[str, Picture]:
    """By light and dark, in English and German; or only in some of these ways."""
    every: dict[str, dict[str, Any]] = {
        "": {},
        "-german": {"lang": "de"},
        "-dark": {"theme": "dark"},
        "-german-dark": {"lang": "de", "theme": "dark"},
    }
    return {
        f"{game}-{name}{way}": (path, stands, then, {**look, **every[way]})
        for name, (path, stands, then, look) in screens.items()
        for way in ways or every
    }


def choose_die(page: Page) -> None:
    """Choose a die: the table shows where it leads. What the last scoring told has been read."""
    put_aside(page)
    scoring = page.locator(".scoring header button")
    if scoring.count():
        scoring.click()
    page.locator(".m-die.can").first.press("Enter")
    page.wait_for_selector(".m-die.chosen")
    page.mouse.move(2, 2)
    page.evaluate("() => document.activeElement.blur()")


def pictures_of_merlin(tables: Rides) -> dict[str, Picture]:
    """Base game and all modules on desk and phone; a scoring, the draft of the allies and the end."""
    desk: dict[str, Any] = {"size": DESK}
    phone: dict[str, Any] = {"size": PHONE, "touch": True}
    base, modules, scoring = (f"/table/{table}" for table in (tables.base, tables.modules, tables.scoring))
    return {
        **in_all_ways(
            MERLIN,
            {
                "base": (base, ".m-die.can", choose_die, desk),
                "base-phone": (base, ".m-die.can", choose_die, phone),
                "modules": (modules, ".m-die.can", choose_die, desk),
                "modules-phone": (modules, ".m-die.can", choose_die, phone),
            },
        ),
        **in_all_ways(
            MERLIN,
            {
                "scoring": (scoring, "#m-scoring", put_aside, desk),
                "draft": (f"/table/{tables.draft}", ".draft .can", put_aside, desk),
                "end": (f"/table/{tables.over}", "#m-score", nothing, desk),
            },
            ("", "-german-dark"),
        ),
        f"{MERLIN}-scoring-phone": (scoring, "#m-scoring", put_aside, phone),
        f"{MERLIN}-end-phone": (f"/table/{tables.over}", "#m-score", nothing, phone),
    }


if __name__ == "__main__":
    main(sys.argv[1:])
