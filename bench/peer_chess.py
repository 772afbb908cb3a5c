"""Random-play speed of python-chess: standard games with the automatic draws."""

from importlib.metadata import version
from random import Random

import chess

from peer_common import measure, parser


def is_drawn(board: chess.Board) -> bool:
    """Tell whether the game ended by an automatic draw; fivefold repetition needs 16 reversible plies."""
    clock = board.halfmove_clock
    if clock >= 150 or board.is_insufficient_material():
        return True
    return clock >= 16 and bool(board.is_fivefold_repetition())


def play(seed: int) -> int:
    """Play one game and return its number of decisions."""
    random = Random(seed).random
    board = chess.Board()
    decisions = 0
    while not is_drawn(board) and (moves := list(board.legal_moves)):
        count = len(moves)
        if count > 1:
            decisions += 1
        board.push(moves[int(random() * count)])
    return decisions


def main() -> None:
    args = parser().parse_args()
    measure("python-chess", version("chess"), play, args.seconds, args.seed)


if __name__ == "__main__":
    main()
