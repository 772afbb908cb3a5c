"""Why an adversary cannot be challenged and what an adventure still lacks, told to the seat that is asked.

Only the seat's own cards and what lies open are looked at.
"""

from __future__ import annotations

from collections.abc import Sequence

from caliburn.games.king_arthur.basics import Basics
from caliburn.games.king_arthur.figures import ADVERSARIES, KINDS, VALUES, Condition, value_of
from caliburn.games.king_arthur.payments import strength
from caliburn.games.king_arthur.state import OPEN, KingArthurState
from caliburn.games.king_arthur.tell import card as name_of
from caliburn.kernel.hints import BLOCKED, LACKS, REACH, Hint
from caliburn.kernel.text import Message, Seat

CHALLENGE = 2  # the second action of a turn


class Hints(Basics):
    """Hints of the basic game."""

    def hints(self, s: KingArthurState, seat: int) -> list[Hint]:
        """About adversaries when one may be challenged, about adventures at any time."""
        found = self.challenge_hints(s, seat) if s.action == CHALLENGE else []
        return found + self.adventure_hints(s, seat)

    def challenge_hints(self, s: KingArthurState, seat: int) -> list[Hint]:
        """Every adversary of the layout that the hand is too weak for."""
        most = strength(s.hands[seat])
        return [
            Hint(ADVERSARIES[card], BLOCKED, reach("hint-too-strong", value_of(card), most))
            for card, copies in enumerate(s.layout.counts)
            if copies and value_of(card) > most
        ]

    def adventure_hints(self, s: KingArthurState, seat: int) -> list[Hint]:
        """Who has an adventure, whether the adversaries in hand are enough for it, or what is missing."""
        counts = s.trophies[seat].counts
        found: list[Hint] = []
        for adventure, owner in zip(self.figures.adventures, s.owners, strict=True):
            if owner != OPEN:
                found.append(Hint(adventure.id, BLOCKED, Message("hint-adventure-taken", {"seat": Seat(owner)})))
                continue
            missing = missing_for(adventure.condition, counts)
            found.append(
                Hint(adventure.id, REACH, Message("hint-adventure-reach"))
                if missing is None
                else Hint(adventure.id, LACKS, missing)
            )
        return found


def reach(message: str, power: int, most: int) -> Message:
    """A challenge that asks for so many knights, and how many of one colour the hand has, Merlins included."""
    return Message(message, {"power": power, "reach": most})


def missing_for(condition: Condition, counts: Sequence[int]) -> Message | None:
    """What the adversaries in a hand lack to meet a condition; None where they meet it."""
    if condition.total:
        return _missing_total(condition.total, condition.kind, counts)
    if condition.cards:
        have = sum(counts)
        return (
            None if have >= condition.cards else Message("hint-lacks-cards", {"have": have, "total": condition.cards})
        )
    if condition.each:
        kinds = [kind for kind in condition.each if not any(counts[VALUES * kind : VALUES * kind + VALUES])]
        missing = tuple([Message(f"kind-{KINDS[kind]}-one") for kind in kinds])
        return Message("hint-lacks", {"missing": missing}) if missing else None
    return _missing_worth(condition, counts)


def _missing_total(total: int, kind: int, counts: Sequence[int]) -> Message | None:
    first, last = (0, len(counts)) if kind < 0 else (VALUES * kind, VALUES * kind + VALUES)
    have = sum([counts[card] * value_of(card) for card in range(first, last)])
    if have >= total:
        return None
    if kind < 0:
        return Message("hint-lacks-total", {"have": have, "total": total})
    return Message("hint-lacks-kind", {"kind": Message(f"kind-{KINDS[kind]}"), "have": have, "total": total})


def _missing_worth(condition: Condition, counts: Sequence[int]) -> Message | None:
    """The strongest adversaries in hand stand for what is hardest to come by; the rest is missing."""
    if condition.or_card >= 0 and counts[condition.or_card]:
        return None
    values = sorted([value_of(card) for card, copies in enumerate(counts) for _ in range(copies)])
    lacking: dict[int, int] = {}
    for least in condition.worth:
        if values and values[-1] >= least:
            values.pop()
        else:
            lacking[least] = lacking.get(least, 0) + 1
    if not lacking:
        return None
    missing = tuple([Message("hint-worth", {"count": count, "value": least}) for least, count in lacking.items()])
    if condition.or_card < 0:
        return Message("hint-lacks", {"missing": missing})
    return Message("hint-lacks-or", {"missing": missing, "card": name_of(ADVERSARIES[condition.or_card])})
