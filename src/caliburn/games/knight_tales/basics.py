"""What all chapters of Knight Tales share: the figures, and questions that several of them ask."""

from __future__ import annotations

from caliburn.games.knight_tales.events import CardUsed
from caliburn.games.knight_tales.figures import (
    CARD_IDS,
    DIFFICULTIES,
    FIRST_VILLAGER,
    Boss,
    Figures,
    Kind,
)
from caliburn.games.knight_tales.monster import Monster
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import Seating

ATTACK_SCOPES = ("attack", "night")  # how long somebody may ask not to be asked again


class Basics(Rules):
    """Knight Tales with its figures at hand."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.figures: Figures = seating.figures
        self.difficulty = DIFFICULTIES.index(seating.options["difficulty"])
        self.windows = tuple([card.window for card in self.figures.cards])

    def kind(self, monster: Monster) -> Kind:
        """What is printed on a minion or champion whose kind is known."""
        return self.figures.kinds[monster.kind]

    def boss_figures(self, s: KnightTalesState) -> Boss:
        assert s.boss is not None
        return self.figures.bosses[s.boss.kind]

    def revealed(self, s: KnightTalesState, faction: int) -> list[Monster]:
        """Revealed minions and champions of a faction; a boss has none (R136)."""
        kinds = self.figures.kinds
        return [m for lane in s.lanes for m in lane if m.revealed and kinds[m.kind].faction == faction]

    def ready_cards(self, s: KnightTalesState, seat: int, window: str) -> list[int]:
        """The cards whose icon a seat may use in a window: its own ones without a crest."""
        spent, windows = s.spent[seat], self.windows
        return [card for card in s.owned[seat] if windows[card] == window and not spent >> card & 1]

    def put_crest(self, s: KnightTalesState, seat: int, card: int, choices: tuple[str, ...] = ()) -> None:
        """A card is used: its icon is covered until the next day."""
        s.spent[seat] |= 1 << card
        s.fight.used.append(CARD_IDS[card])
        if s.events is not None:
            s.events.append(CardUsed(seat, CARD_IDS[card], choices))

    def exhaustible(self, s: KnightTalesState, seat: int) -> list[int]:
        """Own cards and the ability with an uncovered icon (R142)."""
        spent = s.spent[seat]
        return [card for card in s.owned[seat] if not spent >> card & 1 and card < FIRST_VILLAGER]

    def zone(self, s: KnightTalesState, seat: int) -> int:
        """The zone of the health token: 0 green, 1 yellow, 2 red."""
        track, health = self.figures.track, s.health[seat]
        return 0 if health < track.yellow else 1 if health < track.red else 2

    def scope(self, s: KnightTalesState, name: str) -> str:
        """What a standing answer is bound to: this attack, or this night."""
        if name not in ATTACK_SCOPES:
            return super().scope(s, name)
        return f"{s.round}-{s.attacks}" if name == "attack" else str(s.round)
