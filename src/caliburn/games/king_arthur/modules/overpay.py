"""House rule `overpay=free`: whoever wants to may overpay, as long as no card could be withdrawn (KA-09, KA-14)."""

from caliburn.games.king_arthur.turn import KingArthur


class FreeOverpaying(KingArthur):
    """No look at the rest of the hand: at a real table nobody could check it."""

    overpaying_is_free = True
