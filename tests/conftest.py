"""What all tests share: the sizes of random play, short in CI and full in `make soak`, and counts that are reported."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

SOAK = os.environ.get("CALIBURN_SOAK") == "1"
COUNTED = "counted "

settings.register_profile("ci", deadline=None, max_examples=50, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("soak" if SOAK else "ci")

pytest.register_assert_rewrite("tests.properties")


def pytest_collection_finish() -> None:
    """Thousands of tests live until the end: whoever collects garbage need not look at them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture
def count(record_property: Callable[[str, object], None]) -> Callable[..., None]:
    """Report how much a test looked at: `count(redeals=100, differences=0)`; the sums end the run's output."""

    def report(**amounts: int) -> None:
        for name, amount in amounts.items():
            record_property(COUNTED + name, amount)

    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """The sums of what tests counted, test by test function."""
    sums: dict[str, Counter[str]] = {}
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            name = report.location[2].partition("[")[0]
            for key, amount in report.user_properties:
                if key.startswith(COUNTED):
                    sums.setdefault(name, Counter())[key.removeprefix(COUNTED)] += amount
    if sums:
        terminalreporter.section("counted")
    for name, counts in sorted(sums.items()):
        terminalreporter.write_line(f"{name}: {', '.join(f'{n:,} {what}' for what, n in counts.items())}")
