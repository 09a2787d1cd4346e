### Playing the card game in a channel: choices, questions, the standing.
### $kind, $value, $card and $adventure are as in quests.ftl. Labels are cut off after 80 characters.

# What decides between equal points.
quests-table-tie-break = { $cards ->
        [one] { $cards } knight card
       *[other] { $cards } knight cards
    }

## Cards in few words, in labels: after "for" or "with", or at the beginning of quests-table-part.

# Adversaries of one kind, $count (number) cards: "dragons 5+4". Separated by commas; also after "hold" and "beat".
# $values: such as "5+4"
quests-table-few-adversaries = { $kind ->
        [power] { $count ->
            [one] power { $values }
           *[other] powers { $values }
        }
        [enemy] { $count ->
            [one] enemy { $values }
           *[other] enemies { $values }
        }
        [monster] { $count ->
            [one] monster { $values }
           *[other] monsters { $values }
        }
       *[dragon] { $count ->
            [one] dragon { $values }
           *[other] dragons { $values }
        }
    }
# Equal knight cards, $count (number) of them: "red double, 2 red, Merlin". Separated by commas.
quests-table-few-knights = { $card ->
        [red] { $count ->
            [one] 1 red
           *[other] { $count } red
        }
        [orange] { $count ->
            [one] 1 orange
           *[other] { $count } orange
        }
        [beige] { $count ->
            [one] 1 beige
           *[other] { $count } beige
        }
       *[other] { $count ->
            [one] { quests-knight }
           *[other] { $count } { quests-knight-many }
        }
    }

## Choices.

# Between the knights that are paid.
quests-table-with = {" + "}
# max: 74
quests-table-reveal = Reveal adversaries
# max: 100
quests-table-reveal-detail = until a column has four
# max: 74
# $knights (number): how many are drawn
quests-table-draw = { $knights ->
        [0] End turn without drawing
       *[other] Draw { quests-knights }, end turn
    }
# $how: "won" in the game without seals, where the card is won at once; with seals: at the usual price, again with the
# own seal on it, at double price.
# $paid: cards in few words, or quests-table-price
quests-table-challenge = { $how ->
        [won] Beat { quests-adversary } with { $paid }
        [usual] Seal { quests-adversary } with { $paid }
        [repeated] Challenge { quests-adversary } again with { $paid }
       *[double] Beat { quests-adversary } at double the price with { $paid }
    }
# The same where that’s too long: what follows $paid may still be the draw.
quests-table-challenge-brief = { quests-table-adversary }: { $how ->
        [won] pay { $paid }
        [usual] seal with { $paid }
        [repeated] again with { $paid }
       *[double] double price, { $paid }
    }
# The same below a question that names the adversary.
quests-table-challenge-by = { $how ->
        [won] Pay { $paid }
        [usual] Seal with { $paid }
        [repeated] Challenge again with { $paid }
       *[double] Pay double with { $paid }
    }
# $value: its points.
# $paid: adversaries in few words, or quests-table-any-of
quests-table-adventure = { quests-adventure } ({ $value }) for { $paid }
# The same below a question that names the adventure.
# $paid: adversaries, as after “for”
quests-table-adventure-by = Pay { $paid }
# max: 74
# Leads to the ways to challenge that adversary and to pay for it.
quests-table-choose-adversary = { quests-table-adversary }…
# At the beginning of a label.
quests-table-adversary = { CAPITAL(quests-adversary) }
# max: 74
# Leads to the ways to pay for it. $value: its points.
quests-table-choose-adventure = { quests-adventure } ({ $value })…
# What's done, and the draw that ends the turn, in one press.
# $text: such as "Beat dragon 4 with 2 red doubles"
# $knights (number): how many are drawn
quests-table-then-draw = { $knights ->
        [0] { $text }, end turn
       *[other] { $text }, draw { $knights }
    }
# The same after a long text, such as "Holy Grail: dragons 4+2, monster 2, enemy 3, power 2"
quests-table-then-draw-brief = { quests-table-then-draw }
quests-table-ways = { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
# What a challenge costs when the payment is still to be chosen; after "with".
# $count (number): ways to pay
quests-table-price = { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    } ({ quests-table-ways })
# Many payments: their first cards, in few words.
# $cards (text): the first cards
# $count (number): ways to pay
quests-table-part = { CAPITAL($cards) } and more ({ quests-table-ways })

## What a choice brings; after a label and a colon.

# $gain (number): points
quests-table-points = { $gain ->
        [one] { SIGNED($gain) } point
       *[other] { SIGNED($gain) } points
    }
quests-table-you = you
quests-table-others = others
# $name: a name, quests-table-you or quests-table-others.
quests-table-gain = { $name } +{ $gain }
# $gains: those of all, separated by commas.
quests-table-completes = { $gains }, column fully sealed
quests-table-ends = ends the game

## What menus ask for, one for each part of the turn.

# max: 100
quests-table-section-challenge = Challenge an adversary…
# max: 100
quests-table-section-adventure = Take an adventure…
# max: 100
quests-table-section-draw = End the turn…

## Questions above the buttons and menus.

# $steps (list): the parts of the turn that are still possible.
quests-table-turn = **What do you do?** You can { OR($steps) }.
# Nothing but drawing is possible.
# $most (number): how many knights may be drawn
quests-table-turn-draw = { $most ->
        [0] **End your turn.** You can’t do anything else now, and there are no knight cards to draw.
       *[other] **Do you draw?** It’s all you can do now, and it ends your turn.
    }
# $most (number): how many knights may be drawn
quests-table-step = { $step ->
        [reveal] reveal adversaries
        [challenge] challenge one adversary
        [adventure] take one adventure
       *[draw] { $most ->
            [0] end your turn
           *[other] draw
        }
    }
quests-table-must-reveal = **Reveal adversaries.** None is face up, so you must.
quests-table-way = **How do you challenge { quests-adversary }?** Your seal wins it once its column is sealed; paying double wins it at once.
# $price (number): in knights
quests-table-pay = **Which knights do you pay for { quests-adversary }?** It costs { $price }, in knights of one color; Merlins go with any color.
# $points (number): what the adventure is worth
quests-table-pay-adventure = **Which adversaries do you pay for { quests-adventure-the } ({ $points } points)?** It asks for { quests-condition }; what you pay no longer scores.

# $knights: a list, by quests-knights-object.
quests-table-drawn = You draw **{ $knights }**.

## The standing.

# $adversaries (number): on their pile
# $taken (number): adventures taken so far
# $last (number): which one ends the game
quests-table-piles = { $adversaries ->
        [one] { $adversaries } adversary
       *[other] { $adversaries } adversaries
    } and { quests-knights } in the piles · { $taken ->
        [one] { $taken } adventure
       *[other] { $taken } adventures
    } taken; the { NUMBER($last, type: "ordinal") ->
        [one] { $last }st
        [two] { $last }nd
        [few] { $last }rd
       *[other] { $last }th
    } ends the game
quests-table-score = **{ $name } { $points }**
# Scores follow, after a colon (language-colon).
quests-table-over = Final scores

## Rules that can be chosen for a table: name and values.

quests-table-rules-payment = Overpaying
    .exact = only if you can’t pay exactly
    .lean = always, as long as every card is needed
quests-table-rules-forced = No adversary face up
    .off = revealing stays optional
    .on = you must reveal
quests-table-rules-check = Fully sealed column (with seals)
    .seal = checked when a seal is placed
    .challenge = checked after every challenge
