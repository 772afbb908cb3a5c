### Der Tisch von Knight Tales am Morgen: was die Nacht gebracht hat.

page-kt-sum-title = Nacht { $night } ist vorbei
page-kt-sum-close = Weiter zu Tag { $day }
page-kt-sum-village-whole =
    { $left ->
        [3] Das ganze Dorf steht.
        [2] Das Dorf hat nichts weiter verloren; zwei Teile stehen.
       *[other] Das Dorf hat nichts weiter verloren; ein Teil steht.
    }
page-kt-sum-village-lost =
    { $left ->
        [0] Das Dorf hat verloren: { $parts }. Nichts davon ist übrig.
        [one] Das Dorf hat verloren: { $parts }. Ein Teil steht noch.
       *[other] Das Dorf hat verloren: { $parts }. Zwei Teile stehen noch.
    }
page-kt-sum-walls =
    { $count ->
        [0] Kein Wall ist gefallen.
        [one] Ein Wall ist gefallen.
       *[other] { $count } Wälle sind gefallen.
    }

page-kt-sum-lane =
    { $lane ->
        [1] Linke Bahn
        [2] Mittlere Bahn
       *[3] Rechte Bahn
    }
page-kt-sum-damage =
    { $count ->
        [0] Kein Schaden am Morgen
       *[other] { $count } Schaden am Morgen
    }
page-kt-sum-palisades =
    { $count ->
        [one] Palisade
       *[other] { $count } Palisaden
    }
page-kt-sum-fell = Gefallen: { $parts }.
page-kt-sum-fell-before = In der Nacht gefallen: { $parts }.

page-kt-sum-boss-slain = Der Boss ist vernichtet.
page-kt-sum-boss-forest = Der Boss blieb im Wald, traf am Morgen jede Bahn und ist nun fort.
page-kt-sum-boss-rank = Der Boss kam bis Reihe { $rank }, traf am Morgen jede Bahn und ist nun fort.
page-kt-sum-boss-claimed =
    { $me ->
        [yes] Du hast seine Karte.
       *[no] { $seat } hat seine Karte.
    }

page-kt-sum-knights = Die Ritter in dieser Nacht
page-kt-sum-knight = Ritter
page-kt-sum-monsters = Monster
page-kt-sum-wounds = Wunden
page-kt-sum-renown = Ansehen
page-kt-sum-market = Markt
page-kt-sum-zone =
    { $zone ->
        [green] grün +{ $points }
        [yellow] gelb +{ $points }
       *[red] rot +{ $points }
    }
