"""Which build is tested: plain Python, or the one with kernel and states compiled by mypyc (`make test-compiled`)."""

from __future__ import annotations

import caliburn.kernel.match

COMPILED = not str(caliburn.kernel.match.__file__).endswith(".py")


def refused(*errors: type[Exception]) -> tuple[type[Exception], ...]:
    """How a value of a wrong type is refused: compiled functions check their types themselves."""
    return (*errors, TypeError) if COMPILED else errors
