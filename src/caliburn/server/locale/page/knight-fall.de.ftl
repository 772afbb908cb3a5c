### Knight Falls Brett im Browser: was nur die Seite sagt. Die Wörter des Spiels stehen in games/knight_fall/locale.

page-knight-fall-round = Runde { $round }
page-knight-fall-abbey = Die Abtei
page-knight-fall-track = Siegpunktleiste
page-knight-fall-points = { $side }: Feld { $count }.
page-knight-fall-to-dawn =
    { $count ->
        [one] Ritter: 1 bis zum Morgen
       *[other] Ritter: { $count } bis zum Morgen
    }
page-knight-fall-to-door =
    { $count ->
        [one] Dämonen: 1 bis zur Pforte
       *[other] Dämonen: { $count } bis zur Pforte
    }

# Figuren
page-knight-fall-order = Platz { $number }
page-knight-fall-order-of-play = Zugfolge
page-knight-fall-you = Du
page-knight-fall-led-by-cards = Von Karten gelenkt
page-knight-fall-health = Leben
page-knight-fall-defense = Verteidigung
page-knight-fall-ice = Eis
page-knight-fall-magic = Magie
page-knight-fall-of = von { $most }
page-knight-fall-start-of = { $start }, höchstens { $most }
page-knight-fall-health-of = { $now } von { $most } Leben
page-knight-fall-defense-of = { $now } von { $most } Verteidigung
page-knight-fall-ice-of = { $now } von { $most } Eis
page-knight-fall-defense-count = { $count } Verteidigung
page-knight-fall-ice-count = { $count } Eis
page-knight-fall-active = ist am Zug
page-knight-fall-damage-coming = { $count } Schaden unterwegs
page-knight-fall-to-place = Wird noch aufgestellt
page-knight-fall-waits = Kommt mit dem nächsten Zug
page-knight-fall-nobody = zurzeit niemand
page-knight-fall-damage-possible = { $count } Schaden möglich
page-knight-fall-reach = Reichweite: { $card }
page-knight-fall-within =
    { $count ->
        [one] in 1 Schritt erreichbar
       *[other] in { $count } Schritten erreichbar
    }
page-knight-fall-edition = (Zahlen dieser Ausgabe: { $numbers }.)
page-knight-fall-edition-n = { $numbers }
page-knight-fall-edition-most = höchstens { $numbers } mehr
page-knight-fall-edition-up_to = bis zu { $numbers }
page-knight-fall-slowed = verlangsamt
page-knight-fall-cursed = ohne Verteidigung
page-knight-fall-halo = Feuerkranz
page-knight-fall-portal = Portal

# Am Rand des Spielplans
page-knight-fall-end-of-round = Rundenende
page-knight-fall-end-of-round-about = Ritter +1; erst Golems, dann Kobolde handeln; je einer kommt neu.
page-knight-fall-supply = Vorrat
page-knight-fall-elders = Älteste am Leben
page-knight-fall-imps = Kobolde im Vorrat
page-knight-fall-golems = Steingolems im Vorrat
page-knight-fall-ice-golems = Eisgolems im Vorrat
page-knight-fall-slag-golems = Schlackegolems im Vorrat
page-knight-fall-crawlers = Knochenkriecher im Vorrat

# Meine Sachen
page-knight-fall-my-hand = Meine Hand
page-knight-fall-captain = entscheidet für das Team
page-knight-fall-deck = Stapel
page-knight-fall-discards = Ablage
page-knight-fall-seal-knights = Siegel
page-knight-fall-seal-demons = Mal
page-knight-fall-none = keins
page-knight-fall-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-knight-fall-tab-hand = Hand
page-knight-fall-tab-characters = Figuren
page-knight-fall-or = oder
page-knight-fall-or-one = Oder eine Aktion
page-knight-fall-returns = Kommt zurück
page-knight-fall-use-symbols = { $card }, ihre Symbole nutzen: { $symbols }
page-knight-fall-slowed-card = Verlangsamt: taugt nur für eine Aktion.
page-knight-fall-also = Außerdem möglich
page-knight-fall-left = Übrig:
page-knight-fall-magic-pool = { $count } Magie
page-knight-fall-held =
    { $count ->
        [one] 1 Befehl aufgehoben
       *[other] { $count } Befehle aufgehoben
    }

# Was gespielt wird
page-knight-fall-played = Die gespielte Karte
page-knight-fall-plays = { $character } spielt
page-knight-fall-as-minor = als eine Aktion
page-knight-fall-leads = Die Karten, die den Dämon lenken
page-knight-fall-leads-demon = { $demon } folgt zwei Karten
page-knight-fall-counts = diese Hälfte gilt
page-knight-fall-hierarchy-title = Wen sie angreifen
page-knight-fall-hierarchy = Die Nächsten. Bei gleicher Entfernung: unbeschützte Älteste, beschützte Älteste, Ritter mit zusammen höchstens 2 Leben und Verteidigung, Golems, andere Ritter; dann die Schwächsten.

# Angriffe
page-knight-fall-hits = { $attacker } trifft { $the } für { $damage }. Verteidigst du?
page-knight-fall-hits-several = { $attacker } trifft { $count } von euch. Verteidigst du?

# Knöpfe
page-knight-fall-do-play = { $card } spielen
page-knight-fall-do-actions = Symbole: { $card }
page-knight-fall-do-minor = Eine Aktion: { $action }
page-knight-fall-do-discard = { $card } abwerfen
page-knight-fall-do-defend = Mit { $number } verteidigen
page-knight-fall-do-block = { $number } abwehren
page-knight-fall-do-choose = { $character } spielen
page-knight-fall-do-choose-two = { $first }, dann { $second }
page-knight-fall-do-both = { $what } { $how }

# Das Ende
page-knight-fall-you-win = Du gewinnst
page-knight-fall-side-wins = Die { $side } gewinnen
page-knight-fall-won-together = Ihr habt gemeinsam gewonnen
page-knight-fall-lost-together = Die Dämonen haben gewonnen
page-knight-fall-why-start = Startfeld
page-knight-fall-why-elder = Für getötete Älteste
page-knight-fall-why-knight = Für getötete Ritter
page-knight-fall-why-demon = Für getötete Dämonen
page-knight-fall-why-round = Für überstandene Runden

page-topic-ask-defend = Verteidigung
page-topic-ask-bell = der Glocke der neun Namen
page-topic-ask-hourglass = dem Stundenglas der Asche
page-topic-ask-mirror = dem Spiegel des stillen Wassers
page-topic-ask-shield = dem Dornholzschild
page-topic-ask-retribution = Vergeltung

# Campaign: the page
page-knight-fall-campaign-level = Kampagne von Knight Fall, { $difficulty }
page-knight-fall-campaign-difficulty-easy = leicht
page-knight-fall-campaign-difficulty-medium = mittel
page-knight-fall-campaign-difficulty-hard = schwer
page-knight-fall-campaign-turn = Zug { $turn } von { $all }
page-knight-fall-campaign-leads = führt in diesem Zug
page-knight-fall-campaign-map = { $valley }, die Karte
page-knight-fall-campaign-squares =
    { $count ->
        [0] Felder
        [one] Felder, eines ist wählbar
       *[other] Felder, { $count } sind wählbar
    }
page-knight-fall-campaign-zoom = Größe der Karte
page-knight-fall-campaign-smaller = Kleiner
page-knight-fall-campaign-larger = Größer
page-knight-fall-campaign-to-party = Zur Gruppe
page-knight-fall-campaign-party-here = hier ist die Gruppe
page-knight-fall-campaign-bridge = { $name } nach { $square }
page-knight-fall-campaign-number-open = { $number }, offen
page-knight-fall-campaign-number-read = { $number }, offen, schon gelesen
page-knight-fall-campaign-number-crossed = { $number }, gestrichen
page-knight-fall-campaign-pages = Seiten des Buchs
page-knight-fall-campaign-page-story = Buch
page-knight-fall-campaign-page-sheet = Bogen
page-knight-fall-campaign-kind-introduction = Einleitung
page-knight-fall-campaign-kind-entry = Unterwegs
page-knight-fall-campaign-kind-after = Nach dem Kampf
page-knight-fall-campaign-kind-finale = Ende
page-knight-fall-campaign-kind-defeat = Niederlage
page-knight-fall-campaign-number = Nummer
page-knight-fall-campaign-choices = Was du tun kannst
page-knight-fall-campaign-changed = Was geschah
page-knight-fall-campaign-choice-needs = Nur mit { $keyword }
page-knight-fall-campaign-choice-battle =
    { $number ->
        [final] Der letzte Kampf
       *[other] Kampf { $number }
    }
page-knight-fall-campaign-choice-wager = Zeigt die oberste Kraftkarte { $symbol }:
page-knight-fall-campaign-choice-else = sonst { $amount }
page-knight-fall-campaign-choice-keyword = Schlüsselwort { $keyword }
page-knight-fall-campaign-choice-erases = { $keyword } getilgt
page-knight-fall-campaign-choice-bells =
    { $count ->
        [one] Kostet einen Glockenschlag mehr
       *[other] Kostet { $count } Glockenschläge mehr
    }
page-knight-fall-campaign-choice-reads = Lest { $number }
page-knight-fall-campaign-choice-ferry = Mit dem Boot, nach Wahl: { $squares }
page-knight-fall-campaign-choice-open = Die Nummer bleibt offen
page-knight-fall-campaign-coins =
    { $number ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
page-knight-fall-campaign-scrolls =
    { $number ->
        [one] { $count } Schriftrolle
       *[other] { $count } Schriftrollen
    }
page-knight-fall-campaign-keys =
    { $number ->
        [one] { $count } Schlüssel
       *[other] { $count } Schlüssel
    }
page-knight-fall-campaign-elixirs =
    { $number ->
        [one] { $count } Elixier
       *[other] { $count } Elixiere
    }
page-knight-fall-campaign-sheet = Kampagnenbogen
page-knight-fall-campaign-good-coins =
    { $count ->
        [one] Münze
       *[other] Münzen
    }
page-knight-fall-campaign-good-scrolls =
    { $count ->
        [one] Rolle
       *[other] Rollen
    }
page-knight-fall-campaign-good-keys =
    { $count ->
        [one] Schlüssel
       *[other] Schlüssel
    }
page-knight-fall-campaign-good-elixirs =
    { $count ->
        [one] Elixier
       *[other] Elixiere
    }
page-knight-fall-campaign-bells = Glocken
page-knight-fall-campaign-last-bell = Glocke { $number } ruft zur Abtei
page-knight-fall-campaign-bells-rung = { $count } von { $all } Glocken haben geläutet
page-knight-fall-campaign-of = { $count } von { $all }
page-knight-fall-campaign-villagers = Dorfleute
page-knight-fall-campaign-nobody = keine
page-knight-fall-campaign-heard-of = Ort: { $place }
page-knight-fall-campaign-unheard =
    { $some ->
        [no] noch niemand bekannt
       *[yes] { $count ->
            [one] und einer noch unbekannt
           *[other] und { $count } noch unbekannt
        }
    }
page-knight-fall-campaign-villager-maud-tanner = Ritter haben 1 Leben mehr
page-knight-fall-campaign-villager-oswin-pike = Ritter haben 1 Verteidigung mehr
page-knight-fall-campaign-villager-tilda-reed = 1 Feld mehr in jedem Zug
page-knight-fall-campaign-villager-brother-anselm = Rollen kosten 4 Münzen
page-knight-fall-campaign-villager-hob-carrow = jedes Mal 1 Münze mehr
page-knight-fall-campaign-villager-ysolde-finch = Elixiere geben auch Verteidigung
page-knight-fall-campaign-villager-garrick-stone = ein Steingolem im Kampf
page-knight-fall-campaign-villager-wenna-bell = ein Dämon verliert 2
page-knight-fall-campaign-villager-pip = Ritter werden nie verlangsamt
page-knight-fall-campaign-relics = Relikte
page-knight-fall-campaign-relics-later = nach diesem Eintrag zu kaufen
page-knight-fall-campaign-price =
    { $coins ->
        [0] { $scrolls ->
            [one] kostet eine Schriftrolle
           *[other] kostet { $scrolls } Schriftrollen
        }
       *[other] { $scrolls ->
            [one] kostet eine Schriftrolle und { $coins } Münzen
           *[other] kostet { $scrolls } Schriftrollen und { $coins } Münzen
        }
    }
page-knight-fall-campaign-relic-owned = im Besitz
page-knight-fall-campaign-relic-used = im Besitz, in diesem Kampf benutzt
page-knight-fall-campaign-keywords = Schlüsselwörter
page-knight-fall-campaign-elders = Gerettete Älteste
page-knight-fall-campaign-fallen = Gefallene Ritter
page-knight-fall-campaign-score-now = Wäre jetzt Schluss
page-knight-fall-campaign-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
page-knight-fall-campaign-final = Der letzte Kampf
page-knight-fall-campaign-looming = Lauernd
page-knight-fall-campaign-battle-defeated = Dämonen besiegt
page-knight-fall-campaign-battle-lost = Älteste verloren
page-knight-fall-campaign-end-of-round-about = Golems handeln, dann Kobolde; niemand kommt neu hinzu.
page-knight-fall-campaign-choose = Wähle, was leuchtet: auf der Karte oder im Buch.
page-knight-fall-campaign-do-stay = Hierbleiben
page-knight-fall-campaign-do-ride = Nach { $square }
page-knight-fall-campaign-do-ferry = Bei { $square } anlegen
page-knight-fall-campaign-do-read = { $number } lesen
page-knight-fall-campaign-do-choice = { $letter } wählen
page-knight-fall-campaign-do-buy-scroll = Schriftrolle, { $count } Münzen
page-knight-fall-campaign-do-buy-relic = { $relic } kaufen
page-knight-fall-campaign-won = Das Tal ist gerettet
page-knight-fall-campaign-lost = Das Tal ist verloren
page-knight-fall-campaign-score = Die Wertung
page-knight-fall-campaign-scored-knights = Lebende Ritter
page-knight-fall-campaign-scored-relics = Relikte
page-knight-fall-campaign-scored-villagers = Dorfleute
page-knight-fall-campaign-scored-elders = Gerettete Älteste
page-knight-fall-campaign-scored-resources = Übrige Rollen und Schlüssel
page-knight-fall-campaign-scored-elixirs = Übrige Elixiere
page-knight-fall-campaign-scored-difficulty = Schwierigkeit
page-knight-fall-campaign-scored-failed = Die Kampagne ist gescheitert
page-knight-fall-campaign-scored-fallen = gefallen: { $knights }
page-knight-fall-campaign-scored-elders-about =
    { $count ->
        [one] ein Ältester
       *[other] { $count } Älteste
    }
page-knight-fall-campaign-scored-resources-about =
    { $scrolls ->
        [one] eine Schriftrolle
       *[other] { $scrolls } Schriftrollen
    }, { $keys ->
        [one] ein Schlüssel
       *[other] { $keys } Schlüssel
    }
page-knight-fall-campaign-scored-elixirs-about =
    { $count ->
        [one] ein Elixier
       *[other] { $count } Elixiere
    }
page-knight-fall-campaign-total = Gesamt
