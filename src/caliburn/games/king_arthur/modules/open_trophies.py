"""House rule `open_trophies`: adversaries in hand lie face up; all have seen them being taken anyway (KA-24)."""

from caliburn.games.king_arthur.state import KingArthurState
from caliburn.games.king_arthur.turn import KingArthur


class OpenTrophies(KingArthur):
    """Everybody sees everybody's adversaries."""

    def trophies_are_open(self, s: KingArthurState) -> bool:
        return True
