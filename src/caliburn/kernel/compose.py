"""Modules on top of a game: one rules class out of a base and any set of modules."""

from __future__ import annotations

from caliburn.kernel.rules import Rules


def compose(base: type[Rules], *modules: type[Rules]) -> type[Rules]:
    """The rules class of `base` with `modules` laid over it, the last one outermost.

    Each module overrides what its page of the rulebook changes and calls `super()` for the rest; Python's method
    order makes every combination well defined.
    """
    if not modules:
        return base
    name = base.__name__ + "".join(f"With{module.__name__}" for module in modules)
    return type(name, (*reversed(modules), base), {"__module__": base.__module__})
