### The words of the page around the table: lobby, new table, invitations, rules, about, you.

## The frame

page-skip = Skip to the content
page-home = Caliburn, to the tables
page-nav = Pages
page-nav-tables = Tables
page-nav-rules = Rules
page-nav-chronicle = Chronicle
page-nav-about = About Caliburn
page-theme-turn = Dark theme
page-footer = An unofficial fan implementation.
page-you-nobody = You
page-to-lobby = To the tables
page-reload = Load again
page-copy = Copy
page-copied = Copied

page-error-network = The server cannot be reached. Check your connection; the page tries again by itself.
page-error-server = The server could not do this (error { $status }). Try again in a moment.
page-error-unknown = Something went wrong on this page. Load it again.
page-missing = No such page
page-missing-about = Nothing is kept under this address. Perhaps the link was cut off when it was copied.
page-broken = This page did not load
page-broken-about = The connection failed, or the server has a new version. Load the page again.

## Games

page-game-king-arthur = King Arthur
page-game-knight-tales = Knight Tales
page-game-merlin = Merlin
page-game-knight-fall = Knight Fall
page-game-play = { $game }: new table, { $seats } players, { $minutes } minutes
page-game-making = { $game }: in the making, cannot be played yet
page-game-making-short = in the making
page-game-seats = { $least }–{ $most }
page-game-minutes = { $minutes } min
page-shelf = Games

page-bot-random = random (easy)
page-bot-greedy = greedy (stronger)

## Lobby

page-lobby = Tables
page-mine = My tables
page-mine-count =
    { $count ->
        [one] 1 in play
       *[other] { $count } in play
    }
page-welcome = Welcome
page-welcome-text = Knightly board games, with friends or against bots. No account needed: open the book and play at once.
page-mine-empty = You sit at no table yet. Open a book and play at once against bots, or invite friends by a link.
page-mine-empty-open = You sit at no table yet. Open a book and play at once, or sit down at an open table.
page-what = { $game }, { $mode }
page-what-king-arthur-seals = King Arthur with seals
page-what-king-arthur-basic = King Arthur, basic game
page-table-turn = { $what }, turn { $turn }
page-play = Play
page-play-game = Play { $game }
page-play-at = Play at { $table }
page-your-turn = Your turn
page-turn-of = { $name }’s turn
page-turn-many = { $names } to decide
page-gathering-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
page-gathering-full = All seats taken
page-over = Over
page-since-now = just now
page-since-minutes = for { $count } min
page-since-hours = for { $count } h
page-since-day = since { $day }
page-ago-now = just now
page-ago-minutes = { $count } min ago
page-ago-hours = { $count } h ago
page-ago-day = { $day }

page-open = Open tables
page-open-empty = No table is open now. Found one: open it to everybody, or invite friends by a link.
page-new-table = New table
page-sit = Sit down
page-sit-at = Sit down at { $table }
page-watch = Watch
page-watch-at = Watch { $table }
page-seat-free = free
page-seats-list = Seats: { $seats }

page-open-saved = Open a saved match
page-open-saved-large = This file is too large to be a saved match. Choose one that Caliburn saved.

page-lately = Lately
page-you-won = You won at { $table }
page-you-shared = You shared the victory at { $table }
page-won = { $name } won at { $table }
page-ended = { $table } has ended
page-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
page-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

page-lobby-lost = The server cannot be reached. What you see may be out of date; the page tries again by itself.

## A name

page-name = Your name
page-name-ask = What shall the others call you?
page-name-help = A name is enough: no account, no password. At most { $most } characters; you can change it at any time.
page-name-limit = At most { $most } characters.
page-name-missing = Write a name.
page-go-on = Go on
page-cancel = Cancel

## New table

page-new-title = New table: { $game }
page-new-unknown = There is no game “{ $game }” here
page-new-unknown-about = It may be in the making. Choose one of the open books.
page-new-mode = Game
page-new-seats = Seats
page-new-who = Who sits where
page-new-you = you
page-new-seat = Seat { $number }
page-new-person = free, for a person
page-new-bot = Bot: { $bot }
page-new-bots-all = Bots everywhere
page-new-friends-all = Leave free for friends
page-new-options = House rules
page-new-options-about = All are as the rulebook has them unless you change something.
page-new-options-count =
    { $count ->
        [0] House rules: none
        [one] House rules: 1 changed
       *[other] House rules: { $count } changed
    }
page-new-edition = Edition
page-new-edition-about = A file with the printed figures of your own copy of the game, laid over ours; or with a campaign of your own.
page-new-edition-too-long = This file is too long: an edition has at most { $most } characters.
page-new-edition-choose = Choose a file
page-new-edition-none = The figures of Caliburn
page-new-edition-remove = Remove { $file }
page-new-access = Who may come
page-new-private = Those with the link
page-new-private-about = You get a link to send to your friends.
page-new-open = Everybody
page-new-open-about = The table is listed in the lobby, too.
page-new-clock = Clock
page-new-clock-none = None
page-new-clock-none-about = Take your time, days if you like.
page-new-clock-move = Per move
page-new-clock-game = Per game
page-new-clock-move-about = So long for every decision.
page-new-clock-game-about = So long for all your decisions together, and a little more with each.
page-new-clock-time = Time
page-new-reaction = Time to react
page-new-reaction-none = No limit
page-new-reaction-about = Whoever may react on somebody else’s turn and does not do so in time passes.
page-seconds = { $count } s
page-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
page-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
page-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
page-new-clock-extra = { $time } and { $extra } s per decision
page-new-pace = Bots answer
page-new-pace-calm = calmly
page-new-pace-quick = quickly
page-new-pace-instant = at once
page-new-pace-about = Calm bots leave you a moment to take a move back.
page-new-more = More
page-new-name = Name of the table
page-new-name-help = Leave it empty, and the table gets a name of its own.
page-new-begin = Begin the game
page-new-found = Set the table
page-new-found-about = Nobody plays before you begin: friends can sit down first.

## Invitations

page-join-title = You are invited
page-join-lead = { $name } has a seat for you.
page-join-in = Come to the table
page-join-watch = Watch
page-join-full = All seats are taken. You can watch.
page-join-over = This game is over. You can look at it from beginning to end.
page-join-playing = The game has begun. You can watch.
page-join-back = You have a seat at this table already.
page-join-bad = This invitation cannot be used

page-recover-title = Your seat, on this device
page-recover-about = This link brings your name, your tables and your settings to this browser. It can be used once.
page-recover-instead = In this browser you are { $name } now; that name stays at its tables, but this browser forgets it.
page-recover-do = Go on as the one who made the link
page-recover-bad = This link cannot be used

## Rules

page-rules-title = Rules of { $game }
page-rules-in-short = In short, in our own words.
page-rules-pages = Page numbers are those of the rulebook.
page-rules-contents = Contents
page-rules-page = page { $page }
page-rules-rulings = Rulings: { $ids }
page-rules-play = Play it

## Chronicle

page-chronicle-title = Chronicle
page-chronicle-lead = Your finished games, to be looked at from any seat.
page-chronicle-empty = No game is finished yet. When one is, you find it here and can go through it move by move.
page-chronicle-look = Look back
page-chronicle-look-at = Look back at { $table }
page-won-short = won
page-record-download = Download the record
page-record-about = The whole game as a file, which this command checks:
page-replay-link-private = Private table: only those who belong to it can open the link.

## About

page-about-title = About Caliburn
page-about-lead = Knightly board games by their rulebooks: all rules, no shortcuts.
page-about-whose = Whose games these are
page-about-unofficial = Caliburn is an unofficial fan implementation, made by and for people who own these boxes. It is not connected with or endorsed by any author or publisher. Game names are their owners’.
page-about-king-arthur = King Arthur: Das Kartenspiel is by Reiner Knizia, published by Ravensburger.
page-about-figures = Nothing of the rulebooks’ wording or art is here. Where a printed figure is not known, ours is marked as a reconstruction.
page-about-icons = Emblems
page-about-icons-by = The emblems are from game-icons.net, under the Creative Commons licence CC BY 3.0; colours are ours. Their authors:
page-about-type = Type
page-about-type-by = Cinzel by Natanael Gama, EB Garamond by Georg Duffner and Octavio Pardo, Inter by Rasmus Andersson; all under the SIL Open Font License 1.1.
page-about-else = Everything else (boards, frames, books, heraldry) is drawn for Caliburn. The code is under the Apache License 2.0.
page-about-fair = Fair dealing
page-about-fair-how = Before the first card, every table shows the fingerprint of its seed; after the last, the seed itself. Anybody can deal the game again from it and compare, on the table’s page or with the program.
page-about-api = For programs
page-about-api-how = The server describes its interface at
page-about-privacy = What is kept
page-about-privacy-how = Your name, arms and settings, your tables and what was said at them; one cookie that recognises you. Nothing is loaded from elsewhere.

## You

page-you-title = You
page-you-new = You are not known here yet. Give yourself a name; that is all.
page-you-arms = Your arms
page-arms-chevron = Chevron, violet
page-arms-bend = Bend, black
page-arms-cross = Cross, teal
page-arms-fess = Fess, rose
page-arms-pale = Pale, olive
page-arms-saltire = Saltire, blue-grey
page-arms-paly = Paly, russet
page-arms-pile = Pile, dark green
page-save = Save
page-saved = Saved
page-you-settings = Settings
page-you-lang = Language
page-you-theme = Theme
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-you-speed = Animations
page-speed-0 = off
page-speed-1 = slow
page-speed-2 = normal
page-speed-3 = fast
page-you-sound = Sound when it is my turn
page-you-sound-try = Listen
page-you-desktop = Desktop notification when it is my turn
page-you-desktop-insecure = Your browser allows notifications only over HTTPS or on this machine itself. Sound, title and icon work here all the same.
page-you-desktop-denied = Your browser was told to block notifications of this page. You can allow them in its settings.
page-you-desktop-none = Your browser has no notifications.
page-you-confirm = Confirm every move before it is sent
page-you-keys = Single keys act at the table
page-you-letters = Letters on coloured things
page-you-notices = When I am away
page-you-notices-about = For games over days: where to write when it is your turn. Leave a field empty for no notice.
page-you-webhook = Address of a webhook
page-you-mail = E-mail
page-you-account = Account
page-you-account-guest = You are a guest: this browser knows you by a cookie. An account lets you sign in elsewhere; your games stay yours.
page-you-account-named = You sign in as { $login }.
page-you-claim = Make an account
page-you-login = Sign-in name
page-you-password = Password
page-you-password-help = At least eight characters.
page-you-sign-in = Sign in
page-you-sign-in-about = You made an account on another device? Sign in here.
page-you-sign-out = Sign out
page-you-sign-out-guest = Without an account and without a recovery link, nobody can come back as { $name }.
page-you-sign-out-sure = Sign out and give up this name
page-you-recovery = To another device
page-you-recovery-about = A link that makes another browser you, without an account. Whoever has it can play in your name; it can be used once.
page-you-recovery-make = Make a link
page-you-recovery-local = This link works on this computer only: other devices cannot reach the server.
