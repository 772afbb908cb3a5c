"""Who may see what in Knight Tales: the one place where that is decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caliburn.games.knight_tales.attack import Attack, Reason
from caliburn.games.knight_tales.end_of_game import EndOfGame
from caliburn.games.knight_tales.end_of_night import HELD
from caliburn.games.knight_tales.events import LaneScouted
from caliburn.games.knight_tales.figures import (
    BOSS_IDS,
    CARD_IDS,
    DIFFICULTIES,
    FACTIONS,
    FIRST_TROPHY,
    FIRST_VILLAGER,
    KIND_IDS,
    KNIGHTS,
    LONGSWORD,
    MARKET_IDS,
    NIGHTS,
    QUEST_IDS,
    TACTIC_IDS,
    TROPHY_IDS,
)
from caliburn.games.knight_tales.modifiers import (
    counting,
    doom_after,
    knight_pool,
    monster_pool,
    outcome,
    reasons_for,
    total,
)
from caliburn.games.knight_tales.monster import UNKNOWN, Monster
from caliburn.games.knight_tales.state import (
    BACK,
    DAWN,
    DAY,
    DUSK,
    EMPTY,
    NIGHT,
    NIGHTFALL,
    NOBODY,
    SETUP,
    ZONES,
    KnightTalesState,
)
from caliburn.kernel.events import Event
from caliburn.kernel.luck import Luck
from caliburn.kernel.view import REFEREE, Viewer, sees

PHASES = {SETUP: "setup", DAWN: "day", DAY: "day", NIGHTFALL: "night", NIGHT: "night", DUSK: "night"}


class View(EndOfGame):
    """Face-down monsters, market cards and decks are hidden, and which monsters the others have claimed (R127)."""

    def view(self, s: KnightTalesState, viewer: Viewer) -> dict[str, Any]:
        phase = "over" if s.over else PHASES[s.phase]
        return {
            "phase": phase,
            "round": max(1, s.round),
            "difficulty": DIFFICULTIES[self.difficulty],
            "order": s.order(),
            "turn": s.turn if s.phase in (DAY, NIGHT) and not s.over else None,
            "track": self.view_track(),
            "knights": [self.view_knight(s, seat, viewer) for seat in range(s.seats)],
            "market": [self.view_spot(s, spot) for spot in range(len(s.market))],
            "market_deck": s.market_deck.total - s.market.count(BACK),
            "trophies": [self.view_trophy(number, owner) for number, owner in enumerate(s.trophies)],
            "quests": self.view_quests(s),
            "quest_decks": [deck.total for deck in s.quest_decks],
            "renown": self.view_renown(s),
            "minion_deck": s.minions.total - s.unseen_minions,
            "champion_deck": s.champions.total - s.unseen_champions,
            "hidden": self.view_hidden(s),
            "lanes": [
                [self.view_monster(s, monster, lane, rank, viewer) for rank, monster in enumerate(row, 1)]
                for lane, row in enumerate(s.lanes)
            ],
            "walls": s.walls[:],
            "village": s.houses,
            "boss": None if s.boss is None else self.view_boss(s, s.boss),
            "bosses_met": [BOSS_IDS[boss] for boss in s.bosses_met],
            "attack": None if s.attack is None else self.view_attack(s, s.attack),
            "score": self.view_score(s),
        }

    def view_track(self) -> dict[str, Any]:
        track = self.figures.track
        return {
            "spaces": track.spaces,
            "wrath": list(track.wrath),
            "health": track.health,
            "fatigue": track.fatigue[self.seats - 1],
            "yellow": track.yellow,
            "red": track.red,
        }

    def view_knight(self, s: KnightTalesState, seat: int, viewer: Viewer) -> dict[str, Any]:
        """A knight board with what lies beside it; claimed monsters are counted for all, shown to their owner."""
        slain = [*s.slain[seat].cards(), *[BOSS_IDS[boss] for boss in s.boss_cards[seat]]]
        return {
            "knight": None if s.knights[seat] == NOBODY else KNIGHTS[s.knights[seat]],
            "gold": s.gold[seat],
            "wrath": s.wrath_left(seat),
            "fatigue": s.fatigue_left(seat),
            "wounds": s.health[seat] - self.figures.track.health,
            "zone": ZONES[self.zone(s, seat)],
            "tokens": {"wrath": s.wrath[seat], "health": s.health[seat], "fatigue": s.fatigue[seat]},
            "village": s.village[seat] or None,
            "field": s.field[seat] or None,
            "out": s.done[seat],
            "cards": [
                {"id": CARD_IDS[card], "spent": s.is_spent(seat, card)}
                for card in s.owned[seat]
                if card < FIRST_VILLAGER
            ],
            "types": self.market_types(s, seat),
            "valor": self.market_valor(s, seat),
            "monsters": len(slain),
            "slain": slain if sees(viewer, seat) or s.over else None,
        }

    # -- the day -----------------------------------------------------------------------------------------------

    def view_spot(self, s: KnightTalesState, spot: int) -> dict[str, Any] | None:
        card = s.market[spot]
        sold_to = None if s.sold[spot] == NOBODY else s.sold[spot]
        if card == EMPTY:
            return None
        if card == BACK:
            return {"back": True, "spot": spot + 1, "sold_to": sold_to}
        figures = self.figures.cards[card]
        return {
            "id": MARKET_IDS[card],
            "handle": MARKET_IDS[card],
            "cost": figures.cost,
            "valor": figures.valor,
            "type": figures.type,
            "spot": spot + 1,
        }

    def view_trophy(self, number: int, owner: int) -> dict[str, Any]:
        figures = self.figures.cards[FIRST_TROPHY + number]
        return {
            "id": TROPHY_IDS[number],
            "handle": TROPHY_IDS[number],
            "faction": FACTIONS[figures.faction],
            "valor": figures.valor,
            "taken": owner != NOBODY,
            "owner": None if owner == NOBODY else owner,
        }

    def view_quests(self, s: KnightTalesState) -> list[dict[str, Any]]:
        return [
            {
                "id": QUEST_IDS[quest],
                "handle": QUEST_IDS[quest],
                "day": self.figures.quests[quest].day,
                "points": list(self.figures.quests[quest].points),
                "crests": crests[:],
            }
            for quest, crests in zip(s.quests, s.quest_crests, strict=True)
        ]

    def view_renown(self, s: KnightTalesState) -> list[dict[str, Any]]:
        return [
            {
                "night": card.night,
                "champions": card.champions[self.difficulty],
                "minions": card.minions[self.difficulty],
                "zones": {"green": card.green, "yellow": card.yellow, "red": card.red},
                "crests": [[seat, ZONES[zone]] for seat, zone in enumerate(zones) if zone != NOBODY],
                "open": s.round > card.night or (s.round == card.night and s.phase in (NIGHT, DUSK)),
            }
            for card, zones in zip(self.figures.renown, s.renown, strict=True)
        ]

    # -- the night ---------------------------------------------------------------------------------------------

    def view_hidden(self, s: KnightTalesState) -> dict[str, int]:
        """How many minions and champions lie face down: the renown card tells, and all have counted."""
        looked_at = [self.kind(m).champion for m in s.monsters() if not m.revealed and m.kind != UNKNOWN]
        return {
            "minions": s.unseen_minions + looked_at.count(False),
            "champions": s.unseen_champions + looked_at.count(True),
        }

    def view_monster(self, s: KnightTalesState, m: Monster, lane: int, rank: int, viewer: Viewer) -> dict[str, Any]:
        """A monster with all that would count if it were attacked now; of a face-down one whoever looked knows it."""
        knows = viewer == REFEREE or (isinstance(viewer, int) and m.knowers >> viewer & 1)
        named = m.revealed or (m.kind != UNKNOWN and knows)
        seen: dict[str, Any] = {
            "handle": m.handle,
            "rank": rank,
            "id": KIND_IDS[m.kind] if named else None,
            "revealed": m.revealed,
            "known_by": [seat for seat in range(s.seats) if m.knowers >> seat & 1],
        }
        if m.revealed and not s.over:
            seen["printed"] = self.kind(m).health
            seen["valor"] = self.kind(m).valor
            seen["damage"] = self.kind(m).damage
            seen["cost"] = rank
            seen |= self.view_fighter(s, m, lane)
        return seen

    def view_boss(self, s: KnightTalesState, boss: Monster) -> dict[str, Any]:
        figures = self.figures.bosses[boss.kind]
        return {
            "id": figures.id,
            "handle": "boss",
            "rank": s.boss_rank,
            "printed": figures.health,
            "valor": figures.valor,
            "column": s.column,
            "columns": [
                {"red": red, "black": black, "armor": armor, "symbol": n in figures.symbols}
                for n, (red, black, armor) in enumerate(zip(figures.red, figures.black, figures.armor, strict=True), 1)
            ],
            "tactic": None if s.tactic == NOBODY else TACTIC_IDS[s.tactic],
            "tactics_left": len(s.tactics) + (s.tactic != NOBODY),
            "tactics_used": [TACTIC_IDS[tactic] for tactic in s.tactics.bottom],
            "ability_faction": FACTIONS[figures.faction],
            "cost": s.boss_rank,
            **self.view_fighter(s, boss, -1),
        }

    def view_fighter(self, s: KnightTalesState, m: Monster, lane: int) -> dict[str, Any]:
        """Health, crests and tokens, and what it would fight with now."""
        reasons = reasons_for(s, self.figures, m, lane, False)
        black, red = monster_pool(s, self.figures, m, reasons, [])
        return {
            "health": m.health,
            "crests": m.crests[:],
            "tokens": {"sword": m.sword, "shield": m.shield, "black": m.black, "red": m.red, "health": m.extra},
            "black": black,
            "red": red,
            "sword": total(reasons, "sword"),
            "shield": total(reasons, "shield") + total(reasons, "armor"),
            "reasons": [reason._asdict() for reason in reasons],
        }

    def view_attack(self, s: KnightTalesState, a: Attack) -> dict[str, Any]:
        """The attack that goes on: everything about it is public."""
        target = a.target
        seen: dict[str, Any] = {
            "seat": a.seat,
            "target": None,
            "step": a.step,
            "used": a.used[:],
            "last_deed": a.last_deed,
            "payer": a.payer,
            "suffers": a.suffers,
            "sword": a.sword,
            "shield": a.shield,
        }
        if target is None:
            return seen
        rolled = bool(a.knight)
        if rolled:
            reasons = counting(s, self.figures, a)
            black, red = a.colours.count("black"), a.colours.count("red")
        else:
            reasons = reasons_for(s, self.figures, target, a.lane, a.ignores_effects)
            black, red = monster_pool(s, self.figures, target, reasons, a.pool_changes)
        return seen | {
            "target": target.handle,
            "monster": s.name_of(target),
            "lane": None if a.lane < 0 else a.lane + 1,
            "rank": None if target.defeated else self.rank_of(s, target),
            "cost": a.paid or self.fatigue_cost(s, a),
            "pool": {"knight": len(a.knight) if rolled else knight_pool(a), "black": black, "red": red},
            "knight_dice": [
                {"handle": f"k{n}", "face": face, "gone": gone}
                for n, (face, gone) in enumerate(zip(a.knight, a.knight_gone, strict=True), 1)
            ],
            "monster_dice": [
                {"handle": f"m{n}", "colour": colour, "face": face, "gone": gone}
                for n, (colour, face, gone) in enumerate(zip(a.colours, a.monster, a.monster_gone, strict=True), 1)
            ],
            "reasons": [reason._asdict() for reason in (*reasons, *card_reasons(a))],
            "faith": a.faith_left,
            "lies": self.view_outcome(s, a) if rolled and not a.combat_done else None,
        }

    def view_outcome(self, s: KnightTalesState, a: Attack) -> dict[str, Any]:
        """What the attack would do as the dice lie."""
        lies, target = outcome(s, self.figures, a), a.target
        assert target is not None
        health = target.health + target.extra
        doom = doom_after(s, self.figures, a)
        symbols = self.boss_figures(s).symbols if s.boss is not None else ()
        return {
            **lies._asdict(),
            "wounds": 0 if a.last_deed else min(lies.wounds, s.fatigue_left(a.suffers)),
            "health": health,
            "defeats": lies.damage >= health,
            "dooms": a.dooms,
            "doom_to": doom,
            "tactic": any([s.column < column <= doom for column in symbols]),
        }

    def view_score(self, s: KnightTalesState) -> list[dict[str, int]] | None:
        if s.over != HELD:
            return None
        sheets = [self.score(s, seat) for seat in range(s.seats)]
        return [{**sheet._asdict(), "total": sheet.total} for sheet in sheets]

    # -- events and other worlds -------------------------------------------------------------------------------

    def seen(self, event: Event, viewer: Viewer) -> Event | None:
        """Everything happens in the open but what a scout sees."""
        if isinstance(event, LaneScouted) and not sees(viewer, event.seat):
            return event._replace(monsters=())
        return event

    def redeal(self, s: KnightTalesState, viewer: int | None, luck: Luck) -> None:
        """Deal again the face-down monsters that others have looked at. Claimed cards stay: all saw who took them."""
        unknown = self.looked_at_by_others(s, viewer)
        for monster in unknown:
            if self.kind(monster).champion:
                s.champions.add(monster.kind)
                s.unseen_champions += 1
            else:
                s.minions.add(monster.kind)
                s.unseen_minions += 1
            monster.kind = UNKNOWN
        own, s.luck = s.luck, luck
        for monster in unknown:
            s.look_at(monster)
        s.luck = own

    def looked_at_by_others(self, s: KnightTalesState, viewer: int | None) -> list[Monster]:
        """Face-down monsters that somebody knows, but not the viewer."""
        return [
            m
            for m in s.monsters()
            if not m.revealed and m.kind != UNKNOWN and (viewer is None or not m.knowers >> viewer & 1)
        ]

    def has_secrets(self, s: KnightTalesState, viewer: int | None) -> bool:
        return bool(self.looked_at_by_others(s, viewer))

    def census(self, s: KnightTalesState) -> Mapping[str, int]:
        """All cards, wherever they are."""
        found = dict.fromkeys((*KIND_IDS, *CARD_IDS[:LONGSWORD], *BOSS_IDS, *TACTIC_IDS, *QUEST_IDS), 0)
        for bag in (s.market_deck, s.minions, s.champions, s.boss_deck, *s.slain, *s.quest_decks, s.tactics.rest):
            for card, copies in zip(bag.ids, bag.counts, strict=True):
                found[card] += copies
        for monster in s.monsters():
            if monster.kind != UNKNOWN:
                found[KIND_IDS[monster.kind]] += 1
        for number in (*s.market, *[card for cards in s.owned for card in cards]):
            if 0 <= number < LONGSWORD:
                found[CARD_IDS[number]] += 1
        for trophy, owner in zip(TROPHY_IDS, s.trophies, strict=True):
            found[trophy] += owner == NOBODY
        for boss in s.bosses_met:
            found[BOSS_IDS[boss]] += 1
        for quest in s.quests:
            found[QUEST_IDS[quest]] += 1
        for number in (*s.tactics.top, *s.tactics.bottom, *([] if s.tactic == NOBODY else [s.tactic])):
            found[TACTIC_IDS[number]] += 1
        at_the_table = self.boss_figures(s).tactics if s.boss is not None else ()
        for tactic in TACTIC_IDS:
            found[tactic] += tactic not in at_the_table  # in the box
        return found | {"longsword": len(KNIGHTS)} | {f"renown-{night}": 1 for night in range(1, NIGHTS + 1)}


def card_reasons(a: Attack) -> list[Reason]:
    """What cards of the attacker's side change for the rest of the attack."""
    return [Reason(what, n, card, "card") for what, n, card in a.lasting]
