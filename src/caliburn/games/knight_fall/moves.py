"""The moves of Knight Fall. Units are called by name (`iron-knight`, `imp-2`), tiles by letter (`A`, `B-north`)."""

from __future__ import annotations

from typing import NamedTuple


class Choose(NamedTuple):
    """Keep these of the characters that were drawn, in the order in which they will take their turns."""

    characters: tuple[str, ...]
    verb: str = "choose"


class Imps(NamedTuple):
    """Put the first imps on these tiles."""

    tiles: tuple[str, ...]
    verb: str = "imps"


class Weaken(NamedTuple):
    """The elders that begin with less health."""

    elders: tuple[str, ...]
    verb: str = "weaken"


class Put(NamedTuple):
    """Put a knight, an elder, a minion or a token on a tile."""

    tile: str
    verb: str = "put"


class Play(NamedTuple):
    """Use the primary ability of a power card."""

    card: str
    verb: str = "play"


class Actions(NamedTuple):
    """Use the two symbols of a power card."""

    card: str
    verb: str = "actions"


class Minor(NamedTuple):
    """Discard a power card for one action: `minor rend melee`."""

    card: str
    action: str
    verb: str = "minor"


class Basic(NamedTuple):
    """Play the basic action card: `basic move`."""

    action: str
    verb: str = "basic"


class Discard(NamedTuple):
    """Discard a card without any effect; `discard basic`."""

    card: str
    verb: str = "discard"


class Cast(NamedTuple):
    """Use two magic for the magic ability."""

    verb: str = "cast"


class Summon(NamedTuple):
    """Use two held command symbols for a new imp on the seal."""

    verb: str = "summon"


class Free(NamedTuple):
    """Use a free move of a power, a seal or a mark."""

    by: str
    verb: str = "free"


class Ice(NamedTuple):
    """Discard a power card to gain ice."""

    card: str
    verb: str = "ice"


class Orb(NamedTuple):
    """Discard a card on the tile that gives magic for it."""

    card: str
    verb: str = "orb"


class Done(NamedTuple):
    """End the turn; what is left in the hand is discarded."""

    verb: str = "done"


class Go(NamedTuple):
    """Move to a tile, or across the water to a bank."""

    tile: str
    verb: str = "go"


class Melee(NamedTuple):
    """Use one or two melee symbols on a close enemy."""

    unit: str
    symbols: int
    verb: str = "melee"


class Ranged(NamedTuple):
    """Use one or two ranged symbols on an adjacent enemy."""

    unit: str
    symbols: int
    verb: str = "ranged"


class Heal(NamedTuple):
    """Heal somebody."""

    unit: str
    verb: str = "heal"


class Hold(NamedTuple):
    """Keep a command symbol for a new imp."""

    verb: str = "hold"


class Order(NamedTuple):
    """Let a minion act: `order imp-1 move C`, `order imp-1 melee elder-2`, `order stone-golem-3 heal self`."""

    minion: str
    action: str
    on: str
    verb: str = "order"


class Target(NamedTuple):
    """Choose a unit."""

    unit: str
    verb: str = "target"


class At(NamedTuple):
    """Choose a tile."""

    tile: str
    verb: str = "at"


class Push(NamedTuple):
    """Move somebody else to a tile."""

    unit: str
    tile: str
    verb: str = "push"


class Guard(NamedTuple):
    """The knight that takes a blow aimed at a guarded elder."""

    knight: str
    verb: str = "guard"


class Take(NamedTuple):
    """Spend defense: a knight on damage aimed at itself, or at an ally whose place it takes."""

    knight: str
    ally: str
    defense: int
    verb: str = "take"


class Block(NamedTuple):
    """Spend own defense or ice on damage."""

    amount: int
    verb: str = "block"


class Redirect(NamedTuple):
    """Let an imp take the damage."""

    imp: str
    verb: str = "redirect"
