### Knight Fall: everything it says.
### Of a unit, -first begins a sentence, -the follows a verb and -to a preposition; of a tile, -at says where something is
### and -to where it goes. All other names stand alone.
game-knight-fall = Knight Fall
game-knight-fall-about = A game by T. Alex Davis and Ryan Laukat for one to six: knights guard the elders of an abbey until dawn, demons hunt them down to break the seal of the underworld.

mode-knight-fall-standard = Standard game
mode-knight-fall-standard-about = Two teams: knights against demons. The first whose marker reaches the door of the monastery wins.
mode-knight-fall-coop = Cooperative game
mode-knight-fall-coop-about = One to three play the knights together; cards lead the demons.
mode-knight-fall-campaign = Campaign
mode-knight-fall-campaign-about = One or two lead two knights through a valley and a story, battle by battle, and hold the abbey at dusk.

option-knight-fall-single = One against two
option-knight-fall-single-about = With three players: which team is a single player with two characters.
option-knight-fall-single-knights = Knights
option-knight-fall-single-demons = Demons
option-knight-fall-locations = Location effects
option-knight-fall-locations-about = Whether the tiles of the abbey do something of their own. Leave it off in your first games.
option-knight-fall-locations-off = Off
option-knight-fall-locations-on = On
option-knight-fall-hand = Cards in hand
option-knight-fall-hand-about = With five cards you keep one of your four power cards for the next turn.
option-knight-fall-hand-4 = Four
option-knight-fall-hand-5 = Five
option-knight-fall-fear_no_evil = Fear No Evil
option-knight-fall-fear_no_evil-about = The knights start level with the demons and need one more point. For players who know the game well.
option-knight-fall-fear_no_evil-off = Off
option-knight-fall-fear_no_evil-on = On
option-knight-fall-five_player_help = Help for two knights
option-knight-fall-five_player_help-about = With five players: the two knights start further ahead on the track. A rule of ours, as three demons are strong.
option-knight-fall-five_player_help-off = Off
option-knight-fall-five_player_help-on = On
option-knight-fall-team_hands = Hands within a team
option-knight-fall-team_hands-about = Whether team mates see each other’s cards. The other team never does.
option-knight-fall-team_hands-shown = Shown to each other
option-knight-fall-team_hands-hidden = Hidden
option-knight-fall-desperate = Desperate
option-knight-fall-desperate-about = Harder: four elders start weakened, no golem stands by you, and the demons have one more imp.
option-knight-fall-desperate-off = Off
option-knight-fall-desperate-on = On
option-knight-fall-difficulty = Difficulty
option-knight-fall-difficulty-about = Elixirs at the start, and points at the end.
option-knight-fall-difficulty-easy = Easy: 7 elixirs
option-knight-fall-difficulty-medium = Medium: 4 elixirs, 10 points
option-knight-fall-difficulty-hard = Hard: 1 elixir, 20 points

## Questions

ask-characters = Which of these characters will you play?
ask-imps = Where do the first imps stand? Each on a tile of its own beside the seal.
ask-start =
    { $knight ->
        [ice-knight] Choose a corner for the Ice Knight.
        [earth-knight] Choose a corner for the Earth Knight.
        [phase-knight] Choose a corner for the Phase Knight.
        [wrath-knight] Choose a corner for the Wrath Knight.
        [seer-knight] Choose a corner for the Seer Knight.
        [holy-knight] Choose a corner for the Holy Knight.
        [iron-knight] Choose a corner for the Iron Knight.
        [gale-knight] Choose a corner for the Gale Knight.
       *[flame-knight] Choose a corner for the Flame Knight.
    }
ask-elder-bank = On which bank do these elders stand?
ask-bank = On which bank?
ask-corner = On which corner does your knight come back?
ask-new-golem = Where does the new stone golem stand?
ask-play = Play or discard your cards in any order, then end the turn.
ask-symbols = Use the symbols of this card.
ask-walk = Where do you go?
ask-free-move = Where do you go? Nobody can hurt you as you leave.
ask-tailwind = Tailwind: do you go one tile further?
ask-push = Who is moved, and to which tile?
ask-target = Choose a target.
ask-tile = Choose a tile.
ask-heal = Who is healed?
ask-elder = Which elder?
ask-placing = Choose the tile.
ask-portal = Do you go through to another portal?
ask-rally = Where to? Leaving enemies does no harm now.
ask-order = Which minion acts, and how?
ask-minion = The round is over. Which minion acts next, and how?
ask-command = Command imps, or place a new one for two symbols.
ask-guard = The elder is guarded. Which knight takes the blow?
ask-defend = An attack. Do your knights spend defense, for themselves or for an ally?
ask-block = Damage is coming. Do you block some of it?
ask-retribution = Retribution: do you strike back?
ask-shatter = Your Bone Crusher is killed. Does he burst among the enemies?
ask-gaze = Petrifying Gaze: whom does it meet?
ask-wake = Molten Wake: do you lose 1 health to burn everyone here?
ask-malevolence = Malevolence: whom do you attack?
ask-bloodrush = Bloodrush: do you go one tile more?
ask-vigor = Feral Vigor: you are unhurt. Do you go one tile instead?
ask-renewal = Seal of Renewal: who of the elders is healed?
ask-discard-drawn = You drew one card too many. Which one do you discard?
ask-weaken = Which elders start weakened?
ask-tied-target = The demons have several equal targets. You choose.
ask-tied-way = Several ways are equally good for the demons. You choose.

## Moves

move-choose = Play { $characters }
move-imps = Imps here: { $tiles }
move-weaken = Weakened: { $elders }
move-put = Place: { $tile }
move-card = “{ $card }”:
move-basic = Basic card:
move-discard = Discard “{ $card }”
move-cast = Magic: “{ $ability }”
move-cast-shatter = Burst
move-cast-wake = Lose 1 health and burn everyone
move-summon = New imp on the seal (2 command)
move-free = Free move: “{ $by }”
move-done = End the turn
move-done-discarding =
    End the turn and discard { $number ->
        [one] 1 power card
       *[other] { $number } power cards
    }
move-go = Go { $to }
move-go-unit = { $unit } goes { $to }
move-stay = { $unit } stays
move-melee = Attack { $the } ({ $health } health)
move-ranged = Shoot at { $the } ({ $tile }, { $health } health)
move-heal = Heal { $the } (has { $health })
move-hold = Keep the command for a new imp
move-order = { $minion }
move-target = { $unit } ({ $tile }, { $health } health)
move-retribution = Strike back at { $the } ({ $tile }, { $health } health)
move-gaze = 1 damage to { $the } ({ $health } health)
move-gaze-slow = Slow { $the }
move-at = { $tile }
move-push = Move { $unit }
move-guard = { $unit } takes the blow ({ $health } health)
move-take = { $knight } defends { $ally } ({ $damage } damage)
move-take-self = { $knight } blocks ({ $damage } damage)
move-block = Block damage
move-redirect = { $unit } takes the damage ({ $health } health)

move-pass-defend = Let it hit
move-pass-block = Take the damage
move-pass-retribution = Do not strike back
move-pass-shatter = Do not burst
move-pass-gaze = Look away
move-pass-wake = Burn nobody
move-pass-walk = Stay here
move-pass-free-move = Stay here
move-pass-tailwind = Go no further
move-pass-bloodrush = Go no further
move-pass-vigor = Stay here
move-pass-portal = Stay on this side
move-pass-rally = Stay here
move-pass-push = Move nobody
move-pass-target = No target
move-pass-tile = No tile
move-pass-heal = Heal nobody
move-pass-elder = No elder
move-pass-placing = Place nothing more
move-pass-order = No more actions
move-pass-minion = No more actions
move-pass-command = Command no more
move-pass-symbols = Leave the rest unused

## How moves that do the same differ

how-first = { $character } acts first
how-play = primary ability: { $text }
how-actions = its symbols: { $symbols }
how-actions-twice = its symbols: 2 × { $symbol }
how-minor = as a minor action: { $action }
how-basic = for 1 action: { $action }
how-discard = discard it without effect
how-ice = discard it for { $number } ice
how-orb = discard it for { $number } magic
how-melee = with { $number } melee
how-ranged = with { $number } ranged
how-with-defense = with { $number } defense
how-with-ice = with { $number } ice
how-to = { $to }
how-go = goes { $to }
how-attack = attacks { $the }
how-heal = heals itself

## For how long one need not be asked

scope-turn = Not this turn
scope-turn-means = Until this turn is over you are not asked whether you react.
scope-turn-means-mine = This is not asked again in this turn.
scope-turn-declined = You are not asked to react in this turn.
scope-turn-declined-mine = You are not asked about { $topics } in this turn.
scope-safe = Not while nobody would die
scope-safe-means = You are asked only about attacks that could kill somebody.
scope-safe-means-mine = You are asked only about attacks that could kill somebody.
scope-safe-declined = You are asked to defend only where somebody could die.
scope-safe-declined-mine = You are asked about { $topics } only where somebody could die.
scope-minion = Not for minions
scope-minion-means = You are not asked about attacks that hit only minions.
scope-minion-means-mine = You are not asked about attacks that hit only minions.
scope-minion-declined = You are not asked to defend minions.
scope-minion-declined-mine = You are not asked about { $topics } where only minions are hit.

## Hints

hint-slowed = Slowed: this turn it is good for a minor action only.
hint-no-target = Its primary ability finds no target now.
hint-full-defense = Your defense is at its maximum; more is lost.
hint-full-health = Nobody on your tile needs healing.
hint-no-melee = No enemy on your tile.
hint-no-ranged = No enemy within range.
hint-magic = Needs { $cost } magic; you have { $have }.
hint-command = Needs { $cost } command held back; you have { $have }.
hint-no-imps = All imps are on the board.
hint-three-cards = You have played your three power cards; the last one stays in your hand.
hint-out-of-reach = Out of reach.
hint-reach-melee = Out of reach: melee strikes on your own tile.
hint-reach-ranged = Out of reach: ranged strikes on adjacent tiles.
hint-guarded = Guarded: a knight stands beside the elder.
hint-water = The water lies between you.

## Events

event-tiles-laid = The abbey is laid out: { $tiles }.
event-characters-drawn =
    { $me ->
        [yes] You may choose from { $characters }.
       *[no] { $seat } may choose from { $characters }.
    }
event-characters-drawn-unseen =
    { $me ->
        [yes] You drew { $number } characters.
       *[no] { $seat } drew { $number } characters.
    }
event-characters-chosen =
    { $me ->
        [yes] You play { $characters }.
       *[no] { $seat } plays { $characters }.
    }
event-order-set = The order of turns: { $characters }.
event-cards-drawn =
    { $me ->
        [yes] You drew { $cards }.
       *[no] { $seat } drew { $cards }.
    }
event-cards-drawn-unseen =
    { $me ->
        [yes] You drew { $number ->
            [one] 1 power card
           *[other] { $number } power cards
        }.
       *[no] { $seat } drew { $number ->
            [one] 1 power card
           *[other] { $number } power cards
        }.
    }
event-deck-shuffled =
    { $side ->
        [knights] The knights shuffle their discards: a new deck of { $number }.
       *[demons] The demons shuffle their discards: a new deck of { $number }.
    }
event-character-placed = { $character } appears { $at }.
event-elder-placed = { $elder } stands { $at }.
event-elders-weakened = Weakened to { $health } health: { $elders }.
event-minion-placed = { $minion } appears { $at }.
event-round-began = Round { $round } begins.
event-turn-began =
    { $me ->
        [yes] You take your turn with { $character }.
       *[no] { $seat } takes a turn with { $character }.
    }
event-turn-began-demon = { $character } takes a turn, led by the cards.
event-card-played = { $character } plays “{ $card }”.
event-card-played-secondary = { $character } uses the symbols of “{ $card }”.
event-card-played-minor = { $character } discards “{ $card }” for a minor action: { $action }.
event-card-played-price = { $character } gives up “{ $card }”.
event-card-played-none = { $character } discards “{ $card }”.
event-basic-played = { $character } plays the basic card: { $action }.
event-basic-played-orb = { $character } gives up the basic card for magic.
event-basic-played-none = { $character } discards the basic card.
event-cards-discarded =
    { $me ->
        [yes] You discarded { $cards }.
       *[no] { $seat } discarded { $cards }.
    }
event-seal-equipped = { $character } now bears “{ $card }”.
event-seal-discarded = { $character } no longer bears “{ $card }”.
event-magic-gained = { $character } gathers { $amount } magic ({ $pool } in all).
event-magic-used = { $character } casts “{ $ability }”.
event-power-used = { $character } uses “{ $power }”.
event-command-held = { $character } keeps a command for a new imp ({ $held } in all).
event-moved = { $unit } goes { $to }.
event-moved-defend = { $unit } hurries { $to } to defend.
event-moved-push = { $unit } is moved { $to }.
event-moved-place = { $unit } steps out of nowhere { $at }.
event-moved-carry = { $unit } is led { $to }.
event-disengaged = { $unit } turns away from enemies: { $damage } damage.
event-attack-declared =
    { $attacker } attacks { $units } with “{ $by }” ({ $kind ->
        [melee] melee, { $damage } damage
        [ranged] ranged, { $damage } damage
       *[plain] { $damage } damage
    }).
event-attack-declared-minion =
    { $attacker } attacks { $units } ({ $kind ->
        [melee] melee, { $damage } damage
        [ranged] ranged, { $damage } damage
       *[plain] { $damage } damage
    }).
event-attack-declared-area =
    { $attacker } strikes with “{ $by }”, { $count ->
        [1] { $damage } damage
       *[other] { $damage } damage each
    }: { $units }.
event-guard-stepped = { $knight } shields { $elder } and takes the blow.
event-defended = { $knight } defends { $ally }: { $defense } defense spent, { $blocked } damage blocked.
event-defended-self = { $knight } spends { $defense } defense and blocks { $blocked } damage.
event-ice-spent = { $demon } blocks { $amount } damage with ice ({ $left } ice left).
event-ice-gained = { $demon } gains { $amount } ice (now { $now }).
event-redirected = { $imp } takes the damage for { $demon }.
event-health-lost =
    { $why ->
        [disengagement] { $unit } loses { $amount } health in turning away ({ $left } left).
        [halo] { $unit } loses { $amount } health to a halo of fire ({ $left } left).
        [tile] { $unit } loses { $amount } health in an ambush ({ $left } left).
        [thorns] { $unit } loses { $amount } health to thorns ({ $left } left).
        [slow] { $unit } is held up and loses { $amount } health ({ $left } left).
        [price] { $unit } gives { $amount } health ({ $left } left).
       *[attack] { $unit } loses { $amount } health ({ $left } left).
    }
event-unharmed = { $unit } comes to no harm.
event-healed = { $unit } is healed by { $amount } (now { $now }).
event-defense-gained = { $knight } gains { $amount } defense (now { $now }).
event-defense-lost = { $knight } loses { $amount } defense ({ $left } left).
event-slowed = { $character } is slowed: “{ $card }” is laid face down.
event-slowed-unseen = { $character } is slowed: a card is laid face down.
event-not-slowed = { $character } cannot be slowed now.
event-cursed = { $knight } cannot use defense until this turn ends.
event-halo-placed = A halo of fire burns { $at }.
event-halos-removed =
    { $count ->
        [1] The halo of fire goes out: { $tiles }.
       *[other] The halos of fire go out: { $tiles }.
    }
event-portal-placed = A portal opens { $at }.
event-portal-placed-moved = A portal closes elsewhere and opens { $at }.
event-unit-killed = { $unit } is killed { $at }.
event-character-killed = { $character } falls { $at }.
event-character-replaced = { $character } takes over from { $fallen }.
event-points-scored =
    { $why ->
        [elder] Demons: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for a killed elder (space { $now }).
        [knight] Demons: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for a fallen knight (space { $now }).
        [demon] Knights: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for a fallen demon (space { $now }).
       *[round] { $side ->
            [demons] Demons: { $points ->
                [one] 1 point
               *[other] { $points } points
            } for the end of the round (space { $now }).
           *[knights] Knights: { $points ->
                [one] 1 point
               *[other] { $points } points
            } for the end of the round (space { $now }).
        }
    }
event-round-ended = Round { $round } is over.
event-minion-acts = { $minion } acts.
event-door-reached =
    { $side ->
        [knights] The knights reach the door: morning dawns.
       *[demons] The demons reach the door: the seal breaks.
    }
event-coop-card-drawn =
    { $half ->
        [primary] First card: “{ $card }” leads { $demon }. { $text }
       *[secondary] Second card: “{ $card }” leads { $demon }. { $text }
    }
event-demon-idle = For { $demon } this has no effect.
event-demon-replaced = { $demon } takes over from { $gone }, with { $health } health.

end-dawn = The knights have held out: the sun rises over the abbey.
end-seal = The seal is broken, and the demons flood the world.

## Sides, actions, phases

side-knights = Knights
side-demons = Demons
action-melee = melee
action-ranged = ranged
action-move = move
action-heal = heal
action-magic = magic
action-defend = defend
action-command = command
action-orb = magic for a card
action-melee-about = 1 damage to a close enemy.
action-ranged-about = 1 damage to an adjacent enemy.
action-move-about = You go to an adjacent tile.
action-heal-about = 1 health for you or a close ally.
action-magic-about = Two of them work your magic ability once.
action-defend-about = You gain 1 defense.
action-command-about = An imp close or adjacent moves or strikes; two symbols place a new one on the seal.
phase-setup = Setup
phase-draft = Choosing characters
phase-placing = Placing figures
phase-turn = Turns
phase-round-end = End of the round
phase-over = The end

kind-knight = Knights
kind-demon = Demons
kind-knight-card = Power cards of the knights
kind-demon-card = Power cards of the demons
kind-coop-card = Cooperative cards
kind-abbey-side = Tiles of the abbey
kind-forest-side = Forest sides of the tiles
kind-minion = Minions
kind-elder = Elders
kind-track = Victory track
kind-token = Tokens
kind-piece = Other pieces

type-attack = attack
type-area = area
type-defense = defense
type-heal = healing
type-move = move
type-minion = minions
type-magic = magic
type-slow = slow
type-pull = pull
type-place = placing
type-summon = summoning
type-curse = curse
type-move-elder = moving elders
type-seal = seal
type-mark = mark

## Units

unit-elder-first = Elder { $number }
unit-elder-the = elder { $number }
unit-elder-to = elder { $number }
unit-imp-first = Imp { $number }
unit-imp-the = imp { $number }
unit-imp-to = imp { $number }
unit-stone-golem-first = Stone golem { $number }
unit-stone-golem-the = stone golem { $number }
unit-stone-golem-to = stone golem { $number }
unit-ice-golem-first = Ice golem { $number }
unit-ice-golem-the = ice golem { $number }
unit-ice-golem-to = ice golem { $number }
unit-slag-golem-first = Slag golem { $number }
unit-slag-golem-the = slag golem { $number }
unit-slag-golem-to = slag golem { $number }
unit-crawler-first = Bone crawler { $number }
unit-crawler-the = bone crawler { $number }
unit-crawler-to = bone crawler { $number }

card-flame-knight = Flame Knight
unit-flame-knight-first = The Flame Knight
unit-flame-knight-the = the Flame Knight
unit-flame-knight-to = the Flame Knight
card-flame-knight-about = { power-kindled-blade }: { power-kindled-blade-about } { magic-halo-of-fire } (magic): { magic-halo-of-fire-about }
card-ice-knight = Ice Knight
unit-ice-knight-first = The Ice Knight
unit-ice-knight-the = the Ice Knight
unit-ice-knight-to = the Ice Knight
card-ice-knight-about = { power-frostbite }: { power-frostbite-about } { magic-carve-golem } (magic): { magic-carve-golem-about }
card-earth-knight = Earth Knight
unit-earth-knight-first = The Earth Knight
unit-earth-knight-the = the Earth Knight
unit-earth-knight-to = the Earth Knight
card-earth-knight-about = { power-bedrock }: { power-bedrock-about } { magic-raise-slag } (magic): { magic-raise-slag-about }
card-phase-knight = Phase Knight
unit-phase-knight-first = The Phase Knight
unit-phase-knight-the = the Phase Knight
unit-phase-knight-to = the Phase Knight
card-phase-knight-about = { power-slip-the-grasp }: { power-slip-the-grasp-about } { magic-open-the-way } (magic): { magic-open-the-way-about }
card-wrath-knight = Wrath Knight
unit-wrath-knight-first = The Wrath Knight
unit-wrath-knight-the = the Wrath Knight
unit-wrath-knight-to = the Wrath Knight
card-wrath-knight-about = { power-retribution }: { power-retribution-about } { magic-fury } (magic): { magic-fury-about }
card-seer-knight = Seer Knight
unit-seer-knight-first = The Seer Knight
unit-seer-knight-the = the Seer Knight
unit-seer-knight-to = the Seer Knight
card-seer-knight-about = { power-foresight }: { power-foresight-about } { magic-premonition } (magic): { magic-premonition-about }
card-holy-knight = Holy Knight
unit-holy-knight-first = The Holy Knight
unit-holy-knight-the = the Holy Knight
unit-holy-knight-to = the Holy Knight
card-holy-knight-about = { power-grace }: { power-grace-about } { magic-benediction } (magic): { magic-benediction-about }
card-iron-knight = Iron Knight
unit-iron-knight-first = The Iron Knight
unit-iron-knight-the = the Iron Knight
unit-iron-knight-to = the Iron Knight
card-iron-knight-about = { power-riveted-plate }: { power-riveted-plate-about } { magic-bulwark } (magic): { magic-bulwark-about }
card-gale-knight = Gale Knight
unit-gale-knight-first = The Gale Knight
unit-gale-knight-the = the Gale Knight
unit-gale-knight-to = the Gale Knight
card-gale-knight-about = { power-tailwind }: { power-tailwind-about } { magic-gust } (magic): { magic-gust-about }
card-bone-crusher = Bone Crusher
unit-bone-crusher-first = The Bone Crusher
unit-bone-crusher-the = the Bone Crusher
unit-bone-crusher-to = the Bone Crusher
card-bone-crusher-about = { power-shatter }: { power-shatter-about } { magic-raise-the-fallen } (magic): { magic-raise-the-fallen-about }
card-blood-shade = Blood Shade
unit-blood-shade-first = The Blood Shade
unit-blood-shade-the = the Blood Shade
unit-blood-shade-to = the Blood Shade
card-blood-shade-about = { power-bloodrush }: { power-bloodrush-about } { magic-drain } (magic): { magic-drain-about }
card-frozen-lurker = Frozen Lurker
unit-frozen-lurker-first = The Frozen Lurker
unit-frozen-lurker-the = the Frozen Lurker
unit-frozen-lurker-to = the Frozen Lurker
card-frozen-lurker-about = { power-rime-armor }: { power-rime-armor-about } { magic-glacial-touch } (magic): { magic-glacial-touch-about }
card-imp-lord = Imp Lord
unit-imp-lord-first = The Imp Lord
unit-imp-lord-the = the Imp Lord
unit-imp-lord-to = the Imp Lord
card-imp-lord-about = { power-shackled-souls }: { power-shackled-souls-about } { magic-call-the-brood } (magic): { magic-call-the-brood-about }
card-dread-mistress = Dread Mistress
unit-dread-mistress-first = The Dread Mistress
unit-dread-mistress-the = the Dread Mistress
unit-dread-mistress-to = the Dread Mistress
card-dread-mistress-about = { power-petrifying-gaze }: { power-petrifying-gaze-about } { magic-terror } (magic): { magic-terror-about }
card-horned-demoness = Horned Demoness
unit-horned-demoness-first = The Horned Demoness
unit-horned-demoness-the = the Horned Demoness
unit-horned-demoness-to = the Horned Demoness
card-horned-demoness-about = { power-malevolence }: { power-malevolence-about } { magic-infernal-charge } (magic): { magic-infernal-charge-about }
card-molten-scion = Molten Scion
unit-molten-scion-first = The Molten Scion
unit-molten-scion-the = the Molten Scion
unit-molten-scion-to = the Molten Scion
card-molten-scion-about = { power-molten-wake }: { power-molten-wake-about } { magic-slag-heart } (magic): { magic-slag-heart-about }
card-soulstealer = Soulstealer
unit-soulstealer-first = The Soulstealer
unit-soulstealer-the = the Soulstealer
unit-soulstealer-to = the Soulstealer
card-soulstealer-about = { power-spirit-step }: { power-spirit-step-about } { magic-soul-rend } (magic): { magic-soul-rend-about }
card-storm-fiend = Storm Fiend
unit-storm-fiend-first = The Storm Fiend
unit-storm-fiend-the = the Storm Fiend
unit-storm-fiend-to = the Storm Fiend
card-storm-fiend-about = { power-conduit }: { power-conduit-about } { magic-lightning-blast } (magic): { magic-lightning-blast-about }
card-feral-reaver = Feral Reaver
unit-feral-reaver-first = The Feral Reaver
unit-feral-reaver-the = the Feral Reaver
unit-feral-reaver-to = the Feral Reaver
card-feral-reaver-about = { power-feral-vigor }: { power-feral-vigor-about } { magic-rending-claws } (magic): { magic-rending-claws-about }

## Powers and magic abilities

power-kindled-blade = Kindled Blade
power-kindled-blade-about = Your melee attacks deal 1 more damage to an enemy in a halo of fire.
magic-halo-of-fire = Halo of Fire
magic-halo-of-fire-about = Put a fire halo on your tile or an adjacent one, with 1 damage to all enemies there. Until your next turn it deals 1 to enemies that enter, or begin their turn or activation in it.
power-frostbite = Frostbite
power-frostbite-about = The first demon that loses health to your melee or an ice golem’s in your turn is slowed.
magic-carve-golem = Carve Golem
magic-carve-golem-about = Place an ice golem on your tile. If none is left, each ice golem takes 1 minor action.
power-bedrock = Bedrock
power-bedrock-about = If you did not leave your tile in your turn, gain 1 defense at its end.
magic-raise-slag = Raise Slag
magic-raise-slag-about = Place a slag golem on your tile. If none is left, each slag golem takes 1 minor action.
power-slip-the-grasp = Slip the Grasp
power-slip-the-grasp-about = You take no disengagement damage.
magic-open-the-way = Open the Way
magic-open-the-way-about = Put a portal on any tile; with all 3 on the board, move one. Then you may go to any portal, and then you may deal 1 damage to a close enemy.
power-retribution = Retribution
power-retribution-about = Once in each enemy turn, after an attack that cost you 2 health or more, or killed a knight or elder close or adjacent to you: you may strike one enemy, close or adjacent, for 2.
magic-fury = Fury
magic-fury-about = Melee attack for 2 on a close enemy, 1 more if you have 3 health or less.
power-foresight = Foresight
power-foresight-about = At the end of your turn draw 4 power cards and discard 1 of them.
magic-premonition = Premonition
magic-premonition-about = Each knight gains 1 defense.
power-grace = Grace
power-grace-about = An ally healed by a heal action or power card of yours is healed by 1 more, once with each card.
magic-benediction = Benediction
magic-benediction-about = Heal 2 to yourself or a close or adjacent ally; Grace adds nothing.
power-riveted-plate = Riveted Plate
power-riveted-plate-about = If you spend defense against an attack, you block 1 damage more for free.
magic-bulwark = Bulwark
magic-bulwark-about = Gain 2 defense; then you may move a close enemy to an adjacent tile.
power-tailwind = Tailwind
power-tailwind-about = Your first move action in your turn may cover 2 tiles.
magic-gust = Gust
magic-gust-about = Choose up to 2 close or adjacent enemies. You may move each by a tile; then each takes 1 damage.

power-shatter = Shatter
power-shatter-about = When killed, you may deal 1 damage to all enemies on your tile and on every tile with a bone crawler. Then all crawlers die.
magic-raise-the-fallen = Raise the Fallen
magic-raise-the-fallen-about = Place up to 2 bone crawlers on your tile or adjacent ones.
power-bloodrush = Bloodrush
power-bloodrush-about = If you moved in your turn, you may move 1 more at its end; disengagement applies.
magic-drain = Drain
magic-drain-about = Melee attack for 2 on a close enemy; if it costs health, heal 1.
power-rime-armor = Rime Armor
power-rime-armor-about = Spend ice to block damage, 1 for each. In your turn you may give up a power card for 2 ice.
magic-glacial-touch = Glacial Touch
magic-glacial-touch-about = Attack a close or adjacent enemy for 1, with slow; gain 1 ice.
power-shackled-souls = Shackled Souls
power-shackled-souls-about = You may let a close or adjacent imp take all damage in your place; what is too much for it is lost.
magic-call-the-brood = Call the Brood
magic-call-the-brood-about = Place an imp on your tile; then you get 1 command.
power-petrifying-gaze = Petrifying Gaze
power-petrifying-gaze-about = Once in your turn, after a move, you may slow a close knight or deal 1 damage to a close golem.
magic-terror = Terror
magic-terror-about = Move a close or adjacent knight by a tile, then attack it for 1.
power-malevolence = Malevolence
power-malevolence-about = At the end of your turn attack a close enemy for 1.
magic-infernal-charge = Infernal Charge
magic-infernal-charge-about = Move up to 1 tile without disengagement damage, then melee attack for 2 on a close enemy.
power-molten-wake = Molten Wake
power-molten-wake-about = Each time you move to a tile in your turn, you may lose 1 health, but not your last, to deal 1 damage to all enemies there.
magic-slag-heart = Slag Heart
magic-slag-heart-about = Heal 2, then melee attack for 1 on a close enemy.
power-spirit-step = Spirit Step
power-spirit-step-about = Once in your turn: a free move of 1 tile without disengagement damage.
magic-soul-rend = Soul Rend
magic-soul-rend-about = Attack a close or adjacent enemy for 1, guarded elders too; if it costs health, heal 1.
power-conduit = Conduit
power-conduit-about = Once in your turn a card used for a minor ranged action gives 2 ranged.
magic-lightning-blast = Lightning Blast
magic-lightning-blast-about = 1 damage to all enemies on your tile and on an adjacent tile of your choice.
power-feral-vigor = Feral Vigor
power-feral-vigor-about = At the end of your turn heal 1; at full health you may move 1 instead.
magic-rending-claws = Rending Claws
magic-rending-claws-about = Two melee attacks for 1 each on close enemies, the same or different ones.

## Tiles

tile-A = Infirmary
tile-A-at = in the Infirmary
tile-A-to = to the Infirmary
card-A = { tile-A }
card-A-about = { effect-gain-health }
tile-B = Sewer
tile-B-at = in the Sewer
tile-B-to = to the Sewer
card-B = { tile-B }
card-B-about = { effect-sewer }
tile-C = Magic Orb
tile-C-at = at the Magic Orb
tile-C-to = to the Magic Orb
card-C = { tile-C }
card-C-about = { effect-orb }
tile-D = Shadowy Nook
tile-D-at = in the Shadowy Nook
tile-D-to = to the Shadowy Nook
card-D = { tile-D }
card-D-about = { effect-nook }
tile-E = Seal
tile-E-at = on the Seal
tile-E-to = to the Seal
card-E = { tile-E }
card-E-about = { effect-none }
tile-F = Armory
tile-F-at = in the Armory
tile-F-to = to the Armory
card-F = { tile-F }
card-F-about = { effect-armory }
tile-G = Bell Tower
tile-G-at = in the Bell Tower
tile-G-to = to the Bell Tower
card-G = { tile-G }
card-G-about = { effect-diagonal-ranged }
tile-H = Scriptorium
tile-H-at = in the Scriptorium
tile-H-to = to the Scriptorium
card-H = { tile-H }
card-H-about = { effect-scriptorium }
tile-I = Catacombs
tile-I-at = in the Catacombs
tile-I-to = to the Catacombs
card-I = { tile-I }
card-I-about = { effect-catacombs }
tile-Ar = Pilgrim Road
tile-Ar-at = on the Pilgrim Road
tile-Ar-to = to the Pilgrim Road
card-Ar = { tile-Ar }
card-Ar-about = { effect-none }
tile-Br = Forest Glade
tile-Br-at = in the Forest Glade
tile-Br-to = to the Forest Glade
card-Br = { tile-Br }
card-Br-about = { effect-none }
tile-Cr = Standing Stones
tile-Cr-at = at the Standing Stones
tile-Cr-to = to the Standing Stones
card-Cr = { tile-Cr }
card-Cr-about = { effect-stones }
tile-Dr = Mire
tile-Dr-at = in the Mire
tile-Dr-to = to the Mire
card-Dr = { tile-Dr }
card-Dr-about = { effect-mire }
tile-Er = Ruined Shrine
tile-Er-at = at the Ruined Shrine
tile-Er-to = to the Ruined Shrine
card-Er = { tile-Er }
card-Er-about = { effect-shrine }
tile-Fr = Hilltop
tile-Fr-at = on the Hilltop
tile-Fr-to = to the Hilltop
card-Fr = { tile-Fr }
card-Fr-about = { effect-diagonal-ranged }
tile-Gr = Old Bridge
tile-Gr-at = on the Old Bridge
tile-Gr-to = to the Old Bridge
card-Gr = { tile-Gr }
card-Gr-about = { effect-none }
tile-Hr = Hidden Spring
tile-Hr-at = at the Hidden Spring
tile-Hr-to = to the Hidden Spring
card-Hr = { tile-Hr }
card-Hr-about = { effect-gain-health }
tile-Ir = Wolf Den
tile-Ir-at = in the Wolf Den
tile-Ir-to = to the Wolf Den
card-Ir = { tile-Ir }
card-Ir-about = { effect-nook }

bank-north = { $tile }, north bank
bank-north-at = on the north bank ({ $tile })
bank-north-to = to the north bank ({ $tile })
bank-south = { $tile }, south bank
bank-south-at = on the south bank ({ $tile })
bank-south-to = to the south bank ({ $tile })

effect-none = No effect.
effect-gain-health = Knights and demons that enter gain 1 health.
effect-sewer = Water divides this tile. Melee strikes on the own bank alone, crossing takes a move; for everything else it is a single tile.
effect-orb = Once in your turn while you are here: give up a card, also the basic one, for 2 magic.
effect-nook = Whoever enters while enemies are here takes 1 damage.
effect-armory = Your first melee attack from here in your turn deals 1 more damage.
effect-diagonal-ranged = In your turn your ranged attacks from here also reach diagonal tiles.
effect-scriptorium = If you end your turn here, draw 1 power card more and discard 1 of those drawn.
effect-catacombs = From here you may also move to a diagonal tile in your turn.
effect-stones = Once in your turn while you are here: give up a power card for 2 magic.
effect-mire = Entering ends a move of several tiles.
effect-shrine = A knight that ends the turn here gains 1 defense.

## Power cards of the knights

card-cleaving-oath = Cleaving Oath
card-cleaving-oath-about = Melee attack for 3 on a close enemy.
card-radiant-lance = Radiant Lance
card-radiant-lance-about = Ranged attack for 3 on an adjacent enemy.
card-encircle = Encircle
card-encircle-about = Melee attack for 2 on a close enemy, 1 more for each golem on your tile (at most 3 more).
card-whirling-steel = Whirling Steel
card-whirling-steel-about = 1 damage to all enemies on your tile, 1 more if a golem is there.
card-sunburst = Sunburst
card-sunburst-about = 1 damage to all enemies on your tile and on an adjacent one of your choice.
card-shield-bash = Shield Bash
card-shield-bash-about = Melee attack for 2 on a close enemy; if it survives, you may move it to an adjacent tile.
card-chains-of-penance = Chains of Penance
card-chains-of-penance-about = Attack a close or adjacent enemy for 2; a demon is slowed.
card-faithful-charge = Faithful Charge
card-faithful-charge-about = Move up to 2 tiles, then melee attack for 2 on a close enemy.
card-voice-of-the-quarry = Voice of the Quarry
card-voice-of-the-quarry-about = Each golem on the board deals 1 damage to an enemy close or adjacent to it.
card-arc-of-arrows = Arc of Arrows
card-arc-of-arrows-about = Ranged attack for 1 on each of up to 3 enemies on adjacent or diagonal tiles.
card-skyfall = Skyfall
card-skyfall-about = Attack an enemy on the seal for 2, wherever you are.
card-tower-shield = Tower Shield
card-tower-shield-about = Gain 3 defense.
card-wall-of-faith = Wall of Faith
card-wall-of-faith-about = Gain 1 defense, 1 more for each golem close or adjacent (at most 3 more).
card-intercept = Intercept
card-intercept-about = Move up to 2 tiles without disengagement damage; with an elder on your tile, gain 2 defense.
card-sanctuary = Sanctuary
card-sanctuary-about = You may heal a close or adjacent elder by 2; gain 1 defense.
card-laying-on-of-hands = Laying On of Hands
card-laying-on-of-hands-about = Share 3 healing among yourself and close allies as you like.
card-circle-of-mercy = Circle of Mercy
card-circle-of-mercy-about = Heal 1 to yourself and to each knight and elder close or adjacent.
card-rallying-horn = Rallying Horn
card-rallying-horn-about = Each knight heals 1. Then each knight and each golem may move 1 tile without disengagement damage.
card-carry-to-safety = Carry to Safety
card-carry-to-safety-about = Move up to 2 tiles without disengagement damage; a close elder may come along.
card-gather-the-flock = Gather the Flock
card-gather-the-flock-about = Move up to 2 elders from adjacent tiles to yours.
card-call-of-stone = Call of Stone
card-call-of-stone-about = Place up to 2 stone golems on your tile; each takes 1 minor action at once.
card-marching-orders = Marching Orders
card-marching-orders-about = Each golem on the board takes 2 minor actions: moves or melee, without disengagement damage.
card-channel-the-gods = Channel the Gods
card-channel-the-gods-about = Use your magic ability once for free; then gain 1 defense.
card-banish = Banish
card-banish-about = Move a close or adjacent demon to the seal, then deal 1 damage to it.
card-seal-of-valor = Seal of Valor
card-seal-of-valor-about = Seal. Your first melee attack in each turn deals 1 more damage.
card-seal-of-warding = Seal of Warding
card-seal-of-warding-about = Seal. When your turn starts, gain 1 defense.
card-seal-of-renewal = Seal of Renewal
card-seal-of-renewal-about = Seal. At the end of your turn heal 1 to yourself and 1 to a close or adjacent elder.
card-seal-of-swiftness = Seal of Swiftness
card-seal-of-swiftness-about = Seal. Once in your turn: a free move of 1 tile without disengagement damage.
card-seal-of-the-mason = Seal of the Mason
card-seal-of-the-mason-about = Seal. When your turn starts, each stone golem takes 1 minor action, without disengagement damage.

## Power cards of the demons

card-disintegrate = Disintegrate
card-disintegrate-about = Ranged attack for 4 on an adjacent enemy.
card-rend = Rend
card-rend-about = Melee attack for 3 on a close enemy.
card-elders-bane = Elder’s Bane
card-elders-bane-about = Melee attack for 4 on a close elder that nobody guards.
card-hellfire = Hellfire
card-hellfire-about = 2 damage to all enemies on your tile.
card-rain-of-ash = Rain of Ash
card-rain-of-ash-about = 1 damage to all enemies on up to 2 adjacent tiles.
card-shockwave = Shockwave
card-shockwave-about = 1 damage to all enemies on your tile; then you may move each surviving knight and golem to an adjacent tile.
card-grasping-chains = Grasping Chains
card-grasping-chains-about = Move an adjacent knight to your tile, then attack it for 2.
card-hurl = Hurl
card-hurl-about = Melee attack for 2 on a close knight; whoever took it may be moved to an adjacent tile.
card-crushing-dread = Crushing Dread
card-crushing-dread-about = Attack a close or adjacent enemy for 2; the knight that takes or blocks it is slowed.
card-whispered-madness = Whispered Madness
card-whispered-madness-about = Each close and adjacent knight is slowed and loses 1 defense; nobody can prevent it.
card-shadow-strike = Shadow Strike
card-shadow-strike-about = Melee attack for 2 on a close elder, guarded or not.
card-sunder = Sunder
card-sunder-about = A close or adjacent knight loses up to 2 defense; then attack it for 1.
card-feast-of-souls = Feast of Souls
card-feast-of-souls-about = Melee attack for 2 on a close enemy; heal as much as it costs health.
card-unholy-vigor = Unholy Vigor
card-unholy-vigor-about = Heal 3.
card-dark-gift = Dark Gift
card-dark-gift-about = Heal a demon anywhere by 2; then you get 1 command.
card-blood-pact = Blood Pact
card-blood-pact-about = Lose 1 health, but not your last; then melee attack for 4 on a close enemy.
card-wings-of-night = Wings of Night
card-wings-of-night-about = Move up to 3 tiles without disengagement damage.
card-pounce = Pounce
card-pounce-about = Move up to 2 tiles, then melee attack for 2 on a close enemy.
card-shadow-gate = Shadow Gate
card-shadow-gate-about = Put yourself on any tile. That is no move, but you enter the tile.
card-swarm = Swarm
card-swarm-about = You get 4 command.
card-spawning-pit = Spawning Pit
card-spawning-pit-about = Place 1 imp on your tile and 1 on the seal.
card-frenzied-pack = Frenzied Pack
card-frenzied-pack-about = Each imp on the board may strike for 1 melee.
card-burning-sacrifice = Burning Sacrifice
card-burning-sacrifice-about = Remove a close or adjacent imp and attack an enemy on its tile for 3.
card-drag-into-the-dark = Drag into the Dark
card-drag-into-the-dark-about = Move a close or adjacent elder by 1 tile, guarded or not; if it is adjacent to you then, you may follow without disengagement damage.
card-infernal-channel = Infernal Channel
card-infernal-channel-about = Use your magic ability once for free; then you may move 1 tile.
card-curse-of-frailty = Curse of Frailty
card-curse-of-frailty-about = A close or adjacent knight cannot use defense for the rest of this turn; attack it for 1.
card-mark-of-slaughter = Mark of Slaughter
card-mark-of-slaughter-about = Mark. Your first melee attack in each turn deals 1 more damage.
card-mark-of-hunger = Mark of Hunger
card-mark-of-hunger-about = Mark. At the end of your turn heal 1 if an enemy lost health to you in it.
card-mark-of-the-swarm = Mark of the Swarm
card-mark-of-the-swarm-about = Mark. When your turn starts you get 1 command, for an imp at any distance.
card-mark-of-shadow = Mark of Shadow
card-mark-of-shadow-about = Mark. You take no disengagement damage.
card-mark-of-thorns = Mark of Thorns
card-mark-of-thorns-about = Mark. A knight whose melee attack costs you health takes 1 damage.

## Cooperative cards

card-savage-rush = Savage Rush
card-savage-rush-primary = Stalk 2, then melee 6.
card-savage-rush-secondary = Melee 3.
card-savage-rush-about = First card: { card-savage-rush-primary } Second card: { card-savage-rush-secondary }
card-headlong-charge = Headlong Charge
card-headlong-charge-primary = Stalk 1, then melee 7.
card-headlong-charge-secondary = Stalk 1, then melee 2.
card-headlong-charge-about = First card: { card-headlong-charge-primary } Second card: { card-headlong-charge-secondary }
card-pace-the-cloister = Pace the Cloister
card-pace-the-cloister-primary = Move 2 clockwise, then melee 6.
card-pace-the-cloister-secondary = Melee 3.
card-pace-the-cloister-about = First card: { card-pace-the-cloister-primary } Second card: { card-pace-the-cloister-secondary }
card-widdershins-hunt = Widdershins Hunt
card-widdershins-hunt-primary = Move 2 counterclockwise, then melee 6.
card-widdershins-hunt-secondary = Ranged 3.
card-widdershins-hunt-about = First card: { card-widdershins-hunt-primary } Second card: { card-widdershins-hunt-secondary }
card-circling-dread = Circling Dread
card-circling-dread-primary = Move 3 clockwise, with melee 3 after each step.
card-circling-dread-secondary = Heal 2.
card-circling-dread-about = First card: { card-circling-dread-primary } Second card: { card-circling-dread-secondary }
card-circling-fire = Circling Fire
card-circling-fire-primary = Move 3 counterclockwise, with melee 3 after each step.
card-circling-fire-secondary = Move 1 clockwise, then melee 3.
card-circling-fire-about = First card: { card-circling-fire-primary } Second card: { card-circling-fire-secondary }
card-the-long-circuit = The Long Circuit
card-the-long-circuit-primary = Move 5 clockwise, with melee 2 after each step.
card-the-long-circuit-secondary = Melee 4.
card-the-long-circuit-about = First card: { card-the-long-circuit-primary } Second card: { card-the-long-circuit-secondary }
card-bolt-of-ruin = Bolt of Ruin
card-bolt-of-ruin-primary = Ranged 5, then ranged 3 with a target chosen anew.
card-bolt-of-ruin-secondary = Ranged 3.
card-bolt-of-ruin-about = First card: { card-bolt-of-ruin-primary } Second card: { card-bolt-of-ruin-secondary }
card-hail-of-cinders = Hail of Cinders
card-hail-of-cinders-primary = 1 damage to all enemies on its tile and on every adjacent one.
card-hail-of-cinders-secondary = Nothing.
card-hail-of-cinders-about = First card: { card-hail-of-cinders-primary } Second card: { card-hail-of-cinders-secondary }
card-inferno = Inferno
card-inferno-primary = Stalk 1, then 3 damage to all enemies on its tile.
card-inferno-secondary = Move 1, then melee 2.
card-inferno-about = First card: { card-inferno-primary } Second card: { card-inferno-secondary }
card-past-the-shield = Past the Shield
card-past-the-shield-primary = Stalk 2, then melee 5 on an elder on its tile, even a guarded one; without an elder there, normal melee 5.
card-past-the-shield-secondary = Melee 3.
card-past-the-shield-about = First card: { card-past-the-shield-primary } Second card: { card-past-the-shield-secondary }
card-gaze-from-the-dark = Gaze from the Dark
card-gaze-from-the-dark-primary = The nearest knight is slowed and loses 2 defense; then stalk 1 and melee 4.
card-gaze-from-the-dark-secondary = The nearest knight is slowed; then melee 2.
card-gaze-from-the-dark-about = First card: { card-gaze-from-the-dark-primary } Second card: { card-gaze-from-the-dark-secondary }
card-open-the-brood-pit = Open the Brood Pit
card-open-the-brood-pit-primary = 2 new imps; then each imp takes 2 actions.
card-open-the-brood-pit-secondary = 1 new imp; then each imp takes 1 action.
card-open-the-brood-pit-about = First card: { card-open-the-brood-pit-primary } Second card: { card-open-the-brood-pit-secondary }
card-coop-swarm = Swarm
card-coop-swarm-primary = 1 new imp; then each imp takes 3 actions.
card-coop-swarm-secondary = Each imp takes 2 actions.
card-coop-swarm-about = First card: { card-coop-swarm-primary } Second card: { card-coop-swarm-secondary }
card-pack-hunt = Pack Hunt
card-pack-hunt-primary = Stalk 1 and melee 4; then each imp takes 1 action.
card-pack-hunt-secondary = 1 new imp; then each imp takes 1 action.
card-pack-hunt-about = First card: { card-pack-hunt-primary } Second card: { card-pack-hunt-secondary }
card-dark-mending = Dark Mending
card-dark-mending-primary = Heal 4; then stalk 1 and melee 4.
card-dark-mending-secondary = Heal 3.
card-dark-mending-about = First card: { card-dark-mending-primary } Second card: { card-dark-mending-secondary }
card-drink-deep = Drink Deep
card-drink-deep-primary = Stalk 1 and melee 4; it heals as much as that costs health.
card-drink-deep-secondary = Heal 2, then melee 2.
card-drink-deep-about = First card: { card-drink-deep-primary } Second card: { card-drink-deep-secondary }
card-respawn = Respawn
card-respawn-primary = Another demon takes its place with the same health; then stalk 1 and melee 4.
card-respawn-secondary = Stalk 1, then melee 2.
card-respawn-about = First card: { card-respawn-primary } Second card: { card-respawn-secondary }
card-shadow-leap = Shadow Leap
card-shadow-leap-primary = It appears beside the weakest undefended elder, if there is one; then melee 5.
card-shadow-leap-secondary = Move 2, then melee 2.
card-shadow-leap-about = First card: { card-shadow-leap-primary } Second card: { card-shadow-leap-secondary }
card-fling-aside = Fling Aside
card-fling-aside-primary = Stalk 1; each knight on its tile is moved to an adjacent one that you choose; then melee 6.
card-fling-aside-secondary = Melee 3.
card-fling-aside-about = First card: { card-fling-aside-primary } Second card: { card-fling-aside-secondary }
card-chains-from-below = Chains from Below
card-chains-from-below-primary = The nearest knight is put on its tile and attacked for 5.
card-chains-from-below-secondary = Ranged 3.
card-chains-from-below-about = First card: { card-chains-from-below-primary } Second card: { card-chains-from-below-secondary }
card-sunder-steel = Sunder Steel
card-sunder-steel-primary = Close and adjacent knights lose all defense; then stalk 1 and melee 4.
card-sunder-steel-secondary = The nearest knight loses 1 defense; then melee 3.
card-sunder-steel-about = First card: { card-sunder-steel-primary } Second card: { card-sunder-steel-secondary }
card-hesitation = Hesitation
card-hesitation-primary = Heal 1.
card-hesitation-secondary = Nothing.
card-hesitation-about = First card: { card-hesitation-primary } Second card: { card-hesitation-secondary }
card-unholy-chorus = Unholy Chorus
card-unholy-chorus-primary = Every demon on the board, beginning with this one: stalk 1 and melee 3.
card-unholy-chorus-secondary = Stalk 1, then melee 2.
card-unholy-chorus-about = First card: { card-unholy-chorus-primary } Second card: { card-unholy-chorus-secondary }

## Minions, elders, pieces

card-imp = Imp
card-imp-about = Acts at the end of the round and on command.
card-stone-golem = Stone golem
card-stone-golem-about = Acts at the end of the round, for the knights.
card-ice-golem = Ice golem
card-ice-golem-about = Acts when the turn of whoever placed it starts, also after the Ice Knight has fallen.
card-slag-golem = Slag golem
card-slag-golem-about = Acts when the turn of whoever placed it starts, also after the Earth Knight has fallen.
card-crawler = Bone crawler
card-crawler-about = Acts when the Bone Crusher’s turn starts, and dies with him.
card-elder = Elder
card-elder-about = Never acts. While a knight is on the tile, an attack on the elder hits the knight.
card-victory-track = Victory track
card-heart-token = Heart
card-defense-token = Defense token
card-ice-token = Ice token
card-demon-marker = Marker of the demons
card-knight-marker = Marker of the knights
card-fire-halo = Fire halo
card-fire-halo-about = Hurts demons and their minions that enter its tile, or begin their turn or activation there.
card-portal = Portal
card-portal-about = For the moves of knights and golems all tiles with a portal are adjacent.
card-end-of-round-token = End of round
card-knight-standee = Knight figure
card-demon-standee = Demon figure
card-stand = Stand
card-health-tracker = Health clip
card-basic = Basic action card
card-basic-about = 1 move, 1 heal or 1 magic. It comes back to your hand at the end of your turn.
card-player-aid = Player aid
card-map-pad = Pad of maps

## Errors in editions

error-edition-list = In the edition, “{ $entry }” is { $value }. Write a list of { $length } whole numbers from { $least } to { $most }.
error-edition-word = In the edition, “{ $entry }” is { $value }. Write one of these words: { $allowed }
error-edition-words = In the edition, “{ $entry }” is { $value }. Write a list of { $length } of these: { $allowed }
error-edition-fixed = In the edition, “{ $entry }” is { $value }, but the rulebook itself says { $printed }. Leave this entry out or write { $printed }.
error-edition-start = In the edition, “{ $entry }” starts on { $start }, but its track ends at { $most }. Write a lower start or a higher end.
error-edition-pair = In the edition, no power card has two symbols “{ $symbol }”, but the rulebook’s examples play one. Give both symbols of at least one card that word.
error-edition-tiles = In the edition, the number of tiles of the abbey with the effect “{ $effect }” is { $count }. The rulebook describes it: let at least one tile have it, and exactly one the sewer.
error-campaign-form = The campaign file is not as it should be at “{ $entry }”: { $detail }. See docs/write-a-campaign.md.
error-campaign-type = In the campaign, “{ $entry }” has to be { $wanted }, and is { $got }.
error-campaign-least = In the campaign, “{ $entry }” has to be { $limit } or more.
error-campaign-most = In the campaign, “{ $entry }” has to be { $limit } or less.
error-campaign-length = In the campaign, “{ $entry }” has to be a list of { $limit }.
error-campaign-missing = In the campaign, “{ $entry }” is missing.
error-campaign-left-out = In the campaign, “{ $entry }” is missing. Possible: { $allowed }
error-campaign-number = In the campaign, “{ $value }” is no number of an entry. Allowed are 1 to 999, without zeros before them.
error-campaign-value = In the campaign, “{ $entry }” says { $value }. Allowed there: { $allowed }
error-campaign-together = In the campaign, “{ $entry }” has these together: { $value }. A choice takes only one of them.
error-campaign-twice = In the campaign, “{ $entry }” has more than once what may be there once: { $value }
error-campaign-square = In the campaign, “{ $value }” is no square. A letter and a number name one, such as C4.
error-campaign-edge = In the campaign, “{ $entry }” says { $value }. What belongs there are two squares of the map that touch, such as B1-C1.
error-campaign-start = In the campaign, “{ $entry }” has { $value } tiles with “{ $allowed }”. One is needed.
error-campaign-circle = In the campaign, entries lead in a circle by “read”: { $value }. Leave one of the steps out.
error-campaign-empty = In the campaign, “{ $entry }” is empty. There has to be something to read.
error-campaign-long = In the campaign, “{ $entry }” has { $value } characters. { $allowed } are allowed.
campaign-form = { $kind ->
    [int] a whole number
    [str] a text
    [object] a table in braces
    [array] a list in brackets
    [bool] true or false
    [float] a number with a point
    [text] a text, or a table with en and de
   *[other] something else
    }
error-campaign-apart = In the campaign, “{ $entry }” has tiles that nobody can walk to: { $value }. All tiles of a board have to hang together.
error-campaign-last = In the campaign, “{ $entry }” is the last entry: it has a single choice, { $value }, which costs nothing, asks for no keyword and leads nowhere else.
error-campaign-text = In the campaign, “{ $entry }” has signs that are no text: { $value }

## The rules in our own words

rule-goal-title = Goal
rule-goal =
    Two teams fight for an abbey over one night. Each has a marker on the same track; whichever gets to the monastery door first wins at once.
    Knights score when a demon is killed and when a round ends. Demons score when an elder or a knight is killed.
    From their first spaces the knights need 9 points and the demons 10.

rule-setup-title = Setup
rule-setup =
    Eight tiles lie at random around the seal, in rows of three. An elder with 6 health stands on each of the eight.
    Everybody draws 3 power cards from the deck of the own team and has a basic card. Knights start with 6 health and 1 defense; where a demon starts is on its card.
    Figures are placed in this order: demons, imps, knights, golems.

rule-teams-title = Teams and seats
rule-teams =
    Demons and knights take turns alternately, and a demon begins. The order never changes.
    With two players each has two characters; with three, one of them plays a team alone. With five, three play the demons. Whoever has two characters has a single hand and draws it anew after each turn.
    Team mates may talk and, if you like, see each other’s cards. Where a team decides together, the player of its first character answers.

rule-setup-characters-title = Choosing characters
rule-setup-characters =
    You draw one character more than you will play, and all choose in secret at the same time. The rest goes back into the decks.
    With two characters you also decide which of them goes first; that stays so for the whole game. Chance says which demon begins.

rule-setup-imps-title = The first imps
rule-setup-imps =
    All demons start on the seal. The demons put 3 imps on different tiles beside it; with five or six players only 2.
    In the cooperative game the players place them.

rule-setup-knights-title = Knights and golems at the start
rule-setup-knights = Each knight starts on a corner of its own. Every corner that is still free gets a stone golem.

rule-turn-title = A turn
rule-turn =
    A turn begins with what waits for it: a new character is placed, halos burn, golems and crawlers of this character act, then seals and marks.
    Then you play or discard all your cards in any order. Between two cards you may use what is free or collected.
    At the end come powers, seals and marks that name it. You draw 3 power cards and take the basic card back.
    “May” and “up to” allow you to do nothing; everything else has to be done if it can be.

rule-playing-cards-title = Playing cards
rule-playing-cards =
    Use a power card in one of three ways: its primary ability, its two symbols, or a minor action. You may also discard it for nothing.
    What you began has to be finished before the next card. A card’s text beats the general rules.

rule-primary-title = Primary ability
rule-primary =
    Do what the text says, from first to last, as far as you can. Parts without a target do nothing.
    Whoever moves others chooses the tile. They take no disengagement damage, but the tile they come to has its effect.

rule-seals-title = Seals and marks
rule-seals =
    A seal of the knights or a mark of the demons stays in front of the character that played it and works on.
    Each character has one at most: a new one replaces the old. It is no card of your hand, and it goes when the character dies.

rule-secondary-title = The two symbols
rule-secondary =
    Use one or both symbols at the top, in any order, together or one by one, but before any other card.
    Two equal attack symbols on the same target are a single attack; on two targets they are two. Magic may be worked between the symbols.

rule-minor-actions-title = Minor actions
rule-minor-actions =
    Discard a power card for one action of its back: melee, ranged, move, heal or magic, and defend for knights or command for demons.
    The actions of several cards may work together. The basic card cannot be used like that.

rule-basic-card-title = The basic card
rule-basic-card = It gives 1 move, 1 heal or 1 magic. It is never slowed, and you have it again at the end of your turn.

rule-reshuffle-title = An empty deck
rule-reshuffle = When a card has to be drawn and the deck is empty, its discards are shuffled into a new one. If that is not enough, fewer cards are drawn.

rule-actions-title = Actions
rule-actions =
    Melee: 1 damage to a close enemy. Ranged: 1 damage to an adjacent enemy, never to a close one.
    Move: to an adjacent tile. Heal: 1 health for you or a close ally, up to the end of the track. Defend: gain 1 defense.
    Magic and command have rules of their own.

rule-magic-title = Magic
rule-magic =
    Two magic work your character’s magic ability once. You may gather them from several cards.
    Work it as soon as you have the second one, or later in the same turn between cards. What is left at the end of the turn is lost.

rule-command-title = Command
rule-command =
    For each command an imp close or adjacent to you moves by a tile or strikes for 1. Each may go to another imp.
    Two command place a new imp on the seal, wherever you are. You may keep a symbol of a card for that until your turn ends; command from a text is used at once.
    A commanded imp need not heal first and leaves enemies unhurt.

rule-powers-title = Powers
rule-powers = Each character has a power that works as long as it is in play, and a magic ability.

rule-slow-title = Slow
rule-slow =
    A random power card of the slowed character’s player is laid face down. Until the end of the next turn it is good for a minor action, or to be discarded.
    Nobody has more than one slowed card. Elders and minions cannot be slowed; if a knight takes or blocks an attack for them, the knight is slowed.
    In the cooperative game a demon takes 1 more damage instead.

rule-terms-title = Close, adjacent, ally
rule-terms =
    Close: on the same tile. Adjacent: on a tile that shares an edge. Diagonal: on a tile that shares only a corner.
    All units of your team but yourself are your allies, all of the other team your enemies. Golems, imps and bone crawlers are minions. Any number of units fit on a tile.

rule-moving-title = Moving
rule-moving =
    A move leads to an adjacent tile; several moves go tile by tile. Leaving enemies hurts, unless a text says otherwise.
    Being placed is no move: nobody is hurt by it, but the tile is entered. If a card moves other knights, their players decide where.

rule-disengagement-title = Leaving enemies
rule-disengagement =
    Whoever leaves a tile in the own turn or activation takes 1 damage for each enemy there; elders do not count. Only the mover’s own defense, ice or imps help against it.
    Nobody takes it who is moved by somebody else, or who comes to defend in another’s turn. Whoever dies of it falls on the tile that was to be left.

rule-minions-title = Minions
rule-minions =
    Minions have 2 health, bone crawlers 1. They can move, strike for 1, or heal themselves. Killing them scores nothing.
    Stone golems and imps take 2 actions at the end of the round, ice and slag golems 2 at the start of the turn of whoever placed them, crawlers 1 at the start of the Bone Crusher’s turn.
    A killed minion goes back to the supply. If the supply is empty, no new one comes.

rule-elders-title = Elders
rule-elders =
    Elders have 6 health and never more. They do nothing themselves, and nobody is hurt in leaving them. Cards can move and heal them.
    An elder that dies gives the demons 2 points.

rule-guarded-elders-title = Guarded elders
rule-guarded-elders =
    A knight on the tile of an elder guards it: an attack aimed at the elder hits the knight instead, without any defense being spent. With several knights there, their team picks one for each attack.
    Only elders are guarded. Damage to all enemies of a tile hits the elders there too.

rule-attack-title = An attack step by step
rule-attack =
    Target and damage are said; a guarded elder is shielded; knights may defend; demons may use imps or ice. Then damage is dealt: to characters, elders, minions.
    What comes with an attack, such as slow, goes to whoever took or blocked it. Thorns and Retribution follow, and never answer each other.
    Points count at once; the game can end in the middle of an attack. Health paid as a price is no damage.

rule-defending-title = Defending
rule-defending =
    Each defense spent blocks 1 damage. A knight may defend itself, or a close or adjacent ally: it goes to that tile, spends at least 1 defense and takes what is not blocked.
    Against damage to many, a knight takes over allies on a single tile only, with at least 1 defense for each; its own damage goes with it. A knight from outside takes only that of others.
    One knight for each ally. If the knight dies before its turn comes, the rest falls back on the ally.

rule-death-title = Death and return
rule-death =
    When a knight or demon dies, the other team scores 1. A new character is drawn at once for the same place in the order; the hand stays, a seal or mark is lost.
    It waits until its next turn: a demon comes to the seal, a knight to any corner. Whoever dies in the own turn comes back at once and plays on.

rule-end-of-round-title = End of the round
rule-end-of-round =
    1. The knights score 1. 2. Stone golems take 2 actions each. 3. Imps take 2 actions each. 4. The knights get a new stone golem on a corner. 5. The demons get a new imp on the seal.
    A wounded golem or imp has to heal itself first. With five players 4 new golems come, as far as there are any.

rule-victory-title = Points and victory
rule-victory =
    Knights: 1 for each demon killed, 1 for each round. Demons: 2 for each elder killed, 1 for each knight.
    The game is over as soon as a marker stands at the door.

rule-location-tiles-title = Location tiles
rule-location-tiles =
    Moves go over edges, never over corners. With location effects most tiles do something, as they say; without them all are alike.
    Coming to a tile counts however you come, but not at the start of the game or when you return.

rule-sewer-title = The sewer
rule-sewer =
    Water runs from west to east and makes two banks. From the north you come to the north bank, from the south to the south bank, from the sides or by other means to either.
    Melee and disengagement count on the own bank alone, crossing is a move, and ranged attacks go over the water. For all else it is one tile. Whoever is moved by others, and demons led by cards, ignore the water.

rule-halos-title = Halos of fire
rule-halos =
    A halo hurts demons and their minions that enter its tile, or whose turn or activation begins there. Two never lie on one tile.
    They go at the start of the Flame Knight’s next turn, or when a new character is placed for him.

rule-portals-title = Portals
rule-portals = For the moves of knights and golems all tiles with a portal are adjacent to each other. Attacks and defending do not go through. They stay when the Phase Knight dies.

rule-own-golems-title = Ice and slag golems
rule-own-golems = They act at the start of the turn of the place in the order that made them, also when another knight has taken it over.

rule-retribution-title = Retribution
rule-retribution =
    { power-retribution-about }
    Not at the end of the round, nor in a knight’s turn.

rule-foresight-title = Foresight
rule-foresight = { power-foresight-about } The Scriptorium does the same; together they make it 5 and 2.

rule-grace-title = Grace
rule-grace = { power-grace-about }

rule-tailwind-title = Tailwind
rule-tailwind = { power-tailwind-about }

rule-shatter-title = Shatter
rule-shatter = { power-shatter-about }

rule-shackled-souls-title = Shackled Souls
rule-shackled-souls = { power-shackled-souls-about } One imp for each blow; also against damage outside attacks, but not against a price.

rule-rime-armor-title = Rime Armor
rule-rime-armor = { power-rime-armor-about }

rule-petrifying-gaze-title = Petrifying Gaze
rule-petrifying-gaze = { power-petrifying-gaze-about }

rule-molten-wake-title = Molten Wake
rule-molten-wake = { power-molten-wake-about }

rule-malevolence-title = Malevolence
rule-malevolence = { power-malevolence-about }

rule-bloodrush-title = Bloodrush
rule-bloodrush = { power-bloodrush-about }

rule-feral-vigor-title = Feral Vigor
rule-feral-vigor = { power-feral-vigor-about }

rule-fear-no-evil-title = Fear No Evil
rule-fear-no-evil = The knights start on the demons’ space and need 10 points as well. The cooperative game is always played like this.

rule-five-cards-title = Five cards in hand
rule-five-cards = You have four power cards and the basic one. Three of the four leave your hand in your turn, one stays for the next. A card given up as a price is one of the three.

rule-five-player-help-title = Help for two knights
rule-five-player-help = A rule of ours for five players: the marker of the two knights starts on space 5, as new golems alone do not make up for a third demon.

rule-coop-title = Cooperative game
rule-coop =
    You play knights only; a random demon belongs to each. Its turn comes right before the knight’s and is led by two cards: the first half of one, the second half of the other.
    Demons hold no cards and work no magic. When one dies, the next is drawn at once and comes to the seal when the next player’s turn starts. You win or lose together.

rule-coop-cards-title = What the cards say
rule-coop-cards =
    Move: the demon has to go, also away from an enemy, and takes disengagement damage. Stalk: it goes only while no enemy is on its tile.
    Melee and ranged are one attack with that damage; without a target nothing happens. New imps come to the seal.

rule-target-hierarchy-title = Whom the demons go for
rule-target-hierarchy =
    Always the closest. At equal distance: undefended elder, defended elder, knight with at most 2 health and defense together, golem, other knight.
    Still equal: the least health, then the fewest allies close or adjacent, then you choose. They avoid tiles where they have been in the same turn.

rule-clockwise-title = Around the abbey
rule-clockwise = Clockwise and counterclockwise lead along the outer tiles, whoever stands there. From the seal the first step goes by the usual choice of a target.

rule-coop-demons-title = Demons and imps by themselves
rule-coop-demons =
    Powers that are offers otherwise always happen: ice blocks, imps take damage, the Bone Crusher bursts, the Molten Scion burns each tile it moves to. Whom the gaze meets is for you to say.
    Soulstealer and Blood Shade take their extra move at the end, the Feral Reaver heals or moves, the Horned Demoness attacks.
    An imp heals if it is wounded, else it strikes, else it moves.

rule-respawn-title = Respawn
rule-respawn = Another demon takes the place of the one on turn, with its health or, if that is less, its own maximum. Nobody scores.

rule-desperate-title = Desperate
rule-desperate = Four elders of your choice start with 5 health, no golem stands on the corners, and one more imp is placed.

rule-figures-title = What is printed and what is ours
rule-figures = The rulebook shows hardly any card or tile. Their figures here are a reconstruction that fits everything it says. If you own the box, an edition file brings in what is printed on your copy.

## The campaign: questions and moves

ask-ride = Where does the party ride? Up to { $squares ->
    [2] two
    [3] three
   *[other] { $squares }
} squares to read there, or one more without reading.
ask-read = Do you read a number here?
ask-before-dusk = The last bell has rung. Is there anything left to buy before the abbey?
ask-choice = What do you do?
ask-ferry = Where does the ferry set you down?
ask-first-knight = Which of your knights follows the first demon?
ask-weakened = { $keyword }: Which knight begins with { $n } less health?
ask-warned = Wenna Bell gives warning. Which demon begins with 2 health less?
ask-horn = Saint Orla’s Horn: where does this knight go?
ask-nails = Silver Nails: where does the golem stand?
ask-chalice = Chalice of First Light: whom does it heal?
ask-bell = A demon’s turn is about to begin. Does the Bell of Nine Names silence it?
ask-hourglass = Does the Hourglass of Ash give this knight another turn at once?
ask-mirror = Two cards lead the demon. Does the Mirror of Still Water turn up two others?
ask-shield = A blow is about to land. Does the Thornwood Shield stop it?
move-ride = Ride to { $square }
how-ride-stay = Stay where you are.
how-ride-far = Too far to read anything there.
move-read = Read number { $number }
move-choice = { $letter }: { $text }
move-ferry = Land at { $square }
move-buy-scroll = Buy a scroll for { $coins } coins
move-buy-relic = { $coins ->
    [0] Buy { $relic } for { $scrolls ->
        [one] 1 scroll
       *[other] { $scrolls } scrolls
    }
   *[other] Buy { $relic } for { $scrolls ->
        [one] 1 scroll
       *[other] { $scrolls } scrolls
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
}
move-first = Begin with { $unit }
move-elixir = Drink an elixir ({ $left } left)
move-use = { $relic }
move-shield = Shield { $unit }
move-pass-read = Read nothing here
move-pass-choice = Ride on
move-pass-before-dusk = On to the abbey
move-pass-bell = Let the demon act
move-pass-hourglass = No second turn
move-pass-mirror = Keep these two cards
move-pass-shield = Let the blow land
move-pass-horn = Stay here
scope-round = Not this round
scope-round-means = Until this round is over you are not asked about it.
scope-round-means-mine = Until this round is over you are not asked about it.
scope-round-declined = You are not asked about relics in this round.
scope-round-declined-mine = You are not asked about { $topics } in this round.
scope-battle = Not in this battle
scope-battle-means = Until this battle is over you are not asked about it.
scope-battle-means-mine = Until this battle is over you are not asked about it.
scope-battle-declined = You are not asked about relics in this battle.
scope-battle-declined-mine = You are not asked about { $topics } in this battle.
hint-keyword-needs = Only with the keyword { $keyword }.
hint-keyword-without = Not with the keyword { $keyword }.
hint-resources = You would need { $what }.
amount-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
amount-scrolls = { $number ->
    [one] 1 scroll
   *[other] { $number } scrolls
}
amount-keys = { $number ->
    [one] 1 key
   *[other] { $number } keys
}
amount-elixirs = { $number ->
    [one] 1 elixir
   *[other] { $number } elixirs
}

## The campaign: events

event-campaign-began = { $difficulty ->
    [easy] The campaign begins, easy, with { $elixirs ->
        [one] 1 elixir
       *[other] { $elixirs } elixirs
    }.
    [hard] The campaign begins, hard, with { $elixirs ->
        [one] 1 elixir
       *[other] { $elixirs } elixirs
    }.
   *[medium] The campaign begins, medium, with { $elixirs ->
        [one] 1 elixir
       *[other] { $elixirs } elixirs
    }.
}
event-party-rode = { $me ->
    [yes] You lead
   *[no] { $seat } leads
} the party to { $square }.
event-party-rode-staying = { $me ->
    [yes] You let
   *[no] { $seat } lets
} the party stay: { $square }.
event-entry-read = Number { $number } is read: { $title }.
event-choice-made = { $me ->
    [yes] You choose
   *[no] { $seat } chooses
} { $letter }: { $text }
event-power-card-shown-won = The uppermost power card is { $card }: the wager is won.
event-power-card-shown = The uppermost power card is { $card }: the wager is lost.
event-resources-lost = The party gives { $what }.
event-resources-gained = The party gains { $what }.
event-keyword-gained = Keyword gained: { $keyword }.
event-keyword-erased = Keyword erased: { $keyword }.
event-villager-joined = { $villager } joins the party.
event-number-crossed-off = Number { $number } is crossed off.
event-bell-rang = { $left ->
    [0] The last bell rings.
    [one] A bell rings. One is left.
   *[other] A bell rings. { $left } are left.
}
event-scroll-bought = { $me ->
    [yes] You buy
   *[no] { $seat } buys
} a scroll for { $coins } coins.
event-relic-bought = { $me ->
    [yes] You buy
   *[no] { $seat } buys
} a relic: { $relic }.
event-party-ferried = The ferry lands: { $square }.
event-battle-began = Battle: { $battle }.
event-demon-loomed = { $demon } looms up { $at }.
event-knight-sent = { $knight } takes the place of the fallen.
event-villager-helped = { $villager } keeps { $unit } on the move: not slowed.
event-villager-helped-demon = { $villager } gives warning: { $unit } begins with less health.
event-weakened = { $keyword }: { $unit } begins with { $health } health.
event-elixir-drunk = { $knight } drinks an elixir; { $left } left.
event-relic-used = { $relic } is used.
event-board-laid = The board of the battle: { $tiles }.
event-battle-won = Battle won: { $battle }. { $elders ->
    [0] No elder is saved.
    [one] 1 elder is saved.
   *[other] { $elders } elders are saved.
}
event-battle-won-alone = Battle won: { $battle }.
event-battle-lost = Battle lost: { $battle }.
event-campaign-ended = The campaign is won. Your score: { $score }.
event-campaign-ended-lost = The campaign has failed. Your score: { $score }.
end-campaign-won = The last battle is won, and a plain grey morning comes.
end-campaign-lost-knights = The last knights have fallen, and it stays night.
end-campaign-lost-elders = Too many elders have fallen, and it stays night.
phase-map = On the map
phase-entry = In the book
kind-villager = Villagers
kind-relic = Relics

## The campaign: rules

rule-campaign-title = Campaign
rule-campaign =
    One or two of you lead a party of two knights through a valley. Sixteen bells are yours: ride, read, choose, and fight the battles the book leads you into. With the last bell you ride to the abbey and hold it.
    The story is an original one; the published storybook is not used.
rule-campaign-map-title = On the map
rule-campaign-map =
    A turn: ride up to 2 squares, straight or around corners, then read one open number there. Or read nothing and ride up to 3. Water is crossed on bridges only. Then a bell is crossed off, and the next of you leads.
    A number that is crossed off is closed for good; one that was only read can be read again. With the last bell you read the abbey’s number at once.
rule-campaign-choices-title = Choices
rule-campaign-choices =
    Only what you can pay for can be chosen. First you pay, then you gain resources, then keywords and villagers. You may buy a scroll in the middle of an entry to pay with it.
    A choice may lead on to another entry, or into a battle; then its rewards come when the battle is won.
rule-campaign-relics-title = Scrolls, relics, elixirs
rule-campaign-relics =
    A scroll costs 5 coins at any time. Relics are bought at any time outside entries and battles; each can be used once in every battle.
    On a knight’s turn an elixir restores that knight’s health to the end of the track.
rule-campaign-villagers-title = Villagers
rule-campaign-villagers = A villager helps from the moment he or she joins, in every battle and on the map, and is worth 6 points.
rule-campaign-keywords-title = Keywords
rule-campaign-keywords = Keywords open or close choices, and some are felt in the next battle or in the last one.
rule-campaign-battles-title = Battles of the campaign
rule-campaign-battles =
    As in the cooperative game, without points: defeat all demons. You choose which knight follows the first demon. At most two demons are there at once; where one falls, the next that looms takes its place on the same tile.
    New imps stand beside the demon that calls them. At the end of a round golems and imps act, no more. A fallen knight is gone for the whole campaign; another comes on the start tile with the next turn of that place. With no knight on the board and nobody left to come, the campaign is lost.
rule-campaign-final-title = The last battle
rule-campaign-final = Seven demons are drawn, two stand on the seal. You win as soon as six are defeated, and lose with the fifth elder that is killed, on easy with the sixth.
rule-campaign-score-title = Score of a campaign
rule-campaign-score = Living knights 2 each, relics 6, villagers 6, saved elders 3, scrolls, keys and elixirs 1; medium 10 more, hard 20 more, and 30 less if the campaign failed.
## Campaign: villagers and relics

card-maud-tanner = Maud Tanner
card-maud-tanner-about = Each knight that starts or enters a battle has 1 more health.
card-oswin-pike = Oswin Pike
card-oswin-pike-about = Each knight that starts or enters a battle has 1 more defense.
card-tilda-reed = Tilda Reed
card-tilda-reed-about = On the map you may move 1 more square each turn.
card-brother-anselm = Brother Anselm
card-brother-anselm-about = A scroll costs 1 coin less.
card-hob-carrow = Hob Carrow
card-hob-carrow-about = Each time an entry gives you coins, gain 1 more.
card-ysolde-finch = Ysolde Finch
card-ysolde-finch-about = At once gain 2 elixirs; a knight that uses an elixir in battle also gains 1 defense.
card-garrick-stone = Garrick Stone
card-garrick-stone-about = Each battle starts with 1 stone golem on the start tile.
card-wenna-bell = Wenna Bell
card-wenna-bell-about = At the start of each battle 1 demon of your choice on the board loses 2 health, but never the last.
card-pip = Pip
card-pip-about = Knights cannot be slowed.
card-saint-orlas-horn = Saint Orla’s Horn
card-saint-orlas-horn-about = In a knight’s turn: each knight may move up to 2 tiles without disengagement damage.
card-ember-censer = Ember Censer
card-ember-censer-about = In a knight’s turn: 2 damage to all enemies on that knight’s tile.
card-thornwood-shield = Thornwood Shield
card-thornwood-shield-about = When an attack is about to damage 1 knight or elder: prevent all damage to that unit.
card-bell-of-nine-names = Bell of Nine Names
card-bell-of-nine-names-about = When a demon’s turn would begin: it skips the turn, and no cooperative cards are drawn.
card-silver-nails = Silver Nails
card-silver-nails-about = In a knight’s turn: place a stone golem, if one is left, on any tile; it takes 2 minor actions at once.
card-hourglass-of-ash = Hourglass of Ash
card-hourglass-of-ash-about = After a knight’s turn, once its new hand is drawn: the same knight takes another turn, before any demon acts.
card-mirror-of-still-water = Mirror of Still Water
card-mirror-of-still-water-about = When two cooperative cards have been drawn for a demon: discard both before they work and draw two new ones.
card-chalice-of-first-light = Chalice of First Light
card-chalice-of-first-light-about = In a knight’s turn: heal 1 knight or elder anywhere on the board by 4.

## What is wrong with a campaign

campaign-fault-square = Nobody can ride to square { $where }: open a way or a bridge.
campaign-fault-unreachable = Entry { $where } is on no square, and no choice that can open leads to it.
campaign-fault-dead-end = Entry { $where } may have no choice that can be made: add one that is free and needs nothing.
campaign-fault-closed = Choice { $where } needs a keyword that cannot be gained.
campaign-fault-battle = Battle { $where } is never fought.
campaign-fault-unearned = { $where } are spent but never gained.
campaign-fault-keyword-not-gained = Keyword { $where } can never be gained.
campaign-fault-keyword-idle = Keyword { $where } does nothing and nothing asks for it.
campaign-fault-language = The text { $where } is missing: the other language has one.
campaign-fault-not-met = Entry { $where } was read in none of the random campaigns. Were they enough?
campaign-fault-not-chosen = Choice { $where } was taken in none of the random campaigns. Were they enough?
campaign-fault-stuck = { $where } of the random campaigns did not come to an end.
campaign-fault-unwinnable = Battle { $where } was won in none of its games.
