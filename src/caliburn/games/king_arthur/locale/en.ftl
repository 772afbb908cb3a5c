### King Arthur, the card game: everything it says.
### An adversary's name ends with its power, which is also what it is worth. Names of single adversaries are our own.

game-king-arthur = King Arthur
game-king-arthur-about = A card game by Reiner Knizia for two to five: your knights defeat adversaries, and defeated adversaries win you adventures.

mode-king-arthur-basic = Basic game
mode-king-arthur-basic-about = Whoever defeats an adversary takes it at once.
mode-king-arthur-seals = Game with seals
mode-king-arthur-seals-about = A defeated adversary is only sealed; it is taken when its whole column is sealed, or for a double price.

option-king-arthur-overpay = Overpaying
option-king-arthur-overpay-about = Whether you may pay more than is asked although your hand could pay exactly.
option-king-arthur-overpay-needed = only when needed
option-king-arthur-overpay-free = as you like
option-king-arthur-reveal_when_empty = Empty table is refilled
option-king-arthur-reveal_when_empty-about = Whether adversaries must be drawn at the beginning of a turn when none lies on the table.
option-king-arthur-reveal_when_empty-off = off
option-king-arthur-reveal_when_empty-on = on
option-king-arthur-open_trophies = Open adversaries
option-king-arthur-open_trophies-about = Whether everybody sees the adversaries in everybody’s hand.
option-king-arthur-open_trophies-off = off
option-king-arthur-open_trophies-on = on
option-king-arthur-resolve_after_double = Double challenge completes a column
option-king-arthur-resolve_after_double-about = Whether a column is also taken when a double challenge leaves only sealed adversaries in it.
option-king-arthur-resolve_after_double-off = off
option-king-arthur-resolve_after_double-on = on

## Questions

ask-reveal = Action 1: no column has four adversaries. Do you want to draw more?
ask-challenge = Action 2: challenge an adversary, or leave it.
ask-adventure = Action 3: take an adventure, or leave it.
ask-draw = Action 4: draw a knight, or leave it.
ask-draw-two = Action 4: draw one knight, or two, as you have done nothing else.

## Moves

move-reveal = Draw adversaries
move-challenge = Challenge { $card }
move-repeat = Challenge { $card } again, take it and your seal
move-double = Challenge { $card } doubly, take it at once
move-take = Take { $adventure } ({ $points } points)
move-with = with { $cards }
move-draw =
    { $number ->
        [one] Draw 1 knight
       *[other] Draw { $number } knights
    }
move-pass-1 = Draw no adversaries
move-pass-2 = Challenge nobody
move-pass-3 = Take no adventure
move-pass-4 = Draw no knight

## Hints

hint-too-strong =
    { $power ->
        [one] It takes a knight; you have none.
       *[other] It takes { $power } knights of one colour; yours reach { $reach }.
    }
hint-no-seal = You have no seal left; a double challenge takes { $power } knights of one colour, yours reach { $reach }.
hint-double = A double challenge takes { $power } knights of one colour; yours reach { $reach }.
hint-sealed = It carries { $seat }’s seal.
hint-adventure-taken =
    { $me ->
        [yes] You have taken this adventure.
       *[no] This adventure belongs to { $seat }.
    }
hint-adventure-reach = The adversaries in your hand are enough.
hint-lacks-total = The adversaries in your hand add up to { $have } of { $total }.
hint-lacks-kind = { $kind } in your hand add up to { $have } of { $total }.
hint-lacks-cards = You have { $have } of { $total } adversaries.
hint-lacks = Still missing: { $missing }.
hint-lacks-or = Still missing: { $missing }; or { $card } alone.
hint-worth =
    { $count ->
        [one] an adversary of at least { $value }
       *[other] { $count } adversaries of at least { $value }
    }

## Events

event-game-began =
    { $me ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
event-turn-began =
    { $me ->
        [yes] Turn { $number }: it is your turn.
       *[no] Turn { $number }: it is { $seat }’s turn.
    }
event-adversary-revealed = Drawn from the deck: { $card }.
event-knights-played =
    { $me ->
        [yes]
            { $challenge ->
                [repeat] You challenged { $card } again, with { $knights }.
                [double] You challenged { $card } doubly, with { $knights }.
               *[challenge] You challenged { $card } with { $knights }.
            }
       *[no]
            { $challenge ->
                [repeat] { $seat } challenged { $card } again, with { $knights }.
                [double] { $seat } challenged { $card } doubly, with { $knights }.
               *[challenge] { $seat } challenged { $card } with { $knights }.
            }
    }
event-adversary-taken =
    { $me ->
        [yes] You took { $card }.
       *[no] { $seat } took { $card }.
    }
event-adversary-sealed =
    { $me ->
        [yes] You sealed { $card }.
       *[no] { $seat } sealed { $card }.
    }
event-seal-returned =
    { $me ->
        [yes] You took your seal back from { $card }.
       *[no] { $seat } took a seal back from { $card }.
    }
event-adventure-taken =
    { $me ->
        [yes] You took the adventure “{ $adventure }” ({ $points } points) for { $cards }.
       *[no] { $seat } took the adventure “{ $adventure }” ({ $points } points) for { $cards }.
    }
event-knights-drawn =
    { $me ->
        [yes] You drew { $number ->
            [0] no knight
            [one] 1 knight
           *[other] { $number } knights
        }.
       *[no] { $seat } drew { $number ->
            [0] no knight
            [one] 1 knight
           *[other] { $number } knights
        }.
    }
event-knights-drawn-seen =
    { $me ->
        [yes] You drew { $number ->
            [one] 1 knight
           *[other] { $number } knights
        }: { $cards }.
       *[no] { $seat } drew { $number ->
            [one] 1 knight
           *[other] { $number } knights
        }: { $cards }.
    }
event-knights-reshuffled =
    { $number ->
        [one] The supply ran out; the 1 discarded knight is the new supply.
       *[other] The supply ran out; the { $number } discarded knights were shuffled into a new one.
    }
event-turn-passed =
    { $me ->
        [yes] You let your turn go by.
       *[no] { $seat } let the turn go by.
    }
event-last-adversary-taken =
    { $me ->
        [yes] The last adversary is gone. The game ends after your turn.
       *[no] The last adversary is gone. The game ends after { $seat }’s turn.
    }
event-game-ended =
    The game is over. { $reason } Points in order of seats: { $scores }. { $shared ->
        [yes] Shared victory: { $winners }.
       *[no] Victory: { $winners }.
    }

end-adventures = All adventures but one have been taken.
end-adversaries = The last adversary has been taken.
end-idle = Everybody in turn let a turn go by.

## Kinds and colours

kind-dark-power = Dark powers
kind-dark-power-one = dark power
kind-enemy-knight = Enemy knights
kind-enemy-knight-one = enemy knight
kind-monster = Monsters
kind-monster-one = monster
kind-dragon = Dragons
kind-dragon-one = dragon

suit-red = red
suit-orange = orange
suit-beige = beige
suit-merlin = any colour

## Cards

card-count =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }

card-red-1 = Red knight
card-red-1-about = Counts as one red knight.
card-red-2 = Double red knight
card-red-2-about = One card that counts as two red knights.
card-orange-1 = Orange knight
card-orange-1-about = Counts as one orange knight.
card-orange-2 = Double orange knight
card-orange-2-about = One card that counts as two orange knights.
card-beige-1 = Beige knight
card-beige-1-about = Counts as one beige knight.
card-beige-2 = Double beige knight
card-beige-2-about = One card that counts as two beige knights.
card-merlin = Merlin
card-merlin-about = Counts as one knight of the colour you play; Merlins may also be played alone.

card-dark-power-1 = Raven 1
card-dark-power-1-kind = { kind-dark-power-one }
card-dark-power-1-about = Dark power (yellow): costs 1 knight, worth 1 point at the end.
card-dark-power-2 = Wraith 2
card-dark-power-2-kind = { kind-dark-power-one }
card-dark-power-2-about = Dark power (yellow): costs 2 knights, worth 2 points at the end.
card-dark-power-3 = Witch 3
card-dark-power-3-kind = { kind-dark-power-one }
card-dark-power-3-about = Dark power (yellow): costs 3 knights, worth 3 points at the end.
card-dark-power-4 = Warlock 4
card-dark-power-4-kind = { kind-dark-power-one }
card-dark-power-4-about = Dark power (yellow): costs 4 knights, worth 4 points at the end.
card-dark-power-5 = Enchantress 5
card-dark-power-5-kind = { kind-dark-power-one }
card-dark-power-5-about = Dark power (yellow): costs 5 knights, worth 5 points at the end.

card-enemy-knight-1 = Squire 1
card-enemy-knight-1-kind = { kind-enemy-knight-one }
card-enemy-knight-1-about = Enemy knight (blue): costs 1 knight, worth 1 point at the end.
card-enemy-knight-2 = Rival 2
card-enemy-knight-2-kind = { kind-enemy-knight-one }
card-enemy-knight-2-about = Enemy knight (blue): costs 2 knights, worth 2 points at the end.
card-enemy-knight-3 = Baron 3
card-enemy-knight-3-kind = { kind-enemy-knight-one }
card-enemy-knight-3-about = Enemy knight (blue): costs 3 knights, worth 3 points at the end.
card-enemy-knight-4 = Black Knight 4
card-enemy-knight-4-kind = { kind-enemy-knight-one }
card-enemy-knight-4-about = Enemy knight (blue): costs 4 knights, worth 4 points at the end.
card-enemy-knight-5 = Usurper 5
card-enemy-knight-5-kind = { kind-enemy-knight-one }
card-enemy-knight-5-about = Enemy knight (blue): costs 5 knights, worth 5 points at the end.

card-monster-1 = Goblin 1
card-monster-1-kind = { kind-monster-one }
card-monster-1-about = Monster (green): costs 1 knight, worth 1 point at the end.
card-monster-2 = Direwolf 2
card-monster-2-kind = { kind-monster-one }
card-monster-2-about = Monster (green): costs 2 knights, worth 2 points at the end.
card-monster-3 = Griffin 3
card-monster-3-kind = { kind-monster-one }
card-monster-3-about = Monster (green): costs 3 knights, worth 3 points at the end.
card-monster-4 = Minotaur 4
card-monster-4-kind = { kind-monster-one }
card-monster-4-about = Monster (green): costs 4 knights, worth 4 points at the end.
card-monster-5 = Ogre 5
card-monster-5-kind = { kind-monster-one }
card-monster-5-about = Monster (green): costs 5 knights, worth 5 points at the end.

card-dragon-1 = Hatchling 1
card-dragon-1-kind = { kind-dragon-one }
card-dragon-1-about = Dragon (red): costs 1 knight, worth 1 point at the end.
card-dragon-2 = Lindworm 2
card-dragon-2-kind = { kind-dragon-one }
card-dragon-2-about = Dragon (red): costs 2 knights, worth 2 points at the end.
card-dragon-3 = Wyvern 3
card-dragon-3-kind = { kind-dragon-one }
card-dragon-3-about = Dragon (red): costs 3 knights, worth 3 points at the end.
card-dragon-4 = Drake 4
card-dragon-4-kind = { kind-dragon-one }
card-dragon-4-about = Dragon (red): costs 4 knights, worth 4 points at the end.
card-dragon-5 = Dragon King 5
card-dragon-5-kind = { kind-dragon-one }
card-dragon-5-about = Dragon (red): costs 5 knights, worth 5 points at the end.

card-holy-grail = Holy Grail
card-holy-grail-about = Adversaries of any kind that add up to at least 12.
card-mountain = Mountain
card-mountain-about = Adversaries of any kind that add up to at least 9.
card-excalibur = Excalibur
card-excalibur-about = Adversaries of any kind that add up to at least 5.
card-questing-beast = Questing Beast
card-questing-beast-about = Dragons (red) that add up to at least 8.
card-fisher-king = Fisher King
card-fisher-king-about = Monsters (green) that add up to at least 6.
card-royal-tournament = Royal Tournament
card-royal-tournament-about = Enemy knights (blue) that add up to at least 5.
card-robbers = Battle against the Robbers
card-robbers-about = 2 adversaries, whatever they are.
card-vikings = Battle against the Vikings
card-vikings-about = 4 adversaries, whatever they are.
card-sea-monster = Sea Monster
card-sea-monster-about = One dark power (yellow), one enemy knight (blue), one monster (green) and one dragon (red).
card-saxons = Battle against the Saxons
card-saxons-about = Dark powers (yellow) that add up to at least 4.
card-king-mark = King Mark
card-king-mark-about = One dark power (yellow), one enemy knight (blue) and one monster (green).
card-green-knight = Green Knight
card-green-knight-about = Two adversaries of any kind: one of at least 3, the other of at least 4.
card-gold-treasure = Gold Treasure
card-gold-treasure-about = Two adversaries of any kind, each of at least 3; or the dragon (red) of 5 alone.

card-seal-1 = Seal of player 1
card-seal-2 = Seal of player 2
card-seal-3 = Seal of player 3
card-seal-4 = Seal of player 4
card-seal-5 = Seal of player 5

## Editions

error-edition-kind = In the edition the cards from { $kind }-1 to { $kind }-5 add up to { $count }; the box holds { $printed } of them. Change their counts to make { $printed }.
error-edition-red-five = The edition has to hold exactly one dragon-5, as the rulebook speaks of a single red 5. Set its count to 1.
error-edition-printed = The edition holds no { $entry }, but the rulebook shows one being played. Set its count to at least 1.

## Rules in our own words; every line is a statement or a short paragraph of its own

rule-goal-title = Goal
rule-goal =
    Your knights defeat adversaries. Defeated adversaries come into your hand, and from there you play them to take adventures.
    Adventures give you points, and so do adversaries that are left in your hand at the end. The most points win.

rule-preparation-title = Preparation
rule-preparation =
    The 13 adventures lie face up for everybody; their order means nothing.
    The 44 adversaries are shuffled into a face-down deck. They are turned over one at a time, each into the column of its kind, until one column has four. That takes 4 to 13 cards.
    The knights are shuffled and everybody is dealt four, to be kept secret. The others are the supply.
    Who begins is drawn by lot. Nothing of this depends on the number of players.

rule-turn-title = Your turn
rule-turn =
    Turns go clockwise. Yours has four actions, always in this order: 1. draw adversaries, 2. challenge an adversary, 3. take an adventure, 4. draw knights.
    You may leave out any of them. Each comes once; you cannot go back to one.
    Your hand may grow as large as it likes. Knights in hand are secret. Of adversaries in hand the others see only how many they are, but the log tells what everybody took and played.

rule-draw-adversaries-title = Action 1: draw adversaries
rule-draw-adversaries =
    Possible only while no column has four cards and there is a card left in the deck.
    You need not draw, not even when no adversary lies on the table. But once you begin, cards are turned over one by one, each into the column of its kind, until one column has four or the deck is empty. You cannot stop before.
    Drawing adversaries does not keep you from drawing two knights in action 4.

rule-challenge-title = Action 2: challenge an adversary
rule-challenge =
    Choose one adversary on the table and play knights of one colour, as many as its power. They go onto the knights’ discard stack, face up.
    You may make one challenge a turn. In the basic game the adversary comes into your hand, and you may use it for an adventure in the same turn.
    In the game with seals a challenge is one of three kinds: with a usual one you only place a seal, with a repeated or a double one the adversary comes into your hand.

rule-paying-knights-title = Paying with knights
rule-paying-knights =
    All knights of a payment have the same colour. A single card counts as one knight, a double card as two.
    A Merlin counts as one knight of that colour. You may also pay with Merlins and nothing else.
    The payment has to equal the power of the adversary. Only if you cannot pay exactly in a colour, Merlins included, because you hold nothing but double cards for it, may you pay one knight too many in that colour. There is no change.
    A card that is not needed may never be added: a double card alone beats a power of 2, so no Merlin goes with it.

rule-take-adventure-title = Action 3: take an adventure
rule-take-adventure =
    Choose one open adventure and play adversaries from your hand that meet its condition. Those you won this very turn may be among them.
    The adversaries are out of the game for good. The adventure lies before you, face up, and counts at the end.
    You may take one adventure a turn. If it leaves a single adventure open, the game is over at once.

rule-paying-adversaries-title = Paying with adversaries
rule-paying-adversaries =
    Where an adventure asks for a total, your cards have to reach it. If your hand can make the total exactly, you have to pay exactly; otherwise you may pay more. There is no change.
    No card may be played that is not needed: without it the condition must no longer be met.
    Where an adventure asks for a number of cards, or for one of each of certain kinds, you play exactly those.

rule-draw-knight-title = Action 4: draw knights
rule-draw-knight =
    You may draw one knight from the supply. If you neither challenged anybody nor took an adventure this turn, you may draw two instead, both together.
    As soon as the last card of the supply is drawn, the discarded knights are shuffled and become the supply. If nothing has been discarded by then, this happens when the next knight is to be drawn.
    If there are not enough knights, you draw those there are. Then your turn is over.

rule-game-end-title = End of the game
rule-game-end =
    The game is over at once, in the middle of a turn, when a player takes an adventure and only one is left open.
    If the deck of adversaries is empty and the last adversary leaves the table, the player on turn still has actions 3 and 4; then the game is over. Nobody gets another turn to make up for it.
    If all players one after the other have a turn in which no card moves, the game is over too.

rule-scoring-title = Scoring
rule-scoring =
    Add the points of your adventures and the values of the adversaries in your hand. Knights give no points.
    The most points win. Among equals, whoever holds more knight cards wins; double cards and Merlins count as one card each. Those who are still equal share the victory.
    In the game with seals, adversaries that lie sealed on the table give nobody points, and seals count for nothing.

rule-seals-title = Game with seals
rule-seals =
    Everybody has five seals of a colour. All is as in the basic game but for action 2: you may make one challenge a turn, and it is a usual, a repeated or a double one.
    A sealed adversary stays in its column and counts towards the four.
    After any of the three challenges you cannot draw two knights in action 4.

rule-usual-challenge-title = Usual challenge
rule-usual-challenge =
    Choose an adversary without a seal, pay knights for its power, and place one of your seals on it. You need a seal for that; if all five lie on adversaries, you cannot make this challenge.
    If every adversary of that column now has a seal, the column is defeated: all players take their seals back, and with them the adversaries they lay on, also those who are not on turn. An adversary that is alone in its column is therefore yours at once.
    You may have several seals in a column, placed in different turns. Adversaries that you get in somebody else’s turn can be played from your own next action 3 on.

rule-repeated-challenge-title = Repeated challenge
rule-repeated-challenge =
    Choose an adversary with your own seal on it and pay its power once more, in any one colour. The seal returns to you and the adversary comes into your hand.
    The rest of the column stays as it is.

rule-double-challenge-title = Double challenge
rule-double-challenge =
    Choose an adversary without a seal and pay twice its power in a single payment of one colour. It comes into your hand at once, and no seal is placed.
    The rest of the column stays as it is, even if only sealed adversaries are left in it. They are taken when more adversaries of that kind come up and the last of them gets its seal, or one by one through repeated challenges.

rule-adventures-title = The adventures
rule-adventures =
    Each adventure is taken by playing what it asks for. The points that it gives are on the card.
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
rule-adventure-holy-grail = { card-holy-grail-about } An exact total comes first: you may exceed it only if your hand cannot make it exactly.
rule-adventure-mountain-title = { card-mountain }
rule-adventure-mountain = { card-mountain-about } An exact total comes first: you may exceed it only if your hand cannot make it exactly.
rule-adventure-excalibur-title = { card-excalibur }
rule-adventure-excalibur = { card-excalibur-about } An exact total comes first: you may exceed it only if your hand cannot make it exactly.
rule-adventure-questing-beast-title = { card-questing-beast }
rule-adventure-questing-beast = { card-questing-beast-about } An exact total comes first: you may exceed it only if your hand cannot make it exactly.
rule-adventure-fisher-king-title = { card-fisher-king }
rule-adventure-fisher-king = { card-fisher-king-about } An exact total comes first: you may exceed it only if your hand cannot make it exactly.
rule-adventure-royal-tournament-title = { card-royal-tournament }
rule-adventure-royal-tournament = { card-royal-tournament-about } An exact total comes first: you may exceed it only if your hand cannot make it exactly.
rule-adventure-robbers-title = { card-robbers }
rule-adventure-robbers = { card-robbers-about } Exactly 2 are played.
rule-adventure-vikings-title = { card-vikings }
rule-adventure-vikings = { card-vikings-about } Exactly 4 are played.
rule-adventure-sea-monster-title = { card-sea-monster }
rule-adventure-sea-monster = { card-sea-monster-about } Their powers do not matter.
rule-adventure-saxons-title = { card-saxons }
rule-adventure-saxons = { card-saxons-about } An exact total comes first: you may exceed it only if your hand cannot make it exactly.
rule-adventure-king-mark-title = { card-king-mark }
rule-adventure-king-mark = { card-king-mark-about } Their powers do not matter.
rule-adventure-green-knight-title = { card-green-knight }
rule-adventure-green-knight = { card-green-knight-about } Two cards of 4 will do, and so will the 5 with a 3 or a 4.
rule-adventure-gold-treasure-title = { card-gold-treasure }
rule-adventure-gold-treasure = { card-gold-treasure-about } The dragon of 5 is never one of two cards, as it is enough by itself.

rule-house-overpay-title = House rule: free overpaying
rule-house-overpay =
    With “{ option-king-arthur-overpay }” set to “{ option-king-arthur-overpay-free }” you may pay more than is asked, in knights or in adversaries, even if your hand could pay exactly.
    A card that is not needed still may not be added.

rule-house-reveal-when-empty-title = House rule: no empty table
rule-house-reveal-when-empty = With “{ option-king-arthur-reveal_when_empty }” on, action 1 is not left to you when no adversary lies on the table and there is a card left in the deck: adversaries are drawn.

rule-house-open-trophies-title = House rule: open adversaries
rule-house-open-trophies = With “{ option-king-arthur-open_trophies }” on, everybody sees which adversaries a player has in hand. Knights stay secret.

rule-house-resolve-after-double-title = House rule: double challenges complete columns
rule-house-resolve-after-double = With “{ option-king-arthur-resolve_after_double }” on, a column in which a double challenge leaves only sealed adversaries is defeated at once, as after a usual challenge.

rule-figures-title = Which figures are printed
rule-figures =
    The rulebook tells how many cards of each sort there are, and the conditions of the adventures. Most other figures it shows only in pictures.
    The points of the Holy Grail and the Green Knight, and the colours, are known from public reviews. The points of the other adventures, and how the powers are spread over the adversaries of a kind, are our reconstruction.
    If you own the game, you can write the printed figures into an edition file and choose it with the option “edition”.
