"""Playing as somebody does who looks at the page: press what shines, then the golden button."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypedDict

from playwright.sync_api import Locator, Page

MOST_PICKS = 8
MOST_LOOKS = 16  # what is to be picked may lie in several places


class Action(TypedDict):
    move: str
    gold: bool
    x: float
    y: float


class Thing(TypedDict):
    handle: str
    hand: bool
    x: float
    y: float


class Look(TypedDict):
    over: bool
    mine: bool
    busy: bool
    undo: bool
    chosen: int
    actions: list[Action]
    things: list[Thing]
    covered: list[str]
    mark: str


# What shines must be within reach of the pointer somewhere: a card may lie under the next one, but not all of it.
LOOK = """() => {
  const reach = (element) => {
    const box = element.getBoundingClientRect()
    const cut = getComputedStyle(element).clipPath !== 'none' // its shape may be anywhere in its box
    const fine = Array.from({ length: 31 }, (_, n) => (n + 0.5) / 31)
    for (const down of cut ? fine : [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const across of cut ? fine : [0.5, 0.25, 0.1, 0.75, 0.9]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down]
        if (element.contains(document.elementFromPoint(x, y))) return { x, y }
      }
    return null
  }
  const signs = (use) => use.querySelectorAll('.icon').length
  const verbOf = (use) => use.querySelector('.doom') ? 'doom' : signs(use) > 1 ? 'add' : 'reroll'
  const prompt = document.querySelector('.prompt')
  const buttons = [...document.querySelectorAll('[data-action]')]
  const shining = [...document.querySelectorAll('.ka-thing.can, .kt-thing.can, .m-thing.can, .use:not(.chosen)')]
  const actions = [], things = [], covered = []
  for (const button of buttons) {
    const at = button.disabled ? null : reach(button)
    if (at) actions.push({ move: button.dataset.action, gold: button.classList.contains('gold'), ...at })
    else if (!button.disabled) covered.push(button.dataset.action)
  }
  for (const thing of shining) {
    const at = reach(thing)
    const handle = thing.dataset.handle ?? verbOf(thing)
    if (at) things.push({ handle, hand: thing.dataset.place === 'hand-card', ...at })
    else covered.push(handle)
  }
  const chosen = document.querySelectorAll(':is(.ka-thing, .kt-thing, .m-thing, .use)[aria-pressed=true]').length
  const log = document.querySelector('.log')?.textContent.length ?? 0
  const mine = prompt?.querySelector('.all') != null
  return {
    over: document.querySelector('.result, #score-title, #m-score') !== null, mine, chosen, actions, things, covered,
    busy: document.querySelector('.dusk') !== null || buttons.some((button) => button.disabled),
    undo: document.querySelector('[data-undo]') !== null,
    mark: JSON.stringify([prompt?.textContent, mine, log, chosen, shining.map((thing) => thing.dataset.handle)]),
  }
}"""


def look(page: Page) -> Look:
    found: Look = page.evaluate(LOOK)
    return found


def settled(page: Page, before: Look, patience: float = 15.0) -> Look:
    """What is to be seen once something else is to be seen than before, and nothing is on its way."""
    end = time.monotonic() + patience  # not wait_for_function: the page's policy forbids what that does
    while (now := look(page))["mark"] == before["mark"] or now["busy"]:
        assert time.monotonic() < end, f"nothing happened after {before['mark']}"
        page.wait_for_timeout(15)
    return now


def press(page: Page, at: Action | Thing | Any) -> None:
    if page.evaluate("() => navigator.maxTouchPoints"):
        page.touchscreen.tap(at["x"], at["y"])
    else:
        page.mouse.click(at["x"], at["y"])


def touch(page: Page, control: Locator) -> None:
    if page.evaluate("() => navigator.maxTouchPoints"):
        control.tap()
    else:
        control.click()


def search(page: Page, handles: Sequence[str]) -> Look:
    """Scroll to what shines out of sight, or look where else it may lie."""
    now = look(page)
    hidden = [handle for handle in handles if handle in now["covered"]]
    if hidden:
        found = page.locator(f':is(.can, .use)[data-handle="{hidden[0]}"], [data-action="{hidden[0]}"]')
        found.last.scroll_into_view_if_needed()
        now = look(page)
        whole = page.locator("button.map[aria-pressed=false]")  # part of a round table is in sight: see all of it
        if hidden[0] in now["covered"] and whole.count():
            touch(page, whole)
        return look(page)
    for _ in elsewhere(page):
        now = look(page)
        if {*now["covered"], *[thing["handle"] for thing in now["things"]]} & {*handles}:
            return now
    raise AssertionError(f"nothing to be seen of {handles}: {now}")


def elsewhere(page: Page) -> Iterator[None]:
    """Behind a marked tab of the board, in another part of it, or, on a phone, among my own things."""

    def behind_tabs() -> Iterator[None]:
        for tab in page.locator(".modules [role=tab].can").all():
            touch(page, tab)
            yield

    yield from behind_tabs()
    for part in page.locator(".switch button").all():
        touch(page, part)
        yield
        yield from behind_tabs()
    other = page.locator(":is(#phone-tab-act, #phone-tab-hand)[aria-selected=false]")
    if other.count():
        other.tap()
        yield


def close_tidings(page: Page) -> None:
    """What happened at the end of a night, or in a scoring, lies over the board until somebody closes it."""
    tidings = page.locator("[data-close-summary], [aria-labelledby=m-scoring] header button")
    if tidings.count():
        touch(page, tidings)


def step(page: Page, rng: Random, most: int = MOST_PICKS) -> bool:
    """Make one move if it is this person's turn: pick until the golden button is there, then press it."""
    close_tidings(page)
    now = look(page)
    for _ in range(most):
        if not now["mine"] or now["busy"] or now["over"]:
            return False
        if not now["actions"] and not now["things"]:
            return False
        gold = [action for action in now["actions"] if action["gold"]]
        acting = [action for action in now["actions"] if action["move"] != "pass"]
        if gold and acting and (now["chosen"] or not now["things"] or rng.random() < 0.5):
            press(page, gold[0])
            settled(page, now)
            return True
        if not now["things"]:
            break
        targets = [thing for thing in now["things"] if not thing["hand"]] if not now["chosen"] else now["things"]
        press(page, rng.choice(targets or now["things"]))
        now = settled(page, now)
        page.mouse.move(2, 2)
    if not now["actions"]:
        return False
    passes = [action for action in now["actions"] if action["move"] == "pass"]
    press(page, (passes or now["actions"])[0])
    settled(page, now)
    return True


def make(page: Page, move: str, handles: Sequence[str]) -> None:
    """Make this move: press its things as they come to shine until there is a button for it, then press that."""
    close_tidings(page)
    now, left = look(page), [*handles, move]  # what is done with wrath has a button of its own
    for _ in range(MOST_LOOKS):
        doing = [action for action in now["actions"] if action["move"] == move]
        if doing:
            press(page, doing[0])
            settled(page, now)
            return
        things = [thing for handle in left for thing in now["things"] if thing["handle"] == handle]
        if things:
            left.remove(things[0]["handle"])
            press(page, things[0])
            now = settled(page, now)
            page.mouse.move(2, 2)
        else:
            now = search(page, left)
    raise AssertionError(f"{move} cannot be made: {now}")


def scores(page: Page) -> dict[str, str]:
    """The table of the result, as it is shown: who has how many points."""
    page.wait_for_selector(".result")
    rows: list[list[str]] = page.evaluate(
        """() => [...document.querySelectorAll('.result tbody tr')].map((row) => [
          row.querySelector('.name').childNodes[0].textContent.trim(), row.querySelector('.total').textContent])"""
    )
    return dict(rows)
