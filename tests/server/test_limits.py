"""Limits: buckets that fill by the clock, each for itself, in bounded memory."""

from __future__ import annotations

import math

import pytest

from caliburn.server.limits import Limits, address_key


class Clock:
    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_burst_is_allowed_and_then_the_rate(clock: Clock) -> None:
    limits = Limits(rate=2, burst=3, clock=clock)
    assert [limits.allow("kay") for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.25
    assert limits.allow("kay") == 0.25
    clock.now += 0.25
    assert [limits.allow("kay") for _ in range(2)] == [0, 0.5]


def test_whoever_waits_as_told_is_allowed(clock: Clock) -> None:
    limits = Limits(rate=4, burst=8, clock=clock)
    assert limits.allow("kay", 8) == 0
    wait = limits.allow("kay", 3)
    assert wait == 0.75
    clock.now += wait
    assert limits.allow("kay", 3) == 0


def test_a_refused_request_costs_nothing(clock: Clock) -> None:
    limits = Limits(rate=1, burst=2, clock=clock)
    assert limits.allow("kay", 2) == 0
    assert [limits.allow("kay") for _ in range(5)] == [1] * 5


def test_a_bucket_is_never_fuller_than_full(clock: Clock) -> None:
    limits = Limits(rate=1, burst=2, clock=clock)
    limits.allow("kay")
    clock.now += 1000
    assert [limits.allow("kay") for _ in range(3)] == [0, 0, 1]


def test_one_does_not_pay_for_another(clock: Clock) -> None:
    limits = Limits(rate=1, burst=1, clock=clock)
    assert [limits.allow(key) for key in ("kay", "bors", "kay", "bors")] == [0, 0, 1, 1]


def test_what_costs_more_than_a_full_bucket_is_never_allowed(clock: Clock) -> None:
    assert Limits(rate=1, burst=5, clock=clock).allow("kay", 6) == math.inf


def test_a_clock_that_goes_back_takes_nothing_away(clock: Clock) -> None:
    limits = Limits(rate=1, burst=2, clock=clock)
    limits.allow("kay")
    clock.now -= 40
    assert [limits.allow("kay") for _ in range(2)] == [0, 1]


def test_memory_is_bounded_and_who_asked_last_is_remembered(clock: Clock) -> None:
    limits = Limits(rate=0.001, burst=1, most=10, clock=clock)
    limits.allow("kay")
    for number in range(1000):
        limits.allow(f"guest {number}")
        assert limits.allow("kay") > 0
        assert len(limits) <= 10
    for number in range(10):
        limits.allow(f"other {number}")
    assert limits.allow("kay") == 0


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_is_one_key(host: str, key: str) -> None:
    assert address_key(host) == key
