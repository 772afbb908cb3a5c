"""Edition files of Knight Tales: the figures of a printed copy laid over ours. Refusals have a file of their own."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn.games.knight_tales.components import load, ours
from caliburn.games.knight_tales.figures import CARD_NUMBERS, KIND_IDS, Figures, Track
from tests.games.editions import example_of

EXAMPLE = example_of("knight-tales")


def figures_of(edition: Any) -> Figures:
    return load(edition)[0]


def test_the_documented_example_changes_what_it_says_and_nothing_else() -> None:
    changed, plain = figures_of(EXAMPLE), ours()
    cards, kinds, bosses, quests = list(plain.cards), list(plain.kinds), list(plain.bosses), list(plain.quests)
    spear, shard, helm = (CARD_NUMBERS[card] for card in ("spear", "crown-shard", "horned-helm"))
    cards[spear] = cards[spear]._replace(cost=2, valor=1)
    cards[shard] = cards[shard]._replace(cost=7)
    cards[helm] = cards[helm]._replace(valor=4)
    zombie, ghoul = KIND_IDS.index("zombie"), KIND_IDS.index("ghoul")
    kinds[zombie] = kinds[zombie]._replace(black=1, red=1, health=3, copies=1)
    kinds[ghoul] = kinds[ghoul]._replace(valor=4, copies=3)
    bosses[0] = bosses[0]._replace(
        health=10,
        valor=9,
        red=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3),
        black=(1, 1, 2, 1, 1, 1, 2, 1, 1, 2),
        armor=(0, 0, 0, 0, 0, 1, 1, 1, 1, 2),
        symbols=(3, 6, 8, 10),
    )
    quests[-1] = quests[-1]._replace(points=(8, 5, 2))
    second = plain.renown[1]._replace(champions=(2, 3, 4), minions=(7, 6, 5), green=5, yellow=2)
    assert changed == plain._replace(
        cards=tuple(cards),
        kinds=tuple(kinds),
        bosses=tuple(bosses),
        quests=tuple(quests),
        renown=(plain.renown[0], second, plain.renown[2]),
        track=Track(30, (4, 3, 2, 1), 5, (29, 19, 15, 13), 8, 11),
        knight_die=("sword", "sword", "double-sword", "shield", "faith", "faith"),
        black_die=("blank", "blank", "sword", "sword", "shield", "doom"),
        red_die=("sword", "sword", "double-sword", "shield", "shield", "doom"),
    )


def test_an_edition_does_not_stick() -> None:
    before = ours().cards[0]
    assert figures_of({"market": {"spear": {"cost": 9}}}).cards[0].cost == 9
    assert load()[0].cards[0] == before
    assert figures_of({}).cards[0] == before


def test_changing_the_mapping_afterwards_does_not_change_the_edition() -> None:
    mine: dict[str, Any] = {"quests": {"unbowed": {"points": [8, 5, 2]}}, "dice": {"red": ["sword"] * 6}}
    mine["dice"]["red"] = ["sword", "sword", "double-sword", "shield", "doom", "doom"]
    changes = load(mine)[1]
    mine["quests"]["unbowed"]["points"][0] = 1
    mine["dice"]["red"][0] = "doom"
    assert changes == {
        "quests": {"unbowed": {"points": [8, 5, 2]}},
        "dice": {"red": ["sword", "sword", "double-sword", "shield", "doom", "doom"]},
    }


@pytest.mark.parametrize(
    "edition",
    [
        {"monsters": {"goblin": {"black": 2, "red": 1, "health": 2, "damage": 1}, "troll": {"damage": 2}}},
        {"market": {"battle-axe": {"cost": 3}, "warhammer": {"cost": 5}}},
        {"quests": {"behind-the-lines": {"points": [5, 3, 1]}}},
        {"renown": {"1": {"heroic": [1, 8], "epic": [2, 7], "legendary": [3, 6], "yellow": 3}, "3": {"red": 0}}},
        {"gold": {"start": [12, 10, 8, 6]}},
        {"scoring": {"set_bonus": [0, 0, 1, 3, 6, 10, 15, 21], "gold_per_point": 3}},
    ],
)
def test_what_the_rulebook_states_may_be_written_as_it_states_it(edition: Any) -> None:
    assert figures_of(edition) == ours()


def test_what_the_rulebook_leaves_open_beside_what_it_states_can_be_changed() -> None:
    edition = {
        "monsters": {"goblin": {"valor": 3}},
        "market": {"battle-axe": {"valor": 2}},
        "quests": {"behind-the-lines": {"points": [5, 3, 2]}},
        "renown": {"1": {"green": 6, "red": 1}},
    }
    changed = figures_of(edition)
    assert changed.kinds[0].valor == 3
    assert changed.cards[1].valor == 2
    assert changed.quests[0].points == (5, 3, 2)
    assert (changed.renown[0].green, changed.renown[0].red) == (6, 1)


def test_the_limits_themselves_are_allowed() -> None:
    edition = {
        "market": {"spear": {"cost": 12, "valor": 0}, "bear": {"cost": 1, "valor": 12}},
        "monsters": {"ghoul": {"health": 3, "black": 4, "red": 0}, "troll": {"count": 3}, "vampire": {"count": 1}},
        "bosses": {"woodwitch": {"symbols": [2, 10], "armor": [0] * 9 + [9]}},
        "renown": {"2": {"legendary": [4, 5]}, "3": {"legendary": [9, 0], "heroic": [2, 7]}},
        "track": {"spaces": 12, "fatigue": [11, 6, 6, 6], "yellow": 5, "red": 11},
    }
    changed = figures_of(edition)
    assert changed.renown[2].champions == (2, 6, 9)
    assert changed.track.fatigue == (11, 6, 6, 6)
    assert changed.bosses[2].symbols == (2, 10)
