### Artus: words in its pictures, and in the texts beside them.
### Names are ready to be shown. $chair: a chair's number, 0 to 27; $value: what a chair is worth.

## Everywhere

# Between items of a list in a text.
artus-picture-comma = {", "}
# Between items that have commas themselves.
artus-picture-semicolon = {"; "}

# In the middle of the table, and at the start of texts.
# $round (number): from 1
# $rounds (number): how many there are
# width: 16
artus-picture-phase =
    { $phase ->
        [placement] Placing Knights
        [over] Game over
       *[play] Round { $round } of { $rounds }
    }
# Below a player's shield in the middle of the table, after the game.
# $count: winners
# width: 16
artus-picture-winner =
    { $count ->
        [one] Winner
       *[other] Shared win
    }
# Heads what happened last.
# width: 18
artus-picture-last-turn = Last turn
# The same, while it’s still going on.
# width: 18
artus-picture-this-turn = This turn
# What the player whose turn it is does. Below their name, or after it.
# $count: cards
# width: 16
artus-picture-todo =
    { $task ->
        [place] places a Knight
        [play] { $count ->
            [one] plays a card
           *[other] plays { $count } cards
        }
       *[draw] { $count ->
            [one] draws a card
           *[other] draws { $count } cards
        }
    }
# A player's place by points, on a small plate; "=" if others share it.
# width: 6
artus-picture-rank =
    { $shared ->
        [yes] T-
       *[no] {""}
    }{ NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
# A player's tiles of 50 points, on a small plate.
# $count (number): tiles
# width: 5
artus-picture-tiles = { $count }×50
# What a plate with a player's tiles of 50 points says about them, in the strip: the score beside it counts them.
# width: 14
artus-picture-strip-tiles = included
# What a player's cards in hand are called, beside the piles.
# width: 14
artus-picture-hand-name = Hand
# A pile to draw from.
# width: 14
artus-picture-pile-name =
    { $pile ->
        [knight] Knight pile
        [king] King pile
       *[scoring] Scoring pile
    }
# Heads a column of cards, wherever they are.
# width: 16
artus-picture-pile-cards =
    { $pile ->
        [knight] Knight cards
        [king] King cards
       *[scoring] Scoring cards
    }
# Heads a diagram.
# width: 18
artus-picture-scores-by-round = Scores by round

# Heads a card. All Knight cards share a word, and so do all King cards, but where it matters what those did; scoring cards have their names, as in artus-card.
# width: 12
artus-picture-title =
    { $card ->
        [knight] Knight
        [king] King
        [ring] Ring
        [prince] Prince
        [scoring-all] All Knights
        [scoring-opposite] Opposite
        [scoring-colours] Each color
        [scoring-carpet] Carpet pair
        [scoring-three-red] Three on red
       *[scoring-joker] Joker
    }

# A card in a list where every letter counts.
artus-picture-short =
    { $card ->
        [knight-1-5-both] 1–5 ±
        [knight-1-4] 1–4
        [knight-2-5] 2–5
        [knight-3-6] 3–6
        [knight-4-7] 4–7
        [knight-5-7] 5–7
        [knight-6-8] 6–8
        [knight-7-9] 7–9
        [king-4-8-either] 4–8
        [king-1-7-silver] 1–7 silver
        [king-1-7-bronze] 1–7 bronze
        [king-1-5-both-either] 1–5 ±
        [king-ring-silver] silver ring
        [king-ring-bronze] bronze ring
        [king-ring-either] any ring
        [scoring-all] all
        [scoring-opposite] opposite
        [scoring-colours] colors
        [scoring-carpet] carpet
        [scoring-three-red] 3 red
       *[scoring-joker] joker
    }
# The same for several equal cards.
# $count (number): how many
artus-picture-counted = { $count } × { artus-picture-short }

## The strip below the table: what happened last, after small pictures of the figures

# Somebody gave a ring.
# width: 12
artus-picture-strip-ring = ring on { $chair }
# Somebody placed a Knight.
# width: 8
artus-picture-strip-placed = on { $chair }
# $from (number): a chair
# $to (number): a chair
# width: 8
artus-picture-strip-moved = { $from } → { $to }
# After the picture of a figure that was pushed.
# $to (number): a chair
# width: 14
artus-picture-strip-pushed = pushed → { $to }
# What a player does last, before the signs of the piles.
# width: 8
artus-picture-draws = draws
# A line where there's room.
# width: 60
artus-picture-strip-turned = All values have shifted with the King.
# width: 60
artus-picture-strip-leaves = A Knight scores the value of the chair it leaves.
# width: 60
artus-picture-strip-turns = When the King moves, all values shift with him.
# Instead, while Knights are placed. $name: the starting player
# width: 66
artus-picture-strip-placing = Placing goes counterclockwise; { $name } places last, then starts.
# Beside a Knight: what those are whose number stands with each player.
# width: 14
artus-picture-strip-unplaced = to place
# What the small pictures mean: before a silver Prince and a bronze one, whose words follow them.
# width: 9
artus-picture-strip-prince = Prince:
# width: 10
artus-picture-strip-silver = silver
# width: 10
artus-picture-strip-bronze = bronze
# width: 8
artus-picture-strip-king = King
# width: 8
artus-picture-strip-carpet = carpet
# Beside a small crown: who has just got it.
# width: 12
artus-picture-strip-new-king = new King
# After a sign for the way that the King went on: all values of the chairs went with him.
# width: 14
artus-picture-strip-shift = values shift
# After a sign for points of a card whose condition wasn’t met.
# width: 14
artus-picture-strip-unmet = not met
# Beside points as on the table: they’re a chair’s value before all values went with the King.
# width: 18
artus-picture-strip-before = before the shift
# Beside a numbered sign: where a move started.
# width: 6
artus-picture-strip-from = from
# Beside a numbered sign: what happened on that chair. Several have commas between them.
# $done: what the play did
# width: 8
artus-picture-strip-reached =
    { $done ->
        [placed] placed
        [ringAdded] ring
        [scored] scored
       *[moved] to
    }

## A player's hand

# What a Knight or King card does, in two lines at its foot.
# width: 13
artus-picture-does-knight =
    .upper = scores chair
    .lower = it leaves
# width: 13
artus-picture-does-move-any =
    .upper = any Prince
    .lower = or the King
# width: 13
artus-picture-does-move-silver =
    .upper = a silver
    .lower = Prince / King
# width: 13
artus-picture-does-move-bronze =
    .upper = a bronze
    .lower = Prince / King
# width: 13
artus-picture-does-ring-silver =
    .upper = a ring for a
    .lower = silver Prince
# width: 13
artus-picture-does-ring-bronze =
    .upper = a ring for a
    .lower = bronze Prince
# width: 13
artus-picture-does-ring-any =
    .upper = a ring for
    .lower = any Prince
# What a scoring card scores, in one line at its foot.
# width: 13
artus-picture-does-score =
    { $card ->
        [scoring-all] sum of all
        [scoring-opposite] sign flipped
        [scoring-colours] one on each
        [scoring-carpet] sum of two
        [scoring-three-red] sum of three
       *[scoring-joker] or a score
    }
# What a scoring card costs if its condition isn't met.
# $penalty (number): below zero
# width: 9
artus-picture-hand-otherwise = else { $penalty }
# How a player stands, above the table of cards.
# $score: points
# width: 34
artus-picture-hand-standing =
    { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# $now: such as "Round 3 of 16". $name: whose turn it is
# width: 46
artus-picture-hand-turn = { $now }: { $name } { artus-picture-todo }
# Heads a table of all cards: a row for each player.
# width: 18
artus-picture-hand-heading = Cards by player
# What the marks in that table mean: here and in the next two.
# width: 14
artus-picture-hand-played = played
# width: 14
artus-picture-hand-left = still to come
# width: 14
artus-picture-hand-held = in your hand
# What the sign ± on a card means.
# width: 14
artus-picture-hand-both = either way
# What a lit chair means in a hand, beside the shield of whose hand it is.
# width: 12
artus-picture-hand-knights = Knights

## Choices

# Above a column with the values of the chairs that a Knight can come to.
# width: 16
artus-picture-choice-new-value = new value
# On the card that has just been drawn.
# width: 5
artus-picture-choice-new = new
# Before the picture of the figure that's pushed.
# width: 8
artus-picture-choice-pushes = pushes
# After the picture of the figure that's pushed.
# width: 6
artus-picture-choice-to = to { $chair }
# Before the value of the chair that a figure comes to.
# width: 7
artus-picture-choice-landing = to { $chair }:
# Heads the choices of where a figure goes: the chair it leaves. What that scores follows.
# width: 12
artus-picture-choice-leaves = leaves { $chair }
# The chairs that a figure can come to, clockwise.
# $from (number): the first
# $to (number): the last
# width: 12
artus-picture-choice-reach = to { $from }–{ $to }
# How many cards are on a pile.
# $count: how many
# width: 10
artus-picture-choice-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# The same in a text. $pile: its name; $count: how many cards
artus-picture-choice-draws = { CAPITAL($pile) }, { artus-picture-choice-cards }: { $cards }
# Below the table.
# width: 66
artus-picture-choice-drawing = Each pile shows which of your cards it still holds.
# Below the table, in two lines.
# width: 66
artus-picture-choice-placing = Place a Knight on any free chair. Later it scores the chair it leaves.
# Above the moves that the King can make.
# width: 66
artus-picture-choice-king = The King scores nothing, but all values shift with him.
# Explains the last line of a choice by which the King moves.
# width: 66
artus-picture-choice-turning = Your Knights: the new total of their chairs, and the change.
# What the first kind of card on offer scores.
# width: 66
artus-picture-choice-worth =
    { $kind ->
        [knight] { artus-picture-strip-leaves }
        [prince] You score the value of the chair a Prince leaves.
        [ring] A ring scores the chair of the Prince who gets it.
       *[scoring] A scoring card whose condition isn’t met costs points.
    }
# What a lit chair means while a card is chosen.
# width: 14
artus-picture-choice-yours = your Knights
# On the Joker, right before what the player’s best Knight would score.
# width: 11
artus-picture-hand-best = best
# Heads the chairs of the Knights of whose hand it is, and what those are worth.
# width: 20
artus-picture-hand-chairs = Knights’ chairs
# What a dashed plate with a cross means on a scoring card: the Knights that it asks for aren't there.
# width: 18
artus-picture-hand-unmet = not met now
# Above two columns: what the player’s Knights are worth together after each choice, and the difference to now.
# width: 18
artus-picture-choice-total = total (change)
# Beside a rival’s arms: what their Knights gain or lose together by each choice.
# width: 16
artus-picture-choice-rivals = their change
# width: 10
artus-picture-choice-source-scores = scores
# What a dashed frame around a chair means: a Knight can be placed there.
# width: 10
artus-picture-choice-free = free
# The chair of a Prince who can get a ring, here and in the next one.
# width: 12
artus-picture-choice-ring-on = ring on { $chair }
artus-picture-choice-ring = Prince on chair { $chair }
# A chair where a Knight can be placed.
# $chair (number): 0 to 27
artus-picture-choice-chair = chair { $chair }: { SIGNED($value) }
# Before a move.
artus-picture-choice-from = from chair { $chair }
# A Knight's chair, before its value.
# width: 9
artus-picture-choice-lands = chair { $chair }
# $count (number): choices that have no room
# width: 16
artus-picture-choice-more = … and { $count } more
# The joker scores the best Knight of its own accord.
# width: 14
artus-picture-choice-best = Best Knight
# $chairs: numbers of chairs whose Knights are scored
# width: 14
artus-picture-choice-score = on { $chairs }
# A scoring card whose condition isn't met, before what it costs.
# width: 12
artus-picture-choice-unmet = Not met
# Where a scoring card wants Knights.
# $place: a color, or the carpets
# width: 12
artus-picture-on-place =
    { $place ->
        [green] on green
        [yellow] on yellow
        [red] on red
       *[carpet] on carpets
    }
# What a scoring card asks for and isn't there, below “Not met”.
# $place: as above
# $have (number): the player's Knights there
# $wanted (number): how many it takes
# width: 32
artus-picture-choice-lacking =
    { $wanted ->
        [1] none { artus-picture-on-place }
       *[other] { $have } of { $wanted } { artus-picture-on-place }
    }
# What a player's Knights are worth after a move of the King. $knights: their chairs and values
# $sum (number): of their values
# $change (number): from the sum before
# $rivals: the others, each with what they gain or lose
artus-picture-choice-turn = all values shift (your Knights { $knights }; together { SIGNED($sum) }, a change of { SIGNED($change) }; change for { $rivals })
# The same in few words.
artus-picture-choice-turn-brief = your Knights’ total { SIGNED($sum) } ({ SIGNED($change) }), change for { $rivals }
# $after (number): its chair's value then
artus-picture-choice-turn-knight = { SIGNED($after) } on { $chair }
# A rival in that list: what their Knights gain or lose together.
artus-picture-choice-turn-rival = { $name } { SIGNED($change) }

## The end, below the table

# $name: who is next. $lead: points
# width: 66
artus-picture-end-ahead =
    { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } ahead of { $name }.
# Heads a column of points, in two lines: what they come from.
# width: 18
artus-picture-end-source =
    { $source ->
        [knights] Knight moves
        [princes] Prince moves
        [rings] Rings
        [scoring] Scoring cards
        [total] Total
       *[penalties] Penalties
    }
# Heads a column: the turn that brought each player most, or cost them most.
# width: 16
artus-picture-end-extreme =
    { $extreme ->
        [best] Best turn
       *[worst] Worst turn
    }
# $points: with their sign
# width: 16
artus-picture-end-turn = Round { $round }: { $points }
# Why a turn was the turning point. $points, $next (number): of whoever leads since then, and of the next player
# $rival: “you” if that’s the reader. $second: their name
# $round (number): after which they have them
artus-picture-end-leads =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } the lead for good: { $points } to { $rival ->
        [you] your
       *[other] { $second }’s
    } { $next } after round { $round }.
# What points come from, in a list.
# $points (number): from there
artus-picture-end-from = { artus-picture-end-source } { SIGNED($points) }
# One of a player's turns, in a list. $points (number): then. $cards: what was played, one or two
artus-picture-end-extreme-turn =
    { $extreme ->
        [best] best
       *[worst] worst
    } turn in round { $round }, { $cards } ({ SIGNED($points) })
# A player's line. $sources: with commas. $turns: the best and the worst, with a semicolon
artus-picture-end-line = { $name }: { $sources }; { $turns }.

## Single cards and figures, large, with what they do

# width: 30
artus-picture-piece-knight = Knight
    .about = You have five, or four with four players. A Knight card moves one forward (clockwise), and you score the chair it leaves.
# Beside arrows on both sides of a Knight or Prince whose card goes both ways.
# width: 10
artus-picture-piece-ways =
    .back = backward
    .forward = forward
# width: 30
artus-picture-piece-king = The King
    .about = His chair sets all values: 10 right behind him, then 8 down to 1, then the red ones, and 0 on the three chairs in front. Moving him scores 0.
    .behind = behind
    .ahead = in front
# width: 30
artus-picture-piece-prince = Prince
    .about = Move him forward (clockwise) and you score the chair he leaves. Give him a ring and you score the one he’s on.
# width: 30
artus-picture-piece-ring = Ring
    .about = Give a Prince a ring and you score his chair. His third ring makes him King.
# width: 30
artus-picture-piece-fifty = 50-point tile
    .about = Each tile stands for 50 of a player’s points.

## Descriptions of pictures, for people who don't see them

artus-picture-variant =
    { $variant ->
        [basic] basic
       *[advanced] advanced
    }
artus-picture-alt-table = Artus, { artus-picture-variant }. { artus-picture-phase }.
artus-picture-alt-to-act = It’s { $name }’s turn.
# $scores: names and points, with commas
artus-picture-alt-scores = Scores: { $scores }.
# $score (number): points
artus-picture-alt-score = { $name } { $score }
# A player's place by points, in words.
artus-picture-place =
    { $shared ->
        [yes] tied for{" "}
       *[no] {""}
    }{ NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
# $score: a name and points
artus-picture-alt-ranked = { $score } ({ artus-picture-place })
artus-picture-alt-king =
    { $metal ->
        [silver] The silver King
       *[bronze] The bronze King
    } is on chair { $chair }.
# $princes: with commas
artus-picture-alt-princes = Princes: { $princes }.
# How many rings a Prince has.
artus-picture-rings =
    { $rings ->
        [one] { $rings } ring
       *[other] { $rings } rings
    }
artus-picture-metal =
    { $metal ->
        [silver] silver
       *[bronze] bronze
    }
# $chair (number): 0 to 27
artus-picture-alt-prince = { artus-picture-alt-prince-on } ({ SIGNED($value) })
# The same where a question asks for the value.
artus-picture-alt-prince-on = { artus-picture-metal } with { artus-picture-rings } on { $chair }
# $emblem: on the player's shield, such as "lion". $knights: chairs and values, with commas
artus-picture-alt-knights = { $name } ({ $emblem }): Knights on { $knights }.
artus-picture-alt-no-knights = { $name } ({ $emblem }): no Knights yet.
# A Knight's chair.
# $chair (number): 0 to 27
artus-picture-alt-at = { $chair } ({ SIGNED($value) })
# $cards: with semicolons
artus-picture-alt-hand = { $name }’s hand: { $cards }.
artus-picture-alt-no-hand = { $name } has no cards left.
# $played: a card.
# $now (number): what it would score
artus-picture-alt-card-now = { $played } (now { SIGNED($now) })
# The same, if the Knights that the card asks for are missing.
artus-picture-alt-card-unmet = { $played } (not met: { SIGNED($now) })
# Choices follow, numbered. $count: how many
artus-picture-alt-choice =
    { $name }: { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }.
# The same for choices with one card. $played: the card
artus-picture-alt-choice-card =
    { $name }, { $played }: { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }.
# $number (number): of a choice. $line: the choice
artus-picture-alt-numbered = { $number }. { $line }
# $played: a card. $action: what it does
artus-picture-alt-with-card = { $played }, { $action }
artus-picture-alt-winner = The game is over. { $names } wins.
artus-picture-alt-winners = The game is over. { $names } share the win.

## The table as text, a line each

artus-picture-text-title = Artus, { artus-picture-variant }. { artus-picture-phase }.
artus-picture-text-to-act = { $name }’s turn
# $plays (number): cards
artus-picture-text-to-play =
    { $name }’s turn: { $plays ->
        [one] { $plays } card to play
       *[other] { $plays } cards to play
    }
# $draws (number): cards
artus-picture-text-to-draw =
    { $name }’s turn: { $draws ->
        [one] { $draws } card to draw
       *[other] { $draws } cards to draw
    }
# $score (number): points
# $hand (number): cards
# $piles: with the numbers of their cards, between spaces
artus-picture-text-player = { $name } ({ $emblem }): { $score }, hand { $hand }; piles: { $piles }
# The same for a player with tiles of 50 points.
# $tiles (number): how many
artus-picture-text-player-tiles = { $name } ({ $emblem }): { $score } ({ $tiles }×50), hand { $hand }; piles: { $piles }
artus-picture-text-pile-name =
    { $pile ->
        [knight] Knight
        [king] King
       *[scoring] scoring
    }
# $left (number): its cards
artus-picture-text-pile = { artus-picture-text-pile-name } { $left }
# Follows a player's line.
# $count (number): Knights
artus-picture-text-unplaced = ; { $count ->
        [one] { $count } Knight
       *[other] { $count } Knights
    } to place
# A scoring card in these lists.
artus-picture-text-card = { artus-card }
# $cards: those played from the pile, with commas
artus-picture-text-played = { artus-picture-text-pile-name } ({ $cards })
# All cards of the pile have been played.
artus-picture-text-all = { artus-picture-text-pile-name } (all)
# All cards of the pile have been played but these. $cards: with commas
artus-picture-text-all-but = { artus-picture-text-pile-name } (all but { $cards })
# In place of these lines.
artus-picture-text-none-played = Nobody has played a card yet
# $piles: with semicolons
artus-picture-text-played-by = Played by { $name }: { $piles }
# Heads the lines of the chairs.
artus-picture-text-legend = Chair (c = carpet), value, figure:
# After the number of a chair: a letter that the heading explains.
# max: 1
artus-picture-text-carpet = c
# In place of a value: the King's own space.
artus-picture-text-crown-plate = crown
# $owner: whose Knight it is
artus-picture-text-knight = { $owner }’s Knight
artus-picture-text-king = { artus-picture-metal } King, { artus-picture-rings }
artus-picture-text-prince = { artus-picture-metal } Prince, { artus-picture-rings }
# Nobody sits there.
artus-picture-text-empty = -
# $count (number): rings
artus-picture-text-supply = Rings left: { $count }.
artus-picture-text-last-turn = Last turn:
artus-picture-text-hand = { $name }’s hand:
artus-picture-text-no-cards = No cards.
# $place (number): from 1
# $score (number): points
artus-picture-text-ranking = { $place }. { $name } { $score }
# $names (text): players, in the order of the scores
artus-picture-text-by-round = Scores by round ({ $names }):
# $count (number): choices that have no room
artus-picture-text-more = and { $count } more

## Rules drawn in steps: a sentence for each step, one a line, at most three lines of some 22 letters each

artus-picture-rule-turn =
    Basic game: play one card, then draw one from a pile you choose. All cards get played.
    Advanced: play one, then a second. Draw one, look at it, then draw the second.

artus-picture-rule-knights =
    Forward is clockwise, and occupied chairs count. A Knight scores the chair it leaves.
    Whoever it lands on goes counterclockwise to the next free chair, even the one just left.
    Pushing scores nothing. Princes and the King push and get pushed, too; with the King, all values shift.

artus-picture-rule-kings =
    Move a Prince forward, clockwise: you score the chair he leaves.
    Move the King: it scores nothing, and all values shift with him.
    Give a ring: you score that Prince’s chair. His third makes him King; the old King keeps one.

artus-picture-rule-scoring =
    Advanced game only. All Knights: the sum of your chairs.
    Opposite: the same sum with its sign flipped.
    Each color: one on green, one on yellow, one on red. Only if you can’t: −15.
    Carpet pair: two on the carpets. Only if you can’t: −25.
    Three on red: the sum of three you choose. Only if you can’t: −50.
    Joker: your best Knight, or move 1–3, or give a ring.

artus-picture-rule-start =
    Everyone has the same cards. You see your hand first: 2 Knight and 2 King cards, advanced 3 of each.
    In turn, counterclockwise, each places one Knight on any free chair, until all 5 (with four players, 4) sit. Whoever starts is last.
    Then they go first, and turns go clockwise.

artus-picture-rule-end =
    All cards get played: 16 rounds, advanced 11. In the last 4 (advanced: 3), nobody draws.
    The highest score wins; totals below 0 are normal. If it’s a tie, the win is shared.
    Nothing more is scored, not even a Knight on +10.

artus-picture-rule-variants =
    Basic game: one card a turn, two piles, 16 rounds.
    Advanced: two cards a turn, three piles, 11 rounds. In both games, all cards get played.
