"""Knight Tales, "Day Phase" (spec 6.2): buying, trophies, passing, the refill, and what is hidden."""

from __future__ import annotations

import pytest

from caliburn.games.knight_tales.figures import MARKET_IDS, MARKET_TYPES
from caliburn.kernel.errors import BadMove
from caliburn.kernel.view import REFEREE
from tests.games.knight_tales.tables import (
    COOP,
    asked,
    at,
    cards,
    day,
    fresh,
    happened,
    kinds,
    knight,
    offered,
    on_turn,
    only,
    play,
    seeded,
    table,
)

STALLS = ["spear", "warhammer", "bear", "bard", "raven", "mule", "scout", "buckler", "crown-shard"]
COSTS = {"spear": 3, "warhammer": 5, "bear": 4, "bard": 3, "raven": 3, "mule": 2, "scout": 2, "buckler": 2}


def test_a_turn_is_one_card_or_one_trophy_or_a_pass() -> None:
    """R8: everything that can be paid is offered, and after one of it the next player is on turn."""
    match = day(gold=[5, 5, 5], market=STALLS, slain=[["goblin", "troll", "shaman"], [], []])
    assert offered(match) == {
        *[f"buy {card}" for card in COSTS],
        "forge spiked-shield goblin shaman",
        "forge spiked-shield goblin troll",
        "forge spiked-shield shaman troll",
        "pass",
    }
    play(match, "buy warhammer")
    assert on_turn(match) == 1
    play(match, "buy mule", "buy raven")
    assert on_turn(match) == 0
    assert knight(match)["gold"] == 0
    play(match, "forge spiked-shield goblin troll")
    assert on_turn(match) == 1
    assert cards(match)[2:] == ["warhammer", "spiked-shield"]


def test_somebody_may_pass_with_gold_and_does_not_come_back() -> None:
    """R9: passing is final for this day."""
    match = day(gold=[9, 9, 9], market=STALLS)
    play(match, "pass", "buy spear", "buy bear")
    assert on_turn(match) == 1
    assert knight(match, 0)["out"]
    assert knight(match, 0)["village"] is None
    assert table(match)["order"] == [1, 2]


def test_whoever_cannot_buy_anything_passes() -> None:
    """R10: one gold buys nothing."""
    match = day(gold=[1, 9, 9], market=STALLS)
    assert on_turn(match) == 1
    assert knight(match, 0)["field"] == 1
    assert kinds(match) == ["DayPassed"]


def test_without_gold_a_trophy_may_be_taken() -> None:
    """R10: unless two monsters of a faction are at hand, and then he need not."""
    match = day(gold=[0, 9, 9], market=STALLS, slain=[["ghoul", "vampire"], [], []])
    assert offered(match) == {"forge ethereal-dagger ghoul vampire", "pass"}


def test_claimed_monsters_that_pay_for_nothing_do_not_show() -> None:
    """R10 and R18: who has two monster cards and no gold is asked, so that nobody learns which cards they are."""
    match = day(gold=[0, 9, 9], market=STALLS, slain=[["ghoul", "goblin"], [], []])
    assert on_turn(match) == 0
    assert offered(match) == {"pass"}


def test_the_others_keep_the_order_of_the_day() -> None:
    """R11: who is left goes on in turn."""
    match = day(seats=4, order=[2, 0, 3, 1], turn=2, gold=[9, 9, 9, 9], market=STALLS)
    play(match, "buy spear", "pass", "buy mule", "buy bear")
    assert on_turn(match) == 2
    play(match, "buy bard")
    assert on_turn(match) == 3
    play(match, "pass")
    assert table(match)["order"] == [2, 1]
    assert on_turn(match) == 1


def test_the_vacant_spot_is_refilled_face_down_at_once() -> None:
    """R12: nobody sees the new card, and it is not for sale today."""
    match = day(gold=[9, 9, 9], market=STALLS)
    before = table(match)["market_deck"]
    play(match, "buy bear")
    spot = {"back": True, "spot": 3, "sold_to": 0}
    assert [table(match, viewer)["market"][2] for viewer in (0, 1, REFEREE)] == [spot] * 3
    assert table(match)["market_deck"] == before - 1
    assert len(offered(match, "buy")) == 8
    assert not offered(match, "buy") & {"buy bear"}


def test_the_refill_is_turned_up_on_the_next_day() -> None:
    """R12 and decision 29: once, after the quest."""
    match = at(
        "honest-steel raven mule", phase="dawn", market=[*STALLS[:4], "scout", "buckler", "crown-shard"], seats=2,
    )  # fmt: skip
    assert [spot["id"] for spot in table(match)["market"]][7:] == ["raven", "mule"]
    names = kinds(match)
    assert names.count("MarketFilled") == 1
    assert names.index("QuestRevealed") < names.index("MarketFilled")


def test_a_trophy_is_never_refilled() -> None:
    """R12: its spot stays empty for the rest of the game."""
    match = day(gold=[9, 9, 9], market=STALLS, slain=[["ghoul", "zombie"], ["ghoul", "zombie"], []])
    play(match, "forge ethereal-dagger zombie ghoul")
    assert [trophy["taken"] for trophy in table(match)["trophies"]] == [True, False, False]
    assert not offered(match, "forge")


def test_a_market_that_is_sold_out_three_times_has_no_card_left_to_lay_out() -> None:
    """R13: nine cards a day and nine refills a day are the whole deck, so the last refills leave nothing over."""
    match = fresh("", seats=2, then=8)
    assert table(match)["market_deck"] == 36 - 9
    most = [card for card in MARKET_IDS if card not in STALLS][:26]
    match = day(seats=2, gold=[99, 99], market=STALLS, cards=[most, []])
    assert table(match)["market_deck"] == 1
    play(match, "buy bear")
    assert table(match)["market"][2] == {"back": True, "spot": 3, "sold_to": 0}
    assert table(match)["market_deck"] == 0
    play(match, "buy mule")
    assert table(match)["market"][5] is None
    assert table(match)["market_deck"] == 0


def test_a_knight_may_own_any_number_of_cards_of_one_type() -> None:
    """R14: also four weapons."""
    match = day(gold=[11, 5, 5], market=["spear", "crossbow", "bear"], cards=[["warhammer", "battle-axe"], [], []])
    play(match, "buy spear", "pass", "pass", "buy crossbow")
    assert knight(match)["types"] == ["weapon"]
    assert [card for card in cards(match) if card not in ("longsword", "vanguard")] == [
        "warhammer", "battle-axe", "spear", "crossbow",
    ]  # fmt: skip


def test_cards_are_not_sold_or_traded_or_discarded() -> None:
    """R15: a random day offers nothing but buying, forging and passing."""
    for seed in range(10):
        match = seeded(3, seed)
        while asked(match) == "ask-market":
            assert {move.split()[0] for move in offered(match)} <= {"buy", "forge", "pass"}
            play(match, min(offered(match)))


@pytest.mark.parametrize(
    ("pair", "minions", "champions"),
    [("goblin goblin", 2, 0), ("goblin troll", 1, 1), ("troll troll", 0, 2), ("banner-bearer troll", 0, 2)],
)
def test_monsters_paid_for_a_trophy_go_back_into_their_own_decks(pair: str, minions: int, champions: int) -> None:
    """R16 and decision 2: a champion goes into the champion deck; all see the two cards."""
    match = day(gold=[9, 9, 9], market=STALLS, slain=[sorted(pair.split()), [], []])
    had = table(match)["minion_deck"], table(match)["champion_deck"]
    way = next(move for move in sorted(offered(match, "forge")) if sorted(move.split()[2:]) == sorted(pair.split()))
    play(match, way)
    assert (table(match)["minion_deck"], table(match)["champion_deck"]) == (had[0] + minions, had[1] + champions)
    assert knight(match)["slain"] == []
    for viewer in (0, 1, 2):
        (event,) = [e for e in happened(match, viewer) if type(e).__name__ == "TrophyForged"]
        assert sorted(event.monsters) == sorted(pair.split())  # type: ignore[attr-defined]


def test_a_trophy_takes_no_boss_and_no_other_faction() -> None:
    """R16: two minions or champions of the faction on the trophy."""
    match = day(gold=[9, 9, 9], market=STALLS, slain=[["goblin", "warchief", "ghoul", "centaur"], [], []])
    assert not offered(match, "forge")
    match = day(gold=[9, 9, 9], market=STALLS, slain=[["centaur", "treant", "ghoul"], [], []])
    assert offered(match, "forge") == {"forge horned-helm centaur treant"}


def test_icons_do_nothing_by_day() -> None:
    """R17: neither cards nor abilities are offered."""
    match = day(gold=[9, 9, 9], market=STALLS, cards=[["healer", "warhorse", "archer"], [], []], wounds=[2, 0, 0])
    assert not offered(match, "use")
    with pytest.raises(BadMove):
        play(match, "use healer 2")


def test_gold_is_public_and_claimed_monsters_are_not() -> None:
    """R18: the owner may look at his own; the others see how many."""
    match = day(gold=[3, 7, 9], market=STALLS, slain=[["goblin", "troll"], ["wraith"], []])
    for viewer in range(3):
        seen = table(match, viewer)["knights"]
        assert [one["gold"] for one in seen] == [3, 7, 9]
        assert [one["monsters"] for one in seen] == [2, 1, 0]
        assert [one["slain"] is None for one in seen] == [seat != viewer for seat in range(3)]
    assert knight(match, 0, viewer=0)["slain"] == ["goblin", "troll"]


def test_characters_are_one_type() -> None:
    """Decision 23: characters and companions are the same."""
    assert MARKET_TYPES == ("weapon", "armor", "character", "animal", "trinket", "relic", "trophy")
    match = day(gold=[9, 9, 9], market=STALLS, cards=[["squire", "merchant", "healer"], [], []])
    assert knight(match)["types"] == ["character"]


def test_gold_for_a_card_goes_to_the_reserve() -> None:
    match = day(gold=[5, 4, 0], market=STALLS)
    play(match, "buy warhammer")
    assert [knight(match, seat)["gold"] for seat in range(3)] == [0, 4, 0]
    assert only(match, "CardBought")[0] == (0, "warhammer", 5)


def test_the_day_in_coop_is_the_same() -> None:
    match = day(gold=[9, 9], market=STALLS, seats=2, options=COOP, slain=[["goblin", "troll"], []])
    assert "forge spiked-shield goblin troll" in offered(match)
    play(match, "buy bear")
    assert on_turn(match) == 1
