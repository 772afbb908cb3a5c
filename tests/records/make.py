"""Writes the kept games anew: `python -m tests.records.make [GAME]`. Records, results, and playthroughs to be read.

Do this only when the rules or the words were meant to change, and look at the difference before you keep it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from caliburn import Match, new_match, replay, words
from caliburn.games.merlin.figures import MODULES
from caliburn.kernel.errors import BadRecord
from caliburn.kernel.record import digest_of
from caliburn.kernel.view import REFEREE
from caliburn.lab.simulate import play_out

HERE = Path(__file__).parent
GREEDY, RANDOM = "greedy", "random"


class Plan(NamedTuple):
    """A game to be kept: how it is set up, who plays it, and from which seed."""

    name: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    position: dict[str, Any] | None = None


def kept(mode: str, seats: int) -> Plan:
    """The game of a mode and number of players; every other player is greedy."""
    bots = tuple(GREEDY if seat % 2 == 0 else RANDOM for seat in range(seats))
    return Plan(f"{mode}-{seats}", seats, {"mode": mode}, bots, f"{mode} {seats}")


def switched(option: str, value: str, mode: str = "basic", position: dict[str, Any] | None = None) -> Plan:
    """A game of three with a house rule."""
    name = option.replace("_", "-") if value == "on" else f"{option}-{value}"
    return Plan(name, 3, {"mode": mode, option: value}, (RANDOM,) * 3, name, position)


ONE_ADVERSARY = {"seats": 3, "hands": [["red-1"] * 4, ["beige-1"] * 4, ["merlin"] * 4], "layout": ["dark-power-1"]}
PLANS = {
    "king-arthur": (
        *[kept(mode, seats) for mode in ("basic", "seals") for seats in (2, 3, 4, 5)],
        switched("overpay", "free"),
        switched("reveal_when_empty", "on", position=ONE_ADVERSARY),
        switched("open_trophies", "on"),
        switched("resolve_after_double", "on", mode="seals"),
    ),
    "knight-tales": (
        *[
            kept(mode, seats)._replace(bots=(GREEDY,) * seats)
            for mode in ("competitive", "coop")
            for seats in (2, 3, 4)
        ],
        kept("solo", 1),
        Plan("epic", 2, {"mode": "competitive", "difficulty": "epic"}, (GREEDY,) * 2, "epic"),
        Plan("legendary", 3, {"mode": "coop", "difficulty": "legendary"}, (GREEDY,) * 3, "legendary"),
    ),
}
PLANS["merlin"] = (
    *[Plan(f"base-{seats}", seats, {"mode": "standard"}, (GREEDY,) * seats, f"base {seats}") for seats in (2, 3, 4)],
    *[Plan(module, 2, {"mode": "standard", "modules": module}, (RANDOM, GREEDY), module) for module in MODULES],
    Plan("all-modules", 3, {"mode": "standard", "modules": ",".join(MODULES)}, (GREEDY,) * 3, "all modules"),
    Plan(
        "allies-random",
        2,
        {"mode": "standard", "modules": "allies", "allies": "random"},
        (RANDOM,) * 2,
        "random allies",
    ),
    Plan(
        "caerleon-random", 2, {"mode": "standard", "modules": "caerleon", "caerleon": "random"}, (RANDOM,) * 2, "random"
    ),
)
PLANS["knight-fall"] = (
    *[kept("standard", seats) for seats in (2, 3, 4, 5, 6)],
    *[kept("coop", seats) for seats in (1, 2, 3)],
    *[kept("campaign", seats)._replace(bots=(GREEDY,) * seats) for seats in (1, 2)],
    *[
        Plan(name, seats, {"mode": mode, option: value}, (RANDOM,) * seats, name)
        for name, mode, seats, option, value in (
            ("locations", "standard", 2, "locations", "on"),
            ("five-cards", "standard", 3, "hand", "5"),
            ("fear-no-evil", "standard", 2, "fear_no_evil", "on"),
            ("five-player-help", "standard", 5, "five_player_help", "on"),
            ("lone-demons", "standard", 3, "single", "demons"),
            ("hidden-hands", "standard", 4, "team_hands", "hidden"),
            ("desperate", "coop", 2, "desperate", "on"),
            ("easy", "campaign", 1, "difficulty", "easy"),
            ("hard", "campaign", 2, "difficulty", "hard"),
        )
    ],
)
DEFAULTS = {"overpay": "needed", "reveal_when_empty": "off", "resolve_after_double": "off"}


def needs_its_switch(record: dict[str, Any]) -> bool:
    """Whether the game could not have gone like this without its house rule; `open_trophies` alters no game."""
    options = {**record["options"], **{key: off for key, off in DEFAULTS.items() if key in record["options"]}}
    if options == record["options"]:
        return True
    plain = {**record, "options": options}
    plain["digest"] = digest_of(plain)
    try:
        replay(plain)
    except BadRecord:
        return True
    return False


def chosen(game: str, plan: Plan) -> Match:
    """The first game of a plan in which its house rule made a difference."""
    for number in range(500):
        match = played(game, plan._replace(seed=f"{plan.seed} {number}"))
        if needs_its_switch(match.record()):
            return match
    raise LookupError(plan.name)


def played(game: str, plan: Plan) -> Match:
    """The game of a plan, played to its end."""
    if plan.position is None:
        match = new_match(game, seats=plan.seats, options=plan.options, seed=plan.seed)
    else:
        match = Match.at(game, plan.position, options=plan.options, seed=plan.seed)
    play_out(match, plan.bots, plan.seed)
    return match


def playthrough(match: Match) -> str:
    """A match as prose, one line for each event, as the referee saw it."""
    say = words("en", match.rules.seating.game).say
    return "".join(f"{say(match.rules.tell(event))}\n" for _, event in match.events(REFEREE))


def result_lines(name: str, match: Match) -> str:
    """The result of a match as a table of a TOML file."""
    result = match.result
    assert result is not None
    return (
        f"[{name}]\nscores = {list(result.scores)}\nwinners = {list(result.winners)}\n"
        f'reason = "{result.reason}"\nanswers = {match.answers}\n'
    )


def write(game: str) -> None:
    folder = HERE / game
    folder.mkdir(exist_ok=True)
    results = []
    for plan in PLANS[game]:
        match = chosen(game, plan)
        record = json.dumps(match.record(), indent=1, ensure_ascii=False)
        (folder / f"{plan.name}.json").write_text(f"{record}\n", encoding="utf-8")
        (folder / f"{plan.name}.txt").write_text(playthrough(match), encoding="utf-8")
        results.append(result_lines(plan.name, match))
    (folder / "results.toml").write_text("\n".join(results), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or PLANS:
        write(name)
