### Nim, the example game.

nim-title = Nim
# One sentence about the game.
nim-about = Take one to three knights a turn; whoever takes the last one wins.
nim-variant-standard = Standard

# A slash command, its subcommand and the subcommand's option. Names are one lower-case word of at most 32 characters;
# descriptions have at most 100.
commands-nim = nim
    .description = Play Nim
commands-nim-take = take
    .description = Take knights from the table
commands-nim-take-knights = knights
    .description = How many

# $knights (number): how many
nim-knights =
    { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }

nim-left = { nim-knights } left on the table.
# A button.
# max: 80
nim-take = Take { nim-knights }
# Follows what a button says.
# $knights (number): how many are left
nim-leaves = leaves { $knights }
nim-prompt = How many knights do you take?

# What can be done now.
# $most (number): how many may be taken
nim-explain =
    { $most ->
        [one] - **Take** the last knight, and win.
       *[other] - **Take** one to { $most } of { nim-knights }; whoever takes the last one wins.
    }
# The same for someone whose turn it isn't.
nim-explain-others = They take up to three of { nim-knights }.
nim-first-steps =
    .goal = **Goal:** take the last knight from the table.
    .scores = **What scores:** only that last knight counts, however many you take before.
    .press = **What to press:** the button with the number of knights that you take.

nim-took = { $name } takes { nim-knights }.
# A line of the picture for each player.
# $taken (number): how many knights they have
nim-player = { $name }: { $taken } taken
nim-player-to-act = { nim-player }, to play
nim-player-won = { nim-player }, wins

# A chapter of the rules: its title, its text, and other words that people look for it by, separated by commas.
nim-rules-goal = The goal
    .text = Fifteen knights are on the table. On your turn, take one, two or three. **Whoever takes the last knight wins.**
    .also = last knight
