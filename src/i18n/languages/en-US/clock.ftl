### Time for decisions: deadlines, reminders, people who are away.
### $when is Discord's own words for how long until then, such as "in 5 hours". Names are ready to be shown.

# max: 80
clock-button-seen = Got it
# max: 80
clock-button-back = I’m back
# Below the question whether a pause goes on.
# max: 80
clock-button-resume = Resume the clock

# Below the line that says whose turn it is.
clock-until = Time runs out { $when }.
# The same where decisions may take long. $at: a date and a time of day, as Discord says them.
clock-until-at = Time runs out on { $at } ({ $when }).
clock-paused = The clock is paused. It resumes with `/table resume`, or by itself { $when }.
clock-away = { $name } is away. The clock resumes { $when }.
clock-unreachable-channel = I can’t see this channel or write in it, so I can’t call anyone, and no clock runs until I can again. (I need *View Channel* and *Send Messages*, in a thread *Send Messages in Threads*.)
clock-unreachable-thread = I can’t write in this thread, since it’s locked or private. I can’t call anyone, and no clock runs until I can again.
clock-unreachable-gone = This table’s channel was deleted. Within a week, its players can go on in another one with `/games`; then it’s closed.
clock-unreachable-server = I’m no longer in this server. The game waits a week for me; then it’s closed.
# $when: a date and a time of day.
clock-absent = { $name } is away until { $when }.

clock-channel-half = { $mention }, it’s your turn. Half your time is gone; the rest runs out { $when }.
clock-channel-last = { $mention }, it’s your turn. Your time runs out { $when }.
# Without a clock.
clock-channel-waiting = { $mention }, it’s been your turn for a day.
clock-channel-silent = { $mention }, it’s been your turn for three days. The others can now let a computer player fill in, or open your seat.
clock-channel-returned = { $mention }, welcome back. It’s your turn.
clock-channel-absent = { $mention }, a computer player is filling in for you. Press **{ clock-button-back }** to play on.
clock-channel-paused = The clock has been paused for a week. It resumes once most of those who’ve been here in the last three days ask for it, or by itself in a week.

# $table of these: clock-direct-table, or clock-direct-game where the server’s name isn’t known, or clock-direct-after with either. $server is ready to be shown.
clock-direct-table = **{ $game }** on *{ $server }*
clock-direct-game = **{ $game }**
clock-direct-after = { $table }, after { $name }
clock-direct-over = { $table }: that turn is over. { $link }
clock-direct-time-up = { $table }: your time ran out, so a computer player moved for you. { $link }
clock-direct-half = { $table }: it’s your turn, { $link }. Half your time is gone; the rest runs out { $when }.
clock-direct-last = { $table }: it’s your turn, { $link }. Your time runs out { $when }.
clock-direct-returned = { $table }: welcome back, it’s your turn, { $link }.
clock-direct-absent = { $table }: a computer player is filling in for you. Press **{ clock-button-back }** to play on. Your table: { $link }
clock-direct-waiting = { $table }: it’s been your turn for a day, { $link }.
clock-direct-silent = { $table }: it’s been your turn for three days, { $link }. The others can now let a computer player fill in, or open your seat.
clock-direct-unreachable-channel = { $table }: it’s your turn, but I can’t see your table’s channel or write in it: { $link }. Your time stands still until I can again.
clock-direct-unreachable-thread = { $table }: it’s your turn, but I can’t write in your table’s thread, since it’s locked or private: { $link }. Your time stands still until I can again.
clock-direct-unreachable-gone = { $table }: it’s your turn, but your table’s channel was deleted. Your time stands still. With `/games` in another channel of the server, the game goes on there; if nobody does that within a week, it’s closed.
clock-direct-unreachable-server = { $table }: it’s your turn, but I’ve been removed from the server: { $link }. Your time stands still. If I’m not added again within a week, the game is closed.

clock-seen = No more reminders this turn.
clock-seen-not-yours = That reminder is for someone else.
clock-seen-over = That turn is over.

# $command: what goes on with it, for example `/table resume`.
clock-stopped = { $name } pauses the clock. { $command } resumes it.
clock-goes-on = { $name } resumes the clock.
# $names (list): who has asked. $needed (number): how many it takes. $command: what the host uses.
clock-asks-to-stop = { $name } asks to pause the clock. Asking so far: { $names }; it takes { $needed } of those who’ve been here in the last three days, or the host alone, with { $command }.
# $names (list): who has asked. $needed (number): how many it takes. $command: what the host uses.
clock-asks-to-go-on = { $name } asks to resume the clock. Asking so far: { $names }; it takes { $needed } of those who’ve been here in the last three days, or the host alone, with { $command }.
