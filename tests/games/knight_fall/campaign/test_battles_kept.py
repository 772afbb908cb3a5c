"""Random battles keep every component, go on alike from a copy and a record, and can be told in both languages."""

from __future__ import annotations

from random import Random

import pytest

from caliburn import Match, replay, words
from tests.games.knight_fall.campaign.field import about_to_fight, sheet_of
from tests.games.knight_fall.table import GAME, happened, table

RELICS = [
    "saint-orlas-horn", "ember-censer", "thornwood-shield", "bell-of-nine-names", "silver-nails", "hourglass-of-ash",
    "mirror-of-still-water", "chalice-of-first-light",
]  # fmt: skip
VILLAGERS = ["maud-tanner", "oswin-pike", "ysolde-finch", "garrick-stone", "wenna-bell", "pip"]
KEYWORDS = ["BEACON", "BARROW", "PILGRIM", "NAME", "CURSED", "CHILLED"]


def begun(battle: str, seed: int) -> Match:
    """A battle with everything that helps."""
    return about_to_fight(
        battle,
        seats=1 + seed % 2,
        options={"locations": ("on", "off")[seed % 2], "hand": ("4", "5")[seed // 2 % 2]},
        difficulty=("easy", "medium", "hard")[seed % 3],
        elixirs=5,
        relics=RELICS,
        villagers=VILLAGERS,
        keywords=KEYWORDS,
        knights=[("ice-knight", "earth-knight"), ("flame-knight", "phase-knight"), ("wrath-knight", "gale-knight")][
            seed % 3
        ],
        then=f"kept {battle} {seed}",
    )


def tell_everything(match: Match) -> None:
    """Questions, offers, hints and what happened."""
    for language in ("en", "de"):
        said = words(language, GAME)
        for ask in match.asks:
            assert said.say(ask.prompt, viewer=ask.seat)
            assert all(said.say(offer.what, viewer=ask.seat) for offer in match.offers(ask.seat))
            assert all(said.say(hint.text) for hint in match.hints(ask.seat))
        assert all(said.say(match.rules.tell(event)) for event in happened(match))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("battle", ["1", "2", "3", "4", "5", "6", "7", "8", "9", "final"])
def test_random_battles_keep_every_component_and_go_on_alike_from_copies(battle: str, seed: int) -> None:
    match, random = begun(battle, seed), Random(seed)
    census, answers = match.census(), 0
    while match.asks and sheet_of(match)["battle"]:
        if answers % 60 == 10:
            assert match.census() == census
            assert replay(match.record()).view("referee") == match.view("referee")
            tell_everything(match)
            agree(match, random)
        ask = random.choice(match.asks)
        match.play(ask.seat, random.choice(list(ask.options)))
        answers += 1
    assert match.census() == census


def agree(match: Match, random: Random) -> None:
    """Two copies that are played alike come out alike, and the match itself is untouched."""
    before, one, other = table(match), match.clone(3), match.clone(3)
    for _ in range(15):
        if not one.asks:
            break
        ask = random.choice(one.asks)
        move = random.choice(list(ask.options))
        one.play(ask.seat, move)
        other.play(ask.seat, move)
        assert table(one) == table(other)
    assert table(match) == before
