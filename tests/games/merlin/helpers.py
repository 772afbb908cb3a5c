"""Turns and scorings laid out by hand for the tests of Merlin's base game, and short ways to play and look at them.

`turn` has seat 0 on turn with its knight on space 0 unless the position says otherwise; a script of chance is words in
the order in which they come up. `land` takes a knight to a space that is one to six steps ahead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from caliburn import Match, new_match
from caliburn.kernel.view import REFEREE, Viewer
from tests.games.playing import asked, happened, kinds, luck, offered, on_turn, only, play, play_some, table

# The same in every game.
__all__ = ["asked", "happened", "kinds", "luck", "offered", "on_turn", "only", "play", "play_some", "table"]

GAME = "merlin"
COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")
KINDS = ("shield", "flag", "material")
VASSALS = ("builder", "flag-bearer", "shield-bearer", "lady")
SPACES = 24
FAR = 12  # a knight that is to stand out of the way
TERRAIN_SETS = {"mountain": 4, "wood": 4, "lake": 4, "mountain-tower": 2, "wood-tower": 2, "lake-tower": 2}


def at(
    chance: str | Iterable[str | int] = "",
    *,
    seats: int = 3,
    options: dict[str, Any] | None = None,
    then: int | str | None = "then",
    **position: Any,
) -> Match:
    """A match that begins at the position."""
    return Match.at(GAME, {"seats": seats, **position}, options=options, chance=luck(chance, then))


def own(mine: Any, default: Any, seats: int) -> list[Any]:
    """The value of seat 0, and the default for the others."""
    return [mine, *[default] * (seats - 1)]


def by_seat(given: Any, nothing: Any, seats: int) -> list[Any]:
    """What seat 0 has, or a list of what everybody has."""
    if isinstance(given, list) and given and not isinstance(given[0], str):
        return given
    return own(given, nothing, seats)


def turn(
    space: int = 0,
    knight: Iterable[int] = (1, 2, 3),
    merlin: int = 1,
    *,
    merlin_on: int = 0,
    chance: str | Iterable[str | int] = "",
    seats: int = 3,
    items: dict[str, list[str]] | list[dict[str, list[str]]] | None = None,
    vassals: dict[str, str] | list[dict[str, str]] | None = None,
    influence: list[str] | list[list[str]] | None = None,
    hand: list[str] | list[list[str]] | None = None,
    traitors: list[str] | list[list[str]] | None = None,
    **position: Any,
) -> Match:
    """A turn of seat 0, whose knight is on the space; the others have two dice each and their knights on space 12.

    Items, vassals, influence, hand and traitors are those of seat 0, or lists of what every seat has."""
    position.setdefault("merlin", merlin_on)
    position.setdefault("knights", own(space, FAR, seats))
    position.setdefault("dice", own({"knight": list(knight), "merlin": merlin}, {"knight": [1], "merlin": 1}, seats))
    for key, mine, nothing in (
        ("items", items, {}),
        ("vassals", vassals, {}),
        ("influence", influence, []),
        ("hands", hand, []),
        ("traitors", traitors, []),
    ):
        if mine is not None:
            position[key] = by_seat(mine, nothing, seats)
    return at(chance, seats=seats, **position)


def landed(space: int, **position: Any) -> Match:
    """The knight of seat 0 has come one step to this space, and its player is about to act there."""
    return play(turn((space - 1) % SPACES, knight=(1, 2, 3), **position), "die knight 1", "go on")


def merlin_landed(space: int, **position: Any) -> Match:
    """Merlin has come one step to this space by the die of seat 0."""
    return play(turn(FAR, merlin=1, merlin_on=(space - 1) % SPACES, **position), "die merlin 1", "go on")


def scoring(
    chance: str | Iterable[str | int] = "",
    *,
    seats: int = 3,
    round: int = 2,
    then: int | str | None = "then",
    **position: Any,
) -> Match:
    """A round has just ended, the second one unless told otherwise, and is scored."""
    nothing = [{"knight": [], "merlin": 0}] * seats
    return at(chance, seats=seats, then=then, round=round, dice=nothing, scoring=True, **position)


def fresh(chance: str | Iterable[str | int] = "", *, seats: int = 3, then: int | str = "then") -> Match:
    """A new match whose setup comes up as scripted, and goes on from a seed."""
    return new_match(GAME, seats=seats, chance=luck(chance, then))


def seeded(seats: int = 3, seed: int | str = 1, options: dict[str, Any] | None = None) -> Match:
    return new_match(GAME, seats=seats, options=options, seed=seed)


# -- answering -------------------------------------------------------------------------------------------------------


def end_turn(match: Match) -> Match:
    """Decline whatever may still be done in this turn; missions that are missing come from the deck."""
    seat = on_turn(match)
    while match.asks and on_turn(match) == seat and asked(match) != "ask-die":
        play(match, "pass" if "pass" in offered(match) else "draw deck")
    return match


def idle(match: Match) -> Match:
    """A whole turn with the first die, without action."""
    play(match, min(offered(match, "die")), "go on")
    return end_turn(match)


def idle_rounds(match: Match, rounds: int) -> Match:
    """Everybody moves and forfeits until so many more rounds have begun, or the game is over."""
    wanted = table(match)["round"] + rounds
    while match.asks and table(match)["round"] < wanted:
        decline(match)
    return match


def decline(match: Match) -> Match:
    """One answer that does as little as possible."""
    for answer in ("pass", "go on", "draw deck"):
        if answer in offered(match):
            return play(match, answer)
    return play(match, min(offered(match, "die")))


# -- looking ---------------------------------------------------------------------------------------------------------


def player(match: Match, seat: int = 0, viewer: Viewer = REFEREE) -> dict[str, Any]:
    found: dict[str, Any] = table(match, viewer)["players"][seat]
    return found


def items(match: Match, kind: str, seat: int = 0) -> dict[str, int]:
    """The items of a kind on a castle board, by colour."""
    found: dict[str, int] = player(match, seat)["items"][kind]
    return found


def principality(match: Match, colour: str) -> dict[str, Any]:
    found: dict[str, Any] = table(match)["principalities"][COLOURS.index(colour)]
    return found


def stock(match: Match, kind: str, colour: str) -> int:
    found: int = principality(match, colour)["stock"][kind]
    return found


def influence(match: Match, colour: str) -> list[int]:
    """The markers in a principality, by seat."""
    found: list[int] = principality(match, colour)["influence"]
    return found


def scores(match: Match) -> list[int]:
    return [one["score"] for one in table(match)["players"]]


def hand(match: Match, seat: int = 0, viewer: Viewer = REFEREE) -> list[str] | None:
    """The mission cards of a hand; None if the viewer does not see them."""
    cards = player(match, seat, viewer)["hand"]
    return None if cards is None else [card["id"] for card in cards]


def display(match: Match) -> list[str]:
    return [card["id"] for card in table(match)["missions"]["display"]]


def discards(match: Match) -> list[str]:
    return [card["id"] if isinstance(card, dict) else card for card in table(match)["missions"]["discards"]]


def knight_at(match: Match, seat: int = 0) -> int:
    return int(player(match, seat)["knight"].removeprefix("space-"))


def merlin_at(match: Match) -> int:
    return int(table(match)["merlin"].removeprefix("space-"))


# -- the scoring once more, straight from the rulebook -----------------------------------------------------------------


def some_scoring(random: Random, seats: int) -> dict[str, Any]:
    """A random position at the end of a round."""
    players = range(seats)
    classes = {name: number + (seats == 4) for name, number in TERRAIN_SETS.items()}
    tiles = [name for name, number in classes.items() for _ in range(number)]
    random.shuffle(tiles)
    built = [seat for seat in players for _ in range(random.randrange(5))]
    places = random.sample(range(1, len(tiles) + 1), len(built))
    traitors = random.sample([colour for colour in COLOURS for _ in range(4)], 3 * seats)
    vassals: list[dict[str, str]] = [{} for _ in players]
    for vassal in VASSALS:
        for seat, colour in zip(players, random.sample(COLOURS, seats), strict=True):
            if random.random() < 0.5:
                vassals[seat][vassal] = colour
    return {
        "tiles": tiles,
        "manors": {str(place): seat for place, seat in zip(places, built, strict=True)},
        "traitors": [traitors[3 * seat : 3 * seat + 3] for seat in players],
        "items": [{kind: random.sample(COLOURS, random.randrange(6)) for kind in KINDS} for _ in players],
        "influence": [[random.choice(COLOURS) for _ in range(random.randrange(8))] for _ in players],
        "vassals": vassals,
        "grail": random.choice([None, *players]),
        "excalibur": random.choice([None, *players]),
        "apples": [random.randrange(3) for _ in players],
        "staffs": [random.randrange(4) for _ in players],
        "scores": [random.randrange(-5, 120) for _ in players],
    }


def counted(position: dict[str, Any], seats: int, *, last: bool, grail: str) -> list[int]:
    """The scores after the scoring of a position, if the Grail is put into this principality ("": nowhere)."""
    found = list(position["scores"])
    for seat in range(seats):
        shields = Counter(position["items"][seat]["shield"])
        traitors = Counter(position["traitors"][seat])
        left = (traitors - shields).total()
        found[seat] -= 3 * left
        if position["excalibur"] == seat and not left:
            found[seat] += 3
        found[seat] += len(position["vassals"][seat])
        if last:
            items = sum(len(colours) for colours in position["items"][seat].values()) - (traitors & shields).total()
            found[seat] += position["apples"][seat] + 2 * position["staffs"][seat] + items // 3
    for territory in territories(position["tiles"]):
        manors = Counter(position["manors"][str(tile)] for tile in territory if str(tile) in position["manors"])
        divide(found, manors, len(territory))
    for colour in COLOURS:
        markers = Counter({seat: position["influence"][seat].count(colour) for seat in range(seats)})
        divide(found, markers, markers.total(), position["grail"] if colour == grail else None)
    return found


def divide(scores: list[int], have: Counter[int], points: int, winner: int | None = None) -> None:
    """Points for those who have most, or for the one of them who breaks the tie."""
    most = max(have.values(), default=0)
    leaders = [seat for seat, number in have.items() if number == most] if most else []
    if winner is not None:
        assert winner in leaders
        leaders = [winner]
    for seat in leaders:
        scores[seat] += points // len(leaders)


def territories(tiles: list[str]) -> list[set[int]]:
    """The tiles of each territory, from 1: connected tiles of one terrain, six to a row, even rows shifted right."""
    terrain = {(at // 6, at % 6): name.removesuffix("-tower") for at, name in enumerate(tiles)}
    left = set(terrain)
    found = []
    while left:
        group, edge = set(), [min(left)]
        while edge:
            row, column = edge.pop()
            group.add((row, column))
            right = column + row % 2
            near = [(row, column - 1), (row, column + 1)]
            near += [(other, at) for other in (row - 1, row + 1) for at in (right - 1, right)]
            edge += [one for one in near if terrain.get(one) == terrain[row, column] and one not in group]
        left -= group
        found.append({6 * row + column + 1 for row, column in group})
    return found
