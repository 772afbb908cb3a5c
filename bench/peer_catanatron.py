"""Random-play speed of catanatron: four random players, no accumulators."""

from importlib.metadata import version
from random import randrange
from typing import Any

from catanatron import Color, Game, RandomPlayer

from peer_common import measure, parser


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """A random player that counts its questions with at least two legal actions."""

    decisions = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        count = len(playable_actions)
        if count > 1:
            self.decisions += 1
        return playable_actions[randrange(0, count)]


def play(seed: int) -> int:
    """Play one game and return its number of decisions."""
    players = [CountingPlayer(color) for color in Color]
    Game(players, seed=seed).play()
    return sum(player.decisions for player in players)


def main() -> None:
    args = parser().parse_args()
    measure("catanatron", version("catanatron"), play, args.seconds, args.seed)


if __name__ == "__main__":
    main()
