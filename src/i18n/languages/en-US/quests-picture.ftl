### Words on the pictures of the card game, the descriptions of pictures for screen readers, and texts instead of pictures.
### Names are ready to be shown. $kind, $value, $card and $adventure are as in quests.ftl.
### "width" is how many letters have room.

# Between two ways to pay for an adventure, on its card.
# width: 3
quests-picture-or = or
# width: 12
quests-picture-over = Game over
# Below a player's name.
# $turn (number): the turn's number in the game
quests-picture-turn = turn { $turn }
# Below "Your turn".
# $turn (number): the turn's number in the game
quests-picture-turn-own = turn { $turn }
# Who has the first turn.
quests-picture-first-turn = { $name } goes first
# Below that: what the first turn offers.
quests-picture-first-steps = Challenge an adversary, then draw a knight card. Or draw two right away.
quests-picture-last-turn = Last turn: { $name }
quests-picture-so-far = This turn: { $name }
# What a spark on the board means.
# width: 8
quests-picture-new = new
# What a ring around a seal means.
# width: 14
quests-picture-new-seal = new seal
# On the adventure that was taken last.
# width: 10
quests-picture-last-taken = last taken
# Why the game is over: by itself after "Game over", and at the end of a sentence.
quests-picture-ended = { $reason ->
        [adventures] the twelfth adventure is taken
        [display] no adversary is left
       *[stalemate] nobody did anything for a round
    }

## The parts of a turn, side by side.

# width: 9
quests-picture-step-reveal = Reveal
# width: 9
quests-picture-step-challenge = Challenge
# width: 9
quests-picture-step-adventure = Adventure
# width: 9
quests-picture-step-draw = Draw
# The same where something can be drawn.
# $most (number): how many cards; fewer is always possible
# width: 9
quests-picture-step-draw-most = Draw 0–{ $most }

# What the looks of these parts mean, below this heading. Signs stand before the words.
quests-picture-steps = Whose turn, and the steps:
quests-picture-steps-now = now
quests-picture-steps-not = not possible
quests-picture-steps-later = maybe later this turn
quests-picture-steps-done = done
quests-picture-steps-skipped = skipped

## What has been done in a turn; pictures of cards follow.

# width: 10
quests-picture-done-reveal = Revealed
# width: 10
quests-picture-done-challenge = Challenged
# width: 10
quests-picture-done-adventure = Adventure
# width: 10
quests-picture-done-draw = Drew
# A column was fully sealed, and its cards were won.
# width: 10
quests-picture-column-won = Column won
# After "Drew".
quests-picture-drew = { $knights ->
        [0] nothing
       *[other] { quests-knights }
    }
# Beside a card's sign: what a player holds.
# width: 10
quests-picture-held = { $knights ->
        [one] { $knights } card
       *[other] { $knights } cards
    }

## Heads of the columns.

# width: 9
quests-picture-head-power = Powers
# width: 9
quests-picture-head-enemy = Enemies
# width: 9
quests-picture-head-monster = Monsters
# width: 9
quests-picture-head-dragon = Dragons

# Above the adventures.
# $left (number): how many more are taken before the game ends.
# $ending: `over`; `display`: also with the last adversary, as no more can be revealed; `adventures`
# width: 70
quests-picture-heading = { $ending ->
        [over] Adventures. The game is over.
        [display] Adventures. The game ends after { $left } more, or with the last adversary.
       *[adventures] Adventures, paid for with adversaries. The game ends after { $left } more.
    }

## Below the cards that an adventure asks for.

# width: 10
quests-picture-need-total = total { $total }
# width: 10
quests-picture-need-each = one each
# width: 10
quests-picture-need-count = any { $count }

## The piles. A number stands above each word.

# width: 12
quests-picture-pile-adversaries = adversaries
# width: 12
quests-picture-pile-knights = knight cards
# width: 12
quests-picture-pile-discards = discards

## What the signs beside the players mean.

# width: 16
quests-picture-legend-knights = knight cards
# Instead of that, where they decide places of players with as many points: whoever has more is ahead.
# width: 30
quests-picture-legend-ties = knight cards (break ties)
# The same where there’s less room.
# width: 22
quests-picture-legend-ties-short = cards break ties
# width: 12
quests-picture-legend-seals = seals left
# width: 8
quests-picture-legend-leads = leads
# Of a frame around what the reader can challenge or take now.
# width: 14
quests-picture-legend-offered = possible
# Of a frame with a tick: around what the reader is about to pay for.
# width: 10
quests-picture-legend-chosen = chosen
# Of a small seal on a card in such a frame: the usual price only seals it.
# width: 12
quests-picture-legend-sealed = seal it
# Of a plus on such a card: the usual price wins it at once.
# width: 12
quests-picture-legend-won = win it
# Of “×2” on such a card: the double price wins it.
# The sign stands before it: “×2 price: win it”.
# width: 16
quests-picture-legend-double = price: win it

## The picture of one's hand.

# width: 16
quests-picture-hand-title = Your knights
# Above adversaries and adventures.
# width: 16
quests-picture-hand-trophies = What you’ve won
# Instead of these.
# width: 16
quests-picture-hand-no-trophies = nothing yet
quests-picture-hand-your = Your turn

## The picture of what can be chosen.

# Above the cards that are paid.
# width: 10
quests-picture-choice-pay = You pay
# Above the cards that stay.
# width: 10
quests-picture-choice-keep = You keep
# Below that, above the signs of the three colors: how strong their knights are. Merlin is beside them.
# width: 8
quests-picture-choice-strength = strength
# Beside it: how many cards stay.
# width: 6
quests-picture-choice-cards = cards
# Above what it brings.
# width: 10
quests-picture-choice-gain = You get
quests-picture-choice-draw-title = Draw cards
# A title.
# $what: a kind of adversaries, or an adversary.
# $what (text): at the beginning of a line
quests-picture-choice-named = { CAPITAL($what) }
quests-picture-choice-more = … and { $count } more
quests-picture-choice-reveal = Reveal adversaries
quests-picture-choice-draw = { $knights ->
        [0] Draw nothing
       *[other] Draw { quests-knights }
    }
quests-picture-choice-draw-ends-turn = { quests-picture-choice-draw } and end the turn
# Above the numbers of knights to draw.
quests-picture-choice-each-ends = Each of these ends your turn
# Instead of the reader’s name, after cards that they win.
# width: 5
quests-picture-you = you
# Beside the number of a choice.
# width: 8
quests-picture-choice-button = button
# Above all payments of the same price: what they bring, to the reader. Signs of cards follow.
# $price: `usual`; `repeated`, for a card with the reader's seal; `double`
# $cost: in knights
# $result: `sealed`, the card gets the reader's seal; `column`, all cards of the column are won; `won`, only the card
quests-picture-choice-group = { $price ->
        [usual] Price { $cost }: { quests-picture-choice-result }
        [repeated] Price { $cost } again: { quests-picture-choice-result }
       *[double] Double price { $cost }: { quests-picture-choice-result }
    }
# $result: as above
quests-picture-choice-result = { $result ->
        [sealed] you seal it
        [column] column fully sealed
       *[won] you win it
    }
# After signs of cards with seals that another price would win.
# width: 16
quests-picture-choice-stays = still sealed
# What a choice brings.
# width: 14
quests-picture-choice-ends = the game ends
# What an adventure changes: its points less those of the adversaries paid.
# width: 12
quests-picture-choice-net = { SIGNED($points) } { $points ->
        [one] point
       *[other] points
    }
# Below it: $value points for adversaries worth $paid.
# width: 14
quests-picture-choice-sum = { $value } − { $paid }
# Parts of what a choice does, separated by semicolons.
quests-picture-choice-completes = the { quests-kind-one } column is fully sealed
quests-picture-choice-gains = { $name } wins { quests-adversary-object }
# $knights: a list, by quests-knights-object.
quests-picture-choice-challenge = { $mode ->
        [repeated] Challenge { quests-adversary-object } again: pay { $knights }
        [double] Challenge { quests-adversary-object } at double the price: pay { $knights }
       *[usual] Challenge { quests-adversary-object }: pay { $knights }
    }
# $adversaries: a list, by quests-adversaries-object.
quests-picture-choice-adventure = Take { quests-adventure-the }: pay { $adversaries }
# After a challenged card, in a turn’s log: what became of it.
# width: 7
quests-picture-became-sealed = sealed
# width: 7
quests-picture-became-won = won
# After the card, in a turn’s log.
# width: 9
quests-picture-choice-double-short = ×2 price

## The picture at the end: heads of columns.

# width: 12
quests-picture-end-adventures = adventures
# width: 12
quests-picture-end-trophies = adversaries
# Knight cards decide ties; they score nothing.
# width: 24
quests-picture-end-knights = knight cards (if tied)
# width: 8
quests-picture-end-points = points
# After what turned the game.
# $own: `yes` to the reader who did it
# $points (number): the leader's then
# $next (number): those of whoever was next
quests-picture-end-leads = { $own ->
        [yes] From here on, you lead: { $points } to { $next }.
       *[no] From here on, { $name } leads: { $points } to { $next }.
    }
# The same, if the game ended with that turn.
quests-picture-end-wins = { $own ->
        [yes] With the last turn, you win: { $points } to { $next }.
       *[no] With the last turn, { $name } wins: { $points } to { $next }.
    }
# After a reader’s best turn: their points before and after it.
quests-picture-end-rise = That takes you from { $before } to { $after } points.
# Above a chart.
quests-picture-end-scores-by-turn = Points by turn

## Descriptions of pictures for people who don't see them. The most important comes first; the rest may be cut off.

quests-picture-variant = { $variant ->
        [basic] basic
       *[seals] with seals
    }
# $turn (number): the turn's number in the game
quests-picture-alt-table = King Arthur: The Card Game, { quests-picture-variant }. Turn { $turn }.
quests-picture-alt-over = King Arthur: The Card Game, { quests-picture-variant }. The game is over: { quests-picture-ended }.
# $steps (list): the parts of the turn that are still possible
quests-picture-alt-to-act = It’s { $name }’s turn. They can { OR($steps) }.
# An item of that list.
# $most (number): how many knights may be drawn
quests-picture-alt-step = { $step ->
        [reveal] reveal
        [challenge] challenge
        [adventure] take an adventure
       *[draw] { $most ->
            [0] end the turn
            [one] draw a knight card
           *[other] draw up to { $most } knight cards
        }
    }
quests-picture-alt-player = { $name } has { quests-points } and { quests-knights }
quests-picture-alt-player-seals = { $name } has { quests-points }, { quests-knights } and { quests-seals }
# $players: all of them, separated by semicolons.
quests-picture-alt-players = { $players }.
# $values: of its cards, with the owners of the seals on them.
quests-picture-alt-column = { quests-kind-many } { $values }
quests-picture-alt-column-empty = no { quests-kind-many }
quests-picture-alt-sealed = { $value } ({ $name }’s seal)
# $columns: all four, separated by semicolons.
quests-picture-alt-display = Face up: { $columns }.
# $adventures: with their points, separated by commas.
quests-picture-alt-open-adventures = Open adventures: { $adventures }.
# $points (number): what it's worth
quests-picture-alt-adventure = { quests-adventure } ({ $points })
# $adversaries (number): on the pile.
# $left (number): how many adventures are taken before the game ends.
# $ending: `over`; `display`: also with the last adversary, as no more can be revealed; `adventures`
quests-picture-alt-piles = Adversaries left in the pile: { $adversaries }.{ $ending ->
        [over] {""}
        [display] {" "}The game ends after { quests-picture-alt-left }, or with the last adversary.
       *[adventures] {" "}The game ends after { quests-picture-alt-left }.
    }
# Part of the sentence above.
# $left (number): how many adventures are taken before the game ends.
quests-picture-alt-left = { $left ->
        [one] { $left } more adventure
       *[other] { $left } more adventures
    }
# $knights: a list.
# $strengths: of each colour, separated by commas.
quests-picture-alt-hand = { $name }’s hand: { $knights }. Strength: { $strengths }.
quests-picture-colour = { $colour ->
        [red] red
        [orange] orange
        [beige] beige
       *[merlin] Merlin
    }
# What the knights of a colour are worth together.
# $strength (number): with Merlins, if there are any
# $merlins (number): how many Merlins there are
quests-picture-alt-strength = { $merlins ->
        [0] { quests-picture-colour } { $strength }
        [one] { quests-picture-colour } { $strength } with Merlin
       *[other] { quests-picture-colour } { $strength } with Merlins
    }
# $adversaries: a list.
quests-picture-alt-trophies = Adversaries won: { $adversaries }.
# $adversaries (list): what can be challenged
quests-picture-alt-can-beat = They can challenge { OR($adversaries) }.
quests-picture-alt-can-beat-none = They can’t challenge any adversary.
# $adventures (list): what can be taken
quests-picture-alt-can-take = They can take { OR($adventures) }.
quests-picture-alt-can-take-none = They can’t take any adventure.
# $count (number): how many choices follow.
quests-picture-alt-choice = { $count ->
        [one] { $name } has { $count } choice.
       *[other] { $name } has { $count } choices.
    }
# $names: one, or a list if they share the victory.
quests-picture-alt-winners = { $shared ->
        [yes] { $names } share the win.
       *[no] { $names } wins.
    }
# $adventures and $adversaries (points of each), $knights (how many): what someone has at the end.
# Part of what a choice does, if that changes them.
quests-picture-text-seals = { quests-seals } left
# $place (number): in the ranking
# $points (number): all together
# $adventures (number): points for them
# $adversaries (number): points for them
# $knights (number): how many are held
quests-picture-alt-rank = { $place }. { $name } { $points } ({ $adventures } from adventures, { $adversaries } from adversaries; { quests-knights } left)
# $ranks: all of them, separated by semicolons.
quests-picture-alt-ranks = { $ranks }.
# What decided between equal points. Also in the text of the table.
# $names (list): who’s ahead
# $count (number): how many they are
# $others (list): who’s behind
# $cards (number): the knight cards that each of the first has
# $fewer (number): the knight cards that each of the others has
quests-picture-tie = { $count ->
        [one] Same points, but { $names } is ahead of { $others } on knight cards left, { $cards } to { $fewer }.
       *[other] Same points, but { $names } are ahead of { $others } on knight cards left, { $cards } to { $fewer }.
    }

## The whole table as a text, line by line, for people who have no pictures. It's long, so it's in few words.
## An adversary is a letter and its value there: D4. The heads of the columns explain the letters.

quests-picture-text-title = King Arthur: The Card Game, { quests-picture-variant }. Turn { $turn }.
quests-picture-text-over = King Arthur: The Card Game, { quests-picture-variant }. The game is over: { quests-picture-ended }.
# Parts of the line below, separated by semicolons: rules that were chosen for this table.
quests-picture-text-rules-lean = overpaying allowed, as long as every card is needed
quests-picture-text-rules-forced = revealing required if no adversary is face up
quests-picture-text-rules-check = columns checked after every challenge
quests-picture-text-rules = Rules: { $rules }.
# $steps: the parts of the turn that are still possible, separated by commas.
quests-picture-text-to-act = { $name }’s turn: { $steps }
# $most (number): how many knights may be drawn.
quests-picture-text-step = { $step ->
        [reveal] reveal
        [challenge] challenge
        [adventure] adventure
       *[draw] { $most ->
            [0] draw nothing
           *[other] draw 0–{ $most }
        }
    }
# Who had the first turn.
quests-picture-text-starts = First turn: { $name }.
# $emblem: the name of the shield.
# $adversaries: such as "P1 P1 D4".
# $points (number): so far
# $knights (number): in hand
quests-picture-text-player = { $name } ({ $emblem }): { quests-points }, { quests-knights }, adversaries { $adversaries }
# $seals (number): still to be placed
# $points (number): so far
# $knights (number): in hand
quests-picture-text-player-seals = { $name } ({ $emblem }): { quests-points }, { quests-knights }, { quests-seals }, adversaries { $adversaries }
quests-picture-text-display = { $variant ->
        [basic] Face up:
       *[seals] Face up (seals in parentheses):
    }
# The letters of the kinds; all different.
quests-picture-letter = { $kind ->
        [power] P
        [enemy] E
        [monster] M
       *[dragon] D
    }
# The head of a column; then its cards.
quests-picture-text-column = { quests-picture-letter } { quests-kind-many }: { $cards }
# Instead of cards.
quests-picture-text-none = –
# A card with the seal of $name.
quests-picture-text-sealed = { $value } ({ $name })
# $left (number): how many are taken before the game ends.
# $ending: `over`; `display`: also with the last adversary, as no more can be revealed; `adventures`
quests-picture-text-adventures = { $ending ->
        [over] Adventures:
        [display] Adventures (the game ends after { $left } more, or with the last adversary):
       *[adventures] Adventures (the game ends after { $left } more):
    }
# $what: what it asks for, or who took it and what was paid.
# $points (number): what it's worth
quests-picture-text-adventure = { $points } { quests-adventure }: { $what }
# $adversaries: such as "P1 P1 D4".
quests-picture-text-taken-by = { $name }, { $adversaries }
# $discards: what they are, such as "3 red, 1 Merlin".
# $adversaries (number): on their pile
# $knights (number): on their pile
# $count (number): of the discards
quests-picture-text-piles = { $count ->
        [0] Piles: adversaries { $adversaries }, knights { $knights }, discards 0
       *[other] Piles: adversaries { $adversaries }, knights { $knights }, discards { $count } ({ $discards })
    }
# Turns in a row without any action; the game ends after one of each player.
# $turns (number): how many
quests-picture-text-idle = { $turns ->
        [one] { $turns } turn with nothing done.
       *[other] { $turns } turns in a row with nothing done.
    }
# $what: the messages below, separated by semicolons.
quests-picture-text-log-last = Last turn, { $name }: { $what }
quests-picture-text-log-now = This turn, { $name }: { $what }
# $adversaries: such as "P1 P1 D4".
quests-picture-text-log-revealed = revealed { $adversaries }
# $adversary: such as "D4".
# $knights: such as "3 red, 1 Merlin".
quests-picture-text-log-challenged = { $mode ->
        [repeated] challenged { $adversary } again with { $knights }
        [double] challenged { $adversary } at double the price with { $knights }
       *[usual] challenged { $adversary } with { $knights }
    }
# $adversaries: such as "P1 P1 D4".
quests-picture-text-log-adventure = took { quests-adventure-the } for { $adversaries }
# $count (number): of knights.
quests-picture-text-log-drew = drew { $count }
quests-picture-text-log-nothing = nothing yet
# An adversary: "D4".
quests-picture-text-card = { quests-picture-letter }{ $value }
# Knights in few words, separated by commas.
# $count (number): of equal cards
quests-picture-text-knights = { $card ->
        [red] { $count } red
        [orange] { $count } orange
        [beige] { $count } beige
       *[other] { $count ->
            [one] { $count } { quests-knight }
           *[other] { $count } { quests-knight-many }
        }
    }

## What an adventure asks for, in few words: "D, total 8", "any 2", "M+E+P", "≥3 and ≥4", "≥3 and ≥3, or D5".

# $total (number): what the adversaries have to be worth together.
quests-picture-text-need-total = { quests-picture-letter }, total { $total }
quests-picture-text-need-total-any = any, total { $total }
quests-picture-text-need-count = any { $count }
# Any adversary worth at least $min.
quests-picture-text-need-least = ≥{ $min }
# An adversary of a kind, worth anything; worth at least $value it is "D5".
quests-picture-text-need-one = { quests-picture-letter }
# $all (list): one of each
quests-picture-text-need-all = { $all }
# Between two ways to pay.
quests-picture-text-need-or = ,{ " " }or{ " " }

## One's hand, and what can be chosen, as a text.

quests-picture-text-hand = { $name }’s hand:
quests-picture-text-no-knights = No knights.
# What the knights of a colour are worth together.
# $alone (number): without Merlins
# $merlins (number): how many Merlins there are
# $strength (number): both
quests-picture-text-strength = { $merlins ->
        [0] { CAPITAL(quests-picture-colour) }: strength { $alone }
        [one] { CAPITAL(quests-picture-colour) }: strength { $alone } + { $merlins } Merlin = { $strength }
       *[other] { CAPITAL(quests-picture-colour) }: strength { $alone } + { $merlins } Merlins = { $strength }
    }
# $adversaries: a list.
quests-picture-text-trophies = Adversaries won: { $adversaries }
# $adversaries: separated by commas, or a dash.
quests-picture-text-can-beat = Can challenge: { $adversaries }
# $adventures: separated by commas, or a dash.
quests-picture-text-can-take = Can take: { $adventures }
# An item of these: "dragon 4".
# $result: with seals, what the usual price brings
quests-picture-text-target = { $mode ->
        [repeated] { quests-adversary } (again)
        [double] { quests-adversary } (double price)
       *[usual] { $result ->
            [sealed] { quests-adversary } (seal it)
            [won] { quests-adversary } (win it)
           *[plain] { quests-adversary }
        }
    }
# A numbered line.
# $number (number): which
quests-picture-text-option = { $number }. { $what }
# Between several ways to pay for the same card.
quests-picture-text-ways = {" / "}
# Part of what a choice does, separated by semicolons.
# $cards: a list, by quests-knights-object or quests-adversaries-object.
quests-picture-text-keep = keep { $cards }
# $place (number): in the ranking
# $points (number): all together
# $adventures (number): points for them
# $adversaries (number): points for them
# $knights (number): how many are held
quests-picture-text-rank = { $place }. { $name }: { $points } = { $adventures } from adventures + { $adversaries } from adversaries; { quests-knights }
quests-picture-text-by-turn = Points by turn:

## Beside the card game's pieces, each drawn large: a title, and a few short sentences.

quests-picture-piece-points = { quests-points }
# Before the sentences, for people who don’t see the picture. $title: the piece’s name; $points: by the message above.
quests-picture-piece-scoring = { $title }, { $points }.
quests-picture-piece-adventure =
    .says = Pay { quests-condition }, from those you’ve won.
# Below that: a payment follows.
quests-picture-piece-example = For example:
# How many of a kind have that value.
quests-picture-piece-number = { $count } worth { $value }
# $cards (number): how many there are
# $numbers (list): by the message above
quests-picture-piece-kind =
    .says1 = { $cards } cards: { $numbers }.
    .says2 = Pay a card’s value with knights of one color to challenge it.
    .says3 = A card you’ve won scores its value, or pays for an adventure.
quests-picture-piece-knight = Knight
    .says1 = Worth 1.
    .says2 = Knights of one color pay for an adversary.
    .says3 = Red, orange or beige: 14 of each.
quests-picture-piece-double = Double
    .says1 = Two knights on one card: worth 2.
    .says2 = It can’t be split.
    .says3 = 2 of each color.
quests-picture-piece-merlin = Merlin
    .says1 = Worth 1.
    .says2 = Counts as any color, or pays on his own.
    .says3 = There are 5.
quests-picture-piece-seal = Seal
    .says1 = You have five. A challenge at the usual price puts one on the card.
    .says2 = Challenge it again to win it, or wait.
    .says3 = Once a whole column is sealed, its cards go to the seals’ owners.
    .says4 = Paying double wins a card without a seal at once; sealed ones stay.
    .says5 = None left? You can only pay again, or double.

## What a chapter of the rules says, drawn in steps: a sentence per line, for each step one. At most three lines of the
## step's width: about 60 letters where there are three steps, 45 where there are four.

quests-picture-rule-goal =
    Beat adversaries with your knights.
    Pay for adventures with the adversaries you’ve won.
    Both score points. Adventures score the most.
quests-picture-rule-turn =
    You may reveal, if no column has four.
    You may challenge one adversary.
    You may take one adventure.
    Draw a card or none; two if you skip 2 and 3.
quests-picture-rule-reveal =
    No column has four: you may reveal.
    Adversaries are turned up until a column has four, or none are left.
    With four in a column, nobody can reveal.
quests-picture-rule-challenge =
    Basic game: pay its value in knights of one color, any you like, and it’s yours.
    Merlin counts as one knight of any color.
    Overpay only if you can’t pay exactly; no spare cards.
quests-picture-rule-overpaying = Two red doubles, worth 4, for a monster worth 3?
quests-picture-rule-sealing = You seal the last card of a column. Who wins what?
quests-picture-rule-adventures =
    Pay the adversaries it asks for, even one just won. One adventure a turn.
    You get its points; what you pay leaves the game.
    Exactly 6 if you can; otherwise more, but no spare cards.
quests-picture-rule-draw =
    After a challenge or an adventure: one card, or none.
    After neither: two, one or none.
    No cards left? The discards are shuffled into a new pile.
quests-picture-rule-seals =
    You have five seals. Pay a card’s value to seal it. It stays.
    Column fully sealed: owners take their cards and seals.
    So a card alone in its column is yours at once.
    Or pay again for a card with your seal: it’s yours.
    Or pay double for one without a seal: yours; sealed ones stay.
    No seal left: you can’t seal; only pay again, or double.
quests-picture-rule-start =
    Everyone gets four knight cards.
    Adversaries are turned up until a column has four.
    All thirteen adventures are face up.
quests-picture-rule-end =
    The twelfth adventure ends the game at once.
    If no adversary is left, or nobody does anything for a round, it ends with that turn.
    Whoever has the most points wins. Knights in hand and cards still sealed score 0.
    Ties: more knight cards; a double is one card. Still tied: shared.
quests-picture-rule-variants =
    Basic, or with seals.
    Overpay only if you must, or whenever you like.
    Nothing face up: revealing is optional, or required.
    Last card without a seal won at double price: the sealed ones stay, or their owners win them.
# In the picture of the options, above what's played unless the host changes it, and above the other way.
# width: 10
quests-picture-rule-default = default
# width: 10
quests-picture-rule-option = option
# Above cards that somebody also has.
# width: 18
quests-picture-rule-held = also in hand
# Above cards that somebody hasn’t got, besides those that they pay.
# width: 24
quests-picture-rule-nothing = nothing else in hand
# Beside the sign for revealing.
# width: 8
quests-picture-rule-may = you may
# width: 8
quests-picture-rule-must = you must
