### People who come, go and watch; a table's options. Names are ready to be shown.

## Buttons

# max: 80
people-button-how-to-play = How to play
# max: 80
people-button-options = Options
# max: 80
people-button-watch = Watch
# max: 80
people-button-refresh = Refresh
# When the game is over.
# max: 80
people-button-hands = See all hands
# For somebody who was away or has left, and whose seat a computer has kept.
# max: 80
people-button-back = I’m back
# max: 80
people-button-take = Take { $name }’s seat
# The host lets others take the seat of somebody who's away.
# max: 80
people-button-vacate = Open { $name }’s seat (host)
# For the others, about somebody who keeps them waiting for days: a computer plays until they're back.
# max: 80
people-button-fill = Let a computer play for { $name }
# The same: anybody can take the seat.
# max: 80
people-button-open = Open { $name }’s seat
# max: 80
people-button-depart = Leave; someone can take my seat
# max: 80
people-button-resign = Resign; a computer player takes over

## The lobby

# $minutes (number): how long a game takes.
# $players (number): seated so far, or the fewest that can play.
# $min (number): the fewest that can play.
# $max (number): the most that can play.
# $best (list): numbers of players, as digits.
people-lobby-length = -# { $min }–{ $max } players, best with { OR($best) } · about { $minutes } minutes with { $players }
# $pace: one of people-pace-….
people-lobby-clock = Clock: { $pace }
# $level: a level's name.
people-lobby-stand-in = If someone leaves or is away, a { $level } fills in.
people-lobby-invited-only = By invitation only.
# Two lines that call the host of a lobby. $host is a mention.
people-lobby-call-start = { $host }, there are enough players: you can start **{ $game }**.
people-lobby-call-full = { $host }, all seats are taken: you can start **{ $game }**.
# $rules: names and values, with people-lobby-rules-separator between them.
people-lobby-rules = **House rules** · { $rules }
people-lobby-rules-separator = {"; "}

## Options

# A setting and its value, in menus and texts.
# max: 100
people-set = { $name }: { $value }
people-options-title = ### Options for { $game }
people-options-line = - { $name }: { $value }
people-options-host-only = -# { $host }, the host, can change these until the game starts.
people-options-closed = -# The game has started. The clock, and whether the table waits, can still change if everyone who’s been here in the last three days agrees.
# $names (list): who. $setting: a people-set.
people-options-asked = Asked for by { $names }: **{ $setting }**. It’s so once everyone who’s been here in the last three days asks for it, too, in this turn: `/table options`.
# $names (list): who hasn't yet.
people-options-missing = Still to agree: { $names }.
# A menu of settings and their values.
# max: 150
people-options-ask = Ask for a change…
# Names of settings, and menus that change them.
people-options-clock = Clock
    .about = How long each decision may take.
people-options-vacations = The table waits for people who are away
    .about = Until the day they’ve set in their settings.
people-options-rests = The clock rests during quiet hours
    .about = Nobody’s time runs out while they’re asleep.
people-options-access = Who can join
    .about = Others can join only once someone at the table has invited them.
people-options-access-open = anyone
people-options-access-invited = invited people only
people-options-theme = Pictures
    .about = How pictures look to everyone who hasn’t chosen otherwise.
# Its value is a level's name.
people-options-stand-in = Stand-in for whoever leaves or is away
    .about = How well the computer player plays who fills in for them.
# max: 150
people-options-computers-menu = Computer players…
people-options-on = yes
people-options-off = no
# What holds if a rule's other value isn't chosen.
# max: 100
people-options-otherwise = Otherwise: { $value }
# In a form, above checkboxes.
# max: 45
people-options-boxes = Also
# max: 150
people-options-players-menu = Players…
# max: 80
people-options-change = Change the options
# Replaces a computer player by one of another level. $level: its name.
# max: 100
people-options-replace = { $name }: replace with a { $level }
# Removes a player from the lobby.
# max: 100
people-options-remove = { $name }: remove
# max: 100
people-options-make-host = { $name }: make host

# How long a decision may take; values of settings.
people-pace-none = no clock
people-pace-live = live, 2 minutes per decision
people-pace-1h = 1 hour per decision
people-pace-12h = 12 hours per decision
people-pace-1d = 1 day per decision
people-pace-3d = 3 days per decision

## Leaving a running game

# The buttons are people-button-depart and people-button-resign.
people-leave-ask = **How do you want to leave?** If you leave, a computer player fills in until someone takes your seat; until then, you can come back. If you resign, a computer player takes over for the rest of the game.
people-leave-left = You’ve left. A computer player fills in until someone takes your seat; until then, you can come back.

# In the list of seats to choose from. $emblem: what the seat's coat of arms shows.
people-seat-listed = { $name } · { $emblem }
# $before: who left it.
people-seat-took = You’ve taken { $before }’s seat.
people-seat-back = Welcome back! The seat is yours again.
people-seat-opened = { $name }’s seat is open now. Someone else can take it.
people-seat-filled = A computer player fills in for { $name } until they’re back.
people-seat-passed = { $name } is now the host.
# For somebody who's away and tries to play.
people-seat-kept = A computer player is filling in for you until you’re back.
# For somebody who has left and tries to play.
people-seat-open = A computer player fills in until someone takes your seat. Until then, you can come back.
# For somebody who had a seat and tries to play. $name: who has it now.
people-seat-gone = Your seat was open, and { $name } plays in it now.

## Invitations. $guest is a mention.

people-invite-lobby = { $guest }, { $host } invites you to a game of { $game }.
people-invite-seat = { $guest }, { $host } invites you to take a free seat in a game of { $game } that’s in progress.
people-invite-bot = Bots can’t be invited. The host can add computer players before the game.

## What a channel says about a game in one of its threads. $link is a mention of the thread.

people-thread-title = **{ $game }** in { $link }
# $free (number): free seats.
people-thread-free =
    { $free ->
        [0] All seats are taken.
        [one] { $free } seat is free.
       *[other] { $free } seats are free.
    }
people-thread-running = The game is in progress
# $state: discord-games-finished.
people-thread-over = The game is over: { $state }.
people-thread-closed = This table is closed.
people-thread-joined = You have a seat: { $link }
# Asked for the table of a channel that has its tables in threads. $places: mentions of the threads.
people-thread-here = This channel’s tables are in threads: { $places }
# A button where the channel already has a table.
# max: 80
people-button-thread = Open in a thread

## Watching

people-watch-not-yet = This is the table as everyone sees it. Hands are shown when the game is over.
# max: 150
people-watch-hands-menu = See a hand…
people-watch-hand = { $name }’s hand at the end

## News in the table's message

# $heir: the computer player that takes over.
people-news-leaving = { $name } leaves; { $heir } (computer) fills in until someone takes the seat.
# $by: who has opened it.
people-news-vacated = { $by } opens { $name }’s seat; { $heir } (computer) fills in until someone takes it.
# $before: who had the seat.
people-news-taken = { $name } takes { $before }’s seat.
people-news-moved-for = { $name }’s time is up, so a computer player moves for them.
# $heir: the computer player that stood in, until somebody was back or took the seat.
people-news-filled-in = { $heir } (computer) filled in for { $name }.
# $heir: the computer player that stands in.
people-news-absent = { $name } is away; { $heir } (computer) fills in until they’re back.
# About somebody who hasn't moved for days or has left the server, above buttons for it.
people-silent = Don’t want to wait for { $name } any longer? The others at the table can let a computer player fill in, or open the seat.
people-news-back = { $name } is back.
# Instead of whose turn it is: a computer plays in nobody’s place as long as nobody is there.
people-everyone-away = Everyone’s away, so the game waits. **{ people-button-back }** goes on. After a week, anyone can close it with `/table close`.
people-everyone-left = Everyone has left, so the game waits until someone takes a seat. After a week, anyone can close it with `/table close`.
people-news-amended = From now on: { $setting }.
people-news-moved = { $name } takes the game up here, since its channel was deleted.
people-news-host = { $name } is now the host.
# $when: date and time.
people-news-set-back = The saved games went back to an earlier state: this table is as it was at { $when }. What was played since is lost.

# At the end of a game.
# $before (list): who else played the seat, each as the next message says.
people-played-before = -# Before { $name }, the seat was played by { $before }.
# $percent (number): how much of the game.
people-played-part = { $name } ({ $percent }%)
