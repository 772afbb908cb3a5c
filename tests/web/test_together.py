"""People at one table: talk, giving up, a bot that stands in, open tables, a seat on another device."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.web.conftest import NewPerson, OpenWindow
from tests.web.people import is_asked


def test_two_people_talk_and_unread_words_are_counted(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine, bertram = new_person("Elaine", speed=0), new_person("Bertram", "de", speed=0)
    table = elaine.together(bertram)
    first = open_window(elaine).open(f"/table/{table}")
    second = open_window(bertram, lang="de").open(f"/table/{table}")
    expect(first.locator(".prompt")).to_be_visible()
    second.get_by_label("Schreib an den Tisch").fill("<b>Guten Abend</b>")
    second.get_by_label("Schreib an den Tisch").press("Enter")
    expect(first.get_by_role("tab", name=re.compile("Chat.*1 unread"))).to_be_visible()
    expect(first.get_by_text("<b>Guten Abend</b>")).to_be_visible()
    first.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(first.get_by_role("list", name="Chat").get_by_text("Bertram")).to_be_visible()
    expect(first.get_by_role("tab", name=re.compile("unread"))).to_have_count(0)
    first.get_by_label("Write to the table").fill("Good evening")
    first.get_by_role("button", name="Send").click()
    expect(second.get_by_text("Good evening")).to_be_visible()


def test_giving_up_is_asked_twice_and_ends_a_game_of_two(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine, bertram = new_person("Elaine", speed=0), new_person("Bertram", speed=0)
    table = elaine.together(bertram)
    page = open_window(elaine).open(f"/table/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_text("Give this game up?")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    assert elaine.state(table)["table"]["phase"] == "playing"
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("heading", name=re.compile("Bertram has won"))).to_be_visible()
    assert elaine.state(table)["table"]["ending"] == {"by": "concession", "winners": [1]}


def test_a_bot_plays_for_me_until_i_play_on_myself(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine, bertram = new_person("Elaine", speed=0), new_person("Bertram", speed=0)
    table = elaine.together(bertram)
    if not is_asked(elaine.state(table)):
        bertram.play(table, Random(1), lambda state: not is_asked(state))
    page = open_window(elaine).open(f"/table/{table}")
    expect(page.locator(".prompt .all")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    elaine.until(table, lambda state: state["game"]["view"]["table"]["turn"] == 1)
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot plays for you.")).to_have_count(0)
    assert not elaine.state(table)["table"]["seats"][0]["standing_in"]


def test_somebody_finds_an_open_table_in_the_lobby_and_sits_down(
    open_window: OpenWindow, new_person: NewPerson
) -> None:
    elaine = new_person("Elaine")
    table = elaine.found(seats=2, open=True, name="The Hazel Ford")
    page = open_window().open("/")
    page.get_by_role("button", name="Sit down at The Hazel Ford").click()
    page.get_by_label("What shall the others call you?").fill("Gareth")
    page.get_by_role("button", name="Go on").click()
    page.wait_for_url(f"**/table/{table}")
    assert [seat["name"] for seat in elaine.state(table)["table"]["seats"]] == ["Elaine", "Gareth"]


def test_a_recovery_link_brings_a_guest_to_another_device(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    table = elaine.against_bots(2)
    page = open_window(elaine).open("/you")
    page.get_by_role("button", name=re.compile("link", re.IGNORECASE)).click()
    expect(page.locator("input[readonly]")).to_have_value(re.compile("/recover/"))
    address = page.locator("input[readonly]").input_value()
    other = open_window().page
    other.goto(address)
    other.get_by_role("main").get_by_role("button").first.click()
    expect(other.get_by_role("link", name=re.compile("Elaine"))).to_be_visible()
    other.goto(f"/table/{table}")
    expect(other.locator(".prompt .all")).to_be_visible()
