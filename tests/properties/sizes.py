"""How much the property suite plays: short in CI, full with CALIBURN_SOAK=1. Counts are per game, mode and seats."""

from __future__ import annotations

import os
from typing import NamedTuple

SOAK = os.environ.get("CALIBURN_SOAK") == "1"


class Sizes(NamedTuple):
    """One set of sizes. `every` means: at one decision in so many."""

    games: int  # played to the end
    offered_every: int  # all offered moves are tried
    refused_games: int
    refused_every: int
    refused_moves: int  # wrong moves of each sort at such a decision
    kept_games: int  # clone, undo, save, replay and branch
    kept_every: int
    leak_redeals: int  # re-dealt worlds compared with what their viewer saw
    leak_play_on_every: int  # one re-dealt world in so many is played to its end
    leak_positions: int  # looked at for other leaks
    truth_games: int  # in which re-dealt cards are compared with the true ones
    truth_every: int
    truth_samples: int  # that are enough for a verdict
    failing_rules: int  # methods made to fail, one after the other
    simulated: int  # games that must have one digest in all processes


CI = Sizes(
    games=16,
    offered_every=20,
    refused_games=4,
    refused_every=30,
    refused_moves=12,
    kept_games=1,
    kept_every=5,
    leak_redeals=250,
    leak_play_on_every=25,
    leak_positions=20,
    truth_games=40,
    truth_every=15,
    truth_samples=900,
    failing_rules=60,
    simulated=12,
)
FULL = Sizes(
    games=2000,
    offered_every=6,
    refused_games=60,
    refused_every=12,
    refused_moves=20,
    kept_games=24,
    kept_every=1,
    leak_redeals=40_000,
    leak_play_on_every=25,
    leak_positions=60,
    truth_games=600,
    truth_every=15,
    truth_samples=100_000,
    failing_rules=600,
    simulated=200,
)
SIZES = FULL if SOAK else CI

MOST_ANSWERS = 20_000  # no game takes that many; one that does would not end
MOST_OPTIONS = 40  # of a longer list of offered moves so many are tried
MOST_WILFUL = 2000  # wilful games in which a rare kind of move is looked for
RANDOM_COMBINATIONS = 3  # of option values, besides the systematic ones
Z_LIMIT = 4.0
