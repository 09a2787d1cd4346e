### The button Hint: what a strong computer player would do in the reader's place, and why.
### $label: what the choice's button says. $share (number): the chance to win, in percent.

# max: 80
hints-button = Hint
hints-best = 💡 **{ $label }**
hints-share = Your chance of winning: about { $share }%.
# $reasons: one, or several with hints-reasons-separator between them.
hints-why = Why: { $reasons }.
# In place of reasons, where nothing sets the choice apart from the next best.
hints-why-equal = The best choices are about equally good.
# In place of reasons, where nothing but the chance to win speaks for it.
hints-why-ahead = It works out best in the long run.
# Between reasons, which are parts of a sentence such as “+8 now”.
hints-reasons-separator = {" and "}

hints-next = Next best: **{ $label }**.
# $equal: whether the chance is the same as the best one's.
hints-next-share =
    { $equal ->
        [yes] About as good: **{ $label }**.
       *[no] Next best: **{ $label }**, about { $share }%.
    }
# $reasons: as in hints-why.
hints-next-why = Next best: **{ $label }** ({ $reasons }).
# $reasons: as in hints-why.
hints-next-share-why =
    { $equal ->
        [yes] About as good: **{ $label }** ({ $reasons }).
       *[no] Next best: **{ $label }**, about { $share }% ({ $reasons }).
    }

hints-only = There’s only one thing you can do: **{ $label }**.
# $count (number): how many hints the reader has taken in this game.
hints-taken =
    -# { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    } so far. At the end of the game, everyone sees how many you used.

# At the end of a game.
# $players (list): a player each, as hints-player says them.
hints-result = -# Hints: { $players }
# $count (number): how many hints the player took.
hints-player = { $name } { $count }

# A table where there are none.
hints-off = No hints.
# A table's option, and what it can be.
hints-option = Hints
    .about = People can ask what a strong player would do; the end shows how often.
