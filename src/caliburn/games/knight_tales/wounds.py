"""Player Wounds (Knight Tales, pp. 19-20) and what monsters do when they wound, or after an attack on them."""

from __future__ import annotations

from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.effects import Effects
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.kernel.flow import Flow


class Wounds(Effects):
    """Knight Tales, "Player Wounds" and "The Last Heroic Deed"."""

    def suffer(self, s: KnightTalesState, a: Attack, wounds: int) -> Flow[None]:
        """Wounds of an attack; in a last heroic deed there are none, and nothing they would trigger (R82)."""
        if not wounds or a.last_deed:
            return
        a.step = 8
        a.wounds = wounds
        yield from self.before_wounds(s, a)
        suffered = s.suffer_wounds(a.suffers, a.wounds)
        a.wounds = 0
        target = a.target
        if suffered and target is not None and target.number and not a.ignores_effects:
            yield from self.when_wounded(s, a, self.kind(target).wound)

    def before_wounds(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """Solo and co-op have somebody to take the wounds instead."""
        yield from ()

    def when_wounded(self, s: KnightTalesState, a: Attack, effect: str) -> Flow[None]:
        """What the attacked monster does when it wounds somebody, even if it is defeated by the attack (R79)."""
        seat, target = a.suffers, a.target
        assert target is not None
        if effect == "lose-gold":
            s.lose_gold(seat)
        elif effect == "grow":
            if not target.defeated:
                s.put_token(target, "health")
        elif effect == "raise-doom":
            yield from self.raise_doom(s)
        elif effect == "tire":
            s.lose_fatigue(seat)
        elif effect == "lose-wrath":
            s.lose_wrath(seat)
        elif effect == "exhaust-card":
            yield from self.exhaust_one(s, seat)

    def after_the_attack(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """Step 8a: Troll and Minotaur, by what this attack dealt to them (R135)."""
        target = a.target
        if target is None or not target.number or target.defeated or a.ignores_effects:
            return
        effect = self.kind(target).after
        if effect == "regrow" and a.damage_to(target):
            s.put_token(target, "health")
        elif effect == "break-lane" and not a.damage_to(target):
            yield from self.damage_lanes(s, [a.lane])
