### King Arthur on the page: labels of its board, for eyes and for those who listen.

## What lies where

page-ka-adventures = Adventures
page-ka-adversaries = Adversaries on the table
page-ka-adventure = adventure
page-ka-hand = Your knights
page-ka-hand-hidden =
    { $count ->
        [one] 1 knight, face down
       *[other] { $count } knights, face down
    }
page-ka-hand-empty = No knights in hand
page-ka-trophies = My trophies
page-ka-trophies-theirs = Trophies
page-ka-trophies-none = Nothing won yet
page-ka-trophies-hidden =
    { $count ->
        [one] 1 adversary, face down
       *[other] { $count } adversaries, face down
    }
page-ka-close = Close

page-ka-pile-deck = Adversaries
page-ka-pile-deck-long = Adversaries’ deck, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-ka-pile-supply = Knights
page-ka-pile-supply-long = Knights’ supply, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-ka-pile-out = Out of the game
page-ka-pile-out-long = Adversaries out of the game, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-ka-pile-discards = Discarded
page-ka-pile-discards-long = Discarded knights, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-ka-pile-empty = No card lies here.

## Short names

page-ka-kind-dark-power-short = Powers
page-ka-kind-enemy-knight-short = Knights
page-ka-kind-monster-short = Monsters
page-ka-kind-dragon-short = Dragons

page-ka-letter-dark-power = P
page-ka-letter-enemy-knight = K
page-ka-letter-monster = M
page-ka-letter-dragon = D
page-ka-letter-red = R
page-ka-letter-orange = O
page-ka-letter-beige = B
page-ka-letter-merlin = M

page-ka-suit-red = Red
page-ka-suit-orange = Orange
page-ka-suit-beige = Beige
page-ka-suit-merlin = Merlin

page-ka-panel-holy-grail = Holy Grail
page-ka-panel-mountain = Mountain
page-ka-panel-excalibur = Excalibur
page-ka-panel-questing-beast = Questing Beast
page-ka-panel-fisher-king = Fisher King
page-ka-panel-royal-tournament = Tournament
page-ka-panel-robbers = Robbers
page-ka-panel-vikings = Vikings
page-ka-panel-sea-monster = Sea Monster
page-ka-panel-saxons = Saxons
page-ka-panel-king-mark = King Mark
page-ka-panel-green-knight = Green Knight
page-ka-panel-gold-treasure = Gold Treasure
page-ka-or = or

## States of things

page-ka-chosen = chosen
page-ka-reach = in reach
page-ka-affected = would be taken
page-ka-can-challenge = can be challenged
page-ka-can-repeat = can be challenged again
page-ka-can-take = can be taken
page-ka-can-play = can be played
page-ka-can-deck = can be revealed
page-ka-can-supply = can be drawn from
page-ka-sealed =
    { $me ->
        [yes] sealed by you
       *[no] sealed by { $seat }
    }
page-ka-taken-by = taken by { $name }

## Figures

page-ka-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-ka-points-word =
    { $points ->
        [one] point
       *[other] points
    }
page-ka-won-held = { $won } won, { $held } held
page-ka-won-only = { $won } won
page-ka-worth = Points
page-ka-power = Power and worth
page-ka-strength = Counts as
page-ka-copies = In the box
page-ka-knight = knight, { $suit }
page-ka-source-rulebook = (as printed)
page-ka-source-public = (from reviews)
page-ka-source-reconstructed = (our estimate)
page-ka-count-knights =
    { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
page-ka-count-adversaries =
    { $count ->
        [one] 1 adversary
       *[other] { $count } adversaries
    }
page-ka-count-seals =
    { $count ->
        [one] 1 seal left
       *[other] { $count } seals left
    }

## A turn

page-ka-steps = The four actions of a turn
page-ka-step-1 = Reveal
page-ka-step-2 = Challenge
page-ka-step-3 = Adventure
page-ka-step-4 = Draw
page-ka-step-now = { $step }, now
page-ka-step-done = { $step }, past

page-ka-do-reveal = Reveal
page-ka-do-challenge = Challenge
page-ka-do-seal = Place seal
page-ka-do-repeat = Take with seal
page-ka-do-double = Double
page-ka-do-take = Take adventure
page-ka-do-draw =
    { $number ->
        [one] Draw 1
       *[other] Draw { $number }
    }
page-ka-needs = needs { $number }

page-ka-head-pay = Which knights challenge { $card }?
page-ka-head-with = Whom do they challenge?
page-ka-head-seal = Your seal on { $card }.
page-ka-head-fells =
    { $kind ->
        [dark-power] Your seal fells the dark powers.
        [enemy-knight] Your seal fells the enemy knights.
        [monster] Your seal fells the monsters.
       *[dragon] Your seal fells the dragons.
    }
page-ka-head-double = Twice its power, and { $card } is yours.
page-ka-head-repeat = { $card } and your seal come to you.
page-ka-head-beat = You take { $card }.
page-ka-head-give = What do you give for { $card }?
page-ka-head-take = { $card } for { $points } points.
page-ka-takes = takes { $cards }

## What the picked move would bring

page-ka-brings-taken =
    { $me ->
        [yes] You take { $cards }.
       *[no] { $seat } takes { $cards }.
    }
page-ka-brings-sealed = { $card } stays in its column until all there are sealed.
page-ka-brings-paid = You play { $cards }.
page-ka-brings-last = It is the last adversary: the game ends after this turn.
page-ka-brings-end = This ends the game.
