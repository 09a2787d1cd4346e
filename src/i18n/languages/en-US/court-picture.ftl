### King Arthur's Court: words in pictures, and the texts that say the same.
### Names are ready to be shown. Tiles come as "3+4", group sizes as "2/3/3", smallest first.
### `width` is about how many letters there's room for.

## Labels of the table.

# On the banner.
# $round (number): from 1.
# $rounds (number): how many there are in all.
# width: 24
court-picture-round = Round { $round } of { $rounds }
# The same where there are $min to $max in all.
# $round (number): from 1.
# $min (number): between them is the number of rounds.
# $max (number): between them is the number of rounds.
# width: 24
court-picture-round-between = Round { $round } of { $min }–{ $max }
# width: 24
# $round (number): from 1.
court-picture-round-last = Round { $round }, the last
# Before the first round.
# width: 24
court-picture-setting-up = Setting up
# width: 24
court-picture-over = Game over

# What someone does, in two lines of about 15 letters below their name in the picture, and after the name in texts.
# “dice” stands alone.
# width: 28
# $opponent: who one deals with as Lancelot, or who gets the tile as Arthur.
court-picture-task =
    { $phase ->
        [startCourtier] takes a first courtier
        [dice] The dice are rolled
        [bid] bids or passes
        [pass] can only pass
        [choose] chooses a character
        [swapMerlin] swaps with the row
        [takeAspirants] takes two aspirants
        [takeAspirant] takes an aspirant
        [refill] chooses the new row
        [giveTile] gives { $opponent } a tile
        [swapLancelot] swaps with { $opponent }
       *[over] { "" }
    }
# Instead of “bids or passes”, for who may not pass.
# width: 28
court-picture-opening-bid = opens the bidding
# The same if everyone else has their characters.
# width: 28
court-picture-lone-bid = bids alone

# The same as court-picture-task and court-picture-opening-bid, said to whoever decides.
# width: 28
# $opponent: who one deals with as Lancelot.
court-picture-own-task =
    { $phase ->
        [startCourtier] You take a courtier
        [dice] The dice are rolled
        [bid] You bid or pass
        [pass] You can only pass
        [choose] You choose a character
        [swapMerlin] You swap with the row
        [takeAspirants] You take two aspirants
        [takeAspirant] You take an aspirant
        [refill] You choose the new row
        [giveTile] You give a tile
        [swapLancelot] You swap with { $opponent }
       *[over] { "" }
    }
# width: 28
court-picture-own-opening-bid = You open and must bid
# width: 28
court-picture-own-lone-bid = You bid alone
# Instead of that, to whoever can’t beat the highest bid; up to two lines.
# width: 48
# $have (number): what all their tiles come to. $sum (number): the highest bid.
court-picture-own-pass = You can only pass: { $have } can’t beat { $sum }

# Two lines beside the courtiers: the name, and what it means.
# width: 11
court-picture-aspirants = Aspirants
# width: 12
court-picture-row = the row
# width: 11
court-picture-peasantry = Peasantry
# width: 12
# $left (number): how many courtiers.
court-picture-peasants = { $left } left

# What a character does, in two lines below it.
# width: 12
court-picture-ability-merlin =
    .first = swaps 0–3
    .second = aspirants
court-picture-ability-guinevere =
    .first = 2 aspirants,
    .second = others 1
court-picture-ability-arthur =
    .first = gets tiles
    .second = and Favor
court-picture-ability-lancelot =
    .first = swaps 1
    .second = with each

# After tiles: what they come to.
# width: 4
# $sum (number): what they come to.
court-picture-sum = = { $sum }
# After a player’s tiles at the end of the game, in place of what they come to.
# width: 14
court-picture-no-points = no points

# Above a bid.
# width: 16
court-picture-highest = Highest bid
# The same once nobody can raise it any more.
# width: 18
court-picture-winning = Winning bid
# width: 16
court-picture-no-bid = No bid yet
# width: 22
court-picture-must-bid = The opener must bid.
# Before shields.
# width: 13
court-picture-still-in = Still in
# Before shields.
# width: 13
court-picture-passed-head = Passed
# Before shields: whose turn with a role is still to come.
# width: 16
court-picture-to-come = Still to come

# What matters for a decision.
# width: 48
court-picture-hint =
    { $phase ->
        [swapMerlin] One for one, each of another type.
        [refill] Merlin and Guinevere take from this row.
       *[other] { "" }
    }

# On a tag at a player's tiles.
# width: 8
court-picture-passed = passed
# width: 8
# $sum (number): the highest bid.
court-picture-bids = bids { $sum }

# The same at the tiles of someone who has no part in a character’s power: who has no tile to give to Arthur (only one), or
# nobody to swap with Lancelot.
# width: 10
court-picture-skipped =
    { $character ->
        [arthur] gives none
       *[other] no swap
    }
# Beside the reader’s own name.
# width: 5
court-picture-you = you

# Jesters that no group can take, in two lines.
# width: 16
# $count (number): how many.
court-picture-idle =
    .first =
        { $count ->
            [one] 1 jester
           *[other] { $count } jesters
        }
    .second = idle: no one to join
# The same in short, after their coin.
# width: 12
court-picture-idle-short =
    { $count ->
        [one] idle
       *[other] { $count } idle
    }

# Before the sign of the King's Favor, beside the name of who gets it at the round's end.
# width: 7
court-picture-favor-next = next
# What the signs at the courts mean. After “0/2/5”.
# width: 30
court-picture-legend-weakest = smallest group first: it counts
# After “+2” and a guard, as they stand at Arthur.
# width: 30
# $lasting (yes | no): whether groups are without characters, since this round surely isn’t the last one.
court-picture-legend-bonus =
    { $lasting ->
        [yes] counts only in the last round
       *[no] counts as 2 guards at the end
    }
# After a character’s face and “2”, as they stand in a group at the end of the game.
# width: 30
court-picture-legend-character = a character, counts as 2
# After Merlin’s face, below that.
# width: 30
court-picture-legend-merlin = Merlin, counts as a jester
# After “(0/1/3)”: what groups come to without characters, who go back when the round ends.
# width: 20
# $short (yes | no): whether there’s little room.
court-picture-legend-lasting =
    { $short ->
        [yes] without
       *[no] without characters
    }
# width: 13
# $short (yes | no): whether there’s little room.
court-picture-legend-favor =
    { $short ->
        [yes] Favor
       *[no] King’s Favor
    }
# The same where it decides between equal groups.
# width: 14
court-picture-legend-favor-ties = Favor: wins ties
# Behind the sign of the King’s Favor that comes then.
# width: 20
court-picture-legend-favor-next = next round
# After a dotted ring.
# width: 18
# $short (yes | no): whether there’s little room.
court-picture-legend-to-take =
    { $short ->
        [yes] still picks
       *[no] character to take
    }
# After a black die on a character: whoever chooses last must take that one if it’s still there.
# width: 18
# $taken (yes | no): whether someone has that character now.
court-picture-legend-black-die =
    { $taken ->
        [yes] was left over
       *[no] last must take
    }
# After “+1” on a yellow tag: what courts and treasuries have gained or lost.
# width: 12
court-picture-legend-changed = last turn

# Above sentences.
# width: 20
court-picture-last-turn = Last turn
# On the table’s board: what the last turn has moved.
# $moves: sentences.
court-picture-last-turn-told = Last turn: { $moves }
# Below it, instead of the first of many sentences that have no room.
# width: 26
# $moves (number): how many.
court-picture-earlier =
    { $moves ->
        [one] (1 move before that) …
       *[other] ({ $moves } moves before that) …
    }
# Above one name.
# width: 14
court-picture-winner = Winner
# Beside several shields.
# width: 14
court-picture-winners = Shared win
# Above court-picture-ranking-text.
# width: 20
court-picture-ranking = Ranking
# $over (yes | no): whether the game is over; until then, Arthur's player can get the Favor.
court-picture-ranking-text =
    The smallest group counts. Ties: middle group, largest, then the King’s Favor{ $over ->
        [yes] { "" }
       *[no] { " " }(Arthur’s player gets it)
    }.
# Below the ranking of three or four players: what decides if smallest groups are equal.
# width: 46
court-picture-tie = Ties: middle group, then largest, then the Favor
# Below the ranking, if all groups of players are equal. $others (list): who has no Favor
# width: 46
# $name: who has the King’s Favor.
court-picture-tie-favor = The Favor puts { $name } ahead of { $others }
# Above the characters that the winner of a game for two has.
# width: 26
court-picture-won-with = Won with
# After what somebody did that mattered: what their groups were at the end of the round before, and of this one.
# width: 48
# $whose (own | other): whether they read it themselves.
# $name: who it was.
# $round (number): from 1.
# $from: group sizes.
# $to: group sizes.
# $before (number): the round before; 0 if there was none.
# $characters: in the last round, who counts as well, such as “Guinevere”; otherwise “none”.
court-picture-gain =
    { $before ->
        [0]
            { $whose ->
                [own] You end round { $round } at { $to }.
               *[other] { $name } ends round { $round } at { $to }.
            }
       *[other]
            { $characters ->
                [none] Round { $round }
               *[other] With { $characters }, round { $round }
            } takes { $whose ->
                [own] your groups from { $from } to { $to }.
               *[other] { $name } from { $from } to { $to }.
            }
    }
# In place of that, said to who did it, where another round brought more, through others or in several turns.
# width: 48
# $round (number): from 1.
# $from: group sizes.
# $to: group sizes.
# $larger (number): the other round, from 1.
court-picture-gain-most = Round { $round }: { $from } to { $to }. Round { $larger } rose more, but not in one turn of yours.
# The title of a chart of everyone’s smallest group.
# width: 28
# $lasting (yes | no): whether it’s without characters, who go back when a round ends.
court-picture-by-round =
    { $lasting ->
        [yes] Smallest group, no characters
       *[no] Smallest group by round
    }
# Behind that title at the end of the game: only in the last round, characters count.
# width: 20
court-picture-by-round-end = end: with characters
# Below the last point of that chart while the game lasts, after the numbers of the rounds: how it stands in this round.
# width: 9
court-picture-now = now

## What each piece is and does, on a picture of its own: a title, and a sentence per line.

court-picture-piece-merlin = Merlin
    .text =
        Swap up to three of your courtiers for aspirants of other types.
        Held at the end, he counts as a jester, and lets jesters be a group by themselves.
court-picture-piece-guinevere = Guinevere
    .text =
        Take two aspirants. Everyone else takes one. Then you lay out a new row from the peasantry.
        Held at the end, she counts as two maidens.
court-picture-piece-arthur = Arthur
    .text =
        Each opponent with two tiles or more gives you one of their choice.
        You get the King’s Favor when the round ends.
        Held at the end, he counts as two guards.
court-picture-piece-lancelot = Lancelot
    .text =
        If you can, you must swap a courtier with each opponent, for one of another type. You choose both.
        Held at the end, he counts as two knights.
court-picture-piece-jester = Jester
    .text =
        Jesters join the group that needs them most.
        They can’t be a group by themselves unless you hold Merlin at the end.
court-picture-piece-maiden = Maiden
    .text =
        One of your three groups.
        Your smallest group is your score.
        Jesters may join, and Guinevere counts as two if you hold her at the end.
court-picture-piece-guard = Guard
    .text =
        One of your three groups.
        Your smallest group is your score.
        Jesters may join, and Arthur counts as two if you hold him at the end.
court-picture-piece-knight = Knight
    .text =
        One of your three groups.
        Your smallest group is your score.
        Jesters may join, and Lancelot counts as two if you hold him at the end.
court-picture-piece-favor = King’s Favor
    .text =
        Whoever holds it opens the auctions and must bid. Once they have their characters, the next to their left who needs one opens.
        It breaks the tie if courts are equal in all three groups.
        At the end of the round it goes to Arthur’s player.
court-picture-piece-money = Tiles
    .text =
        Bid any of your tiles.
        If you win, your bid becomes the purse of the character you take, and you get its old purse.
court-picture-piece-dice = Black die
    .text =
        With three players, one character is left over each round.
        The black die marks it: next round, whoever chooses last must take it if it’s still there.

## What a chapter of the rules says, drawn in steps: a sentence per line, for each step one.

court-picture-rule-goal =
    Maidens, guards and knights: the smallest group has 3, so the score is 3.
    Here it has only 2. The highest score wins.
court-picture-rule-round =
    An auction: bid more, or pass.
    The winner takes a character and uses it.
    More auctions, until everyone’s done. Then all characters go back.
court-picture-rule-auction =
    The opener must bid, even alone. Then bid more, with any tiles, or pass and be out.
    Only the winner pays. The bid becomes the character’s purse.
    The winner gets what was in it, and sits out once they need no more characters.
court-picture-rule-characters =
    Merlin: up to three swaps with the row, for other types. At the end: a jester, and jesters may stand alone.
    Guinevere: take two aspirants, everyone else one; then a new row from the peasantry. At the end: two maidens.
    Arthur: opponents with two or more tiles give you one they choose. When the round ends, you get the Favor. At the end: two guards.
    Lancelot: you must swap with each opponent, for another type. At the end: two knights.
court-picture-rule-scoring =
    Jesters join the group that needs them most.
    They can’t join an empty group, unless you hold Merlin at the end.
    At the end, Lancelot counts as two knights, so jesters can join him.
court-picture-rule-start =
    Everyone starts with tiles 3, 4 and 5, and takes a courtier.
    The first row: one of each type. Dice say which is left out for two players, doubled for four.
    Each character has a purse with 1 and 2.
    The highest roll gets the King’s Favor.
court-picture-rule-end =
    The new row isn’t full: this is the last round.
    The characters you hold at the end count in your court.
    Ties: the middle group, then the largest, then the King’s Favor.
court-picture-rule-variants =
    Two players: two characters each, and three aspirants.
    Three: a character each, and four aspirants. The character left over must be taken next round.
    Four: a character each, and five aspirants.
court-picture-rule-discord =
    Bid or pass on the table’s message.
    Press this for any other bid, and for swaps.
    As long as you see this, it undoes what you did last.

## A picture of a decision: the options, numbered like the buttons.

# The question.
# width: 30
# $opponent: who one deals with as Lancelot, or who gets the tile as Arthur.
court-picture-choice-heading =
    { $phase ->
        [startCourtier] Take your first courtier
        [dice] { "" }
        [bid] Bid or pass
        [choose] Choose a character
        [swapMerlin] Your best swaps
        [takeAspirants] Take two aspirants
        [takeAspirant] Take an aspirant
        [refill] Choose the new row
        [giveTile] Arthur: give { $opponent } a tile
        [swapLancelot] Swap with { $opponent }
       *[over] { "" }
    }
# The same for Merlin if it’s best to make no swap.
# width: 30
court-picture-choice-no-swap-heading = Groups can’t get better
# Beside the question: what the reader’s tiles come to.
# width: 14
# $sum (number): what they come to.
court-picture-choice-have = you have { $sum }
# Beside “Choose the new row”: they’re chosen from the menu below the picture.
# width: 18
# $count (number): how many courtiers.
court-picture-choice-any = any { $count }, in the menu
# Above everyone’s arms and the signs of what would make their scores higher.
# width: 18
court-picture-choice-need = To score more:
# In place of those signs, if nobody in the peasantry would do that.
# width: 11
court-picture-choice-none = nobody here
# Before the signs of what would make the reader’s score higher.
# width: 24
court-picture-choice-needs = You need
# Before coins: how many of these types, in any mix.
# width: 6
# $count (number): how many.
court-picture-choice-of = { $count } of
# Above the possible bids.
# width: 30
court-picture-choice-open = Open the bidding
# The same if everyone else has their characters.
# width: 30
court-picture-choice-lone = Bid alone
# width: 30
# $sum (number): the highest bid.
court-picture-choice-beat = Bids that beat { $sum }
# width: 30
# $sum (number): the highest bid.
court-picture-choice-beaten = You can’t beat { $sum }
# Heading of the reader's own court.
# width: 20
court-picture-own = Your court
# The same for the court of whoever the reader swaps with.
# width: 36
# $name: who that is.
court-picture-own-opponent = { $name }’s court
# At the right of that heading, before the coins of the courtiers that would make the score higher.
# width: 20
court-picture-own-more = Score more with
# At the right of that heading, if it takes this many in any mix; before their coins unless any will do.
# width: 36
# $count (number): the fewest courtiers.
court-picture-own-more-count =
    { $count ->
        [one] Score more with any courtier
       *[other] Score more with { $count } of
    }
# Between the last two of those coins.
# width: 5
# $how (any | all): whether one of them is enough, or all are needed.
court-picture-own-more-joiner =
    { $how ->
        [any] or
       *[all] and
    }
# The same in texts.
# $how (any | all | count): whether one of them is enough, all are needed, or several in any mix.
# $count (number): how many then.
# $courtiers (list): by themselves.
court-picture-text-own-more =
    { $how ->
        [any] To score more, get { OR($courtiers) }
        [count] To score more, get any { $count } of these: { $courtiers }
       *[all] To score more, get { $courtiers }
    }.
# In texts: who in the peasantry makes someone’s score higher.
# $whose (own | other): whether it’s the reader’s.
# $name: who needs it.
# $how (none | any | all | count): whether nobody does, one of these, all of them, or several in any mix.
# $count (number): how many then.
# $courtiers (list): as objects.
court-picture-text-needs =
    { $how ->
        [none]
            { $whose ->
                [own] Nobody in the peasantry makes your score higher
               *[other] Nobody in the peasantry makes { $name }’s score higher
            }
       *[any]
            To score more, { $whose ->
                [own] you need
               *[other] { $name } needs
            } { $how ->
                [any] { OR($courtiers) }
                [count]
                    { $count ->
                        [one] { OR($courtiers) }
                       *[other] any { $count } of these: { $courtiers }
                    }
               *[all] { $courtiers }
            }
    }.
# How the reader stands now.
# width: 28
# $place (number): from 1; 0 during the setup.
court-picture-choice-now =
    Now { $sizes }{ $place ->
        [0] { "" }
       *[other] , { pictures-place }
    }
# In place of that if all options lead to the same place, until others have done their part.
# width: 28
# $place (number): that one, from 1.
court-picture-choice-now-any = Any of them: { pictures-place } for now
# In texts: how the reader stands after an action.
# $place (number): from 1; 0 during the setup.
court-picture-choice-after =
    groups { $sizes }{ $place ->
        [0] { "" }
       *[other] , { pictures-place }
    }
# In texts, right after that: how the opponent stands then.
# $place (number): from 1.
court-picture-choice-theirs = { " " }(theirs: { $sizes }, { pictures-place })
# width: 30
# $tiles: such as "4+5 = 9".
court-picture-choice-treasury = Your tiles: { $tiles }
# Above a sign of tiles, and what all tiles come to after taking a purse.
# width: 13
# $more (yes | no): whether it can be more.
court-picture-choice-treasury-after =
    { $more ->
        [yes] at least
       *[no] you’d have
    }
# Behind the King’s Favor, below the place that Arthur leads to.
# width: 12
# $has (yes | no): whether the reader has the King’s Favor now.
court-picture-choice-favor =
    { $has ->
        [yes] keep it
       *[no] get it
    }
# Above what an opponent’s groups come to after each swap: what they are now.
# width: 12
court-picture-choice-theirs-now = now { $sizes }
# Above the courtiers that are given, and above those that are taken for them.
# width: 10
court-picture-choice-you-give = you give
# width: 10
court-picture-choice-you-get = you get
# After what's said before the tile that's given (court-picture-choice-you-give), before those that are kept.
# width: 9
court-picture-choice-keeps = you keep
# Below the bids that are listed: how high the others may be, in the menu below the picture.
# width: 20
# $sum (number): what all tiles come to.
court-picture-choice-higher = up to { $sum }: menu
# The same in texts.
# $sum (number): what all tiles come to.
court-picture-choice-higher-text = Higher bids, up to { $sum }, are in the menu
# Beside the question, if a sum that’s listed can also be paid with other tiles: in the menu below the picture.
# width: 24
court-picture-choice-other-tiles = other tiles: see menu
# Below the swaps with the best results, the first one first: how many others the menu below the picture has.
# width: 44
# $count (number): how many.
# $vain (yes | no): whether the only one listed is to make no swap.
court-picture-choice-other-swaps =
    { $vain ->
        [yes]
            { $count ->
                [one] 1 other swap in the menu, no better
               *[other] { $count } other swaps in the menu, none better
            }
       *[no]
            { $count ->
                [one] 1 other in the menu: it can’t beat swap 1
               *[other] { $count } others in the menu: none beats swap 1
            }
    }
# Below the best groups that each character can lead to.
# width: 44
court-picture-choice-at-best = Groups at best, once the character has acted
# Above the characters that are free, each with the best groups that it can lead to now.
# width: 22
court-picture-best-with = Your groups at best
# After a character’s purse, in texts.
court-picture-choice-best = groups at best { $sizes }
# Beside a swap of Merlin’s: how many others lead to the same groups; they’re in the menu.
# width: 14
# $count (number): how many.
court-picture-choice-alike =
    { $count ->
        [one] 1 more like it
       *[other] { $count } more like it
    }
# Beside “Pass”.
# width: 18
# $sum (number): what the tiles come to.
court-picture-choice-keeps-all = you keep your { $sum }
# width: 20
court-picture-choice-no-swap = No swap

# What a character would do now, in two lines of about 24 letters.
# $possible (yes | no): whether any swap is.
court-picture-choice-does-merlin =
    { $possible ->
        [yes] Swap up to 3 courtiers with the row.
       *[no] No swap possible.
    }
court-picture-choice-does-guinevere = Take 2 aspirants, then lay out a new row.
# $givers (number): how many opponents give a tile.
# $keeps (yes | no): whether the reader has the King’s Favor now.
court-picture-choice-does-arthur =
    { $givers ->
        [0] No tiles, but
        [one] A tile from 1 opponent, and
       *[other] Tiles from { $givers } opponents, and
    } { $keeps ->
        [yes] you keep the King’s Favor.
       *[no] the King’s Favor.
    }
# $opponents (number): how many there are.
court-picture-choice-does-lancelot =
    { $opponents ->
        [one] Swap a courtier with your opponent.
       *[other] Swap a courtier with each of your { $opponents } opponents.
    }

# In place of the last options.
# width: 24
# $count (number): how many there are.
court-picture-choice-more = and { $count } more
# $number (number): its button's.
# $told: an option.
court-picture-choice-numbered = { $number }. { $told }
# width: 20
court-picture-choice-pass = Pass
# width: 20
court-picture-choice-nothing = Nothing
# $sum (number): the bid.
# $tiles: such as "3+5".
court-picture-choice-bid = Bid { $sum }: { $tiles }
# After a character's name and a colon.
# $purse: its tiles.
# $more (yes | no): whether it can be more. $sum (number): what the reader's tiles come to then, with Arthur's gifts.
court-picture-choice-purse =
    purse { $purse }, you’d have { $more ->
        [yes] at least { $sum }
       *[no] { $sum }
    } in tiles
# $tile (number): its value.
# $after: the reader's tiles without it.
court-picture-choice-give = Give a { $tile }, keep { $after }
# $give: courtiers, both by themselves (German: nominative).
# $take: courtiers, both by themselves (German: nominative).
court-picture-choice-swap = { $give } for { $take }

## Descriptions of pictures: sentences, most important first.

# $phase: as in court-picture-task.
# $count (number): how many options are listed.
# $more (yes | no): whether there are others.
court-picture-alt-choice =
    { court-picture-alt-to-act } { $more ->
        [yes]
            { $count ->
                [one] One choice is listed here.
               *[other] { $count } of the choices are listed here.
            }
       *[no]
            { $count ->
                [one] There’s one choice.
               *[other] There are { $count } choices.
            }
    }
# $rounds: a label of the banner, such as court-picture-round.
court-picture-alt-table = { court-title }. { $rounds }.
# $phase: as in court-picture-task.
court-picture-alt-to-act =
    It’s { $name }’s turn to { $phase ->
        [startCourtier] take a first courtier
        [dice] roll the dice
        [bid] bid
        [pass] pass
        [choose] choose a character
        [swapMerlin] swap with the row
        [takeAspirants] take two aspirants
        [takeAspirant] take an aspirant
        [refill] choose the new row
        [giveTile] give a tile
        [swapLancelot] swap with an opponent
       *[over] act
    }.
# $phase: as in court-picture-task.
court-picture-alt-to-act-forced = { court-picture-alt-to-act } There’s only one choice.
# $bidders (list): who is still in.
court-picture-alt-no-bid = No bid yet: { $opener } opens and must bid. Still in: { $bidders }.
# $bid: tiles such as "4+5 = 9".
# $bidders (list): who is still in.
court-picture-alt-bid = { $bidder } has the highest bid, { $bid }; { $opener } opened. Still in: { $bidders }.
# $names (list): who has passed.
court-picture-alt-passed = Passed: { $names }.
# $character: a name.
# $name: the player.
court-picture-alt-role = { $name } uses { $character }.
court-picture-alt-role-with = { $name } uses { $character }, now with { $opponent }.
# $names (list): who has no part in a character’s power.
court-picture-alt-skipped =
    { $character ->
        [arthur] Only one tile, so none to give: { $names }.
       *[other] No swap, since all the courtiers in both courts are of the same type: { $names }.
    }
# $names (list): those who still have to do their part, the next one first.
court-picture-alt-to-come = Still to come, in order: { $names }.
# $standings: as court-picture-alt-standing says them, with commas.
court-picture-alt-standings = Groups now (smallest first): { $standings }.
# $place (number): from 1.
court-picture-alt-standing = { $name } { $sizes } ({ pictures-place })
# $characters: as court-picture-alt-character says them, with commas.
court-picture-alt-characters = Purses: { $characters }.
# $name: the character.
# $purse: tiles.
# $taker: who has taken it.
# $taken: whether someone has.
# $die: whether the black die lies on it, so that it must be taken.
court-picture-alt-character =
    { $name } { $purse }{ $taken ->
        [yes] { " " }(taken by { $taker })
       *[no] { "" }
    }{ $die ->
        [yes] { " " }(black die)
       *[no] { "" }
    }
# $row: courtiers by themselves.
court-picture-alt-row = Row: { $row }.
# $emblem: the animal on the player's shield.
# $court: courtiers by themselves.
# $favor (yes | next | no): whether the player holds the King's Favor, or gets it when the round ends.
court-picture-alt-player =
    { $name } ({ $emblem }{ $favor ->
        [yes] , King’s Favor
        [next] , gets the King’s Favor at the end of the round
       *[no] { "" }
    }): tiles { $tiles }; court: { $court }.
# $peasantry: courtiers by themselves.
court-picture-alt-peasantry = Peasantry: { $peasantry }.
court-picture-alt-winner = The game is over. { $names } wins.
court-picture-alt-winners = The game is over. { $names } share the win.

## The table as text, line by line.

# $rounds: a label of the banner, such as court-picture-round.
court-picture-text-title = { court-title }. { $rounds }.
court-picture-text-characters = Characters and purses:
# $name: the character, filled with spaces.
# $purse: tiles such as "1+2 = 3".
# $taker: who has taken it.
# $taken: whether
# someone has.
# $die: whether the black die lies on it.
# $open: whether it can be chosen now.
# $ability: what it does.
court-picture-text-character =
    { $name } { $purse }{ $taken ->
        [yes] , taken by { $taker }
       *[no] { "" }
    }{ $die ->
        [yes] { $taken ->
            [yes] , black die
           *[no] , must be taken (black die)
        }
       *[no] { "" }
    }{ $open ->
        [yes] , can be chosen
       *[no] { "" }
    } ({ $ability })
# What a character does and counts as.
# $ability: both lines of it.
# $count (number): as how many courtiers it counts.
court-picture-text-ability = { $ability }, +{ court-counted }
# $length (number): how many aspirants there are, and in a full row.
# $full (number): how many aspirants there are, and in a full row.
# $row: courtiers by themselves.
court-picture-text-row = Row ({ $length } of { $full }): { $row }
court-picture-text-row-empty = Row ({ $length } of { $full }): empty
# $sum (number): how many courtiers.
# $counts: such as "2 jesters, 0 maidens".
court-picture-text-peasantry = Peasantry ({ $sum }): { $counts }
# $emblem: the animal on the player's shield.
# $place (number): from 1.
# $characters (list): those that the player has.
# $any: whether there are any.
# $left (number): how many are still to take.
# $favor (yes | next | no): whether the player holds the King's Favor, or gets it when the round ends.
court-picture-text-player =
    { $name } ({ $emblem }), { pictures-place }{ $any ->
        [yes] , has { $characters }
       *[no] { "" }
    }{ $left ->
        [0] { "" }
        [one] , takes { $left } more character
       *[other] , takes { $left } more characters
    }{ $favor ->
        [yes] , King’s Favor
        [next] , gets the King’s Favor at the end of the round
       *[no] { "" }
    }
# Below a player.
# $tiles: such as "1+2 = 3".
court-picture-text-treasury = Tiles: { $tiles }
# Below a player.
# $counts: such as "2 jesters, 0 maidens".
court-picture-text-court = Court: { $counts }
# Below a player.
# $groups: as court-picture-text-group says them, with commas.
# $jesters (number): all of the player's.
# $idle (number): those of them that no group can take.
court-picture-text-groups =
    Groups { $sizes }: { $groups }{ $idle ->
        [0] { "" }
       *[other] , idle jesters: { $idle } of { $jesters }
    }
# Below that, if the player has characters that go back when the round ends.
# $sizes: group sizes.
court-picture-text-lasting = Groups without characters: { $sizes }
# A group of one kind of members.
# $size (number): how many.
court-picture-text-group = { court-group } { $size }
# A group with a character or jesters.
# $courtiers (number): how many of its own type.
# $pawn (number): what the character
# adds, or 0.
# $jesters (number): how many have joined.
# $merlin (number): 1 if Merlin has joined as a jester besides those, or 0.
court-picture-text-group-mixed =
    { court-group } { $size } ({ $courtiers }{ $pawn ->
        [0] { "" }
       *[other]
            { " " }+ { $pawn } from { $group ->
                [maiden] Guinevere
                [guard] Arthur
               *[knight] Lancelot
            }
    }{ $jesters ->
        [0] { "" }
        [one] { " " }+ 1 jester
       *[other] { " " }+ { $jesters } jesters
    }{ $merlin ->
        [0] { "" }
       *[other] { " " }+ { $merlin } from Merlin
    })
# $names (text): players, in the order of the groups.
court-picture-text-by-round = Groups by round ({ $names }):
court-picture-text-last-turn = Last turn:
court-picture-text-ranking = Final ranking, groups smallest first:
# $place (number): from 1.
court-picture-text-ranked =
    { $place }. { $name } { $sizes }{ $favor ->
        [yes] , King’s Favor
       *[no] { "" }
    }
