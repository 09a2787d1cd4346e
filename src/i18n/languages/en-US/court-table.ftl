### King Arthur's Court: buttons, menus and questions, and what's said of a table.
### Names are ready to be shown. Tiles come as "3+4", group sizes as "2/3/3", smallest first. $count is 1 beside $courtier.

# What decides between equal scores, in brackets after a player's score.
# $favor (yes | no): whether the player holds the King's Favor, which decides last.
court-table-tie-break =
    { $favor ->
        [yes] groups { $sizes }, King’s Favor
       *[no] groups { $sizes }
    }

## Buttons and menu entries; a number may stand before them, such as “12 · ”.

# An entry of a menu from which several are chosen.
# max: 74
# $tile (number): its value.
court-table-tile = Tile { $tile }
# The same for courtiers.
# max: 74
court-table-courtier = { CAPITAL(court-courtier) }
# max: 74
court-table-give = Give { court-some-object }
# max: 74
court-table-take = Take { court-some-object }

# The first courtier of the game.
# max: 74
court-table-start = Take { court-some-object }
# One tile.
# max: 74
# $sum (number): its value.
court-table-bid = Bid { $sum }
# Several tiles.
# max: 74
# $sum (number): what they come to.
court-table-bid-tiles = Bid { $sum } ({ $tiles })
# max: 74
court-table-pass = Pass
# max: 74
# $purse: tiles.
# $does: one of the court-table-does messages.
court-table-choose = { court-character }: purse { $purse }, { $does }
# max: 42
# $most (number): how many swaps are possible.
court-table-does-merlin =
    { $most ->
        [0] no swap possible
        [one] 1 swap with the row
       *[other] up to { $most } swaps with the row
    }
# max: 42
# $row (number): how many aspirants there are.
court-table-does-guinevere = take 2 of { $row } aspirants
# max: 42
# $tiles (number): how many opponents give one.
# $keeps (yes | no): whether they have the King’s Favor now.
court-table-does-arthur =
    { $keeps ->
        [yes]
            { $tiles ->
                [0] no tiles, but you keep the King’s Favor
                [one] 1 tile, and you keep the King’s Favor
               *[other] { $tiles } tiles, and you keep the King’s Favor
            }
       *[no]
            { $tiles ->
                [0] no tiles, but the King’s Favor
                [one] 1 tile and the King’s Favor
               *[other] { $tiles } tiles and the King’s Favor
            }
    }
# max: 42
# $swaps (number): with how many opponents a swap is possible.
court-table-does-lancelot =
    { $swaps ->
        [0] no swap possible
        [one] 1 swap with an opponent
       *[other] { $swaps } swaps with opponents
    }
# max: 74
# $give: courtiers as an object.
# $take: courtiers after “for”.
# $sizes: groups afterwards.
court-table-swap = Swap { $give } for { $take }: { $sizes }
# max: 74
court-table-swap-nothing = Make no swap: { $sizes }
# From the row.
# max: 74
# $courtiers: as an object.
# $sizes: groups afterwards.
court-table-aspirants = Take { $courtiers }: { $sizes }
# max: 74
# $courtiers: by themselves.
court-table-refill = New row: { $courtiers }
# max: 74
# $tile (number): its value.
court-table-gift = Give a { $tile }
# Below a gift in a menu.
# max: 100
court-table-keeps = you keep { $tiles }
# From Lancelot's opponent.
# max: 74
# $sizes: groups afterwards.
court-table-takes = Take { court-some-object }: { $sizes }

# Below an entry in a menu: what becomes of the player's groups.
# max: 100
# $from: group sizes.
# $to: group sizes.
court-table-change = groups { $from } → { $to }
# max: 100
court-table-change-none = groups stay { $sizes }
# What becomes of an opponent's groups.
# max: 100
# $change: court-table-change or court-table-change-none.
court-table-theirs = { $name }: { $change }

## Questions.
## $peasantry: what's there. $sizes: the reader's groups.

court-table-prompt-start = **Who’s your first courtier?** Take one from the peasantry.
# $tiles: the reader's.
court-table-prompt-open = **What do you bid?** You open, so you can’t pass. The highest bidder takes a character. Your tiles: { $tiles }.
# The same to the last who needs a character.
court-table-prompt-open-alone = **What do you bid?** Nobody else can bid now, so any bid wins. You can’t pass. Your tiles: { $tiles }.
# $bid: the highest, such as "4+5 = 9".
court-table-prompt-raise = **Do you bid more, or pass?** { $name } has bid { $bid }. If you pass, you’re out of this auction.
# $bid: tiles such as "4+5 = 9".
court-table-prompt-choose = **Which character do you choose?** You use it right away and get its purse; your bid of { $bid } becomes its new purse. Your groups are { $sizes }.
# $most (number): how many swaps are possible.
court-table-prompt-merlin = **Merlin: who do you swap?** { $most ->
        [one] One of your courtiers for an aspirant of another type, or nobody.
        [2] Up to two courtiers, each for an aspirant of another type.
        [3] Up to three courtiers, each for an aspirant of another type.
       *[other] Up to { $most } courtiers, each for an aspirant of another type.
    } Your groups are { $sizes }; only the smallest counts.
court-table-prompt-aspirants = **Guinevere: which two aspirants do you take?** Then everyone else takes one. Your groups are { $sizes }; only the smallest counts.
court-table-prompt-aspirant = **Which aspirant do you take?** Your groups are { $sizes }; only the smallest counts.
# $count (number): how many.
# $peasantry: courtiers, as in court-some.
court-table-prompt-refill = **Guinevere: who goes into the new row?** Choose { $count ->
        [one] one courtier
        [2] two courtiers
        [3] three courtiers
        [4] four courtiers
        [5] five courtiers
       *[other] { $count } courtiers
    }. The peasantry has { $peasantry }.
court-table-prompt-give = **Which tile do you give { $name }?** Arthur asks for one, and you choose which. Your tiles: { $tiles }.
court-table-prompt-lancelot = **Lancelot: which courtier do you give { $name }?** You also choose the one you take, which must be of another type. Your groups are { $sizes }.
# After court-table-prompt-lancelot, when that's chosen.
court-table-prompt-lancelot-take = You give { court-some-object }. **Which courtier do you take from { $name }?**

## Menus from which several are chosen, and why a choice can't be played.

# max: 100
court-table-sets-open = Any bid: choose its tiles…
# max: 100
# $sum (number): the highest bid.
court-table-sets-raise = Any bid above { $sum }: choose its tiles…
# $tiles: such as "4+5 = 9".
# $sum (number): the highest bid.
court-table-sets-low-bid = **{ $tiles }** doesn’t beat { $sum }. Choose tiles that are worth more.
# max: 100
court-table-sets-swap = Any swap: choose who you give, and the same number to take…
# $give: courtiers as objects.
# $take: courtiers as objects.
court-table-sets-same-types = You give { $give } and take { $take }. Every swap is for another type, so **no type can be on both sides**.
# $give (number): how many.
# $take (number): how many.
court-table-sets-unequal = You give { $give } and take { $take }. **Give as many as you take**, three at most.
# max: 100
court-table-sets-aspirants = Choose two aspirants…
# max: 100
# $count (number): how many.
court-table-sets-row =
    Any row: choose { $count ->
        [one] 1 courtier
       *[other] { $count } courtiers
    }…
# $chosen (number): how many courtiers.
# $wanted (number): how many courtiers.
court-table-sets-count =
    You chose { $chosen ->
        [one] 1 courtier
       *[other] { $chosen } courtiers
    }. Choose { $wanted }.

## What's to be decided, after “it’s your turn: ”.

court-table-task-open = open the auction
# $sum (number): the highest bid.
court-table-task-raise = bid more than { $sum }, or pass

## What's said of a table above its picture, separated by dots.

court-table-standing-set-up = Setup: everyone takes a first courtier.
# $round (number): from 1.
# $rounds (number): how many there are in all.
court-table-standing-round = **Round { $round } of { $rounds }**
# The same where there are $min to $max in all.
# $round (number): from 1.
# $min (number): between them is the number of rounds.
# $max (number): between them is the number of rounds.
court-table-standing-round-between = **Round { $round } of { $min }–{ $max }**
# $round (number): from 1.
court-table-standing-last = **Round { $round }, the last**
court-table-standing-over = **Final groups**
court-table-standing-groups = { $name } { $sizes }
court-table-standing-favor = King’s Favor: { $name }
court-table-standing-black-die = must be taken: { court-character }
court-table-standing-opening = Auction: { $name } opens
# $tiles: such as "4+5 = 9".
court-table-standing-bid = Auction: { $name } bids **{ $tiles }**
# $names (list): players.
court-table-standing-still-in = still in: { $names }
# $tiles: such as "4+5 = 9".
court-table-standing-won = { $name } has won the auction with { $tiles }
# Whose role it is.
court-table-standing-role = { court-character }: { $name }
