"""Modules on top of a game: one rules class out of a base and any set of modules."""

from __future__ import annotations

from caliburn.kernel.rules import Rules

_composed: dict[tuple[type[Rules], ...], type[Rules]] = {}


def compose(base: type[Rules], *modules: type[Rules]) -> type[Rules]:
    """The rules class of `base` with `modules` laid over it, the last one outermost.

    Each module overrides what its page of the rulebook changes and calls `super()` for the rest; Python's method
    order makes every combination well defined.
    """
    key = (base, *modules)
    if key not in _composed:
        name = base.__name__ + "".join(f"With{module.__name__}" for module in modules)
        bases = (*reversed(modules), base)
        _composed[key] = type(name, bases, {"__module__": base.__module__}) if modules else base
    return _composed[key]
