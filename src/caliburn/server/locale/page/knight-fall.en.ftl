### Knight Fall's board in the browser: what only the page says. The words of the game are in games/knight_fall/locale.

page-knight-fall-round = Round { $round }
page-knight-fall-abbey = The abbey
page-knight-fall-track = Victory track
page-knight-fall-points = { $side }: space { $count }.
page-knight-fall-to-dawn =
    { $count ->
        [one] Knights 1 to the dawn
       *[other] Knights { $count } to the dawn
    }
page-knight-fall-to-door =
    { $count ->
        [one] Demons 1 to the door
       *[other] Demons { $count } to the door
    }

# Characters
page-knight-fall-order = Place { $number }
page-knight-fall-order-of-play = Order of play
page-knight-fall-you = You
page-knight-fall-led-by-cards = Led by cards
page-knight-fall-health = Health
page-knight-fall-defense = Defense
page-knight-fall-ice = Ice
page-knight-fall-magic = Magic
page-knight-fall-of = of { $most }
page-knight-fall-start-of = { $start }, at most { $most }
page-knight-fall-health-of = { $now } of { $most } health
page-knight-fall-defense-of = { $now } of { $most } defense
page-knight-fall-ice-of = { $now } of { $most } ice
page-knight-fall-defense-count = { $count } defense
page-knight-fall-ice-count = { $count } ice
page-knight-fall-active = takes its turn
page-knight-fall-damage-coming = { $count } damage on its way
page-knight-fall-to-place = Still to be placed
page-knight-fall-waits = Comes back at its next turn
page-knight-fall-damage-possible = could take { $count } damage
page-knight-fall-reach = Reach of { $card }
page-knight-fall-within =
    { $count ->
        [one] within 1 move
       *[other] within { $count } moves
    }
page-knight-fall-edition = (Numbers of this edition: { $numbers }.)
page-knight-fall-edition-n = { $numbers }
page-knight-fall-edition-most = at most { $numbers } more
page-knight-fall-edition-up_to = up to { $numbers }
page-knight-fall-slowed = slowed
page-knight-fall-cursed = cannot use defense
page-knight-fall-halo = fire halo
page-knight-fall-portal = portal

# The edge of the board
page-knight-fall-end-of-round = End of round
page-knight-fall-end-of-round-about = Knights +1; golems act, then imps; one of each comes new.
page-knight-fall-supply = Supply
page-knight-fall-elders = Elders alive
page-knight-fall-imps = Imps in supply
page-knight-fall-golems = Stone golems in supply
page-knight-fall-ice-golems = Ice golems in supply
page-knight-fall-slag-golems = Slag golems in supply
page-knight-fall-crawlers = Bone crawlers in supply

# My things
page-knight-fall-my-hand = My hand
page-knight-fall-captain = decides for the team
page-knight-fall-deck = Deck
page-knight-fall-discards = Discards
page-knight-fall-seal-knights = Seal
page-knight-fall-seal-demons = Mark
page-knight-fall-none = none
page-knight-fall-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-knight-fall-tab-hand = Hand
page-knight-fall-tab-characters = Characters
page-knight-fall-or = or
page-knight-fall-or-one = Or one action
page-knight-fall-returns = Returns each turn
page-knight-fall-use-symbols = { $card }, use its symbols: { $symbols }
page-knight-fall-slowed-card = Slowed: good for one action only.
page-knight-fall-also = You may also
page-knight-fall-left = Left:
page-knight-fall-magic-pool = { $count } magic
page-knight-fall-held = { $count } command held

# What is being played
page-knight-fall-played = The card that is played
page-knight-fall-plays = { $character } plays
page-knight-fall-as-minor = as one action
page-knight-fall-leads = The cards that lead the demon
page-knight-fall-leads-demon = Two cards lead { $demon }
page-knight-fall-counts = this half counts
page-knight-fall-hierarchy-title = Whom they attack
page-knight-fall-hierarchy = Demons take whoever is closest. Of equals: an unguarded elder, a guarded elder, a knight with less than 3 health and defense together, a golem, another knight; then the weakest.

# Attacks
page-knight-fall-hits = { $attacker } hits { $the } for { $damage }. Do you defend?
page-knight-fall-hits-several = { $attacker } hits { $count } of you. Do you defend?

# Buttons
page-knight-fall-do-play = Play { $card }
page-knight-fall-do-actions = Symbols of { $card }
page-knight-fall-do-minor = One action: { $action }
page-knight-fall-do-discard = Discard { $card }
page-knight-fall-do-defend = Defend with { $number }
page-knight-fall-do-block = Block { $number }
page-knight-fall-do-choose = Play { $character }
page-knight-fall-do-choose-two = { $first }, then { $second }
page-knight-fall-do-both = { $what } { $how }

# The end
page-knight-fall-you-win = You win
page-knight-fall-side-wins = The { $side } win
page-knight-fall-won-together = You have won together
page-knight-fall-lost-together = The demons have won
page-knight-fall-why-start = Start space
page-knight-fall-why-elder = For elders killed
page-knight-fall-why-knight = For knights killed
page-knight-fall-why-demon = For demons killed
page-knight-fall-why-round = For rounds held

page-topic-ask-defend = defending
page-topic-ask-bell = the Bell of Nine Names
page-topic-ask-hourglass = the Hourglass of Ash
page-topic-ask-mirror = the Mirror of Still Water
page-topic-ask-shield = the Thornwood Shield
page-topic-ask-retribution = striking back
