"""Which challenges the game with seals allows: usual, repeated and double ones. What they cost is in `payments.py`."""

from __future__ import annotations

from caliburn.games.king_arthur.figures import value_of
from caliburn.games.king_arthur.modes.seals_state import Seals
from caliburn.games.king_arthur.payments import DOUBLE, REPEATED, USUAL, add_challenges, strength
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.kernel.moves import PASS, Move


def challenges_with_seals(s: KingArthurState, seat: int, free: bool) -> list[Move]:
    """Every challenge that the hand of a seat is strong enough for.

    A usual one needs an unsealed adversary and a seal that is left (KA-S2), a repeated one an adversary that carries
    one of the seat's own seals (KA-S7), a double one an unsealed adversary and no seal at all (KA-S8, KA-S9).
    """
    hand, seals = s.hands[seat], Seals.of(s)
    most = strength(hand)
    moves: list[Move] = []
    for card, copies in enumerate(s.layout.counts):
        value = value_of(card)
        if not copies or value > most:
            continue
        if seals.unsealed(card, copies):
            if seals.left(seat):
                add_challenges(moves, USUAL, card, hand, free)
            if 2 * value <= most:
                add_challenges(moves, DOUBLE, card, hand, free)
        if seals.placed[seat].counts[card]:
            add_challenges(moves, REPEATED, card, hand, free)
    moves.append(PASS)
    return moves
