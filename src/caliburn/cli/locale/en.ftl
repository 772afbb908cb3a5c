### The words of the command `caliburn` and of the terminal client.

cli-error = caliburn: { $text }
cli-warning = caliburn: Note: { $text }
cli-usage-hint = Try: { $command } --help
cli-interrupted = Stopped.
cli-bug = Something failed that should not have. Nothing was lost; what is needed to find the fault was saved to { $path }
cli-bug-unsaved = Something failed that should not have: { $error }

## Help

cli-help-caliburn = Knightly board games by their rulebooks: play in the terminal, watch records, let bots play.
cli-help-play = Play in the terminal, against bots or with friends at one keyboard.
cli-help-games = List the games, with seats, modes and options.
cli-help-rules = Show the rules of a game in short.
cli-help-cards = List every component of a game and where its figures come from.
cli-help-replay = Tell a recorded match, and check that it was dealt fairly.
cli-help-simulate = Let bots play many matches and count.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-lang = The language; without it, the one of your environment.
cli-help-json = Print JSON, for programs.
cli-help-game = The game, by its id (see “caliburn games”).
cli-help-option = An option of the game, such as mode=seals; may be given several times.
cli-help-rule = One rule, by its id; without it, all.
cli-help-seats = How many play.
cli-help-games-count = How many matches.
cli-help-seed = The seed; the same one gives the same matches.
cli-help-sim-bots = The bots, one for all seats or one for each: random, greedy.
cli-help-every = Play so many matches for everything the option can be, such as every set of modules.
cli-help-rotate = Let the bots move on by one seat with every match, so that a good seat favours none of them.
cli-help-jobs = How many processes share the work.
cli-help-record = The record, a JSON file; “-” reads standard input.
cli-help-verify = Deal again from the seed and say whether the record is fair (exit code 1 if not).
cli-help-commitment = Also check that the seed has this hash: the one the table showed before the first card.
cli-help-at = Stop after the first N answers.
cli-help-viewer = Through whose eyes: a seat (counted from 0), spectator or referee.
cli-help-play-seed = The seed of the match; without it, a random one.
cli-help-play-bots = The bots, one for all of them or one for each: random, greedy.
cli-help-you = Your seat, counted from 0; several, such as 0,2, for several people.
cli-help-hot-seat = Everybody is a person, at this one keyboard.
cli-help-names = What the players are called, from seat 0 on; with --hot-seat as many play as have names.
cli-help-resume = Go on with a saved match: its file, or “last” for the latest unfinished one.
cli-help-save = Where the key “s” saves to.
cli-help-ask-all = Ask you even where you have only one choice.
cli-help-delay = How long a bot waits before it moves, in milliseconds.
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands

## What can be wrong

cli-error-option = There is no option { $option } here.
cli-error-option-close = There is no option { $option } here. Did you mean { $close }?
cli-error-option-value = The option { $option } was not used as it should be: it may lack a value, or take none.
cli-error-missing = { $what } is missing.
cli-error-command = There is no command “{ $name }”. Choose one of these: { $commands }
cli-error-value = What was given for { $option } does not fit.
cli-error-usage = This cannot be understood: { $text }
cli-error-lang = The language “{ $value }” is not known. Choose one of these: { $langs }
cli-error-number = { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.
cli-error-option-form = “{ $value }” is not an option. Write it as key=value, for example mode=seals.
cli-error-option-twice = The option “{ $option }” is given twice. Give it once.
cli-error-viewer = “{ $value }” is no viewer. Give a seat from 0 to { $most }, spectator or referee.
cli-error-read = { $path } cannot be read: { $reason ->
        [ENOENT] there is no such file
        [EACCES] you have no permission
        [EISDIR] it is a folder
        [ENOTDIR] part of its path is not a folder
        [EINVAL] this is not a path
       *[other] { $reason }
    }.
cli-error-write = { $path } cannot be written: { $reason ->
        [ENOENT] there is no such folder
        [EACCES] you have no permission
        [EISDIR] it is a folder
        [ENOTDIR] part of its path is not a folder
        [EEXIST] part of its path is not a folder
        [ENOSPC] the disk is full
        [EROFS] the disk cannot be written to
       *[other] { $reason }
    }.
cli-error-not-json = { $path } is not a record: it is no valid JSON. Give a file that Caliburn saved, whole.
cli-error-no-terminal = Playing needs a terminal. Start “{ $command } play” in one, without redirecting it; programs can use “{ $command } simulate” or the Python package.
cli-error-no-last = There is no unfinished match to go on with. Start one with “{ $command } play”.
cli-error-names = { $count } names do not fit { $seats } seats. Give at most one for each seat.
cli-error-bots = { $count ->
        [one] You named 1 bot
       *[other] You named { $count } bots
    }, but { $seats ->
        [one] 1 seat is
       *[other] { $seats } seats are
    } for bots; the other seats are people’s. Name one bot for all of those seats or one for each, or change --seats or --you.
cli-error-no-bots = No bot is named. Name one for all seats, or one for each: { $bots }
cli-error-together = { $options } cannot be used together with { $beside }, where it would change nothing. Leave one of the two out.
cli-error-dumb-terminal = This terminal (TERM={ $term }) cannot show the table. Use one that can move its cursor, such as xterm.

## Tables

cli-column-mode = Mode
cli-column-seats = Players
cli-column-options = Options
cli-column-name = Name
cli-column-value = Value
cli-column-strength = Strength
cli-column-points = Points
cli-column-count = Copies
cli-column-source = Source
cli-column-suit = Colour
cli-column-colour = Colour
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-digest = Digest
cli-column-mean-score = Mean score
cli-column-player = Player
cli-column-ability = Ability
cli-column-aura = Rank or lane effect
cli-column-cost = Cost
cli-column-damage = Damage
cli-column-effects = Effect
cli-column-faces = Faces
cli-column-faction = Faction
cli-column-green = Green
cli-column-health = Health
cli-column-icon = Icon
cli-column-night = Night
cli-column-red = Red
cli-column-to_back = Moves to back
cli-column-type = Type
cli-column-valor = Valor
cli-column-window = Moment of use
cli-column-yellow = Yellow
cli-column-black = Black
cli-column-price = Price
cli-column-scrolls = Scrolls
cli-column-coins = Coins
cli-column-day = Day
cli-column-boss = Boss
cli-column-heroic = Heroic
cli-column-epic = Epic
cli-column-legendary = Legendary
cli-column-spaces = Spaces
cli-column-gold_per_point = Gold a point
cli-column-armor = Armor
cli-column-symbols = Tactics at
cli-column-wrath = Wrath
cli-column-fatigue = Fatigue
cli-column-start = At the start
cli-column-set_bonus = Sets
cli-option-edition = a file with the printed figures of your own copy
cli-source-rulebook = rulebook
cli-source-public = public
cli-source-reconstructed = reconstructed
cli-reconstructed = reconstructed: the rulebook shows this figure only as a picture; it is ours, and the printed one may differ.
cli-kind-knight = Knights
cli-kind-adventure = Adventures
cli-kind-seal = Seals
cli-rule-place = Rulebook: { $heading }
cli-rule-place-page = Rulebook: { $heading }, p. { $page }
cli-rule-rulings = Rulings: { $rulings }
cli-rulings-place = What the rulings say: { $path }

## Simulation and replay

cli-simulating = Playing
cli-simulated = { $games ->
        [one] One match
       *[other] { $games } matches
    }
cli-simulated-errors = ±: one standard error; in 19 cases of 20 two of them reach the true value.
cli-simulated-seats = Wins by seat: { $wins }
cli-simulated-shared = Shared victories: { $count }
cli-simulated-speed = { $decisions } decisions in { $seconds } s: { $games } matches/s, { $rate } decisions/s
cli-simulated-digest = Digest: { $digest }
cli-replay-title = { $game } ({ $mode }): { $names }
cli-replay-open = Not finished: { $answers } answers so far; { $names } to move.
cli-scores = Final scores
cli-tie-break = Tie-break
cli-tie-break-king-arthur = Knights (ties)
cli-tie-break-knight-tales = Ties: monsters, gold
cli-winner = wins
cli-fair = Fair: the seed deals exactly these cards.
cli-fair-from = Fair from there on: the first { $count } outcomes come from an earlier match and are taken as they are, the seed deals exactly the rest.
cli-not-fair = Not fair: the seed deals other cards than this record holds.

## The terminal client

cli-you = You
cli-bot-names = Gawain, Isolde, Percival, Morgana, Tristan
cli-title = { $game } · { $mode }
cli-title-turn = turn { $turn }
cli-moves = Your move
cli-moves-how = How?
cli-moves-wait = Waiting
cli-moves-over = The end
cli-log = What happened
cli-log-more = ▾ PgDn more
cli-ways = { $count } ways
cli-thinking = { $name } is thinking …
cli-rule-hint = ? rule
cli-over = The game is over.
cli-note-only = No choice: { $moves }.
cli-chapter = Turn { $number } · { $name }
cli-note-undone = You took back your last move.
cli-cannot-undo = Nothing to take back: only your own last move can be, while nothing was drawn or revealed and nobody else moved since.
cli-saved = Saved to { $path }
cli-left = The match is kept in { $path }
    Go on with it: { $command } play --resume last
cli-left-over = The record of the match: { $path }
cli-left-unsaved = The match was not saved.
cli-leave-anyway = The match is not saved. Leave again to leave without it.
cli-too-small = Make the window larger: at least { $width } columns by { $height } lines.
cli-key-choose = Enter choose
cli-key-back = Esc back
cli-key-undo = u undo
cli-key-help = ? help
cli-key-log = PgUp/PgDn log
cli-key-language = l Deutsch
cli-key-save = s save
cli-key-leave = q leave
cli-key-new = n new game
cli-key-look = Esc see the table
cli-help-keys-text =
    Arrow keys and Enter choose a move; so do its number or letter, and the mouse.
    Tab turns to the other side of the table where there is one: from the map of a campaign to its book and back.
    PgUp and PgDn (or [ and ]) scroll the log.
    Esc goes back, u takes back, l changes the language, s saves, q leaves and keeps the match.
    In this help, the digits and the arrow keys turn the pages.
cli-help-page-rule = Now
cli-help-page-marks = Marks
cli-help-page-rules = All rules
cli-help-page-keys = Keys
cli-help-turn = ←→ turn pages · ↑↓ scroll · Esc close
cli-curtain = Pass the keyboard to { $name }.
cli-curtain-why = Everybody else looks away now: the next screen shows { $name }’s hand.
cli-curtain-key = Enter: I am { $name }
cli-parting-key = Enter: pass on
cli-end-won = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
cli-end-won-you = You win.
cli-end-won-all = { $count ->
        [one] You win.
       *[other] All of you win together.
    }
cli-end-nobody = Nobody wins.
cli-end-tie = Equal points: the tie-break decides.

## King Arthur's table

cli-ka-kind-dark-power = P
cli-ka-kind-enemy-knight = K
cli-ka-kind-monster = M
cli-ka-kind-dragon = D
cli-ka-suit-red = R
cli-ka-suit-orange = O
cli-ka-suit-beige = B
cli-ka-suit-merlin = Merlin
cli-ka-count-knights = { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
cli-ka-count-adversaries = { $count ->
        [one] 1 adversary
       *[other] { $count } adversaries
    }
cli-ka-count-seals = { $count ->
        [one] 1 seal
       *[other] { $count } seals
    }
cli-ka-count-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
cli-ka-brief-knights = Kn { $count }
cli-ka-brief-adversaries = Ad { $count }
cli-ka-brief-seals = Se { $count }
cli-ka-brief-points = { $count } pt
cli-ka-piles = deck { $deck } · out { $out } · knights { $supply } · discarded { $discards }
cli-ka-hand = Knights
cli-ka-adversaries = Adversaries
cli-ka-held = { $held } in adversaries
cli-ka-own-seals = Seals
cli-ka-none = none
cli-ka-column-full = No action 1: a column has four adversaries.
cli-ka-deck-empty = No action 1: the deck of adversaries is empty.
cli-ka-means-total = asks for adversaries whose powers add up to 12
cli-ka-means-total-kind = the same, of one kind only
cli-ka-means-cards = asks for that many adversaries, whatever they are
cli-ka-means-each = asks for one adversary of each of these kinds
cli-ka-means-worth = asks for two adversaries, of at least these powers
cli-ka-means-or = the same, or instead this one adversary alone
cli-ka-means-open = an adventure you can take now
cli-ka-means-column = how many of the four places of a column are taken
cli-ka-means-can = an adversary you can challenge now; the figure is its power
cli-ka-means-cannot = an adversary you cannot challenge now
cli-ka-means-seal = beside an adversary: whose seal lies on it
cli-ka-means-points = points of adventures taken
cli-ka-means-knights = knights in hand
cli-ka-means-adversaries = adversaries in hand
cli-ka-means-seals = seals left
cli-ka-means-red = red knights; 1 is a single card, 2 a double one
cli-ka-means-orange = orange knights
cli-ka-means-beige = beige knights
cli-ka-means-merlin = Merlin, a knight of any colour
cli-ka-short-dark-power = Dark p.
cli-ka-short-enemy-knight = Enemy kn.
cli-ka-short-monster = Monsters
cli-ka-short-dragon = Dragons
cli-ka-short-holy-grail = Grail
cli-ka-short-mountain = Mountain
cli-ka-short-excalibur = Excalibur
cli-ka-short-questing-beast = Q. Beast
cli-ka-short-fisher-king = Fisher K.
cli-ka-short-royal-tournament = Tourney
cli-ka-short-robbers = Robbers
cli-ka-short-vikings = Vikings
cli-ka-short-sea-monster = Sea Mon.
cli-ka-short-saxons = Saxons
cli-ka-short-king-mark = King Mark
cli-ka-short-green-knight = Green Kn.
cli-ka-short-gold-treasure = Treasure

## Knight Tales' table

cli-kt-moment = { $phase } { $number } of 3
cli-kt-gold = { $count } gold
cli-kt-wrath = wrath { $count }
cli-kt-fatigue = fatigue { $count }
cli-kt-monsters = { $count ->
        [one] 1 monster
       *[other] { $count } monsters
    }
cli-kt-valor = { $count } VP
cli-kt-types = { $count ->
        [one] 1 type
       *[other] { $count } types
    }
cli-kt-brief-gold = G{ $count }
cli-kt-brief-wrath = W{ $count }
cli-kt-brief-fatigue = F{ $count }
cli-kt-brief-monsters = M{ $count }
cli-kt-brief-zone-green = green
cli-kt-brief-zone-yellow = yellow
cli-kt-brief-zone-red = red
cli-kt-passed = passed
cli-kt-home = home
cli-kt-village = walls { $walls } · village: { $village }
cli-kt-none = nothing left
cli-kt-sold = sold
cli-kt-face-down = face down
cli-kt-points = { $points } VP
cli-kt-trophy-price = 2 { $faction }
cli-kt-tonight = Tonight: { $champions ->
        [one] 1 champion
       *[other] { $champions } champions
    }, { $minions ->
        [one] 1 minion
       *[other] { $minions } minions
    }
cli-kt-renown = renown: green { $green }, yellow { $yellow }, red { $red } VP
cli-kt-boss-gone = The boss is defeated.
cli-kt-forest = in the forest
cli-kt-doom = doom
cli-kt-tactic = Tactic
cli-kt-no-wall = no wall
cli-kt-step = Step { $number }: { $name }
cli-kt-last-deed = last heroic deed
cli-kt-effects = Counts:
cli-kt-cost = { $count } fatigue
cli-kt-pool = { $knight } knight dice against { $black } black and { $red } red
cli-kt-knight-dice = Knight
cli-kt-monster-dice = Monster
cli-kt-lies = As it lies:
cli-kt-lies-damage = { $swords }† − { $shields }▼: { $damage } damage of { $health }
cli-kt-lies-defeats = defeats it
cli-kt-lies-wounds = { $swords }† − { $shields }▼: { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    }
cli-kt-lies-doom = doom to { $column }
cli-kt-no-knight = Choose your knight.
cli-kt-own-cards = Cards
cli-kt-shared = For all
cli-kt-slain = Slain
cli-kt-spent = { $count } spent
cli-kt-token-wrath = W
cli-kt-token-fatigue = F
cli-kt-means-champion = a monster with { $sign } is a champion; the colour is its faction
cli-kt-means-health = health left, of all it had
cli-kt-means-dice = dice it would roll now: black ones hollow, red ones filled
cli-kt-means-tokens = swords and shields that are added to its roll
cli-kt-means-crests = whose crests lie on it, the first first
cli-kt-means-face-down = a face-down monster; in brackets what you have seen of it
cli-kt-means-doom = doom: the bracket is the level now, skulls trigger a tactic
cli-kt-means-walls = barricade and palisades of a lane
cli-kt-means-open = something you can choose now
cli-kt-means-track = the track: wrath left of the heart, fatigue right of it; the colours are the zones
cli-kt-means-after = where your health will be after this attack, as the dice lie
cli-kt-means-villager = gold on a villager: damage taken for you
cli-kt-means-rank = the number of a rank: what an attack there costs in fatigue
cli-kt-holds = has { $cards }
cli-kt-means-gold = gold
cli-kt-means-wrath = wrath left
cli-kt-means-fatigue = fatigue left
cli-kt-means-monsters = monster cards gained

## One letter for each kind of event, in front of a line of the log

cli-letter-game-began = *
cli-letter-adversary-revealed = R
cli-letter-knights-played = P
cli-letter-adversary-taken = T
cli-letter-adversary-sealed = S
cli-letter-seal-returned = B
cli-letter-adventure-taken = A
cli-letter-knights-drawn = D
cli-letter-knights-reshuffled = M
cli-letter-turn-passed = –
cli-letter-last-adversary-taken = L
cli-letter-game-ended = E
cli-letter-card-bought = $
cli-letter-trophy-forged = +
cli-letter-attack-began = †
cli-letter-card-used = :
cli-letter-dice-rolled = ⚄
cli-letter-monster-damaged = x
cli-letter-monster-defeated = ✗
cli-letter-wounds-suffered = ♥
cli-letter-doom-raised = ☠
cli-letter-tactic-applied = ~
cli-letter-boss-moved = >
cli-letter-wall-fell = #
cli-letter-village-damaged = ⌂
cli-letter-quest-fulfilled = ✓

## What those letters mean

cli-means-game-began = log: the game began
cli-means-adversary-revealed = log: adversary revealed
cli-means-knights-played = log: knights played
cli-means-adversary-taken = log: adversary taken
cli-means-adversary-sealed = log: adversary sealed
cli-means-seal-returned = log: seal taken back
cli-means-adventure-taken = log: adventure taken
cli-means-knights-drawn = log: knights drawn
cli-means-knights-reshuffled = log: discarded knights shuffled
cli-means-turn-passed = log: turn let go by
cli-means-last-adversary-taken = log: last adversary gone
cli-means-game-ended = log: the game ended
cli-means-card-bought = log: card bought
cli-means-trophy-forged = log: trophy taken
cli-means-attack-began = log: attack
cli-means-card-used = log: card used
cli-means-dice-rolled = log: dice rolled
cli-means-monster-damaged = log: damage
cli-means-monster-defeated = log: monster defeated
cli-means-wounds-suffered = log: wounds
cli-means-doom-raised = log: doom rises
cli-means-tactic-applied = log: tactic
cli-means-boss-moved = log: the boss moves
cli-means-wall-fell = log: a wall falls
cli-means-village-damaged = log: the village is hit
cli-means-quest-fulfilled = log: quest fulfilled

## serve

cli-help-serve = Open the table in the browser: for you, your friends and bots.
cli-help-serve-host = The address to listen on; 0.0.0.0 lets everybody in your local network in.
cli-help-serve-port = The port to listen on.
cli-help-serve-data = Where tables and people are kept; by default your user data folder.
cli-help-serve-address = The address under which others reach this server, such as https://table.example.org.
cli-help-serve-open = Open the page in your browser.
cli-help-serve-log = Where the log is written; “-” is the screen. By default a file in the data folder.
cli-help-serve-smtp = For mail when it is somebody’s turn: smtp://USER:PASSWORD@HOST:PORT?from=SENDER, or smtp+starttls://. Better given as CALIBURN_SMTP.
cli-help-serve-webhooks = Let webhooks lead into your own network.
cli-help-serve-proxied = Trust the client addresses that a reverse proxy on this machine tells.
cli-serve-ready = The table is set: { $address }
cli-serve-loopback = Only this machine can open it. For friends in your network, too: { $command } serve --host 0.0.0.0
cli-serve-running = The table is set already: { $address }
cli-serve-friends = For friends in your network: { $addresses }
cli-serve-data = Tables are kept in { $path }
cli-serve-stop = Ctrl+C ends the server; tables wait until it is back.
cli-error-port = { $port } is not a port. Choose a number from 1 to 65535.
cli-error-host = --host is empty. Give 127.0.0.1 for this machine alone, or 0.0.0.0 for everybody in your network.
cli-error-data = The folder { $path } cannot be found. Choose another one with --data.
cli-error-address = “{ $address }” is not an address of a server. Write it like https://table.example.org, without a path.
cli-error-smtp = The mail server is written like smtp://USER:PASSWORD@HOST:PORT?from=SENDER, or smtp+starttls:// for an encrypted one.

## Merlin: the table

cli-merlin-moment = Round { $round } of { $rounds }
cli-merlin-phase-setup = Setup
cli-merlin-phase-draft = Choosing allies
cli-merlin-score = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cli-merlin-first = first player
cli-merlin-has-grail = Grail: { $name }
cli-merlin-has-excalibur = Excalibur: { $name }
cli-merlin-supply = supply: { $what }
cli-merlin-in-help = under ? and 2: { $parts }
cli-merlin-told = { $text }
cli-merlin-code-black = Dr
cli-merlin-code-grey = Do
cli-merlin-code-blue = Fi
cli-merlin-code-purple = Sn
cli-merlin-code-orange = Fo
cli-merlin-code-brown = Ea
cli-merlin-code-any = ··
cli-merlin-letter-shield = S
cli-merlin-letter-flag = F
cli-merlin-letter-material = M
cli-merlin-letter-influence = I
cli-merlin-letter-traitor = t
cli-merlin-letter-manor = H
cli-merlin-letter-builder = b
cli-merlin-letter-flag-bearer = f
cli-merlin-letter-shield-bearer = s
cli-merlin-letter-lady = l
cli-merlin-letter-vassal = v
cli-merlin-letter-merlin = M
cli-merlin-letter-arthur = A
cli-merlin-letter-morgana = W
cli-merlin-letter-laborer = L
cli-merlin-letter-mountain = M
cli-merlin-letter-wood = W
cli-merlin-letter-lake = L
cli-merlin-letter-kay = K
cli-merlin-letter-marshal = L
cli-merlin-space-influence-shield = +shield
cli-merlin-space-influence-flag = +flag
cli-merlin-space-influence-material = +stone
cli-merlin-space-influence-vassal = +vassal
cli-merlin-space-points-shield = ★shield
cli-merlin-space-points-flag = ★flag
cli-merlin-space-points-material = ★stone
cli-merlin-space-points-influence = ★infl.
cli-merlin-space-points-manor = ★manor
cli-merlin-space-resource-shield = shield
cli-merlin-space-resource-flag = flag
cli-merlin-space-resource-material = material
cli-merlin-space-resource-influence = influence
cli-merlin-space-build = Build
cli-merlin-space-mission = Mission
cli-merlin-space-exchange = Exchan.
cli-merlin-space-relocate = Reloc.
cli-merlin-space-excalibur = Excal.
cli-merlin-space-grail = Grail
cli-merlin-space-apple = Apple
cli-merlin-space-remedy = App/Mis
cli-merlin-space-coin = Coin
cli-merlin-space-arthur = Arthur
cli-merlin-space-activate = Activ.
cli-merlin-space-picts = Picts
cli-merlin-space-stairs = Stairs
cli-merlin-space-merlin = Merlin
cli-merlin-space-ring = Ring
cli-merlin-space-replace = Replace
cli-merlin-district-smith = Smith
cli-merlin-district-quarry = Quarry
cli-merlin-district-market = Market
cli-merlin-district-tailor = Tailor
cli-merlin-district-orchard = Orchard
cli-merlin-district-mint = Mint
cli-merlin-more-in-help = { $count } more parts under ? and 2
cli-merlin-inner = Inner ring
cli-merlin-treasure-excalibur = Exc
cli-merlin-treasure-grail = Gr
cli-merlin-treasure-staff = St
cli-merlin-treasure-points = { $points }★
cli-merlin-treasure-influence = +
cli-merlin-treasure-discard = −
cli-merlin-apples = { $count ->
        [one] 1 apple
       *[other] { $count } apples
    }
cli-merlin-staffs = { $count ->
        [one] 1 staff
       *[other] { $count } staffs
    }
cli-merlin-influence = { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }
cli-merlin-manors = { $count ->
        [one] 1 manor
       *[other] { $count } manors
    }
cli-merlin-missions = { $count ->
        [one] 1 mission
       *[other] { $count } missions
    }
cli-merlin-traitors = { $count ->
        [one] 1 traitor
       *[other] { $count } traitors
    }
cli-merlin-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
cli-merlin-mistletoe = { $count } mistletoe
cli-merlin-poisoned = { $count } poisoned
cli-merlin-plus = { $count } plus
cli-merlin-remedies = { $count ->
        [one] 1 remedy
       *[other] { $count } remedies
    }
cli-merlin-pict-total = Picts { $count }
cli-merlin-brief-traitors = t{ $count }
cli-merlin-brief-apples = ap{ $count }
cli-merlin-brief-staffs = st{ $count }
cli-merlin-brief-influence = i{ $count }
cli-merlin-brief-manors = h{ $count }
cli-merlin-brief-missions = c{ $count }
cli-merlin-brief-coins = ${ $count }
cli-merlin-brief-mistletoe = mi{ $count }
cli-merlin-brief-poisoned = po{ $count }
cli-merlin-brief-pict-total = pi{ $count }
cli-merlin-laborer = laborer { $face }
cli-merlin-laborers = laborers
cli-merlin-ware-plus = plus { $count }
cli-merlin-ware-remedy = remedy { $count }
cli-merlin-favor = Favor
cli-merlin-seals = { $count ->
        [one] 1 seal left
       *[other] { $count } seals left
    }
cli-merlin-horn = drinking horn
cli-merlin-ring = ring
cli-merlin-stack = Stack { $stack }
cli-merlin-deck = deck { $count }
cli-merlin-cauldron = { $face }) { $effect } ☾{ $steps }
cli-merlin-under = Underneath: { $effect }.
cli-merlin-morgana-at = ☾ in { $colour }
cli-merlin-left = left: { $poisoned } poisoned apples, { $huts } huts
cli-merlin-part-ring = ring
cli-merlin-part-inner = inner ring
cli-merlin-part-environs = environs
cli-merlin-part-draft = allies
cli-merlin-part-display = open missions
cli-merlin-part-kitchen = kitchen
cli-merlin-part-picts = Picts
cli-merlin-part-market = market
cli-merlin-part-decrees = decrees
cli-merlin-part-forecast = forecast
cli-merlin-forecast-traitors = traitors { $points }
cli-merlin-forecast-environs = environs { $points }
cli-merlin-forecast-influence = influence { $points }
cli-merlin-forecast-vassals = vassals { $points }
cli-merlin-forecast-picts = Picts { $points }
cli-merlin-tile = Tile { $number }
cli-merlin-territory = { $terrain }, { $count ->
        [one] alone
       *[other] { $count } tiles
    }
cli-merlin-leads = { $names } ahead
cli-merlin-tower = tower
cli-merlin-stones = built with { $colours }
cli-merlin-way-on = to “{ $space }”
cli-merlin-way-back = back to “{ $space }”
cli-merlin-way-flag = with a flag back to “{ $space }”
cli-merlin-means-shield = shields: in a principality those left, else the own ones
cli-merlin-means-flag = flags
cli-merlin-means-material = materials
cli-merlin-means-traitor = traitors; red where no shield holds them off
cli-merlin-means-influence = influence marker, where a mission asks for one
cli-merlin-means-die-knight = an own die; on the ring, where it leads your knight
cli-merlin-means-die-merlin = the Merlin die; on the ring, where it leads him
cli-merlin-means-die-arthur = the Arthur die; on the inner ring, where it leads him
cli-merlin-means-tower = tower
cli-merlin-means-icon = asked for by a mission; in brackets: you do not have it
cli-merlin-means-open = you can act here
cli-merlin-means-witch = Morgana, or her markers
cli-merlin-means-hut = witch’s hut
cli-merlin-means-castle = castle under a manor
cli-merlin-means-kay = Sir Kay’s tiles
cli-merlin-means-marshal = Sir Lancelot’s marshal
cli-merlin-means-treasure = treasure; + two items, − the others give up one
cli-merlin-means-decrees = decrees left there
cli-merlin-means-plus = plus tokens on markers
cli-merlin-means-market = a tile of the market
cli-merlin-means-favor = seals: ability, used ability, none; first row first

## Merlin: components

cli-column-power = Power
cli-column-marks = Marks
cli-column-bonus = Bonus
cli-column-stack = Stack
cli-column-gains = Gains
cli-column-sides = Sides
cli-column-steps = Steps
cli-column-face = Die
cli-column-kinds = Kinds
cli-merlin-kinds-shield = shield
cli-merlin-kinds-flag = flag
cli-merlin-kinds-material = material
cli-merlin-kinds-influence = influence
cli-column-open = Open
cli-column-stacks = Stacks
cli-column-pair_points = A pair

## Merlin: the log

cli-letter-die-chosen = ◦
cli-letter-figure-moved = →
cli-letter-item-taken = «
cli-letter-vassal-placed = V
cli-letter-influence-placed = I
cli-letter-manor-built = H
cli-letter-mission-resolved = ¶
cli-letter-traitor-repelled = ▼
cli-letter-points-scored = ★
cli-letter-scoring-began = Σ
cli-means-die-chosen = log: die chosen
cli-means-figure-moved = log: figure moved
cli-means-item-taken = log: item taken
cli-means-vassal-placed = log: vassal sent out
cli-means-influence-placed = log: influence marker placed
cli-means-manor-built = log: manor built
cli-means-mission-resolved = log: mission resolved
cli-means-traitor-repelled = log: traitor repelled
cli-means-points-scored = log: points
cli-means-scoring-began = log: scoring

## Knight Fall: the table

cli-kf-moment = Round { $round }
cli-kf-moment-end = End of round { $round }
cli-kf-points = demons { $demons }, knights { $knights } of { $door }
cli-kf-captain = speaks for the team
cli-kf-by-cards = cards
cli-kf-no-abbey = The abbey is not laid out yet.
cli-kf-track = Track
cli-kf-marker-demons = D
cli-kf-marker-knights = K
cli-kf-left = left: { $symbols }
cli-kf-magic = { $count } magic
cli-kf-held = { $count ->
        [one] 1 command kept
       *[other] { $count } commands kept
    }
cli-kf-attack = { $name } attacks ({ $kind }):
cli-kf-attack-melee = melee
cli-kf-attack-ranged = ranged
cli-kf-attack-plain = near or far
cli-kf-attack-area = all there
cli-kf-takes = { $name } takes it
cli-kf-blocked = { $count } blocked
cli-kf-half-primary = 1st
cli-kf-half-secondary = 2nd
cli-kf-elders = { $count ->
        [one] 1 elder
       *[other] { $count } elders
    }
cli-kf-supply = supply: { $minions }
cli-kf-count-imp = { $count ->
        [one] 1 imp
       *[other] { $count } imps
    }
cli-kf-count-stone-golem = { $count ->
        [one] 1 stone golem
       *[other] { $count } stone golems
    }
cli-kf-count-ice-golem = { $count } ice
cli-kf-count-slag-golem = { $count } slag
cli-kf-count-crawler = { $count ->
        [one] 1 crawler
       *[other] { $count } crawlers
    }
cli-kf-decks = decks: { $decks }
cli-kf-marker-coop = C
cli-kf-basic-symbols = move, heal or magic
cli-kf-slowed = Slowed: good for a minor action only.
cli-kf-no-cards = No cards in hand.
cli-kf-nobody = Nobody is there.
cli-kf-told = { $text }
cli-kf-letter-elder = E
cli-kf-letter-imp = i
cli-kf-letter-crawler = c
cli-kf-letter-stone-golem = G
cli-kf-letter-ice-golem = Ig
cli-kf-letter-slag-golem = Sg
cli-kf-symbol-melee = mel
cli-kf-symbol-ranged = rng
cli-kf-symbol-move = mov
cli-kf-symbol-heal = heal
cli-kf-symbol-magic = mag
cli-kf-symbol-defend = def
cli-kf-symbol-command = com
cli-kf-short-flame-knight = Flame
cli-kf-short-ice-knight = Ice
cli-kf-short-earth-knight = Earth
cli-kf-short-phase-knight = Phase
cli-kf-short-wrath-knight = Wrath
cli-kf-short-seer-knight = Seer
cli-kf-short-holy-knight = Holy
cli-kf-short-iron-knight = Iron
cli-kf-short-gale-knight = Gale
cli-kf-short-bone-crusher = Crusher
cli-kf-short-blood-shade = Shade
cli-kf-short-frozen-lurker = Lurker
cli-kf-short-imp-lord = Imp Lord
cli-kf-short-dread-mistress = Mistress
cli-kf-short-horned-demoness = Demoness
cli-kf-short-molten-scion = Scion
cli-kf-short-soulstealer = Stealer
cli-kf-short-storm-fiend = Fiend
cli-kf-short-feral-reaver = Reaver
cli-kf-effect-gain-health = +1♥
cli-kf-effect-sewer = two banks
cli-kf-effect-orb = ▯ → magic
cli-kf-effect-nook = trap −1♥
cli-kf-effect-armory = melee +1
cli-kf-effect-diagonal-ranged = rng. diag.
cli-kf-effect-scriptorium = draw 4
cli-kf-effect-catacombs = move diag.
cli-kf-effect-stones = ▯ → magic
cli-kf-effect-mire = stops you
cli-kf-effect-shrine = +1 def.
cli-kf-means-elder = elder, with number and health
cli-kf-means-imp = imp
cli-kf-means-crawler = bone crawler
cli-kf-means-stone-golem = stone golem
cli-kf-means-ice-golem = ice golem
cli-kf-means-slag-golem = slag golem
cli-kf-means-strength = health, and for knights defense
cli-kf-means-ice = ice of the Frozen Lurker
cli-kf-means-seal = has a seal or mark
cli-kf-means-cursed = cannot use defense this turn
cli-kf-means-damage = damage that is on its way to a unit
cli-kf-means-active = the character on turn
cli-kf-means-waiting = fell, and waits for its next turn
cli-kf-means-open = you can act here
cli-kf-means-cards = power cards in hand
cli-kf-means-slowed = a slowed card, face down
cli-kf-means-halo = fire halo
cli-kf-means-portal = portal
cli-kf-means-bank = north bank, south bank
cli-kf-means-demons = the demons’ marker on the track
cli-kf-means-knights = the knights’ marker on the track
cli-kf-means-door = the door; who reaches it wins
cli-kf-means-deck = cards of a deck, and its discards; C: those that lead demons
cli-kf-means-unled = a demon that cards lead

## Knight Fall: components

cli-column-defense = Defense
cli-column-effect = Effect
cli-column-helped_start = Helped start
cli-column-ice = Ice
cli-column-id = Letter
cli-column-magic = Magic
cli-column-magic_name = Name of the magic
cli-column-most_defense = Most
cli-column-most_health = Most
cli-column-most_ice = Most
cli-column-primary = As the first card
cli-column-secondary = As the second card
cli-column-trigger = Set off by
cli-column-actions = Actions
cli-column-round = Each round
cli-column-frail = Desperate
cli-column-knights_start = Knights start at

## Knight Fall: the log

cli-letter-card-played = ▤
cli-letter-magic-used = ✧
cli-letter-moved = ›
cli-letter-attack-declared = ‡
cli-letter-defended = ▣
cli-letter-health-lost = ↓
cli-letter-healed = ♡
cli-letter-slowed = ▮
cli-letter-seal-equipped = §
cli-letter-minion-placed = °
cli-letter-unit-killed = ✘
cli-letter-character-killed = ⊗
cli-letter-door-reached = ⇒
cli-letter-coop-card-drawn = ≡
cli-means-card-played = log: power card
cli-means-magic-used = log: magic
cli-means-moved = log: moved
cli-means-attack-declared = log: attack
cli-means-defended = log: defended
cli-means-health-lost = log: health lost
cli-means-healed = log: healed
cli-means-slowed = log: slowed
cli-means-seal-equipped = log: seal or mark
cli-means-minion-placed = log: new minion
cli-means-unit-killed = log: elder or minion killed
cli-means-character-killed = log: character killed
cli-means-door-reached = log: the door is reached
cli-means-coop-card-drawn = log: a card leads a demon

## Checking a campaign

cli-help-campaign = Check a campaign of Knight Fall: the story’s graph, random walks through it, and its battles.
cli-help-campaign-action = What to do: check.
cli-help-campaign-file = A campaign file (docs/write-a-campaign.md); our own campaign if left out.
cli-help-campaigns = How many random campaigns with battles decided by lot; 0 for none.
cli-help-battles = How often bots fight each battle; 0 for never.
cli-help-difficulty = The difficulty of the battles.
cli-help-villagers = The villagers who are with the party in the battles.
cli-help-battle-bot = The bot that fights.
cli-error-campaign-action = “{ $action }” cannot be done with a campaign. Possible: { $actions }
cli-error-no-campaign = { $path } has no section [campaign]. See docs/write-a-campaign.md.
cli-error-word = { $option } does not take “{ $value }”. Allowed: { $allowed }
cli-campaign-read = { $title }: { $entries } entries, { $squares } squares, { $battles ->
        [one] 1 battle
       *[other] { $battles } battles
    }.
cli-campaign-walked = { $campaigns } random campaigns came to their end, { $answers } answers; every entry was read at least { $least } times.
cli-campaign-battles = Battles
cli-column-battle = Battle
cli-column-games = Games
cli-column-won = Won
cli-column-rounds = Rounds
cli-column-knights-lost = Knights lost
cli-column-elixirs = Elixirs
cli-column-elders = Elders saved
cli-told = { $text }
cli-campaign-sound = The campaign is sound.
cli-campaign-not-sound = { $count ->
        [one] One thing to mend.
       *[other] { $count } things to mend.
    }

## Knight Fall: the campaign

cli-key-leaf = Tab next page
cli-kfc-bells = { $left ->
        [one] 1 bell left
       *[other] { $left } bells left
    }
cli-kfc-turn-over = Tab: { $leaf }
cli-kfc-leaf-map = the map
cli-kfc-leaf-book = the book
cli-kfc-leaf-board = the battle
cli-kfc-leads = leads
cli-kfc-fallen = fallen
cli-kfc-saved = elders saved { $saved }/{ $boxes }
cli-kfc-count = { $count } of { $total }
cli-kfc-keywords = Keywords
cli-kfc-path = Path
cli-kfc-score = Score if it ended now
cli-kfc-page-introduction = how it begins
cli-kfc-page-after = after the battle
cli-kfc-page-finale = how it ends
cli-kfc-page-defeat = how it ends
cli-kfc-gains = keyword { $name }
cli-kfc-wager = if the top power card shows { $symbol }
cli-kfc-else = otherwise { $amounts }
cli-kfc-ferry = by boat to your choice of: { $squares }
cli-kfc-erases = erases { $name }
cli-kfc-joins = { $name } joins you
cli-kfc-more-bells = { $count ->
        [one] 1 more bell rings
       *[other] { $count } more bells ring
    }
cli-kfc-fight = a battle
cli-kfc-reads = read { $number }
cli-kfc-stays-open = the number stays open
cli-kfc-defeated = demons defeated { $count }/{ $total }
cli-kfc-elders = elders { $here }, lost { $lost }
cli-kfc-elders-limit = elders { $here }, lost { $lost } ({ $limit }: defeat)
cli-kfc-looming = looming
cli-kfc-owned = yours
cli-kfc-used = used in this battle
cli-kfc-with-you = with you
cli-kfc-known = { $name } is here
cli-kfc-no-number = nothing to read
cli-kfc-number-open = number { $number }
cli-kfc-number-read = number { $number }, read before
cli-kfc-number-crossed = number { $number }, crossed off
cli-kfc-about-coins = They buy scrolls and some of the relics, and choices ask for them.
cli-kfc-about-scrolls = They buy relics, and choices ask for them.
cli-kfc-about-keys = Choices ask for them; each is worth 1 point at the end.
cli-kfc-about-elixirs = On a knight’s turn one restores all of that knight’s health; each is worth 1 point at the end.
cli-kfc-means-party = the party
cli-kfc-means-open = you can ride here, or choose this
cli-kfc-means-number = a number nobody has read yet
cli-kfc-means-read = a number that was read and can be read again
cli-kfc-means-crossed = a number that is crossed off
cli-kfc-means-water = water; the only way over it is a bridge
cli-kfc-means-bridge = bridge
cli-kfc-means-blocked = a choice that cannot be made, and why
cli-kfc-means-used = a relic used in this battle
cli-kfc-score-knights = Living knights, 2 each
cli-kfc-score-relics = Relics, 6 each
cli-kfc-score-villagers = Villagers, 6 each
cli-kfc-score-elders = Elders saved, 3 each
cli-kfc-score-resources = Scrolls and keys
cli-kfc-score-elixirs = Elixirs
cli-kfc-score-difficulty = Difficulty
cli-kfc-score-failed = The campaign failed
cli-ending-key = ↑↓ scroll · Enter: on to the scores
cli-letter-party-rode = ♞
cli-letter-choice-made = ▹
cli-letter-resources-lost = ⊖
cli-letter-resources-gained = ⊕
cli-letter-keyword-gained = ✎
cli-letter-villager-joined = ☺
cli-letter-number-crossed-off = ⊠
cli-letter-bell-rang = ♪
cli-letter-relic-bought = ◈
cli-letter-relic-used = ✦
cli-letter-elixir-drunk = ▾
cli-letter-battle-won = ⚑
cli-letter-battle-lost = ⚐
cli-means-party-rode = log: the party rode
cli-means-choice-made = log: choice in the book
cli-means-resources-lost = log: paid
cli-means-resources-gained = log: gained
cli-means-keyword-gained = log: keyword
cli-means-villager-joined = log: a villager joined
cli-means-number-crossed-off = log: number crossed off
cli-means-bell-rang = log: bell
cli-means-relic-bought = log: relic bought
cli-means-relic-used = log: relic used
cli-means-elixir-drunk = log: elixir
cli-means-battle-won = log: battle won
cli-means-battle-lost = log: battle lost
