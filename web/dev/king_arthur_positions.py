"""Positions and a stretch of play of King Arthur for `king-arthur.html`: prints JSON. Not part of the build.

Write it to king-arthur-positions.json in a folder, with components.json (`caliburn cards king-arthur --json`) and the
words (king-arthur.en.ftl, page.en.ftl, ...); start vite with that folder as `publicDir` and open /dev/king-arthur.html.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import caliburn
from caliburn.kernel.events import kind_of, plain
from caliburn.kernel.text import Seat

MOCK = {
    "seats": 4,
    "turn": 0,
    "hands": [
        ["red-2", "red-1", "red-1", "orange-1", "beige-2", "beige-1", "merlin"],
        ["red-1"] * 5,
        ["orange-1"] * 3,
        ["beige-1"] * 8,
    ],
    "trophies": [
        ["dragon-2", "enemy-knight-3", "monster-3"],
        ["dark-power-1", "dark-power-1"],
        ["monster-2"],
        ["dark-power-2", "dragon-3", "monster-2", "enemy-knight-1"],
    ],
    "layout": [
        *("dark-power-1", "dark-power-2", "dark-power-3"),
        *("enemy-knight-1", "enemy-knight-2", "enemy-knight-2", "enemy-knight-3"),
        *("monster-4", "monster-2", "monster-3"),
        *("dragon-3", "dragon-4"),
    ],
    "seals": [
        ["enemy-knight-2"],
        ["enemy-knight-1", "dark-power-3"],
        ["dragon-3", "enemy-knight-2"],
        ["monster-2", "dark-power-1"],
    ],
    "adventures": {"royal-tournament": 0, "excalibur": 2, "fisher-king": 2, "robbers": 3, "saxons": 1},
    "discards": ["orange-1"] * 9 + ["red-1"] * 3,
    "out": ["dark-power-1", "dark-power-2", "monster-3", "monster-2", "dragon-3", "enemy-knight-4"],
}
MANY = {
    "seats": 2,
    "turn": 0,
    "hands": [
        ["red-1"] * 6 + ["red-2"] + ["orange-1"] * 4 + ["beige-2"] * 2 + ["beige-1"] * 3 + ["merlin"] * 2,
        ["red-1"] * 5,
    ],
    "trophies": [
        [
            *("dragon-2", "dragon-3", "enemy-knight-3", "monster-3", "monster-3", "dark-power-1"),
            *("dark-power-1", "dragon-5", "dark-power-2", "monster-4", "enemy-knight-1"),
        ],
        ["dark-power-1"],
    ],
    "layout": ["dark-power-1", "dark-power-2", "enemy-knight-2", "monster-2"],
    "adventures": {"royal-tournament": 0, "excalibur": 0, "fisher-king": 1, "holy-grail": 0, "saxons": 1},
    "discards": ["orange-1"] * 4,
    "out": [],
}


def hints_of(match: caliburn.Match, seat: int) -> list[dict[str, Any]]:
    """As the server will say them: what is in reach, and what cannot be chosen now and why."""
    view, offers = match.view(seat), match.offers(seat)
    handles = {h for offer in offers for h in offer.handles}
    hints: list[dict[str, Any]] = []
    if not handles:
        return hints
    for column in view["table"]["columns"]:
        for card in column:
            if card["handle"] not in handles:
                text = {"id": "move-pass-2", "args": {}}
                hints.append({"handle": card["handle"], "kind": "blocked", "text": text})
    open_now = [a["id"] for a in view["table"]["adventures"] if a["owner"] is None]
    for adventure in open_now:
        if adventure == "gold-treasure" or adventure in handles:
            hints.append({"handle": adventure, "kind": "reach", "text": {"id": f"card-{adventure}-about"}})
    return hints


def state(match: caliburn.Match, viewer: int | None, since: int = 0) -> dict[str, Any]:
    """What one viewer is told, as in web/src/lib/types.ts."""
    asked = viewer is not None and any(ask.seat == viewer for ask in match.asks)
    told = [
        {
            "n": e.n,
            "kind": kind_of(e.event),
            "seat": getattr(e.event, "seat", None),
            "told": message(match.rules.tell(e.event)),
            "data": {k: v for k, v in plain(e.event).items() if k != "kind"},
        }
        for e in match.events(viewer, since)
    ]
    return {
        "view": match.view(viewer),
        "question": match.answers if asked else None,
        "offers": [
            {
                "move": "/".join(str(x) for x in o.move),
                "what": message(o.what),
                "how": message(o.how) if o.how else None,
                "handles": list(o.handles),
            }
            for o in (match.offers(viewer) if asked and viewer is not None else [])
        ],
        "hints": hints_of(match, viewer) if asked and viewer is not None else [],
        "can_undo": False,
        "undos": 0,
        "events_from": since,
        "events": told,
    }


def message(m: Any) -> Any:
    """A message as it is sent."""
    if isinstance(m, Seat):
        return {"seat": m.number}
    if hasattr(m, "id"):
        return {"id": m.id, "args": {k: message(v) for k, v in (m.args or {}).items()}}
    if isinstance(m, (tuple, list)):
        return [message(x) for x in m]
    return m


def at(position: dict[str, Any], mode: str) -> caliburn.Match:
    return caliburn.Match.at("king-arthur", position, options={"mode": mode}, seed=2)


def play(match: caliburn.Match, answers: int, r: random.Random) -> None:
    for _ in range(answers):
        if not match.asks:
            return
        ask = match.asks[0]
        options = [x for x in ask.options if x[-1] != "pass"] or list(ask.options)
        match.play(ask.seat, r.choice(options))


def until(match: caliburn.Match, seat: int, prompt: str, r: random.Random) -> None:
    while match.asks and not (match.asks[0].seat == seat and match.view(seat)["asked"][0]["prompt"] == prompt):
        play(match, 1, r)


def main() -> None:
    r = random.Random(5)
    found: dict[str, Any] = {}
    mock = at(MOCK, "seals")
    until(mock, 0, "ask-challenge", r)
    found["mock"] = state(mock, 0)
    found["mock-watched"] = state(mock, None)
    mock.play(0, mock.asks[0].options[-1])
    found["mock-adventure"] = state(mock, 0)
    mock.play(0, mock.asks[0].options[-1])
    found["mock-draw"] = state(mock, 0)
    many = at(MANY, "basic")
    found["many-reveal"] = state(many, 0)
    until(many, 0, "ask-challenge", r)
    found["many"] = state(many, 0)
    many.play(0, many.asks[0].options[-1])
    found["many-adventure"] = state(many, 0)
    for seats, mode, answers in ((2, "basic", 0), (5, "seals", 90), (3, "basic", 60), (5, "seals", 9999)):
        match = caliburn.new_match("king-arthur", seats=seats, options={"mode": mode}, seed=7)
        play(match, answers, r)
        found[f"{mode}-{seats}-{answers}"] = state(match, 0)
    film, since = [], 0
    match = caliburn.new_match("king-arthur", seats=4, options={"mode": "seals"}, seed=11)
    while match.asks and len(film) < 120:
        film.append(state(match, 0, since))
        since = film[-1]["events"][-1]["n"] if film[-1]["events"] else since
        play(match, 1, r)
    json.dump({"positions": found, "film": film}, sys.stdout)


if __name__ == "__main__":
    main()
