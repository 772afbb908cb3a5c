"""The ongoing powers of knights and demons that ask or act by themselves. Others are where their rule is:

Kindled Blade, Riveted Plate, Frostbite and Retribution in `fighting.py`, Slip the Grasp in `moving.py`, Grace in
`support.py`, Shackled Souls and Rime Armor in `damage.py`, Tailwind and Conduit in `playing.py`.
"""

from __future__ import annotations

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.figures import (
    CRAWLERS,
    ELDERS,
    GOLEMS,
    PLACES,
    PLAIN,
)
from caliburn.games.knight_fall.moves import Cast, Go, Heal, Target
from caliburn.games.knight_fall.state import OFF, KnightFallState
from caliburn.games.knight_fall.support import Support
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import Move

SHATTER = Prompt("ask-shatter", "shatter")
GAZE = Prompt("ask-gaze", "petrifying-gaze")
WAKE = Prompt("ask-wake", "molten-wake")
MALEVOLENCE = Prompt("ask-malevolence", "malevolence", automatic=True)
BLOODRUSH = Prompt("ask-bloodrush", "bloodrush")
VIGOR = Prompt("ask-vigor", "feral-vigor")
RENEWAL = Prompt("ask-renewal", "seals")


class Powers(Support):
    """Knight Fall, "Knight, Demon Powers, & Magic Abilities"."""

    # -- when killed -------------------------------------------------------------------------------------------

    def shatter(self, s: KnightFallState, place: int, cell: int) -> Flow[None]:
        """The Bone Crusher bursts: all enemies on his tile and on those with his crawlers are hurt."""
        wants = yield from self.wants_to_shatter(s, place)
        if wants:
            s.emit(happened.PowerUsed(s.name_of(place), "shatter"))
            cells = list(dict.fromkeys([cell, *[s.at[unit] for unit in self.on_board(s, CRAWLERS)]]))
            yield from self.blast(s, place, cells, 1, "shatter", ("reaction",))

    def wants_to_shatter(self, s: KnightFallState, place: int) -> Flow[bool]:
        move = yield from self.decide(s, self.owner(s, place), SHATTER, lambda: [Cast()], may=True)
        return isinstance(move, Cast)

    # -- after a move ------------------------------------------------------------------------------------------

    def after_moving(self, s: KnightFallState, place: int, *, new_tile: bool) -> Flow[None]:
        """Petrifying Gaze and Molten Wake, on the own turn; crossing the water is a move, but to no new tile."""
        if s.is_character(place, "dread-mistress") and not s.is_used("petrifying-gaze"):
            yield from self.gaze(s, place)
        elif s.is_character(place, "molten-scion") and new_tile:
            yield from self.wake(s, place)

    def gaze(self, s: KnightFallState, place: int) -> Flow[None]:
        """Slow a close knight, or hurt a close golem; once on her turn."""

        def victims() -> list[Move]:
            here = [*self.knights_on(s, s.at[place]), *[golem for golem in GOLEMS if s.at[golem] == s.at[place]]]
            return [Target(s.name_of(unit)) for unit in here]

        move = yield from self.decide(s, self.owner(s, place), GAZE, victims, may=True)
        if isinstance(move, Target):
            s.use_once("petrifying-gaze")
            s.emit(happened.PowerUsed(s.name_of(place), "petrifying-gaze"))
            yield from self.petrify(s, place, s.unit_called(move.unit))

    def petrify(self, s: KnightFallState, place: int, unit: int) -> Flow[None]:
        if unit < PLACES:
            yield from self.slow(s, unit)
        else:
            yield from self.strike(s, place, PLAIN, unit, 1, "petrifying-gaze")

    def wake(self, s: KnightFallState, place: int) -> Flow[None]:
        """The Molten Scion may lose health, but not the last, to hurt all enemies on the tile it came to."""
        if s.health[place] <= 1 or not self.units_on(s, s.at[place], 1):
            return
        move = yield from self.decide(s, self.owner(s, place), WAKE, lambda: [Cast()], may=True)
        if isinstance(move, Cast):
            s.emit(happened.PowerUsed(s.name_of(place), "molten-wake"))
            self.lose_health(s, place, 1, "price")
            yield from self.blast(s, place, [s.at[place]], 1, "molten-wake")

    # -- at the end of a turn ----------------------------------------------------------------------------------

    def end_powers(self, s: KnightFallState, place: int) -> Flow[None]:
        """Powers that name the end of the turn, then seals and marks that do (spec 12.1)."""
        life = s.lives[place]
        if s.is_character(place, "earth-knight") and not s.turn.left_tile:
            s.emit(happened.PowerUsed(s.name_of(place), "bedrock"))
            s.gain_defense(place, 1, self.character(s, place).most_defense)
        elif s.is_character(place, "horned-demoness"):
            yield from self.malevolence(s, place)
        elif s.is_character(place, "blood-shade") and s.turn.moved:
            yield from self.walk(s, place, 1, free=False, by=BLOODRUSH)
        elif s.is_character(place, "feral-reaver"):
            yield from self.vigor(s, place)
        if self.is_there(s, place, life):
            yield from self.end_seals(s, place)

    def malevolence(self, s: KnightFallState, place: int) -> Flow[None]:
        """The Horned Demoness attacks a close enemy."""
        enemies = self.units_on(s, s.at[place], 1)
        unit = yield from self.choose_unit(s, place, enemies, what=MALEVOLENCE)
        if unit is not None:
            s.emit(happened.PowerUsed(s.name_of(place), "malevolence"))
            yield from self.strike(s, place, PLAIN, unit, 1, "malevolence")

    def vigor(self, s: KnightFallState, place: int) -> Flow[None]:
        """The Feral Reaver heals; at full health it may move instead."""
        if s.heal(place, 1, self.most_health(s, place)):
            return
        move = yield from self.decide(s, self.owner(s, place), VIGOR, lambda: self.steps(s, place), may=True)
        if isinstance(move, Go):
            yield from self.step(s, place, move, free=False)

    def end_seals(self, s: KnightFallState, place: int) -> Flow[None]:
        """Seal of Renewal and Mark of Hunger."""
        renewal = self.seal_power(s, place, "heal-at-end")
        hunger = self.seal_power(s, place, "hunger-at-end")
        if hunger and s.turn.drew_blood:
            s.heal(place, hunger, self.most_health(s, place))
        if renewal:
            s.turn.graced.clear()
            self.heal_unit(s, place, place, renewal)
            near = self.near(s, s.at[place])
            hurt = [unit for unit in ELDERS if s.at[unit] in near and s.health[unit] < self.most_health(s, unit)]
            heals: list[Move] = [Heal(s.name_of(unit)) for unit in hurt]
            move = yield from self.decide(s, self.owner(s, place), RENEWAL, lambda: heals)
            if isinstance(move, Heal):
                self.heal_unit(s, place, s.unit_called(move.unit), renewal)

    # -- free, once on the own turn ----------------------------------------------------------------------------

    def free_moves(self, s: KnightFallState, place: int) -> list[str]:
        """Spirit Step and Seal of Swiftness, where they are not used."""
        found = []
        if s.is_character(place, "soulstealer") and not s.is_used("spirit-step"):
            found.append("spirit-step")
        if self.seal_power(s, place, "free-move") and not s.is_used("seal-of-swiftness"):
            found.append("seal-of-swiftness")
        return found if s.at[place] != OFF else []
