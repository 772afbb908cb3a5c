"""The server goes away and comes back: the page says so, heals by itself, and no move is lost."""

from __future__ import annotations

import socket
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.serving import config_for, running
from tests.web.people import Person
from tests.web.windows import GONE, Window


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_a_move_made_while_the_server_is_gone_is_made_when_it_is_back(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with running(config_for(tmp_path), port=port) as server:
        elaine = Person(server, "Elaine", speed=0)
        table = elaine.against_bots(2)
        window = Window(browser, server.base, elaine)
        page = window.open(f"/table/{table}")
        expect(page.locator(".prompt .all")).to_be_visible()
        before = elaine.state(table)["game"]["view"]["answers"]
    window.forgive(GONE)
    expect(page.get_by_text("The connection is lost. Trying again")).to_be_visible()
    page.locator("[data-action=pass]").click()
    expect(page.get_by_text("Kept until the connection is back; then it is sent.")).to_be_visible()
    with running(config_for(tmp_path), port=port):
        expect(page.get_by_text("The connection is back.")).to_be_visible()
        state = elaine.until(table, lambda state: state["game"]["view"]["answers"] > before)
        assert any(event["kind"] for event in state["game"]["events"])
        expect(page.get_by_text("Kept until the connection is back; then it is sent.")).to_have_count(0)
        expect(page.locator(".prompt .all")).to_be_visible()
        elaine.http.close()
        problems = window.close()
    assert not problems, problems


def test_a_move_made_while_the_server_is_gone_survives_a_reload_of_the_page(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with running(config_for(tmp_path), port=port) as server:
        elaine = Person(server, "Elaine", speed=0)
        table = elaine.against_bots(2)
        window = Window(browser, server.base, elaine)
        page = window.open(f"/table/{table}")
        expect(page.locator(".prompt .all")).to_be_visible()
        before = elaine.state(table)["game"]["view"]["answers"]
    window.forgive(GONE)
    expect(page.get_by_text("The connection is lost. Trying again")).to_be_visible()
    page.locator("[data-action=pass]").click()
    expect(page.get_by_text("Kept until the connection is back; then it is sent.")).to_be_visible()
    with running(config_for(tmp_path), port=port):
        page.reload()
        elaine.until(table, lambda state: state["game"]["view"]["answers"] == before + 1)
        elaine.http.close()
        problems = window.close()
    assert not problems, problems


def test_the_lobby_says_when_the_server_is_gone_and_heals(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with running(config_for(tmp_path), port=port) as server:
        window = Window(browser, server.base)
        page = window.open("/")
        expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    window.forgive(GONE)
    lost = page.get_by_text("The server cannot be reached.")
    expect(lost).to_be_visible()
    with running(config_for(tmp_path), port=port):
        expect(lost).to_have_count(0, timeout=15_000)
        problems = window.close()
    assert not problems, problems
