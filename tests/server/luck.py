"""What a server of the tests draws by lot, seeds, ids and names of tables: the same in every run.

So a test that fails can be run again. Each has luck of its own; with CALIBURN_SOAK=1 it is true chance.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from random import Random
from typing import TypeVar
from unittest import mock

from caliburn.server import rooms
from tests.conftest import SOAK

T = TypeVar("T")


class FixedSecrets:
    """In place of `secrets`."""

    def __init__(self, lots: Callable[[], Random]) -> None:
        self.lots = lots

    def choice(self, among: Sequence[T]) -> T:
        return self.lots().choice(among)

    def token_hex(self, size: int) -> str:
        return self.lots().randbytes(size).hex()


def fixed_luck(seed: int) -> AbstractContextManager[object]:
    """Tables that are founded meanwhile have the luck of this number."""
    lots = Random(seed)
    return mock.patch.object(rooms, "secrets", FixedSecrets(lambda: lots))


def known_luck() -> AbstractContextManager[object]:
    """Tables that are founded meanwhile are dealt the same. At the toy's, whoever bids the first card offered, seat 0
    is champion, then seat 2."""
    return mock.patch.object(rooms, "new_seed", return_value="00" * 16)


def luck_of_the_test() -> AbstractContextManager[object]:
    """Tables that are founded meanwhile have the luck of the test that is running."""
    return nullcontext() if SOAK else mock.patch.object(rooms, "secrets", FixedSecrets(lots_of_the_test))


def lots_of_the_test() -> Random:
    return _lots(os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0])  # without "(setup)" or "(call)"


@cache
def _lots(test: str) -> Random:
    """A test goes on drawing where it was, also after its server was started again."""
    return Random(test)
