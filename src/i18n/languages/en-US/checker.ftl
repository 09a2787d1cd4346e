### A page that checks the shuffles of a finished game, also without a network; docs/fairness.md.

checker-title = Check the shuffles
checker-about = When a table opens, the bot commits to a secret seed. All shuffles follow from it and from the players’ words. A finished game’s record has both, so this page can draw everything again.
checker-drop = Drop a game’s record here, or
checker-choose = Choose a record
checker-where = It’s the .jsonl file that “Check the shuffles” or /table export gives you after a game.
checker-private = The record stays on this computer. This page loads and sends nothing, so you can save it and use it offline.
# .file: the saved file’s name.
checker-save = Save this page
    .file = check-the-shuffles.html
checker-checking = Checking { $file }…
# Of a file with several records. $line (number): the record's in the file.
checker-record = Record to show
    .option = Line { $line }

## The verdict

checker-true = Everything matches the commitment
# $records, $outcomes (number): how many there are.
checker-true-about =
    { $records ->
        [one] { $outcomes ->
            [one] The only outcome follows from the seed and the words.
           *[other] All { $outcomes } outcomes follow from the seed and the words.
        }
       *[other] In { $records } records, all { $outcomes } outcomes follow from the seeds and the words.
    }
# $line (number): the record's in the file, from 1.
checker-lie = Line { $line } doesn’t match its commitment
checker-broken = Line { $line } isn’t a whole record
checker-no-record = This isn’t a game’s record
checker-old = Line { $line } has no shuffles to check
checker-empty = There are no records in this file
checker-unread = This file can’t be read
checker-unread-about = Nothing was checked. Choose the file again.

## Why it isn't true

checker-reason-not-json = Line { $line } isn’t JSON. Each line has to be one whole record.
checker-reason-not-record = Line { $line } isn’t a record, which is a JSON object with a version.
checker-reason-too-deep = Its lists and objects are nested too deeply for a record.
checker-reason-version = It’s a version { $version } record, and this page knows only version 2. A newer page may know it.
checker-reason-old = It’s a version 1 record: the bot committed to nothing in this game. Its moves can still be checked, with npm run replay.
# $path: where the field is, such as steps.3.chance.
checker-reason-field =
    { $problem ->
        [missing] The field { $path } is missing.
        [surplus] A record has no field { $path }.
        [long] The list { $path } is longer than any record’s.
       *[wrong] The field { $path } has something that can’t be there.
    }
# $words, $seats (number): how many there are.
checker-reason-words = It has { $words } places for words and { $seats } seats.
checker-reason-commitment = The commitment doesn’t match this number, game, variant and seed.
checker-reason-start = The start doesn’t match this commitment, these options and these words.
# $place: checker-place. $what: an outcome's name in the record.
checker-reason-label = { $place }: “{ $what }” wasn’t drawn there, or not from these items.
checker-reason-outcome = { $place }: “{ $what }” isn’t what was drawn.
# $step (number): from 1; 0 for the set-up.
checker-place =
    { $step ->
        [0] Setup
       *[other] Step { $step }
    }

## What was committed to

checker-commitment-heading = Before anyone added a word
checker-number = Table number
checker-game = Game
checker-variant = Variant
checker-seed = Seed
checker-commitment = Commitment
# $digits: the first of a hash.
checker-commitment-shown = The lobby showed { $digits }.
checker-start-heading = When the game started
checker-seats = Seats
checker-start-seat = First seat
checker-start-drawn = drawn
checker-rules = Options
checker-rules-none = none
checker-rule = { $name }: { $value }
checker-words = Words
# $seat (number): from 0, as in the record.
checker-word =
    .given = Seat { $seat }: { $word }
    .none = Seat { $seat }: none
checker-words-none = Nobody added a word, so everything follows from a seed that the bot alone chose.
checker-start = Start
checker-start-shown = The table showed { $digits }.
# Whether a value agrees with the others.
checker-agrees = Agrees
checker-differs = Doesn’t agree
checker-unchecked = Not checked
# $value: what it would be.
checker-expected = It should be { $value }

## Outcomes

checker-outcomes-heading = What was drawn
checker-outcomes-about = Steps are counted from 1 here, and from 0 in the record itself.
checker-outcomes-none = Nothing was drawn in this game.
checker-outcome-true = Follows
checker-outcome-lie = Doesn’t follow
# One of several. $outcome: what was drawn. $among: from what.
checker-outcome-pick = { $outcome }, from { $among }
# $count (number): how many.
checker-outcome-order =
    { $count ->
        [0] Nothing to shuffle
        [one] One item
       *[other] { $count } items, the first on top
    }
checker-outcome-recorded = The record has:
checker-outcome-computed = It should be:
checker-outcome-label = Its field “check” should be { $computed }, but the record has { $recorded }.

## What's left to compare, and what nothing here proves

checker-compare-heading = What you compare yourself
checker-compare = A record can agree with itself and still not be the record of your game. Compare the commitment and the start with those that the bot showed at the table, and your word with the one you added.
checker-limits-heading = What this doesn’t prove
checker-limits-cards = Whoever runs the bot may have looked at the cards. They have the seed, and could tell a player.
checker-limits-word = If nobody added a word, or whoever runs the bot added the last one, they could pick shuffles they like.
checker-limits-rules = This page knows no rules: it checks what was drawn, but not whether the rules ask for it. npm run replay does.
