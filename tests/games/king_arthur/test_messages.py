"""What King Arthur says: how offered moves are described, and what exactly is said of a wrong position or edition."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from caliburn.games.king_arthur.components import component_list, condition, load, table
from caliburn.games.king_arthur.conditions import Takes
from caliburn.games.king_arthur.events import GameEnded
from caliburn.games.king_arthur.figures import ADVERSARIES, KINDS, KNIGHTS, Condition
from caliburn.games.king_arthur.position import KEYS
from caliburn.kernel.bags import bag_of
from caliburn.kernel.errors import BadEdition, BadPosition
from caliburn.kernel.moves import Move, text_of
from caliburn.kernel.rules import Offer
from caliburn.kernel.text import Message, Seat
from tests.games.king_arthur.tables import SEALS, at

LONG = "x" * 100


def offered(position: dict[str, Any], text: str, before: tuple[str, ...] = ()) -> Offer:
    """The description of an offered move."""
    match = at(**position)
    for answer in before:
        match.play(0, answer)
    return next(offer for offer in match.offers(0) if text_of(offer.move) == text)


def counted(number: int, card: str) -> Message:
    return Message("card-count", {"count": number, "card": Message(f"card-{card}")})


FIELD: dict[str, Any] = {
    "seats": 2,
    "hands": [["red-1", "red-1", "merlin", "red-1", "red-1"], []],
    "layout": ["dragon-2", "monster-3"],
    "trophies": [["dragon-5"], []],
}


@pytest.mark.parametrize("action", [1, 2, 3, 4])
def test_leaving_an_action_out_is_described_by_the_action(action: int) -> None:
    offer = offered(FIELD, "pass", before=("pass",) * (action - 1))
    assert (offer.what, offer.how, offer.handles) == (Message(f"move-pass-{action}"), None, ())


def test_revealing_points_at_the_deck() -> None:
    offer = offered(FIELD, "reveal")
    assert (offer.what, offer.how, offer.handles) == (Message("move-reveal"), None, ("deck",))


@pytest.mark.parametrize("number", [1, 2])
def test_drawing_points_at_the_supply(number: int) -> None:
    offer = offered(FIELD, f"draw {number}", before=("pass",) * 3)
    assert (offer.what, offer.how, offer.handles) == (Message("move-draw", {"number": number}), None, ("supply",))


@pytest.mark.parametrize(
    ("text", "before", "options"),
    [
        ("challenge dragon-2 red-1 merlin", (), {}),
        ("double dragon-2 red-1 red-1 red-1 merlin", (), SEALS),
        ("repeat monster-3 red-1 red-1 merlin", (), SEALS),
    ],
)
def test_a_challenge_is_described_by_its_adversary_and_told_apart_by_its_knights(
    text: str, before: tuple[str, ...], options: dict[str, str]
) -> None:
    verb, adversary, *knights = text.split()
    position = {**FIELD, "options": options, **({"seals": [["monster-3"], []]} if options else {})}
    offer = offered(position, text, before=("pass",))
    assert offer.what == Message(f"move-{verb}", {"card": Message(f"card-{adversary}")})
    red = knights.count("red-1")
    assert offer.how == Message("move-with", {"cards": (counted(red, "red-1"), counted(1, "merlin"))})
    assert offer.handles == (f"{adversary}@0" if verb == "repeat" else adversary, *knights)


def test_an_adventure_is_described_with_its_points_and_told_apart_by_what_is_paid() -> None:
    offer = offered(FIELD, "take gold-treasure dragon-5", before=("pass", "pass"))
    assert offer.what == Message("move-take", {"adventure": Message("card-gold-treasure"), "points": 10})
    assert offer.how == Message("move-with", {"cards": (counted(1, "dragon-5"),)})
    assert offer.handles == ("gold-treasure", "dragon-5")


@pytest.mark.parametrize(("winners", "shared"), [((1,), "no"), ((0, 1), "yes"), ((0, 1, 2), "yes")])
def test_the_end_is_told_with_its_reason_and_whether_victory_is_shared(winners: tuple[int, ...], shared: str) -> None:
    told = at(seats=3, layout=["dragon-4"]).rules.tell(GameEnded("end-idle", (1, 2, 2), winners))
    assert told.id == "event-game-ended"
    assert told.args["shared"] == shared
    assert told.args["reason"] == Message("end-idle")
    assert told.args["scores"] == "1, 2, 2"
    assert told.args["winners"] == tuple([Message("player", {"player": Seat(seat)}) for seat in winners])


VALUE, CARD = "error-position-value", "error-position-card"
WRONG: list[tuple[dict[str, Any], Message]] = [
    ({"moon": 1}, Message("error-position-key", {"key": "moon", "keys": ", ".join(KEYS)})),
    ({"turn": 7}, Message(VALUE, {"key": "turn"})),
    ({"idle": "x"}, Message(VALUE, {"key": "idle"})),
    ({"hands": []}, Message(VALUE, {"key": "hands"})),
    ({"trophies": 3}, Message(VALUE, {"key": "trophies"})),
    ({"layout": ["dragon-3"] * 3 + ["dragon-4"] * 2}, Message(VALUE, {"key": "layout"})),
    ({"layout": LONG}, Message(VALUE, {"key": LONG[:80]})),
    ({"layout": [LONG]}, Message(CARD, {"card": LONG[:80]})),
    ({"adventures": []}, Message(VALUE, {"key": "adventures"})),
    ({"adventures": {"grail": 0}}, Message(VALUE, {"key": "adventures: grail"})),
    ({"adventures": dict.fromkeys([e["id"] for e in table("adventure")], 0)}, Message(VALUE, {"key": "adventures"})),
]
WRONG_SEALS: list[tuple[Any, Message]] = [
    ([[]], Message(VALUE, {"key": "seals"})),
    (7, Message(VALUE, {"key": "seals"})),
    (["dragon-4", []], Message(VALUE, {"key": "seals"})),
    ([[], [LONG]], Message(CARD, {"card": LONG[:80]})),
    ([[], ["dragon-1"]], Message(CARD, {"card": "dragon-1"})),
]


@pytest.mark.parametrize(("change", "message"), WRONG, ids=[str(message.args)[:40] for _, message in WRONG])
def test_a_wrong_position_is_told_exactly(change: dict[str, Any], message: Message) -> None:
    with pytest.raises(BadPosition) as refused:
        at(**{"seats": 2, "layout": ["dragon-4"], **change})
    assert refused.value.message == message


@pytest.mark.parametrize(("seals", "message"), WRONG_SEALS)
def test_wrong_seals_are_told_exactly(seals: Any, message: Message) -> None:
    with pytest.raises(BadPosition) as refused:
        at(seats=2, layout=["dragon-4", "dark-power-2"], seals=seals, options=SEALS)
    assert refused.value.message == message


SECTIONS = "adversaries, adventures"
UNKNOWN, FIGURE = "error-edition-unknown", "error-edition-figure"
WRONG_EDITIONS: list[tuple[Any, Message]] = [
    ({"game": "chess"}, Message("error-edition-foreign", {"game": "king-arthur"})),
    ([], Message("error-edition-foreign", {"game": "king-arthur"})),
    ({"moon": {}}, Message(UNKNOWN, {"entry": "moon", "allowed": SECTIONS})),
    ({"adversaries": LONG}, Message("error-edition-section", {"entry": "adversaries"})),
    (
        {"adversaries": {LONG: 1}},
        Message(UNKNOWN, {"entry": f"adversaries.{LONG[:80]}", "allowed": ", ".join(ADVERSARIES)}),
    ),
    (
        {"adversaries": {"dragon-2": LONG}},
        Message(FIGURE, {"entry": "adversaries.dragon-2", "value": LONG[:80], "least": 0, "most": 13}),
    ),
    (
        {"adversaries": {"dragon-2": 14}},
        Message(FIGURE, {"entry": "adversaries.dragon-2", "value": "14", "least": 0, "most": 13}),
    ),
    (
        {"adventures": {"robbers": 5}},
        Message(FIGURE, {"entry": "adventures.robbers", "value": "5", "least": 6, "most": 20}),
    ),
    (
        {"adventures": {"robbers": 21}},
        Message(FIGURE, {"entry": "adventures.robbers", "value": "21", "least": 6, "most": 20}),
    ),
]


@pytest.mark.parametrize(("edition", "message"), WRONG_EDITIONS)
def test_a_wrong_edition_is_told_exactly(edition: Any, message: Message) -> None:
    with pytest.raises(BadEdition) as refused:
        load(edition)
    assert refused.value.message == message


def test_an_edition_that_cannot_be_read_is_told_with_path_and_reason(tmp_path: Path) -> None:
    missing = tmp_path / "none.toml"
    with pytest.raises(BadEdition) as refused:
        load(str(missing))
    assert refused.value.message.args == {"path": str(missing), "reason": "No such file or directory"}
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(BadEdition) as refused:
        load(binary)
    assert refused.value.message.args == {"path": str(binary), "reason": Message("reason-not-text")}
    broken = tmp_path / "broken.toml"
    broken.write_text("[", encoding="utf-8")
    with pytest.raises(BadEdition) as refused:
        load(str(broken))
    reason = Message("reason-toml-end", {"what": "Invalid initial character for a key part"})
    assert refused.value.message.args == {"path": str(broken), "reason": reason}


def test_an_edition_is_read_as_utf_8_and_may_go_to_the_limits(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "Ritteründe"\n[adventures]\nrobbers = 20\nmountain = 6\n', encoding="utf-8")
    figures, changes = load(str(file))
    points = {adventure.id: adventure.points for adventure in figures.adventures}
    assert (points["robbers"], points["mountain"]) == (20, 6)
    assert changes == {"adventures": {"robbers": 20, "mountain": 6}}


def test_conditions_are_read_from_the_component_file() -> None:
    assert condition({"total": 8, "kind": "dragon"}) == Condition(8, KINDS.index("dragon"), 0, (), (), -1)
    assert condition({"total": 5}) == Condition(5, -1, 0, (), (), -1)
    assert condition({"cards": 4}) == Condition(0, -1, 4, (), (), -1)
    assert condition({"each": ["dragon", "monster"]}) == Condition(0, -1, 0, (3, 2), (), -1)
    wanted = Condition(0, -1, 0, (), (3, 3), ADVERSARIES.index("dragon-5"))
    assert condition({"worth": [3, 3], "or_card": "dragon-5"}) == wanted


@pytest.mark.parametrize(("free", "ways"), [(False, ["monster-3 monster-3"]), (True, ["monster-4 monster-3"])])
def test_what_can_be_taken_is_worked_out_anew_for_every_table(free: bool, ways: list[str]) -> None:
    figures, _ = load()
    hand = bag_of(ADVERSARIES, ["monster-3", "monster-3", "monster-4"])
    moves: list[Move] = []
    owners = [-1 if adventure.id == "fisher-king" else 0 for adventure in figures.adventures]
    Takes(figures.adventures, free).add(moves, hand, owners)
    found = [text_of(move).removeprefix("take fisher-king ") for move in moves]
    assert set(ways) <= set(found)
    assert ("monster-4 monster-3" in found) == free


def test_components_are_listed_by_what_they_are_and_what_they_are_listed_with() -> None:
    listed = {entry["id"]: (entry["kind"], entry["group"]) for entry in component_list()}
    assert listed["dragon-5"] == ("adversary", "dragon")
    assert listed["merlin"] == ("knight", "knight")
    assert listed["holy-grail"] == ("adventure", "adventure")
    assert listed["seal-5"] == ("seal", "seal")
    assert [name for name in listed if name in KNIGHTS] == list(KNIGHTS)


def test_the_seals_of_a_seat_are_counted_under_its_own_number() -> None:
    match = at(seats=2, layout=["dragon-4", "dragon-3"], seals=[["dragon-4"], []], options=SEALS)
    assert {name: count for name, count in match.census().items() if name.startswith("seal-")} == {
        "seal-1": 5,
        "seal-2": 5,
    }


def test_the_things_on_the_table_have_the_handles_that_offers_point_at() -> None:
    basic = at(seats=2, layout=["dragon-4", "dragon-4"]).view(None)["table"]["columns"][3]
    assert basic == [{"id": "dragon-4", "handle": "dragon-4"}] * 2
    match = at(seats=2, layout=["dragon-4", "dragon-4", "dragon-3"], seals=[["dragon-3"], ["dragon-4"]], options=SEALS)
    assert match.view(None)["table"]["columns"][3] == [
        {"id": "dragon-3", "handle": "dragon-3@0", "seal": 0},
        {"id": "dragon-4", "handle": "dragon-4", "seal": None},
        {"id": "dragon-4", "handle": "dragon-4@1", "seal": 1},
    ]
