"""Who may see what in King Arthur: the one place where that is decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caliburn.games.king_arthur.events import KnightsDrawn
from caliburn.games.king_arthur.figures import ADVERSARIES, KNIGHTS, VALUES
from caliburn.games.king_arthur.game_end import GameEnd
from caliburn.games.king_arthur.memory import hands_after, memory_of, possible_past, since_start
from caliburn.games.king_arthur.state import OPEN, KingArthurState
from caliburn.kernel.bags import Bag, empty
from caliburn.kernel.events import Event
from caliburn.kernel.luck import Luck
from caliburn.kernel.view import Viewer, sees


class View(GameEnd):
    """Knight hands are secret; everything else lies open or was seen by all (KA-24, KA-25)."""

    def view(self, s: KingArthurState, viewer: Viewer) -> dict[str, Any]:
        layout = s.layout
        return {
            "turn": s.turn,
            "turn_number": s.turns,
            "action": s.action,
            "adventures": [
                {"id": adventure.id, "points": adventure.points, "owner": None if owner == OPEN else owner}
                for adventure, owner in zip(self.figures.adventures, s.owners, strict=True)
            ],
            "columns": [self.view_column(s, kind, layout) for kind in range(4)],
            "deck": s.deck.total,
            "out": s.out.cards(),
            "supply": s.supply.total,
            "discards": s.discards.cards(),
            "players": [self.view_player(s, seat, viewer) for seat in range(s.seats)],
            "ending": s.ending,
        }

    def view_column(self, s: KingArthurState, kind: int, layout: Bag) -> list[dict[str, Any]]:
        """The cards of a kind in the layout, the strongest last."""
        first = VALUES * kind
        return [
            {"id": ADVERSARIES[card], "handle": ADVERSARIES[card]}
            for card in range(first, first + VALUES)
            for _ in range(layout.counts[card])
        ]

    def view_player(self, s: KingArthurState, seat: int, viewer: Viewer) -> dict[str, Any]:
        """Counts for everybody, the cards themselves for those who may see them."""
        hand, trophies = s.hands[seat], s.trophies[seat]
        mine = sees(viewer, seat)
        return {
            "knights": hand.total,
            "adversaries": trophies.total,
            "won": self.won(s, seat),
            "hand": hand.cards() if mine else None,
            "trophies": trophies.cards() if mine or self.trophies_are_open(s) else None,
        }

    def trophies_are_open(self, s: KingArthurState) -> bool:
        """Counts are shown, and the log tells the rest (KA-24); at the end everybody counts up for all to see."""
        return bool(s.over)

    def seen(self, event: Event, viewer: Viewer) -> Event | None:
        """Everything happens in the open but the drawing of knights."""
        if isinstance(event, KnightsDrawn) and not sees(viewer, event.seat):
            return event._replace(cards=())
        return event

    def redeal(self, s: KingArthurState, viewer: int | None, luck: Luck) -> None:
        """Deal the other knight hands again. Adversaries stay: all have seen who took and played them."""
        deck = empty(KNIGHTS)
        for bag in (s.supply, s.discards, *s.hands):
            for card, copies in enumerate(bag.counts):
                deck.add(card, copies)
        past, s.supply = possible_past(since_start(s.memory), deck, s.seats, viewer, luck)
        s.hands[:] = hands_after(past, s.seats)
        s.memory = memory_of(past)

    def census(self, s: KingArthurState) -> Mapping[str, int]:
        """All cards, wherever they are: 110, but for positions that leave some out."""
        found = {adventure.id: 1 for adventure in self.figures.adventures}
        for bag in (s.supply, s.discards, *s.hands, s.deck, s.layout, s.out, *s.trophies):
            for card, copies in zip(bag.ids, bag.counts, strict=True):
                found[card] = found.get(card, 0) + copies
        return found
