"""A match as a file, in the browser: saved from the menu, opened in the hall by keyboard, and refused in place."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import caliburn
from tests.web.conftest import NewPerson, OpenWindow
from tests.web.people import Person
from tests.web.windows import Window

CAMPAIGN = {"game": "knight-fall", "options": {"mode": "campaign"}}
WORDS = {
    "en": ("Menu", "Save as a file", "Open a saved match", "was changed", "Saved:", "Anna sat here"),
    "de": ("Menü", "Als Datei speichern", "Gespeicherte Partie öffnen", "verändert", "Gespeichert:", "Hier saß Anna"),
}


def campaign(anna: Person, answers: int = 12) -> str:
    """A campaign for one, after some answers."""
    table = anna.found(seats=1, name="The Long Watch", **CAMPAIGN)
    rng = Random(answers)
    for _ in range(answers):
        game = anna.state(table)["game"]
        anna.done(table, "play", question=game["question"], move=rng.choice(game["offers"])["move"])
    return table


def saved(page: Page, menu: str, item: str) -> Path:
    """The file that the menu gives."""
    page.get_by_role("button", name=menu).click()
    with page.expect_download() as download:
        page.get_by_role("button", name=item).click()
    return Path(download.value.path())


def hall(window: Window) -> Page:
    """The hall, where file choosers are caught from the beginning: Enter would open one before that is arranged."""
    window.page.on("filechooser", lambda chooser: None)
    return window.open("/")


def choose(window: Window, opener: str, file: Path) -> None:
    """Open a file by keyboard alone."""
    page = window.page
    button = page.get_by_role("button", name=opener)
    button.focus()
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Enter")
    chooser.value.set_files(file)


@pytest.mark.parametrize("lang", WORDS)
def test_a_campaign_is_saved_from_the_menu_and_opened_in_the_hall(
    open_window: OpenWindow, new_person: NewPerson, tmp_path: Path, lang: str
) -> None:
    menu, save, opener, _, told, _ = WORDS[lang]
    anna = new_person("Anna", lang, speed=0)
    table = campaign(anna)
    window = open_window(anna)
    page = window.open(f"/table/{table}")
    file = tmp_path / "campaign.json"
    file.write_bytes(saved(page, menu, save).read_bytes())
    expect(page.get_by_text(told)).to_be_visible()
    match = caliburn.replay(json.loads(file.read_text(encoding="utf-8")))
    assert match.answers == anna.state(table)["game"]["view"]["answers"]

    page = hall(window)
    choose(window, opener, file)
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    again = page.url.rpartition("/")[2]
    assert anna.state(again)["game"]["view"]["table"] == anna.state(table)["game"]["view"]["table"]
    expect(page.get_by_role("button", name=menu)).to_be_visible()


@pytest.mark.parametrize("lang", WORDS)
def test_a_file_that_was_changed_is_refused_in_place_and_the_next_one_is_opened(
    open_window: OpenWindow, new_person: NewPerson, tmp_path: Path, lang: str
) -> None:
    _, _, opener, why, _, _ = WORDS[lang]
    anna = new_person("Anna", lang, speed=0)
    good = anna.http.get(f"/api/tables/{campaign(anna)}/saved").json()
    sound, edited, large = tmp_path / "sound.json", tmp_path / "edited.json", tmp_path / "large.json"
    sound.write_text(json.dumps(good), encoding="utf-8")
    edited.write_text(json.dumps({**good, "log": good["log"][:-1]}), encoding="utf-8")
    large.write_bytes(b" " * 300_000)
    window = open_window(anna)
    window.forgive("422")
    page = hall(window)
    for file in (edited, large):
        choose(window, opener, file)
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("Caliburn" if file == large else why)
        assert page.url.rstrip("/") == window.base
    choose(window, opener, sound)
    page.wait_for_url("**/table/*")


def test_somebody_new_gives_a_name_first_and_friends_find_the_seats_they_had(
    open_window: OpenWindow, new_person: NewPerson, tmp_path: Path
) -> None:
    anna, ben = new_person("Anna"), new_person("Ben")
    table = anna.found(seats=2, **CAMPAIGN)
    ben.join(anna, table)
    ben.done(table, "sit", seat=1)
    ben.done(table, "ready", ready=True)
    anna.done(table, "start")
    file = tmp_path / "campaign.json"
    file.write_bytes(anna.http.get(f"/api/tables/{table}/saved").content)

    window = open_window()
    page = hall(window)
    choose(window, WORDS["en"][2], file)
    page.get_by_label("What shall the others call you?").fill("Ben")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(WORDS["en"][5])).to_be_visible()
    expect(page.get_by_text("Ben", exact=False).first).to_be_visible()


def test_where_people_play_against_each_other_the_menu_has_no_file(
    open_window: OpenWindow, new_person: NewPerson
) -> None:
    anna = new_person("Anna")
    page = open_window(anna).open(f"/table/{anna.against_bots(2)}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    expect(page.get_by_role("button", name="Save as a file")).to_have_count(0)
