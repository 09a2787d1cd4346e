### Why something can't be done, and what to do next. Only the person who asked sees it. Names are ready to be shown.

errors-no-table-here = There’s no table in this channel. Open one with `/table open`.
# $game: its title.
# $command: the name of its command.
errors-other-game-here = The table in this channel plays { $game }: its moves are typed with `/{ $command }`, or chosen in *{ discord-button-hand }*.
errors-table-already-here = This channel already has a table. Finish or close it first, or open the new one in a thread.
errors-unknown-table = That table is gone. See the tables of this server with `/games`.
errors-not-in-lobby = This table has already started.
errors-not-in-play = This table hasn’t started yet.
errors-table-finished = This game is over.
errors-table-closed = This table has been closed.
# $max (number): seats.
errors-table-full = All { $max } seats are taken.
# $most (number): computer players.
errors-too-many-computers = This game has room for at most { $most } computer players: one seat is yours.
# $min (number): players that are needed.
# $seated (number): players so far.
errors-too-few-seats = This game needs at least { $min } players; { $seated } seated so far.
errors-already-seated = You already have a seat at this table.
errors-not-seated = You have no seat at this table.
errors-no-computer-seat = No computer player has a seat here.
# To somebody who presses "I'm back".
errors-no-seat-kept = No seat is kept for you at this table.
# To somebody who's away and takes another seat.
errors-seat-kept = Your own seat is still kept for you. Press **{ people-button-back }** to play on.
errors-seat-taken = That seat isn’t free: { $name } has it.
errors-no-open-seat = No seat is free at this table.
errors-no-such-seat = This table has no such seat.
# To a host who removes themselves.
errors-own-seat = That’s your own seat. Press **{ discord-button-leave }** to give it up.
# $name: a computer player, or somebody who's playing.
errors-not-away = { $name } isn’t standing in for anybody who’s away.
errors-not-at-table = That person has no seat at this table.
errors-already-host = You are the host already.
errors-not-invited = This table is for invited people. { $hostName } or another player can invite you with `/table invite`.
errors-already-invited = { $name } has been invited already.
errors-is-seated = { $name } has a seat at this table already.
# $most (number): people.
errors-too-many-invited = At most { $most } people can be invited to a table.
# $value: what was chosen, an internal name.
errors-unknown-setting = There is no setting “{ $value }”.
errors-hands-not-open = All hands can be seen when the game is over.
errors-host-only = Only the host, { $hostName }, can do that.
errors-host-or-manager-only = Only the host, { $hostName }, or a member who may manage channels can do that.
errors-manager-only = Only a member who may manage channels can do that.
# $names (list): who decides.
# $count (number): how many they are.
errors-not-your-turn = It’s not your turn: { $names } must decide first.
errors-stale = The game has moved on since that button was made.
errors-hints-off = The host has switched hints off at this table.
errors-no-hint = I can’t think of a hint just now. Please try again in a moment.
errors-moved-on = The game has moved on while I was thinking, so there’s no hint for that decision any more.
errors-illegal-action = The rules don’t allow that here.
errors-nothing-to-undo = There’s nothing to undo. You can undo what you did last, until a card is drawn or revealed, someone else acts, or the turn ends.
errors-no-clock = This table plays without a clock.
errors-clock-stopped = The clock is already stopped. `/table resume` lets it go on.
errors-clock-running = The clock isn’t stopped.
# The names are internal ones.
# $variant: what was chosen.
# $known (list): the game's variants.
errors-unknown-variant = There is no variant “{ $variant }” of this game. Choose { OR($known) }.
# $game: what was chosen, an internal name.
errors-unknown-game = There is no game “{ $game }”.
# The names are internal ones.
# $rule: what was to be changed.
# $value: what was chosen for it.
errors-unknown-rule = This game has no rule “{ $rule }” with the value “{ $value }”.
errors-record-not-open = The record shows every hidden card, so it can be had only when the game is over.
# The button to set it aside is below.
# $tableId: the number that's also in the bot's log.
errors-table-unreadable = What is stored of this table ({ $tableId }) can’t be read, so it can’t go on. Whoever may manage this channel can set it aside with `/table close` and free the channel; what’s stored is kept for the bot’s owner.
errors-server-unreadable = What is stored of this server can’t be read, so nothing has changed. The bot’s owner can find it in the log.
errors-settings-unreadable = What is stored of these settings can’t be read, so nothing has changed. The bot’s owner can find it in the log.
# $channels (list): mentions.
# $count (number): how many they are.
errors-other-channels = In this server, tables are opened in { $channels }.
errors-table-lost = The table of this channel is gone: the place where the bot keeps its games has lost it. Open a new one with `/table open`.
errors-record-outdated = This game began with an older version of its rules, so its moves can’t be played again: no undo and no record. You can go on playing.
# $most (number): tables.
errors-too-many-own-tables = You have opened { $most } tables in this server that are still going. Finish or close one first.
# $most (number): tables.
errors-too-many-tables = This server has { $most } tables going, which is the most. One has to end before a new one can open.
errors-store-failed = That couldn’t be saved, so nothing has changed. Please try again in a moment.
errors-store-unreadable = The place where games are kept isn’t answering, so nothing has changed. Please try again in a moment.
errors-save-unknown = The place where games are kept stopped answering while this was being saved, so it may or may not have counted. Your hand and the table will show which in a moment; pressing again can’t do it twice.
errors-store-taken = Another copy of this bot has just taken over, and nothing has changed. Please try again in a moment.
