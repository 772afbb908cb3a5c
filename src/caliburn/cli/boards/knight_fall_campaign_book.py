"""The book of a campaign: the page it is open at, with its choices, or with what came of the one that was made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, clickable
from caliburn.cli.boards.knight_fall_campaign_marks import (
    amounts,
    campaign,
    dotted,
    plain,
    square_named,
    told,
    wrap,
)
from caliburn.cli.boards.knight_fall_marks import card_name
from caliburn.cli.look import BRIGHT_GOLD, FADED, GOLD, PARCHMENT

INTRODUCTION, AFTER, FINALE, DEFEAT = "introduction", "after", "finale", "defeat"
STORY = PARCHMENT


def page(scene: Scene) -> Block:
    """The whole page: its text, and what can be done or was done."""
    shown = campaign(scene)["page"]
    made = [heading(scene, shown), *wrap(plain(told(scene, shown["text"]), STORY), scene.width)]
    for text in shown["epilogues"]:
        made += wrap(plain(told(scene, text), f"italic {STORY}"), scene.width)
    for choice in shown["choices"]:
        made += choice_lines(scene, choice)
    return [*made, *outcome(scene, shown)]


def news(scene: Scene) -> Block:
    """What was just told, where the party rides on: of an entry that was answered only what came of it."""
    shown = campaign(scene)["page"]
    if shown["kind"] in (INTRODUCTION, AFTER):
        return page(scene)
    found = outcome(scene, shown)
    return [heading(scene, shown), *found] if found else []


def heading(scene: Scene, shown: Mapping[str, Any]) -> Text:
    """The title, with the number and the place of an entry, or what kind of page it is."""
    parts = [Text(told(scene, shown["title"]), style=f"bold {BRIGHT_GOLD}")]
    if shown["number"] is not None:
        parts[0] = Text(f"{shown['number']} ", style=f"bold {GOLD}").append_text(parts[0])
        where = told(scene, square_named(scene, shown["square"])["name"])
        parts += [Text(where, style=FADED)] if where != told(scene, shown["title"]) else []
    if shown["kind"] in (INTRODUCTION, AFTER, FINALE, DEFEAT):
        parts.append(Text(scene.say(f"cli-kfc-page-{shown['kind']}"), style=FADED))
    (line, *_) = wrap(dotted(parts), scene.width)
    return line


# -- choices ---------------------------------------------------------------------------------------------------------


def choice_lines(scene: Scene, choice: Mapping[str, Any]) -> Block:
    """A choice with what it takes and brings; where it cannot be made, why not."""
    can, why = choice["handle"] in scene.handles, scene.hints.get(choice["handle"])
    sign = "▸" if can else "–" if why is not None else " "
    lead = Text(f"{sign}{choice['letter'].upper()} ", style=f"bold {BRIGHT_GOLD}" if can else FADED)
    text = Text(told(scene, choice["text"]), style=PARCHMENT if why is None else FADED)
    brings = terms(scene, choice)
    text.append("  ").append_text(dotted(brings)) if brings else None
    if why is not None:
        text.append(f"  ({scene.words.say(why)})", f"italic {FADED}")
    lines = wrap(text, scene.width, lead)
    return [clickable(line, choice["handle"]) for line in lines] if can else lines


def terms(scene: Scene, choice: Mapping[str, Any]) -> list[Text]:
    """What a choice takes and brings, as far as the page says."""
    wager = choice["wager"]
    made = amounts(scene, choice["lose"], "−")
    if wager is not None:
        made.append(Text(scene.say("cli-kfc-wager", symbol=scene.say(f"action-{wager['symbol']}"))))
    made += amounts(scene, choice["gain"], "+")
    made += [Text(scene.say("cli-kfc-gains", name=told(scene, word["name"]))) for word in choice["keywords"]]
    made += [Text(scene.say("cli-kfc-erases", name=told(scene, word["name"]))) for word in choice["erases"]]
    if choice["villager"] is not None:
        made.append(Text(scene.say("cli-kfc-joins", name=card_name(scene, choice["villager"]))))
    if wager is not None and wager["lose"]:
        made.append(Text(scene.say("cli-kfc-else", amounts=dotted(amounts(scene, wager["lose"], "−")).plain)))
    if choice["bells"]:
        made.append(Text(scene.say("cli-kfc-more-bells", count=choice["bells"])))
    if choice["battle"] is not None:
        made.append(Text(scene.say("cli-kfc-fight")))
    if choice["ferry"]:
        squares = ", ".join([told(scene, square["name"]) for square in choice["ferry"]])
        made.append(Text(scene.say("cli-kfc-ferry", squares=squares)))
    if choice["reads"] is not None:
        made.append(Text(scene.say("cli-kfc-reads", number=choice["reads"])))
    if choice["stays_open"]:
        made.append(Text(scene.say("cli-kfc-stays-open")))
    return made


def outcome(scene: Scene, shown: Mapping[str, Any]) -> Block:
    """What came of a choice: the words for it, what was paid and what was gained."""
    if shown["chosen"] is None:
        return []
    made = wrap(plain(told(scene, shown["told"]), f"italic {STORY}"), scene.width) if shown["told"] else []
    changed = [*amounts(scene, shown["paid"], "−"), *amounts(scene, shown["gained"], "+")]
    return [*made, *(wrap(dotted(changed), scene.width) if changed else [])]


def ending(scene: Scene) -> Text:
    """The last page as a text, to be read before the scores."""
    shown = campaign(scene)["page"]
    paragraphs = [told(scene, shown["text"]), *[told(scene, text) for text in shown["epilogues"]]]
    return Text("\n\n").join([plain(text, STORY) for text in paragraphs])
