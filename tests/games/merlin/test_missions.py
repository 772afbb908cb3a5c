"""Merlin, "Mission Cards" (MM-01 to MM-07, MT-25 to MT-27): requirements, when they hold, and new cards."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.merlin.helpers import (
    COLOURS,
    asked,
    discards,
    display,
    end_turn,
    hand,
    items,
    kinds,
    landed,
    offered,
    on_turn,
    only,
    play,
    play_some,
    player,
    scores,
    seeded,
    table,
    turn,
)

ALL = [f"m{number:02}" for number in range(1, 56)]


def met(card: str, **position: Any) -> bool:
    """Whether seat 0, who has this card, may resolve it."""
    return f"mission {card}" in offered(turn(hand=[card], **position))


def held(**lists: str) -> dict[str, list[str]]:
    return {kind: colours.split() for kind, colours in lists.items()}


SINGLE = [
    (f"m{6 * place + at + 1:02}", kind, colour)
    for place, kind in enumerate(("flag", "shield", "material"))
    for at, colour in enumerate(COLOURS)
]


@pytest.mark.parametrize(("card", "kind", "colour"), SINGLE)
def test_a_specific_item_is_asked_for(card: str, kind: str, colour: str) -> None:
    others = [one for one in COLOURS if one != colour]
    everything_else = {one: list(COLOURS) for one in ("flag", "shield", "material") if one != kind}
    assert met(card, items={kind: [colour]})
    assert not met(card, items={kind: others, **everything_else})


@pytest.mark.parametrize(("card", "colour"), [(f"m{19 + at}", colour) for at, colour in enumerate(COLOURS)])
def test_any_two_own_vassals_in_a_particular_principality(card: str, colour: str) -> None:
    """MM-03: vassals of other players do not count."""
    other = COLOURS[(COLOURS.index(colour) + 1) % 6]
    assert met(card, vassals={"lady": colour, "builder": colour})
    assert not met(card, vassals={"lady": other, "builder": other})
    assert not met(card, vassals=[{"lady": colour, "builder": other}, {"builder": colour, "flag-bearer": colour}, {}])


PAIRS = [
    ("m25", "builder", "flag-bearer"),
    ("m26", "builder", "shield-bearer"),
    ("m27", "builder", "lady"),
    ("m28", "flag-bearer", "shield-bearer"),
    ("m29", "flag-bearer", "lady"),
    ("m30", "shield-bearer", "lady"),
]


@pytest.mark.parametrize(("card", "one", "other"), PAIRS)
def test_two_specific_vassals_in_any_one_principality(card: str, one: str, other: str) -> None:
    """MM-03: both are to be one's own, on the board, in the same principality."""
    for colour in COLOURS:
        assert met(card, vassals={one: colour, other: colour})
    assert not met(card, vassals={one: "grey", other: "blue"})
    assert not met(card, vassals={})
    assert not met(card, vassals=[{one: "grey"}, {other: "grey"}, {}])
    third = next(vassal for vassal in ("builder", "flag-bearer", "lady") if vassal not in (one, other))
    assert not met(card, vassals={one: "grey", third: "grey"})


@pytest.mark.parametrize(("card", "colour"), [(f"m{31 + at}", colour) for at, colour in enumerate(COLOURS)])
def test_two_own_markers_in_a_particular_principality(card: str, colour: str) -> None:
    """MM-03 and MM-07: only the player's own markers count, one each."""
    other = COLOURS[(COLOURS.index(colour) + 1) % 6]
    assert met(card, influence=[colour, colour])
    assert not met(card, influence=[colour, other, other])
    assert not met(card, influence=[[colour], [colour, colour], []])


@pytest.mark.parametrize(
    ("card", "enough", "too_little"),
    [
        ("m37", held(flag="grey grey blue"), held(flag="grey blue", shield="black black black")),
        ("m38", held(shield="grey grey grey"), held(shield="grey brown", flag="black black black")),
        ("m39", held(material="black brown blue"), held(material="black brown", shield="blue blue blue")),
        ("m40", held(flag="grey", shield="grey", material="brown"), held(flag="grey grey", shield="grey brown")),
        ("m53", held(flag="grey blue", shield="grey grey"), held(flag="grey blue blue", shield="grey")),
        ("m54", held(flag="grey blue", material="grey grey"), held(flag="grey", material="grey grey grey")),
        (
            "m55",
            held(shield="grey blue", material="black grey"),
            held(shield="grey blue", material="grey", flag="grey"),
        ),
    ],
)
def test_items_of_any_colour(card: str, enough: dict[str, list[str]], too_little: dict[str, list[str]]) -> None:
    """MM-05: each item counts singly, also several of one colour."""
    assert met(card, items=enough)
    assert not met(card, items=too_little)


@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("m01", 1),
        ("m20", 2),
        ("m25", 2),
        ("m31", 2),
        ("m37", 3),
        ("m40", 3),
        ("m41", 3),
        ("m47", 3),
        ("m53", 4),
    ],
)
def test_every_item_marker_and_vassal_is_an_icon_of_its_own(card: str, icons: int) -> None:
    """MM-05 and MM-06: the unit in which a module's help is counted."""
    (shown,) = player(turn(hand=[card]))["hand"]
    assert (len(shown["icons"]), shown["missing"]) == (icons, icons)


def test_an_item_counts_for_one_icon_only() -> None:
    """MM-05: of two flags asked for, one lies there."""
    match = turn(hand=["m54"], items=held(flag="grey", material="grey grey"))
    assert player(match)["hand"][0]["missing"] == 1


@pytest.mark.parametrize("lacking", ["marker", "flag", "shield"])
def test_all_requirements_of_a_card_are_to_be_met(lacking: str) -> None:
    have: dict[str, Any] = {"influence": ["black"], "items": held(flag="grey", shield="purple")}
    assert met("m47", **have)
    if lacking == "marker":
        have["influence"] = ["brown"]
    else:
        have["items"][lacking] = []
    assert not met("m47", **have)


# -- when ------------------------------------------------------------------------------------------------------------


def test_the_requirement_holds_at_the_instant_of_resolving() -> None:
    """MM-01: what was spent before is too late, what is gained in the turn is in time."""
    match = play(turn(3, hand=["m02", "m14"], items=held(flag="grey")), "die knight 1", "flag turn")
    assert not offered(match, "mission")
    later = play(landed(4, hand=["m02", "m14"]), "place builder grey")
    assert offered(later, "mission") == {"mission m14"}


def test_what_is_owned_at_the_beginning_may_be_used_up_after_resolving() -> None:
    """MM-01."""
    match = turn(3, hand=["m02"], items=held(flag="grey"))
    play(match, "mission m02", "die knight 1", "flag turn")
    assert (scores(match)[0], items(match, "flag")) == (1, {})


def test_nothing_is_spent_for_a_mission() -> None:
    """MM-02."""
    given = {"items": held(flag="grey", shield="purple"), "influence": ["black"], "vassals": {"lady": "brown"}}
    match = turn(hand=["m47"], **given)  # type: ignore[arg-type]
    before = player(match)
    after = player(play(match, "mission m47"))
    assert [after[key] for key in ("items", "influence", "vassals")] == [
        before[key] for key in ("items", "influence", "vassals")
    ]
    assert (after["score"], discards(match), hand(match)) == (3, ["m47"], [])


def test_one_item_serves_two_cards_in_one_turn() -> None:
    """MM-04: the same black flag for both."""
    match = turn(hand=["m01", "m41"], items=held(flag="black brown", shield="blue", material="orange"))
    play(match, "mission m01", "second m41")
    assert scores(match)[0] == 1 + 3 + 2


def test_one_item_serves_cards_of_different_turns() -> None:
    """MM-04."""
    match = play(turn(hand=["m01", "m41"], items=held(flag="black", shield="blue", material="orange")), "mission m01")
    play(match, "die knight 1", "go on")
    end_turn(match)
    while on_turn(match) != 0:
        play(match, min(offered(match, "die")), "go on")
        end_turn(match)
    play(match, "mission m41")
    assert scores(match)[0] == 4


def test_only_one_mission_is_resolved_in_a_turn_without_a_flag() -> None:
    match = play(turn(hand=["m01", "m02"], items=held(flag="black grey")), "mission m01")
    assert not offered(match, "mission") | offered(match, "second")


def test_missions_are_resolved_in_the_own_turn_only() -> None:
    match = turn(hand=[[], ["m01"], []], items=[{}, held(flag="black"), {}])
    assert match.offers(1) == []


# -- new cards -------------------------------------------------------------------------------------------------------


def resolved(*cards: str, chance: str = "m50 m51 m52") -> Match:
    """Seat 0 has resolved the first of these cards and ends the turn."""
    match = landed(3, chance=chance, hand=list(cards), items=held(flag="black"), display=["m10", "m11", "m12"])
    return play(match, f"mission {cards[0]}", "pass", "pass")


def test_a_resolved_mission_is_replaced_at_the_end_of_the_turn() -> None:
    """MT-25: not before, and from the display or the deck."""
    match = landed(3, hand=["m01", "m20"], items=held(flag="black"), display=["m10", "m11", "m12"])
    play(match, "mission m01", "pass")
    assert (hand(match), asked(match)) == (["m20"], "ask-end")
    play(match, "pass")
    assert asked(match) == "ask-draw"
    assert offered(match) == {"draw m10", "draw m11", "draw m12", "draw deck"}


def test_the_display_is_refilled_at_once() -> None:
    """MT-25."""
    match = play(resolved("m01", "m20"), "draw m11")
    assert (hand(match), sorted(display(match)), on_turn(match)) == (["m11", "m20"], ["m10", "m12", "m50"], 1)


def test_a_card_from_the_deck_leaves_the_display_alone() -> None:
    """MT-25."""
    match = play(resolved("m01", "m20"), "draw deck")
    assert (hand(match), sorted(display(match))) == (["m20", "m50"], ["m10", "m11", "m12"])


def test_a_turn_without_a_mission_ends_without_a_draw() -> None:
    """MT-25."""
    match = play(landed(3, hand=["m20"]), "pass", "pass")
    assert (on_turn(match), hand(match)) == (1, ["m20"])


def test_a_card_drawn_at_the_end_is_not_resolved_in_the_same_turn() -> None:
    """MT-25."""
    match = landed(3, hand=["m01"], items=held(flag="black grey brown"), display=["m02", "m11", "m12"])
    play(match, "mission m01", "pass", "pass", "draw m02")
    assert on_turn(match) == 1


def test_a_mission_may_follow_the_action_of_the_last_die() -> None:
    """MT-26: in the last turn of a round."""
    match = turn(3, knight=[1], merlin=0, hand=["m14"], dice=[{"knight": [1]}, {}, {}], round=1)
    play(match, "die knight 1", "go on", "place builder grey", "mission m14")
    assert (scores(match)[0], table(match)["round"]) == (1, 1)
    play(match, "pass", "draw deck")
    assert table(match)["round"] == 2


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """MT-27: the display is filled from it as well."""
    hands = [["m01"], ALL[3:26], ALL[26:55]]
    match = landed(3, chance="m01", hand=hands, items=held(flag="black"), display=["m02", "m03"])
    assert table(match)["missions"] == {**table(match)["missions"], "deck": 0, "discards": []}
    play(match, "mission m01", "pass", "pass", "draw deck")
    assert [event.number for event in only(match, "MissionsShuffled")] == [1]
    assert (hand(match), discards(match)) == (["m01"], [])


@pytest.mark.parametrize("seats", [2, 4])
def test_deck_and_discards_never_run_out_together(seats: int) -> None:
    """MT-27: whole games, in which the hands never hold more than four cards each."""

    def look(match: Match) -> None:
        if match.answers % 8:
            return
        cards = table(match)["missions"]
        hands = [one["missions"] for one in table(match)["players"]]
        assert max(hands) <= 4
        assert cards["deck"] + len(cards["discards"]) >= 55 - 3 - 4 * seats

    match = play_some(seeded(seats, seed=seats), 5000, seed=seats, each=look)
    assert "GameEnded" in kinds(match)
