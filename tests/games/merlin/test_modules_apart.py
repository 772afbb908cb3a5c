"""The rules of Merlin compose: shared code never asks which modules are in play, and every set of them is a game."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import caliburn
from caliburn.games.merlin import spec
from caliburn.games.merlin.figures import MODULES
from caliburn.kernel.spec import Option

SHARED = Path(spec.__file__).parent
CHOOSES = ("spec.py", "figures.py")  # where modules are named so that one can choose them
SETS = spec.OPTIONS[0].every_choice()
CI_GAMES = 1
PRIVATE = ("options", "extensions", "__mro__", "__class__")


def asks_for_modules(source: str) -> list[str]:
    """Places in shared code that look at modules: their package, their state, the options, or their classes."""
    found = []
    for node in ast.walk(ast.parse(source)):
        named = isinstance(node, (ast.Import, ast.ImportFrom)) and "modules" in ast.unparse(node)
        looked_at = isinstance(node, ast.Attribute) and node.attr in PRIVATE
        felt_for = (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("hasattr", "type")
        )
        if named or looked_at or felt_for:
            found.append(ast.unparse(node))
        elif isinstance(node, ast.Compare):
            compared = [node.left, *node.comparators]
            names = [part.value for part in compared if isinstance(part, ast.Constant)]
            found += [ast.unparse(node) for name in names if name in MODULES]
    return found


@pytest.mark.parametrize("file", sorted(path.name for path in SHARED.glob("*.py") if path.name not in CHOOSES))
def test_shared_code_never_asks_which_modules_are_in_play(file: str) -> None:
    found = asks_for_modules((SHARED / file).read_text(encoding="utf-8"))
    written = [place for place in found if file == "state.py" and place == "self.extensions"]
    assert [place for place in found if place not in written] == []


@pytest.mark.parametrize(
    "line",
    [
        "from caliburn.games.merlin.modules.gold import Gold",
        "if 'arthur' in seating.options['modules']: pass",
        "s.extensions['gold']",
        "if hasattr(self, 'coins_left'): pass",
        "if module == 'market': pass",
    ],
)
def test_the_scan_finds_what_it_looks_for(line: str) -> None:
    assert asks_for_modules(line)


def test_there_are_288_sets_of_modules() -> None:
    assert len(SETS) == 288
    assert all("gold" in names.split(",") for names in SETS if {"market", "caerleon", "morgana"} & {*names.split(",")})


@pytest.mark.parametrize("modules", SETS, ids=lambda names: names or "base")
def test_every_set_of_modules_is_played_to_the_end_with_all_its_pieces(modules: str) -> None:
    for number in range(CI_GAMES):
        rng = Random(f"{modules} {number}")
        match = caliburn.new_match(
            "merlin", seats=2 + len(modules) % 3, options={"modules": modules}, seed=f"sets {number}", events=False
        )
        pieces = match.census()
        while match.asks:
            ask = match.asks[0]
            match.play(ask.seat, rng.choice(ask.options))
        assert match.census() == pieces
        assert match.view(None)["table"]["round"] == 6


def test_modules_are_written_in_one_way_however_they_are_given() -> None:
    option: Option = spec.OPTIONS[0]
    assert option.chosen(" market, favor ") == option.chosen(["favor", "gold", "market"]) == "favor,gold,market"
