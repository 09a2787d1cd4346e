### The command that teaches a game, and what all lessons share. What a game's steps say is in a file of its own.

# max: 32
# One word in lower case.
learn-command-name = learn
# max: 100
learn-command-description = Play a first game on your own, with every step explained
# max: 32
# The command's option, one word in lower case.
learn-command-game-name = game
# max: 100
learn-command-game-description = Which game

# Computer players in lessons. The lessons call them by these names.
learn-opponent =
    .first = Morgana
    .second = Percival
    .third = Nimue

learn-menu = Which game would you like to learn? It takes about five minutes, only you see it, and nothing can go wrong.
learn-title = ### { $game } · step { $step } of { $steps }
learn-right = ✅ Right.
# $why: sentences of the lesson.
learn-right-why = ✅ { $why }
# $why: sentences of the lesson.
learn-wrong = ❌ { $why }
# What has just happened in the game, in one paragraph.
learn-told = > { $sentences }
# Below the last step.
learn-real = Ready? **{ learn-button-real }** opens a table in this channel, with Pages: computer players who still err. Others can join too.
learn-stopped = You’ve stopped learning { $game }. You can go on whenever you like.

# max: 80
learn-button-learn = Learn step by step
# max: 80
learn-button-next = Next
# max: 80
learn-button-back = Back
# max: 80
learn-button-stop = Stop
# max: 80
learn-button-go-on = Go on
# max: 80
learn-button-other = Another game
# max: 80
# Opens a real table.
learn-button-real = Now a real one

# Above the list of games that can be learned.
learn-unknown-game = I have no lesson for that game. These are the ones I have:
learn-unknown-step = That lesson has changed since you pressed its last button. Here it is from the beginning.
learn-unknown-answer = That step has changed since you opened it. Here it is as it is now.
# In private messages with the bot, where no table can be opened.
learn-server-only = A table needs a channel of a server. Go to one where I am, use `/table open` there, and add computer players.
