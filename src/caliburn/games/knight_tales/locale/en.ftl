### Knight Tales: everything it says.
### Messages that end in -the name a monster with its article, as it stands after a verb; all other names stand alone.

game-knight-tales = Knight Tales
game-knight-tales-about = A game by Stefan Tizar Hansson for one to four knights: by day you arm yourselves at the market, by night you hold a village against monsters and their boss.

mode-knight-tales-competitive = Competitive play
mode-knight-tales-competitive-about = You hold the village together, but only one of you wins: the knight with the most valor points.
mode-knight-tales-coop = Co-op play
mode-knight-tales-coop-about = All win or all lose. Six cards let you help each other, and all monsters are revealed at once.
mode-knight-tales-solo = Solo play
mode-knight-tales-solo-about = One knight against the horde; six villagers lend a hand and take blows for gold.

option-knight-tales-difficulty = Difficulty
option-knight-tales-difficulty-about = How many of the nine monsters of each night are champions.
option-knight-tales-difficulty-heroic = Heroic
option-knight-tales-difficulty-epic = Epic
option-knight-tales-difficulty-legendary = Legendary

## Questions

ask-knight = Which knight do you want to play?
ask-market = Buy a card, take a trophy, or pass for today.
ask-attack = Choose the monster you attack.
ask-actions = Use actions, or roll the dice.
ask-help-fatigue = Will you spend the fatigue for this attack?
ask-help-action = Will you support this attack before the roll?
ask-reactions = Change the roll, or resolve the attack.
ask-help-reaction = Will you support this attack after the roll?
ask-resolve = Resolve the dice in the order you like.
ask-excess = The monster is defeated. Will you pass on damage in excess?
ask-award = A monster is defeated. Will you count additional crest tokens?
ask-help-wounds =
    { $wounds ->
        [one] The attacker would suffer 1 wound. Will you take it?
       *[other] The attacker would suffer { $wounds } wounds. Will you take them?
    }
ask-absorb =
    { $wounds ->
        [one] You would suffer 1 wound. Will a villager take it for 1 gold?
       *[other] You would suffer { $wounds } wounds. Will a villager take one of them for 1 gold?
    }
ask-after = The attack is over. Do you want to use another card?
ask-swap = Do you want to swap two of the monsters you looked at?
ask-exhaust = Choose the card you have to exhaust.
ask-lane = Choose the lane that is damaged.
ask-lane-damage =
    { $lane ->
        [1] The left lane is about to be damaged. Do you want to prevent it?
        [2] The middle lane is about to be damaged. Do you want to prevent it?
       *[3] The right lane is about to be damaged. Do you want to prevent it?
    }
ask-dice = Battle Prayer: choose the dice to roll again.

## Moves

move-knight = Play { $knight }
move-buy = Buy { $card } for { $cost } gold
move-forge = Take the trophy { $card }
move-with = with { $cards }
move-attack = Attack { $the } { in-lane }, rank { $rank } ({ $cost } fatigue)
move-attack-boss = Attack { $the }, rank { $rank } ({ $cost } fatigue)
move-use = Use { $card }
move-roll = Roll the dice
move-reroll = Re-roll a knight die (1 wrath)
move-add = Roll one more knight die (2 wrath)
move-resolve = Resolve the attack
move-faith = Faith: discard a monster die
move-doom = Raise doom
move-combat = Resolve swords and shields
move-absorb = Let { $card } take 1 damage (1 gold)
move-swap = Swap two face-down monsters
move-exhaust = Exhaust { $card }
move-lane =
    { $lane ->
        [1] Damage the left lane
        [2] Damage the middle lane
       *[3] Damage the right lane
    }
move-prevent = Prevent 1 lane damage
move-pass-market = Pass for today
move-pass-help-fatigue = Do not pay
move-pass-help-action = Leave it
move-pass-help-reaction = Leave it
move-pass-excess = Pass on nothing
move-pass-award = Count no more crests
move-pass-help-wounds = Do not step in
move-pass-absorb = Take it yourself
move-pass-after = Use nothing more
move-pass-swap = Swap nothing
move-pass-lane-damage = Let it happen

## How moves that do the same differ

how-die = knight die { $number }: { $face }
how-monster-die =
    { $colour ->
        [red] red die { $number }: { $face }
       *[black] black die { $number }: { $face }
    }
how-dice = { $dice }
how-tokens-sword = { $die } becomes { sword-tokens }
how-tokens-shield = { $die } becomes { shield-tokens }
how-colour =
    { $colour ->
        [red] a red die
       *[black] a black die
    }
how-red-dice =
    { $number ->
        [one] 1 red die turns black
       *[other] { $number } red dice turn black
    }
how-monster = { $the } { in-lane }, rank { $rank }
how-boss = { $the }, rank { $rank }
how-damage = { $number } to { $target }
how-lane =
    { $lane ->
        [1] the left lane
        [2] the middle lane
       *[3] the right lane
    }
how-card = { $card }
how-swap = { $first } and { $second }
how-ranked = { $monster } (rank { $rank })
how-points = { $number } health
how-doom = down to doom { $column }

## Hints

hint-fatigue = Costs { $cost } fatigue; you have { $have }.
hint-face-down = Face down: nobody can attack it yet.
hint-forest = The boss is still in the forest.
hint-gold = Costs { $cost } gold; you have { $have }.
hint-market-face-down = For sale from tomorrow.
hint-trophy-taken =
    { $me ->
        [yes] You have this trophy.
       *[no] { $seat } has this trophy.
    }
hint-trophy-lacks = Needs two { $faction }; you have { $have }.
hint-trophy-reach = You can take it for two { $faction }.
hint-spent = Spent tonight.
hint-spent-by =
    { $me ->
        [yes] You have used it tonight.
       *[no] { $seat } has used it tonight.
    }
hint-window-action = Not now: an action, used before the roll.
hint-window-reaction = Not now: a reaction, used after the roll.
hint-window-excess = Not now: used when your attack defeats the monster with damage to spare.
hint-window-award = Not now: used when a monster you damaged is defeated.
hint-window-wounds = Not now: used just before the attacker is wounded.
hint-window-lane-damage = Not now: used when a lane is about to be damaged.
hint-window-after = Not now: used at the end of your attack.
hint-no-effect = It would change nothing now.
hint-others-only = Only another knight can use it.
hint-villager-hurt = Both health points are covered; no help before tomorrow.
hint-wrath = Costs { $cost } wrath; you have { $have }.
hint-wrath-forbidden = No wrath against { $the }.
hint-dice-limit = Four knight dice are the limit.
hint-no-recovery = Health and fatigue have met: nothing can be recovered.
hint-quest-yours = You have fulfilled this quest.
hint-quest-full = Three knights have fulfilled it; nobody else can.
hint-quest-next =
    { $points ->
        [one] The next to fulfil it scores 1 valor point.
       *[other] The next to fulfil it scores { $points } valor points.
    }

## Events

event-knight-dealt =
    { $me ->
        [yes] You are { $knight }.
       *[no] { $seat } is { $knight }.
    }
event-order-rolled =
    { $me ->
        [yes] You rolled for the order: { $dice }; { $swords ->
            [0] no sword
            [one] 1 sword
           *[other] { $swords } swords
        }.
       *[no] { $seat } rolled for the order: { $dice }; { $swords ->
            [0] no sword
            [one] 1 sword
           *[other] { $swords } swords
        }.
    }
event-village-placed =
    { $me ->
        [yes] You took village spot { $spot }.
       *[no] { $seat } took village spot { $spot }.
    }
event-day-began =
    { $day ->
        [1] Day 1 begins.
       *[other] Day { $day } begins. All cards are ready again.
    }
event-quest-revealed = New quest: “{ $quest }”.
event-market-filled = New at the market: { $cards }.
event-card-bought =
    { $me ->
        [yes] You bought { $card } for { $cost } gold.
       *[no] { $seat } bought { $card } for { $cost } gold.
    }
event-trophy-forged =
    { $me ->
        [yes] You took the trophy { $card } for { $monsters }.
       *[no] { $seat } took the trophy { $card } for { $monsters }.
    }
event-day-passed =
    { $me ->
        [yes] You passed and took battlefield spot { $spot }.
       *[no] { $seat } passed and took battlefield spot { $spot }.
    }
event-night-began =
    Night { $night } begins, with { $champions ->
        [0] no champion
        [one] 1 champion
       *[other] { $champions } champions
    } and { $minions ->
        [0] no minion
        [one] 1 minion
       *[other] { $minions } minions
    }.
event-monster-revealed = Revealed { in-lane }: { $monster }.
event-monster-moved-back = Moved to the back { in-lane }: { $monster }.
event-monster-moved-back-hidden = Moved to the back { in-lane }: a face-down monster.
event-boss-appeared = The boss of this night: { $boss }.
event-tactic-turned = The next tactic: “{ $tactic }”.
event-attack-began =
    { $me ->
        [yes] You attacked { $the } in rank { $rank }.
       *[no] { $seat } attacked { $the } in rank { $rank }.
    }
event-card-used =
    { $me ->
        [yes] You used { $card }.
       *[no] { $seat } used { $card }.
    }
event-help-asked =
    { $me ->
        [yes] You asked for help with the fatigue of an attack on { $the }.
       *[no] { $seat } asked for help with the fatigue of an attack on { $the }.
    }
event-help-refused =
    { $me ->
        [yes] Nobody paid for you. Choose another monster.
       *[no] Nobody paid for { $seat }.
    }
event-lane-scouted =
    { $me ->
        [yes] You looked at the face-down monsters { in-lane }.
       *[no] { $seat } looked at the face-down monsters { in-lane }.
    }
event-lane-scouted-seen =
    { $me ->
        [yes] You looked at the face-down monsters { in-lane }: { $monsters }.
       *[no] { $seat } looked at the face-down monsters { in-lane }: { $monsters }.
    }
event-monsters-swapped =
    { $me ->
        [yes] You swapped two face-down monsters { in-lane }.
       *[no] { $seat } swapped two face-down monsters { in-lane }.
    }
event-fatigue-spent =
    { $me ->
        [yes] You spent { $number } fatigue.
       *[no] { $seat } spent { $number } fatigue.
    }
event-fatigue-lost =
    { $me ->
        [yes] You lost { $number } fatigue.
       *[no] { $seat } lost { $number } fatigue.
    }
event-fatigue-recovered =
    { $me ->
        [yes] You recovered { $number } fatigue.
       *[no] { $seat } recovered { $number } fatigue.
    }
event-wrath-spent =
    { $me ->
        [yes] You spent { $number } wrath.
       *[no] { $seat } spent { $number } wrath.
    }
event-wrath-lost =
    { $me ->
        [yes] You lost { $number } wrath.
       *[no] { $seat } lost { $number } wrath.
    }
event-wrath-gained =
    { $me ->
        [yes] You gained { $number } wrath.
       *[no] { $seat } gained { $number } wrath.
    }
event-health-recovered =
    { $me ->
        [yes] You recovered { $number } health.
       *[no] { $seat } recovered { $number } health.
    }
event-last-deed-began =
    { $me ->
        [yes] This is your last heroic deed tonight: nothing can wound you.
       *[no] This is { $seat }’s last heroic deed tonight.
    }
event-combat-resolved =
    { $me ->
        [yes] Swords less shields: { $swords } − { $monster_shields } against { $the }, { $monster_swords } − { $shields } against you.
       *[no] Swords less shields: { $swords } − { $monster_shields } against { $the }, { $monster_swords } − { $shields } against { $seat }.
    }
event-dice-rolled =
    { $me ->
        [yes] You rolled { $knight }; the monster { $count ->
            [0] rolled nothing
           *[other] rolled { $monster }
        }.
       *[no] { $seat } rolled { $knight }; the monster { $count ->
            [0] rolled nothing
           *[other] rolled { $monster }
        }.
    }
event-die-rerolled =
    { $me ->
        [yes]
            { $of ->
                [monster] You re-rolled a monster die (was { $before }): { $face }.
               *[knight] You re-rolled a knight die (was { $before }): { $face }.
            }
       *[no]
            { $of ->
                [monster] { $seat } re-rolled a monster die (was { $before }): { $face }.
               *[knight] { $seat } re-rolled a knight die (was { $before }): { $face }.
            }
    }
event-die-added =
    { $me ->
        [yes] You rolled one more knight die: { $face }.
       *[no] { $seat } rolled one more knight die: { $face }.
    }
event-die-turned =
    { $me ->
        [yes] You turned a knight die from { $before } to faith.
       *[no] { $seat } turned a knight die from { $before } to faith.
    }
event-die-set-aside =
    { $me ->
        [yes] You set a knight die aside: { $face }.
       *[no] { $seat } set a knight die aside: { $face }.
    }
event-dice-discarded =
    { $me ->
        [yes] You discarded from the monster’s roll: { $faces }.
       *[no] { $seat } discarded from the monster’s roll: { $faces }.
    }
event-die-removed =
    { $me ->
        [yes]
            { $colour ->
                [red] You took a red die from the monster.
               *[black] You took a black die from the monster.
            }
       *[no]
            { $colour ->
                [red] { $seat } took a red die from the monster.
               *[black] { $seat } took a black die from the monster.
            }
    }
event-dice-replaced =
    { $me ->
        [yes] You turned { $number ->
            [one] 1 red die
           *[other] { $number } red dice
        } of the monster black.
       *[no] { $seat } turned { $number ->
            [one] 1 red die
           *[other] { $number } red dice
        } of the monster black.
    }
event-tokens-gained =
    { $me ->
        [yes] You gained { $tokens }.
       *[no] { $seat } gained { $tokens }.
    }
event-monster-damaged =
    { $me ->
        [yes] You dealt { $number } damage to { $the } { $gold ->
            [0] and took no gold
           *[other] and took { $gold } gold
        }.
       *[no] { $seat } dealt { $number } damage to { $the } { $gold ->
            [0] and took no gold
           *[other] and took { $gold } gold
        }.
    }
event-monster-defeated =
    { $me ->
        [yes] You defeated { $the }.
       *[no] { $seat } defeated { $the }.
    }
event-monster-claimed =
    { $me ->
        [yes] You gained the card: { $monster }.
       *[no] { $seat } gained the card: { $monster }.
    }
event-wounds-suffered =
    { $me ->
        [yes] You suffered { $number ->
            [one] 1 wound
           *[other] { $number } wounds
        }.
       *[no] { $seat } suffered { $number ->
            [one] 1 wound
           *[other] { $number } wounds
        }.
    }
event-damage-absorbed =
    { $me ->
        [yes] You paid 1 gold, and a villager took 1 damage: { $card }.
       *[no] { $seat } paid 1 gold, and a villager took 1 damage: { $card }.
    }
event-gold-gained =
    { $me ->
        [yes] You gained { $number } gold.
       *[no] { $seat } gained { $number } gold.
    }
event-gold-lost =
    { $me ->
        [yes] You lost { $number } gold.
       *[no] { $seat } lost { $number } gold.
    }
event-card-exhausted =
    { $me ->
        [yes] You had to exhaust { $card }.
       *[no] { $seat } had to exhaust { $card }.
    }
event-card-refreshed =
    { $me ->
        [yes] You made { $card } ready again.
       *[no] { $seat } made { $card } ready again.
    }
event-doom-raised = Doom rises to { $column }.
event-doom-lowered = Doom sinks to { $column }.
event-tactic-applied = Tactic “{ $tactic }”. { $text }
event-tactic-applied-nothing = Tactic “{ $tactic }”. Nothing happens.
event-token-placed =
    { $token ->
        [sword] A sword token is put on { $the }.
        [shield] A shield token is put on { $the }.
        [black] A black die token is put on { $the }.
        [red] A red die token is put on { $the }.
       *[health] A health token is put on { $the }.
    }
event-boss-moved =
    { $rank ->
        [3] The boss leaves the forest and enters rank 3.
       *[other] The boss moves on to rank { $rank }.
    }
event-boss-activated = The boss activates. Lane damage: { $lanes }.
event-boss-activated-nothing = The boss activates, but no lane is damaged.
event-wall-fell =
    { $part ->
        [barricade] The barricade falls { in-lane }.
       *[palisade] A palisade falls { in-lane }.
    }
event-village-damaged =
    { $part ->
        [well] The village is hit { in-lane }: the well is lost.
        [cart] The village is hit { in-lane }: the ox cart is lost.
       *[farmhouse] The village is hit { in-lane }: the farmhouse is lost.
    }
event-lane-damage-prevented =
    { $me ->
        [yes] You prevented 1 lane damage { in-lane }.
       *[no] { $seat } prevented 1 lane damage { in-lane }.
    }
event-quest-fulfilled =
    { $me ->
        [yes] You fulfilled the quest “{ $quest }” { $place ->
            [1] first
            [2] second
           *[3] third
        } ({ $points } VP).
       *[no] { $seat } fulfilled the quest “{ $quest }” { $place ->
            [1] first
            [2] second
           *[3] third
        } ({ $points } VP).
    }
event-night-over =
    { $me ->
        [yes] Your night is over. You took village spot { $spot }.
       *[no] { $seat }’s night is over: village spot { $spot }.
    }
event-renown-gained =
    { $me ->
        [yes]
            { $zone ->
                [green] You ended the night in the green zone ({ $points } VP).
                [yellow] You ended the night in the yellow zone ({ $points } VP).
               *[red] You ended the night in the red zone ({ $points } VP).
            }
       *[no]
            { $zone ->
                [green] { $seat } ended the night in the green zone ({ $points } VP).
                [yellow] { $seat } ended the night in the yellow zone ({ $points } VP).
               *[red] { $seat } ended the night in the red zone ({ $points } VP).
            }
    }
event-night-ended = Night { $night } is over.
event-monster-unmasked = Turned over at dawn { in-lane }: { $monster }.
event-monster-struck =
    { $lane ->
        [1] The left lane takes { $number } damage from { $the }.
        [2] The middle lane takes { $number } damage from { $the }.
       *[3] The right lane takes { $number } damage from { $the }.
    }
event-boss-struck = Each lane takes 1 damage from { $the }.
event-game-ended =
    { $reason } Valor points in order of seats: { $scores }. { $shared ->
        [yes] Shared victory: { $winners }.
       *[no] Victory: { $winners }.
    }
event-game-ended-together = The game is over. { $reason }

end-held = After three nights the village still stands.
end-fallen = The village is destroyed and the game lost.

## Places, kinds and signs

in-lane =
    { $lane ->
        [1] in the left lane
        [2] in the middle lane
       *[3] in the right lane
    }
lane-1 = left lane
lane-2 = middle lane
lane-3 = right lane
rank-1 = rank 1
rank-2 = rank 2
rank-3 = rank 3
rank-4 = forest

faction-orc = Orc
faction-orc-many = Orcs
faction-undead = Undead
faction-undead-many = Undead
faction-beast = Beast
faction-beast-many = Beasts

class-minion = minion
class-champion = champion
class-boss = boss

type-weapon = weapon
type-armor = armor
type-character = character
type-animal = animal
type-trinket = trinket
type-relic = relic
type-trophy = trophy
type-longsword = longsword
type-ability = knight ability
type-villager = villager
type-coop = co-op card

kind-market = Market cards
kind-weapon = Weapons
kind-armor = Armor
kind-character = Characters
kind-animal = Animals
kind-trinket = Trinkets
kind-relic = Relics
kind-trophy = Trophies
kind-longsword = Longswords
kind-knight = Knights
kind-ability = Knight abilities
kind-villager = Villagers
kind-coop = Co-op cards
kind-minion = Minions
kind-champion = Champions
kind-boss = Bosses
kind-tactic = Tactics
kind-quest = Quests
kind-renown = Renown
kind-die = Dice
kind-token = Effect tokens

face-blank = blank
face-sword = sword
face-double-sword = double sword
face-shield = shield
face-faith = faith
face-doom = doom
die-black = black { $face }
die-red = red { $face }

token-sword = sword token
token-shield = shield token
token-black = black die token
token-red = red die token
token-health = health token
sword-tokens =
    { $number ->
        [one] 1 sword token
       *[other] { $number } sword tokens
    }
shield-tokens =
    { $number ->
        [one] 1 shield token
       *[other] { $number } shield tokens
    }

zone-green = green zone
zone-yellow = yellow zone
zone-red = red zone

part-barricade = barricade
part-palisade = palisade
part-well = well
part-cart = ox cart
part-farmhouse = farmhouse

phase-setup = Setup
phase-day = Day
phase-night = Night
phase-over = The end

step-1 = Monster effects
step-2 = Action effects
step-3 = Fatigue
step-4 = Combat roll
step-5 = Reactions and wrath
step-6 = Resolve the attack
step-7 = Damage and defeat
step-8 = Wounds
step-9 = Reorganizing

icon-action = action
icon-reaction = reaction
window-action = before the roll
window-reaction = after the roll
window-excess = when you defeat the monster
window-award = when a monster you damaged is defeated
window-wounds = before the wounds
window-lane-damage = when a lane is about to be damaged
window-after = after the attack

modifier-black =
    { $number ->
        [one] +1 black die
       *[other] +{ $number } black dice
    }
modifier-red =
    { $number ->
        [one] +1 red die
       *[other] +{ $number } red dice
    }
modifier-black-less =
    { $number ->
        [one] 1 black die less
       *[other] { $number } black dice less
    }
modifier-red-less =
    { $number ->
        [one] 1 red die less
       *[other] { $number } red dice less
    }
modifier-sword =
    { $number ->
        [one] +1 sword
       *[other] +{ $number } swords
    }
modifier-shield =
    { $number ->
        [one] +1 shield
       *[other] +{ $number } shields
    }
modifier-armor = armor { $number }
modifier-no-shields = your shield results do not count
modifier-no-doubles = double swords count as one sword
modifier-no-wrath = no wrath in this attack
modifier-no-effects = monster effects are ignored
modifier-no-monster-shields = the monster’s shields are ignored
modifier-faith-twice = each faith result discards up to two dice
modifier-spikes = each damage you prevent strikes back
by-own = own effect
by-rank = rank effect
by-lane = lane effect
by-token = token
by-armor = armor
by-card = card

score-market = Market cards and trophies
score-market_set = Set of market types
score-monsters = Monster cards
score-monster_set = Set of monster types
score-quests = Quests
score-renown = Renown
score-gold = Gold
score-total = Valor points

## Knights and their abilities

card-count =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }

card-gaelic = Gaelic
card-gaelic-about = { card-vanguard }: { card-vanguard-about }
card-bridha = Bridha
card-bridha-about = { card-battle-focus }: { card-battle-focus-about }
card-tartos = Tartos
card-tartos-about = { card-cleave }: { card-cleave-about }
card-guscard = Guscard
card-guscard-about = { card-shield-wall }: { card-shield-wall-about }

card-vanguard = Vanguard
card-vanguard-about = Roll 1 additional knight die (limit 4).
card-battle-focus = Battle Focus
card-battle-focus-about = Re-roll any number of your knight dice once each.
card-cleave = Cleave
card-cleave-about = When you defeat the attacked monster: deal any part of your damage in excess to one adjacent revealed monster.
card-shield-wall = Shield Wall
card-shield-wall-about = Gain 1 sword token and 2 shield tokens for this attack.

card-longsword = Longsword
card-longsword-about = Turn one of your sword, double sword or shield results into as many sword tokens or shield tokens.

## Market cards

card-spear = Spear
card-spear-about = Remove 1 black or red die from the monster’s pool.
card-battle-axe = Battle Axe
card-battle-axe-about = When you defeat the attacked monster: deal up to 2 damage in excess to one other revealed monster in its rank.
card-warhammer = Warhammer
card-warhammer-about = Gain 2 sword tokens for this attack.
card-crossbow = Crossbow
card-crossbow-about = This attack costs 1 fatigue, whatever the rank.
card-morning-star = Morning Star
card-morning-star-about = Re-roll up to 2 of your knight dice once each.
card-twin-daggers = Twin Daggers
card-twin-daggers-about = Gain 1 sword token for this attack.

card-buckler = Buckler
card-buckler-about = Gain 1 shield token for this attack.
card-chainmail = Chainmail
card-chainmail-about = Gain 2 shield tokens for this attack.
card-plate-armor = Plate Armor
card-plate-armor-about = Gain 4 shield tokens for this attack.
card-great-helm = Great Helm
card-great-helm-about = Discard 1 monster die showing a sword or double sword.
card-gauntlets = Gauntlets
card-gauntlets-about = Gain 1 sword token for each of your shield results (max. 2); the results stay.
card-greaves = Greaves
card-greaves-about = This attack costs 1 fatigue less (min. 1).

card-squire = Squire
card-squire-about = After the attack: remove the crest token from one other of your market cards (cost 4 or less).
card-healer = Healer
card-healer-about = After the attack: recover up to 2 health.
card-archer = Archer
card-archer-about = Deal 1 damage to any revealed monster; shields and armor do not stop it.
card-scout = Scout
card-scout-about = Look at the face-down monsters of a lane; you may swap two of them.
card-bard = Bard
card-bard-about = Gain up to 2 wrath.
card-merchant = Merchant
card-merchant-about = After an attack in which you dealt damage: gain 2 gold.

card-warhorse = Warhorse
card-warhorse-about = Roll 1 additional knight die (limit 4).
card-hound = Hound
card-hound-about = Remove 1 black die from the monster’s pool.
card-falcon = Falcon
card-falcon-about = Re-roll 1 monster die once.
card-mule = Mule
card-mule-about = Recover 1 fatigue before you pay for the attack.
card-raven = Raven
card-raven-about = Discard up to 2 monster dice showing doom.
card-bear = Bear
card-bear-about = Gain 1 sword token and 1 shield token for this attack.

card-lucky-charm = Lucky Charm
card-lucky-charm-about = Re-roll 1 knight die of yours once.
card-prayer-beads = Prayer Beads
card-prayer-beads-about = Turn one of your knight dice to faith.
card-signet-ring = Signet Ring
card-signet-ring-about = When a monster you damaged in this attack is defeated: count 2 additional crest tokens of yours.
card-war-horn = War Horn
card-war-horn-about = Move one revealed monster in rank 1, but not the attacked one, to the back of its lane.
card-warding-amulet = Warding Amulet
card-warding-amulet-about = Ignore the monster’s effect and all rank and lane effects; tokens and armor still count.
card-coin-purse = Coin Purse
card-coin-purse-about = After an attack in which you dealt damage: gain 1 gold.

card-chalice-of-mercy = Chalice of Mercy
card-chalice-of-mercy-about = After the attack: recover up to 3 health.
card-saints-bone = Saint’s Bone
card-saints-bone-about = Each of your faith results discards up to 2 monster dice.
card-crown-shard = Crown Shard
card-crown-shard-about = Gain 1 sword token and 1 shield token for this attack.
card-kings-banner = King’s Banner
card-kings-banner-about = When a lane is about to be damaged: prevent up to 2 lane damage during this attack.
card-blessed-tome = Blessed Tome
card-blessed-tome-about = Lower doom by up to 2; no tactic is triggered.
card-moon-tear = Moon Tear
card-moon-tear-about = Replace up to 2 red dice of the monster by black dice.

## Trophies

card-ethereal-dagger = Ethereal Dagger
card-ethereal-dagger-about = Ignore all shields of the monster: results, tokens and armor.
card-spiked-shield = Spiked Shield
card-spiked-shield-about = Each damage your shields prevent deals 1 damage to the monster, which nothing stops.
card-horned-helm = Horned Helm
card-horned-helm-about = Roll 1 additional knight die (limit 4) and gain 1 sword token for this attack.

## Villagers

card-blacksmith = Blacksmith
card-blacksmith-about = Remove 1 black or red die from the monster’s pool.
card-hunter = Hunter
card-hunter-about = Deal 1 damage to any revealed monster; shields and armor do not stop it.
card-innkeeper = Innkeeper
card-innkeeper-about = Recover up to 2 fatigue before you pay for the attack.
card-priest = Priest
card-priest-about = Turn one of your knight dice to faith.
card-herbalist = Herbalist
card-herbalist-about = After the attack: recover up to 2 health.
card-militiaman = Militiaman
card-militiaman-about = Gain 1 sword token and 1 shield token for this attack.

## Co-op cards

card-shared-burden = Shared Burden
card-shared-burden-about = You spend the fatigue in place of the attacker.
card-joint-assault = Joint Assault
card-joint-assault-about = The attacker rolls 1 additional knight die (limit 4).
card-supporting-arms = Supporting Arms
card-supporting-arms-about = The attacker gains 1 sword token and 1 shield token for this attack.
card-brothers-shield = Brother’s Shield
card-brothers-shield-about = You suffer the wounds in place of the attacker.
card-battle-prayer = Battle Prayer
card-battle-prayer-about = The attacker re-rolls any number of knight dice once each.
card-hold-the-line = Hold the Line
card-hold-the-line-about = When a lane is about to be damaged: prevent up to 2 lane damage during this attack.

## Minions

card-goblin = Goblin
card-goblin-the = the Goblin
card-goblin-about = If it wounds you: lose 1 gold.
card-shaman = Shaman
card-shaman-the = the Shaman
card-shaman-about = Lane: all monsters gain +1 black die token. Moves to back.
card-orc-raider = Orc Raider
card-orc-raider-the = the Orc Raider
card-orc-raider-about = While in rank 1: +1 sword token.
card-war-drummer = War Drummer
card-war-drummer-the = the War Drummer
card-war-drummer-about = Rank: all monsters gain +1 sword token.
card-zombie = Zombie
card-zombie-the = the Zombie
card-zombie-about = When revealed: put 1 health token on it.
card-ghoul = Ghoul
card-ghoul-the = the Ghoul
card-ghoul-about = If it wounds you and survives: put 1 health token on it.
card-wraith = Wraith
card-wraith-the = the Wraith
card-wraith-about = Your double swords count as swords.
card-bone-mage = Bone Mage
card-bone-mage-the = the Bone Mage
card-bone-mage-about = Lane: all monsters gain +1 sword token. Moves to back.
card-doom-bat = Doom Bat
card-doom-bat-the = the Doom Bat
card-doom-bat-about = If it wounds you: raise doom by 1.
card-centaur = Centaur
card-centaur-the = the Centaur
card-centaur-about = Rank: all monsters gain +1 shield token.
card-dire-wolf = Dire Wolf
card-dire-wolf-the = the Dire Wolf
card-dire-wolf-about = +1 black die token for each other revealed Beast in its rank.
card-giant-spider = Giant Spider
card-giant-spider-the = the Giant Spider
card-giant-spider-about = If it wounds you: lose 1 fatigue. Moves to back.

## Champions

card-troll = Troll
card-troll-the = the Troll
card-troll-about = After an attack that damages it without defeating it: put 1 health token on it.
card-orc-berserker = Orc Berserker
card-orc-berserker-the = the Orc Berserker
card-orc-berserker-about = While a crest token lies on it: +1 red die token.
card-banner-bearer = Banner Bearer
card-banner-bearer-the = the Banner Bearer
card-banner-bearer-about = Rank: all monsters gain +1 red die token.
card-vampire = Vampire
card-vampire-the = the Vampire
card-vampire-about = If it wounds you: exhaust one of your cards.
card-death-knight = Death Knight
card-death-knight-the = the Death Knight
card-death-knight-about = You cannot spend wrath in this attack.
card-banshee = Banshee
card-banshee-the = the Banshee
card-banshee-about = Rank: your shield results are ignored.
card-werewolf = Werewolf
card-werewolf-the = the Werewolf
card-werewolf-about = If it wounds you: lose 1 wrath.
card-minotaur = Minotaur
card-minotaur-the = the Minotaur
card-minotaur-about = After an attack that does not damage it: 1 lane damage.
card-treant = Treant
card-treant-the = the Treant
card-treant-about = Lane: all monsters gain +1 shield token. Moves to back.

## Bosses

card-warchief = Warchief
card-warchief-the = the Warchief
card-warchief-about = Activates: 1 damage to each lane that holds a revealed Orc.
card-lich-lord = Lich Lord
card-lich-lord-the = the Lich Lord
card-lich-lord-about = Activates: 1 damage to each lane that holds a revealed Undead.
card-woodwitch = Woodwitch
card-woodwitch-the = the Woodwitch
card-woodwitch-about = Activates: 1 damage to each lane that holds a revealed Beast.

## Tactics

card-battle-cry = Battle Cry
card-battle-cry-basic = Each revealed Orc gains 1 sword token.
card-battle-cry-exception = No revealed Orc: the boss gains 1 sword token.
card-battle-cry-about = { card-battle-cry-basic } { card-battle-cry-exception }
card-forced-march = Forced March
card-forced-march-basic = The boss activates.
card-forced-march-exception = No lane would be damaged: reveal the foremost face-down monster of each lane.
card-forced-march-about = { card-forced-march-basic } { card-forced-march-exception }
card-blood-rage = Blood Rage
card-blood-rage-basic = Each revealed monster with a crest token on it gains 1 red die token.
card-blood-rage-exception = No such monster: the active knight suffers 1 wound.
card-blood-rage-about = { card-blood-rage-basic } { card-blood-rage-exception }
card-plunder = Plunder
card-plunder-basic = Each knight on the battlefield loses 1 gold.
card-plunder-exception = Nobody has gold: the active player exhausts a card.
card-plunder-about = { card-plunder-basic } { card-plunder-exception }
card-battering-ram = Battering Ram
card-battering-ram-basic = If the attacked minion or champion is still standing: 1 damage to its lane.
card-battering-ram-exception = It is defeated, or it is the boss: the boss gains 1 health token.
card-battering-ram-about = { card-battering-ram-basic } { card-battering-ram-exception }
card-raise-the-dead = Raise the Dead
card-raise-the-dead-basic = Each revealed Undead gains 1 health token.
card-raise-the-dead-exception = No revealed Undead: the boss gains 1 health token.
card-raise-the-dead-about = { card-raise-the-dead-basic } { card-raise-the-dead-exception }
card-soul-drain = Soul Drain
card-soul-drain-basic = Each knight on the battlefield loses 1 wrath.
card-soul-drain-exception = Nobody has wrath: the active knight, with 2 or more fatigue left, loses 1 fatigue.
card-soul-drain-about = { card-soul-drain-basic } { card-soul-drain-exception }
card-grave-fog = Grave Fog
card-grave-fog-basic = In each lane the monster in rank 1, unless it is the attacked one, goes to the back.
card-grave-fog-exception = No monster can move: the boss gains 1 shield token.
card-grave-fog-about = { card-grave-fog-basic } { card-grave-fog-exception }
card-curse-of-frailty = Curse of Frailty
card-curse-of-frailty-basic = The active player exhausts a card.
card-curse-of-frailty-exception = Nothing left to exhaust: the active knight suffers 1 wound.
card-curse-of-frailty-about = { card-curse-of-frailty-basic } { card-curse-of-frailty-exception }
card-dark-procession = Dark Procession
card-dark-procession-basic = The boss activates.
card-dark-procession-exception = No lane would be damaged: raise doom by 1.
card-dark-procession-about = { card-dark-procession-basic } { card-dark-procession-exception }
card-call-of-the-wild = Call of the Wild
card-call-of-the-wild-basic = Each revealed Beast gains 1 black die token.
card-call-of-the-wild-exception = No revealed Beast: reveal the foremost face-down monster of each lane.
card-call-of-the-wild-about = { card-call-of-the-wild-basic } { card-call-of-the-wild-exception }
card-overgrowth = Overgrowth
card-overgrowth-basic = Each revealed Beast gains 1 shield token.
card-overgrowth-exception = No revealed Beast: the boss gains 1 shield token.
card-overgrowth-about = { card-overgrowth-basic } { card-overgrowth-exception }
card-clutching-roots = Clutching Roots
card-clutching-roots-basic = Each knight on the battlefield with 2 or more fatigue left loses 1.
card-clutching-roots-exception = No such knight: the active knight suffers 1 wound.
card-clutching-roots-about = { card-clutching-roots-basic } { card-clutching-roots-exception }
card-poisoned-well = Poisoned Well
card-poisoned-well-basic = 1 damage to the lane where most barricades and palisades stand.
card-poisoned-well-exception = Nothing stands in any lane: each knight on the battlefield loses 1 gold.
card-poisoned-well-about = { card-poisoned-well-basic } { card-poisoned-well-exception }
card-stampede = Stampede
card-stampede-basic = The boss activates.
card-stampede-exception = No lane would be damaged: raise doom by 1.
card-stampede-about = { card-stampede-basic } { card-stampede-exception }

## Quests

card-behind-the-lines = Behind the Lines
card-behind-the-lines-about = Defeat a monster in rank 2 or 3.
card-mighty-blow = Mighty Blow
card-mighty-blow-about = Defeat a monster with at least 2 damage in excess.
card-against-the-odds = Against the Odds
card-against-the-odds-about = Defeat a monster that rolled at least 4 dice.
card-song-of-sacrifice = Song of Sacrifice
card-song-of-sacrifice-about = Defeat a monster with your last heroic deed.
card-champion-slayer = Champion Slayer
card-champion-slayer-about = Defeat a champion.
card-three-banners = Three Banners
card-three-banners-about = Defeat a minion or champion of each faction within one night.
card-honest-steel = Honest Steel
card-honest-steel-about = Defeat a monster without card, knight ability or wrath.
card-wrath-of-the-just = Wrath of the Just
card-wrath-of-the-just-about = Deal at least 5 damage to one monster in a single attack.
card-face-to-face = Face to Face
card-face-to-face-about = Deal at least 3 damage to a boss in a single attack.
card-night-of-blades = Night of Blades
card-night-of-blades-about = Gain 3 monster cards within one night.
card-giant-feller = Giant Feller
card-giant-feller-about = Defeat 2 champions within one night.
card-unbowed = Unbowed
card-unbowed-about = End your night in the green zone with at least 2 monster cards gained that night.


card-renown-1 = Renown I
card-renown-1-about = Night I, by the zone of your health token: green 5, yellow 3, red 0 valor points.
card-renown-2 = Renown II
card-renown-2-about = Night II, by the zone of your health token: green 6, yellow 3, red 0 valor points.
card-renown-3 = Renown III
card-renown-3-about = Night III, by the zone of your health token: green 7, yellow 4, red 0 valor points.

## Dice, tokens and pieces

kind-gold = Gold
kind-piece = Pieces
kind-track = Track of the knight boards
kind-chart = Valor chart

card-knight-die = Knight die
card-knight-die-about = Shows sword, double sword, shield or faith.
card-black-die = Black monster die
card-black-die-about = Shows blank, sword, shield or doom.
card-red-die = Red monster die
card-red-die-about = Shows sword, double sword, shield or doom.
card-gold = Gold token
card-gold-about = Buys market cards; lies on the health points of revealed monsters.
card-sword-token = Sword token
card-sword-token-about = One more sword when an attack is resolved.
card-shield-token = Shield token
card-shield-token-about = One more shield when an attack is resolved.
card-black-die-token = Black die token
card-black-die-token-about = The monster rolls one more black die.
card-red-die-token = Red die token
card-red-die-token-about = The monster rolls one more red die.
card-health-token = Health token
card-health-token-about = One more health point, without gold.
card-crest-token = Crest token
card-miniature = Knight miniature
card-base-ring = Base ring
card-health-cube = Health cube
card-fatigue-cube = Fatigue cube
card-wrath-cube = Wrath cube
card-doom-token = Doom token
card-boss-board = Boss board
card-reference-card = Reference card
card-barricade = Barricade
card-palisade = Palisade
card-farmhouse = Farmhouse
card-ox-cart = Ox cart
card-well = Well
card-game-board = Game board
card-forest-board = Forest board
card-market-board = Market board
card-pen = Pen
card-bag = Bag
card-track = Track
card-track-about = One line for the wrath, health and fatigue token.
card-valor-chart = Valor chart
card-valor-chart-about = What sets of types and gold are worth at the end.

## Editions

error-edition-list = In the edition, “{ $entry }” is { $value }. Write a list of { $length } whole numbers from { $least } to { $most }.
error-edition-symbols = In the edition, “{ $entry }” is { $value }. Write a list of columns from { $least } to { $most } in rising order, each once, such as [3, 5, 7, 9].
error-edition-die = In the edition, “{ $entry }” is { $value }. A die has { $count } faces; write a list of { $count } of these words: { $allowed }
error-edition-die-missing = In the edition, “{ $entry }” has no face with { $face }, but the rulebook lists that result for this die. Put it on at least one face.
error-edition-fixed = In the edition, “{ $entry }” is { $value }, but the rulebook itself says { $printed }. Leave this entry out or write { $printed }.
error-edition-copies =
    { $kind ->
        [champion] In the edition the counts of all champions add up to { $count }; the box holds { $printed } champion cards. Change the counts to make { $printed }.
       *[minion] In the edition the counts of all minions add up to { $count }; the box holds { $printed } minion cards. Change the counts to make { $printed }.
    }
error-edition-night = In the edition, “{ $entry }” brings { $count } monsters, but { $spots } lie on the battlefield each night. Write champions and minions that make { $spots } together.
error-edition-champions = In the edition, “{ $entry }” brings { $count } champions. The rulebook says that more come than in the first night, which has { $first }. Write a higher number of champions.
error-edition-deck =
    In the edition, three { $difficulty ->
        [heroic] heroic
        [epic] epic
       *[legendary] legendary
    } nights can take { $count } champions, but there are only { $cards }. Lower the number of champions on the renown cards.
error-edition-wrath = In the edition, “track.wrath” is { $value }. With the health token starting on space { $health } the levels +0 to +3 are { $wanted }, as each wrath is one free space. Write that list, or change “track.health”.
error-edition-fatigue = In the edition, “track.fatigue” has a start on space { $value }. Write spaces from { $least } to { $most }: beyond the health token, with at least one space free, and on the track.
error-edition-zones = In the edition, the yellow zone begins on space { $yellow } and the red one on space { $red }. Both have to lie beyond space { $health }, where the health token starts, yellow before red, and red no further than { $most }.

## Rules in our own words; every line is a statement or a short paragraph of its own

rule-goal-title = Goal
rule-goal =
    Hold the village for three rounds, each a day and a night. By day you arm yourself at the market, by night you fight the monsters.
    If the village falls, all of you lose. If it stands after the third night, the most valor points win; in co-op and solo play standing is enough.

rule-setup-title = Setup
rule-setup =
    Nine market cards lie face up, the three trophies beside them. Minions, champions, bosses and the quests of each day are shuffled into decks of their own.
    Each lane has a barricade and two palisades; the village has its farmhouse, ox cart and well.
    Everybody is dealt a longsword, and with it a knight. Alone, you choose your knight.
    You start with 10 gold when two play, 8 when three play, 6 when four play, and 12 alone. Health and wrath start alike for everybody; the fewer you are, the more fatigue each has.
    Gold, crest tokens and effect tokens never run out.

rule-player-order-title = Player order
rule-player-order =
    Before the first day everybody rolls a knight die, a black and a red die. A double sword counts as two swords. The fewest swords take village spot 4, the next fewest spot 3, and so on; who is tied rolls again for the spots in question.
    By day the lowest occupied village spot goes first, by night the lowest battlefield spot. With fewer than four knights village spots are still filled from 4 upwards, battlefield spots from 1.

rule-refresh-title = Refresh
rule-refresh =
    A day begins with all crest tokens coming back from cards, abilities, villagers and co-op cards; those on quests and renown cards stay.
    Health and fatigue go back to their start. Wrath is set by your village spot: spot 1 gives none, spot 2 one, spot 3 two, spot 4 three. What you had left of wrath or fatigue is lost.
    The first day begins the same way, after the order is known.

rule-quests-title = Quests
rule-quests =
    Each day one quest of that day’s deck is revealed and stays open to the end of the game. What happened before it was revealed does not count.
    Whoever fulfils it puts a crest on it at once; the first three score, each less than the one before. You can fulfil a quest once, and several quests with one attack.
    To defeat a monster means to take its last health, whoever gains the card. A boss is a monster too, unless the quest asks for a minion or champion.
    “{ card-behind-the-lines }” looks at the rank where the monster falls, “{ card-mighty-blow }” at the excess before any of it is passed on, “{ card-honest-steel }” at your whole attack to its very end.
    If two fulfil a quest at the same moment, the one whose turn it is comes first.

rule-market-title = The market
rule-market =
    In turn you either buy one face-up market card for its cost in gold, or take a trophy, or pass.
    The empty spot is filled face down at once; that card is for sale only from the next day.
    You may own as many cards as you like, also of one type. Cards are never sold, traded or thrown away, and by day none of them has an effect.

rule-trophies-title = Trophies
rule-trophies =
    A trophy is paid for with two of your defeated minions or champions of its faction, in any mixture. Boss cards do not pay.
    The two cards are shown and shuffled back into their own decks; they no longer count for you at the end. Taking a trophy is your turn. Taken trophies are not replaced.

rule-end-of-day-title = End of the day
rule-end-of-day =
    Passing is always allowed, and final for this day. If you can neither pay for a card nor take a trophy, you have to pass.
    Who passes first takes battlefield spot 1 and starts the night, then come spots 2, 3 and 4. The others go on buying in the same order until all have passed.

rule-monster-deck-title = Monsters of the night
rule-monster-deck =
    Nine monsters come each night. How many of them are champions depends on the night and the difficulty: in the first night 1 (heroic), 2 (epic) or 3 (legendary), in the second 3, 4 or 5, in the third 5, 6 or 7.
    Should one deck be too small, the other makes up the number.

rule-battlefield-title = The battlefield
rule-battlefield =
    The nine cards are dealt face down to three lanes of three. Rank 1 stands at the barricades, rank 3 at the forest. Left and right are seen from the village.
    Then rank 1 is revealed from left to right, and last come the boss and its tactics. The boss does not activate now.
    Face-down cards, decks and other players’ defeated monsters are secret; everything else is open.

rule-revealing-title = Revealing monsters
rule-revealing =
    A face-down monster that comes to rank 1 is revealed, after all other movement. It gets a gold on every health point, and what it does when revealed happens now.
    A monster that moves to back goes behind the last card of its lane the moment it is revealed, and the lane closes up; then the new front is revealed. It does so only this once, never behind the boss, and not if it is last anyway.
    Monsters that an effect reveals in rank 2 or 3 follow the same rules and can be attacked at once. While face down a monster has no faction and no effect, and nothing can hurt it.

rule-enemy-anatomy-title = Reading a monster
rule-enemy-anatomy =
    A monster shows its faction, whether it is a minion or champion, its black and red dice, health, valor points, effect, and the damage it does to its lane if it survives the night.
    Effects that speak of Orcs, Undead or Beasts mean minions and champions, never a boss. “Monster” includes a boss on the battlefield. Face-down cards count as nothing.

rule-fighting-title = Fighting monsters
rule-fighting =
    In turn you attack one revealed monster, in any rank, even behind others; the boss only when it is on the battlefield. While you have a target you can pay for, you have to attack.
    An attack has nine steps: monster effects, actions, fatigue, combat roll, reactions and wrath, resolving, damage, wounds, reorganizing.
    The target stays, whatever your actions change. Only if an action of yours has defeated it, you choose another one, and the actions you used still count.

rule-monster-effects-title = Step 1: monster effects
rule-monster-effects =
    What counts is the monster’s own effect, its tokens, and the effects of all revealed monsters that reach its rank or lane, itself included. They add up.
    They are fixed right before the roll, after your actions. If the board changes later in the attack, that no longer matters.
    Monster effects are not optional. Who has no gold, wrath or fatigue to lose loses nothing.

rule-action-effects-title = Step 2: actions
rule-action-effects =
    Use as many of your actions as you like, in any order. Each gets a crest token and is exhausted for the night, unless an effect takes the crest off.
    Crossbow, Greaves, Mule, Innkeeper and Shared Burden are named together with the target if you need them to pay for it. All others follow afterwards.
    If an action defeats a monster, it is awarded and the battlefield reorganized at once, boss included. A card that would change nothing cannot be used.
    When a monster or tactic makes you exhaust a card, you choose one of your longsword, market cards, trophies or ability that is still ready; villagers and co-op cards are safe.

rule-fatigue-title = Step 3: fatigue
rule-fatigue =
    An attack costs as much fatigue as the rank the monster stands in at this step. Effects can lower that, but never below 1. Only if a co-op partner pays, it costs you nothing.
    Your fatigue is the free spaces between health and fatigue token. Without enough of it you cannot choose the target.
    If you pay with your last free space, this is your last heroic deed.

rule-combat-roll-title = Step 4: combat roll
rule-combat-roll =
    You roll three knight dice and the monster’s dice together, never more than four of one colour.
    Everything that adds dice is counted first, up to four; what is beyond is lost. Only then dice are removed or replaced. A monster without dice is attacked all the same.

rule-reactions-and-wrath-title = Step 5: reactions and wrath
rule-reactions-and-wrath =
    Use your reactions in any order and as many as you like; each is exhausted by it. In between you may spend wrath: 1 to re-roll one of your dice, 2 to roll one more, as long as you have fewer than four.
    Your wrath is the free spaces between wrath and health token. The same die may be re-rolled again and again.
    A die the longsword has set aside is gone: no re-roll and no result, but it still counts towards the four.
    Some reactions name another moment, such as the end of the attack.

rule-resolve-attack-title = Step 6: resolving
rule-resolve-attack =
    In the order you like: faith results each discard one monster die that is not yet resolved; each doom result raises doom by 1; swords and shields of both sides are compared, all at once.
    Your swords less the monster’s shields are its damage, its swords less your shields are your wounds. Neither goes below zero.
    Faith need not be used, but swords and shields and every doom left have to be resolved.
    If a tactic comes before the swords, new sword, shield and health tokens count already, and so does armor; dice stay as rolled.
    The Spiked Shield strikes once for every sword of the monster that your shields stop.

rule-damage-and-defeat-title = Step 7: damage and defeat
rule-damage-and-defeat =
    Each damage takes a health point of the monster: you take its gold and leave a crest. Printed health goes first, from left to right, then health tokens, which give crests but no gold.
    Without health the monster is defeated. Its card goes to whoever has the most crests on it, where all damage of this attack counts, even what was too much. In a tie the earliest crest wins, also for a knight whose night is over.
    Damage by Archer, Hunter, Cleave or Battle Axe ignores shields and armor but otherwise counts the same.
    Your defeated monsters lie face down; only you may look at them. Gold is open.

rule-player-wounds-title = Step 8: wounds
rule-player-wounds =
    Each wound moves your health token one space towards the fatigue token. So you have less fatigue and more wrath. It never goes onto the fatigue token; wounds beyond that are ignored.
    A monster wounds you even if the same attack defeats it, and then what its wound does happens as well, once an attack.
    If no free space is left, you still finish the attack, and then your night is over. Health cannot be recovered any more.
    Wounds by tactics are no wounds of an attack: no monster effect follows, and no villager can take them.

rule-last-heroic-deed-title = The last heroic deed
rule-last-heroic-deed =
    When you pay for an attack with your last fatigue, nothing can wound you in it, and effects of wounds do not happen either. After it your night is over.
    Effects at the end of the attack may still bring back health, which helps your renown.

rule-reorganizing-title = Step 9: reorganizing
rule-reorganizing =
    First the lanes close up towards the village. Then the boss moves and activates, rank by rank. Then face-down monsters in rank 1 are revealed, with moves to back.
    Until this step gaps stay open; only an action that defeats or moves a monster closes them earlier.

rule-end-of-a-players-night-title = End of your night
rule-end-of-a-players-night =
    Your night ends when no free space is left between health and fatigue after an attack, or when at the start of your turn there is nothing you can attack.
    Your knight takes the next village spot, 4 first, then 3, 2 and 1. You take no further part tonight: no cards, no help, and tactics do not hit you.
    If two knights end at the same moment, the order of the night decides.

rule-renown-title = Renown
rule-renown =
    When your night ends, the zone of your health token decides what renown you gain: green, yellow or red. It scores at the end of the game.
    Any number of knights may end in the same zone. It does not matter why your night ended.

rule-cleanup-title = Cleanup
rule-cleanup = When everybody is back in the village, surviving monsters lose all gold, crests and tokens. Defeated ones stay with their owners.

rule-monster-damage-title = Damage at the end of the night
rule-monster-damage =
    All monsters that are left are turned over, without any effect. Lane by lane from left to right and front to back, a minion does 1 damage to its lane and a champion 2. Then an undefeated boss does 1 to every lane, even from the forest.
    Afterwards minions and champions go back into their decks. The boss leaves the game with its tactics.

rule-end-of-game-title = End of the game
rule-end-of-game =
    When the village has lost farmhouse, ox cart and well, the game is over at once and all have lost, even at the end of the third night. There is no scoring then.
    Otherwise it ends after the third night.

rule-scoring-title = Scoring
rule-scoring =
    Add up: valor points on market cards and trophies; the set of your market types; valor points on monster cards; the set of your monster types; quests; renown; and 1 point for every 3 gold.
    A set of 2 different types is worth 1, of 3 types 3, then 6, 10, 15 and 21 for all seven. Trophies are a market type of their own; the longsword is none. Monster types are minions and champions of each faction, and bosses.
    Monsters you paid for trophies do not count. In a tie more points on monster cards win, then more gold; otherwise the victory is shared.

rule-bosses-title = Bosses
rule-bosses =
    Each night has one boss, drawn from those not met yet, with five tactics of its own; the top one lies open. Effects treat it like any monster, unless they say otherwise.
    It fills its whole rank and stands in all three lanes, so lane effects of all lanes reach it. Nothing pushes it back.
    Its card is won like any other and is a type of its own. If it is defeated, the night goes on without it.

rule-doom-title = Doom
rule-doom =
    Doom starts at level 1 each night. The level says how many red and black dice and how much armor the boss has.
    Every doom result you resolve raises it by 1, also while the boss is in the forest. On the last level it stays. When the boss is defeated, doom results have no effect.

rule-tactics-title = Tactics
rule-tactics =
    When doom rises to a level with a symbol, the open tactic applies: the basic effect, or, if that would change nothing at all, the exception. If that changes nothing either, nothing happens.
    Then the card goes under its deck. If the effect raises doom to another symbol, the next tactic applies at once.
    “Each knight” means those still on the battlefield, beginning with the active one. What cannot be lost is not lost. If a tactic takes your last free space, your night ends after the attack, but this is no heroic deed.

rule-boss-movement-title = Boss movement
rule-boss-movement =
    The boss waits in the forest. When the rank in front of it is empty of monsters, it moves there, even several ranks in one go, and activates in each.
    When it activates, every lane with a revealed minion or champion of its faction takes 1 damage. A tactic can make it activate as well, even in the forest.
    Monsters are revealed after the boss has moved, so a face-down one never counts. In co-op play all are revealed, so all count.

rule-attacking-bosses-title = Attacking the boss
rule-attacking-bosses =
    On the battlefield the boss is attacked like any monster, for the fatigue of its rank. It rolls the dice of the present doom level. In the forest nothing can hit it.
    If doom rises during the attack, the dice stay as they were rolled.

rule-armor-title = Armor
rule-armor =
    Each point of a boss’s armor is a shield token in every attack. Faith cannot remove it.
    It is read when swords and shields are resolved, so doom resolved before can raise it.

rule-lane-damage-title = Lane damage
rule-lane-damage =
    Each point removes the barricade of the lane, then its palisades. With none left, the village loses a part: here the well first, then the ox cart, then the farmhouse.
    King’s Banner and Hold the Line each prevent up to 2 points, from the moment they are used to the end of that attack; the user chooses which. Damage at the end of the night cannot be prevented.

rule-tokens-title = Effect tokens
rule-tokens =
    Sword and shield tokens count when an attack is resolved, die tokens when dice are taken. Your own last for one attack. Those on a monster stay until it is defeated or the night ends.
    A health token is a health point more, without gold. Monsters only ever regain health tokens; crests stay where they are, and taken gold is yours.

rule-results-and-tokens-title = Results and tokens
rule-results-and-tokens =
    A result is what a rolled die shows. Effects that speak of results or dice never touch tokens or armor.
    Wraith and Banshee look only at results, and only when they are resolved: a double sword set aside for the longsword gives two tokens, and shields can be turned into tokens.
    Gauntlets count the shields lying when they are used. The Saint’s Bone also helps faith results that come later in the attack.

rule-priority-title = Which effect wins
rule-priority =
    An effect overrules these rules. A card or knight ability overrules a monster.
    If several things happen at the same moment, the player whose turn it is orders them, and makes the choices an effect leaves open; only over your own cards and tokens you decide yourself.
    What helps you is up to you; what monsters, bosses and tactics do has to happen. What is possible only in part happens in part.

rule-excess-damage-title = Damage in excess
rule-excess-damage =
    Damage beyond what the attacked monster could take is in excess. It gives no gold, and counts only when the card is awarded, and for quests.
    Cleave and Battle Axe pass it on, to revealed monsters on the battlefield only. What is passed on counts for the new target and no more for the old one. Excess of such damage is not passed on again.

rule-tartos-title = Tartos and Cleave
rule-tartos =
    When Tartos defeats the monster he attacked, he may deal as much of the excess as he likes to one neighbour in the same rank or lane. The boss is next to all monsters of the rank in front of it.
    If he passes on too much, another knight’s crests may win the defeated monster.
    He may use the Battle Axe in the same attack; each point goes only one way.

rule-solo-title = Solo play
rule-solo =
    You choose one knight, start with 12 gold, and stand on village spot 4 every day, so you have 3 wrath. Only rank 1 is revealed, as usual.
    There are no quests, no renown and no points: you win if the village stands after the third night.

rule-villagers-title = Villagers
rule-villagers =
    Six villagers, three with actions and three with reactions, can each be used once a night.
    When an attack would wound you, you may put gold of your own on villagers instead: 1 gold takes 1 damage, at most two on each. What they take is no wound of yours.
    A villager with two gold cannot be used this night. In a last heroic deed there is nothing to take. By day gold and crests are removed.

rule-coop-title = Co-op play
rule-coop =
    Two to four of you win together if the village stands after the third night. There are no quests, no renown and no points; order, gold, market and the award of monsters stay, since monsters still pay for trophies.
    Six co-op cards lie open, and all monsters are revealed, so all count when the boss activates.

rule-coop-support-title = Co-op cards
rule-coop-support =
    Anybody still on the battlefield may use a co-op card in any attack, at the moment its icon says. Each card serves the whole group once a night.
    With Shared Burden the user pays the fatigue, with Brother’s Shield the user suffers the wounds and what follows from them, as far as free spaces go. Both are for another knight than the attacker, and nobody has to help.
    A helper with no free space left ends the night after this attack. For an attacker who did not pay it is no last heroic deed.

rule-tough-mob-title = A tough mob
rule-tough-mob = In co-op play all monsters are revealed: first rank 1 from left to right, with moves to back until all of it is open, then rank 2, then rank 3.

rule-figures-title = Which figures are printed
rule-figures =
    The rulebook tells the whole procedure, but most figures are printed only on cards and boards. Names and effects of some cards, the first night, starting gold, set bonus and the kinds of die faces come from it.
    All other names, costs, dice, effects and points are our reconstruction; the list of components marks them.
    If you own the game, you can write the printed figures into an edition file and choose it with the option “edition”.
