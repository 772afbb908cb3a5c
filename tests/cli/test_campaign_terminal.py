"""The campaign of Knight Fall in the terminal: map, book, sheet and battles at every size, and campaigns by keys."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.style import Style

import caliburn
from caliburn.bots import Sight, make_bot
from caliburn.cli.boards import Scene, board_for
from caliburn.cli.boards.drawing import PICK
from caliburn.cli.boards.knight_fall_campaign import CampaignBoard
from caliburn.kernel.match import Match
from caliburn.kernel.text import Message, words
from tests.cli.conftest import Command
from tests.cli.driving import SMALL

GAME, CAMPAIGN = "knight-fall", {"mode": "campaign"}
MIDDLE, LARGE = (100, 30), (140, 45)
SIZES = [SMALL, MIDDLE, LARGE]
RAIL_FROM, RAIL, ROOMY = 112, 38, 34
LEAST_MOVES = 2  # lines of moves that are always to be seen
PEOPLE = ["Anna", "Ben"]
STEMS = ("cli-", "card-", "event-", "move-", "tile-", "unit-", "amount-", "kind-", "phase-", "ask-", "option-")
LANGS = ["en", "de"]
CAMPAIGN_FILE = Path(caliburn.__file__).parent / "games/knight_fall/components/the-long-dusk.toml"


def kind_of(match: Match) -> tuple[str, str, str]:
    """The phase, the page and the question a match is at."""
    table = match.view(0)["table"]
    return table["phase"], table["campaign"]["page"]["kind"], match.asks[0].prompt.id if match.asks else ""


@cache
def moments(seats: int = 1) -> dict[tuple[str, str, str], Match]:
    """The first moment of every kind in campaigns that random bots play, and their end."""
    found: dict[tuple[str, str, str], Match] = {}
    for seed in (6, 7):
        match = caliburn.new_match(GAME, seats=seats, options=CAMPAIGN, seed=seed)
        minds = [make_bot("random", str(seat)) for seat in range(seats)]
        while match.asks:
            if kind_of(match) not in found:
                found[kind_of(match)] = match.clone()
            seat = match.asks[0].seat
            match.play(seat, minds[seat].choose(Sight(match, seat)))
        found[kind_of(match)] = match
    return found


def scene_of(match: Match, lang: str = "en", size: tuple[int, int] = SMALL, leaf: int = 0, **change: Any) -> Scene:
    """What the board of seat 0 is drawn from, as the client makes it; `change` lays entries over the campaign."""
    width, height = size
    offers = match.offers(0) if match.asks_for(0) else []
    handles = frozenset(offer.handles[0] for offer in offers if offer.handles)
    view = json.loads(json.dumps(match.view(0)))
    view["table"]["campaign"].update(change)
    hints = {hint.handle: hint.text for hint in match.hints(0)}
    inside = width - (RAIL if width >= RAIL_FROM else 0) - (2 if height < ROOMY else 4)
    people = PEOPLE[: match.rules.seats]
    return Scene(view, words(lang, GAME), people, handles, inside, height >= ROOMY, height, leaf, hints)


def board() -> CampaignBoard:
    found = board_for(GAME, "campaign")
    assert isinstance(found, CampaignBoard)
    return found


def leaves(scene: Scene) -> list[str]:
    """All sides of the table."""
    return [board().table(scene._replace(leaf=leaf)).plain for leaf in range(board().leaves(scene))]


def flat(text: str) -> str:
    return " ".join(text.split())


def at(prompt: str) -> Match:
    return next(match for kind, match in moments().items() if kind[2] == prompt)


# -- every phase at every size -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [1, 2])
def test_in_every_phase_nothing_is_wider_or_higher_than_the_screen(
    lang: str, size: tuple[int, int], seats: int
) -> None:
    kinds = moments(seats)
    assert {"draft", "map", "entry", "placing", "turn", "round-end", "over"} <= {phase for phase, _, _ in kinds}
    for match in kinds.values():
        scene = scene_of(match, lang, size)
        seats_line, mine = board().seats(scene).plain, board().mine(scene._replace(width=scene.width - 2))
        for side in leaves(scene):
            lines = side.splitlines()
            assert max(map(len, lines)) <= scene.width
            own = len(mine.plain.splitlines()) + 2 if mine is not None else 0
            above = len(seats_line.splitlines()) + len(lines) + 2 + own
            assert above + 4 + LEAST_MOVES + 2 <= size[1]  # question, what it is about, keys; moves with their frame
            for stem in STEMS:
                assert stem not in side
        assert len(board().moment(scene)) <= scene.width - len("Knight Fall · Kampagne · ") - 4
        assert len(board().piles(scene)) <= scene.width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_page_of_the_book_can_be_read_to_its_end(lang: str, size: tuple[int, int]) -> None:
    read = 0
    for match in moments().values():
        scene = scene_of(match, lang, size)
        page = scene.table["campaign"]["page"]
        told = flat(" ".join(leaves(scene)))
        assert flat(page["text"][lang]) in told
        for choice in page["choices"]:
            assert flat(choice["text"][lang]) in told
        if page["told"]:
            assert flat(page["told"][lang]) in told
        read += len(page["choices"])
    assert read


@pytest.mark.parametrize("lang", LANGS)
def test_every_entry_fits_a_small_screen_on_one_side_with_its_choices(lang: str) -> None:
    """The longest entries of our own campaign are read without turning over."""
    match = at("ask-choice")
    story = CAMPAIGN_FILE.read_text(encoding="utf-8")
    entries = tomllib.loads(story)["campaign"]["entries"]
    page = match.view(0)["table"]["campaign"]["page"]
    assert len(entries) > 30
    for number, entry in entries.items():
        choices = [{**page["choices"][0], "text": choice["text"]} for choice in entry["choices"]]
        scene = scene_of(match, lang, page={**page, "text": entry["text"], "choices": choices})
        first = flat(board().table(scene).plain)
        for text in (entry["text"], *[choice["text"] for choice in choices]):
            assert flat(text[lang]) in first, number


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGS)
def test_introduction_finale_defeat_and_after_texts_are_told(lang: str, size: tuple[int, int]) -> None:
    story = tomllib.loads(CAMPAIGN_FILE.read_text(encoding="utf-8"))["campaign"]
    over = next(match for (phase, _, _), match in moments().items() if phase == "over")
    page = over.view(0)["table"]["campaign"]["page"]
    epilogues = [epilogue["text"] for epilogue in story["epilogues"]]
    scene = scene_of(over, lang, size, page={**page, "kind": "finale", "text": story["finale"], "epilogues": epilogues})
    read, told = flat(" ".join(leaves(scene))), board().ending(scene)
    assert told is not None
    for text in (story["finale"], *epilogues):
        assert flat(text[lang]) in read
        assert flat(text[lang]) in flat(told.plain)


# -- the map -----------------------------------------------------------------------------------------------------


def marked(entry: dict[str, Any]) -> dict[str, Any]:
    """Number 1 as one that was read, number 2 as one that is crossed off."""
    return {**entry, "read": entry["number"] in (1, 2), "crossed": entry["number"] == 2}


def test_the_map_shows_names_numbers_water_bridges_the_party_and_where_it_can_ride() -> None:
    match = at("ask-ride")
    squares = match.view(0)["table"]["campaign"]["squares"]
    changed = [{**square, "numbers": [marked(entry) for entry in square["numbers"]]} for square in squares]
    scene = scene_of(match, size=LARGE, squares=changed, party="C4")
    shown = "\n".join(leaves(scene))
    for square in squares:
        for word in square["name"]["en"].split():
            assert word in shown
    assert "♞Well Square" in shown
    assert "1° ✗2" in shown
    assert "║ Mill Bridge ║" in shown
    assert "≈" in shown
    assert "═" in shown
    assert shown.count("▸") >= sum(square["handle"] in scene.handles for square in squares) - 1  # the party's own


def test_a_click_on_a_square_rides_there_and_one_on_a_number_reads_it() -> None:
    ride, arrive = scene_of(at("ask-ride")), scene_of(at("ask-read"))
    assert picks(ride) == {handle for handle in ride.handles if handle.startswith("square-")}
    assert {handle for handle in picks(arrive) if handle.startswith("entry-")} == set(arrive.handles)


def picks(scene: Scene) -> set[str]:
    """What can be clicked on all sides of the table."""
    tables = [board().table(scene._replace(leaf=leaf)) for leaf in range(board().leaves(scene))]
    styles = [span.style for table in tables for span in table.spans]
    return {style.meta[PICK] for style in styles if isinstance(style, Style) and PICK in style.meta}


@pytest.mark.parametrize(("columns", "rows"), [(2, 1), (9, 4), (12, 16)])
def test_a_map_of_any_size_is_drawn_around_the_party(columns: int, rows: int) -> None:
    match = at("ask-read")
    one = match.view(0)["table"]["campaign"]["squares"][0]
    names = [f"{chr(65 + column)}{row + 1}" for row in range(rows) for column in range(columns)]
    squares = [{**one, "at": name, "handle": f"square-{name}", "numbers": []} for name in names]
    last = names[-1]
    change: dict[str, Any] = {
        "squares": squares,
        "columns": columns,
        "rows": rows,
        "party": last,
        "path": [[names[0], last]],
    }
    page = match.view(0)["table"]["campaign"]["page"]
    scene = scene_of(match, **change, river=[], bridges=[], page={**page, "square": last})
    lines = board().table(scene).plain.splitlines()
    assert any("♞" in line for line in lines)
    assert max(map(len, lines)) <= scene.width
    assert len(lines) <= board().room(scene)


def test_the_way_is_told_in_words_without_turns_that_stayed() -> None:
    path = [["C4", "C3", "D3"], ["D3"], ["D3", "E3"]]
    shown = " ".join(leaves(scene_of(at("ask-read"), size=LARGE, path=path)))
    assert "Path: Well Square → Market → Hay Meadows" in shown


# -- the book ----------------------------------------------------------------------------------------------------


MILL = {"at": "D2", "name": {"en": "Red Mill", "de": "Rote Mühle"}}
WEIR = {"at": "D6", "name": {"en": "Eel Weir", "de": "Aalwehr"}}
ECHO = {"id": "ECHO", "name": {"en": "Echo", "de": "Echo"}}


def choice(**more: Any) -> dict[str, Any]:
    return {
        "letter": "a", "handle": "choice-a", "text": {"en": "Do it.", "de": "Tut es."}, "lose": {}, "gain": {},
        "keywords": [], "erases": [], "villager": None, "bells": 0, "reads": None, "battle": None, "needs": None,
        "wager": None, "ferry": [], "stays_open": False, **more,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("more", "en", "de"),
    [
        ({"lose": {"scrolls": 1}, "gain": {"elixirs": 3}}, "−1 scroll · +3 elixirs", "−1 Schriftrolle · +3 Elixiere"),
        ({"villager": "pip", "bells": 1}, "Pip joins you · 1 more bell rings", "Pip kommt mit · noch 1 Glockenschlag"),
        ({"reads": 29}, "read 29", "lest 29"),
        ({"battle": "1", "keywords": [ECHO]}, "keyword Echo · a battle", "Schlüsselwort Echo · ein Kampf"),
        (
            {"villager": "pip", "wager": {"symbol": "melee", "lose": {"coins": 1}}},
            "if the top power card shows melee · Pip joins you · otherwise −1 coin",
            "zeigt die oberste Kraftkarte Nahkampf · Pip kommt mit · sonst −1 Münze",
        ),
        (
            {"ferry": [MILL, WEIR]},
            "by boat to your choice of: Red Mill, Eel Weir",
            "mit dem Boot, nach Wahl: Rote Mühle, Aalwehr",
        ),
        ({"stays_open": True}, "the number stays open", "die Nummer bleibt offen"),
    ],
)
def test_the_book_and_the_list_of_moves_say_what_a_choice_takes_and_brings(
    more: dict[str, Any], en: str, de: str
) -> None:
    match = at("ask-choice")
    page = match.view(0)["table"]["campaign"]["page"]
    for lang, told in (("en", en), ("de", de)):
        scene = scene_of(match, lang, page={**page, "choices": [choice(**more)]})
        assert told in flat(leaves(scene)[0])
        assert board().beside(scene, "choice-a") == told


def test_a_choice_that_cannot_be_made_says_why() -> None:
    match = at("ask-choice")
    page = match.view(0)["table"]["campaign"]["page"]
    hints = {"choice-a": Message("hint-keyword-needs", {"keyword": "Echo"})}
    scene = scene_of(match, page={**page, "choices": [choice()]})._replace(hints=hints, handles=frozenset())
    assert "–A Do it.  (Only with the keyword Echo.)" in leaves(scene)[0]


def test_what_came_of_a_choice_is_told_while_the_party_rides_on_and_gives_way_when_it_has_ridden() -> None:
    page = {
        **at("ask-choice").view(0)["table"]["campaign"]["page"], "choices": [], "chosen": "b",
        "told": {"en": "A hinge creaks.", "de": "Eine Angel knarrt."}, "paid": {"coins": 2}, "gained": {"keys": 1},
    }  # fmt: skip
    first = leaves(scene_of(at("ask-ride"), page=page))[0]
    assert "A hinge creaks." in first
    assert "−2 coins · +1 key" in first
    assert "♞" in first  # the map is there too
    assert "A hinge creaks." not in leaves(scene_of(at("ask-read"), page=page))[0]
    assert "Eine Angel knarrt." in leaves(scene_of(at("ask-ride"), "de", page=page))[0]


# -- the sheet and battles ---------------------------------------------------------------------------------------


def test_the_sheet_lists_all_that_is_written_on_it() -> None:
    match = at("ask-read")
    shown = match.view(0)["table"]["campaign"]
    villagers = [{**one, "found": one["id"] == "pip"} for one in shown["villagers"]]
    villagers[7]["known"] = {"en": "Well Square", "de": "Brunnenplatz"}
    relics = [{**one, "owned": one["id"] == "silver-nails"} for one in shown["relics"]]
    note = {"en": "You know the tune.", "de": "Ihr kennt die Melodie."}
    keywords = [{"id": "ECHO", "name": {"en": "Echo", "de": "Echo"}, "note": note, "held": True}]
    purse: dict[str, Any] = {"coins": 1, "scrolls": 2, "keys": 3, "elixirs": 4}
    lists: dict[str, Any] = {"villagers": villagers, "relics": relics, "keywords": keywords}
    scene = scene_of(match, size=LARGE, **purse, **lists, fallen=["gale-knight"], elders={"saved": 3, "boxes": 22})
    told = flat(" ".join([board().seats(scene).plain, *leaves(scene)]))
    for text in (
        "1 coin · 2 scrolls · 3 keys · 4 elixirs · elders saved 3/22", "Wenna Bell (Well Square)", "Silver Nails,",
        "Ember Censer (1 scroll + 3 coins)", "Echo: You know the tune.", "fallen: Gale", "Score if it ended now: ",
    ):  # fmt: skip
        assert text in told
    assert "bells left" in board().moment(scene)
    small = leaves(scene_of(match, **purse, **lists))[0]
    assert "Villagers: Pip · Relics: Silver Nails · Keywords: Echo" in small


@pytest.mark.parametrize("size", SIZES)
def test_a_battle_shows_how_it_stands_and_its_board_with_gaps(size: tuple[int, int]) -> None:
    match = at("ask-first-knight")
    shown = {
        **match.view(0)["table"]["campaign"]["battle"], "looming": ["feral-reaver"], "defeated": 1, "to_defeat": 2,
        "elders": 6, "elders_lost": 2, "elders_limit": 5, "relics": ["silver-nails"],
    }  # fmt: skip
    scene = scene_of(match, size=size, battle=shown, elixirs=3)
    told = leaves(scene)[0]
    for text in ("demons defeated 1/2", "elders 6, lost 2 (5: defeat)", "3 elixirs", "Relics: Silver Nails"):
        assert text in told
    assert "looming: Reaver" in told
    assert shown["name"]["en"] in board().moment(scene)
    gaps = scene.table["tiles"].count(None)
    assert (told.count("░") > 0) == (gaps > 0)
    for tile in filter(None, scene.table["tiles"]):
        assert f"{tile['id'][0]} {scene.say('tile-' + tile['id'])}" in told


def test_a_gap_in_a_board_is_filled_and_has_no_name() -> None:
    match = at("ask-first-knight")
    scene = scene_of(match)
    tiles = [None, *scene.table["tiles"][1:]]
    view = {**scene.view, "table": {**scene.table, "tiles": tiles, "units": []}}
    lines = leaves(scene._replace(view=view))[0].splitlines()
    corner = next(number for number, line in enumerate(lines) if line.startswith("┌"))
    assert lines[corner].split("┬")[0].strip("┌─") == ""
    assert lines[corner + 1].startswith("│░░░")


# -- help, scores and commands -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("prompt", ["ask-ride", "ask-first-knight"])
def test_the_legend_and_what_is_told_of_a_marked_move(lang: str, prompt: str) -> None:
    scene = scene_of(at(prompt), lang)
    rows = board().legend(scene)
    told = " ".join(f"{mark.plain} {scene.words.say(meaning)}" for mark, meaning in rows)
    for sign in ("♞", "▸", "8°", "✗8", "≈", "═ ║"):
        assert sign in [mark.plain for mark, _ in rows]
    for one in (*scene.table["campaign"]["villagers"], *scene.table["campaign"]["relics"]):
        assert scene.say(f"card-{one['id']}") in told
        assert scene.say(f"card-{one['id']}-about") in told
    for stem in STEMS:
        assert stem not in told
    for handle in ("square-C4", "saint-orlas-horn", "elixirs", "scrolls"):
        about = board().about(scene, handle)
        assert about is not None
        assert len(about.plain) > len(handle)


def test_components_rules_and_modes_are_listed(run: Command) -> None:
    for lang, names in (("en", ["Villagers", "Relics", "Scrolls"]), ("de", ["Dorfleute", "Relikte", "Rollen"])):
        shown = run("cards", GAME, "--lang", lang).out
        for name in (*names, "wenna-bell", "chalice-of-first-light"):
            assert name in shown
    assert "(campaign-map)" in run("rules", GAME).out
    assert "difficulty=medium|easy|hard" in run("games").out


@pytest.mark.parametrize(("lang", "heads"), [("en", ["Living knights", "Elders saved"]), ("de", ["Lebende Ritter"])])
def test_a_replay_tells_the_campaign_and_its_score(run: Command, tmp_path: Path, lang: str, heads: list[str]) -> None:
    over = next(match for (phase, _, _), match in moments().items() if phase == "over")
    path = tmp_path / "campaign.json"
    path.write_text(json.dumps(over.record()), encoding="utf-8")
    told = run("replay", str(path), "--lang", lang).out
    assert over.result is not None
    for text in (*heads, str(over.result.scores[0]), "── Numbe" if lang == "en" else "── Nummer", "♞", "♪"):
        assert text in told
    for stem in STEMS:
        assert stem not in told
