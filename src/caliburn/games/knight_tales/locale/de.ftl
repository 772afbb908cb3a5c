### Knight Tales: alles, was es sagt.
### Was auf -the endet, nennt ein Monster mit Artikel im Akkusativ („den Goblin“); alle anderen Namen stehen ohne Artikel und ungebeugt.

game-knight-tales = Knight Tales
game-knight-tales-about = Ein Spiel von Stefan Tizar Hansson für einen bis vier Ritter: Am Tag rüstet ihr euch auf dem Markt, in der Nacht haltet ihr ein Dorf gegen Monster und ihren Boss.

mode-knight-tales-competitive = Wettstreit
mode-knight-tales-competitive-about = Ihr haltet das Dorf gemeinsam, aber nur einer von euch gewinnt: der Ritter mit den meisten Ruhmpunkten.
mode-knight-tales-coop = Kooperatives Spiel
mode-knight-tales-coop-about = Alle gewinnen oder alle verlieren. Mit sechs Karten helft ihr einander, und alle Monster liegen sofort offen.
mode-knight-tales-solo = Solo-Spiel
mode-knight-tales-solo-about = Ein Ritter gegen die Horde; sechs Dorfbewohner packen mit an und fangen für Gold Schläge ab.

option-knight-tales-difficulty = Schwierigkeit
option-knight-tales-difficulty-about = Wie viele der neun Monster einer Nacht Champions sind.
option-knight-tales-difficulty-heroic = Heroisch
option-knight-tales-difficulty-epic = Episch
option-knight-tales-difficulty-legendary = Legendär

## Fragen

ask-knight = Welchen Ritter willst du spielen?
ask-market = Erwirb eine Karte, nimm eine Trophäe oder passe für heute.
ask-attack = Wähle das Monster, das du angreifst.
ask-actions = Nutze Aktionen oder wirf die Würfel.
ask-help-fatigue = Gibst du die Erschöpfung für diesen Angriff aus?
ask-help-action = Unterstützt du diesen Angriff vor dem Wurf?
ask-reactions = Ändere den Wurf oder handle den Angriff ab.
ask-help-reaction = Unterstützt du diesen Angriff nach dem Wurf?
ask-resolve = Handle die Würfel in der Reihenfolge ab, die dir gefällt.
ask-excess = Das Monster ist vernichtet. Gibst du überschüssigen Schaden weiter?
ask-award = Ein Monster ist vernichtet. Willst du zusätzliche Wappenmarker zählen?
ask-help-wounds =
    { $wounds ->
        [one] Beim Angriff droht 1 Wunde. Nimmst du sie auf dich?
       *[other] Beim Angriff drohen { $wounds } Wunden. Nimmst du sie auf dich?
    }
ask-absorb =
    { $wounds ->
        [one] Dir droht 1 Wunde. Soll jemand aus dem Dorf sie für 1 Gold abfangen?
       *[other] Dir drohen { $wounds } Wunden. Soll jemand aus dem Dorf für 1 Gold eine davon abfangen?
    }
ask-after = Der Angriff ist vorbei. Willst du noch eine Karte nutzen?
ask-swap = Willst du zwei der angesehenen Monster tauschen?
ask-exhaust = Wähle die Karte, die du erschöpfen musst.
ask-lane = Wähle die Bahn, die Schaden erleidet.
ask-lane-damage =
    { $lane ->
        [1] Der linken Bahn droht Schaden. Willst du ihn verhindern?
        [2] Der mittleren Bahn droht Schaden. Willst du ihn verhindern?
       *[3] Der rechten Bahn droht Schaden. Willst du ihn verhindern?
    }
ask-dice = Schlachtgebet: Wähle die Würfel, die du erneut wirfst.

## Züge

move-knight = { $knight } spielen
move-buy = „{ $card }“ für { $cost } Gold erwerben
move-forge = Trophäe „{ $card }“ nehmen
move-with = dafür: { $cards }
move-attack = Angriff auf { $the } { in-lane }, Reihe { $rank } ({ $cost } Erschöpfung)
move-attack-boss = Angriff auf { $the }, Reihe { $rank } ({ $cost } Erschöpfung)
move-use = „{ $card }“ nutzen
move-roll = Würfel werfen
move-reroll = Ritterwürfel erneut werfen (1 Groll)
move-add = Einen Ritterwürfel dazuwerfen (2 Groll)
move-resolve = Angriff abhandeln
move-faith = Glaube: einen Monsterwürfel ablegen
move-doom = Verhängnisstufe erhöhen
move-combat = Schwerter und Schilde abhandeln
move-absorb = 1 Schaden abfangen lassen (1 Gold): { $card }
move-swap = Zwei verdeckte Monster tauschen
move-exhaust = „{ $card }“ erschöpfen
move-lane =
    { $lane ->
        [1] Schaden in der linken Bahn
        [2] Schaden in der mittleren Bahn
       *[3] Schaden in der rechten Bahn
    }
move-prevent = 1 Bahnenschaden verhindern
move-pass-market = Für heute passen
move-pass-help-fatigue = Nicht bezahlen
move-pass-help-action = Darauf verzichten
move-pass-help-reaction = Darauf verzichten
move-pass-excess = Nichts weitergeben
move-pass-award = Keine weiteren Wappen zählen
move-pass-help-wounds = Nicht eingreifen
move-pass-absorb = Selbst hinnehmen
move-pass-after = Nichts mehr nutzen
move-pass-swap = Nichts tauschen
move-pass-lane-damage = Geschehen lassen

## Worin sich gleiche Züge unterscheiden

how-die = Ritterwürfel { $number }: { $face }
how-monster-die =
    { $colour ->
        [red] roter Würfel { $number }: { $face }
       *[black] schwarzer Würfel { $number }: { $face }
    }
how-dice = { $dice }
how-tokens-sword = { $die }, dafür { sword-tokens }
how-tokens-shield = { $die }, dafür { shield-tokens }
how-colour =
    { $colour ->
        [red] ein roter Würfel
       *[black] ein schwarzer Würfel
    }
how-red-dice =
    { $number ->
        [one] 1 roter Würfel wird schwarz
       *[other] { $number } rote Würfel werden schwarz
    }
how-monster = { $the } { in-lane }, Reihe { $rank }
how-boss = { $the }, Reihe { $rank }
how-damage = { $number } auf { $target }
how-lane =
    { $lane ->
        [1] die linke Bahn
        [2] die mittlere Bahn
       *[3] die rechte Bahn
    }
how-card = { $card }
how-swap = { $first } und { $second }
how-ranked = { $monster } (Reihe { $rank })
how-points = { $number } Gesundheit
how-doom = zurück auf Stufe { $column }

## Hinweise

hint-fatigue = Kostet { $cost } Erschöpfung; du hast { $have }.
hint-face-down = Verdeckt: Noch kann niemand es angreifen.
hint-forest = Der Boss ist noch im Wald.
hint-gold = Kostet { $cost } Gold; du hast { $have }.
hint-market-face-down = Ab morgen zu haben.
hint-trophy-taken =
    { $me ->
        [yes] Diese Trophäe hast du.
       *[no] Diese Trophäe hat { $seat }.
    }
hint-trophy-lacks = Kostet zwei { $faction }; du hast { $have }.
hint-trophy-reach = Du kannst sie für zwei { $faction } nehmen.
hint-spent = Heute Nacht erschöpft.
hint-spent-by =
    { $me ->
        [yes] Heute Nacht schon von dir genutzt.
       *[no] Heute Nacht schon von { $seat } genutzt.
    }
hint-window-action = Nicht jetzt: eine Aktion, vor dem Wurf zu nutzen.
hint-window-reaction = Nicht jetzt: eine Reaktion, nach dem Wurf zu nutzen.
hint-window-excess = Nicht jetzt: zu nutzen, wenn dein Angriff das Monster vernichtet und Schaden übrig bleibt.
hint-window-award = Nicht jetzt: zu nutzen, wenn ein Monster vernichtet wird, dem du Schaden zugefügt hast.
hint-window-wounds = Nicht jetzt: zu nutzen, bevor jemand beim Angriff Wunden erleidet.
hint-window-lane-damage = Nicht jetzt: zu nutzen, wenn eine Bahn Schaden erleiden soll.
hint-window-after = Nicht jetzt: zu nutzen am Ende deines Angriffs.
hint-no-effect = Das würde jetzt nichts ändern.
hint-others-only = Nur ein anderer Ritter kann sie nutzen.
hint-villager-hurt = Beide Lebenspunkte sind belegt; keine Hilfe vor morgen.
hint-wrath = Kostet { $cost } Groll; du hast { $have }.
hint-wrath-forbidden = Kein Groll gegen { $the }.
hint-dice-limit = Mehr als vier Ritterwürfel gibt es nicht.
hint-no-recovery = Gesundheit und Erschöpfung sind sich begegnet: Nichts lässt sich zurückgewinnen.
hint-quest-yours = Diese Quest hast du erfüllt.
hint-quest-full = Drei Ritter haben sie erfüllt; mehr können es nicht.
hint-quest-next =
    { $points ->
        [one] Wer sie als Nächstes erfüllt, erhält 1 Ruhmpunkt.
       *[other] Wer sie als Nächstes erfüllt, erhält { $points } Ruhmpunkte.
    }

## Ereignisse

event-knight-dealt =
    { $me ->
        [yes] Du bist { $knight }.
       *[no] { $seat } ist { $knight }.
    }
event-order-rolled =
    { $me ->
        [yes] Du würfelst um die Reihenfolge: { $dice }; { $swords ->
            [0] kein Schwert
            [one] 1 Schwert
           *[other] { $swords } Schwerter
        }.
       *[no] { $seat } würfelt um die Reihenfolge: { $dice }; { $swords ->
            [0] kein Schwert
            [one] 1 Schwert
           *[other] { $swords } Schwerter
        }.
    }
event-village-placed =
    { $me ->
        [yes] Du kommst auf Dorffeld { $spot }.
       *[no] { $seat } kommt auf Dorffeld { $spot }.
    }
event-day-began =
    { $day ->
        [1] Tag 1 beginnt.
       *[other] Tag { $day } beginnt. Alle Karten sind wieder bereit.
    }
event-quest-revealed = Neue Quest: „{ $quest }“.
event-market-filled = Neu auf dem Markt: { $cards }.
event-card-bought =
    { $me ->
        [yes] Du erwirbst „{ $card }“ für { $cost } Gold.
       *[no] { $seat } erwirbt „{ $card }“ für { $cost } Gold.
    }
event-trophy-forged =
    { $me ->
        [yes] Du nimmst die Trophäe „{ $card }“ für { $monsters }.
       *[no] { $seat } nimmt die Trophäe „{ $card }“ für { $monsters }.
    }
event-day-passed =
    { $me ->
        [yes] Du passt und kommst auf Schlachtfeld-Feld { $spot }.
       *[no] { $seat } passt und kommt auf Schlachtfeld-Feld { $spot }.
    }
event-night-began =
    Nacht { $night } beginnt, mit { $champions ->
        [0] keinem Champion
        [one] 1 Champion
       *[other] { $champions } Champions
    } und { $minions ->
        [0] keinem Lakaien
        [one] 1 Lakaien
       *[other] { $minions } Lakaien
    }.
event-monster-revealed = Aufgedeckt { in-lane }: { $monster }.
event-monster-moved-back = Nach hinten { in-lane }: { $monster }.
event-monster-moved-back-hidden = Nach hinten { in-lane }: ein verdecktes Monster.
event-boss-appeared = Der Boss dieser Nacht: { $boss }.
event-tactic-turned = Die nächste Taktik: „{ $tactic }“.
event-attack-began =
    { $me ->
        [yes] Du greifst { $the } in Reihe { $rank } an.
       *[no] { $seat } greift { $the } in Reihe { $rank } an.
    }
event-card-used =
    { $me ->
        [yes] Du nutzt „{ $card }“.
       *[no] { $seat } nutzt „{ $card }“.
    }
event-help-asked =
    { $me ->
        [yes] Du bittest um Hilfe bei der Erschöpfung für einen Angriff auf { $the }.
       *[no] { $seat } bittet um Hilfe bei der Erschöpfung für einen Angriff auf { $the }.
    }
event-help-refused =
    { $me ->
        [yes] Niemand bezahlt für dich. Wähle ein anderes Monster.
       *[no] Niemand bezahlt für { $seat }.
    }
event-lane-scouted =
    { $me ->
        [yes] Du siehst dir die verdeckten Monster { in-lane } an.
       *[no] { $seat } sieht sich die verdeckten Monster { in-lane } an.
    }
event-lane-scouted-seen =
    { $me ->
        [yes] Du siehst dir die verdeckten Monster { in-lane } an: { $monsters }.
       *[no] { $seat } sieht sich die verdeckten Monster { in-lane } an: { $monsters }.
    }
event-monsters-swapped =
    { $me ->
        [yes] Du tauschst zwei verdeckte Monster { in-lane }.
       *[no] { $seat } tauscht zwei verdeckte Monster { in-lane }.
    }
event-fatigue-spent =
    { $me ->
        [yes] Du gibst { $number } Erschöpfung aus.
       *[no] { $seat } gibt { $number } Erschöpfung aus.
    }
event-fatigue-lost =
    { $me ->
        [yes] Du verlierst { $number } Erschöpfung.
       *[no] { $seat } verliert { $number } Erschöpfung.
    }
event-fatigue-recovered =
    { $me ->
        [yes] Du gewinnst { $number } Erschöpfung zurück.
       *[no] { $seat } gewinnt { $number } Erschöpfung zurück.
    }
event-wrath-spent =
    { $me ->
        [yes] Du gibst { $number } Groll aus.
       *[no] { $seat } gibt { $number } Groll aus.
    }
event-wrath-lost =
    { $me ->
        [yes] Du verlierst { $number } Groll.
       *[no] { $seat } verliert { $number } Groll.
    }
event-wrath-gained =
    { $me ->
        [yes] Du erhältst { $number } Groll.
       *[no] { $seat } erhält { $number } Groll.
    }
event-health-recovered =
    { $me ->
        [yes] Du gewinnst { $number } Gesundheit zurück.
       *[no] { $seat } gewinnt { $number } Gesundheit zurück.
    }
event-last-deed-began =
    { $me ->
        [yes] Das ist heute Nacht deine letzte heroische Tat: Nichts kann dich verwunden.
       *[no] Das ist heute Nacht die letzte heroische Tat von { $seat }.
    }
event-combat-resolved =
    { $me ->
        [yes] Schwerter minus Schilde: { $swords } − { $monster_shields } gegen { $the }, { $monster_swords } − { $shields } gegen dich.
       *[no] Schwerter minus Schilde: { $swords } − { $monster_shields } gegen { $the }, { $monster_swords } − { $shields } gegen { $seat }.
    }
event-dice-rolled =
    { $me ->
        [yes] Du wirfst { $knight }; das Monster wirft { $count ->
            [0] nichts
           *[other] { $monster }
        }.
       *[no] { $seat } wirft { $knight }; das Monster wirft { $count ->
            [0] nichts
           *[other] { $monster }
        }.
    }
event-die-rerolled =
    { $me ->
        [yes]
            { $of ->
                [monster] Du wirfst einen Monsterwürfel erneut (bisher { $before }): { $face }.
               *[knight] Du wirfst einen Ritterwürfel erneut (bisher { $before }): { $face }.
            }
       *[no]
            { $of ->
                [monster] { $seat } wirft einen Monsterwürfel erneut (bisher { $before }): { $face }.
               *[knight] { $seat } wirft einen Ritterwürfel erneut (bisher { $before }): { $face }.
            }
    }
event-die-added =
    { $me ->
        [yes] Du wirfst einen Ritterwürfel dazu: { $face }.
       *[no] { $seat } wirft einen Ritterwürfel dazu: { $face }.
    }
event-die-turned =
    { $me ->
        [yes] Du drehst einen Ritterwürfel von { $before } auf Glaube.
       *[no] { $seat } dreht einen Ritterwürfel von { $before } auf Glaube.
    }
event-die-set-aside =
    { $me ->
        [yes] Du legst einen Ritterwürfel zur Seite: { $face }.
       *[no] { $seat } legt einen Ritterwürfel zur Seite: { $face }.
    }
event-dice-discarded =
    { $me ->
        [yes] Du legst aus dem Wurf des Monsters ab: { $faces }.
       *[no] { $seat } legt aus dem Wurf des Monsters ab: { $faces }.
    }
event-die-removed =
    { $me ->
        [yes]
            { $colour ->
                [red] Du nimmst dem Monster einen roten Würfel.
               *[black] Du nimmst dem Monster einen schwarzen Würfel.
            }
       *[no]
            { $colour ->
                [red] { $seat } nimmt dem Monster einen roten Würfel.
               *[black] { $seat } nimmt dem Monster einen schwarzen Würfel.
            }
    }
event-dice-replaced =
    { $me ->
        [yes] Du ersetzt { $number ->
            [one] 1 roten Würfel des Monsters durch einen schwarzen
           *[other] { $number } rote Würfel des Monsters durch schwarze
        }.
       *[no] { $seat } ersetzt { $number ->
            [one] 1 roten Würfel des Monsters durch einen schwarzen
           *[other] { $number } rote Würfel des Monsters durch schwarze
        }.
    }
event-tokens-gained =
    { $me ->
        [yes] Du erhältst { $tokens }.
       *[no] { $seat } erhält { $tokens }.
    }
event-monster-damaged =
    { $me ->
        [yes] Du triffst { $the }: { $number } Schaden, { $gold ->
            [0] kein Gold
           *[other] { $gold } Gold
        }.
       *[no] { $seat } trifft { $the }: { $number } Schaden, { $gold ->
            [0] kein Gold
           *[other] { $gold } Gold
        }.
    }
event-monster-defeated =
    { $me ->
        [yes] Du vernichtest { $the }.
       *[no] { $seat } vernichtet { $the }.
    }
event-monster-claimed =
    { $me ->
        [yes] Du erhältst die Monsterkarte „{ $monster }“.
       *[no] { $seat } erhält die Monsterkarte „{ $monster }“.
    }
event-wounds-suffered =
    { $me ->
        [yes] Du erleidest { $number ->
            [one] 1 Wunde
           *[other] { $number } Wunden
        }.
       *[no] { $seat } erleidet { $number ->
            [one] 1 Wunde
           *[other] { $number } Wunden
        }.
    }
event-damage-absorbed =
    { $me ->
        [yes] Du zahlst 1 Gold, und aus dem Dorf kommt Hilfe, die 1 Schaden abfängt: { $card }.
       *[no] { $seat } zahlt 1 Gold, und aus dem Dorf kommt Hilfe, die 1 Schaden abfängt: { $card }.
    }
event-gold-gained =
    { $me ->
        [yes] Du erhältst { $number } Gold.
       *[no] { $seat } erhält { $number } Gold.
    }
event-gold-lost =
    { $me ->
        [yes] Du verlierst { $number } Gold.
       *[no] { $seat } verliert { $number } Gold.
    }
event-card-exhausted =
    { $me ->
        [yes] Du musst „{ $card }“ erschöpfen.
       *[no] { $seat } muss „{ $card }“ erschöpfen.
    }
event-card-refreshed =
    { $me ->
        [yes] „{ $card }“ ist für dich wieder bereit.
       *[no] „{ $card }“ ist für { $seat } wieder bereit.
    }
event-doom-raised = Die Verhängnisstufe steigt auf { $column }.
event-doom-lowered = Die Verhängnisstufe sinkt auf { $column }.
event-tactic-applied = Taktik „{ $tactic }“. { $text }
event-tactic-applied-nothing = Taktik „{ $tactic }“. Nichts geschieht.
event-token-placed =
    { $token ->
        [sword] Auf { $the } kommt ein Schwertmarker.
        [shield] Auf { $the } kommt ein Schildmarker.
        [black] Auf { $the } kommt ein schwarzer Monsterwürfel-Marker.
        [red] Auf { $the } kommt ein roter Monsterwürfel-Marker.
       *[health] Auf { $the } kommt ein Lebenspunktemarker.
    }
event-boss-moved =
    { $rank ->
        [3] Der Boss kommt aus dem Wald in Reihe 3.
       *[other] Der Boss rückt in Reihe { $rank } vor.
    }
event-boss-activated = Der Boss aktiviert. Bahnenschaden: { $lanes }.
event-boss-activated-nothing = Der Boss aktiviert, aber keine Bahn erleidet Schaden.
event-wall-fell =
    { $part ->
        [barricade] Die Barrikade { in-lane } fällt.
       *[palisade] Eine Palisade { in-lane } fällt.
    }
event-village-damaged =
    { $part ->
        [well] Das Dorf wird { in-lane } getroffen: Der Brunnen ist verloren.
        [cart] Das Dorf wird { in-lane } getroffen: Der Ochsenkarren ist verloren.
       *[farmhouse] Das Dorf wird { in-lane } getroffen: Das Farmhaus ist verloren.
    }
event-lane-damage-prevented =
    { $me ->
        [yes] Du verhinderst 1 Bahnenschaden { in-lane }.
       *[no] { $seat } verhindert 1 Bahnenschaden { in-lane }.
    }
event-quest-fulfilled =
    { $me ->
        [yes] Du erfüllst die Quest „{ $quest }“ (Platz { $place }, { $points } RP).
       *[no] { $seat } erfüllt die Quest „{ $quest }“ (Platz { $place }, { $points } RP).
    }
event-night-over =
    { $me ->
        [yes] Deine Nacht ist zu Ende. Du kommst auf Dorffeld { $spot }.
       *[no] Die Nacht ist für { $seat } zu Ende: Dorffeld { $spot }.
    }
event-renown-gained =
    { $me ->
        [yes]
            { $zone ->
                [green] Du beendest die Nacht im grünen Bereich ({ $points } RP).
                [yellow] Du beendest die Nacht im gelben Bereich ({ $points } RP).
               *[red] Du beendest die Nacht im roten Bereich ({ $points } RP).
            }
       *[no]
            { $zone ->
                [green] { $seat } beendet die Nacht im grünen Bereich ({ $points } RP).
                [yellow] { $seat } beendet die Nacht im gelben Bereich ({ $points } RP).
               *[red] { $seat } beendet die Nacht im roten Bereich ({ $points } RP).
            }
    }
event-night-ended = Nacht { $night } ist zu Ende.
event-monster-unmasked = Im Morgengrauen umgedreht { in-lane }: { $monster }.
event-monster-struck =
    { $lane ->
        [1] Die linke Bahn erleidet { $number } Schaden durch { $the }.
        [2] Die mittlere Bahn erleidet { $number } Schaden durch { $the }.
       *[3] Die rechte Bahn erleidet { $number } Schaden durch { $the }.
    }
event-boss-struck = Jede Bahn erleidet 1 Schaden durch { $the }.
event-game-ended =
    { $reason } Ruhmpunkte in der Reihenfolge der Plätze: { $scores }. { $shared ->
        [yes] Gemeinsamer Sieg: { $winners }.
       *[no] Sieg: { $winners }.
    }
event-game-ended-together = Das Spiel ist zu Ende. { $reason }

end-held = Nach drei Nächten steht das Dorf noch.
end-fallen = Das Dorf ist zerstört und das Spiel verloren.

## Orte, Arten und Zeichen

in-lane =
    { $lane ->
        [1] in der linken Bahn
        [2] in der mittleren Bahn
       *[3] in der rechten Bahn
    }
lane-1 = linke Bahn
lane-2 = mittlere Bahn
lane-3 = rechte Bahn
rank-1 = Reihe 1
rank-2 = Reihe 2
rank-3 = Reihe 3
rank-4 = Wald

faction-orc = Ork
faction-orc-many = Orks
faction-undead = Untote
faction-undead-many = Untote
faction-beast = Bestie
faction-beast-many = Bestien

class-minion = Lakai
class-champion = Champion
class-boss = Boss

type-weapon = Waffe
type-armor = Rüstung
type-character = Gefährte
type-animal = Tier
type-trinket = Schmuckstück
type-relic = Relikt
type-trophy = Trophäe
type-longsword = Langschwert
type-ability = Ritterfähigkeit
type-villager = Dorfbewohner
type-coop = Koop-Karte

kind-market = Marktkarten
kind-weapon = Waffen
kind-armor = Rüstungen
kind-character = Gefährten
kind-animal = Tiere
kind-trinket = Schmuckstücke
kind-relic = Relikte
kind-trophy = Trophäen
kind-longsword = Langschwerter
kind-knight = Ritter
kind-ability = Ritterfähigkeiten
kind-villager = Dorfbewohner
kind-coop = Koop-Karten
kind-minion = Lakaien
kind-champion = Champions
kind-boss = Bosse
kind-tactic = Taktikkarten
kind-quest = Questen
kind-renown = Ansehen
kind-die = Würfel
kind-token = Effektmarker

face-blank = Leerseite
face-sword = Schwert
face-double-sword = 2 Schwerter
face-shield = Schild
face-faith = Glaube
face-doom = Verhängnis
die-black = { $face } (schwarz)
die-red = { $face } (rot)

token-sword = Schwertmarker
token-shield = Schildmarker
token-black = schwarzer Monsterwürfel-Marker
token-red = roter Monsterwürfel-Marker
token-health = Lebenspunktemarker
sword-tokens =
    { $number ->
        [one] 1 Schwertmarker
       *[other] { $number } Schwertmarker
    }
shield-tokens =
    { $number ->
        [one] 1 Schildmarker
       *[other] { $number } Schildmarker
    }

zone-green = grüner Bereich
zone-yellow = gelber Bereich
zone-red = roter Bereich

part-barricade = Barrikade
part-palisade = Palisade
part-well = Brunnen
part-cart = Ochsenkarren
part-farmhouse = Farmhaus

phase-setup = Aufbau
phase-day = Tag
phase-night = Nacht
phase-over = Ende

step-1 = Monster-Effekte
step-2 = Aktionen
step-3 = Erschöpfung
step-4 = Kampfwurf
step-5 = Reaktionen und Groll
step-6 = Angriff abhandeln
step-7 = Schaden und Sieg
step-8 = Wunden
step-9 = Reorganisieren

icon-action = Aktion
icon-reaction = Reaktion
window-action = vor dem Wurf
window-reaction = nach dem Wurf
window-excess = wenn du das Monster vernichtest
window-award = wenn ein Monster vernichtet wird, dem du Schaden zugefügt hast
window-wounds = vor den Wunden
window-lane-damage = wenn eine Bahn Schaden erleiden soll
window-after = nach dem Angriff

modifier-black =
    { $number ->
        [one] +1 schwarzer Würfel
       *[other] +{ $number } schwarze Würfel
    }
modifier-red =
    { $number ->
        [one] +1 roter Würfel
       *[other] +{ $number } rote Würfel
    }
modifier-black-less =
    { $number ->
        [one] 1 schwarzer Würfel weniger
       *[other] { $number } schwarze Würfel weniger
    }
modifier-red-less =
    { $number ->
        [one] 1 roter Würfel weniger
       *[other] { $number } rote Würfel weniger
    }
modifier-sword =
    { $number ->
        [one] +1 Schwert
       *[other] +{ $number } Schwerter
    }
modifier-shield =
    { $number ->
        [one] +1 Schild
       *[other] +{ $number } Schilde
    }
modifier-armor = Rüstung { $number }
modifier-no-shields = deine Schild-Ergebnisse gelten nicht
modifier-no-doubles = 2 Schwerter zählen als ein Schwert
modifier-no-wrath = kein Groll in diesem Angriff
modifier-no-effects = Monster-Effekte gelten nicht
modifier-no-monster-shields = die Schilde des Monsters gelten nicht
modifier-faith-twice = jedes Glaubens-Ergebnis entfernt bis zu zwei Würfel
modifier-spikes = jeder verhinderte Schaden schlägt zurück
by-own = eigener Effekt
by-rank = Reiheneffekt
by-lane = Bahneneffekt
by-token = Marker
by-armor = Rüstung
by-card = Karte

score-market = Marktkarten und Trophäen
score-market_set = Set-Bonus Markt
score-monsters = Monsterkarten
score-monster_set = Set-Bonus Monster
score-quests = Questen
score-renown = Ansehen
score-gold = Gold
score-total = Ruhmpunkte

## Ritter und ihre Fähigkeiten

card-count =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }

card-gaelic = Gaelic
card-gaelic-about = { card-vanguard }: { card-vanguard-about }
card-bridha = Bridha
card-bridha-about = { card-battle-focus }: { card-battle-focus-about }
card-tartos = Tartos
card-tartos-about = { card-cleave }: { card-cleave-about }
card-guscard = Guscard
card-guscard-about = { card-shield-wall }: { card-shield-wall-about }

card-vanguard = Vorhut
card-vanguard-about = Wirf 1 zusätzlichen Ritterwürfel (maximal 4).
card-battle-focus = Kampfsinn
card-battle-focus-about = Wirf beliebig viele deiner Ritterwürfel je einmal erneut.
card-cleave = Rundumschlag
card-cleave-about = Wenn du das angegriffene Monster vernichtest: Füge einem benachbarten aufgedeckten Monster beliebig viel von deinem überschüssigen Schaden zu.
card-shield-wall = Schildwall
card-shield-wall-about = Erhalte 1 Schwertmarker und 2 Schildmarker für diesen Angriff.

card-longsword = Langschwert
card-longsword-about = Wandle eines deiner Ergebnisse (Schwert, 2 Schwerter oder Schild) in ebenso viele Schwertmarker oder Schildmarker um.

## Marktkarten

card-spear = Speer
card-spear-about = Entferne 1 schwarzen oder roten Würfel des Monsters.
card-battle-axe = Streitaxt
card-battle-axe-about = Wenn du das angegriffene Monster vernichtest: Füge einem anderen aufgedeckten Monster derselben Reihe bis zu 2 überschüssigen Schaden zu.
card-warhammer = Kriegshammer
card-warhammer-about = Erhalte 2 Schwertmarker für diesen Angriff.
card-crossbow = Armbrust
card-crossbow-about = Dieser Angriff kostet 1 Erschöpfung, gleich in welcher Reihe.
card-morning-star = Morgenstern
card-morning-star-about = Wirf bis zu 2 deiner Ritterwürfel je einmal erneut.
card-twin-daggers = Zwillingsdolche
card-twin-daggers-about = Erhalte 1 Schwertmarker für diesen Angriff.

card-buckler = Faustschild
card-buckler-about = Erhalte 1 Schildmarker für diesen Angriff.
card-chainmail = Kettenhemd
card-chainmail-about = Erhalte 2 Schildmarker für diesen Angriff.
card-plate-armor = Plattenrüstung
card-plate-armor-about = Erhalte 4 Schildmarker für diesen Angriff.
card-great-helm = Topfhelm
card-great-helm-about = Lege 1 Monsterwürfel mit Schwert oder 2 Schwertern ohne Effekt ab.
card-gauntlets = Panzerhandschuhe
card-gauntlets-about = Erhalte 1 Schwertmarker je Schild-Ergebnis (maximal 2); die Ergebnisse bleiben.
card-greaves = Beinschienen
card-greaves-about = Dieser Angriff kostet 1 Erschöpfung weniger (mind. 1).

card-squire = Knappe
card-squire-about = Nach dem Angriff: Entferne den Wappenmarker von einer anderen deiner Marktkarten (Kosten höchstens 4).
card-healer = Heilerin
card-healer-about = Nach dem Angriff: Gewinne bis zu 2 Gesundheit zurück.
card-archer = Bogenschützin
card-archer-about = Füge einem aufgedeckten Monster 1 Schaden zu; Schilde und Rüstung helfen ihm nicht.
card-scout = Kundschafter
card-scout-about = Sieh dir die verdeckten Monster einer Bahn an; du darfst zwei davon tauschen.
card-bard = Barde
card-bard-about = Erhalte bis zu 2 Groll.
card-merchant = Händler
card-merchant-about = Nach einem Angriff, bei dem du Schaden zugefügt hast: Erhalte 2 Gold.

card-warhorse = Streitross
card-warhorse-about = Wirf 1 zusätzlichen Ritterwürfel (maximal 4).
card-hound = Jagdhund
card-hound-about = Entferne 1 schwarzen Würfel des Monsters.
card-falcon = Falke
card-falcon-about = Wirf 1 Monsterwürfel einmal erneut.
card-mule = Maultier
card-mule-about = Gewinne 1 Erschöpfung zurück, bevor du für den Angriff bezahlst.
card-raven = Rabe
card-raven-about = Lege bis zu 2 Monsterwürfel mit Verhängnis ohne Effekt ab.
card-bear = Bär
card-bear-about = Erhalte 1 Schwertmarker und 1 Schildmarker für diesen Angriff.

card-lucky-charm = Glücksbringer
card-lucky-charm-about = Wirf 1 deiner Ritterwürfel einmal erneut.
card-prayer-beads = Gebetskette
card-prayer-beads-about = Drehe einen deiner Ritterwürfel auf Glaube.
card-signet-ring = Siegelring
card-signet-ring-about = Wenn ein Monster vernichtet wird, dem du in diesem Angriff Schaden zugefügt hast: Zähle 2 zusätzliche Wappenmarker.
card-war-horn = Kriegshorn
card-war-horn-about = Bewege ein aufgedecktes Monster der 1. Reihe, aber nicht das angegriffene, ans Ende seiner Bahn.
card-warding-amulet = Schutzamulett
card-warding-amulet-about = Ignoriere den Effekt des Monsters und alle Reihen- und Bahneneffekte; Marker und Rüstung zählen weiterhin.
card-coin-purse = Geldbeutel
card-coin-purse-about = Nach einem Angriff, bei dem du Schaden zugefügt hast: Erhalte 1 Gold.

card-chalice-of-mercy = Kelch der Gnade
card-chalice-of-mercy-about = Nach dem Angriff: Gewinne bis zu 3 Gesundheit zurück.
card-saints-bone = Heiligengebein
card-saints-bone-about = Jedes deiner Glaubens-Ergebnisse entfernt bis zu 2 Monsterwürfel.
card-crown-shard = Kronsplitter
card-crown-shard-about = Erhalte 1 Schwertmarker und 1 Schildmarker für diesen Angriff.
card-kings-banner = Königsbanner
card-kings-banner-about = Wenn eine Bahn Schaden erleiden soll: Verhindere in diesem Angriff bis zu 2 Bahnenschaden.
card-blessed-tome = Gesegneter Foliant
card-blessed-tome-about = Senke die Verhängnisstufe um bis zu 2; dabei wird keine Taktik ausgelöst.
card-moon-tear = Mondträne
card-moon-tear-about = Ersetze bis zu 2 rote durch schwarze Würfel des Monsters.

## Trophäen

card-ethereal-dagger = Ätherdolch
card-ethereal-dagger-about = Ignoriere alle Schilde des Monsters: Ergebnisse, Marker und Rüstung.
card-spiked-shield = Stachelschild
card-spiked-shield-about = Jeder Schaden, den deine Schilde verhindern, fügt dem Monster 1 Schaden zu, den nichts aufhält.
card-horned-helm = Hörnerhelm
card-horned-helm-about = Wirf 1 zusätzlichen Ritterwürfel (maximal 4) und erhalte 1 Schwertmarker für diesen Angriff.

## Dorfbewohner

card-blacksmith = Schmied
card-blacksmith-about = Entferne 1 schwarzen oder roten Würfel des Monsters.
card-hunter = Jägerin
card-hunter-about = Füge einem aufgedeckten Monster 1 Schaden zu; Schilde und Rüstung helfen ihm nicht.
card-innkeeper = Wirt
card-innkeeper-about = Gewinne bis zu 2 Erschöpfung zurück, bevor du für den Angriff bezahlst.
card-priest = Priester
card-priest-about = Drehe einen deiner Ritterwürfel auf Glaube.
card-herbalist = Kräuterfrau
card-herbalist-about = Nach dem Angriff: Gewinne bis zu 2 Gesundheit zurück.
card-militiaman = Milizionär
card-militiaman-about = Erhalte 1 Schwertmarker und 1 Schildmarker für diesen Angriff.

## Koop-Karten

card-shared-burden = Geteilte Last
card-shared-burden-about = Du gibst die Erschöpfung anstelle des Angreifers aus.
card-joint-assault = Gemeinsamer Sturm
card-joint-assault-about = Der Angreifer wirft 1 zusätzlichen Ritterwürfel (maximal 4).
card-supporting-arms = Waffenhilfe
card-supporting-arms-about = Der Angreifer erhält 1 Schwertmarker und 1 Schildmarker für diesen Angriff.
card-brothers-shield = Schild des Gefährten
card-brothers-shield-about = Du erleidest die Wunden anstelle des Angreifers.
card-battle-prayer = Schlachtgebet
card-battle-prayer-about = Der Angreifer wirft beliebig viele seiner Ritterwürfel je einmal erneut.
card-hold-the-line = Haltet die Linie
card-hold-the-line-about = Wenn eine Bahn Schaden erleiden soll: Verhindere in diesem Angriff bis zu 2 Bahnenschaden.

## Lakaien

card-goblin = Goblin
card-goblin-the = den Goblin
card-goblin-about = Verwundet er dich: Verliere 1 Gold.
card-shaman = Schamane
card-shaman-the = den Schamanen
card-shaman-about = Bahn: Alle Monster erhalten +1 schwarzen Monsterwürfel-Marker. Geht nach hinten.
card-orc-raider = Ork-Plünderer
card-orc-raider-the = den Ork-Plünderer
card-orc-raider-about = Solange er in Reihe 1 ist: +1 Schwertmarker.
card-war-drummer = Kriegstrommler
card-war-drummer-the = den Kriegstrommler
card-war-drummer-about = Reihe: Alle Monster erhalten +1 Schwertmarker.
card-zombie = Zombie
card-zombie-the = den Zombie
card-zombie-about = Beim Aufdecken: Lege 1 Lebenspunktemarker auf ihn.
card-ghoul = Ghoul
card-ghoul-the = den Ghoul
card-ghoul-about = Verwundet er dich und übersteht den Angriff: Lege 1 Lebenspunktemarker auf ihn.
card-wraith = Gespenst
card-wraith-the = das Gespenst
card-wraith-about = Deine 2 Schwerter zählen als Schwert.
card-bone-mage = Knochenmagier
card-bone-mage-the = den Knochenmagier
card-bone-mage-about = Bahn: Alle Monster erhalten +1 Schwertmarker. Geht nach hinten.
card-doom-bat = Flugbestie
card-doom-bat-the = die Flugbestie
card-doom-bat-about = Verwundet sie dich: Erhöhe die Verhängnisstufe um 1.
card-centaur = Zentaur
card-centaur-the = den Zentauren
card-centaur-about = Reihe: Alle Monster erhalten +1 Schildmarker.
card-dire-wolf = Schattenwolf
card-dire-wolf-the = den Schattenwolf
card-dire-wolf-about = +1 schwarzer Monsterwürfel-Marker je weitere aufgedeckte Bestie in seiner Reihe.
card-giant-spider = Riesenspinne
card-giant-spider-the = die Riesenspinne
card-giant-spider-about = Verwundet sie dich: Verliere 1 Erschöpfung. Geht nach hinten.

## Champions

card-troll = Troll
card-troll-the = den Troll
card-troll-about = Nach einem Angriff, der ihm Schaden zufügt, ohne ihn zu vernichten: Lege 1 Lebenspunktemarker auf ihn.
card-orc-berserker = Ork-Berserker
card-orc-berserker-the = den Ork-Berserker
card-orc-berserker-about = Solange ein Wappenmarker auf ihm liegt: +1 roter Monsterwürfel-Marker.
card-banner-bearer = Bannerträger
card-banner-bearer-the = den Bannerträger
card-banner-bearer-about = Reihe: Alle Monster erhalten +1 roten Monsterwürfel-Marker.
card-vampire = Vampir
card-vampire-the = den Vampir
card-vampire-about = Verwundet er dich: Erschöpfe eine deiner Karten.
card-death-knight = Todesritter
card-death-knight-the = den Todesritter
card-death-knight-about = Du kannst in diesem Angriff keinen Groll ausgeben.
card-banshee = Banshee
card-banshee-the = die Banshee
card-banshee-about = Reihe: Deine Schild-Ergebnisse gelten nicht.
card-werewolf = Werwolf
card-werewolf-the = den Werwolf
card-werewolf-about = Verwundet er dich: Verliere 1 Groll.
card-minotaur = Minotaurus
card-minotaur-the = den Minotaurus
card-minotaur-about = Nach einem Angriff, der ihm keinen Schaden zufügt: 1 Bahnenschaden.
card-treant = Baumwächter
card-treant-the = den Baumwächter
card-treant-about = Bahn: Alle Monster erhalten +1 Schildmarker. Geht nach hinten.

## Bosse

card-warchief = Kriegsherr
card-warchief-the = den Kriegsherrn
card-warchief-about = Aktiviert: 1 Schaden für jede Bahn, in der ein aufgedeckter Ork liegt.
card-lich-lord = Leichenfürst
card-lich-lord-the = den Leichenfürsten
card-lich-lord-about = Aktiviert: 1 Schaden für jede Bahn, in der ein aufgedeckter Untoter liegt.
card-woodwitch = Waldhexe
card-woodwitch-the = die Waldhexe
card-woodwitch-about = Aktiviert: 1 Schaden für jede Bahn, in der eine aufgedeckte Bestie liegt.

## Taktikkarten

card-battle-cry = Schlachtruf
card-battle-cry-basic = Jeder aufgedeckte Ork erhält 1 Schwertmarker.
card-battle-cry-exception = Kein aufgedeckter Ork: Der Boss erhält 1 Schwertmarker.
card-battle-cry-about = { card-battle-cry-basic } { card-battle-cry-exception }
card-forced-march = Gewaltmarsch
card-forced-march-basic = Der Boss aktiviert.
card-forced-march-exception = Keine Bahn würde Schaden erleiden: Decke in jeder Bahn das vorderste verdeckte Monster auf.
card-forced-march-about = { card-forced-march-basic } { card-forced-march-exception }
card-blood-rage = Blutrausch
card-blood-rage-basic = Jedes aufgedeckte Monster, auf dem ein Wappenmarker liegt, erhält 1 roten Monsterwürfel-Marker.
card-blood-rage-exception = Kein solches Monster: Der aktive Ritter erleidet 1 Wunde.
card-blood-rage-about = { card-blood-rage-basic } { card-blood-rage-exception }
card-plunder = Plünderung
card-plunder-basic = Jeder Ritter auf dem Schlachtfeld verliert 1 Gold.
card-plunder-exception = Niemand hat Gold: Der aktive Spieler erschöpft eine Karte.
card-plunder-about = { card-plunder-basic } { card-plunder-exception }
card-battering-ram = Rammbock
card-battering-ram-basic = Ist der angegriffene Lakai oder Champion nicht vernichtet: 1 Schaden für seine Bahn.
card-battering-ram-exception = Er ist vernichtet, oder es ist der Boss: Der Boss erhält 1 Lebenspunktemarker.
card-battering-ram-about = { card-battering-ram-basic } { card-battering-ram-exception }
card-raise-the-dead = Totenerweckung
card-raise-the-dead-basic = Jeder aufgedeckte Untote erhält 1 Lebenspunktemarker.
card-raise-the-dead-exception = Kein aufgedeckter Untoter: Der Boss erhält 1 Lebenspunktemarker.
card-raise-the-dead-about = { card-raise-the-dead-basic } { card-raise-the-dead-exception }
card-soul-drain = Seelenraub
card-soul-drain-basic = Jeder Ritter auf dem Schlachtfeld verliert 1 Groll.
card-soul-drain-exception = Niemand hat Groll: Der aktive Ritter verliert 1 Erschöpfung, wenn er noch 2 oder mehr hat.
card-soul-drain-about = { card-soul-drain-basic } { card-soul-drain-exception }
card-grave-fog = Grabesnebel
card-grave-fog-basic = In jeder Bahn geht das Monster der 1. Reihe nach hinten, wenn es nicht das angegriffene ist.
card-grave-fog-exception = Kein Monster kann sich bewegen: Der Boss erhält 1 Schildmarker.
card-grave-fog-about = { card-grave-fog-basic } { card-grave-fog-exception }
card-curse-of-frailty = Fluch der Schwäche
card-curse-of-frailty-basic = Der aktive Spieler erschöpft eine Karte.
card-curse-of-frailty-exception = Nichts mehr zu erschöpfen: Der aktive Ritter erleidet 1 Wunde.
card-curse-of-frailty-about = { card-curse-of-frailty-basic } { card-curse-of-frailty-exception }
card-dark-procession = Dunkle Prozession
card-dark-procession-basic = Der Boss aktiviert.
card-dark-procession-exception = Keine Bahn würde Schaden erleiden: Erhöhe die Verhängnisstufe um 1.
card-dark-procession-about = { card-dark-procession-basic } { card-dark-procession-exception }
card-call-of-the-wild = Ruf der Wildnis
card-call-of-the-wild-basic = Jede aufgedeckte Bestie erhält 1 schwarzen Monsterwürfel-Marker.
card-call-of-the-wild-exception = Keine aufgedeckte Bestie: Decke in jeder Bahn das vorderste verdeckte Monster auf.
card-call-of-the-wild-about = { card-call-of-the-wild-basic } { card-call-of-the-wild-exception }
card-overgrowth = Wucherung
card-overgrowth-basic = Jede aufgedeckte Bestie erhält 1 Schildmarker.
card-overgrowth-exception = Keine aufgedeckte Bestie: Der Boss erhält 1 Schildmarker.
card-overgrowth-about = { card-overgrowth-basic } { card-overgrowth-exception }
card-clutching-roots = Wurzelgriff
card-clutching-roots-basic = Jeder Ritter auf dem Schlachtfeld, der noch 2 oder mehr Erschöpfung hat, verliert 1 davon.
card-clutching-roots-exception = Kein solcher Ritter: Der aktive Ritter erleidet 1 Wunde.
card-clutching-roots-about = { card-clutching-roots-basic } { card-clutching-roots-exception }
card-poisoned-well = Brunnengift
card-poisoned-well-basic = 1 Schaden für die Bahn, in der die meisten Barrikaden und Palisaden stehen.
card-poisoned-well-exception = Nirgends steht noch etwas: Jeder Ritter auf dem Schlachtfeld verliert 1 Gold.
card-poisoned-well-about = { card-poisoned-well-basic } { card-poisoned-well-exception }
card-stampede = Stampede
card-stampede-basic = Der Boss aktiviert.
card-stampede-exception = Keine Bahn würde Schaden erleiden: Erhöhe die Verhängnisstufe um 1.
card-stampede-about = { card-stampede-basic } { card-stampede-exception }

## Questen

card-behind-the-lines = Hinter den Linien
card-behind-the-lines-about = Vernichte ein Monster in Reihe 2 oder 3.
card-mighty-blow = Gewaltiger Hieb
card-mighty-blow-about = Vernichte ein Monster mit mindestens 2 überschüssigem Schaden.
card-against-the-odds = Gegen alle Widrigkeiten
card-against-the-odds-about = Vernichte ein Monster, das mindestens 4 Würfel geworfen hat.
card-song-of-sacrifice = Lied des Opfermuts
card-song-of-sacrifice-about = Vernichte ein Monster mit deiner letzten heroischen Tat.
card-champion-slayer = Champion-Bezwinger
card-champion-slayer-about = Vernichte einen Champion.
card-three-banners = Drei Banner
card-three-banners-about = Vernichte in einer Nacht einen Lakaien oder Champion jeder Fraktion.
card-honest-steel = Ehrlicher Stahl
card-honest-steel-about = Vernichte ein Monster ohne Karte, Ritterfähigkeit oder Groll.
card-wrath-of-the-just = Zorn der Gerechten
card-wrath-of-the-just-about = Füge einem Monster in einem Angriff mindestens 5 Schaden zu.
card-face-to-face = Auge in Auge
card-face-to-face-about = Füge einem Boss in einem Angriff mindestens 3 Schaden zu.
card-night-of-blades = Nacht der Klingen
card-night-of-blades-about = Erhalte in einer Nacht 3 Monsterkarten.
card-giant-feller = Riesenfäller
card-giant-feller-about = Vernichte in einer Nacht 2 Champions.
card-unbowed = Ungebeugt
card-unbowed-about = Beende deine Nacht im grünen Bereich und erhalte in ihr mindestens 2 Monsterkarten.


card-renown-1 = Ansehen I
card-renown-1-about = Nacht I, je nach Bereich deines Gesundheitsmarkers: grün 5, gelb 3, rot 0 Ruhmpunkte.
card-renown-2 = Ansehen II
card-renown-2-about = Nacht II, je nach Bereich deines Gesundheitsmarkers: grün 6, gelb 3, rot 0 Ruhmpunkte.
card-renown-3 = Ansehen III
card-renown-3-about = Nacht III, je nach Bereich deines Gesundheitsmarkers: grün 7, gelb 4, rot 0 Ruhmpunkte.

## Würfel, Marker und Spielmaterial

kind-gold = Gold
kind-piece = Spielmaterial
kind-track = Leiste der Ritter-Tableaus
kind-chart = Ruhmtabelle

card-knight-die = Ritterwürfel
card-knight-die-about = Zeigt Schwert, 2 Schwerter, Schild oder Glaube.
card-black-die = Schwarzer Monsterwürfel
card-black-die-about = Zeigt Leerseite, Schwert, Schild oder Verhängnis.
card-red-die = Roter Monsterwürfel
card-red-die-about = Zeigt Schwert, 2 Schwerter, Schild oder Verhängnis.
card-gold = Goldstein
card-gold-about = Bezahlt Marktkarten; liegt auf den Lebenspunkten aufgedeckter Monster.
card-sword-token = Schwertmarker
card-sword-token-about = Ein Schwert mehr, wenn ein Angriff abgehandelt wird.
card-shield-token = Schildmarker
card-shield-token-about = Ein Schild mehr, wenn ein Angriff abgehandelt wird.
card-black-die-token = Schwarzer Monsterwürfel-Marker
card-black-die-token-about = Das Monster wirft einen schwarzen Würfel mehr.
card-red-die-token = Roter Monsterwürfel-Marker
card-red-die-token-about = Das Monster wirft einen roten Würfel mehr.
card-health-token = Lebenspunktemarker
card-health-token-about = Ein Lebenspunkt mehr, ohne Gold.
card-crest-token = Wappenmarker
card-miniature = Ritterminiatur
card-base-ring = Farbring
card-health-cube = Gesundheitsmarker
card-fatigue-cube = Erschöpfungsmarker
card-wrath-cube = Grollmarker
card-doom-token = Verhängnismarker
card-boss-board = Boss-Tableau
card-reference-card = Referenz-Karte
card-barricade = Barrikade
card-palisade = Palisade
card-farmhouse = Farmhaus
card-ox-cart = Ochsenkarren
card-well = Brunnen
card-game-board = Spielplan
card-forest-board = Wald-Tableau
card-market-board = Markt-Tableau
card-pen = Stift
card-bag = Beutel
card-track = Leiste
card-track-about = Eine Linie für Groll-, Gesundheits- und Erschöpfungsmarker.
card-valor-chart = Ruhmtabelle
card-valor-chart-about = Was Sets verschiedener Arten und das Gold am Ende wert sind.

## Ausgaben

error-edition-list = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }. Schreib eine Liste von { $length } ganzen Zahlen von { $least } bis { $most }.
error-edition-symbols = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }. Schreib eine Liste von Spalten von { $least } bis { $most } in steigender Folge, jede einmal, etwa [3, 5, 7, 9].
error-edition-die = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }. Ein Würfel hat { $count } Seiten; schreib eine Liste von { $count } dieser Wörter: { $allowed }
error-edition-die-missing = In der Ausgabe hat „{ $entry }“ keine Seite mit { $face }, doch das Regelheft führt dieses Ergebnis für diesen Würfel auf. Setze es auf mindestens eine Seite.
error-edition-fixed = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }, doch im Regelheft selbst steht { $printed }. Lass den Eintrag weg oder schreib { $printed }.
error-edition-copies =
    { $kind ->
        [champion] In der Ausgabe ergeben die Anzahlen aller Champions zusammen { $count }; in der Schachtel sind { $printed } Champion-Karten. Ändere die Anzahlen so, dass es { $printed } sind.
       *[minion] In der Ausgabe ergeben die Anzahlen aller Lakaien zusammen { $count }; in der Schachtel sind { $printed } Lakaien-Karten. Ändere die Anzahlen so, dass es { $printed } sind.
    }
error-edition-night = In der Ausgabe bringt „{ $entry }“ { $count } Monster, doch jede Nacht liegen { $spots } auf dem Schlachtfeld. Schreib Champions und Lakaien, die zusammen { $spots } ergeben.
error-edition-champions = In der Ausgabe bringt „{ $entry }“ { $count } Champions. Dem Regelheft nach kommen mehr als in der ersten Nacht, die { $first } hat. Schreib eine höhere Zahl von Champions.
error-edition-deck =
    In der Ausgabe können drei { $difficulty ->
        [heroic] heroische
        [epic] epische
       *[legendary] legendäre
    } Nächte { $count } Champions brauchen, es gibt aber nur { $cards }. Senke die Zahl der Champions auf den Ansehen-Karten.
error-edition-wrath = In der Ausgabe steht „track.wrath“ mit dem Wert { $value }. Beginnt der Gesundheitsmarker auf Feld { $health }, so sind die Stufen +0 bis +3 { $wanted }, denn jeder Groll ist ein freies Feld. Schreib diese Liste oder ändere „track.health“.
error-edition-fatigue = In der Ausgabe hat „track.fatigue“ einen Beginn auf Feld { $value }. Schreib Felder von { $least } bis { $most }: jenseits des Gesundheitsmarkers, mit mindestens einem freien Feld dazwischen, und auf der Leiste.
error-edition-zones = In der Ausgabe beginnt der gelbe Bereich auf Feld { $yellow } und der rote auf Feld { $red }. Beide müssen jenseits von Feld { $health } liegen, wo der Gesundheitsmarker beginnt, Gelb vor Rot und Rot nicht hinter Feld { $most }.

## Die Regeln in eigenen Worten; jede Zeile ist eine Aussage oder ein kurzer Absatz für sich

rule-goal-title = Ziel
rule-goal =
    Haltet das Dorf drei Runden lang, jede ein Tag und eine Nacht. Am Tag rüstest du dich auf dem Markt, in der Nacht kämpfst du gegen die Monster.
    Fällt das Dorf, verlieren alle. Steht es nach der dritten Nacht noch, gewinnen die meisten Ruhmpunkte; im kooperativen und im Solo-Spiel genügt es, dass es steht.

rule-setup-title = Aufbau
rule-setup =
    Neun Marktkarten liegen offen aus, daneben die drei Trophäen. Lakaien, Champions, Bosse und die Questen jedes Tages werden zu eigenen Stapeln gemischt.
    Jede Bahn hat eine Barrikade und zwei Palisaden; zum Dorf gehören Farmhaus, Ochsenkarren und Brunnen.
    Alle bekommen ein Langschwert zugelost und mit ihm ihren Ritter. Im Solo-Spiel wählst du deinen Ritter selbst.
    Zu zweit beginnst du mit 10 Gold, zu dritt mit 8, zu viert mit 6, allein mit 12. Gesundheit und Groll beginnen bei allen gleich; je weniger ihr seid, desto mehr Erschöpfung habt ihr.
    Gold, Wappenmarker und Effektmarker gehen nie aus.

rule-player-order-title = Spielerreihenfolge
rule-player-order =
    Vor dem ersten Tag werfen alle einen Ritterwürfel, einen schwarzen und einen roten Würfel. Die Seite mit 2 Schwertern zählt als zwei. Die wenigsten Schwerter kommen auf Dorffeld 4, die nächsten auf Feld 3 und so weiter; bei Gleichstand wird um die betroffenen Felder erneut gewürfelt.
    Am Tag beginnt das niedrigste besetzte Dorffeld, in der Nacht das niedrigste Schlachtfeld-Feld. Auch mit weniger als vier Rittern werden die Dorffelder von der 4 abwärts besetzt, die Schlachtfeld-Felder von der 1 aufwärts.

rule-refresh-title = Erneuern
rule-refresh =
    Zu Beginn eines Tages kommen alle Wappenmarker von Karten, Fähigkeiten, Dorfbewohnern und Koop-Karten zurück; die auf Questen und Ansehen-Karten bleiben liegen.
    Gesundheit und Erschöpfung stehen wieder am Anfang. Den Groll bestimmt dein Dorffeld: Feld 1 gibt keinen, Feld 2 einen, Feld 3 zwei, Feld 4 drei. Was dir an Groll oder Erschöpfung geblieben war, verfällt.
    Der erste Tag beginnt genauso, sobald die Reihenfolge feststeht.

rule-quests-title = Questen
rule-quests =
    Jeden Tag wird eine Quest vom Stapel dieses Tages aufgedeckt; sie gilt bis zum Ende des Spiels. Was vor dem Aufdecken geschah, zählt nicht.
    Wer sie erfüllt, legt sofort ein Wappen darauf; die ersten drei erhalten Ruhmpunkte, jeder weniger als der davor. Jede Quest kannst du einmal erfüllen, mit einem Angriff auch mehrere.
    Ein Monster vernichtet, wer ihm den letzten Lebenspunkt nimmt, gleich wer die Karte erhält. Auch ein Boss ist ein Monster, es sei denn, die Quest verlangt Lakai oder Champion.
    Bei „{ card-behind-the-lines }“ zählt die Reihe, in der das Monster fällt, bei „{ card-mighty-blow }“ der Überschuss, bevor etwas davon weitergegeben wird, bei „{ card-honest-steel }“ dein ganzer Angriff bis zu seinem Ende.
    Erfüllen zwei eine Quest im selben Augenblick, kommt zuerst, wer am Zug ist.

rule-market-title = Der Markt
rule-market =
    Reihum erwirbst du entweder eine offene Marktkarte für ihre Kosten in Gold, oder du nimmst eine Trophäe, oder du passt.
    Das leere Feld wird sofort verdeckt aufgefüllt; diese Karte ist erst am nächsten Tag zu haben.
    Du darfst beliebig viele Karten besitzen, auch von einer Art. Karten werden nie verkauft, getauscht oder weggeworfen, und am Tag wirkt keine von ihnen.

rule-trophies-title = Trophäen
rule-trophies =
    Eine Trophäe kostet zwei deiner besiegten Lakaien oder Champions ihrer Fraktion, beliebig gemischt. Boss-Karten zählen dafür nicht.
    Die beiden Karten werden gezeigt und in ihre eigenen Stapel zurückgemischt; am Ende zählen sie nicht mehr für dich. Eine Trophäe zu nehmen ist dein Spielzug. Genommene Trophäen werden nicht ersetzt.

rule-end-of-day-title = Ende des Tages
rule-end-of-day =
    Passen darfst du immer, und für diesen Tag ist es endgültig. Kannst du weder eine Karte bezahlen noch eine Trophäe nehmen, musst du passen.
    Wer als Erstes passt, kommt auf Schlachtfeld-Feld 1 und beginnt die Nacht, danach folgen die Felder 2, 3 und 4. Die anderen kaufen in derselben Reihenfolge weiter, bis alle gepasst haben.

rule-monster-deck-title = Die Monster der Nacht
rule-monster-deck =
    Jede Nacht kommen neun Monster. Wie viele davon Champions sind, bestimmen Nacht und Schwierigkeit: in der ersten Nacht 1 (heroisch), 2 (episch) oder 3 (legendär), in der zweiten 3, 4 oder 5, in der dritten 5, 6 oder 7.
    Sollte ein Stapel nicht reichen, füllt der andere auf.

rule-battlefield-title = Das Schlachtfeld
rule-battlefield =
    Die neun Karten werden verdeckt auf drei Bahnen zu je drei verteilt. Reihe 1 steht an den Barrikaden, Reihe 3 am Wald. Links und rechts sind vom Dorf aus gesehen.
    Dann wird Reihe 1 von links nach rechts aufgedeckt, und zuletzt kommen der Boss und seine Taktikkarten. Er aktiviert dabei nicht.
    Verdeckte Karten, Stapel und die besiegten Monster der anderen sind geheim, alles Übrige ist offen.

rule-revealing-title = Monster aufdecken
rule-revealing =
    Ein verdecktes Monster, das in Reihe 1 gelangt, wird aufgedeckt, nachdem sich alles andere bewegt hat. Auf jeden Lebenspunkt kommt ein Gold, und sein Effekt beim Aufdecken tritt jetzt ein.
    Ein Monster, das nach hinten geht, kommt im Augenblick des Aufdeckens hinter die letzte Karte seiner Bahn, und die Bahn rückt auf; dann wird das neue vorderste aufgedeckt. Es geht nur dieses eine Mal, nie hinter den Boss, und nicht, wenn es ohnehin das letzte ist.
    Für Monster, die ein Effekt in Reihe 2 oder 3 aufdeckt, gilt dasselbe, und sie können sofort angegriffen werden. Solange ein Monster verdeckt ist, hat es weder Fraktion noch Effekt, und nichts kann ihm schaden.

rule-enemy-anatomy-title = Ein Monster lesen
rule-enemy-anatomy =
    Ein Monster zeigt seine Fraktion, ob es Lakai oder Champion ist, seine schwarzen und roten Würfel, Lebenspunkte, Ruhmpunkte, seinen Effekt und den Schaden für seine Bahn, falls es die Nacht übersteht.
    Effekte, die von Orks, Untoten oder Bestien sprechen, meinen Lakaien und Champions, nie einen Boss. „Monster“ schließt einen Boss auf dem Schlachtfeld ein. Verdeckte Karten gelten als nichts davon.

rule-fighting-title = Kämpfen
rule-fighting =
    Reihum greifst du ein aufgedecktes Monster an, gleich in welcher Reihe, auch hinter anderen; den Boss nur, wenn er auf dem Schlachtfeld ist. Solange du ein Ziel hast, das du bezahlen kannst, musst du angreifen.
    Ein Angriff hat neun Schritte: Monster-Effekte, Aktionen, Erschöpfung, Kampfwurf, Reaktionen und Groll, Abhandeln, Schaden, Wunden, Reorganisieren.
    Das Ziel bleibt, was deine Aktionen auch ändern. Nur wenn eine deiner Aktionen es vernichtet hat, wählst du ein neues, und die genutzten Aktionen gelten weiter.

rule-monster-effects-title = Schritt 1: Monster-Effekte
rule-monster-effects =
    Es zählen der Effekt des Monsters selbst, seine Marker und die Effekte aller aufgedeckten Monster, die seine Reihe oder Bahn betreffen, es selbst eingeschlossen. Sie addieren sich.
    Festgestellt wird das unmittelbar vor dem Wurf, nach deinen Aktionen. Was sich später im Angriff verschiebt, ändert daran nichts mehr.
    Monster-Effekte sind nicht freiwillig. Wer kein Gold, keinen Groll oder keine Erschöpfung zu verlieren hat, verliert nichts.

rule-action-effects-title = Schritt 2: Aktionen
rule-action-effects =
    Nutze beliebig viele deiner Aktionen in beliebiger Reihenfolge. Jede bekommt einen Wappenmarker und ist für die Nacht erschöpft, es sei denn, ein Effekt nimmt ihn wieder weg.
    Armbrust, Beinschienen, Maultier, Wirt und Geteilte Last sagst du gleich mit dem Ziel an, wenn du sie zum Bezahlen brauchst. Alle anderen folgen danach.
    Vernichtet eine Aktion ein Monster, wird es sofort vergeben und das Schlachtfeld reorganisiert, samt Boss. Eine Karte, die nichts ändern würde, kannst du nicht nutzen.
    Zwingt dich ein Monster oder eine Taktik, eine Karte zu erschöpfen, wählst du unter Langschwert, Marktkarten, Trophäen und Ritterfähigkeit eine, die noch bereit ist; Dorfbewohner und Koop-Karten sind sicher.

rule-fatigue-title = Schritt 3: Erschöpfung
rule-fatigue =
    Ein Angriff kostet so viel Erschöpfung, wie die Nummer der Reihe sagt, in der das Monster bei diesem Schritt steht. Effekte können das senken, aber nie unter 1. Nur wenn jemand anders mit einer Koop-Karte bezahlt, kostet er dich nichts.
    Deine Erschöpfung sind die freien Felder zwischen Gesundheits- und Erschöpfungsmarker. Reicht sie nicht, kannst du das Ziel nicht wählen.
    Bezahlst du mit dem letzten freien Feld, ist das deine letzte heroische Tat.

rule-combat-roll-title = Schritt 4: Kampfwurf
rule-combat-roll =
    Du wirfst drei Ritterwürfel und die Würfel des Monsters zusammen, nie mehr als vier einer Farbe.
    Zuerst zählt alles, was Würfel hinzufügt, bis zu vier; was darüber ist, verfällt. Erst danach werden Würfel entfernt oder ersetzt. Auch ein Monster ohne Würfel wird angegriffen.

rule-reactions-and-wrath-title = Schritt 5: Reaktionen und Groll
rule-reactions-and-wrath =
    Nutze deine Reaktionen in beliebiger Reihenfolge und Zahl; jede ist danach erschöpft. Dazwischen darfst du Groll ausgeben: 1, um einen deiner Würfel erneut zu werfen, 2, um einen dazuzuwerfen, solange es weniger als vier sind.
    Dein Groll sind die freien Felder zwischen Groll- und Gesundheitsmarker. Derselbe Würfel darf immer wieder geworfen werden.
    Ein Würfel, den das Langschwert zur Seite gelegt hat, ist weg: kein neuer Wurf und kein Ergebnis, aber bei den vieren zählt er mit.
    Manche Reaktionen nennen einen anderen Zeitpunkt, etwa das Ende des Angriffs.

rule-resolve-attack-title = Schritt 6: Abhandeln
rule-resolve-attack =
    In der Reihenfolge, die dir gefällt: Jedes Glaubens-Ergebnis entfernt einen noch nicht abgehandelten Monsterwürfel; jedes Verhängnis-Ergebnis erhöht die Verhängnisstufe um 1; Schwerter und Schilde beider Seiten werden auf einmal verglichen.
    Deine Schwerter abzüglich der Schilde des Monsters sind sein Schaden, seine Schwerter abzüglich deiner Schilde sind deine Wunden. Unter null geht keines von beiden.
    Glaube musst du nicht nutzen, aber Schwerter und Schilde und jedes übrige Verhängnis müssen abgehandelt werden.
    Kommt eine Taktik vor den Schwertern, zählen neue Schwert-, Schild- und Lebenspunktemarker schon mit, ebenso die Rüstung; die Würfel bleiben, wie sie gefallen sind.
    Der Stachelschild schlägt für jedes Schwert des Monsters zurück, das deine Schilde aufhalten.

rule-damage-and-defeat-title = Schritt 7: Schaden und Sieg
rule-damage-and-defeat =
    Jeder Schaden nimmt dem Monster einen Lebenspunkt: Du bekommst sein Gold und legst ein Wappen hin. Zuerst gehen die gedruckten Lebenspunkte von links nach rechts, dann Lebenspunktemarker, für die du ein Wappen legst, aber kein Gold bekommst.
    Ohne Lebenspunkte ist das Monster vernichtet. Seine Karte erhält, wer die meisten Wappen darauf hat; der ganze Schaden dieses Angriffs zählt mit, auch was zu viel war. Bei Gleichstand entscheidet das früheste Wappen, auch für einen Ritter, dessen Nacht schon zu Ende ist.
    Gegen Schaden durch Bogenschützin, Jägerin, Rundumschlag oder Streitaxt helfen weder Schilde noch Rüstung; sonst zählt er wie jeder andere.
    Deine besiegten Monster liegen verdeckt; nur du darfst sie ansehen. Gold ist offen.

rule-player-wounds-title = Schritt 8: Wunden
rule-player-wounds =
    Jede Wunde bewegt deinen Gesundheitsmarker ein Feld auf den Erschöpfungsmarker zu. So hast du weniger Erschöpfung und mehr Groll. Auf den Erschöpfungsmarker kommt er nie; weitere Wunden verfallen.
    Ein Monster verwundet dich auch dann, wenn derselbe Angriff es vernichtet, und was seine Wunde bewirkt, tritt ebenfalls ein, einmal je Angriff.
    Bleibt kein Feld frei, bringst du den Angriff noch zu Ende; danach ist deine Nacht vorbei. Gesundheit kannst du dann nicht mehr zurückgewinnen.
    Wunden durch Taktikkarten sind keine Wunden eines Angriffs: Kein Monster-Effekt folgt, und kein Dorfbewohner kann sie abfangen.

rule-last-heroic-deed-title = Die letzte heroische Tat
rule-last-heroic-deed =
    Bezahlst du einen Angriff mit deiner letzten Erschöpfung, kann dich nichts darin verwunden, und auch Effekte von Wunden treten nicht ein. Danach ist deine Nacht vorbei.
    Effekte am Ende des Angriffs dürfen noch Gesundheit zurückbringen, was deinem Ansehen nützt.

rule-reorganizing-title = Schritt 9: Reorganisieren
rule-reorganizing =
    Zuerst rücken die Bahnen zum Dorf hin auf. Dann bewegt sich der Boss und aktiviert, Reihe für Reihe. Dann werden verdeckte Monster in Reihe 1 aufgedeckt, und manche gehen nach hinten.
    Bis zu diesem Schritt bleiben Lücken offen; nur eine Aktion, die ein Monster vernichtet oder bewegt, schließt sie früher.

rule-end-of-a-players-night-title = Ende deiner Nacht
rule-end-of-a-players-night =
    Deine Nacht endet, wenn nach einem Angriff zwischen Gesundheit und Erschöpfung kein Feld mehr frei ist oder wenn du zu Beginn deines Spielzugs nichts angreifen kannst.
    Dein Ritter kommt auf das nächste Dorffeld, erst die 4, dann 3, 2 und 1. Du bist in dieser Nacht nicht mehr dabei: keine Karten, keine Hilfe, und Taktikkarten treffen dich nicht.
    Enden zwei Nächte im selben Augenblick, entscheidet die Reihenfolge der Nacht.

rule-renown-title = Ansehen
rule-renown =
    Endet deine Nacht, bestimmt der Bereich deines Gesundheitsmarkers dein Ansehen: grün, gelb oder rot. Am Ende des Spiels bringt es Ruhmpunkte.
    In einem Bereich dürfen beliebig viele Ritter landen. Warum deine Nacht geendet hat, ist gleich.

rule-cleanup-title = Aufräumen
rule-cleanup = Sind alle wieder im Dorf, verlieren die übrigen Monster alles Gold, alle Wappen und Marker. Besiegte bleiben bei denen, die sie haben.

rule-monster-damage-title = Schaden am Ende der Nacht
rule-monster-damage =
    Alle übrigen Monster werden umgedreht, ohne dass ein Effekt eintritt. Bahn für Bahn von links nach rechts und von vorn nach hinten fügt ein Lakai seiner Bahn 1 Schaden zu, ein Champion 2. Dann trifft ein nicht besiegter Boss jede Bahn mit 1 Schaden, sogar aus dem Wald.
    Danach kommen Lakaien und Champions in ihre Stapel zurück. Der Boss verlässt das Spiel mit seinen Taktikkarten.

rule-end-of-game-title = Ende des Spiels
rule-end-of-game =
    Hat das Dorf Farmhaus, Ochsenkarren und Brunnen verloren, ist das Spiel sofort zu Ende und für alle verloren, auch am Ende der dritten Nacht. Eine Wertung gibt es dann nicht.
    Sonst endet es nach der dritten Nacht.

rule-scoring-title = Wertung
rule-scoring =
    Zähle zusammen: Ruhmpunkte auf Marktkarten und Trophäen; den Set-Bonus deiner Markt-Arten; Ruhmpunkte auf Monsterkarten; den Set-Bonus deiner Monster-Arten; Questen; Ansehen; und 1 Punkt für je 3 Gold.
    2 verschiedene Arten sind 1 Punkt wert, 3 Arten 3, dann 6, 10, 15 und 21 für alle sieben. Trophäen sind eine eigene Markt-Art, das Langschwert ist keine. Monster-Arten sind Lakaien und Champions jeder Fraktion und die Bosse.
    Monster, mit denen du Trophäen bezahlt hast, zählen nicht. Bei Gleichstand gewinnen mehr Punkte auf Monsterkarten, dann mehr Gold; sonst wird der Sieg geteilt.

rule-bosses-title = Bosse
rule-bosses =
    Jede Nacht hat einen Boss, gezogen aus denen, die noch nicht da waren, mit fünf eigenen Taktikkarten; die oberste liegt offen. Effekte behandeln ihn wie jedes Monster, wenn sie nichts anderes sagen.
    Er füllt seine ganze Reihe und steht in allen drei Bahnen; Bahneneffekte aller Bahnen betreffen ihn also. Nichts drängt ihn zurück.
    Seine Karte wird vergeben wie jede andere und ist eine Art für sich. Ist er besiegt, geht die Nacht ohne ihn weiter.

rule-doom-title = Verhängnis
rule-doom =
    Jede Nacht beginnt auf Verhängnisstufe 1. Die Stufe sagt, wie viele rote und schwarze Würfel und wie viel Rüstung der Boss hat.
    Jedes Verhängnis-Ergebnis, das du abhandelst, erhöht sie um 1, auch solange der Boss im Wald ist. Auf der letzten Stufe bleibt sie stehen. Ist der Boss besiegt, bewirken Verhängnis-Ergebnisse nichts.

rule-tactics-title = Taktikkarten
rule-tactics =
    Steigt das Verhängnis auf eine Stufe mit Symbol, gilt die offene Taktikkarte: der Basiseffekt oder, wenn er überhaupt nichts ändern würde, die Ausnahme. Ändert auch sie nichts, geschieht nichts.
    Dann kommt die Karte unter ihren Stapel. Erhöht der Effekt die Stufe auf ein weiteres Symbol, gilt sofort die nächste.
    „Jeder Ritter“ meint alle, die noch auf dem Schlachtfeld sind, der aktive zuerst. Was niemand hat, verliert er nicht. Nimmt dir eine Taktik das letzte freie Feld, endet deine Nacht nach dem Angriff, aber eine heroische Tat ist das nicht.

rule-boss-movement-title = Boss-Bewegung
rule-boss-movement =
    Der Boss wartet im Wald. Ist die Reihe vor ihm leer, rückt er in sie vor, auch mehrere Reihen nacheinander, und aktiviert in jeder.
    Aktiviert er, erleidet jede Bahn mit einem aufgedeckten Lakaien oder Champion seiner Fraktion 1 Schaden. Auch eine Taktik kann ihn aktivieren lassen, sogar im Wald.
    Aufgedeckt wird erst, wenn der Boss sich bewegt hat; ein verdecktes Monster zählt also nie. Im kooperativen Spiel sind alle offen, also zählen alle.

rule-attacking-bosses-title = Den Boss angreifen
rule-attacking-bosses =
    Auf dem Schlachtfeld wird der Boss angegriffen wie jedes Monster, für die Erschöpfung seiner Reihe. Er wirft die Würfel der jetzigen Verhängnisstufe. Im Wald kann ihn nichts treffen.
    Steigt die Stufe während des Angriffs, bleiben die Würfel, wie sie gefallen sind.

rule-armor-title = Rüstung
rule-armor =
    Jeder Punkt Rüstung eines Bosses ist in jedem Angriff ein Schildmarker. Glaube kann sie nicht entfernen.
    Abgelesen wird sie, wenn Schwerter und Schilde abgehandelt werden; ein früher abgehandeltes Verhängnis kann sie also erhöhen.

rule-lane-damage-title = Bahnenschaden
rule-lane-damage =
    Jeder Punkt entfernt zuerst die Barrikade der Bahn, dann ihre Palisaden. Steht keine mehr, verliert das Dorf einen Teil: hier zuerst den Brunnen, dann den Ochsenkarren, dann das Farmhaus.
    Königsbanner und Haltet die Linie verhindern je bis zu 2 Punkte, vom Augenblick der Nutzung bis zum Ende dieses Angriffs; welche, entscheidet, wer die Karte nutzt. Schaden am Ende der Nacht lässt sich nicht verhindern.

rule-tokens-title = Effektmarker
rule-tokens =
    Schwert- und Schildmarker zählen, wenn ein Angriff abgehandelt wird, Würfelmarker, wenn die Würfel genommen werden. Deine eigenen gelten einen Angriff lang. Die auf einem Monster bleiben, bis es vernichtet ist oder die Nacht endet.
    Ein Lebenspunktemarker ist ein Lebenspunkt mehr, ohne Gold. Monster gewinnen nur solche Marker hinzu; Wappen bleiben liegen, und genommenes Gold ist deins.

rule-results-and-tokens-title = Ergebnisse und Marker
rule-results-and-tokens =
    Ein Ergebnis ist, was ein geworfener Würfel zeigt. Effekte, die von Ergebnissen oder Würfeln sprechen, betreffen nie Marker oder Rüstung.
    Gespenst und Banshee sehen nur auf Ergebnisse, und erst beim Abhandeln: 2 Schwerter, die für das Langschwert zur Seite gelegt sind, geben zwei Marker, und Schilde können zu Markern werden.
    Die Panzerhandschuhe zählen die Schilde, die bei ihrer Nutzung liegen. Das Heiligengebein hilft auch Glaubens-Ergebnissen, die später im Angriff dazukommen.

rule-priority-title = Welcher Effekt vorgeht
rule-priority =
    Ein Effekt geht diesen Regeln vor. Eine Karte oder Ritterfähigkeit geht einem Monster vor.
    Geschieht mehreres im selben Augenblick, ordnet es, wer am Zug ist, und trifft auch die Entscheidungen, die ein Effekt offenlässt; nur über deine eigenen Karten und Marker bestimmst du selbst.
    Was dir hilft, steht dir frei; was Monster, Bosse und Taktikkarten tun, muss geschehen. Was nur zum Teil möglich ist, geschieht zum Teil.

rule-excess-damage-title = Überschüssiger Schaden
rule-excess-damage =
    Schaden über das hinaus, was das angegriffene Monster noch aushält, ist überschüssig. Er bringt kein Gold und zählt nur bei der Vergabe der Karte und für Questen.
    Rundumschlag und Streitaxt geben ihn weiter, nur an aufgedeckte Monster auf dem Schlachtfeld. Weitergegebenes zählt beim neuen Ziel und beim alten nicht mehr. Bleibt dort etwas übrig, wird es nicht noch einmal weitergegeben.

rule-tartos-title = Tartos und der Rundumschlag
rule-tartos =
    Vernichtet Tartos das Monster, das er angegriffen hat, darf er vom Überschuss so viel er mag einem Nachbarn in derselben Reihe oder Bahn zufügen. Der Boss ist allen Monstern der Reihe vor ihm benachbart.
    Gibt er zu viel weiter, gewinnen vielleicht die Wappen eines anderen Ritters das vernichtete Monster.
    Die Streitaxt darf er im selben Angriff nutzen; jeder Punkt geht nur einen Weg.

rule-solo-title = Solo-Spiel
rule-solo =
    Du wählst einen Ritter, beginnst mit 12 Gold und stehst jeden Tag auf Dorffeld 4, hast also 3 Groll. Aufgedeckt wird wie sonst nur Reihe 1.
    Es gibt keine Questen, kein Ansehen und keine Punkte: Du gewinnst, wenn das Dorf nach der dritten Nacht steht.

rule-villagers-title = Dorfbewohner
rule-villagers =
    Sechs Dorfbewohner, drei mit Aktionen und drei mit Reaktionen, kannst du je einmal in der Nacht nutzen.
    Würde dich ein Angriff verwunden, darfst du stattdessen eigenes Gold auf Dorfbewohner legen: 1 Gold fängt 1 Schaden ab, höchstens zwei auf jedem. Was sie abfangen, ist keine Wunde für dich.
    Wer zwei Gold trägt, ist in dieser Nacht nicht mehr zu nutzen. Bei einer letzten heroischen Tat gibt es nichts abzufangen. Am Tag kommen Gold und Wappen weg.

rule-coop-title = Kooperatives Spiel
rule-coop =
    Zu zweit bis viert gewinnt ihr gemeinsam, wenn das Dorf nach der dritten Nacht steht. Es gibt keine Questen, kein Ansehen und keine Punkte; Reihenfolge, Gold, Markt und die Vergabe der Monster bleiben, denn mit Monstern werden weiterhin Trophäen bezahlt.
    Sechs Koop-Karten liegen offen, und alle Monster sind aufgedeckt; sie zählen also alle, wenn der Boss aktiviert.

rule-coop-support-title = Koop-Karten
rule-coop-support =
    Wer noch auf dem Schlachtfeld ist, darf in jedem Angriff eine Koop-Karte nutzen, zu dem Zeitpunkt, den ihr Symbol nennt. Jede Karte dient der ganzen Gruppe einmal in der Nacht.
    Mit Geteilter Last zahlt, wer sie nutzt, die Erschöpfung; mit dem Schild des Gefährten erleidet er die Wunden und was aus ihnen folgt, so weit freie Felder reichen. Beide sind für einen anderen Ritter als den Angreifer, und niemand muss helfen.
    Hat ein Helfer kein freies Feld mehr, endet seine Nacht nach diesem Angriff. Für einen Angreifer, der nicht selbst bezahlt hat, ist es keine letzte heroische Tat.

rule-tough-mob-title = Ein zäher Mob
rule-tough-mob = Im kooperativen Spiel werden alle Monster aufgedeckt: erst Reihe 1 von links nach rechts, wobei manche nach hinten gehen, bis sie ganz offen liegt, dann Reihe 2, dann Reihe 3.

rule-figures-title = Welche Zahlen gedruckt sind
rule-figures =
    Das Regelheft erklärt den ganzen Ablauf, aber die meisten Zahlen stehen nur auf Karten und Tableaus. Namen und Effekte einiger Karten, die erste Nacht, das Startgold, der Set-Bonus und die Arten der Würfelseiten stammen aus ihm.
    Alle anderen Namen, Kosten, Würfel, Effekte und Punkte haben wir rekonstruiert; die Liste des Materials kennzeichnet sie.
    Wenn du das Spiel besitzt, kannst du die gedruckten Zahlen in eine Ausgabendatei schreiben und sie mit der Option „edition“ wählen.
