"""Every command, in both languages, for people and for programs."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

import caliburn
from caliburn.cli.commands.play import seats_for
from caliburn.cli.voice import language_of
from tests.cli.conftest import Command

COMMANDS = ("play", "games", "rules", "cards", "replay", "simulate")


def test_the_version_is_told(run: Command) -> None:
    assert run("--version").out == f"caliburn {caliburn.__version__}\n"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_AT"}, "de"),
    ],
)
def test_without_lang_the_environment_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert language_of([], environment) == lang


def test_lang_overrules_the_environment(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Spielart" in run("games").out
    assert "Spielart" not in run("games", "--lang", "en").out
    assert "Mode" in run("games", "--lang=en").out


@pytest.mark.parametrize(("lang", "panel"), [("en", "Options"), ("de", "Optionen")])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_in_both_languages(run: Command, command: str, lang: str, panel: str) -> None:
    shown = run(*([command] if command else []), "--help", "--lang", lang)
    assert shown.code == 0
    assert panel in shown.out
    assert "cli-" not in shown.out


def test_without_a_command_help_is_shown(run: Command) -> None:
    shown = run()
    assert shown.code == 0
    for command in COMMANDS:
        assert command in shown.out


@pytest.mark.parametrize(("lang", "mode"), [("en", "Game with seals"), ("de", "Spiel mit Siegeln")])
def test_games_lists_modes_and_options(run: Command, lang: str, mode: str) -> None:
    shown = run("games", "--lang", lang)
    assert mode in shown.out
    assert "overpay=needed|free" in shown.out
    assert "cli-" not in shown.out


def test_games_gives_ids_seats_modes_and_options_to_programs(run: Command) -> None:
    [game] = [entry for entry in run("games", "--json").data if entry["id"] == "king-arthur"]
    assert game["title"] == "King Arthur"
    assert game["seats"] == [2, 5]
    assert [mode["id"] for mode in game["modes"]] == ["basic", "seals"]
    overpay = game["modes"][0]["options"][0]
    assert (overpay["id"], overpay["values"], overpay["default"]) == ("overpay", ["needed", "free"], "needed")


@pytest.mark.parametrize(
    ("lang", "group", "source"), [("en", "Dragons", "reconstructed"), ("de", "Drachen", "rekonstruiert")]
)
def test_cards_are_grouped_and_marked_where_figures_are_ours(run: Command, lang: str, group: str, source: str) -> None:
    shown = run("cards", "king-arthur", "--lang", lang)
    assert group in shown.out
    assert f"† {source}" in shown.out
    assert "15†" in shown.out
    assert "20†" not in shown.out
    assert "cli-" not in shown.out


def test_cards_gives_every_component_to_programs(run: Command) -> None:
    listed = run("cards", "king-arthur", "--json").data
    assert sum(entry["count"] for entry in listed if not entry["id"].startswith("seal")) == 110
    for entry in listed:
        assert {"id", "kind", "count", "source", "names"} <= entry.keys()
        assert set(entry["names"]) == {"en", "de"}
        assert all(name and not name.startswith("card-") for name in entry["names"].values())


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "challenge an adversary"), ("de", "einen Widersacher herausfordern")]
)
def test_rules_can_be_read_one_by_one(run: Command, lang: str, title: str) -> None:
    shown = run("rules", "king-arthur", "challenge", "--lang", lang)
    assert title in shown.out
    assert "KA-12" in shown.out
    assert "cli-" not in shown.out


def test_rules_gives_titles_and_summaries_to_programs(run: Command) -> None:
    every = run("rules", "king-arthur", "--json").data
    assert {"goal", "challenge", "seals"} <= {rule["id"] for rule in every}
    for rule in every:
        assert set(rule["titles"]) == set(rule["summaries"]) == {"en", "de"}
        assert not rule["summaries"]["de"].startswith("rule-")
    [one] = run("rules", "king-arthur", "goal", "--json").data
    assert one["heading"] == "Goal"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_does_not_ask_for_the_value_of_a_flag(run: Command, command: str, lang: str) -> None:
    shown = run(*([command] if command else []), "--help", "--lang", lang).out
    assert "bool" not in shown.lower()
    assert "--help" in shown


@pytest.mark.parametrize(
    ("lang", "mean", "seconds"), [("en", r"\d\.\d\d", r" \d\.\d\d s"), ("de", r"\d,\d\d", r" \d,\d\d s")]
)
def test_simulate_writes_numbers_as_the_language_does(run: Command, lang: str, mean: str, seconds: str) -> None:
    shown = run("simulate", "king-arthur", "--games", "2", "--lang", lang).out
    assert re.search(seconds, shown)
    wins = [line for line in shown.splitlines() if "random" in line]
    assert len(wins) == 3
    assert all(re.search(mean, line) for line in wins)
    other = r"\d,\d\d?\b(?!\d)" if lang == "en" else r"\d\.\d\d?\b(?!\d)"
    assert not re.search(other, "".join(wins))


@pytest.mark.parametrize(("names", "seats"), [("Anna,Ben", 2), ("Anna,Ben,Carl,Dora", 4), ("Anna", 2), ("", 3)])
def test_at_one_keyboard_as_many_play_as_have_names(names: str, seats: int) -> None:
    assert seats_for("king-arthur", True, names) == str(seats)
    assert seats_for("king-arthur", False, names) == "3"


@pytest.mark.parametrize(
    ("lang", "heads"), [("en", "Adventures Adversaries Points Knights"), ("de", "Abenteuer Widersacher Punkte Ritter")]
)
def test_replay_tells_what_scores_are_made_of(
    run: Command, record: dict[str, Any], record_file: Path, lang: str, heads: str
) -> None:
    shown = " ".join(run("replay", str(record_file), "--lang", lang).out.replace("│", " ").replace("┃", " ").split())
    assert heads in shown
    match = caliburn.replay(record)
    assert match.result is not None
    for player, score in zip(match.view(None)["table"]["players"], match.result.scores, strict=True):
        assert f"{player['won']} + {score - player['won']} = {score}" in shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_rules_say_where_rulings_are_explained(run: Command, lang: str) -> None:
    assert "docs/games/king-arthur.md" in run("rules", "king-arthur", "challenge", "--lang", lang).out
    assert "docs/games/king-arthur.md" not in run("rules", "king-arthur", "goal", "--lang", lang).out


@pytest.mark.parametrize(("lang", "words"), [("en", "2 matches"), ("de", "2 Partien")])
def test_simulate_shows_wins_and_speed(run: Command, lang: str, words: str) -> None:
    shown = run("simulate", "king-arthur", "--games", "2", "--lang", lang)
    assert shown.code == 0
    assert words in shown.out
    assert shown.err == ""
    assert "cli-" not in shown.out


def test_simulate_gives_its_report_to_programs(run: Command) -> None:
    shown = run("simulate", "king-arthur", "--seats", "2", "--games", "3", "--bots", "greedy,random", "--json")
    report = shown.data
    expected = {
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "wins",
        "win_errors",
        "seat_wins",
        "mean_scores",
        "score_errors",
        "unfinished",
        "digest",
    }
    assert expected <= report.keys()
    assert report["games"] == 3
    assert len(report["wins"]) == len(report["mean_scores"]) == 2
    assert sum(report["wins"]) >= 3
    assert report["bots"] == ["greedy", "random"]
    assert "played" not in report


@pytest.mark.parametrize("lang", ["en", "de"])
def test_simulate_moves_the_bots_from_seat_to_seat(run: Command, lang: str) -> None:
    two = ("simulate", "king-arthur", "--seats", "2", "--games", "4", "--bots", "greedy,random", "--rotate")
    report = run(*two, "--json").data
    assert report["rotate"] is True
    assert report["wins"][0] > report["wins"][1]
    assert report["seat_wins"] == [2, 2]
    shown = run(*two, "--lang", lang).out
    rows = [line for line in shown.splitlines() if "greedy" in line or "random" in line]
    assert len(rows) == 2
    assert all(row.count("±") == 2 for row in rows)
    assert "0: 2 · 1: 2" in shown
    assert "cli-" not in shown


def test_simulate_takes_options(run: Command) -> None:
    plain = run("simulate", "king-arthur", "--games", "2", "--json").data
    seals = run(
        "simulate", "king-arthur", "--games", "2", "--option", "mode=seals", "--option", "overpay=free", "--json"
    )
    assert seals.data["digest"] != plain["digest"]


@pytest.mark.parametrize(("lang", "winner", "points"), [("en", "wins", "Points"), ("de", "gewinnt", "Punkte")])
def test_replay_tells_a_match(run: Command, record_file: Path, lang: str, winner: str, points: str) -> None:
    shown = run("replay", str(record_file), "--lang", lang)
    assert shown.code == 0
    assert winner in shown.out
    assert points in shown.out
    assert "cli-" not in shown.out
    assert "event-" not in shown.out


def test_replay_gives_events_and_result_to_programs(run: Command, record: dict[str, Any], record_file: Path) -> None:
    told = run("replay", str(record_file), "--json", "--verify").data
    match = caliburn.replay(record)
    assert match.result is not None
    assert told["fair"] is True
    assert told["result"]["scores"] == list(match.result.scores)
    assert [event["n"] for event in told["events"]] == [line.n for line in match.events("referee")]
    assert all(event["text"] for event in told["events"])


def test_replay_shows_only_what_the_viewer_saw(run: Command, record_file: Path) -> None:
    def drawn(viewer: str) -> set[int]:
        events = run("replay", str(record_file), "--json", "--viewer", viewer).data["events"]
        return {event["seat"] for event in events if event["event"] == "knights-drawn" and event["cards"]}

    assert drawn("referee") == {0, 1, 2}
    assert drawn("1") == {1}
    assert drawn("spectator") == set()


def test_replay_stops_after_so_many_answers(run: Command, record_file: Path) -> None:
    told = run("replay", str(record_file), "--at", "7", "--json").data
    assert told["answers"] == 7
    assert told["result"] is None
    assert "7" in run("replay", str(record_file), "--at", "7").out


def test_replay_reads_standard_input(run: Command, record: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import sys

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(record).encode())))
    assert run("replay", "-", "--json").data["game"] == "king-arthur"


@pytest.mark.parametrize(("lang", "words"), [("en", "Fair:"), ("de", "Ehrlich:")])
def test_a_fair_record_is_called_fair(run: Command, record_file: Path, lang: str, words: str) -> None:
    shown = run("replay", str(record_file), "--verify", "--lang", lang)
    assert shown.code == 0
    assert words in shown.out


def test_a_seed_that_dealt_only_the_rest_says_so_and_keeps_no_promise(run: Command, tmp_path: Path) -> None:
    match = caliburn.new_match("king-arthur", seats=3, seed=1).branch(0, 3)
    while match.asks:
        match.play(match.asks[0].seat, match.asks[0].options[0])
    record = match.record()
    path = tmp_path / "branch.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    shown = run("replay", str(path), "--verify")
    assert shown.code == 0
    assert f"the first {record['seeded_from']} outcomes" in " ".join(shown.out.split())
    promised = hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest()
    refused = run("replay", str(path), "--commitment", promised)
    assert (refused.code, "Not fair" in refused.out) == (1, True)


def test_a_record_dealt_from_another_seed_is_not_fair(run: Command, record: dict[str, Any], tmp_path: Path) -> None:
    from caliburn.cli.files import annotated

    path = tmp_path / "unfair.json"
    path.write_text(json.dumps(annotated(record, "seed", "0" * 32)), encoding="utf-8")
    shown = run("replay", str(path), "--verify")
    assert shown.code == 1
    assert "Not fair" in shown.out
    assert run("replay", str(path), "--verify", "--json").data["fair"] is False
