"""The campaign sheet in the terminal: bells and resources, villagers, relics, keywords, knights; and a battle."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, padded, player
from caliburn.cli.boards.knight_fall_campaign_marks import (
    RESOURCES,
    Drawing,
    amount,
    campaign,
    dotted,
    plain,
    titled,
    told,
    wrap,
)
from caliburn.cli.boards.knight_fall_marks import WARNING, card_name, pick, short, wrapped
from caliburn.cli.boards.knight_fall_parts import in_hand
from caliburn.cli.look import FADED, PARCHMENT

USED = "▮"
ARROW = " → "


def sheets(scene: Scene) -> list[Drawing]:
    """The sheet in more and more lines."""
    purse = wrap(dotted(resources(scene)), scene.width)
    counts = wrap(dotted(holdings(scene, counted=True)), scene.width)[:1]
    made = [*purse, *wrap(dotted(holdings(scene)), scene.width)]
    path = [*made, *way(scene)]
    rows = [villagers(scene), relics(scene), *keywords(scene), *fallen(scene)]
    things = [line for row in rows for line in wrap(row, scene.width)]
    full = [*purse, *way(scene), *things, *wrap(score(scene), scene.width)]
    return [Drawing(len(lines), partial(list, lines)) for lines in ([*purse, *counts], made, path, full)]


def resources(scene: Scene) -> list[Text]:
    """What the purse holds, and the elders that were saved; how many bells are left stands above the table."""
    shown = campaign(scene)
    made = [pick(scene, plain(amount(scene, name, shown[name])), name) for name in RESOURCES]
    return [*made, plain(scene.say("cli-kfc-saved", **shown["elders"]))]


def bells(scene: Scene) -> str:
    shown = campaign(scene)["bells"]
    return scene.say("cli-kfc-bells", left=shown["total"] - shown["crossed"])


# -- what the party has ----------------------------------------------------------------------------------------------


def holdings(scene: Scene, *, counted: bool = False) -> list[Text]:
    """Villagers, relics and keywords by name, or only how many; relics that can be bought now stand among them."""
    shown = campaign(scene)
    found = [one["id"] for one in shown["villagers"] if one["found"]]
    held = [told(scene, one["name"]) for one in shown["keywords"] if one["held"]]
    people = ", ".join([card_name(scene, name) for name in found])
    owned = [relic_chip(scene, one) for one in shown["relics"] if one["owned"] or one["id"] in scene.handles]
    if counted:
        people = scene.say("cli-kfc-count", count=len(found), total=len(shown["villagers"]))
        mine = sum(one["owned"] for one in shown["relics"])
        owned = [Text(scene.say("cli-kfc-count", count=mine, total=len(shown["relics"])))]
    made = [titled(scene.say("kind-villager"), Text(people or "–"))]
    made.append(titled(scene.say("kind-relic"), Text(", ").join(owned) if owned else Text("–")))
    return [*made, *([titled(scene.say("cli-kfc-keywords"), Text(", ".join(held)))] if held else [])]


def relic_chip(scene: Scene, relic: Mapping[str, Any], *, priced: bool = False) -> Text:
    """A relic: with its price while it is not bought, with a mark once it is used in this battle."""
    made = Text(card_name(scene, relic["id"]) + (USED if relic["used"] else ""))
    made.stylize(f"bold {PARCHMENT}" if relic["owned"] else FADED)
    if priced and not relic["owned"]:
        made.append(f" ({price(scene, relic)})", FADED)
    return pick(scene, made, relic["id"])


def price(scene: Scene, relic: Mapping[str, Any]) -> str:
    """What a relic costs: "1 scroll + 3 coins"."""
    return " + ".join([amount(scene, name, relic[name]) for name in ("scrolls", "coins") if relic[name]])


def villagers(scene: Scene) -> Text:
    """All villagers: those who joined, and where one who is known can be found."""
    made = []
    for one in campaign(scene)["villagers"]:
        name = Text(card_name(scene, one["id"]), style=f"bold {PARCHMENT}" if one["found"] else FADED)
        where = told(scene, one["known"])
        made.append(name.append(f" ({where})" if where else "", FADED))
    return titled(scene.say("kind-villager"), Text(", ").join(made))


def relics(scene: Scene) -> Text:
    made = [relic_chip(scene, one, priced=True) for one in campaign(scene)["relics"]]
    return titled(scene.say("kind-relic"), Text(", ").join(made))


def keywords(scene: Scene) -> list[Text]:
    """The keywords that are held, each with what it does."""
    held = [one for one in campaign(scene)["keywords"] if one["held"]]
    return [titled(told(scene, one["name"]), Text(told(scene, one["note"]), style=FADED)) for one in held]


def fallen(scene: Scene) -> list[Text]:
    names = ", ".join([card_name(scene, name) for name in campaign(scene)["fallen"]])
    return [titled(scene.say("cli-kfc-fallen"), Text(names, style=WARNING))] if names else []


def score(scene: Scene) -> Text:
    """What the campaign would be worth if it ended now."""
    return titled(scene.say("cli-kfc-score"), Text(str(campaign(scene)["score"]["total"]), style=f"bold {PARCHMENT}"))


def way(scene: Scene) -> Block:
    """Where each turn ended, as much of the way as a line holds: the latest squares."""
    shown = campaign(scene)
    names = {square["at"]: told(scene, square["name"]) for square in shown["squares"]}
    if not shown["path"]:
        return []
    ends = [shown["path"][0][0], *[route[-1] for route in shown["path"] if len(route) > 1]]
    stops = [names[at] for at in ends]
    title, first = scene.say("cli-kfc-path"), 0
    room = scene.width - len(title) - 2
    while len(line := ("…" + ARROW if first else "") + ARROW.join(stops[first:])) > room and first < len(stops) - 1:
        first += 1
    return [padded(titled(title, Text(line, style=FADED)), scene.width)]


# -- who rides -------------------------------------------------------------------------------------------------------


def riders(scene: Scene) -> Text:
    """Each player with the knights they lead, and who leads the party this turn."""
    made = []
    for seat in range(scene.view["seats"]):
        own = [place["character"] for place in scene.table["places"] if place["seat"] == seat]
        names = ", ".join([card_name(scene, name) for name in own if name is not None])
        line = player(scene, seat)
        if campaign(scene)["leader"] == seat and scene.view["seats"] > 1:
            line.append(f" ({scene.say('cli-kfc-leads')})", FADED)
        made.append(line.append(f" {names}" if names else ""))
    lost = [short(scene, name, 1) for name in campaign(scene)["fallen"]]
    made += [titled(scene.say("cli-kfc-fallen"), Text(", ".join(lost), style=WARNING))] if lost else []
    return padded(Text("   ").join(made), scene.width)


# -- a battle --------------------------------------------------------------------------------------------------------


def battle(scene: Scene, lines: int) -> Block:
    """How a battle stands, in at most so many lines."""
    return [padded(line, scene.width) for line in wrapped(fight(scene), scene.width, gap=3)[:lines]]


def fight(scene: Scene) -> list[Text]:
    """Demons defeated and looming, elders, elixirs and relics; what is left of the card being played."""
    shown, purse = campaign(scene)["battle"], campaign(scene)
    doing = in_hand(scene)
    made = [doing] if doing.plain else []
    made.append(Text(scene.say("cli-kfc-defeated", count=shown["defeated"], total=shown["to_defeat"]), "bold"))
    limit = shown["elders_limit"]
    args = {"lost": shown["elders_lost"], "here": shown["elders"]}
    message = "cli-kfc-elders" if limit is None else "cli-kfc-elders-limit"
    made.append(plain(scene.say(message, **args, **({} if limit is None else {"limit": limit}))))
    made.append(pick(scene, plain(amount(scene, "elixirs", purse["elixirs"])), "elixirs"))
    if shown["looming"]:
        names = ", ".join([short(scene, name, 1) for name in shown["looming"]])
        made.append(titled(scene.say("cli-kfc-looming"), Text(names, style=WARNING)))
    if shown["relics"]:
        ready = [pick(scene, plain(card_name(scene, name)), name) for name in shown["relics"]]
        made.append(titled(scene.say("kind-relic"), Text(", ").join(ready)))
    return made
