### Knight Tales' table by night: the battlefield, the dice, the panel of an attack.

page-kt-n-chapter-setup = Before the first day, { $difficulty ->
        [heroic] Heroic
        [epic] Epic
       *[legendary] Legendary
    }
page-kt-n-chapter-day = Day { $round } of III, { $difficulty ->
        [heroic] Heroic
        [epic] Epic
       *[legendary] Legendary
    }
page-kt-n-chapter-night = Night { $round } of III, { $difficulty ->
        [heroic] Heroic
        [epic] Epic
       *[legendary] Legendary
    }
page-kt-n-chapter-over = The end
page-kt-n-chapter-setup-short = Setup
page-kt-n-chapter-day-short = Day { $round }
page-kt-n-chapter-night-short = Night { $round }
page-kt-n-chapter-over-short = The end

page-kt-n-tab-attack = Attack
page-kt-n-tab-market = Market
page-kt-n-tab-cards = Cards

## The battlefield

page-kt-n-rank = Rank { $rank }
page-kt-n-lane = { $lane ->
        [1] Left lane
        [2] Middle lane
       *[3] Right lane
    }: { $walls ->
        [0] nothing stands
        [1] one palisade stands
        [2] two palisades stand
       *[other] barricade and two palisades stand
    }
page-kt-n-monster = { $name }, { $lane ->
        [1] left lane
        [2] middle lane
       *[3] right lane
    }, rank { $rank }
page-kt-n-hidden = face-down monster
page-kt-n-scouted = face-down { $name }
page-kt-n-champion = champion
page-kt-n-fights = { $black } black and { $red } red dice, { $sword } swords, { $shield } shields
page-kt-n-health = { $left } health left, costs { $cost } fatigue
page-kt-n-attacked = under attack
page-kt-n-chosen = chosen
page-kt-n-can = can be chosen
page-kt-n-boss-forest = Boss, in the forest
page-kt-n-boss-rank = Boss, in rank { $rank }
page-kt-n-boss-health = { $left } of { $printed } health left
page-kt-n-doom-at = Doom track, column { $column } of 10: { $red } red and { $black } black dice, armor { $armor }.
page-kt-n-doom-would = As it lies, doom goes to { $column }.
page-kt-n-tactic = Tactic
page-kt-n-by-armor = by its doom
page-kt-n-by-rank = rank, { $source }
page-kt-n-by-lane = lane, { $source }
page-kt-n-short-black = +{ $n } black die
page-kt-n-short-red = +{ $n } red die
page-kt-n-short-no-shields = no shield results
page-kt-n-short-no-doubles = doubles count 1
page-kt-n-short-no-wrath = no wrath
page-kt-n-short-no-effects = no monster effects
page-kt-n-short-no-monster-shields = its shields fail
page-kt-n-short-faith-twice = faith discards 2
page-kt-n-short-spikes = blocked hits strike back

## The attack

page-kt-n-step = Step { $step } of { $of }
page-kt-n-time-setup = Setup
page-kt-n-time-day = Day { $round }{ $turn ->
        [yes] , your turn
       *[no] {""}
    }
page-kt-n-time-night = Night { $round }{ $turn ->
        [yes] , your turn
       *[no] {""}
    }
page-kt-n-time-over = The end
page-kt-n-dice = Dice
page-kt-n-dice-knight = The knight’s dice
page-kt-n-dice-monster = The monster’s dice
page-kt-n-die-knight = Knight die: { $face }
page-kt-n-die-black = Black die: { $face }
page-kt-n-die-red = Red die: { $face }
page-kt-n-die-gone = out of the roll
page-kt-n-face-none = not yet rolled
page-kt-n-lies = As it lies
page-kt-n-damage-of = { $defeats ->
        [yes] damage: it falls
       *[no] damage of { $health } left
    }
page-kt-n-of-damage = { $defeats ->
        [yes] damage: it falls
       *[no] of { $health } damage
    }
page-kt-n-wounds = { $n ->
        [one] wound
       *[other] wounds
    }
page-kt-n-doom-to = doom to
page-kt-n-told = What an attack is like
page-kt-n-reasons = What counts in this attack
page-kt-n-look = Look at a monster to see what an attack on it would be.
page-kt-n-touch = Touch a monster to see what an attack on it would be.
page-kt-n-face-down = Face down: { $minions ->
        [one] 1 minion
       *[other] { $minions } minions
    }, { $champions ->
        [one] 1 champion
       *[other] { $champions } champions
    }.
page-kt-n-look-dice = It rolls
page-kt-n-look-tokens = It adds
page-kt-n-look-health = Health left
page-kt-n-look-cost = Fatigue
page-kt-n-look-afar = In the forest nobody can attack it.
page-kt-n-reroll = Re-roll
page-kt-n-reroll-short = Re-roll
page-kt-n-use-reroll = Re-roll a knight die for 1 wrath: then choose the die
page-kt-n-add = Fourth die
page-kt-n-add-short = 4th die
page-kt-n-use-add = Roll one more knight die for 2 wrath
page-kt-n-doom = Raise doom
page-kt-n-doom-short = Raise doom
page-kt-n-use-doom = Resolve one doom result
page-kt-n-more-cards = { $count } more among your cards

## The buttons

page-kt-n-do-attack = Attack { $monster }
page-kt-n-do-use = Use { $card }
page-kt-n-do-use-how = { $card }: { $how }
page-kt-n-do-use-one = { $how }
page-kt-n-how-monster-die =
    { $colour ->
        [red] red die ({ $face })
       *[black] black die ({ $face })
    }
page-kt-n-do-buy = Buy { $card }
page-kt-n-less = { $gold } − { $price } = { $left } gold
page-kt-n-do-forge = Take { $card }
page-kt-n-do-reroll = Re-roll the { $face }
page-kt-n-do-faith = Faith: discard { $colour ->
        [red] red die { $number }
       *[black] black die { $number }
    } ({ $face })
page-kt-n-do-knight = Play { $knight }
page-kt-n-do-absorb = { $card } takes 1 wound for 1 gold
page-kt-n-do-exhaust = Exhaust { $card }
page-kt-n-do-lane = { $lane ->
        [1] The left lane
        [2] The middle lane
       *[3] The right lane
    }
page-kt-n-do-roll = Roll the dice
page-kt-n-do-add = Roll a fourth die
page-kt-n-do-resolve = Resolve the attack
page-kt-n-do-doom = Raise doom
page-kt-n-do-combat = Swords and shields
page-kt-n-do-swap = Swap these two
page-kt-n-do-prevent = Prevent the damage
page-kt-n-head-buy = { $card }: { $line }.
page-kt-n-head-use = { $card }: choose what for.
page-kt-n-head-use-die = { $card }: choose a die.
page-kt-n-head-use-monster = { $card }: choose a monster.
page-kt-n-head-use-lane = { $card }: choose a lane.
page-kt-n-head-reroll = Choose the die to roll again.

## The lines on the monsters

page-kt-line-goblin = If it wounds you: 1 gold less
page-kt-line-shaman = Lane: +1 black die
page-kt-line-orc-raider = +1 sword while in rank 1
page-kt-line-war-drummer = Rank: +1 sword
page-kt-line-zombie = Revealed: +1 health
page-kt-line-ghoul = If it wounds you: +1 health
page-kt-line-wraith = Your double swords count 1
page-kt-line-bone-mage = Lane: +1 sword
page-kt-line-doom-bat = If it wounds you: doom +1
page-kt-line-centaur = Rank: +1 shield
page-kt-line-dire-wolf = +1 black die per other Beast in its rank
page-kt-line-giant-spider = If it wounds you: 1 fatigue less
page-kt-line-troll = Damaged, not slain: +1 health
page-kt-line-orc-berserker = With a crest: +1 red die
page-kt-line-banner-bearer = Rank: +1 red die
page-kt-line-vampire = If it wounds you: exhaust a card
page-kt-line-death-knight = No wrath in this attack
page-kt-line-banshee = Rank: your shield results fail
page-kt-line-werewolf = If it wounds you: 1 wrath less
page-kt-line-minotaur = Undamaged: 1 lane damage
page-kt-line-treant = Lane: +1 shield
