### Knight Tales' table in the morning: what the night brought.

page-kt-sum-title = Night { $night } is over
page-kt-sum-close = On to day { $day }
page-kt-sum-village-whole =
    { $left ->
        [3] The whole village stands.
        [2] The village lost nothing more; two of its parts stand.
       *[other] The village lost nothing more; one of its parts stands.
    }
page-kt-sum-village-lost =
    { $left ->
        [0] The village lost its { $parts }. Nothing of it is left.
        [one] The village lost its { $parts }. One part still stands.
       *[other] The village lost its { $parts }. Two parts still stand.
    }
page-kt-sum-walls =
    { $count ->
        [0] No wall fell.
        [one] One wall fell.
       *[other] { $count } walls fell.
    }

page-kt-sum-lane =
    { $lane ->
        [1] Left lane
        [2] Middle lane
       *[3] Right lane
    }
page-kt-sum-damage =
    { $count ->
        [0] No damage at dawn
       *[other] { $count } damage at dawn
    }
page-kt-sum-palisades =
    { $count ->
        [one] palisade
       *[other] { $count } palisades
    }
page-kt-sum-fell = Fell: { $parts }.
page-kt-sum-fell-before = Fell in the night: { $parts }.

page-kt-sum-boss-slain = The boss was slain.
page-kt-sum-boss-forest = The boss never left the forest, struck every lane at dawn and is gone now.
page-kt-sum-boss-rank = The boss came to rank { $rank }, struck every lane at dawn and is gone now.
page-kt-sum-boss-claimed =
    { $me ->
        [yes] You hold its card.
       *[no] { $seat } holds its card.
    }

page-kt-sum-knights = The knights that night
page-kt-sum-knight = Knight
page-kt-sum-monsters = Monsters
page-kt-sum-wounds = Wounds
page-kt-sum-renown = Renown
page-kt-sum-market = Market
page-kt-sum-zone =
    { $zone ->
        [green] green +{ $points }
        [yellow] yellow +{ $points }
       *[red] red +{ $points }
    }
