### Merlin's board in the browser: what only the page says. The words of the game are in games/merlin/locale.

page-merlin-round = Round { $round } of { $rounds }
page-merlin-chapter-short = Round { $round } of { $rounds }
page-merlin-chapter-draft = Allies
page-merlin-scoring-at-end = Scoring at its end
page-merlin-no-scoring = No scoring at its end
page-merlin-first = begins the round

# The middle of the table
page-merlin-before = Before the first round
page-merlin-lands-on =
    { $figure ->
        [merlin] Merlin { $value } lands on
        [arthur] Arthur { $value } lands on
       *[knight] Knight { $value } lands on
    }
page-merlin-stands-on =
    { $figure ->
        [merlin] Merlin is on
        [arthur] Arthur is on
       *[knight] The knight is on
    }
page-merlin-or = or
page-merlin-used = Used this round
page-merlin-could-change = Could change it

# Dice
page-merlin-my-dice = My dice
page-merlin-no-dice = No dice left in this round
page-merlin-dice-left = Dice left
page-merlin-die =
    { $die ->
        [merlin] Merlin die { $value }
        [arthur] Arthur die { $value }
        [morgana] Morgana die { $value }
       *[knight] Knight die { $value }
    }
page-merlin-die-to = leads to { $space }
page-merlin-face = Turn it to { $value }
page-merlin-figure-knight = Knight
page-merlin-figure-merlin = Merlin
page-merlin-figure-arthur = Arthur
page-merlin-figure-morgana = Kitchen
page-merlin-do-ride-short = Ride { $value }
page-merlin-do-ride = Ride { $value }: { $space }
page-merlin-do-die =
    { $die ->
        [merlin] Take Merlin { $value }
        [arthur] Take Arthur { $value }
        [morgana] Into the kitchen: { $value }
       *[knight] Take knight { $value }
    }
page-merlin-do-act = Do it: { $space }
page-merlin-by-apple = Use an apple
page-merlin-by-coin = Use a coin
page-merlin-by-flag = { $realm } flag
page-merlin-by-stride = Sir Tristram
page-merlin-by-whim = Sir Gawain
page-merlin-by-portal = Sir Bors
page-merlin-by-remedy = Apple tile
page-merlin-by-labor = Day laborer
page-merlin-by-edict = A decree
page-merlin-by-act = Do it
page-merlin-by-bewitch = Turn a die
page-merlin-by-poison = Poisoned apple
page-merlin-by-pick = Take from the supply
page-merlin-by-ability = Learn an ability
page-merlin-by-score = Score any kind
page-merlin-by-marker = Which marker

# Where long words may break, in narrow places: the page looks each word up here
page-merlin-parted = Excali-bur Princi-pality Stone-cutters Tourna-ment

# Things
page-merlin-kind-shield = shield
page-merlin-kind-flag = flag
page-merlin-kind-material = stone
page-merlin-kind-influence = influence
page-merlin-kind-vassal = vassal
page-merlin-kind-builder = Builder
page-merlin-kind-flag-bearer = Flag-bearer
page-merlin-kind-shield-bearer = Shield-bearer
page-merlin-kind-lady = Lady
page-merlin-kind-traitor = traitor
page-merlin-row-traitor = Traitors
page-merlin-row-shield = Shields
page-merlin-row-flag = Flags
page-merlin-row-material = Stone
page-merlin-have = { $item }: { $count }
page-merlin-stock = { $item }, { $count } left
page-merlin-left = { $count } left
page-merlin-castle-board = My castle board
page-merlin-my-vassals = My vassals
page-merlin-at-home = at home
page-merlin-stands-in = in { $realm }
page-merlin-market-tile = A tile from the market
page-merlin-points =
    { $count ->
        [one] point
       *[other] points
    }
page-merlin-store-apple = Apples: { $count }
page-merlin-store-staff = Staffs: { $count }
page-merlin-store-influence = Influence markers left: { $count }
page-merlin-store-manor = Manors left: { $count }
page-merlin-store-coin = Coins: { $count }
page-merlin-store-mistletoe = Mistletoe: { $count }
page-merlin-store-remedy = Apple/mistletoe tiles: { $count }
page-merlin-store-plus = Plus tokens: { $count }
page-merlin-store-laborer = Day laborer { $count }
page-merlin-store-poisoned = Poisoned apples: { $count }
page-merlin-store-decrees = Decrees: { $count }
page-merlin-store-traitor = Traitors: { $count }
page-merlin-store-shield = Shields: { $count }
page-merlin-store-flag = Flags: { $count }
page-merlin-store-material = Stones: { $count }
page-merlin-store-mission = Missions in hand: { $count }

# Principalities
page-merlin-realm = { $realm }
page-merlin-influence-of = { $name } influence { $count }
page-merlin-knight-of = Knight of { $name }
page-merlin-morgana-here = Morgana is here
page-merlin-decrees-here = Decrees here: { $count }

# Environs
page-merlin-environs = Environs
page-merlin-open-tiles =
    { $count ->
        [one] { $count } tile open for you
       *[other] { $count } tiles open for you
    }
page-merlin-environs-hint = Look at a tile: lines lead to the marks you can build with.
page-merlin-tower = tower
page-merlin-tower-about = Tower: take one more
page-merlin-treasure = Treasure: { $what }
page-merlin-manor-of = manor of { $name }
page-merlin-castle = castle
page-merlin-hut = witch’s hut
page-merlin-built-with = built with stone of: { $realms }
page-merlin-ground-free =
    { $size ->
        [one] { $terrain }, { $size } tile: nobody leads
       *[other] { $terrain }, { $size } tiles: nobody leads
    }
page-merlin-ground-led =
    { $size ->
        [one] { $terrain }, { $size } tile: { $names } would score { $points }
       *[other] { $terrain }, { $size } tiles: { $names } would score { $points }
    }

# Missions
page-merlin-open-missions = Open missions
page-merlin-my-missions = My missions
page-merlin-mission =
    { $points ->
        [one] Mission { $name }, { $points } point
       *[other] Mission { $name }, { $points } points
    }
page-merlin-missing = { $count } missing
page-merlin-lack-short = { $count } more
page-merlin-all-held = complete
page-merlin-held = held
page-merlin-lacks = missing
page-merlin-in-hand = in your hand
page-merlin-ready =
    { $count ->
        [one] one can be resolved
       *[other] { $count } can be resolved
    }
page-merlin-deck = Deck of missions, { $count } cards
page-merlin-held-by = Held
page-merlin-nobody = nobody
page-merlin-thing-grail = Grail
page-merlin-thing-excalibur = Excalibur
page-merlin-thing-ring = Ring
page-merlin-thing-horn = Horn
page-merlin-supply-apple = Apples
page-merlin-supply-traitor = Traitors
page-merlin-supply-mistletoe = Mistletoe
page-merlin-supply-coin = Coins
page-merlin-supply-poisoned = Poisoned
page-merlin-supply-huts = Huts
page-merlin-supply-markers = Markers

# Modules
page-merlin-modules = Missions and modules
page-merlin-tab-missions = Missions
page-merlin-tab-favor = Favor
page-merlin-tab-arthur = Picts
page-merlin-tab-allies = Allies
page-merlin-tab-market = Market
page-merlin-tab-caerleon = Caerleon
page-merlin-tab-morgana = Kitchen
page-merlin-tab-decrees = Decrees
page-merlin-seal-none = not learned
page-merlin-seal-up = learned
page-merlin-seal-down = learned, used until the next scoring
page-merlin-pict-value = counts { $value }
page-merlin-pict-stacks = { $count } in the stacks
page-merlin-pict-total =
    { $count ->
        [one] { $count } Pict, counts { $total }
       *[other] { $count } Picts, count { $total }
    }
page-merlin-ally-tiles = tiles left: { $count }
page-merlin-no-allies = Nobody has an ally yet.
page-merlin-draft = Choose your allies
page-merlin-stack = Stack { $letter }
page-merlin-laborers = Day laborers
page-merlin-cauldron = Cauldron for { $face }, Morgana goes { $steps }
page-merlin-cauldron-taken = occupied
page-merlin-cauldron-under = below it: { $effect }
page-merlin-morgana-at = Morgana
page-merlin-morgana-dice = Dice

# Forecast, scorings, the end
page-merlin-forecast = If scored now
page-merlin-player = Player
page-merlin-sum = Sum
page-merlin-part = Part
page-merlin-part-traitors = Traitors and Excalibur
page-merlin-part-environs = Environs
page-merlin-part-influence = Influence
page-merlin-part-vassals = Vassals
page-merlin-part-picts = Picts
page-merlin-part-huts = Huts
page-merlin-scoring =
    { $number ->
        [1] First scoring
        [2] Second scoring
       *[3] Last scoring
    }
page-merlin-go-on = Go on
page-merlin-group-ride = In the rounds
page-merlin-group-scorings = Three scorings
page-merlin-group-end = At the end
page-merlin-total = Points
page-merlin-shared = A shared victory
page-merlin-you-win = You have won
page-merlin-wins = { $name } has won

# On a phone
page-merlin-phone-table = Table
page-merlin-phone-castle = Castle
page-merlin-round-table = Round table
page-merlin-look-closer = Look closer
page-merlin-look-whole = See the whole table
page-merlin-shown = What is shown
page-merlin-see-table = Round table
page-merlin-see-environs = Environs
page-merlin-see-missions = Missions and modules

# A new table
page-new-comes-with = Comes with { $by }.
