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

# A card in a list after "with".
artus-explain-card =
    { $card ->
        [scoring-joker] the Joker
       *[other] { artus-card }
    }
# $chair (number): 0 to 27
artus-explain-chair = chair { $chair } ({ SIGNED($value) })
artus-explain-metal =
    { $metal ->
        [silver] silver
       *[bronze] bronze
    }
# A Prince's chair, in a list of those that can be moved.
# $chair (number): 0 to 27
artus-explain-prince = chair { $chair } ({ artus-explain-metal }, { SIGNED($value) })
# A Prince's chair, in a list of those that can get a ring.
# $chair (number): 0 to 27
# $rings: how many he has
artus-explain-ringed =
    chair { $chair } ({ artus-explain-metal } with { $rings ->
        [one] { $rings } ring
       *[other] { $rings } rings
    }, { SIGNED($value) })
# A scoring card and the most that it would score, in a list.
artus-explain-scoring = { artus-card-object } ({ SIGNED($points) })
# The same for a card whose condition isn't met.
artus-explain-scoring-unmet = { artus-card-object } ({ SIGNED($points) }, condition not met)

## Placing Knights

# Follows "Place a Knight". $left (number): Knights left to place
artus-explain-place = on any free chair; you have { $left } left to place. Nobody scores yet.
# $chair (number): the best free chair
# $value (number): what it's worth now
artus-explain-place-why = A Knight scores the chair it leaves. The best free chair is chair { $chair } ({ SIGNED($value) }): if it keeps that value, your Knight scores { $value } when you move it away.
artus-explain-values = Values depend on the King: behind him (counterclockwise) +10, +8, +7 … +1, then −1 to −15; the three chairs in front of him are worth 0. When he moves, all values shift.

## Playing cards
## $cards (list): the cards that can be used for it

# What the whole turn is; lines for each kind of play follow.
# $plays (number): cards still to play
# $draws (number): cards to draw after that
artus-explain-play =
    You play { $plays ->
        [one] one card
       *[other] two cards, one after the other
    }{ $draws ->
        [0] ; your piles are empty, so you don’t draw.
        [1] , then draw one.
       *[other] , then draw two.
    } With the cards in your hand you can:
# $knights (list): their chairs
artus-explain-move-knight = with { OR($cards) }. You score the chair it leaves; your Knights are on { $knights }.
# Below the former line: the player's best Knight.
artus-explain-worked-gain = Your best Knight is on chair { $chair }, worth { SIGNED($value) } now: move it with any of these cards and you score { $value }.
# $cost (number): more than 0
artus-explain-worked-cost = Your best Knight is on chair { $chair }, worth { SIGNED($value) } now: even moving that one costs you { $cost }.
artus-explain-worked-nothing = Your best Knight is on chair { $chair }, worth { SIGNED($value) } now: moving it scores nothing and costs nothing.
# $princes (list): their chairs and metals
artus-explain-move-prince = with { OR($cards) }. You score the chair he leaves. You can move the Prince on { OR($princes) }.
artus-explain-move-king = from chair { $chair } with { OR($cards) }. That scores nothing, but all values shift with him.
# $princes (list): their chairs, metals and rings
artus-explain-add-ring = to the Prince on { OR($princes) }. He stays where he is, and you score his chair. A Prince’s third ring makes him King. Cards for this: { $cards }.
# $scores (list): cards and what they score
artus-explain-score = where they sit, with { OR($scores) }.
artus-explain-pushes = Whoever sits where a figure arrives is pushed to the next free chair counterclockwise.

## Drawing cards

# Follows "Draw a card"; the piles follow.
# $draws: how many cards are still to be drawn
artus-explain-draw =
    { $draws ->
        [one] from one of your piles. That ends your turn. You have:
       *[other] from one of your piles, look at it, then draw another. That ends your turn. You have:
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
artus-explain-draw-why = Once you’ve drawn a card, you can’t undo what came before it.

## During someone else's turn

artus-explain-waiting-place = They place a Knight on a free chair.
# $draws (number): cards they draw after that
artus-explain-waiting-turn =
    { $draws ->
        [0] They play. Their piles are empty, so they don’t draw.
       *[other] They play, then draw.
    }
# $knights (list): their chairs
# $count (number): of these
artus-explain-waiting-knights =
    { $count ->
        [one] Your Knight is on
       *[other] Your Knights are on
    } { $knights }. A Knight scores the chair it leaves, and all values shift whenever the King moves.

# What a person's first turn begins with.
artus-explain-first-steps =
    .goal = **Goal:** have the most points when all cards are played.
    .scores = **What scores:** a Knight scores the value of the chair it *leaves*, so get yours onto good chairs and move them on while those chairs are still good.
    .press = **What to press:** choose a chair for your Knight from the menu below.
