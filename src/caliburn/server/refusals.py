"""Everything the server refuses, as errors that carry a message id and the HTTP status they are answered with."""

from __future__ import annotations

from typing import ClassVar

from caliburn.kernel.errors import CaliburnError
from caliburn.kernel.text import add_words

add_words("caliburn.server")


class Refused(CaliburnError):
    """What was asked cannot be done now; nothing was changed."""

    status: ClassVar[int] = 409


class NotSignedIn(Refused):
    """Nobody is known by that token, or by that login and password."""

    status = 401


class NotAllowed(Refused):
    """Known, but not permitted."""

    status = 403


class NotFound(Refused):
    """No such thing, or none that this person may know of."""

    status = 404


class Invalid(Refused):
    """What was sent is not what it should be."""

    status = 422


class TooLarge(Refused):
    """More than is read at once."""

    status = 413


class TooMuch(Refused):
    """Too often, or too many at once."""

    status = 429


class StoreDown(Refused):
    """The server cannot read or write its database now."""

    status = 503
