"""Knight Tales in words: texts that tell the figures, names that fit their sentence, and a log in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import caliburn
from caliburn.games import knight_tales
from caliburn.games.knight_tales import events, figures
from caliburn.games.knight_tales.components import load
from caliburn.games.knight_tales.figures import (
    BOSS_IDS,
    CARD_IDS,
    FACTIONS,
    KIND_IDS,
    KNIGHTS,
    MARKET_TYPES,
    QUEST_IDS,
    TACTIC_IDS,
)
from caliburn.kernel.events import Event
from caliburn.kernel.guide import rules_of
from caliburn.kernel.text import LANGUAGES, Message, words

GAME = "knight-tales"
PRINTED = load()[0]
NAMES = ("Elaine", "Bertram")
SOURCE = Path(knight_tales.__file__).parent
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
WINDOWS = (
    figures.ACTION,
    figures.REACTION,
    figures.EXCESS,
    figures.AWARD,
    figures.WOUNDS,
    figures.LANE_DAMAGE,
    figures.AFTER,
)
FACES = (figures.BLANK, figures.SWORD, figures.DOUBLE, figures.SHIELD, figures.FAITH, figures.DOOM)


def say(message: Message | str, lang: str, viewer: int | None = None) -> str:
    return words(lang, GAME).say(message, names=NAMES, viewer=viewer)


def digits(text: str) -> set[int]:
    return {int(found) for found in re.findall("[0-9]+", text)}


def source(pattern: str) -> list[str]:
    """Everything the game's source has in that place."""
    return [found for path in sorted(SOURCE.rglob("*.py")) for found in re.findall(pattern, path.read_text("utf-8"))]


def told(event: Event, lang: str, mode: str = "competitive") -> str:
    seats = 1 if mode == "solo" else 2
    rules = caliburn.new_match(GAME, seats=seats, options={"mode": mode}, seed=1).rules
    return say(rules.tell(event), lang, viewer=0)


@EVERY_LANGUAGE
def test_every_component_has_a_name_of_its_own_and_a_text(lang: str) -> None:
    everything = (*CARD_IDS, *KIND_IDS, *BOSS_IDS, *TACTIC_IDS, *QUEST_IDS, *KNIGHTS)
    names = [say(f"card-{one}", lang) for one in everything]
    assert len(set(names)) == len(everything)
    for one, name in zip(everything, names, strict=True):
        assert name != f"card-{one}"
        assert words(lang, GAME).has(f"card-{one}-about"), one


@EVERY_LANGUAGE
def test_the_words_for_places_kinds_and_signs_are_there(lang: str) -> None:
    for name in [
        *(f"faction-{one}" for one in FACTIONS),
        *(f"faction-{one}-many" for one in FACTIONS),
        *(f"type-{one}" for one in MARKET_TYPES),
        *(f"face-{one}" for one in FACES),
        *(f"token-{one}" for one in ("sword", "shield", "black", "red", "health")),
        *(f"zone-{one}" for one in ("green", "yellow", "red")),
        *(f"part-{one}" for one in ("barricade", "palisade", "well", "cart", "farmhouse")),
        *(f"step-{number}" for number in range(1, 10)),
        *(f"{place}-{number}" for place in ("lane", "rank") for number in (1, 2, 3)),
        *(f"{kind}-{window}" for kind in ("window", "hint-window") for window in WINDOWS),
    ]:
        assert words(lang, GAME).has(name), name


@EVERY_LANGUAGE
def test_a_text_tells_the_figures_of_its_card(lang: str) -> None:
    for card in PRINTED.cards:
        about = say(f"card-{card.id}-about", lang)
        for effect in card.effects:
            any_number = effect.do == "reroll_own" and effect.n == figures.MOST_DICE
            wanted = {effect.sword, effect.shield, 0 if any_number else effect.n} - {0}
            assert wanted <= digits(about), card.id
            for token, number in (("sword", effect.sword), ("shield", effect.shield)):
                assert not number or say(Message(f"{token}-tokens", {"number": number}), lang) in about, card.id


@EVERY_LANGUAGE
def test_a_monster_that_moves_to_back_says_so(lang: str) -> None:
    sentence = {"en": "Moves to back.", "de": "Geht nach hinten."}[lang]
    for kind in PRINTED.kinds:
        assert say(f"card-{kind.id}-about", lang).endswith(sentence) == kind.to_back, kind.id


@EVERY_LANGUAGE
def test_the_effect_of_a_rank_or_lane_begins_with_that_word(lang: str) -> None:
    first = {"en": {"rank": "Rank:", "lane": "Lane:"}, "de": {"rank": "Reihe:", "lane": "Bahn:"}}[lang]
    for kind in PRINTED.kinds:
        about = say(f"card-{kind.id}-about", lang)
        assert [reach for reach, word in first.items() if about.startswith(word)] == [kind.reach] * bool(kind.reach)


@EVERY_LANGUAGE
def test_a_boss_and_its_tactics_name_its_faction(lang: str) -> None:
    for boss in PRINTED.bosses:
        about = say(f"card-{boss.id}-about", lang)
        named = [one for one in FACTIONS if say(f"faction-{one}", lang) in about]
        assert named == [FACTIONS[boss.faction]]
        for tactic in boss.tactics:
            basic, exception = (say(f"card-{tactic}-{part}", lang) for part in ("basic", "exception"))
            assert say(f"card-{tactic}-about", lang) == f"{basic} {exception}"
            others = [say(f"faction-{one}", lang) for one in FACTIONS if one != FACTIONS[boss.faction]]
            assert not any(other in basic + exception for other in others), tactic


@EVERY_LANGUAGE
def test_a_renown_card_tells_what_its_zones_are_worth(lang: str) -> None:
    for renown in PRINTED.renown:
        about = say(f"card-renown-{renown.night}-about", lang)
        assert [int(found) for found in re.findall("[0-9]+", about)] == [renown.green, renown.yellow, renown.red]


def test_a_monster_stands_after_a_verb_with_its_article() -> None:
    for monster in (*KIND_IDS, *BOSS_IDS):
        assert say(f"card-{monster}-the", "en") == f"the {say(f'card-{monster}', 'en')}"
        article, noun = say(f"card-{monster}-the", "de").split(" ", 1)
        assert article in ("den", "die", "das")
        name = say(f"card-{monster}", "de")
        assert noun.startswith(name.removesuffix("e")), monster
        assert article == "den" or noun == name, monster


@EVERY_LANGUAGE
def test_whatever_may_be_declined_has_words_for_declining_it(lang: str) -> None:
    questions = {"market", *source(r'question = "([a-z-]+)"'), "help-action", "help-reaction"}
    assert len(questions) > 9
    assert [one for one in sorted(questions) if not words(lang, GAME).has(f"move-pass-{one}")] == []
    assert [one for one in sorted(questions) if not words(lang, GAME).has(f"ask-{one}")] == []


@EVERY_LANGUAGE
def test_whatever_counts_in_an_attack_can_be_explained(lang: str) -> None:
    reasons = set(source(r'Reason\("([a-z-]+)"'))
    assert reasons
    for name in sorted({"black", "red", "sword", "shield", "armor"} | reasons):
        assert say(Message(f"modifier-{name}", {"number": 1}), lang) != f"modifier-{name}"
    for by in ("own", "rank", "lane", "token", "armor", "card"):
        assert words(lang, GAME).has(f"by-{by}")


def test_the_guide_to_knight_tales_cites_every_ruling() -> None:
    cited = {ruling for one in rules_of(caliburn.game(GAME)) for ruling in one.rulings}
    assert cited == {f"R{number}" for number in range(1, 143)}


def test_the_guide_tells_the_page_of_a_chapter_and_none_for_our_own() -> None:
    found = {one.id: one for one in rules_of(caliburn.game(GAME))}
    assert (found["resolve-attack"].heading, found["resolve-attack"].page) == ("6. Resolve Attack", "18")
    assert (found["figures"].heading, found["figures"].page) == (None, None)


SENTENCES = [
    (events.KnightDealt(1, "bridha"), "Bertram is Bridha.", "Bertram ist Bridha."),
    (
        events.OrderRolled(0, ("sword", "blank", "double-sword"), 3),
        "You rolled for the order: sword, blank and double sword; 3 swords.",
        "Du würfelst um die Reihenfolge: Schwert, Leerseite und 2 Schwerter; 3 Schwerter.",
    ),
    (events.VillagePlaced(1, 4), "Bertram took village spot 4.", "Bertram kommt auf Dorffeld 4."),
    (events.DayBegan(1), "Day 1 begins.", "Tag 1 beginnt."),
    (events.DayBegan(2), "Day 2 begins. All cards are ready again.", "Tag 2 beginnt. Alle Karten sind wieder bereit."),
    (events.QuestRevealed("unbowed"), "New quest: “Unbowed”.", "Neue Quest: „Ungebeugt“."),
    (events.MarketFilled(("spear", "bear")), "New at the market: Spear and Bear.", "Neu auf dem Markt: Speer und Bär."),
    (events.CardBought(0, "battle-axe", 3), "You bought Battle Axe for 3 gold.", "Du erwirbst „Streitaxt“ für 3 Gold."),
    (
        events.TrophyForged(1, "ethereal-dagger", ("ghoul", "wraith")),
        "Bertram took the trophy Ethereal Dagger for Ghoul and Wraith.",
        "Bertram nimmt die Trophäe „Ätherdolch“ für Ghoul und Gespenst.",
    ),
    (events.DayPassed(0, 1), "You passed and took battlefield spot 1.", "Du passt und kommst auf Schlachtfeld-Feld 1."),
    (
        events.NightBegan(1, 1, 8),
        "Night 1 begins, with 1 champion and 8 minions.",
        "Nacht 1 beginnt, mit 1 Champion und 8 Lakaien.",
    ),
    (
        events.MonsterRevealed("doom-bat", "monster-1", 1),
        "Revealed in the left lane: Doom Bat.",
        "Aufgedeckt in der linken Bahn: Flugbestie.",
    ),
    (
        events.MonsterMovedBack("shaman", "monster-5", 2),
        "Moved to the back in the middle lane: Shaman.",
        "Nach hinten in der mittleren Bahn: Schamane.",
    ),
    (
        events.MonsterMovedBack("", "monster-5", 3),
        "Moved to the back in the right lane: a face-down monster.",
        "Nach hinten in der rechten Bahn: ein verdecktes Monster.",
    ),
    (events.BossAppeared("lich-lord"), "The boss of this night: Lich Lord.", "Der Boss dieser Nacht: Leichenfürst."),
    (events.TacticTurned("grave-fog"), "The next tactic: “Grave Fog”.", "Die nächste Taktik: „Grabesnebel“."),
    (
        events.AttackBegan(0, "shaman", "monster-5", 3),
        "You attacked the Shaman in rank 3.",
        "Du greifst den Schamanen in Reihe 3 an.",
    ),
    (events.CardUsed(1, "spear", ("red",)), "Bertram used Spear.", "Bertram nutzt „Speer“."),
    (
        events.HelpAsked(1, "woodwitch"),
        "Bertram asked for help with the fatigue of an attack on the Woodwitch.",
        "Bertram bittet um Hilfe bei der Erschöpfung für einen Angriff auf die Waldhexe.",
    ),
    (events.HelpRefused(1), "Nobody paid for Bertram.", "Niemand bezahlt für Bertram."),
    (
        events.LaneScouted(1, 1, ()),
        "Bertram looked at the face-down monsters in the left lane.",
        "Bertram sieht sich die verdeckten Monster in der linken Bahn an.",
    ),
    (
        events.LaneScouted(0, 1, ("troll", "ghoul")),
        "You looked at the face-down monsters in the left lane: Troll and Ghoul.",
        "Du siehst dir die verdeckten Monster in der linken Bahn an: Troll und Ghoul.",
    ),
    (
        events.MonstersSwapped(0, 3, ("monster-3", "monster-6")),
        "You swapped two face-down monsters in the right lane.",
        "Du tauschst zwei verdeckte Monster in der rechten Bahn.",
    ),
    (events.FatigueSpent(1, 2), "Bertram spent 2 fatigue.", "Bertram gibt 2 Erschöpfung aus."),
    (events.FatigueLost(0, 1), "You lost 1 fatigue.", "Du verlierst 1 Erschöpfung."),
    (events.FatigueRecovered(0, 2), "You recovered 2 fatigue.", "Du gewinnst 2 Erschöpfung zurück."),
    (events.WrathSpent(1, 2), "Bertram spent 2 wrath.", "Bertram gibt 2 Groll aus."),
    (events.WrathLost(0, 1), "You lost 1 wrath.", "Du verlierst 1 Groll."),
    (events.WrathGained(1, 2), "Bertram gained 2 wrath.", "Bertram erhält 2 Groll."),
    (events.HealthRecovered(0, 3), "You recovered 3 health.", "Du gewinnst 3 Gesundheit zurück."),
    (
        events.LastDeedBegan(1),
        "This is Bertram’s last heroic deed tonight.",
        "Das ist heute Nacht die letzte heroische Tat von Bertram.",
    ),
    (
        events.DiceRolled(0, ("sword", "shield", "faith"), ("shield",), ("doom",)),
        "You rolled sword, shield and faith; the monster rolled black shield and red doom.",
        "Du wirfst Schwert, Schild und Glaube; das Monster wirft Schild (schwarz) und Verhängnis (rot).",
    ),
    (
        events.DiceRolled(1, ("sword", "shield", "faith"), (), ()),
        "Bertram rolled sword, shield and faith; the monster rolled nothing.",
        "Bertram wirft Schwert, Schild und Glaube; das Monster wirft nichts.",
    ),
    (
        events.CombatResolved(0, "goblin", "monster-1", 3, 1, 2, 0),
        "Swords less shields: 3 − 1 against the Goblin, 2 − 0 against you.",
        "Schwerter minus Schilde: 3 − 1 gegen den Goblin, 2 − 0 gegen dich.",
    ),
    (
        events.CombatResolved(1, "goblin", "monster-1", 3, 1, 2, 0),
        "Swords less shields: 3 − 1 against the Goblin, 2 − 0 against Bertram.",
        "Schwerter minus Schilde: 3 − 1 gegen den Goblin, 2 − 0 gegen Bertram.",
    ),
    (
        events.DieRerolled(0, "k1", "faith", "double-sword"),
        "You re-rolled a knight die (was faith): double sword.",
        "Du wirfst einen Ritterwürfel erneut (bisher Glaube): 2 Schwerter.",
    ),
    (
        events.DieRerolled(1, "m2", "doom", "blank"),
        "Bertram re-rolled a monster die (was doom): blank.",
        "Bertram wirft einen Monsterwürfel erneut (bisher Verhängnis): Leerseite.",
    ),
    (
        events.DieAdded(0, "k4", "faith"),
        "You rolled one more knight die: faith.",
        "Du wirfst einen Ritterwürfel dazu: Glaube.",
    ),
    (
        events.DieTurned(1, "k2", "shield"),
        "Bertram turned a knight die from shield to faith.",
        "Bertram dreht einen Ritterwürfel von Schild auf Glaube.",
    ),
    (
        events.DieSetAside(0, "k2", "shield"),
        "You set a knight die aside: shield.",
        "Du legst einen Ritterwürfel zur Seite: Schild.",
    ),
    (
        events.DiceDiscarded(0, ("m1", "m3"), ("shield", "doom")),
        "You discarded from the monster’s roll: shield and doom.",
        "Du legst aus dem Wurf des Monsters ab: Schild und Verhängnis.",
    ),
    (
        events.DieRemoved(1, "red"),
        "Bertram took a red die from the monster.",
        "Bertram nimmt dem Monster einen roten Würfel.",
    ),
    (
        events.DiceReplaced(0, 2),
        "You turned 2 red dice of the monster black.",
        "Du ersetzt 2 rote Würfel des Monsters durch schwarze.",
    ),
    (
        events.TokensGained(1, 1, 2),
        "Bertram gained 1 sword token and 2 shield tokens.",
        "Bertram erhält 1 Schwertmarker und 2 Schildmarker.",
    ),
    (events.TokensGained(0, 0, 1), "You gained 1 shield token.", "Du erhältst 1 Schildmarker."),
    (
        events.MonsterDamaged(0, "centaur", "monster-2", 2, 2),
        "You dealt 2 damage to the Centaur and took 2 gold.",
        "Du triffst den Zentauren: 2 Schaden, 2 Gold.",
    ),
    (
        events.MonsterDamaged(1, "zombie", "monster-2", 1, 0),
        "Bertram dealt 1 damage to the Zombie and took no gold.",
        "Bertram trifft den Zombie: 1 Schaden, kein Gold.",
    ),
    (
        events.MonsterDefeated(1, "wraith", "monster-2"),
        "Bertram defeated the Wraith.",
        "Bertram vernichtet das Gespenst.",
    ),
    (
        events.MonsterClaimed(0, "wraith", "monster-2"),
        "You gained the card: Wraith.",
        "Du erhältst die Monsterkarte „Gespenst“.",
    ),
    (events.WoundsSuffered(0, 1), "You suffered 1 wound.", "Du erleidest 1 Wunde."),
    (events.WoundsSuffered(1, 2), "Bertram suffered 2 wounds.", "Bertram erleidet 2 Wunden."),
    (
        events.DamageAbsorbed(0, "priest"),
        "You paid 1 gold, and a villager took 1 damage: Priest.",
        "Du zahlst 1 Gold, und aus dem Dorf kommt Hilfe, die 1 Schaden abfängt: Priester.",
    ),
    (events.GoldGained(1, 2), "Bertram gained 2 gold.", "Bertram erhält 2 Gold."),
    (events.GoldLost(0, 1), "You lost 1 gold.", "Du verlierst 1 Gold."),
    (events.CardExhausted(0, "bear"), "You had to exhaust Bear.", "Du musst „Bär“ erschöpfen."),
    (events.CardRefreshed(1, "bear"), "Bertram made Bear ready again.", "„Bär“ ist für Bertram wieder bereit."),
    (events.DoomRaised(4), "Doom rises to 4.", "Die Verhängnisstufe steigt auf 4."),
    (events.DoomLowered(2), "Doom sinks to 2.", "Die Verhängnisstufe sinkt auf 2."),
    (
        events.TacticApplied("battle-cry", "basic"),
        "Tactic “Battle Cry”. Each revealed Orc gains 1 sword token.",
        "Taktik „Schlachtruf“. Jeder aufgedeckte Ork erhält 1 Schwertmarker.",
    ),
    (
        events.TacticApplied("stampede", "exception"),
        "Tactic “Stampede”. No lane would be damaged: raise doom by 1.",
        "Taktik „Stampede“. Keine Bahn würde Schaden erleiden: Erhöhe die Verhängnisstufe um 1.",
    ),
    (
        events.TacticApplied("soul-drain", "nothing"),
        "Tactic “Soul Drain”. Nothing happens.",
        "Taktik „Seelenraub“. Nichts geschieht.",
    ),
    (
        events.TokenPlaced("lich-lord", "boss", "shield"),
        "A shield token is put on the Lich Lord.",
        "Auf den Leichenfürsten kommt ein Schildmarker.",
    ),
    (
        events.BossMoved("warchief", 3),
        "The boss leaves the forest and enters rank 3.",
        "Der Boss kommt aus dem Wald in Reihe 3.",
    ),
    (events.BossMoved("warchief", 1), "The boss moves on to rank 1.", "Der Boss rückt in Reihe 1 vor."),
    (
        events.BossActivated("warchief", (1, 3)),
        "The boss activates. Lane damage: left lane and right lane.",
        "Der Boss aktiviert. Bahnenschaden: linke Bahn und rechte Bahn.",
    ),
    (
        events.BossActivated("warchief", ()),
        "The boss activates, but no lane is damaged.",
        "Der Boss aktiviert, aber keine Bahn erleidet Schaden.",
    ),
    (
        events.WallFell(2, "barricade"),
        "The barricade falls in the middle lane.",
        "Die Barrikade in der mittleren Bahn fällt.",
    ),
    (
        events.VillageDamaged(2, "cart"),
        "The village is hit in the middle lane: the ox cart is lost.",
        "Das Dorf wird in der mittleren Bahn getroffen: Der Ochsenkarren ist verloren.",
    ),
    (
        events.LaneDamagePrevented(1, 1),
        "Bertram prevented 1 lane damage in the left lane.",
        "Bertram verhindert 1 Bahnenschaden in der linken Bahn.",
    ),
    (
        events.QuestFulfilled(1, "face-to-face", 2, 5),
        "Bertram fulfilled the quest “Face to Face” second (5 VP).",
        "Bertram erfüllt die Quest „Auge in Auge“ (Platz 2, 5 RP).",
    ),
    (
        events.NightOver(0, 4),
        "Your night is over. You took village spot 4.",
        "Deine Nacht ist zu Ende. Du kommst auf Dorffeld 4.",
    ),
    (
        events.RenownGained(1, "yellow", 3),
        "Bertram ended the night in the yellow zone (3 VP).",
        "Bertram beendet die Nacht im gelben Bereich (3 RP).",
    ),
    (events.NightEnded(2), "Night 2 is over.", "Nacht 2 ist zu Ende."),
    (
        events.MonsterUnmasked("zombie", "monster-8", 2),
        "Turned over at dawn in the middle lane: Zombie.",
        "Im Morgengrauen umgedreht in der mittleren Bahn: Zombie.",
    ),
    (
        events.MonsterStruck("troll", 2, 2),
        "The middle lane takes 2 damage from the Troll.",
        "Die mittlere Bahn erleidet 2 Schaden durch den Troll.",
    ),
    (
        events.BossStruck("warchief"),
        "Each lane takes 1 damage from the Warchief.",
        "Jede Bahn erleidet 1 Schaden durch den Kriegsherrn.",
    ),
    (
        events.GameEnded("end-held", (49, 31), (0,)),
        "After three nights the village still stands. Valor points in order of seats: 49, 31. Victory: Elaine.",
        "Nach drei Nächten steht das Dorf noch. Ruhmpunkte in der Reihenfolge der Plätze: 49, 31. Sieg: Elaine.",
    ),
    (
        events.GameEnded("end-held", (31, 31), (0, 1)),
        "After three nights the village still stands. Valor points in order of seats: 31, 31. "
        "Shared victory: Elaine and Bertram.",
        "Nach drei Nächten steht das Dorf noch. Ruhmpunkte in der Reihenfolge der Plätze: 31, 31. "
        "Gemeinsamer Sieg: Elaine und Bertram.",
    ),
    (
        events.GameEnded("end-fallen", (0, 0), ()),
        "The game is over. The village is destroyed and the game lost.",
        "Das Spiel ist zu Ende. Das Dorf ist zerstört und das Spiel verloren.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), SENTENCES)
def test_the_log_speaks_to_the_reader_of_either_language(event: Event, english: str, german: str) -> None:
    assert told(event, "en") == english
    assert told(event, "de") == german


def test_every_kind_of_event_is_among_the_sentences() -> None:
    kinds = {found for found in vars(events).values() if hasattr(found, "_fields")}
    assert kinds == {type(event) for event, _, _ in SENTENCES}


@pytest.mark.parametrize("mode", ["coop", "solo"])
def test_a_victory_without_points_names_none(mode: str) -> None:
    seats = 1 if mode == "solo" else 2
    event = events.GameEnded("end-held", (0,) * seats, tuple(range(seats)))
    assert told(event, "en", mode) == "The game is over. After three nights the village still stands."
    assert told(event, "de", mode) == "Das Spiel ist zu Ende. Nach drei Nächten steht das Dorf noch."
