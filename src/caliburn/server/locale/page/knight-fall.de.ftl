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
page-topic-ask-hourglass = dem Stundenglas aus Asche
page-topic-ask-mirror = dem Spiegel des stillen Wassers
page-topic-ask-shield = dem Dornwaldschild
page-topic-ask-retribution = Vergeltung
