"""King Arthur in words: names that tell the value, conditions that tell the figures, and a log in both languages."""

from __future__ import annotations

import re

import pytest

import caliburn
from caliburn.games.king_arthur import events
from caliburn.games.king_arthur.components import load
from caliburn.games.king_arthur.figures import ADVERSARIES, KINDS, KNIGHTS, kind_of, value_of
from caliburn.kernel.events import Event
from caliburn.kernel.text import LANGUAGES, Message
from tests.words.catalogue import all_words

NAMES = ("Elaine", "Bertram")
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def told(event: Event, lang: str, viewer: int) -> str:
    rules = caliburn.new_match("king-arthur", seats=2, seed=1).rules
    return all_words(lang).say(rules.tell(event), names=NAMES, viewer=viewer)


@EVERY_LANGUAGE
def test_an_adversarys_name_ends_with_its_value_and_is_its_own(lang: str) -> None:
    words = all_words(lang)
    names = [words.say(f"card-{card}") for card in ADVERSARIES]
    assert len({name.rstrip("12345") for name in names}) == len(ADVERSARIES)
    for number, card in enumerate(ADVERSARIES):
        assert names[number].endswith(f" {value_of(number)}")
        assert words.say(f"card-{card}-kind") == words.say(f"kind-{KINDS[kind_of(number)]}-one")
        about = words.say(f"card-{card}-about")
        assert about.lower().startswith(words.say(f"card-{card}-kind").lower())
        assert set(re.findall("[0-9]", about)) == {str(value_of(number))}


@EVERY_LANGUAGE
def test_kinds_colours_and_all_cards_are_named_and_described(lang: str) -> None:
    words = all_words(lang)
    adventures = [adventure.id for adventure in load()[0].adventures]
    for name in [
        *(f"kind-{kind}" for kind in KINDS),
        *(f"suit-{suit}" for suit in ("red", "orange", "beige", "merlin")),
        *(f"card-{card}-about" for card in (*KNIGHTS, *ADVERSARIES, *adventures)),
    ]:
        assert words.has(name), name


@EVERY_LANGUAGE
def test_the_words_of_an_adventure_tell_the_figures_of_its_condition(lang: str) -> None:
    for adventure in load()[0].adventures:
        condition = adventure.condition
        about = all_words(lang).say(f"card-{adventure.id}-about")
        wanted = [condition.total or condition.cards, *condition.worth]
        if condition.or_card >= 0:
            wanted.append(value_of(condition.or_card))
        assert {int(figure) for figure in re.findall("[0-9]+", about)} == set(wanted) - {0}, adventure.id
        kinds = [condition.kind] if condition.kind >= 0 else condition.each
        for kind in kinds:
            one, many = (all_words(lang).say(f"kind-{KINDS[kind]}{end}") for end in ("-one", ""))
            assert one.lower() in about.lower() or many.lower() in about.lower(), adventure.id


SENTENCES = [
    (events.GameBegan(0), "You begin.", "Du beginnst."),
    (events.GameBegan(1), "Bertram begins.", "Bertram beginnt."),
    (events.TurnBegan(1, 3), "Turn 3: it is Bertram’s turn.", "Zug 3: Bertram ist an der Reihe."),
    (events.AdversaryRevealed("dragon-4"), "Drawn from the deck: Drake 4.", "Aufgedeckt: Feuerschwinge 4."),
    (
        events.KnightsPlayed(0, ("red-1", "red-1", "red-1", "merlin"), "dragon-4", "challenge"),
        "You challenged Drake 4 with 3 × Red knight and Merlin.",
        "Du forderst Feuerschwinge 4 mit 3 × Ritter in Rot und Merlin heraus.",
    ),
    (
        events.KnightsPlayed(1, ("red-2",), "dark-power-2", "repeat"),
        "Bertram challenged Wraith 2 again, with Double red knight.",
        "Bertram fordert Schemen 2 erneut heraus, mit Doppelritter in Rot.",
    ),
    (
        events.KnightsPlayed(1, ("red-2",), "dark-power-1", "double"),
        "Bertram challenged Raven 1 doubly, with Double red knight.",
        "Bertram fordert Krähe 1 doppelt heraus, mit Doppelritter in Rot.",
    ),
    (events.AdversaryTaken(1, "monster-3"), "Bertram took Griffin 3.", "Bertram nimmt Greif 3 auf die Hand."),
    (events.AdversarySealed(0, "monster-3"), "You sealed Griffin 3.", "Du versiegelst Greif 3."),
    (
        events.SealReturned(1, "dark-power-1"),
        "Bertram took a seal back from Raven 1.",
        "Bertram nimmt ein Siegel von Krähe 1 zurück.",
    ),
    (
        events.AdventureTaken(1, "green-knight", 13, ("dragon-4", "enemy-knight-3")),
        "Bertram took the adventure “Green Knight” (13 points) for Drake 4 and Baron 3.",
        "Bertram nimmt das Abenteuer „Grüner Ritter“ (13 Punkte) für Feuerschwinge 4 und Baron 3.",
    ),
    (events.KnightsDrawn(0, 0, ()), "You drew no knight.", "Du ziehst keinen Ritter."),
    (events.KnightsDrawn(1, 1, ()), "Bertram drew 1 knight.", "Bertram zieht 1 Ritter."),
    (events.KnightsDrawn(1, 2, ()), "Bertram drew 2 knights.", "Bertram zieht 2 Ritter."),
    (
        events.KnightsDrawn(0, 2, ("merlin", "red-2")),
        "You drew 2 knights: Merlin and Double red knight.",
        "Du ziehst 2 Ritter: Merlin und Doppelritter in Rot.",
    ),
    (
        events.KnightsReshuffled(12),
        "The supply ran out; the 12 discarded knights were shuffled into a new one.",
        "Der Vorrat ist aufgebraucht; die 12 abgelegten Ritter werden zu einem neuen gemischt.",
    ),
    (events.TurnPassed(1), "Bertram let the turn go by.", "Bertram lässt den Zug verstreichen."),
    (
        events.LastAdversaryTaken(0),
        "The last adversary is gone. The game ends after your turn.",
        "Der letzte Widersacher ist vom Tisch. Das Spiel endet nach deinem Zug.",
    ),
    (
        events.GameEnded("end-adversaries", (40, 40), (0, 1)),
        "The game is over. The last adversary has been taken. Points in order of seats: 40, 40. "
        "Shared victory: Elaine and Bertram.",
        "Das Spiel ist zu Ende. Der letzte Widersacher ist genommen. Punkte in der Reihenfolge der Plätze: 40, 40. "
        "Gemeinsamer Sieg: Elaine und Bertram.",
    ),
    (
        events.GameEnded("end-adventures", (40, 51), (1,)),
        "The game is over. All adventures but one have been taken. Points in order of seats: 40, 51. Victory: Bertram.",
        "Das Spiel ist zu Ende. Alle Abenteuer bis auf eines sind vergeben. "
        "Punkte in der Reihenfolge der Plätze: 40, 51. Sieg: Bertram.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), SENTENCES)
def test_the_log_speaks_to_the_reader_of_either_language(event: Event, english: str, german: str) -> None:
    assert told(event, "en", viewer=0) == english
    assert told(event, "de", viewer=0) == german


def test_every_kind_of_event_is_among_the_sentences() -> None:
    kinds = {found for found in vars(events).values() if hasattr(found, "_fields")}
    assert kinds == {type(event) for event, _, _ in SENTENCES}


def test_cards_are_counted_only_where_there_are_several() -> None:
    one = Message("card-count", {"count": 1, "card": Message("card-red-1")})
    two = Message("card-count", {"count": 2, "card": Message("card-red-1")})
    assert [all_words("en").say(message) for message in (one, two)] == ["Red knight", "2 × Red knight"]
    assert [all_words("de").say(message) for message in (one, two)] == ["Ritter in Rot", "2 × Ritter in Rot"]


def test_an_error_names_what_is_wrong_and_what_is_allowed() -> None:
    with pytest.raises(caliburn.CaliburnError) as caught:
        caliburn.new_match("king-arthur", seats=9)
    assert str(caught.value).startswith("A number of seats from 2 to 5 is needed; 9 does not fit.")
    assert all_words("de").say(caught.value.message).startswith("Es muss zwischen 2 und 5 Plätze geben; 9 passt nicht.")
