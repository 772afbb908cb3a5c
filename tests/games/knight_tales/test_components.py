"""Knight Tales, "Components": the component files against the rulebook's list and the tables of the spec."""

from __future__ import annotations

import pytest

from caliburn.games.knight_tales.components import ours
from caliburn.games.knight_tales.components import table as entries
from caliburn.games.knight_tales.figures import (
    CARD_IDS,
    CARD_NUMBERS,
    FACTIONS,
    KNIGHTS,
    MARKET_TYPES,
    Boss,
    Card,
    Effect,
    Kind,
)
from tests.games.boxes import Box, source_of

BOX = Box("knight-tales")
COUNTS = {
    "longsword": 4, "market": 36, "trophy": 3, "minion": 24, "champion": 18, "boss": 3, "tactic": 15, "quest": 12,
    "renown": 3, "villager": 6, "coop": 6,
}  # fmt: skip

# cost, valor, icon, window, effects
MARKET = """
weapon
  spear            3 0 action   action      remove_die:any
  battle-axe       3 1 reaction excess      pass_excess=2:rank
  warhammer        5 1 action   action      tokens/2/0
  crossbow         3 0 action   action      fatigue_set=1
  morning-star     3 0 reaction reaction    reroll_own=2
  twin-daggers     3 0 reaction reaction    tokens/1/0
armor
  buckler          2 0 reaction reaction    tokens/0/1
  chainmail        3 0 reaction reaction    tokens/0/2
  plate-armor      4 1 reaction reaction    tokens/0/4
  great-helm       2 0 reaction reaction    discard=1(sword,double-sword)
  gauntlets        4 0 reaction reaction    swords_for_shields=2
  greaves          2 1 action   action      fatigue_less=1
character
  squire           3 0 reaction after       refresh=4
  healer           3 0 reaction after       recover_health=2
  archer           4 0 action   action      strike=1
  scout            2 1 action   action      scout
  bard             3 0 action   action      gain_wrath=2
  merchant         3 1 reaction after       gain_gold=2
animal
  warhorse         4 0 action   action      extra_die
  hound            2 0 action   action      remove_die:black
  falcon           2 0 reaction reaction    reroll_monster=1
  mule             2 0 action   action      recover_fatigue=1
  raven            3 1 reaction reaction    discard=2(doom)
  bear             4 0 action   action      tokens/1/1
trinket
  lucky-charm      2 1 reaction reaction    reroll_own=1
  prayer-beads     2 1 reaction reaction    turn_to_faith
  signet-ring      2 2 reaction award       extra_crests=2
  war-horn         2 1 action   action      push_back
  warding-amulet   3 1 action   action      ignore_effects
  coin-purse       2 1 reaction after       gain_gold=1
relic
  chalice-of-mercy 5 3 reaction after       recover_health=3
  saints-bone      4 2 reaction reaction    faith_twice=2
  crown-shard      6 4 reaction reaction    tokens/1/1
  kings-banner     5 3 reaction lane-damage prevent_lane_damage=2
  blessed-tome     4 2 reaction reaction    lower_doom=2
  moon-tear        4 2 action   action      replace_red=2
trophy
  ethereal-dagger  0 3 action   action      ignore_shields
  spiked-shield    0 3 reaction reaction    spikes
  horned-helm      0 3 action   action      extra_die tokens/1/0
longsword
  longsword        0 0 reaction reaction    set_aside
ability
  vanguard         0 0 action   action      extra_die
  battle-focus     0 0 reaction reaction    reroll_own=4
  cleave           0 0 reaction excess      pass_excess:adjacent
  shield-wall      0 0 reaction reaction    tokens/1/2
villager
  blacksmith       0 0 action   action      remove_die:any
  hunter           0 0 action   action      strike=1
  innkeeper        0 0 action   action      recover_fatigue=2
  priest           0 0 reaction reaction    turn_to_faith
  herbalist        0 0 reaction after       recover_health=2
  militiaman       0 0 reaction reaction    tokens/1/1
coop
  shared-burden    0 0 action   action      pay_fatigue
  joint-assault    0 0 action   action      extra_die
  supporting-arms  0 0 action   action      tokens/1/1
  brothers-shield  0 0 reaction wounds      take_wounds
  battle-prayer    0 0 reaction reaction    reroll_own=4
  hold-the-line    0 0 reaction lane-damage prevent_lane_damage=2
"""

# faction, black, red, health, valor, lane damage, and the effect
MONSTERS = """
goblin        orc    2 1 2 2 1 wound:lose-gold
shaman        orc    2 0 2 2 1 lane:black=1 to-back
orc-raider    orc    1 1 3 3 1 own:sword-in-front
war-drummer   orc    2 0 2 2 1 rank:sword=1
zombie        undead 2 0 2 2 1 reveal:health-token
ghoul         undead 3 0 3 3 1 wound:grow
wraith        undead 1 1 2 3 1 own:no-doubles
bone-mage     undead 2 0 2 2 1 lane:sword=1 to-back
doom-bat      beast  1 1 2 2 1 wound:raise-doom
centaur       beast  2 0 2 3 1 rank:shield=1
dire-wolf     beast  2 0 2 2 1 own:black-per-beast
giant-spider  beast  2 0 2 3 1 wound:tire to-back
troll         orc    1 2 4 5 2 after:regrow
orc-berserker orc    1 2 4 5 2 own:red-when-hurt
banner-bearer orc    2 1 4 5 2 rank:red=1
vampire       undead 1 2 4 5 2 wound:exhaust-card
death-knight  undead 2 2 4 6 2 own:no-wrath
banshee       undead 2 1 4 5 2 rank:no_shields=True
werewolf      beast  1 2 4 5 2 wound:lose-wrath
minotaur      beast  0 3 4 5 2 after:break-lane
treant        beast  3 0 5 6 2 lane:shield=1 to-back
"""

# faction, health, valor; red, black, armor by column
BOSSES = """
warchief  orc    8 8 1111222233 1122112212 0000111111
lich-lord undead 9 9 0001111222 2232233233 0111112222
woodwitch beast  8 8 1111122223 0112212233 0011111111
"""
TACTICS = {
    "warchief": ("battle-cry", "forced-march", "blood-rage", "plunder", "battering-ram"),
    "lich-lord": ("raise-the-dead", "soul-drain", "grave-fog", "curse-of-frailty", "dark-procession"),
    "woodwitch": ("call-of-the-wild", "overgrowth", "clutching-roots", "poisoned-well", "stampede"),
}
QUESTS = {
    1: ("behind-the-lines", "mighty-blow", "against-the-odds", "song-of-sacrifice"),
    2: ("champion-slayer", "three-banners", "honest-steel", "wrath-of-the-just"),
    3: ("face-to-face", "night-of-blades", "giant-feller", "unbowed"),
}


def described(effect: Effect) -> str:
    """An effect as the table above writes it."""
    tokens = f"/{effect.sword}/{effect.shield}" if effect.sword or effect.shield else ""
    faces = f"({','.join(effect.faces)})" if effect.faces else ""
    number = f"={effect.n}" if effect.n else ""
    reach = f":{effect.reach}" if effect.reach else ""
    return f"{effect.do}{tokens}{number}{faces}{reach}"


def row_of_card(card: Card) -> list[str]:
    effects = [described(effect) for effect in card.effects]
    return [card.id, str(card.cost), str(card.valor), card.icon, card.window, *effects]


def row_of_monster(kind: Kind) -> list[str]:
    figures = (kind.black, kind.red, kind.health, kind.valor, kind.damage)
    row = [kind.id, FACTIONS[kind.faction], *map(str, figures)]
    row += [f"{when}:{word}" for when in ("own", "wound", "reveal", "after") if (word := getattr(kind, when))]
    for figure in ("black", "red", "sword", "shield", "no_shields"):
        if amount := getattr(kind, f"aura_{figure}"):
            row.append(f"{kind.reach}:{figure}={amount}")
    return [*row, "to-back"] if kind.to_back else row


def row_of_boss(boss: Boss) -> list[str]:
    columns = ["".join(map(str, line)) for line in (boss.red, boss.black, boss.armor)]
    return [boss.id, FACTIONS[boss.faction], str(boss.health), str(boss.valor), *columns]


def card_rows() -> list[tuple[str, str]]:
    """The rows of the table of cards, with the type above them."""
    found, heading = [], ""
    for line in MARKET.strip().splitlines():
        if line.startswith(" "):
            found.append((heading, line))
        else:
            heading = line
    return found


# -- how many there are ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", COUNTS)
def test_the_box_holds_as_many_cards_of_a_kind_as_the_rulebook_lists(kind: str) -> None:
    assert sum(entry["count"] for entry in entries(kind)) == COUNTS[kind]


def test_there_are_134_cards_with_the_four_reference_cards() -> None:
    listed = [entry for entry in BOX.listed if entry["kind"] in COUNTS]
    assert sum(entry["count"] for entry in listed) + BOX.entry("reference-card")["count"] == 134


@pytest.mark.parametrize(
    ("component", "count"),
    [
        ("knight-die", 4), ("black-die", 4), ("red-die", 4), ("gold", 50), ("crest-token", 80), ("miniature", 4),
        ("health-cube", 4), ("fatigue-cube", 4), ("wrath-cube", 4), ("doom-token", 1), ("boss-board", 3),
        ("barricade", 3), ("palisade", 6), ("farmhouse", 1), ("ox-cart", 1), ("well", 1), ("reference-card", 4),
        ("sword-token", 10), ("shield-token", 10), ("black-die-token", 9), ("red-die-token", 9), ("health-token", 9),
    ],
)  # fmt: skip
def test_the_other_pieces_are_as_many_as_listed(component: str, count: int) -> None:
    assert BOX.entry(component)["count"] == count


def test_there_are_47_effect_tokens_of_five_kinds() -> None:
    assert sum(entry["count"] for entry in entries("token")) == 47
    assert len(entries("token")) == 5


def test_each_knight_has_a_board_an_ability_and_twenty_crests() -> None:
    found = [(entry["id"], entry["ability"], entry["crests"], entry["count"]) for entry in entries("knight")]
    assert found == [
        ("gaelic", "vanguard", 20, 1),
        ("bridha", "battle-focus", 20, 1),
        ("tartos", "cleave", 20, 1),
        ("guscard", "shield-wall", 20, 1),
    ]
    assert tuple(entry["knight"] for entry in entries("ability")) == KNIGHTS


def test_there_are_six_market_cards_of_each_type() -> None:
    types = [entry["type"] for entry in entries("market")]
    assert {kind: types.count(kind) for kind in types} == dict.fromkeys(MARKET_TYPES[:6], 6)


def test_a_faction_has_four_kinds_of_minions_and_three_of_champions_two_cards_each() -> None:
    for number in range(len(FACTIONS)):
        own = [kind for kind in ours().kinds if kind.faction == number]
        assert [kind.champion for kind in own] == [False] * 4 + [True] * 3
        assert [kind.copies for kind in own] == [2] * 7


def test_villagers_and_co_op_cards_are_three_actions_and_three_reactions_each() -> None:
    for kind in ("villager", "coop"):
        assert [entry["icon"] for entry in entries(kind)] == ["action"] * 3 + ["reaction"] * 3
    assert [entry["health"] for entry in entries("villager")] == [2] * 6


# -- what they show --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "row"), card_rows(), ids=[row.split()[0] for _, row in card_rows()])
def test_a_card_has_the_figures_and_effects_of_the_spec(kind: str, row: str) -> None:
    card = ours().cards[CARD_NUMBERS[row.split()[0]]]
    assert row_of_card(card) == row.split()
    assert card.type == kind


def test_the_table_above_holds_all_cards_in_the_order_of_their_numbers() -> None:
    assert tuple(row.split()[0] for _, row in card_rows()) == CARD_IDS
    assert tuple(card.id for card in ours().cards) == CARD_IDS


def test_the_market_adds_up_as_in_the_spec() -> None:
    market = ours().cards[:36]
    sums = {
        kind: (
            sum(card.cost for card in market if card.type == kind),
            sum(card.valor for card in market if card.type == kind),
        )
        for kind in MARKET_TYPES[:6]
    }
    assert sums == {
        "weapon": (20, 2),
        "armor": (17, 2),
        "character": (18, 2),
        "animal": (17, 1),
        "trinket": (13, 7),
        "relic": (28, 16),
    }
    assert [card.icon for card in market].count("action") == 14


def test_a_trophy_costs_two_monsters_of_its_faction_and_other_cards_have_none() -> None:
    factions = {card.id: FACTIONS[card.faction] for card in ours().cards if card.faction >= 0}
    assert factions == {"ethereal-dagger": "undead", "spiked-shield": "orc", "horned-helm": "beast"}
    assert [entry["price"] for entry in entries("trophy")] == [2, 2, 2]


def test_the_monsters_have_the_figures_and_effects_of_the_spec() -> None:
    wanted = [line.split() for line in MONSTERS.strip().splitlines()]
    assert [sorted(row_of_monster(kind)) for kind in ours().kinds] == [sorted(row) for row in wanted]
    assert [row_of_monster(kind)[:7] for kind in ours().kinds] == [row[:7] for row in wanted]


def test_the_bosses_have_the_figures_doom_tracks_and_tactics_of_the_spec() -> None:
    assert [row_of_boss(boss) for boss in ours().bosses] == [line.split() for line in BOSSES.strip().splitlines()]
    assert {boss.id: boss.tactics for boss in ours().bosses} == TACTICS
    assert {boss.symbols for boss in ours().bosses} == {(3, 5, 7, 9)}


def test_the_quests_have_the_days_and_points_of_the_spec() -> None:
    points = {1: (5, 3, 1), 2: (6, 4, 2), 3: (7, 5, 3)}
    wanted = [(quest, day, points[day]) for day, quests in QUESTS.items() for quest in quests]
    assert [tuple(quest) for quest in ours().quests] == wanted


def test_the_renown_cards_bring_nine_monsters_and_value_the_zones_as_in_the_spec() -> None:
    assert [tuple(card) for card in ours().renown] == [
        (1, (1, 2, 3), (8, 7, 6), 5, 3, 0),
        (2, (3, 4, 5), (6, 5, 4), 6, 3, 0),
        (3, (5, 6, 7), (4, 3, 2), 7, 4, 0),
    ]


def test_the_decks_cannot_run_out_even_if_no_card_returns() -> None:
    """D10."""
    for difficulty in range(3):
        assert sum(card.champions[difficulty] for card in ours().renown) <= 18
        assert sum(card.minions[difficulty] for card in ours().renown) <= 24


def test_the_dice_show_the_results_that_the_rulebook_lists_for_their_colour() -> None:
    """D1."""
    figures = ours()
    assert sorted(figures.knight_die) == ["double-sword", "faith", "shield", "shield", "sword", "sword"]
    assert sorted(figures.black_die) == ["blank", "doom", "shield", "sword", "sword", "sword"]
    assert sorted(figures.red_die) == ["doom", "double-sword", "double-sword", "shield", "sword", "sword"]


def test_the_track_leaves_a_free_space_for_each_wrath_and_the_fatigue_of_the_spec() -> None:
    track = ours().track
    assert [track.health - start - 1 for start in track.wrath] == [0, 1, 2, 3]
    assert [start - track.health - 1 for start in track.fatigue] == [26, 15, 9, 7]
    assert (track.spaces, track.health, track.yellow, track.red) == (32, 4, 6, 9)


def test_gold_and_set_bonus_are_the_rulebooks() -> None:
    figures = ours()
    assert figures.gold == (12, 10, 8, 6)
    assert figures.set_bonus == (0, 0, 1, 3, 6, 10, 15, 21)
    assert figures.gold_per_point == 3


# -- where it is from ------------------------------------------------------------------------------------------------


PRINTED_FIGURES = {
    "battle-axe": {"cost"}, "warhammer": {"cost"}, "spear": {"icon", "window", "effects"},
    "ethereal-dagger": {"faction", "price", "count"}, "spiked-shield": {"faction", "price", "count"},
    "horned-helm": {"faction", "price", "count"},
    "goblin": {"black", "red", "health", "damage", "wound"}, "shaman": {"damage", "aura", "to_back"},
    "ghoul": {"faction", "damage"}, "wraith": {"faction", "damage"}, "doom-bat": {"health", "damage"},
    "centaur": {"damage", "aura"}, "warchief": {"faction", "count"}, "lich-lord": {"count"}, "woodwitch": {"count"},
    "behind-the-lines": {"day"}, "renown-1": {"night", "heroic", "epic", "legendary", "yellow", "count"},
    "renown-2": {"night", "red", "count"}, "renown-3": {"night", "red", "count"},
    "cleave": {"knight", "window", "effects", "count"}, "longsword": {"icon", "window", "count"}, "track": {"count"},
    "shared-burden": {"icon", "window", "effects", "count"}, "brothers-shield": {"icon", "window", "effects", "count"},
}  # fmt: skip


@pytest.mark.parametrize(
    "kind",
    ["track", "ability", "longsword", "market", "trophy", "minion", "champion", "boss", "tactic", "quest", "renown",
     "villager", "coop", "token"],
)  # fmt: skip
def test_nothing_that_is_reconstructed_is_passed_off_as_printed(kind: str) -> None:
    """The provenance columns of the spec's tables; what they do not name is our own."""
    always = {"minion": {"damage"}, "champion": {"damage"}, "villager": {"health"}}.get(kind, set())
    for entry in entries(kind):
        figures = set(entry) - {"id", "source", "sources"}
        printed = {figure for figure in figures if source_of(entry, figure) == "rulebook"}
        assert printed == PRINTED_FIGURES.get(entry["id"], always), entry["id"]


def test_which_faces_a_die_has_is_the_rulebooks_and_how_often_is_ours() -> None:
    for entry in entries("die"):
        assert (source_of(entry, "kinds"), source_of(entry, "faces")) == ("rulebook", "reconstructed")
        assert source_of(entry, "count") == "rulebook"


def test_the_list_for_readers_holds_everything_under_its_kind() -> None:
    listed = BOX.listed
    assert {entry["id"] for entry in listed} > {*CARD_IDS, *KNIGHTS}
    assert {entry["group"] for entry in listed if entry["kind"] == "market"} == set(MARKET_TYPES[:6])
    assert all(entry["group"] == entry["kind"] for entry in listed if entry["kind"] != "market")
