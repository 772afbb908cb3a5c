### Knight Tales on the page: labels of its table, for eyes and for those who listen.

## By day: the market, my knight and my cards, the village, the score

page-kt-market = The market
page-kt-stall-empty = Empty
page-kt-sold = sold, new at dawn
page-kt-sold-out = sold
page-kt-sold-to =
    { $me ->
        [yes] bought by you
       *[no] bought by { $seat }
    }
page-kt-trophies = Trophies
page-kt-forged =
    { $me ->
        [yes] yours
       *[no] { $seat } has it
    }
page-kt-forge-price =
    { $faction ->
        [orc] costs { $need } Orcs, you have { $have }
        [undead] costs { $need } Undead, you have { $have }
       *[beast] costs { $need } Beasts, you have { $have }
    }
page-kt-type-weapon = Weapon
page-kt-type-armor = Armor
page-kt-type-character = Character
page-kt-type-animal = Animal
page-kt-type-trinket = Trinket
page-kt-type-relic = Relic
page-kt-have-of = { $have } of { $need }
page-kt-costs = costs { $gold } gold
page-kt-set = set +{ $points }
page-kt-set-long =
    { $points ->
        [one] a new kind, 1 point more for your set
       *[other] a new kind, { $points } points more for your set
    }
page-kt-valor = { $valor } valor
page-kt-valor-short = { $valor } valor
page-kt-chosen = chosen
page-kt-can-buy = can be bought
page-kt-can-forge = can be taken
page-kt-can-give = can be given
page-kt-can-use = can be used

page-kt-spots = Who fights when tonight
page-kt-spot-next = next
page-kt-spot-free = free
page-kt-nth = { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
page-kt-nth-tonight = { page-kt-nth } tonight
page-kt-nth-mine = { page-kt-nth } tonight
page-kt-fights-nth = fight { page-kt-nth } tonight
page-kt-buys-after =
    { $me ->
        [yes] buys after you
       *[no] buys after { $seat }
    }
page-kt-passed = passed
page-kt-passed-nth = passed, fights { page-kt-nth }
page-kt-night-over = night over
page-kt-village-spot = village spot { $n }
page-kt-night-over-spot = night over, village spot { $n }

page-kt-quests = Quests
page-kt-quest-of-day = Quest of the day
page-kt-quest-still = Still open
page-kt-quest-first = first
page-kt-quest-second = second
page-kt-quest-third = third
page-kt-quest-place = { $place }: { $points } points
page-kt-quest-taken = { $place }: { $name }

page-kt-village = The village
page-kt-village-tonight = The village tonight
page-kt-tonight = { $champions ->
        [one] 1 champion
       *[other] { $champions } champions
    } and { $minions ->
        [one] 1 minion
       *[other] { $minions } minions
    } will come
page-kt-wall = { $lane ->
        [1] Left lane
        [2] Middle lane
       *[3] Right lane
    }: { $left } of { $all } walls stand
page-kt-part-stands = { $part } stands
page-kt-part-fallen = { $part } is lost

page-kt-my-knight = My knight
page-kt-you = You
page-kt-gold-word = gold
page-kt-gold = { $count } gold
page-kt-wrath = { $count } wrath
page-kt-wrath-word = wrath
page-kt-wrath-tonight = wrath +{ $count } tonight
page-kt-fatigue = { $count } fatigue left
page-kt-fatigue-word = fatigue left
page-kt-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-kt-zone-green-word = green
page-kt-zone-yellow-word = yellow
page-kt-zone-red-word = red
page-kt-renown = +{ $points } renown at dawn
page-kt-renown-dawn = +{ $points } renown at dawn
page-kt-after = after this attack
page-kt-after-long = after this attack { $wounds } health and { $fatigue } fatigue less
page-kt-ready = ready
page-kt-spent = spent
page-kt-spent-tonight = spent tonight
page-kt-spent-by =
    { $me ->
        [yes] spent by you
       *[no] spent by { $seat }
    }
page-kt-slain = My slain monsters
page-kt-slain-only = only you see them
page-kt-slain-count =
    { $count ->
        [one] 1 monster slain
       *[other] { $count } monsters slain
    }
page-kt-slain-none = None yet. The night will bring some.
page-kt-slain-hidden = Face down.

page-kt-my-cards = My cards
page-kt-today = today
page-kt-more-below = { $count } more below
page-kt-sheet-open = Look at the cards of { $name }
page-kt-sheet-mine = Look at my slain monsters
page-kt-sheet-close = Close
page-kt-sheet-cards = Cards
page-kt-renown-nights = Renown at dawn
page-kt-renown-night = Night { $night }, { $zone }, +{ $points }: { $names }
page-kt-renown-nobody = nobody
page-kt-decks = Decks
page-kt-deck-market = Market { $count }
page-kt-deck-minions = Minions { $count }
page-kt-deck-champions = Champions { $count }
page-kt-deck-quests = Quests { $counts }
page-kt-bought-today = bought today
page-kt-ready-spent = { $ready } ready, { $spent } spent
page-kt-kinds =
    { $count ->
        [one] 1 kind collected
       *[other] { $count } kinds collected
    }
page-kt-kinds-valor =
    { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    }, { $valor } valor
page-kt-villagers = Villagers
page-kt-villager-health = can take { $left } more
page-kt-coop = Cards of all knights

page-kt-fact-points = Points: first, second, third
page-kt-fact-cost = Costs gold
page-kt-fact-valor = Valor points
page-kt-fact-health = Health
page-kt-fact-black = Black dice
page-kt-fact-red = Red dice
page-kt-fact-damage = Damage to its lane
page-kt-fact-count = In the box
page-kt-source-rulebook = (as printed)
page-kt-source-derived = (follows from the rules)
page-kt-source-public = (from reviews)
page-kt-source-reconstructed = (our estimate)

page-kt-score-title = The score
page-kt-score-held = The village stands
page-kt-score-fell = The village has fallen
page-kt-score-hint = Large: points of the row.
    Small: the sum so far.
page-kt-score-knights =
    { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
page-kt-score-time =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
page-kt-score-market = Market
page-kt-score-market-what = Valor of your cards
page-kt-score-market_set = Market kinds
page-kt-score-market_set-what = There are seven
page-kt-score-monsters = Monsters
page-kt-score-monsters-what = Valor of the slain
page-kt-score-monster_set = Monster kinds
page-kt-score-monster_set-what = Minion, champion, boss
page-kt-score-quests = Quests
page-kt-score-quests-what = Day I, II, III
page-kt-score-renown = Renown
page-kt-score-renown-what = Zone at the end of the night
page-kt-score-gold = Gold
page-kt-score-gold-what = A point for every 3 gold
page-kt-score-total = Valor points
page-kt-score-total-what = All rows together
page-kt-score-sum = so far
page-kt-score-legend = Legendary Knight
page-kt-score-place = { $n ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $n }th place
    }
page-kt-score-most = most points
page-kt-score-behind =
    { $me ->
        [yes] { $points } behind you
       *[no] { $points } behind { $seat }
    }
page-kt-score-sets = Kinds
page-kt-score-sets-long = What sets of different kinds are worth
page-kt-score-skip = Add up at once
page-kt-score-monsters-of = { $class }, { $faction }

# A long name for a narrow place, with the joint where it may be broken.
page-kt-narrow-gauntlets = Gauntlets

# What a card does, in the few words that fit on it; where there is none, its whole text does.
page-kt-line-longsword = Turn one sword or shield into tokens
page-kt-line-vanguard = Roll 1 more knight die
page-kt-line-battle-focus = Re-roll any of your dice
page-kt-line-cleave = Excess hits a neighbour
page-kt-line-shield-wall = Gain 1 sword and 2 shield tokens
page-kt-line-spear = Remove 1 monster die
page-kt-line-battle-axe = Up to 2 excess hits in the rank
page-kt-line-warhammer = Gain 2 sword tokens
page-kt-line-crossbow = Costs 1 fatigue in any rank
page-kt-line-morning-star = Re-roll up to 2 knight dice
page-kt-line-twin-daggers = Gain 1 sword token
page-kt-line-buckler = Gain 1 shield token
page-kt-line-chainmail = Gain 2 shield tokens
page-kt-line-plate-armor = Gain 4 shield tokens
page-kt-line-great-helm = Discard 1 die with swords
page-kt-line-gauntlets = Shields also give sword tokens
page-kt-line-greaves = Costs 1 fatigue less
page-kt-line-squire = After: refresh one card
page-kt-line-healer = After: recover 2 health
page-kt-line-archer = 1 damage to any monster
page-kt-line-scout = Look at a lane, swap two
page-kt-line-bard = Gain up to 2 wrath
page-kt-line-merchant = After: gain 2 gold if you hit
page-kt-line-warhorse = Roll 1 more knight die
page-kt-line-hound = Remove 1 black die
page-kt-line-falcon = Re-roll 1 monster die
page-kt-line-mule = Recover 1 fatigue
page-kt-line-raven = Discard up to 2 doom dice
page-kt-line-bear = Gain 1 sword and 1 shield token
page-kt-line-lucky-charm = Re-roll 1 knight die
page-kt-line-prayer-beads = Turn one die to faith
page-kt-line-signet-ring = 2 more crests on a slain one
page-kt-line-war-horn = One of rank 1 goes to the back
page-kt-line-warding-amulet = Ignore monster effects
page-kt-line-coin-purse = After: gain 1 gold if you hit
page-kt-line-chalice-of-mercy = After: recover 3 health
page-kt-line-saints-bone = Faith discards 2 dice each
page-kt-line-crown-shard = Gain 1 sword and 1 shield token
page-kt-line-kings-banner = Prevent up to 2 lane damage
page-kt-line-blessed-tome = Doom falls by up to 2
page-kt-line-moon-tear = Up to 2 red dice turn black
page-kt-line-ethereal-dagger = Ignore all its shields
page-kt-line-spiked-shield = Each blocked hit strikes back
page-kt-line-horned-helm = 1 more die and 1 sword token
page-kt-line-blacksmith = Remove 1 monster die
page-kt-line-hunter = 1 damage to any monster
page-kt-line-innkeeper = Recover up to 2 fatigue
page-kt-line-priest = Turn one die to faith
page-kt-line-herbalist = After: recover 2 health
page-kt-line-militiaman = 1 sword and 1 shield token
page-kt-line-shared-burden = Pay the fatigue for another
page-kt-line-joint-assault = Attacker rolls 1 more die
page-kt-line-supporting-arms = 1 sword and 1 shield token
page-kt-line-brothers-shield = Suffer the wounds for another
page-kt-line-battle-prayer = Attacker re-rolls any dice
page-kt-line-hold-the-line = Prevent up to 2 lane damage


## What somebody declined to be asked, in the place of "You are not asked about ... tonight"

page-topic-ask-help-fatigue = the fatigue of others
page-topic-ask-help-action = support before the roll
page-topic-ask-help-reaction = support after the roll
page-topic-ask-help-wounds = the wounds of others
page-topic-ask-lane-damage = damage to lanes
