"""The campaign in messages: offers, events, and why a choice cannot be made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caliburn.games.knight_fall.components.story import RESOURCES, elders_in, written
from caliburn.games.knight_fall.events import TilesLaid
from caliburn.games.knight_fall.figures import DEMONS
from caliburn.games.knight_fall.modes.campaign import events as happened
from caliburn.games.knight_fall.modes.campaign import moves
from caliburn.games.knight_fall.modes.campaign.map import ONE_MORE
from caliburn.games.knight_fall.modes.campaign.sheet import ENTRY, Sheet
from caliburn.games.knight_fall.modes.campaign.view import CampaignView
from caliburn.games.knight_fall.state import KnightFallState
from caliburn.games.knight_fall.tell import card_words, tile_words, unit_words
from caliburn.kernel.events import Event, kind_of
from caliburn.kernel.hints import BLOCKED, Hint
from caliburn.kernel.moves import Move
from caliburn.kernel.rules import Offer
from caliburn.kernel.text import Arg, Message, Seat, Written

OWN_EVENTS: Final = tuple([kind for kind in vars(happened).values() if hasattr(kind, "_fields")])


class CampaignTell(CampaignView):
    """Offers, events and hints of the campaign."""

    # -- offers ------------------------------------------------------------------------------------------------

    def offer(self, s: KnightFallState, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.MOVES):
            return super().offer(s, seat, move)
        verb = str(move[-1])
        args: dict[str, Arg] = {}
        how: Message | None = None
        handles: tuple[str, ...] = (verb,)
        if isinstance(move, (moves.Ride, moves.Ferry)):
            args = {"square": self.square_words(move.square)}
            handles = (f"square-{move.square}",)
            how = self.how_far(s, move) if isinstance(move, moves.Ride) else None
        elif isinstance(move, moves.Read):
            args, handles = {"number": move.number}, (f"entry-{move.number}",)
        elif isinstance(move, moves.Choice):
            args = {"letter": move.letter.upper(), "text": written(self.choice_called(s, move.letter).text)}
            handles = (f"choice-{move.letter}",)
        elif isinstance(move, moves.BuyRelic):
            relic = self.figures.relics[move.relic]
            args = {"relic": card_words(move.relic), "scrolls": relic.scrolls, "coins": relic.coins}
            handles = (move.relic,)
        elif isinstance(move, moves.BuyScroll):
            args, handles = {"coins": self.scroll_price(s)}, ("scrolls",)
        elif isinstance(move, moves.Elixir):
            args, handles = {"left": Sheet.of(s).purse["elixirs"]}, ("elixirs",)
        elif isinstance(move, moves.Use):
            args, handles = {"relic": card_words(move.relic)}, (move.relic,)
            how = Message("how-play", {"text": Message(f"card-{move.relic}-about")})
        else:
            args, handles = {"unit": unit_words(move[0], "the")}, (move[0],)
        return Offer(move, Message(f"move-{verb}", args), how, handles)

    def how_far(self, s: KnightFallState, move: moves.Ride) -> Message | None:
        """Staying, and going too far to read anything, are said."""
        sheet = Sheet.of(s)
        if move.square == sheet.party:
            return Message("how-ride-stay")
        return Message("how-ride-far") if self.distance_to(s, move.square) == self.moves(s) + ONE_MORE else None

    def square_words(self, square: str) -> Written:
        return written(self.story.squares[square].name)

    # -- events ------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> Message:
        if isinstance(event, TilesLaid):  # no abbey but in the last battle
            return Message("event-board-laid", super().tell(event).args)
        if not isinstance(event, OWN_EVENTS):
            return super().tell(event)
        args: dict[str, Arg] = {}
        for name, value in zip(event._fields, event, strict=True):
            self.add_own_argument(args, event, name, value)
        return Message(f"event-{kind_of(event)}{self.own_variant(event)}", args)

    def own_variant(self, event: Event) -> str:
        if isinstance(event, happened.PartyRode) and len(event.squares) == 1:
            return "-staying"
        if isinstance(event, happened.CampaignEnded):
            return "" if event.won else "-lost"
        if isinstance(event, happened.BattleWon):
            return "" if elders_in(self.story.battles[event.battle]) else "-alone"
        if isinstance(event, happened.PowerCardShown):
            return "-won" if event.won else ""
        if isinstance(event, happened.VillagerHelped):
            return "-demon" if event.unit in DEMONS else ""
        return ""

    def add_own_argument(self, args: dict[str, Arg], event: Event, name: str, value: object) -> None:
        """A field of an event as an argument of its message."""
        if name == "seat":
            args[name] = Seat(int(str(value)))
        elif name == "squares":
            args["square"] = self.square_words(event[1][-1])
        elif name == "square":
            args[name] = self.square_words(str(value))
        elif name in ("unit", "knight", "demon"):
            args[name] = unit_words(str(value))
        elif name == "tile":
            args["at"] = tile_words(str(value), "at")
        elif name in ("relic", "villager", "card"):
            args[name] = card_words(str(value))
        elif name == "keyword":
            args[name] = written(self.story.keywords[str(value)].name)
        elif name == "battle":
            args[name] = written(self.story.battles[str(value)].name)
        elif name == "letter":
            args["letter"] = str(value).upper()
            args["text"] = written(self.story.entries[event[1]].lettered[str(value)].text)
        elif isinstance(value, int) and not isinstance(value, bool):
            args[name] = value
            if isinstance(event, happened.EntryRead):
                args["title"] = written(self.story.entries[value].title)
        elif isinstance(value, str):
            args[name] = value
        if isinstance(event, (happened.ResourcesGained, happened.ResourcesLost)):
            args["what"] = amounts_words(event._asdict())

    # -- hints -------------------------------------------------------------------------------------------------

    def hints(self, s: KnightFallState, seat: int) -> list[Hint]:
        """In an entry: the choices that cannot be made, and why."""
        if s.phase != ENTRY:
            return super().hints(s, seat)
        found = []
        for letter, choice in self.entry(s).lettered.items():
            missing = self.missing(s, choice)
            if missing:
                found.append(Hint(f"choice-{letter}", BLOCKED, self.missing_words(missing)))
        return found

    def missing_words(self, missing: Mapping[str, int | str]) -> Message:
        for reason in ("needs", "without"):
            if reason in missing:
                keyword = written(self.story.keywords[str(missing[reason])].name)
                return Message(f"hint-keyword-{reason}", {"keyword": keyword})
        return Message("hint-resources", {"what": amounts_words(missing)})

    # -- scopes ------------------------------------------------------------------------------------------------

    def scope(self, s: KnightFallState, name: str) -> str:
        sheet = Sheet.of(s)
        if name == "battle":
            return f"battle-{sheet.battle}-{len(sheet.path)}"
        if name == "round":
            return f"round-{sheet.battle}-{len(sheet.path)}-{s.round}"
        return super().scope(s, name)


def amounts_words(amounts: Mapping[str, int | str]) -> tuple[Message, ...]:
    """Resources as people list them: "2 coins and a scroll"."""
    return tuple([Message(f"amount-{name}", {"number": amounts[name]}) for name in RESOURCES if amounts.get(name)])
