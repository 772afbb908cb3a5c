"""stub"""

from __future__ import annotations

from caliburn.games.knight_fall.tell import Tell


class Hints(Tell):
    """stub"""
