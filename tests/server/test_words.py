"""Everything the server can say is there in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import caliburn
import caliburn.cli.voice  # adds the words of the terminal
from caliburn.kernel.text import Message, words
from caliburn.server import database
from caliburn.server.page_words import page_source

SOURCE = Path(caliburn.__file__).parent
ID = re.compile(r"(refused|notice|error|cli)-[a-z]+(-[a-z0-9]+)*")
FILES = [*sorted((SOURCE / "server").rglob("*.py")), SOURCE / "cli" / "commands" / "serve.py"]


def said() -> Iterator[tuple[str, str]]:
    """Every message id in the server's source, with the file that says it."""
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                yield node.value, path.name


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_message_of_the_server_has_words(lang: str) -> None:
    spoken = words(lang)
    found = sorted(set(said()))
    assert len(found) > 60
    logged = {"notice-dropped", "notice-failed", "notice-undeliverable", "notice-broken", "notice-given-up"}
    assert [one for one in found if one[0] not in logged and not spoken.has(one[0])] == []


def test_no_words_of_the_server_are_left_over() -> None:
    source = (files("caliburn.server") / "locale" / "en.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE))
    assert ids - {message for message, _ in said()} == set()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_way_a_database_can_fail_has_words(lang: str) -> None:
    for reason in database.REASONS.values():
        text = words(lang).say(Message(reason))
        assert text
        assert reason not in text


def raised() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Refusals in the source as they are raised: the class, the id, and the names of their arguments."""
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str) and ID.fullmatch(first.value):
                    names = frozenset(word.arg for word in node.keywords if word.arg is not None)
                    yield node.func.id, first.value, names


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_refusal_fills_in_all_that_its_words_ask_for(lang: str) -> None:
    checked = 0
    for kind, message, names in raised():
        if kind == "Message" and message.startswith("notice-"):
            continue
        said = words(lang).say(Message(message, dict.fromkeys(names, 7)))
        assert "{" not in said, (message, said)
        assert message not in said
        checked += 1
    assert checked > 50


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_words_of_a_board_come_with_its_game_and_burden_no_other_page(lang: str) -> None:
    shared = page_source(lang, "page")
    assert "page-table-skip =" in shared
    assert "page-ka-" not in shared
    assert "page-ka-points =" in page_source(lang, "king-arthur")
    assert "page-table-skip =" not in page_source(lang, "king-arthur")
