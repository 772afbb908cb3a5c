"""The table of Knight Tales: the market by day, the battlefield by night. What is drawn comes from the view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards import knight_tales_attack as fight
from caliburn.cli.boards.drawing import Block, Board, Scene, beside, edge_style, fit, framed, padded, player, stacked
from caliburn.cli.boards.knight_tales_day import day
from caliburn.cli.boards.knight_tales_legend import legend
from caliburn.cli.boards.knight_tales_marks import about, named, pick, text_of, thing_of
from caliburn.cli.boards.knight_tales_mine import mine
from caliburn.cli.boards.knight_tales_night import lane_matters, night
from caliburn.cli.look import FADED
from caliburn.games.knight_tales.components import table as components
from caliburn.kernel.text import Message

VILLAGE = ("farmhouse", "cart", "well")  # in the opposite order of their loss
RELATED = {
    "market": ("trophies", "player-order"),
    "fighting": ("fatigue", "enemy-anatomy", "bosses"),
    "action-effects": ("monster-effects", "combat-roll"),
    "reactions-and-wrath": ("resolve-attack", "results-and-tokens"),
    "resolve-attack": ("doom", "tactics", "damage-and-defeat", "player-wounds"),
    "solo": ("villagers",),
}
IN_FIRST = 3  # figures in the first line of a knight
MOST_DETAIL = 4
BORDERS, PROMPT, MOVES, MOVES_ROOMY = 4, 4, 6, 8  # lines of the screen beside the table
KNIGHTS = tuple(entry["id"] for entry in components("knight"))


class KnightTalesBoard(Board):
    """Knight Tales, alone, together and against each other."""

    def moment(self, scene: Scene) -> str:
        table = scene.table
        difficulty = scene.say(f"option-knight-tales-difficulty-{table['difficulty']}")
        if table["phase"] in ("setup", "over"):
            return scene.say(f"phase-{table['phase']}")
        moment = scene.say("cli-kt-moment", phase=scene.say(f"phase-{table['phase']}"), number=table["round"])
        return f"{moment} · {difficulty}"

    def piles(self, scene: Scene) -> str:
        table = scene.table
        standing = [scene.say(f"part-{part}") for part in VILLAGE[: table["village"]]]
        walls = "–".join(map(str, table["walls"]))
        village = scene.words.join(standing) if standing else scene.say("cli-kt-none")
        return scene.say("cli-kt-village", walls=walls, village=village)

    def legend(self, scene: Scene) -> list[tuple[Text, Message]]:
        return legend(scene)

    def related(self, scene: Scene, rule: str) -> tuple[str, ...]:
        return RELATED.get(rule, ())

    def about(self, scene: Scene, handle: str) -> Text | None:
        thing = thing_of(scene, handle)
        return about(scene, thing) if thing is not None else None

    def tally(self, view: Mapping[str, Any], seat: int) -> list[tuple[str, int]]:
        score = view["table"]["score"]
        if score is None:
            return []
        return [(f"score-{part}", figure) for part, figure in score[seat].items() if part != "total"]

    def total(self, view: Mapping[str, Any]) -> Message | None:
        return Message("score-total") if view["table"]["score"] is not None else None

    def tie_break(self, view: Mapping[str, Any], seat: int, value: int) -> str:
        return f"{view['table']['score'][seat]['monsters']}, {view['table']['knights'][seat]['gold']}"

    def title(self, scene: Scene) -> str:
        return self.knight(scene, scene.viewer) if scene.viewer is not None else ""

    # -- the other knights -------------------------------------------------------------------------------------

    def seats(self, scene: Scene) -> Text:
        others = [seat for seat in range(scene.view["seats"]) if seat != scene.viewer]
        if not others:
            return Text()
        width = scene.width // len(others)
        if scene.roomy:
            return stacked(beside([self.tall_seat(scene, seat, width - 1) for seat in others]))
        width = scene.width // 2 if len(others) > 1 else scene.width
        drawn = [padded(self.flat_seat(scene, seat, width), width) for seat in others]
        return stacked([Text("").join(drawn[first : first + 2]) for first in range(0, len(drawn), 2)])

    def flat_seat(self, scene: Scene, seat: int, width: int) -> Text:
        figures = self.figures(scene, seat, brief=True)
        knight = self.knight(scene, seat)
        room = width - sum(len(figure) + 1 for figure in figures) - len(knight) - 4
        name = player(scene, seat, max(room, 4))
        return Text.assemble(name, (f" {knight}" if room >= 4 else "", FADED), " ", " ".join(figures))

    def tall_seat(self, scene: Scene, seat: int, width: int) -> Block:
        figures = self.figures(scene, seat, brief=False)
        lines = [" · ".join(figures[:IN_FIRST]), " · ".join(figures[IN_FIRST:])]
        if max(map(len, lines)) > width - 4:
            brief = self.figures(scene, seat, brief=True)
            lines = [" ".join(brief[:IN_FIRST]), " ".join(brief[IN_FIRST:])]
        style = edge_style(scene.asked(seat))
        knight = self.knight(scene, seat)
        name = player(scene, seat, max(width - len(knight) - 8, 4)).append(f" {fit(knight, width - 12)} ", FADED)
        drawn = [Text(f" {lines[0]}"), Text(f" {lines[1]}", style=FADED)]
        return framed(drawn, width, style, padded(name, min(name.cell_len, width - 3)))

    def knight(self, scene: Scene, seat: int) -> str:
        knight = scene.table["knights"][seat]["knight"]
        return named(scene, knight) if knight is not None else ""

    def figures(self, scene: Scene, seat: int, *, brief: bool) -> list[str]:
        """What everybody sees of a knight."""
        shown = scene.table["knights"][seat]
        made = []
        for what in ("gold", "wrath", "fatigue", "monsters"):
            made.append(scene.say(f"cli-kt-brief-{what}" if brief else f"cli-kt-{what}", count=shown[what]))
        made.append(scene.say(f"cli-kt-brief-zone-{shown['zone']}") if brief else scene.say(f"zone-{shown['zone']}"))
        if shown["out"]:
            made.append(scene.say("cli-kt-passed" if scene.table["phase"] == "day" else "cli-kt-home"))
        return made

    # -- the table ---------------------------------------------------------------------------------------------

    def table(self, scene: Scene) -> Text:
        """As much of it as there is room for."""
        phase = scene.table["phase"]
        if phase == "setup":
            return stacked(self.choice_of_knights(scene))
        least, draw = (0, day) if phase == "day" else (int(self.needs_lanes(scene)), self.battle)
        room = self.room(scene)
        for detail in range(MOST_DETAIL, least, -1):
            lines = draw(scene, detail)
            if len(lines) <= room:
                return stacked(lines)
        return stacked(draw(scene, least))

    def room(self, scene: Scene) -> int:
        """How many lines the table can have, so that there is room for the moves."""
        narrow = scene._replace(width=scene.width - BORDERS // 2)
        beside = [text.plain.count("\n") + 1 for text in (self.seats(scene), self.mine(narrow)) if text]
        moves = MOVES_ROOMY if scene.roomy else MOVES
        return scene.height - sum(beside) - BORDERS - PROMPT - moves

    def needs_lanes(self, scene: Scene) -> bool:
        """Whether the battlefield has to be seen: during an attack it can be left out."""
        return not fight.is_on(scene) or lane_matters(scene)

    def battle(self, scene: Scene, detail: int) -> Block:
        """The battlefield, and below it the attack that goes on."""
        lines = night(scene, detail)
        if fight.is_on(scene):
            lines += [Text("─" * scene.width, style="#39404f")] if detail > 1 and scene.roomy else []
            lines += fight.attack(scene)
        return lines

    def choice_of_knights(self, scene: Scene) -> Block:
        """Solo: the four knights with their abilities."""
        return [
            padded(
                pick(scene, Text.assemble((f"{named(scene, knight)} ", "bold"), text_of(scene, knight)), knight),
                scene.width,
            )
            for knight in KNIGHTS
        ]

    def mine(self, scene: Scene) -> Text | None:
        return stacked(mine(scene, scene.viewer)) if scene.viewer is not None else None
