### A game as somebody looks back at it, step by step, after its end or since their last turn.

# On the final message.
# max: 80
look-back-button = Look back
# On a hand: what has happened since the reader's last turn.
# max: 80
look-back-happened = What happened?
# max: 80
look-back-first = Start
# max: 80
look-back-back = Back
# max: 80
look-back-next = Next
# max: 80
look-back-last = End
# max: 80
look-back-share = Share this moment
# Draws a finished game as a moving picture, which Discord's users know as a GIF.
# max: 80
look-back-film = Make a GIF
# While it's drawn. $done, $frames (number): how many pictures are done, and how many there are.
look-back-film-drawing = 🎞️ Drawing the game: { $done } of { $frames } pictures
look-back-film-ready = 🎞️ The whole game, turn by turn.
look-back-film-shortened = 🎞️ The whole game. Some turns are left out; otherwise the file would be too large for Discord.
look-back-film-failed = The game can’t be drawn right now. Try again in a minute.
# max: 80
look-back-film-share = Share the GIF
# $name: who shares it. $game: a game's title.
look-back-film-shared = 🎞️ { $name } shares a whole game of { $game }.
# What a moving picture shows, as text. $frames (number): its pictures. $end: what the last one shows.
look-back-film-alt = A whole game of { $game }, turn by turn, in { $frames } pictures. The end: { $end }
# $steps (number): how many steps the game has.
look-back-start = **The start** · { $steps } steps follow
# $at, $steps (number): this step, and how many there are.
# $turn (number): from 1.
look-back-step = **Step { $at } of { $steps }** · turn { $turn }
look-back-eyes = -# Through { $name }’s eyes
# At the last step of a game that was closed.
look-back-closed = -# The game was closed here, before its end.
# max: 150
look-back-menu = Go to…
# max: 100
look-back-turning = The turning point
# max: 100
look-back-best = { $name }’s best turn
# $turn (number): from 1.
# $name: who played it.
# max: 100
look-back-turn = Turn { $turn }: { $name }
# max: 150
look-back-eyes-menu = Through whose eyes…
# max: 100
look-back-everybody = As everyone saw it
# max: 100
look-back-seat = Through { $name }’s eyes
# $name: who shares it. $game: a game's title.
look-back-shared = ⏪ { $name } shares a moment of { $game }.
# In a list of finished games. $date: such as 2026-12-24. $players (list): look-back-player.
look-back-game = { $game } · { $date } · { $players }
# The same of a game that was closed before its end. $players (list): names.
look-back-game-closed = { $game } · { $date } · closed · { $players }
# $score (number): points, may be negative.
look-back-player = { $name } { $score }
