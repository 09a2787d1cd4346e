### The bot itself: buttons, menus, the lobby, the table, lists of tables, help.
### Names are ready to be shown. $when and $since are Discord's own words, such as "in 5 hours" or "5 hours ago".

## Several names, and a score

# $items (list): names, channels or players.
discord-list = { $items }
# $points (number): a score, which can be below zero.
discord-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Buttons

# max: 80
discord-button-join = Join
# max: 80
discord-button-leave = Leave
# Adds a computer player. $level: its name.
# max: 80
discord-button-add-computer = + { $level }
# max: 80
discord-button-start = Start
# The same for the channel’s table, to its host in a private message.
# max: 80
discord-button-start-that = Start that game
# max: 80
discord-button-hand = Your hand
# max: 80
discord-button-text = Show table as text
# max: 80
discord-button-back = Back
# max: 80
discord-button-undo = Undo
# max: 80
discord-button-more = More choices
# Chooses an action part by part instead of from a long list.
# max: 80
discord-button-steps = Step by step
# Opens a list of all moves, also of those that are hardly ever good.
# max: 80
discord-button-all = All moves
# The same for a choice within a move, such as what to pay with.
# max: 80
discord-button-all-ways = Other ways
# max: 80
discord-button-now = What can I do now?
# Opens a new table with the same options.
# max: 80
discord-button-again = Rematch
# The same after a table that was closed before it began.
# max: 80
discord-button-reopen = Open this table again
# max: 80
discord-button-resign = Yes, resign
# max: 80
discord-button-close = Yes, close the table
# Beside discord-button-resign.
# max: 80
discord-button-keep-playing = Keep playing
# Puts away a table that can't be read.
# max: 80
discord-button-aside = Set the table aside and free this channel
# max: 80
discord-button-previous = Previous
# max: 80
discord-button-next = Next

## Menus

# max: 150
discord-menu-choose = Choose…
# $shown (number): how many there's room for.
# $all (number): how many there are.
# max: 100
discord-menu-best = The best { $shown } of { $all }…
# $ask: what there's to choose, with an ellipsis.
# $shown (number): how many there's room for.
# $all (number): how many there are.
discord-menu-best-of = { $ask } (the best { $shown } of { $all })
# Below the steps to a move, such as the cards of a hand.
# max: 100
discord-menu-whole = Or a whole move at once…
# $shown (number): how many there’s room for.
# $all (number): how many there are.
# max: 100
discord-menu-whole-best = Or the best { $shown } of { $all } moves…
# One of several equal choices, such as "Guard (1 of 3)".
# $text: the choice.
# $number (number): which of them.
# $of (number): how many they are.
discord-menu-numbered = { $text } ({ $number } of { $of })
# A choice that has this number in the picture. At most 6 characters more than $text.
# $number (number): that number.
# $text: the choice.
discord-menu-row = { $number } · { $text }
# A choice that has several numbers in the picture.
# $from (number): the first.
# $to (number): the last.
# $text: the choice.
discord-menu-row-range = { $from }–{ $to } · { $text }
# A menu of some of the choices, such as "26 to 50 of 60". $ask: what there's to choose, with an ellipsis.
# $from (number): the first.
# $to (number): the last.
# $all (number): how many choices there are.
# max: 100
discord-menu-choose-of = { $ask } ({ $from }–{ $to } of { $all })

## The lobby

discord-lobby-title = ## { $game } · { $variant }
# $taken (number): seats that somebody has.
# $max (number): all seats.
discord-lobby-seats = **{ $taken } of { $max } seats taken**
discord-lobby-person = - { $name }
discord-lobby-host = - { $name } (host)
# $sign: the level's emblem.
# $level: the level's name.
discord-lobby-levelled = - { $sign } { $name } ({ $level }, computer)
# $trait: what they're like, such as "runs first, asks later".
discord-lobby-levelled-trait = { discord-lobby-levelled }: { $trait }
discord-lobby-free = - *free seat*
# $missing (number): how many players are needed to start.
discord-lobby-missing =
    { $missing ->
        [one] { $missing } more player needed to start; computer players count.
       *[other] { $missing } more players needed to start; computer players count.
    }
# What to expect of the levels; included elsewhere.
discord-levels = a Page makes beginner’s mistakes, a Squire plays well, a Knight plays best
discord-lobby-ready = { $host } can start now or wait for more players.
discord-lobby-full = The table is full. { $host } can start.
discord-lobby-started = The game has started.
discord-lobby-closed = This table is closed.
# $link: the table’s channel, as a mention.
discord-lobby-not-seated = You don’t have a seat at the table in { $link }.

## The table's message

# $names: everybody at the table.
discord-table-started = The game begins. At the table: { $names }.
# Below a line that mentions those who haven’t started it.
discord-table-begun = The game has begun.
# $mention: the person, as a mention.
discord-table-turn = **{ $mention }, it’s your turn.**
# $task: what they decide, such as "choose a character".
discord-table-turn-task = **{ $mention }, it’s your turn: { $task }.**
discord-table-undone = The last move was undone.
# Computer players are to act. $names: one name, or several joined by "and".
# $count (number): how many they are.
discord-table-thinking =
    { $count ->
        [one] { $names } is thinking; this updates by itself.
       *[other] { $names } are thinking; this updates by itself.
    }
discord-table-closed = This table is closed.
# $points (number): the score.
discord-table-winner = 🏆 **{ $names }** wins with { discord-points }.
# The same where others have as much. $tie: what decided, such as "5 knight cards".
discord-table-winner-tie = 🏆 **{ $names }** wins with { discord-points }. The tiebreaker: { $tie }.
# $names: at least two, joined by "and".
discord-table-winners = 🏆 **{ $names }** share the win with { discord-points } each.
# A player's place, in a row of all players. The backslash keeps Discord from making a list of it.
# $place (number): from 1.
# $points (number): the score.
discord-table-place = { $place }\. { $name }, { discord-points }
# $tie: what decided between equal scores, such as "knights 5".
discord-table-place-tie = { discord-table-place } ({ $tie })
# $count (number): lines that have no room.
discord-table-earlier =
    { $count ->
        [one] -# { $count } earlier turn doesn’t fit here; the table shows where it led.
       *[other] -# { $count } earlier turns don’t fit here; the table shows where they led.
    }
# Stays where the table's message was.
discord-table-moved = -# { $game }: the table has moved down.
discord-table-no-picture = The picture couldn’t be drawn this time. **{ discord-button-text }** tells you everything it would show.
discord-table-picture-later = The picture will take a moment longer. **{ discord-button-text }** tells you everything that’s in it.
# In a private message, between its text and a picture that is from before.
discord-picture-pending = -# The picture doesn’t show this yet.
# $computer: the computer player that takes over.
discord-table-resigned = { $name } resigns; { $computer } (computer) takes over.
discord-table-closed-by = { $name } closed this table.
discord-table-expired = Nobody started the game, so this table is closed.
# The standing follows.
discord-table-deserted = Everyone has been away for 30 days, so this table is closed. This is how things stood:
# Why a computer player did what the line before says. $reasons: see discord-why-join.
discord-table-why = -# { $name } { $reasons }.
# Between two reasons, such as "takes a chair worth +7": their subject is $name.
discord-why-join = {" and "}
# At the end of a game: the turn with which the winner got ahead to stay. $sentences: what happened.
discord-end-turning = **The turning point:** { $sentences }
# To a player: the best that they did.
discord-end-best = **Your best turn:** { $sentences }
# To the winner, whose best turn was also the turning point.
discord-end-best-turning = **Your best turn, and the turning point:** { $sentences }
# Titles in the picture of the end.
# max: 30
discord-end-turning-title = The turning point
# max: 30
discord-end-best-title = Your best turn
# A thread's name.
# max: 100
discord-table-thread = { $game } · { $host }

## The hand, which only its player sees

# A heading; what it is follows.
discord-now-yours = What you can do now
discord-hand-your-turn = It’s your turn.
discord-hand-since = **Since your last turn:**
discord-hand-since-start = **So far:**
# Like discord-table-why, at the end of a line.
discord-hand-why = *{ $name } { $reasons }.*
# A sentence about something that concerns the reader.
discord-hand-touched = ❗ { $sentence }
# $did: one or more sentences, “Ann reveals 2 adversaries.”
discord-hand-moved-for = Your time was up, so a computer player moved for you: { $did }
# $heir: the computer player that had the reader's seat.
discord-hand-filled-in = { $heir } (computer) filled in for you.
# $count (number): lines that have no room.
discord-hand-earlier =
    { $count ->
        [one] -# { $count } line left out
       *[other] -# { $count } lines left out
    }
# The only suggestion for a move that can’t be made now.
discord-move-not-now = Not one of your moves now
# $names: one name, or several joined by "and". Also a heading, above what they can do.
discord-hand-waiting = It’s { $names }’s turn.
discord-hand-turn-over = Your turn is over.
discord-hand-undone = Undone.
discord-hand-over = The game is over.

## Before what can't be undone, and after it

discord-confirm-resign = **Resign?** A computer player will take your seat for the rest of the game.
discord-confirm-resign-last = **Resign?** You’re the last person at this table, so the computer players will finish the game at once. If you leave instead, it waits for someone to take your seat.
discord-confirm-close = **Close this table for everyone?** The game ends here, without a result.
discord-confirm-close-lobby = **Close this table for everyone?** The game hasn’t started yet.
discord-confirm-resigned = You’ve resigned. A computer player has taken your seat.
discord-confirm-closed = The table is closed.
# $table: the table's ID.
discord-confirm-set-aside = This channel is free again. The table’s data is safe: the bot’s owner can find it under { $table }.

discord-not-opened = The table for this thread couldn’t be opened. You can delete the thread.
# With the file of /table export.
discord-exported = The record of the game: every move, and everything left to chance.

## Refusals

# A button or menu that this version of the bot doesn't know.
discord-refused-not-understood = That button is from another version of this bot. Find your table with `/games`.
# A command in a direct message.
discord-refused-elsewhere = Games are played in a server’s channels. Use this command in one.
discord-refused-other-game = The game in this channel is { $game }; that command is for another game.
# $permission: see the names of permissions below.
discord-refused-missing-permission = I need the “{ $permission }” permission in this channel for that. Someone who manages the channel can give it to me.
# "thread" is an option of /table open.
discord-refused-member-missing-permission = You need the “{ $permission }” permission in this channel for that. Leave `thread` out to play right here.
discord-refused-no-thread-here = Threads can only be made in text channels. Leave `thread` out to play right here.
discord-refused-store-away = I can’t reach the saved games right now. Try again in a moment: nothing will count twice.
discord-refused-file = Your game is safe, but Discord won’t take the file: it’s too large.
# $id: the number that's also in the bot's log.
discord-refused-unexpected = Your game is safe, but something went wrong. If it happens again, report it with the number { $id }.

## Permissions, as Discord's own client calls them in this language

discord-permission-view-channel = View Channel
discord-permission-send-messages = Send Messages
discord-permission-attach-files = Attach Files
discord-permission-read-message-history = Read Message History
discord-permission-create-public-threads = Create Public Threads
discord-permission-send-messages-in-threads = Send Messages in Threads
discord-permission-manage-server = Manage Server

## Lists of tables

# $filter: which tables, such as "My tables".
# $count (number): how many.
discord-games-title = **{ $filter }** ({ $count })
discord-games-none = No tables here. Open one with `/table open`.
# $place: its channel, as a mention.
discord-games-unreadable =
    A table that can’t be read · { $place }
    -# Anyone who can manage that channel can free it with `/table close` there.
# A table in the list.
# $place: its channel, as a mention.
# $state: one of the next messages.
# $players: names with commas (language-comma) between them.
discord-games-row = **{ $game }**, { $variant } · { $place } · { $state }
    -# { $players }
# $taken (number): seats that somebody has.
# $max (number): all seats.
discord-games-lobby = opened { $since }, { $taken } of { $max } seats taken
# $turn: one name, or several joined by "and".
discord-games-playing = { $turn }’s turn started { $since }
# Nobody is at the table; their seats are kept.
discord-games-deserted = everyone’s away; the turn started { $since }
# $state: one of the two above, or discord-games-running. $name: whose seat it was.
discord-games-free-seat = { $state }; { $name }’s seat is free
# $winners: one name, or several joined by "and".
discord-games-finished = won by { $winners } { $since }
discord-games-closed = closed { $since }
# $page (number): the page that's shown.
# $pages (number): how many there are.
discord-games-page = Page { $page } of { $pages }
# The server has more tables than are listed at once; the buttons at the ends of these pages lead to the others.
discord-games-older = -# Older tables are on later pages.
discord-games-newer = -# Newer tables are on earlier pages.
discord-games-section-waiting = Waiting for you
discord-games-section-elsewhere = Waiting for you on other servers
discord-games-section-open = Free seats
discord-games-section-gathering = About to start
discord-games-section-running = In progress
discord-games-section-finished = Finished
# $name: one of the six above.
# $count (number): how many tables.
discord-games-section = ### { $name } ({ $count })
# The reader's turn, at a table without a clock.
discord-games-your-turn = your turn started { $since }
discord-games-your-turn-until = your turn; time runs out { $until }
# The reader is the host.
discord-games-your-start = full; you can start
# $state: discord-games-lobby.
discord-games-invited = { $state }, by invitation
discord-games-running = started { $since }
# In place of a table's channel.
discord-games-gone = its channel was deleted
# A button: takes up the game whose channel was deleted.
# max: 80
discord-games-go-on = Go on here: { $game }
discord-games-here = The game goes on in this channel.
# A button.
# max: 80
discord-games-join-one = Join { $game }
# A button, or a line of the menu. $act: discord-games-join-one or people-button-take.
# $channel: the name of the table's channel.
# max: 80
discord-games-act = { $act } · #{ $channel }
# A menu of seats.
# max: 150
discord-games-join-several = Take a seat…
# A menu of running games.
# max: 150
discord-games-watch = Watch a game…
# A menu of the three games.
# max: 150
discord-games-open = Open a table here…
# max: 100
discord-games-seat = { $game }, { $variant }
# $taken (number): seats that somebody has.
# $max (number): all seats.
# max: 100
discord-games-seat-detail = opened by { $host }, { $taken } of { $max } seats taken
# $place: its channel, as a mention.
discord-games-joined = You have a seat: { $place }
# Before somebody takes over a seat of a running game.
discord-games-take-ask = **{ $game }** in { $place } has already begun. A computer player is filling in; if you take the seat, you play on from there.
# A button.
# max: 80
discord-games-back = Back to the list
# What somebody has played to the end on this server. $name: theirs.
# $played (number): how many games.
# $won (number): how many of them they've won.
discord-results-title = **{ $name }**: { $played ->
        [one] { $played } finished game
       *[other] { $played } finished games
    }, { $won } won
discord-results-none = { $name } hasn’t finished a game here yet.
# $place (number): from 1.
# $of (number): how many played.
# $points (number): the score.
# $when: how long ago.
discord-results-row = - **{ $game }**, { $variant } · { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    } of { $of } with { discord-points } · { $when }
# They left their seat to a computer player or to someone else.
discord-results-left = - **{ $game }**, { $variant } · left early · { $when }
# $count (number): results that have no room.
discord-results-more = -# … and { $count } more
discord-games-board = ## Tables on this server
discord-games-board-none = There’s no table right now. Open one with `/table open`.
# $count (number): tables that the list has no room for.
discord-games-board-more = -# … and { $count } more; **{ discord-games-mine }** shows all that you can see.
# A button.
# max: 80
discord-games-mine = My tables

## Help

discord-help-title = Round Table
discord-help-about = Board games about King Arthur, played in a channel.
discord-help-learn = **To learn:** `/learn` takes you through a first game, step by step. Only you can see it.
discord-help-begin = **To begin:** use `/table open` in a server channel. { discord-help-others }
# $open: the command, with the game.
discord-help-begin-game = **To begin:** use `{ $open }` in a server channel. { discord-help-others }
discord-help-others = Others press **{ discord-button-join }**, or you add computer players: { discord-levels }. Then press **{ discord-button-start }**.
discord-help-play = **To play:** press **{ discord-button-hand }** under the picture of the table. Only you can see what opens; its buttons and menus are your legal moves.
discord-help-rules = **The rules:** `/rules`, or **{ people-button-how-to-play }** at a table.
discord-help-rules-game = **The rules** are one press away, with pictures. `/rules` finds any chapter, card or word.
discord-help-commands = **Commands:** `/table` opens, leaves and closes tables, invites people, undoes moves and exports games; `/hand` shows your hand; `/hint` gives you advice; `/games` lists what’s waiting for you and where seats are free, and takes games out of deleted channels (they wait a week for that, or for me if I’m removed); `/practice` gives you positions from your own games; `/settings` is for your name, reminders and pictures.
discord-help-privacy = **Your data:** `/privacy` shows what’s stored about you and lets you delete it.
