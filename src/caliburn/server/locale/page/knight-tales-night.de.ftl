### Der Tisch von Knight Tales bei Nacht: das Schlachtfeld, die Würfel, die Tafel eines Angriffs.

page-kt-n-chapter-setup = Vor dem ersten Tag, { $difficulty ->
        [heroic] heroisch
        [epic] episch
       *[legendary] legendär
    }
page-kt-n-chapter-day = Tag { $round } von III, { $difficulty ->
        [heroic] heroisch
        [epic] episch
       *[legendary] legendär
    }
page-kt-n-chapter-night = Nacht { $round } von III, { $difficulty ->
        [heroic] heroisch
        [epic] episch
       *[legendary] legendär
    }
page-kt-n-chapter-over = Das Ende
page-kt-n-chapter-setup-short = Aufbau
page-kt-n-chapter-day-short = Tag { $round }
page-kt-n-chapter-night-short = Nacht { $round }
page-kt-n-chapter-over-short = Das Ende

page-kt-n-tab-attack = Angriff
page-kt-n-tab-market = Markt
page-kt-n-tab-cards = Karten

## Das Schlachtfeld

page-kt-n-rank = Reihe { $rank }
page-kt-n-lane = { $lane ->
        [1] Linke Bahn
        [2] Mittlere Bahn
       *[3] Rechte Bahn
    }: { $walls ->
        [0] nichts steht mehr
        [1] eine Palisade steht
        [2] zwei Palisaden stehen
       *[other] Barrikade und zwei Palisaden stehen
    }
page-kt-n-monster = { $name }, { $lane ->
        [1] linke Bahn
        [2] mittlere Bahn
       *[3] rechte Bahn
    }, Reihe { $rank }
page-kt-n-hidden = verdecktes Monster
page-kt-n-scouted = verdeckt: { $name }
page-kt-n-champion = Champion
page-kt-n-fights = { $black } schwarze und { $red } rote Würfel, { $sword } Schwerter, { $shield } Schilde
page-kt-n-health = noch { $left } Leben, kostet { $cost } Erschöpfung
page-kt-n-attacked = wird angegriffen
page-kt-n-chosen = gewählt
page-kt-n-can = wählbar
page-kt-n-boss-forest = Boss, im Wald
page-kt-n-boss-rank = Boss, in Reihe { $rank }
page-kt-n-boss-health = noch { $left } von { $printed } Leben
page-kt-n-doom-at = Verhängnisleiste, Spalte { $column } von 10: { $red } rote und { $black } schwarze Würfel, Rüstung { $armor }.
page-kt-n-doom-would = So wie es liegt, steigt das Verhängnis auf { $column }.
page-kt-n-tactic = Taktik
page-kt-n-by-armor = durch Verhängnis
page-kt-n-by-rank = Reihe, { $source }
page-kt-n-by-lane = Bahn, { $source }
page-kt-n-short-black = +{ $n } schwarz
page-kt-n-short-red = +{ $n } rot
page-kt-n-short-no-shields = keine Schilde
page-kt-n-short-no-doubles = Doppelte zählen 1
page-kt-n-short-no-wrath = kein Groll
page-kt-n-short-no-effects = keine Monstereffekte
page-kt-n-short-no-monster-shields = seine Schilde versagen
page-kt-n-short-faith-twice = Glaube legt 2 ab
page-kt-n-short-spikes = Geblocktes schlägt zurück

## Der Angriff

page-kt-n-step = Schritt { $step } von { $of }
page-kt-n-time-setup = Aufbau
page-kt-n-time-day = Tag { $round }{ $turn ->
        [yes] , du bist dran
       *[no] {""}
    }
page-kt-n-time-night = Nacht { $round }{ $turn ->
        [yes] , du bist dran
       *[no] {""}
    }
page-kt-n-time-over = Das Ende
page-kt-n-dice = Würfel
page-kt-n-dice-knight = Würfel des Ritters
page-kt-n-dice-monster = Würfel des Monsters
page-kt-n-die-knight = Ritterwürfel: { $face }
page-kt-n-die-black = Schwarzer Würfel: { $face }
page-kt-n-die-red = Roter Würfel: { $face }
page-kt-n-die-gone = aus dem Wurf
page-kt-n-face-none = noch nicht gewürfelt
page-kt-n-lies = So wie es liegt
page-kt-n-damage-of = { $defeats ->
        [yes] Schaden: es fällt
       *[no] Schaden von { $health }
    }
page-kt-n-of-damage = { $defeats ->
        [yes] Schaden: es fällt
       *[no] von { $health } Schaden
    }
page-kt-n-wounds = { $n ->
        [one] Wunde
       *[other] Wunden
    }
page-kt-n-doom-to = Verhängnis auf
page-kt-n-told = Wie ein Angriff ist
page-kt-n-reasons = Was in diesem Angriff zählt
page-kt-n-look = Sieh dir ein Monster an, um zu erfahren, wie ein Angriff auf es wäre.
page-kt-n-touch = Tippe ein Monster an, um zu sehen, wie ein Angriff auf es wäre.
page-kt-n-face-down = Verdeckt: { $minions ->
        [one] 1 Lakai
       *[other] { $minions } Lakaien
    }, { $champions ->
        [one] 1 Champion
       *[other] { $champions } Champions
    }.
page-kt-n-look-dice = Es würfelt
page-kt-n-look-tokens = Dazu
page-kt-n-look-health = Leben
page-kt-n-look-cost = Erschöpfung
page-kt-n-look-afar = Im Wald ist der Boss nicht angreifbar.
page-kt-n-reroll = Neu würfeln
page-kt-n-reroll-short = Neuer Wurf
page-kt-n-use-reroll = Für 1 Groll einen Ritterwürfel neu würfeln: wähle dann den Würfel
page-kt-n-add = Vierter Würfel
page-kt-n-add-short = 4. Würfel
page-kt-n-use-add = Für 2 Groll einen weiteren Ritterwürfel werfen
page-kt-n-doom = Verhängnis
page-kt-n-doom-short = Verhängnis
page-kt-n-use-doom = Ein Verhängnis-Ergebnis abhandeln
page-kt-n-more-cards = noch { $count } unter deinen Karten

## Die Knöpfe

page-kt-n-do-attack = { $monster } angreifen
page-kt-n-do-use = { $card } nutzen
page-kt-n-do-use-how = { $card }: { $how }
page-kt-n-do-use-one = { $how }
page-kt-n-how-monster-die =
    { $colour ->
        [red] roter Würfel ({ $face })
       *[black] schwarzer Würfel ({ $face })
    }
page-kt-n-do-buy = { $card } erwerben
page-kt-n-less = { $gold } − { $price } = { $left } Gold
page-kt-n-do-forge = { $card } nehmen
page-kt-n-do-reroll = { $face } neu würfeln
page-kt-n-do-faith = Glaube: { $colour ->
        [red] roten Würfel { $number }
       *[black] schwarzen Würfel { $number }
    } ({ $face }) ablegen
page-kt-n-do-knight = { $knight } spielen
page-kt-n-do-absorb = { $card } fängt 1 Wunde für 1 Gold ab
page-kt-n-do-exhaust = { $card } erschöpfen
page-kt-n-do-lane = { $lane ->
        [1] Die linke Bahn
        [2] Die mittlere Bahn
       *[3] Die rechte Bahn
    }
page-kt-n-do-roll = Würfeln
page-kt-n-do-add = Vierten Würfel werfen
page-kt-n-do-resolve = Angriff abhandeln
page-kt-n-do-doom = Verhängnis erhöhen
page-kt-n-do-combat = Schwerter und Schilde
page-kt-n-do-swap = Diese zwei tauschen
page-kt-n-do-prevent = Schaden verhindern
page-kt-n-head-buy = { $card }: { $line }.
page-kt-n-head-use = { $card }: wähle, wofür.
page-kt-n-head-use-die = { $card }: wähle einen Würfel.
page-kt-n-head-use-monster = { $card }: wähle ein Monster.
page-kt-n-head-use-lane = { $card }: wähle eine Bahn.
page-kt-n-head-reroll = Wähle den Würfel, den du neu wirfst.

## Die Zeilen auf den Monstern

page-kt-line-goblin = Wunde: 1 Gold weniger
page-kt-line-shaman = Bahn: +1 schwarzer Würfel
page-kt-line-orc-raider = In Reihe 1: +1 Schwert
page-kt-line-war-drummer = Reihe: +1 Schwert
page-kt-line-zombie = Aufgedeckt: +1 Leben
page-kt-line-ghoul = Wunde: +1 Leben
page-kt-line-wraith = Deine 2 Schwerter zählen 1
page-kt-line-bone-mage = Bahn: +1 Schwert
page-kt-line-doom-bat = Wunde: Verhängnis +1
page-kt-line-centaur = Reihe: +1 Schild
page-kt-line-dire-wolf = +1 schwarzer Würfel je Bestie der Reihe
page-kt-line-giant-spider = Wunde: 1 Erschöpfung weniger
page-kt-line-troll = Übersteht Schaden: +1 Leben
page-kt-line-orc-berserker = Mit Wappen: +1 roter Würfel
page-kt-line-banner-bearer = Reihe: +1 roter Würfel
page-kt-line-vampire = Wunde: erschöpfe eine Karte
page-kt-line-death-knight = Kein Groll in diesem Angriff
page-kt-line-banshee = Reihe: deine Schilde gelten nicht
page-kt-line-werewolf = Wunde: 1 Groll weniger
page-kt-line-minotaur = Ohne Schaden: 1 Bahnenschaden
page-kt-line-treant = Bahn: +1 Schild
