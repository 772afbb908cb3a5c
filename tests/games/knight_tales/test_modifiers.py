"""Knight Tales, "Monster Effects": all that counts against an attacker, the reasons, and the forecast of combat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from caliburn import Match
from caliburn.games.knight_tales.components import ours
from caliburn.kernel.events import Event
from caliburn.kernel.view import REFEREE
from tests.conftest import SOAK
from tests.games.knight_tales.tables import (
    COOP,
    OPEN_ENDED,
    asked,
    attack,
    go,
    lies,
    monster,
    night,
    offered,
    plain,
    play,
    play_some,
    pool,
    reasons,
    seeded,
    table,
    until,
)

MATCHES = 60 if SOAK else 6
MOST = 4
PRINTED = {
    "goblin": (2, 1), "shaman": (2, 0), "orc-raider": (1, 1), "war-drummer": (2, 0), "zombie": (2, 0),
    "ghoul": (3, 0), "wraith": (1, 1), "bone-mage": (2, 0), "doom-bat": (1, 1), "centaur": (2, 0),
    "dire-wolf": (2, 0), "giant-spider": (2, 0), "troll": (1, 2), "orc-berserker": (1, 2), "banner-bearer": (2, 1),
    "vampire": (1, 2), "death-knight": (2, 2), "banshee": (2, 1), "werewolf": (1, 2), "minotaur": (0, 3),
    "treant": (3, 0),
}  # fmt: skip
SURGES = ("stampede", "dark-procession")  # tactics that may raise doom themselves
SWORDS = {"sword": 1, "double-sword": 2}


def seen(*lanes: list[Any], place: str = "1-1", **rest: Any) -> dict[str, Any]:
    """What the view says of a monster."""
    return monster(night([*lanes, *[[]] * (3 - len(lanes))], **rest), place)


def why(one: dict[str, Any]) -> set[tuple[str, int, str, str]]:
    return {(reason["what"], reason["n"], reason["source"], reason["by"]) for reason in one["reasons"]}


# -- effects one by one ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "reason", "black", "red", "sword", "shield"),
    [
        ("shaman", ("black", 1, "monster-1", "lane"), 3, 0, 0, 0),
        ("bone-mage", ("sword", 1, "monster-1", "lane"), 2, 0, 1, 0),
        ("treant", ("shield", 1, "monster-1", "lane"), 3, 0, 0, 1),
        ("centaur", ("shield", 1, "monster-1", "rank"), 2, 0, 0, 1),
        ("war-drummer", ("sword", 1, "monster-1", "rank"), 2, 0, 1, 0),
        ("banner-bearer", ("red", 1, "monster-1", "rank"), 2, 2, 0, 0),
        ("banshee", ("no-shields", 0, "monster-1", "rank"), 2, 1, 0, 0),
        ("orc-raider", ("sword", 1, "monster-1", "own"), 1, 1, 1, 0),
        ("wraith", ("no-doubles", 0, "monster-1", "own"), 1, 1, 0, 0),
        ("death-knight", ("no-wrath", 0, "monster-1", "own"), 2, 2, 0, 0),
    ],
)
def test_a_monster_with_an_effect_has_it_itself(
    kind: str, reason: tuple[str, int, str, str], black: int, red: int, sword: int, shield: int
) -> None:
    """D15: rank and lane effects include their source."""
    one = seen([kind])
    assert why(one) == {reason}
    assert (one["black"], one["red"], one["sword"], one["shield"]) == (black, red, sword, shield)


@pytest.mark.parametrize(
    "kind", ["goblin", "zombie", "ghoul", "doom-bat", "dire-wolf", "giant-spider", "troll", "vampire", "werewolf"]
)
def test_a_monster_that_only_wounds_or_heals_changes_nothing_before_the_roll(kind: str) -> None:
    one = seen([kind])
    assert why(one) == set()
    assert (one["black"], one["red"]) == PRINTED[kind]


@pytest.mark.parametrize("source", ["shaman", "bone-mage", "treant"])
def test_a_lane_effect_reaches_the_lane_and_no_other(source: str) -> None:
    match = night([["goblin", "ghoul", source], ["goblin"], []])
    assert {by for _, _, by, _ in [*why(monster(match, "1-1")), *why(monster(match, "1-2"))]} == {"monster-3"}
    assert why(monster(match, "2-1")) == set()


@pytest.mark.parametrize("source", ["centaur", "war-drummer", "banner-bearer", "banshee"])
def test_a_rank_effect_reaches_the_rank_and_no_other(source: str) -> None:
    match = night([["goblin", "ghoul"], [source], ["goblin", "ghoul"]])
    for place in ("1-1", "3-1"):
        assert {by for _, _, by, _ in why(monster(match, place))} == {"monster-3"}
    for place in ("1-2", "3-2"):
        assert why(monster(match, place)) == set()


def test_all_effects_add_up() -> None:
    """Two Shamans in the lane, two Drummers in the rank, a Centaur token and its own sword."""
    one = seen([{"id": "orc-raider", "shield": 1}, "shaman", "shaman"], ["war-drummer"], ["war-drummer"])
    assert why(one) == {
        ("sword", 1, "monster-1", "own"),
        ("shield", 1, "monster-1", "token"),
        ("black", 1, "monster-2", "lane"),
        ("black", 1, "monster-3", "lane"),
        ("sword", 1, "monster-4", "rank"),
        ("sword", 1, "monster-5", "rank"),
    }
    assert (one["black"], one["red"], one["sword"], one["shield"]) == (3, 1, 3, 1)


def test_the_raider_is_stronger_in_front_alone() -> None:
    assert seen(["goblin", "orc-raider"], place="1-2")["sword"] == 0


def test_wolves_hunt_with_every_other_revealed_beast_of_their_rank() -> None:
    one = seen(["dire-wolf"], ["doom-bat"], ["giant-spider"])
    assert why(one) == {("black", 2, "monster-1", "own")}
    assert one["black"] == 4
    assert seen(["dire-wolf", "doom-bat"], ["goblin"], [{"id": "doom-bat", "hidden": True}])["black"] == 2


def test_a_hurt_berserker_rages() -> None:
    assert seen(["orc-berserker"])["red"] == 2
    hurt = seen([{"id": "orc-berserker", "crests": [1], "health": 3}])
    assert hurt["red"] == 3
    assert ("red", 1, "monster-1", "own") in why(hurt)


def test_tokens_on_a_monster_are_reasons_too() -> None:
    one = seen([{"id": "goblin", "sword": 2, "black": 1, "red": 1, "shield": 1}])
    assert why(one) == {
        ("sword", 2, "monster-1", "token"),
        ("black", 1, "monster-1", "token"),
        ("red", 1, "monster-1", "token"),
        ("shield", 1, "monster-1", "token"),
    }


def test_cards_that_change_the_rest_of_the_attack_are_reasons() -> None:
    match = night(
        [["goblin"], ["centaur"], []],
        "shield sword faith blank blank sword",
        cards=[["warding-amulet", "ethereal-dagger", "spiked-shield", "saints-bone"], [], []],
    )
    go(match, "attack 1-1", "use warding-amulet", "use ethereal-dagger")
    until(match, "ask-reactions")
    go(match, "use spiked-shield", "use saints-bone")
    assert {(what, source) for what, _, source, by in reasons(match) if by == "card"} == {
        ("no-effects", "warding-amulet"),
        ("no-monster-shields", "ethereal-dagger"),
        ("spikes", "spiked-shield"),
        ("faith-twice", "saints-bone"),
    }
    assert not {source for _, _, source, by in reasons(match) if by != "card"}


def test_a_token_that_comes_before_combat_is_a_reason_at_once() -> None:
    """R48: what counts in combat is also told."""
    match = night(
        [["goblin"], ["ghoul"], []], "sword shield faith doom blank sword", boss="warchief", doom=2,
        tactic="battle-cry", then=1,
    )  # fmt: skip
    until(match, "ask-resolve", "attack 1-1")
    go(match, "doom")
    assert lies(match)["monster_swords"] == 2
    assert ("sword", 1, "monster-1", "token") in reasons(match)


def test_armor_that_comes_before_combat_is_a_reason_at_once() -> None:
    """R51: the column changed, and its armor counts."""
    match = night(
        [[], ["goblin"], []], "sword sword faith doom sword", boss="lich-lord", boss_rank=2, tactic="soul-drain"
    )
    until(match, "ask-resolve", "attack boss")
    go(match, "doom")
    assert ("armor", 1, "boss", "armor") in reasons(match)


def test_no_pool_has_a_fifth_die() -> None:
    """R37 and R42: of any colour."""
    match = night(
        [[{"id": "death-knight", "black": 3, "red": 3}, "shaman"], ["banner-bearer"], []],
        cards=[["warhorse", "horned-helm", "bear"], [], []],
    )
    go(match, "attack 1-1", "use vanguard", "use horned-helm")
    assert pool(match) == (4, 4, 4)


# -- random play -----------------------------------------------------------------------------------------------------


def total(found: list[dict[str, Any]], *what: str) -> int:
    return sum(reason["n"] for reason in found if reason["what"] in what)


def check_fighter(one: dict[str, Any], black: int, red: int) -> None:
    """What the view says a monster fights with is what is printed and the reasons, and no more."""
    assert one["black"] == min(MOST, black + total(one["reasons"], "black"))
    assert one["red"] == min(MOST, red + total(one["reasons"], "red"))
    assert one["sword"] == total(one["reasons"], "sword")
    assert one["shield"] == total(one["reasons"], "shield", "armor")


def check_tokens(one: dict[str, Any]) -> None:
    """Decisions 3 and 4: wrath, health and fatigue token stand in this order and never share a space."""
    assert 0 <= one["tokens"]["wrath"] < one["tokens"]["health"] < one["tokens"]["fatigue"] <= 31
    assert one["gold"] >= 0


def check_attack(found: dict[str, Any]) -> None:
    """Dice, pools, and the sums of both sides."""
    dice = Counter(die["colour"] for die in found["monster_dice"])
    assert max(found["pool"].values()) <= MOST
    if not found["knight_dice"]:
        return
    assert (found["pool"]["black"], found["pool"]["red"]) == (dice["black"], dice["red"])
    assert found["pool"]["knight"] == len(found["knight_dice"])
    if not found["lies"]:
        return
    told = {reason["what"] for reason in found["reasons"]}
    mine = [die["face"] for die in found["knight_dice"] if not die["gone"]]
    theirs = [die["face"] for die in found["monster_dice"] if not die["gone"]]
    swords = sum(1 if "no-doubles" in told else SWORDS[face] for face in mine if face in SWORDS)
    shields = 0 if "no-shields" in told else mine.count("shield")
    monster_shields = theirs.count("shield") + total(found["reasons"], "shield", "armor")
    lie = found["lies"]
    assert lie["swords"] == swords + found["sword"]
    assert lie["shields"] == shields + found["shield"]
    assert lie["monster_swords"] == sum(SWORDS.get(face, 0) for face in theirs) + total(found["reasons"], "sword")
    assert lie["monster_shields"] == (0 if "no-monster-shields" in told else monster_shields)
    spikes = min(lie["monster_swords"], lie["shields"]) if "spikes" in told else 0
    assert lie["damage"] == max(0, lie["swords"] - lie["monster_shields"]) + spikes
    assert lie["wounds"] <= max(0, lie["monster_swords"] - lie["shields"])
    assert lie["dooms"] == theirs.count("doom")


def check(match: Match) -> None:
    found = table(match, None)
    for one in found["knights"]:
        check_tokens(one)
    for one in [one for row in found["lanes"] for one in row if one["revealed"]]:
        check_fighter(one, *PRINTED[one["id"]])
    if found["boss"]:
        column = found["boss"]["columns"][found["boss"]["column"] - 1]
        check_fighter(found["boss"], column["black"], column["red"])
    if found["attack"] and found["attack"]["target"]:
        check_attack(found["attack"])


RANDOM = [(2, {}), (3, {}), (4, {"difficulty": "legendary"}), (3, COOP), (1, {})]


@pytest.mark.parametrize(("seats", "options"), RANDOM)
def test_the_view_gives_a_reason_for_everything(
    seats: int, options: dict[str, str], count: Callable[..., None]
) -> None:
    """R37, R48, R51 and decisions 3 and 4, in random play."""
    looks = 0

    def each(match: Match) -> None:
        nonlocal looks
        looks += 1
        check(match)

    for seed in range(MATCHES):
        play_some(seeded(seats, seed, options), 2000, seed, each)
    count(views=looks)
    assert looks > 100


def of_type(events: list[Event], name: str) -> list[Any]:
    return [event for event in events if type(event).__name__ == name]


def foretold(match: Match) -> int:
    """Resolve combat first in a copy: it does what the forecast says. Tells how much was looked at."""
    if asked(match) not in ("ask-reactions", "ask-resolve") or not attack(match).get("lies"):
        return 0
    forecast, seat, handle = lies(match), attack(match)["seat"], attack(match)["target"]
    column = (table(match)["boss"] or {"column": forecast["doom_to"]})["column"]
    copy = match.clone(events=True)
    since = copy.event_count
    while copy.asks and asked(copy) not in OPEN_ENDED:
        play(copy, plain(copy) or min(offered(copy)))
    events = [numbered.event for numbered in copy.events(REFEREE, since)]
    names = [type(event).__name__ for event in events]
    at_first = events[: names.index("DoomRaised")] if "DoomRaised" in names else events
    hits = [event.number for event in of_type(at_first, "MonsterDamaged")]
    assert hits == ([forecast["damage"]] if forecast["damage"] else [])
    defeats = [event.handle for event in of_type(events, "MonsterDefeated")]
    assert defeats == ([handle] if forecast["defeats"] else [])
    wounds = of_type(at_first, "WoundsSuffered")
    assert wounds == ([(seat, forecast["wounds"])] if forecast["wounds"] else [])
    raises = [event.column for event in of_type(events, "DoomRaised")]
    surging = {event.part for event in of_type(events, "TacticApplied") if event.tactic in SURGES}
    if handle != "boss" and attack(match)["monster"] != "doom-bat" and "exception" not in surging and copy.asks:
        assert (raises[-1:] == [forecast["doom_to"]]) == (forecast["doom_to"] > column)
        assert ("TacticApplied" in names) == forecast["tactic"]
    return 1


@pytest.mark.parametrize(("seats", "options"), RANDOM)
def test_combat_does_what_the_forecast_says(seats: int, options: dict[str, str], count: Callable[..., None]) -> None:
    """The forecast is the result as the dice lie, if nothing else is used."""
    looks = 0

    def each(match: Match) -> None:
        nonlocal looks
        looks += foretold(match)

    for seed in range(MATCHES):
        play_some(seeded(seats, seed + 100, options), 2000, seed, each)
    count(forecasts=looks)
    assert looks > 50


def test_the_printed_dice_are_those_of_the_spec() -> None:
    """The table of this file against the component files."""
    assert {kind.id: (kind.black, kind.red) for kind in ours().kinds} == PRINTED
