"""stub"""

from __future__ import annotations

from caliburn.games.knight_fall.view import View


class Tell(View):
    """stub"""
