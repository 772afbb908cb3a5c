### The words of the server: why it refuses, and what it writes to people.

## The database

refused-store-cannot-open = The database { $path } cannot be used: { $reason }
refused-store-read-only = The database cannot be written to. Nothing was changed.
refused-store-not-a-database = The file is not a database.
refused-store-damaged = The database is damaged.
refused-store-foreign = The file belongs to another program.
refused-store-newer = It was written by a newer version of Caliburn. Install that version, or name another file.
refused-store-full = The server’s disk is full. Nothing was changed; try again later.
refused-store-busy = The server’s database is busy. Nothing was changed; try again in a moment.
refused-store-failed = The server cannot use its database at the moment. Nothing was changed; try again in a moment.
refused-store-closed = The server is shutting down. Nothing was changed; try again in a moment.

## People

refused-name-empty = Enter a name.
refused-name-long = A name has at most { $most } characters.
refused-name-characters = This name contains characters that cannot be seen or that disturb other text.
refused-login-form = An account name has { $least } to { $most } letters, digits, dots, hyphens or underscores.
refused-login-taken = This account name is taken. Choose another one.
refused-account-claimed = You already have an account: { $login }.
refused-password-short = A password has at least { $least } characters.
refused-password-long = A password has at most { $most } characters.
refused-sign-in = This account name and password do not belong together.
refused-sign-in-busy = Too many people are signing in at the moment. Try again in a few seconds.
refused-person-unknown = Nobody is known by that id.
refused-recovery-gone = This link was used already or has expired. Make a new one on the device where you are signed in.

## Notices

refused-webhook = A webhook is an address that begins with http:// or https:// and names no password.
refused-mail = This is not a mail address.
notice-your-turn-subject = Your turn: { $game }
notice-your-turn-mail = It is your turn at a table of { $game }: { $url }
notice-your-turn-body = It is your turn at “{ $table }” ({ $game }): { $url }

## Requests

refused-origin = This request came from another site and was not carried out.
refused-not-json = Send JSON, with the content type application/json.
refused-too-large = That is too much at once. Send at most { $most } bytes.
refused-malformed = This message cannot be read. { $reason }
refused-too-often = That was too much in too short a time. Wait a moment and try again.
refused-too-many-sockets = There are { $most } connections from your network already. Close a tab that shows a table, and try again.
refused-too-many-watchers = { $most } people watch this table already; there is no room for more.
refused-no-path = There is nothing at this address. Go back to the tables.
refused-no-method = This address does not take that kind of request.
refused-not-signed-in = Say who you are first: choose a name.
refused-server-bug = Something failed on the server that must not. Nothing was changed, and it was written down.
refused-number = “{ $name }” has to be a whole number.

## Tables

refused-no-table = There is no such table, or it is private. Ask whoever invited you for the link.
refused-invite = This invite link is not valid any more. Ask for a new one.
refused-already-started = The game has begun already.
refused-not-started = The game has not begun yet.
refused-not-over = The game is not over yet.
refused-rematched = The next table is set already.
refused-not-seated = You have no seat at this table.
refused-not-host = Only the host of the table can do that.
refused-seated-already = You sit there already.
refused-seat-taken = { $name } sits there already. Take another seat.
refused-nobody-to-remove = There is nobody to remove from this seat.
refused-seats-free =
    { $count ->
        [one] One seat is
       *[other] { $count } seats are
    } still free. Wait for friends, or put bots there.
refused-not-ready = Not ready yet: { $names }.
refused-removed = The host asked you to leave this table; you can neither sit nor speak here.
refused-so-already = It is so already.
refused-arranged-enough = There was enough coming and going at this table. The host can start with who sits here, or set a new table.
refused-too-many-tables = You hold { $most } tables that are not over. Finish or leave one first.
refused-conceded = You gave this game up; a bot plays on for you.
refused-bot-plays = A bot plays for you right now. Take your seat back first.
refused-bot-plays-there = A bot plays for { $name } already.
refused-not-away = { $name } is here and has time left.
refused-scope = You cannot decline this question for so long.
refused-not-declined = You are asked this already.
refused-declined-often = You have changed your mind about this question often enough; answer it, or pass.
refused-not-replaced = Nobody plays for you; your seat is yours.
refused-empty = There is nothing to say in that message.
refused-no-team = Nobody plays on your side at this table.
refused-chat-full = This table has heard enough; its chat is full.
refused-edition-text = Give an edition as the text of its file, not among the options.
refused-bots = Name at most one bot for each seat, and none for your own, the first.
refused-clock = A clock runs from 5 seconds up to 30 days, with up to a day more for each move.
refused-reaction-clock = A clock for reactions runs from 5 seconds up to an hour.
refused-rule-bug = A rule failed on this move. Nothing was changed, and it was written down.
refused-save-opponents = In this game you play against each other: a file would show hands. Its record can be downloaded when it is over.
refused-save-hidden = Some of what happened was hidden from you, and the file would tell it. The record can be downloaded when the game is over.
refused-import-unreadable = This file is damaged or cut short: it cannot be read as JSON. Open an untouched copy.
refused-import-position = This match began at a position built by hand, so nobody knows how it got there. Only matches played from their beginning can be opened here.
refused-import-over = This match is over. Watch it with “caliburn replay”, or open a file that was saved before its end.
refused-import-unfair = This file was changed after it was saved: its seed deals other outcomes than it holds. Open an untouched copy.
refused-import-long = Checking this file takes too long, so it was not opened. If Caliburn saved it, go on with it in the terminal: caliburn play --resume FILE
refused-frozen-version = This table was begun with an older version of the rules that this server does not have any more. You can watch what happened, but not play on.
refused-frozen-game = This table cannot be continued: its game is not here, or its log no longer fits the rules. You can watch what happened, but not play on.

## Starting the server

refused-port-taken = Port { $port } is in use; perhaps Caliburn is running already. Stop the other program, or choose another port with --port.
refused-port = The server cannot listen on { $host }, port { $port }: { $reason }. Choose another address or port.
refused-data-taken = Another Caliburn serves the folder { $path } already. Stop it, or choose another folder with --data.
refused-data-folder = The folder { $path } cannot be used: { $reason }. Choose another one with --data.
