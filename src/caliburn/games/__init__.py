"""The games. To add one, write its package and name its spec here."""

from caliburn.games.king_arthur.spec import KING_ARTHUR
from caliburn.games.knight_fall.spec import KNIGHT_FALL
from caliburn.games.knight_tales.spec import KNIGHT_TALES
from caliburn.games.merlin.spec import MERLIN
from caliburn.kernel.spec import GameSpec
from caliburn.kernel.text import add_words

GAMES: tuple[GameSpec, ...] = (KING_ARTHUR, KNIGHT_TALES, MERLIN, KNIGHT_FALL)

for game in GAMES:
    add_words(game.package, game.id)
