### King Arthur auf der Seite: Beschriftungen des Tisches, für Augen und für alle, die zuhören.

## Was wo liegt

page-ka-adventures = Abenteuer
page-ka-adversaries = Widersacher auf dem Tisch
page-ka-adventure = Abenteuer
page-ka-hand = Deine Ritter
page-ka-hand-hidden =
    { $count ->
        [one] 1 Ritter, verdeckt
       *[other] { $count } Ritter, verdeckt
    }
page-ka-hand-empty = Keine Ritter auf der Hand
page-ka-trophies = Meine Beute
page-ka-trophies-theirs = Beute
page-ka-trophies-none = Noch nichts gewonnen
page-ka-trophies-hidden =
    { $count ->
        [one] 1 Widersacher, verdeckt
       *[other] { $count } Widersacher, verdeckt
    }
page-ka-close = Schließen

page-ka-pile-deck = Widersacher
page-ka-pile-deck-long = Stapel der Widersacher, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-ka-pile-supply = Ritter
page-ka-pile-supply-long = Vorrat der Ritter, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-ka-pile-out = Aus dem Spiel
page-ka-pile-out-long = Widersacher aus dem Spiel, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-ka-pile-discards = Abgelegt
page-ka-pile-discards-long = Abgelegte Ritter, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-ka-pile-empty = Hier liegt keine Karte.

## Kurze Namen

page-ka-kind-dark-power-short = Mächte
page-ka-kind-enemy-knight-short = Ritter
page-ka-kind-monster-short = Ungeheuer
page-ka-kind-dragon-short = Drachen

page-ka-letter-dark-power = M
page-ka-letter-enemy-knight = R
page-ka-letter-monster = U
page-ka-letter-dragon = D
page-ka-letter-red = R
page-ka-letter-orange = O
page-ka-letter-beige = B
page-ka-letter-merlin = M

page-ka-suit-red = Rot
page-ka-suit-orange = Orange
page-ka-suit-beige = Beige
page-ka-suit-merlin = Merlin

page-ka-panel-holy-grail = Heiliger Gral
page-ka-panel-mountain = Berg
page-ka-panel-excalibur = Excalibur
page-ka-panel-questing-beast = Questenbestie
page-ka-panel-fisher-king = Fischerkönig
page-ka-panel-royal-tournament = Turnier
page-ka-panel-robbers = Räuber
page-ka-panel-vikings = Wikinger
page-ka-panel-sea-monster = Seeungeheuer
page-ka-panel-saxons = Sachsen
page-ka-panel-king-mark = König Marke
page-ka-panel-green-knight = Grüner Ritter
page-ka-panel-gold-treasure = Goldschatz
page-ka-or = oder

## Zustände

page-ka-chosen = gewählt
page-ka-reach = in Reichweite
page-ka-affected = würde genommen
page-ka-can-challenge = kann herausgefordert werden
page-ka-can-repeat = kann erneut herausgefordert werden
page-ka-can-take = kann genommen werden
page-ka-can-play = kann gespielt werden
page-ka-can-deck = kann aufgedeckt werden
page-ka-can-supply = hier kann gezogen werden
page-ka-sealed =
    { $me ->
        [yes] von dir versiegelt
       *[no] versiegelt von { $seat }
    }
page-ka-taken-by = genommen von { $name }

## Zahlen

page-ka-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-ka-points-word =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
page-ka-won-held = { $won } gewonnen, { $held } gehalten
page-ka-won-only = { $won } gewonnen
page-ka-worth = Punkte
page-ka-power = Stärke und Wert
page-ka-strength = Zählt als
page-ka-copies = Im Spiel
page-ka-knight = Ritter, { $suit }
page-ka-source-rulebook = (wie gedruckt)
page-ka-source-public = (aus Rezensionen)
page-ka-source-reconstructed = (unsere Schätzung)
page-ka-count-knights = { $count } Ritter
page-ka-count-adversaries = { $count } Widersacher
page-ka-count-seals =
    { $count ->
        [one] noch 1 Siegel
       *[other] noch { $count } Siegel
    }

## Ein Zug

page-ka-steps = Die vier Aktionen eines Zuges
page-ka-step-1 = Aufdecken
page-ka-step-2 = Fordern
page-ka-step-3 = Abenteuer
page-ka-step-4 = Ziehen
page-ka-step-now = { $step }, jetzt
page-ka-step-done = { $step }, vorbei

page-ka-do-reveal = Aufdecken
page-ka-do-challenge = Fordern
page-ka-do-seal = Siegel setzen
page-ka-do-repeat = Samt Siegel nehmen
page-ka-do-double = Doppelt
page-ka-do-take = Abenteuer nehmen
page-ka-do-draw =
    { $number ->
        [one] 1 ziehen
       *[other] { $number } ziehen
    }
page-ka-needs = braucht { $number }

page-ka-head-pay = Welche Ritter fordern { $card }?
page-ka-head-with = Wen fordern sie heraus?
page-ka-head-seal = Dein Siegel auf { $card }.
page-ka-head-fells =
    { $kind ->
        [dark-power] Dein Siegel bezwingt die dunklen Mächte.
        [enemy-knight] Dein Siegel bezwingt die feindlichen Ritter.
        [monster] Dein Siegel bezwingt die Ungeheuer.
       *[dragon] Dein Siegel bezwingt die Drachen.
    }
page-ka-head-double = Doppelte Stärke, und { $card } gehört dir.
page-ka-head-repeat = { $card } und dein Siegel kommen zu dir.
page-ka-head-beat = Du nimmst { $card }.
page-ka-head-give = Was gibst du für { $card }?
page-ka-head-take = { $card } für { $points } Punkte.
page-ka-takes = nimmt { $cards }

## Was der gewählte Zug brächte

page-ka-brings-taken =
    { $me ->
        [yes] Du nimmst { $cards }.
       *[no] { $seat } nimmt { $cards }.
    }
page-ka-brings-sealed = { $card } bleibt in der Spalte, bis dort alle versiegelt sind.
page-ka-brings-paid = Du spielst { $cards }.
page-ka-brings-last = Das ist der letzte Widersacher: Nach diesem Zug ist das Spiel vorbei.
page-ka-brings-end = Damit ist das Spiel vorbei.
