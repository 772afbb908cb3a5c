"""House rule `reveal_when_empty`: with no adversary in the layout the first action is compulsory (KA-05)."""

from caliburn.games.king_arthur.state import KingArthurState
from caliburn.games.king_arthur.turn import KingArthur


class RevealWhenEmpty(KingArthur):
    """Adversaries are drawn without asking."""

    def must_reveal(self, s: KingArthurState) -> bool:
        return s.layout.total == 0 or super().must_reveal(s)
