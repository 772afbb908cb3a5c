### Merlin: alles, was es sagt.
### Die Fürstentümer heißen nach ihren Wappentieren. Namen auf -to und -at stehen mit ihrer Präposition, Namen auf -a und
### -the mit ihrem Artikel im Akkusativ; alle anderen stehen allein.

game-merlin = Merlin
game-merlin-about = Ein Spiel von Stefan Feld und Michael Rieneck für zwei bis vier: Du reitest um die Tafelrunde, schickst dein Gefolge in sechs Fürstentümer, baust Gutshöfe und wehrst Verräter ab, um Arthurs Nachfolge anzutreten.

mode-merlin-standard = Normales Spiel
mode-merlin-standard-about = Sechs Runden und drei Wertungen; die meisten Punkte gewinnen. Alle Module lassen sich dazunehmen.

option-merlin-modules = Module
option-merlin-modules-about = Was zum Grundspiel dazukommt, in beliebiger Mischung. Markt, Caerleon und Morgana bringen Goldmünzen und Misteln mit.
option-merlin-modules-favor = Gunst des Königs
option-merlin-modules-favor-about = Ein Auftrag kann dir statt Punkten eine bleibende Fähigkeit bringen.
option-merlin-modules-arthur = Arthur
option-merlin-modules-arthur-about = Ein fünfter Würfel zieht Arthur auf einem inneren Ring; Pikten fallen ein, und nach jeder Wertung kommen die meisten Gutshöfe zurück.
option-merlin-modules-allies = Ritter der Tafelrunde
option-merlin-modules-allies-about = Alle haben zwei von zwölf Rittern als Verbündete, jeder mit einer eigenen Fähigkeit.
option-merlin-modules-gold = Goldmünzen und Misteln
option-merlin-modules-gold-about = Münzen ändern Würfel, Misteln ersetzen, was einem Auftrag fehlt.
option-merlin-modules-market = Der Markt
option-merlin-modules-market-about = Einmal pro Zug kannst du für eine Münze etwas kaufen, wenn du keinen Auftrag erfüllst. Bringt Goldmünzen und Misteln mit.
option-merlin-modules-caerleon = Die Stadt Caerleon
option-merlin-modules-caerleon-about = Sechs Stadtviertel treten an die Stelle der Vorräte der Fürstentümer, jedes mit einer eigenen Regel. Bringt Goldmünzen und Misteln mit.
option-merlin-modules-morgana = Morgana
option-merlin-modules-morgana-about = Ein Würfel in der Hexenküche für alle, und Morgana versperrt ein Fürstentum. Bringt Goldmünzen und Misteln mit.
option-merlin-modules-treasures = Schätze des Umlands
option-merlin-modules-treasures-about = Die Plättchen ohne Turm belohnen, wer auf ihnen baut.
option-merlin-modules-decrees = Der Erlass des Königs
option-merlin-modules-decrees-about = Statt der Aktion deines Gefolges kannst du einen Erlass nehmen und später nutzen.
option-merlin-allies = Verbündete
option-merlin-allies-about = Wie die Ritter der Tafelrunde zu dir kommen.
option-merlin-allies-draft = Reihum gewählt
option-merlin-allies-random = Zufällig verteilt
option-merlin-caerleon = Stadtviertel
option-merlin-caerleon-about = Wo die Stadtviertel von Caerleon liegen.
option-merlin-caerleon-fixed = Nach der Farbe des Dachs
option-merlin-caerleon-random = Gemischt

## Fragen

ask-die = Wähle einen Würfel für diesen Zug.
ask-move = Ändere den Würfel oder zieh.
ask-end = Noch etwas, oder endet dein Zug?
ask-principality = Schick jemanden aus deinem Gefolge in dieses Fürstentum; dort wird gehandelt.
ask-influence = Wähle ein Fürstentum, in dem du Einfluss hast.
ask-points = Willst du dieses Feld werten?
ask-build = Wähle ein Plättchen für deinen Gutshof und das Material dafür.
ask-mission = Tausche bis zu zwei deiner Aufträge aus.
ask-exchange = Was gibst du zurück?
ask-exchange-take = Was nimmst du dafür?
ask-relocate = Schick jemanden aus deinem Gefolge ins Nachbarfürstentum; dort wird gehandelt.
ask-excalibur = Du nimmst Excalibur. Welchen Verräter wehrst du ab?
ask-grail = Nimmst du den Gral und einen Apfel?
ask-apple = Nimmst du einen Apfel?
ask-remedy = Apfel oder Mistel?
ask-coin = Nimmst du eine Goldmünze?
ask-arthur = Zieh Arthur ein Feld weit. Du führst aus, was dort steht.
ask-activate = Wer aus deinem Gefolge handelt, ohne zu ziehen?
ask-picts = Welchen Pikten vertreibst du?
ask-resource = Wähle, was du nimmst.
ask-stairs = Dein Ritter nimmt die Treppe zum nächsten Fürstentum. Möchtest du das?
ask-merlin = Zieh Merlin ein bis drei Felder weit. Du führst aus, was dort steht.
ask-ring = Du nimmst den Siegelring. Welchen Auftrag erfüllst du, ohne etwas dafür zu brauchen?
ask-replace = Welcher fremde Gutshof weicht deinem?
ask-draw = Zieh einen neuen Auftrag: aus der Auslage oder vom Stapel.
ask-tower = Der Turm bringt dir eine Fahne, einen Schild oder einen Einflussmarker.
ask-staff = Gibst du einen Stab aus, damit Merlin noch einmal handelt?
ask-grail-tie = { at-colour } herrscht Gleichstand. Brichst du ihn mit dem Gral?
ask-reward =
    { $vassal ->
        [builder] Ein Auftrag des Baumeisters: Punkte oder eine Fähigkeit?
        [flag-bearer] Ein Auftrag des Fahnenträgers: Punkte oder eine Fähigkeit?
        [shield-bearer] Ein Auftrag des Schildträgers: Punkte oder eine Fähigkeit?
       *[lady] Ein Auftrag der Hofdame: Punkte oder eine Fähigkeit?
    }
ask-build-again = Fähigkeit des Baumeisters: Baust du einen zweiten Gutshof?
ask-two-vassals = Fähigkeit der Hofdame: Schick jemanden dorthin, wo du Einfluss hast.
ask-free-manor =
    { $terrain ->
        [mountain] Wähle einen freien Berg für einen Gutshof; er kostet kein Material.
        [wood] Wähle einen freien Wald für einen Gutshof; er kostet kein Material.
       *[lake] Wähle einen freien See für einen Gutshof; er kostet kein Material.
    }
ask-keep = Welcher Gutshof bleibt in diesem Gebiet? Die anderen kommen zurück.
ask-ally = Wähle einen Verbündeten.
ask-wild = Sir Galahad: von hier, oder mit einem Plättchen von anderswo?
ask-castle = Sir Gaheris: Legst du eine Burg unter diesen Gutshof?
ask-second-bonus = Sir Gaheris: Der Turm bringt zweierlei, aus zwei Fürstentümern. Wähle eines.
ask-kay = Sir Kay: Legst du ein Plättchen zu deinem Marker { at-colour-low }?
ask-plus = Legst du einen Plusmarker unter deinen Einflussmarker { at-colour-low }?
ask-which-item =
    { $kind ->
        [shield] Du gibst einen Schild ab: aus dem Fürstentum oder vom Markt?
        [flag] Du gibst eine Fahne ab: aus dem Fürstentum oder vom Markt?
       *[material] Du gibst einen Stein ab: aus dem Fürstentum oder vom Markt?
    } ({ colour-name })
ask-send-home = { at-colour } ist kein Platz. Wer geht nach Hause?
ask-district = Wähle, was du in diesem Viertel nimmst.
ask-market-give = Viertel Markt: Was gibst du her?
ask-market-take = Viertel Markt: Was nimmst du dafür?
ask-kitchen = Hexenküche: Wofür nutzt du den Würfel?
ask-horn-price =
    { $left ->
            [one] Für das Trinkhorn fehlt noch 1 Münze oder Material.
           *[other] Für das Trinkhorn fehlen noch { $left } Münzen oder Materialien.
        }
ask-morgana = Wohin geht Morgana? Sie versperrt dieses Fürstentum.
ask-bewitch = Verhexen: Welchen Würfel drehst du?
ask-swap = Figuren tauschen: Wer wechselt den Platz?
ask-gold = Hexengold: Dinge für Münzen oder Münzen für Dinge?
ask-sell = Hexengold: Was gibst du ab?
ask-spend = Hexengold: Was nimmst du von dort, wo Morgana steht?
ask-hut = Hexenhütte: auf welchen deiner Gutshöfe?
ask-dark = Dunkler Einfluss: ein Marker dort, wo Morgana steht, der andere nebenan. Wo?
ask-treasure =
    { $treasure ->
        [excalibur] Ein Schatz: Nimmst du Excalibur?
        [grail] Ein Schatz: Nimmst du den Gral und einen Apfel?
        [staff] Ein Schatz: Nimmst du den Stab?
        [points] Ein Schatz: Nimmst du die Punkte und einen Apfel?
        [influence] Ein Schatz: zwei Dinge aus einem Fürstentum, in dem du Einfluss hast. Aus welchem?
       *[discard] Ein Schatz: Sollen alle anderen etwas abgeben?
    }
ask-discard = Ein Schatz wurde gefunden: Du musst etwas abgeben. Was?
ask-which-marker = Welcher deiner Marker { at-colour-low } geht nach Hause?
ask-decree = Handelt dein Gefolge { at-colour-low }, oder nimmst du stattdessen einen Erlass?
ask-which-decree = Wähle einen der Erlasse { at-colour-low }.

colour-name =
    { $colour ->
        [black] Drache
        [grey] Taube
        [blue] Fisch
        [purple] Schlange
        [orange] Fuchs
       *[brown] Adler
    }
at-colour =
    { $colour ->
        [black] Beim Drachen
        [grey] Bei der Taube
        [blue] Beim Fisch
        [purple] Bei der Schlange
        [orange] Beim Fuchs
       *[brown] Beim Adler
    }
at-colour-low =
    { $colour ->
        [black] beim Drachen
        [grey] bei der Taube
        [blue] beim Fisch
        [purple] bei der Schlange
        [orange] beim Fuchs
       *[brown] beim Adler
    }

## Züge

move-die = { $die } { $value } nutzen
move-apple = Apfel: Würfel auf { $value } drehen
move-flag-reverse = Fahne: rückwärts reiten
move-flag-turn = Fahne: Würfel auf die Gegenseite drehen
move-flag-mirror = Fahne: auf das Feld gegenüber wechseln
move-flag-repel = Fahne: alle Verräter abwehren ({ $choice })
move-flag-different = Fahne: auf dem Feld des Ritters von { $choice } handeln
move-flag-missions = Fahne: einen zweiten Auftrag erfüllen
move-flag-switch = Fahne: Der Würfel zieht { $choice }
move-flag-adjust = Fahne: { $choice }
move-go =
    { $steps ->
        [0] Auf „{ $space }“ bleiben
       *[other] { $steps } weit auf „{ $space }“ reiten
    }
move-go-flag = { $steps } zurück auf „{ $space }“ reiten (Fahne)
move-go-merlin =
    { $steps ->
        [0] Merlin auf „{ $space }“ lassen
       *[other] Merlin { $steps } weit { $direction } auf „{ $space }“ ziehen
    }
move-go-arthur =
    { $steps ->
        [0] Arthur auf „{ $space }“ lassen
       *[other] Arthur { $steps } weit { $direction } auf „{ $space }“ ziehen
    }
move-act = Ausführen
move-act-space = Ausführen: { $space }
move-place = { $vassal } { $to }
move-place-only = { $vassal } { $to }, ohne Marker
move-take = { $item } nehmen
move-give = { $item } abgeben
move-influence = Einflussmarker { $at } einsetzen
move-repel = { $traitor } abwehren
move-discard = Ablegen: { $cards }
move-draw = Ziehen: { $card }
move-build = Auf Plättchen { $tile } bauen
move-mission = „{ $card }“ erfüllen
move-second = Fahne: auch „{ $card }“ erfüllen
move-staff = Stab ausgeben: Merlin handelt noch einmal
move-grail = Gleichstand mit dem Gral brechen
move-pass-choose = Passen
move-pass-move = Darauf verzichten
move-pass-action = Auf die Aktion verzichten
move-pass-end = Zug beenden
move-pass-leave = Darauf verzichten

move-points = Punkte nehmen
move-ability =
    { $row ->
        [1] Lernen: 1 Punkt mehr für jeden Auftrag dieser Figur
        [2] Lernen: diese Figur überallhin schicken
       *[3] Lernen: die besondere Fähigkeit dieser Figur
    }
move-score = Fähigkeit des Fahnenträgers: { $resource } werten, dazu 1 Punkt
move-vanquish = Fähigkeit des Schildträgers: { $traitor } abwehren
move-two-vassals = Fähigkeit der Hofdame: zweimal jemanden schicken

move-stray = { $figure } { $steps } weit { $direction } auf „{ $space }“ ziehen
move-activate = { $vassal } handelt
move-replace = Gutshof auf Plättchen { $tile } ersetzen
move-pict = Pikte: { $pict }
move-honor = „{ $card }“ mit dem Ring erfüllen
move-settle = Auf Plättchen { $tile } ohne Material bauen
move-keep = Gutshof auf Plättchen { $tile } behalten

move-ally = { $ally }
move-stride =
    Sir Tristram: { $pips ->
            [one] 1 Auge { more-or-less }
           *[other] { $pips } Augen { more-or-less }
        }
move-whim = Sir Gawain: Würfel auf { $value } drehen
move-portal = Sir Bors: durch das Portal { $to }
move-wild = Sir Galahad: stattdessen { $an_item }
move-castle = Eine Burg darunterlegen
move-kay = Ein Plättchen dazulegen
move-swap-cards = Sir Bedivere: „{ $card }“ gegen „{ $display }“ tauschen

move-coin = Münze: { one-pip }
move-tune = Münze: { $die } { $value }, { one-pip }
move-pick = { $thing } nehmen
move-buy = Auf dem Markt kaufen: { $ware } (1 Münze)
move-labor = Tagelöhner { $value }
move-remedy = Apfelplättchen: Würfel auf { $value } drehen
move-plus = Einen Plusmarker darunterlegen
move-give-tile = { $item } dem Markt zurückgeben
move-home =
    { $me ->
        [yes] Eigene Figur geht heim: { $vassal }
       *[no] Figur von { $seat } geht heim: { $vassal }
    }
move-give-coin = Eine Münze geben

move-brew = Kessel { $cauldron } nutzen
move-poisoned-apple = Einen Giftapfel nehmen
move-horn = Das Trinkhorn nehmen
move-pay-coin = Eine Münze zahlen
move-haunt = Morgana geht { $to }
move-bewitch =
    { $me ->
        [yes] Eigener { $die } { $value }: auf { $face } drehen
       *[no] { $die } { $value } von { $seat }: auf { $face } drehen
    }
move-swap-rings = Merlin und Arthur
move-swap-knights = Dein Ritter und der von { $seat }
move-sell = Zwei Dinge für drei Münzen
move-spend = Zwei Münzen für drei Dinge
move-hut = Auf den Gutshof von Plättchen { $tile }
move-darken = Der zweite Marker { $at }
move-poison = Giftapfel: { $die } { $value } gegen { $other } { $other_value } von { $seat }

move-choose = Dinge { $at } nehmen
move-withdraw = Deinen Marker { $at } heimholen
move-marker = Einen Marker heimholen
move-look = Stattdessen einen Erlass nehmen
move-decree = Erlass: { $decree }
move-edict = Ein Erlass: { one-pip }
move-edict-take = Zwei Erlasse für { $an_item }
move-edict-influence = Zwei Erlasse für einen Marker { $at }
move-edict-points = Drei Erlasse für 5 Punkte

## Worin sich gleiche Züge unterscheiden

how-material = für { $an_item }
how-with = mit { $things }

## Hinweise

hint-missing =
    { $number ->
            [one] Dafür fehlt dir noch etwas.
           *[other] Dafür fehlen dir noch { $number } Dinge.
        }
hint-one-mission = In diesem Zug kein weiterer Auftrag.
hint-built =
    { $me ->
        [yes] Hier steht dein Gutshof.
       *[no] Hier steht ein Gutshof von { $seat }.
    }
hint-material = Braucht einen dieser Steine, die du nicht hast: { $colours }.

## Ereignisse

event-start-tile-dealt =
    { $me ->
        [yes] Du beginnst { $at }, mit Schild, Fahne, Stein und einem Einflussmarker.
       *[no] { $seat } beginnt { $at }, mit Schild, Fahne, Stein und einem Einflussmarker.
    }
event-traitors-drawn =
    { $me ->
        [yes] Du ziehst Verräter: { $colours }.
       *[no] { $seat } zieht Verräter: { $colours }.
    }
event-missions-dealt =
    { $me ->
        [yes] Du bekommst { $number } Aufträge: { $cards }.
       *[no] { $seat } bekommt { $number } Aufträge: { $cards }.
    }
event-missions-dealt-unseen =
    { $me ->
        [yes] Du bekommst { $number } Aufträge.
       *[no] { $seat } bekommt { $number } Aufträge.
    }
event-display-filled = Neu in der Auslage: „{ $card }“.
event-missions-shuffled = Die abgelegten Aufträge werden gemischt: ein neuer Stapel mit { $number } Karten.
event-round-began = Runde { $round } beginnt. Als Erstes am Zug: { $first }.
event-dice-rolled =
    { $me ->
        [yes]
            { $again ->
                [yes] Du würfelst { $dice }; dreimal dasselbe, also noch einmal.
               *[no] Du würfelst { $dice }.
            }
       *[no]
            { $again ->
                [yes] { $seat } würfelt { $dice }; dreimal dasselbe, also noch einmal.
               *[no] { $seat } würfelt { $dice }.
            }
    }
event-die-chosen =
    { $me ->
        [yes] Du wählst { $die } { $value }.
       *[no] { $seat } wählt { $die } { $value }.
    }
event-die-chosen-laborer =
    { $me ->
        [yes] Du schickst den Tagelöhner: { $value }.
       *[no] { $seat } schickt den Tagelöhner: { $value }.
    }
event-die-changed =
    { $me ->
        [yes] Du änderst den Würfel { changed-by } auf { $value }.
       *[no] { $seat } ändert den Würfel { changed-by } auf { $value }.
    }
event-figure-moved =
    { $me ->
        [yes] Du reitest auf „{ $space }“.
       *[no] { $seat } reitet auf „{ $space }“.
    }
event-figure-moved-merlin =
    { $me ->
        [yes] Du ziehst Merlin auf „{ $space }“.
       *[no] { $seat } zieht Merlin auf „{ $space }“.
    }
event-figure-moved-arthur =
    { $me ->
        [yes] Du ziehst Arthur auf „{ $space }“.
       *[no] { $seat } zieht Arthur auf „{ $space }“.
    }
event-figure-moved-mirror =
    { $me ->
        [yes] Du wechselst gegenüber auf „{ $space }“.
       *[no] { $seat } wechselt gegenüber auf „{ $space }“.
    }
event-figure-moved-portal =
    { $me ->
        [yes] Du gehst durch ein Portal auf „{ $space }“.
       *[no] { $seat } geht durch ein Portal auf „{ $space }“.
    }
event-figure-moved-stairs =
    { $me ->
        [yes] Du nimmst die Treppe zu „{ $space }“.
       *[no] { $seat } nimmt die Treppe zu „{ $space }“.
    }
event-flag-used =
    { $me ->
        [yes] Du nutzt { $a_flag }: { $power }.
       *[no] { $seat } nutzt { $a_flag }: { $power }.
    }
event-different-action =
    { $me ->
        [yes] Du handelst auf dem Feld des Ritters von { $other }: „{ $space }“.
       *[no] { $seat } handelt auf dem Feld des Ritters von { $other }: „{ $space }“.
    }
event-action-forfeited =
    { $me ->
        [yes] Du verzichtest auf die Aktion „{ $space }“.
       *[no] { $seat } verzichtet auf die Aktion „{ $space }“.
    }
event-item-taken =
    { $me ->
        [yes] Du nimmst { $an_item }.
       *[no] { $seat } nimmt { $an_item }.
    }
event-item-returned =
    { $me ->
        [yes] Du gibst { $an_item } zurück.
       *[no] { $seat } gibt { $an_item } zurück.
    }
event-vassal-placed =
    { $me ->
        [yes] Du schickst { $the } { $to }.
       *[no] { $seat } schickt { $the } { $to }.
    }
event-vassal-sent-home =
    { $me ->
        [yes] Du musst { $the } { $from } heimholen.
       *[no] { $seat } muss { $the } { $from } heimholen.
    }
event-influence-placed =
    { $me ->
        [yes] Du setzt einen Einflussmarker { $at } ein.
       *[no] { $seat } setzt einen Einflussmarker { $at } ein.
    }
event-influence-returned =
    { $me ->
        [yes] { $number ->
            [one] Du nimmst einen Marker { $from } zurück.
           *[other] Du nimmst { $number } Marker { $from } zurück.
        }
       *[no] { $number ->
            [one] { $seat } nimmt einen Marker { $from } zurück.
           *[other] { $seat } nimmt { $number } Marker { $from } zurück.
        }
    }
event-traitor-repelled =
    { $me ->
        [yes] Du wehrst { $a_traitor } { repelled-by } ab.
       *[no] { $seat } wehrt { $a_traitor } { repelled-by } ab.
    }
event-apple-taken =
    { $me ->
        [yes] Du nimmst einen Apfel.
       *[no] { $seat } nimmt einen Apfel.
    }
event-staff-spent =
    { $me ->
        [yes] Du gibst einen Stab aus; Merlin handelt noch einmal.
       *[no] { $seat } gibt einen Stab aus; Merlin handelt noch einmal.
    }
event-excalibur-claimed =
    { $me ->
        [yes] Du nimmst Excalibur.
       *[no] { $seat } nimmt Excalibur.
    }
event-grail-claimed =
    { $me ->
        [yes] Du nimmst den Gral.
       *[no] { $seat } nimmt den Gral.
    }
event-mission-resolved =
    { $me ->
        [yes] Du erfüllst „{ $card }“.
       *[no] { $seat } erfüllt „{ $card }“.
    }
event-mission-resolved-helped =
    { $me ->
        [yes] Du erfüllst „{ $card }“, dank { $helped_by }.
       *[no] { $seat } erfüllt „{ $card }“, dank { $helped_by }.
    }
event-missions-discarded =
    { $me ->
        [yes] Du legst ab: { $cards }.
       *[no] { $seat } legt ab: { $cards }.
    }
event-mission-drawn =
    { $me ->
        [yes] Du ziehst „{ $card }“ vom Stapel.
       *[no] { $seat } zieht „{ $card }“ vom Stapel.
    }
event-mission-drawn-unseen =
    { $me ->
        [yes] Du ziehst einen Auftrag vom Stapel.
       *[no] { $seat } zieht einen Auftrag vom Stapel.
    }
event-mission-drawn-open =
    { $me ->
        [yes] Du nimmst „{ $card }“ aus der Auslage.
       *[no] { $seat } nimmt „{ $card }“ aus der Auslage.
    }
event-manor-built =
    { $me ->
        [yes] Du baust einen Gutshof auf Plättchen { $tile }.
       *[no] { $seat } baut einen Gutshof auf Plättchen { $tile }.
    }
event-manor-built-free =
    { $me ->
        [yes] Du baust ohne Material einen Gutshof auf Plättchen { $tile }.
       *[no] { $seat } baut ohne Material einen Gutshof auf Plättchen { $tile }.
    }
event-points-scored =
    { $me ->
        [yes] Du erhältst { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $why } (jetzt { $total }).
       *[no] { $seat } erhält { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $why } (jetzt { $total }).
    }
event-points-scored-lost =
    { $me ->
        [yes] Du verlierst { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $why } (jetzt { $total }).
       *[no] { $seat } verliert { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $why } (jetzt { $total }).
    }
event-scoring-began =
    { $number ->
        [1] Die erste Wertung beginnt.
        [2] Die zweite Wertung beginnt.
       *[other] Die letzte Wertung beginnt.
    }
event-traitors-unrepelled =
    { $me ->
        [yes] { $number ->
            [one] Du kannst einen Verräter nicht abwehren: { $colours }.
           *[other] Du kannst { $number } Verräter nicht abwehren: { $colours }.
        }
       *[no] { $number ->
            [one] { $seat } kann einen Verräter nicht abwehren: { $colours }.
           *[other] { $seat } kann { $number } Verräter nicht abwehren: { $colours }.
        }
    }
event-territory-scored = Die meisten Gutshöfe { $in } ({ $tiles }): { $seats }, { points-each }.
event-principality-scored =
    { $grail ->
        [yes] Der Gral bricht den Gleichstand { $at }: { $seats }, { points-each }.
       *[no] Der meiste Einfluss { $at }: { $seats }, { points-each }.
    }
points-each =
    { $shared ->
        [yes] { $points ->
            [one] je 1 Punkt
           *[other] je { $points } Punkte
        }
       *[no] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }
event-vassals-scored =
    { $me ->
        [yes] Du hast { $number ->
            [one] 1 Figur
           *[other] { $number } Figuren
        } in den Fürstentümern.
       *[no] { $seat } hat { $number ->
            [one] 1 Figur
           *[other] { $number } Figuren
        } in den Fürstentümern.
    }
event-game-ended =
    Das Spiel ist zu Ende. { $shared ->
        [yes] Gemeinsamer Sieg: { $winners }.
       *[no] Sieg: { $winners }.
    }

event-ability-learned =
    { $me ->
        [yes] { $row ->
                [1] Du lernst: { $vassal }, 1 Punkt mehr für jeden solchen Auftrag.
                [2] Du lernst: { $vassal }, überallhin zu schicken.
               *[3] Du lernst die besondere Fähigkeit: { $vassal }.
            }
       *[no] { $row ->
                [1] { $seat } lernt: { $vassal }, 1 Punkt mehr für jeden solchen Auftrag.
                [2] { $seat } lernt: { $vassal }, überallhin zu schicken.
               *[3] { $seat } lernt die besondere Fähigkeit: { $vassal }.
            }
    }
event-ability-used =
    { $me ->
        [yes] Du nutzt eine besondere Fähigkeit: { $vassal }.
       *[no] { $seat } nutzt eine besondere Fähigkeit: { $vassal }.
    }
event-seals-turned = Alle Siegel liegen wieder offen.

event-pict-taken =
    { $me ->
        [yes] Du vertreibst einen Pikten: { $pict }.
       *[no] { $seat } vertreibt einen Pikten: { $pict }.
    }
event-ring-claimed =
    { $me ->
        [yes] Du nimmst den Siegelring.
       *[no] { $seat } nimmt den Siegelring.
    }
event-manor-replaced =
    { $me ->
        [yes] Du ersetzt auf Plättchen { $tile } den Gutshof von { $other }.
       *[no] { $seat } ersetzt auf Plättchen { $tile } den Gutshof von { $other }.
    }
event-manors-removed =
    { $me ->
        [yes] { $number ->
            [one] Du holst den Gutshof von Plättchen { $tiles } heim.
           *[other] Du holst die Gutshöfe von den Plättchen { $tiles } heim.
        }
       *[no] { $number ->
            [one] { $seat } holt den Gutshof von Plättchen { $tiles } heim.
           *[other] { $seat } holt die Gutshöfe von den Plättchen { $tiles } heim.
        }
    }
event-picts-scored = Pikten, in Sitzreihenfolge: { $totals }.

event-ally-joined =
    { $me ->
        [yes] { $ally } schließt sich dir an.
       *[no] { $ally } schließt sich { $seat } an.
    }
event-marshal-placed =
    { $me ->
        [yes] Dein Marschall steht { $at }.
       *[no] Der Marschall von { $seat } steht { $at }.
    }
event-ally-tile-used =
    { $me ->
        [yes] Du nutzt ein Plättchen von { $ally }.
       *[no] { $seat } nutzt ein Plättchen von { $ally }.
    }
event-ally-tile-gained =
    { $me ->
        [yes] Du legst ein Plättchen auf { $ally }: { $tile }.
       *[no] { $seat } legt ein Plättchen auf { $ally }: { $tile }.
    }
event-missions-swapped =
    { $me ->
        [yes] Du tauschst „{ $card }“ gegen „{ $display }“.
       *[no] { $seat } tauscht „{ $card }“ gegen „{ $display }“.
    }

event-coins-taken =
    { $me ->
        [yes] Du nimmst { $number ->
            [one] eine Münze
           *[other] { $number } Münzen
        }.
       *[no] { $seat } nimmt { $number ->
            [one] eine Münze
           *[other] { $number } Münzen
        }.
    }
event-coins-spent =
    { $me ->
        [yes] Du gibst { $number ->
            [one] eine Münze
           *[other] { $number } Münzen
        } aus.
       *[no] { $seat } gibt { $number ->
            [one] eine Münze
           *[other] { $number } Münzen
        } aus.
    }
event-mistletoe-taken =
    { $me ->
        [yes] Du nimmst eine Mistel.
       *[no] { $seat } nimmt eine Mistel.
    }
event-die-tuned =
    { $me ->
        [yes] Du änderst einen Würfel: { $die } { $value } zeigt jetzt { $now }.
       *[no] { $seat } ändert einen Würfel: { $die } { $value } zeigt jetzt { $now }.
    }
event-tile-bought =
    { $me ->
        [yes] Du kaufst auf dem Markt: { $ware }.
       *[no] { $seat } kauft auf dem Markt: { $ware }.
    }
event-tile-returned =
    { $me ->
        [yes] Du gibst dem Markt zurück: { $ware }.
       *[no] { $seat } gibt dem Markt zurück: { $ware }.
    }
event-plus-placed =
    { $me ->
        [yes] Du legst einen Plusmarker unter einen Einflussmarker { $at }.
       *[no] { $seat } legt einen Plusmarker unter einen Einflussmarker { $at }.
    }
event-districts-laid = Die Viertel, im Uhrzeigersinn ab dem Drachen: { $districts }.

event-morgana-dice-rolled =
    { $again ->
        [yes] Die Morganawürfel zeigen { $dice }; dreimal dasselbe, also noch einmal.
       *[no] Die Morganawürfel zeigen { $dice }.
    }
event-poison-taken =
    { $me ->
        [yes] Du nimmst einen Giftapfel.
       *[no] { $seat } nimmt einen Giftapfel.
    }
event-horn-taken =
    { $me ->
        [yes] Du nimmst das Trinkhorn.
       *[no] { $seat } nimmt das Trinkhorn.
    }
event-cauldron-used =
    { $me ->
        [yes] Du nutzt Kessel { $cauldron }: { $effect }.
       *[no] { $seat } nutzt Kessel { $cauldron }: { $effect }.
    }
event-morgana-moved =
    { $me ->
        [yes] Du schickst Morgana { $to }.
       *[no] { $seat } schickt Morgana { $to }.
    }
event-die-bewitched =
    { $me ->
        [yes] Du verhext einen Würfel von { $other }: { $die } { $value } zeigt jetzt { $now }.
       *[no] { $seat } verhext einen Würfel von { $other }: { $die } { $value } zeigt jetzt { $now }.
    }
event-figures-swapped =
    { $me ->
        [yes] Dein Ritter und der von { $other } tauschen die Plätze.
       *[no] Der Ritter von { $seat } und der von { $other } tauschen die Plätze.
    }
event-figures-swapped-rings =
    { $me ->
        [yes] Du lässt Merlin und Arthur die Plätze tauschen.
       *[no] { $seat } lässt Merlin und Arthur die Plätze tauschen.
    }
event-hut-raised =
    { $me ->
        [yes] Du stellst eine Hexenhütte auf Plättchen { $tile }.
       *[no] { $seat } stellt eine Hexenhütte auf Plättchen { $tile }.
    }
event-huts-removed =
    Die Hütten verschwinden; { $number ->
            [one] der Gutshof von Plättchen { $tiles } kommt heim.
           *[other] die Gutshöfe von den Plättchen { $tiles } kommen heim.
        }
event-huts-removed-alone = Die Hütten verschwinden.
event-dark-influence-placed =
    { $me ->
        [yes]
            { $on_top ->
                [yes] Du legst einen Morganamarker auf einen eigenen { $at }.
               *[no] Du setzt einen Morganamarker { $at } ein.
            }
       *[no]
            { $on_top ->
                [yes] { $seat } legt einen Morganamarker auf einen eigenen { $at }.
               *[no] { $seat } setzt einen Morganamarker { $at } ein.
            }
    }
event-dice-swapped =
    { $me ->
        [yes] Du nutzt einen Giftapfel: eine { $value } gegen die { $other_value } von { $other }.
       *[no] { $seat } nutzt einen Giftapfel: eine { $value } gegen die { $other_value } von { $other }.
    }

event-treasure-found =
    { $me ->
        [yes] Du findest auf Plättchen { $tile } einen Schatz: { $treasure }.
       *[no] { $seat } findet auf Plättchen { $tile } einen Schatz: { $treasure }.
    }
event-staff-taken =
    { $me ->
        [yes] Du nimmst einen neutralen Stab.
       *[no] { $seat } nimmt einen neutralen Stab.
    }
event-stack-looked-through =
    { $me ->
        [yes] Du siehst dir die Erlasse { $at } an: { $decrees }.
       *[no] { $seat } sieht sich die Erlasse { $at } an: { $decrees }.
    }
event-stack-looked-through-unseen =
    { $me ->
        [yes] Du siehst dir die Erlasse { $at } an.
       *[no] { $seat } sieht sich die Erlasse { $at } an.
    }
event-decree-taken =
    { $me ->
        [yes] Du nimmst einen Erlass: { $decree }.
       *[no] { $seat } nimmt einen Erlass: { $decree }.
    }
event-decrees-spent =
    { $me ->
        [yes] { $number ->
            [one] Du gibst einen Erlass aus.
           *[other] Du gibst { $number } Erlasse aus.
        }
       *[no] { $number ->
            [one] { $seat } gibt einen Erlass aus.
           *[other] { $seat } gibt { $number } Erlasse aus.
        }
    }

end-rounds = Die sechste Runde ist vorbei.

changed-by =
    { $by ->
        [apple] mit einem Apfel
        [coin] mit einer Münze
        [flag] mit einer Fahne
        [remedy] mit einem Apfelplättchen
        [tristram] mit Hilfe von Sir Tristram
        [gawain] mit Hilfe von Sir Gawain
       *[decree] mit einem Erlass
    }
repelled-by =
    { $by ->
        [shield] mit einem Schild
        [excalibur] mit Excalibur
        [flag] mit einer Fahne
       *[favor] durch die Fähigkeit des Schildträgers
    }

## Fürstentümer, Arten und Figuren

colour-black = Drache
colour-black-to = zum Drachen
colour-black-at = beim Drachen
colour-black-from = vom Drachen
colour-grey = Taube
colour-grey-to = zur Taube
colour-grey-at = bei der Taube
colour-grey-from = von der Taube
colour-blue = Fisch
colour-blue-to = zum Fisch
colour-blue-at = beim Fisch
colour-blue-from = vom Fisch
colour-purple = Schlange
colour-purple-to = zur Schlange
colour-purple-at = bei der Schlange
colour-purple-from = von der Schlange
colour-orange = Fuchs
colour-orange-to = zum Fuchs
colour-orange-at = beim Fuchs
colour-orange-from = vom Fuchs
colour-brown = Adler
colour-brown-to = zum Adler
colour-brown-at = beim Adler
colour-brown-from = vom Adler

vassal-builder = Baumeister
vassal-builder-the = den Baumeister
vassal-flag-bearer = Fahnenträger
vassal-flag-bearer-the = den Fahnenträger
vassal-shield-bearer = Schildträger
vassal-shield-bearer-the = den Schildträger
vassal-lady = Hofdame
vassal-lady-the = die Hofdame
vassal-vassal = irgendwer

figure-knight = Ritter
figure-knight-the = deinen Ritter
figure-merlin = Merlin
figure-merlin-the = Merlin
figure-arthur = Arthur
figure-arthur-the = Arthur
figure-morgana = Morgana
figure-morgana-the = Morgana

die-knight = Ritterwürfel
die-merlin = Merlinwürfel
die-arthur = Arthurwürfel
die-morgana = Morganawürfel
die-laborer = Tagelöhner
die-chosen = gewählter Würfel
rolled-knight = { $value }
rolled-merlin = Merlin { $value }
rolled-arthur = Arthur { $value }

power-reverse = Rückwärts
power-turn = Würfel wenden
power-mirror = Spiegeln
power-repel = Verräter abwehren
power-different = Andere Aktion
power-missions = Aufträge
power-switch = Figur wechseln
power-adjust = Ein Auge mehr oder weniger
power-reverse-about = Dein Ritter reitet gegen den Uhrzeigersinn.
power-turn-about = Dreh den gewählten Würfel auf die Gegenseite.
power-mirror-about = Nach dem Zug deines Ritters: Stell ihn auf das Feld gegenüber und handle dort.
power-repel-about = Jederzeit in deinem Zug: Wehr alle deine Verräter eines Fürstentums ab.
power-different-about = Nach einem Zug: Handle stattdessen auf dem Feld eines fremden Ritters.
power-missions-about = Erfülle in diesem Zug einen zweiten Auftrag, für 2 Punkte zusätzlich.
power-switch-about = Der gewählte Würfel zieht deinen Ritter, Merlin oder Arthur, ganz wie du willst.
power-adjust-about = Der gewählte Würfel zählt eins mehr oder eins weniger, von 0 bis 7.

terrain-mountain = Berge
terrain-wood = Wälder
terrain-lake = Seen
terrain-mountain-in = in den Bergen
terrain-wood-in = in den Wäldern
terrain-lake-in = an den Seen
resource-shield = Schilde
resource-flag = Fahnen
resource-material = Material
resource-influence = Einfluss
resource-manor = Gutshöfe
thing-apple = Apfel
thing-mistletoe = Mistel
thing-coin = Münze
thing-plus = Plusmarker
thing-dark = Morganamarker
way-up = ein Auge mehr
way-down = ein Auge weniger
one-pip =
    { $way ->
        [up] ein Auge mehr
       *[down] ein Auge weniger
    }
more-or-less =
    { $way ->
        [up] mehr
       *[down] weniger
    }
direction-on = im Uhrzeigersinn
direction-back = gegen den Uhrzeigersinn

help-mistletoe = einer Mistel
help-remedy = einem Mistelplättchen
help-percival = Sir Percival
help-ring = dem Siegelring
help-plus = einem Plusmarker
help-dark = einem Morganamarker

why-points-shield = Schilde
why-points-flag = Fahnen
why-points-material = Material
why-points-influence = Einfluss
why-points-manor = Gutshöfe
why-mission = Auftrag
why-second-mission = zweiter Auftrag
why-traitors = Verräter
why-excalibur = Excalibur
why-environs = Umland
why-influence = Einfluss
why-vassals = Gefolge
why-favor = Gunst des Königs
why-picts = Pikten
why-gareth = Sir Gareth
why-geraint = Sir Geraint
why-horn = Trinkhorn
why-huts = Hexenhütten
why-treasure = Schatz
why-decree = Erlass
end-apples = übrige Äpfel
why-end-apples = { end-apples }
end-staffs = übrige Stäbe
why-end-staffs = { end-staffs }
end-items = übrige Dinge
why-end-items = { end-items }
end-coins = übrige Münzen
why-end-coins = { end-coins }
end-gareth = Plättchen von Sir Gareth
why-end-gareth = { end-gareth }
end-geraint = Plättchen von Sir Geraint
why-end-geraint = { end-geraint }

## Felder

space-principality-black = Drache
space-principality-grey = Taube
space-principality-blue = Fisch
space-principality-purple = Schlange
space-principality-orange = Fuchs
space-principality-brown = Adler
space-influence-shield = Einfluss: Schild
space-influence-flag = Einfluss: Fahne
space-influence-material = Einfluss: Material
space-influence-vassal = Einfluss: Gefolge
space-points-shield = Werten: Schilde
space-points-flag = Werten: Fahnen
space-points-material = Werten: Material
space-points-influence = Werten: Einfluss
space-points-manor = Werten: Gutshöfe
space-resource-shield = Schild nehmen
space-resource-flag = Fahne nehmen
space-resource-material = Material nehmen
space-resource-influence = Einfluss einsetzen
space-principality = Fürstentum
space-principality-about = Schick jemanden hin: Der Baumeister nimmt Material, der Fahnenträger eine Fahne, der Schildträger einen Schild, die Hofdame setzt einen Marker ein.
space-influence = Einfluss
space-influence-about = In einem Fürstentum, in dem du einen Marker hast: Nimm, was gezeigt ist, oder schick jemanden aus deinem Gefolge dorthin.
space-points = Werten
space-points-about = Ein Punkt für jedes deiner Teile dieser Art.
space-build = Gutshof bauen
space-build-about = Zahl ein Material, zu dem eine Linie des Plättchens führt, und bau dort. Ein Turm bringt mehr.
space-mission = Aufträge
space-mission-about = Leg bis zu zwei Aufträge ab und zieh ebenso viele.
space-exchange = Tausch
space-exchange-about = Gib ein Ding zurück und nimm ein beliebiges dafür.
space-relocate = Umziehen
space-relocate-about = Jemand aus deinem Gefolge zieht ins Nachbarfürstentum und handelt dort.
space-excalibur = Excalibur
space-excalibur-about = Wehr einen Verräter ab und nimm Excalibur.
space-grail = Gral
space-grail-about = Nimm einen Apfel und den Gral.
space-apple = Apfel
space-apple-about = Nimm einen Apfel.
space-remedy = Apfel oder Mistel
space-remedy-about = Nimm einen Apfel oder eine Mistel.
space-coin = Goldmünze
space-coin-about = Nimm eine Goldmünze.
space-arthur = Arthur ziehen
space-arthur-about = Zieh Arthur ein Feld weit und führe aus, was dort steht.
space-activate = Gefolge aktivieren
space-activate-about = Jemand aus deinem Gefolge handelt noch einmal, ohne zu ziehen.
space-picts = Pikten
space-picts-about = Nimm einen Pikten und was er bringt.
space-resource = Etwas nehmen
space-resource-about = Nimm das Gezeigte aus einem beliebigen Fürstentum oder setz irgendwo einen Marker ein.
space-stairs = Treppe
space-stairs-about = Dein Ritter geht im Uhrzeigersinn zum nächsten Fürstentum und handelt dort.
space-merlin = Merlin ziehen
space-merlin-about = Zieh Merlin ein bis drei Felder weit und führe aus, was dort steht.
space-ring = Siegelring
space-ring-about = Nimm den Ring und erfülle einen Auftrag, gleich was er verlangt.
space-replace = Gutshof ersetzen
space-replace-about = Ein fremder Gutshof geht heim, und deiner nimmt seinen Platz ein.

## Dinge, Verräter und Plättchen

card-shield-black = Drachenschild
card-shield-black-a = einen Drachenschild
card-shield-grey = Taubenschild
card-shield-grey-a = einen Taubenschild
card-shield-blue = Fischschild
card-shield-blue-a = einen Fischschild
card-shield-purple = Schlangenschild
card-shield-purple-a = einen Schlangenschild
card-shield-orange = Fuchsschild
card-shield-orange-a = einen Fuchsschild
card-shield-brown = Adlerschild
card-shield-brown-a = einen Adlerschild
card-flag-black = Drachenfahne
card-flag-black-a = eine Drachenfahne
card-flag-grey = Taubenfahne
card-flag-grey-a = eine Taubenfahne
card-flag-blue = Fischfahne
card-flag-blue-a = eine Fischfahne
card-flag-purple = Schlangenfahne
card-flag-purple-a = eine Schlangenfahne
card-flag-orange = Fuchsfahne
card-flag-orange-a = eine Fuchsfahne
card-flag-brown = Adlerfahne
card-flag-brown-a = eine Adlerfahne
card-material-black = Drachenstein
card-material-black-a = einen Drachenstein
card-material-grey = Taubenstein
card-material-grey-a = einen Taubenstein
card-material-blue = Fischstein
card-material-blue-a = einen Fischstein
card-material-purple = Schlangenstein
card-material-purple-a = einen Schlangenstein
card-material-orange = Fuchsstein
card-material-orange-a = einen Fuchsstein
card-material-brown = Adlerstein
card-material-brown-a = einen Adlerstein
card-traitor-black = Drachenverräter
card-traitor-black-a = einen Drachenverräter
card-traitor-grey = Taubenverräter
card-traitor-grey-a = einen Taubenverräter
card-traitor-blue = Fischverräter
card-traitor-blue-a = einen Fischverräter
card-traitor-purple = Schlangenverräter
card-traitor-purple-a = einen Schlangenverräter
card-traitor-orange = Fuchsverräter
card-traitor-orange-a = einen Fuchsverräter
card-traitor-brown = Adlerverräter
card-traitor-brown-a = einen Adlerverräter
card-new-flag-black = Neue Drachenfahne
card-new-flag-grey = Neue Taubenfahne

card-tile-shield-black = Drachenschild vom Markt
card-tile-shield-grey = Taubenschild vom Markt
card-tile-shield-blue = Fischschild vom Markt
card-tile-shield-purple = Schlangenschild vom Markt
card-tile-shield-orange = Fuchsschild vom Markt
card-tile-shield-brown = Adlerschild vom Markt
card-tile-material-black = Drachenstein vom Markt
card-tile-material-grey = Taubenstein vom Markt
card-tile-material-blue = Fischstein vom Markt
card-tile-material-purple = Schlangenstein vom Markt
card-tile-material-orange = Fuchsstein vom Markt
card-tile-material-brown = Adlerstein vom Markt
card-laborer-1 = Tagelöhner 1
card-laborer-2 = Tagelöhner 2
card-laborer-3 = Tagelöhner 3
card-laborer-4 = Tagelöhner 4
card-laborer-5 = Tagelöhner 5
card-laborer-6 = Tagelöhner 6
card-plus = Plusmarker
card-plus-about = Kommt unter einen Einflussmarker, den du einsetzt; er zählt bei der nächsten Wertung doppelt.
card-remedy = Apfel-Mistel-Plättchen
card-remedy-about = Nutze es als Apfel oder als Mistel; dann geht es zurück auf den Markt.
card-laborer-about = Ein Zug mehr für deinen Ritter, so weit, wie er zeigt; nichts ändert das. Höchstens einer pro Runde.

decree-shield-black = { card-shield-black }
decree-shield-grey = { card-shield-grey }
decree-shield-blue = { card-shield-blue }
decree-shield-purple = { card-shield-purple }
decree-shield-orange = { card-shield-orange }
decree-shield-brown = { card-shield-brown }
decree-flag-black = { card-flag-black }
decree-flag-grey = { card-flag-grey }
decree-flag-blue = { card-flag-blue }
decree-flag-purple = { card-flag-purple }
decree-flag-orange = { card-flag-orange }
decree-flag-brown = { card-flag-brown }
decree-material-black = { card-material-black }
decree-material-grey = { card-material-grey }
decree-material-blue = { card-material-blue }
decree-material-purple = { card-material-purple }
decree-material-orange = { card-material-orange }
decree-material-brown = { card-material-brown }
decree-points = Punkte
card-decree-shield-black = Erlass: { decree-shield-black }
card-decree-shield-grey = Erlass: { decree-shield-grey }
card-decree-shield-blue = Erlass: { decree-shield-blue }
card-decree-shield-purple = Erlass: { decree-shield-purple }
card-decree-shield-orange = Erlass: { decree-shield-orange }
card-decree-shield-brown = Erlass: { decree-shield-brown }
card-decree-flag-black = Erlass: { decree-flag-black }
card-decree-flag-grey = Erlass: { decree-flag-grey }
card-decree-flag-blue = Erlass: { decree-flag-blue }
card-decree-flag-purple = Erlass: { decree-flag-purple }
card-decree-flag-orange = Erlass: { decree-flag-orange }
card-decree-flag-brown = Erlass: { decree-flag-brown }
card-decree-material-black = Erlass: { decree-material-black }
card-decree-material-grey = Erlass: { decree-material-grey }
card-decree-material-blue = Erlass: { decree-material-blue }
card-decree-material-purple = Erlass: { decree-material-purple }
card-decree-material-orange = Erlass: { decree-material-orange }
card-decree-material-brown = Erlass: { decree-material-brown }
card-decree-points = Erlass: { decree-points }
card-decree-about = Nimm, was er zeigt. Behalte ihn: Einer ändert einen Würfel um ein Auge, zwei bringen ein beliebiges Ding oder einen Marker, drei bringen 5 Punkte.

pict-black-shield = { card-shield-black }
pict-black-flag = { card-flag-black }
pict-black-material = { card-material-black }
pict-black-influence = Einfluss beim Drachen
pict-grey-shield = { card-shield-grey }
pict-grey-flag = { card-flag-grey }
pict-grey-material = { card-material-grey }
pict-grey-influence = Einfluss bei der Taube
pict-blue-shield = { card-shield-blue }
pict-blue-flag = { card-flag-blue }
pict-blue-material = { card-material-blue }
pict-blue-influence = Einfluss beim Fisch
pict-purple-shield = { card-shield-purple }
pict-purple-flag = { card-flag-purple }
pict-purple-material = { card-material-purple }
pict-purple-influence = Einfluss bei der Schlange
pict-orange-shield = { card-shield-orange }
pict-orange-flag = { card-flag-orange }
pict-orange-material = { card-material-orange }
pict-orange-influence = Einfluss beim Fuchs
pict-brown-shield = { card-shield-brown }
pict-brown-flag = { card-flag-brown }
pict-brown-material = { card-material-brown }
pict-brown-influence = Einfluss beim Adler
pict-mountain-1 = Gutshof in den Bergen
pict-mountain-2 = Gutshof in den Bergen
pict-wood-1 = Gutshof in den Wäldern
pict-wood-2 = Gutshof in den Wäldern
pict-lake-1 = Gutshof an den Seen
pict-lake-2 = Gutshof an den Seen
card-pict-black-shield = Pikte: { pict-black-shield }
card-pict-black-flag = Pikte: { pict-black-flag }
card-pict-black-material = Pikte: { pict-black-material }
card-pict-black-influence = Pikte: { pict-black-influence }
card-pict-grey-shield = Pikte: { pict-grey-shield }
card-pict-grey-flag = Pikte: { pict-grey-flag }
card-pict-grey-material = Pikte: { pict-grey-material }
card-pict-grey-influence = Pikte: { pict-grey-influence }
card-pict-blue-shield = Pikte: { pict-blue-shield }
card-pict-blue-flag = Pikte: { pict-blue-flag }
card-pict-blue-material = Pikte: { pict-blue-material }
card-pict-blue-influence = Pikte: { pict-blue-influence }
card-pict-purple-shield = Pikte: { pict-purple-shield }
card-pict-purple-flag = Pikte: { pict-purple-flag }
card-pict-purple-material = Pikte: { pict-purple-material }
card-pict-purple-influence = Pikte: { pict-purple-influence }
card-pict-orange-shield = Pikte: { pict-orange-shield }
card-pict-orange-flag = Pikte: { pict-orange-flag }
card-pict-orange-material = Pikte: { pict-orange-material }
card-pict-orange-influence = Pikte: { pict-orange-influence }
card-pict-brown-shield = Pikte: { pict-brown-shield }
card-pict-brown-flag = Pikte: { pict-brown-flag }
card-pict-brown-material = Pikte: { pict-brown-material }
card-pict-brown-influence = Pikte: { pict-brown-influence }
card-pict-mountain-1 = Pikte: { pict-mountain-1 }
card-pict-mountain-2 = Pikte: { pict-mountain-2 }
card-pict-wood-1 = Pikte: { pict-wood-1 }
card-pict-wood-2 = Pikte: { pict-wood-2 }
card-pict-lake-1 = Pikte: { pict-lake-1 }
card-pict-lake-2 = Pikte: { pict-lake-2 }
card-pict-display = Auslage der Pikten

## Aufträge

card-m01 = Drachenschwinge
card-m01-about = Du hast eine Drachenfahne.
card-m02 = Taubenfeder
card-m02-about = Du hast eine Taubenfahne.
card-m03 = Fischwimpel
card-m03-about = Du hast eine Fischfahne.
card-m04 = Violette Seide
card-m04-about = Du hast eine Schlangenfahne.
card-m05 = Fuchsschwanz
card-m05-about = Du hast eine Fuchsfahne.
card-m06 = Adlerflug
card-m06-about = Du hast eine Adlerfahne.
card-m07 = Schwarze Schuppen
card-m07-about = Du hast einen Drachenschild.
card-m08 = Graue Wacht
card-m08-about = Du hast einen Taubenschild.
card-m09 = Blaues Bollwerk
card-m09-about = Du hast einen Fischschild.
card-m10 = Schlangenwindung
card-m10-about = Du hast einen Schlangenschild.
card-m11 = Bernsteinwehr
card-m11-about = Du hast einen Fuchsschild.
card-m12 = Braune Eiche
card-m12-about = Du hast einen Adlerschild.
card-m13 = Obsidian
card-m13-about = Du hast einen Drachenstein.
card-m14 = Grauer Granit
card-m14-about = Du hast einen Taubenstein.
card-m15 = Blauer Schiefer
card-m15-about = Du hast einen Fischstein.
card-m16 = Porphyr
card-m16-about = Du hast einen Schlangenstein.
card-m17 = Ziegelrot
card-m17-about = Du hast einen Fuchsstein.
card-m18 = Braune Erde
card-m18-about = Du hast einen Adlerstein.
card-m19 = Drachengäste
card-m19-about = Zwei aus deinem Gefolge beim Drachen.
card-m20 = Hand in Hand
card-m20-about = Zwei aus deinem Gefolge bei der Taube.
card-m21 = Zwei am Weiher
card-m21-about = Zwei aus deinem Gefolge beim Fisch.
card-m22 = Schlangennest
card-m22-about = Zwei aus deinem Gefolge bei der Schlange.
card-m23 = Fuchsjagd
card-m23-about = Zwei aus deinem Gefolge beim Fuchs.
card-m24 = Adlerhorst
card-m24-about = Zwei aus deinem Gefolge beim Adler.
card-m25 = Richtfest
card-m25-about = Baumeister und Fahnenträger im selben Fürstentum.
card-m26 = Stein und Stahl
card-m26-about = Baumeister und Schildträger im selben Fürstentum.
card-m27 = Rosengarten
card-m27-about = Baumeister und Hofdame im selben Fürstentum.
card-m28 = Waffenschau
card-m28-about = Fahnenträger und Schildträger im selben Fürstentum.
card-m29 = Farben der Dame
card-m29-about = Fahnenträger und Hofdame im selben Fürstentum.
card-m30 = Sicheres Geleit
card-m30-about = Schildträger und Hofdame im selben Fürstentum.
card-m31 = Drachenohr
card-m31-about = Du hast 2 Einflussmarker beim Drachen.
card-m32 = Friedensboten
card-m32-about = Du hast 2 Einflussmarker bei der Taube.
card-m33 = Tiefe Wasser
card-m33-about = Du hast 2 Einflussmarker beim Fisch.
card-m34 = Geflüsterter Rat
card-m34-about = Du hast 2 Einflussmarker bei der Schlange.
card-m35 = Schlaue Zungen
card-m35-about = Du hast 2 Einflussmarker beim Fuchs.
card-m36 = Adlerauge
card-m36-about = Du hast 2 Einflussmarker beim Adler.
card-m37 = Drei Fahnen
card-m37-about = Du hast 3 beliebige Fahnen.
card-m38 = Schildwall
card-m38-about = Du hast 3 beliebige Schilde.
card-m39 = Steinmetze
card-m39-about = Du hast 3 beliebige Steine.
card-m40 = Drei Gaben
card-m40-about = Du hast eine Fahne, einen Schild und einen Stein.
card-m41 = Sturmwache
card-m41-about = Du hast eine Drachenfahne, einen Fischschild und einen Fuchsstein.
card-m42 = Grauer Morgen
card-m42-about = Du hast eine Taubenfahne, einen Schlangenschild und einen Adlerstein.
card-m43 = Flussübergang
card-m43-about = Du hast eine Fischfahne, einen Fuchsschild und einen Drachenstein.
card-m44 = Dämmerschwur
card-m44-about = Du hast eine Schlangenfahne, einen Adlerschild und einen Taubenstein.
card-m45 = Herbstritt
card-m45-about = Du hast eine Fuchsfahne, einen Drachenschild und einen Fischstein.
card-m46 = Hoher Turm
card-m46-about = Du hast eine Adlerfahne, einen Taubenschild und einen Schlangenstein.
card-m47 = Drachenpakt
card-m47-about = Du hast einen Einflussmarker beim Drachen, eine Taubenfahne und einen Schlangenschild.
card-m48 = Taube und Fuchs
card-m48-about = Du hast einen Einflussmarker bei der Taube, einen Fischschild und einen Fuchsstein.
card-m49 = Mitgift der Königin
card-m49-about = Du hast einen Einflussmarker beim Fisch, einen Schlangenstein und eine Adlerfahne.
card-m50 = Gift und Feuer
card-m50-about = Du hast einen Einflussmarker bei der Schlange, eine Fuchsfahne und einen Drachenschild.
card-m51 = Fuchsbau
card-m51-about = Du hast einen Einflussmarker beim Fuchs, einen Adlerschild und einen Taubenstein.
card-m52 = Adlerkralle
card-m52-about = Du hast einen Einflussmarker beim Adler, einen Drachenstein und eine Fischfahne.
card-m53 = Turnier
card-m53-about = Du hast 2 beliebige Fahnen und 2 beliebige Schilde.
card-m54 = Burgbanner
card-m54-about = Du hast 2 beliebige Fahnen und 2 beliebige Steine.
card-m55 = Schanzarbeit
card-m55-about = Du hast 2 beliebige Schilde und 2 beliebige Steine.
card-deck = der Stapel

## Verbündete

ally-tristram = Sir Tristram
ally-tristram-about = Ein Plättchen ändert einen Ritterwürfel um ein oder zwei Augen, zwischen 1 und 6.
card-tristram = { ally-tristram }
card-tristram-about = { ally-tristram-about }
ally-lamorak = Sir Lamorak
ally-lamorak-about = Wo du jemanden hinschicken darfst, kann auch jemand noch einmal handeln, der schon dort ist.
card-lamorak = { ally-lamorak }
card-lamorak-about = { ally-lamorak-about }
ally-gawain = Sir Gawain
ally-gawain-about = Ein Plättchen dreht deinen Merlin- oder Arthurwürfel auf eine beliebige Seite.
card-gawain = { ally-gawain }
card-gawain-about = { ally-gawain-about }
ally-lancelot = Sir Lancelot
ally-lancelot-about = Sein Marschall steht, wo dein Ritter beginnt. Wen du dorthin schickst, der handelt zweimal.
card-lancelot = { ally-lancelot }
card-lancelot-about = { ally-lancelot-about }
ally-gareth = Sir Gareth
ally-gareth-about = Der erste Verräter jeder Farbe, den du abwehrst, bringt ein Plättchen und 1 Punkt. Die Plättchen zählen am Ende.
card-gareth = { ally-gareth }
card-gareth-about = { ally-gareth-about }
ally-geraint = Sir Geraint
ally-geraint-about = Das erste Mal auf jedem Wertungsfeld bringt ein Plättchen und jede Wertung dort 1 Punkt mehr. Die Plättchen zählen am Ende.
card-geraint = { ally-geraint }
card-geraint-about = { ally-geraint-about }
ally-galahad = Sir Galahad
ally-galahad-about = Mit einem Plättchen nimmst du das Gleiche aus einem anderen Fürstentum.
card-galahad = { ally-galahad }
card-galahad-about = { ally-galahad-about }
ally-bors = Sir Bors
ally-bors-about = Mit einem Plättchen kommt dein Ritter, statt zu reiten, auf ein beliebiges Fürstentum.
card-bors = { ally-bors }
card-bors-about = { ally-bors-about }
ally-gaheris = Sir Gaheris
ally-gaheris-about = Eine Burg unter einem neuen Gutshof: Sie zählt wie ein weiterer und verdoppelt den Bonus eines Turms.
card-gaheris = { ally-gaheris }
card-gaheris-about = { ally-gaheris-about }
ally-percival = Sir Percival
ally-percival-about = Einmal pro Auftrag ändert ein Plättchen die Farbe von etwas, das er verlangt.
card-percival = { ally-percival }
card-percival-about = { ally-percival-about }
ally-bedivere = Sir Bedivere
ally-bedivere-about = Du hast sechs Aufträge auf der Hand. Ein Plättchen tauscht einen davon gegen einen aus der Auslage.
card-bedivere = { ally-bedivere }
card-bedivere-about = { ally-bedivere-about }
ally-kay = Sir Kay
ally-kay-about = Zu einem Einflussmarker kannst du ein Plättchen legen; es zählt für die Mehrheit, aber nicht für die Punkte.
card-kay = { ally-kay }
card-kay-about = { ally-kay-about }
card-movement-tile = Bewegungsplättchen
card-special-movement-tile = Sonderbewegungsplättchen
card-marshal = Marschall
card-defense-tile = Verteidigungsplättchen
card-point-space-tile = Wertungsplättchen
card-wild-tile = Jokerplättchen
card-portal-tile = Portalplättchen
card-castle-tile = Burgplättchen
card-change-of-colour-tile = Farbwechselplättchen
card-swap-cards-tile = Kartentauschplättchen
card-influence-tile = Einflussplättchen

## Gunst des Königs

ability-builder-1 = 1 Punkt mehr für jeden Auftrag des Baumeisters
ability-builder-2 = Von einem Fürstentumsfeld aus den Baumeister überallhin schicken
ability-builder-3 = Einmal pro Wertung: zwei Gutshöfe bauen
ability-flag-bearer-1 = 1 Punkt mehr für jeden Auftrag des Fahnenträgers
ability-flag-bearer-2 = Von einem Fürstentumsfeld aus den Fahnenträger überallhin schicken
ability-flag-bearer-3 = Einmal pro Wertung: Beliebiges werten, dazu 1 Punkt
ability-shield-bearer-1 = 1 Punkt mehr für jeden Auftrag des Schildträgers
ability-shield-bearer-2 = Von einem Fürstentumsfeld aus den Schildträger überallhin schicken
ability-shield-bearer-3 = Einmal pro Wertung: einen Verräter abwehren, dazu 1 Punkt
ability-lady-1 = 1 Punkt mehr für jeden Auftrag der Hofdame
ability-lady-2 = Von einem Fürstentumsfeld aus die Hofdame überallhin schicken
ability-lady-3 = Einmal pro Wertung: statt eines Einflussfelds zweimal jemanden schicken

## Caerleon

district-smith = Schmiede
district-smith-about = Hier liegen alle Schilde. Der Schildträger nimmt zwei, die anderen einen, in beliebiger Farbe.
card-smith = { district-smith }
district-quarry = Steinbruch
district-quarry-about = Hier liegt alles Material. Der Baumeister nimmt zwei, die anderen eines, in beliebiger Farbe.
card-quarry = { district-quarry }
district-market = Markt
district-market-about = Bis zu viermal tauschen: ein Ding gegen ein Ding oder eine Münze, oder eine Münze gegen ein Ding.
card-market = { district-market }
district-tailor = Schneiderei
district-tailor-about = Hier liegen alle Fahnen. Der Fahnenträger nimmt zwei, die anderen eine, in beliebiger Farbe.
card-tailor = { district-tailor }
district-orchard = Obstgarten
district-orchard-about = Nimm zwei Äpfel oder Misteln, ganz nach Wahl.
card-orchard = { district-orchard }
district-mint = Münze
district-mint-about = Nimm zwei Goldmünzen.
card-mint = { district-mint }

## Morgana

effect-bewitch = Verhexen
effect-bewitch-about = Dreh einen eigenen unbenutzten Würfel oder einen fremden unbenutzten Ritterwürfel auf eine beliebige Seite.
effect-swap = Figuren tauschen
effect-swap-about = Dein Ritter und ein anderer tauschen die Plätze, oder Merlin und Arthur.
effect-gold = Hexengold
effect-gold-about = Zwei Dinge für drei Münzen, oder zwei Münzen für drei Dinge von dort, wo Morgana steht.
effect-hut = Hexenhütte
effect-hut-about = Stell eine Hütte auf einen deiner Gutshöfe: Er zählt doppelt und kommt nach der Wertung heim.
effect-dark = Dunkler Einfluss
effect-dark-about = Ein Morganamarker dort, wo sie steht, und einer nebenan, jeweils auf deinem eigenen Marker, wenn du dort einen hast.
card-cauldron-1 = Kessel 1
card-cauldron-2 = Kessel 2
card-cauldron-3 = Kessel 3
card-cauldron-4 = Kessel 4
card-cauldron-5 = Kessel 5
card-token-1 = Kesselplättchen 1
card-token-2 = Kesselplättchen 2
card-token-3 = Kesselplättchen 3
card-token-4 = Kesselplättchen 4
card-token-5 = Kesselplättchen 5

## Umland

treasure-excalibur = Excalibur
treasure-excalibur-about = Wehr einen Verräter ab und nimm Excalibur.
treasure-grail = Gral
treasure-grail-about = Nimm einen Apfel und den Gral.
treasure-staff = Stab
treasure-staff-about = Nimm einen neutralen Stab.
treasure-points = Punkte und ein Apfel
treasure-points-about = Erhalte die gezeigten Punkte und nimm einen Apfel.
treasure-influence = Zwei Dinge
treasure-influence-about = Nimm die beiden gezeigten Dinge aus einem Fürstentum, in dem du Einfluss hast.
treasure-discard = Die anderen geben ab
treasure-discard-about = Alle anderen geben eines der gezeigten Dinge ab.
card-mountain = Berg
card-mountain-tower = Berg mit Turm
card-mountain-excalibur-about = { treasure-excalibur-about }
card-mountain-grail-about = { treasure-grail-about }
card-mountain-staff-about = { treasure-staff-about }
card-mountain-points-about = { treasure-points-about }
card-mountain-influence-about = { treasure-influence-about }
card-mountain-discard-about = { treasure-discard-about }
card-mountain-excalibur = Berg: Excalibur
card-mountain-grail = Berg: Gral
card-mountain-staff = Berg: Stab
card-mountain-points = Berg: Punkte und ein Apfel
card-mountain-influence = Berg: Zwei Dinge
card-mountain-discard = Berg: Die anderen geben ab
card-wood = Wald
card-wood-tower = Wald mit Turm
card-wood-excalibur-about = { treasure-excalibur-about }
card-wood-grail-about = { treasure-grail-about }
card-wood-staff-about = { treasure-staff-about }
card-wood-points-about = { treasure-points-about }
card-wood-influence-about = { treasure-influence-about }
card-wood-discard-about = { treasure-discard-about }
card-wood-excalibur = Wald: Excalibur
card-wood-grail = Wald: Gral
card-wood-staff = Wald: Stab
card-wood-points = Wald: Punkte und ein Apfel
card-wood-influence = Wald: Zwei Dinge
card-wood-discard = Wald: Die anderen geben ab
card-lake = See
card-lake-tower = See mit Turm
card-lake-excalibur-about = { treasure-excalibur-about }
card-lake-grail-about = { treasure-grail-about }
card-lake-staff-about = { treasure-staff-about }
card-lake-points-about = { treasure-points-about }
card-lake-influence-about = { treasure-influence-about }
card-lake-discard-about = { treasure-discard-about }
card-lake-excalibur = See: Excalibur
card-lake-grail = See: Gral
card-lake-staff = See: Stab
card-lake-points = See: Punkte und ein Apfel
card-lake-influence = See: Zwei Dinge
card-lake-discard = See: Die anderen geben ab

## Andere Teile

card-rondel-base = Rondell des Grundspiels
card-rondel-arthur = Rondell mit Arthur
card-rondel-gold = Rondell mit Gold
card-rondel-arthur-gold = Rondell mit Arthur und Gold
card-inner-ring = Innerer Ring
card-frame-top = Oberer Rahmen
card-frame-bottom = Unterer Rahmen
card-start-grey = Start bei der Taube
card-start-blue = Start beim Fisch
card-start-orange = Start beim Fuchs
card-start-brown = Start beim Adler
card-apple = Apfel
card-coin = Goldmünze
card-mistletoe = Mistel
card-neutral-staff = Neutraler Stab
card-game-board = Spielplan
card-cards-display = Auftragsauslage
card-castle-board = Burgtafel
card-knight = Ritter
card-builder = Baumeister
card-flag-bearer = Fahnenträger
card-shield-bearer = Schildträger
card-lady = Hofdame
card-manor = Gutshof
card-staff = Stab
card-influence-marker = Einflussmarker
card-scoring-marker = Punktemarker
card-hundred-marker = 100-Punkte-Marker
card-knight-die = Ritterwürfel
card-merlin = Merlin
card-merlin-die = Merlinwürfel
card-grail = Gral
card-excalibur = Excalibur
card-round-marker = Rundenmarker
card-first-player-marker = Startspielmarker
card-favor-board = Gunsttafel
card-seal = Siegel
card-arthur = Arthur
card-arthur-die = Arthurwürfel
card-arthur-board = Arthurtafel
card-signet-ring = Siegelring
card-market-board = Marktplan
card-kitchen-board = Hexenküche
card-morgana = Morgana
card-pentagram = Pentagrammmarker
card-morgana-die = Morganawürfel
card-drinking-horn = Trinkhorn
card-poisoned-apple = Giftapfel
card-hut = Hexenhütte
card-dark-marker = Morganamarker
card-decree-board = Erlasstafel
card-disorder = Teile am falschen Ort

card-apple-about = Dreht den gewählten Würfel auf eine beliebige Seite. Am Ende 1 Punkt wert.
card-staff-about = Noch einmal die Aktion von Merlin, ein Stab pro Zug. Am Ende 2 Punkte wert.
card-grail-about = Bei einer Wertung kann sein Besitzer einen Gleichstand in einem Fürstentum brechen.
card-excalibur-about = 3 Punkte bei einer Wertung, wenn dabei alle eigenen Verräter abgewehrt werden.
card-coin-about = Ändert einen deiner Würfel um ein Auge. Zwei sind am Ende 3 Punkte wert.
card-mistletoe-about = Ersetzt etwas, das ein Auftrag verlangt.
card-poisoned-apple-about = Tauscht die Werte eines deiner Würfel und eines unbenutzten fremden.
card-drinking-horn-about = Bringt am Ende jeder Runde so viele Punkte, wie die Runde zählt.
card-signet-ring-about = Zählt bei jeder Wertung 3 zu deinen Pikten dazu.
card-neutral-staff-about = Zählt wie deine eigenen Stäbe.

kind-rondel = Rondelle
kind-inner = Innerer Ring
kind-frame = Rahmen
kind-tile = Landschaftsplättchen
kind-start-tile = Startplättchen
kind-mission = Aufträge
kind-shield = Schilde
kind-flag = Fahnen
kind-material = Material
kind-traitor = Verräter
kind-apple = Äpfel
kind-new-flag = Neue Fahnen
kind-pict = Pikten
kind-pict-display = Auslage der Pikten
kind-ally = Verbündete
kind-ally-tile = Plättchen der Verbündeten
kind-coin = Goldmünzen
kind-mistletoe = Misteln
kind-market-tile = Marktplättchen
kind-district = Stadtviertel
kind-cauldron = Kessel
kind-token = Kesselplättchen
kind-treasure = Schätze
kind-neutral-staff = Neutrale Stäbe
kind-decree = Erlasse
kind-piece = Andere Teile

## Die Regeln in unseren Worten

rule-goal-title = Ziel
rule-goal =
    Sechs Runden um die Tafelrunde. Mit Würfeln ziehst du deinen Ritter oder Merlin und handelst, wo die Figur ankommt.
    Nach der zweiten, vierten und sechsten Runde wird gewertet. Wer am Ende die meisten Punkte hat, folgt Arthur nach.

rule-setup-title = Aufbau
rule-setup =
    Alle bekommen ein Startplättchen: Dort beginnt der Ritter, mit einem Schild, einer Fahne, einem Material und einem Einflussmarker dieses Fürstentums. Dazu hast du einen Apfel, drei Stäbe, drei Verräter und vier Aufträge.
    Das Umland hat vier Reihen zu sechs Plättchen, zu zweit und zu dritt drei. Jeder hat insgesamt sieben Einflussmarker; einer steht von Anfang an auf dem Plan.
    Geheim sind nur die Aufträge auf der Hand. Verräter kommen vom höchsten Stapel.
    Die sechs Fürstentümer heißen nach ihren Wappentieren. Material heißt kurz Stein: Ein Taubenstein ist Material der Taube.

rule-round-title = Eine Runde
rule-round =
    Alle Würfel werden geworfen: drei für deinen Ritter, einer für Merlin. Zeigt ein Wurf eine Zahl dreimal, wird ganz neu geworfen; zwei Paare bleiben.
    Dann seid ihr im Uhrzeigersinn an der Reihe, jedes Mal mit einem Würfel, bis alle benutzt sind. Nach der Runde wandert der Startspielmarker nach links.

rule-turn-title = Dein Zug
rule-turn =
    In dieser Folge: Wähle einen Würfel; ändere ihn, wenn du kannst; zieh seine Figur um die ganze Zahl; nutze Fahnen, die auf einen Zug folgen; handle auf dem Feld oder lass es; wiederhole die Aktion mit einem Stab, wenn es die von Merlin war; zieh Aufträge nach.
    Dein Ritter zieht im Uhrzeigersinn, Merlin in beide Richtungen. Andere Figuren auf einem Feld stören nicht.
    Aufträge, die Fahne gegen Verräter und alles, was Module jederzeit erlauben, passen zwischen zwei dieser Schritte, aber nie mitten in eine Aktion. Von einer Aktion darfst du jeden Teil weglassen.
    Ein Apfel dreht den gewählten Würfel auf eine beliebige Seite. Äpfel und Fahnen lassen sich beliebig verbinden.

rule-staff-title = Stäbe
rule-staff =
    Nach einer Aktion auf dem Feld, auf dem Merlin angekommen ist, kannst du sie mit einem Stab wiederholen und dabei neu wählen. Ein Stab pro Zug, und nicht, wenn du die Aktion weggelassen hast.
    Ein ausgegebener Stab ist aus dem Spiel. Zieht ein anderes Feld Merlin, folgt der Stab gleich auf seine Aktion.

rule-missions-title = Aufträge erfüllen
rule-missions =
    Einmal in deinem Zug kannst du einen Auftrag zeigen, dessen Bedingungen du in diesem Moment erfüllst, und seine Punkte erhalten. Du gibst dabei nichts ab: Derselbe Schild kann für mehrere Aufträge zählen.
    Es zählen nur deine eigenen Dinge, dein Gefolge und deine Marker. Am Ende des Zugs ziehst du einen neuen Auftrag, aus der Auslage oder vom Stapel.

rule-requirements-title = Was Aufträge verlangen
rule-requirements =
    Dinge einer Farbe oder beliebige; Einflussmarker in einem Fürstentum; zwei aus deinem Gefolge in einem bestimmten Fürstentum oder zwei bestimmte im selben.
    Jedes Ding, jeder Marker und jede Figur auf einer Karte ist eine Bedingung. Was auf Markern liegt, zählt hier nicht mit. Drei Aufträge liegen aus.

rule-principality-title = Fürstentümer
rule-principality =
    Schick jemanden aus deinem Gefolge, der noch nicht dort ist, von zu Hause oder aus einem anderen Fürstentum. Der Baumeister nimmt ein Material, der Fahnenträger eine Fahne, der Schildträger einen Schild; die Hofdame setzt einen Einflussmarker ein.
    Steht dort schon eine fremde Figur dieser Art, geht sie nach Hause. Gibt es nichts zu nehmen, kann die Figur trotzdem gehen.

rule-influence-title = Einflussfelder
rule-influence =
    Wähle ein Fürstentum, in dem du einen Einflussmarker hast. Nimm dort, was gezeigt ist, oder schick jemanden aus deinem Gefolge hin; dort wird gehandelt. Ohne Einfluss oder Vorrat geschieht nichts.

rule-points-title = Wertungsfelder
rule-points =
    Ein Punkt für jeden Schild, jede Fahne oder jedes Material, das du hast, oder für jeden deiner Einflussmarker auf dem Plan, wie es das Feld zeigt.

rule-exchange-title = Tausch
rule-exchange =
    Gib einen Schild, eine Fahne oder ein Material zurück, dann nimm ein beliebiges dieser Dinge aus einem beliebigen Fürstentum. Es darf dasselbe sein.

rule-relocate-title = Umziehen
rule-relocate =
    Jemand aus deinem Gefolge zieht in ein Nachbarfürstentum und handelt dort. Sind alle vier zu Hause, schick einen beliebigen in ein beliebiges Fürstentum.

rule-mission-title = Auftragsfelder
rule-mission =
    Leg bis zu zwei deiner Aufträge ab, dann zieh ebenso viele, einen nach dem anderen, aus der Auslage oder vom Stapel. Die Auslage wird jedes Mal aufgefüllt.

rule-excalibur-title = Excalibur
rule-excalibur =
    Wehr einen Verräter deiner Wahl ohne Schild ab und nimm das Schwert. Du nimmst es auch, wenn du keinen Verräter hast. Bei einer Wertung bringt es 3 Punkte, wenn du alle deine Verräter abwehrst.

rule-grail-title = Der Gral
rule-grail =
    Nimm einen Apfel, wenn noch einer da ist, und den Gral. Bei einer Wertung bricht er einen Gleichstand für dich.

rule-build-title = Gutshof bauen
rule-build =
    Von jedem Plättchen führen Linien zu Zeichen auf dem Rahmen oben und unten. Zahl ein Material mit einem dieser Zeichen und stell einen deiner sieben Gutshöfe auf das freie Plättchen.
    Auf einem Plättchen mit Turm bekommst du noch einen Schild, eine Fahne oder einen Einflussmarker in einem beliebigen Fürstentum.

rule-flags-title = Fahnen
rule-flags =
    Die Fahnen jedes Fürstentums haben eine eigene Fähigkeit. Nutze in deinem Zug so viele, wie du willst, auch eine eben genommene. Eine genutzte Fahne geht zurück in ihr Fürstentum.

rule-flag-repel-title = Fahne: Verräter abwehren
rule-flag-repel =
    Jederzeit in deinem Zug: Alle deine Verräter einer Farbe, die du wählst, sind abgewehrt.

rule-flag-missions-title = Fahne: Aufträge
rule-flag-missions =
    Nach einem Auftrag kannst du einen zweiten erfüllen, für 2 Punkte zusätzlich. Nur eine solche Fahne pro Zug, und sie geht zurück, bevor die zweite Karte geprüft wird.

rule-flag-reverse-title = Fahne: rückwärts
rule-flag-reverse =
    Dein Ritter macht den ganzen Zug gegen den Uhrzeigersinn.

rule-flag-turn-title = Fahne: Würfel wenden
rule-flag-turn =
    Der gewählte Würfel zeigt seine Gegenseite: 7 minus seinen Wert.

rule-flag-different-title = Fahne: andere Aktion
rule-flag-different =
    Nach einem Zug deines Ritters oder Merlins handelst du stattdessen auf dem Feld eines fremden Ritters. Das geht auch nach einer Spiegelfahne; ein Stab würde diese Aktion wiederholen.

rule-flag-mirror-title = Fahne: spiegeln
rule-flag-mirror =
    Wenn dein Ritter geritten ist, stell ihn auf das Feld genau gegenüber und handle dort. Er bleibt dort. Einmal pro Zug.

rule-scoring-title = Wertung
rule-scoring =
    Nach den Runden 2, 4 und 6, in dieser Folge: Verräter, Umland, Einfluss, Gefolge, dann, was Module dazugeben. Dein Punktestand kann unter null fallen.

rule-scoring-traitors-title = Wertung: Verräter
rule-scoring-traitors =
    Jeder Verräter kostet einen Schild seiner Farbe, ob du willst oder nicht. Jeder übrige kostet 3 Punkte. Wer Excalibur hat und keinen Verräter übrig, erhält 3 Punkte.
    Danach ziehen alle drei neue, außer nach der letzten Runde.

rule-scoring-environs-title = Wertung: Umland
rule-scoring-environs =
    Zusammenhängende Plättchen einer Landschaft bilden ein Gebiet, das einen Punkt je Plättchen bringt. Wer dort die meisten Gutshöfe hat, bekommt sie; bei Gleichstand wird geteilt und abgerundet.

rule-scoring-influence-title = Wertung: Einfluss
rule-scoring-influence =
    Jedes Fürstentum geht an die meisten Einflussmarker und bringt so viele Punkte, wie dort insgesamt Marker stehen. Bei Gleichstand wird geteilt und abgerundet. Danach behält jeder dort einen Marker, die anderen gehen heim.

rule-grail-tie-title = Der Gral bei Gleichstand
rule-grail-tie =
    Die Fürstentümer werden nacheinander gewertet, zuerst der Drache, dann im Uhrzeigersinn. Einmal pro Wertung kann, wer den Gral hat und vorn gleichauf liegt, dort alle Punkte nehmen.

rule-scoring-vassals-title = Wertung: Gefolge
rule-scoring-vassals =
    Ein Punkt für jede deiner Figuren in einem Fürstentum. Sie bleiben dort.

rule-end-title = Spielende
rule-end =
    Nach der dritten Wertung: 1 Punkt je Apfel, 2 je Stab, 1 für je drei Schilde, Fahnen und Materialien zusammen. Aufträge auf der Hand, Gutshöfe und Marker bringen nichts mehr. Bei Gleichstand ist der Sieg geteilt.

rule-favor-title = Gunst des Königs
rule-favor =
    Statt der Punkte eines Auftrags kannst du eines von vier Siegeln auf ein Feld der Figur dieser Karte legen: erste Reihe für jede Karte, zweite für 2 oder 3 Punkte, dritte für 3. Reihen darfst du überspringen; die 2 Punkte der Fahne gibt es trotzdem.
    Erste Reihe: 1 Punkt mehr für jeden späteren Auftrag dieser Figur. Zweite Reihe: Von einem Fürstentumsfeld aus darf diese Figur überallhin, nur nicht dorthin, wo sie ist.
    Dritte Reihe, einmal bis zur nächsten Wertung, wenn dein Ritter oder Merlin selbst dort angekommen ist: Baumeister, zweimal bauen; Fahnenträger, Beliebiges werten und 1 Punkt; Hofdame, statt der Aktion eines Einflussfelds zweimal jemanden schicken. Schildträger, jederzeit in deinem Zug: einen Verräter abwehren und 1 Punkt. Kein Stab bei Baumeister und Hofdame.

rule-arthur-module-title = Arthur spielt mit
rule-arthur-module =
    Alle haben einen fünften, schwarzen Würfel. Er zieht Arthur auf dem inneren Ring, in beide Richtungen, und du handelst, wo er ankommt. Gral und Excalibur sind jetzt dort. Die Fahnen von Drache und Taube haben neue Fähigkeiten.

rule-flag-switch-title = Fahne: Figur wechseln
rule-flag-switch =
    Der gewählte Würfel zieht nach Wahl deinen Ritter, Merlin oder Arthur, jeden nach seinen eigenen Regeln.

rule-flag-adjust-title = Fahne: ein Auge
rule-flag-adjust =
    Der gewählte Würfel zählt eins mehr oder weniger. Bei 0 bleibt die Figur stehen, und du handelst auf ihrem Feld; auch 7 ist möglich. Nach 0 oder 7 kann nur noch eine solche Fahne folgen.

rule-arthur-title = Arthur ziehen
rule-arthur =
    Arthur zieht genau ein Feld, in eine der beiden Richtungen, und du handelst dort. Bewegt das eine weitere Figur, folgt auch ihre Aktion. Spiegelfahne und andere Aktion sind danach nicht möglich.

rule-activate-title = Gefolge aktivieren
rule-activate =
    Jemand aus deinem Gefolge auf dem Plan handelt, ohne zu ziehen.

rule-apple-title = Apfelfeld
rule-apple =
    Nimm einen Apfel, wenn noch einer da ist.

rule-points-manors-title = Werten: Gutshöfe
rule-points-manors =
    Ein Punkt für jeden deiner Gutshöfe im Umland; Burgen und Hütten zählen nicht extra.

rule-resource-title = Innerer Ring: etwas nehmen
rule-resource =
    Nimm das gezeigte Ding aus einem beliebigen Fürstentum oder setz in einem beliebigen einen Einflussmarker ein.

rule-stairs-title = Innerer Ring: Treppe
rule-stairs =
    Dein Ritter geht im Uhrzeigersinn auf das nächste Fürstentumsfeld, und du handelst dort. Steht er auf einem, geht er auf das folgende.

rule-merlin-title = Innerer Ring: Merlin
rule-merlin =
    Zieh Merlin ein, zwei oder drei Felder, in eine der beiden Richtungen, und handle dort. Ein Stab kann folgen.

rule-ring-title = Innerer Ring: Siegelring
rule-ring =
    Nimm den Ring und erfülle einen Auftrag deiner Hand, gleich was er verlangt. Er kommt zu dem einen Auftrag pro Zug dazu. Du kannst den Auftrag auch weglassen.

rule-replace-title = Innerer Ring: Gutshof ersetzen
rule-replace =
    Ein fremder Gutshof geht heim, und einer aus deinem Vorrat nimmt seinen Platz ein. Turm und Schatz bringen dabei nichts, und Burgen sind sicher.

rule-picts-title = Innerer Ring: Pikten
rule-picts =
    Nimm einen der offenen Pikten und was er zeigt: ein Ding, einen Marker oder einen Gutshof ohne Material in dieser Landschaft, wo ein Turm wie sonst zählt. Gibt es nichts zu holen, behältst du den Pikten trotzdem.

rule-arthur-environs-title = Gutshöfe kommen heim
rule-arthur-environs =
    Nach der Wertung des Umlands behält jeder in jedem Gebiet einen Gutshof und nimmt die anderen zurück, reihum ab dem Startspielmarker. Gutshöfe auf Burgen bleiben zusätzlich. Nicht nach der letzten Runde.

rule-arthur-picts-title = Wertung: Pikten
rule-arthur-picts =
    Nach dem Gefolge zählt jeder seine Pikten zusammen; der Siegelring zählt 3 dazu. Die höchste Summe bringt 3 Punkte, die niedrigste kostet 3; wer beides hat, für den gilt beides. Dann kommen die Pikten aus dem Spiel.

rule-allies-title = Ritter der Tafelrunde
rule-allies =
    Jeder bekommt einen Verbündeten aus Stapel A und einen aus Stapel B. Gewählt wird aus Stapel A im Uhrzeigersinn, aus Stapel B von hinten her gegen den Uhrzeigersinn. Wer übrig bleibt, kommt in die Schachtel. Benutzte Plättchen sind aus dem Spiel, wenn nichts anderes gesagt ist.

rule-tristram-title = Sir Tristram
rule-tristram =
    Jedes seiner Plättchen ändert den gewählten Ritterwürfel um ein oder zwei Augen, zwischen 1 und 6. Mehrere auf einen Würfel sind erlaubt.

rule-lamorak-title = Sir Lamorak
rule-lamorak =
    Auf einem Fürstentumsfeld oder dem Einflussfeld für Gefolge kann auch eine Figur noch einmal handeln, die schon dort steht. Sie bleibt, und niemand muss heim.

rule-gawain-title = Sir Gawain
rule-gawain =
    Jedes seiner Plättchen dreht deinen gewählten Merlin- oder Arthurwürfel auf eine beliebige Seite.

rule-lancelot-title = Sir Lancelot
rule-lancelot =
    Sein Marschall steht in dem Fürstentum, in dem dein Ritter beginnt. Wen du dorthin schickst, der handelt zweimal. Ein Erlass anstelle der Aktion wird nicht verdoppelt.

rule-gareth-title = Sir Gareth
rule-gareth =
    Der erste Verräter jeder Farbe, den du auf irgendeine Weise abwehrst, bringt ein Plättchen und 1 Punkt. Am Ende sind 1 bis 6 Plättchen 1, 3, 5, 7, 9 oder 12 Punkte wert.

rule-geraint-title = Sir Geraint
rule-geraint =
    Wenn du zum ersten Mal auf ein Wertungsfeld kommst, erhältst du ein Plättchen; jede Wertung eines solchen Felds bringt 1 Punkt mehr. Am Ende sind 1 bis 5 Plättchen 1, 3, 5, 7 oder 10 Punkte wert.

rule-galahad-title = Sir Galahad
rule-galahad =
    Immer wenn du ein Ding aus einem Fürstentum nehmen darfst, kannst du es mit einem Plättchen aus einem anderen nehmen, auch wenn das erste keines hat. Ein Plättchen je Ding.

rule-bors-title = Sir Bors
rule-bors =
    Mit einem Plättchen kommt dein Ritter, statt zu reiten, auf ein beliebiges Fürstentumsfeld; der Würfel ist verbraucht. Fahnen, die auf einen Zug folgen, gelten nicht.

rule-gaheris-title = Sir Gaheris
rule-gaheris =
    Unter einen Gutshof, den du baust, kannst du eine von zwei Burgen legen. Sie zählt wie ein weiterer Gutshof, und ein Turm bringt zwei Dinge, in zwei verschiedenen Fürstentümern. Ein solcher Gutshof wird nie ersetzt.

rule-percival-title = Sir Percival
rule-percival =
    Wenn du einen Auftrag erfüllst, ändert ein Plättchen die Farbe eines Dings oder Markers, den er verlangt. Ein Plättchen je Karte.

rule-bedivere-title = Sir Bedivere
rule-bedivere =
    Du hast das ganze Spiel über sechs Aufträge auf der Hand. In deinem Zug tauscht ein Plättchen einen davon gegen einen aus der Auslage.

rule-kay-title = Sir Kay
rule-kay =
    Wenn du einen Einflussmarker einsetzt, kannst du eines seiner zwei Plättchen dazulegen. Es zählt für die Mehrheit, auch bei Gleichstand, aber nicht für die Punkte, und kommt nach der Wertung zurück.

rule-gold-title = Goldmünzen und Misteln
rule-gold =
    Du beginnst mit zwei Münzen und einer Mistel. Eine Münze ändert einen deiner Würfel um ein Auge, nie von 6 auf 1; auch einen, der noch nicht gewählt ist. Zwei Münzen sind am Ende 3 Punkte wert.
    Eine Mistel ersetzt eine Bedingung eines Auftrags; du kannst mehrere nutzen, sogar für alle.

rule-remedy-title = Apfel oder Mistel
rule-remedy =
    Nimm einen Apfel oder eine Mistel aus dem Vorrat.

rule-coin-title = Goldmünze
rule-coin =
    Nimm eine Goldmünze aus dem Vorrat.

rule-market-title = Der Markt
rule-market =
    Einmal pro Zug, wenn du darin keinen Auftrag erfüllst, kannst du für eine Münze ein Plättchen kaufen. Nach Gebrauch geht es zurück auf den Markt.
    Schild- und Materialplättchen dienen wie die echten Dinge; hast du beides, wählst du, was du abgibst. Ein Tagelöhner bringt deinem Ritter einen weiteren Zug mit seiner Zahl, die nichts ändert; du hast höchstens einen und nutzt einen pro Runde. Ein Plusmarker kommt unter einen Marker, den du einsetzt, und lässt ihn doppelt zählen. Das Apfel-Mistel-Plättchen ist eines von beidem, am Ende 1 Punkt.

rule-caerleon-title = Die Stadt Caerleon
rule-caerleon =
    Alle Schilde liegen in der Schmiede, alles Material im Steinbruch, alle Fahnen in der Schneiderei, Äpfel und Misteln im Obstgarten, Münzen in der Münze. Eine Figur nimmt, was ihr Viertel hat, in beliebiger Farbe: die passende zwei, die anderen eines; im Obstgarten und in der Münze sind es immer zwei. Auf dem Markt tauschst du bis zu viermal.
    Neben Hofdamen hat ein Viertel Platz für zwei Figuren. Ist kein Platz frei, wählst du, wer heimgeht; eine Figur derselben Art immer. Einflussfelder richten sich weiter nach der Farbe des Fürstentums.

rule-morgana-title = Morgana
rule-morgana =
    In jeder Runde werden vier Morganawürfel geworfen. Einmal pro Runde kannst du einen davon als Zug nutzen, auch wenn deine eigenen Würfel verbraucht sind; ohne Würfel kannst du auch passen. Hat niemand mehr Würfel und haben alle gepasst, endet die Runde.
    Keine Fahne, keine Münze und kein Apfel ändert einen solchen Würfel.

rule-kitchen-title = Die Hexenküche
rule-kitchen =
    Ein Morganawürfel bringt einen Giftapfel, das Trinkhorn oder einen Kessel seiner Zahl, der in dieser Runde noch frei ist; eine 6 passt zu jedem Kessel.
    Ein Kessel bewegt zuerst Morgana um seine Zahl von Fürstentümern, in eine der beiden Richtungen, beim ersten Mal beliebig. Dann wirkt sein Plättchen, wenn du magst, und wird umgedreht.

rule-morgana-blocks-title = Wo Morgana steht
rule-morgana-blocks =
    Ihr Fürstentumsfeld wird übersprungen und nicht mitgezählt; niemand kommt dorthin oder handelt dort. Aus diesem Fürstentum lässt sich kein Schild, keine Fahne und kein Material nehmen, in Caerleon nichts aus diesem Viertel. Gefolge und Einflussmarker dürfen trotzdem hin.

rule-poison-title = Giftäpfel
rule-poison =
    In deinem Zug tauschen einer deiner Würfel und ein unbenutzter fremder ihre Werte. Es darf der Morganawürfel sein, den du gerade gewählt hast. Punkte bringen sie nicht.

rule-horn-title = Das Trinkhorn
rule-horn =
    Bring den Würfel mit Münzen und Material auf 7, je Auge eines, und nimm das Horn, einen Giftapfel und 1 Punkt. Am Ende jeder Runde bringt das Horn so viele Punkte, wie die Runde zählt.

rule-bewitch-title = Verhexen
rule-bewitch =
    Dreh einen eigenen unbenutzten Würfel oder einen fremden unbenutzten Ritterwürfel auf eine beliebige Seite.

rule-swap-title = Figuren tauschen
rule-swap =
    Dein Ritter und ein anderer tauschen die Plätze, oder Merlin und Arthur, jeder auf das gegenüberliegende Feld seines Rings. Es folgt keine Aktion, und niemand endet, wo Morgana steht.

rule-witchs-gold-title = Hexengold
rule-witchs-gold =
    Gib zwei beliebige Dinge für drei Münzen, oder zwei Münzen für drei Dinge aus dem Fürstentum, in dem Morgana steht; sind es weniger, nimm, was da ist. Eines von beidem, einmal.

rule-hut-title = Hexenhütten
rule-hut =
    Mit einer Hütte zählt dein Gutshof doppelt, und sie bringt einen Punkt, wenn du das Gebiet allein gewinnst. Nach der Wertung kommt der Gutshof mit ihr heim; mit Arthur alle Gutshöfe des Gebiets, außer denen auf Burgen.

rule-dark-title = Dunkler Einfluss
rule-dark =
    Ein Morganamarker kommt dorthin, wo sie steht, ein zweiter nebenan. Auf deinem Marker lässt er diesen doppelt zählen; allein zählt er für Morgana, die um die Mehrheit mitspielt und keine Punkte bekommt. Nach der Wertung gehen alle zurück, mit den Markern, auf denen sie liegen.

rule-treasures-title = Schätze des Umlands
rule-treasures =
    Plättchen ohne Turm haben einen Schatz, den du einmal nutzen kannst, wenn du dort baust: Excalibur, den Gral, einen neutralen Stab, Punkte mit einem Apfel, zwei Dinge aus einem Fürstentum, in dem du Einfluss hast, oder alle anderen geben reihum etwas ab. Ein Ersetzen bringt nichts.

rule-decrees-title = Der Erlass des Königs
rule-decrees =
    Auf einem Fürstentumsfeld kannst du, wenn deine Figur angekommen ist, statt ihrer Aktion die Erlasse dieses Fürstentums ansehen. Du musst dann einen nehmen, mit dem, was er zeigt.
    Erlasse liegen offen vor dir. Einer ändert einen Ritter- oder Merlinwürfel um ein Auge; zwei bringen ein beliebiges Ding oder einen Einflussmarker; drei bringen 5 Punkte. Ausgegebene sind aus dem Spiel, übrige sind nichts wert.

rule-figures-title = Die Zahlen, mit denen wir spielen
rule-figures =
    Vieles steht nur als Bild auf Plan und Karten: die Folge der Felder, die Aufträge, die Pikten, die Zeichen der Rahmen. Wo keine Quelle sie nennt, haben wir sie nachempfunden; die Liste der Spielteile sagt, welche das sind. Eine Ausgabe setzt die Angaben deines eigenen Exemplars an ihre Stelle.

## Ausgaben

error-edition-list = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }. Schreib eine Liste von { $length } ganzen Zahlen von { $least } bis { $most }.
error-edition-word = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }. Schreib eines dieser Wörter: { $allowed }
error-edition-words = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }. Schreib eine Liste von { $length } dieser Angaben: { $allowed }
error-edition-once = In der Ausgabe steht { $value } mehr als einmal in „{ $entry }“. Schreib jede Angabe nur einmal.
error-edition-fixed = In der Ausgabe steht „{ $entry }“ mit dem Wert { $value }, doch im Regelheft selbst steht { $printed }. Lass den Eintrag weg oder schreib { $printed }.
error-edition-ring = In der Ausgabe ist die Zahl der Felder von „{ $entry }“ { $count }, der Ring aber hat { $length }. Schreib alle { $length } Felder im Uhrzeigersinn auf. Erlaubt sind, jeweils so oft wie angegeben: { $allowed }
error-edition-space = In der Ausgabe ist das { $number }. Feld von „{ $entry }“ „{ $value }“; das gibt es auf diesem Ring nicht. Erlaubt sind: { $allowed }
error-edition-space-count = In der Ausgabe hat „{ $entry }“ nicht die richtige Zahl von Feldern „{ $space }“: { $count }. Richtig für diesen Ring: { $wanted }.
error-edition-principalities = In der Ausgabe stehen die Fürstentümer von „{ $entry }“ nicht, wo sie hingehören. Beginne die Liste mit dem schwarzen und setze auf jedes { $apart }. Feld eines, in dieser Reihenfolge: { $wanted }
error-edition-chain = In der Ausgabe könnten Merlin und Arthur einander ohne Ende bewegen. Setze auf dem inneren Ring keine zwei Felder „merlin“ nebeneinander und auf ein Rondell nur ein Feld „arthur“.
error-edition-flags = In der Ausgabe ist die Zahl der Farben, deren Fahnen die Fähigkeit „{ $power }“ haben, { $count }. Gib jede der sechs Fähigkeiten genau einer Farbe.
error-edition-arthur-flags = In der Ausgabe ist die Zahl der Farben mit der neuen Fahne „{ $power }“ { $count }. Mit Arthur hat genau eine Farbe „switch“ und eine andere „adjust“: Schreib beide unter [arthur-flags].
error-edition-frame = In der Ausgabe hat „{ $entry }“ keine Marke in { $colour }. Jede Farbe muss dort mindestens einmal stehen, damit man mit ihrem Material bauen kann.
error-edition-needs = In der Ausgabe ist „{ $entry }“ bei „{ $value }“ nicht zu verstehen. Verbinde mit „+“, was die Karte verlangt, höchstens sechs Symbole: Dinge wie „black flag“ oder „2 shields“, Einflussmarker wie „2 influence in grey“ und entweder „2 vassals in blue“ oder zwei verschiedene Gefolgsleute wie „builder + lady“.
error-edition-missions =
    { $missing ->
        [flag] In der Ausgabe verlangt kein Auftrag eine violette Fahne, doch das Regelheft spricht von einem. Lass sie wenigstens eine Karte verlangen.
       *[three] In der Ausgabe ist kein Auftrag 3 Punkte für genau drei Bedingungen wert, doch das Regelheft zeigt einen. Lass wenigstens eine Karte so sein.
    }
error-edition-terrain = In der Ausgabe ergeben die Anzahlen aller Schätze der { $terrain ->
        [mountain] Berge
        [wood] Wälder
       *[lake] Seen
    } zusammen { $count }. Sie ersetzen { $printed } Plättchen ohne Turm: Ändere die Anzahlen so, dass es { $printed } sind.
error-edition-treasure = Die Ausgabe enthält keinen Schatz „{ $treasure }“, doch das Regelheft beschreibt ihn. Setze die Anzahl wenigstens eines solchen Plättchens, etwa mountain-{ $treasure }, auf 1.
error-edition-kinds = Die Ausgabe enthält keinen Schatz „{ $treasure }“ mit { $kinds }, doch das Beispiel im Regelheft zeigt ihn. Gib diese Angaben wenigstens einem solchen Plättchen.
error-edition-stacks = In der Ausgabe ist die Zahl der Verbündeten im Stapel A { $count }. Lege von den zwölf { $wanted } nach A und { $wanted } nach B.
error-edition-districts = In der Ausgabe haben { $count } Stadtviertel ein Dach in { $colour }. Gib jedem Viertel eine eigene Farbe.
error-edition-cauldrons = In der Ausgabe nehmen { $count } Kessel die Würfelseite { $face }. Gib jedem Kessel eine eigene Seite.
error-edition-tokens = In der Ausgabe steht „{ $effect }“ auf keiner Seite eines Plättchens, doch das Regelheft beschreibt es. Setze es auf mindestens eine Seite.
