"""How often somebody may ask: token buckets by person or address, in bounded memory; and how much they may hold."""

from __future__ import annotations

import contextlib
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from typing import NamedTuple

from caliburn.server.refusals import TooMuch


class _Bucket(NamedTuple):
    tokens: float
    at: float


class Limits:
    """A bucket of `burst` tokens for every key, filled with `rate` tokens a second.

    >>> limits = Limits(rate=1, burst=2, clock=lambda: 0.0)
    >>> [limits.allow("elaine") for _ in range(3)]
    [0.0, 0.0, 1.0]
    """

    def __init__(
        self, *, rate: float, burst: float, most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Of more than `most` keys, those that asked longest ago are forgotten."""
        self._rate = rate
        self._burst = burst
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, cost: float = 1) -> float:
        """Take `cost` tokens and return 0, or take none and return the seconds until they are there."""
        now = self._clock()
        bucket = self._buckets.get(key, _Bucket(self._burst, now))
        tokens = min(self._burst, bucket.tokens + max(0.0, now - bucket.at) * self._rate)
        allowed = tokens >= cost
        self._buckets[key] = _Bucket(tokens - cost if allowed else tokens, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if allowed:
            return 0.0
        return math.inf if cost > self._burst else (cost - tokens) / self._rate


class Places:
    """At most so many of something for every key at the same time."""

    def __init__(self, most: float, refusal: str) -> None:
        """`refusal` is the message that tells there is no place left."""
        self._most = most
        self._refusal = refusal
        self._held: Counter[str] = Counter()

    @contextlib.contextmanager
    def held(self, key: str) -> Iterator[None]:
        """Hold a place for as long as the block lasts."""
        if self._held[key] >= self._most:
            raise TooMuch(self._refusal, most=int(self._most))
        self._held[key] += 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]


def address_key(host: str) -> str:
    """The key of an address: an IPv6 network of 64 bits is one customer, so it is one key."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
