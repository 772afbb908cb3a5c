### Die Worte des Befehls `caliburn` und des Terminal-Clients.

cli-error = caliburn: { $text }
cli-warning = caliburn: Hinweis: { $text }
cli-usage-hint = Hilfe: { $command } --help
cli-interrupted = Abgebrochen.
cli-bug = Etwas ist fehlgeschlagen, das nicht hätte fehlschlagen dürfen. Nichts ging verloren; was zur Fehlersuche nötig ist, liegt in { $path }
cli-bug-unsaved = Etwas ist fehlgeschlagen, das nicht hätte fehlschlagen dürfen: { $error }

## Help

cli-help-caliburn = Ritterliche Brettspiele nach ihren Anleitungen: im Terminal spielen, Aufzeichnungen ansehen, Bots spielen lassen.
cli-help-play = Im Terminal spielen, gegen Bots oder mit Freunden an einer Tastatur.
cli-help-games = Die Spiele auflisten, mit Spielerzahl, Spielarten und Optionen.
cli-help-rules = Die Regeln eines Spiels in Kürze zeigen.
cli-help-cards = Alles Material eines Spiels auflisten und woher seine Zahlen stammen.
cli-help-replay = Eine aufgezeichnete Partie erzählen und prüfen, ob ehrlich ausgeteilt wurde.
cli-help-simulate = Bots viele Partien spielen lassen und zählen.
cli-help-help = Diese Hilfe zeigen.
cli-help-version = Die Version zeigen.
cli-help-lang = Die Sprache; sonst die deiner Umgebung.
cli-help-json = JSON ausgeben, für Programme.
cli-help-game = Das Spiel, mit seinem Kürzel (siehe „caliburn games“).
cli-help-option = Eine Option des Spiels, etwa mode=seals; auch mehrmals.
cli-help-rule = Eine Regel, mit ihrem Kürzel; sonst alle.
cli-help-seats = Wie viele mitspielen.
cli-help-games-count = Wie viele Partien.
cli-help-seed = Der Startwert; derselbe ergibt dieselben Partien.
cli-help-sim-bots = Die Bots, einer für alle Plätze oder einer für jeden: random, greedy.
cli-help-every = So viele Partien für alles, was die Option sein kann, etwa jede Zusammenstellung von Modulen.
cli-help-rotate = Die Bots rücken mit jeder Partie einen Platz weiter, damit ein guter Platz keinen bevorzugt.
cli-help-jobs = Wie viele Prozesse sich die Arbeit teilen.
cli-help-record = Die Aufzeichnung, eine JSON-Datei; „-“ liest die Standardeingabe.
cli-help-verify = Aus dem Startwert neu austeilen und sagen, ob die Aufzeichnung ehrlich ist (sonst Rückgabewert 1).
cli-help-commitment = Prüft auch, ob der Seed diesen Hash hat: den, den der Tisch vor der ersten Karte gezeigt hat.
cli-help-at = Nach den ersten N Antworten aufhören.
cli-help-viewer = Mit wessen Augen: ein Platz (von 0 an gezählt), spectator (Zuschauer) oder referee (Schiedsrichter).
cli-help-play-seed = Der Startwert der Partie; sonst ein zufälliger.
cli-help-play-bots = Die Bots, einer für alle oder einer für jeden: random, greedy.
cli-help-you = Dein Platz, von 0 an gezählt; mehrere, etwa 0,2, für mehrere Menschen.
cli-help-hot-seat = Alle sind Menschen, an dieser einen Tastatur.
cli-help-names = Wie die Spieler heißen, ab Platz 0; mit --hot-seat spielen so viele mit, wie Namen haben.
cli-help-resume = Eine gespeicherte Partie fortsetzen: ihre Datei oder „last“ für die letzte unfertige.
cli-help-save = Wohin die Taste „s“ speichert.
cli-help-ask-all = Dich auch dann fragen, wenn du nur eine Wahl hast.
cli-help-delay = Wie lange ein Bot vor seinem Zug wartet, in Millisekunden.
cli-panel-options = Optionen
cli-panel-arguments = Argumente
cli-panel-commands = Befehle

## What can be wrong

cli-error-option = Die Option { $option } gibt es hier nicht.
cli-error-option-close = Die Option { $option } gibt es hier nicht. Meintest du { $close }?
cli-error-option-value = Die Option { $option } ist falsch verwendet: Ihr fehlt ein Wert, oder sie nimmt keinen.
cli-error-missing = { $what } fehlt.
cli-error-command = Den Befehl „{ $name }“ gibt es nicht. Wähle einen von diesen: { $commands }
cli-error-value = Was bei { $option } steht, passt nicht.
cli-error-usage = Das ist nicht zu verstehen: { $text }
cli-error-lang = Die Sprache „{ $value }“ ist nicht bekannt. Wähle eine von diesen: { $langs }
cli-error-number = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
cli-error-option-form = „{ $value }“ ist keine Option. Schreib sie als Name=Wert, zum Beispiel mode=seals.
cli-error-option-twice = Die Option „{ $option }“ steht zweimal da. Gib sie einmal an.
cli-error-viewer = „{ $value }“ ist kein Betrachter. Gib einen Platz von 0 bis { $most } an, spectator oder referee.
cli-error-read = { $path } kann nicht gelesen werden: { $reason ->
        [ENOENT] die Datei gibt es nicht
        [EACCES] dir fehlt die Berechtigung
        [EISDIR] das ist ein Ordner
        [ENOTDIR] ein Teil des Pfads ist kein Ordner
        [EINVAL] das ist kein Pfad
       *[other] { $reason }
    }.
cli-error-write = { $path } kann nicht geschrieben werden: { $reason ->
        [ENOENT] den Ordner gibt es nicht
        [EACCES] dir fehlt die Berechtigung
        [EISDIR] das ist ein Ordner
        [ENOTDIR] ein Teil des Pfads ist kein Ordner
        [EEXIST] ein Teil des Pfads ist kein Ordner
        [ENOSPC] die Platte ist voll
        [EROFS] auf die Platte kann nicht geschrieben werden
       *[other] { $reason }
    }.
cli-error-not-json = { $path } ist keine Aufzeichnung: Das ist kein gültiges JSON. Gib eine Datei an, die Caliburn gespeichert hat, und zwar ganz.
cli-error-no-terminal = Zum Spielen braucht es ein Terminal. Starte „{ $command } play“ in einem, ohne es umzuleiten; für Programme gibt es „{ $command } simulate“ und das Python-Paket.
cli-error-no-last = Es gibt keine unfertige Partie, die man fortsetzen könnte. Beginne eine mit „{ $command } play“.
cli-error-names = { $count } Namen passen nicht zu { $seats } Plätzen. Gib höchstens einen für jeden Platz an.
cli-error-bots = { $count ->
        [one] Du hast 1 Bot genannt
       *[other] Du hast { $count } Bots genannt
    }, aber { $seats ->
        [one] 1 Platz ist
       *[other] { $seats } Plätze sind
    } für Bots; auf den anderen sitzen Menschen. Nenne einen Bot für alle diese Plätze oder für jeden einen, oder ändere --seats oder --you.
cli-error-no-bots = Es ist kein Bot genannt. Nenne einen für alle Plätze oder für jeden einen: { $bots }
cli-error-together = { $options } geht nicht zusammen mit { $beside } und würde dort nichts ändern. Lass eines von beiden weg.
cli-error-dumb-terminal = Dieses Terminal (TERM={ $term }) kann den Tisch nicht zeigen. Nimm eines, das seinen Cursor bewegen kann, etwa xterm.

## Tables

cli-column-mode = Spielart
cli-column-seats = Spieler
cli-column-options = Optionen
cli-column-name = Name
cli-column-value = Wert
cli-column-strength = Stärke
cli-column-points = Punkte
cli-column-count = Anzahl
cli-column-source = Quelle
cli-column-suit = Farbe
cli-column-colour = Farbe
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-digest = Prüfsumme
cli-column-mean-score = Mittlere Punkte
cli-column-player = Spieler
cli-column-ability = Fähigkeit
cli-column-aura = Reihen- oder Bahneneffekt
cli-column-cost = Kosten
cli-column-damage = Schaden
cli-column-effects = Effekt
cli-column-faces = Seiten
cli-column-faction = Fraktion
cli-column-green = Grün
cli-column-health = Leben
cli-column-icon = Symbol
cli-column-night = Nacht
cli-column-red = Rot
cli-column-to_back = Geht nach hinten
cli-column-type = Art
cli-column-valor = Ruhm
cli-column-window = Zeitpunkt
cli-column-yellow = Gelb
cli-column-black = Schwarz
cli-column-price = Preis
cli-column-scrolls = Rollen
cli-column-coins = Münzen
cli-column-day = Tag
cli-column-boss = Boss
cli-column-heroic = Heroisch
cli-column-epic = Episch
cli-column-legendary = Legendär
cli-column-spaces = Felder
cli-column-gold_per_point = Gold je Punkt
cli-column-armor = Rüstung
cli-column-symbols = Taktiken bei
cli-column-wrath = Groll
cli-column-fatigue = Erschöpfung
cli-column-start = Zu Beginn
cli-column-set_bonus = Sets
cli-option-edition = eine Datei mit den gedruckten Zahlen deines Exemplars
cli-source-rulebook = Anleitung
cli-source-public = öffentlich
cli-source-reconstructed = rekonstruiert
cli-reconstructed = rekonstruiert: Die Anleitung zeigt diese Zahl nur als Bild; sie ist von uns, die gedruckte kann anders sein.
cli-kind-knight = Ritter
cli-kind-adventure = Abenteuer
cli-kind-seal = Siegel
cli-rule-place = Anleitung: { $heading }
cli-rule-place-page = Anleitung: { $heading }, S. { $page }
cli-rule-rulings = Festlegungen: { $rulings }
cli-rulings-place = Was die Festlegungen besagen: { $path }

## Simulation and replay

cli-simulating = Es wird gespielt
cli-simulated = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }
cli-simulated-errors = ±: ein Standardfehler; in 19 von 20 Fällen reichen zwei bis zum wahren Wert.
cli-simulated-seats = Siege nach Platz: { $wins }
cli-simulated-shared = Geteilte Siege: { $count }
cli-simulated-speed = { $decisions } Entscheidungen in { $seconds } s: { $games } Partien/s, { $rate } Entscheidungen/s
cli-simulated-digest = Prüfsumme: { $digest }
cli-replay-title = { $game } ({ $mode }): { $names }
cli-replay-open = Nicht zu Ende: bisher { $answers } Antworten; am Zug: { $names }.
cli-scores = Endstand
cli-tie-break = Gleichstand
cli-tie-break-king-arthur = Ritter (Gleichstand)
cli-tie-break-knight-tales = Gleichstand: Monster, Gold
cli-winner = gewinnt
cli-fair = Ehrlich: Der Startwert teilt genau diese Karten aus.
cli-fair-from = Von da an ehrlich: Die ersten { $count } Ergebnisse stammen aus einer früheren Partie und werden hingenommen, den Rest teilt der Startwert genau so aus.
cli-not-fair = Nicht ehrlich: Der Startwert teilt andere Karten aus, als die Aufzeichnung enthält.

## The terminal client

cli-you = Du
cli-bot-names = Gawain, Isolde, Parzival, Morgana, Tristan
cli-title = { $game } · { $mode }
cli-title-turn = Zug { $turn }
cli-moves = Dein Zug
cli-moves-how = Womit?
cli-moves-wait = Warten
cli-moves-over = Ende
cli-log = Was geschah
cli-log-more = ▾ Bild↓ mehr
cli-ways = { $count } Arten
cli-thinking = { $name } überlegt …
cli-rule-hint = ? Regel
cli-over = Das Spiel ist aus.
cli-note-only = Keine Wahl: { $moves }.
cli-chapter = Zug { $number } · { $name }
cli-note-undone = Du hast deinen letzten Zug zurückgenommen.
cli-cannot-undo = Nichts zurückzunehmen: Das geht nur mit deinem eigenen letzten Zug, und nur solange nichts gezogen oder aufgedeckt wurde und niemand sonst am Zug war.
cli-saved = Gespeichert in { $path }
cli-left = Die Partie liegt in { $path }
    So geht es weiter: { $command } play --resume last
cli-left-over = Die Aufzeichnung der Partie: { $path }
cli-left-unsaved = Die Partie wurde nicht gespeichert.
cli-leave-anyway = Die Partie ist nicht gespeichert. Noch einmal verlassen verlässt sie ohne Speichern.
cli-too-small = Mach das Fenster größer: mindestens { $width } Spalten mal { $height } Zeilen.
cli-key-choose = Enter wählen
cli-key-back = Esc zurück
cli-key-undo = u rückgängig
cli-key-help = ? Hilfe
cli-key-log = Bild↑↓ Verlauf
cli-key-language = l English
cli-key-save = s sichern
cli-key-leave = q Ende
cli-key-new = n neues Spiel
cli-key-look = Esc zum Tisch
cli-help-keys-text =
    Pfeiltasten und Enter wählen einen Zug, ebenso seine Ziffer oder sein Buchstabe und die Maus.
    Tab zeigt die andere Seite des Tisches, wo es eine gibt: statt der Karte einer Kampagne ihr Buch und umgekehrt.
    Bild↑ und Bild↓ (oder [ und ]) blättern im Verlauf.
    Esc geht zurück, u nimmt zurück, l wechselt die Sprache, s speichert, q verlässt die Partie und bewahrt sie auf.
    In dieser Hilfe blättern die Ziffern und die Pfeiltasten um.
cli-help-page-rule = Jetzt
cli-help-page-marks = Zeichen
cli-help-page-rules = Alle Regeln
cli-help-page-keys = Tasten
cli-help-turn = ←→ umblättern · ↑↓ rollen · Esc schließen
cli-curtain = Gib die Tastatur an { $name }.
cli-curtain-why = Alle anderen sehen jetzt weg: Der nächste Bildschirm zeigt die Hand von { $name }.
cli-curtain-key = Enter: Ich bin { $name }
cli-parting-key = Enter: weitergeben
cli-end-won = { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
cli-end-won-you = Du gewinnst.
cli-end-won-all = { $count ->
        [one] Du gewinnst.
       *[other] Ihr gewinnt alle gemeinsam.
    }
cli-end-nobody = Niemand gewinnt.
cli-end-tie = Gleich viele Punkte: Der Gleichstand wird aufgelöst.

## King Arthur's table

cli-ka-kind-dark-power = M
cli-ka-kind-enemy-knight = R
cli-ka-kind-monster = U
cli-ka-kind-dragon = D
cli-ka-suit-red = R
cli-ka-suit-orange = O
cli-ka-suit-beige = B
cli-ka-suit-merlin = Merlin
cli-ka-count-knights = { $count } Ritter
cli-ka-count-adversaries = { $count } Widersacher
cli-ka-count-seals = { $count } Siegel
cli-ka-count-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
cli-ka-brief-knights = Ri { $count }
cli-ka-brief-adversaries = Wi { $count }
cli-ka-brief-seals = Si { $count }
cli-ka-brief-points = { $count } Pkt
cli-ka-piles = Stapel { $deck } · aus dem Spiel { $out } · Ritter { $supply } · abgelegt { $discards }
cli-ka-hand = Ritter
cli-ka-adversaries = Widersacher
cli-ka-held = { $held } durch Widersacher
cli-ka-own-seals = Siegel
cli-ka-none = keine
cli-ka-column-full = Keine Aktion 1: In einer Spalte liegen vier Widersacher.
cli-ka-deck-empty = Keine Aktion 1: Der Stapel der Widersacher ist leer.
cli-ka-means-total = verlangt Widersacher, deren Stärken zusammen 12 ergeben
cli-ka-means-total-kind = ebenso, aber nur von einer Art
cli-ka-means-cards = verlangt so viele Widersacher, gleich welche
cli-ka-means-each = verlangt je einen Widersacher dieser Arten
cli-ka-means-worth = verlangt zwei Widersacher von mindestens diesen Stärken
cli-ka-means-or = ebenso, oder stattdessen dieser eine Widersacher allein
cli-ka-means-open = ein Abenteuer, das du jetzt nehmen kannst
cli-ka-means-column = wie viele der vier Plätze einer Spalte belegt sind
cli-ka-means-can = ein Widersacher, den du jetzt herausfordern kannst; die Zahl ist seine Stärke
cli-ka-means-cannot = ein Widersacher, den du jetzt nicht herausfordern kannst
cli-ka-means-seal = neben einem Widersacher: wessen Siegel auf ihm liegt
cli-ka-means-points = Punkte der genommenen Abenteuer
cli-ka-means-knights = Ritter auf der Hand
cli-ka-means-adversaries = Widersacher auf der Hand
cli-ka-means-seals = übrige Siegel
cli-ka-means-red = Ritter in Rot; 1 ist eine einfache Karte, 2 eine doppelte
cli-ka-means-orange = Ritter in Orange
cli-ka-means-beige = Ritter in Beige
cli-ka-means-merlin = Merlin, ein Ritter jeder Farbe
cli-ka-short-dark-power = Dunkle M.
cli-ka-short-enemy-knight = F. Ritter
cli-ka-short-monster = Ungeheuer
cli-ka-short-dragon = Drachen
cli-ka-short-holy-grail = Gral
cli-ka-short-mountain = Berg
cli-ka-short-excalibur = Excalibur
cli-ka-short-questing-beast = Bestie
cli-ka-short-fisher-king = Fischerk.
cli-ka-short-royal-tournament = Turnier
cli-ka-short-robbers = Räuber
cli-ka-short-vikings = Wikinger
cli-ka-short-sea-monster = Seeungeh.
cli-ka-short-saxons = Sachsen
cli-ka-short-king-mark = K. Marke
cli-ka-short-green-knight = Gr. Ritt.
cli-ka-short-gold-treasure = Schatz

## Der Tisch von Knight Tales

cli-kt-moment = { $phase } { $number } von 3
cli-kt-gold = { $count } Gold
cli-kt-wrath = Groll { $count }
cli-kt-fatigue = Erschöpfung { $count }
cli-kt-monsters = { $count ->
        [one] 1 Monster
       *[other] { $count } Monster
    }
cli-kt-valor = { $count } RP
cli-kt-types = { $count ->
        [one] 1 Art
       *[other] { $count } Arten
    }
cli-kt-brief-gold = G{ $count }
cli-kt-brief-wrath = Gr{ $count }
cli-kt-brief-fatigue = Er{ $count }
cli-kt-brief-monsters = M{ $count }
cli-kt-brief-zone-green = grün
cli-kt-brief-zone-yellow = gelb
cli-kt-brief-zone-red = rot
cli-kt-passed = passt
cli-kt-home = im Dorf
cli-kt-village = Wälle { $walls } · Dorf: { $village }
cli-kt-none = nichts mehr
cli-kt-sold = verkauft
cli-kt-face-down = verdeckt
cli-kt-points = { $points } RP
cli-kt-trophy-price = 2 { $faction }
cli-kt-tonight = Heute Nacht: { $champions ->
        [one] 1 Champion
       *[other] { $champions } Champions
    }, { $minions ->
        [one] 1 Lakai
       *[other] { $minions } Lakaien
    }
cli-kt-renown = Ansehen: grün { $green }, gelb { $yellow }, rot { $red } RP
cli-kt-boss-gone = Der Boss ist vernichtet.
cli-kt-forest = im Wald
cli-kt-doom = Verhängnis
cli-kt-tactic = Taktik
cli-kt-no-wall = kein Wall
cli-kt-step = Schritt { $number }: { $name }
cli-kt-last-deed = letzte Heldentat
cli-kt-effects = Es gilt:
cli-kt-cost = { $count } Erschöpfung
cli-kt-pool = { $knight } Ritterwürfel gegen { $black } schwarze und { $red } rote
cli-kt-knight-dice = Ritter
cli-kt-monster-dice = Monster
cli-kt-lies = So liegt es:
cli-kt-lies-damage = { $swords }† − { $shields }▼: { $damage } Schaden von { $health }
cli-kt-lies-defeats = vernichtet es
cli-kt-lies-wounds = { $swords }† − { $shields }▼: { $wounds ->
        [0] keine Wunde
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }
cli-kt-lies-doom = Verhängnis auf { $column }
cli-kt-no-knight = Wähle deinen Ritter.
cli-kt-own-cards = Karten
cli-kt-shared = Für alle
cli-kt-slain = Erbeutet
cli-kt-spent = { $count } genutzt
cli-kt-token-wrath = G
cli-kt-token-fatigue = E
cli-kt-means-champion = ein Monster mit { $sign } ist ein Champion; die Farbe ist seine Fraktion
cli-kt-means-health = Lebenspunkte, die es noch hat, von allen
cli-kt-means-dice = Würfel, die es jetzt würfe: schwarze hohl, rote gefüllt
cli-kt-means-tokens = Schwerter und Schilde, die zu seinem Wurf kommen
cli-kt-means-crests = wessen Wappen darauf liegen, das erste zuerst
cli-kt-means-face-down = ein verdecktes Monster; in Klammern, was du davon gesehen hast
cli-kt-means-doom = Verhängnis: die Klammer ist die jetzige Stufe, Totenköpfe lösen eine Taktik aus
cli-kt-means-walls = Barrikade und Palisaden einer Bahn
cli-kt-means-open = etwas, das du jetzt wählen kannst
cli-kt-means-track = die Leiste: Groll links vom Herz, Erschöpfung rechts; die Farben sind die Bereiche
cli-kt-means-after = wo dein Lebensmarker nach diesem Angriff steht, so wie die Würfel liegen
cli-kt-means-villager = Gold auf Dorfbewohnern: Schaden, den sie für dich abgefangen haben
cli-kt-means-rank = die Nummer einer Reihe: so viel Erschöpfung kostet ein Angriff dort
cli-kt-holds = hat { $cards }
cli-kt-means-gold = Gold
cli-kt-means-wrath = übriger Groll
cli-kt-means-fatigue = übrige Erschöpfung
cli-kt-means-monsters = gewonnene Monsterkarten

## One letter for each kind of event, in front of a line of the log

cli-letter-game-began = *
cli-letter-adversary-revealed = A
cli-letter-knights-played = S
cli-letter-adversary-taken = W
cli-letter-adversary-sealed = V
cli-letter-seal-returned = R
cli-letter-adventure-taken = E
cli-letter-knights-drawn = Z
cli-letter-knights-reshuffled = M
cli-letter-turn-passed = –
cli-letter-last-adversary-taken = L
cli-letter-game-ended = X
cli-letter-card-bought = $
cli-letter-trophy-forged = +
cli-letter-attack-began = †
cli-letter-card-used = :
cli-letter-dice-rolled = ⚄
cli-letter-monster-damaged = x
cli-letter-monster-defeated = ✗
cli-letter-wounds-suffered = ♥
cli-letter-doom-raised = ☠
cli-letter-tactic-applied = ~
cli-letter-boss-moved = >
cli-letter-wall-fell = #
cli-letter-village-damaged = ⌂
cli-letter-quest-fulfilled = ✓

## What those letters mean

cli-means-game-began = Verlauf: Spiel begonnen
cli-means-adversary-revealed = Verlauf: Widersacher aufgedeckt
cli-means-knights-played = Verlauf: Ritter ausgespielt
cli-means-adversary-taken = Verlauf: Widersacher genommen
cli-means-adversary-sealed = Verlauf: Widersacher versiegelt
cli-means-seal-returned = Verlauf: Siegel zurückgenommen
cli-means-adventure-taken = Verlauf: Abenteuer genommen
cli-means-knights-drawn = Verlauf: Ritter gezogen
cli-means-knights-reshuffled = Verlauf: abgelegte Ritter gemischt
cli-means-turn-passed = Verlauf: Zug verstrichen
cli-means-last-adversary-taken = Verlauf: letzter Widersacher fort
cli-means-game-ended = Verlauf: Spiel beendet
cli-means-card-bought = Verlauf: Karte erworben
cli-means-trophy-forged = Verlauf: Trophäe genommen
cli-means-attack-began = Verlauf: Angriff
cli-means-card-used = Verlauf: Karte genutzt
cli-means-dice-rolled = Verlauf: Würfel geworfen
cli-means-monster-damaged = Verlauf: Schaden
cli-means-monster-defeated = Verlauf: Monster vernichtet
cli-means-wounds-suffered = Verlauf: Wunden
cli-means-doom-raised = Verlauf: Verhängnis steigt
cli-means-tactic-applied = Verlauf: Taktik
cli-means-boss-moved = Verlauf: der Boss rückt vor
cli-means-wall-fell = Verlauf: ein Wall fällt
cli-means-village-damaged = Verlauf: das Dorf wird getroffen
cli-means-quest-fulfilled = Verlauf: Queste erfüllt

## serve

cli-help-serve = Den Tisch im Browser öffnen: für dich, deine Freunde und Bots.
cli-help-serve-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt alle in deinem lokalen Netz herein.
cli-help-serve-port = Der Port, auf dem gelauscht wird.
cli-help-serve-data = Wo Tische und Leute aufbewahrt werden; ohne Angabe in deinem Datenordner.
cli-help-serve-address = Die Adresse, unter der andere diesen Server erreichen, etwa https://tisch.example.org.
cli-help-serve-open = Die Seite in deinem Browser öffnen.
cli-help-serve-log = Wohin das Protokoll geschrieben wird; „-“ ist der Bildschirm. Ohne Angabe eine Datei im Datenordner.
cli-help-serve-smtp = Für Mails, wenn jemand am Zug ist: smtp://NAME:PASSWORT@HOST:PORT?from=ABSENDER, oder smtp+starttls://. Besser als CALIBURN_SMTP gegeben.
cli-help-serve-webhooks = Webhooks dürfen in dein eigenes Netz führen.
cli-help-serve-proxied = Den Adressen glauben, die ein Reverse-Proxy auf diesem Rechner meldet.
cli-serve-ready = Der Tisch ist gedeckt: { $address }
cli-serve-loopback = Nur dieser Rechner kann ihn öffnen. Auch für Freunde in deinem Netz: { $command } serve --host 0.0.0.0
cli-serve-running = Der Tisch ist schon gedeckt: { $address }
cli-serve-friends = Für Freunde in deinem Netz: { $addresses }
cli-serve-data = Die Tische liegen in { $path }
cli-serve-stop = Strg+C beendet den Server; die Tische warten, bis er wieder da ist.
cli-error-port = { $port } ist kein Port. Nimm eine Zahl von 1 bis 65535.
cli-error-host = --host ist leer. Nimm 127.0.0.1 für diesen Rechner allein oder 0.0.0.0 für alle in deinem Netz.
cli-error-data = Den Ordner { $path } gibt es nicht. Nimm mit --data einen anderen.
cli-error-address = „{ $address }“ ist keine Adresse eines Servers. Schreib sie wie https://tisch.example.org, ohne Pfad.
cli-error-smtp = Der Mailserver wird so geschrieben: smtp://NAME:PASSWORT@HOST:PORT?from=ABSENDER, oder smtp+starttls:// für einen verschlüsselten.

## Merlin: der Tisch

cli-merlin-moment = Runde { $round } von { $rounds }
cli-merlin-phase-setup = Aufbau
cli-merlin-phase-draft = Wahl der Verbündeten
cli-merlin-score = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
cli-merlin-first = Startspieler
cli-merlin-has-grail = Gral: { $name }
cli-merlin-has-excalibur = Excalibur: { $name }
cli-merlin-supply = Vorrat: { $what }
cli-merlin-in-help = unter ? und 2: { $parts }
cli-merlin-told = { $text }
cli-merlin-code-black = Dr
cli-merlin-code-grey = Ta
cli-merlin-code-blue = Fi
cli-merlin-code-purple = Sc
cli-merlin-code-orange = Fu
cli-merlin-code-brown = Ad
cli-merlin-code-any = ··
cli-merlin-letter-shield = S
cli-merlin-letter-flag = F
cli-merlin-letter-material = M
cli-merlin-letter-influence = E
cli-merlin-letter-traitor = v
cli-merlin-letter-manor = G
cli-merlin-letter-builder = b
cli-merlin-letter-flag-bearer = f
cli-merlin-letter-shield-bearer = s
cli-merlin-letter-lady = h
cli-merlin-letter-vassal = g
cli-merlin-letter-merlin = M
cli-merlin-letter-arthur = A
cli-merlin-letter-morgana = W
cli-merlin-letter-laborer = T
cli-merlin-letter-mountain = B
cli-merlin-letter-wood = W
cli-merlin-letter-lake = S
cli-merlin-letter-kay = K
cli-merlin-letter-marshal = L
cli-merlin-space-influence-shield = +Schild
cli-merlin-space-influence-flag = +Fahne
cli-merlin-space-influence-material = +Stein
cli-merlin-space-influence-vassal = +Gefol.
cli-merlin-space-points-shield = ★Schild
cli-merlin-space-points-flag = ★Fahne
cli-merlin-space-points-material = ★Stein
cli-merlin-space-points-influence = ★Einfl.
cli-merlin-space-points-manor = ★Gutsh.
cli-merlin-space-resource-shield = Schild
cli-merlin-space-resource-flag = Fahne
cli-merlin-space-resource-material = Material
cli-merlin-space-resource-influence = Einfluss
cli-merlin-space-build = Bauen
cli-merlin-space-mission = Auftrag
cli-merlin-space-exchange = Tausch
cli-merlin-space-relocate = Umzug
cli-merlin-space-excalibur = Excal.
cli-merlin-space-grail = Gral
cli-merlin-space-apple = Apfel
cli-merlin-space-remedy = Apf/Mis
cli-merlin-space-coin = Münze
cli-merlin-space-arthur = Arthur
cli-merlin-space-activate = Aktiv.
cli-merlin-space-picts = Pikten
cli-merlin-space-stairs = Treppe
cli-merlin-space-merlin = Merlin
cli-merlin-space-ring = Ring
cli-merlin-space-replace = Ersatz
cli-merlin-district-smith = Schmiede
cli-merlin-district-quarry = Steinbr.
cli-merlin-district-market = Markt
cli-merlin-district-tailor = Schneid.
cli-merlin-district-orchard = Obstg.
cli-merlin-district-mint = Münze
cli-merlin-more-in-help = { $count } weitere Teile unter ? und 2
cli-merlin-inner = Innerer Ring
cli-merlin-treasure-excalibur = Exc
cli-merlin-treasure-grail = Gr
cli-merlin-treasure-staff = St
cli-merlin-treasure-points = { $points }★
cli-merlin-treasure-influence = +
cli-merlin-treasure-discard = −
cli-merlin-apples = { $count ->
        [one] 1 Apfel
       *[other] { $count } Äpfel
    }
cli-merlin-staffs = { $count ->
        [one] 1 Stab
       *[other] { $count } Stäbe
    }
cli-merlin-influence = { $count } Marker
cli-merlin-manors = { $count ->
        [one] 1 Hof
       *[other] { $count } Höfe
    }
cli-merlin-missions = { $count ->
        [one] 1 Auftrag
       *[other] { $count } Aufträge
    }
cli-merlin-traitors = { $count } Verräter
cli-merlin-coins = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
cli-merlin-mistletoe = { $count ->
        [one] 1 Mistel
       *[other] { $count } Misteln
    }
cli-merlin-poisoned = { $count } vergiftet
cli-merlin-plus = { $count } Plus
cli-merlin-remedies = { $count } Apfel/Mistel
cli-merlin-pict-total = Pikten { $count }
cli-merlin-brief-traitors = v{ $count }
cli-merlin-brief-apples = äp{ $count }
cli-merlin-brief-staffs = st{ $count }
cli-merlin-brief-influence = e{ $count }
cli-merlin-brief-manors = g{ $count }
cli-merlin-brief-missions = a{ $count }
cli-merlin-brief-coins = ${ $count }
cli-merlin-brief-mistletoe = mi{ $count }
cli-merlin-brief-poisoned = ve{ $count }
cli-merlin-brief-pict-total = pi{ $count }
cli-merlin-laborer = Tagelöhner { $face }
cli-merlin-laborers = Tagelöhner
cli-merlin-ware-plus = Plus { $count }
cli-merlin-ware-remedy = Apfel/Mistel { $count }
cli-merlin-favor = Gunst
cli-merlin-seals = noch { $count } Siegel
cli-merlin-horn = Trinkhorn
cli-merlin-ring = Ring
cli-merlin-stack = Stapel { $stack }
cli-merlin-deck = Stapel { $count }
cli-merlin-cauldron = { $face }) { $effect } ☾{ $steps }
cli-merlin-under = Darunter: { $effect }.
cli-merlin-morgana-at = ☾ bei { $colour }
cli-merlin-left = übrig: { $poisoned } vergiftete Äpfel, { $huts } Hütten
cli-merlin-part-ring = Rondell
cli-merlin-part-inner = innerer Ring
cli-merlin-part-environs = Umland
cli-merlin-part-draft = Verbündete
cli-merlin-part-display = offene Aufträge
cli-merlin-part-kitchen = Hexenküche
cli-merlin-part-picts = Pikten
cli-merlin-part-market = Markt
cli-merlin-part-decrees = Erlasse
cli-merlin-part-forecast = Vorschau
cli-merlin-forecast-traitors = Verräter { $points }
cli-merlin-forecast-environs = Umland { $points }
cli-merlin-forecast-influence = Einfluss { $points }
cli-merlin-forecast-vassals = Gefolge { $points }
cli-merlin-forecast-picts = Pikten { $points }
cli-merlin-tile = Plättchen { $number }
cli-merlin-territory = { $terrain }, { $count ->
        [one] allein
       *[other] { $count } Plättchen
    }
cli-merlin-leads = vorn: { $names }
cli-merlin-tower = Turm
cli-merlin-stones = Bau mit { $colours }
cli-merlin-way-on = zu „{ $space }“
cli-merlin-way-back = zurück zu „{ $space }“
cli-merlin-way-flag = mit einer Fahne zurück zu „{ $space }“
cli-merlin-means-shield = Schilde: im Fürstentum die übrigen, sonst die eigenen
cli-merlin-means-flag = Fahnen
cli-merlin-means-material = Material
cli-merlin-means-traitor = Verräter; rot, wo kein Schild sie aufhält
cli-merlin-means-influence = Einflussmarker, wo ein Auftrag einen verlangt
cli-merlin-means-die-knight = ein eigener Würfel; auf dem Rondell, wohin er deinen Ritter führt
cli-merlin-means-die-merlin = der Merlinwürfel; auf dem Rondell, wohin er ihn führt
cli-merlin-means-die-arthur = der Arthurwürfel; auf dem inneren Ring, wohin er ihn führt
cli-merlin-means-tower = Turm
cli-merlin-means-icon = von einem Auftrag verlangt; in Klammern: du hast es nicht
cli-merlin-means-open = hier kannst du handeln
cli-merlin-means-witch = Morgana oder ihre Marker
cli-merlin-means-hut = Hexenhütte
cli-merlin-means-castle = Burg unter einem Gutshof
cli-merlin-means-kay = Sir Kays Plättchen
cli-merlin-means-marshal = Sir Lancelots Marschall
cli-merlin-means-treasure = Schatz; + zwei Dinge, − die anderen geben eines ab
cli-merlin-means-decrees = Erlasse, die dort noch liegen
cli-merlin-means-plus = Plusmarker auf Einflussmarkern
cli-merlin-means-market = ein Plättchen vom Markt
cli-merlin-means-favor = Siegel: Fähigkeit, benutzte Fähigkeit, keine; erste Reihe zuerst

## Merlin: Bestandteile

cli-column-power = Wirkung
cli-column-marks = Zeichen
cli-column-bonus = Bonus
cli-column-stack = Stapel
cli-column-gains = Ertrag
cli-column-sides = Seiten
cli-column-steps = Schritte
cli-column-face = Würfel
cli-column-kinds = Arten
cli-merlin-kinds-shield = Schild
cli-merlin-kinds-flag = Fahne
cli-merlin-kinds-material = Material
cli-merlin-kinds-influence = Einfluss
cli-column-open = Offen
cli-column-stacks = Stapel
cli-column-pair_points = Ein Paar

## Merlin: das Protokoll

cli-letter-die-chosen = ◦
cli-letter-figure-moved = →
cli-letter-item-taken = «
cli-letter-vassal-placed = H
cli-letter-influence-placed = I
cli-letter-manor-built = G
cli-letter-mission-resolved = ¶
cli-letter-traitor-repelled = ▼
cli-letter-points-scored = ★
cli-letter-scoring-began = Σ
cli-means-die-chosen = Verlauf: Würfel gewählt
cli-means-figure-moved = Verlauf: Figur bewegt
cli-means-item-taken = Verlauf: Ding genommen
cli-means-vassal-placed = Verlauf: Gefolge ausgesandt
cli-means-influence-placed = Verlauf: Einflussmarker gesetzt
cli-means-manor-built = Verlauf: Gutshof gebaut
cli-means-mission-resolved = Verlauf: Auftrag erfüllt
cli-means-traitor-repelled = Verlauf: Verräter abgewehrt
cli-means-points-scored = Verlauf: Punkte
cli-means-scoring-began = Verlauf: Wertung

## Knight Fall: der Tisch

cli-kf-moment = Runde { $round }
cli-kf-moment-end = Ende von Runde { $round }
cli-kf-points = Dämonen { $demons }, Ritter { $knights } von { $door }
cli-kf-captain = spricht fürs Team
cli-kf-by-cards = Karten
cli-kf-no-abbey = Die Abtei liegt noch nicht aus.
cli-kf-track = Leiste
cli-kf-marker-demons = D
cli-kf-marker-knights = R
cli-kf-left = übrig: { $symbols }
cli-kf-magic = { $count } Magie
cli-kf-held = { $count ->
        [one] 1 Befehl aufgehoben
       *[other] { $count } Befehle aufgehoben
    }
cli-kf-attack = { $name } greift an ({ $kind }):
cli-kf-attack-melee = Nahkampf
cli-kf-attack-ranged = Fernkampf
cli-kf-attack-plain = nah oder fern
cli-kf-attack-area = alle dort
cli-kf-takes = trifft stattdessen: { $name }
cli-kf-blocked = { $count } abgewehrt
cli-kf-half-primary = 1.
cli-kf-half-secondary = 2.
cli-kf-elders = { $count } Älteste
cli-kf-supply = Vorrat: { $minions }
cli-kf-count-imp = { $count ->
        [one] 1 Kobold
       *[other] { $count } Kobolde
    }
cli-kf-count-stone-golem = { $count ->
        [one] 1 Steingolem
       *[other] { $count } Steingolems
    }
cli-kf-count-ice-golem = { $count } Eis
cli-kf-count-slag-golem = { $count } Schlacke
cli-kf-count-crawler = { $count } Kriecher
cli-kf-decks = Stapel: { $decks }
cli-kf-marker-coop = K
cli-kf-basic-symbols = Bewegung, Heilung oder Magie
cli-kf-slowed = Verlangsamt: taugt nur für eine kleine Aktion.
cli-kf-no-cards = Keine Karten auf der Hand.
cli-kf-nobody = Dort steht niemand.
cli-kf-told = { $text }
cli-kf-letter-elder = Ä
cli-kf-letter-imp = k
cli-kf-letter-crawler = kr
cli-kf-letter-stone-golem = G
cli-kf-letter-ice-golem = Eg
cli-kf-letter-slag-golem = Sg
cli-kf-symbol-melee = Nah
cli-kf-symbol-ranged = Fern
cli-kf-symbol-move = Bew
cli-kf-symbol-heal = Heil
cli-kf-symbol-magic = Mag
cli-kf-symbol-defend = Vert
cli-kf-symbol-command = Bef
cli-kf-short-flame-knight = Flamme
cli-kf-short-ice-knight = Eis
cli-kf-short-earth-knight = Erde
cli-kf-short-phase-knight = Phase
cli-kf-short-wrath-knight = Zorn
cli-kf-short-seer-knight = Seherin
cli-kf-short-holy-knight = Heilig
cli-kf-short-iron-knight = Panzer
cli-kf-short-gale-knight = Wind
cli-kf-short-bone-crusher = Brecher
cli-kf-short-blood-shade = Schatten
cli-kf-short-frozen-lurker = Lauerer
cli-kf-short-imp-lord = Fürst
cli-kf-short-dread-mistress = Herrin
cli-kf-short-horned-demoness = Dämonin
cli-kf-short-molten-scion = Glut
cli-kf-short-soulstealer = Dieb
cli-kf-short-storm-fiend = Sturm
cli-kf-short-feral-reaver = Reißer
cli-kf-effect-gain-health = +1♥
cli-kf-effect-sewer = zwei Ufer
cli-kf-effect-orb = ▯ → Magie
cli-kf-effect-nook = Falle
cli-kf-effect-armory = Nah +1
cli-kf-effect-diagonal-ranged = Fern diag
cli-kf-effect-scriptorium = zieh 4
cli-kf-effect-catacombs = geh diag
cli-kf-effect-stones = ▯ → Magie
cli-kf-effect-mire = hält auf
cli-kf-effect-shrine = +1 Vert.
cli-kf-means-elder = jemand von den Ältesten, mit Nummer und Leben
cli-kf-means-imp = Kobold
cli-kf-means-crawler = Knochenkriecher
cli-kf-means-stone-golem = Steingolem
cli-kf-means-ice-golem = Eisgolem
cli-kf-means-slag-golem = Schlackegolem
cli-kf-means-strength = Leben, bei Rittern auch Verteidigung
cli-kf-means-ice = Eis des Frostlauerers
cli-kf-means-seal = trägt ein Siegel oder Mal
cli-kf-means-cursed = kann in diesem Zug keine Verteidigung einsetzen
cli-kf-means-damage = Schaden, der eine Figur gleich trifft
cli-kf-means-active = am Zug
cli-kf-means-waiting = gefallen, kommt im nächsten eigenen Zug zurück
cli-kf-means-open = hier kannst du etwas tun
cli-kf-means-cards = Kraftkarten auf der Hand
cli-kf-means-slowed = eine verlangsamte Karte, verdeckt
cli-kf-means-halo = Feuerkranz
cli-kf-means-portal = Portal
cli-kf-means-bank = nördliches Ufer, südliches Ufer
cli-kf-means-demons = der Marker der Dämonen auf der Leiste
cli-kf-means-knights = der Marker der Ritter auf der Leiste
cli-kf-means-door = die Pforte; wer sie erreicht, gewinnt
cli-kf-means-deck = Karten eines Stapels und seiner Ablage; K: die, die Dämonen lenken
cli-kf-means-unled = ein Dämon, den Karten lenken

## Knight Fall: das Material

cli-column-defense = Verteidigung
cli-column-effect = Wirkung
cli-column-helped_start = Start mit Hilfe
cli-column-ice = Eis
cli-column-id = Buchstabe
cli-column-magic = Magie
cli-column-magic_name = Name der Magie
cli-column-most_defense = höchstens
cli-column-most_health = höchstens
cli-column-most_ice = höchstens
cli-column-primary = Als erste Karte
cli-column-secondary = Als zweite Karte
cli-column-trigger = Auslöser
cli-column-actions = Aktionen
cli-column-round = Je Runde
cli-column-frail = Verzweifelt
cli-column-knights_start = Start der Ritter

## Knight Fall: der Verlauf

cli-letter-card-played = ▤
cli-letter-magic-used = ✧
cli-letter-moved = ›
cli-letter-attack-declared = ‡
cli-letter-defended = ▣
cli-letter-health-lost = ↓
cli-letter-healed = ♡
cli-letter-slowed = ▮
cli-letter-seal-equipped = §
cli-letter-minion-placed = °
cli-letter-unit-killed = ✘
cli-letter-character-killed = ⊗
cli-letter-door-reached = ⇒
cli-letter-coop-card-drawn = ≡
cli-means-card-played = Verlauf: Kraftkarte
cli-means-magic-used = Verlauf: Magie
cli-means-moved = Verlauf: Bewegung
cli-means-attack-declared = Verlauf: Angriff
cli-means-defended = Verlauf: Verteidigung
cli-means-health-lost = Verlauf: Leben verloren
cli-means-healed = Verlauf: Heilung
cli-means-slowed = Verlauf: verlangsamt
cli-means-seal-equipped = Verlauf: Siegel oder Mal
cli-means-minion-placed = Verlauf: neuer Scherge
cli-means-unit-killed = Verlauf: Tod unter Ältesten und Schergen
cli-means-character-killed = Verlauf: Ritter oder Dämon gefallen
cli-means-door-reached = Verlauf: Pforte erreicht
cli-means-coop-card-drawn = Verlauf: eine Karte lenkt einen Dämon

## Eine Kampagne prüfen

cli-help-campaign = Eine Kampagne von Knight Fall prüfen: den Aufbau der Geschichte, zufällige Wege durch sie, ihre Kämpfe.
cli-help-campaign-action = Was zu tun ist: check.
cli-help-campaign-file = Eine Kampagnendatei (docs/write-a-campaign.md); ohne Angabe unsere eigene Kampagne.
cli-help-campaigns = Wie viele zufällige Kampagnen, deren Kämpfe das Los entscheidet; 0 für keine.
cli-help-battles = Wie oft Bots jeden Kampf austragen; 0 für nie.
cli-help-difficulty = Die Schwierigkeit der Kämpfe.
cli-help-villagers = Die Dorfleute, die in den Kämpfen dabei sind.
cli-help-battle-bot = Der Bot, der kämpft.
cli-error-campaign-action = „{ $action }“ geht mit einer Kampagne nicht. Möglich: { $actions }
cli-error-no-campaign = { $path } hat keinen Abschnitt [campaign]. Siehe docs/write-a-campaign.md.
cli-error-word = { $option } kennt „{ $value }“ nicht. Erlaubt: { $allowed }
cli-campaign-read = { $title }: { $entries } Einträge, { $squares } Felder, { $battles ->
        [one] 1 Kampf
       *[other] { $battles } Kämpfe
    }.
cli-campaign-walked = { $campaigns } zufällige Kampagnen kamen an ihr Ende, { $answers } Antworten; jeder Eintrag wurde mindestens { $least } Mal gelesen.
cli-campaign-battles = Kämpfe
cli-column-battle = Kampf
cli-column-games = Spiele
cli-column-won = Gewonnen
cli-column-rounds = Runden
cli-column-knights-lost = Ritter verloren
cli-column-elixirs = Elixiere
cli-column-elders = Gerettete
cli-told = { $text }
cli-campaign-sound = Die Kampagne ist in Ordnung.
cli-campaign-not-sound = { $count ->
        [one] Eines ist zu verbessern.
       *[other] { $count } Dinge sind zu verbessern.
    }

## Knight Fall: die Kampagne

cli-key-leaf = Tab Seite
cli-kfc-bells = { $left ->
        [one] noch 1 Glockenschlag
       *[other] noch { $left } Glockenschläge
    }
cli-kfc-turn-over = Tab: { $leaf }
cli-kfc-leaf-map = zur Karte
cli-kfc-leaf-book = zum Buch
cli-kfc-leaf-board = zum Kampf
cli-kfc-leads = führt
cli-kfc-fallen = gefallen
cli-kfc-saved = gerettete Älteste { $saved }/{ $boxes }
cli-kfc-count = { $count } von { $total }
cli-kfc-keywords = Schlüsselwörter
cli-kfc-path = Weg
cli-kfc-score = Ergebnis, wenn jetzt Schluss wäre
cli-kfc-page-introduction = so beginnt es
cli-kfc-page-after = nach dem Kampf
cli-kfc-page-finale = so endet es
cli-kfc-page-defeat = so endet es
cli-kfc-gains = Schlüsselwort { $name }
cli-kfc-wager = zeigt die oberste Kraftkarte { $symbol }
cli-kfc-else = sonst { $amounts }
cli-kfc-ferry = mit dem Boot, nach Wahl: { $squares }
cli-kfc-erases = tilgt { $name }
cli-kfc-joins = { $name } kommt mit
cli-kfc-more-bells = { $count ->
        [one] noch 1 Glockenschlag
       *[other] noch { $count } Glockenschläge
    }
cli-kfc-fight = ein Kampf
cli-kfc-reads = lest { $number }
cli-kfc-stays-open = die Nummer bleibt offen
cli-kfc-defeated = Dämonen besiegt { $count }/{ $total }
cli-kfc-elders = Älteste { $here }, verloren { $lost }
cli-kfc-elders-limit = Älteste { $here }, verloren { $lost } ({ $limit }: Niederlage)
cli-kfc-looming = lauert
cli-kfc-owned = gehört euch
cli-kfc-used = in diesem Kampf benutzt
cli-kfc-with-you = ist bei euch
cli-kfc-known = hier ist { $name }
cli-kfc-no-number = nichts zu lesen
cli-kfc-number-open = Nummer { $number }
cli-kfc-number-read = Nummer { $number }, schon gelesen
cli-kfc-number-crossed = Nummer { $number }, gestrichen
cli-kfc-about-coins = Für sie gibt es Schriftrollen und manche Relikte, und im Buch wird danach gefragt.
cli-kfc-about-scrolls = Für sie gibt es Relikte, und im Buch wird danach gefragt.
cli-kfc-about-keys = Im Buch wird danach gefragt; jeder zählt am Ende 1 Punkt.
cli-kfc-about-elixirs = Im Zug eines Ritters stellt eins sein ganzes Leben wieder her; jedes zählt am Ende 1 Punkt.
cli-kfc-means-party = die Gruppe
cli-kfc-means-open = hierhin kannst du reiten, das kannst du wählen
cli-kfc-means-number = eine Nummer, die noch nicht gelesen ist
cli-kfc-means-read = eine gelesene Nummer; sie lässt sich noch einmal lesen
cli-kfc-means-crossed = eine gestrichene Nummer
cli-kfc-means-water = Wasser; nur Brücken führen hinüber
cli-kfc-means-bridge = Brücke
cli-kfc-means-blocked = das geht jetzt nicht, und warum
cli-kfc-means-used = ein in diesem Kampf benutztes Relikt
cli-kfc-score-knights = Lebende Ritter, je 2
cli-kfc-score-relics = Relikte, je 6
cli-kfc-score-villagers = Dorfleute, je 6
cli-kfc-score-elders = Gerettete Älteste, je 3
cli-kfc-score-resources = Schriftrollen und Schlüssel
cli-kfc-score-elixirs = Elixiere
cli-kfc-score-difficulty = Schwierigkeit
cli-kfc-score-failed = Die Kampagne ist gescheitert
cli-ending-key = ↑↓ rollen · Enter: zum Endstand
cli-letter-party-rode = ♞
cli-letter-choice-made = ▹
cli-letter-resources-lost = ⊖
cli-letter-resources-gained = ⊕
cli-letter-keyword-gained = ✎
cli-letter-villager-joined = ☺
cli-letter-number-crossed-off = ⊠
cli-letter-bell-rang = ♪
cli-letter-relic-bought = ◈
cli-letter-relic-used = ✦
cli-letter-elixir-drunk = ▾
cli-letter-battle-won = ⚑
cli-letter-battle-lost = ⚐
cli-means-party-rode = Verlauf: Ritt
cli-means-choice-made = Verlauf: Wahl im Buch
cli-means-resources-lost = Verlauf: bezahlt
cli-means-resources-gained = Verlauf: erhalten
cli-means-keyword-gained = Verlauf: Schlüsselwort
cli-means-villager-joined = Verlauf: jemand kommt mit
cli-means-number-crossed-off = Verlauf: Nummer gestrichen
cli-means-bell-rang = Verlauf: Glockenschlag
cli-means-relic-bought = Verlauf: Relikt gekauft
cli-means-relic-used = Verlauf: Relikt benutzt
cli-means-elixir-drunk = Verlauf: Elixier
cli-means-battle-won = Verlauf: Kampf gewonnen
cli-means-battle-lost = Verlauf: Kampf verloren
