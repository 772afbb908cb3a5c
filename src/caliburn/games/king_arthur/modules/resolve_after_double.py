"""House rule `resolve_after_double`: a column that a double challenge leaves fully sealed resolves at once (KA-S5)."""

from caliburn.games.king_arthur.figures import ADVERSARY_NUMBERS, kind_of
from caliburn.games.king_arthur.modes.seals import GameWithSeals
from caliburn.games.king_arthur.moves import AnyChallenge, DoubleChallenge
from caliburn.games.king_arthur.state import KingArthurState


class ResolveAfterDouble(GameWithSeals):
    """The column is looked at after a double challenge too."""

    def defeat(self, s: KingArthurState, seat: int, move: AnyChallenge) -> None:
        super().defeat(s, seat, move)
        if isinstance(move, DoubleChallenge):
            self.resolve_column(s, kind_of(ADVERSARY_NUMBERS[move.adversary]))
