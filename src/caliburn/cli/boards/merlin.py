"""The table of Merlin: the ring with its principalities, environs, missions and modules. It knows views, no rules."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Board, Scene, beside, edge_style, framed, padded, player, stacked
from caliburn.cli.boards.merlin_legend import about, legend
from caliburn.cli.boards.merlin_marks import letter
from caliburn.cli.boards.merlin_mine import mine
from caliburn.cli.boards.merlin_parts import asked_for, parts_of, wanted
from caliburn.cli.boards.merlin_ring import TALL, ring
from caliburn.cli.look import FADED
from caliburn.kernel.text import Message

BORDERS, AROUND = 4, 4  # lines of frames; of the question (two), what it is about, and the keys
MOVES, MOVES_ROOMY = 4, 8  # lines of the list of moves with its frame
LEAST_MOVES, LEAST_MINE = 4, 3
COUNTED = ("apples", "staffs", "influence", "manors", "missions")
OF_MODULES = ("coins", "mistletoe", "poisoned", "pict_total")
IN_FIRST = 4
RELATED = {
    "turn": ("missions", "flags", "staff"),
    "mission": ("missions", "requirements"),
    "missions": ("requirements",),
    "build": ("scoring-environs",),
    "principality": ("scoring-influence", "scoring-vassals"),
    "kitchen": ("morgana", "morgana-blocks"),
}


class MerlinBoard(Board):
    """Merlin, with any modules."""

    def moment(self, scene: Scene) -> str:
        table = scene.table
        if table["phase"] in ("setup", "draft"):
            return scene.say(f"cli-merlin-phase-{table['phase']}")
        moment = scene.say("cli-merlin-moment", round=table["round"], rounds=table["rounds"])
        doing = table["doing"]
        if doing is None or doing["die"] is None:
            return moment
        die = scene.say(f"die-{doing['die']}")
        return f"{moment} · {die} {doing['value']}"

    def piles(self, scene: Scene) -> str:
        """Who has Grail and Excalibur, the supply; and what of the table only the help shows."""
        table = scene.table
        held = [
            scene.say(f"cli-merlin-has-{what}", name=scene.people[table[what]])
            for what in ("grail", "excalibur")
            if table[what] is not None
        ]
        every = parts_of(scene)
        shown = self.chosen(scene, every)
        hidden = [part for part in every if part not in shown]
        if hidden and not scene.roomy:
            names = scene.words.join([scene.say(f"cli-merlin-part-{part}") for part in hidden])
            whole = " · ".join([*held, scene.say("cli-merlin-in-help", parts=names)])
            brief = " · ".join([*held, scene.say("cli-merlin-more-in-help", count=len(hidden))])
            return whole if len(whole) < scene.width - BORDERS else brief
        traitors = scene.say("cli-merlin-traitors", count=sum(table["traitors"]["stacks"]))
        supply = [scene.say("cli-merlin-apples", count=table["apples"])]
        supply += [
            scene.say(f"cli-merlin-{what}", count=table[what]) for what in ("coins", "mistletoe") if what in table
        ]
        return " · ".join([*held, scene.say("cli-merlin-supply", what=", ".join(supply)), traitors])

    def title(self, scene: Scene) -> str:
        if scene.viewer is None:
            return ""
        points = scene.say("cli-merlin-score", points=scene.table["players"][scene.viewer]["score"])
        first = [scene.say("cli-merlin-first")] if scene.table["first"] == scene.viewer else []
        return " · ".join([points, *first])

    def legend(self, scene: Scene) -> list[tuple[Text, Message]]:
        return legend(scene)

    def related(self, scene: Scene, rule: str) -> tuple[str, ...]:
        return RELATED.get(rule, ())

    def about(self, scene: Scene, handle: str) -> Text | None:
        return about(scene, handle)

    # -- the other players -------------------------------------------------------------------------------------

    def seats(self, scene: Scene) -> Text:
        others = [seat for seat in range(scene.view["seats"]) if seat != scene.viewer]
        if scene.roomy:
            width = scene.width // len(others)
            return stacked(beside([self.tall_seat(scene, seat, width - 1) for seat in others]))
        width = scene.width // len(others)
        if scene.height >= TALL and len(others) > 1:
            return stacked(beside([self.two_lines(scene, seat, width) for seat in others], gap=0))
        return Text("").join([padded(self.flat_seat(scene, seat, width), width) for seat in others])

    def two_lines(self, scene: Scene, seat: int, width: int) -> Block:
        name = player(scene, seat, max(width - 20, 8)).append(f" {self.points(scene, seat)} ", "bold")
        figures = Text("  " + " ".join(self.figures(scene, seat, brief=True)), style=FADED)
        return [padded(name.append(self.dice(scene, seat)), width), padded(figures, width)]

    def flat_seat(self, scene: Scene, seat: int, width: int) -> Text:
        """Name, points and dice, then as much of the rest as there is room for."""
        figures = [self.points(scene, seat), self.dice(scene, seat), *self.figures(scene, seat, brief=True)]
        while len(figures) > 2 and sum(len(one) + 1 for one in figures) + 11 > width:
            figures.pop()
        room = width - sum(len(one) + 1 for one in figures) - 4
        return Text.assemble(player(scene, seat, max(room, 2)), " ", (figures[0], "bold"), " ", " ".join(figures[1:]))

    def tall_seat(self, scene: Scene, seat: int, width: int) -> Block:
        brief = width < 44
        figures = self.figures(scene, seat, brief=brief)
        gap = " " if brief else " · "
        lines = [gap.join([self.dice(scene, seat), *figures[:IN_FIRST]]), gap.join(figures[IN_FIRST:])]
        name = player(scene, seat, max(width - 14, 4)).append(f" {self.points(scene, seat)} ", "bold")
        drawn = [Text(f" {lines[0]}"), Text(f" {lines[1]}", style=FADED)]
        return framed(drawn, width, edge_style(scene.asked(seat)), padded(name, min(name.cell_len, width - 3)))

    def points(self, scene: Scene, seat: int) -> str:
        first = "◂" if scene.table["first"] == seat else ""
        return f"{scene.table['players'][seat]['score']}★{first}"

    def dice(self, scene: Scene, seat: int) -> str:
        """The values of the dice a player has left, those of Merlin and Arthur with their letters."""
        made = []
        for kind, values in scene.table["players"][seat]["dice"].items():
            lead = "" if kind == "knight" else letter(scene, kind)
            made += [f"{lead}{value}" for value in values]
        return "[" + " ".join(made) + "]"

    def figures(self, scene: Scene, seat: int, *, brief: bool) -> list[str]:
        """What everybody sees of a player."""
        shown = scene.table["players"][seat]
        stem = "cli-merlin-brief" if brief else "cli-merlin"
        made = [scene.say(f"{stem}-traitors", count=sum(shown["traitors"].values()))]
        items = {kind: sum(held.values()) for kind, held in shown["items"].items()}
        made.append("".join([f"{letter(scene, kind)}{count}" for kind, count in items.items()]))
        made += [scene.say(f"{stem}-{what}", count=shown[what]) for what in COUNTED]
        for what in OF_MODULES:
            if what in shown and (shown[what] or not brief):
                made.append(scene.say(f"{stem}-{what.replace('_', '-')}", count=shown[what]))
        return made

    # -- the table ---------------------------------------------------------------------------------------------

    def table(self, scene: Scene) -> Text:
        """As many parts of it as there is room for, those first on which one can act."""
        return stacked([line for block in self.chosen(scene, parts_of(scene)).values() for line in block])

    def chosen(self, scene: Scene, every: Mapping[str, Block]) -> dict[str, Block]:
        """The parts that are drawn, in their order; the ring in brief where it does not fit as a whole."""
        room = self.room(scene)
        first = [part for part in every if asked_for(scene, part)]
        if any(handle.startswith("die-") for handle in scene.handles):
            first.append("ring")
        first += [part for part in every if wanted(scene, part)]
        order = [*first, *(part for part in ("ring", "inner", "display", "environs") if part in every), *every]
        found: dict[str, Block] = {}
        for part in dict.fromkeys(order):
            block = every[part]
            if part == "ring" and found and len(block) > room:
                block = ring(scene, brief=True)
            if not found or len(block) <= room:
                found[part] = block
                room -= len(block)
        return {part: found[part] for part in every if part in found}

    def room(self, scene: Scene) -> int:
        """How many lines the table can have, so that there is room for the moves."""
        narrow = scene._replace(width=scene.width - BORDERS // 2)
        own = self.mine(narrow)
        beside_it = [text.plain.count("\n") + 1 for text in (self.seats(scene), own) if text]
        moves = MOVES_ROOMY if scene.roomy else MOVES
        return scene.height - sum(beside_it) - BORDERS - AROUND - moves

    def mine(self, scene: Scene) -> Text | None:
        """The viewer's own things, in as many lines as the ring and the moves leave."""
        if scene.viewer is None:
            return None
        left = scene.height - 1 - BORDERS - AROUND - LEAST_MOVES - len(ring(scene._replace(width=scene.width + 2)))
        return stacked(mine(scene, scene.viewer, scene.height if scene.roomy else max(left, LEAST_MINE)))
