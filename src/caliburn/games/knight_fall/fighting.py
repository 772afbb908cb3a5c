"""Attacks (Knight Fall, "Defense" and "Elders"; spec 12.2): aim, defend, redirect, apply, riders, reactions."""

from __future__ import annotations

from collections.abc import Sequence

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.attack import Attack, Packet
from caliburn.games.knight_fall.figures import (
    DEMON,
    ELDERS,
    ICE_GOLEMS,
    KNIGHT,
    MELEE,
    NOBODY,
    PLACES,
    SIDE_OF,
)
from caliburn.games.knight_fall.moves import Guard, Take, Target
from caliburn.games.knight_fall.moving import Moving
from caliburn.games.knight_fall.state import OFF, KnightFallState
from caliburn.kernel.flow import Flow, Prompt, ask_all
from caliburn.kernel.moves import PASS, Move

GUARD = Prompt("ask-guard", "guarded-elders", automatic=True)
DEFEND = Prompt("ask-defend", "defending", scopes=("turn", "safe", "minion"))
RETRIBUTION = Prompt("ask-retribution", "retribution", scopes=("turn",))
AREA = "area"


class Fighting(Moving):
    """Knight Fall, "Defense". Everything that decides who is asked lies open: places and defense."""

    # -- declaring ---------------------------------------------------------------------------------------------

    def strike(
        self,
        s: KnightFallState,
        source: int,
        kind: str,
        target: int,
        damage: int,
        by: str,
        riders: Sequence[str] = (),
    ) -> Flow[Attack]:
        """One attack on one unit. What is aimed at a guarded elder hits a knight there (RU-B02, RU-B03)."""
        a = Attack(source, kind, riders, s.lives[:])
        a.aimed = target
        damage += self.bonus(s, source, kind, target) + self.extra_for_slow(target, riders)
        s.emit(happened.AttackDeclared(s.name_of(source), kind, (s.name_of(target),), damage, by))
        previous, s.attack = s.attack, a
        s.attacks += 1
        hit = target
        if target in ELDERS and "past-guard" not in riders:
            hit = yield from self.guard_of(s, target)
        a.packets.append(Packet(hit, damage, s.at[hit]))
        yield from self.resolve(s, a)
        s.attack = previous
        return a

    def blast(
        self,
        s: KnightFallState,
        source: int,
        cells: Sequence[int],
        damage: int,
        by: str,
        riders: Sequence[str] = (),
    ) -> Flow[Attack]:
        """Damage to all enemies on some tiles: each unit has its own, guarded or not (RU-B12)."""
        a = Attack(source, AREA, riders, s.lives[:])
        units = self.units_on_any(s, cells, 1 - SIDE_OF[source])
        if not units:
            return a
        s.emit(happened.AttackDeclared(s.name_of(source), AREA, tuple([s.name_of(unit) for unit in units]), damage, by))
        previous, s.attack = s.attack, a
        s.attacks += 1
        a.packets.extend([Packet(unit, damage, s.at[unit]) for unit in units])
        yield from self.resolve(s, a)
        s.attack = previous
        return a

    def bonus(self, s: KnightFallState, source: int, kind: str, target: int) -> int:
        """What raises the damage of a melee attack; what is for the first one in a turn is used with it."""
        if kind != MELEE or source >= PLACES:
            return 0
        bonus = self.melee_bonus(s, source, target)
        self.use_first_melee(s, source)
        return bonus

    def melee_bonus(self, s: KnightFallState, source: int, target: int) -> int:
        """A seal or mark for the first attack; Kindled Blade against an enemy in a halo of fire."""
        first = 0 if s.is_used("first-melee") else self.seal_power(s, source, "first-melee")
        return first + int(s.is_character(source, "flame-knight") and s.at[target] in s.halos)

    def use_first_melee(self, s: KnightFallState, source: int) -> None:
        s.use_once("first-melee")

    def extra_for_slow(self, target: int, riders: Sequence[str]) -> int:
        """Nothing: who is slowed loses the use of a card."""
        return 0

    def guard_of(self, s: KnightFallState, elder: int) -> Flow[int]:
        """The knight that takes a blow aimed at an elder on its tile; the elder itself where there is none."""
        knights = self.knights_on(s, s.at[elder])
        if not knights:
            return elder
        guards: list[Move] = [Guard(s.name_of(knight)) for knight in knights]
        move = yield from self.decide(s, self.captain(s, KNIGHT), GUARD, lambda: guards)
        if not isinstance(move, Guard):
            return elder
        s.emit(happened.GuardStepped(move.knight, s.name_of(elder)))
        return s.unit_called(move.knight)

    # -- resolving ---------------------------------------------------------------------------------------------

    def resolve(self, s: KnightFallState, a: Attack) -> Flow[None]:
        yield from self.defend(s, a)
        self.use_plate(s, a)
        yield from self.redirect(s, a)
        self.apply(s, a)
        yield from self.ride(s, a)
        yield from self.settle_deaths(s)
        yield from self.react(s, a)

    # -- 3. defend ---------------------------------------------------------------------------------------------

    def defend(self, s: KnightFallState, a: Attack) -> Flow[None]:
        """All knights that could help are asked at once, until they have done all they want (RU-B06 to RU-B11)."""
        if not a.packets or SIDE_OF[a.packets[0].target] != KNIGHT:
            return
        while not s.over:
            seats = self.seats_of_side(s, KNIGHT)
            seats = [seat for seat in seats if seat not in a.passed and self.possible_takes(s, seat)]
            if not seats:
                return
            s.question, s.about = DEFEND.message, ""
            moves = yield from ask_all(s, seats, DEFEND, self.takes)
            yield from self.settle_takes(s, a, seats, moves)

    def seats_of_side(self, s: KnightFallState, side: int) -> list[int]:
        return list(dict.fromkeys([s.seat_of[place] for place in self.places_of(s, side)]))

    def takes(self, s: KnightFallState, seat: int) -> list[Move]:
        return [*self.possible_takes(s, seat), PASS]

    def possible_takes(self, s: KnightFallState, seat: int) -> list[Move]:
        """How the knights of a seat could spend defense on the attack: at least 1 for every packet (RU-B09)."""
        a = s.attack
        assert a is not None
        found: list[Move] = []
        for knight in self.places_of(s, KNIGHT):
            if s.seat_of[knight] == seat and self.can_defend(s, knight):
                name = s.name_of(knight)
                for packet in a.packets:
                    if not packet.decided and self.can_take(s, a, knight, packet):
                        most = self.most_defense_for(s, a, knight, packet)
                        found += [Take(name, s.name_of(packet.target), n) for n in range(most, 0, -1)]
        return found

    def can_take(self, s: KnightFallState, a: Attack, knight: int, packet: Packet) -> bool:
        """Its own packet always; those of allies on one tile, close or adjacent."""
        if packet.target == knight:
            return True
        if s.at[packet.target] == OFF:
            return False
        cell = s.at[packet.target]
        if knight in a.helping:
            return a.helping[knight] == cell
        return cell == s.at[knight] or cell in self.beside(s, s.at[knight])

    def most_defense_for(self, s: KnightFallState, a: Attack, knight: int, packet: Packet) -> int:
        """Never more than there is to block (RU-B18); Riveted Plate blocks one for free."""
        damage = packet.damage - int(self.has_plate(s, a, knight))
        return min(s.defense[knight], max(1, damage))

    def has_plate(self, s: KnightFallState, a: Attack, knight: int) -> bool:
        return s.is_character(knight, "iron-knight") and knight not in a.plated

    def settle_takes(self, s: KnightFallState, a: Attack, seats: Sequence[int], moves: Sequence[Move]) -> Flow[None]:
        """Whoever takes an ally's place comes before one that blocks for itself; then most defense (RU-B07)."""
        wanted: list[tuple[bool, int, int, Take]] = []
        for seat, move in zip(seats, moves, strict=True):
            if isinstance(move, Take):
                knight = s.unit_called(move.knight)
                wanted.append((move.knight == move.ally, -s.defense[knight], knight, move))
            else:
                a.passed.append(seat)
        for _, _, knight, take in sorted(wanted):
            (packet,) = [packet for packet in a.packets if packet.target == s.unit_called(take.ally)]
            if not packet.decided and s.at[knight] != OFF and self.can_take(s, a, knight, packet):
                yield from self.take(s, a, knight, packet, take.defense)

    def take(self, s: KnightFallState, a: Attack, knight: int, packet: Packet, defense: int) -> Flow[None]:
        defense = min(defense, s.defense[knight])
        s.defense[knight] -= defense  # before anything can happen to it on the way
        if packet.target != knight:
            arrived = yield from self.come_to_help(s, a, knight, packet)
            if not arrived:
                return
            packet.taker = knight
        blocked = defense
        a.spent.append(knight)
        if self.has_plate(s, a, knight) and packet.damage > defense:
            blocked += 1
            a.plated.append(knight)
        packet.spent += blocked
        packet.decided = True
        s.emit(happened.Defended(s.name_of(knight), s.name_of(packet.target), defense, blocked))

    def come_to_help(self, s: KnightFallState, a: Attack, knight: int, packet: Packet) -> Flow[bool]:
        """A knight goes to the ally's tile; disengagement counts on its own turn alone (RU-C08)."""
        cell = s.at[packet.target]
        a.helping[knight] = cell
        if s.at[knight] == cell:
            return True
        own_turn = knight == s.active and self.is_in_a_turn(s)
        return (yield from self.go_to(s, knight, cell, s.bank[packet.target], "defend", engaged=own_turn))

    def use_plate(self, s: KnightFallState, a: Attack) -> None:
        """Riveted Plate blocks one for free, if it has not yet; of the knight's own packet before others (RU-B30)."""
        packets = sorted(a.packets, key=turn_of)
        for knight in a.spent:
            hurting = [packet for packet in packets if packet.hits == knight and packet.rest]
            if hurting and self.has_plate(s, a, knight):
                hurting[0].spent += 1
                a.plated.append(knight)

    # -- 4. redirect or block ----------------------------------------------------------------------------------

    def redirect(self, s: KnightFallState, a: Attack) -> Flow[None]:
        """What demons have against damage: Shackled Souls and ice."""
        for packet in a.packets:
            if packet.target < PLACES and packet.target % 2 == DEMON:
                imp, packet.spent = yield from self.shield_demon(s, packet.target, packet.damage)
                packet.imp = NOBODY if imp is None else imp

    # -- 5. and 6. apply ---------------------------------------------------------------------------------------

    def apply(self, s: KnightFallState, a: Attack) -> None:
        """Characters, then elders, then minions; a knight's own packet before those it took over (RU-B30)."""
        for packet in sorted(a.packets, key=turn_of):
            if packet.taker != NOBODY and s.at[packet.taker] == OFF:
                packet.taker = NOBODY  # the rest falls back on whom it was aimed at
            unit = packet.hits
            if s.at[unit] == OFF or s.over or (unit < PLACES and s.lives[unit] != a.lives[unit]):
                continue
            packet.cell = s.at[unit]
            if packet.rest:
                packet.lost = self.lose_health(s, unit, packet.rest, "attack")
                packet.dead = s.at[unit] == OFF
            else:
                s.emit(happened.Unharmed(s.name_of(unit)))
        if a.source == s.active and any([packet.lost for packet in a.packets]):
            s.turn.drew_blood = True

    # -- 7. riders ---------------------------------------------------------------------------------------------

    def ride(self, s: KnightFallState, a: Attack) -> Flow[None]:
        """What comes with an attack goes to the unit that took or blocked it, if it is alive (RU-B27)."""
        if "slow" in a.riders:
            yield from self.slow_those_hit(s, a)
        if "drain" in a.riders or "leech" in a.riders:
            lost = sum([packet.lost for packet in a.packets])
            self.feed(s, a.source, lost if "drain" in a.riders else min(lost, 1))
        if "push" in a.riders:
            yield from self.push_those_hit(s, a)
        yield from self.frostbite(s, a)

    def slow_those_hit(self, s: KnightFallState, a: Attack) -> Flow[None]:
        for packet in a.packets:
            if packet.hits < PLACES and not packet.dead and s.at[packet.hits] != OFF:
                yield from self.slow(s, packet.hits)

    def feed(self, s: KnightFallState, unit: int, health: int) -> None:
        """The attacker heals by what was lost, unless the blow decided everything (KF-X24)."""
        if health and s.at[unit] != OFF and not s.over:
            s.heal(unit, health, self.most_health(s, unit))

    def push_those_hit(self, s: KnightFallState, a: Attack) -> Flow[None]:
        """The attacker may move each that survived, but no elder (RU-B28)."""
        hit = [packet.hits for packet in a.packets if not packet.dead]
        if a.kind == AREA:
            hit = self.units_on(s, s.at[a.source], 1 - SIDE_OF[a.source])
        for unit in dict.fromkeys(hit):
            if unit not in ELDERS and s.at[unit] != OFF:
                yield from self.push(s, self.owner(s, s.active), unit, may=True)

    def frostbite(self, s: KnightFallState, a: Attack) -> Flow[None]:
        """The first demon that loses health to the Ice Knight's or an ice golem's melee on his turn is slowed."""
        if a.kind != MELEE or s.is_used("frostbite") or not s.is_character(s.active, "ice-knight"):
            return
        if a.source != s.active and a.source not in ICE_GOLEMS:
            return
        for packet in a.packets:
            if packet.lost and packet.hits < PLACES:
                s.use_once("frostbite")
                if not packet.dead:
                    s.emit(happened.PowerUsed(s.name_of(s.active), "frostbite"))
                    yield from self.slow(s, packet.hits)

    # -- 8. reactions ------------------------------------------------------------------------------------------

    def react(self, s: KnightFallState, a: Attack) -> Flow[None]:
        """Mark of Thorns, then Retribution; neither answers the other, nor Shatter (RU-B24)."""
        if a.is_reaction:
            return
        yield from self.thorns(s, a)
        yield from self.retribution(s, a)

    def thorns(self, s: KnightFallState, a: Attack) -> Flow[None]:
        if a.kind != MELEE or a.source >= PLACES or a.source % 2 != KNIGHT:
            return
        for packet in a.packets:
            unit = packet.hits
            if packet.lost and unit < PLACES and not packet.dead and s.at[a.source] != OFF:
                damage = self.seal_power(s, unit, "thorns")
                if damage:
                    yield from self.suffer(s, a.source, damage, "thorns")

    def retribution(self, s: KnightFallState, a: Attack) -> Flow[None]:
        """The Wrath Knight strikes back, once in an enemy's turn (RU-B31)."""
        wrath = s.who_is("wrath-knight")
        if wrath == NOBODY or not self.is_enraged(s, a, wrath):
            return
        near = self.near(s, s.at[wrath])

        def targets() -> list[Move]:
            return [Target(s.name_of(unit)) for unit in self.units_on_any(s, near, DEMON)]

        move = yield from self.decide(s, self.owner(s, wrath), RETRIBUTION, targets, may=True)
        if isinstance(move, Target):
            s.use_once("retribution")
            s.emit(happened.PowerUsed(s.name_of(wrath), "retribution"))
            damage = self.figures.retribution[1]
            yield from self.strike(s, wrath, "plain", s.unit_called(move.unit), damage, "retribution", ("reaction",))

    def is_enraged(self, s: KnightFallState, a: Attack, wrath: int) -> bool:
        """Whether an attack on an enemy's turn calls Retribution up."""
        if SIDE_OF[a.source] != DEMON or s.active % 2 != DEMON or not self.is_in_a_turn(s) or s.is_used("retribution"):
            return False
        if sum([packet.lost for packet in a.packets if packet.hits == wrath]) >= self.figures.retribution[0]:
            return True
        near = self.near(s, s.at[wrath])
        return any([packet.dead and packet.cell in near and is_friend(packet.hits) for packet in a.packets])


def turn_of(packet: Packet) -> tuple[int, int, bool]:
    """When a packet is applied among the others."""
    unit = packet.hits
    kind = 0 if unit < PLACES else 1 if unit in ELDERS else 2
    return kind, unit, packet.taker != NOBODY


def is_friend(unit: int) -> bool:
    """A knight or an elder."""
    return unit in ELDERS or (unit < PLACES and unit % 2 == KNIGHT)
