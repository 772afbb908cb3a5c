"""Mistletoe and Percival's tile on random cards, compared with trying out every way (MM-05, MM-06, MK-15, MG-05)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from caliburn.games.merlin.figures import ANY, COLOURS, KINDS, MISSION_IDS, VASSALS, Mission
from caliburn.games.merlin.state import MerlinState
from tests.games.merlin.modules.tables import allies, at, gold, offered, state

Icon = tuple[str, int, int]  # what, its kind or vassal, its colour


def icons_of(mission: Mission) -> list[Icon]:
    items = [("item", kind, colour) for kind, colour in mission.items]
    markers = [("marker", 0, colour) for colour in mission.markers]
    return [*items, *markers, *[("vassal", vassal, mission.at) for vassal in mission.company]]


def recoloured(icons: list[Icon]) -> Iterator[list[Icon]]:
    for place, (what, kind, colour) in enumerate(icons):
        if what != "vassal" and colour != ANY:
            yield from ([*icons[:place], (what, kind, other), *icons[place + 1 :]] for other in range(6))


def met(icons: list[Icon], s: MerlinState) -> bool:
    """Whether seat 0 has everything; icons of a colour are served before those of any."""
    items, markers = s.items[0][:], s.influence[0][:]
    for what, kind, colour in sorted(icons, key=lambda icon: icon[2] == ANY):
        if what == "item":
            fit = [p for p in range(kind * 6, kind * 6 + 6) if items[p] and colour in (ANY, p % 6)]
            if not fit:
                return False
            items[fit[0]] -= 1
        elif what == "marker":
            markers[colour] -= 1
    company = [(vassal, colour) for what, vassal, colour in icons if what == "vassal"]
    return min(markers) >= 0 and (not company or any(together(company, s, place) for place in range(6)))


def together(company: list[tuple[int, int]], s: MerlinState, place: int) -> bool:
    there = [vassal for vassal in range(4) if s.vassals[0][vassal] == place]
    named = all(vassal in there for vassal, _ in company if vassal != ANY)
    return named and len(there) >= len(company) and company[0][1] in (ANY, place)


def fewest(ways: list[list[Icon]], s: MerlinState) -> int:
    """How many icons must be ignored at least."""
    counts = [
        len(icons) - size
        for icons in ways
        for size in range(len(icons), -1, -1)
        if any(met(list(kept), s) for kept in combinations(icons, size))
    ]
    return min(counts, default=99)


def expected(card: str, mission: Mission, s: MerlinState, mistletoe: int) -> set[str]:
    icons = icons_of(mission)
    plain, helped = fewest([icons], s), fewest(list(recoloured(icons)), s)
    found = {" ".join(["mission", card, *["mistletoe"] * plain])} if plain <= mistletoe else set()
    if helped < plain and helped <= mistletoe:
        found.add(" ".join(["mission", card, "percival", *["mistletoe"] * helped]))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_the_offered_ways_are_the_cheapest_with_and_without_percival(seed: int) -> None:
    random = Random(seed)
    given: dict[str, Any] = {
        "items": [{kind: random.choices(COLOURS, k=random.randint(0, 3)) for kind in KINDS}, {}, {}],
        "influence": [random.choices(COLOURS, k=random.randint(0, 4)), [], []],
        "vassals": [{name: random.choice(COLOURS[:3]) for name in VASSALS if random.random() < 0.7}, {}, {}],
        "hands": [random.sample(MISSION_IDS, 4), [], []],
    }
    mistletoe = random.randint(0, 2)
    match = at("allies,gold", allies("percival"), gold(mistletoe=[mistletoe, 0, 0]), **given)
    missions = match.rules.figures.missions  # type: ignore[attr-defined]
    ways = [expected(card, missions[MISSION_IDS.index(card)], state(match), mistletoe) for card in given["hands"][0]]
    assert offered(match, "mission") == set().union(*ways)
