"""Tables of Merlin with modules, laid out by hand: short ways to land on a space, to score a round and to look.

A position knows what the base game has; what modules add is laid out by `settings`, functions that change the state
before the match begins: `landed("gold", 7, gold(coins=[0, 2, 2]))`. Seat 0 is on turn with one die that shows a 1.
The territories of `TILES`, the environs of two or three players: mountains 1-5, the wood 6, woods 7-10, lakes 11, 12
and 17, lakes 13-15, the mountain 16, the wood 18; towers on 5, 10 and 15-18.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from caliburn import Match, new_match
from caliburn.games.merlin.figures import ALLIES, COLOURS, KINDS, RING, SPACES, VASSALS
from caliburn.games.merlin.modules.allies_pieces import Allies
from caliburn.games.merlin.modules.arthur_pieces import Arthur
from caliburn.games.merlin.modules.caerleon import Caerleon
from caliburn.games.merlin.modules.decrees import Decrees
from caliburn.games.merlin.modules.favor import ROWS, Favor
from caliburn.games.merlin.modules.gold import Gold
from caliburn.games.merlin.modules.market import Market
from caliburn.games.merlin.modules.morgana_pieces import Morgana
from caliburn.games.merlin.modules.treasures import Treasures
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.start import rules_for
from tests.games.playing import asked, happened, luck, offered, on_turn, only, table

# The same in every game.
__all__ = ["asked", "happened", "luck", "offered", "on_turn", "only", "table"]

GAME = "merlin"
ALL = "favor,arthur,allies,gold,market,caerleon,morgana,treasures,decrees"
INNER = 15
EFFECTS = {"bewitch": 0, "swap": 2, "gold": 4, "hut": 6, "dark": 8}  # a token with that side up

TILES = [
    "mountain", "mountain", "mountain", "mountain", "mountain-tower", "wood",
    "wood", "wood", "wood", "wood-tower", "lake", "lake",
    "lake", "lake", "lake-tower", "mountain-tower", "lake-tower", "wood-tower",
]  # fmt: skip

Setting: TypeAlias = Callable[[MerlinState], None]


def options_of(modules: str, **options: str) -> dict[str, Any]:
    return {"modules": modules, **options}


def at(modules: str, *settings: Setting, chance: Any = "", seats: Any = 3, **given: Any) -> Match:
    """A match that begins at a position, with what the settings have laid out."""
    rules = rules_for(GAME, seats, options_of(modules))
    plain = rules.start

    def start() -> MerlinState:
        state = plain()
        assert isinstance(state, MerlinState)
        for setting in settings:
            setting(state)
        return state

    vars(rules)["start"] = start
    if seats < 4 and "treasures" not in modules:
        given.setdefault("tiles", TILES)
    return Match(rules, luck(chance, "then"), position={"seats": seats, **given})


def fresh(modules: str, *, chance: str | Iterable[str | int] = "", seats: int = 3, **options: str) -> Match:
    """A new match whose setup comes up as scripted, and goes on from a seed."""
    return new_match(GAME, seats=seats, options=options_of(modules, **options), chance=luck(chance, "then"))


def landed(
    modules: str, space: int, *settings: Setting, figure: Any = "knight", knights: Any = (8, 16, 20), **given: Any
) -> Match:
    """Seat 0 has just moved its knight, or Merlin, one step onto a space of the rondel."""
    seats = given.get("seats", 3)
    places = [0, *knights][:seats]
    dice: dict[str, Any] = {"knight": [1]} if figure == "knight" else {"merlin": 1}
    if figure == "knight":
        places[0] = (space - 1) % SPACES
    else:
        given["merlin"] = (space - 1) % SPACES
    given.setdefault("dice", [dice, *[{"knight": [1]}] * (seats - 1)])
    match = at(modules, *settings, knights=places, **given)
    return play(match, f"die {figure} 1", "go on")


def inner(modules: str, space: int, *settings: Setting, **given: Any) -> Match:
    """Seat 0 has just moved Arthur one step onto a space of the inner ring."""
    seats = given.get("seats", 3)
    given.setdefault("dice", [{"arthur": 1}, *[{"knight": [1]}] * (seats - 1)])
    return play(at(modules, arthur(place=(space - 1) % INNER), *settings, **given), "die arthur 1", "go on")


def kitchen(modules: str, value: int, *settings: Setting, **given: Any) -> Match:
    """Seat 0 has just taken a Morgana die."""
    return play(at(modules, morgana(dice=[value]), *settings, **given), f"die morgana {value}")


def scored(modules: str, *settings: Setting, round: Any = 2, **given: Any) -> Match:
    """A round has just ended, with a scoring after the second, fourth and sixth."""
    return at(modules, *settings, round=round, scoring=True, **given)


# -- settings --------------------------------------------------------------------------------------------------------


def favor(*learned: str, seat: int = 0) -> Setting:
    """Abilities as `builder 3`."""

    def lay(s: MerlinState) -> None:
        for one in learned:
            vassal, row = one.split()
            Favor.of(s).seals[seat][VASSALS.index(vassal) * ROWS + int(row) - 1] = 1

    return lay


def arthur(
    place: int | None = None,
    ring: int | None = None,
    display: Sequence[str] = (),
    picts: Sequence[Sequence[str]] = (),
) -> Setting:
    """Arthur on a space of the inner ring; Picts by id."""

    def lay(s: MerlinState) -> None:
        a = Arthur.of(s)
        ids = a.pool.ids
        a.place = a.place if place is None else SPACES + place
        a.ring = a.ring if ring is None else ring
        for name in display:
            a.pool.remove(ids.index(name))
            a.display.append(ids.index(name))
        for seat, names in enumerate(picts):
            for name in names:
                a.pool.remove(ids.index(name))
                a.picts[seat].append(ids.index(name))
        a.stacks[:] = [a.pool.total - a.pool.total // 2, a.pool.total // 2]

    return lay


def allies(*names: str, seat: int = 0, **changed: Any) -> Setting:
    """Allies of a seat; further keys set fields (`marshal`, `castles`, `kay`)."""

    def lay(s: MerlinState) -> None:
        found = Allies.of(s)
        found.stacks = [[], []]
        for name in names:
            found.owners[ALLIES.index(name)] = seat
        for key, value in changed.items():
            assert hasattr(found, key), key
            setattr(found, key, value)

    return lay


def gold(coins: Sequence[int] | None = None, mistletoe: Sequence[int] | None = None) -> Setting:
    def lay(s: MerlinState) -> None:
        g = Gold.of(s)
        g.coins = g.coins if coins is None else list(coins)
        g.mistletoe = g.mistletoe if mistletoe is None else list(mistletoe)

    return lay


def market(
    seat: int = 0, tiles: Sequence[str] = (), laborer: int = 0, plus: int = 0, remedies: int = 0, **placed: Any
) -> Setting:
    """What a seat has bought; `placed={"black": 1}` are plus tokens under its markers."""

    def lay(s: MerlinState) -> None:
        m = Market.of(s)
        for tile in tiles:
            kind, colour = tile.split()
            place = KINDS.index(kind) * RING + COLOURS.index(colour)
            m.tiles[place] -= 1
            m.held_tiles[seat][place] += 1
            s.items[seat][place] += 1
        if laborer:
            m.laborers[laborer - 1] -= 1
            m.held_laborers[seat] = laborer
        m.plus -= plus + sum(placed.values())
        m.held_plus[seat] += plus
        m.remedies -= remedies
        m.held_remedies[seat] += remedies
        for colour, count in placed.items():
            m.placed_plus[seat][COLOURS.index(colour)] += count

    return lay


def districts(*names: int) -> Setting:
    def lay(s: MerlinState) -> None:
        Caerleon.of(s).districts = list(names)

    return lay


def morgana(
    at: str = "",
    first: str = "",
    dark: Sequence[str] = (),
    on_top: Sequence[Sequence[str]] = (),
    huts: Sequence[int] = (),
    **changed: Any,
) -> Setting:
    """Morgana in a principality; which effect the first cauldron has; huts by the number of their tile."""

    def lay(s: MerlinState) -> None:
        m = Morgana.of(s)
        m.place = COLOURS.index(at) if at else m.place
        if first or not m.tokens:
            others = [effect for effect in EFFECTS if effect != first]
            m.tokens = [EFFECTS[effect] for effect in ([first, *others] if first else others)]
        for colour in dark:
            m.dark[COLOURS.index(colour)] += 1
        for seat, colours in enumerate(on_top):
            for colour in colours:
                m.on_top[seat][COLOURS.index(colour)] += 1
        m.huts += [tile - 1 for tile in huts]
        for key, value in changed.items():
            assert hasattr(m, key), key
            setattr(m, key, value)

    return lay


def neutral_staffs(count: int) -> Setting:
    def lay(s: MerlinState) -> None:
        Treasures.of(s).staffs = count

    return lay


def decrees(seat: int = 0, held: Sequence[str] = (), **stacks: Sequence[str]) -> Setting:
    """Decrees in front of a seat, and stacks that seat 2 has looked through (`black=["decree-points"]`)."""

    def lay(s: MerlinState) -> None:
        d = Decrees.of(s)
        ids = d.pool.ids
        for name in held:
            d.pool.remove(ids.index(name))
            d.held[seat].append(ids.index(name))
        for colour, names in stacks.items():
            number = COLOURS.index(colour)
            for name in names:
                d.pool.remove(ids.index(name))
            d.stacks[number] = sorted([ids.index(name) for name in names])
            d.sizes[number] = len(names)
            d.knowers[number] = 4 if names else 0

    return lay


def stock(**left: int) -> Setting:
    """How many items are left: `shield_black=0`."""

    def lay(s: MerlinState) -> None:
        for name, count in left.items():
            kind, colour = name.split("_")
            s.stock[KINDS.index(kind) * RING + COLOURS.index(colour)] = count

    return lay


# -- answering -------------------------------------------------------------------------------------------------------


def play(match: Match, *answers: str) -> Match:
    """Answer the open questions one after the other, whoever is asked first."""
    for answer in answers:
        assert answer in offered(match), f"{answer} is not offered; {asked(match)}: {sorted(offered(match))}"
        match.play(match.asks[0].seat, answer)
    return match


# -- looking ---------------------------------------------------------------------------------------------------------


def state(match: Match) -> MerlinState:
    found = match._state
    assert isinstance(found, MerlinState)
    return found


def points(match: Match) -> list[int]:
    return state(match).scores


def item(match: Match, name: str, seat: int = 0) -> int:
    """How many of an item a seat has: `shield black`."""
    kind, colour = name.split()
    return state(match).items[seat][KINDS.index(kind) * RING + COLOURS.index(colour)]


def left(match: Match, name: str) -> int:
    """How many of an item lie in their principality."""
    kind, colour = name.split()
    return state(match).stock[KINDS.index(kind) * RING + COLOURS.index(colour)]


def markers(match: Match, colour: str, seat: int = 0) -> int:
    return state(match).influence[seat][COLOURS.index(colour)]


def vassal(match: Match, name: str, seat: int = 0) -> str:
    """Where a vassal stands."""
    place = state(match).vassals[seat][VASSALS.index(name)]
    return COLOURS[place] if place >= 0 else "home"


def ally_tiles(match: Match, name: str) -> int:
    return Allies.of(state(match)).tiles[ALLIES.index(name)]


def coins(match: Match, seat: int = 0) -> int:
    return Gold.of(state(match)).coins[seat]


def gained(match: Match, why: str) -> dict[int, int]:
    """Points by seat for one reason."""
    found: dict[int, int] = {}
    for event in only(match, "PointsScored"):
        if event.why == why:
            found[event.seat] = found.get(event.seat, 0) + event.points
    return found
