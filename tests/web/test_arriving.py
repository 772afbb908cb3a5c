"""Whoever comes to the page is who they were, sits where they like, and brings what they have written."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Route, expect

import caliburn
from tests.web.conftest import NewPerson, OpenWindow

LONG_DUSK = Path(caliburn.__file__).parent / "games/knight_fall/components/the-long-dusk.toml"


def test_a_lost_answer_makes_nobody_a_stranger(open_window: OpenWindow, new_person: NewPerson) -> None:
    host, friend = new_person("Elaine"), new_person("Bertram")
    table = host.found(seats=3, name="Joyous Gard")
    window = open_window(friend)
    window.forgive("429")
    lost = 2

    def once(route: Route) -> None:
        nonlocal lost
        if lost and route.request.method == "GET":
            lost -= 1
            route.fulfill(status=429, json={"error": {"id": "refused-too-fast"}, "text": "Too fast."})
        else:
            route.continue_()

    window.page.route("**/api/me", once)
    page = window.open(f"/join/{host.invite(table)}")
    page.get_by_role("button", name="Come to the table").click()
    page.get_by_role("button", name="Sit down").first.click()
    state = host.until(table, lambda state: state["table"]["seats"][1]["name"] == "Bertram")
    assert state["table"]["seats"][1]["person"] == friend.me["id"]
    assert lost == 0


def test_whoever_sits_moves_to_another_seat_at_a_press(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine")
    table = elaine.found(seats=3, name="Joyous Gard")
    page = open_window(elaine).open(f"/table/{table}")
    page.get_by_role("button", name="Move here").last.click()
    expect(page.get_by_role("listitem").filter(has_text="Elaine")).to_have_count(1)
    elaine.until(table, lambda state: [seat["name"] for seat in state["table"]["seats"]] == [None, None, "Elaine"])
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_broken_address_is_answered_by_a_page(open_window: OpenWindow) -> None:
    window = open_window()
    window.forgive("404|400")
    page = window.open("/table/%E0%A4%A")
    expect(page.get_by_role("heading").first).to_be_visible()


def test_a_whole_campaign_is_brought_from_a_file_and_what_is_too_long_is_said(
    open_window: OpenWindow, new_person: NewPerson, tmp_path: Path
) -> None:
    elaine = new_person("Elaine")
    page = open_window(elaine).open("/new/knight-fall")
    page.get_by_role("radio", name="Campaign").check(force=True)
    page.locator("summary").click()
    endless = tmp_path / "endless.toml"
    endless.write_text("#" * 150_001, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(endless)
    expect(page.get_by_role("alert")).to_have_text("This file is too long: an edition has at most 150,000 characters.")
    mine = tmp_path / "my-campaign.toml"
    mine.write_text(LONG_DUSK.read_text(encoding="utf-8").replace("The Long Dusk", "The Short Dawn"), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(mine)
    expect(page.get_by_text("my-campaign.toml", exact=True)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("button[type=submit]").click()
    expect(page.get_by_text("The Short Dawn").first).to_be_visible()
