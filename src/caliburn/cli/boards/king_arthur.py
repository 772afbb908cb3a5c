"""The table of King Arthur: adventures as 7 and 6 (KA-35), four columns of adversaries, and one's own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from caliburn.cli.boards.cards import (
    KIND_COLOURS,
    KINDS,
    SUIT_COLOURS,
    adversary_chip,
    card_face,
    kind_chip,
    kind_of,
    value_of,
)
from caliburn.cli.boards.drawing import (
    Block,
    Board,
    Scene,
    acting,
    beside,
    clickable,
    edge_style,
    fit,
    framed,
    label,
    padded,
    player,
    stacked,
)
from caliburn.cli.boards.legend import legend
from caliburn.cli.look import BRIGHT_GOLD, FADED, OAK, PARCHMENT, player_mark
from caliburn.games.king_arthur.components import table as components
from caliburn.kernel.text import Message

FIRST_ROW = 7
COLUMN_SIZE = 4
WIDEST_CELL = 16
SEALS_EACH = 5
RELATED = {"challenge": ("paying-knights",), "take-adventure": ("paying-adversaries", "adventures")}
WITH_SEALS = ("usual-challenge", "repeated-challenge", "double-challenge")
CONDITIONS = {entry["id"]: entry["condition"] for entry in components("adventure")}


class KingArthurBoard(Board):
    """King Arthur, with and without seals."""

    def turn(self, scene: Scene) -> int | None:
        number: int = scene.table["turn_number"]
        return number

    def piles(self, scene: Scene) -> str:
        table = scene.table
        return scene.say(
            "cli-ka-piles",
            deck=table["deck"],
            out=len(table["out"]),
            supply=table["supply"],
            discards=len(table["discards"]),
        )

    def missing(self, scene: Scene) -> Message | None:
        if not scene.table["deck"]:
            return Message("cli-ka-deck-empty")
        full = any(len(column) >= COLUMN_SIZE for column in scene.table["columns"])
        return Message("cli-ka-column-full") if full else None

    def legend(self, scene: Scene) -> list[tuple[Text, Message]]:
        return legend(scene)

    def related(self, scene: Scene, rule: str) -> tuple[str, ...]:
        found = RELATED.get(rule, ())
        return (*found, *WITH_SEALS) if rule == "challenge" and scene.view["mode"] == "seals" else found

    def tally(self, view: Mapping[str, Any], seat: int) -> list[tuple[str, int]]:
        own = view["table"]["players"][seat]
        held = sum(int(value_of(card)) for card in own["trophies"] or ())
        return [("cli-kind-adventure", own["won"]), ("cli-ka-adversaries", held)]

    # -- the other players -------------------------------------------------------------------------------------

    def seats(self, scene: Scene) -> Text:
        others = [seat for seat in range(scene.view["seats"]) if seat != scene.viewer]
        width = scene.width // max(len(others), 1)
        if scene.roomy:
            return stacked(beside([self.tall_seat(scene, seat, width - 1) for seat in others]))
        if len(others) > 2:
            width = scene.width // 2
        drawn = [padded(self.flat_seat(scene, seat, width), width) for seat in others]
        return stacked([Text("").join(drawn[first : first + 2]) for first in range(0, len(drawn), 2)])

    def flat_seat(self, scene: Scene, seat: int, width: int) -> Text:
        counts = [scene.say(f"cli-ka-brief-{what}", count=count) for what, count in self.counts(scene, seat)]
        room = width - sum(len(count) + 1 for count in counts) - 4
        name = player(scene, seat, max(room, 4))
        return Text.assemble(name, " ", (counts[0], "bold"), " ", (" ".join(counts[1:]), FADED))

    def tall_seat(self, scene: Scene, seat: int, width: int) -> Block:
        counts = self.counts(scene, seat)
        points, *whole = [scene.say(f"cli-ka-count-{what}", count=count) for what, count in counts]
        brief = [scene.say(f"cli-ka-brief-{what}", count=count) for what, count in counts[1:]]
        line = " · ".join(whole) if len(" · ".join(whole)) <= width - 4 else " ".join(brief)
        style = edge_style(scene.asked(seat))
        name = player(scene, seat, width - len(points) - 9).append(" ")
        name.append("─" * (width - 5 - name.cell_len - len(points)), style).append(f" {points} ", "bold")
        return framed([Text(f" {line}", style=FADED)], width, style, name)

    def counts(self, scene: Scene, seat: int) -> list[tuple[str, int]]:
        """What everybody sees of a player."""
        shown: Mapping[str, Any] = scene.table["players"][seat]
        found = [("points", shown["won"]), ("knights", shown["knights"]), ("adversaries", shown["adversaries"])]
        return [*found, ("seals", shown["seals"])] if "seals" in shown else found

    # -- the table ---------------------------------------------------------------------------------------------

    def table(self, scene: Scene) -> Text:
        adventures = scene.table["adventures"]
        cell = min(WIDEST_CELL, scene.width // FIRST_ROW)
        draw = self.tall_adventure if scene.roomy else self.flat_adventure
        rows = (adventures[:FIRST_ROW], adventures[FIRST_ROW:])
        lines: Block = []
        for row in rows:
            drawn = beside([draw(scene, entry, cell) for entry in row], gap=0)
            indent = (scene.width - cell * len(row)) // 2
            lines += [Text(" " * max(indent, 0)).append_text(line) for line in drawn]
        lines.append(Text())
        width = scene.width // COLUMN_SIZE - 1
        lines += beside([self.column(scene, kind, width) for kind in range(COLUMN_SIZE)])
        return stacked(lines)

    def name_of(self, scene: Scene, adventure: str, width: int) -> str:
        whole = scene.say(f"card-{adventure}")
        return whole if len(whole) <= width else fit(scene.say(f"cli-ka-short-{adventure}"), width)

    def flat_adventure(self, scene: Scene, entry: Mapping[str, Any], width: int) -> Block:
        can_act = entry["id"] in scene.handles
        name = self.name_of(scene, entry["id"], width - 1)
        if entry["owner"] is not None:
            mark, colour = player_mark(entry["owner"])
            name_of_owner = fit(scene.people[entry["owner"]], width - 4)
            owner = Text.assemble((f"{entry['points']:>2}", FADED), (f"{mark}{name_of_owner}", colour))
            return [padded(Text(name, style=f"{FADED} strike"), width), padded(owner, width)]
        head = Text(name, style=f"bold {BRIGHT_GOLD}" if can_act else f"bold {PARCHMENT}")
        worth = acting(f"▸{entry['points']} " if can_act else f"{entry['points']:>2} ", can_act)
        below = Text.assemble(worth, self.condition(scene, entry["id"]))
        block = [padded(head, width), padded(below, width)]
        return [clickable(line, entry["id"]) for line in block] if can_act else block

    def tall_adventure(self, scene: Scene, entry: Mapping[str, Any], width: int) -> Block:
        can_act = entry["id"] in scene.handles
        name = self.name_of(scene, entry["id"], width - 2)
        points = f" {entry['points']} "
        if entry["owner"] is not None:
            owner = self.owner(scene, entry["owner"], width - 2)
            lines = [Text(name, style=f"{FADED} strike", justify="center"), owner]
            return framed([_middle(line, width - 2) for line in lines], width, "#39404f", Text(points, style=FADED))
        lines = [Text(name, style=f"bold {PARCHMENT}"), self.condition(scene, entry["id"])]
        top = acting(f"{points}▸" if can_act else points, can_act)
        block = framed([_middle(line, width - 2) for line in lines], width, edge_style(can_act), top)
        return [clickable(line, entry["id"]) for line in block] if can_act else block

    def owner(self, scene: Scene, seat: int, width: int) -> Text:
        mark, colour = player_mark(seat)
        return Text(f"{mark} {fit(scene.people[seat], width - 2)}", style=colour)

    def condition(self, scene: Scene, adventure: str) -> Text:
        """What an adventure asks for, in as few marks as can be."""
        asks = CONDITIONS[adventure]
        if "total" in asks:
            made = Text(f"Σ{asks['total']}", style="bold")
            return made.append(" ").append_text(kind_chip(scene, asks["kind"])) if "kind" in asks else made
        if "cards" in asks:
            return Text("▯" * asks["cards"], style="bold")
        if "each" in asks:
            return Text("").join([kind_chip(scene, kind, tight=True) for kind in asks["each"]])
        made = Text(" ".join(f"{worth}+" for worth in sorted(asks["worth"])), style="bold")
        if "or_card" in asks:
            made.append("/").append_text(adversary_chip(scene, asks["or_card"], tight=True))
        return made

    def column(self, scene: Scene, kind: int, width: int) -> Block:
        """A kind's adversaries side by side, under its name."""
        cards = scene.table["columns"][kind]
        ground, ink = KIND_COLOURS[KINDS[kind]]
        lines = [padded(Text(self.heading(scene, KINDS[kind], len(cards), width)), width)]
        lines[0].stylize(f"bold {ink} on {ground}")
        if scene.roomy:
            drawn = beside([self.tall_card(scene, card) for card in cards], gap=0)
            return lines + [padded(line, width) for line in (drawn or [Text()] * 3)]
        lines.append(padded(Text("").join([self.flat_card(scene, card) for card in cards]), width))
        return lines

    def heading(self, scene: Scene, kind: str, count: int, width: int) -> str:
        """A kind's letter and name, and how many of its column are there, as far as there is room."""
        whole = f" {scene.say(f'cli-ka-kind-{kind}')} {scene.say(f'kind-{kind}')}"
        brief = f" {scene.say(f'cli-ka-kind-{kind}')} {scene.say(f'cli-ka-short-{kind}')}"
        counted = f"{count}/{COLUMN_SIZE} "
        for name in (whole, brief):
            if len(name) + len(counted) < width:
                return name.ljust(width - len(counted)) + counted
        return fit(brief, width)

    def flat_card(self, scene: Scene, card: Mapping[str, Any]) -> Text:
        """A value, in gold brackets where it can be challenged, with the mark of whose seal it carries."""
        can_act = self.can_challenge(scene, card)
        ground, ink = KIND_COLOURS[kind_of(card["id"])]
        left, right, edge = ("‹", "›", f"bold {BRIGHT_GOLD}") if can_act else ("▐", "▌", ground)
        face = (value_of(card["id"]), f"bold {ink} on {ground}")
        chip = Text.assemble((left, edge), face, (right, edge), self.seal(card, " "))
        return clickable(chip, card["handle"]) if can_act else chip

    def tall_card(self, scene: Scene, card: Mapping[str, Any]) -> Block:
        can_act = self.can_challenge(scene, card)
        face, style = card_face(scene, card["id"])
        below = Text("─", style=edge_style(can_act)).append_text(self.seal(card, "─", edge_style(can_act)))
        top = Text("▾", style=edge_style(can_act)) if can_act else None
        block = framed([Text(face, style=style)], 4, edge_style(can_act), top, below)
        return [clickable(line, card["handle"]) for line in block] if can_act else block

    def can_challenge(self, scene: Scene, card: Mapping[str, Any]) -> bool:
        return card["handle"] in scene.handles

    def seal(self, card: Mapping[str, Any], bare: str, style: str = "") -> Text:
        if card.get("seal") is None:
            return Text(bare, style=style)
        mark, colour = player_mark(card["seal"])
        return Text(mark, style=f"bold {colour}")

    # -- one's own things --------------------------------------------------------------------------------------

    def mine(self, scene: Scene) -> Text | None:
        if scene.viewer is None:
            return None
        own = scene.table["players"][scene.viewer]
        hand, trophies = own["hand"] or (), own["trophies"] or ()
        names = [scene.say("cli-ka-hand"), scene.say("cli-ka-adversaries")]
        fans = [self.fan(scene, hand, names[0]), self.fan(scene, trophies, names[1])]
        right = self.standing(scene, own)
        left = beside(fans, gap=3)
        if not scene.roomy or left[0].cell_len + right[0].cell_len + 2 > scene.width:
            width = max(len(name) for name in names)
            left = [
                Text.assemble(label(names[0].ljust(width)), self.hand(scene, hand)),
                Text.assemble(label(names[1].ljust(width)), self.trophies(scene, trophies)),
            ]
        right += [Text()] * (len(left) - len(right))
        return stacked([_spread(one, other, scene.width) for one, other in zip(left, right, strict=True)])

    def standing(self, scene: Scene, own: Mapping[str, Any]) -> Block:
        """The viewer's points, and seals where there are any."""
        held = sum(int(value_of(card)) for card in own["trophies"] or ())
        points = scene.say("cli-ka-count-points", count=own["won"])
        lines = [Text(f"{points} + {scene.say('cli-ka-held', held=held)}", style="bold"), Text()]
        if "seals" in own and scene.viewer is not None:
            mark, colour = player_mark(scene.viewer)
            spent = "·" * (SEALS_EACH - own["seals"])
            lines[1] = Text.assemble(
                label(scene.say("cli-ka-own-seals")), (mark * own["seals"], colour), (spent, FADED)
            )
        return lines

    def fan(self, scene: Scene, cards: Sequence[str], name: str) -> Block:
        """Cards held in a hand, each covering part of the one before."""
        if not cards:
            return [padded(Text(line, style=FADED), len(name)) for line in (name, "", scene.say("cli-ka-none"), "")]
        lines = [Text(), Text(), Text()]
        for number, card in enumerate(cards):
            last = number == len(cards) - 1
            face, style = card_face(scene, card)
            lines[0].append("╭──╮" if last else "╭──", OAK)
            lines[1].append("│", OAK).append(face, style).append("│" if last else "", OAK)
            lines[2].append("╰──╯" if last else "╰──", OAK)
        width = max(len(name), lines[0].cell_len)
        return [padded(line, width) for line in (Text(name, style=FADED), *lines)]

    def hand(self, scene: Scene, cards: Sequence[str]) -> Text:
        """Knights by colour: a letter, then a figure for each card."""
        parts = []
        for suit, same in groupby(cards, key=lambda card: card.partition("-")[0]):
            ground, ink = SUIT_COLOURS[suit]
            name = scene.say(f"cli-ka-suit-{suit}")
            figures = [card.partition("-")[2] or "1" for card in same]
            shown = f"{name} ×{len(figures)}" if suit == "merlin" and len(figures) > 1 else name
            face = shown if suit == "merlin" else f"{name} {' '.join(figures)}"
            parts.append(Text(f" {face} ", style=f"bold {ink} on {ground}"))
        return Text(" ").join(parts) if parts else label(scene.say("cli-ka-none"))

    def trophies(self, scene: Scene, cards: Sequence[str]) -> Text:
        parts = []
        for kind, same in groupby(cards, key=kind_of):
            ground, ink = KIND_COLOURS[kind]
            figures = " ".join(value_of(card) for card in same)
            parts.append(Text(f" {scene.say(f'cli-ka-kind-{kind}')} {figures} ", style=f"bold {ink} on {ground}"))
        return Text(" ").join(parts) if parts else label(scene.say("cli-ka-none"))


def _middle(line: Text, width: int) -> Text:
    before = max(width - line.cell_len, 0) // 2
    return padded(Text(" " * before).append_text(line), width)


def _spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at the two ends of a line."""
    room = max(width - right.cell_len - 1, 0)
    return padded(left, room).append(" ").append_text(right)
