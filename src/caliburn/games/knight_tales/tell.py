"""Knight Tales in messages: how offered moves and events are described. The words are in `locale/`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caliburn.games.knight_tales import events as happened
from caliburn.games.knight_tales import moves
from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.end_of_game import EndOfGame
from caliburn.games.knight_tales.end_of_night import HELD
from caliburn.games.knight_tales.figures import CARD_NUMBERS, DOUBLE
from caliburn.games.knight_tales.monster import Monster
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.kernel.events import Event, kind_of
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.rules import Offer
from caliburn.kernel.text import Arg, Message, Seat


def card(card_id: str) -> Message:
    """The name of a card, monster, knight, quest or tactic."""
    return Message(f"card-{card_id}")


def cards(ids: Sequence[str]) -> tuple[Message, ...]:
    return tuple([card(one) for one in ids])


def with_article(monster: str) -> Message:
    """A monster after a verb: "the Goblin"."""
    return Message(f"card-{monster}-the")


def face(name: str) -> Message:
    return Message(f"face-{name}")


def faces(names: Sequence[str]) -> tuple[Message, ...]:
    return tuple([face(name) for name in names])


class Tell(EndOfGame):
    """Offers and events."""

    def offer(self, s: KnightTalesState, seat: int, move: Move) -> Offer:
        if move == PASS:
            return Offer(move, Message(f"move-pass-{s.attack.question if s.attack else 'market'}"))
        if isinstance(move, moves.Use):
            return self.offer_use(s, move)
        if isinstance(move, moves.Attack):
            return self.offer_attack(s, move)
        if isinstance(move, moves.Buy):
            cost = self.figures.cards[CARD_NUMBERS[move.card]].cost
            return Offer(move, Message("move-buy", {"card": card(move.card), "cost": cost}), handles=(move.card,))
        if isinstance(move, moves.Forge):
            how = Message("move-with", {"cards": cards(move.monsters)})
            return Offer(move, Message("move-forge", {"card": card(move.trophy)}), how, (move.trophy, *move.monsters))
        if isinstance(move, (moves.Reroll, moves.Faith)):
            handles = (("wrath",) if isinstance(move, moves.Reroll) else ()) + (move.die,)
            return Offer(move, Message(f"move-{move.verb}"), self.die(s.fight, move.die), handles)
        if isinstance(move, moves.Swap):
            ranked = [self.ranked(s, handle) for handle in (move.first, move.second)]
            how = Message("how-swap", {"first": ranked[0], "second": ranked[1]})
            return Offer(move, Message("move-swap"), how, (move.first, move.second))
        if isinstance(move, moves.ChooseKnight):
            return Offer(move, Message("move-knight", {"knight": card(move.knight)}), handles=(move.knight,))
        if isinstance(move, moves.Absorb):
            return Offer(move, Message("move-absorb", {"card": card(move.villager)}), handles=(move.villager,))
        if isinstance(move, moves.Exhaust):
            return Offer(move, Message("move-exhaust", {"card": card(move.card)}), handles=(move.card,))
        if isinstance(move, moves.ChooseLane):
            return Offer(move, Message("move-lane", {"lane": move.lane}), handles=(f"lane-{move.lane}",))
        handles = {"add": ("wrath",), "doom": ("doom",)}.get(str(move[-1]), ())
        return Offer(move, Message(f"move-{move[-1]}"), handles=handles)

    def offer_attack(self, s: KnightTalesState, move: moves.Attack) -> Offer:
        a = s.fight
        monster = self.monster_at(s, move.target)
        rank = self.rank_of(s, monster)
        cost = self.cost_with(a, rank, tuple([CARD_NUMBERS[one] for one in move.cards]))
        args: dict[str, Arg] = {"the": with_article(s.name_of(monster)), "rank": rank, "cost": cost}
        if monster.number:
            args["lane"] = int(move.target[0])
        what = Message("move-attack" if monster.number else "move-attack-boss", args)
        how = Message("move-with", {"cards": cards(move.cards)}) if move.cards else None
        return Offer(move, what, how, (monster.handle, *move.cards))

    def offer_use(self, s: KnightTalesState, move: moves.Use) -> Offer:
        """A card with what its effect leaves open."""
        how, touched = self.way(s, move) if move.choices else (None, ())
        return Offer(move, Message("move-use", {"card": card(move.card)}), how, (move.card, *touched))

    def way(self, s: KnightTalesState, move: moves.Use) -> tuple[Message, tuple[str, ...]]:
        """The choices of a use in words, and the things they touch."""
        a, choices = s.fight, move.choices
        number = CARD_NUMBERS[move.card]
        do = self.figures.cards[number].effects[0].do
        if do == "set_aside":
            worth = 2 if a.knight[int(choices[0][1:]) - 1] == DOUBLE else 1
            args: dict[str, Arg] = {"die": self.die(a, choices[0]), "number": worth}
            return Message(f"how-tokens-{choices[1]}", args), choices[:1]
        if choices[0][0] in "km" and choices[0][1:].isdigit():
            return self.dice(a, choices), choices
        if do == "remove_die":
            return Message("how-colour", {"colour": choices[0]}), ()
        if do == "replace_red":
            return Message("how-red-dice", {"number": int(choices[0])}), ()
        if do == "pass_excess":
            monster = self.monster_at(s, choices[0])
            told = Message("how-damage", {"number": int(choices[1]), "target": self.standing(s, monster)})
            return told, (monster.handle,)
        if do in ("strike", "push_back"):
            monster = self.monster_at(s, choices[0])
            return self.standing(s, monster), (monster.handle,)
        if do == "scout":
            return Message("how-lane", {"lane": int(choices[0][-1])}), (choices[0],)
        if do == "refresh":
            return Message("how-card", {"card": card(choices[0])}), choices
        if do == "lower_doom":
            return Message("how-doom", {"column": s.column - int(choices[0])}), ()
        return Message("how-points", {"number": int(choices[0])}), ()

    def die(self, a: Attack, die: str) -> Message:
        """A die of the roll by its number and face."""
        number = int(die[1:])
        if die[0] == "k":
            return Message("how-die", {"number": number, "face": face(a.knight[number - 1])})
        args: dict[str, Arg] = {"number": number, "colour": a.colours[number - 1], "face": face(a.monster[number - 1])}
        return Message("how-monster-die", args)

    def dice(self, a: Attack, dice: tuple[str, ...]) -> Message:
        told = tuple([self.die(a, die) for die in dice])
        return told[0] if len(told) == 1 else Message("how-dice", {"dice": told})

    def standing(self, s: KnightTalesState, monster: Monster) -> Message:
        """A monster and where it stands."""
        args: dict[str, Arg] = {"the": with_article(s.name_of(monster)), "rank": self.rank_of(s, monster)}
        if not monster.number:
            return Message("how-boss", args)
        lane = next(n for n, row in enumerate(s.lanes, 1) if monster in row)
        return Message("how-monster", {**args, "lane": lane})

    def ranked(self, s: KnightTalesState, handle: str) -> Message:
        """A face-down monster that the asked seat has looked at, with its rank."""
        rank, monster = next((r, m) for row in s.lanes for r, m in enumerate(row, 1) if m.handle == handle)
        return Message("how-ranked", {"monster": card(self.kind(monster).id), "rank": rank})

    # -- events ------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> Message:
        """An event as a line of the log; its message id is `event-` and the kind of the event."""
        fields: tuple[str, ...] = event._fields  # type: ignore[attr-defined]
        args: dict[str, Arg] = {}
        for name, value in zip(fields, event, strict=True):
            args[name] = _told(name, value)
        message = f"event-{kind_of(event)}"
        name = getattr(event, "monster", getattr(event, "boss", ""))
        if name:
            args["the"] = with_article(name)
        if isinstance(event, happened.MonsterMovedBack) and not event.monster:
            del args["monster"]
            return Message(f"{message}-hidden", args)
        if isinstance(event, happened.GameEnded):
            return self.tell_the_end(event, args)
        special = SPECIAL.get(type(event))
        return Message(message + (special(event, args) if special else ""), args)

    def tell_the_end(self, event: happened.GameEnded, args: dict[str, Arg]) -> Message:
        if event.reason != HELD or self.seating.mode != "competitive":
            return Message("event-game-ended-together", {"reason": Message(event.reason)})
        args["reason"] = Message(event.reason)
        args["scores"] = ", ".join(map(str, event.scores))
        args["shared"] = "yes" if len(event.winners) > 1 else "no"
        args["winners"] = tuple([Message("player", {"player": Seat(seat)}) for seat in event.winners])
        return Message("event-game-ended", args)


def _told(name: str, value: Any) -> Arg:
    if name == "seat":
        return Seat(value)
    if name in ("card", "knight", "quest", "tactic", "boss", "monster") and isinstance(value, str):
        return card(value) if value else ""
    if name in ("cards", "monsters"):
        return cards(value)
    if name in ("face", "before"):
        return face(value)
    if name in ("faces", "dice") and value and value[0][-1:].isalpha():
        return faces(value)
    told: Arg = ", ".join(map(str, value)) if isinstance(value, tuple) else value
    return told


def _rolled(event: happened.DiceRolled, args: dict[str, Arg]) -> str:
    args["knight"] = faces(event.knight)
    black = [Message("die-black", {"face": face(one)}) for one in event.black]
    red = [Message("die-red", {"face": face(one)}) for one in event.red]
    args["monster"] = tuple(black + red)
    args["count"] = len(black) + len(red)
    del args["black"], args["red"]
    return ""


def _rerolled(event: happened.DieRerolled, args: dict[str, Arg]) -> str:
    args["of"] = "knight" if event.die[0] == "k" else "monster"
    return ""


def _tokens(event: happened.TokensGained, args: dict[str, Arg]) -> str:
    swords = [Message("sword-tokens", {"number": event.swords})] if event.swords else []
    shields = [Message("shield-tokens", {"number": event.shields})] if event.shields else []
    args["tokens"] = tuple(swords + shields)
    return ""


def _tactic(event: happened.TacticApplied, args: dict[str, Arg]) -> str:
    if event.part == "nothing":
        return "-nothing"
    args["text"] = Message(f"card-{event.tactic}-{event.part}")
    return ""


def _activated(event: happened.BossActivated, args: dict[str, Arg]) -> str:
    args["lanes"] = tuple([Message(f"lane-{lane}") for lane in event.lanes])
    return "" if event.lanes else "-nothing"


def _scouted(event: happened.LaneScouted, args: dict[str, Arg]) -> str:
    return "-seen" if event.monsters else ""


SPECIAL: dict[type, Any] = {
    happened.DiceRolled: _rolled,
    happened.DieRerolled: _rerolled,
    happened.TokensGained: _tokens,
    happened.TacticApplied: _tactic,
    happened.BossActivated: _activated,
    happened.LaneScouted: _scouted,
}
