### Die Worte des Servers: warum er etwas ablehnt und was er den Leuten schreibt.

## Die Datenbank

refused-store-cannot-open = Die Datenbank { $path } lässt sich nicht verwenden: { $reason }
refused-store-read-only = In die Datenbank lässt sich nicht schreiben. Nichts wurde geändert.
refused-store-not-a-database = Die Datei ist keine Datenbank.
refused-store-damaged = Die Datenbank ist beschädigt.
refused-store-foreign = Die Datei gehört einem anderen Programm.
refused-store-newer = Sie stammt von einer neueren Version von Caliburn. Installiere diese Version oder nenne eine andere Datei.
refused-store-full = Die Festplatte des Servers ist voll. Nichts wurde geändert; versuch es später noch einmal.
refused-store-busy = Die Datenbank des Servers ist beschäftigt. Nichts wurde geändert; versuch es gleich noch einmal.
refused-store-failed = Der Server kann seine Datenbank gerade nicht nutzen. Nichts wurde geändert; versuch es gleich noch einmal.
refused-store-closed = Der Server wird gerade beendet. Nichts wurde geändert; versuch es gleich noch einmal.

## Leute

refused-name-empty = Gib einen Namen ein.
refused-name-long = Ein Name hat höchstens { $most } Zeichen.
refused-name-characters = In diesem Namen sind Zeichen, die man nicht sieht oder die anderen Text stören.
refused-login-form = Ein Kontoname hat { $least } bis { $most } Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
refused-login-taken = Diesen Kontonamen gibt es schon. Wähle einen anderen.
refused-account-claimed = Du hast schon ein Konto: { $login }.
refused-password-short = Ein Passwort hat mindestens { $least } Zeichen.
refused-password-long = Ein Passwort hat höchstens { $most } Zeichen.
refused-sign-in = Dieser Kontoname und dieses Passwort gehören nicht zusammen.
refused-sign-in-busy = Gerade melden sich zu viele an. Versuch es in ein paar Sekunden noch einmal.
refused-person-unknown = Unter dieser Kennung ist niemand bekannt.
refused-recovery-gone = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle einen neuen auf dem Gerät, auf dem du angemeldet bist.

## Benachrichtigungen

refused-webhook = Ein Webhook ist eine Adresse, die mit http:// oder https:// beginnt und kein Passwort nennt.
refused-mail = Das ist keine Mailadresse.
notice-your-turn-subject = Du bist am Zug: { $game }
notice-your-turn-mail = Du bist am Zug an einem Tisch mit { $game }: { $url }
notice-your-turn-body = Du bist am Zug bei „{ $table }“ ({ $game }): { $url }

## Anfragen

refused-origin = Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.
refused-not-json = Schick JSON, mit dem Inhaltstyp application/json.
refused-too-large = Das ist zu viel auf einmal. Schick höchstens { $most } Bytes.
refused-malformed = Diese Nachricht ist nicht lesbar. { $reason }
refused-too-often = Das war zu viel in zu kurzer Zeit. Warte einen Moment und versuch es noch einmal.
refused-too-many-sockets = Aus deinem Netz gibt es schon { $most } Verbindungen. Schließ einen Tab mit einem Tisch und versuch es noch einmal.
refused-too-many-watchers = { $most } Leute sehen diesem Tisch schon zu; für mehr ist kein Platz.
refused-no-path = Unter dieser Adresse ist nichts. Geh zurück zu den Tischen.
refused-no-method = Diese Adresse nimmt solche Anfragen nicht an.
refused-not-signed-in = Sag zuerst, wer du bist: Wähl einen Namen.
refused-server-bug = Auf dem Server ist etwas schiefgegangen, das nicht schiefgehen darf. Nichts wurde geändert, und es ist notiert.
refused-number = „{ $name }“ muss eine ganze Zahl sein.

## Tische

refused-no-table = Diesen Tisch gibt es nicht, oder er ist privat. Frag nach dem Link, wer dich eingeladen hat.
refused-invite = Dieser Einladungslink gilt nicht mehr. Bitte um einen neuen.
refused-already-started = Das Spiel hat schon begonnen.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-rematched = Der nächste Tisch ist schon gedeckt.
refused-not-seated = Du hast an diesem Tisch keinen Platz.
refused-not-host = Das kann nur, wer am Tisch Gastgeber ist.
refused-seated-already = Da sitzt du schon.
refused-seat-taken = Dort sitzt schon { $name }. Nimm einen anderen Platz.
refused-nobody-to-remove = Auf diesem Platz ist niemand, der entfernt werden könnte.
refused-seats-free =
    { $count ->
        [one] Ein Platz ist
       *[other] { $count } Plätze sind
    } noch frei. Warte auf Freunde, oder setz Bots hin.
refused-not-ready = Noch nicht bereit: { $names }.
refused-removed = Der Gastgeber hat dich von diesem Tisch gebeten; du kannst hier weder Platz nehmen noch mitreden.
refused-so-already = Das ist schon so.
refused-arranged-enough = An diesem Tisch gab es genug Kommen und Gehen. Der Gastgeber kann mit denen anfangen, die hier sitzen, oder einen neuen Tisch aufmachen.
refused-too-many-tables = Du hast { $most } Tische, die noch nicht zu Ende sind. Beende oder verlass zuerst einen.
refused-conceded = Du hast dieses Spiel aufgegeben; ein Bot spielt für dich weiter.
refused-bot-plays = Gerade spielt ein Bot für dich. Nimm erst deinen Platz wieder ein.
refused-bot-plays-there = Für { $name } spielt schon ein Bot.
refused-not-away = { $name } ist da und hat noch Zeit.
refused-scope = So lange kannst du diese Frage nicht ablehnen.
refused-not-declined = Das wirst du ohnehin gefragt.
refused-declined-often = Bei dieser Frage hast du dich oft genug umentschieden; beantworte sie oder passe.
refused-not-replaced = Niemand spielt für dich; der Platz ist deiner.
refused-empty = In dieser Nachricht steht nichts.
refused-no-team = An diesem Tisch spielt niemand auf deiner Seite.
refused-chat-full = Dieser Tisch hat genug gehört; sein Chat ist voll.
refused-edition-text = Gib eine Ausgabe als Text ihrer Datei an, nicht unter den Optionen.
refused-bots = Nenne höchstens einen Bot für jeden Platz und keinen für deinen eigenen, den ersten.
refused-clock = Eine Uhr läuft von 5 Sekunden bis zu 30 Tagen, mit bis zu einem Tag mehr für jeden Zug.
refused-reaction-clock = Eine Uhr für Reaktionen läuft von 5 Sekunden bis zu einer Stunde.
refused-rule-bug = Bei diesem Zug hat eine Regel versagt. Nichts wurde geändert, und es ist notiert.
refused-save-opponents = In diesem Spiel spielt ihr gegeneinander: Eine Datei würde Karten verraten. Die Aufzeichnung gibt es, wenn es vorbei ist.
refused-save-hidden = Manches, was geschah, war vor dir verborgen, und die Datei würde es verraten. Die Aufzeichnung gibt es, wenn das Spiel vorbei ist.
refused-import-unreadable = Diese Datei ist beschädigt oder abgeschnitten: Sie lässt sich nicht als JSON lesen. Öffne eine unveränderte Kopie.
refused-import-position = Diese Partie begann mit einer von Hand aufgebauten Stellung; wie es dazu kam, weiß niemand. Hier lassen sich nur Partien öffnen, die von Anfang an gespielt wurden.
refused-import-over = Diese Partie ist vorbei. Sieh sie dir mit „caliburn replay“ an, oder öffne eine Datei, die vor ihrem Ende gespeichert wurde.
refused-import-unfair = Diese Datei wurde nach dem Speichern geändert: Ihr Startwert ergibt anderes, als darin steht. Öffne eine unveränderte Kopie.
refused-import-long = Diese Datei zu prüfen dauert zu lange, deshalb wurde sie nicht geöffnet. Wenn Caliburn sie gespeichert hat, spiele im Terminal weiter: caliburn play --resume DATEI
refused-frozen-version = Dieser Tisch wurde mit einer älteren Fassung der Regeln begonnen, die dieser Server nicht mehr hat. Du kannst ansehen, was geschah, aber nicht weiterspielen.
refused-frozen-game = Dieser Tisch kann nicht weitergespielt werden: Sein Spiel ist nicht hier, oder sein Protokoll passt nicht mehr zu den Regeln. Du kannst ansehen, was geschah, aber nicht weiterspielen.

## Den Server starten

refused-port-taken = Port { $port } ist belegt; vielleicht läuft Caliburn schon. Beende das andere Programm, oder wähl mit --port einen anderen.
refused-port = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $reason }. Wähl eine andere Adresse oder einen anderen Port.
refused-data-taken = Ein anderes Caliburn bedient schon den Ordner { $path }. Beende es, oder wähl mit --data einen anderen Ordner.
refused-data-folder = Der Ordner { $path } kann nicht benutzt werden: { $reason }. Wähl mit --data einen anderen.
