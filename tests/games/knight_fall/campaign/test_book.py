"""Reading: one number a turn, what is crossed off, the bells, the last number, and what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn.games.knight_fall.components.campaigns import ours
from caliburn.kernel.errors import CannotUndo
from tests.games.knight_fall.campaign.valley import (
    CAMPAIGN,
    FULL,
    bells,
    book,
    fought,
    found,
    marked,
    page,
    purse,
    reading,
    ride,
    story_file,
    win,
    words,
)
from tests.games.knight_fall.table import asked_seat, happened, offered, play


def test_one_number_is_read_in_a_turn() -> None:
    """RU-K02: the square of the well has two."""
    match = play(ride(), "ride C4")
    assert offered(match, "read") == {"read 1", "read 2"}
    play(match, "read 2", "choice c")
    assert bells(match) == 1
    assert offered(match, "ride")
    assert not offered(match, "read")


def test_on_a_later_turn_the_other_number_may_be_read() -> None:
    """RU-K02."""
    match = play(ride(), "ride C4", "read 1", "choice b", "ride C4")
    assert offered(match, "read") == {"read 2"}


def test_a_number_that_was_read_but_not_crossed_off_can_be_read_again() -> None:
    match = play(ride(party="B1"), "ride B1", "read 11", "choice b", "ride B1", "read 11", "choice b")
    assert purse(match)["coins"] == 2
    assert marked(match, "read") == {11}
    assert marked(match, "crossed") == set()


def test_a_number_that_is_crossed_off_is_never_read_again() -> None:
    match = play(ride(party="C5", crossed=[5], read=[5]), "ride C5")
    assert (bells(match), page(match)[0]) == (1, "introduction")
    match = play(ride(crossed=[1]), "ride C4")
    assert offered(match, "read") == {"read 2"}


def test_a_number_that_is_read_gets_its_circle() -> None:
    match = play(ride(), "ride C4", "read 2")
    assert marked(match, "read") == {2}
    assert (page(match), book(match)["page"]["square"]) == (("entry", 2), "C4")


def test_reading_on_crosses_off_no_second_time_box() -> None:
    match = play(ride(), "ride C4", "read 1", "choice a")
    assert (page(match), bells(match)) == (("entry", 29), 0)
    play(match, "choice a")
    assert bells(match) == 1


def test_a_battle_belongs_to_the_turn_in_which_it_was_fought() -> None:
    assert bells(fought("1", sheet={"bells": 3})) == 3
    assert bells(win(fought("1", sheet={"bells": 3}))) == 4


# -- extra time ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("entry", "square"), [(15, "D1"), (18, "E2"), (38, "B5")])
def test_an_entry_that_takes_long_crosses_off_one_box_more(entry: int, square: str) -> None:
    """RU-K03."""
    match = play(reading(entry, party=square, bells=4), "choice a")
    assert bells(match) == 6
    assert offered(match, "ride")


@pytest.mark.parametrize("before", [14, 15])
def test_an_extra_box_that_is_the_last_lets_the_entry_be_finished_first(before: int) -> None:
    """RU-K03: what the entry gives is gained, then 28 is read; there is no seventeenth box."""
    match = play(reading(18, party="E2", bells=before, **dict.fromkeys(FULL, 0)), "choice a")
    assert found(match) == {"garrick-stone"}
    assert bells(match) == 16
    assert not offered(match, "ride")
    assert page(match) == ("entry", 28)


def long_fight() -> dict[str, Any]:
    """A story in which the first entry takes an hour and then is a battle."""
    story = story_file()
    story["campaign"]["entries"]["3"]["choices"][0]["bells"] = 1
    return story


def test_a_battle_of_an_entry_whose_extra_box_was_the_last_is_fought_before_28() -> None:
    """RU-K03: the box is crossed off at once, the battle belongs to the entry."""
    own = {"edition": long_fight()}
    match = play(reading(3, party="D3", bells=15, options=own), "choice a")
    assert bells(match) == 16
    assert (book(match)["battle"]["number"], book(match)["battle"]["final"]) == ("1", False)
    match = win(fought("1", sheet={"bells": 16}, options=own))
    assert (found(match), marked(match, "crossed"), bells(match)) == ({"hob-carrow"}, {3}, 16)
    assert page(match) == ("entry", 28)


# -- the last number -------------------------------------------------------------------------------------------------


def test_when_the_last_box_is_crossed_off_28_is_read_at_once_wherever_one_is() -> None:
    match = play(ride(party="A1", bells=15), "ride B2")
    assert (bells(match), book(match)["party"]) == (16, "B2")
    assert not offered(match, "ride")
    assert page(match) == ("entry", 28)


def test_the_last_number_cannot_be_read_before() -> None:
    match = play(ride(party="F6", bells=3), "ride F6")
    assert bells(match) == 4
    assert offered(match, "ride")
    assert marked(match, "read") == set()


def test_before_the_last_number_is_read_there_is_a_last_chance_to_buy() -> None:
    """KF-X15."""
    match = play(ride(party="A1", bells=15, coins=12, scrolls=2), "ride B2")
    assert "buy-scroll" in offered(match)
    assert "buy-relic saint-orlas-horn" in offered(match)
    play(match, "buy-relic saint-orlas-horn", "buy-scroll")
    assert (purse(match)["coins"], purse(match)["scrolls"]) == (7, 1)
    play(match, "pass")
    assert page(match) == ("entry", 28)
    assert purse(match)["coins"] == 7


def test_28_is_the_final_battle() -> None:
    match = play(ride(party="A1", bells=15), "ride B2")
    play(match, "choice a")
    shown = book(match)["battle"]
    assert shown["final"] is True
    assert (shown["to_defeat"], shown["defeated"]) == (6, 0)


# -- the ferry and the wager -----------------------------------------------------------------------------------------


def test_the_ferry_sets_the_party_on_one_of_four_squares() -> None:
    match = play(reading(4, party="D4", coins=1), "choice a")
    assert offered(match, "ferry") == {"ferry D2", "ferry D6", "ferry E4", "ferry E6"}
    assert bells(match) == 0
    play(match, "ferry E6")
    assert (book(match)["party"], bells(match), purse(match)["coins"]) == ("E6", 1, 0)
    assert marked(match, "crossed") == {4}
    assert not offered(match, "read")


def test_after_the_ferry_one_rides_on_from_its_landing() -> None:
    match = play(reading(4, party="D4"), "choice a", "ferry E4", "ride E4")
    assert offered(match, "read") == {"read 22"}


def test_a_melee_symbol_on_the_top_card_wins_the_wager() -> None:
    """Entry 22: cleaving-oath shows melee."""
    match = play(reading(22, ["cleaving-oath"], party="E4"), "choice b")
    assert found(match) == {"oswin-pike"}
    assert (purse(match), marked(match, "crossed"), bells(match)) == (FULL, {22}, 1)


@pytest.mark.parametrize(("coins", "left"), [(3, 2), (1, 0), (0, 0)])
def test_any_other_card_loses_a_coin_if_there_is_one_and_the_number_stays_open(coins: int, left: int) -> None:
    """Entry 22, RU-K16: the purse never falls below 0."""
    match = play(reading(22, ["laying-on-of-hands"], party="E4", coins=coins), "choice b")
    assert found(match) == set()
    assert (purse(match)["coins"], marked(match, "crossed"), bells(match)) == (left, set(), 1)


def test_the_stake_of_a_wager_that_is_lost_too_is_told_with_what_is_lost() -> None:
    """A campaign of one's own may ask for something before the card is turned."""
    story = story_file()
    story["campaign"]["entries"]["22"]["choices"][1]["lose"] = {"scrolls": 1, "coins": 1}
    match = play(reading(22, ["laying-on-of-hands"], party="E4", options={"edition": story}), "choice b")
    assert book(match)["page"]["paid"] == {"coins": 2, "scrolls": 1}
    assert (purse(match)["coins"], purse(match)["scrolls"]) == (FULL["coins"] - 2, FULL["scrolls"] - 1)


def test_everybody_sees_the_card_of_the_wager_and_it_goes_back_into_the_deck() -> None:
    match = play(reading(22, ["laying-on-of-hands"], party="E4"), "choice b")
    shown = [event for event in happened(match, None) if "laying-on-of-hands" in [str(value) for value in event]]
    assert len(shown) == 1
    play(match, "ride E4", "read 22")
    again = reading(22, ["laying-on-of-hands", "laying-on-of-hands", "laying-on-of-hands"], party="E4")
    for _ in range(3):  # there are two copies, and each goes back
        play(again, "choice b")
        play(again, "ride E4", "read 22")
    assert purse(again)["coins"] == FULL["coins"] - 3


# -- taking back -----------------------------------------------------------------------------------------------------


def test_a_number_that_was_read_cannot_be_unread() -> None:
    match = play(ride(), "ride C4", "read 2")
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_ride_can_be_taken_back_while_nothing_was_read() -> None:
    match = play(ride(), "ride B4")
    assert match.can_undo(0)
    match.undo(0)
    assert book(match)["party"] == "C4"


def test_a_choice_can_be_taken_back() -> None:
    match = play(reading(2), "choice a")
    assert found(match) == {"wenna-bell"}
    assert match.can_undo(0)
    match.undo(0)
    assert (found(match), page(match), purse(match)) == (set(), ("entry", 2), FULL)
    play(match, "choice b")
    assert purse(match)["coins"] == FULL["coins"] - 4


def test_a_choice_that_reads_on_cannot_be_taken_back() -> None:
    """The other entry has been seen."""
    assert not play(reading(1), "choice a").can_undo(0)


def test_buying_can_be_taken_back() -> None:
    match = play(ride(coins=5), "buy-scroll")
    assert match.can_undo(0)
    match.undo(0)
    assert purse(match)["coins"] == 5


def test_a_wager_cannot_be_taken_back() -> None:
    """The card has been seen."""
    assert not play(reading(22, ["cleaving-oath"], party="E4"), "choice b").can_undo(0)


def test_the_ferry_can_be_taken_back() -> None:
    match = play(reading(4, party="D4"), "choice a", "ferry E6")
    match.undo(0)
    assert (book(match)["party"], offered(match, "ferry") != set()) == ("D4", True)


def test_a_choice_that_closes_another_number_leaves_its_own_open() -> None:
    """An entry may close a number elsewhere (here the well from the cell); the way here is what stays open."""

    def stays_open(entry: int, cross_off: int) -> bool:
        story = story_file()
        story["campaign"]["entries"][str(entry)]["choices"][0]["cross_off"] = cross_off
        (shown, *_) = book(reading(entry, keywords=["ECHO"], options={"edition": story}))["page"]["choices"]
        return bool(shown["stays_open"])

    assert (stays_open(11, 11), stays_open(11, 8)) == (False, True)
    (on,) = [number for number, entry in ours().entries.items() if 29 in [choice.read for choice in entry.choices]]
    assert (stays_open(29, on), stays_open(29, 29)) == (False, True), "29 is come to by the number that leads there"


# -- an entry without a way out --------------------------------------------------------------------------------------


def test_where_nothing_can_be_chosen_the_party_rides_on_and_the_number_stays_open() -> None:
    """KF-X17: only in a campaign of one's own; here nobody can be left in the cell for nothing."""
    story = story_file()
    del story["campaign"]["entries"]["2"]["choices"][2]
    own = {"edition": story}
    assert offered(reading(2, options=own)) == {"choice a", "choice b", "buy-scroll"}
    match = reading(2, keys=0, coins=3, options=own)
    assert offered(match) == {"pass"}
    play(match, "pass")
    assert (bells(match), marked(match, "crossed"), marked(match, "read")) == (1, set(), {2})
    assert offered(match, "ride")


def test_a_scroll_may_still_be_bought_where_that_opens_a_choice() -> None:
    """KF-X17, RU-K15: five coins for the Hermit, who takes nothing else."""
    story = story_file()
    del story["campaign"]["entries"]["13"]["choices"][1]
    match = reading(13, party="C1", scrolls=0, coins=5, options={"edition": story})
    assert offered(match) == {"pass", "buy-scroll"}
    assert offered(play(match, "buy-scroll")) == {"choice a"}


# -- keywords --------------------------------------------------------------------------------------------------------


def test_a_keyword_opens_a_choice() -> None:
    assert offered(reading(5, party="C5"), "choice") == {"choice b"}
    assert offered(reading(5, party="C5", keywords=["ECHO"]), "choice") == {"choice a", "choice b"}


def test_a_keyword_is_spent_where_the_book_says_so() -> None:
    """Entry 25: TOLL becomes a key and a coin, once; the sheet still shows it, struck out."""
    match = play(reading(25, party="F5", keywords=["TOLL"]), "choice b")
    assert words(match) == set()
    assert [(one["id"], one["held"]) for one in book(match)["keywords"]] == [("TOLL", False)]
    play(match, "ride F5", "read 25")
    assert "choice b" not in offered(match)


def test_with_shame_ysolde_takes_two_elixirs() -> None:
    """Entry 6: SHAME makes it dearer."""
    match = reading(6, party="B4", keywords=["SHAME"], elixirs=1)
    assert "choice a" not in offered(match)
    match = reading(6, party="B4", keywords=["SHAME"], elixirs=2)
    (dear,) = [one for one in book(match)["page"]["choices"] if one["letter"] == "a"]
    assert dear["lose"] == {"elixirs": 2}
    play(match, "choice a")
    assert (found(match), purse(match)["elixirs"]) == ({"ysolde-finch"}, 2)


@pytest.mark.parametrize(("entry", "square", "letter"), [(17, "F1", "b"), (39, "D6", "b")])
def test_a_fire_takes_the_chill_away(entry: int, square: str, letter: str) -> None:
    match = play(reading(entry, party=square, keywords=["CHILLED"]), f"choice {letter}")
    assert words(match) == set()


def test_chilled_is_only_held_once() -> None:
    """Section 3."""
    match = play(reading(27, party="A6", keywords=["CHILLED"]), "choice a")
    assert [one["id"] for one in book(match)["keywords"]] == ["CHILLED"]
    match = play(reading(39, party="D6", keywords=["CHILLED"]), "choice b")
    assert words(match) == set()


def test_the_keyword_list_names_only_what_was_gained() -> None:
    assert book(ride())["keywords"] == []
    assert {one["id"] for one in book(ride(keywords=["BEACON", "SHAME"]))["keywords"]} == {"BEACON", "SHAME"}


def test_both_players_are_asked_in_their_turns_after_an_entry() -> None:
    """RU-K24."""
    match = reading(2, seats=2, leader=0, options=CAMPAIGN)
    assert asked_seat(match) == 0
    assert asked_seat(play(match, "choice c")) == 1


def test_a_wager_is_told_before_it_is_made() -> None:
    """Entry 22: what the uppermost card decides about stands beside the choice, with what is lost otherwise."""
    choices = book(reading(22, party="E4"))["page"]["choices"]
    assert [choice["wager"] for choice in choices] == [None, {"symbol": "melee", "lose": {"coins": 1}}, None]


def test_a_choice_names_keywords_that_nobody_had_yet_in_both_languages() -> None:
    """Entry 4: who dives for the chest is chilled."""
    (_, dive, _) = book(reading(4, party="D4"))["page"]["choices"]
    assert dive["keywords"] == [{"id": "CHILLED", "name": {"en": "Chilled", "de": "Durchgefroren"}}]
