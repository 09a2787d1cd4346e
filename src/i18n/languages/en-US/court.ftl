### King Arthur's Court: its pieces, and what happens in it.
### Names are ready to be shown. Tiles come as "3+4", group sizes as "2/3/3".

court-title = King Arthur’s Court
court-about = Win Merlin, Guinevere, Arthur and Lancelot at auction. Only your court’s smallest group scores.
court-variant-standard = Standard

# width: 9
court-character =
    { $character ->
        [merlin] Merlin
        [guinevere] Guinevere
        [arthur] Arthur
       *[lancelot] Lancelot
    }

# The noun alone, also as a label in pictures: "guard", "guards".
# $count (number): how many there are.
court-courtier =
    { $courtier ->
        [jester]
            { $count ->
                [one] jester
               *[other] jesters
            }
        [maiden]
            { $count ->
                [one] maiden
               *[other] maidens
            }
        [guard]
            { $count ->
                [one] guard
               *[other] guards
            }
       *[knight]
            { $count ->
                [one] knight
               *[other] knights
            }
    }
# Number and noun: "1 guard", "0 guards".
court-counted = { $count } { court-courtier }

# One courtier or several of a type, with an article if it's one: "a jester", "2 jesters".
# By themselves, after a colon, or as a subject. For German: nominative.
court-some =
    { $count ->
        [one]
            { $courtier ->
                [jester] a jester
                [maiden] a maiden
                [guard] a guard
               *[knight] a knight
            }
        [2] two { court-courtier }
        [3] three { court-courtier }
        [4] four { court-courtier }
        [5] five { court-courtier }
        [6] six { court-courtier }
       *[other] { court-counted }
    }
# The same as an object: what someone takes, gives or lays. For German: accusative.
court-some-object = { court-some }
# The same after “for”: what someone gets in a swap. For German: after “gegen”.
court-some-for = { court-some }
# Several types in a sentence.
# $courtiers (list): a type each, as court-some and its like say them.
court-some-list = { $courtiers }
# A row, a court or the peasantry without courtiers, after a colon.
court-empty = empty

# The label of a group in a picture.
# width: 8
court-group =
    { $group ->
        [maiden] maidens
        [guard] guards
       *[knight] knights
    }

# Instead of tiles, where there are none.
court-no-tiles = none
# Several tiles and what they come to: "4+5 = 9".
# $sum (number): what they come to.
court-tiles-sum = { $tiles } = { $sum }

# $names (list): players.
court-names = { $names }
# Between the items of a plain enumeration, such as "2 jesters, 1 maiden".
court-separator = { ", " }

# What's to be decided, after “it’s your turn: ”.
court-decision =
    { $phase ->
        [startCourtier] take your first courtier
        [dice] roll the dice
        [bid] bid or pass
        [choose] choose a character
        [swapMerlin] swap with the row as Merlin
        [takeAspirants] take two aspirants as Guinevere
        [takeAspirant] take an aspirant
        [refill] choose the new row as Guinevere
        [giveTile] give Arthur a tile
        [swapLancelot] swap with an opponent as Lancelot
       *[over] { "" }
    }

## What has happened, a sentence each, in messages and beside the picture.

# $count (number): always 1.
court-event-courtier-taken = { $name } takes { court-some-object }.
# $courtiers: by themselves, such as "a jester and two guards".
court-event-row-laid = The first row: { $courtiers }.
court-event-favor-rolled = { $name } rolls highest and gets the King’s Favor.
# $tiles: such as "4+5 = 9".
court-event-bid = { $name } bids { $tiles }.
court-event-passed = { $name } passes.
# $sum (number): the highest bid.
court-event-passed-unbeaten = { $name } can’t beat { $sum } and passes.
# $sum (number): the bid.
court-event-auction-won = { $name } wins the auction with { $sum }.
# $paid: tiles such as "4+5 = 9".
# $received: tiles such as "4+5 = 9".
court-event-chose = { $name } chooses { court-character }, pays { $paid } and gets { $received } from the purse.
# $give: courtiers as an object.
# $take: courtiers after “for”.
court-event-merlin-swapped = { $name } swaps { $give } for { $take } from the row.
court-event-merlin-swapped-nothing = { $name } makes no swap as Merlin.
# $courtiers: as an object.
court-event-aspirants-taken = { $name } takes { $courtiers } from the row.
# $courtiers: by themselves.
court-event-refilled = { $name } lays out a new row: { $courtiers }.
# The row is shorter than it should be.
# $courtiers: by themselves.
court-event-refilled-last = { $name } can only partly fill the new row: { $courtiers }. The peasantry is used up, so this is the last round.
court-event-refilled-nobody = { $name } can’t lay out a new row: the peasantry is used up, so this is the last round.
# To Arthur's player.
# $tile (number): its value.
court-event-tile-given = { $from } gives { $to } a { $tile }.
court-event-tile-spared = { $from } has only one tile and keeps it.
# As Lancelot.
# $give: a courtier as an object.
# $take: a courtier after “for”.
court-event-lancelot-swapped = { $name } gives { $opponent } { $give } for { $take }.
court-event-lancelot-skipped = { $name } can’t swap with { $opponent }: all the courtiers in both courts are of the same type.
court-event-favor-moved = The King’s Favor goes from { $from } to { $to }.
court-event-favor-stays = { $name } keeps the King’s Favor.
court-event-black-die-moved = The black die goes to { court-character }, who must be taken next round.
# $round (number): from 1.
court-event-round-ended = Round { $round } ends.
court-event-ended = The game is over.

## What somebody did, said to them in their own picture of the end.

court-own-event-courtier-taken = You take { court-some-object }.
# $paid: tiles such as "4+5 = 9".
# $received: tiles such as "4+5 = 9".
court-own-event-chose = You choose { court-character }, pay { $paid } and get { $received } from the purse.
# $give: courtiers as an object.
# $take: courtiers after “for”.
court-own-event-merlin-swapped = You swap { $give } for { $take } from the row.
# $courtiers: as an object.
court-own-event-aspirants-taken = You take { $courtiers } from the row.
# $give: a courtier as an object.
# $take: a courtier after “for”.
court-own-event-lancelot-swapped = You give { $opponent } { $give } for { $take }.

## The same in few words, beside the picture of the table, where these are shorter.

# $sum (number): the bid.
court-brief-auction-won = { $name } wins with { $sum }.
court-brief-won-and-chose = { $name } wins with { $sum } and takes { court-character }.
court-brief-chose = { $name } takes { court-character }.
# With the row. $give: courtiers as an object. $take: courtiers after “for”.
court-brief-merlin-swapped = { $name } swaps { $give } for { $take }.
# $courtiers: as an object.
court-brief-aspirants-taken = { $name } takes { $courtiers }.
# $courtiers: by themselves.
court-brief-refilled = New row: { $courtiers }.
# To Arthur’s player.
court-brief-tile-given = { $from } gives a { $tile }.
court-brief-black-die-moved = Someone has to take { court-character } next round.
# What the reader had to do.
# $sum (number): the bid.
court-own-brief-bid = You bid { $sum }.
court-own-brief-passed = You pass.
# $sum (number): the bid.
court-own-brief-auction-won = You win with { $sum }.
court-own-brief-chose = You take { court-character }.
# To Arthur’s player.
court-own-brief-tile-given = You give a { $tile }.
