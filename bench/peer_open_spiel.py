"""Random-play speed of an OpenSpiel card game: C++ rules driven through pyspiel."""

from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel

from peer_common import measure, parser

CHANCE = int(pyspiel.PlayerId.CHANCE)
UNIFORM_CHANCE_GAMES = ("gin_rummy", "hearts")


def play(game: Any, seed: int) -> int:
    """Play one game and return its number of decisions; every chance node must be uniform."""
    random = Random(seed).random
    state = game.new_initial_state()
    decisions = 0
    while (player := state.current_player()) >= 0 or player == CHANCE:
        actions = state.legal_actions()
        count = len(actions)
        if count > 1 and player != CHANCE:
            decisions += 1
        state.apply_action(actions[int(random() * count)])
    return decisions


def main() -> None:
    options = parser()
    options.add_argument("--game", choices=UNIFORM_CHANCE_GAMES, default="gin_rummy")
    args = options.parse_args()
    game = pyspiel.load_game(args.game)
    name = f"open_spiel/{args.game}"
    measure(name, version("open_spiel"), lambda seed: play(game, seed), args.seconds, args.seed)


if __name__ == "__main__":
    main()
