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
page-knight-fall-nobody = nobody just now
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

# Campaign: the page
page-knight-fall-campaign-level = Knight Fall campaign, { $difficulty }
page-knight-fall-campaign-difficulty-easy = easy
page-knight-fall-campaign-difficulty-medium = medium
page-knight-fall-campaign-difficulty-hard = hard
page-knight-fall-campaign-turn = Turn { $turn } of { $all }
page-knight-fall-campaign-leads = leads this turn
page-knight-fall-campaign-map = { $valley }, the map
page-knight-fall-campaign-squares =
    { $count ->
        [0] Squares
        [one] Squares, one can be chosen
       *[other] Squares, { $count } can be chosen
    }
page-knight-fall-campaign-zoom = Size of the map
page-knight-fall-campaign-smaller = Smaller
page-knight-fall-campaign-larger = Larger
page-knight-fall-campaign-to-party = To the party
page-knight-fall-campaign-party-here = the party is here
page-knight-fall-campaign-bridge = { $name } to { $square }
page-knight-fall-campaign-number-open = { $number }, open
page-knight-fall-campaign-number-read = { $number }, open, read before
page-knight-fall-campaign-number-crossed = { $number }, crossed off
page-knight-fall-campaign-pages = Pages of the book
page-knight-fall-campaign-page-story = Book
page-knight-fall-campaign-page-sheet = Sheet
page-knight-fall-campaign-kind-introduction = Introduction
page-knight-fall-campaign-kind-entry = On the way
page-knight-fall-campaign-kind-after = After the battle
page-knight-fall-campaign-kind-finale = Finale
page-knight-fall-campaign-kind-defeat = Defeat
page-knight-fall-campaign-number = Number
page-knight-fall-campaign-choices = What can be done
page-knight-fall-campaign-changed = What happened
page-knight-fall-campaign-choice-needs = Only with { $keyword }
page-knight-fall-campaign-choice-battle =
    { $number ->
        [final] The last battle
       *[other] Battle { $number }
    }
page-knight-fall-campaign-choice-wager = If the top power card shows { $symbol }:
page-knight-fall-campaign-choice-else = otherwise { $amount }
page-knight-fall-campaign-choice-keyword = Keyword { $keyword }
page-knight-fall-campaign-choice-erases = { $keyword } is erased
page-knight-fall-campaign-choice-bells =
    { $count ->
        [one] Costs one bell more
       *[other] Costs { $count } bells more
    }
page-knight-fall-campaign-choice-reads = Read { $number }
page-knight-fall-campaign-choice-ferry = By boat to your choice of: { $squares }
page-knight-fall-campaign-choice-open = The number stays open
page-knight-fall-campaign-coins =
    { $number ->
        [one] { $count } coin
       *[other] { $count } coins
    }
page-knight-fall-campaign-scrolls =
    { $number ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
page-knight-fall-campaign-keys =
    { $number ->
        [one] { $count } key
       *[other] { $count } keys
    }
page-knight-fall-campaign-elixirs =
    { $number ->
        [one] { $count } elixir
       *[other] { $count } elixirs
    }
page-knight-fall-campaign-sheet = Campaign sheet
page-knight-fall-campaign-good-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
page-knight-fall-campaign-good-scrolls =
    { $count ->
        [one] scroll
       *[other] scrolls
    }
page-knight-fall-campaign-good-keys =
    { $count ->
        [one] key
       *[other] keys
    }
page-knight-fall-campaign-good-elixirs =
    { $count ->
        [one] elixir
       *[other] elixirs
    }
page-knight-fall-campaign-bells = Bells
page-knight-fall-campaign-last-bell = bell { $number } calls you to the abbey
page-knight-fall-campaign-bells-rung = { $count } of { $all } bells have rung
page-knight-fall-campaign-of = { $count } of { $all }
page-knight-fall-campaign-villagers = Villagers
page-knight-fall-campaign-nobody = none
page-knight-fall-campaign-heard-of = at { $place }
page-knight-fall-campaign-unheard =
    { $some ->
        [no] none heard of yet
       *[yes] { $count ->
            [one] and one not heard of yet
           *[other] and { $count } not heard of yet
        }
    }
page-knight-fall-campaign-villager-maud-tanner = knights have 1 more health
page-knight-fall-campaign-villager-oswin-pike = knights have 1 more defense
page-knight-fall-campaign-villager-tilda-reed = 1 more square each turn
page-knight-fall-campaign-villager-brother-anselm = scrolls cost 4 coins
page-knight-fall-campaign-villager-hob-carrow = 1 more coin each time
page-knight-fall-campaign-villager-ysolde-finch = elixirs also defend
page-knight-fall-campaign-villager-garrick-stone = a stone golem in battle
page-knight-fall-campaign-villager-wenna-bell = one demon loses 2
page-knight-fall-campaign-villager-pip = knights are never slowed
page-knight-fall-campaign-relics = Relics
page-knight-fall-campaign-relics-later = to buy after this entry
page-knight-fall-campaign-price =
    { $coins ->
        [0] { $scrolls ->
            [one] costs one scroll
           *[other] costs { $scrolls } scrolls
        }
       *[other] { $scrolls ->
            [one] costs one scroll and { $coins } coins
           *[other] costs { $scrolls } scrolls and { $coins } coins
        }
    }
page-knight-fall-campaign-relic-owned = owned
page-knight-fall-campaign-relic-used = owned, used in this battle
page-knight-fall-campaign-keywords = Keywords
page-knight-fall-campaign-elders = Saved elders
page-knight-fall-campaign-fallen = Fallen knights
page-knight-fall-campaign-score-now = If it ended now
page-knight-fall-campaign-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
page-knight-fall-campaign-final = The last battle
page-knight-fall-campaign-looming = Looming
page-knight-fall-campaign-battle-defeated = Demons defeated
page-knight-fall-campaign-battle-lost = Elders lost
page-knight-fall-campaign-end-of-round-about = Golems act, then imps; nobody comes new.
page-knight-fall-campaign-choose = Choose what shines: on the map or in the book.
page-knight-fall-campaign-do-stay = Stay here
page-knight-fall-campaign-do-ride = Ride to { $square }
page-knight-fall-campaign-do-ferry = Land at { $square }
page-knight-fall-campaign-do-read = Read { $number }
page-knight-fall-campaign-do-choice = Take { $letter }
page-knight-fall-campaign-do-buy-scroll = Buy a scroll, { $count } coins
page-knight-fall-campaign-do-buy-relic = Buy { $relic }
page-knight-fall-campaign-won = The valley is saved
page-knight-fall-campaign-lost = The valley is lost
page-knight-fall-campaign-score = The score
page-knight-fall-campaign-scored-knights = Knights still alive
page-knight-fall-campaign-scored-relics = Relics
page-knight-fall-campaign-scored-villagers = Villagers
page-knight-fall-campaign-scored-elders = Saved elders
page-knight-fall-campaign-scored-resources = Unspent scrolls and keys
page-knight-fall-campaign-scored-elixirs = Unused elixirs
page-knight-fall-campaign-scored-difficulty = Difficulty
page-knight-fall-campaign-scored-failed = The campaign has failed
page-knight-fall-campaign-scored-fallen = fallen: { $knights }
page-knight-fall-campaign-scored-elders-about =
    { $count ->
        [one] one elder
       *[other] { $count } elders
    }
page-knight-fall-campaign-scored-resources-about =
    { $scrolls ->
        [one] one scroll
       *[other] { $scrolls } scrolls
    }, { $keys ->
        [one] one key
       *[other] { $keys } keys
    }
page-knight-fall-campaign-scored-elixirs-about =
    { $count ->
        [one] one elixir
       *[other] { $count } elixirs
    }
page-knight-fall-campaign-total = Total
