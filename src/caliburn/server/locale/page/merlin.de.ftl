### Merlins Tisch im Browser: was nur die Seite sagt. Die Wörter des Spiels stehen in games/merlin/locale.

page-merlin-round = Runde { $round } von { $rounds }
page-merlin-chapter-short = Runde { $round } von { $rounds }
page-merlin-chapter-draft = Verbündete
page-merlin-scoring-at-end = Wertung an ihrem Ende
page-merlin-no-scoring = Keine Wertung an ihrem Ende
page-merlin-first = beginnt die Runde

# Die Mitte des Tisches
page-merlin-before = Vor der ersten Runde
page-merlin-lands-on =
    { $figure ->
        [merlin] Merlin { $value } kommt auf
        [arthur] Arthur { $value } kommt auf
       *[knight] Ritter { $value } kommt auf
    }
page-merlin-stands-on =
    { $figure ->
        [merlin] Merlin steht auf
        [arthur] Arthur steht auf
       *[knight] Der Ritter steht auf
    }
page-merlin-or = oder
page-merlin-used = In dieser Runde
page-merlin-could-change = Könnte es ändern

# Würfel
page-merlin-my-dice = Meine Würfel
page-merlin-no-dice = Kein Würfel mehr in dieser Runde
page-merlin-dice-left = Übrige Würfel
page-merlin-die =
    { $die ->
        [merlin] Merlinwürfel { $value }
        [arthur] Arthurwürfel { $value }
        [morgana] Morganawürfel { $value }
       *[knight] Ritterwürfel { $value }
    }
page-merlin-die-to = führt auf { $space }
page-merlin-face = Auf { $value } drehen
page-merlin-figure-knight = Ritter
page-merlin-figure-merlin = Merlin
page-merlin-figure-arthur = Arthur
page-merlin-figure-morgana = Küche
page-merlin-do-ride-short = Reite { $value }
page-merlin-do-ride = Reite { $value }: { $space }
page-merlin-do-die =
    { $die ->
        [merlin] Nimm Merlin { $value }
        [arthur] Nimm Arthur { $value }
        [morgana] In die Küche: { $value }
       *[knight] Nimm Ritter { $value }
    }
page-merlin-do-act = Ausführen: { $space }
page-merlin-by-apple = Apfel nutzen
page-merlin-by-coin = Münze nutzen
page-merlin-by-flag = Fahne: { $realm }
page-merlin-by-stride = Sir Tristram
page-merlin-by-whim = Sir Gawain
page-merlin-by-portal = Sir Bors
page-merlin-by-remedy = Apfelplättchen
page-merlin-by-labor = Tagelöhner
page-merlin-by-edict = Ein Erlass
page-merlin-by-act = Ausführen
page-merlin-by-bewitch = Würfel drehen
page-merlin-by-poison = Giftapfel
page-merlin-by-pick = Aus dem Vorrat
page-merlin-by-ability = Fähigkeit lernen
page-merlin-by-score = Beliebiges werten
page-merlin-by-marker = Welcher Marker

# Wo lange Wörter brechen dürfen, wenn es eng wird: Die Seite sucht jedes Wort hier
page-merlin-parted = Adler-fahne Adler-horst Adler-kralle Adler-schild Adler-stein akti-vieren Arthur-würfel Bau-meister Bernstein-wehr Burg-banner Drachen-fahne Drachen-gäste Drachen-ohr Drachen-pakt Drachen-schild Drachen-schwinge Drachen-stein Dämmer-schwur ein-setzen Excali-bur Fahnen-träger Fisch-fahne Fisch-schild Fisch-wimpel Fluss-über-gang Friedens-boten Fuchs-fahne Fuchs-schild Fuchs-schwanz Fuchs-stein Fürsten-tum Ge-flüster-ter Gold-münze Herbst-ritt Hexen-hütte Rosen-garten Schanz-arbeit Schild-träger Schild-wall Schlangen-fahne Schlangen-nest Schlangen-schild Schlangen-stein Schlangen-windung Siegel-ring Stein-metze Sturm-wache Tauben-fahne Tauben-feder Tauben-schild Tauben-stein Waffen-schau

# Dinge
page-merlin-kind-shield = Schild
page-merlin-kind-flag = Fahne
page-merlin-kind-material = Stein
page-merlin-kind-influence = Einfluss
page-merlin-kind-vassal = Gefolge
page-merlin-kind-builder = Baumeister
page-merlin-kind-flag-bearer = Fahnenträger
page-merlin-kind-shield-bearer = Schildträger
page-merlin-kind-lady = Hofdame
page-merlin-kind-traitor = Verräter
page-merlin-row-traitor = Verräter
page-merlin-row-shield = Schilde
page-merlin-row-flag = Fahnen
page-merlin-row-material = Steine
page-merlin-have = { $item }: { $count }
page-merlin-stock = { $item }, noch { $count }
page-merlin-left = noch { $count }
page-merlin-castle-board = Meine Burg
page-merlin-my-vassals = Mein Gefolge
page-merlin-at-home = zu Hause
page-merlin-stands-in = im Fürstentum { $realm }
page-merlin-market-tile = Ein Plättchen vom Markt
page-merlin-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
page-merlin-store-apple = Äpfel: { $count }
page-merlin-store-staff = Stäbe: { $count }
page-merlin-store-influence = Übrige Einflussmarker: { $count }
page-merlin-store-manor = Übrige Gutshöfe: { $count }
page-merlin-store-coin = Münzen: { $count }
page-merlin-store-mistletoe = Misteln: { $count }
page-merlin-store-remedy = Apfel-Mistel-Plättchen: { $count }
page-merlin-store-plus = Plusmarker: { $count }
page-merlin-store-laborer = Tagelöhner { $count }
page-merlin-store-poisoned = Giftäpfel: { $count }
page-merlin-store-decrees = Erlasse: { $count }
page-merlin-store-traitor = Verräter: { $count }
page-merlin-store-shield = Schilde: { $count }
page-merlin-store-flag = Fahnen: { $count }
page-merlin-store-material = Steine: { $count }
page-merlin-store-mission = Aufträge auf der Hand: { $count }

# Fürstentümer
page-merlin-realm = { $realm }
page-merlin-influence-of = { $name } Einfluss { $count }
page-merlin-knight-of = Ritter von { $name }
page-merlin-morgana-here = Morgana steht hier
page-merlin-decrees-here = Erlasse hier: { $count }

# Umland
page-merlin-environs = Umland
page-merlin-open-tiles =
    { $count ->
        [one] { $count } Plättchen steht dir offen
       *[other] { $count } Plättchen stehen dir offen
    }
page-merlin-environs-hint = Sieh ein Plättchen an: Linien zeigen, womit du baust.
page-merlin-tower = Turm
page-merlin-tower-about = Turm: nimm noch etwas
page-merlin-treasure = Schatz: { $what }
page-merlin-manor-of = Gutshof von { $name }
page-merlin-castle = Burg
page-merlin-hut = Hexenhütte
page-merlin-built-with = gebaut mit Stein von: { $realms }
page-merlin-ground-free =
    { $size ->
        [one] { $terrain }, { $size } Plättchen: niemand führt
       *[other] { $terrain }, { $size } Plättchen: niemand führt
    }
page-merlin-ground-led =
    { $size ->
        [one] { $terrain }, { $size } Plättchen: { $points } für { $names }
       *[other] { $terrain }, { $size } Plättchen: { $points } für { $names }
    }

# Aufträge
page-merlin-open-missions = Offene Aufträge
page-merlin-my-missions = Meine Aufträge
page-merlin-mission =
    { $points ->
        [one] Auftrag { $name }, { $points } Punkt
       *[other] Auftrag { $name }, { $points } Punkte
    }
page-merlin-missing =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
page-merlin-lack-short = noch { $count }
page-merlin-all-held = erfüllt
page-merlin-held = vorhanden
page-merlin-lacks = fehlt
page-merlin-in-hand = auf deiner Hand
page-merlin-ready =
    { $count ->
        [one] einer ist erfüllbar
       *[other] { $count } sind erfüllbar
    }
page-merlin-deck = Stapel der Aufträge, { $count } Karten
page-merlin-held-by = Besitz
page-merlin-nobody = niemand
page-merlin-thing-grail = Gral
page-merlin-thing-excalibur = Excalibur
page-merlin-thing-ring = Ring
page-merlin-thing-horn = Horn
page-merlin-supply-apple = Äpfel
page-merlin-supply-traitor = Verräter
page-merlin-supply-mistletoe = Misteln
page-merlin-supply-coin = Münzen
page-merlin-supply-poisoned = Giftäpfel
page-merlin-supply-huts = Hütten
page-merlin-supply-markers = Marker

# Module
page-merlin-modules = Aufträge und Module
page-merlin-tab-missions = Aufträge
page-merlin-tab-favor = Gunst
page-merlin-tab-arthur = Pikten
page-merlin-tab-allies = Verbündete
page-merlin-tab-market = Markt
page-merlin-tab-caerleon = Caerleon
page-merlin-tab-morgana = Küche
page-merlin-tab-decrees = Erlasse
page-merlin-seal-none = nicht gelernt
page-merlin-seal-up = gelernt
page-merlin-seal-down = gelernt, bis zur nächsten Wertung genutzt
page-merlin-pict-value = zählt { $value }
page-merlin-pict-stacks = { $count } in den Stapeln
page-merlin-pict-total =
    { $count ->
        [one] { $count } Pikte, zählt { $total }
       *[other] { $count } Pikten, zählen { $total }
    }
page-merlin-ally-tiles = übrige Plättchen: { $count }
page-merlin-no-allies = Noch hat niemand einen Verbündeten.
page-merlin-draft = Wähle deine Verbündeten
page-merlin-stack = Stapel { $letter }
page-merlin-laborers = Tagelöhner
page-merlin-cauldron = Kessel für { $face }, Morgana geht { $steps }
page-merlin-cauldron-taken = besetzt
page-merlin-cauldron-under = darunter: { $effect }
page-merlin-morgana-at = Morgana
page-merlin-morgana-dice = Würfel

# Vorschau, Wertungen, Ende
page-merlin-forecast = Wenn jetzt gewertet würde
page-merlin-player = Spieler
page-merlin-sum = Summe
page-merlin-part = Teil
page-merlin-part-traitors = Verräter und Excalibur
page-merlin-part-environs = Umland
page-merlin-part-influence = Einfluss
page-merlin-part-vassals = Gefolge
page-merlin-part-picts = Pikten
page-merlin-part-huts = Hütten
page-merlin-scoring =
    { $number ->
        [1] Erste Wertung
        [2] Zweite Wertung
       *[3] Letzte Wertung
    }
page-merlin-go-on = Weiter
page-merlin-group-ride = In den Runden
page-merlin-group-scorings = Drei Wertungen
page-merlin-group-end = Am Ende
page-merlin-total = Punkte
page-merlin-shared = Ein geteilter Sieg
page-merlin-you-win = Du hast gewonnen
page-merlin-wins = { $name } hat gewonnen

# Auf dem Telefon
page-merlin-phone-table = Tisch
page-merlin-phone-castle = Burg
page-merlin-round-table = Runder Tisch
page-merlin-look-closer = Näher ansehen
page-merlin-look-whole = Den ganzen Tisch ansehen
page-merlin-shown = Was zu sehen ist
page-merlin-see-table = Runder Tisch
page-merlin-see-environs = Umland
page-merlin-see-missions = Aufträge und Module

# Ein neuer Tisch
page-new-comes-with = Kommt mit: { $by }.
