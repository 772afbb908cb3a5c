"""The table of Knight Fall: the abbey and who stands in it, the order of play, the track. It knows views, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Board, Scene, beside, edge_style, fit, framed, padded, stacked
from caliburn.cli.boards.knight_fall_abbey import abbey, detail_for
from caliburn.cli.boards.knight_fall_legend import about, legend
from caliburn.cli.boards.knight_fall_marks import (
    FULL,
    SHORT,
    TINY,
    leader,
    place_name,
    strength,
    tint,
)
from caliburn.cli.boards.knight_fall_mine import SLOWED, mine
from caliburn.cli.boards.knight_fall_parts import attack, decks, leading, supply, track
from caliburn.cli.look import BRIGHT_GOLD, FADED
from caliburn.kernel.text import Message

BORDERS, AROUND = 4, 4  # lines of frames; of the question (two), what it is about, and the keys
MOVES, MOVES_ROOMY = 4, 8  # lines of the list of moves with its frame
ABBEY, ABBEY_ROOMY = 9, 12  # lines that one's own things leave to the table
LEAST_ABBEY, LEAST_MINE = 7, 2
TALL = 40  # lines of the screen from which every character has a frame of its own
LEAST_FRAME = 19
TWO_ROWS_FROM, USUAL_HEIGHT = 28, 24
IN_A_ROW = 4
ONE_ROW_OF_PLAYERS = 3
WAYS = (
    (FULL, True, True), (SHORT, True, True), (FULL, False, True), (SHORT, False, True), (SHORT, False, False),
    (TINY, False, False),
)  # fmt: skip  # to tell of a character: how long its name is, and whether the player's name and cards are there
RELATED = {
    "playing-cards": ("primary", "secondary", "actions", "magic"),
    "secondary": ("actions", "magic", "command"),
    "primary": ("actions", "guarded-elders"),
    "defending": ("guarded-elders", "slow"),
    "moving": ("disengagement",),
    "setup-characters": ("victory",),
}


class KnightFallBoard(Board):
    """Knight Fall, against each other or together."""

    least = LEAST_ABBEY  # lines that the abbey needs, with what always stands above it

    def moment(self, scene: Scene) -> str:
        table = scene.table
        if table["phase"] in ("setup", "draft", "placing"):
            return scene.say(f"phase-{table['phase']}")
        points = scene.say("cli-kf-points", **table["points"], door=table["door"])
        moment = scene.say("cli-kf-moment", round=table["round"])
        if table["phase"] == "round-end":
            moment = scene.say("cli-kf-moment-end", round=table["round"])
        return f"{moment} · {points}"

    def piles(self, scene: Scene) -> str:
        """Supply and decks, as much of it as fits."""
        room = scene.width - BORDERS
        for parts in ((supply(scene, brief=False), decks(scene)), (supply(scene, brief=True), decks(scene))):
            whole = " · ".join(parts)
            if len(whole) <= room:
                return whole
        return fit(supply(scene, brief=True), room)

    def title(self, scene: Scene) -> str:
        if scene.viewer is None:
            return ""
        own = scene.table["players"][scene.viewer]
        team = scene.say(f"side-{own['side']}")
        alone = sum(shown["side"] == own["side"] for shown in scene.table["players"]) == 1
        return team if alone or not own["captain"] else f"{team} · {scene.say('cli-kf-captain')}"

    def legend(self, scene: Scene) -> list[tuple[Text, Message]]:
        return legend(scene)

    def related(self, scene: Scene, rule: str) -> tuple[str, ...]:
        return RELATED.get(rule, ())

    def about(self, scene: Scene, handle: str) -> Text | None:
        return about(scene, handle)

    def total(self, view: Mapping[str, Any]) -> Message | None:
        return Message("cli-kf-track")

    # -- the order of play -------------------------------------------------------------------------------------

    def seats(self, scene: Scene) -> Text:
        """All characters in the order of their turns, with those who lead them."""
        places = scene.table["places"]
        width = scene.width // len(places)
        if scene.height >= TALL and width >= LEAST_FRAME:
            return stacked(beside([self.frame(scene, place, width - 1) for place in places]))
        rows = 2 if self.has_two_rows(scene) else 1
        in_row = -(-len(places) // rows)
        made = []
        for first in range(0, len(places), in_row):
            width = scene.width // in_row
            row = [padded(self.flat(scene, place, width - 1), width) for place in places[first : first + in_row]]
            made.append(Text("").join(row))
        return stacked(made)

    def has_two_rows(self, scene: Scene) -> bool:
        """Whether the order of play takes two lines: for many players always, else where there is room."""
        crowded = len(scene.table["places"]) > IN_A_ROW
        if scene.view["seats"] > ONE_ROW_OF_PLAYERS:
            return True
        return scene.height >= (USUAL_HEIGHT if crowded else TWO_ROWS_FROM)

    def flat(self, scene: Scene, place: Mapping[str, Any], width: int) -> Text:
        """A character in a line: as many names, and names as long, as there is room for."""
        figures = "" if place["character"] is None else strength(place)
        made = Text()
        for detail, people, cards in WAYS:
            name = self.called(scene, place, detail)
            hand = self.cards(scene, place) if cards else ""
            who = f"{self.player(scene, place)} " if people and place["seat"] is not None else ""
            made = Text.assemble(*self.lead(scene, place), (f"{who}{name}{figures}", f"bold {tint(place)}"))
            made.append(f" {hand}" if hand else "", FADED)
            if made.cell_len <= width:
                return made
        return made

    def lead(self, scene: Scene, place: Mapping[str, Any]) -> list[Any]:
        """The number of a place, an arrow where its player is to answer, and the mark of that player."""
        asked = place["seat"] is not None and scene.asked(place["seat"]) and self.is_theirs(scene, place)
        return [(f"{place['place'] + 1}", FADED), ("▸" if asked else " ", f"bold {BRIGHT_GOLD}"), leader(scene, place)]

    def is_theirs(self, scene: Scene, place: Mapping[str, Any]) -> bool:
        """Whether an arrow belongs to this character: of two with one player, to the one on turn, else to the first."""
        own = [one["place"] for one in scene.table["places"] if one["seat"] == place["seat"]]
        active = scene.table["active"]
        return bool(place["place"] == (active if active in own else own[0]))

    def called(self, scene: Scene, place: Mapping[str, Any], detail: int) -> str:
        """The name of a character; in brackets on its turn, in round ones while it waits to come back."""
        name = place_name(scene, place, detail)
        if scene.table["active"] == place["place"]:
            return f"[{name}]"
        return f"({name})" if place.get("waiting") and scene.table["phase"] in ("turn", "round-end") else name

    def player(self, scene: Scene, place: Mapping[str, Any]) -> str:
        return scene.say("cli-kf-by-cards") if place["seat"] is None else scene.people[place["seat"]]

    def cards(self, scene: Scene, place: Mapping[str, Any]) -> str:
        """How many power cards the player holds, at the first of their characters; one that is slowed."""
        own = [one["place"] for one in scene.table["places"] if one["seat"] == place["seat"]]
        if place["seat"] is None or place["place"] != own[0]:
            return ""
        shown = scene.table["players"][place["seat"]]
        return f"▯{shown['cards']}" + (SLOWED if shown["is_slowed"] else "")

    def frame(self, scene: Scene, place: Mapping[str, Any], width: int) -> Block:
        """A character in a frame: who leads it, its name, its strength, and its seal or power."""
        top = Text.assemble(*self.lead(scene, place), (f" {self.player(scene, place)} ", f"bold {tint(place)}"))
        lines = [Text(f" {self.called(scene, place, FULL)}", style=f"bold {tint(place)}")]
        if place["character"] is not None:
            hand = self.cards(scene, place)
            lines.append(Text(f" {strength(place, full=True)}").append(f"  {hand}" if hand else "", FADED))
            low = scene.say(f"card-{place['seal']}" if place["seal"] is not None else f"power-{place['power']}")
            lines.append(Text(f" {low}", style=FADED))
        style = edge_style(scene.table["active"] == place["place"])
        return framed(lines, width, style, padded(top, min(top.cell_len, width - 3)))

    # -- the table ---------------------------------------------------------------------------------------------

    def table(self, scene: Scene) -> Text:
        """The track where there is room for it, the abbey, and below it the attack or the cards that lead a demon."""
        room = self.room(scene)
        if not any(scene.table["tiles"]):
            return stacked([Text(scene.say("cli-kf-no-abbey"), style=FADED)])
        below = [*attack(scene), *leading(scene)]
        if len(below) > max(room - self.least, 1):
            below = [*attack(scene), *leading(scene, brief=True)][: max(room - self.least, 1)]
        room -= len(below)
        above = self.above(scene, room)
        return stacked([*above, *abbey(scene, room - len(above)), *below])

    def above(self, scene: Scene, room: int) -> Block:
        """The track, where there is room for it beside the abbey."""
        beside_track = detail_for(scene, room - 1)
        has_track = beside_track <= SHORT or beside_track == TINY == detail_for(scene, room)
        return [track(scene)] if has_track and room > LEAST_ABBEY else []

    def room(self, scene: Scene) -> int:
        """How many lines the table can have, so that there is room for the moves."""
        narrow = scene._replace(width=scene.width - BORDERS // 2)
        own = self.mine(narrow)
        beside_it = [text.plain.count("\n") + 1 for text in (self.seats(scene), own) if text]
        return scene.height - sum(beside_it) - BORDERS - AROUND - (MOVES_ROOMY if scene.roomy else MOVES)

    def mine(self, scene: Scene) -> Text | None:
        """The viewer's own things, in as many lines as the abbey and the moves leave."""
        if scene.viewer is None:
            return None
        seats = self.seats(scene).plain.count("\n") + 1
        moves, table = (MOVES_ROOMY, ABBEY_ROOMY) if scene.roomy else (MOVES, ABBEY)
        left = scene.height - seats - BORDERS - AROUND - moves - table
        return stacked(mine(scene, scene.viewer, max(left, LEAST_MINE)))
