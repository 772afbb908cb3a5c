"""What is hidden in Knight Fall, and dealing it again: hands, slowed cards, decks, and characters not yet chosen.

Everything that was played lies open in the discards. When they become a new deck, all cards that were not among them
are in hands or in front of characters; so cards drawn before and after are never mixed up (`KnightFallState.origins`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from caliburn.games.knight_fall.events import CardsDrawn, CharactersDrawn, Slowed
from caliburn.games.knight_fall.figures import CHARACTERS, NOBODY, POWER_CARDS, SIDES
from caliburn.games.knight_fall.rounds import Rounds
from caliburn.games.knight_fall.state import DRAFT, NO_CARD, KnightFallState
from caliburn.kernel.bags import Bag, empty
from caliburn.kernel.events import Event
from caliburn.kernel.luck import Luck
from caliburn.kernel.view import Viewer, sees


class Hidden(Rounds):
    """Who knows which cards: team mates show each other their hands (RU-A12)."""

    def is_shown(self, viewer: Viewer, seat: int) -> bool:
        """Whether a viewer sees what a seat holds."""
        if isinstance(viewer, int) and self.shows_hands():
            return self.side_of_seat(viewer) == self.side_of_seat(seat)
        return sees(viewer, seat)

    def shows_hands(self) -> bool:
        return self.seating.options.get("team_hands", "shown") == "shown"

    def shares_with(self, seat: int, other: int) -> bool:
        return self.shows_hands() and self.side_of_seat(seat) == self.side_of_seat(other)

    def side_of_seat(self, seat: int) -> int:
        return self.ring().index(seat) % 2

    def seen(self, event: Event, viewer: Viewer) -> Event | None:
        if isinstance(event, CardsDrawn) and not self.is_shown(viewer, event.seat):
            return event._replace(cards=())
        if isinstance(event, CharactersDrawn) and not self.is_shown(viewer, event.seat):
            return event._replace(characters=())
        if isinstance(event, Slowed) and not self.is_shown(viewer, event.seat):
            return event._replace(card=None)
        return event

    # -- dealing again -----------------------------------------------------------------------------------------

    def unknown_seats(self, s: KnightFallState, viewer: int | None) -> list[int]:
        """Seats whose cards the viewer does not see."""
        return [seat for seat in range(s.seats) if viewer is None or not self.is_shown(viewer, seat)]

    def has_secrets(self, s: KnightFallState, viewer: int | None) -> bool:
        return any([s.drafts[seat] or s.in_hand(seat) for seat in self.unknown_seats(s, viewer)])

    def redeal(self, s: KnightFallState, viewer: int | None, luck: Luck) -> None:
        seats = self.unknown_seats(s, viewer)
        for side in range(len(SIDES)):
            team = [seat for seat in seats if s.side(seat) == side]
            if s.phase == DRAFT:
                self.redeal_drafts(s, team, side, luck)
            self.redeal_hands(s, team, side, luck)

    def redeal_drafts(self, s: KnightFallState, team: list[int], side: int, luck: Luck) -> None:
        pool = s.characters[side]
        for seat in team:
            for number in s.drafts[seat]:
                pool.add(number)
        for seat in team:
            s.drafts[seat] = sorted([luck.draw(pool) for _ in s.drafts[seat]])

    def redeal_hands(self, s: KnightFallState, team: list[int], side: int, luck: Luck) -> None:
        """Cards of the present deck out of it, older ones among themselves."""
        origins = sorted({origin for seat in team for _, origin in self.held(s, seat)})
        for origin in origins:
            pool = s.decks[side] if origin == s.shuffles[side] else empty(POWER_CARDS[side])
            for seat in team:
                self.lift(s, seat, origin, pool)
            for seat in team:
                self.lay(s, seat, origin, pool, luck)

    def held(self, s: KnightFallState, seat: int) -> Iterator[tuple[int, int]]:
        """The power cards of a seat with their origins."""
        yield from zip(s.hands[seat], s.origins[seat], strict=True)
        if s.slowed[seat] != NO_CARD:
            yield s.slowed[seat], s.slowed_origin[seat]

    def lift(self, s: KnightFallState, seat: int, origin: int, pool: Bag) -> None:
        """Take the cards of an origin out of a hand, leaving their places."""
        for place, card in enumerate(s.hands[seat]):
            if s.origins[seat][place] == origin:
                pool.add(card)
        if s.slowed[seat] != NO_CARD and s.slowed_origin[seat] == origin:
            pool.add(s.slowed[seat])

    def lay(self, s: KnightFallState, seat: int, origin: int, pool: Bag, luck: Luck) -> None:
        """Fill those places again."""
        hand = s.hands[seat]
        for place in range(len(hand)):
            if s.origins[seat][place] == origin:
                hand[place] = luck.draw(pool)
        if s.slowed[seat] != NO_CARD and s.slowed_origin[seat] == origin:
            s.slowed[seat] = luck.draw(pool)

    # -- all that is somewhere ---------------------------------------------------------------------------------

    def census(self, s: KnightFallState) -> Mapping[str, int]:
        """Every card and character, wherever it is."""
        found: dict[str, int] = {}
        for side in range(len(SIDES)):
            for card, name in enumerate(self.cards_in_play(side)):
                found[name] = s.decks[side].counts[card] + s.discards[side].counts[card]
            for number, name in enumerate(CHARACTERS[side]):
                found[name] = s.characters[side].counts[number] + s.fallen[side].counts[number]
        for seat in range(s.seats):
            names = POWER_CARDS[s.side(seat)]
            for card, _ in self.held(s, seat):
                found[names[card]] += 1
            for number in s.drafts[seat]:
                found[CHARACTERS[s.side(seat)][number]] += 1
        for place in range(s.places):
            if s.seals[place] != NO_CARD:
                found[POWER_CARDS[place % 2][s.seals[place]]] += 1
            if s.who[place] != NOBODY:
                found[CHARACTERS[place % 2][s.who[place]]] += 1
        wrong = self.disorder(s)
        return {**found, "disorder": wrong} if wrong else found

    def cards_in_play(self, side: int) -> tuple[str, ...]:
        return POWER_CARDS[side]

    def disorder(self, s: KnightFallState) -> int:
        """How much is as it cannot be; nothing, ever."""
        wrong = 0
        for unit, cell in enumerate(s.at):
            standing = cell >= 0
            wrong += standing and (not s.tiles[cell] or s.health[unit] < 1)
            wrong += standing and s.health[unit] > self.most_health(s, unit)
        for place in range(s.places):
            if s.who[place] != NOBODY:
                wrong += not 0 <= s.defense[place] <= self.character(s, place).most_defense
        wrong += len(dict.fromkeys(s.halos)) != len(s.halos) or len(dict.fromkeys(s.portals)) != len(s.portals)
        return wrong
