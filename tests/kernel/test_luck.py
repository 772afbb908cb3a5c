"""Chance: the published generator against an independent one, scripts, forks, and what `Luck` writes down."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest

from caliburn import Match, new_match
from caliburn.kernel.bags import Bag, Deck, bag_of
from caliburn.kernel.errors import BadChance, BadRecord
from caliburn.kernel.flow import Flow
from caliburn.kernel.luck import Chance, Luck, Script, Seeded, seed_bytes
from tests.builds import COMPILED, refused
from tests.kernel.tiny import TinyState, question, tiny_match
from tests.kernel.toy import play_all

IDS = ("owl", "fox", "elk")


def published(seed: bytes, n: int, k: int) -> int:
    """Outcome n of k as the documentation says, worked out in another way: the whole stream first."""
    stream = b"".join(hashlib.sha256(seed + block.to_bytes(8, "big")).digest() for block in range(n // 4 + 1))
    x = 0
    for byte in stream[8 * n : 8 * n + 8]:
        x = 256 * x + byte
    return x * k // 2**64


@pytest.mark.parametrize("seed", [bytes(16), bytes(range(16)), bytes([255] * 16)])
def test_the_generator_is_the_published_one(seed: bytes) -> None:
    chance = Seeded(seed)
    for n in (*range(12), 100, 3, 0, 101):
        for k in (1, 2, 3, 6, 52, 10**6, 2**53):
            assert chance.choose(n, k) == published(seed, n, k)


def test_golden_vectors_of_the_generator() -> None:
    chance = Seeded(bytes(16))
    first = hashlib.sha256(bytes(24)).hexdigest()
    assert first == "9d908ecfb6b256def8b49a7c504e6c889c4b0e41fe6ce3e01863dd7b61a20aa0"
    assert [chance.choose(n, 1 << 64) for n in range(4)] == [
        0x9D908ECFB6B256DE, 0xF8B49A7C504E6C88, 0x9C4B0E41FE6CE3E0, 0x1863DD7B61A20AA0,
    ]  # fmt: skip
    assert [chance.choose(n, 6) for n in range(4)] == [3, 5, 3, 0]


def test_a_seed_of_32_hexadecimal_digits_is_taken_as_it_is() -> None:
    assert seed_bytes("000102030405060708090a0b0c0d0e0f") == bytes(range(16))
    assert seed_bytes("000102030405060708090A0B0C0D0E0F") == bytes(range(16))
    assert Seeded(seed_bytes("ab" * 16)).seed == Seeded(seed_bytes("AB" * 16)).seed == "ab" * 16


@pytest.mark.parametrize("seed", [0, 1, -5, 10**40, "", "Arthur", "z" * 32, "aa " * 10 + "aa", "\u0660" * 32])
def test_every_other_seed_is_hashed_to_16_bytes(seed: int | str) -> None:
    expected = hashlib.sha256(f"caliburn seed {seed}".encode()).digest()[:16]
    assert seed_bytes(seed) == expected


@pytest.mark.parametrize("seed", [1.5, [1], {}, (1, 2), b"x", bytes(16), *([] if COMPILED else [True])])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(refused(BadChance)):
        seed_bytes(seed)
    with pytest.raises(refused(BadChance)):
        new_match("toy", seats=2, seed=seed)
    with pytest.raises(refused(BadChance)):
        Match.at("toy", {"seats": 2}, seed=seed)


@pytest.mark.parametrize("seed", ["\ud800", "Artus \udcff", 10**5000], ids=["half", "byte", "long"])
def test_a_seed_that_cannot_be_written_down_is_refused(seed: int | str) -> None:
    with pytest.raises(BadChance) as caught:
        seed_bytes(seed)
    assert caught.value.message.id == "error-seed-text"


@pytest.mark.parametrize("seed", [b"", b"ab", bytes(15), bytes(17), "ab" * 8, 16, None])
def test_the_generator_takes_16_bytes(seed: Any) -> None:
    with pytest.raises(refused(BadChance)):
        Seeded(seed)


def test_a_match_is_not_dealt_by_a_seed_and_a_script_at_once() -> None:
    with pytest.raises(BadChance) as caught:
        new_match("toy", seats=2, seed=0, chance=Script([]))
    assert caught.value.message.id == "error-seed-and-chance"
    with pytest.raises(BadChance):
        Match.at("toy", {"seats": 2}, seed=0, chance=Script([]))


@pytest.mark.parametrize("chance", [5, "fox", ["fox"], Seeded])
def test_only_a_source_of_chance_is_one(chance: Any) -> None:
    with pytest.raises(BadChance) as caught:
        new_match("toy", seats=2, chance=chance)
    assert caught.value.message.id == "error-chance-kind"


def test_outcomes_are_spread_evenly() -> None:
    chance = Seeded(seed_bytes(11))
    counts = Counter(chance.choose(n, 6) for n in range(12_000))
    assert sorted(counts) == list(range(6))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5


def test_cards_of_a_bag_come_up_as_often_as_there_are_copies() -> None:
    counts: Counter[int] = Counter()
    luck = Luck(Seeded(seed_bytes(3)))
    for _ in range(3000):
        counts[luck.draw(Bag(IDS, [3, 0, 1], 4))] += 1
    assert sorted(counts) == [0, 2]
    assert 2130 < counts[0] < 2370


def test_a_fork_tells_nothing_of_its_source_and_is_another_for_other_clones() -> None:
    source = Seeded(seed_bytes(1))
    forks = [source, source.fork(0, 0), source.fork(0, 1), source.fork(1, 0), source.fork(0, 0).fork(0, 0)]
    streams = [tuple(fork.choose(n, 1 << 32) for n in range(4)) for fork in forks]
    assert len(set(streams)) == len(forks)
    assert len({fork.seed for fork in forks}) == len(forks)
    again = source.fork(0, 1)
    assert tuple(again.choose(n, 1 << 32) for n in range(4)) == streams[2]
    assert Seeded(seed_bytes(again.seed or "")).choose(2, 1 << 32) == streams[2][2]


def test_a_fork_is_a_hash_of_the_seed_and_of_where_it_was_made() -> None:
    seed = bytes(range(16))
    assert Seeded(seed).fork(7, 2).seed == hashlib.sha256(b"clone 7 2" + seed).digest()[:16].hex()


def test_where_there_is_no_chance_every_draw_is_refused() -> None:
    chance = Chance()
    with pytest.raises(BadChance) as caught:
        chance.choose(0, 2)
    assert caught.value.message.id == "error-chance-none"
    assert chance.seed is None
    assert chance.fork(0, 0) is chance


def test_a_script_says_what_comes_up() -> None:
    luck = Luck(Script(["fox", "elk", "elk", 4]))
    bag = bag_of(IDS, ["owl", "fox", "elk", "elk"])
    assert [luck.draw(bag) for _ in range(3)] == [1, 2, 2]
    assert bag.cards() == ["owl"]
    assert luck.roll([("1", "4")]) == ["4"]
    assert luck.log == ["fox", "elk", "elk", "4"]


def test_a_script_at_its_end_tells_what_could_come_up() -> None:
    luck = Luck(Script(["fox"]))
    bag = bag_of(IDS, ["owl", "fox", "elk", "elk"])
    luck.draw(bag)
    with pytest.raises(BadChance) as caught:
        luck.draw(bag)
    assert caught.value.message.id == "error-chance-end"
    assert caught.value.message.args == {"possible": "owl, elk"}
    assert bag.cards() == ["owl", "elk", "elk"]


@pytest.mark.parametrize("outcome", ["fox", "lion", ""])
def test_a_script_cannot_make_the_impossible_happen(outcome: str) -> None:
    luck = Luck(Script([outcome]))
    bag = bag_of(IDS, ["owl", "elk"])
    with pytest.raises(BadChance) as caught:
        luck.draw(bag)
    assert caught.value.message.id == "error-chance-impossible"
    assert caught.value.message.args == {"outcome": outcome, "possible": "owl, elk"}
    assert luck.log == []
    assert luck.outcomes == 0


def test_after_a_script_another_source_goes_on_where_it_stands() -> None:
    then = Seeded(seed_bytes(1))
    script = Script(["b", "a"], then=then)
    assert [script.named(n, ("a", "b")) for n in (0, 1, 2)] == ["b", "a", None]
    assert [script.choose(n, 2) for n in range(2, 9)] == [then.choose(n, 2) for n in range(2, 9)]
    drawn = Luck(Script([], then=Seeded(seed_bytes(1))))
    plain = Luck(Seeded(seed_bytes(1)))
    for _ in range(9):
        assert drawn.draw(bag_of(IDS, ["owl", "elk", "elk"])) == plain.draw(bag_of(IDS, ["owl", "elk", "elk"]))


def test_nothing_comes_out_of_an_empty_bag() -> None:
    luck = Luck(Seeded(seed_bytes(1)))
    with pytest.raises(ValueError, match="nothing to draw"):
        luck.draw(bag_of(IDS, []))
    with pytest.raises(ValueError, match="nothing to draw"):
        luck.pick(())
    assert luck.log == []


def test_dice_are_logged_die_by_die() -> None:
    luck = Luck(Seeded(seed_bytes(1)))
    faces = luck.roll([("1", "2", "3"), ("a", "b"), ("x",)])
    assert faces == luck.log
    assert faces[2] == "x"
    assert luck.outcomes == 3
    assert luck.roll([]) == []


def test_known_places_of_a_deck_come_first_and_last_and_are_reveals_not_chance() -> None:
    luck = Luck(Script(["owl"]))
    deck = Deck(bag_of(IDS, ["owl"]), [1, 2], [2])
    assert [luck.draw_from(deck) for _ in range(4)] == [1, 2, 0, 2]
    assert luck.log == ["owl"]
    assert luck.reveals == 3
    assert len(deck) == 0


def test_nothing_comes_out_of_an_empty_deck_and_nothing_is_counted_as_revealed() -> None:
    luck = Luck(Seeded(seed_bytes(1)))
    with pytest.raises((ValueError, IndexError)):
        luck.draw_from(Deck(bag_of(IDS, []), [], []))
    assert luck.log == []


def test_a_fraction_lies_between_0_and_1_and_is_not_logged() -> None:
    luck = Luck(Seeded(seed_bytes(1)))
    found = [luck.fraction() for _ in range(400)]
    assert all(0 <= x < 1 for x in found)
    assert 0.45 < sum(found) / 400 < 0.55
    assert luck.log == []
    assert found[0] == Seeded(seed_bytes(1)).choose(0, 1 << 53) / 2**53


def test_when_a_step_is_run_again_outcomes_are_read_from_the_log() -> None:
    luck = Luck(Chance())
    luck.log = ["fox", "2"]
    bag = bag_of(IDS, ["owl", "fox"])
    assert luck.draw(bag) == 1
    assert luck.roll([("1", "2")]) == ["2"]
    assert luck.cursor == luck.outcomes == 2


@pytest.mark.parametrize("entry", ["lion", "elk"])
def test_a_log_that_does_not_fit_is_a_bad_record(entry: str) -> None:
    luck = Luck(Chance())
    luck.log = [entry]
    with pytest.raises(BadRecord):
        luck.draw(bag_of(IDS, ["owl", "fox"]))


def test_a_pick_among_equal_ids_is_the_same_when_it_is_run_again() -> None:
    def step(s: TinyState) -> Flow[None]:
        for _ in range(8):
            s.hear(0, str(s.luck.pick(("knave", "knave", "king"))))
        yield from question(s, 0)

    match = tiny_match(step)
    assert match.clone().view(None)["table"] == match.view(None)["table"]
    assert len(set(play_all(match, "0 say x").view(None)["table"]["words"])) > 1


def test_a_clone_follows_a_script_but_not_the_chance_after_it() -> None:
    script = Script(["b", "a"], then=Seeded(seed_bytes(1)))
    assert script.named(0, ("a", "b")) == "b"
    search = script.fork(1, 7)
    assert [search.named(n, ("a", "b")) for n in (1, 2)] == ["a", None]
    real, tried = ([chance.choose(n, 1000) for n in range(2, 12)] for chance in (script, search))
    assert real != tried
    alone = Script(["b"])
    assert alone.fork(0, 1) is alone
