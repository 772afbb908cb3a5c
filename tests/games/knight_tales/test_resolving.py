"""Knight Tales, "Fighting Monsters", steps 4 to 6 (spec 6.5): roll, reactions, wrath, and the order of resolving."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_tales.tables import (
    asked,
    attack,
    fight,
    go,
    kinds,
    knight,
    lies,
    monster,
    night,
    offered,
    only,
    play,
    pool,
    spent,
    table,
    until,
)

FIELD = [["goblin"], ["goblin"], []]
BLANKS = "blank blank sword"  # of a goblin


def rolled(
    dice: str, *uses: str, lanes: list[list[Any]] | None = None, place: str = "1-1", knights: Any = (), **rest: Any
) -> Match:
    """An attack whose dice lie on the table; reactions are open."""
    match = night(lanes or FIELD, dice, knights=knights or ["tartos", "bridha", "gaelic"], **rest)
    return until(match, "ask-reactions", f"attack {place}", *uses)


def resolving(dice: str, *uses: str, **rest: Any) -> Match:
    """An attack in which nothing is left but to resolve the dice."""
    return until(rolled(dice, **rest), "ask-resolve", *uses)


def faces(match: Match) -> list[str]:
    return [die["face"] for die in attack(match)["knight_dice"]]


# -- wrath and reactions ---------------------------------------------------------------------------------------------


def test_the_same_die_may_be_rolled_again_and_again() -> None:
    """R41: as often as wrath and cards allow."""
    match = rolled(
        f"shield shield faith {BLANKS} shield faith double-sword", wrath=[2, 0, 0], cards=[["lucky-charm"], [], []]
    )
    go(match, "reroll k1", "use lucky-charm k1", "reroll k1")
    assert faces(match) == ["double-sword", "shield", "faith"]
    assert knight(match)["wrath"] == 0
    assert not offered(match, "reroll")


def test_one_wrath_rolls_no_additional_die() -> None:
    """Decision 3: the wrath token never reaches the health token."""
    match = rolled(f"shield shield faith {BLANKS} shield", wrath=[1, 0, 0])
    assert "add" not in offered(match)
    go(match, "reroll k1")
    assert not offered(match, "reroll")
    tokens = knight(match)["tokens"]
    assert tokens["wrath"] == tokens["health"] - 1


def test_fatigue_never_reaches_the_health_token() -> None:
    """Decision 4: a knight with two free spaces cannot spend three."""
    match = night([["zombie", "zombie", "wraith"], [], []], fatigue=[2, 9, 9])
    assert offered(match) == {"attack 1-1", "attack 1-2"}


def test_a_fifth_die_is_never_rolled() -> None:
    """R42: with four dice wrath is not spent for another one."""
    match = rolled(
        f"shield shield faith faith {BLANKS}", "use vanguard", wrath=[3, 0, 0], knights=["gaelic", "bridha", "tartos"]
    )
    assert pool(match)[0] == 4
    assert "add" not in offered(match)
    assert "reroll k4" in offered(match)


def test_only_one_die_is_added() -> None:
    """R42: five wrath, and still one die."""
    match = rolled(f"shield shield faith {BLANKS} sword", wrath=[5, 0, 0], wounds=[2, 0, 0])
    go(match, "add")
    assert knight(match)["wrath"] == 3
    assert "add" not in offered(match)


def test_no_second_card_adds_a_fifth_die() -> None:
    """R42: a Warhorse is of no use once the pool has four; the token of the Horned Helm still is."""
    match = night(FIELD, cards=[["warhorse", "horned-helm"], [], []], knights=["gaelic", "bridha", "tartos"])
    go(match, "attack 1-1", "use vanguard")
    assert offered(match, "use") == {"use horned-helm"}


def test_a_die_set_aside_is_gone_but_counts_towards_the_limit() -> None:
    """R43: no re-roll and no faith from it; a fourth die may be added, a fifth not."""
    match = rolled(
        f"shield sword faith {BLANKS} sword",
        wrath=[5, 0, 0],
        wounds=[2, 0, 0],
        cards=[["lucky-charm", "prayer-beads"], [], []],
    )
    go(match, "use longsword k1 sword")
    assert not {move for move in offered(match) if "k1" in move}
    assert attack(match)["knight_dice"][0]["gone"]
    go(match, "add")
    assert "add" not in offered(match)
    assert lies(match)["swords"] == 3
    assert lies(match)["shields"] == 0


def test_a_die_discarded_by_a_reaction_is_gone() -> None:
    """R43: neither faith nor Falcon finds it again."""
    match = rolled("faith sword sword sword blank shield", cards=[["great-helm", "falcon"], [], []])
    assert {move for move in offered(match) if "great-helm" in move} == {"use great-helm m1"}
    go(match, "use great-helm m1")
    assert {move for move in offered(match) if "falcon" in move} == {"use falcon m2", "use falcon m3"}
    assert lies(match)["monster_swords"] == 0
    until(match, "ask-resolve")
    assert offered(match, "faith") == {"faith m3"}


def test_reactions_belong_to_the_attacker() -> None:
    """Decision 8: the others have reactions and are not asked."""
    match = rolled(f"sword sword faith {BLANKS}", cards=[[], ["chainmail"], ["buckler"]], wrath=[0, 3, 3])
    seats = set()
    while asked(match) != "ask-attack":
        seats |= {ask.seat for ask in match.asks}
        play(match, next(answer for answer in ("resolve", "combat", "doom", "pass") if answer in offered(match)))
    assert seats == {0}


def test_some_reactions_come_after_the_attack() -> None:
    """Decision 10: the Healer waits until the wounds are there, the Buckler does not."""
    match = rolled("faith faith sword sword sword sword", cards=[["healer", "buckler"], [], []], wounds=[1, 0, 0])
    assert "use buckler" in offered(match)
    assert not {move for move in offered(match) if "healer" in move}
    until(match, "ask-after")
    assert offered(match) == {"use healer 1", "use healer 2", "pass"}


# -- defeat ----------------------------------------------------------------------------------------------------------


def test_whoever_deals_the_last_damage_has_defeated_the_monster() -> None:
    """R44: the quest goes to him although another gains the card."""
    match = night(
        [[{"id": "troll", "health": 1, "crests": [1, 1, 1]}], ["goblin"], []],
        "sword shield shield blank shield sword",
        cards=[["ethereal-dagger"], [], []],
        quests=["champion-slayer"],
    )
    fight(match, "attack 1-1", "use ethereal-dagger")
    assert knight(match, 1)["slain"] == ["troll"]
    assert knight(match, 0)["slain"] == []
    assert table(match)["quests"][0]["crests"] == [0]


# -- the order of resolving ------------------------------------------------------------------------------------------

WITCH: dict[str, Any] = {"boss": "woodwitch", "doom": 1, "tactic": "overgrowth"}


def test_faith_doom_and_combat_are_open_in_any_order() -> None:
    """R45 and decision 7: the attacker picks, one thing at a time."""
    match = resolving("faith sword sword doom blank sword", **WITCH)
    assert offered(match) == {"combat", "doom", "faith m1", "faith m3"}
    go(match, "combat")
    assert offered(match) == {"doom", "faith m1"}


def test_doom_may_be_resolved_before_combat() -> None:
    """R45: then combat is still to come."""
    match = resolving("faith sword shield doom blank sword", **WITCH)
    go(match, "doom")
    assert monster(match, "boss")["column"] == 2
    assert offered(match) == {"combat", "faith m3"}


def test_combat_and_every_doom_die_must_be_resolved() -> None:
    """R45: nothing else ends the step."""
    match = resolving("faith sword shield doom doom sword", then=1, **WITCH)
    go(match, "doom")
    assert "pass" not in offered(match)
    fight(match, "combat")
    assert monster(match, "boss")["column"] == 3


def test_doom_after_combat_comes_before_what_the_monster_does_after_the_attack() -> None:
    """R45: the Troll regrows when all doom dice are resolved."""
    match = resolving("sword sword faith doom sword sword", lanes=[["troll"], ["goblin"], []], **WITCH)
    fight(match, "combat", "doom")
    names = kinds(match)
    assert names.index("MonsterDamaged") < names.index("DoomRaised") < names.index("TokenPlaced")


def test_a_resolved_die_cannot_be_discarded() -> None:
    """R46: after combat only doom dice are left for faith, and of those only the unresolved ones."""
    match = resolving("faith faith sword doom doom sword", **WITCH)
    go(match, "doom", "combat")
    assert offered(match) == {"doom", "faith m2"}


def test_a_faith_keeps_a_doom_die_from_rising_after_combat() -> None:
    """R46: the die is not yet resolved."""
    match = resolving("faith sword sword doom blank sword", **WITCH)
    fight(match, "combat", "faith m1")
    assert monster(match, "boss")["column"] == 1


def test_faith_need_not_be_used() -> None:
    """R47: an unused faith has no effect."""
    match = resolving("faith faith shield shield sword double-sword")
    fight(match, "combat")
    assert knight(match)["wounds"] == 2
    assert "DiceDiscarded" not in kinds(match)


@pytest.mark.parametrize(
    ("boss", "tactic", "kind", "what", "change"),
    [
        ("warchief", "battle-cry", "goblin", "monster_swords", 1),
        ("woodwitch", "overgrowth", "doom-bat", "monster_shields", 1),
        ("lich-lord", "raise-the-dead", "wraith", "health", 1),
    ],
)
def test_tokens_of_a_tactic_before_combat_count_in_this_attack(
    boss: str, tactic: str, kind: str, what: str, change: int
) -> None:
    """R48: sword, shield and health tokens."""
    dice = {"goblin": "sword shield faith doom blank sword"}.get(kind, "sword shield faith doom sword")
    match = resolving(dice, lanes=[[kind], ["ghoul"], []], boss=boss, doom=2, tactic=tactic, then=1)
    before = lies(match)[what]
    go(match, "doom")
    assert lies(match)[what] == before + change
    expected = lies(match)
    fight(match)
    assert monster(match, "1-1")["health"] == 2 - expected["damage"]
    assert knight(match)["wounds"] == expected["wounds"]


def test_a_shield_token_of_a_tactic_stops_a_sword_in_this_attack() -> None:
    """R48: two swords, one of them stopped by Overgrowth."""
    match = resolving(
        "sword sword faith doom sword", lanes=[["doom-bat"], ["ghoul"], []], boss="woodwitch", doom=2,
        tactic="overgrowth", then=1,
    )  # fmt: skip
    fight(match, "doom", "combat")
    assert monster(match, "1-1")["crests"] == [0]


@pytest.mark.parametrize(
    ("boss", "tactic", "kind", "token", "later"),
    [
        ("woodwitch", "call-of-the-wild", {"id": "doom-bat"}, "black", (3, 2, 1)),
        ("warchief", "blood-rage", {"id": "wraith", "health": 1, "crests": [1]}, "red", (3, 1, 2)),
    ],
)
def test_die_tokens_of_a_tactic_count_from_the_next_attack_on(
    boss: str, tactic: str, kind: dict[str, Any], token: str, later: tuple[int, int, int]
) -> None:
    """R48: the roll is over."""
    match = resolving(
        "shield faith faith doom sword", lanes=[[kind], ["ghoul"], []], boss=boss, doom=2, tactic=tactic, then=1
    )
    dice = attack(match)["monster_dice"]
    go(match, "doom")
    assert monster(match, "1-1")["tokens"][token] == 1
    assert len(attack(match)["monster_dice"]) == len(dice)
    assert pool(match) == (3, 1, 1)
    fight(match)
    go(match, "attack 1-1")
    assert pool(match) == later


@pytest.mark.parametrize(
    ("dice", "damage", "wounds"),
    [
        ("double-sword shield shield shield sword double-sword", 1, 1),
        ("sword faith faith shield shield sword", 0, 1),
        ("shield shield shield sword blank sword", 0, 0),
        ("double-sword double-sword sword blank blank double-sword", 5, 2),
    ],
)
def test_swords_less_shields_on_both_sides(dice: str, damage: int, wounds: int) -> None:
    """R49: sums, and never below zero."""
    match = rolled(dice)
    assert (lies(match)["damage"], lies(match)["wounds"]) == (damage, wounds)
    fight(match)
    assert sum(event.number for event in only(match, "MonsterDamaged")) == damage
    assert knight(match)["wounds"] == wounds


LICH: dict[str, Any] = {"boss": "lich-lord", "tactic": "soul-drain", "lanes": [[], ["goblin"], []], "boss_rank": 2}


def test_armor_counts_as_shields_that_no_faith_removes() -> None:
    """R50: the Lich Lord on his second column has one armor."""
    match = resolving("sword sword faith shield blank", place="boss", doom=2, **LICH)
    assert lies(match)["monster_shields"] == 2
    assert offered(match, "faith") == {"faith m1"}
    fight(match, "faith m1")
    assert monster(match, "boss")["health"] == 9 - 1


def test_an_amulet_leaves_the_armor() -> None:
    """R50: only effects are ignored."""
    match = night(
        [["shaman"], [], []], boss="lich-lord", doom=2, boss_rank=2, tactic="soul-drain",
        cards=[["warding-amulet", "bear"], [], []],
    )  # fmt: skip
    go(match, "attack boss", "use warding-amulet")
    assert [one for one in attack(match)["reasons"] if one["what"] == "armor"] == [
        {"what": "armor", "n": 1, "source": "boss", "by": "armor"}
    ]
    assert pool(match) == (3, 2, 0)


def test_armor_is_read_when_combat_is_resolved() -> None:
    """R51: doom before combat brings a second column with one armor; the dice stay as they were rolled."""
    match = resolving("sword sword faith doom sword", place="boss", doom=1, **LICH)
    assert lies(match)["monster_shields"] == 0
    go(match, "doom")
    assert lies(match)["monster_shields"] == 1
    fight(match)
    assert monster(match, "boss")["health"] == 9 - 1


def test_doom_after_combat_comes_too_late_for_armor() -> None:
    """R51: the same dice in the other order."""
    match = resolving("sword sword faith doom blank", place="boss", doom=1, **LICH)
    fight(match, "combat")
    assert monster(match, "boss")["health"] == 9 - 2
    assert monster(match, "boss")["column"] == 2


def test_the_dice_of_a_boss_stay_as_rolled_when_the_column_changes() -> None:
    """R51: on its fourth column the Lich Lord has a red die, but not in this attack."""
    match = resolving("sword sword faith doom sword blank", place="boss", doom=3, **LICH)
    assert pool(match) == (3, 3, 0)
    go(match, "doom")
    assert monster(match, "boss")["column"] == 4
    assert pool(match) == (3, 3, 0)
    assert len(attack(match)["monster_dice"]) == 3


# -- results and tokens ----------------------------------------------------------------------------------------------


def test_gauntlets_read_the_dice_when_they_are_used() -> None:
    """R131: the shield results may become something else afterwards."""
    match = rolled(f"shield shield faith {BLANKS} faith", cards=[["gauntlets"], [], []], wrath=[1, 0, 0])
    go(match, "use gauntlets", "use longsword k1 shield", "reroll k2")
    assert attack(match)["sword"] == 2
    assert lies(match)["shields"] == 1
    match = rolled(f"shield shield shield {BLANKS}", cards=[["gauntlets"], [], []])
    go(match, "use gauntlets")
    assert (attack(match)["sword"], lies(match)["shields"]) == (2, 3)


def test_gauntlets_do_not_see_what_was_set_aside_before() -> None:
    """R131: a shield that became a token is no result."""
    match = rolled(f"shield shield faith {BLANKS}", cards=[["gauntlets"], [], []])
    go(match, "use longsword k1 shield", "use gauntlets")
    assert attack(match)["sword"] == 1


def test_saints_bone_covers_faith_that_appears_later() -> None:
    """R131: a die turned to faith afterwards discards two dice as well."""
    match = rolled("sword shield faith sword sword sword", cards=[["saints-bone", "prayer-beads"], [], []])
    go(match, "use saints-bone")
    assert attack(match)["faith"] == 2
    go(match, "use prayer-beads k2")
    assert attack(match)["faith"] == 4
    until(match, "ask-resolve")
    fight(match, "faith m1", "faith m2", "faith m3")
    assert knight(match)["wounds"] == 0


def test_a_double_sword_set_aside_against_a_wraith_gives_two_tokens() -> None:
    """R132: the Wraith acts only when results are resolved."""
    match = rolled("double-sword double-sword faith blank sword", lanes=[["wraith"], ["goblin"], []])
    assert lies(match)["swords"] == 2
    go(match, "use longsword k1 sword")
    assert lies(match)["swords"] == 3


def test_shield_results_beside_a_banshee_become_tokens_and_feed_gauntlets() -> None:
    """R132: the result has no effect, the token has."""
    match = rolled(
        "shield shield faith blank sword sword",
        lanes=[["goblin"], ["banshee"], []],
        cards=[["gauntlets"], [], []],
    )
    assert lies(match)["shields"] == 0
    go(match, "use gauntlets")
    assert lies(match)["swords"] == 2
    go(match, "use longsword k1 shield")
    assert lies(match)["shields"] == 1


def test_the_longsword_turns_results_into_tokens_of_either_kind() -> None:
    """R132: sword, double sword or shield; never a faith, never a token."""
    match = rolled(f"double-sword shield faith {BLANKS}", cards=[["buckler"], [], []])
    go(match, "use buckler")
    assert {move for move in offered(match) if "longsword" in move} == {
        f"use longsword {die} {token}" for die in ("k1", "k2") for token in ("sword", "shield")
    }
    go(match, "use longsword k1 shield")
    assert (lies(match)["swords"], lies(match)["shields"]) == (0, 4)


@pytest.mark.parametrize(
    ("dice", "damage"),
    [
        ("shield shield faith sword blank sword", 2),  # two swords, two shields
        ("shield shield shield sword blank shield", 1),  # one sword only, and the shield die does not stop the spikes
        ("shield faith faith sword sword double-sword", 1),  # one shield only
        ("sword shield faith blank sword shield", 0 + 1),  # the sword is stopped, the spike is not
        ("sword sword shield blank sword sword", 2 + 1),
    ],
)
def test_each_damage_the_shields_prevent_hurts_the_monster(dice: str, damage: int) -> None:
    """R133: the smaller of its swords and the shields, added to the combat damage."""
    match = rolled(dice, lanes=[["goblin"], ["ghoul"], []], cards=[["spiked-shield"], [], []])
    go(match, "use spiked-shield")
    assert lies(match)["damage"] == damage


def test_spikes_hurt_also_in_a_last_heroic_deed() -> None:
    """R133: although no wounds are suffered."""
    match = rolled("shield shield faith sword blank sword", cards=[["spiked-shield"], [], []], fatigue=[1, 9, 9])
    fight(match, "use spiked-shield")
    assert knight(match)["slain"] == ["goblin"]


def test_shields_without_effect_have_no_spikes() -> None:
    """R133: beside a Banshee only tokens prevent anything."""
    match = rolled(
        "shield shield faith sword blank sword",
        lanes=[["goblin"], ["banshee"], []],
        cards=[["spiked-shield", "buckler"], [], []],
    )
    go(match, "use spiked-shield")
    assert lies(match)["damage"] == 0
    go(match, "use buckler")
    assert lies(match)["damage"] == 1


def test_a_tactic_wounds_the_knight_and_not_the_villagers() -> None:
    """Decision 25: villagers take damage of an attack only."""
    match = night(
        [["wraith"], ["ghoul"], []], "shield faith shield doom shield", seats=1, then=1, boss="warchief", doom=2,
        tactic="blood-rage", gold=[5],
    )  # fmt: skip
    until(match, "ask-resolve", "attack 1-1")
    go(match, "doom")
    assert knight(match)["wounds"] == 1
    assert knight(match)["gold"] == 5
    assert spent(match) == set()
