"""The nine modules of Merlin, by the option that names them; a variant of one by the value of its own option."""

from caliburn.games.merlin.game import Merlin
from caliburn.games.merlin.modules.allies import KnightsOfTheRoundTable, RandomAllies
from caliburn.games.merlin.modules.arthur import ArthurModule
from caliburn.games.merlin.modules.caerleon import CityOfCaerleon, RandomCaerleon
from caliburn.games.merlin.modules.decrees import KingsDecree
from caliburn.games.merlin.modules.favor import KingsFavor
from caliburn.games.merlin.modules.gold import GoldAndMistletoe
from caliburn.games.merlin.modules.market import TheMarket
from caliburn.games.merlin.modules.morgana import MorganaModule
from caliburn.games.merlin.modules.treasures import TreasuresOfTheEnvirons

MODULE_RULES: dict[tuple[str, str], type[Merlin]] = {
    ("favor", ""): KingsFavor,
    ("arthur", ""): ArthurModule,
    ("allies", "draft"): KnightsOfTheRoundTable,
    ("allies", "random"): RandomAllies,
    ("gold", ""): GoldAndMistletoe,
    ("market", ""): TheMarket,
    ("caerleon", "fixed"): CityOfCaerleon,
    ("caerleon", "random"): RandomCaerleon,
    ("morgana", ""): MorganaModule,
    ("treasures", ""): TreasuresOfTheEnvirons,
    ("decrees", ""): KingsDecree,
}
