"""The guide: every rule has its words, every question its rule, and the rulings it cites are in the spec."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import caliburn
from caliburn.kernel.guide import UnknownRule, rule, rules_of
from caliburn.kernel.spec import GameSpec
from caliburn.kernel.start import games
from caliburn.kernel.text import LANGUAGES
from tests.words.catalogue import all_messages, all_words

SPEC = Path(__file__).parents[3] / "shared" / "spec"
RULING = r"(?:[A-Z]{2}-[A-Z]*|\bR)[0-9]+"
EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@EVERY_GAME
def test_every_rule_has_a_title_and_a_summary_of_its_own(game: GameSpec) -> None:
    rules = rules_of(game)
    assert [name for name, count in Counter(one.id for one in rules).items() if count > 1] == []
    for one in rules:
        assert one.title.id in all_messages("en", game.id)
        assert one.summary.id in all_messages("en", game.id)
        assert one.summary.id.endswith(one.id)


@EVERY_GAME
def test_every_summary_is_in_the_guide(game: GameSpec) -> None:
    """A summary that no rule points to is never shown."""
    shown = {one.message for one in rules_of(game)}
    titled = {
        name.removesuffix("-title") for name in all_messages("en", game.id) if re.fullmatch("rule-.+-title", name)
    }
    assert titled - shown == set()


@EVERY_GAME
def test_every_question_stands_on_a_rule_of_the_guide(game: GameSpec) -> None:
    folder = Path(caliburn.__file__).parents[1] / game.package.replace(".", "/")
    named = [
        found
        for path in sorted(folder.rglob("*.py"))
        for found in re.findall(r'Prompt\("[^"]+", (?:rule=)?"([^"]+)"', path.read_text(encoding="utf-8"))
    ]
    assert named
    for name in named:
        assert rule(game, name).id == name


@EVERY_GAME
def test_rulings_are_cited_by_ids_of_the_spec(game: GameSpec) -> None:
    cited = {ruling for one in rules_of(game) for ruling in one.rulings}
    assert all(re.fullmatch(RULING, ruling) for ruling in cited)
    text = SPEC / f"{game.id}.md"
    if not text.exists():
        pytest.skip("the spec is not beside the repository")
    assert cited <= set(re.findall(RULING, text.read_text(encoding="utf-8")))


def test_the_guide_to_king_arthur_cites_every_ruling() -> None:
    cited = {ruling for one in rules_of(caliburn.game("king-arthur")) for ruling in one.rulings}
    assert cited == {f"KA-{n:02}" for n in range(1, 36)} | {f"KA-S{n}" for n in range(1, 18)}


def test_a_rule_tells_where_the_rulebook_has_it() -> None:
    game = caliburn.game("king-arthur")
    found = rule(game, "adventure-holy-grail")
    assert (found.heading, found.page, found.rulings) == ("Holy Grail", "7-8", ("KA-14",))
    house = rule(game, "house-overpay")
    assert (house.heading, house.page) == (None, None)


def test_a_rule_that_does_not_exist_is_answered_with_those_that_do() -> None:
    game = caliburn.game("king-arthur")
    with pytest.raises(UnknownRule) as caught:
        rule(game, "castling")
    for lang in LANGUAGES:
        told = all_words(lang).say(caught.value.message)
        assert "castling" in told
        assert "King Arthur" in told
        assert all(one.id in told for one in rules_of(game))


def test_a_question_of_a_match_leads_to_its_rule() -> None:
    ask = caliburn.new_match("king-arthur", seats=2, seed=1).asks[0]
    assert rule(caliburn.game("king-arthur"), ask.rule).message == f"rule-{ask.rule}"
