### Artus: its cards and figures, what happens, and the choices on buttons and in menus.
### $name, $owner: somebody's name, ready to be shown. Chairs have the numbers 0 to 27.
### $card, $figure, $metal and $pile choose between words, so that each sentence can inflect them.

artus-title = Artus
# One sentence about the game.
artus-about = Knights jostle for the best chairs at King Arthur’s round table, and whenever the King moves, all values shift.
artus-variant-basic = Basic
artus-variant-advanced = Advanced

## Words that other messages include

# Points won or lost: +5, −3, 0.
artus-points = { SIGNED($points) }
# Several names, or other words, in a sentence.
# $names (list): as many as there are
artus-list = { $names }

# $chair (number): 0 to 27
artus-chair = chair { $chair }
# $chairs (list): numbers
# $count (number): how many chairs
artus-chairs =
    { $count ->
        [one] chair { $chairs }
       *[other] chairs { $chairs }
    }

# Any figure on a chair. "own": a Knight of the player who moves it and has just been named; "silver" and "bronze":
# Princes.
# $owner: whose Knight it is; empty for others
artus-figure =
    { $figure ->
        [own] a Knight
        [knight] { $owner }’s Knight
        [king] the King
        [silver] a silver Prince
       *[bronze] a bronze Prince
    }

# A pile of cards to draw from.
artus-pile =
    { $pile ->
        [knight] Knight pile
        [king] King pile
       *[scoring] scoring pile
    }

# A card's name. Also the label of a button; other words follow. Heads of cards in pictures have the same names for
# scoring cards, if they fit: artus-picture-title.
# max: 36
artus-card =
    { $card ->
        [knight-1-5-both] Knight 1–5 either way
        [knight-1-4] Knight 1–4
        [knight-2-5] Knight 2–5
        [knight-3-6] Knight 3–6
        [knight-4-7] Knight 4–7
        [knight-5-7] Knight 5–7
        [knight-6-8] Knight 6–8
        [knight-7-9] Knight 7–9
        [king-4-8-either] King 4–8
        [king-1-7-silver] King 1–7 silver
        [king-1-7-bronze] King 1–7 bronze
        [king-1-5-both-either] King 1–5 either way
        [king-ring-silver] Silver ring
        [king-ring-bronze] Bronze ring
        [king-ring-either] Ring
        [scoring-all] All Knights
        [scoring-opposite] Opposite
        [scoring-colours] Each color
        [scoring-carpet] Carpet pair
        [scoring-three-red] Three on red
       *[scoring-joker] Joker
    }

# The same as the object of a sentence: what somebody plays.
artus-card-object =
    { $card ->
        [king-ring-silver] a silver ring
        [king-ring-bronze] a bronze ring
        [king-ring-either] a ring
        [scoring-joker] the Joker
       *[other] { artus-card }
    }

# What a card does, in a sentence.
# max: 100
artus-card-help =
    { $card ->
        [knight-1-5-both] Move one of your Knights 1 to 5 chairs forward or backward.
        [knight-1-4] Move one of your Knights 1 to 4 chairs forward.
        [knight-2-5] Move one of your Knights 2 to 5 chairs forward.
        [knight-3-6] Move one of your Knights 3 to 6 chairs forward.
        [knight-4-7] Move one of your Knights 4 to 7 chairs forward.
        [knight-5-7] Move one of your Knights 5 to 7 chairs forward.
        [knight-6-8] Move one of your Knights 6 to 8 chairs forward.
        [knight-7-9] Move one of your Knights 7 to 9 chairs forward.
        [king-4-8-either] Move any Prince or the King 4 to 8 chairs forward.
        [king-1-7-silver] Move a silver Prince, or a silver King, 1 to 7 chairs forward.
        [king-1-7-bronze] Move a bronze Prince, or a bronze King, 1 to 7 chairs forward.
        [king-1-5-both-either] Move any Prince or the King 1 to 5 chairs forward or backward.
        [king-ring-silver] Give a ring to a silver Prince. The third ring makes him King.
        [king-ring-bronze] Give a ring to a bronze Prince. The third ring makes him King.
        [king-ring-either] Give a ring to any Prince. The third ring makes him King.
        [scoring-all] Score all your Knights.
        [scoring-opposite] Score all your Knights with opposite signs: plus counts as minus, minus as plus.
        [scoring-colours] Score three of your Knights: one on green, one on yellow, one on red. If you can’t: −15.
        [scoring-carpet] Score two of your Knights on the carpets. If you can’t: −25.
        [scoring-three-red] Score three of your Knights on red. If you can’t: −50.
       *[scoring-joker] Give a ring, score your best Knight or move one of yours, a Prince or the King 1–3 chairs forward.
    }

# What a card scores; follows what it does, also beside a picture of the card, in six short lines together. The cards that score Knights say so themselves.
artus-card-scores =
    { $kind ->
        [ring] You score that Prince’s chair.
        [king] You score the chair a Prince leaves. The King scores nothing, but all values shift with him.
       *[knight] You score the chair it leaves.
    }

# How far and which way a figure goes, on buttons and in menus.
# $steps (number): chairs
artus-steps =
    { $way ->
        [backwards] { $steps } backward
       *[forwards] { $steps } forward
    }

## What happened. $who: "you" if it's said to whoever did it, else "other"

artus-event-placed =
    { $who ->
        [you] You place
       *[other] { $name } places
    } a Knight on { artus-chair }.
# Starts what follows from a card.
artus-plays =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } { artus-card-object }
# How far a figure has moved.
# $steps (number): chairs
artus-moved =
    { $steps ->
        [one] { $steps } chair
       *[other] { $steps } chairs
    }{ $way ->
        [backwards] {" "}backward
       *[forwards] {""}
    }
# What moves, and how far. A Knight card moves a Knight of the player's own: that needn't be said.
artus-moves =
    { $figure ->
        [own] { $card ->
            [scoring-joker] { artus-figure } moves { artus-moved }
           *[other] { artus-moved }
        }
       *[king] { artus-figure } moves { artus-moved }
    }
# $from (number): the chair it leaves
# $to (number): the chair it comes to
artus-event-moved =
    { artus-plays }: { artus-moves }, { $from } → { $to }{ $figure ->
        [king] , and all values shift
       *[other] {" "}({ SIGNED($points) })
    }.
# Somebody moves to the chair, so whoever sits there goes to another. "yours" and "own-yours": the reader's Knight, and
# one that the reader pushes themselves.
# $from (number): a chair
# $to (number): a chair
artus-event-displaced =
    { $figure ->
        [yours] Your Knight
        [own-yours] Another of your Knights
        [own] Another of { $owner }’s Knights
        [knight] { $owner }’s Knight
        [king] The King
        [silver] A silver Prince
       *[bronze] A bronze Prince
    } is pushed from chair { $from } to { $to }{ $figure ->
        [king] , and all values shift
       *[other] { "" }
    }.
# He isn’t King yet.
artus-event-ring-added = { artus-plays }: the { artus-prince } on { artus-chair } gets a second ring ({ SIGNED($points) }).
# The third ring makes him King.
artus-event-crowned = { artus-plays }: the { artus-prince } on { artus-chair } gets a third ring ({ SIGNED($points) }) and becomes King, and all values shift.
artus-prince =
    { $metal ->
        [silver] silver Prince
       *[bronze] bronze Prince
    }
artus-event-scored =
    { artus-plays } and { $who ->
        [you] score
       *[other] scores
    } { artus-chairs }: { SIGNED($points) }.
artus-event-unmet = { artus-plays } without meeting its condition: { SIGNED($points) }.
# $count (number): cards drawn, 1 or 2
artus-event-drew =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } { $count ->
        [one] from
       *[other] two cards from
    } the { artus-pile }.
# $round (number): from 1
artus-event-round-ended = Round { $round } ends.
artus-event-ended = The game is over.

## What has happened since the reader's last turn, in few words: a line for each player, beside the picture of the table

# $plays: what the player has done, with semicolons between. $figure: "knight" is the player's own
artus-brief = { $name }: { $plays }.
artus-brief-moved =
    { $figure ->
        [king] King
        [silver] Prince
        [bronze] Prince
       *[knight] Knight
    } { $from } → { $to } ({ SIGNED($points) })
artus-brief-ring = ring on { $chair } ({ SIGNED($points) })
# The Prince's third ring.
artus-brief-crowned = new King on { $chair } ({ SIGNED($points) })
artus-brief-scored = { artus-card } ({ SIGNED($points) })
# The King is pushed.
artus-brief-king = King to { $to }
artus-brief-placed = Knight on { $chair }
# A Knight of the reader’s.
artus-brief-pushed = Your Knight is pushed, { $from } → { $to }.

## Choices, on buttons and in menus
## $points, $value: what's scored, or what a chair is worth

# max: 74
artus-choose-place = Chair { $chair }: worth { SIGNED($value) } now
# max: 74
artus-choose-knight = Knight on { $chair }: { SIGNED($points) }
# $rings: how many he has
# max: 74
artus-choose-prince =
    { CAPITAL(artus-prince) } on { $chair } ({ $rings ->
        [one] { $rings } ring
       *[other] { $rings } rings
    }): { SIGNED($points) }
# max: 74
artus-choose-king = King on { $chair }: { SIGNED($points) }
# Where the reader’s Knight goes, and what its chair will be worth then. Whom it pushes may follow.
# max: 74
artus-choose-to-knight = To chair { $chair } (then worth { SIGNED($value) })
# Where a Prince goes.
# max: 74
artus-choose-to-prince = To { artus-chair }
# Where the King goes, and what that does to the values of the chairs under the reader’s Knights.
# $change (number): what those gain together
# max: 74
artus-choose-to-king = To { artus-chair } ({ SIGNED($change) } for your chairs)
# A figure in a choice. "yours": the reader's Knight; the others as in artus-figure.
artus-choose-figure =
    { $figure ->
        [yours] your Knight
       *[king] { artus-figure }
    }
# A whole move. $played: the card
# max: 80
artus-choose-whole = { $played }: { artus-choose-figure }, chair { $chair } → { $to } ({ SIGNED($points) })
# $played: a card. $how: what it does
artus-choose-use = { $played }: { $how }
# Follows a move to an empty chair.
artus-choose-to = to { artus-chair }, worth { SIGNED($value) }
# Follows a move: the figure that sits where it ends.
artus-choose-pushes = pushes { $figure ->
        [yours] your own Knight
       *[king] { artus-figure }
    } to { $chair }
# max: 60
artus-choose-ring = Ring for the { artus-prince } on { artus-chair } ({ SIGNED($points) })
# The same after the name of a card that gives a ring.
artus-choose-ring-to = Prince on chair { $chair } ({ SIGNED($points) })
# Follows a ring that's given: the Prince's third.
artus-choose-crowns = crowns him King
artus-choose-score = { CAPITAL(artus-chairs) } ({ SIGNED($points) })
# The same after its card.
artus-choose-score-named = { artus-chairs } ({ SIGNED($points) })
artus-choose-score-best = Score your best Knight, { artus-chair } ({ SIGNED($points) })
artus-choose-penalty = condition not met ({ SIGNED($points) })
# $left (number): of cards
# max: 74
artus-choose-draw = { CAPITAL(artus-pile) }: { $left } left

## Questions

# $left (number): Knights left to place
artus-prompt-place = **Where do you place your Knight?** It scores that chair when it leaves. { artus-prompt-left }
artus-prompt-left =
    { $left ->
        [one] This is your last one.
       *[other] You have { $left } left to place.
    }
artus-prompt-play = **Which card do you play?**
artus-prompt-play-second = **Which card do you play second?**
artus-prompt-draw = **Which pile do you draw from?**
artus-prompt-draw-first = **Which pile do you draw from first?** You see that card before you draw the second.
artus-prompt-draw-second = **Which pile do you draw your second card from?**
# What the card scores may follow.
artus-prompt-card = **{ artus-card }: what do you do?** { artus-card-help }
artus-prompt-steps = **{ artus-card }: where does { $figure ->
        [yours] your Knight
        [silver] the silver Prince
        [bronze] the bronze Prince
       *[king] { artus-figure }
    } go?** { $figure ->
        [yours] It leaves
       *[king] He leaves
    } { artus-chair }, and you score { SIGNED($points) }.
artus-prompt-king-steps = **{ artus-card }: where does the King go?** He leaves { artus-chair } and scores nothing, but all values shift with him.
# Only one pile has cards left: the draw is played with the card.
artus-prompt-then-draw = Then you draw from the { artus-pile }, the only one left.
# $cards (list): names of cards
artus-drawn = You draw: **{ $cards }**.

## How the game stands: one line, followed by the scores

artus-standing-placement = Placement: Knights take their first chairs.
# $round (number): from 1
# $rounds (number): how many there are
artus-standing-round = Round { $round } of { $rounds }
artus-standing-over = Final scores
# $score (number): points
artus-standing-score = { $name } { $score }
