### The command that teaches a game, and what all lessons share. What a game's steps say is in a file of its own.

# Names are one lower-case word of at most 32 characters; descriptions have at most 100.
commands-learn = learn
    .description = Play a first game on your own, with every step explained
commands-learn-game = game
    .description = Which game

# Computer players in lessons. The lessons call them by these names.
learn-opponent =
    .first = Morgana
    .second = Percival
    .third = Nimue

learn-menu = Which game would you like to learn? It takes about five minutes, only you can see it, and nothing can go wrong.
learn-title = ### { $game } · step { $step } of { $steps }
learn-right = ✅ Right.
# $why: sentences of the lesson.
learn-right-why = ✅ { $why }
# $why: sentences of the lesson.
learn-wrong = ❌ { $why }
# What has just happened in the game, in one paragraph.
learn-told = > { $sentences }
# Below the last step.
learn-real = Ready? **{ learn-button-real }** opens a table in this channel with Pages, computer players who still make mistakes. Others can join too.
learn-stopped = You’ve paused the lesson on { $game }. Pick it up again whenever you like.

# max: 80
learn-button-learn = Learn step by step
# max: 80
# Beside the buttons, after a right answer.
learn-button-right = Right
# max: 80
learn-button-next = Next
# max: 80
learn-button-back = Back
# max: 80
learn-button-stop = Stop
# max: 80
learn-button-go-on = Continue
# max: 80
learn-button-other = Choose another game
# max: 80
# Opens a real table.
learn-button-real = Play a real game

# Above the list of games that can be learned.
learn-unknown-game = I have no lesson for that game. Here are the ones I have:
learn-unknown-step = This lesson has changed since you pressed that button. Here it is from the start.
learn-unknown-answer = This step has changed since you opened it. Here’s how it is now.
# In private messages with the bot, where no table can be opened.
learn-server-only = Tables need a server. Go to a channel that I’m in, use `/table open` there, and add computer players.
