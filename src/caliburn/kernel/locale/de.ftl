### Die eigenen Wörter des Kerns: Aufzählungen, Mitspielende, Optionen und alles, was an einer Eingabe falsch sein kann.
### Kennungen, Züge und Dateieinträge stehen da, wie man sie tippt; eine Liste davon schließt ohne Punkt.

list-and = und
seat-name = Spieler { $number }
player = { $player }
move-pass = Passen

option-mode = Spielart
option-mode-about = Nach welcher Spielart am Tisch gespielt wird.
option-edition = Ausgabe
option-edition-about = Eine Datei mit den gedruckten Zahlen deines eigenen Exemplars; sie ersetzen unsere.

## Spiele, Plätze, Optionen

error-game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Wähle eines von diesen: { $games }
error-seats = Es muss zwischen { $least } und { $most } Plätze geben; { $seats } passt nicht. Wähle eine andere Zahl oder eine andere Spielart.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Wähle einen von diesen Werten: { $values }
error-options = Optionen gibt man mit Namen an, etwa mode=seals; „{ $given }“ ist keine.
error-option-unknown = Eine Option „{ $option }“ gibt es hier nicht. Einstellen kannst du: { $options }
error-option-mode = Die Option „{ $option }“ gibt es nur mit: { $modes }
error-option-needs = Die Option „{ $option }“ hat nur mit { $needs } eine Bedeutung. Nimm das dazu, oder lass die Option weg.
error-option-seats = Die Option „{ $option }“ gibt es nur zu { $seats } Personen. Lass sie weg, oder besetze { $seats } Plätze.
error-language-unknown = In der Sprache „{ $lang }“ gibt es keine Texte. Wähle eine von diesen: { $languages }
reason-not-text = sie ist kein Text in UTF-8
reason-deep = sie ist zu tief verschachtelt
reason-deep-key = ein Schlüssel darin hat zu viele Teile
reason-toml = Zeile { $line } ist ab Spalte { $column } kein TOML („{ $what }“)
reason-toml-end = sie hört mittendrin auf („{ $what }“)
error-edition-section = In der Ausgabe muss „{ $entry }“ eine Tabelle von Zahlen sein, etwa mit [{ $entry }] in einer eigenen Zeile.
error-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Wähle einen von diesen: { $bots }
error-bots-count =
    { $count ->
        [one] Du hast 1 Bot
       *[other] Du hast { $count } Bots
    } für { $seats } Plätze genannt. Nenne einen für alle Plätze oder für jeden Platz einen.
error-bots-list = Bots werden als Liste angegeben, mit einem für alle Plätze oder einem für jeden; „{ $given }“ ist keine.
error-bot-kind = „{ $bot }“ ist kein Bot. Gib einen Namen an, oder eine Funktion oder Klasse, die aus einem Startwert einen Bot macht: ein Objekt mit einem name und einer Methode choose(sight).
error-bot-jobs = Andere Prozesse können den Bot „{ $bot }“ nicht importieren. Schreib ihn auf die oberste Ebene einer Datei, oder lass mit jobs=1 spielen.
end-unfinished = Vor dem Ende abgebrochen.
error-rule-unknown = Eine Regel „{ $rule }“ gibt es bei { $game } nicht. Wähle eine von diesen: { $rules }

## Antworten

error-move-unknown = „{ $move }“ ist kein Zug dieses Spiels. Ein Zug beginnt mit einem dieser Wörter: { $verbs }
error-move-object = „{ $given }“ ist kein Zugobjekt. Gib eine der Optionen an; ein Text ist schon der Text eines Zugs.
error-move-malformed = „{ $move }“ ist kein vollständiger Zug oder enthält etwas zu viel. Schreib ihn so: { $form }
error-move-not-offered =
    „{ $move }“ ist jetzt nicht möglich. { $count ->
        [one] Möglich ist nur:
       *[other] Du hast { $count } Züge zur Auswahl:
    } { $options }
error-not-asked = Spieler { $number } hat gerade nichts zu entscheiden. Warte auf die nächste Frage.
error-game-over = Die Partie ist zu Ende und nimmt keine Antworten mehr an. Beginne eine neue, um weiterzuspielen.
error-no-such-seat = Einen Platz „{ $seat }“ gibt es an diesem Tisch nicht. Die Plätze zählen von 0 bis { $most }.
error-whole-number = Als { $name } wird eine ganze Zahl gebraucht; „{ $given }“ ist keine.
error-number-least = { $name } muss mindestens { $least } sein; { $given } ist zu wenig.
error-scope-unknown = In diesem Spiel kann niemand etwas für „{ $scope }“ ablehnen. Was es gibt, sagt scopes(seat) einer Partie.
error-cannot-undo = Du kannst jetzt nichts zurücknehmen. Das geht nur mit deiner eigenen letzten Antwort, und nur solange seither nichts bekannt wurde und niemand sonst geantwortet hat.

## Aufzeichnungen und Zufall

error-record-foreign = Das ist keine Aufzeichnung einer Caliburn-Partie. Gib eine Datei an, die Caliburn gespeichert hat.
error-record-format = Diese Aufzeichnung hat das Format { $format }; dieses Programm liest das Format { $known }. Öffne sie mit der Version von Caliburn, die sie gespeichert hat.
error-record-content = Diese Aufzeichnung passt nicht zusammen. { $reason }
error-record-damaged = Die Aufzeichnung ist beschädigt oder wurde nach dem Speichern verändert. Nimm eine unveränderte Kopie.
error-record-line = Die Aufzeichnung ist beschädigt: Die Zeile „{ $line }“ lässt sich an ihrer Stelle nicht spielen. Nimm eine unveränderte Kopie.
error-record-order = Die Aufzeichnung ist beschädigt: Nach Zeile { $number } ihres Protokolls passt der Zufall nicht zu den Antworten. Nimm eine unveränderte Kopie.
error-record-outcome = Die Aufzeichnung ist beschädigt: „{ $entry }“ kann an dieser Stelle nicht gekommen sein. Nimm eine unveränderte Kopie.
error-record-rules = Diese Aufzeichnung wurde nach Version { $version } der Regeln gespielt; dieses Programm spielt nach Version { $known }. Öffne sie mit der Version von Caliburn, die sie gespeichert hat.
error-record-no-seed = Diese Aufzeichnung enthält keinen Startwert; wie gegeben wurde, kann also niemand nachprüfen. Abspielen lässt sie sich trotzdem.
error-branch = Nach { $n } Antworten lässt sich die Partie nicht aufnehmen. Wähle eine Zahl von 0 bis { $most }.
error-match-copy = Eine Partie lässt sich nicht wie andere Objekte kopieren oder mit pickle verpacken: Ihre Regeln stehen mitten in einem Zug. Nimm clone() für eine Kopie zum Weiterspielen, oder record() und caliburn.replay(), um die Partie aufzuheben oder in einen anderen Prozess zu bringen.
error-no-events = Diese Partie hat keine Ereignisse aufgehoben, deshalb kann niemand sagen, was in ihr geschah. Leg sie mit events=True an.
error-redealt-record = Eine neu gegebene Welt führt keine Aufzeichnung. Frag die Partie, aus der sie stammt.
error-seed-kind = Ein Startwert ist eine ganze Zahl oder ein Text; etwas vom Typ „{ $kind }“ ist keins von beiden. Gib eine Zahl, einen Text oder für einen zufälligen gar nichts an.
error-seed-text = Dieser Startwert lässt sich nicht aufschreiben: Zahlen dürfen bis zu 4.300 Ziffern haben, Texte nur ganze Zeichen. Wähle einen anderen.
error-seed-bytes = Seeded nimmt die { $count } Bytes eines Startwerts. Gib stattdessen eine Zahl oder einen Text als seed=… an.
error-seed-and-chance = Eine Partie wird nach einem Startwert oder nach chance=… gegeben, nicht nach beiden. Lass eins davon weg.
error-chance-kind = Etwas vom Typ „{ $kind }“ ist keine Quelle des Zufalls. Gib ein Script([...]) an, oder stattdessen einen Startwert.
error-chance-none = Diese Partie hat keine Zufallsquelle mehr und kann deshalb nicht weitergehen. Beginne sie mit einem Startwert oder einem Skript.
error-chance-end = Das Skript der Zufallsergebnisse ist zu Ende. Ergänze, was als Nächstes kommt, eines von diesen: { $possible }
error-chance-impossible = Im Skript steht „{ $outcome }“, das hier nicht kommen kann. Möglich sind: { $possible }

## Ausgaben und Stellungen

error-edition-unreadable = Die Ausgabendatei { $path } lässt sich nicht lesen: { $reason }. Prüfe den Pfad und ob die Datei gültiges TOML ist.
error-edition-foreign = Das ist keine Ausgabe von { $game }. Ihr Eintrag „game“ muss „{ $game }“ lauten oder fehlen.
error-edition-unknown = Die Ausgabe hat einen Eintrag „{ $entry }“, den das Spiel nicht kennt. Erlaubt sind: { $allowed }
error-edition-figure = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }. Schreib eine ganze Zahl von { $least } bis { $most }.
error-position-no-seats = Niemand hat gesagt, wie viele mitspielen. Gib seats=… an, oder einen Eintrag „seats“ in der Stellung.
error-position-seats = Die Stellung ist für { $position } Personen, angegeben ist aber seats={ $seats }. Lass eins davon weg.
error-position-key = Eine Stellung hat keinen Eintrag „{ $key }“. Angeben kannst du: { $keys }
error-position-value = Der Eintrag „{ $key }“ der Stellung ist so nicht brauchbar. Was er enthalten darf, steht in der Dokumentation der Stellungen.
error-position-card = „{ $card }“ kann nicht liegen, wo die Stellung es will: So eine Karte gibt es nicht oder nicht noch einmal. Prüfe die Kennung und zähle die Exemplare.
