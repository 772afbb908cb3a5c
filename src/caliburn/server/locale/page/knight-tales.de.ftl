### Knight Tales auf der Seite: Beschriftungen seines Tisches, für Augen und für die, die zuhören.

## Am Tag: der Markt, mein Ritter und meine Karten, das Dorf, die Wertung

page-kt-market = Der Markt
page-kt-stall-empty = Leer
page-kt-sold = verkauft, morgen neu
page-kt-sold-out = verkauft
page-kt-sold-to =
    { $me ->
        [yes] von dir gekauft
       *[no] gekauft von { $seat }
    }
page-kt-trophies = Trophäen
page-kt-forged =
    { $me ->
        [yes] deine
       *[no] hat { $seat }
    }
page-kt-forge-price =
    { $faction ->
        [orc] kostet { $need } Orks, du hast { $have }
        [undead] kostet { $need } Untote, du hast { $have }
       *[beast] kostet { $need } Bestien, du hast { $have }
    }
page-kt-type-weapon = Waffe
page-kt-type-armor = Rüstung
page-kt-type-character = Gefährte
page-kt-type-animal = Tier
page-kt-type-trinket = Schmuck
page-kt-type-relic = Relikt
page-kt-have-of = { $have } von { $need }
page-kt-costs = kostet { $gold } Gold
page-kt-set = Satz +{ $points }
page-kt-set-long =
    { $points ->
        [one] eine neue Sorte, 1 Punkt mehr für deinen Satz
       *[other] eine neue Sorte, { $points } Punkte mehr für deinen Satz
    }
page-kt-valor =
    { $valor ->
        [one] 1 Ruhmpunkt
       *[other] { $valor } Ruhmpunkte
    }
page-kt-valor-short = Ruhm { $valor }
page-kt-chosen = gewählt
page-kt-can-buy = kannst du kaufen
page-kt-can-forge = kannst du nehmen
page-kt-can-give = kannst du abgeben
page-kt-can-use = kannst du nutzen

page-kt-spots = Wer heute Nacht wann kämpft
page-kt-spot-next = nächster
page-kt-spot-free = frei
page-kt-nth = { $n }.
page-kt-nth-tonight = kämpft als { page-kt-nth }
page-kt-nth-mine = heute Nacht { page-kt-nth }
page-kt-fights-nth = kämpfst als { page-kt-nth }
page-kt-buys-after =
    { $me ->
        [yes] kauft nach dir
       *[no] kauft nach { $seat }
    }
page-kt-passed = hat gepasst
page-kt-passed-nth = gepasst, kämpft als { page-kt-nth }
page-kt-night-over = Nacht vorbei
page-kt-village-spot = Dorffeld { $n }
page-kt-night-over-spot = Nacht vorbei, Dorffeld { $n }

page-kt-quests = Questen
page-kt-quest-of-day = Quest des Tages
page-kt-quest-still = Noch offen
page-kt-quest-first = zuerst
page-kt-quest-second = als 2.
page-kt-quest-third = als 3.
page-kt-quest-place = { $place }: { $points } Punkte
page-kt-quest-taken = { $place }: { $name }

page-kt-village = Das Dorf
page-kt-village-tonight = Das Dorf heute Nacht
page-kt-tonight = Es kommen { $champions ->
        [one] 1 Champion
       *[other] { $champions } Champions
    } und { $minions ->
        [one] 1 Lakai
       *[other] { $minions } Lakaien
    }
page-kt-wall = { $lane ->
        [1] Linke Bahn
        [2] Mittlere Bahn
       *[3] Rechte Bahn
    }: { $left } von { $all } Wällen stehen
page-kt-part-stands = { $part } steht
page-kt-part-fallen = { $part } ist verloren

page-kt-my-knight = Mein Ritter
page-kt-you = Du
page-kt-gold-word = Gold
page-kt-gold = { $count } Gold
page-kt-wrath = { $count } Groll
page-kt-wrath-word = Groll
page-kt-wrath-tonight = Groll +{ $count } heute Nacht
page-kt-fatigue = { $count } Erschöpfung übrig
page-kt-fatigue-word = Erschöpfung
page-kt-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-kt-zone-green-word = grün
page-kt-zone-yellow-word = gelb
page-kt-zone-red-word = rot
page-kt-renown = +{ $points } Ansehen am Morgen
page-kt-renown-dawn = +{ $points } Ansehen am Morgen
page-kt-after = nach diesem Angriff
page-kt-after-long = nach diesem Angriff { $wounds } Gesundheit und { $fatigue } Erschöpfung weniger
page-kt-ready = bereit
page-kt-spent = genutzt
page-kt-spent-tonight = heute genutzt
page-kt-spent-by =
    { $me ->
        [yes] von dir genutzt
       *[no] genutzt von { $seat }
    }
page-kt-slain = Meine Beute
page-kt-slain-only = nur du siehst sie
page-kt-slain-count =
    { $count ->
        [one] 1 Monster vernichtet
       *[other] { $count } Monster vernichtet
    }
page-kt-slain-none = Noch keine. Die Nacht bringt welche.
page-kt-slain-hidden = Verdeckt.

page-kt-my-cards = Meine Karten
page-kt-today = heute
page-kt-more-below = noch { $count } darunter
page-kt-sheet-open = Karten von { $name } ansehen
page-kt-sheet-mine = Meine Beute ansehen
page-kt-sheet-close = Schließen
page-kt-sheet-cards = Karten
page-kt-renown-nights = Ansehen am Morgen
page-kt-renown-night = Nacht { $night }, { $zone }, +{ $points }: { $names }
page-kt-renown-nobody = niemand
page-kt-decks = Stapel
page-kt-deck-market = Markt { $count }
page-kt-deck-minions = Lakaien { $count }
page-kt-deck-champions = Champions { $count }
page-kt-deck-quests = Questen { $counts }
page-kt-bought-today = heute gekauft
page-kt-ready-spent = { $ready } bereit, { $spent } genutzt
page-kt-kinds =
    { $count ->
        [one] 1 Sorte gesammelt
       *[other] { $count } Sorten gesammelt
    }
page-kt-kinds-valor =
    { $kinds ->
        [one] 1 Sorte
       *[other] { $kinds } Sorten
    }, { $valor ->
        [one] 1 Ruhmpunkt
       *[other] { $valor } Ruhmpunkte
    }
page-kt-villagers = Dorfbewohner
page-kt-villager-health = hält noch { $left } aus
page-kt-coop = Karten aller Ritter

page-kt-fact-points = Punkte: zuerst, als 2., als 3.
page-kt-fact-cost = Kostet Gold
page-kt-fact-valor = Ruhmpunkte
page-kt-fact-health = Lebenspunkte
page-kt-fact-black = Schwarze Würfel
page-kt-fact-red = Rote Würfel
page-kt-fact-damage = Schaden an der Bahn
page-kt-fact-count = In der Schachtel
page-kt-source-rulebook = (wie gedruckt)
page-kt-source-derived = (folgt aus den Regeln)
page-kt-source-public = (aus Rezensionen)
page-kt-source-reconstructed = (unsere Schätzung)

page-kt-score-title = Die Wertung
page-kt-score-held = Das Dorf steht
page-kt-score-fell = Das Dorf ist gefallen
page-kt-score-hint = Große Zahl: Punkte der Zeile.
    Kleine Zahl: Summe bis hier.
page-kt-score-knights = { $count } Ritter
page-kt-score-time =
    { $hours ->
        [0] { $minutes } Min.
       *[other] { $hours } Std. { $minutes } Min.
    }
page-kt-score-market = Markt
page-kt-score-market-what = Ruhm deiner Karten
page-kt-score-market_set = Marktsorten
page-kt-score-market_set-what = Sieben gibt es
page-kt-score-monsters = Monster
page-kt-score-monsters-what = Ruhm deiner Beute
page-kt-score-monster_set = Monstersorten
page-kt-score-monster_set-what = Lakai, Champion, Boss
page-kt-score-quests = Questen
page-kt-score-quests-what = Tag I, II, III
page-kt-score-renown = Ansehen
page-kt-score-renown-what = Bereich am Ende der Nacht
page-kt-score-gold = Gold
page-kt-score-gold-what = Je 3 Gold ein Punkt
page-kt-score-total = Ruhmpunkte
page-kt-score-total-what = Summe aller Zeilen
page-kt-score-sum = bis hier
page-kt-score-legend = Legendärer Ritter
page-kt-score-place = { $n }. Platz
page-kt-score-most = die meisten Punkte
page-kt-score-behind =
    { $me ->
        [yes] { $points } hinter dir
       *[no] { $points } hinter { $seat }
    }
page-kt-score-sets = Sorten
page-kt-score-sets-long = Was Sätze verschiedener Sorten wert sind
page-kt-score-skip = Sofort zusammenzählen
page-kt-score-monsters-of = { $class }, { $faction }

# Ein langer Name für einen schmalen Platz, mit der Fuge, an der er getrennt werden darf.
page-kt-narrow-gauntlets = Panzer{"\u00AD"}handschuhe

# Was eine Karte tut, in den wenigen Worten, die darauf passen; wo es keine gibt, steht ihr ganzer Text.
page-kt-line-longsword = Schwert oder Schild wird Marker
page-kt-line-vanguard = 1 Ritterwürfel mehr
page-kt-line-battle-focus = Wirf eigene Würfel erneut
page-kt-line-cleave = Überschuss trifft Nachbarn
page-kt-line-shield-wall = 1 Schwert- und 2 Schildmarker
page-kt-line-spear = 1 Monsterwürfel weg
page-kt-line-battle-axe = Bis 2 Überschuss in der Reihe
page-kt-line-warhammer = 2 Schwertmarker
page-kt-line-crossbow = Kostet stets 1 Erschöpfung
page-kt-line-morning-star = Wirf bis zu 2 Würfel erneut
page-kt-line-twin-daggers = 1 Schwertmarker
page-kt-line-buckler = 1 Schildmarker
page-kt-line-chainmail = 2 Schildmarker
page-kt-line-plate-armor = 4 Schildmarker
page-kt-line-great-helm = 1 Würfel mit Schwert weg
page-kt-line-gauntlets = Schilde geben Schwertmarker
page-kt-line-greaves = 1 Erschöpfung weniger
page-kt-line-squire = Danach: eine Karte bereit
page-kt-line-healer = Danach: 2 Gesundheit
page-kt-line-archer = 1 Schaden an einem Monster
page-kt-line-scout = Sieh eine Bahn an, tausche zwei
page-kt-line-bard = Bis zu 2 Groll
page-kt-line-merchant = Danach: 2 Gold, wenn du triffst
page-kt-line-warhorse = 1 Ritterwürfel mehr
page-kt-line-hound = 1 schwarzer Würfel weg
page-kt-line-falcon = Wirf 1 Monsterwürfel neu
page-kt-line-mule = 1 Erschöpfung zurück
page-kt-line-raven = Bis 2 Verhängnisse weg
page-kt-line-bear = 1 Schwert- und 1 Schildmarker
page-kt-line-lucky-charm = Wirf 1 Ritterwürfel neu
page-kt-line-prayer-beads = Ein Würfel wird Glaube
page-kt-line-signet-ring = 2 Wappen mehr am Besiegten
page-kt-line-war-horn = Eins aus Reihe 1 nach hinten
page-kt-line-warding-amulet = Monstereffekte ignorieren
page-kt-line-coin-purse = Danach: 1 Gold, wenn du triffst
page-kt-line-chalice-of-mercy = Danach: 3 Gesundheit
page-kt-line-saints-bone = Glaube entfernt je 2 Würfel
page-kt-line-crown-shard = 1 Schwert- und 1 Schildmarker
page-kt-line-kings-banner = Bis 2 Bahnenschaden verhindern
page-kt-line-blessed-tome = Verhängnis sinkt um bis zu 2
page-kt-line-moon-tear = Bis 2 rote Würfel werden schwarz
page-kt-line-ethereal-dagger = Seine Schilde zählen nicht
page-kt-line-spiked-shield = Verhinderter Schaden trifft zurück
page-kt-line-horned-helm = 1 Würfel und 1 Schwertmarker
page-kt-line-blacksmith = 1 Monsterwürfel weg
page-kt-line-hunter = 1 Schaden an einem Monster
page-kt-line-innkeeper = Bis zu 2 Erschöpfung zurück
page-kt-line-priest = Ein Würfel wird Glaube
page-kt-line-herbalist = Danach: 2 Gesundheit
page-kt-line-militiaman = 1 Schwert- und 1 Schildmarker
page-kt-line-shared-burden = Zahl die Erschöpfung
page-kt-line-joint-assault = Angreifer wirft 1 Würfel mehr
page-kt-line-supporting-arms = 1 Schwert- und 1 Schildmarker
page-kt-line-brothers-shield = Erleide die Wunden
page-kt-line-battle-prayer = Angreifer wirft Würfel neu
page-kt-line-hold-the-line = Bis 2 Bahnenschaden verhindern


## Wonach jemand vorerst nicht gefragt werden will: „Heute Nacht wirst du nicht nach ... gefragt“

page-topic-ask-help-fatigue = der Erschöpfung anderer
page-topic-ask-help-action = Hilfe vor dem Wurf
page-topic-ask-help-reaction = Hilfe nach dem Wurf
page-topic-ask-help-wounds = den Wunden anderer
page-topic-ask-lane-damage = Schaden an Bahnen
