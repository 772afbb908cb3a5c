"""Chance: seeded sources, scripts for tests, and `Luck`, through which rules draw and roll.

Outcome number n of a match is a published function of its seed and n: SHA-256 over the 16 bytes of the seed and
the block number n // 4 as 8 bytes, big-endian; the n % 4-th group of 8 bytes of that digest, big-endian, is a
number x of 64 bits; of a choice between k the one with index (x * k) >> 64 comes up. `docs/record-format.md`
has the golden vectors.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from caliburn.kernel.bags import Bag, Deck
from caliburn.kernel.errors import BadChance, BadRecord
from caliburn.kernel.log import Entry

SEED_BYTES: Final = 16
SEED_TEXT: Final = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")  # as records have it


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from."""

    def choose(self, n: int, k: int) -> int:
        """Outcome number n of the match, one of k equally likely: a number from 0 up to k."""
        raise BadChance("error-chance-none")

    @property
    def scripted(self) -> bool:
        """Whether outcomes are written down by id, so that `named` is asked before `choose`."""
        return False

    def named(self, n: int, possible: Sequence[str]) -> str | None:
        """Outcome number n by its id, where it is written down; None where it is to be chosen."""
        return None

    def fork(self, n: int, salt: int) -> Chance:
        """The source of a clone made when n outcomes have come up; it tells nothing of this one."""
        return self

    @property
    def seed(self) -> str | None:
        """The seed as 32 hexadecimal digits, where there is one."""
        return None


class Seeded(Chance):
    """The published generator: SHA-256 in counter mode. Its seed are 16 bytes; `seed_bytes` makes them of any text."""

    def __init__(self, seed: bytes) -> None:
        if type(seed) is not bytes or len(seed) != SEED_BYTES:
            raise BadChance("error-seed-bytes", count=SEED_BYTES)
        self._seed = seed
        self._block = -1
        self._digest = b""

    def choose(self, n: int, k: int) -> int:
        block = n >> 2
        if block != self._block:
            self._digest = hashlib.sha256(self._seed + block.to_bytes(8, "big")).digest()
            self._block = block
        at = (n & 3) << 3
        return (int.from_bytes(self._digest[at : at + 8], "big") * k) >> 64

    def fork(self, n: int, salt: int) -> Chance:
        return Forked(self._seed, n, salt)

    @property
    def seed(self) -> str | None:
        return self._seed.hex()


class Forked(Chance):
    """The source of a clone: a seed of its own, worked out when first needed (most clones never need it)."""

    def __init__(self, parent: bytes, n: int, salt: int) -> None:
        self._parent = parent
        self._n = n
        self._salt = salt
        self._own: Seeded | None = None

    def choose(self, n: int, k: int) -> int:
        return self._seeded().choose(n, k)

    def fork(self, n: int, salt: int) -> Chance:
        return self._seeded().fork(n, salt)

    @property
    def seed(self) -> str | None:
        return self._seeded().seed

    def _seeded(self) -> Seeded:
        if self._own is None:
            label = f"clone {self._n} {self._salt}".encode()
            self._own = Seeded(hashlib.sha256(label + self._parent).digest()[:SEED_BYTES])
        return self._own


class Script(Chance):
    """Outcomes written down beforehand, by id, for tests and worked examples; then those of `then`, if given."""

    def __init__(self, outcomes: Iterable[str | int], then: Chance | None = None) -> None:
        self._outcomes = tuple(str(outcome) for outcome in outcomes)
        self._then = then
        self._first = -1

    @property
    def scripted(self) -> bool:
        return True

    def choose(self, n: int, k: int) -> int:
        return Chance.choose(self, n, k) if self._then is None else self._then.choose(n, k)

    def named(self, n: int, possible: Sequence[str]) -> str | None:
        if self._first < 0:
            self._first = n
        at = n - self._first
        if at >= len(self._outcomes):
            if self._then is None:
                raise BadChance("error-chance-end", possible=", ".join(dict.fromkeys(possible)))
            return self._then.named(n, possible)
        if self._outcomes[at] not in possible:
            outcome, known = self._outcomes[at], ", ".join(dict.fromkeys(possible))
            raise BadChance("error-chance-impossible", outcome=outcome, possible=known)
        return self._outcomes[at]

    def fork(self, n: int, salt: int) -> Chance:
        """A clone of a scripted match follows the same script, and then a chance of its own."""
        if self._then is None:
            return self
        forked = Script(self._outcomes, self._then.fork(n, salt))
        forked._first = self._first
        return forked


def seed_bytes(seed: int | str) -> bytes:
    """The 16 bytes of a seed: 32 hexadecimal digits are taken as they are, all else is hashed.

    >>> seed_bytes(1).hex()
    '6119dc07763815f5db7143e9cf36a156'
    """
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadChance("error-seed-kind", kind=type(seed).__name__)
    if isinstance(seed, str) and SEED_TEXT.fullmatch(seed.lower()):
        return bytes.fromhex(seed)
    try:
        text = f"caliburn seed {seed}".encode()
    except ValueError:  # a number of thousands of digits, half a character
        raise BadChance("error-seed-text") from None
    return hashlib.sha256(text).digest()[:SEED_BYTES]


class Luck:
    """Chance as rules meet it. What came up is written into the step's log, or, when a step is run again, read
    from it; `cursor` is the place in the log up to which the step has been run."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.log: list[Entry] = []
        self.cursor = 0
        self.outcomes = 0  # how many came up so far in the whole match
        self.seeded_from = 0  # how many of them came from elsewhere: a clone's and a branch's past is not its own
        self.reveals = 0  # how often something hidden became known so far, other than by chance

    def draw(self, bag: Bag) -> int:
        """Take a random card out of the bag; returns its type."""
        card = self._next(bag.total, bag.ids, bag)
        bag.remove(card)
        return card

    def draw_from(self, deck: Deck) -> int:
        """Take the uppermost card of a deck; known places first, then the unordered rest, then the bottom."""
        if deck.top:
            self.reveal()
            return deck.top.pop(0)
        if deck.rest.total:
            return self.draw(deck.rest)
        self.reveal()
        return deck.bottom.pop(0)

    def pick(self, ids: Sequence[str]) -> int:
        """One of several equally likely ids; returns its index."""
        return self._next(len(ids), ids, None)

    def roll(self, dice: Sequence[Sequence[str]]) -> list[str]:
        """Roll dice, each given by its faces; returns the faces that came up, die by die."""
        return [die[self._next(len(die), die, None)] for die in dice]

    def fraction(self) -> float:
        """A number from 0 up to 1, unlogged: for re-dealing, where likelihoods are weighed, never for a rule."""
        self.outcomes += 1
        return self.chance.choose(self.outcomes - 1, 1 << 53) / (1 << 53)

    def reveal(self) -> None:
        """Something hidden becomes known without chance: nobody may take back what led to it."""
        self.reveals += 1

    def _next(self, k: int, ids: Sequence[str], bag: Bag | None) -> int:
        """The index in `ids` of the next outcome."""
        if self.cursor < len(self.log):
            index = self._logged(ids, bag)
        elif k == 0:
            raise ValueError("nothing to draw from")
        else:
            index = self._live(k, ids, bag)
            self.log.append(ids[index])
        self.cursor += 1
        self.outcomes += 1
        return index

    def _logged(self, ids: Sequence[str], bag: Bag | None) -> int:
        """What came up when the step was run before."""
        entry = self.log[self.cursor]
        if not isinstance(entry, str) or entry not in ids:
            raise BadRecord("error-record-outcome", entry=str(entry))
        index = ids.index(entry)
        if bag is not None and bag.counts[index] == 0:
            raise BadRecord("error-record-outcome", entry=entry)
        return index

    def _live(self, k: int, ids: Sequence[str], bag: Bag | None) -> int:
        """What comes up now."""
        if self.chance.scripted:
            name = self.chance.named(self.outcomes, ids if bag is None else bag.cards())
            if name is not None:
                return ids.index(name)
        chosen = self.chance.choose(self.outcomes, k)
        return ids.index(ids[chosen]) if bag is None else bag.nth(chosen)
