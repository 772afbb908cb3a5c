### King Arthur – Das Kartenspiel: alles, was es sagt.
### Der Name eines Widersachers endet mit seiner Stärke, die zugleich sein Wert ist. Die Namen der einzelnen Widersacher sind unsere; sie stehen
### wie Eigennamen ohne Artikel und werden nicht gebeugt.

game-king-arthur = King Arthur
game-king-arthur-about = Ein Kartenspiel von Reiner Knizia für zwei bis fünf: Deine Ritter besiegen Widersacher, und besiegte Widersacher bringen dir Abenteuer ein.

mode-king-arthur-basic = Grundspiel
mode-king-arthur-basic-about = Wer einen Widersacher besiegt, nimmt ihn sofort.
mode-king-arthur-seals = Spiel mit Siegeln
mode-king-arthur-seals-about = Ein besiegter Widersacher wird erst nur versiegelt; genommen wird er, wenn seine ganze Spalte versiegelt ist, oder zum doppelten Preis.

option-king-arthur-overpay = Überzahlen
option-king-arthur-overpay-about = Ob du mehr zahlen darfst als verlangt, obwohl deine Hand genau zahlen könnte.
option-king-arthur-overpay-needed = nur wenn nötig
option-king-arthur-overpay-free = nach Belieben
option-king-arthur-reveal_when_empty = Leerer Tisch wird aufgefüllt
option-king-arthur-reveal_when_empty-about = Ob zu Beginn eines Zuges Widersacher aufgedeckt werden müssen, wenn keiner ausliegt.
option-king-arthur-reveal_when_empty-off = aus
option-king-arthur-reveal_when_empty-on = an
option-king-arthur-open_trophies = Offene Widersacher
option-king-arthur-open_trophies-about = Ob alle die Widersacher auf allen Händen sehen.
option-king-arthur-open_trophies-off = aus
option-king-arthur-open_trophies-on = an
option-king-arthur-resolve_after_double = Doppelte Herausforderung schließt eine Spalte ab
option-king-arthur-resolve_after_double-about = Ob eine Spalte auch dann genommen wird, wenn eine doppelte Herausforderung nur versiegelte Widersacher in ihr übrig lässt.
option-king-arthur-resolve_after_double-off = aus
option-king-arthur-resolve_after_double-on = an

## Fragen

ask-reveal = Aktion 1: In keiner Spalte liegen vier Widersacher. Willst du weitere aufdecken?
ask-challenge = Aktion 2: Fordere einen Widersacher heraus oder verzichte darauf.
ask-adventure = Aktion 3: Nimm ein Abenteuer oder verzichte darauf.
ask-draw = Aktion 4: Zieh einen Ritter oder verzichte darauf.
ask-draw-two = Aktion 4: Zieh einen Ritter oder zwei, da du sonst nichts getan hast.

## Züge

move-reveal = Widersacher aufdecken
move-challenge = { $card } herausfordern
move-repeat = { $card } erneut herausfordern und samt Siegel nehmen
move-double = { $card } doppelt herausfordern und sofort nehmen
move-take = { $adventure } nehmen ({ $points } Punkte)
move-with = mit { $cards }
move-draw =
    { $number ->
        [one] 1 Ritter ziehen
       *[other] { $number } Ritter ziehen
    }
move-pass-1 = Keine Widersacher aufdecken
move-pass-2 = Niemanden herausfordern
move-pass-3 = Kein Abenteuer nehmen
move-pass-4 = Keinen Ritter ziehen

## Hinweise

hint-too-strong =
    { $power ->
        [one] Dafür braucht es einen Ritter; du hast keinen.
       *[other] Dafür braucht es { $power } Ritter einer Farbe; du kommst auf { $reach }.
    }
hint-no-seal = Du hast kein Siegel mehr; doppelt herausgefordert braucht es { $power } Ritter einer Farbe, du kommst auf { $reach }.
hint-double = Doppelt herausgefordert braucht es { $power } Ritter einer Farbe; du kommst auf { $reach }.
hint-sealed = Trägt ein Siegel von { $seat }.
hint-adventure-taken =
    { $me ->
        [yes] Dieses Abenteuer hast du genommen.
       *[no] Dieses Abenteuer gehört { $seat }.
    }
hint-adventure-reach = Die Widersacher auf deiner Hand reichen aus.
hint-lacks-total = Die Widersacher auf deiner Hand ergeben { $have } von { $total }.
hint-lacks-kind = { $kind } auf deiner Hand ergeben { $have } von { $total }.
hint-lacks-cards = Du hast { $have } von { $total } Widersachern.
hint-lacks = Es fehlt noch: { $missing }.
hint-lacks-or = Es fehlt noch: { $missing }; oder { $card } allein.
hint-worth =
    { $count ->
        [one] ein Widersacher von mindestens { $value }
       *[other] { $count } Widersacher von mindestens { $value }
    }

## Ereignisse

event-game-began =
    { $me ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
event-turn-began =
    { $me ->
        [yes] Zug { $number }: Du bist an der Reihe.
       *[no] Zug { $number }: { $seat } ist an der Reihe.
    }
event-adversary-revealed = Aufgedeckt: { $card }.
event-knights-played =
    { $me ->
        [yes]
            { $challenge ->
                [repeat] Du forderst { $card } erneut heraus, mit { $knights }.
                [double] Du forderst { $card } doppelt heraus, mit { $knights }.
               *[challenge] Du forderst { $card } mit { $knights } heraus.
            }
       *[no]
            { $challenge ->
                [repeat] { $seat } fordert { $card } erneut heraus, mit { $knights }.
                [double] { $seat } fordert { $card } doppelt heraus, mit { $knights }.
               *[challenge] { $seat } fordert { $card } mit { $knights } heraus.
            }
    }
event-adversary-taken =
    { $me ->
        [yes] Du nimmst { $card } auf die Hand.
       *[no] { $seat } nimmt { $card } auf die Hand.
    }
event-adversary-sealed =
    { $me ->
        [yes] Du versiegelst { $card }.
       *[no] { $seat } versiegelt { $card }.
    }
event-seal-returned =
    { $me ->
        [yes] Du nimmst dein Siegel von { $card } zurück.
       *[no] { $seat } nimmt ein Siegel von { $card } zurück.
    }
event-adventure-taken =
    { $me ->
        [yes] Du nimmst das Abenteuer „{ $adventure }“ ({ $points } Punkte) für { $cards }.
       *[no] { $seat } nimmt das Abenteuer „{ $adventure }“ ({ $points } Punkte) für { $cards }.
    }
event-knights-drawn =
    { $me ->
        [yes] Du ziehst { $number ->
            [0] keinen Ritter
            [one] 1 Ritter
           *[other] { $number } Ritter
        }.
       *[no] { $seat } zieht { $number ->
            [0] keinen Ritter
            [one] 1 Ritter
           *[other] { $number } Ritter
        }.
    }
event-knights-drawn-seen =
    { $me ->
        [yes] Du ziehst { $number } Ritter: { $cards }.
       *[no] { $seat } zieht { $number } Ritter: { $cards }.
    }
event-knights-reshuffled =
    { $number ->
        [one] Der Vorrat ist aufgebraucht; der 1 abgelegte Ritter ist der neue Vorrat.
       *[other] Der Vorrat ist aufgebraucht; die { $number } abgelegten Ritter werden zu einem neuen gemischt.
    }
event-turn-passed =
    { $me ->
        [yes] Du lässt deinen Zug verstreichen.
       *[no] { $seat } lässt den Zug verstreichen.
    }
event-last-adversary-taken =
    { $me ->
        [yes] Der letzte Widersacher ist vom Tisch. Das Spiel endet nach deinem Zug.
       *[no] Der letzte Widersacher ist vom Tisch. Das Spiel endet nach dem Zug von { $seat }.
    }
event-game-ended =
    Das Spiel ist zu Ende. { $reason } Punkte in der Reihenfolge der Plätze: { $scores }. { $shared ->
        [yes] Gemeinsamer Sieg: { $winners }.
       *[no] Sieg: { $winners }.
    }

end-adventures = Alle Abenteuer bis auf eines sind vergeben.
end-adversaries = Der letzte Widersacher ist genommen.
end-idle = Alle haben nacheinander einen Zug verstreichen lassen.

## Arten und Farben

kind-dark-power = Dunkle Mächte
kind-dark-power-one = dunkle Macht
kind-enemy-knight = Feindliche Ritter
kind-enemy-knight-one = feindlicher Ritter
kind-monster = Ungeheuer
kind-monster-one = Ungeheuer
kind-dragon = Drachen
kind-dragon-one = Drache

suit-red = rot
suit-orange = orange
suit-beige = beige
suit-merlin = jede Farbe

## Karten

card-count =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }

card-red-1 = Ritter in Rot
card-red-1-about = Zählt als ein roter Ritter.
card-red-2 = Doppelritter in Rot
card-red-2-about = Eine Karte, die als zwei rote Ritter zählt.
card-orange-1 = Ritter in Orange
card-orange-1-about = Zählt als ein Ritter in Orange.
card-orange-2 = Doppelritter in Orange
card-orange-2-about = Eine Karte, die als zwei Ritter in Orange zählt.
card-beige-1 = Ritter in Beige
card-beige-1-about = Zählt als ein Ritter in Beige.
card-beige-2 = Doppelritter in Beige
card-beige-2-about = Eine Karte, die als zwei Ritter in Beige zählt.
card-merlin = Merlin
card-merlin-about = Zählt als ein Ritter der Farbe, die du spielst; auch Merlins allein sind erlaubt.

card-dark-power-1 = Krähe 1
card-dark-power-1-kind = { kind-dark-power-one }
card-dark-power-1-about = Dunkle Macht (gelb): kostet 1 Ritter, am Ende 1 Punkt wert.
card-dark-power-2 = Schemen 2
card-dark-power-2-kind = { kind-dark-power-one }
card-dark-power-2-about = Dunkle Macht (gelb): kostet 2 Ritter, am Ende 2 Punkte wert.
card-dark-power-3 = Hexe 3
card-dark-power-3-kind = { kind-dark-power-one }
card-dark-power-3-about = Dunkle Macht (gelb): kostet 3 Ritter, am Ende 3 Punkte wert.
card-dark-power-4 = Hexenmeister 4
card-dark-power-4-kind = { kind-dark-power-one }
card-dark-power-4-about = Dunkle Macht (gelb): kostet 4 Ritter, am Ende 4 Punkte wert.
card-dark-power-5 = Zauberin 5
card-dark-power-5-kind = { kind-dark-power-one }
card-dark-power-5-about = Dunkle Macht (gelb): kostet 5 Ritter, am Ende 5 Punkte wert.

card-enemy-knight-1 = Schildträger 1
card-enemy-knight-1-kind = { kind-enemy-knight-one }
card-enemy-knight-1-about = Feindlicher Ritter (blau): kostet 1 Ritter, am Ende 1 Punkt wert.
card-enemy-knight-2 = Raubritter 2
card-enemy-knight-2-kind = { kind-enemy-knight-one }
card-enemy-knight-2-about = Feindlicher Ritter (blau): kostet 2 Ritter, am Ende 2 Punkte wert.
card-enemy-knight-3 = Baron 3
card-enemy-knight-3-kind = { kind-enemy-knight-one }
card-enemy-knight-3-about = Feindlicher Ritter (blau): kostet 3 Ritter, am Ende 3 Punkte wert.
card-enemy-knight-4 = Schwarzritter 4
card-enemy-knight-4-kind = { kind-enemy-knight-one }
card-enemy-knight-4-about = Feindlicher Ritter (blau): kostet 4 Ritter, am Ende 4 Punkte wert.
card-enemy-knight-5 = Thronräuber 5
card-enemy-knight-5-kind = { kind-enemy-knight-one }
card-enemy-knight-5-about = Feindlicher Ritter (blau): kostet 5 Ritter, am Ende 5 Punkte wert.

card-monster-1 = Kobold 1
card-monster-1-kind = { kind-monster-one }
card-monster-1-about = Ungeheuer (grün): kostet 1 Ritter, am Ende 1 Punkt wert.
card-monster-2 = Schattenwolf 2
card-monster-2-kind = { kind-monster-one }
card-monster-2-about = Ungeheuer (grün): kostet 2 Ritter, am Ende 2 Punkte wert.
card-monster-3 = Greif 3
card-monster-3-kind = { kind-monster-one }
card-monster-3-about = Ungeheuer (grün): kostet 3 Ritter, am Ende 3 Punkte wert.
card-monster-4 = Minotaurus 4
card-monster-4-kind = { kind-monster-one }
card-monster-4-about = Ungeheuer (grün): kostet 4 Ritter, am Ende 4 Punkte wert.
card-monster-5 = Oger 5
card-monster-5-kind = { kind-monster-one }
card-monster-5-about = Ungeheuer (grün): kostet 5 Ritter, am Ende 5 Punkte wert.

card-dragon-1 = Drachling 1
card-dragon-1-kind = { kind-dragon-one }
card-dragon-1-about = Drache (rot): kostet 1 Ritter, am Ende 1 Punkt wert.
card-dragon-2 = Lindwurm 2
card-dragon-2-kind = { kind-dragon-one }
card-dragon-2-about = Drache (rot): kostet 2 Ritter, am Ende 2 Punkte wert.
card-dragon-3 = Wyvern 3
card-dragon-3-kind = { kind-dragon-one }
card-dragon-3-about = Drache (rot): kostet 3 Ritter, am Ende 3 Punkte wert.
card-dragon-4 = Feuerschwinge 4
card-dragon-4-kind = { kind-dragon-one }
card-dragon-4-about = Drache (rot): kostet 4 Ritter, am Ende 4 Punkte wert.
card-dragon-5 = Drachenkönig 5
card-dragon-5-kind = { kind-dragon-one }
card-dragon-5-about = Drache (rot): kostet 5 Ritter, am Ende 5 Punkte wert.

card-holy-grail = Heiliger Gral
card-holy-grail-about = Beliebige Widersacher, die zusammen mindestens 12 ergeben.
card-mountain = Berg
card-mountain-about = Beliebige Widersacher, die zusammen mindestens 9 ergeben.
card-excalibur = Excalibur
card-excalibur-about = Beliebige Widersacher, die zusammen mindestens 5 ergeben.
card-questing-beast = Questenbestie
card-questing-beast-about = Drachen (rot), die zusammen mindestens 8 ergeben.
card-fisher-king = Fischerkönig
card-fisher-king-about = Ungeheuer (grün), die zusammen mindestens 6 ergeben.
card-royal-tournament = Königliches Turnier
card-royal-tournament-about = Feindliche Ritter (blau), die zusammen mindestens 5 ergeben.
card-robbers = Kampf gegen die Räuber
card-robbers-about = 2 beliebige Widersacher.
card-vikings = Kampf gegen die Wikinger
card-vikings-about = 4 beliebige Widersacher.
card-sea-monster = Seeungeheuer
card-sea-monster-about = Eine dunkle Macht (gelb), ein feindlicher Ritter (blau), ein Ungeheuer (grün) und ein Drache (rot).
card-saxons = Kampf gegen die Sachsen
card-saxons-about = Dunkle Mächte (gelb), die zusammen mindestens 4 ergeben.
card-king-mark = König Marke
card-king-mark-about = Eine dunkle Macht (gelb), ein feindlicher Ritter (blau) und ein Ungeheuer (grün).
card-green-knight = Grüner Ritter
card-green-knight-about = Zwei beliebige Widersacher: einer von mindestens 3, der andere von mindestens 4.
card-gold-treasure = Goldschatz
card-gold-treasure-about = Zwei beliebige Widersacher von je mindestens 3 oder der Drache (rot) der Stärke 5 allein.

card-seal-1 = Siegel von Spieler 1
card-seal-2 = Siegel von Spieler 2
card-seal-3 = Siegel von Spieler 3
card-seal-4 = Siegel von Spieler 4
card-seal-5 = Siegel von Spieler 5

## Ausgaben

error-edition-kind = In der Ausgabe ergeben die Karten von { $kind }-1 bis { $kind }-5 zusammen { $count }; in der Schachtel sind { $printed }. Ändere ihre Anzahlen so, dass es { $printed } sind.
error-edition-red-five = Die Ausgabe muss genau ein dragon-5 enthalten, denn die Anleitung kennt nur eine rote 5. Setze die Anzahl auf 1.
error-edition-printed = Die Ausgabe enthält kein { $entry }, obwohl die Anleitung zeigt, wie eines gespielt wird. Setze die Anzahl auf mindestens 1.

## Die Regeln in eigenen Worten; jede Zeile ist eine Aussage oder ein kurzer Absatz für sich

rule-goal-title = Ziel
rule-goal =
    Deine Ritter besiegen Widersacher. Besiegte Widersacher kommen auf deine Hand, und von dort spielst du sie aus, um Abenteuer zu nehmen.
    Abenteuer bringen dir Punkte, ebenso Widersacher, die du am Ende noch auf der Hand hast. Die meisten Punkte gewinnen.

rule-preparation-title = Vorbereitung
rule-preparation =
    Die 13 Abenteuer liegen offen für alle aus; ihre Reihenfolge bedeutet nichts.
    Die 44 Widersacher werden zu einem verdeckten Stapel gemischt. Einer nach dem anderen wird aufgedeckt und in die Spalte seiner Art gelegt, bis in einer Spalte vier liegen. Das sind 4 bis 13 Karten.
    Die Ritter werden gemischt, und alle bekommen vier, die geheim bleiben. Die übrigen sind der Vorrat.
    Wer beginnt, entscheidet das Los. Nichts davon hängt davon ab, wie viele mitspielen.

rule-turn-title = Dein Zug
rule-turn =
    Gespielt wird im Uhrzeigersinn. Dein Zug hat vier Aktionen, immer in dieser Reihenfolge: 1. Widersacher aufdecken, 2. einen Widersacher herausfordern, 3. ein Abenteuer nehmen, 4. Ritter ziehen.
    Du darfst jede davon auslassen. Jede kommt einmal; zu einer früheren kannst du nicht zurück.
    Deine Hand darf beliebig groß werden. Ritter auf der Hand sind geheim. Von Widersachern auf der Hand sehen die anderen nur die Anzahl, doch das Protokoll verrät, wer was genommen und ausgespielt hat.

rule-draw-adversaries-title = Aktion 1: Widersacher aufdecken
rule-draw-adversaries =
    Das geht nur, solange in keiner Spalte vier Karten liegen und der Stapel noch Karten hat.
    Du musst nicht aufdecken, auch dann nicht, wenn kein Widersacher ausliegt. Fängst du aber an, so wird Karte um Karte aufgedeckt und in die Spalte ihrer Art gelegt, bis in einer Spalte vier liegen oder der Stapel leer ist. Vorher aufhören kannst du nicht.
    Wer Widersacher aufdeckt, darf in Aktion 4 trotzdem zwei Ritter ziehen.

rule-challenge-title = Aktion 2: einen Widersacher herausfordern
rule-challenge =
    Wähle einen ausliegenden Widersacher und spiel Ritter einer Farbe aus, so viele wie seine Stärke. Sie kommen offen auf den Ablagestapel der Ritter.
    Du darfst einmal im Zug herausfordern. Im Grundspiel kommt der Widersacher auf deine Hand, und schon im selben Zug darfst du ihn für ein Abenteuer verwenden.
    Im Spiel mit Siegeln ist es eine von drei Herausforderungen: Bei der einfachen legst du nur ein Siegel, bei der wiederholten und der doppelten kommt der Widersacher auf deine Hand.

rule-paying-knights-title = Mit Rittern zahlen
rule-paying-knights =
    Alle Ritter einer Zahlung haben dieselbe Farbe. Eine einfache Karte zählt als ein Ritter, eine Doppelkarte als zwei.
    Ein Merlin zählt als ein Ritter dieser Farbe. Auch eine Zahlung nur aus Merlins ist erlaubt.
    Die Zahlung muss der Stärke des Widersachers gleichen. Nur wenn du in einer Farbe auch mit Merlins nicht genau zahlen kannst, weil du dafür nichts als Doppelkarten hast, darfst du in dieser Farbe einen Ritter zu viel zahlen. Wechselgeld gibt es nicht.
    Eine Karte, die nicht gebraucht wird, darf nie dabei sein: Eine Doppelkarte allein schlägt Stärke 2, also kommt kein Merlin dazu.

rule-take-adventure-title = Aktion 3: ein Abenteuer nehmen
rule-take-adventure =
    Wähle ein ausliegendes Abenteuer und spiel Widersacher von der Hand, die seine Bedingung erfüllen. Auch solche, die du in diesem Zug gewonnen hast, dürfen dabei sein.
    Die Widersacher sind endgültig aus dem Spiel. Das Abenteuer liegt offen vor dir und zählt am Ende.
    Du darfst ein Abenteuer im Zug nehmen. Liegt danach nur noch ein einziges aus, ist das Spiel sofort zu Ende.

rule-paying-adversaries-title = Mit Widersachern zahlen
rule-paying-adversaries =
    Verlangt ein Abenteuer eine Summe, müssen deine Karten sie erreichen. Gibt deine Hand die Summe genau her, musst du genau zahlen; sonst darfst du mehr zahlen. Wechselgeld gibt es nicht.
    Keine Karte darf überflüssig sein: Ohne sie darf die Bedingung nicht mehr erfüllt sein.
    Verlangt ein Abenteuer eine Anzahl von Karten oder je eine von bestimmten Arten, spielst du genau diese.

rule-draw-knight-title = Aktion 4: Ritter ziehen
rule-draw-knight =
    Du darfst einen Ritter vom Vorrat ziehen. Hast du in diesem Zug weder herausgefordert noch ein Abenteuer genommen, darfst du stattdessen zwei ziehen, beide zusammen.
    Sobald die letzte Karte des Vorrats gezogen ist, werden die abgelegten Ritter gemischt und sind der neue Vorrat. Liegt in diesem Augenblick nichts auf der Ablage, geschieht das, wenn der nächste Ritter gezogen werden soll.
    Gibt es nicht genug Ritter, ziehst du so viele, wie da sind. Dann ist dein Zug zu Ende.

rule-game-end-title = Ende des Spiels
rule-game-end =
    Sofort, mitten im Zug, ist das Spiel zu Ende, wenn jemand ein Abenteuer nimmt und nur noch eines ausliegt.
    Ist der Stapel der Widersacher leer und kommt der letzte Widersacher vom Tisch, so bleiben im laufenden Zug noch die Aktionen 3 und 4; dann ist das Spiel zu Ende. Niemand bekommt einen Zug zum Ausgleich.
    Auch wenn alle nacheinander einen Zug haben, in dem sich keine Karte bewegt, ist das Spiel zu Ende.

rule-scoring-title = Wertung
rule-scoring =
    Zähle die Punkte deiner Abenteuer und die Werte der Widersacher auf deiner Hand zusammen. Ritter bringen keine Punkte.
    Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Ritterkarten auf der Hand hat; Doppelkarten und Merlins zählen je als eine Karte. Wer dann noch gleichauf liegt, teilt sich den Sieg.
    Im Spiel mit Siegeln bringen Widersacher, die versiegelt auf dem Tisch liegen, niemandem Punkte, und Siegel zählen nichts.

rule-seals-title = Spiel mit Siegeln
rule-seals =
    Alle haben fünf Siegel einer Farbe. Alles ist wie im Grundspiel, bis auf Aktion 2: Du darfst einmal im Zug herausfordern, und zwar einfach, wiederholt oder doppelt.
    Ein versiegelter Widersacher bleibt in seiner Spalte und zählt bei den vieren mit.
    Nach jeder der drei Herausforderungen kannst du in Aktion 4 nicht mehr zwei Ritter ziehen.

rule-usual-challenge-title = Einfache Herausforderung
rule-usual-challenge =
    Wähle einen Widersacher ohne Siegel, zahl Ritter für seine Stärke und leg eines deiner Siegel auf ihn. Dazu brauchst du ein Siegel; liegen alle fünf auf Widersachern, kannst du nicht einfach herausfordern.
    Tragen nun alle Widersacher dieser Spalte ein Siegel, ist die Spalte besiegt: Alle nehmen ihre Siegel zurück und mit ihnen die Widersacher, auf denen sie lagen, auch wer nicht an der Reihe ist. Ein Widersacher, der allein in seiner Spalte liegt, gehört dir deshalb sofort.
    Du darfst mehrere Siegel in einer Spalte haben, gelegt in verschiedenen Zügen. Widersacher, die du in einem fremden Zug bekommst, kannst du ab deiner eigenen nächsten Aktion 3 ausspielen.

rule-repeated-challenge-title = Wiederholte Herausforderung
rule-repeated-challenge =
    Wähle einen Widersacher, auf dem dein eigenes Siegel liegt, und zahl seine Stärke noch einmal, in einer beliebigen Farbe. Das Siegel kehrt zu dir zurück, und der Widersacher kommt auf deine Hand.
    Der Rest der Spalte bleibt, wie er ist.

rule-double-challenge-title = Doppelte Herausforderung
rule-double-challenge =
    Wähle einen Widersacher ohne Siegel und zahl das Doppelte seiner Stärke in einer einzigen Zahlung einer Farbe. Er kommt sofort auf deine Hand, und ein Siegel wird nicht gelegt.
    Der Rest der Spalte bleibt, wie er ist, selbst wenn nur noch versiegelte Widersacher in ihr liegen. Genommen werden sie, wenn weitere Widersacher dieser Art dazukommen und der letzte von ihnen sein Siegel erhält, oder einzeln durch wiederholte Herausforderungen.

rule-adventures-title = Die Abenteuer
rule-adventures =
    Ein Abenteuer nimmst du, indem du ausspielst, was es verlangt. Wie viele Punkte es bringt, steht auf der Karte.
    { card-holy-grail }: { card-holy-grail-about }
    { card-mountain }: { card-mountain-about }
    { card-excalibur }: { card-excalibur-about }
    { card-questing-beast }: { card-questing-beast-about }
    { card-fisher-king }: { card-fisher-king-about }
    { card-royal-tournament }: { card-royal-tournament-about }
    { card-robbers }: { card-robbers-about }
    { card-vikings }: { card-vikings-about }
    { card-sea-monster }: { card-sea-monster-about }
    { card-saxons }: { card-saxons-about }
    { card-king-mark }: { card-king-mark-about }
    { card-green-knight }: { card-green-knight-about }
    { card-gold-treasure }: { card-gold-treasure-about }

rule-adventure-holy-grail-title = { card-holy-grail }
rule-adventure-holy-grail = { card-holy-grail-about } Eine genaue Summe geht vor: Darüber gehen darfst du nur, wenn deine Hand sie nicht genau ergibt.
rule-adventure-mountain-title = { card-mountain }
rule-adventure-mountain = { card-mountain-about } Eine genaue Summe geht vor: Darüber gehen darfst du nur, wenn deine Hand sie nicht genau ergibt.
rule-adventure-excalibur-title = { card-excalibur }
rule-adventure-excalibur = { card-excalibur-about } Eine genaue Summe geht vor: Darüber gehen darfst du nur, wenn deine Hand sie nicht genau ergibt.
rule-adventure-questing-beast-title = { card-questing-beast }
rule-adventure-questing-beast = { card-questing-beast-about } Eine genaue Summe geht vor: Darüber gehen darfst du nur, wenn deine Hand sie nicht genau ergibt.
rule-adventure-fisher-king-title = { card-fisher-king }
rule-adventure-fisher-king = { card-fisher-king-about } Eine genaue Summe geht vor: Darüber gehen darfst du nur, wenn deine Hand sie nicht genau ergibt.
rule-adventure-royal-tournament-title = { card-royal-tournament }
rule-adventure-royal-tournament = { card-royal-tournament-about } Eine genaue Summe geht vor: Darüber gehen darfst du nur, wenn deine Hand sie nicht genau ergibt.
rule-adventure-robbers-title = { card-robbers }
rule-adventure-robbers = { card-robbers-about } Genau 2 werden ausgespielt.
rule-adventure-vikings-title = { card-vikings }
rule-adventure-vikings = { card-vikings-about } Genau 4 werden ausgespielt.
rule-adventure-sea-monster-title = { card-sea-monster }
rule-adventure-sea-monster = { card-sea-monster-about } Auf ihre Stärke kommt es nicht an.
rule-adventure-saxons-title = { card-saxons }
rule-adventure-saxons = { card-saxons-about } Eine genaue Summe geht vor: Darüber gehen darfst du nur, wenn deine Hand sie nicht genau ergibt.
rule-adventure-king-mark-title = { card-king-mark }
rule-adventure-king-mark = { card-king-mark-about } Auf ihre Stärke kommt es nicht an.
rule-adventure-green-knight-title = { card-green-knight }
rule-adventure-green-knight = { card-green-knight-about } Zweimal die 4 genügt, ebenso die 5 mit einer 3 oder einer 4.
rule-adventure-gold-treasure-title = { card-gold-treasure }
rule-adventure-gold-treasure = { card-gold-treasure-about } Der Drache der Stärke 5 ist nie eine von zwei Karten, denn er genügt allein.

rule-house-overpay-title = Hausregel: freies Überzahlen
rule-house-overpay =
    Steht „{ option-king-arthur-overpay }“ auf „{ option-king-arthur-overpay-free }“, darfst du mehr zahlen als verlangt, mit Rittern wie mit Widersachern, auch wenn deine Hand genau zahlen könnte.
    Eine Karte, die nicht gebraucht wird, darf auch dann nicht dabei sein.

rule-house-reveal-when-empty-title = Hausregel: kein leerer Tisch
rule-house-reveal-when-empty = Ist „{ option-king-arthur-reveal_when_empty }“ an, so hast du bei Aktion 1 keine Wahl, wenn kein Widersacher ausliegt und der Stapel noch Karten hat: Es wird aufgedeckt.

rule-house-open-trophies-title = Hausregel: offene Widersacher
rule-house-open-trophies = Ist „{ option-king-arthur-open_trophies }“ an, so sehen alle, welche Widersacher jemand auf der Hand hat. Ritter bleiben geheim.

rule-house-resolve-after-double-title = Hausregel: Doppelte Herausforderungen schließen Spalten ab
rule-house-resolve-after-double = Ist „{ option-king-arthur-resolve_after_double }“ an, so ist eine Spalte, in der eine doppelte Herausforderung nur versiegelte Widersacher übrig lässt, sofort besiegt wie nach einer einfachen.

rule-figures-title = Welche Zahlen gedruckt sind
rule-figures =
    Die Anleitung nennt, wie viele Karten es von jeder Sorte gibt, und die Bedingungen der Abenteuer. Die meisten anderen Zahlen zeigt sie nur in Bildern.
    Die Punkte des Heiligen Grals und des Grünen Ritters und die Farben sind aus öffentlichen Besprechungen bekannt. Die Punkte der anderen Abenteuer und wie sich die Stärken auf die Widersacher einer Art verteilen, haben wir rekonstruiert.
    Wenn du das Spiel besitzt, kannst du die gedruckten Zahlen in eine Ausgabendatei schreiben und sie mit der Option „edition“ wählen.
