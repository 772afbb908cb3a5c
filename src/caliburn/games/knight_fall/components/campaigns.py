"""Reading a campaign: from the section `campaign` of an edition file to a story that holds together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from caliburn.games.knight_fall.components.mistakes import mistakes
from caliburn.games.knight_fall.components.story import (
    Battle,
    Bridge,
    Choice,
    Dearer,
    Entry,
    Epilogue,
    Keyword,
    Limits,
    Purse,
    Said,
    Square,
    Story,
    Wager,
    Words,
)
from caliburn.games.knight_fall.components.tables import content
from caliburn.kernel.editions import quoted
from caliburn.kernel.errors import BadEdition
from caliburn.kernel.text import Message

SECTION: Final = "campaign"
TABLES: Final[dict[str, type[Said]]] = {"squares": Square, "entries": Entry, "keywords": Keyword, "battles": Battle}
FORMS: Final[dict[str, type[Said]]] = {
    "choices": Choice, "lose": Purse, "gain": Purse, "dearer": Dearer, "wager": Wager, "elixirs": Limits,
    "elders": Limits, "bridges": Bridge, "epilogues": Epilogue,
}  # fmt: skip
NUMBER: Final = re.compile(r"[1-9][0-9]{0,2}")
MOST_WORDS: Final = 400  # in a message


@cache
def ours() -> Story:
    """Our own campaign, "The Long Dusk"."""
    return story_of(content("the-long-dusk")[SECTION])


def story_of(section: Mapping[str, Any]) -> Story:
    """The story that a section tells, checked."""
    try:
        story = msgspec.convert(dict(section), Story, str_keys=True)
    except msgspec.ValidationError as error:
        raise out_of_form(section, str(error)) from None
    for where, wrong, allowed, kind in mistakes(story):
        entry = quoted(f"{SECTION}.{where}")
        raise BadEdition(f"error-campaign-{kind}", entry=entry, value=quoted(wrong), allowed=allowed[:MOST_WORDS])
    return story


# -- what is out of form, in our words ---------------------------------------------------------------------------------


def out_of_form(section: Mapping[str, Any], error: str) -> BadEdition:
    """What msgspec says, with the entry, square, keyword or battle it stands in, which msgspec does not name."""
    for name, form in TABLES.items():
        table_of = section.get(name)
        for key, one in table_of.items() if isinstance(table_of, Mapping) else ():
            if name == "entries" and not NUMBER.fullmatch(str(key)):
                return BadEdition("error-campaign-number", value=quoted(key))
            try:
                msgspec.convert(one, form, str_keys=True)
            except msgspec.ValidationError as found:
                return in_our_words(str(found), f"{SECTION}.{name}.{quoted(key)}", form)
    return in_our_words(error, SECTION, Story)


def in_our_words(error: str, where: str, form: type[Said]) -> BadEdition:
    """What msgspec says ("Expected `int`, got `str` - at `$.choices[1].bells`") as people say it."""
    said, _, path = error.partition(" - at `$")
    path = path.rstrip("`")
    if path:
        form = FORMS.get(re.sub(r"\[\d+\]$", "", path.rpartition(".")[2]), Words)
    entry = where + re.sub(r"(?<=choices)\[(\d)\]", lambda found: "." + chr(ord("A") + int(found[1])), path)
    names = re.findall(r"`([^`]*)`", said)
    limit = re.search(r"([<>]=|of length) (\d+)", said)
    if "unknown field" in said:
        return BadEdition("error-edition-unknown", entry=f"{entry}.{quoted(names[0])}", allowed=", ".join(fields(form)))
    if "missing required field" in said:
        return BadEdition("error-campaign-missing", entry=f"{entry}.{names[0]}")
    if limit is not None:
        kind = {">=": "least", "<=": "most", "of length": "length"}[limit[1]]
        return BadEdition(f"error-campaign-{kind}", entry=entry, limit=int(limit[2]))
    if len(names) == 2:
        kinds = [name.removesuffix(" | null") for name in names]
        wanted, got = [Message("campaign-form", {"kind": "text" if "|" in kind else kind}) for kind in kinds]
        return BadEdition("error-campaign-type", entry=entry, wanted=wanted, got=got)
    return BadEdition("error-campaign-form", entry=entry, detail=said[:MOST_WORDS])


def fields(form: type[Said]) -> tuple[str, ...]:
    """What an author may write there: where a thing comes from is only told of our own."""
    return tuple([field for field in form.__struct_fields__ if field not in ("source", "sources")])
