### Merlin: everything it says.
### The principalities go by their emblems. Messages in -to and -at put one into a sentence, those in -a and -the name a
### thing with its article, as it stands after a verb; all other names stand alone.

game-merlin = Merlin
game-merlin-about = A game by Stefan Feld and Michael Rieneck for two to four: you ride around the round table, send vassals into six principalities, build manors and repel traitors, to become Arthur’s successor.

mode-merlin-standard = Standard game
mode-merlin-standard-about = Six rounds and three scorings; the most points win. Any modules may be added.

option-merlin-modules = Modules
option-merlin-modules-about = What is added to the base game, in any combination. Market, Caerleon and Morgana bring gold coins and mistletoe with them.
option-merlin-modules-favor = King’s favor
option-merlin-modules-favor-about = A mission can teach you a lasting ability instead of scoring points.
option-merlin-modules-arthur = Arthur
option-merlin-modules-arthur-about = A fifth die moves Arthur on an inner ring; Picts invade, and most manors go home after each scoring.
option-merlin-modules-allies = Knights of the round table
option-merlin-modules-allies-about = Everybody has two of twelve knights as allies, each with an ability of his own.
option-merlin-modules-gold = Gold coins and mistletoe
option-merlin-modules-gold-about = Coins change dice, mistletoe makes up for what a mission lacks.
option-merlin-modules-market = The market
option-merlin-modules-market-about = Once a turn you may buy something for a coin, if you resolve no mission. Brings gold coins and mistletoe.
option-merlin-modules-caerleon = The city of Caerleon
option-merlin-modules-caerleon-about = Six districts take the place of the principalities’ stocks, each with a rule of its own. Brings gold coins and mistletoe.
option-merlin-modules-morgana = Morgana
option-merlin-modules-morgana-about = A die in the witch’s kitchen for everybody, and Morgana blocks a principality. Brings gold coins and mistletoe.
option-merlin-modules-treasures = Treasures of the environs
option-merlin-modules-treasures-about = The tiles without a tower reward whoever builds on them.
option-merlin-modules-decrees = The King’s decree
option-merlin-modules-decrees-about = Instead of letting a vassal act you may take a decree, and use it later.
option-merlin-allies = Allies
option-merlin-allies-about = How the knights of the round table come to you.
option-merlin-allies-draft = Chosen in turn
option-merlin-allies-random = Dealt at random
option-merlin-caerleon = Districts
option-merlin-caerleon-about = Where the districts of Caerleon lie.
option-merlin-caerleon-fixed = By the colour of the roof
option-merlin-caerleon-random = Shuffled

## Questions

ask-die = Choose a die for this turn.
ask-move = Change the die, or move.
ask-end = Is there anything else, or does your turn end?
ask-principality = Send a vassal to this principality, where it acts.
ask-influence = Choose a principality where you have influence.
ask-points = Will you score this space?
ask-build = Choose a tile for your manor, and the material.
ask-mission = Exchange up to two of your missions.
ask-exchange = Which item will you give back?
ask-exchange-take = What will you take for it?
ask-relocate = Send a vassal to a neighbouring principality, where it acts.
ask-excalibur = You take Excalibur. Which traitor do you repel?
ask-grail = Will you take the Grail and an apple?
ask-apple = Will you take an apple?
ask-remedy = An apple or a mistletoe?
ask-coin = Will you take a gold coin?
ask-arthur = Move Arthur one space. You do what the space says.
ask-activate = Which of your vassals acts where it stands?
ask-picts = Which Pict do you drive out?
ask-resource = Choose what you take.
ask-stairs = Your knight takes the stairs to the next principality. Do you want that?
ask-merlin = Move Merlin one to three spaces. You do what the space says.
ask-ring = You take the signet ring. Which mission do you resolve without its requirements?
ask-replace = Whose manor gives way to yours?
ask-draw = Draw a new mission: from the display or from the deck.
ask-tower = The tower brings you a flag, a shield or an influence marker.
ask-staff = Will you spend a staff, so that Merlin acts once more?
ask-grail-tie = { at-colour } several of you are tied. Will you break the tie with the Grail?
ask-reward =
    { $vassal ->
        [builder] A mission of the Builder: points, or an ability?
        [flag-bearer] A mission of the Flag-bearer: points, or an ability?
        [shield-bearer] A mission of the Shield-bearer: points, or an ability?
       *[lady] A mission of the Lady: points, or an ability?
    }
ask-build-again = The Builder’s ability: do you build a second manor?
ask-two-vassals = The Lady’s ability: send a vassal where you have influence.
ask-free-manor =
    { $terrain ->
        [mountain] Choose a free mountain for a manor; it costs no material.
        [wood] Choose a free wood for a manor; it costs no material.
       *[lake] Choose a free lake for a manor; it costs no material.
    }
ask-keep = Which manor of this territory stays? The others come home.
ask-ally = Choose an ally.
ask-wild = Sir Galahad: from here, or with a tile from elsewhere?
ask-castle = Sir Gaheris: do you put a castle under this manor?
ask-second-bonus = Sir Gaheris: the tower gives two things, from two principalities. Choose one.
ask-kay = Sir Kay: do you add a tile to your marker { at-colour-low }?
ask-plus = Do you put a plus token under your marker { at-colour-low }?
ask-which-item =
    { $kind ->
        [shield] You have to give up a shield: from a principality or from the market?
        [flag] You have to give up a flag: from a principality or from the market?
       *[material] You have to give up a stone: from a principality or from the market?
    } ({ colour-name })
ask-send-home = { at-colour } there is no room. Who goes home?
ask-district = Choose what you take in this district.
ask-market-give = The market district: what do you give?
ask-market-take = The market district: what do you take for it?
ask-kitchen = The witch’s kitchen: what do you use the die for?
ask-horn-price =
    { $left ->
            [one] The drinking horn costs 1 more coin or material.
           *[other] The drinking horn costs { $left } more coins or materials.
        }
ask-morgana = Where does Morgana go? She blocks that principality.
ask-bewitch = Bewitch: which die do you turn?
ask-swap = Swap figures: who changes places?
ask-gold = Witch’s gold: items for coins, or coins for items?
ask-sell = Witch’s gold: what do you give up?
ask-spend = Witch’s gold: what do you take from where Morgana stands?
ask-hut = Witch’s hut: on which of your manors?
ask-dark = Dark influence: one marker where Morgana stands, the other one next to her. Where?
ask-treasure =
    { $treasure ->
        [excalibur] A treasure: do you take Excalibur?
        [grail] A treasure: do you take the Grail and an apple?
        [staff] A treasure: do you take the staff?
        [points] A treasure: do you take the points and an apple?
        [influence] A treasure: two items from a principality where you have influence. Which one?
       *[discard] A treasure: must everybody else give something up?
    }
ask-discard = A treasure was found: you have to give something up. What?
ask-which-marker = Which of your markers { at-colour-low } goes home?
ask-decree = Does your vassal act { at-colour-low }, or do you take a decree instead?
ask-which-decree = Choose one of the decrees { at-colour-low }.

colour-name =
    { $colour ->
        [black] Dragon
        [grey] Dove
        [blue] Fish
        [purple] Snake
        [orange] Fox
       *[brown] Eagle
    }
at-colour =
    { $colour ->
        [black] In Dragon
        [grey] In Dove
        [blue] In Fish
        [purple] In Snake
        [orange] In Fox
       *[brown] In Eagle
    }
at-colour-low =
    { $colour ->
        [black] in Dragon
        [grey] in Dove
        [blue] in Fish
        [purple] in Snake
        [orange] in Fox
       *[brown] in Eagle
    }

## Moves

move-die = Use { $die } { $value }
move-apple = Apple: turn the die to { $value }
move-flag-reverse = Flag: ride backwards
move-flag-turn = Flag: turn the die to its opposite side
move-flag-mirror = Flag: go to the opposite space
move-flag-repel = Flag: repel all traitors of { $choice }
move-flag-different = Flag: act on the space of { $choice }’s knight
move-flag-missions = Flag: resolve a second mission
move-flag-switch = Flag: the die moves { $choice }
move-flag-adjust = Flag: { $choice }
move-go =
    { $steps ->
        [0] Stay on “{ $space }”
       *[other] Ride { $steps } to “{ $space }”
    }
move-go-flag = Ride { $steps } back to “{ $space }” (flag)
move-go-merlin =
    { $steps ->
        [0] Leave Merlin on “{ $space }”
       *[other] Move Merlin { $steps } { $direction } to “{ $space }”
    }
move-go-arthur =
    { $steps ->
        [0] Leave Arthur on “{ $space }”
       *[other] Move Arthur { $steps } { $direction } to “{ $space }”
    }
move-act = Carry it out
move-act-space = Do it: { $space }
move-place = { $vassal } { $to }
move-place-only = { $vassal } { $to }, without a marker
move-take = Take the { $item }
move-give = Give back the { $item }
move-influence = Influence marker { $at }
move-repel = Repel the { $traitor }
move-discard = Discard { $cards }
move-draw = Draw: { $card }
move-build = Build on tile { $tile }
move-mission = Resolve “{ $card }”
move-second = Flag: also resolve “{ $card }”
move-staff = Spend a staff: Merlin acts once more
move-grail = Break the tie with the Grail
move-pass-choose = Pass
move-pass-move = Leave it
move-pass-action = Forgo the action
move-pass-end = End the turn
move-pass-leave = Leave it

move-points = Take the points
move-ability =
    { $row ->
        [1] Learn: 1 point more for each mission of this vassal
        [2] Learn: send this vassal anywhere
       *[3] Learn: the special ability of this vassal
    }
move-score = The Flag-bearer’s ability: score { $resource }, and 1 point
move-vanquish = The Shield-bearer’s ability: repel the { $traitor }
move-two-vassals = The Lady’s ability: send two vassals

move-stray = Move { $figure } { $steps } { $direction } to “{ $space }”
move-activate = { $vassal } acts
move-replace = Replace the manor on tile { $tile }
move-pict = Pict: { $pict }
move-honor = Resolve “{ $card }” by the ring
move-settle = Build on tile { $tile } without material
move-keep = Keep the manor on tile { $tile }

move-ally = { $ally }
move-stride =
    Sir Tristram: { $pips ->
            [one] 1 pip { more-or-less }
           *[other] { $pips } pips { more-or-less }
        }
move-whim = Sir Gawain: turn the die to { $value }
move-portal = Sir Bors: through the portal { $to }
move-wild = Sir Galahad: { $an_item } instead
move-castle = Put a castle under it
move-kay = Add a tile
move-swap-cards = Sir Bedivere: “{ $card }” for “{ $display }”

move-coin = Coin: { one-pip }
move-tune = Coin: { $die } { $value }, { one-pip }
move-pick = Take { $thing }
move-buy = Buy at the market: { $ware } (1 coin)
move-labor = Day laborer { $value }
move-remedy = Apple tile: turn the die to { $value }
move-plus = Put a plus token under it
move-give-tile = Give the { $item } back to the market
move-home =
    { $me ->
        [yes] Your { $vassal } goes home
       *[no] { $seat }’s { $vassal } goes home
    }
move-give-coin = Give a coin

move-brew = Use cauldron { $cauldron }
move-poisoned-apple = Take a poisoned apple
move-horn = Take the drinking horn
move-pay-coin = Pay a coin
move-haunt = Morgana goes { $to }
move-bewitch =
    { $me ->
        [yes] Turn your { $die } { $value } to { $face }
       *[no] Turn { $seat }’s { $die } { $value } to { $face }
    }
move-swap-rings = Merlin and Arthur
move-swap-knights = Your knight and { $seat }’s
move-sell = Two items for three coins
move-spend = Two coins for three items
move-hut = On the manor of tile { $tile }
move-darken = The second marker { $at }
move-poison = Poisoned apple: { $die } { $value } for { $seat }’s { $other } { $other_value }

move-choose = Take the items { $at }
move-withdraw = Take home your marker { $at }
move-marker = Take a marker home
move-look = Take a decree instead
move-decree = Decree: { $decree }
move-edict = A decree: { one-pip }
move-edict-take = Two decrees for { $an_item }
move-edict-influence = Two decrees for a marker { $at }
move-edict-points = Three decrees for 5 points

## How moves that do the same differ

how-material = for { $an_item }
how-with = with { $things }

## Hints

hint-missing =
    { $number ->
            [one] One thing is missing for it.
           *[other] { $number } things are missing for it.
        }
hint-one-mission = No other mission in this turn.
hint-built =
    { $me ->
        [yes] Your manor stands here.
       *[no] { $seat }’s manor stands here.
    }
hint-material = Needs one of these stones, which you do not have: { $colours }.

## Events

event-start-tile-dealt =
    { $me ->
        [yes] You begin { $at }, with a shield, a flag, a stone and an influence marker.
       *[no] { $seat } begins { $at }, with a shield, a flag, a stone and an influence marker.
    }
event-traitors-drawn =
    { $me ->
        [yes] You drew traitors: { $colours }.
       *[no] { $seat } drew traitors: { $colours }.
    }
event-missions-dealt =
    { $me ->
        [yes] You got { $number } missions: { $cards }.
       *[no] { $seat } got { $number } missions: { $cards }.
    }
event-missions-dealt-unseen =
    { $me ->
        [yes] You got { $number } missions.
       *[no] { $seat } got { $number } missions.
    }
event-display-filled = New in the display: “{ $card }”.
event-missions-shuffled = The discarded missions are shuffled: a new deck of { $number }.
event-round-began = Round { $round } begins. First player: { $first }.
event-dice-rolled =
    { $me ->
        [yes]
            { $again ->
                [yes] You rolled { $dice }; three of a kind, so once more.
               *[no] You rolled { $dice }.
            }
       *[no]
            { $again ->
                [yes] { $seat } rolled { $dice }; three of a kind, so once more.
               *[no] { $seat } rolled { $dice }.
            }
    }
event-die-chosen =
    { $me ->
        [yes] You chose { $die } { $value }.
       *[no] { $seat } chose { $die } { $value }.
    }
event-die-chosen-laborer =
    { $me ->
        [yes] You sent the day laborer: { $value }.
       *[no] { $seat } sent the day laborer: { $value }.
    }
event-die-changed =
    { $me ->
        [yes] You changed the die to { $value } { changed-by }.
       *[no] { $seat } changed the die to { $value } { changed-by }.
    }
event-figure-moved =
    { $me ->
        [yes] You rode to “{ $space }”.
       *[no] { $seat } rode to “{ $space }”.
    }
event-figure-moved-merlin =
    { $me ->
        [yes] You moved Merlin to “{ $space }”.
       *[no] { $seat } moved Merlin to “{ $space }”.
    }
event-figure-moved-arthur =
    { $me ->
        [yes] You moved Arthur to “{ $space }”.
       *[no] { $seat } moved Arthur to “{ $space }”.
    }
event-figure-moved-mirror =
    { $me ->
        [yes] You crossed over to “{ $space }”.
       *[no] { $seat } crossed over to “{ $space }”.
    }
event-figure-moved-portal =
    { $me ->
        [yes] You went through a portal to “{ $space }”.
       *[no] { $seat } went through a portal to “{ $space }”.
    }
event-figure-moved-stairs =
    { $me ->
        [yes] You took the stairs to “{ $space }”.
       *[no] { $seat } took the stairs to “{ $space }”.
    }
event-flag-used =
    { $me ->
        [yes] You used { $a_flag }: { $power }.
       *[no] { $seat } used { $a_flag }: { $power }.
    }
event-different-action =
    { $me ->
        [yes] You acted on the space of { $other }’s knight: “{ $space }”.
       *[no] { $seat } acted on the space of { $other }’s knight: “{ $space }”.
    }
event-action-forfeited =
    { $me ->
        [yes] You left out the action “{ $space }”.
       *[no] { $seat } left out the action “{ $space }”.
    }
event-item-taken =
    { $me ->
        [yes] You took { $an_item }.
       *[no] { $seat } took { $an_item }.
    }
event-item-returned =
    { $me ->
        [yes] You gave back { $an_item }.
       *[no] { $seat } gave back { $an_item }.
    }
event-vassal-placed =
    { $me ->
        [yes] You sent { $the } { $to }.
       *[no] { $seat } sent { $the } { $to }.
    }
event-vassal-sent-home =
    { $me ->
        [yes] You had to call { $the } home { $from }.
       *[no] { $seat } had to call { $the } home { $from }.
    }
event-influence-placed =
    { $me ->
        [yes] You placed an influence marker { $at }.
       *[no] { $seat } placed an influence marker { $at }.
    }
event-influence-returned =
    { $me ->
        [yes] { $number ->
            [one] You took a marker home { $from }.
           *[other] You took { $number } markers home { $from }.
        }
       *[no] { $number ->
            [one] { $seat } took a marker home { $from }.
           *[other] { $seat } took { $number } markers home { $from }.
        }
    }
event-traitor-repelled =
    { $me ->
        [yes] You repelled { $a_traitor } { repelled-by }.
       *[no] { $seat } repelled { $a_traitor } { repelled-by }.
    }
event-apple-taken =
    { $me ->
        [yes] You took an apple.
       *[no] { $seat } took an apple.
    }
event-staff-spent =
    { $me ->
        [yes] You spent a staff; Merlin acts once more.
       *[no] { $seat } spent a staff; Merlin acts once more.
    }
event-excalibur-claimed =
    { $me ->
        [yes] You took Excalibur.
       *[no] { $seat } took Excalibur.
    }
event-grail-claimed =
    { $me ->
        [yes] You took the Grail.
       *[no] { $seat } took the Grail.
    }
event-mission-resolved =
    { $me ->
        [yes] You resolved “{ $card }”.
       *[no] { $seat } resolved “{ $card }”.
    }
event-mission-resolved-helped =
    { $me ->
        [yes] You resolved “{ $card }” with { $helped_by }.
       *[no] { $seat } resolved “{ $card }” with { $helped_by }.
    }
event-missions-discarded =
    { $me ->
        [yes] You discarded { $cards }.
       *[no] { $seat } discarded { $cards }.
    }
event-mission-drawn =
    { $me ->
        [yes] You drew “{ $card }” from the deck.
       *[no] { $seat } drew “{ $card }” from the deck.
    }
event-mission-drawn-unseen =
    { $me ->
        [yes] You drew a mission from the deck.
       *[no] { $seat } drew a mission from the deck.
    }
event-mission-drawn-open =
    { $me ->
        [yes] You took “{ $card }” from the display.
       *[no] { $seat } took “{ $card }” from the display.
    }
event-manor-built =
    { $me ->
        [yes] You built a manor on tile { $tile }.
       *[no] { $seat } built a manor on tile { $tile }.
    }
event-manor-built-free =
    { $me ->
        [yes] You built a manor on tile { $tile } without material.
       *[no] { $seat } built a manor on tile { $tile } without material.
    }
event-points-scored =
    { $me ->
        [yes] You scored { $points ->
            [one] 1 point
           *[other] { $points } points
        }: { $why } ({ $total } in all).
       *[no] { $seat } scored { $points ->
            [one] 1 point
           *[other] { $points } points
        }: { $why } ({ $total } in all).
    }
event-points-scored-lost =
    { $me ->
        [yes] You lost { $points ->
            [one] 1 point
           *[other] { $points } points
        }: { $why } ({ $total } in all).
       *[no] { $seat } lost { $points ->
            [one] 1 point
           *[other] { $points } points
        }: { $why } ({ $total } in all).
    }
event-scoring-began =
    { $number ->
        [1] The first scoring begins.
        [2] The second scoring begins.
       *[other] The last scoring begins.
    }
event-traitors-unrepelled =
    { $me ->
        [yes] { $number ->
            [one] You could not repel one traitor: { $colours }.
           *[other] You could not repel { $number } traitors: { $colours }.
        }
       *[no] { $number ->
            [one] { $seat } could not repel one traitor: { $colours }.
           *[other] { $seat } could not repel { $number } traitors: { $colours }.
        }
    }
event-territory-scored = Most manors { $in } ({ $tiles }): { $seats }, { points-each }.
event-principality-scored =
    { $grail ->
        [yes] The Grail breaks the tie { $at }: { $seats }, { points-each }.
       *[no] Most influence { $at }: { $seats }, { points-each }.
    }
points-each =
    { $shared ->
        [yes] { $points ->
            [one] 1 point each
           *[other] { $points } points each
        }
       *[no] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
event-vassals-scored =
    { $me ->
        [yes] You have { $number ->
            [one] 1 vassal
           *[other] { $number } vassals
        } in the principalities.
       *[no] { $seat } has { $number ->
            [one] 1 vassal
           *[other] { $number } vassals
        } in the principalities.
    }
event-game-ended =
    The game is over. { $shared ->
        [yes] Shared victory: { $winners }.
       *[no] Victory: { $winners }.
    }

event-ability-learned =
    { $me ->
        [yes] { $row ->
                [1] You learned: { $vassal }, 1 point more for each such mission.
                [2] You learned: { $vassal }, to be sent anywhere.
               *[3] You learned the special ability: { $vassal }.
            }
       *[no] { $row ->
                [1] { $seat } learned: { $vassal }, 1 point more for each such mission.
                [2] { $seat } learned: { $vassal }, to be sent anywhere.
               *[3] { $seat } learned the special ability: { $vassal }.
            }
    }
event-ability-used =
    { $me ->
        [yes] You used a special ability: { $vassal }.
       *[no] { $seat } used a special ability: { $vassal }.
    }
event-seals-turned = All seals lie face up again.

event-pict-taken =
    { $me ->
        [yes] You drove out a Pict: { $pict }.
       *[no] { $seat } drove out a Pict: { $pict }.
    }
event-ring-claimed =
    { $me ->
        [yes] You took the signet ring.
       *[no] { $seat } took the signet ring.
    }
event-manor-replaced =
    { $me ->
        [yes] You replaced { $other }’s manor on tile { $tile }.
       *[no] { $seat } replaced { $other }’s manor on tile { $tile }.
    }
event-manors-removed =
    { $me ->
        [yes] { $number ->
            [one] You took home the manor on tile { $tiles }.
           *[other] You took home the manors on tiles { $tiles }.
        }
       *[no] { $number ->
            [one] { $seat } took home the manor on tile { $tiles }.
           *[other] { $seat } took home the manors on tiles { $tiles }.
        }
    }
event-picts-scored = Picts in order of seats: { $totals }.

event-ally-joined =
    { $me ->
        [yes] { $ally } joined you.
       *[no] { $ally } joined { $seat }.
    }
event-marshal-placed =
    { $me ->
        [yes] Your marshal stands { $at }.
       *[no] { $seat }’s marshal stands { $at }.
    }
event-ally-tile-used =
    { $me ->
        [yes] You used a tile of { $ally }.
       *[no] { $seat } used a tile of { $ally }.
    }
event-ally-tile-gained =
    { $me ->
        [yes] You put a tile on { $ally }: { $tile }.
       *[no] { $seat } put a tile on { $ally }: { $tile }.
    }
event-missions-swapped =
    { $me ->
        [yes] You swapped “{ $card }” for “{ $display }”.
       *[no] { $seat } swapped “{ $card }” for “{ $display }”.
    }

event-coins-taken =
    { $me ->
        [yes] You took { $number ->
            [one] a coin
           *[other] { $number } coins
        }.
       *[no] { $seat } took { $number ->
            [one] a coin
           *[other] { $number } coins
        }.
    }
event-coins-spent =
    { $me ->
        [yes] You spent { $number ->
            [one] a coin
           *[other] { $number } coins
        }.
       *[no] { $seat } spent { $number ->
            [one] a coin
           *[other] { $number } coins
        }.
    }
event-mistletoe-taken =
    { $me ->
        [yes] You took a mistletoe.
       *[no] { $seat } took a mistletoe.
    }
event-die-tuned =
    { $me ->
        [yes] You changed a die: { $die } { $value } shows { $now } now.
       *[no] { $seat } changed a die: { $die } { $value } shows { $now } now.
    }
event-tile-bought =
    { $me ->
        [yes] You bought at the market: { $ware }.
       *[no] { $seat } bought at the market: { $ware }.
    }
event-tile-returned =
    { $me ->
        [yes] You returned to the market: { $ware }.
       *[no] { $seat } returned to the market: { $ware }.
    }
event-plus-placed =
    { $me ->
        [yes] You put a plus token under a marker { $at }.
       *[no] { $seat } put a plus token under a marker { $at }.
    }
event-districts-laid = The districts, from Dragon clockwise: { $districts }.

event-morgana-dice-rolled =
    { $again ->
        [yes] The Morgana dice show { $dice }; three of a kind, so once more.
       *[no] The Morgana dice show { $dice }.
    }
event-poison-taken =
    { $me ->
        [yes] You took a poisoned apple.
       *[no] { $seat } took a poisoned apple.
    }
event-horn-taken =
    { $me ->
        [yes] You took the drinking horn.
       *[no] { $seat } took the drinking horn.
    }
event-cauldron-used =
    { $me ->
        [yes] You used cauldron { $cauldron }: { $effect }.
       *[no] { $seat } used cauldron { $cauldron }: { $effect }.
    }
event-morgana-moved =
    { $me ->
        [yes] You sent Morgana { $to }.
       *[no] { $seat } sent Morgana { $to }.
    }
event-die-bewitched =
    { $me ->
        [yes] You bewitched a die of { $other }: { $die } { $value } shows { $now } now.
       *[no] { $seat } bewitched a die of { $other }: { $die } { $value } shows { $now } now.
    }
event-figures-swapped =
    { $me ->
        [yes] Your knight and that of { $other } changed places.
       *[no] { $seat }’s knight and that of { $other } changed places.
    }
event-figures-swapped-rings =
    { $me ->
        [yes] You let Merlin and Arthur change places.
       *[no] { $seat } let Merlin and Arthur change places.
    }
event-hut-raised =
    { $me ->
        [yes] You put a witch’s hut on tile { $tile }.
       *[no] { $seat } put a witch’s hut on tile { $tile }.
    }
event-huts-removed =
    The huts vanish, and { $number ->
            [one] the manor on tile { $tiles } goes home.
           *[other] the manors on tiles { $tiles } go home.
        }
event-huts-removed-alone = The huts vanish.
event-dark-influence-placed =
    { $me ->
        [yes]
            { $on_top ->
                [yes] You put a Morgana marker on your marker { $at }.
               *[no] You placed a Morgana marker { $at }.
            }
       *[no]
            { $on_top ->
                [yes] { $seat } put a Morgana marker on an own marker { $at }.
               *[no] { $seat } placed a Morgana marker { $at }.
            }
    }
event-dice-swapped =
    { $me ->
        [yes] You used a poisoned apple: a { $value } for { $other }’s { $other_value }.
       *[no] { $seat } used a poisoned apple: a { $value } for { $other }’s { $other_value }.
    }

event-treasure-found =
    { $me ->
        [yes] You found a treasure on tile { $tile }: { $treasure }.
       *[no] { $seat } found a treasure on tile { $tile }: { $treasure }.
    }
event-staff-taken =
    { $me ->
        [yes] You took a neutral staff.
       *[no] { $seat } took a neutral staff.
    }
event-stack-looked-through =
    { $me ->
        [yes] You looked at the decrees { $at }: { $decrees }.
       *[no] { $seat } looked at the decrees { $at }: { $decrees }.
    }
event-stack-looked-through-unseen =
    { $me ->
        [yes] You looked at the decrees { $at }.
       *[no] { $seat } looked at the decrees { $at }.
    }
event-decree-taken =
    { $me ->
        [yes] You took a decree: { $decree }.
       *[no] { $seat } took a decree: { $decree }.
    }
event-decrees-spent =
    { $me ->
        [yes] { $number ->
            [one] You spent a decree.
           *[other] You spent { $number } decrees.
        }
       *[no] { $number ->
            [one] { $seat } spent a decree.
           *[other] { $seat } spent { $number } decrees.
        }
    }

end-rounds = The sixth round is over.

changed-by =
    { $by ->
        [apple] with an apple
        [coin] with a coin
        [flag] with a flag
        [remedy] with an apple tile
        [tristram] with Sir Tristram’s help
        [gawain] with Sir Gawain’s help
       *[decree] with a decree
    }
repelled-by =
    { $by ->
        [shield] with a shield
        [excalibur] with Excalibur
        [flag] with a flag
       *[favor] by the Shield-bearer’s ability
    }

## Principalities, kinds and figures

colour-black = Dragon
colour-black-to = to Dragon
colour-black-at = in Dragon
colour-black-from = from Dragon
colour-grey = Dove
colour-grey-to = to Dove
colour-grey-at = in Dove
colour-grey-from = from Dove
colour-blue = Fish
colour-blue-to = to Fish
colour-blue-at = in Fish
colour-blue-from = from Fish
colour-purple = Snake
colour-purple-to = to Snake
colour-purple-at = in Snake
colour-purple-from = from Snake
colour-orange = Fox
colour-orange-to = to Fox
colour-orange-at = in Fox
colour-orange-from = from Fox
colour-brown = Eagle
colour-brown-to = to Eagle
colour-brown-at = in Eagle
colour-brown-from = from Eagle

vassal-builder = Builder
vassal-builder-the = the Builder
vassal-flag-bearer = Flag-bearer
vassal-flag-bearer-the = the Flag-bearer
vassal-shield-bearer = Shield-bearer
vassal-shield-bearer-the = the Shield-bearer
vassal-lady = Lady
vassal-lady-the = the Lady
vassal-vassal = any vassal

figure-knight = knight
figure-knight-the = your knight
figure-merlin = Merlin
figure-merlin-the = Merlin
figure-arthur = Arthur
figure-arthur-the = Arthur
figure-morgana = Morgana
figure-morgana-the = Morgana

die-knight = knight die
die-merlin = Merlin die
die-arthur = Arthur die
die-morgana = Morgana die
die-laborer = day laborer
die-chosen = chosen die
rolled-knight = { $value }
rolled-merlin = Merlin { $value }
rolled-arthur = Arthur { $value }

power-reverse = Reverse
power-turn = Turn one die
power-mirror = Mirror
power-repel = Repel traitors
power-different = Different action
power-missions = Missions
power-switch = Switch
power-adjust = One pip more or less
power-reverse-about = Your knight rides counter-clockwise.
power-turn-about = Turn the chosen die to its opposite side.
power-mirror-about = After your knight’s move: put him on the opposite space and act there.
power-repel-about = At any time in your turn: repel all your traitors of one principality.
power-different-about = After a move: act on the space of somebody else’s knight instead.
power-missions-about = Resolve a second mission in this turn, for 2 more points.
power-switch-about = The chosen die moves your knight, Merlin or Arthur, as you like.
power-adjust-about = The chosen die counts one more or one less, from 0 to 7.

terrain-mountain = Mountains
terrain-wood = Woods
terrain-lake = Lakes
terrain-mountain-in = in the mountains
terrain-wood-in = in the woods
terrain-lake-in = at the lakes
resource-shield = shields
resource-flag = flags
resource-material = materials
resource-influence = influence
resource-manor = manors
thing-apple = an apple
thing-mistletoe = a mistletoe
thing-coin = a coin
thing-plus = a plus token
thing-dark = a Morgana marker
way-up = one pip more
way-down = one pip less
one-pip =
    { $way ->
        [up] one pip more
       *[down] one pip less
    }
more-or-less =
    { $way ->
        [up] more
       *[down] less
    }
direction-on = clockwise
direction-back = counter-clockwise

help-mistletoe = a mistletoe
help-remedy = a mistletoe tile
help-percival = Sir Percival
help-ring = the signet ring
help-plus = a plus token
help-dark = a Morgana marker

why-points-shield = shields
why-points-flag = flags
why-points-material = materials
why-points-influence = influence
why-points-manor = manors
why-mission = mission
why-second-mission = second mission
why-traitors = traitors
why-excalibur = Excalibur
why-environs = environs
why-influence = influence
why-vassals = vassals
why-favor = King’s favor
why-picts = Picts
why-gareth = Sir Gareth
why-geraint = Sir Geraint
why-horn = drinking horn
why-huts = witch’s huts
why-treasure = treasure
why-decree = decree
end-apples = apples left
why-end-apples = { end-apples }
end-staffs = staffs left
why-end-staffs = { end-staffs }
end-items = items left
why-end-items = { end-items }
end-coins = coins left
why-end-coins = { end-coins }
end-gareth = Sir Gareth’s tiles
why-end-gareth = { end-gareth }
end-geraint = Sir Geraint’s tiles
why-end-geraint = { end-geraint }

## Spaces

space-principality-black = Dragon
space-principality-grey = Dove
space-principality-blue = Fish
space-principality-purple = Snake
space-principality-orange = Fox
space-principality-brown = Eagle
space-influence-shield = Influence: shield
space-influence-flag = Influence: flag
space-influence-material = Influence: material
space-influence-vassal = Influence: vassal
space-points-shield = Score: shields
space-points-flag = Score: flags
space-points-material = Score: material
space-points-influence = Score: influence
space-points-manor = Score: manors
space-resource-shield = Take a shield
space-resource-flag = Take a flag
space-resource-material = Take material
space-resource-influence = Place influence
space-principality = Principality
space-principality-about = Send a vassal there: the Builder takes material, the Flag-bearer a flag, the Shield-bearer a shield, the Lady places a marker.
space-influence = Influence
space-influence-about = In a principality where you have a marker: take the item shown, or send a vassal there.
space-points = Score
space-points-about = A point for each of your pieces of this kind.
space-build = Build a manor
space-build-about = Pay a material whose mark lies on a line of the tile, and build there. A tower brings more.
space-mission = Missions
space-mission-about = Discard up to two missions and draw as many.
space-exchange = Exchange
space-exchange-about = Give an item back and take any other one.
space-relocate = Relocate
space-relocate-about = One of your vassals moves to a neighbouring principality and acts there.
space-excalibur = Excalibur
space-excalibur-about = Repel a traitor and take Excalibur.
space-grail = Grail
space-grail-about = Take an apple and the Grail.
space-apple = Apple
space-apple-about = Take an apple.
space-remedy = Apple or mistletoe
space-remedy-about = Take an apple or a mistletoe.
space-coin = Gold coin
space-coin-about = Take a gold coin.
space-arthur = Move Arthur
space-arthur-about = Move Arthur one space and do what that space says.
space-activate = Activate a vassal
space-activate-about = One of your vassals acts where it stands.
space-picts = Picts
space-picts-about = Take a Pict and what it brings.
space-resource = Take something
space-resource-about = Take the item shown from any principality, or place a marker anywhere.
space-stairs = Stairs
space-stairs-about = Your knight goes to the next principality clockwise and acts there.
space-merlin = Move Merlin
space-merlin-about = Move Merlin one to three spaces and do what that space says.
space-ring = Signet ring
space-ring-about = Take the ring, and resolve a mission whatever it asks for.
space-replace = Replace a manor
space-replace-about = Somebody else’s manor goes home, and yours takes its place.

## Items, traitors and tiles

card-shield-black = Dragon shield
card-shield-black-a = a Dragon shield
card-shield-grey = Dove shield
card-shield-grey-a = a Dove shield
card-shield-blue = Fish shield
card-shield-blue-a = a Fish shield
card-shield-purple = Snake shield
card-shield-purple-a = a Snake shield
card-shield-orange = Fox shield
card-shield-orange-a = a Fox shield
card-shield-brown = Eagle shield
card-shield-brown-a = an Eagle shield
card-flag-black = Dragon flag
card-flag-black-a = a Dragon flag
card-flag-grey = Dove flag
card-flag-grey-a = a Dove flag
card-flag-blue = Fish flag
card-flag-blue-a = a Fish flag
card-flag-purple = Snake flag
card-flag-purple-a = a Snake flag
card-flag-orange = Fox flag
card-flag-orange-a = a Fox flag
card-flag-brown = Eagle flag
card-flag-brown-a = an Eagle flag
card-material-black = Dragon stone
card-material-black-a = a Dragon stone
card-material-grey = Dove stone
card-material-grey-a = a Dove stone
card-material-blue = Fish stone
card-material-blue-a = a Fish stone
card-material-purple = Snake stone
card-material-purple-a = a Snake stone
card-material-orange = Fox stone
card-material-orange-a = a Fox stone
card-material-brown = Eagle stone
card-material-brown-a = an Eagle stone
card-traitor-black = Dragon traitor
card-traitor-black-a = a Dragon traitor
card-traitor-grey = Dove traitor
card-traitor-grey-a = a Dove traitor
card-traitor-blue = Fish traitor
card-traitor-blue-a = a Fish traitor
card-traitor-purple = Snake traitor
card-traitor-purple-a = a Snake traitor
card-traitor-orange = Fox traitor
card-traitor-orange-a = a Fox traitor
card-traitor-brown = Eagle traitor
card-traitor-brown-a = an Eagle traitor
card-new-flag-black = New Dragon flag
card-new-flag-grey = New Dove flag

card-tile-shield-black = Dragon shield of the market
card-tile-shield-grey = Dove shield of the market
card-tile-shield-blue = Fish shield of the market
card-tile-shield-purple = Snake shield of the market
card-tile-shield-orange = Fox shield of the market
card-tile-shield-brown = Eagle shield of the market
card-tile-material-black = Dragon stone of the market
card-tile-material-grey = Dove stone of the market
card-tile-material-blue = Fish stone of the market
card-tile-material-purple = Snake stone of the market
card-tile-material-orange = Fox stone of the market
card-tile-material-brown = Eagle stone of the market
card-laborer-1 = Day laborer 1
card-laborer-2 = Day laborer 2
card-laborer-3 = Day laborer 3
card-laborer-4 = Day laborer 4
card-laborer-5 = Day laborer 5
card-laborer-6 = Day laborer 6
card-plus = Plus token
card-plus-about = Goes under an influence marker you place, which then counts as two at the next scoring.
card-remedy = Apple/mistletoe tile
card-remedy-about = Use it as an apple or as a mistletoe; then it goes back to the market.
card-laborer-about = One turn more for your knight, by the number he shows; nothing changes it. At most one a round.

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
decree-points = points
card-decree-shield-black = Decree: { decree-shield-black }
card-decree-shield-grey = Decree: { decree-shield-grey }
card-decree-shield-blue = Decree: { decree-shield-blue }
card-decree-shield-purple = Decree: { decree-shield-purple }
card-decree-shield-orange = Decree: { decree-shield-orange }
card-decree-shield-brown = Decree: { decree-shield-brown }
card-decree-flag-black = Decree: { decree-flag-black }
card-decree-flag-grey = Decree: { decree-flag-grey }
card-decree-flag-blue = Decree: { decree-flag-blue }
card-decree-flag-purple = Decree: { decree-flag-purple }
card-decree-flag-orange = Decree: { decree-flag-orange }
card-decree-flag-brown = Decree: { decree-flag-brown }
card-decree-material-black = Decree: { decree-material-black }
card-decree-material-grey = Decree: { decree-material-grey }
card-decree-material-blue = Decree: { decree-material-blue }
card-decree-material-purple = Decree: { decree-material-purple }
card-decree-material-orange = Decree: { decree-material-orange }
card-decree-material-brown = Decree: { decree-material-brown }
card-decree-points = Decree: { decree-points }
card-decree-about = Take what it shows. Keep the tile: one changes a die by a pip, two bring any item or marker, three bring 5 points.

pict-black-shield = { card-shield-black }
pict-black-flag = { card-flag-black }
pict-black-material = { card-material-black }
pict-black-influence = influence in Dragon
pict-grey-shield = { card-shield-grey }
pict-grey-flag = { card-flag-grey }
pict-grey-material = { card-material-grey }
pict-grey-influence = influence in Dove
pict-blue-shield = { card-shield-blue }
pict-blue-flag = { card-flag-blue }
pict-blue-material = { card-material-blue }
pict-blue-influence = influence in Fish
pict-purple-shield = { card-shield-purple }
pict-purple-flag = { card-flag-purple }
pict-purple-material = { card-material-purple }
pict-purple-influence = influence in Snake
pict-orange-shield = { card-shield-orange }
pict-orange-flag = { card-flag-orange }
pict-orange-material = { card-material-orange }
pict-orange-influence = influence in Fox
pict-brown-shield = { card-shield-brown }
pict-brown-flag = { card-flag-brown }
pict-brown-material = { card-material-brown }
pict-brown-influence = influence in Eagle
pict-mountain-1 = manor in the mountains
pict-mountain-2 = manor in the mountains
pict-wood-1 = manor in the woods
pict-wood-2 = manor in the woods
pict-lake-1 = manor at the lakes
pict-lake-2 = manor at the lakes
card-pict-black-shield = Pict: { pict-black-shield }
card-pict-black-flag = Pict: { pict-black-flag }
card-pict-black-material = Pict: { pict-black-material }
card-pict-black-influence = Pict: { pict-black-influence }
card-pict-grey-shield = Pict: { pict-grey-shield }
card-pict-grey-flag = Pict: { pict-grey-flag }
card-pict-grey-material = Pict: { pict-grey-material }
card-pict-grey-influence = Pict: { pict-grey-influence }
card-pict-blue-shield = Pict: { pict-blue-shield }
card-pict-blue-flag = Pict: { pict-blue-flag }
card-pict-blue-material = Pict: { pict-blue-material }
card-pict-blue-influence = Pict: { pict-blue-influence }
card-pict-purple-shield = Pict: { pict-purple-shield }
card-pict-purple-flag = Pict: { pict-purple-flag }
card-pict-purple-material = Pict: { pict-purple-material }
card-pict-purple-influence = Pict: { pict-purple-influence }
card-pict-orange-shield = Pict: { pict-orange-shield }
card-pict-orange-flag = Pict: { pict-orange-flag }
card-pict-orange-material = Pict: { pict-orange-material }
card-pict-orange-influence = Pict: { pict-orange-influence }
card-pict-brown-shield = Pict: { pict-brown-shield }
card-pict-brown-flag = Pict: { pict-brown-flag }
card-pict-brown-material = Pict: { pict-brown-material }
card-pict-brown-influence = Pict: { pict-brown-influence }
card-pict-mountain-1 = Pict: { pict-mountain-1 }
card-pict-mountain-2 = Pict: { pict-mountain-2 }
card-pict-wood-1 = Pict: { pict-wood-1 }
card-pict-wood-2 = Pict: { pict-wood-2 }
card-pict-lake-1 = Pict: { pict-lake-1 }
card-pict-lake-2 = Pict: { pict-lake-2 }
card-pict-display = Display of Picts

## Missions

card-m01 = Dragon’s wing
card-m01-about = Have a Dragon flag.
card-m02 = Dove’s feather
card-m02-about = Have a Dove flag.
card-m03 = Fish pennant
card-m03-about = Have a Fish flag.
card-m04 = Purple silk
card-m04-about = Have a Snake flag.
card-m05 = Fox tail
card-m05-about = Have a Fox flag.
card-m06 = Eagle’s flight
card-m06-about = Have an Eagle flag.
card-m07 = Black scales
card-m07-about = Have a Dragon shield.
card-m08 = Grey guard
card-m08-about = Have a Dove shield.
card-m09 = Blue bulwark
card-m09-about = Have a Fish shield.
card-m10 = Snake’s coil
card-m10-about = Have a Snake shield.
card-m11 = Amber ward
card-m11-about = Have a Fox shield.
card-m12 = Brown oak
card-m12-about = Have an Eagle shield.
card-m13 = Obsidian
card-m13-about = Have a Dragon stone.
card-m14 = Grey granite
card-m14-about = Have a Dove stone.
card-m15 = Blue slate
card-m15-about = Have a Fish stone.
card-m16 = Porphyry
card-m16-about = Have a Snake stone.
card-m17 = Red brick
card-m17-about = Have a Fox stone.
card-m18 = Brown earth
card-m18-about = Have an Eagle stone.
card-m19 = Dragon’s guests
card-m19-about = Two of your vassals in Dragon.
card-m20 = Hand in hand
card-m20-about = Two of your vassals in Dove.
card-m21 = Two at the pond
card-m21-about = Two of your vassals in Fish.
card-m22 = Nest of two
card-m22-about = Two of your vassals in Snake.
card-m23 = Fox hunt
card-m23-about = Two of your vassals in Fox.
card-m24 = Eagle’s perch
card-m24-about = Two of your vassals in Eagle.
card-m25 = Topping out
card-m25-about = Your Builder and your Flag-bearer in one principality.
card-m26 = Stone and steel
card-m26-about = Your Builder and your Shield-bearer in one principality.
card-m27 = Rose garden
card-m27-about = Your Builder and your Lady in one principality.
card-m28 = Arms parade
card-m28-about = Your Flag-bearer and your Shield-bearer in one principality.
card-m29 = Lady’s colours
card-m29-about = Your Flag-bearer and your Lady in one principality.
card-m30 = Safe conduct
card-m30-about = Your Shield-bearer and your Lady in one principality.
card-m31 = Dragon’s ear
card-m31-about = Have 2 influence markers in Dragon.
card-m32 = Peace envoys
card-m32-about = Have 2 influence markers in Dove.
card-m33 = Deep waters
card-m33-about = Have 2 influence markers in Fish.
card-m34 = Whispered counsel
card-m34-about = Have 2 influence markers in Snake.
card-m35 = Sly tongues
card-m35-about = Have 2 influence markers in Fox.
card-m36 = Eagle’s eye
card-m36-about = Have 2 influence markers in Eagle.
card-m37 = Three flags
card-m37-about = Have any 3 flags.
card-m38 = Shield wall
card-m38-about = Have any 3 shields.
card-m39 = Stonecutters
card-m39-about = Have any 3 stones.
card-m40 = Three gifts
card-m40-about = Have a flag, a shield and a stone.
card-m41 = Storm watch
card-m41-about = Have a Dragon flag, a Fish shield and a Fox stone.
card-m42 = Grey morning
card-m42-about = Have a Dove flag, a Snake shield and an Eagle stone.
card-m43 = River crossing
card-m43-about = Have a Fish flag, a Fox shield and a Dragon stone.
card-m44 = Twilight oath
card-m44-about = Have a Snake flag, an Eagle shield and a Dove stone.
card-m45 = Autumn ride
card-m45-about = Have a Fox flag, a Dragon shield and a Fish stone.
card-m46 = High tower
card-m46-about = Have an Eagle flag, a Dove shield and a Snake stone.
card-m47 = Dragon’s pact
card-m47-about = Have an influence marker in Dragon, a Dove flag and a Snake shield.
card-m48 = Dove and fox
card-m48-about = Have an influence marker in Dove, a Fish shield and a Fox stone.
card-m49 = Queen’s dowry
card-m49-about = Have an influence marker in Fish, a Snake stone and an Eagle flag.
card-m50 = Venom and fire
card-m50-about = Have an influence marker in Snake, a Fox flag and a Dragon shield.
card-m51 = Fox’s den
card-m51-about = Have an influence marker in Fox, an Eagle shield and a Dove stone.
card-m52 = Eagle’s claw
card-m52-about = Have an influence marker in Eagle, a Dragon stone and a Fish flag.
card-m53 = Tournament
card-m53-about = Have any 2 flags and any 2 shields.
card-m54 = Castle banner
card-m54-about = Have any 2 flags and any 2 stones.
card-m55 = Siege works
card-m55-about = Have any 2 shields and any 2 stones.
card-deck = the deck

## Allies

ally-tristram = Sir Tristram
ally-tristram-about = A tile changes a knight die by one or two pips, within 1 and 6.
card-tristram = { ally-tristram }
card-tristram-about = { ally-tristram-about }
ally-lamorak = Sir Lamorak
ally-lamorak-about = Where you may send a vassal, one that is there already may act again.
card-lamorak = { ally-lamorak }
card-lamorak-about = { ally-lamorak-about }
ally-gawain = Sir Gawain
ally-gawain-about = A tile turns your Merlin or Arthur die to any side.
card-gawain = { ally-gawain }
card-gawain-about = { ally-gawain-about }
ally-lancelot = Sir Lancelot
ally-lancelot-about = His marshal stands where your knight began. A vassal you send there acts twice.
card-lancelot = { ally-lancelot }
card-lancelot-about = { ally-lancelot-about }
ally-gareth = Sir Gareth
ally-gareth-about = The first traitor of each colour you repel brings a tile and 1 point. Tiles score at the end.
card-gareth = { ally-gareth }
card-gareth-about = { ally-gareth-about }
ally-geraint = Sir Geraint
ally-geraint-about = The first time on each scoring space brings a tile, and each scoring there 1 point more. Tiles score at the end.
card-geraint = { ally-geraint }
card-geraint-about = { ally-geraint-about }
ally-galahad = Sir Galahad
ally-galahad-about = A tile lets you take an item of the same kind from another principality.
card-galahad = { ally-galahad }
card-galahad-about = { ally-galahad-about }
ally-bors = Sir Bors
ally-bors-about = A tile puts your knight on any principality instead of riding.
card-bors = { ally-bors }
card-bors-about = { ally-bors-about }
ally-gaheris = Sir Gaheris
ally-gaheris-about = A castle under a new manor: it counts one manor more and doubles the bonus of a tower.
card-gaheris = { ally-gaheris }
card-gaheris-about = { ally-gaheris-about }
ally-percival = Sir Percival
ally-percival-about = Once per mission a tile changes the colour of one thing it asks for.
card-percival = { ally-percival }
card-percival-about = { ally-percival-about }
ally-bedivere = Sir Bedivere
ally-bedivere-about = You hold six missions. A tile swaps one of them for one in the display.
card-bedivere = { ally-bedivere }
card-bedivere-about = { ally-bedivere-about }
ally-kay = Sir Kay
ally-kay-about = With an influence marker you may place a tile; it counts for the majority, but not for the points.
card-kay = { ally-kay }
card-kay-about = { ally-kay-about }
card-movement-tile = Movement tile
card-special-movement-tile = Special movement tile
card-marshal = Marshal
card-defense-tile = Defense tile
card-point-space-tile = Scoring space tile
card-wild-tile = Wild tile
card-portal-tile = Portal tile
card-castle-tile = Castle tile
card-change-of-colour-tile = Change of colour tile
card-swap-cards-tile = Swap cards tile
card-influence-tile = Influence tile

## King’s favor

ability-builder-1 = 1 point more for each mission of the Builder
ability-builder-2 = From a principality space, send the Builder anywhere
ability-builder-3 = Once per scoring: build two manors
ability-flag-bearer-1 = 1 point more for each mission of the Flag-bearer
ability-flag-bearer-2 = From a principality space, send the Flag-bearer anywhere
ability-flag-bearer-3 = Once per scoring: score any kind, and 1 point
ability-shield-bearer-1 = 1 point more for each mission of the Shield-bearer
ability-shield-bearer-2 = From a principality space, send the Shield-bearer anywhere
ability-shield-bearer-3 = Once per scoring: repel a traitor, and 1 point
ability-lady-1 = 1 point more for each mission of the Lady
ability-lady-2 = From a principality space, send the Lady anywhere
ability-lady-3 = Once per scoring: two vassals instead of an influence space

## Caerleon

district-smith = Smith
district-smith-about = All shields lie here. The Shield-bearer takes two, the others one, in any colour.
card-smith = { district-smith }
district-quarry = Quarry
district-quarry-about = All material lies here. The Builder takes two, the others one, in any colour.
card-quarry = { district-quarry }
district-market = Market
district-market-about = Up to four swaps: an item for an item or a coin, or a coin for an item.
card-market = { district-market }
district-tailor = Tailor
district-tailor-about = All flags lie here. The Flag-bearer takes two, the others one, in any colour.
card-tailor = { district-tailor }
district-orchard = Orchard
district-orchard-about = Take two apples or mistletoe, as you like.
card-orchard = { district-orchard }
district-mint = Mint
district-mint-about = Take two coins.
card-mint = { district-mint }

## Morgana

effect-bewitch = Bewitch
effect-bewitch-about = Turn an unused die of yours, or an unused knight die of somebody else, to any side.
effect-swap = Swap figures
effect-swap-about = Your knight and another one change places, or Merlin and Arthur do.
effect-gold = Witch’s gold
effect-gold-about = Two items for three coins, or two coins for three items from where Morgana stands.
effect-hut = Witch’s hut
effect-hut-about = Put a hut on one of your manors: it counts as two, and goes home after the scoring.
effect-dark = Dark influence
effect-dark-about = A Morgana marker where she stands and one next to her, on top of your own markers if you have any there.
card-cauldron-1 = Cauldron 1
card-cauldron-2 = Cauldron 2
card-cauldron-3 = Cauldron 3
card-cauldron-4 = Cauldron 4
card-cauldron-5 = Cauldron 5
card-token-1 = Cauldron token 1
card-token-2 = Cauldron token 2
card-token-3 = Cauldron token 3
card-token-4 = Cauldron token 4
card-token-5 = Cauldron token 5

## Environs

treasure-excalibur = Excalibur
treasure-excalibur-about = Repel a traitor and take Excalibur.
treasure-grail = Grail
treasure-grail-about = Take an apple and the Grail.
treasure-staff = Staff
treasure-staff-about = Take a neutral staff.
treasure-points = Points and an apple
treasure-points-about = Score the points shown and take an apple.
treasure-influence = Two items
treasure-influence-about = Take the two items shown from a principality where you have influence.
treasure-discard = The others give up
treasure-discard-about = Everybody else gives up one of the things shown.
card-mountain = Mountain
card-mountain-tower = Mountain with a tower
card-mountain-excalibur-about = { treasure-excalibur-about }
card-mountain-grail-about = { treasure-grail-about }
card-mountain-staff-about = { treasure-staff-about }
card-mountain-points-about = { treasure-points-about }
card-mountain-influence-about = { treasure-influence-about }
card-mountain-discard-about = { treasure-discard-about }
card-mountain-excalibur = Mountain: Excalibur
card-mountain-grail = Mountain: Grail
card-mountain-staff = Mountain: staff
card-mountain-points = Mountain: points and an apple
card-mountain-influence = Mountain: two items
card-mountain-discard = Mountain: the others give up
card-wood = Wood
card-wood-tower = Wood with a tower
card-wood-excalibur-about = { treasure-excalibur-about }
card-wood-grail-about = { treasure-grail-about }
card-wood-staff-about = { treasure-staff-about }
card-wood-points-about = { treasure-points-about }
card-wood-influence-about = { treasure-influence-about }
card-wood-discard-about = { treasure-discard-about }
card-wood-excalibur = Wood: Excalibur
card-wood-grail = Wood: Grail
card-wood-staff = Wood: staff
card-wood-points = Wood: points and an apple
card-wood-influence = Wood: two items
card-wood-discard = Wood: the others give up
card-lake = Lake
card-lake-tower = Lake with a tower
card-lake-excalibur-about = { treasure-excalibur-about }
card-lake-grail-about = { treasure-grail-about }
card-lake-staff-about = { treasure-staff-about }
card-lake-points-about = { treasure-points-about }
card-lake-influence-about = { treasure-influence-about }
card-lake-discard-about = { treasure-discard-about }
card-lake-excalibur = Lake: Excalibur
card-lake-grail = Lake: Grail
card-lake-staff = Lake: staff
card-lake-points = Lake: points and an apple
card-lake-influence = Lake: two items
card-lake-discard = Lake: the others give up

## Other pieces

card-rondel-base = Rondel of the base game
card-rondel-arthur = Rondel with Arthur
card-rondel-gold = Rondel with gold
card-rondel-arthur-gold = Rondel with Arthur and gold
card-inner-ring = Inner ring
card-frame-top = Upper frame
card-frame-bottom = Lower frame
card-start-grey = Start in Dove
card-start-blue = Start in Fish
card-start-orange = Start in Fox
card-start-brown = Start in Eagle
card-apple = Apple
card-coin = Gold coin
card-mistletoe = Mistletoe
card-neutral-staff = Neutral staff
card-game-board = Game board
card-cards-display = Mission display
card-castle-board = Castle board
card-knight = Knight
card-builder = Builder
card-flag-bearer = Flag-bearer
card-shield-bearer = Shield-bearer
card-lady = Lady
card-manor = Manor
card-staff = Staff
card-influence-marker = Influence marker
card-scoring-marker = Scoring marker
card-hundred-marker = 100-point marker
card-knight-die = Knight die
card-merlin = Merlin
card-merlin-die = Merlin die
card-grail = Grail
card-excalibur = Excalibur
card-round-marker = Round marker
card-first-player-marker = First player marker
card-favor-board = Favor board
card-seal = Seal
card-arthur = Arthur
card-arthur-die = Arthur die
card-arthur-board = Arthur board
card-signet-ring = Signet ring
card-market-board = Market board
card-kitchen-board = Witch’s kitchen
card-morgana = Morgana
card-pentagram = Pentagram marker
card-morgana-die = Morgana die
card-drinking-horn = Drinking horn
card-poisoned-apple = Poisoned apple
card-hut = Witch’s hut
card-dark-marker = Morgana marker
card-decree-board = Decree board
card-disorder = Pieces out of place

card-apple-about = Turns the chosen die to any side. Worth 1 point at the end.
card-staff-about = Merlin’s action once more, one staff a turn. Worth 2 points at the end.
card-grail-about = At a scoring its holder may break one tie in a principality.
card-excalibur-about = 3 points at a scoring, if its holder repels every traitor.
card-coin-about = Changes one of your dice by a pip. Two are worth 3 points at the end.
card-mistletoe-about = Stands in for one thing a mission asks for.
card-poisoned-apple-about = Swaps the values of one of your dice and an unused one of somebody else.
card-drinking-horn-about = Scores the number of the round at the end of each round.
card-signet-ring-about = Adds 3 to your Picts at each scoring.
card-neutral-staff-about = Counts like your own staffs.

kind-rondel = Rondels
kind-inner = Inner ring
kind-frame = Frames
kind-tile = Terrain tiles
kind-start-tile = Starting tiles
kind-mission = Missions
kind-shield = Shields
kind-flag = Flags
kind-material = Materials
kind-traitor = Traitors
kind-apple = Apples
kind-new-flag = New flags
kind-pict = Picts
kind-pict-display = Display of Picts
kind-ally = Allies
kind-ally-tile = Tiles of the allies
kind-coin = Gold coins
kind-mistletoe = Mistletoe
kind-market-tile = Market tiles
kind-district = Districts
kind-cauldron = Cauldrons
kind-token = Cauldron tokens
kind-treasure = Treasures
kind-neutral-staff = Neutral staffs
kind-decree = Decrees
kind-piece = Other pieces

## Rules in our own words

rule-goal-title = Goal
rule-goal =
    Six rounds around the round table. With dice you move your knight or Merlin, and act where the figure lands.
    After the second, fourth and sixth round there is a scoring. Whoever has the most points in the end succeeds Arthur.

rule-setup-title = Setup
rule-setup =
    Everybody is dealt a starting tile: the knight begins there, with a shield, a flag, a material and an influence marker of that principality. You also have an apple, three staffs, three traitors and four missions.
    The environs have four rows of six tiles, with two or three players three rows. Each player has seven influence markers in all; one is on the board from the start.
    Only mission cards in hand are secret. Traitors come from the highest stack.
    The six principalities go by their animals. Material is called stone for short: a Dove stone is material of the Dove.

rule-round-title = A round
rule-round =
    All dice are rolled: three for your knight, one for Merlin. Whoever rolls a number three times rolls everything again; two pairs stand.
    Then you take turns clockwise, one die each, until all dice are used. After the round the first player marker goes to the left.

rule-turn-title = Your turn
rule-turn =
    In this order: choose a die; change it, if you can; move its figure by the whole number; use flags that follow a move; act on the space or leave it; repeat the action with a staff, if it was Merlin’s; draw missions.
    Your knight goes clockwise, Merlin either way. Other figures on a space do not matter.
    Missions, the flag that repels traitors, and what modules allow at any time fit between two of these steps, but never inside an action. Of an action you may leave out any part.
    An apple turns the chosen die to any side. Apples and flags may be combined as you like.

rule-staff-title = Staffs
rule-staff =
    After an action on the space where Merlin ended, a staff lets you do that action again, with new choices. One staff a turn, and not if you left the action out.
    A spent staff leaves the game. When Merlin is moved by another space, the staff comes directly after his action.

rule-missions-title = Resolving missions
rule-missions =
    Once in your turn you may show a mission whose requirements you meet at that moment, and score its points. Nothing is spent: the same shield may serve for several missions.
    Only your own items, vassals and markers count. At the end of the turn you draw a new mission, from the display or from the deck.

rule-requirements-title = What missions ask for
rule-requirements =
    Items of a colour or of any; influence markers in a principality; two of your vassals in a given principality, or two given vassals in one.
    Every item, marker and vassal on a card is one requirement. Tokens on markers do not count as markers here. Three missions are on display.

rule-principality-title = Principalities
rule-principality =
    Send a vassal that is not there yet, from home or from another principality. The Builder takes a material, the Flag-bearer a flag, the Shield-bearer a shield; the Lady places an influence marker.
    If somebody else’s vassal of that kind stands there, it goes home. If there is nothing to take, the vassal still goes.

rule-influence-title = Influence spaces
rule-influence =
    Choose a principality in which you have an influence marker. Take the item shown there, or send one of your vassals, who acts. Without influence or stock nothing happens.

rule-points-title = Scoring spaces
rule-points =
    A point for each shield, flag or material you have, or for each of your influence markers on the board, as the space shows.

rule-exchange-title = Exchange
rule-exchange =
    Give back a shield, a flag or a material, then take any one of these from any principality. It may be the same one.

rule-relocate-title = Relocate
rule-relocate =
    One of your vassals moves to a neighbouring principality and acts there. If all four are at home, send any one to any principality.

rule-mission-title = Mission spaces
rule-mission =
    Discard up to two of your missions, then draw as many, one by one, from the display or the deck. The display is refilled each time.

rule-excalibur-title = Excalibur
rule-excalibur =
    Repel a traitor of your choice without a shield, and take the sword. You take it even if you have no traitor. At a scoring it is worth 3 points if you repel all your traitors.

rule-grail-title = The Grail
rule-grail =
    Take an apple, if there is one left, and the Grail. At a scoring it breaks one tie for you.

rule-build-title = Build a manor
rule-build =
    From each tile lines lead to marks on the frames above and below. Pay one material of such a mark, and put one of your seven manors on the free tile.
    On a tile with a tower you also get a flag or a shield of any principality, or place a marker anywhere.

rule-flags-title = Flags
rule-flags =
    The flags of each principality have a power of their own. Use as many as you like in your turn, even one you just took. A used flag goes back to its principality.

rule-flag-repel-title = Flag: repel traitors
rule-flag-repel =
    At any time in your turn: all your traitors of one colour are repelled, whichever colour you name.

rule-flag-missions-title = Flag: missions
rule-flag-missions =
    After a mission you may resolve a second one, for 2 more points. Only one such flag a turn, and it goes back before the second card is checked.

rule-flag-reverse-title = Flag: reverse
rule-flag-reverse =
    Your knight makes the whole move counter-clockwise.

rule-flag-turn-title = Flag: turn one die
rule-flag-turn =
    The chosen die shows its opposite side: 7 less its value.

rule-flag-different-title = Flag: different action
rule-flag-different =
    After moving your knight or Merlin you act on the space of somebody else’s knight instead. It may follow a Mirror flag; a staff would repeat that action.

rule-flag-mirror-title = Flag: mirror
rule-flag-mirror =
    After your knight has ridden, put him on the space just opposite and act there. He stays there. Once per move.

rule-scoring-title = Scoring
rule-scoring =
    After rounds 2, 4 and 6, in this order: traitors, environs, influence, vassals, then what modules add. Your score may fall below zero.

rule-scoring-traitors-title = Scoring traitors
rule-scoring-traitors =
    Each traitor takes a shield of its colour, whether you like it or not. Each one left costs 3 points. Who has Excalibur and no traitor left scores 3.
    Then everybody draws three new ones, except after the last round.

rule-scoring-environs-title = Scoring the environs
rule-scoring-environs =
    Connected tiles of one terrain are a territory, worth a point for each tile. The most manors there win it; a tie shares the points, rounded down.

rule-scoring-influence-title = Scoring influence
rule-scoring-influence =
    Each principality goes to the most influence markers, for as many points as there are markers of all players. A tie shares them, rounded down. Then everybody keeps one marker there, and the others go home.

rule-grail-tie-title = The Grail in a tie
rule-grail-tie =
    Principalities are scored one by one, Dragon first, then clockwise. Once in a scoring the holder of the Grail, if tied for the lead, may take all the points there.

rule-scoring-vassals-title = Scoring vassals
rule-scoring-vassals =
    A point for each of your vassals in a principality. They stay.

rule-end-title = The end
rule-end =
    After the third scoring: 1 point for each apple, 2 for each staff, 1 for every three shields, flags and materials together. Missions in hand, manors and markers bring nothing more. A tie is a shared victory.

rule-favor-title = King’s favor
rule-favor =
    Instead of the points of a mission you may put one of four seals on a field of that card’s vassal: first row for any card, second for 2 or 3 points, third for 3. Rows may be skipped; the 2 points of the flag come all the same.
    First row: 1 point more for each later mission of this vassal. Second row: from a principality space this vassal may go anywhere but where it is.
    Third row, once per scoring period, when your knight or Merlin itself has landed there: Builder, build twice; Flag-bearer, score any kind, and 1 point; Lady, two vassals in place of an influence space’s action. Shield-bearer, at any time in your turn: repel a traitor, and 1 point. No staff with Builder and Lady.

rule-arthur-module-title = Arthur joins in
rule-arthur-module =
    Everybody has a fifth, black die. It moves Arthur on the inner ring, either way, and you act where he ends. The Grail and Excalibur are there now. The flags of Dragon and Dove have new powers.

rule-flag-switch-title = Flag: switch
rule-flag-switch =
    The chosen die moves your knight, Merlin or Arthur, as you like, each by its own rules.

rule-flag-adjust-title = Flag: one pip
rule-flag-adjust =
    The chosen die counts one more or one less. With 0 the figure stays and you act on its space; 7 is allowed too. After 0 or 7 only another such flag may follow.

rule-arthur-title = Move Arthur
rule-arthur =
    Arthur goes exactly one space, either way, and you act there. If that moves another figure, its action follows as well. Mirror and Different action flags do not work after this.

rule-activate-title = Activate a vassal
rule-activate =
    One of your vassals on the board acts where it stands.

rule-apple-title = Apple space
rule-apple =
    Take an apple, if one is left.

rule-points-manors-title = Score: manors
rule-points-manors =
    A point for each of your manors in the environs; castles and huts add nothing.

rule-resource-title = Inner ring: resources
rule-resource =
    Take the item shown from any principality, or place an influence marker in any.

rule-stairs-title = Inner ring: stairs
rule-stairs =
    Your knight goes clockwise to the next principality space, and you act there. If he stands on one, he goes to the one after it.

rule-merlin-title = Inner ring: Merlin
rule-merlin =
    Move Merlin one, two or three spaces, either way, and act there. A staff may follow.

rule-ring-title = Inner ring: signet ring
rule-ring =
    Take the ring, and resolve one mission of your hand, whatever it asks for. It comes on top of the one mission a turn. You may also leave the mission.

rule-replace-title = Inner ring: replace a manor
rule-replace =
    Somebody else’s manor goes home and one of your supply takes its place. There is no bonus of a tower or treasure, and castles are safe.

rule-picts-title = Inner ring: Picts
rule-picts =
    Take one of the open Picts and what it shows: an item, a marker, or a manor without material on that terrain, where a tower counts as usual. If there is nothing to get, you keep the Pict all the same.

rule-arthur-environs-title = Manors go home
rule-arthur-environs =
    After the environs are scored, everybody keeps one manor in each territory and takes the others home, first player first. Manors on castles stay besides. Not after the last round.

rule-arthur-picts-title = Scoring Picts
rule-arthur-picts =
    After the vassals, everybody adds up their Picts; the signet ring adds 3. The highest total scores 3 points, the lowest loses 3; who is both does both. Then the Picts leave the game.

rule-allies-title = Knights of the round table
rule-allies =
    Everybody gets one ally of stack A and one of stack B. In the draft stack A is passed clockwise from the first player, stack B the other way round from the last. The allies left over go back to the box. Used tiles leave the game, if nothing else is said.

rule-tristram-title = Sir Tristram
rule-tristram =
    Each of his tiles changes the chosen knight die by one or two pips, within 1 and 6. You may use several on one die.

rule-lamorak-title = Sir Lamorak
rule-lamorak =
    On a principality space or the influence space for vassals, a vassal that is there already may act again. It stays, and nobody is sent home.

rule-gawain-title = Sir Gawain
rule-gawain =
    Each of his tiles turns your chosen Merlin or Arthur die to any side.

rule-lancelot-title = Sir Lancelot
rule-lancelot =
    His marshal stands in the principality where your knight begins. Each vassal you send there acts twice. A decree in place of the action is not doubled.

rule-gareth-title = Sir Gareth
rule-gareth =
    The first traitor of each colour you repel, by whatever means, brings a tile and 1 point. At the end 1 to 6 tiles are worth 1, 3, 5, 7, 9 or 12 points.

rule-geraint-title = Sir Geraint
rule-geraint =
    Your first landing on each scoring space brings a tile; each time you score such a space you get 1 point more. At the end 1 to 5 tiles are worth 1, 3, 5, 7 or 10 points.

rule-galahad-title = Sir Galahad
rule-galahad =
    Whenever you may take an item from a principality, a tile lets you take one of the same kind from another one, even if the first has none. One tile per item.

rule-bors-title = Sir Bors
rule-bors =
    A tile puts your knight on any principality space instead of riding; the die is used up. Flags that follow a move do not apply.

rule-gaheris-title = Sir Gaheris
rule-gaheris =
    You may put one of two castles under a manor you build. It counts as another manor, and a tower gives two things, in two different principalities. Such a manor is never replaced.

rule-percival-title = Sir Percival
rule-percival =
    When you resolve a mission, a tile changes the colour of one item or marker it asks for. One tile per card.

rule-bedivere-title = Sir Bedivere
rule-bedivere =
    You hold six missions all through the game. In your turn a tile swaps one of them for one in the display.

rule-kay-title = Sir Kay
rule-kay =
    When you place an influence marker you may add one of his two tiles. It counts for the majority, also in a tie, but not for the points, and returns after the scoring.

rule-gold-title = Gold coins and mistletoe
rule-gold =
    You begin with two coins and a mistletoe. A coin changes one of your dice by a pip, never from 6 to 1; also one that is not chosen yet. Two coins are worth 3 points at the end.
    A mistletoe stands in for one requirement of a mission; several may be used, even for all of them.

rule-remedy-title = Apple or mistletoe
rule-remedy =
    Take an apple or a mistletoe from the supply.

rule-coin-title = Gold coin
rule-coin =
    Take a gold coin from the supply.

rule-market-title = The market
rule-market =
    Once a turn, if you resolve no mission in it, you may buy a tile for a coin. It goes back to the market when used.
    Shield and material tiles serve like the real things; if you have both, you choose which one you give up. A day laborer gives your knight one more turn by his number, which nothing changes; you own one at most and use one a round. A plus token goes under a marker you place and makes it count as two. The apple/mistletoe tile is either of the two, and 1 point at the end.

rule-caerleon-title = The city of Caerleon
rule-caerleon =
    All shields lie at the Smith, all material in the Quarry, all flags at the Tailor, apples and mistletoe in the Orchard, coins in the Mint. A vassal takes what its district has, in any colour: the one that fits takes two, the others one; two in the Orchard and the Mint. At the Market you swap up to four times.
    Besides Ladies a district has room for two vassals. If both places are taken, you choose who goes home; one of the same kind always does. Influence spaces still go by the colour of the principality.

rule-morgana-title = Morgana
rule-morgana =
    Each round four Morgana dice are rolled. Once a round you may use one of them as a turn, even when your own dice are gone; without dice you may also pass. When nobody has dice left and all have passed, the round ends.
    No flag, coin or apple changes such a die.

rule-kitchen-title = The witch’s kitchen
rule-kitchen =
    A Morgana die brings a poisoned apple, the drinking horn or a cauldron of its number that is free this round; a 6 fits every cauldron.
    A cauldron first moves Morgana by its number of principalities, either way, the first time anywhere. Then its token works, if you like, and is turned over.

rule-morgana-blocks-title = Where Morgana stands
rule-morgana-blocks =
    Her principality space is skipped and not counted; nobody can be put there or act there. No shield, flag or material may be taken from that principality, in Caerleon nothing from that district. Vassals and influence markers may still go there.

rule-poison-title = Poisoned apples
rule-poison =
    In your turn one of your dice and an unused die of somebody else swap their values. It may be the Morgana die you have just chosen. They bring no points.

rule-horn-title = The drinking horn
rule-horn =
    Raise the die to 7 with coins and materials, one for each pip, and take the horn, a poisoned apple and 1 point. At the end of every round the horn is worth the number of that round.

rule-bewitch-title = Bewitch
rule-bewitch =
    Turn an unused die of yours, or an unused knight die of somebody else, to any side.

rule-swap-title = Swap figures
rule-swap =
    Your knight and another one change places, or Merlin and Arthur do, each to the space of his ring that faces the other. No action follows, and nobody ends where Morgana stands.

rule-witchs-gold-title = Witch’s gold
rule-witchs-gold =
    Give any two items for three coins, or two coins for three items from the principality where Morgana stands; if there are fewer, take what there is. One of the two, once.

rule-hut-title = Witch’s huts
rule-hut =
    A hut on your manor makes it count as two, and adds a point if you win the territory alone. After the scoring the manor goes home with it; with Arthur all manors of that territory go, except those on castles.

rule-dark-title = Dark influence
rule-dark =
    One Morgana marker goes where she stands, another one next to her. On one of your markers it makes that count as two; alone it counts for Morgana, who takes part in the majority and gets no points. After the scoring they all go back, with the markers they lie on.

rule-treasures-title = Treasures of the environs
rule-treasures =
    Tiles without a tower have a treasure, which you may use once when you build there: Excalibur, the Grail, a neutral staff, points with an apple, two items from a principality where you have influence, or everybody else gives something up, clockwise. Replacing a manor brings nothing.

rule-decrees-title = The King’s decree
rule-decrees =
    On a principality space, when your vassal has been placed, you may look through the decrees of that principality instead of letting it act. You have to take one, with what it shows.
    Decrees lie open before you. One changes a knight or Merlin die by a pip; two bring any item or an influence marker; three bring 5 points. Spent ones leave the game, unspent ones are worth nothing.

rule-figures-title = The figures we play with
rule-figures =
    Much of the game stands on the board and the cards as pictures only: the order of the spaces, the missions, the Picts, the marks of the frames. Where no source tells them they are our own reconstruction; the list of components says which. An edition puts the figures of your own copy in their place.

## Editions

error-edition-list = In the edition, “{ $entry }” is { $value }. Write a list of { $length } whole numbers from { $least } to { $most }.
error-edition-word = In the edition, “{ $entry }” is { $value }. Write one of these words: { $allowed }
error-edition-words = In the edition, “{ $entry }” is { $value }. Write a list of { $length } of these: { $allowed }
error-edition-once = In the edition, “{ $entry }” has { $value } more than once. Write each only once.
error-edition-fixed = In the edition, “{ $entry }” is { $value }, but the rulebook itself says { $printed }. Leave this entry out or write { $printed }.
error-edition-ring = In the edition, the number of spaces of “{ $entry }” is { $count }, but the ring has { $length }. Write all { $length } spaces, clockwise. Allowed are, each as often as shown: { $allowed }
error-edition-space = In the edition, space number { $number } of “{ $entry }” is “{ $value }”, which is not on this ring. Allowed are: { $allowed }
error-edition-space-count = In the edition, “{ $entry }” has the wrong number of spaces “{ $space }”: { $count }. Right for this ring: { $wanted }.
error-edition-principalities = In the edition, the principalities of “{ $entry }” are not where they belong. Begin the list with the black one and put one on every { $apart }th space, in this order: { $wanted }
error-edition-chain = In the edition, Merlin and Arthur could move each other without end. Put no two “merlin” spaces side by side on the inner ring, and only one “arthur” space on a rondel.
error-edition-flags = In the edition, the number of colours whose flags have the power “{ $power }” is { $count }. Give each of the six powers to exactly one colour.
error-edition-arthur-flags = In the edition, the number of colours with the new flag “{ $power }” is { $count }. With Arthur exactly one colour has “switch” and another one “adjust”: write both under [arthur-flags].
error-edition-frame = In the edition, “{ $entry }” has no mark in { $colour }. Every colour has to be there at least once, so that one can build with its material.
error-edition-needs = In the edition, “{ $entry }” cannot be understood at “{ $value }”. Join with “+” what the card asks for, six icons at most: items such as “black flag” or “2 shields”, markers such as “2 influence in grey”, and either “2 vassals in blue” or two different vassals such as “builder + lady”.
error-edition-missions =
    { $missing ->
        [flag] In the edition no mission asks for a purple flag, but the rulebook speaks of one. Let at least one card ask for it.
       *[three] In the edition no mission is worth 3 points for exactly three requirements, but the rulebook shows one. Let at least one card be so.
    }
error-edition-terrain = In the edition the counts of all treasures of the { $terrain ->
        [mountain] mountains
        [wood] woods
       *[lake] lakes
    } add up to { $count }. They replace { $printed } tiles without a tower: change the counts to make { $printed }.
error-edition-treasure = The edition holds no treasure “{ $treasure }”, but the rulebook describes it. Set the count of at least one such tile, for example mountain-{ $treasure }, to 1.
error-edition-kinds = The edition holds no treasure “{ $treasure }” with { $kinds }, but the rulebook’s example shows it. Let at least one such tile have these kinds.
error-edition-stacks = In the edition, the number of allies in stack A is { $count }. Put { $wanted } of the twelve into A and { $wanted } into B.
error-edition-districts = In the edition, { $count } districts have a roof in { $colour }. Give each district a colour of its own.
error-edition-cauldrons = In the edition, { $count } cauldrons take the face { $face } of a die. Give each cauldron a face of its own.
error-edition-tokens = In the edition, “{ $effect }” is on no side of a token, but the rulebook describes it. Put it on at least one side.
