### Die Worte der Seite um den Tisch herum: Halle, neuer Tisch, Einladungen, Regeln, Über, Du.

## Der Rahmen

page-skip = Zum Inhalt springen
page-home = Caliburn, zu den Tischen
page-nav = Seiten
page-nav-tables = Tische
page-nav-rules = Regeln
page-nav-chronicle = Chronik
page-nav-about = Über Caliburn
page-theme-turn = Dunkle Farben
page-footer = Eine inoffizielle Umsetzung von Fans.
page-you-nobody = Du
page-to-lobby = Zu den Tischen
page-reload = Neu laden
page-copy = Kopieren
page-copied = Kopiert

page-error-network = Der Server ist nicht erreichbar. Prüfe deine Verbindung; die Seite versucht es von selbst weiter.
page-error-server = Der Server konnte das nicht tun (Fehler { $status }). Versuch es gleich noch einmal.
page-error-unknown = Auf dieser Seite ging etwas schief. Lade sie neu.
page-missing = Keine solche Seite
page-missing-about = Unter dieser Adresse liegt nichts. Vielleicht wurde der Link beim Kopieren abgeschnitten.
page-broken = Diese Seite wurde nicht geladen
page-broken-about = Die Verbindung brach ab, oder der Server hat eine neue Version. Lade die Seite neu.

## Spiele

page-game-king-arthur = King Arthur
page-game-knight-tales = Knight Tales
page-game-merlin = Merlin
page-game-knight-fall = Knight Fall
page-game-play = { $game }: neuer Tisch, { $seats } Personen, { $minutes } Minuten
page-game-making = { $game }: in Arbeit, noch nicht spielbar
page-game-making-short = in Arbeit
page-game-seats = { $least }–{ $most }
page-game-minutes = { $minutes } min
page-shelf = Spiele

page-bot-random = zufällig (leicht)
page-bot-greedy = gierig (stärker)

## Halle

page-lobby = Tische
page-mine = Meine Tische
page-mine-count =
    { $count ->
        [one] 1 im Spiel
       *[other] { $count } im Spiel
    }
page-welcome = Willkommen
page-welcome-text = Ritterliche Brettspiele: mit Freunden oder gegen Bots. Ohne Anmeldung: Schlag das Buch auf und spiel sofort.
page-mine-empty = Du sitzt noch an keinem Tisch. Schlag ein Buch auf und spiel sofort gegen Bots, oder lade Freunde mit einem Link ein.
page-mine-empty-open = Du sitzt noch an keinem Tisch. Schlag ein Buch auf und spiel sofort, oder setz dich an einen offenen Tisch.
page-what = { $game }, { $mode }
page-what-king-arthur-seals = King Arthur mit Siegeln
page-what-king-arthur-basic = King Arthur, Grundspiel
page-table-turn = { $what }, Zug { $turn }
page-play = Spielen
page-play-game = { $game } spielen
page-play-at = Spielen an { $table }
page-your-turn = Du bist dran
page-turn-of = { $name } ist dran
page-turn-many = { $names } sind dran
page-gathering-free =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
page-gathering-full = Alle Plätze besetzt
page-over = Zu Ende
page-since-now = gerade eben
page-since-minutes = seit { $count } min
page-since-hours = seit { $count } h
page-since-day = seit { $day }
page-ago-now = gerade eben
page-ago-minutes = vor { $count } min
page-ago-hours = vor { $count } h
page-ago-day = { $day }

page-open = Offene Tische
page-open-empty = Gerade ist kein Tisch offen. Richte einen ein: offen für alle, oder für Freunde mit einem Link.
page-new-table = Neuer Tisch
page-sit = Hinsetzen
page-sit-at = An { $table } hinsetzen
page-watch = Zusehen
page-watch-at = Bei { $table } zusehen
page-seat-free = frei
page-seats-list = Plätze: { $seats }

page-open-saved = Gespeicherte Partie öffnen
page-open-saved-large = Diese Datei ist zu groß für eine gespeicherte Partie. Wähle eine, die Caliburn gespeichert hat.

page-lately = Zuletzt
page-you-won = Du hast { $table } gewonnen
page-you-shared = Du hast { $table } mit anderen gewonnen
page-won = { $name } hat { $table } gewonnen
page-ended = { $table } ist zu Ende
page-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
page-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }

page-lobby-lost = Der Server ist nicht erreichbar. Was du siehst, kann veraltet sein; die Seite versucht es von selbst weiter.

## Ein Name

page-name = Dein Name
page-name-ask = Wie sollen die anderen dich nennen?
page-name-help = Ein Name genügt: kein Konto, kein Passwort. Höchstens { $most } Zeichen; du kannst ihn jederzeit ändern.
page-name-limit = Höchstens { $most } Zeichen.
page-name-missing = Schreib einen Namen.
page-go-on = Weiter
page-cancel = Abbrechen

## Neuer Tisch

page-new-title = Neuer Tisch: { $game }
page-new-unknown = Ein Spiel „{ $game }“ gibt es hier nicht
page-new-unknown-about = Vielleicht ist es in Arbeit. Wähle eines der offenen Bücher.
page-new-mode = Spiel
page-new-seats = Plätze
page-new-who = Wer wo sitzt
page-new-you = du
page-new-seat = Platz { $number }
page-new-person = frei, für eine Person
page-new-bot = Bot: { $bot }
page-new-bots-all = Überall Bots
page-new-friends-all = Für Freunde frei lassen
page-new-options = Hausregeln
page-new-options-about = Alles ist wie im Regelheft, solange du nichts änderst.
page-new-options-count =
    { $count ->
        [0] Hausregeln: keine
        [one] Hausregeln: 1 geändert
       *[other] Hausregeln: { $count } geändert
    }
page-new-edition = Ausgabe
page-new-edition-about = Eine Datei mit den gedruckten Zahlen deines eigenen Spiels, die über unsere gelegt werden; oder mit einer eigenen Kampagne.
page-new-edition-too-long = Diese Datei ist zu lang: Eine Ausgabe hat höchstens { $most } Zeichen.
page-new-edition-choose = Datei wählen
page-new-edition-none = Die Zahlen von Caliburn
page-new-edition-remove = { $file } entfernen
page-new-access = Wer kommen darf
page-new-private = Wer den Link hat
page-new-private-about = Du bekommst einen Link für deine Freunde.
page-new-open = Alle
page-new-open-about = Der Tisch steht auch in der Halle.
page-new-clock = Uhr
page-new-clock-none = Keine
page-new-clock-none-about = Lasst euch Zeit, gern auch Tage.
page-new-clock-move = Pro Zug
page-new-clock-game = Pro Spiel
page-new-clock-move-about = So lange für jede Entscheidung.
page-new-clock-game-about = So lange für alle deine Entscheidungen zusammen, und mit jeder ein wenig mehr.
page-new-clock-time = Zeit
page-new-reaction = Zeit zum Reagieren
page-new-reaction-none = Unbegrenzt
page-new-reaction-about = Wer im Zug eines anderen reagieren darf und es nicht rechtzeitig tut, passt.
page-seconds = { $count } s
page-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
page-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
page-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
page-new-clock-extra = { $time } und { $extra } s pro Entscheidung
page-new-pace = Bots antworten
page-new-pace-calm = ruhig
page-new-pace-quick = zügig
page-new-pace-instant = sofort
page-new-pace-about = Ruhige Bots lassen dir einen Moment, einen Zug zurückzunehmen.
page-new-more = Mehr
page-new-name = Name des Tisches
page-new-name-help = Lass ihn leer, und der Tisch bekommt einen eigenen.
page-new-begin = Spiel beginnen
page-new-found = Tisch einrichten
page-new-found-about = Niemand spielt, bevor du beginnst: Freunde können sich erst setzen.

## Einladungen

page-join-title = Du bist eingeladen
page-join-lead = { $name } hat einen Platz für dich.
page-join-in = An den Tisch kommen
page-join-watch = Zusehen
page-join-full = Alle Plätze sind besetzt. Du kannst zusehen.
page-join-over = Dieses Spiel ist zu Ende. Du kannst es von Anfang bis Ende ansehen.
page-join-playing = Das Spiel hat begonnen. Du kannst zusehen.
page-join-back = Du hast an diesem Tisch schon einen Platz.
page-join-bad = Diese Einladung lässt sich nicht verwenden

page-recover-title = Dein Platz auf diesem Gerät
page-recover-about = Dieser Link bringt deinen Namen, deine Tische und deine Einstellungen in diesen Browser. Er gilt einmal.
page-recover-instead = In diesem Browser bist du jetzt { $name }; dieser Name bleibt an seinen Tischen, aber dieser Browser vergisst ihn.
page-recover-do = Weiter als die Person, die den Link gemacht hat
page-recover-bad = Dieser Link lässt sich nicht verwenden

## Regeln

page-rules-title = Regeln von { $game }
page-rules-in-short = In Kürze und in eigenen Worten.
page-rules-pages = Die Seitenzahlen sind die des Regelhefts.
page-rules-contents = Inhalt
page-rules-page = Seite { $page }
page-rules-rulings = Entscheide: { $ids }
page-rules-play = Spielen

## Chronik

page-chronicle-title = Chronik
page-chronicle-lead = Deine beendeten Spiele, von jedem Platz aus anzusehen.
page-chronicle-empty = Noch ist kein Spiel zu Ende. Danach findest du es hier und kannst es Zug für Zug durchgehen.
page-chronicle-look = Ansehen
page-chronicle-look-at = { $table } ansehen
page-won-short = gewonnen
page-record-download = Aufzeichnung herunterladen
page-record-about = Das ganze Spiel als Datei; dieser Befehl prüft sie:
page-replay-link-private = Privater Tisch: Nur wer dazugehört, kann den Link öffnen.

## Über

page-about-title = Über Caliburn
page-about-lead = Ritterliche Brettspiele nach ihren Regelheften: alle Regeln, keine Abkürzungen.
page-about-whose = Wessen Spiele das sind
page-about-unofficial = Caliburn ist eine inoffizielle Umsetzung von Fans, von und für Leute, denen diese Schachteln gehören. Sie steht mit keinem Autor und keinem Verlag in Verbindung und wird von keinem unterstützt. Die Namen der Spiele gehören ihren Inhabern.
page-about-king-arthur = King Arthur: Das Kartenspiel ist von Reiner Knizia und bei Ravensburger erschienen.
page-about-figures = Weder Wortlaut noch Bilder der Regelhefte sind hier enthalten. Wo eine gedruckte Zahl nicht bekannt ist, ist unsere als Rekonstruktion gekennzeichnet.
page-about-icons = Zeichen
page-about-icons-by = Die Zeichen stammen von game-icons.net, unter der Creative-Commons-Lizenz CC BY 3.0; die Farben sind unsere. Gezeichnet haben sie:
page-about-type = Schrift
page-about-type-by = Cinzel von Natanael Gama, EB Garamond von Georg Duffner und Octavio Pardo, Inter von Rasmus Andersson; alle unter der SIL Open Font License 1.1.
page-about-else = Alles andere (Spielpläne, Rahmen, Bücher, Wappen) ist für Caliburn gezeichnet. Der Programmtext steht unter der Apache License 2.0.
page-about-fair = Ehrlich gegeben
page-about-fair-how = Vor der ersten Karte zeigt jeder Tisch den Fingerabdruck seines Startwerts, nach der letzten den Startwert selbst. Alle können das Spiel daraus noch einmal geben und vergleichen, auf der Seite des Tisches oder mit dem Programm.
page-about-api = Für Programme
page-about-api-how = Der Server beschreibt seine Schnittstelle unter
page-about-privacy = Was gespeichert wird
page-about-privacy-how = Dein Name, dein Wappen und deine Einstellungen, deine Tische und was an ihnen gesagt wurde; ein Cookie, das dich wiedererkennt. Nichts wird von anderswo geladen.

## Du

page-you-title = Du
page-you-new = Hier kennt dich noch niemand. Gib dir einen Namen; das ist alles.
page-you-arms = Dein Wappen
page-arms-chevron = Sparren, violett
page-arms-bend = Schrägbalken, schwarz
page-arms-cross = Kreuz, petrol
page-arms-fess = Balken, rosa
page-arms-pale = Pfahl, oliv
page-arms-saltire = Andreaskreuz, blaugrau
page-arms-paly = Pfähle, rostbraun
page-arms-pile = Spitze, dunkelgrün
page-save = Speichern
page-saved = Gespeichert
page-you-settings = Einstellungen
page-you-lang = Sprache
page-you-theme = Farben
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-you-speed = Bewegung
page-speed-0 = aus
page-speed-1 = langsam
page-speed-2 = normal
page-speed-3 = schnell
page-you-sound = Ton, wenn ich dran bin
page-you-sound-try = Anhören
page-you-desktop = Mitteilung auf dem Bildschirm, wenn ich dran bin
page-you-desktop-insecure = Dein Browser erlaubt Mitteilungen nur über HTTPS oder auf diesem Rechner selbst. Ton, Titel und Symbol funktionieren trotzdem.
page-you-desktop-denied = Dein Browser soll Mitteilungen dieser Seite blockieren. In seinen Einstellungen kannst du sie erlauben.
page-you-desktop-none = Dein Browser kennt keine Mitteilungen.
page-you-confirm = Jeden Zug bestätigen, bevor er gesendet wird
page-you-keys = Einzelne Tasten gelten am Tisch
page-you-letters = Buchstaben auf farbigen Dingen
page-you-notices = Wenn ich nicht da bin
page-you-notices-about = Für Spiele über Tage: wohin geschrieben wird, wenn du dran bist. Ein leeres Feld heißt: keine Nachricht.
page-you-webhook = Adresse eines Webhooks
page-you-mail = E-Mail
page-you-account = Konto
page-you-account-guest = Du bist Gast: Dieser Browser kennt dich durch ein Cookie. Mit einem Konto kannst du dich anderswo anmelden; deine Spiele bleiben deine.
page-you-account-named = Du meldest dich als { $login } an.
page-you-claim = Konto anlegen
page-you-login = Anmeldename
page-you-password = Passwort
page-you-password-help = Mindestens acht Zeichen.
page-you-sign-in = Anmelden
page-you-sign-in-about = Du hast auf einem anderen Gerät ein Konto angelegt? Melde dich hier an.
page-you-sign-out = Abmelden
page-you-sign-out-guest = Ohne Konto und ohne Wiederherstellungslink kann niemand als { $name } zurückkommen.
page-you-sign-out-sure = Abmelden und diesen Namen aufgeben
page-you-recovery = Auf ein anderes Gerät
page-you-recovery-about = Ein Link, der einen anderen Browser zu dir macht, ohne Konto. Wer ihn hat, kann in deinem Namen spielen; er gilt einmal.
page-you-recovery-make = Link machen
page-you-recovery-local = Dieser Link geht nur auf diesem Rechner: Andere Geräte erreichen den Server nicht.
