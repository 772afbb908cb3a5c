### The table: what all games share. Gathering, playing, looking back.

page-table-no-table = This table cannot be shown
page-table-opening = The table is being laid …
page-table-lobby = To the tables
page-table-close = Close
page-table-no = Cancel
page-table-previous = Back
page-table-next = Next
page-table-copy = Copy
page-table-copied = Copied

## Gathering

page-table-seats = Seats
page-table-free-seat = Seat { $number } is free
page-table-sat-here = { $name } sat here
page-table-you = (you)
page-table-host = host
page-table-is-ready = ready
page-table-is-not-ready = not ready yet
page-table-bot-named = Bot: { $bot }
page-table-which-bot = Bot for seat { $number }
page-table-sit = Sit down
page-table-move-here = Move here
page-table-put-bot = Put a bot here
page-table-stand = Stand up
page-table-free = Free this seat
page-table-ready = I am ready
page-table-not-ready = Not ready after all
page-table-start = Start the game
page-table-wait-sit =
    { $count ->
        [one] One seat is free. Sit down to play, or stay and watch.
       *[other] { $count } seats are free. Sit down to play, or stay and watch.
    }
page-table-wait-seats =
    { $count ->
        [one] One seat is still free: invite a friend or put a bot there.
       *[other] { $count } seats are still free: invite friends or put bots there.
    }
page-table-wait-you = The others are waiting for you to be ready.
page-table-wait-ready =
    { $count ->
        [one] Waiting until { $who } is ready.
       *[other] Waiting until { $who } are ready.
    }
page-table-wait-start = Everybody is ready. You can start.
page-table-wait-host = Everybody is ready. The host can start.

page-table-invite = Invite friends
page-table-invite-means = Whoever opens this link can take a free seat or watch.
page-table-invite-local = This link works on this computer only. To play with others, start the server with an address that they can reach.
page-table-invite-link = Invite link
page-table-invite-others = The host can invite friends by a link.
page-table-open = Show this table in the lobby
page-table-is-open = Open: everybody can find it.
page-table-is-private = Private: only by the link.

## Seats in play

page-table-me = You
page-table-bot = Bot
page-table-online = here
page-table-offline = not here
page-table-watching = You are watching
page-table-your-turn = Your turn
page-table-seat-turn = to move
page-table-seat-turn-away = to move, but away
page-table-seat-left = left of you
page-table-seat-right = right of you
page-table-seat-across = at the table
page-table-seat-bot = bot
page-table-seat-away = away
page-table-seat-stand-in = a bot stands in
page-table-seat-conceded = gave up
page-table-seat-out-of-time = out of time
page-table-seat-won = won
page-table-clock = Time left
page-table-clock-days = { $days } days
page-table-reaction = Time left to react
page-table-considers = { $seat } considers: { $move }

## The prompt

page-table-prompt = Your choice
page-table-board = Board
page-table-moves = What you can do
page-table-all-moves =
    { $count ->
        [one] 1 move
       *[other] All { $count } moves
    }
page-table-plain-view = The table in words
page-table-skip = Skip
page-table-go-on = Go on
page-table-only-pass = There is nothing else you can do now.
page-table-confirm = Confirm
page-table-confirm-hint = Press once more to make this move.
page-table-not-yet = Not yet
page-table-choose = Choose what shines: on the board or in your hand.
page-table-choose-action = Choose one of the actions.
page-table-more =
    { $count ->
        [one] Choose what is still missing.
       *[other] Choose on: { $count } moves fit so far.
    }
page-table-preview = Then: { $events }
page-table-no-move-here = Nothing can be done with this now.
page-table-sending = On its way …
page-table-pending = Kept until the connection is back; then it is sent.
page-table-stale = The table had moved on already. Look again and choose anew.
page-table-refused = That was not possible.
page-table-wait = One moment …
page-table-waiting = Waiting for { $who }.
page-waiting-ask-help-fatigue =
    { $count ->
        [one] { $who } decides whether to pay the fatigue.
       *[other] { $who } decide whether to pay the fatigue.
    }
page-waiting-ask-help-action =
    { $count ->
        [one] { $who } decides whether to help before the roll.
       *[other] { $who } decide whether to help before the roll.
    }
page-waiting-ask-help-reaction =
    { $count ->
        [one] { $who } decides whether to help after the roll.
       *[other] { $who } decide whether to help after the roll.
    }
page-waiting-ask-help-wounds =
    { $count ->
        [one] { $who } decides whether to take the wounds.
       *[other] { $who } decide whether to take the wounds.
    }
page-waiting-ask-lane-damage =
    { $count ->
        [one] { $who } decides whether to spare the lane.
       *[other] { $who } decide whether to spare the lane.
    }
page-waiting-ask-dice = { $who } chooses dice to roll again.
page-table-decline = Not for now
page-table-decline-menu = Ask me less often
page-table-decline-attack = Not this attack
page-table-decline-night = Not tonight
page-table-decline-once = Only this once. You are asked about { $topic } again next time.
page-table-decline-means = You are asked nothing for a while, except on your own turn.
page-table-decline-attack-means = Nothing more is asked of you in this attack: no support, no fatigue, no wounds, no lanes.
page-table-decline-night-means = Nothing is asked of you in the attacks of others until the night is over. On your own turn you are asked as usual.
page-table-decline-means-mine = This is not asked again for a while.
page-table-decline-attack-means-mine = This is not asked again in your attack.
page-table-declined = You are not asked for now, except on your own turn.
page-table-declined-attack = You are not asked about this attack any more.
page-table-declined-night = You are not asked about the attacks of others tonight.
page-table-declined-mine = You are not asked about { $topics } for now.
page-table-declined-attack-mine = You are not asked about { $topics } in this attack.
page-table-declined-night-mine = You are not asked about the attacks of others tonight.
page-table-declined-topic = some things
page-table-ask-again = Ask me again
page-table-undo = Take back
page-table-undo-hint = You can still take your last move back.
page-table-rule = The rule
page-table-rule-missing = The rule cannot be loaded right now.
page-table-rule-source = In the rulebook: “{ $heading }”.
page-table-rulings = Rulings: { $rulings }.
page-table-all-rules = Rules

## Log and chat

page-table-rail = Log and chat
page-table-tabs = Parts of the table
page-table-fold = Fold away
page-table-unfold = Unfold
page-table-log = Log
page-table-log-none = Nothing has happened yet.
page-table-log-older = { $count } earlier lines
page-table-turn-number = Turn { $number }
page-table-chat = Chat
page-table-chat-none = Nobody has said anything yet.
page-table-chat-write = Write to the table
page-table-chat-send = Send
page-table-chat-unread =
    { $count ->
        [0] Chat
       *[other] Chat, { $count } unread
    }
page-table-team = Team
page-table-team-none = Only your team reads what is written here.
page-table-team-write = Write to your team
page-table-team-unread =
    { $count ->
        [0] Team
       *[other] Team, { $count } unread
    }
page-table-unread = { $count } unread
page-table-tab-hand = Hand
page-table-tab-trophies = Trophies
page-table-tab-seats = Seats
page-table-tab-log = Log

page-table-lost = The connection is lost. Trying again …
page-table-healed = The connection is back.
page-table-absent = The table waits for { $name }, who is away.
page-table-out-of-time = The time of { $name } has run out.
page-table-let-bot = Let a bot play on
page-table-bot-plays-for-me = A bot plays for you.
page-table-since = Since your last turn
page-table-since-count =
    { $count ->
        [one] Since your turn: 1 move
       *[other] Since your turn: { $count } moves
    }
page-table-since-show = Show

## Menu and settings

page-table-menu = Menu
page-table-this-table = This table
page-table-settings = Settings
page-table-desktop-withheld = The browser does not allow notifications for this page. It may need HTTPS, or your permission in its settings.
page-table-come-back = Take my seat back
page-table-stand-in-me = Let a bot play for me
page-table-save = Save as a file
page-table-save-done = Saved: { $file }. To go on: “Open a saved match”, among the tables.
page-table-concede = Give up
page-table-concede-ask = Give this game up? A bot will play on for you.
page-table-leave = Leave the table
page-table-leave-ask = Your seat stays yours and the others may let a bot play on. Leave now?
page-table-remove = Remove
page-table-remove-name = Remove { $name }
page-table-remove-ask = Take { $name } off the table?
page-table-shortcuts = Keys
page-table-key-action = the actions, from left to right
page-table-key-undo = take back
page-table-key-moves = all moves
page-table-key-rule = the rule
page-table-key-log = log
page-table-key-chat = chat
page-table-key-team = team
page-table-key-escape = close, or choose anew
page-table-key-help = these keys

## The end

page-table-you-won = You have won.
page-table-won =
    { $count ->
        [one] { $who } has won.
       *[other] { $who } have won together.
    }
page-table-nobody-won = Nobody has won.
page-table-by-concession = The others gave up.
page-table-player = Player
page-table-points = Points
page-table-made-of = Made of
page-table-tie-break = Tie-break
page-table-rematch = Play again
page-table-to-rematch = To the next game
page-table-replay = Look back
page-table-see-table = See the table
page-table-result = Result

## Looking back

page-table-replay-title = { $table }, looking back
page-table-replay-view = Whose view
page-table-replay-all = All cards
page-table-replay-moment = Moment
page-table-replay-at = Move { $n } of { $total }
page-table-replay-first = To the beginning
page-table-replay-last = To the end
page-table-replay-run = Let it run
page-table-replay-pause = Pause
page-table-replay-link = Link to this moment
page-table-continue = Play on from here against bots

## A fair deal

page-table-fairness = Fair deal
page-table-fairness-short = Every card of this game follows from a secret number. This is its fingerprint; the number itself is shown after the game.
page-table-fairness-means = Every card and lot of this game follows from one secret number, drawn before the first card. Below is its fingerprint (SHA-256). When the game is over the number is shown, and anybody can check that it has this fingerprint and that it gives exactly these cards: nobody can have changed them on the way.
page-table-fairness-over = Every card and lot of this game follows from the number below. Its fingerprint was shown before the first card. Your browser can deal the whole game again and compare.
page-table-commitment = Fingerprint, shown before the first card
page-table-seed = The number, shown after the last
page-table-check-deal = Check the deal
page-table-fair = All { $checked } outcomes agree. The deal was fair.
page-table-unfair = { $agreed } of { $checked } outcomes agree.
page-table-not-promised = The number does not have the fingerprint that was shown.
page-table-first-wrong = The first that differs is number { $number }.
page-table-earlier = { $count } outcomes before them come from the game that this one was continued from.
