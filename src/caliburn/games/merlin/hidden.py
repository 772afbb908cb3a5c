"""What is hidden in Merlin, and dealing it again: mission hands and the deck.

A card taken from the display is known to all until it is played. A card drawn unseen may be any that was not visible
then: when the discards are shuffled into a new deck, everything not among them is in a hand, so cards drawn from
different decks are never mixed up (`MerlinState.origins`).
"""

from __future__ import annotations

from collections.abc import Mapping

from caliburn.games.merlin.events import MissionDrawn, MissionsDealt
from caliburn.games.merlin.figures import COLOURS, KINDS, MISSION_IDS, RING, VASSALS
from caliburn.games.merlin.rounds import Rounds
from caliburn.games.merlin.state import HIDDEN_NOWHERE, OPEN, MerlinState
from caliburn.kernel.events import Event
from caliburn.kernel.luck import Luck
from caliburn.kernel.view import Viewer, sees


class Hidden(Rounds):
    """Who knows which mission cards."""

    def seen(self, event: Event, viewer: Viewer) -> Event | None:
        if isinstance(event, MissionsDealt) and not sees(viewer, event.seat):
            return event._replace(cards=())
        if isinstance(event, MissionDrawn) and not event.open and not sees(viewer, event.seat):
            return event._replace(card=None)
        return event

    def unknown_cards(self, s: MerlinState, viewer: int | None) -> list[tuple[int, int]]:
        """Cards in hands that the viewer cannot know, with their holders."""
        return [
            (seat, card)
            for seat in range(s.seats)
            if seat != viewer
            for card in s.hands[seat]
            if s.origins[card] != OPEN
        ]

    def has_secrets(self, s: MerlinState, viewer: int | None) -> bool:
        return bool(self.unknown_cards(s, viewer))

    def redeal(self, s: MerlinState, viewer: int | None, luck: Luck) -> None:
        """Deal the unknown hand cards again: those of the present deck out of it, older ones among themselves."""
        unknown = self.unknown_cards(s, viewer)
        for deck in sorted({s.origins[card] for _, card in unknown}):
            drawn = [(seat, card) for seat, card in unknown if s.origins[card] == deck]
            pool = s.missions.rest.copy()
            if deck != s.decks_mixed:
                pool.counts, pool.total = [0] * len(MISSION_IDS), 0
            for seat, card in drawn:
                s.hands[seat].remove(card)
                s.origins[card] = HIDDEN_NOWHERE
                pool.add(card)
            for seat, _ in drawn:
                card = luck.draw(pool)
                s.hands[seat].append(card)
                s.origins[card] = deck
            if deck == s.decks_mixed:
                s.missions.rest = pool
        for hand in s.hands:
            hand.sort()

    def census(self, s: MerlinState) -> Mapping[str, int]:
        """Every piece, wherever it is."""
        found: dict[str, int] = {}
        for place, stock in enumerate(s.stock):
            name = f"{KINDS[place // RING]}-{COLOURS[place % RING]}"
            found[name] = stock + sum([items[place] for items in s.items])
        for colour, name in enumerate(COLOURS):
            held = sum([traitors[colour] for traitors in s.traitors])
            found[f"traitor-{name}"] = s.traitor_pool.counts[colour] + s.traitor_discards.counts[colour] + held
        for card, name in enumerate(MISSION_IDS):
            places = [s.missions.rest.counts[card], s.display.count(card), s.discards.count(card)]
            found[name] = sum(places) + sum([hand.count(card) for hand in s.hands])
        found["apple"] = s.apples_left() + sum(s.apples)
        wrong = self.disorder(s)
        return {**found, "disorder": wrong} if wrong else found

    def disorder(self, s: MerlinState) -> int:
        """How much lies where it cannot lie; nothing, ever."""
        wrong = self.crowded(s) + (sum(s.traitor_stacks) != s.traitor_pool.total) + (s.apples_left() < 0)
        wrong += sum(
            [count < 0 for counts in (s.stock, s.apples, s.staffs, *s.items, *s.influence) for count in counts]
        )
        for seat in range(s.seats):
            wrong += s.markers_home(seat) < 0
            wrong += s.manors_home(seat) < 0
        return wrong

    def crowded(self, s: MerlinState) -> int:
        """How many vassals stand where somebody else's stands already; none, ever."""
        return sum([
            sum([s.vassals[seat][vassal] == colour for seat in range(s.seats)]) > 1
            for colour in range(RING)
            for vassal in range(len(VASSALS))
        ])  # fmt: skip
