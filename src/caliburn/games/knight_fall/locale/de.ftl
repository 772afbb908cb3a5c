### Knight Fall: alles, was es sagt.
### Von einer Figur steht -first am Satzanfang, -the im Akkusativ und -to im Dativ; von einem Ort sagt -at, wo etwas ist, und
### -to, wohin es geht. Alle anderen Namen stehen ohne Artikel und ungebeugt.
game-knight-fall = Knight Fall
game-knight-fall-about = Ein Spiel von T. Alex Davis und Ryan Laukat für eine bis sechs Personen: Ritter beschützen die Ältesten einer Abtei bis zum Morgen, Dämonen jagen sie, um das Siegel der Unterwelt zu brechen.

mode-knight-fall-standard = Standardspiel
mode-knight-fall-standard-about = Zwei Teams: Ritter gegen Dämonen. Es gewinnt, wessen Marker zuerst die Klosterpforte erreicht.
mode-knight-fall-coop = Kooperatives Spiel
mode-knight-fall-coop-about = Eine bis drei Personen spielen gemeinsam die Ritter; Karten lenken die Dämonen.
mode-knight-fall-campaign = Kampagne
mode-knight-fall-campaign-about = Allein oder zu zweit führt ihr zwei Ritter durch ein Tal und eine Geschichte, Kampf für Kampf, und haltet in der Dämmerung die Abtei.

option-knight-fall-single = Eine Person gegen zwei
option-knight-fall-single-about = Zu dritt: welches Team aus nur einer Person mit zwei Figuren besteht.
option-knight-fall-single-knights = Ritter
option-knight-fall-single-demons = Dämonen
option-knight-fall-locations = Wirkungen der Orte
option-knight-fall-locations-about = Ob die Orte der Abtei eigene Wirkungen haben. Lasst sie in den ersten Partien weg.
option-knight-fall-locations-off = Aus
option-knight-fall-locations-on = An
option-knight-fall-hand = Handkarten
option-knight-fall-hand-about = Mit fünf Karten behältst du eine deiner vier Kraftkarten für den nächsten Zug.
option-knight-fall-hand-4 = Vier
option-knight-fall-hand-5 = Fünf
option-knight-fall-fear_no_evil = Fürchte kein Unheil
option-knight-fall-fear_no_evil-about = Die Ritter beginnen gleichauf mit den Dämonen und brauchen einen Punkt mehr. Für alle, die das Spiel gut kennen.
option-knight-fall-fear_no_evil-off = Aus
option-knight-fall-fear_no_evil-on = An
option-knight-fall-five_player_help = Hilfe für zwei Ritter
option-knight-fall-five_player_help-about = Zu fünft: Die beiden Ritter beginnen weiter vorn auf der Leiste. Unsere eigene Regel, denn drei Dämonen sind stark.
option-knight-fall-five_player_help-off = Aus
option-knight-fall-five_player_help-on = An
option-knight-fall-team_hands = Handkarten im Team
option-knight-fall-team_hands-about = Ob die Mitglieder eines Teams einander in die Karten sehen. Das andere Team sieht sie nie.
option-knight-fall-team_hands-shown = Einander gezeigt
option-knight-fall-team_hands-hidden = Verdeckt
option-knight-fall-desperate = Verzweifelte Lage
option-knight-fall-desperate-about = Schwerer: Vier Älteste beginnen geschwächt, kein Golem steht euch bei, und die Dämonen haben einen Kobold mehr.
option-knight-fall-desperate-off = Aus
option-knight-fall-desperate-on = An
option-knight-fall-difficulty = Schwierigkeit
option-knight-fall-difficulty-about = Elixiere zu Beginn und Punkte am Ende.
option-knight-fall-difficulty-easy = Leicht: 7 Elixiere
option-knight-fall-difficulty-medium = Mittel: 4 Elixiere, 10 Punkte
option-knight-fall-difficulty-hard = Schwer: 1 Elixier, 20 Punkte

## Fragen

ask-characters = Welche dieser Figuren spielst du?
ask-imps = Wo stehen die ersten Kobolde? Jeder auf einem eigenen Ort neben dem Siegel.
ask-start =
    { $knight ->
        [ice-knight] Wähle eine Ecke für den Eisritter.
        [earth-knight] Wähle eine Ecke für den Erdritter.
        [phase-knight] Wähle eine Ecke für den Phasenritter.
        [wrath-knight] Wähle eine Ecke für den Zornritter.
        [seer-knight] Wähle eine Ecke für die Seherritterin.
        [holy-knight] Wähle eine Ecke für den Heiligen Ritter.
        [iron-knight] Wähle eine Ecke für den Panzerritter.
        [gale-knight] Wähle eine Ecke für den Windritter.
       *[flame-knight] Wähle eine Ecke für den Flammenritter.
    }
ask-elder-bank = Auf welchem Ufer stehen diese Ältesten?
ask-bank = Auf welches Ufer?
ask-corner = Auf welche Ecke kommt dein Ritter zurück?
ask-new-golem = Wo steht der neue Steingolem?
ask-play = Spiele deine Karten in beliebiger Reihenfolge oder wirf sie ab, dann beende den Zug.
ask-symbols = Nutze die Symbole dieser Karte.
ask-walk = Wohin gehst du?
ask-free-move = Wohin gehst du? Beim Gehen kann dich niemand verletzen.
ask-tailwind = Rückenwind: Gehst du einen Ort weiter?
ask-push = Wer wird bewegt, und wohin?
ask-target = Wähle ein Ziel.
ask-tile = Wähle einen Ort.
ask-heal = Wer wird geheilt?
ask-elder = Wen von den Ältesten?
ask-placing = Wähle den Ort.
ask-portal = Gehst du hindurch zu einem anderen Portal?
ask-rally = Wohin? Gegner können beim Gehen jetzt niemanden verletzen.
ask-order = Welcher Scherge handelt, und wie?
ask-minion = Die Runde ist vorbei. Welcher Scherge handelt als Nächstes, und wie?
ask-command = Befiehl Kobolden oder bring für zwei Symbole einen neuen ins Spiel.
ask-guard = Die Ältesten hier sind beschützt. Welcher Ritter nimmt den Schlag hin?
ask-defend = Ein Angriff. Setzen deine Ritter Verteidigung ein, für sich oder für Verbündete?
ask-block = Schaden droht. Wehrst du etwas davon ab?
ask-retribution = Vergeltung: Schlägst du zurück?
ask-shatter = Dein Knochenbrecher fällt. Zerbirst er inmitten der Gegner?
ask-gaze = Versteinernder Blick: Wen trifft er?
ask-wake = Glutspur: Verlierst du 1 Leben, um hier alle zu verbrennen?
ask-malevolence = Bosheit: Wen greifst du an?
ask-bloodrush = Blutrausch: Gehst du noch einen Ort weiter?
ask-vigor = Wilde Kraft: Du bist unverletzt. Gehst du stattdessen einen Ort weiter?
ask-renewal = Siegel der Erneuerung: Wer von den Ältesten wird geheilt?
ask-discard-drawn = Du hast eine Karte zu viel gezogen. Welche wirfst du ab?
ask-weaken = Wer von den Ältesten beginnt geschwächt?
ask-tied-target = Für die Dämonen sind mehrere Ziele gleich gut. Ihr wählt.
ask-tied-way = Für die Dämonen sind mehrere Wege gleich gut. Ihr wählt.

## Züge

move-choose = { $characters } spielen
move-imps = Kobolde hier: { $tiles }
move-weaken = Geschwächt: { $elders }
move-put = Aufstellen: { $tile }
move-card = „{ $card }“:
move-basic = Basiskarte:
move-discard = „{ $card }“ abwerfen
move-cast = Magie: „{ $ability }“
move-cast-shatter = Zerbersten
move-cast-wake = 1 Leben verlieren und alle verbrennen
move-summon = Neuer Kobold auf dem Siegel (2 Befehle)
move-free = Freie Bewegung: „{ $by }“
move-done = Zug beenden
move-done-discarding =
    Zug beenden und { $number ->
        [one] 1 Kraftkarte
       *[other] { $number } Kraftkarten
    } abwerfen
move-go = Gehen: { $to }
move-go-unit = { $unit } geht { $to }
move-stay = { $unit } bleibt stehen
move-melee = Angriff auf { $the } ({ $health } Leben)
move-ranged = Schuss auf { $the } ({ $tile }, { $health } Leben)
move-heal = Heilung für { $the } (hat { $health })
move-hold = Den Befehl für einen neuen Kobold aufheben
move-order = { $minion }
move-target = { $unit } ({ $tile }, { $health } Leben)
move-retribution = Gegenschlag auf { $the } ({ $tile }, { $health } Leben)
move-gaze = 1 Schaden für { $the } ({ $health } Leben)
move-gaze-slow = Verlangsamung für { $the }
move-at = { $tile }
move-push = Verschieben: { $unit }
move-guard = { $unit } nimmt den Schlag hin ({ $health } Leben)
move-take = { $knight } verteidigt { $ally } ({ $damage } Schaden)
move-take-self = { $knight } wehrt ab ({ $damage } Schaden)
move-block = Schaden abwehren
move-redirect = { $unit } nimmt den Schaden ({ $health } Leben)

move-pass-defend = Nicht verteidigen
move-pass-block = Den Schaden hinnehmen
move-pass-retribution = Nicht zurückschlagen
move-pass-shatter = Nicht zerbersten
move-pass-gaze = Den Blick abwenden
move-pass-wake = Niemanden verbrennen
move-pass-walk = Hier bleiben
move-pass-free-move = Hier bleiben
move-pass-tailwind = Nicht weitergehen
move-pass-bloodrush = Nicht weitergehen
move-pass-vigor = Hier bleiben
move-pass-portal = Auf dieser Seite bleiben
move-pass-rally = Hier bleiben
move-pass-push = Niemanden bewegen
move-pass-target = Kein Ziel
move-pass-tile = Kein Ort
move-pass-heal = Niemanden heilen
move-pass-elder = Niemanden von den Ältesten
move-pass-placing = Nichts mehr aufstellen
move-pass-order = Keine Aktionen mehr
move-pass-minion = Keine Aktionen mehr
move-pass-command = Nichts mehr befehlen
move-pass-symbols = Den Rest verfallen lassen

## Worin sich gleiche Züge unterscheiden

how-first = { $character } zuerst am Zug
how-play = Hauptfähigkeit: { $text }
how-actions = ihre Symbole: { $symbols }
how-actions-twice = ihre Symbole: 2 × { $symbol }
how-minor = als kleine Aktion: { $action }
how-basic = für 1 Aktion: { $action }
how-discard = ohne Wirkung abwerfen
how-ice = für { $number } Eis abwerfen
how-orb = für { $number } Magie abwerfen
how-melee = mit { $number } Nahkampf
how-ranged = mit { $number } Fernkampf
how-with-defense = mit { $number } Verteidigung
how-with-ice = mit { $number } Eis
how-to = { $to }
how-go = geht { $to }
how-attack = greift { $the } an
how-heal = heilt sich selbst

## Wie lange jemand nicht gefragt werden will

scope-turn = In diesem Zug nicht
scope-turn-means = Bis dieser Zug vorbei ist, wirst du nicht gefragt, ob du reagierst.
scope-turn-means-mine = Das wirst du in diesem Zug nicht noch einmal gefragt.
scope-turn-declined = In diesem Zug wirst du nicht gefragt, ob du reagierst.
scope-turn-declined-mine = In diesem Zug wirst du nicht nach { $topics } gefragt.
scope-safe = Nicht, solange niemand stirbt
scope-safe-means = Du wirst nur bei Angriffen gefragt, an denen jemand sterben könnte.
scope-safe-means-mine = Du wirst nur bei Angriffen gefragt, an denen jemand sterben könnte.
scope-safe-declined = Nach Verteidigung wirst du nur gefragt, wenn jemand sterben könnte.
scope-safe-declined-mine = Nach { $topics } wirst du nur gefragt, wenn jemand sterben könnte.
scope-minion = Nicht für Schergen
scope-minion-means = Bei Angriffen, die nur Schergen treffen, wirst du nicht gefragt.
scope-minion-means-mine = Bei Angriffen, die nur Schergen treffen, wirst du nicht gefragt.
scope-minion-declined = Du wirst nicht gefragt, ob du Schergen verteidigst.
scope-minion-declined-mine = Nach { $topics } wirst du nicht gefragt, wenn es nur Schergen trifft.

## Hinweise

hint-slowed = Verlangsamt: In diesem Zug taugt sie nur für eine kleine Aktion.
hint-no-target = Ihre Hauptfähigkeit findet gerade kein Ziel.
hint-full-defense = Deine Verteidigung ist am Höchstwert; mehr verfällt.
hint-full-health = Auf deinem Ort braucht niemand Heilung.
hint-no-melee = Kein Gegner auf deinem Ort.
hint-no-ranged = Kein Gegner in Schussweite.
hint-magic = Braucht { $cost } Magie; du hast { $have }.
hint-command = Braucht { $cost } aufgehobene Befehle; du hast { $have }.
hint-no-imps = Alle Kobolde sind auf dem Spielplan.
hint-three-cards = Du hast deine drei Kraftkarten gespielt; die letzte bleibt auf der Hand.
hint-out-of-reach = Außer Reichweite.
hint-reach-melee = Außer Reichweite: Nahkampf trifft nur auf deinem eigenen Ort.
hint-reach-ranged = Außer Reichweite: Fernkampf trifft nur auf benachbarten Orten.
hint-guarded = Beschützt: Ein Ritter steht dabei.
hint-water = Das Wasser liegt zwischen euch.

## Ereignisse

event-tiles-laid = Die Abtei ist ausgelegt: { $tiles }.
event-characters-drawn =
    { $me ->
        [yes] Du hast die Wahl: { $characters }.
       *[no] { $seat } hat die Wahl: { $characters }.
    }
event-characters-drawn-unseen =
    { $me ->
        [yes] Du ziehst { $number } Figuren.
       *[no] { $seat } zieht { $number } Figuren.
    }
event-characters-chosen =
    { $me ->
        [yes] Du spielst { $characters }.
       *[no] { $seat } spielt { $characters }.
    }
event-order-set = Die Zugfolge: { $characters }.
event-cards-drawn =
    { $me ->
        [yes] Du ziehst: { $cards }.
       *[no] { $seat } zieht: { $cards }.
    }
event-cards-drawn-unseen =
    { $me ->
        [yes] Du ziehst { $number ->
            [one] 1 Kraftkarte
           *[other] { $number } Kraftkarten
        }.
       *[no] { $seat } zieht { $number ->
            [one] 1 Kraftkarte
           *[other] { $number } Kraftkarten
        }.
    }
event-deck-shuffled =
    { $side ->
        [knights] Die Ritter mischen ihre Ablage: ein neuer Stapel mit { $number } Karten.
       *[demons] Die Dämonen mischen ihre Ablage: ein neuer Stapel mit { $number } Karten.
    }
event-character-placed = { $character } erscheint { $at }.
event-elder-placed = { $elder } steht { $at }.
event-elders-weakened = Auf { $health } Leben geschwächt: { $elders }.
event-minion-placed = { $minion } erscheint { $at }.
event-round-began = Runde { $round } beginnt.
event-turn-began =
    { $me ->
        [yes] Du bist mit { $character } am Zug.
       *[no] { $seat } ist mit { $character } am Zug.
    }
event-turn-began-demon = { $character } ist am Zug, von den Karten gelenkt.
event-card-played = { $character } spielt „{ $card }“.
event-card-played-secondary = { $character } nutzt die Symbole von „{ $card }“.
event-card-played-minor = { $character } wirft „{ $card }“ für eine kleine Aktion ab: { $action }.
event-card-played-price = { $character } gibt „{ $card }“ her.
event-card-played-none = { $character } wirft „{ $card }“ ab.
event-basic-played = { $character } spielt die Basiskarte: { $action }.
event-basic-played-orb = { $character } gibt die Basiskarte für Magie her.
event-basic-played-none = { $character } wirft die Basiskarte ab.
event-cards-discarded =
    { $me ->
        [yes] Du wirfst ab: { $cards }.
       *[no] { $seat } wirft ab: { $cards }.
    }
event-seal-equipped = { $character } trägt nun „{ $card }“.
event-seal-discarded = { $character } trägt „{ $card }“ nicht mehr.
event-magic-gained = { $character } sammelt { $amount } Magie (insgesamt { $pool }).
event-magic-used = { $character } wirkt „{ $ability }“.
event-power-used = { $character } nutzt „{ $power }“.
event-command-held = { $character } hebt einen Befehl für einen neuen Kobold auf (insgesamt { $held }).
event-moved = { $unit } geht { $to }.
event-moved-defend = { $unit } eilt { $to }, um zu verteidigen.
event-moved-push = { $unit } wird { $to } bewegt.
event-moved-place = { $unit } taucht { $at } aus dem Nichts auf.
event-moved-carry = { $unit } wird { $to } mitgenommen.
event-disengaged = { $unit } löst sich von Gegnern: { $damage } Schaden.
event-attack-declared =
    { $attacker } greift { $units } mit „{ $by }“ an ({ $kind ->
        [melee] Nahkampf, { $damage } Schaden
        [ranged] Fernkampf, { $damage } Schaden
       *[plain] { $damage } Schaden
    }).
event-attack-declared-minion =
    { $attacker } greift { $units } an ({ $kind ->
        [melee] Nahkampf, { $damage } Schaden
        [ranged] Fernkampf, { $damage } Schaden
       *[plain] { $damage } Schaden
    }).
event-attack-declared-area =
    { $attacker } trifft mit „{ $by }“, { $count ->
        [1] { $damage } Schaden
       *[other] je { $damage } Schaden
    }: { $units }.
event-guard-stepped = { $knight } beschirmt { $elder } und nimmt den Schlag hin.
event-defended = { $knight } verteidigt { $ally }: { $defense } Verteidigung ausgegeben, { $blocked } Schaden abgewehrt.
event-defended-self = { $knight } gibt { $defense } Verteidigung aus und wehrt { $blocked } Schaden ab.
event-ice-spent = { $demon } wehrt { $amount } Schaden mit Eis ab (noch { $left } Eis).
event-ice-gained = { $demon } erhält { $amount } Eis (jetzt { $now }).
event-redirected = { $imp } nimmt den Schaden für { $demon } auf sich.
event-health-lost =
    { $why ->
        [disengagement] { $unit } verliert beim Rückzug { $amount } Leben (noch { $left }).
        [halo] { $unit } verliert im Feuerkranz { $amount } Leben (noch { $left }).
        [tile] { $unit } verliert im Hinterhalt { $amount } Leben (noch { $left }).
        [thorns] { $unit } verliert durch Dornen { $amount } Leben (noch { $left }).
        [slow] { $unit } wird aufgehalten und verliert { $amount } Leben (noch { $left }).
        [price] { $unit } gibt { $amount } Leben her (noch { $left }).
       *[attack] { $unit } verliert { $amount } Leben (noch { $left }).
    }
event-unharmed = { $unit } bleibt unversehrt.
event-healed = { $unit } erhält { $amount } Leben zurück (jetzt { $now }).
event-defense-gained = { $knight } erhält { $amount } Verteidigung (jetzt { $now }).
event-defense-lost = { $knight } verliert { $amount } Verteidigung (noch { $left }).
event-slowed = { $character } wird verlangsamt: „{ $card }“ wird verdeckt hingelegt.
event-slowed-unseen = { $character } wird verlangsamt: Eine Karte wird verdeckt hingelegt.
event-not-slowed = { $character } lässt sich jetzt nicht verlangsamen.
event-cursed = { $knight } kann bis zum Ende dieses Zugs keine Verteidigung einsetzen.
event-halo-placed = Ein Feuerkranz brennt { $at }.
event-halos-removed =
    { $count ->
        [1] Der Feuerkranz erlischt: { $tiles }.
       *[other] Die Feuerkränze erlöschen: { $tiles }.
    }
event-portal-placed = Ein Portal öffnet sich { $at }.
event-portal-placed-moved = Ein Portal schließt sich anderswo und öffnet sich { $at }.
event-unit-killed = { $unit } stirbt { $at }.
event-character-killed = { $character } fällt { $at }.
event-character-replaced = { $character } rückt für { $fallen } nach.
event-points-scored =
    { $why ->
        [elder] Dämonen: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für einen Tod unter den Ältesten (Feld { $now }).
        [knight] Dämonen: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für einen gefallenen Ritter (Feld { $now }).
        [demon] Ritter: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für einen gefallenen Dämon (Feld { $now }).
       *[round] { $side ->
            [demons] Dämonen: { $points ->
                [one] 1 Punkt
               *[other] { $points } Punkte
            } für das Ende der Runde (Feld { $now }).
           *[knights] Ritter: { $points ->
                [one] 1 Punkt
               *[other] { $points } Punkte
            } für das Ende der Runde (Feld { $now }).
        }
    }
event-round-ended = Runde { $round } ist vorbei.
event-minion-acts = { $minion } handelt.
event-door-reached =
    { $side ->
        [knights] Die Ritter erreichen die Pforte: Der Morgen graut.
       *[demons] Die Dämonen erreichen die Pforte: Das Siegel bricht.
    }
event-coop-card-drawn =
    { $half ->
        [primary] Erste Karte: „{ $card }“ lenkt { $demon }. { $text }
       *[secondary] Zweite Karte: „{ $card }“ lenkt { $demon }. { $text }
    }
event-demon-idle = Für { $demon } bleibt das ohne Wirkung.
event-demon-replaced = { $demon } rückt für { $gone } nach, mit { $health } Leben.

end-dawn = Die Ritter haben standgehalten: Über der Abtei geht die Sonne auf.
end-seal = Das Siegel ist gebrochen, und die Dämonen überfluten die Welt.

## Seiten, Aktionen, Phasen

side-knights = Ritter
side-demons = Dämonen
action-melee = Nahkampf
action-ranged = Fernkampf
action-move = Bewegung
action-heal = Heilung
action-magic = Magie
action-defend = Verteidigung
action-command = Befehl
action-orb = Magie für eine Karte
action-melee-about = 1 Schaden für 1 nahen Gegner.
action-ranged-about = 1 Schaden für 1 benachbarten Gegner.
action-move-about = Du gehst auf einen benachbarten Ort.
action-heal-about = 1 Leben für dich oder 1 nahen Verbündeten.
action-magic-about = Zwei davon wirken einmal deine Magie.
action-defend-about = Du erhältst 1 Verteidigung.
action-command-about = 1 naher oder benachbarter Kobold bewegt sich oder schlägt zu; zwei Symbole bringen einen neuen auf das Siegel.
phase-setup = Aufbau
phase-draft = Wahl der Figuren
phase-placing = Aufstellung
phase-turn = Züge
phase-round-end = Rundenende
phase-over = Spielende

kind-knight = Ritter
kind-demon = Dämonen
kind-knight-card = Kraftkarten der Ritter
kind-demon-card = Kraftkarten der Dämonen
kind-coop-card = Kooperative Karten
kind-abbey-side = Orte der Abtei
kind-forest-side = Waldseiten der Orte
kind-minion = Schergen
kind-elder = Älteste
kind-track = Siegpunktleiste
kind-token = Marker
kind-piece = Übriges Material

type-attack = Angriff
type-area = Fläche
type-defense = Verteidigung
type-heal = Heilung
type-move = Bewegung
type-minion = Schergen
type-magic = Magie
type-slow = Verlangsamung
type-pull = Heranziehen
type-place = Aufstellen
type-summon = Herbeirufen
type-curse = Fluch
type-move-elder = Bewegung der Ältesten
type-seal = Siegel
type-mark = Mal

## Figuren

unit-elder-first = Älteste { $number }
unit-elder-the = Älteste { $number }
unit-elder-to = Älteste { $number }
unit-imp-first = Kobold { $number }
unit-imp-the = Kobold { $number }
unit-imp-to = Kobold { $number }
unit-stone-golem-first = Steingolem { $number }
unit-stone-golem-the = Steingolem { $number }
unit-stone-golem-to = Steingolem { $number }
unit-ice-golem-first = Eisgolem { $number }
unit-ice-golem-the = Eisgolem { $number }
unit-ice-golem-to = Eisgolem { $number }
unit-slag-golem-first = Schlackegolem { $number }
unit-slag-golem-the = Schlackegolem { $number }
unit-slag-golem-to = Schlackegolem { $number }
unit-crawler-first = Knochenkriecher { $number }
unit-crawler-the = Knochenkriecher { $number }
unit-crawler-to = Knochenkriecher { $number }

card-flame-knight = Flammenritter
unit-flame-knight-first = Der Flammenritter
unit-flame-knight-the = den Flammenritter
unit-flame-knight-to = dem Flammenritter
card-flame-knight-about = { power-kindled-blade }: { power-kindled-blade-about } { magic-halo-of-fire } (Magie): { magic-halo-of-fire-about }
card-ice-knight = Eisritter
unit-ice-knight-first = Der Eisritter
unit-ice-knight-the = den Eisritter
unit-ice-knight-to = dem Eisritter
card-ice-knight-about = { power-frostbite }: { power-frostbite-about } { magic-carve-golem } (Magie): { magic-carve-golem-about }
card-earth-knight = Erdritter
unit-earth-knight-first = Der Erdritter
unit-earth-knight-the = den Erdritter
unit-earth-knight-to = dem Erdritter
card-earth-knight-about = { power-bedrock }: { power-bedrock-about } { magic-raise-slag } (Magie): { magic-raise-slag-about }
card-phase-knight = Phasenritter
unit-phase-knight-first = Der Phasenritter
unit-phase-knight-the = den Phasenritter
unit-phase-knight-to = dem Phasenritter
card-phase-knight-about = { power-slip-the-grasp }: { power-slip-the-grasp-about } { magic-open-the-way } (Magie): { magic-open-the-way-about }
card-wrath-knight = Zornritter
unit-wrath-knight-first = Der Zornritter
unit-wrath-knight-the = den Zornritter
unit-wrath-knight-to = dem Zornritter
card-wrath-knight-about = { power-retribution }: { power-retribution-about } { magic-fury } (Magie): { magic-fury-about }
card-seer-knight = Seherritterin
unit-seer-knight-first = Die Seherritterin
unit-seer-knight-the = die Seherritterin
unit-seer-knight-to = der Seherritterin
card-seer-knight-about = { power-foresight }: { power-foresight-about } { magic-premonition } (Magie): { magic-premonition-about }
card-holy-knight = Heiliger Ritter
unit-holy-knight-first = Der Heilige Ritter
unit-holy-knight-the = den Heiligen Ritter
unit-holy-knight-to = dem Heiligen Ritter
card-holy-knight-about = { power-grace }: { power-grace-about } { magic-benediction } (Magie): { magic-benediction-about }
card-iron-knight = Panzerritter
unit-iron-knight-first = Der Panzerritter
unit-iron-knight-the = den Panzerritter
unit-iron-knight-to = dem Panzerritter
card-iron-knight-about = { power-riveted-plate }: { power-riveted-plate-about } { magic-bulwark } (Magie): { magic-bulwark-about }
card-gale-knight = Windritter
unit-gale-knight-first = Der Windritter
unit-gale-knight-the = den Windritter
unit-gale-knight-to = dem Windritter
card-gale-knight-about = { power-tailwind }: { power-tailwind-about } { magic-gust } (Magie): { magic-gust-about }
card-bone-crusher = Knochenbrecher
unit-bone-crusher-first = Der Knochenbrecher
unit-bone-crusher-the = den Knochenbrecher
unit-bone-crusher-to = dem Knochenbrecher
card-bone-crusher-about = { power-shatter }: { power-shatter-about } { magic-raise-the-fallen } (Magie): { magic-raise-the-fallen-about }
card-blood-shade = Blutschatten
unit-blood-shade-first = Der Blutschatten
unit-blood-shade-the = den Blutschatten
unit-blood-shade-to = dem Blutschatten
card-blood-shade-about = { power-bloodrush }: { power-bloodrush-about } { magic-drain } (Magie): { magic-drain-about }
card-frozen-lurker = Frostlauerer
unit-frozen-lurker-first = Der Frostlauerer
unit-frozen-lurker-the = den Frostlauerer
unit-frozen-lurker-to = dem Frostlauerer
card-frozen-lurker-about = { power-rime-armor }: { power-rime-armor-about } { magic-glacial-touch } (Magie): { magic-glacial-touch-about }
card-imp-lord = Koboldfürst
unit-imp-lord-first = Der Koboldfürst
unit-imp-lord-the = den Koboldfürsten
unit-imp-lord-to = dem Koboldfürsten
card-imp-lord-about = { power-shackled-souls }: { power-shackled-souls-about } { magic-call-the-brood } (Magie): { magic-call-the-brood-about }
card-dread-mistress = Schreckensherrin
unit-dread-mistress-first = Die Schreckensherrin
unit-dread-mistress-the = die Schreckensherrin
unit-dread-mistress-to = der Schreckensherrin
card-dread-mistress-about = { power-petrifying-gaze }: { power-petrifying-gaze-about } { magic-terror } (Magie): { magic-terror-about }
card-horned-demoness = Gehörnte Dämonin
unit-horned-demoness-first = Die Gehörnte Dämonin
unit-horned-demoness-the = die Gehörnte Dämonin
unit-horned-demoness-to = der Gehörnten Dämonin
card-horned-demoness-about = { power-malevolence }: { power-malevolence-about } { magic-infernal-charge } (Magie): { magic-infernal-charge-about }
card-molten-scion = Glutspross
unit-molten-scion-first = Der Glutspross
unit-molten-scion-the = den Glutspross
unit-molten-scion-to = dem Glutspross
card-molten-scion-about = { power-molten-wake }: { power-molten-wake-about } { magic-slag-heart } (Magie): { magic-slag-heart-about }
card-soulstealer = Seelendieb
unit-soulstealer-first = Der Seelendieb
unit-soulstealer-the = den Seelendieb
unit-soulstealer-to = dem Seelendieb
card-soulstealer-about = { power-spirit-step }: { power-spirit-step-about } { magic-soul-rend } (Magie): { magic-soul-rend-about }
card-storm-fiend = Sturmunhold
unit-storm-fiend-first = Der Sturmunhold
unit-storm-fiend-the = den Sturmunhold
unit-storm-fiend-to = dem Sturmunhold
card-storm-fiend-about = { power-conduit }: { power-conduit-about } { magic-lightning-blast } (Magie): { magic-lightning-blast-about }
card-feral-reaver = Wilder Reißer
unit-feral-reaver-first = Der Wilde Reißer
unit-feral-reaver-the = den Wilden Reißer
unit-feral-reaver-to = dem Wilden Reißer
card-feral-reaver-about = { power-feral-vigor }: { power-feral-vigor-about } { magic-rending-claws } (Magie): { magic-rending-claws-about }

## Fähigkeiten und Magie

power-kindled-blade = Lodernde Klinge
power-kindled-blade-about = Deine Nahkampfangriffe richten bei einem Gegner im Feuerkranz 1 Schaden mehr an.
magic-halo-of-fire = Feuerkranz
magic-halo-of-fire-about = Lege einen Feuerkranz auf deinen oder einen benachbarten Ort, mit 1 Schaden für alle Gegner dort. Bis zu deinem nächsten Zug bringt er 1 Schaden für Gegner, die hineingeraten oder darin an die Reihe kommen.
power-frostbite = Frostbiss
power-frostbite-about = Der erste Dämon, der in deinem Zug durch deinen Nahkampf oder den eines Eisgolems Leben verliert, wird verlangsamt.
magic-carve-golem = Golem meißeln
magic-carve-golem-about = Stelle einen Eisgolem auf deinen Ort. Ist keiner mehr übrig, führt jeder Eisgolem 1 kleine Aktion aus.
power-bedrock = Fels in der Brandung
power-bedrock-about = Hast du deinen Ort in deinem Zug nicht verlassen, erhältst du an dessen Ende 1 Verteidigung.
magic-raise-slag = Schlacke erwecken
magic-raise-slag-about = Stelle einen Schlackegolem auf deinen Ort. Ist keiner mehr übrig, führt jeder Schlackegolem 1 kleine Aktion aus.
power-slip-the-grasp = Dem Griff entgleiten
power-slip-the-grasp-about = Du nimmst keinen Rückzugsschaden.
magic-open-the-way = Den Weg öffnen
magic-open-the-way-about = Lege ein Portal auf einen beliebigen Ort; liegen alle 3 aus, versetze eines. Danach darfst du zu einem beliebigen Portal gehen und dann 1 nahem Gegner 1 Schaden zufügen.
power-retribution = Vergeltung
power-retribution-about = Einmal in jedem gegnerischen Zug, nach einem Angriff, der dich mindestens 2 Leben gekostet oder auf deinem oder einem benachbarten Ort einen Ritter oder jemanden von den Ältesten getötet hat: Du darfst 1 nahen oder benachbarten Gegner für 2 treffen.
magic-fury = Raserei
magic-fury-about = Nahkampfangriff für 2 auf 1 nahen Gegner, 1 mehr, wenn du höchstens 3 Leben hast.
power-foresight = Weitsicht
power-foresight-about = Am Ende deines Zugs ziehst du 4 Kraftkarten und wirfst 1 davon ab.
magic-premonition = Vorahnung
magic-premonition-about = Jeder Ritter erhält 1 Verteidigung.
power-grace = Gnade
power-grace-about = Verbündete, die du mit einer Heilung oder Kraftkarte heilst, erhalten 1 Leben mehr, einmal je Karte.
magic-benediction = Segen
magic-benediction-about = Heile dich oder 1 nahen oder benachbarten Verbündeten um 2; Gnade kommt nicht hinzu.
power-riveted-plate = Genieteter Panzer
power-riveted-plate-about = Gibst du gegen einen Angriff Verteidigung aus, wehrst du kostenlos 1 Schaden mehr ab.
magic-bulwark = Bollwerk
magic-bulwark-about = Erhalte 2 Verteidigung; danach darfst du 1 nahen Gegner auf einen benachbarten Ort bewegen.
power-tailwind = Rückenwind
power-tailwind-about = Deine erste Bewegungsaktion im Zug darf über 2 Orte führen.
magic-gust = Windstoß
magic-gust-about = Wähle bis zu 2 nahe oder benachbarte Gegner. Du darfst jeden um einen Ort bewegen; danach nimmt jeder 1 Schaden.

power-shatter = Zerbersten
power-shatter-about = Wirst du getötet, darfst du allen Gegnern auf deinem Ort und auf jedem Ort mit einem Knochenkriecher 1 Schaden zufügen. Danach sterben alle Kriecher.
magic-raise-the-fallen = Gefallene erwecken
magic-raise-the-fallen-about = Stelle bis zu 2 Knochenkriecher auf deinen oder benachbarte Orte.
power-bloodrush = Blutrausch
power-bloodrush-about = Hast du dich in deinem Zug bewegt, darfst du dich an dessen Ende noch 1 Ort weiter bewegen; Rückzugsschaden gilt.
magic-drain = Aussaugen
magic-drain-about = Nahkampfangriff für 2 auf 1 nahen Gegner; kostet er Leben, heilst du 1.
power-rime-armor = Raureifpanzer
power-rime-armor-about = Gib Eis aus, um Schaden abzuwehren, 1 für 1. In deinem Zug darfst du eine Kraftkarte für 2 Eis hergeben.
magic-glacial-touch = Gletscherhand
magic-glacial-touch-about = Angriff für 1 auf 1 nahen oder benachbarten Gegner, mit Verlangsamung; erhalte 1 Eis.
power-shackled-souls = Gefesselte Seelen
power-shackled-souls-about = Du darfst 1 nahen oder benachbarten Kobold allen Schaden für dich nehmen lassen; was ihm zu viel ist, verfällt.
magic-call-the-brood = Die Brut rufen
magic-call-the-brood-about = Stelle einen Kobold auf deinen Ort; danach erhältst du 1 Befehl.
power-petrifying-gaze = Versteinernder Blick
power-petrifying-gaze-about = Einmal in deinem Zug darfst du nach einer Bewegung 1 nahen Ritter verlangsamen oder 1 nahem Golem 1 Schaden zufügen.
magic-terror = Entsetzen
magic-terror-about = Bewege 1 nahen oder benachbarten Ritter um einen Ort, dann greif ihn für 1 an.
power-malevolence = Bosheit
power-malevolence-about = Am Ende deines Zugs greifst du 1 nahen Gegner für 1 an.
magic-infernal-charge = Höllischer Ansturm
magic-infernal-charge-about = Bewege dich bis zu 1 Ort weit ohne Rückzugsschaden, dann Nahkampfangriff für 2 auf 1 nahen Gegner.
power-molten-wake = Glutspur
power-molten-wake-about = Jedes Mal, wenn du dich in deinem Zug auf einen Ort bewegst, darfst du 1 Leben verlieren, nur nicht das letzte, um allen Gegnern dort 1 Schaden zuzufügen.
magic-slag-heart = Schlackeherz
magic-slag-heart-about = Heile dich um 2, dann Nahkampfangriff für 1 auf 1 nahen Gegner.
power-spirit-step = Geisterschritt
power-spirit-step-about = Einmal in deinem Zug: eine freie Bewegung um 1 Ort ohne Rückzugsschaden.
magic-soul-rend = Seelenriss
magic-soul-rend-about = Angriff für 1 auf 1 nahen oder benachbarten Gegner, auch auf beschützte Älteste; kostet er Leben, heilst du 1.
power-conduit = Blitzleiter
power-conduit-about = Einmal in deinem Zug gibt eine Karte als kleine Fernkampfaktion 2 Fernkampf.
magic-lightning-blast = Blitzschlag
magic-lightning-blast-about = 1 Schaden für alle Gegner auf deinem Ort und auf einem benachbarten Ort deiner Wahl.
power-feral-vigor = Wilde Kraft
power-feral-vigor-about = Am Ende deines Zugs heilst du 1; bei vollem Leben darfst du dich stattdessen um 1 bewegen.
magic-rending-claws = Reißende Klauen
magic-rending-claws-about = Zwei Nahkampfangriffe für je 1 auf nahe Gegner, denselben oder verschiedene.

## Orte

tile-A = Krankenstube
tile-A-at = in der Krankenstube
tile-A-to = in die Krankenstube
card-A = { tile-A }
card-A-about = { effect-gain-health }
tile-B = Kanal
tile-B-at = am Kanal
tile-B-to = zum Kanal
card-B = { tile-B }
card-B-about = { effect-sewer }
tile-C = Zauberkugel
tile-C-at = bei der Zauberkugel
tile-C-to = zur Zauberkugel
card-C = { tile-C }
card-C-about = { effect-orb }
tile-D = Schattenwinkel
tile-D-at = im Schattenwinkel
tile-D-to = in den Schattenwinkel
card-D = { tile-D }
card-D-about = { effect-nook }
tile-E = Siegel
tile-E-at = auf dem Siegel
tile-E-to = auf das Siegel
card-E = { tile-E }
card-E-about = { effect-none }
tile-F = Waffenkammer
tile-F-at = in der Waffenkammer
tile-F-to = in die Waffenkammer
card-F = { tile-F }
card-F-about = { effect-armory }
tile-G = Glockenturm
tile-G-at = im Glockenturm
tile-G-to = in den Glockenturm
card-G = { tile-G }
card-G-about = { effect-diagonal-ranged }
tile-H = Skriptorium
tile-H-at = im Skriptorium
tile-H-to = ins Skriptorium
card-H = { tile-H }
card-H-about = { effect-scriptorium }
tile-I = Katakomben
tile-I-at = in den Katakomben
tile-I-to = in die Katakomben
card-I = { tile-I }
card-I-about = { effect-catacombs }
tile-Ar = Pilgerweg
tile-Ar-at = auf dem Pilgerweg
tile-Ar-to = auf den Pilgerweg
card-Ar = { tile-Ar }
card-Ar-about = { effect-none }
tile-Br = Waldlichtung
tile-Br-at = auf der Waldlichtung
tile-Br-to = auf die Waldlichtung
card-Br = { tile-Br }
card-Br-about = { effect-none }
tile-Cr = Steinkreis
tile-Cr-at = im Steinkreis
tile-Cr-to = in den Steinkreis
card-Cr = { tile-Cr }
card-Cr-about = { effect-stones }
tile-Dr = Sumpf
tile-Dr-at = im Sumpf
tile-Dr-to = in den Sumpf
card-Dr = { tile-Dr }
card-Dr-about = { effect-mire }
tile-Er = Verfallener Schrein
tile-Er-at = am Verfallenen Schrein
tile-Er-to = zum Verfallenen Schrein
card-Er = { tile-Er }
card-Er-about = { effect-shrine }
tile-Fr = Hügelkuppe
tile-Fr-at = auf der Hügelkuppe
tile-Fr-to = auf die Hügelkuppe
card-Fr = { tile-Fr }
card-Fr-about = { effect-diagonal-ranged }
tile-Gr = Alte Brücke
tile-Gr-at = auf der Alten Brücke
tile-Gr-to = auf die Alte Brücke
card-Gr = { tile-Gr }
card-Gr-about = { effect-none }
tile-Hr = Verborgene Quelle
tile-Hr-at = an der Verborgenen Quelle
tile-Hr-to = zur Verborgenen Quelle
card-Hr = { tile-Hr }
card-Hr-about = { effect-gain-health }
tile-Ir = Wolfshöhle
tile-Ir-at = in der Wolfshöhle
tile-Ir-to = in die Wolfshöhle
card-Ir = { tile-Ir }
card-Ir-about = { effect-nook }

bank-north = { $tile }, Nordufer
bank-north-at = am Nordufer ({ $tile })
bank-north-to = ans Nordufer ({ $tile })
bank-south = { $tile }, Südufer
bank-south-at = am Südufer ({ $tile })
bank-south-to = ans Südufer ({ $tile })

effect-none = Keine Wirkung.
effect-gain-health = Ritter und Dämonen, die hierherkommen, erhalten 1 Leben.
effect-sewer = Wasser teilt diesen Ort. Nahkampf trifft nur auf dem eigenen Ufer, das Übersetzen kostet eine Bewegung; für alles andere ist es ein einziger Ort.
effect-orb = Einmal in deinem Zug, solange du hier bist: Gib eine Karte her, auch die Basiskarte, und erhalte 2 Magie.
effect-nook = Wer hierherkommt, während Gegner da sind, nimmt 1 Schaden.
effect-armory = Dein erster Nahkampfangriff von hier aus in deinem Zug richtet 1 Schaden mehr an.
effect-diagonal-ranged = In deinem Zug erreichen deine Fernkampfangriffe von hier aus auch schräg angrenzende Orte.
effect-scriptorium = Beendest du hier deinen Zug, ziehst du 1 Kraftkarte mehr und wirfst 1 der gezogenen ab.
effect-catacombs = Von hier aus darfst du dich in deinem Zug auch auf einen schräg angrenzenden Ort bewegen.
effect-stones = Einmal in deinem Zug, solange du hier bist: Gib eine Kraftkarte her und erhalte 2 Magie.
effect-mire = Wer hierherkommt, bleibt stecken: Eine Bewegung über mehrere Orte endet hier.
effect-shrine = Ein Ritter, der hier den Zug beendet, erhält 1 Verteidigung.

## Kraftkarten der Ritter

card-cleaving-oath = Spaltender Schwur
card-cleaving-oath-about = Nahkampfangriff für 3 auf 1 nahen Gegner.
card-radiant-lance = Strahlende Lanze
card-radiant-lance-about = Fernkampfangriff für 3 auf 1 benachbarten Gegner.
card-encircle = Einkreisen
card-encircle-about = Nahkampfangriff für 2 auf 1 nahen Gegner, 1 mehr für jeden Golem auf deinem Ort (höchstens 3 mehr).
card-whirling-steel = Wirbelnder Stahl
card-whirling-steel-about = 1 Schaden für alle Gegner auf deinem Ort, 1 mehr, wenn dort ein Golem steht.
card-sunburst = Sonnenglut
card-sunburst-about = 1 Schaden für alle Gegner auf deinem Ort und auf einem benachbarten deiner Wahl.
card-shield-bash = Schildstoß
card-shield-bash-about = Nahkampfangriff für 2 auf 1 nahen Gegner; überlebt er, darfst du ihn auf einen benachbarten Ort bewegen.
card-chains-of-penance = Ketten der Buße
card-chains-of-penance-about = Angriff für 2 auf 1 nahen oder benachbarten Gegner; ein Dämon wird verlangsamt.
card-faithful-charge = Ansturm der Getreuen
card-faithful-charge-about = Bewege dich bis zu 2 Orte weit, dann Nahkampfangriff für 2 auf 1 nahen Gegner.
card-voice-of-the-quarry = Stimme des Steinbruchs
card-voice-of-the-quarry-about = Jeder Golem auf dem Spielplan fügt 1 Gegner auf seinem oder einem benachbarten Ort 1 Schaden zu.
card-arc-of-arrows = Pfeilbogen
card-arc-of-arrows-about = Je ein Fernkampfangriff für 1 auf bis zu 3 Gegner auf benachbarten oder schräg angrenzenden Orten.
card-skyfall = Himmelssturz
card-skyfall-about = Angriff für 2 auf 1 Gegner auf dem Siegel, wo immer du bist.
card-tower-shield = Turmschild
card-tower-shield-about = Erhalte 3 Verteidigung.
card-wall-of-faith = Wall des Glaubens
card-wall-of-faith-about = Erhalte 1 Verteidigung, 1 mehr für jeden nahen oder benachbarten Golem (höchstens 3 mehr).
card-intercept = Abfangen
card-intercept-about = Bewege dich bis zu 2 Orte weit ohne Rückzugsschaden; sind dann Älteste auf deinem Ort, erhältst du 2 Verteidigung.
card-sanctuary = Zuflucht
card-sanctuary-about = Du darfst jemanden von den nahen oder benachbarten Ältesten um 2 heilen; erhalte 1 Verteidigung.
card-laying-on-of-hands = Handauflegen
card-laying-on-of-hands-about = Verteile 3 Heilung nach Belieben auf dich und nahe Verbündete.
card-circle-of-mercy = Kreis der Barmherzigkeit
card-circle-of-mercy-about = Heile dich sowie alle nahen und benachbarten Ritter und Ältesten um 1.
card-rallying-horn = Sammelhorn
card-rallying-horn-about = Jeder Ritter heilt 1. Danach darf sich jeder Ritter und jeder Golem um 1 Ort bewegen, ohne Rückzugsschaden.
card-carry-to-safety = In Sicherheit bringen
card-carry-to-safety-about = Bewege dich bis zu 2 Orte weit ohne Rückzugsschaden; jemand von den nahen Ältesten darf mitkommen.
card-gather-the-flock = Die Herde sammeln
card-gather-the-flock-about = Bewege bis zu 2 Älteste von benachbarten Orten auf deinen.
card-call-of-stone = Ruf des Steins
card-call-of-stone-about = Stelle bis zu 2 Steingolems auf deinen Ort; jeder führt sofort 1 kleine Aktion aus.
card-marching-orders = Marschbefehl
card-marching-orders-about = Jeder Golem auf dem Spielplan führt 2 kleine Aktionen aus: Bewegung oder Nahkampf, ohne Rückzugsschaden.
card-channel-the-gods = Macht der Götter
card-channel-the-gods-about = Nutze deine Magie einmal umsonst; erhalte danach 1 Verteidigung.
card-banish = Verbannen
card-banish-about = Bewege 1 nahen oder benachbarten Dämon auf das Siegel, dann füge ihm 1 Schaden zu.
card-seal-of-valor = Siegel der Tapferkeit
card-seal-of-valor-about = Siegel. Dein erster Nahkampfangriff in jedem Zug richtet 1 Schaden mehr an.
card-seal-of-warding = Siegel des Schutzes
card-seal-of-warding-about = Siegel. Zu Beginn deines Zugs erhältst du 1 Verteidigung.
card-seal-of-renewal = Siegel der Erneuerung
card-seal-of-renewal-about = Siegel. Am Ende deines Zugs heilst du dich und jemanden von den nahen oder benachbarten Ältesten um je 1.
card-seal-of-swiftness = Siegel der Schnelligkeit
card-seal-of-swiftness-about = Siegel. Einmal in deinem Zug: eine freie Bewegung um 1 Ort ohne Rückzugsschaden.
card-seal-of-the-mason = Siegel des Steinmetzen
card-seal-of-the-mason-about = Siegel. Zu Beginn deines Zugs führt jeder Steingolem 1 kleine Aktion aus, ohne Rückzugsschaden.

## Kraftkarten der Dämonen

card-disintegrate = Auflösung
card-disintegrate-about = Fernkampfangriff für 4 auf 1 benachbarten Gegner.
card-rend = Zerreißen
card-rend-about = Nahkampfangriff für 3 auf 1 nahen Gegner.
card-elders-bane = Verderben der Ältesten
card-elders-bane-about = Nahkampfangriff für 4 auf jemanden von den nahen, unbeschützten Ältesten.
card-hellfire = Höllenfeuer
card-hellfire-about = 2 Schaden für alle Gegner auf deinem Ort.
card-rain-of-ash = Ascheregen
card-rain-of-ash-about = 1 Schaden für alle Gegner auf bis zu 2 benachbarten Orten.
card-shockwave = Druckwelle
card-shockwave-about = 1 Schaden für alle Gegner auf deinem Ort; danach darfst du jeden Ritter und Golem, der überlebt, auf einen benachbarten Ort bewegen.
card-grasping-chains = Greifende Ketten
card-grasping-chains-about = Bewege 1 benachbarten Ritter auf deinen Ort, dann greif ihn für 2 an.
card-hurl = Schleudern
card-hurl-about = Nahkampfangriff für 2 auf 1 nahen Ritter; wer ihn abbekommt, den darfst du auf einen benachbarten Ort bewegen.
card-crushing-dread = Lähmendes Grauen
card-crushing-dread-about = Angriff für 2 auf 1 nahen oder benachbarten Gegner; der Ritter, der ihn abbekommt oder abwehrt, wird verlangsamt.
card-whispered-madness = Geflüsterter Wahnsinn
card-whispered-madness-about = Jeder nahe und benachbarte Ritter wird verlangsamt und verliert 1 Verteidigung; niemand kann es verhindern.
card-shadow-strike = Schattenstoß
card-shadow-strike-about = Nahkampfangriff für 2 auf jemanden von den nahen Ältesten, ob beschützt oder nicht.
card-sunder = Zerschmettern
card-sunder-about = 1 naher oder benachbarter Ritter verliert bis zu 2 Verteidigung; dann greif ihn für 1 an.
card-feast-of-souls = Seelenmahl
card-feast-of-souls-about = Nahkampfangriff für 2 auf 1 nahen Gegner; du heilst so viel, wie er Leben kostet.
card-unholy-vigor = Unheilige Kraft
card-unholy-vigor-about = Heile dich um 3.
card-dark-gift = Dunkle Gabe
card-dark-gift-about = Heile 1 Dämon an beliebigem Ort um 2; danach erhältst du 1 Befehl.
card-blood-pact = Blutpakt
card-blood-pact-about = Verliere 1 Leben, nur nicht das letzte; dann Nahkampfangriff für 4 auf 1 nahen Gegner.
card-wings-of-night = Schwingen der Nacht
card-wings-of-night-about = Bewege dich bis zu 3 Orte weit ohne Rückzugsschaden.
card-pounce = Sprungangriff
card-pounce-about = Bewege dich bis zu 2 Orte weit, dann Nahkampfangriff für 2 auf 1 nahen Gegner.
card-shadow-gate = Schattentor
card-shadow-gate-about = Stell dich auf einen beliebigen Ort. Das ist keine Bewegung, doch du betrittst den Ort.
card-swarm = Schwarm
card-swarm-about = Du erhältst 4 Befehle.
card-spawning-pit = Brutgrube
card-spawning-pit-about = Stelle 1 Kobold auf deinen Ort und 1 auf das Siegel.
card-frenzied-pack = Rasendes Rudel
card-frenzied-pack-about = Jeder Kobold auf dem Spielplan darf im Nahkampf für 1 zuschlagen.
card-burning-sacrifice = Brandopfer
card-burning-sacrifice-about = Entferne 1 nahen oder benachbarten Kobold und greif 1 Gegner auf seinem Ort für 3 an.
card-drag-into-the-dark = Ins Dunkel zerren
card-drag-into-the-dark-about = Bewege jemanden von den nahen oder benachbarten Ältesten um 1 Ort, ob beschützt oder nicht; ist der Ort dann zu dir benachbart, darfst du ohne Rückzugsschaden folgen.
card-infernal-channel = Höllischer Kanal
card-infernal-channel-about = Nutze deine Magie einmal umsonst; danach darfst du dich um 1 Ort bewegen.
card-curse-of-frailty = Fluch der Schwäche
card-curse-of-frailty-about = 1 naher oder benachbarter Ritter kann für den Rest dieses Zugs keine Verteidigung einsetzen; greif ihn für 1 an.
card-mark-of-slaughter = Mal des Gemetzels
card-mark-of-slaughter-about = Mal. Dein erster Nahkampfangriff in jedem Zug richtet 1 Schaden mehr an.
card-mark-of-hunger = Mal des Hungers
card-mark-of-hunger-about = Mal. Am Ende deines Zugs heilst du 1, wenn darin ein Gegner durch dich Leben verloren hat.
card-mark-of-the-swarm = Mal des Schwarms
card-mark-of-the-swarm-about = Mal. Zu Beginn deines Zugs erhältst du 1 Befehl, für einen Kobold in beliebiger Entfernung.
card-mark-of-shadow = Mal der Schatten
card-mark-of-shadow-about = Mal. Du nimmst keinen Rückzugsschaden.
card-mark-of-thorns = Mal der Dornen
card-mark-of-thorns-about = Mal. Ein Ritter, dessen Nahkampfangriff dich Leben kostet, nimmt 1 Schaden.

## Kooperative Karten

card-savage-rush = Wilder Ansturm
card-savage-rush-primary = Schleichen 2, dann Nahkampf 6.
card-savage-rush-secondary = Nahkampf 3.
card-savage-rush-about = Erste Karte: { card-savage-rush-primary } Zweite Karte: { card-savage-rush-secondary }
card-headlong-charge = Kopfloser Angriff
card-headlong-charge-primary = Schleichen 1, dann Nahkampf 7.
card-headlong-charge-secondary = Schleichen 1, dann Nahkampf 2.
card-headlong-charge-about = Erste Karte: { card-headlong-charge-primary } Zweite Karte: { card-headlong-charge-secondary }
card-pace-the-cloister = Rundgang im Kreuzgang
card-pace-the-cloister-primary = Bewegung 2 im Uhrzeigersinn, dann Nahkampf 6.
card-pace-the-cloister-secondary = Nahkampf 3.
card-pace-the-cloister-about = Erste Karte: { card-pace-the-cloister-primary } Zweite Karte: { card-pace-the-cloister-secondary }
card-widdershins-hunt = Jagd gegen den Lauf der Sonne
card-widdershins-hunt-primary = Bewegung 2 gegen den Uhrzeigersinn, dann Nahkampf 6.
card-widdershins-hunt-secondary = Fernkampf 3.
card-widdershins-hunt-about = Erste Karte: { card-widdershins-hunt-primary } Zweite Karte: { card-widdershins-hunt-secondary }
card-circling-dread = Kreisendes Grauen
card-circling-dread-primary = Bewegung 3 im Uhrzeigersinn, nach jedem Schritt Nahkampf 3.
card-circling-dread-secondary = Heilung 2.
card-circling-dread-about = Erste Karte: { card-circling-dread-primary } Zweite Karte: { card-circling-dread-secondary }
card-circling-fire = Kreisendes Feuer
card-circling-fire-primary = Bewegung 3 gegen den Uhrzeigersinn, nach jedem Schritt Nahkampf 3.
card-circling-fire-secondary = Bewegung 1 im Uhrzeigersinn, dann Nahkampf 3.
card-circling-fire-about = Erste Karte: { card-circling-fire-primary } Zweite Karte: { card-circling-fire-secondary }
card-the-long-circuit = Die große Runde
card-the-long-circuit-primary = Bewegung 5 im Uhrzeigersinn, nach jedem Schritt Nahkampf 2.
card-the-long-circuit-secondary = Nahkampf 4.
card-the-long-circuit-about = Erste Karte: { card-the-long-circuit-primary } Zweite Karte: { card-the-long-circuit-secondary }
card-bolt-of-ruin = Blitz des Verderbens
card-bolt-of-ruin-primary = Fernkampf 5, dann Fernkampf 3 mit neu gewähltem Ziel.
card-bolt-of-ruin-secondary = Fernkampf 3.
card-bolt-of-ruin-about = Erste Karte: { card-bolt-of-ruin-primary } Zweite Karte: { card-bolt-of-ruin-secondary }
card-hail-of-cinders = Aschehagel
card-hail-of-cinders-primary = 1 Schaden für alle Gegner auf dem Ort des Dämons und auf jedem benachbarten.
card-hail-of-cinders-secondary = Nichts.
card-hail-of-cinders-about = Erste Karte: { card-hail-of-cinders-primary } Zweite Karte: { card-hail-of-cinders-secondary }
card-inferno = Inferno
card-inferno-primary = Schleichen 1, dann 3 Schaden für alle Gegner auf dem Ort des Dämons.
card-inferno-secondary = Bewegung 1, dann Nahkampf 2.
card-inferno-about = Erste Karte: { card-inferno-primary } Zweite Karte: { card-inferno-secondary }
card-past-the-shield = Am Schild vorbei
card-past-the-shield-primary = Schleichen 2, dann Nahkampf 5 gegen Älteste auf dem Ort des Dämons, auch beschützte; sind dort keine, normaler Nahkampf 5.
card-past-the-shield-secondary = Nahkampf 3.
card-past-the-shield-about = Erste Karte: { card-past-the-shield-primary } Zweite Karte: { card-past-the-shield-secondary }
card-gaze-from-the-dark = Blick aus dem Dunkel
card-gaze-from-the-dark-primary = Der nächste Ritter wird verlangsamt und verliert 2 Verteidigung; dann Schleichen 1 und Nahkampf 4.
card-gaze-from-the-dark-secondary = Der nächste Ritter wird verlangsamt; dann Nahkampf 2.
card-gaze-from-the-dark-about = Erste Karte: { card-gaze-from-the-dark-primary } Zweite Karte: { card-gaze-from-the-dark-secondary }
card-open-the-brood-pit = Die Brutgrube öffnet sich
card-open-the-brood-pit-primary = 2 neue Kobolde; dann führt jeder Kobold 2 Aktionen aus.
card-open-the-brood-pit-secondary = 1 neuer Kobold; dann führt jeder Kobold 1 Aktion aus.
card-open-the-brood-pit-about = Erste Karte: { card-open-the-brood-pit-primary } Zweite Karte: { card-open-the-brood-pit-secondary }
card-coop-swarm = Schwarm
card-coop-swarm-primary = 1 neuer Kobold; dann führt jeder Kobold 3 Aktionen aus.
card-coop-swarm-secondary = Jeder Kobold führt 2 Aktionen aus.
card-coop-swarm-about = Erste Karte: { card-coop-swarm-primary } Zweite Karte: { card-coop-swarm-secondary }
card-pack-hunt = Rudeljagd
card-pack-hunt-primary = Schleichen 1 und Nahkampf 4; dann führt jeder Kobold 1 Aktion aus.
card-pack-hunt-secondary = 1 neuer Kobold; dann führt jeder Kobold 1 Aktion aus.
card-pack-hunt-about = Erste Karte: { card-pack-hunt-primary } Zweite Karte: { card-pack-hunt-secondary }
card-dark-mending = Dunkle Genesung
card-dark-mending-primary = Heilung 4; dann Schleichen 1 und Nahkampf 4.
card-dark-mending-secondary = Heilung 3.
card-dark-mending-about = Erste Karte: { card-dark-mending-primary } Zweite Karte: { card-dark-mending-secondary }
card-drink-deep = Tiefer Zug
card-drink-deep-primary = Schleichen 1 und Nahkampf 4; der Dämon heilt so viel, wie der Angriff Leben kostet.
card-drink-deep-secondary = Heilung 2, dann Nahkampf 2.
card-drink-deep-about = Erste Karte: { card-drink-deep-primary } Zweite Karte: { card-drink-deep-secondary }
card-respawn = Wiederkehr
card-respawn-primary = Ein anderer Dämon rückt mit gleich viel Leben nach; dann Schleichen 1 und Nahkampf 4.
card-respawn-secondary = Schleichen 1, dann Nahkampf 2.
card-respawn-about = Erste Karte: { card-respawn-primary } Zweite Karte: { card-respawn-secondary }
card-shadow-leap = Schattensprung
card-shadow-leap-primary = Der Dämon erscheint bei den schwächsten unbeschützten Ältesten, falls es welche gibt; dann Nahkampf 5.
card-shadow-leap-secondary = Bewegung 2, dann Nahkampf 2.
card-shadow-leap-about = Erste Karte: { card-shadow-leap-primary } Zweite Karte: { card-shadow-leap-secondary }
card-fling-aside = Beiseite schleudern
card-fling-aside-primary = Schleichen 1; jeder Ritter auf dem Ort des Dämons wird auf einen benachbarten bewegt, den ihr wählt; dann Nahkampf 6.
card-fling-aside-secondary = Nahkampf 3.
card-fling-aside-about = Erste Karte: { card-fling-aside-primary } Zweite Karte: { card-fling-aside-secondary }
card-chains-from-below = Ketten aus der Tiefe
card-chains-from-below-primary = Der nächste Ritter kommt auf den Ort des Dämons und wird für 5 angegriffen.
card-chains-from-below-secondary = Fernkampf 3.
card-chains-from-below-about = Erste Karte: { card-chains-from-below-primary } Zweite Karte: { card-chains-from-below-secondary }
card-sunder-steel = Stahl zerschmettern
card-sunder-steel-primary = Nahe und benachbarte Ritter verlieren alle Verteidigung; dann Schleichen 1 und Nahkampf 4.
card-sunder-steel-secondary = Der nächste Ritter verliert 1 Verteidigung; dann Nahkampf 3.
card-sunder-steel-about = Erste Karte: { card-sunder-steel-primary } Zweite Karte: { card-sunder-steel-secondary }
card-hesitation = Zögern
card-hesitation-primary = Heilung 1.
card-hesitation-secondary = Nichts.
card-hesitation-about = Erste Karte: { card-hesitation-primary } Zweite Karte: { card-hesitation-secondary }
card-unholy-chorus = Unheiliger Chor
card-unholy-chorus-primary = Jeder Dämon auf dem Spielplan, dieser zuerst: Schleichen 1 und Nahkampf 3.
card-unholy-chorus-secondary = Schleichen 1, dann Nahkampf 2.
card-unholy-chorus-about = Erste Karte: { card-unholy-chorus-primary } Zweite Karte: { card-unholy-chorus-secondary }

## Schergen, Älteste, Material

card-imp = Kobold
card-imp-about = Handelt am Ende der Runde und auf Befehl.
card-stone-golem = Steingolem
card-stone-golem-about = Handelt am Ende der Runde, für die Ritter.
card-ice-golem = Eisgolem
card-ice-golem-about = Handelt zu Beginn der Züge des Platzes, von dem er kam, auch wenn der Eisritter gefallen ist.
card-slag-golem = Schlackegolem
card-slag-golem-about = Handelt zu Beginn der Züge des Platzes, von dem er kam, auch wenn der Erdritter gefallen ist.
card-crawler = Knochenkriecher
card-crawler-about = Handelt zu Beginn des Zugs des Knochenbrechers und stirbt mit ihm.
card-elder = Älteste
card-elder-about = Handeln nie. Solange ein Ritter auf ihrem Ort ist, trifft ein Angriff auf sie den Ritter.
card-victory-track = Siegpunktleiste
card-heart-token = Herz
card-defense-token = Verteidigungsmarker
card-ice-token = Eismarker
card-demon-marker = Marker der Dämonen
card-knight-marker = Marker der Ritter
card-fire-halo = Feuerkranz
card-fire-halo-about = Verletzt Dämonen und ihre Schergen, die auf seinen Ort kommen oder dort an die Reihe kommen.
card-portal = Portal
card-portal-about = Für die Bewegung von Rittern und Golems sind alle Orte mit Portal benachbart.
card-end-of-round-token = Rundenende
card-knight-standee = Ritterfigur
card-demon-standee = Dämonenfigur
card-stand = Standfuß
card-health-tracker = Lebensclip
card-basic = Basiskarte
card-basic-about = 1 Bewegung, 1 Heilung oder 1 Magie. Am Ende deines Zugs kommt sie auf die Hand zurück.
card-player-aid = Spielhilfe
card-map-pad = Kartenblock

## Fehler in Ausgaben

error-edition-list = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }. Schreib eine Liste von { $length } ganzen Zahlen von { $least } bis { $most }.
error-edition-word = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }. Schreib eines dieser Wörter: { $allowed }
error-edition-words = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }. Schreib eine Liste von { $length } dieser Angaben: { $allowed }
error-edition-fixed = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }, doch im Regelheft selbst steht { $printed }. Lass den Eintrag weg oder schreib { $printed }.
error-edition-start = In der Ausgabe beginnt „{ $entry }“ bei { $start }, doch die Leiste endet bei { $most }. Schreib einen kleineren Beginn oder ein höheres Ende.
error-edition-pair = In der Ausgabe hat keine Kraftkarte zwei Symbole „{ $symbol }“, doch in den Beispielen des Regelhefts wird eine gespielt. Gib mindestens einer Karte zweimal dieses Wort.
error-edition-tiles = In der Ausgabe ist die Zahl der Orte der Abtei mit der Wirkung „{ $effect }“ { $count }. Das Regelheft beschreibt sie: Gib sie mindestens einem Ort, den Kanal genau einem.
error-campaign-form = Die Kampagnendatei hat bei „{ $entry }“ nicht die richtige Form: { $detail }. Siehe docs/write-a-campaign.md.
error-campaign-type = In der Kampagne muss „{ $entry }“ { $wanted } sein und ist { $got }.
error-campaign-least = In der Kampagne muss „{ $entry }“ mindestens { $limit } sein.
error-campaign-most = In der Kampagne darf „{ $entry }“ höchstens { $limit } sein.
error-campaign-length = In der Kampagne muss „{ $entry }“ eine Liste mit { $limit } Einträgen sein.
error-campaign-missing = In der Kampagne fehlt „{ $entry }“.
error-campaign-left-out = In der Kampagne fehlt „{ $entry }“. Möglich ist: { $allowed }
error-campaign-number = In der Kampagne ist „{ $value }“ keine Nummer eines Eintrags. Erlaubt sind 1 bis 999, ohne Nullen davor.
error-campaign-value = In der Kampagne steht „{ $entry }“ mit dem Wert { $value }. Erlaubt ist dort: { $allowed }
error-campaign-together = In der Kampagne hat „{ $entry }“ zugleich: { $value }. In einer Wahl darf nur eins davon stehen.
error-campaign-twice = In der Kampagne steht in „{ $entry }“ mehrmals, was nur einmal da sein darf: { $value }
error-campaign-square = In der Kampagne ist „{ $value }“ kein Feld. Ein Buchstabe und eine Zahl benennen eines, etwa C4.
error-campaign-edge = In der Kampagne steht „{ $entry }“ mit dem Wert { $value }. Dorthin gehören zwei Felder der Karte, die sich berühren, etwa B1-C1.
error-campaign-start = In der Kampagne hat „{ $entry }“ { $value } Orte mit „{ $allowed }“. Es muss genau einer sein.
error-campaign-circle = In der Kampagne führen Einträge mit „read“ im Kreis: { $value }. Lass einen der Schritte weg.
error-campaign-empty = In der Kampagne ist „{ $entry }“ leer. Dort muss etwas zu lesen stehen.
error-campaign-long = In der Kampagne hat „{ $entry }“ { $value } Zeichen. Erlaubt sind { $allowed }.
campaign-form = { $kind ->
    [int] eine ganze Zahl
    [str] ein Text
    [object] eine Tabelle in geschweiften Klammern
    [array] eine Liste in eckigen Klammern
    [bool] true oder false
    [float] eine Zahl mit Punkt
    [text] ein Text oder eine Tabelle mit en und de
   *[other] etwas anderes
    }
error-campaign-apart = In der Kampagne hat „{ $entry }“ Orte, zu denen niemand gehen kann: { $value }. Alle Orte eines Spielplans müssen zusammenhängen.
error-campaign-last = In der Kampagne ist „{ $entry }“ der letzte Eintrag: Er hat eine einzige Wahl, { $value }, die nichts kostet, kein Schlüsselwort verlangt und sonst nirgendwohin führt.
error-campaign-text = In der Kampagne hat „{ $entry }“ Zeichen, die kein Text sind: { $value }

## Die Regeln in eigenen Worten

rule-goal-title = Ziel
rule-goal =
    Zwei Teams kämpfen eine Nacht lang um eine Abtei. Beide haben einen Marker auf derselben Leiste; wessen Marker zuerst die Klosterpforte erreicht, hat sofort gewonnen.
    Ritter punkten, wenn ein Dämon stirbt und wenn eine Runde endet. Dämonen punkten, wenn jemand von den Ältesten oder ein Ritter stirbt.
    Von ihren Startfeldern aus brauchen die Ritter 9 Punkte und die Dämonen 10.

rule-setup-title = Aufbau
rule-setup =
    Acht Orte liegen zufällig um das Siegel, in drei Reihen zu dritt. Auf jedem der acht steht jemand von den Ältesten mit 6 Leben.
    Alle ziehen 3 Kraftkarten vom Stapel ihres Teams und haben eine Basiskarte. Ritter beginnen mit 6 Leben und 1 Verteidigung; bei Dämonen steht es auf der Karte.
    Aufgestellt wird in dieser Folge: Dämonen, Kobolde, Ritter, Golems.

rule-teams-title = Teams und Plätze
rule-teams =
    Dämonen und Ritter sind abwechselnd am Zug, ein Dämon beginnt. Die Reihenfolge ändert sich nie.
    Zu zweit führen beide je zwei Figuren; zu dritt spielt eine Person ein Team allein. Zu fünft spielen drei die Dämonen. Wer zwei Figuren führt, hat nur eine Hand und zieht sie nach jedem Zug neu.
    Wer im selben Team ist, darf sich absprechen und auf Wunsch in die Karten sehen lassen. Wo ein Team gemeinsam entscheidet, antwortet, wer seine erste Figur führt.

rule-setup-characters-title = Wahl der Figuren
rule-setup-characters =
    Du ziehst eine Figur mehr, als du spielst, und alle wählen gleichzeitig und geheim. Der Rest kommt zurück in die Stapel.
    Bei zwei Figuren bestimmst du auch, welche zuerst am Zug ist; das bleibt das ganze Spiel so. Welcher Dämon beginnt, entscheidet der Zufall.

rule-setup-imps-title = Die ersten Kobolde
rule-setup-imps =
    Alle Dämonen beginnen auf dem Siegel. Die Dämonen stellen 3 Kobolde auf verschiedene Orte daneben; bei fünf oder sechs Personen nur 2.
    Im kooperativen Spiel stellt ihr sie auf.

rule-setup-knights-title = Ritter und Golems zu Beginn
rule-setup-knights = Jeder Ritter beginnt auf einer eigenen Ecke. Auf jede Ecke, die frei bleibt, kommt ein Steingolem.

rule-turn-title = Ein Zug
rule-turn =
    Ein Zug beginnt mit dem, was auf ihn wartet: Eine neue Figur wird aufgestellt, Feuerkränze brennen, Golems und Kriecher dieser Figur handeln, dann Siegel und Male.
    Dann spielst du alle deine Karten in beliebiger Folge oder wirfst sie ab. Zwischen zwei Karten darfst du nutzen, was frei oder angesammelt ist.
    Am Ende kommen Fähigkeiten, Siegel und Male, die es nennen. Du ziehst 3 Kraftkarten und nimmst die Basiskarte zurück.
    „Darfst“ und „bis zu“ erlauben dir, nichts zu tun; alles andere muss geschehen, wenn es möglich ist.

rule-playing-cards-title = Karten spielen
rule-playing-cards =
    Nutze eine Kraftkarte auf eine von drei Arten: ihre Hauptfähigkeit, ihre zwei Symbole oder eine kleine Aktion. Du darfst sie auch ohne Wirkung abwerfen.
    Was du begonnen hast, führst du zu Ende, bevor die nächste Karte kommt. Der Text einer Karte geht den allgemeinen Regeln vor.

rule-primary-title = Hauptfähigkeit
rule-primary =
    Tu, was der Text sagt, der Reihe nach und so weit es geht. Teile ohne Ziel bewirken nichts.
    Wer andere bewegt, wählt den Ort. Sie nehmen keinen Rückzugsschaden, doch der Ort, auf den sie kommen, wirkt.

rule-seals-title = Siegel und Male
rule-seals =
    Ein Siegel der Ritter oder ein Mal der Dämonen bleibt vor der Figur liegen, die es gespielt hat, und wirkt weiter.
    Jede Figur hat höchstens eines: Ein neues ersetzt das alte. Es zählt nicht zur Hand und geht verloren, wenn die Figur stirbt.

rule-secondary-title = Die zwei Symbole
rule-secondary =
    Nutze eines oder beide Symbole oben, in beliebiger Folge, zusammen oder einzeln, aber vor jeder anderen Karte.
    Zwei gleiche Angriffssymbole auf dasselbe Ziel sind ein einziger Angriff, auf zwei Ziele sind es zwei. Zwischen den Symbolen darf Magie gewirkt werden.

rule-minor-actions-title = Kleine Aktionen
rule-minor-actions =
    Wirf eine Kraftkarte für eine Aktion ihrer Rückseite ab: Nahkampf, Fernkampf, Bewegung, Heilung oder Magie, dazu Verteidigung für Ritter oder Befehl für Dämonen.
    Die Aktionen mehrerer Karten dürfen zusammenwirken. Mit der Basiskarte geht das nicht.

rule-basic-card-title = Die Basiskarte
rule-basic-card = Sie gibt 1 Bewegung, 1 Heilung oder 1 Magie. Sie wird nie verlangsamt, und am Ende deines Zugs hast du sie wieder.

rule-reshuffle-title = Ein leerer Stapel
rule-reshuffle = Muss eine Karte gezogen werden und der Stapel ist leer, wird seine Ablage zu einem neuen gemischt. Reicht auch das nicht, werden weniger gezogen.

rule-actions-title = Aktionen
rule-actions =
    Nahkampf: 1 Schaden für einen nahen Gegner. Fernkampf: 1 Schaden für einen benachbarten Gegner, nie für einen nahen.
    Bewegung: auf einen benachbarten Ort. Heilung: 1 Leben für dich oder einen nahen Verbündeten, bis zum Ende der Leiste. Verteidigung: Erhalte 1 Verteidigung.
    Für Magie und Befehl gelten eigene Regeln.

rule-magic-title = Magie
rule-magic =
    Zwei Magie wirken einmal die Magie deiner Figur. Du darfst sie aus mehreren Karten sammeln.
    Wirke sie, sobald du die zweite hast, oder später im selben Zug zwischen zwei Karten. Was am Ende des Zugs übrig ist, verfällt.

rule-command-title = Befehl
rule-command =
    Für jeden Befehl bewegt sich ein naher oder benachbarter Kobold um einen Ort oder schlägt für 1 zu. Jeder darf an einen anderen Kobold gehen.
    Zwei Befehle bringen einen neuen Kobold auf das Siegel, wo immer du bist. Dafür darfst du ein Symbol einer Karte bis zum Ende deines Zugs aufheben; Befehle aus einem Text werden sofort genutzt.
    Ein Kobold auf Befehl muss sich nicht erst heilen und verlässt Gegner unverletzt.

rule-powers-title = Fähigkeiten
rule-powers = Jede Figur hat eine Fähigkeit, die wirkt, solange sie im Spiel ist, und eine Magie.

rule-slow-title = Verlangsamen
rule-slow =
    Eine zufällige Kraftkarte der Person, der die verlangsamte Figur gehört, wird verdeckt hingelegt. Bis zum Ende des nächsten Zugs taugt sie nur für eine kleine Aktion oder zum Abwerfen.
    Niemand hat mehr als eine verlangsamte Karte. Älteste und Schergen lassen sich nicht verlangsamen; bekommt ein Ritter den Angriff für sie ab oder wehrt er ihn ab, wird er verlangsamt.
    Im kooperativen Spiel nimmt ein Dämon stattdessen 1 Schaden mehr.

rule-terms-title = Nah, benachbart, verbündet
rule-terms =
    Nah: auf demselben Ort. Benachbart: auf einem Ort mit gemeinsamer Kante. Schräg angrenzend: auf einem Ort, der nur eine Ecke berührt.
    Alle Figuren deines Teams außer dir selbst sind deine Verbündeten, alle des anderen Teams deine Gegner. Golems, Kobolde und Knochenkriecher sind Schergen. Auf einem Ort ist Platz für beliebig viele.

rule-moving-title = Bewegung
rule-moving =
    Eine Bewegung führt auf einen benachbarten Ort; mehrere gehen Ort für Ort. Gegner zu verlassen tut weh, wenn kein Text etwas anderes sagt.
    Aufgestellt zu werden ist keine Bewegung: Niemand nimmt dabei Schaden, doch der Ort wird betreten. Bewegt eine Karte andere Ritter, entscheiden die, denen sie gehören, wohin.

rule-disengagement-title = Rückzug
rule-disengagement =
    Wer im eigenen Zug oder beim eigenen Handeln einen Ort verlässt, nimmt 1 Schaden für jeden Gegner dort; Älteste zählen nicht. Dagegen helfen nur eigene Verteidigung, eigenes Eis oder eigene Kobolde.
    Wer von anderen bewegt wird oder im Zug von anderen zur Verteidigung eilt, nimmt ihn nicht. Wer daran stirbt, fällt auf dem Ort, der verlassen werden sollte.

rule-minions-title = Schergen
rule-minions =
    Schergen haben 2 Leben, Knochenkriecher 1. Sie können sich bewegen, für 1 zuschlagen oder sich selbst heilen. Sie zu töten bringt keine Punkte.
    Steingolems und Kobolde führen am Ende der Runde 2 Aktionen aus, Eis- und Schlackegolems 2 zu Beginn der Züge des Platzes, von dem sie kamen, Kriecher 1 zu Beginn des Zugs des Knochenbrechers.
    Ein getöteter Scherge kommt zurück in den Vorrat. Ist der Vorrat leer, kommt kein neuer.

rule-elders-title = Die Ältesten
rule-elders =
    Die Ältesten haben 6 Leben und nie mehr. Sie tun selbst nichts, und niemand nimmt Schaden, der sie verlässt. Karten können sie bewegen und heilen.
    Stirbt jemand von ihnen, erhalten die Dämonen 2 Punkte.

rule-guarded-elders-title = Beschützte Älteste
rule-guarded-elders =
    Ein Ritter auf dem Ort von Ältesten beschützt sie: Ein Angriff auf sie trifft stattdessen ihn, ohne dass Verteidigung ausgegeben wird. Stehen dort mehrere Ritter, bestimmt ihr Team für jeden Angriff einen.
    Beschützt werden nur Älteste. Schaden für alle Gegner eines Orts trifft dort auch die Ältesten.

rule-attack-title = Ein Angriff Schritt für Schritt
rule-attack =
    Ziel und Schaden werden genannt; beschützte Älteste werden abgeschirmt; Ritter dürfen verteidigen; Dämonen dürfen Kobolde oder Eis einsetzen. Dann wirkt der Schaden: bei Rittern und Dämonen, Ältesten, Schergen.
    Was zu einem Angriff gehört, etwa Verlangsamung, trifft die Figur, die ihn abbekommen oder abgewehrt hat. Dornen und Vergeltung folgen und beantworten einander nie.
    Punkte zählen sofort; das Spiel kann mitten in einem Angriff enden. Leben als Preis ist kein Schaden.

rule-defending-title = Verteidigen
rule-defending =
    Jede ausgegebene Verteidigung wehrt 1 Schaden ab. Ein Ritter darf sich selbst verteidigen oder einen nahen oder benachbarten Verbündeten: Er geht auf dessen Ort, gibt mindestens 1 Verteidigung aus und nimmt, was nicht abgewehrt ist.
    Bei Schaden für viele springt ein Ritter nur auf einem einzigen Ort ein, mit mindestens 1 Verteidigung für jeden Verbündeten; sein eigener Schaden geht mit ihm. Ein Ritter von außerhalb nimmt nur den der anderen.
    Für jeden Verbündeten nur ein Ritter. Stirbt der Ritter vorher, fällt der Rest auf den Verbündeten zurück.

rule-death-title = Tod und Rückkehr
rule-death =
    Stirbt ein Ritter oder Dämon, erhält das andere Team 1 Punkt. Für denselben Platz in der Zugfolge wird sofort eine neue Figur gezogen; die Hand bleibt, ein Siegel oder Mal geht verloren.
    Sie wartet bis zu ihrem nächsten Zug: Ein Dämon kommt auf das Siegel, ein Ritter auf eine beliebige Ecke. Wer im eigenen Zug stirbt, kommt sofort zurück und spielt weiter.

rule-end-of-round-title = Rundenende
rule-end-of-round =
    1. Die Ritter erhalten 1 Punkt. 2. Steingolems führen je 2 Aktionen aus. 3. Kobolde führen je 2 Aktionen aus. 4. Die Ritter erhalten einen neuen Steingolem auf einer Ecke. 5. Die Dämonen erhalten einen neuen Kobold auf dem Siegel.
    Ein verletzter Golem oder Kobold muss sich zuerst heilen. Zu fünft kommen 4 neue Golems, soweit es sie gibt.

rule-victory-title = Punkte und Sieg
rule-victory =
    Ritter: 1 für jeden getöteten Dämon, 1 für jede Runde. Dämonen: 2 für jeden Tod unter den Ältesten, 1 für jeden getöteten Ritter.
    Das Spiel ist vorbei, sobald ein Marker an der Pforte steht.

rule-location-tiles-title = Orte
rule-location-tiles =
    Bewegungen gehen über Kanten, nie über Ecken. Mit den Wirkungen der Orte tun die meisten etwas, wie es bei ihnen steht; ohne sie sind alle gleich.
    Auf einen Ort zu kommen zählt, ganz gleich wie, nur nicht beim Aufbau und bei der Rückkehr.

rule-sewer-title = Der Kanal
rule-sewer =
    Das Wasser fließt von West nach Ost und bildet zwei Ufer. Von Norden kommst du ans Nordufer, von Süden ans Südufer, von den Seiten oder auf andere Weise an eines von beiden.
    Nahkampf und Rückzug zählen nur auf dem eigenen Ufer, Übersetzen ist eine Bewegung, und Fernkampf geht über das Wasser. Für alles andere ist es ein Ort. Wer von anderen bewegt wird, und Dämonen, die von Karten gelenkt werden, beachten das Wasser nicht.

rule-halos-title = Feuerkränze
rule-halos =
    Ein Feuerkranz verletzt Dämonen und ihre Schergen, die auf seinen Ort kommen oder deren Zug oder Handeln dort beginnt. Nie liegen zwei auf einem Ort.
    Sie verschwinden zu Beginn des nächsten Zugs des Flammenritters oder wenn für ihn eine neue Figur aufgestellt wird.

rule-portals-title = Portale
rule-portals = Für die Bewegung von Rittern und Golems sind alle Orte mit Portal zueinander benachbart. Angriffe und Verteidigung gehen nicht hindurch. Sie bleiben, wenn der Phasenritter stirbt.

rule-own-golems-title = Eis- und Schlackegolems
rule-own-golems = Sie gehören zu dem Platz in der Zugfolge, von dem sie kamen, und handeln zu Beginn seiner Züge, auch wenn dort inzwischen ein anderer Ritter spielt.

rule-retribution-title = Vergeltung
rule-retribution =
    { power-retribution-about }
    Nicht am Rundenende und nicht im Zug eines Ritters.

rule-foresight-title = Weitsicht
rule-foresight = { power-foresight-about } Das Skriptorium bewirkt dasselbe; zusammen sind es 5 und 2.

rule-grace-title = Gnade
rule-grace = { power-grace-about }

rule-tailwind-title = Rückenwind
rule-tailwind = { power-tailwind-about }

rule-shatter-title = Zerbersten
rule-shatter = { power-shatter-about }

rule-shackled-souls-title = Gefesselte Seelen
rule-shackled-souls = { power-shackled-souls-about } Ein Kobold für jeden Schlag; auch gegen Schaden außerhalb von Angriffen, aber nicht gegen einen Preis.

rule-rime-armor-title = Raureifpanzer
rule-rime-armor = { power-rime-armor-about }

rule-petrifying-gaze-title = Versteinernder Blick
rule-petrifying-gaze = { power-petrifying-gaze-about }

rule-molten-wake-title = Glutspur
rule-molten-wake = { power-molten-wake-about }

rule-malevolence-title = Bosheit
rule-malevolence = { power-malevolence-about }

rule-bloodrush-title = Blutrausch
rule-bloodrush = { power-bloodrush-about }

rule-feral-vigor-title = Wilde Kraft
rule-feral-vigor = { power-feral-vigor-about }

rule-fear-no-evil-title = Fürchte kein Unheil
rule-fear-no-evil = Die Ritter beginnen auf dem Feld der Dämonen und brauchen ebenfalls 10 Punkte. Das kooperative Spiel wird immer so gespielt.

rule-five-cards-title = Fünf Handkarten
rule-five-cards = Du hast vier Kraftkarten und die Basiskarte. Drei der vier verlassen in deinem Zug die Hand, eine bleibt für den nächsten. Eine als Preis hergegebene Karte ist eine der drei.

rule-five-player-help-title = Hilfe für zwei Ritter
rule-five-player-help = Unsere eigene Regel zu fünft: Der Marker der beiden Ritter beginnt auf Feld 5, denn neue Golems allein wiegen einen dritten Dämon nicht auf.

rule-coop-title = Kooperatives Spiel
rule-coop =
    Ihr spielt nur Ritter; zu jedem gehört ein zufälliger Dämon. Sein Zug kommt direkt vor dem des Ritters und wird von zwei Karten gelenkt: der ersten Hälfte der einen, der zweiten Hälfte der anderen.
    Dämonen haben keine Handkarten und wirken keine Magie. Stirbt einer, wird sofort der nächste gezogen und kommt auf das Siegel, wenn der nächste Zug von euch beginnt. Ihr gewinnt oder verliert gemeinsam.

rule-coop-cards-title = Was die Karten sagen
rule-coop-cards =
    Bewegung: Der Dämon muss gehen, auch von einem Gegner weg, und nimmt Rückzugsschaden. Schleichen: Er geht nur, solange kein Gegner auf seinem Ort ist.
    Nahkampf und Fernkampf sind ein Angriff mit diesem Schaden; ohne Ziel geschieht nichts. Neue Kobolde kommen auf das Siegel.

rule-target-hierarchy-title = Auf wen die Dämonen es abgesehen haben
rule-target-hierarchy =
    Immer auf die Nächsten. Bei gleicher Entfernung: unbeschützte Älteste, beschützte Älteste, Ritter mit zusammen höchstens 2 Leben und Verteidigung, Golems, andere Ritter.
    Immer noch gleich: das wenigste Leben, dann die wenigsten nahen oder benachbarten Verbündeten, dann wählt ihr. Orte, auf denen sie im selben Zug schon waren, meiden sie.

rule-clockwise-title = Rund um die Abtei
rule-clockwise = Im Uhrzeigersinn und dagegen geht es die äußeren Orte entlang, wer auch immer dort steht. Vom Siegel aus folgt der erste Schritt der üblichen Wahl des Ziels.

rule-coop-demons-title = Dämonen und Kobolde von allein
rule-coop-demons =
    Fähigkeiten, die sonst Angebote sind, wirken immer: Eis wehrt ab, Kobolde nehmen Schaden, der Knochenbrecher zerbirst, der Glutspross verbrennt jeden Ort, auf den er geht. Wen der Blick trifft, bestimmt ihr.
    Seelendieb und Blutschatten gehen am Ende ihren zusätzlichen Schritt, der Wilde Reißer heilt oder geht, die Gehörnte Dämonin greift an.
    Ein Kobold heilt sich, wenn er verletzt ist, sonst schlägt er zu, sonst geht er.

rule-respawn-title = Wiederkehr
rule-respawn = Ein anderer Dämon löst den ab, der am Zug ist. Er übernimmt dessen Leben, höchstens bis zum Ende der eigenen Leiste. Niemand erhält Punkte.

rule-desperate-title = Verzweifelte Lage
rule-desperate = Vier Älteste eurer Wahl beginnen mit 5 Leben, auf den Ecken steht kein Golem, und ein Kobold mehr wird aufgestellt.

rule-figures-title = Was gedruckt ist und was von uns stammt
rule-figures = Die Anleitung zeigt kaum eine Karte und kaum einen Ort. Die Zahlen hier sind eine Rekonstruktion, die zu allem passt, was sie sagt. Wer die Schachtel besitzt, bringt mit einer Ausgabendatei ein, was auf den eigenen Karten steht.

## Kampagne: Fragen und Züge

ask-ride = Wohin reitet ihr? Bis zu { $squares ->
    [2] zwei
    [3] drei
   *[other] { $squares }
} Felder, um dort zu lesen, oder eins mehr, ohne zu lesen.
ask-read = Lest ihr hier eine Nummer?
ask-before-dusk = Der letzte Glockenschlag ist verklungen. Wollt ihr vor der Abtei noch etwas kaufen?
ask-choice = Was tut ihr?
ask-ferry = Wo setzt euch die Fähre ab?
ask-first-knight = Wer von euren Rittern folgt auf den ersten Dämon?
ask-weakened = { $keyword }: Welcher Ritter beginnt mit { $n } Leben weniger?
ask-warned = Wenna Bell schlägt Alarm. Welcher Dämon beginnt mit 2 Leben weniger?
ask-horn = Horn der heiligen Orla: Wohin geht dieser Ritter?
ask-nails = Silbernägel: Wo erscheint der Golem?
ask-chalice = Kelch des ersten Lichts: Wen heilt er?
ask-bell = Gleich ist ein Dämon am Zug. Bringt ihn die Glocke der neun Namen zum Schweigen?
ask-hourglass = Schenkt das Stundenglas der Asche diesem Ritter gleich noch einen Zug?
ask-mirror = Zwei Karten lenken den Dämon. Zeigt der Spiegel des stillen Wassers zwei andere?
ask-shield = Gleich trifft ein Schlag. Hält ihn der Dornholzschild auf?
move-ride = Reiten: { $square }
how-ride-stay = Bleiben, wo ihr seid.
how-ride-far = Zu weit, um dort noch zu lesen.
move-read = Nummer { $number } lesen
move-choice = { $letter }: { $text }
move-ferry = Landen: { $square }
move-buy-scroll = Eine Schriftrolle für { $coins } Münzen kaufen
move-buy-relic = { $coins ->
    [0] { $relic } kaufen: { $scrolls ->
        [one] 1 Schriftrolle
       *[other] { $scrolls } Schriftrollen
    }
   *[other] { $relic } kaufen: { $scrolls ->
        [one] 1 Schriftrolle
       *[other] { $scrolls } Schriftrollen
    } und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
}
move-first = Zuerst { $unit }
move-elixir = Ein Elixier trinken (noch { $left })
move-use = { $relic }
move-shield = { $unit } schützen
move-pass-read = Hier nichts lesen
move-pass-choice = Weiterreiten
move-pass-before-dusk = Weiter zur Abtei
move-pass-bell = Den Dämon handeln lassen
move-pass-hourglass = Kein zweiter Zug
move-pass-mirror = Diese beiden Karten behalten
move-pass-shield = Den Schlag hinnehmen
move-pass-horn = Hier bleiben
scope-round = In dieser Runde nicht
scope-round-means = Bis diese Runde vorbei ist, wirst du nicht danach gefragt.
scope-round-means-mine = Bis diese Runde vorbei ist, wirst du nicht danach gefragt.
scope-round-declined = In dieser Runde wirst du nicht nach Relikten gefragt.
scope-round-declined-mine = In dieser Runde wirst du nicht nach { $topics } gefragt.
scope-battle = In diesem Kampf nicht
scope-battle-means = Bis dieser Kampf vorbei ist, wirst du nicht danach gefragt.
scope-battle-means-mine = Bis dieser Kampf vorbei ist, wirst du nicht danach gefragt.
scope-battle-declined = In diesem Kampf wirst du nicht nach Relikten gefragt.
scope-battle-declined-mine = In diesem Kampf wirst du nicht nach { $topics } gefragt.
hint-keyword-needs = Nur mit dem Schlüsselwort { $keyword }.
hint-keyword-without = Nicht mit dem Schlüsselwort { $keyword }.
hint-resources = Dafür bräuchtet ihr { $what }.
amount-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
amount-scrolls = { $number ->
    [one] 1 Schriftrolle
   *[other] { $number } Schriftrollen
}
amount-keys = { $number ->
    [one] 1 Schlüssel
   *[other] { $number } Schlüssel
}
amount-elixirs = { $number ->
    [one] 1 Elixier
   *[other] { $number } Elixiere
}

## Kampagne: Ereignisse

event-campaign-began = { $difficulty ->
    [easy] Die Kampagne beginnt, leicht, mit { $elixirs ->
        [one] 1 Elixier
       *[other] { $elixirs } Elixieren
    }.
    [hard] Die Kampagne beginnt, schwer, mit { $elixirs ->
        [one] 1 Elixier
       *[other] { $elixirs } Elixieren
    }.
   *[medium] Die Kampagne beginnt, mittelschwer, mit { $elixirs ->
        [one] 1 Elixier
       *[other] { $elixirs } Elixieren
    }.
}
event-party-rode = { $me ->
    [yes] Du führst
   *[no] { $seat } führt
} die Gruppe weiter: { $square }.
event-party-rode-staying = { $me ->
    [yes] Du lässt
   *[no] { $seat } lässt
} die Gruppe bleiben: { $square }.
event-entry-read = Nummer { $number } wird gelesen: { $title }.
event-choice-made = { $me ->
    [yes] Du wählst
   *[no] { $seat } wählt
} { $letter }: { $text }
event-power-card-shown-won = Oberste Kraftkarte: „{ $card }“. Die Wette ist gewonnen.
event-power-card-shown = Oberste Kraftkarte: „{ $card }“. Die Wette ist verloren.
event-resources-lost = Ihr gebt her: { $what }.
event-resources-gained = Ihr erhaltet: { $what }.
event-keyword-gained = Neues Schlüsselwort: { $keyword }.
event-keyword-erased = Schlüsselwort getilgt: { $keyword }.
event-villager-joined = { $villager } schließt sich euch an.
event-number-crossed-off = Nummer { $number } wird gestrichen.
event-bell-rang = { $left ->
    [0] Der letzte Glockenschlag.
    [one] Ein Glockenschlag. Einer bleibt euch.
   *[other] Ein Glockenschlag, { $left } bleiben.
}
event-scroll-bought = { $me ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} für { $coins } Münzen eine Schriftrolle.
event-relic-bought = { $me ->
    [yes] Du kaufst
   *[no] { $seat } kauft
} ein Relikt: { $relic }.
event-party-ferried = Die Fähre legt an: { $square }.
event-battle-began = Kampf: { $battle }.
event-demon-loomed = { $demon } taucht auf, { $at }.
event-knight-sent = { $knight } tritt an die Stelle der Gefallenen.
event-villager-helped = { $villager } hilft, { $unit } wird nicht verlangsamt.
event-villager-helped-demon = { $villager } hat gewarnt, { $unit } beginnt mit weniger Leben.
event-weakened = { $keyword }: { $unit } beginnt mit { $health } Leben.
event-elixir-drunk = { $knight } trinkt ein Elixier; es bleiben { $left }.
event-relic-used = Eingesetzt: { $relic }.
event-board-laid = Der Schauplatz des Kampfes: { $tiles }.
event-battle-won = Kampf gewonnen: { $battle }. { $elders ->
    [0] Von den Ältesten wird niemand gerettet.
   *[other] Gerettete Älteste: { $elders }.
}
event-battle-won-alone = Kampf gewonnen: { $battle }.
event-battle-lost = Kampf verloren: { $battle }.
event-campaign-ended = Die Kampagne ist gewonnen. Euer Ergebnis: { $score }.
event-campaign-ended-lost = Die Kampagne ist gescheitert. Euer Ergebnis: { $score }.
end-campaign-won = Der letzte Kampf ist gewonnen, und ein schlichter grauer Morgen kommt.
end-campaign-lost-knights = Die letzten Ritter sind gefallen, und es bleibt Nacht.
end-campaign-lost-elders = Zu viele Älteste sind gefallen, und es bleibt Nacht.
phase-map = Auf der Karte
phase-entry = Im Buch
kind-villager = Dorfleute
kind-relic = Relikte

## Kampagne: Regeln

rule-campaign-title = Kampagne
rule-campaign =
    Zu zweit oder allein führt ihr zwei Ritter durch ein Tal. Sechzehn Glockenschläge bleiben euch: Reitet, lest, entscheidet und besteht die Kämpfe, in die euch das Buch führt. Mit dem letzten Glockenschlag reitet ihr zur Abtei und haltet sie.
    Die Geschichte ist eine eigene; das gedruckte Buch wird nicht verwendet.
rule-campaign-map-title = Auf der Karte
rule-campaign-map =
    Ein Zug: Reitet bis zu 2 Felder, waagerecht oder senkrecht, und lest dort eine offene Nummer. Oder lest nichts und reitet bis zu 3. Über das Wasser führen nur Brücken. Dann wird ein Glockenschlag gestrichen, und die nächste Person führt.
    Eine gestrichene Nummer bleibt geschlossen; eine nur gelesene darf wieder gelesen werden. Mit dem letzten Glockenschlag lest ihr sofort die Nummer der Abtei.
rule-campaign-choices-title = Entscheidungen
rule-campaign-choices =
    Wählen könnt ihr nur, was ihr bezahlen könnt. Erst wird bezahlt, dann kommen Vorräte, dann Schlüsselwörter und Dorfleute. Mitten im Eintrag dürft ihr eine Schriftrolle kaufen, um mit ihr zu bezahlen.
    Eine Entscheidung kann zu einem weiteren Eintrag führen oder in einen Kampf; dann gibt es ihre Belohnung, wenn er gewonnen ist.
rule-campaign-relics-title = Schriftrollen, Relikte, Elixiere
rule-campaign-relics =
    Eine Schriftrolle kostet jederzeit 5 Münzen. Relikte werden jederzeit gekauft, nur nicht in Einträgen und Kämpfen; jedes wirkt einmal in jedem Kampf.
    Im Zug eines Ritters füllt ein Elixier sein Leben bis zum Ende der Leiste auf.
rule-campaign-villagers-title = Dorfleute
rule-campaign-villagers = Wer sich euch anschließt, hilft von da an auf der Karte und in jedem Kampf und ist 6 Punkte wert.
rule-campaign-keywords-title = Schlüsselwörter
rule-campaign-keywords = Schlüsselwörter öffnen oder versperren Entscheidungen, und manche wirken im nächsten oder im letzten Kampf.
rule-campaign-battles-title = Kämpfe der Kampagne
rule-campaign-battles =
    Wie im kooperativen Spiel, nur ohne Punkte: Besiegt alle Dämonen. Ihr bestimmt, welcher Ritter auf den ersten Dämon folgt. Höchstens zwei Dämonen sind gleichzeitig da; wo einer fällt, taucht auf demselben Ort der nächste auf, der lauert.
    Neue Kobolde kommen neben den Dämon, der sie ruft. Am Ende einer Runde handeln Golems und Kobolde, sonst geschieht nichts. Ein gefallener Ritter ist für die ganze Kampagne verloren; ein anderer betritt mit dem nächsten Zug dieser Stelle den Startort. Steht kein Ritter mehr auf dem Spielplan und kann keiner mehr kommen, ist die Kampagne verloren.
rule-campaign-final-title = Der letzte Kampf
rule-campaign-final = Sieben Dämonen werden gezogen, zwei stehen auf dem Siegel. Ihr gewinnt, sobald sechs besiegt sind, und verliert mit dem fünften Tod unter den Ältesten, leicht erst mit dem sechsten.
rule-campaign-score-title = Ergebnis der Kampagne
rule-campaign-score = Lebende Ritter je 2, Relikte 6, Dorfleute 6, gerettete Älteste 3, Schriftrollen, Schlüssel und Elixiere 1; mittel 10 mehr, schwer 20 mehr, und 30 weniger, wenn die Kampagne gescheitert ist.
## Kampagne: Dorfleute und Relikte

card-maud-tanner = Maud Tanner
card-maud-tanner-about = Jeder Ritter, der einen Kampf beginnt oder in ihm nachrückt, hat 1 Leben mehr.
card-oswin-pike = Oswin Pike
card-oswin-pike-about = Jeder Ritter, der einen Kampf beginnt oder in ihm nachrückt, hat 1 Verteidigung mehr.
card-tilda-reed = Tilda Reed
card-tilda-reed-about = Auf der Karte dürft ihr in jedem Zug 1 Feld weiter reiten.
card-brother-anselm = Bruder Anselm
card-brother-anselm-about = Eine Schriftrolle kostet 1 Münze weniger.
card-hob-carrow = Hob Carrow
card-hob-carrow-about = Bringt euch ein Eintrag Münzen, erhaltet ihr 1 mehr.
card-ysolde-finch = Ysolde Finch
card-ysolde-finch-about = Ihr erhaltet sofort 2 Elixiere; wer im Kampf ein Elixier nutzt, erhält dazu 1 Verteidigung.
card-garrick-stone = Garrick Stone
card-garrick-stone-about = Jeder Kampf beginnt mit 1 Steingolem auf dem Startort.
card-wenna-bell = Wenna Bell
card-wenna-bell-about = Zu Beginn jedes Kampfs verliert 1 Dämon eurer Wahl auf dem Spielplan 2 Leben, nur nicht das letzte.
card-pip = Pip
card-pip-about = Ritter können nicht verlangsamt werden.
card-saint-orlas-horn = Horn der heiligen Orla
card-saint-orlas-horn-about = Im Zug eines Ritters: Jeder Ritter darf sich bis zu 2 Orte weit bewegen, ohne Rückzugsschaden.
card-ember-censer = Glühendes Rauchfass
card-ember-censer-about = Im Zug eines Ritters: 2 Schaden für alle Gegner auf seinem Ort.
card-thornwood-shield = Dornholzschild
card-thornwood-shield-about = Wenn ein Angriff einem Ritter oder jemandem von den Ältesten Schaden zufügen würde: Diese Figur nimmt keinen.
card-bell-of-nine-names = Glocke der neun Namen
card-bell-of-nine-names-about = Wenn der Zug eines Dämons beginnen würde: Er setzt aus, und es werden keine kooperativen Karten gezogen.
card-silver-nails = Silbernägel
card-silver-nails-about = Im Zug eines Ritters: Stellt einen Steingolem, falls noch einer da ist, auf einen beliebigen Ort; er führt sofort 2 kleine Aktionen aus.
card-hourglass-of-ash = Stundenglas der Asche
card-hourglass-of-ash-about = Nach dem Zug eines Ritters, sobald seine neue Hand gezogen ist: Derselbe Ritter ist noch einmal am Zug, ehe ein Dämon handelt.
card-mirror-of-still-water = Spiegel des stillen Wassers
card-mirror-of-still-water-about = Wenn für einen Dämon zwei kooperative Karten gezogen sind: Werft beide ab, bevor sie wirken, und zieht zwei neue.
card-chalice-of-first-light = Kelch des ersten Lichts
card-chalice-of-first-light-about = Im Zug eines Ritters: Heilt einen Ritter oder jemanden von den Ältesten an beliebigem Ort um 4.

## Was mit einer Kampagne nicht stimmt

campaign-fault-square = Zum Feld { $where } kommt niemand: Öffne einen Weg oder eine Brücke.
campaign-fault-unreachable = Eintrag { $where } steht auf keinem Feld, und keine Entscheidung, die sich öffnen kann, führt zu ihm.
campaign-fault-dead-end = In Eintrag { $where } ist vielleicht keine Entscheidung möglich: Gib ihm eine, die nichts kostet und nichts verlangt.
campaign-fault-closed = Entscheidung { $where } braucht ein Schlüsselwort, das niemand bekommen kann.
campaign-fault-battle = Kampf { $where } wird nie ausgetragen.
campaign-fault-unearned = { $where } werden ausgegeben, aber nie erworben.
campaign-fault-keyword-not-gained = Das Schlüsselwort { $where } kann niemand bekommen.
campaign-fault-keyword-idle = Das Schlüsselwort { $where } bewirkt nichts, und nichts fragt danach.
campaign-fault-language = Der Text { $where } fehlt: In der anderen Sprache gibt es ihn.
campaign-fault-not-met = Eintrag { $where } wurde in keiner der zufälligen Kampagnen gelesen. Waren es genug?
campaign-fault-not-chosen = Entscheidung { $where } wurde in keiner der zufälligen Kampagnen getroffen. Waren es genug?
campaign-fault-stuck = { $where } der zufälligen Kampagnen kamen an kein Ende.
campaign-fault-unwinnable = Kampf { $where } wurde in keinem seiner Spiele gewonnen.
