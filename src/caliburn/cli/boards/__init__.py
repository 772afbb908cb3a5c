"""How a game's table is drawn in a terminal. A game without a board of its own is drawn from its view as a tree."""

from __future__ import annotations

from caliburn.cli.boards.drawing import Board, Scene
from caliburn.cli.boards.king_arthur import KingArthurBoard
from caliburn.cli.boards.knight_fall import KnightFallBoard
from caliburn.cli.boards.knight_fall_campaign import CampaignBoard
from caliburn.cli.boards.knight_tales import KnightTalesBoard
from caliburn.cli.boards.merlin import MerlinBoard
from caliburn.cli.boards.tree import TreeBoard

BOARDS: dict[str, type[Board]] = {
    "king-arthur": KingArthurBoard,
    "knight-fall": KnightFallBoard,
    "knight-tales": KnightTalesBoard,
    "merlin": MerlinBoard,
}
MODES: dict[tuple[str, str], type[Board]] = {("knight-fall", "campaign"): CampaignBoard}


def board_for(game: str, mode: str = "") -> Board:
    """The board of a game, or of a mode that has one of its own."""
    return MODES.get((game, mode), BOARDS.get(game, TreeBoard))()


__all__ = ["BOARDS", "Board", "Scene", "board_for"]
