### Artus: "What can I do now?", as lines of Markdown.
### $chair and $value: a chair and what it's worth now.

## Bold beginnings of lines; the message with the same end follows, after a space

artus-explain-kind-place = **Place a Knight**
artus-explain-kind-move-knight = **Move a Knight**
artus-explain-kind-prince = **Move a Prince**
artus-explain-kind-king = **Move the King**
artus-explain-kind-add-ring = **Give a ring**
artus-explain-kind-score = **Score your Knights**
artus-explain-kind-draw = **Draw a card**

## Words that other messages include

# $chair (number): 0 to 27
artus-explain-chair = chair { $chair } ({ SIGNED($value) })
# In a list of Princes that can be moved.
# $chair (number): 0 to 27
artus-explain-prince =
    { $metal ->
        [silver] silver
       *[bronze] bronze
    } on { artus-explain-chair }
# In a list of Princes that can get a ring.
# $rings: how many he has
artus-explain-ringed =
    { artus-explain-prince } with { $rings ->
        [one] { $rings } ring
       *[other] { $rings } rings
    }
# A scoring card and the most that it would score, in a list.
artus-explain-scoring = { artus-card } { SIGNED($points) }
# The same for a card whose condition isn't met.
artus-explain-scoring-unmet = { artus-card } { SIGNED($points) } (condition not met)

## Placing Knights

# Follows "Place a Knight". $left (number): Knights left to place
artus-explain-place = on any empty chair; you have { $left } left to place. Nobody scores yet.
# $value (number): what the best free chair is worth now
artus-explain-place-why = A Knight scores the chair it leaves. The best free one is { artus-explain-chair }: if its value lasts, your Knight scores { $value } when you move it away.
artus-explain-values = Values go by the King: behind him (counter-clockwise) +10, +8, +7 … +1, then −1 to −15; the three chairs in front of him are worth 0. When he moves, all values shift.

## Playing cards
## $cards (list): the cards that can be used for it

# What the whole turn is; lines for each kind of play follow.
# $plays (number): cards still to play
# $draws (number): cards to draw after that
artus-explain-play =
    You play { $plays ->
        [one] one card
       *[other] one card, then another
    }{ $draws ->
        [0] ; your piles are empty, so you don’t draw.
        [1] , then draw one.
       *[other] , then draw two.
    } With the cards in your hand you can:
# $knights (list): their chairs
artus-explain-move-knight = ({ $cards }): you score the chair it leaves. Yours are on { $knights }.
# Below the former line: an example with the player's best Knight.
artus-explain-worked-gain = Your Knight on chair { $chair } stands on { SIGNED($value) }: move it with any of these cards and you score { $value }.
# $cost (number): more than 0
artus-explain-worked-cost = Your Knight on chair { $chair } stands on { SIGNED($value) }: moving it costs you { $cost }, the least of yours.
artus-explain-worked-nothing = Your Knight on chair { $chair } stands on { SIGNED($value) }: moving it costs you nothing.
# $princes (list): their metals and chairs
artus-explain-move-prince = ({ $cards }): you score the chair he leaves: { $princes }.
artus-explain-move-king = from chair { $chair } ({ $cards }): that scores nothing, but every value shifts with him.
# $princes (list): their metals, chairs and rings
artus-explain-add-ring = ({ $cards }): he stays, and you score his chair: { $princes }. The third ring makes a Prince King.
# $scores (list): cards and what they score
artus-explain-score = where they sit: { $scores }.
artus-explain-pushes = Whoever sits where a figure arrives is pushed to the next empty chair counter-clockwise.

## Drawing cards

# Follows "Draw a card"; the piles follow.
# $draws: how many cards are still to be drawn
artus-explain-draw =
    { $draws ->
        [one] from a pile of yours; with the card drawn, your turn is over:
       *[other] from a pile of yours, see it, then draw another; with the last drawn, your turn is over:
    }
# $left: its cards
artus-explain-pile =
    { CAPITAL(artus-pile) }, { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }: { $pile ->
        [knight] moves for your own Knights
        [king] moves for Princes and the King, and rings
       *[scoring] cards that score your Knights where they sit
    }
artus-explain-draw-why = You can’t undo your turn beyond a drawn card.

## While somebody else is to act

artus-explain-waiting-place = They place a Knight on an empty chair.
artus-explain-waiting-turn = They play their cards, then draw.
# $knights (list): their chairs
artus-explain-waiting-knights = Your Knights are on { $knights }. A Knight scores the chair it leaves, and the values shift whenever the King does.

# What a person's first turn begins with.
artus-explain-first-steps =
    .goal = **Goal:** have the most points when all cards are played.
    .scores = **What scores:** a Knight scores the value of the chair it *leaves*, so let yours sit on high chairs and move them away while the values last.
    .press = **What to press:** choose a chair for your Knight from the menu below; on later turns, choose what a card does, then a pile to draw from.
