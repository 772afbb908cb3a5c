### Der Tisch: was alle Spiele gemeinsam haben. Sammeln, spielen, zurückblicken.

page-table-no-table = Dieser Tisch lässt sich nicht zeigen
page-table-opening = Der Tisch wird gedeckt …
page-table-lobby = Zu den Tischen
page-table-close = Schließen
page-table-no = Abbrechen
page-table-previous = Zurück
page-table-next = Weiter
page-table-copy = Kopieren
page-table-copied = Kopiert

## Sammeln

page-table-seats = Plätze
page-table-free-seat = Platz { $number } ist frei
page-table-sat-here = Hier saß { $name }
page-table-you = (du)
page-table-host = Gastgeber
page-table-is-ready = bereit
page-table-is-not-ready = noch nicht bereit
page-table-bot-named = Bot: { $bot }
page-table-which-bot = Bot für Platz { $number }
page-table-sit = Hinsetzen
page-table-move-here = Hierher setzen
page-table-put-bot = Bot hierher setzen
page-table-stand = Aufstehen
page-table-free = Platz räumen
page-table-ready = Ich bin bereit
page-table-not-ready = Doch noch nicht bereit
page-table-start = Spiel beginnen
page-table-wait-sit =
    { $count ->
        [one] Ein Platz ist frei. Setz dich, um mitzuspielen, oder bleib und sieh zu.
       *[other] { $count } Plätze sind frei. Setz dich, um mitzuspielen, oder bleib und sieh zu.
    }
page-table-wait-seats =
    { $count ->
        [one] Ein Platz ist noch frei: Lade jemanden ein oder setz einen Bot hin.
       *[other] { $count } Plätze sind noch frei: Lade Freunde ein oder setz Bots hin.
    }
page-table-wait-you = Die anderen warten, bis du bereit bist.
page-table-wait-ready =
    { $count ->
        [one] Warten, bis { $who } bereit ist.
       *[other] Warten, bis { $who } bereit sind.
    }
page-table-wait-start = Alle sind bereit. Du kannst beginnen.
page-table-wait-host = Alle sind bereit. Der Gastgeber kann beginnen.

page-table-invite = Freunde einladen
page-table-invite-means = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zusehen.
page-table-invite-local = Dieser Link geht nur auf diesem Rechner. Um mit anderen zu spielen, starte den Server mit einer Adresse, die sie erreichen.
page-table-invite-link = Einladungslink
page-table-invite-others = Der Gastgeber kann Freunde mit einem Link einladen.
page-table-open = Diesen Tisch in der Halle zeigen
page-table-is-open = Offen: Alle können ihn finden.
page-table-is-private = Privat: nur mit dem Link.

## Plätze im Spiel

page-table-me = Du
page-table-bot = Bot
page-table-online = da
page-table-offline = nicht da
page-table-watching = Du siehst zu
page-table-your-turn = Du bist dran
page-table-seat-turn = ist dran
page-table-seat-turn-away = ist dran, aber nicht da
page-table-seat-left = links von dir
page-table-seat-right = rechts von dir
page-table-seat-across = am Tisch
page-table-seat-bot = Bot
page-table-seat-away = nicht da
page-table-seat-stand-in = ein Bot vertritt
page-table-seat-conceded = hat aufgegeben
page-table-seat-out-of-time = Zeit ist um
page-table-seat-won = hat gewonnen
page-table-clock = Restzeit
page-table-clock-days = { $days } Tage
page-table-reaction = Restzeit zum Reagieren
page-table-considers = { $seat } überlegt: { $move }

## Die Frage

page-table-prompt = Deine Wahl
page-table-board = Spielfeld
page-table-moves = Was du tun kannst
page-table-all-moves =
    { $count ->
        [one] 1 Zug
       *[other] Alle { $count } Züge
    }
page-table-plain-view = Der Tisch in Worten
page-table-skip = Verzichten
page-table-go-on = Weiter
page-table-only-pass = Mehr kannst du jetzt nicht tun.
page-table-confirm = Bestätigen
page-table-confirm-hint = Drück noch einmal, um diesen Zug zu machen.
page-table-not-yet = Noch nicht
page-table-choose = Wähle, was leuchtet: auf dem Tisch oder in der Hand.
page-table-choose-action = Wähle eine der Aktionen.
page-table-more =
    { $count ->
        [one] Wähle, was noch fehlt.
       *[other] Wähle weiter: { $count } Züge passen noch.
    }
page-table-preview = Dann: { $events }
page-table-no-move-here = Damit kannst du jetzt nichts tun.
page-table-sending = Unterwegs …
page-table-pending = Aufgehoben, bis die Verbindung wieder da ist; dann wird der Zug gesendet.
page-table-stale = Der Tisch war schon weiter. Sieh noch einmal hin und wähle neu.
page-table-refused = Das ging nicht.
page-table-wait = Einen Augenblick …
page-table-waiting = Warten auf { $who }.
page-waiting-ask-help-fatigue =
    { $count ->
        [one] { $who } entscheidet, ob die Erschöpfung übernommen wird.
       *[other] { $who } entscheiden, ob die Erschöpfung übernommen wird.
    }
page-waiting-ask-help-action =
    { $count ->
        [one] { $who } entscheidet über Hilfe vor dem Wurf.
       *[other] { $who } entscheiden über Hilfe vor dem Wurf.
    }
page-waiting-ask-help-reaction =
    { $count ->
        [one] { $who } entscheidet über Hilfe nach dem Wurf.
       *[other] { $who } entscheiden über Hilfe nach dem Wurf.
    }
page-waiting-ask-help-wounds =
    { $count ->
        [one] { $who } entscheidet, ob die Wunden übernommen werden.
       *[other] { $who } entscheiden, ob die Wunden übernommen werden.
    }
page-waiting-ask-lane-damage =
    { $count ->
        [one] { $who } entscheidet, ob die Bahn verschont bleibt.
       *[other] { $who } entscheiden, ob die Bahn verschont bleibt.
    }
page-waiting-ask-dice = { $who } wählt Würfel für einen neuen Wurf.
page-table-decline = Vorerst nicht
page-table-decline-menu = Seltener fragen
page-table-decline-attack = Nicht bei diesem Angriff
page-table-decline-night = Heute Nacht nicht
page-table-decline-once = Nur dieses Mal. Beim nächsten Mal wirst du wieder nach { $topic } gefragt.
page-table-decline-means = Du wirst vorerst nichts gefragt, außer wenn du selbst am Zug bist.
page-table-decline-attack-means = Bei diesem Angriff wirst du nichts mehr gefragt: weder nach Hilfe noch nach Erschöpfung, Wunden oder Bahnen.
page-table-decline-night-means = Bis die Nacht vorbei ist, wirst du bei den Angriffen der anderen nichts gefragt. Bist du selbst am Zug, wirst du gefragt wie sonst.
page-table-decline-means-mine = Danach wirst du vorerst nicht mehr gefragt.
page-table-decline-attack-means-mine = Danach wirst du bei deinem Angriff nicht mehr gefragt.
page-table-declined = Du wirst vorerst nicht gefragt, außer wenn du selbst am Zug bist.
page-table-declined-attack = Bei diesem Angriff wirst du nicht mehr gefragt.
page-table-declined-night = Heute Nacht wirst du bei den Angriffen der anderen nicht gefragt.
page-table-declined-mine = Vorerst wirst du nicht nach { $topics } gefragt.
page-table-declined-attack-mine = Bei diesem Angriff wirst du nicht nach { $topics } gefragt.
page-table-declined-night-mine = Heute Nacht wirst du bei den Angriffen der anderen nicht gefragt.
page-table-declined-topic = manchem
page-table-ask-again = Frag mich wieder
page-table-undo = Zurücknehmen
page-table-undo-hint = Du kannst deinen letzten Zug noch zurücknehmen.
page-table-rule = Die Regel
page-table-rule-missing = Die Regel lässt sich gerade nicht laden.
page-table-rule-source = Im Regelheft: „{ $heading }“.
page-table-rulings = Klärungen: { $rulings }.
page-table-all-rules = Regeln

## Verlauf und Gespräch

page-table-rail = Verlauf und Gespräch
page-table-tabs = Teile des Tischs
page-table-fold = Einklappen
page-table-unfold = Ausklappen
page-table-log = Verlauf
page-table-log-none = Noch ist nichts geschehen.
page-table-log-older = { $count } frühere Zeilen
page-table-turn-number = Zug { $number }
page-table-chat = Gespräch
page-table-chat-none = Noch hat niemand etwas gesagt.
page-table-chat-write = Schreib an den Tisch
page-table-chat-send = Senden
page-table-chat-unread =
    { $count ->
        [0] Gespräch
       *[other] Gespräch, { $count } ungelesen
    }
page-table-team = Team
page-table-team-none = Was hier steht, liest nur dein Team.
page-table-team-write = Schreib an dein Team
page-table-team-unread =
    { $count ->
        [0] Team
       *[other] Team, { $count } ungelesen
    }
page-table-unread = { $count } ungelesen
page-table-tab-hand = Hand
page-table-tab-trophies = Beute
page-table-tab-seats = Plätze
page-table-tab-log = Verlauf

page-table-lost = Die Verbindung ist weg. Neuer Versuch …
page-table-healed = Die Verbindung ist wieder da.
page-table-absent = Der Tisch wartet auf { $name }, aber der Platz ist leer.
page-table-out-of-time = Die Zeit von { $name } ist um.
page-table-let-bot = Einen Bot weiterspielen lassen
page-table-bot-plays-for-me = Ein Bot spielt für dich.
page-table-since = Seit deinem letzten Zug
page-table-since-count =
    { $count ->
        [one] Seit deinem Zug: 1 Ereignis
       *[other] Seit deinem Zug: { $count } Ereignisse
    }
page-table-since-show = Zeigen

## Menü und Einstellungen

page-table-menu = Menü
page-table-this-table = Dieser Tisch
page-table-settings = Einstellungen
page-table-desktop-withheld = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Dafür braucht es HTTPS oder deine Erlaubnis in seinen Einstellungen.
page-table-come-back = Selbst weiterspielen
page-table-stand-in-me = Einen Bot für mich spielen lassen
page-table-save = Als Datei speichern
page-table-save-done = Gespeichert: { $file }. Weiter geht es mit „Gespeicherte Partie öffnen“ bei den Tischen.
page-table-concede = Aufgeben
page-table-concede-ask = Dieses Spiel aufgeben? Ein Bot spielt dann für dich weiter.
page-table-leave = Tisch verlassen
page-table-leave-ask = Dein Platz bleibt deiner, und die anderen dürfen einen Bot weiterspielen lassen. Jetzt gehen?
page-table-remove = Entfernen
page-table-remove-name = { $name } entfernen
page-table-remove-ask = { $name } vom Tisch nehmen?
page-table-shortcuts = Tasten
page-table-key-action = die Aktionen, von links nach rechts
page-table-key-undo = zurücknehmen
page-table-key-moves = alle Züge
page-table-key-rule = die Regel
page-table-key-log = Verlauf
page-table-key-chat = Gespräch
page-table-key-team = Team
page-table-key-escape = schließen oder neu wählen
page-table-key-help = diese Tasten

## Das Ende

page-table-you-won = Du hast gewonnen.
page-table-won =
    { $count ->
        [one] { $who } hat gewonnen.
       *[other] { $who } haben zusammen gewonnen.
    }
page-table-nobody-won = Niemand hat gewonnen.
page-table-by-concession = Die anderen haben aufgegeben.
page-table-player = Spieler
page-table-points = Punkte
page-table-made-of = Besteht aus
page-table-tie-break = Gleichstand
page-table-rematch = Noch einmal spielen
page-table-to-rematch = Zum nächsten Spiel
page-table-replay = Zurückblicken
page-table-see-table = Den Tisch ansehen
page-table-result = Ergebnis

## Zurückblicken

page-table-replay-title = { $table }, Rückblick
page-table-replay-view = Wessen Sicht
page-table-replay-all = Alle Karten
page-table-replay-moment = Augenblick
page-table-replay-at = Zug { $n } von { $total }
page-table-replay-first = Zum Anfang
page-table-replay-last = Zum Ende
page-table-replay-run = Ablaufen lassen
page-table-replay-pause = Anhalten
page-table-replay-link = Link zu diesem Augenblick
page-table-continue = Von hier gegen Bots weiterspielen

## Ehrlich gegeben

page-table-fairness = Ehrlich gegeben
page-table-fairness-short = Jede Karte dieses Spiels folgt aus einer geheimen Zahl. Das ist ihr Fingerabdruck; die Zahl selbst zeigen wir nach dem Spiel.
page-table-fairness-means = Jede Karte und jedes Los dieses Spiels folgt aus einer geheimen Zahl, die vor der ersten Karte gezogen wurde. Unten steht ihr Fingerabdruck (SHA-256). Ist das Spiel vorbei, wird die Zahl gezeigt, und alle können prüfen, dass sie diesen Fingerabdruck hat und genau diese Karten ergibt: Niemand kann sie unterwegs geändert haben.
page-table-fairness-over = Jede Karte und jedes Los dieses Spiels folgt aus der Zahl unten. Ihr Fingerabdruck stand vor der ersten Karte da. Dein Browser kann das ganze Spiel noch einmal geben und vergleichen.
page-table-commitment = Fingerabdruck, gezeigt vor der ersten Karte
page-table-seed = Die Zahl, gezeigt nach der letzten
page-table-check-deal = Austeilen prüfen
page-table-fair = Alle { $checked } Ergebnisse stimmen überein. Es wurde ehrlich gegeben.
page-table-unfair = { $agreed } von { $checked } Ergebnissen stimmen überein.
page-table-not-promised = Die Zahl hat nicht den Fingerabdruck, der gezeigt wurde.
page-table-first-wrong = Das erste, das abweicht, ist Nummer { $number }.
page-table-earlier = { $count } Ergebnisse davor stammen aus dem Spiel, von dem dieses weitergeht.
