"""What keywords do in battles (spec of the campaign, chapter 3)."""

from __future__ import annotations

import pytest

from caliburn import Match
from caliburn.kernel.text import words
from tests.games.knight_fall.campaign.field import (
    BOTH,
    EARTH,
    HORNED,
    LORD,
    LURKER,
    REAVER,
    SCION,
    SHADE,
    SOUL,
    STORM,
    WRATH,
    about_to_fight,
    fight,
    held,
    mustered,
    settle,
    strike_down,
)
from tests.games.knight_fall.campaign.valley import story_file
from tests.games.knight_fall.table import (
    FLAME,
    GAME,
    PHASE,
    active,
    defense,
    go,
    health,
    healths,
    kinds,
    offered,
    only,
    play,
    table,
    tile,
    turn_of,
)

LATE = ["BEACON", "BARROW", "PILGRIM", "NAME", "CURSED"]
QUIET = ["ECHO", "CROWS", "TRAITOR", "TOLL", "EMBER", "SHAME"]
SEVEN = [REAVER, LORD, SOUL, SHADE, LURKER, SCION, STORM]
STARTS = {REAVER: 7, LORD: 5, SOUL: 6, SHADE: 6, LURKER: 5, SCION: 7, STORM: 5}


# -- CHILLED ---------------------------------------------------------------------------------------------------------


def test_one_knight_of_choice_starts_the_next_battle_with_one_health_less() -> None:
    match = mustered("4")
    assert offered(match) == {f"target {FLAME}", f"target {PHASE}"}
    play(match, f"target {PHASE}")
    settle(match)
    (weakened,) = only(match, "Weakened")
    assert (weakened.unit, weakened.keyword, weakened.health) == (PHASE, "CHILLED", 5)


@pytest.mark.parametrize(("lang", "told"), [("en", "POISON: Which knight"), ("de", "GIFT: Welcher Ritter")])
def test_the_question_names_the_keyword_and_how_much_it_takes(lang: str, told: str) -> None:
    """A campaign of one's own has keywords of its own."""
    story = story_file()
    story["campaign"]["keywords"]["CHILLED"] |= {"name": {"en": "POISON", "de": "GIFT"}, "n": 3}
    match = mustered("4", options={"edition": story})
    said = words(lang, GAME).say(match.asks[0].prompt)
    assert said.startswith(told)
    assert " 3 " in said
    play(match, f"target {PHASE}")
    assert [event.health for event in only(match, "Weakened")] == [3]


def test_it_is_erased_then_and_does_nothing_in_the_battle_after() -> None:
    match = mustered("4")
    play(match, f"target {PHASE}")
    assert held(match) == []
    again = about_to_fight("4")
    play(again, f"first {FLAME}")
    settle(again)
    assert not only(again, "Weakened")


def test_it_acts_in_the_last_battle_too() -> None:
    match = mustered("final")
    play(match, f"target {FLAME}")
    assert [event.health for event in only(match, "Weakened")] == [5]


def test_with_maud_tanner_the_chilled_knight_starts_with_six() -> None:
    match = mustered("4", villagers=["maud-tanner"])
    play(match, f"target {FLAME}")
    assert [event.health for event in only(match, "Weakened")] == [6]


# -- only in the last battle -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("battle", ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
def test_the_keywords_of_the_last_battle_do_nothing_in_skirmishes(battle: str) -> None:
    with_them, without = mustered(battle, keywords=LATE), mustered(battle)
    assert table(with_them)["units"] == table(without)["units"]
    assert table(with_them)["places"] == table(without)["places"]
    play(with_them, f"target {FLAME}")
    assert held(with_them) == LATE


def test_the_other_keywords_do_nothing_in_any_battle() -> None:
    for battle in ("4", "final"):
        with_them, without = mustered(battle, keywords=QUIET), mustered(battle)
        assert table(with_them)["units"] == table(without)["units"]
        assert table(with_them)["places"] == table(without)["places"]


def test_beacon_brings_two_stone_golems_to_the_start_tile() -> None:
    match = mustered("final", keywords=["BEACON"])
    assert [tile(match, f"stone-golem-{n}") for n in (1, 2, 3)] == ["I", "I", None]


def test_beacon_and_garrick_stone_add_up() -> None:
    match = mustered("final", keywords=["BEACON"], villagers=["garrick-stone"])
    assert [tile(match, f"stone-golem-{n}") for n in (1, 2, 3, 4)] == ["I", "I", "I", None]


# -- BARROW ----------------------------------------------------------------------------------------------------------


def test_barrow_brings_a_slag_golem_to_the_start_tile() -> None:
    match = mustered("final", keywords=["BARROW"])
    assert [tile(match, f"slag-golem-{n}") for n in (1, 2)] == ["I", None]


def barrow(knights: tuple[str, str] = BOTH, **more: object) -> Match:
    """The round has ended; the slag golem from the barrow stands with a stone golem, another one apart."""
    given: dict[str, object] = {"sheet": {"guest": "slag-golem-1"}, "makers": {"slag": 1}, **more}
    board = {STORM: "E", SOUL: "A", knights[0]: "I", knights[1]: "I", "slag-golem-1": "I", "stone-golem-1": "I"}
    cards = ["dark-mending", "circling-dread"]
    return fight("final", board | {"slag-golem-2": "B"}, cards, knights=knights, end_of_round=True, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("knights", [BOTH, (EARTH, PHASE), (FLAME, EARTH)])
def test_it_acts_twice_with_the_stone_golems_also_beside_the_earth_knight(knights: tuple[str, str]) -> None:
    match = barrow(knights)
    assert {text.split()[1] for text in offered(match, "order")} == {"slag-golem-1", "stone-golem-1"}
    play(match, "order slag-golem-1 move G", "order slag-golem-1 move C")
    assert tile(match, "slag-golem-1") == "C"
    assert {text.split()[1] for text in offered(match, "order")} == {"stone-golem-1"}


def test_it_does_not_act_on_the_earth_knights_turn_but_those_that_he_raised_do() -> None:
    """RU-F07."""
    match = barrow((EARTH, PHASE))
    play(match, "pass")
    while not offered(match, "order"):
        play(match, min(offered(match)))
    assert active(match) == EARTH
    assert {text.split()[1] for text in offered(match, "order")} == {"slag-golem-2"}


def test_wounded_it_may_heal_but_need_not() -> None:
    """KF-X26; RU-G03, RU-G04: only imps and stone golems have to."""
    match = barrow(health={"slag-golem-1": 1, "stone-golem-1": 1})
    assert offered(match, "order stone-golem-1") == {"order stone-golem-1 heal self"}
    assert offered(match, "order slag-golem-1") == {
        "order slag-golem-1 heal self",
        "order slag-golem-1 move E",
        "order slag-golem-1 move G",
        "order slag-golem-1 move B",
    }
    play(match, "order slag-golem-1 move G", "order slag-golem-1 heal self")
    assert health(match, "slag-golem-1") == 2


def test_a_slag_golem_that_is_raised_after_it_was_destroyed_is_the_earth_knights() -> None:
    """RU-G01: the standee is used again."""
    match = fight(
        "final",
        {STORM: "A", SOUL: "C", EARTH: "G", PHASE: "I", "slag-golem-1": "A"},
        ["savage-rush", "hail-of-cinders"],
        knights=(EARTH, PHASE),
        hands=[["channel-the-gods"]],
        sheet={"guest": "slag-golem-1"},
    )
    turn_of(match, EARTH)
    assert tile(match, "slag-golem-1") is None
    go(match, "play channel-the-gods")
    assert tile(match, "slag-golem-1") == "G"
    play(match, "done")
    while not (offered(match, "order") or table(match)["round"] > 2):
        play(match, "pass" if "pass" in offered(match) else min(offered(match)))
    assert active(match) == EARTH
    assert table(match)["round"] == 2


# -- PILGRIM, NAME, CURSED -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keywords", "villagers", "expected"),
    [
        ([], [], 1),
        (["PILGRIM"], [], 2),
        (["PILGRIM"], ["oswin-pike"], 3),
        (["CURSED"], [], 0),
        (["CURSED", "PILGRIM"], [], 1),
        (["CURSED"], ["oswin-pike"], 1),
        (["CURSED", "PILGRIM"], ["oswin-pike"], 2),
    ],
)
def test_defense_at_the_start_of_the_last_battle(keywords: list[str], villagers: list[str], expected: int) -> None:
    match = mustered("final", keywords=keywords, villagers=villagers)
    assert [defense(match, knight) for knight in BOTH] == [expected] * 2


@pytest.mark.parametrize(
    ("keywords", "villagers", "expected"),
    [(["PILGRIM"], [], 2), (["CURSED"], [], 0), (["CURSED", "PILGRIM"], ["oswin-pike"], 2)],
)
def test_replacements_start_with_the_same(keywords: list[str], villagers: list[str], expected: int) -> None:
    match = fight(
        "final",
        {STORM: "E", SOUL: "A", FLAME: "E", PHASE: "I"},
        ["savage-rush", "hail-of-cinders", WRATH],
        health={FLAME: 6},
        sheet={"keywords": keywords, "villagers": villagers},
    )
    settle(match)
    assert active(match) == WRATH
    assert (tile(match, WRATH), health(match, WRATH), defense(match, WRATH)) == ("I", 6, expected)


def test_every_demon_that_starts_has_one_health_less_with_the_name() -> None:
    match = about_to_fight("final", SEVEN, keywords=["NAME", "CHILLED"])
    play(match, f"first {FLAME}")
    assert healths(match, REAVER, LORD) == (6, 4)


def test_and_every_demon_that_looms_in() -> None:
    match = strike_down(
        "final",
        STORM,
        {STORM: "E", SOUL: "A", FLAME: "E", PHASE: "I"},
        sheet={"keywords": ["NAME"], "looming": [LURKER, SCION]},
    )
    assert health(match, LURKER) == STARTS[LURKER] - 1


def test_but_a_demon_that_respawn_brings_is_not_weakened_again() -> None:
    match = fight(
        "final",
        {STORM: "E", SOUL: "A", FLAME: "I", PHASE: "I"},
        ["respawn", "hail-of-cinders", SHADE],
        health={STORM: 4},
        sheet={"keywords": ["NAME"], "looming": [LURKER, SCION, LORD, REAVER, HORNED]},
    )
    (replaced,) = only(match, "DemonReplaced")
    assert (replaced.demon, replaced.health) == (SHADE, 4)


def test_the_name_and_wenna_bell_leave_at_least_one_health() -> None:
    match = about_to_fight("final", SEVEN, keywords=["NAME"], villagers=["wenna-bell"])
    play(match, f"first {FLAME}", f"target {LORD}")
    first = [one for one in table(match)["places"] if one["character"] == LORD]
    assert first[0]["health"] == 2
    assert "VillagerHelped" in kinds(match)
