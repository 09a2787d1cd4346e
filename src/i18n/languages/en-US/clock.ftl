### Time for decisions: deadlines, reminders, people who are away.
### $when is Discord's own words for how long until then, such as "in 5 hours". Names are ready to be shown.

# max: 80
clock-button-seen = Got it
# max: 80
clock-button-back = I’m back

# Below the line that says whose turn it is.
clock-until = Time runs out { $when }.
# The same where decisions may take long. $at: a date and a time of day, as Discord says them.
clock-until-at = Time runs out on { $at } ({ $when }).
clock-paused = The clock is paused.
clock-away = { $name } is away. The clock resumes { $when }.

clock-channel-half = { $mention }, it’s your turn. Half your time is gone; the rest runs out { $when }.
clock-channel-last = { $mention }, it’s your turn. Your time runs out { $when }.
# Without a clock.
clock-channel-waiting = { $mention }, it’s been your turn for a day.
clock-channel-silent = { $mention }, it’s been your turn for three days. The others can now let a computer player fill in, or open your seat.
clock-channel-absent = { $mention }, a computer player is filling in for you. Press **{ clock-button-back }** to play on.

clock-direct-half = It’s your turn: { $link }. Half your time is gone; the rest runs out { $when }.
clock-direct-last = It’s your turn: { $link }. Your time runs out { $when }.
clock-direct-waiting = It’s been your turn for a day: { $link }
clock-direct-silent = It’s been your turn for three days: { $link }. The others can now let a computer player fill in, or open your seat.
clock-direct-absent = A computer player is filling in for you. Press **{ clock-button-back }** to play on. Your table: { $link }

clock-seen = No more reminders this turn.
clock-seen-not-yours = That reminder is for someone else.
clock-seen-over = That turn is over.

clock-stopped = { $name } pauses the clock. `/table resume` resumes it.
clock-goes-on = { $name } resumes the clock.
# $asking (number): of $of people have asked.
clock-asks-to-stop = { $name } asks to pause the clock ({ $asking } of { $of } players so far). The host can do it alone, or all of you together, with `/table pause`.
# $asking (number): of $of people have asked.
clock-asks-to-go-on = { $name } asks to resume the clock ({ $asking } of { $of } players so far). The host can do it alone, or all of you together, with `/table resume`.
