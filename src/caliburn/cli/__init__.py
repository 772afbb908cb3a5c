"""The command `caliburn` and the terminal client. No rules live here: everything goes through `Match`."""

from caliburn.cli.main import main

__all__ = ["main"]
