### The kernel's own words: lists, players, options, and everything that can be wrong with what was asked for.
### Ids, moves and file entries are quoted as they are typed; a list of them ends a message without a full stop.

list-and = and
seat-name = Player { $number }
player = { $player }
move-pass = Pass

option-mode = Mode
option-mode-about = Which way of playing the game the table follows.
option-edition = Edition
option-edition-about = A file with the printed figures of your own copy of the game, laid over ours.

## Games, seats, options

error-game-unknown = There is no game called “{ $game }”. Choose one of these: { $games }
error-seats = A number of seats from { $least } to { $most } is needed; { $seats } does not fit. Choose another number or another mode.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Choose one of these: { $values }
error-options = Options are given by name, such as mode=seals; “{ $given }” is none.
error-option-unknown = There is no option “{ $option }” here. You can set: { $options }
error-option-mode = The option “{ $option }” is there only with: { $modes }
error-option-needs = The option “{ $option }” has a meaning only with { $needs }. Add that, or leave the option out.
error-option-seats = The option “{ $option }” is only for { $seats } players. Leave it out, or seat { $seats }.
error-language-unknown = There are no words in “{ $lang }”. Choose one of these languages: { $languages }
reason-not-text = it is not a text in UTF-8
reason-deep = it is nested too deeply
reason-deep-key = a key in it has too many parts
reason-toml = line { $line } is no TOML from column { $column } on ({ $what })
reason-toml-end = it ends in the middle of something ({ $what })
error-edition-section = In the edition, “{ $entry }” has to be a table of figures, such as [{ $entry }] on a line of its own.
error-bot-unknown = There is no bot called “{ $bot }”. Choose one of these: { $bots }
error-bots-count =
    { $count ->
        [one] You named 1 bot
       *[other] You named { $count } bots
    } for { $seats } seats. Name one for all seats, or one for each.
error-bots-list = Bots are given as a list with one for all seats or one for each; “{ $given }” is no list.
error-bot-kind = “{ $bot }” is no bot. Give a name, or a function or class that makes a bot from a seed: an object with a name and a method choose(sight).
error-bot-jobs = Other processes cannot import the bot “{ $bot }”. Define it at the top level of a file, or play with jobs=1.
end-unfinished = Cut short before the end.
error-rule-unknown = There is no rule “{ $rule }” in { $game }. Choose one of these: { $rules }

## Answers

error-move-unknown = “{ $move }” is not a move of this game. A move begins with one of these words: { $verbs }
error-move-object = “{ $given }” is not a move object. Give one of the options; a text is a move’s text already.
error-move-malformed = “{ $move }” is not a complete move, or has something too much. Write it like this: { $form }
error-move-not-offered =
    “{ $move }” is not possible now. { $count ->
        [one] Only this is:
       *[other] You have { $count } moves to choose from:
    } { $options }
error-not-asked = Player { $number } has nothing to decide right now. Wait for the next question.
error-game-over = The match is over and takes no more answers. Start a new one to play on.
error-no-such-seat = There is no seat “{ $seat }” at this table. Seats are counted from 0 to { $most }.
error-whole-number = A whole number is needed as { $name }; “{ $given }” is none.
error-number-least = { $name } has to be at least { $least }; { $given } is too little.
error-scope-unknown = Nobody can decline anything for a “{ $scope }” in this game. Ask a match for its scopes(seat) to see what there is.
error-cannot-undo = You have nothing to take back now. Only your own last answer can be taken back, and only as long as nothing came to light and nobody else answered since.

## Records and chance

error-record-foreign = This is not a record of a Caliburn match. Give a file that Caliburn saved.
error-record-format = This record has format { $format }; this program reads format { $known }. Open it with the version of Caliburn that saved it.
error-record-content = This record does not hold together. { $reason }
error-record-damaged = The record is damaged or was changed after it was saved. Use an untouched copy.
error-record-line = The record is damaged: the line “{ $line }” cannot be played where it stands. Use an untouched copy.
error-record-order = The record is damaged: after line { $number } of its log the outcomes of chance do not fit the answers. Use an untouched copy.
error-record-outcome = The record is damaged: “{ $entry }” cannot have come up where it stands. Use an untouched copy.
error-record-rules = This record was played by version { $version } of the rules; this program plays version { $known }. Open it with the version of Caliburn that saved it.
error-record-no-seed = This record holds no seed, so nobody can check how it was dealt. It can still be replayed.
error-branch = The match cannot be taken up after { $n } answers. Choose a number from 0 to { $most }.
error-match-copy = A match cannot be copied or pickled like other objects: its rules stand in the middle of a turn. Use clone() for a copy to play on with, or record() and caliburn.replay() to keep the match or to send it to another process.
error-no-events = This match kept no events, so nobody can tell what happened in it. Make it with events=True.
error-redealt-record = A re-dealt world keeps no record. Ask the match that it was dealt from.
error-seed-kind = A seed is a whole number or a text; something of type “{ $kind }” is neither. Give a number, a text, or nothing for a random one.
error-seed-text = This seed cannot be written down: numbers may have up to 4,300 digits, and texts only whole characters. Choose another.
error-seed-bytes = Seeded takes the { $count } bytes of a seed. Give a number or a text as seed=… instead.
error-seed-and-chance = A match is dealt by a seed or by chance=…, not by both. Leave one of them out.
error-chance-kind = Something of type “{ $kind }” is no source of chance. Give a Script([...]), or a seed instead.
error-chance-none = This match has no source of chance left, so it cannot be played on. Begin it with a seed or a script.
error-chance-end = The script of outcomes is at its end. Add what comes up next, one of these: { $possible }
error-chance-impossible = The script says “{ $outcome }”, which cannot come up here. Possible are: { $possible }

## Editions and positions

error-edition-unreadable = The edition file { $path } cannot be read: { $reason }. Check the path and that the file is valid TOML.
error-edition-foreign = This is not an edition of { $game }. Its entry “game” has to be “{ $game }” or be left out.
error-edition-unknown = The edition has an entry “{ $entry }” that the game does not know. Allowed are: { $allowed }
error-edition-figure = In the edition, “{ $entry }” is { $value }. Write a whole number from { $least } to { $most }.
error-position-no-seats = Nobody said how many play. Give seats=…, or an entry “seats” in the position.
error-position-seats = The position is for { $position } players, but seats={ $seats } was given. Leave one of them out.
error-position-key = A position has no entry “{ $key }”. You can give: { $keys }
error-position-value = The entry “{ $key }” of the position cannot be used as it is. See the documentation of positions for what it takes.
error-position-card = “{ $card }” cannot lie where the position has it: there is no such card, or not another one of them. Check the id and count the copies.
