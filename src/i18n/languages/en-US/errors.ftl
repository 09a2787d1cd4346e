### Why something can't be done, and what to do next. Only the person who asked sees it. Names are ready to be shown.

errors-not-writable = I can’t see this channel or write in it, so no table can move here. (I need *View Channel* and *Send Messages*, in a thread *Send Messages in Threads*.)
errors-thread-locked = This thread is locked, so I can’t write in it. No clock runs here until it’s unlocked.

errors-no-table-here = There’s no table in this channel. Open one with `/table open`.
errors-table-already-here = This channel already has a table. Finish or close it first, or use a thread.
errors-unknown-table = That table is gone. See the tables on this server with `/games`.
errors-not-in-lobby = This game has already started.
errors-not-in-play = This game hasn’t started yet.
errors-table-finished = This game is over.
errors-table-closed = This table is closed.
# $max (number): seats.
errors-table-full = All { $max } seats are taken.
# $most (number): computer players.
errors-too-many-computers =
    { $most ->
        [one] There’s room for { $most } computer player at most: one seat is yours.
       *[other] There’s room for { $most } computer players at most: one seat is yours.
    }
# $min (number): players that are needed.
# $seated (number): players so far.
errors-too-few-seats =
    { $seated ->
        [one] This game needs at least { $min } players; there’s { $seated } so far. Computer players count.
       *[other] This game needs at least { $min } players; there are { $seated } so far. Computer players count.
    }
errors-already-seated = You already have a seat at this table.
errors-not-seated = You don’t have a seat at this table.
errors-no-computer-seat = No computer player has a seat here.
# To somebody who presses "I'm back".
errors-no-seat-kept = No seat is being kept for you at this table.
# To somebody who's away and takes another seat.
errors-seat-kept = Your own seat is still kept for you. Press **{ people-button-back }** to play on.
errors-seat-taken = That seat isn’t free: { $name } has it.
errors-no-open-seat = There’s no free seat at this table.
errors-no-such-seat = This table has no such seat.
# To a host who removes themselves.
errors-own-seat = That’s your own seat. Press **{ discord-button-leave }** to give it up.
# $name: a computer player, or somebody who's playing.
errors-not-away = A seat can be opened when its player is away or hasn’t moved for three days. That’s not so for { $name }.
errors-not-at-table = Only a person with a seat at this table can be its host.
errors-already-host = You’re already the host.
errors-not-invited = This table is by invitation only. { $hostName } or another player can invite you with `/table invite`.
errors-already-invited = { $name } is already invited.
errors-is-seated = { $name } already has a seat at this table.
# $most (number): people, more than one.
errors-too-many-invited = At most { $most } people can be invited to a table.
# $value: what was chosen, an internal name.
errors-unknown-setting = There’s no setting “{ $value }”.
errors-not-practised = That position isn’t yours to practice. `/practice` finds one that is.
errors-no-finished-game = There’s no finished game to look back at. Pick one from the list that appears as you type.
errors-game-not-seen = There’s no such game that you can see. Pick one from the list that appears as you type. If its channel was deleted, only its players and those who manage the server can see it.
errors-hands-not-open = You can see all hands when the game is over.
errors-host-only = Only the host, { $hostName }, can do that. If they do nothing for a day before the game, or for a week during it, another player can.
errors-host-or-manager-only = Only the host, { $hostName }, or someone who can manage channels can do that. If the host does nothing for a day before the game, or for a week during it, another player can.
errors-manager-only = Only someone who can manage channels can do that.
# $names (list): who decides.
# $count (number): how many they are.
errors-not-your-turn = It’s { $names }’s turn. You’ll be notified when it’s yours.
errors-stale = The game has moved on since that button appeared.
errors-hints-off = The host has turned hints off at this table.
errors-no-hint = I can’t think of a hint right now. Try again in a moment.
errors-too-much = That’s a lot at once. You can go on { $when }.
errors-one-at-a-time = One at a time: I’m still busy with what you asked for before.
# $most (number): films, analyses and the like, more than one.
errors-many-here = I’m already working on { $most } things like that for this server. Try again once one of them is done.
errors-analyst-busy = I’m analyzing so many games right now that yours would take a while. Try again in a few minutes.
errors-restarting = I’m restarting. Ask again in a moment.
errors-moved-on = The game moved on while I was thinking, so there’s no hint for that decision anymore.
errors-illegal-action = The rules don’t allow that here.
errors-nothing-to-undo = There’s nothing to undo. You can undo your moves this turn until someone else makes a choice. Some are final, such as drawing cards or choosing a character.
errors-no-clock = This table plays without a clock. `/table options` can set one.
errors-clock-stopped = The clock is already paused. `/table resume` resumes it.
errors-clock-running = The clock is already running.
# The names are internal ones.
# $variant: what was chosen.
# $names (list): the game's variants.
errors-unknown-variant = This game has no variant “{ $variant }”. Choose { OR($names) }.
# $game: what was chosen, an internal name.
errors-unknown-game = There’s no game “{ $game }”.
# The names are internal ones.
# $rule: what was to be changed.
# $value: what was chosen for it.
errors-unknown-rule = This game has no rule “{ $rule }” with the value “{ $value }”.
errors-record-not-open = The record hides nothing, so you can’t have it until the game is over.
errors-no-shuffles = This table’s shuffles can’t be checked.
# $most (number): of characters.
errors-bad-word = A word can have at most { $most } characters, all on one line.
# The button to set it aside is below.
# $tableId: the number that's also in the bot's log.
errors-table-unreadable = This table’s data ({ $tableId }) is safe but unreadable, so the game can’t go on. Anyone who can manage this channel can set the table aside with `/table close` and free the channel; the bot’s owner can then look into it.
errors-server-unreadable = Nothing has changed: this server’s data can’t be read. The log tells the bot’s owner why.
errors-settings-unreadable = Nothing has changed: the data of these settings can’t be read. The log tells the bot’s owner why.
# $channels (list): mentions.
# $count (number): how many they are.
errors-other-channels = On this server, tables can be opened in { OR($channels) }.
errors-table-lost = This channel’s table is lost: it’s no longer where the bot keeps its games. Open a new one with `/table open`.
errors-record-outdated = You can play on, but without undo and without a record: this game began with an older version of its rules, and its moves can’t be replayed.
# $most (number): kilobytes.
errors-upload-too-large = This file is too large to be the record of a game. The limit is { $most } KB.
errors-upload-unread = The file couldn’t be downloaded from Discord. Use `/replay` again and attach it once more.
errors-upload-not-text = This file isn’t plain text. Attach the record as `/table export` gives it, not compressed.
errors-upload-not-record = This file isn’t the record of a game. Attach one as `/table export` gives it.
errors-upload-several-games = There’s more than one game in this file. Attach a file with one record, on one line.
errors-upload-too-hard = This file isn’t the record of a game: checking it took too long, so I stopped.
# $version (number): of the form of records.
errors-upload-unknown-version = This is a version { $version } record, which this bot can’t read.
errors-upload-unfinished = The game in this record isn’t finished, so you can’t look back at it yet.
# In these, $step (number) is the step, from 1; 0 is the set-up.
errors-upload-illegal-step =
    { $step ->
        [0] This record isn’t valid: the game can’t be set up like that.
       *[other] This record isn’t valid: the move in step { $step } is against the rules.
    }
errors-upload-wrong-chance =
    { $step ->
        [0] This record isn’t valid: what was drawn at setup is missing, impossible or more than there was to draw.
       *[other] This record isn’t valid: what was drawn in step { $step } is missing, impossible or more than there was to draw.
    }
errors-upload-unfair-chance =
    { $step ->
        [0] This record isn’t valid: what was drawn at setup doesn’t come from the game’s seed.
       *[other] This record isn’t valid: what was drawn in step { $step } doesn’t come from the game’s seed.
    }
errors-upload-wrong-facts =
    { $step ->
        [0] This record isn’t valid: what it says about the table after setup isn’t what the setup leads to.
       *[other] This record isn’t valid: what it says about the table after step { $step } isn’t what the move leads to.
    }
errors-upload-wrong-result = This record isn’t valid: its result isn’t what the moves lead to.
# $most (number): tables.
errors-too-many-own-tables =
    { $most ->
        [one] You’ve already opened { $most } table on this server. Finish or close it first.
       *[other] You’ve already opened { $most } tables on this server. Finish or close one first.
    }
# $most (number): tables.
errors-too-many-tables =
    { $most ->
        [one] This server already has { $most } table, the most it can have. It has to end before a new one can open.
       *[other] This server already has { $most } tables, the most it can have. One has to end before a new one can open.
    }
errors-store-failed = Nothing has changed: that couldn’t be saved. Try again in a moment.
errors-store-unreadable = Nothing has changed: I can’t reach the saved games right now. Try again in a moment.
errors-save-unknown = That may or may not have counted: the connection was lost while I was saving it. Your hand and the table will show in a moment whether it did; pressing again won’t make it count twice.
