"""The table of Knight Fall's campaign: the map and the book, as much of both as there is room for, and the abbey."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, stacked
from caliburn.cli.boards.knight_fall import AROUND, BORDERS, LEAST_ABBEY, KnightFallBoard
from caliburn.cli.boards.knight_fall_campaign_book import INTRODUCTION, ending, news, page
from caliburn.cli.boards.knight_fall_campaign_legend import about, beside, legend
from caliburn.cli.boards.knight_fall_campaign_map import EDGE, valleys
from caliburn.cli.boards.knight_fall_campaign_marks import PARTY, Drawing, asked, campaign, is_at_war, told
from caliburn.cli.boards.knight_fall_campaign_sheet import battle, bells, riders, sheets
from caliburn.kernel.text import Message

MAP, BOOK, BOARD = "map", "book", "board"
DRAFT = ("setup", "draft")
ARRIVED, FERRY = "ask-read", "ask-ferry"  # questions for which the map is wanted
LEAST_MOVES, USUAL_HEIGHT, LINES_A_MOVE = 4, 24, 3
BATTLE_LINES = 2
RULES = 2  # lines between map, sheet and page
SHEET_FIRST = ((1, 1), (0, 1), (0, 2), (1, 2), (0, 3), (1, 3), (0, 4))  # what grows: map or sheet, to which drawing
RELATED = {
    "campaign-map": ("campaign", "campaign-choices", "campaign-relics", "campaign-villagers", "campaign-keywords"),
    "campaign-choices": ("campaign-keywords", "campaign-villagers", "campaign-relics"),
    "campaign-battles": ("campaign-final", "campaign-relics"),
}


class Leaf(NamedTuple):
    """A side of the table: what is on it first, and its lines."""

    name: str
    lines: Block


class CampaignBoard(KnightFallBoard):
    """Knight Fall's campaign, alone or for two."""

    least = LEAST_ABBEY + 1

    def moment(self, scene: Scene) -> str:
        """The battle and its round; on the map and in the book how many bells are left."""
        shown = campaign(scene)
        if is_at_war(scene):
            moment = scene.say("cli-kf-moment", round=max(scene.table["round"], 1))
            return f"{told(scene, shown['battle']['name'])} · {moment}"
        return f"{told(scene, shown['title'])} · {bells(scene)}"

    def piles(self, scene: Scene) -> str:
        """Which side of the table is seen, and the key for the other; in battle also the supply."""
        leaves = self.sides(scene)
        number = scene.leaf % len(leaves)
        over = ""
        if len(leaves) > 1:
            following = leaves[(number + 1) % len(leaves)].name
            over = scene.say("cli-kfc-turn-over", leaf=scene.say(f"cli-kfc-leaf-{following}"))
        if leaves[number].name != BOARD:
            return over
        supply = super().piles(scene)
        whole = " · ".join(filter(None, [supply, over]))
        return whole if len(whole) <= scene.width - BORDERS else supply

    def seats(self, scene: Scene) -> Text:
        """Who rides; in battle the order of play."""
        return super().seats(scene) if is_at_war(scene) else riders(scene)

    def related(self, scene: Scene, rule: str) -> tuple[str, ...]:
        return RELATED.get(rule, super().related(scene, rule))

    def about(self, scene: Scene, handle: str) -> Text | None:
        return about(scene, handle) or super().about(scene, handle)

    def beside(self, scene: Scene, handle: str) -> str:
        return beside(scene, handle)

    def legend(self, scene: Scene) -> list[tuple[Text, Message]]:
        return [*(super().legend(scene) if is_at_war(scene) else []), *legend(scene)]

    def ending(self, scene: Scene) -> Text | None:
        return ending(scene)

    def tally(self, view: Mapping[str, Any], seat: int) -> list[tuple[str, int]]:
        """The score item by item; the party has one."""
        score = view["table"]["campaign"]["score"]
        parts = [part for part in score if part != "total" and (part != "failed" or score[part])]
        return [(f"cli-kfc-score-{part}", score[part]) for part in parts]

    def total(self, view: Mapping[str, Any]) -> Message | None:
        return Message("cli-column-points")

    # -- the table ---------------------------------------------------------------------------------------------

    def leaves(self, scene: Scene) -> int:
        return len(self.sides(scene))

    def table(self, scene: Scene) -> Text:
        leaves = self.sides(scene)
        leaf = leaves[scene.leaf % len(leaves)]
        return super().table(scene) if leaf.name == BOARD else stacked(leaf.lines)

    def mine(self, scene: Scene) -> Text | None:
        """The hand in battle, and the knights to choose from; on the map nobody has anything alone."""
        return super().mine(scene) if is_at_war(scene) or scene.table["phase"] in DRAFT else None

    def above(self, scene: Scene, room: int) -> Block:
        """How the battle stands, in place of a track that nobody advances on."""
        return battle(scene, BATTLE_LINES if room - BATTLE_LINES >= LEAST_ABBEY else 1)

    def room(self, scene: Scene) -> int:
        """How many lines the table can have, so that there is room for the moves."""
        if self.mine(scene) is not None:
            return super().room(scene)
        moves = LEAST_MOVES + (scene.height - USUAL_HEIGHT) // LINES_A_MOVE
        return scene.height - 1 - BORDERS // 2 - AROUND - max(moves, LEAST_MOVES)

    # -- its sides ---------------------------------------------------------------------------------------------

    def sides(self, scene: Scene) -> list[Leaf]:
        """What the table can show; the first is what is wanted now.

        The book lies open while an entry is, and when something was told; the map while the party rides. Where there
        is room for both, both are seen.
        """
        room = self.room(scene)
        maps, sheet = valleys(scene), sheets(scene)
        if is_at_war(scene):
            return [Leaf(BOARD, []), *read(page(scene), sheet, room), *ridden(maps, sheet, room)]
        if scene.table["phase"] in DRAFT:
            return [*read(page(scene), [], room), *ridden(maps, sheet, room)]
        wanted = self.wanted(scene)
        if not wanted:
            return [*ridden(maps, sheet, room), *read(page(scene), sheet, room)]
        whole = page(scene)
        rest = read(whole, sheet, room) if len(wanted) < len(whole) else []
        if maps[0].height + len(wanted) + sheet[0].height <= room:
            return [Leaf(MAP, laid([*grown(maps, sheet, room - len(wanted) - RULES), wanted], room)), *rest]
        if scene.table["phase"] == "map" and campaign(scene)["page"]["kind"] == INTRODUCTION:  # read in the draft
            return [*ridden(maps, sheet, room), *read(wanted, sheet, room)]
        return [*read(wanted, sheet, room), *ridden(maps, sheet, room), *rest]

    def wanted(self, scene: Scene) -> Block:
        """What is to be read now."""
        if asked(scene) in (ARRIVED, FERRY):
            return []
        return news(scene) if scene.table["phase"] == "map" else page(scene)


def read(text: Block, sheet: Sequence[Drawing], room: int) -> list[Leaf]:
    """A page of the book on as many leaves as it takes, with as much of the sheet as fits beside one."""
    fitting = [drawing for drawing in sheet if len(text) + drawing.height < room]
    if fitting or len(text) <= room:
        return [Leaf(BOOK, laid([text, *[drawing.draw() for drawing in fitting[-1:]]], room))]
    step = max(room, 1)
    return [Leaf(BOOK, text[first : first + step]) for first in range(0, len(text), step)]


def ridden(maps: Sequence[Drawing], sheet: Sequence[Drawing], room: int) -> list[Leaf]:
    """The map with the sheet; of a valley that is higher than the screen the part where the party is."""
    if maps[0].height > room:
        whole = maps[0].draw()
        here = next((number for number, line in enumerate(whole) if PARTY in line.plain), 0)
        first = min(max(here - room // 2, 0), len(whole) - room)
        return [Leaf(MAP, whole[first : first + room])]
    return [Leaf(MAP, laid(grown(maps, sheet, room), room)[:room])]


def grown(maps: Sequence[Drawing], sheet: Sequence[Drawing], room: int) -> list[Block]:
    """Map and sheet, each drawn as large as there is room for both."""
    drawings, chosen = (maps, sheet), [0, 0]
    for which, size in SHEET_FIRST:
        larger = [size if part == which else chosen[part] for part in range(len(drawings))]
        if chosen[which] < size < len(drawings[which]) and height(drawings, larger) <= room:
            chosen = larger
    return [drawings[part][size].draw() for part, size in enumerate(chosen)]


def height(drawings: Sequence[Sequence[Drawing]], chosen: Sequence[int]) -> int:
    return sum(drawings[part][size].height for part, size in enumerate(chosen))


def laid(blocks: Sequence[Block], room: int) -> Block:
    """Blocks under each other, with a line between them where there is room for that."""
    parts = [block for block in blocks if block]
    ruled = sum(map(len, parts)) + len(parts) - 1 <= room
    made: Block = []
    for number, block in enumerate(parts):
        if number and ruled:
            made.append(Text("─" * block[0].cell_len, style=EDGE))
        made += block
    return made
