### King Arthur's Court: buttons, menus and questions, and what's said of a table.
### Names are ready to be shown. Tiles come as "3+4", group sizes as "2/3/3", smallest first. $count is 1 beside $courtier.

# What decides between equal scores, in brackets after a player's score.
court-table-tie-break = groups { $sizes }

## Buttons and menu entries.

# An entry of a menu from which several are chosen.
# max: 80
# $tile (number): its value.
court-table-tile = Tile { $tile }
# The same for courtiers.
# max: 80
court-table-courtier = { CAPITAL(court-courtier) }
# max: 80
court-table-give = Give { court-some-object }
# max: 80
court-table-take = Take { court-some-object }

# The first courtier of the game.
# max: 80
court-table-start = Take { court-some-object }
# One tile.
# max: 80
# $sum (number): its value.
court-table-bid = Bid { $sum }
# Several tiles.
# max: 80
# $sum (number): what they come to.
court-table-bid-tiles = Bid { $sum } ({ $tiles })
# max: 80
court-table-pass = Pass
# max: 80
# $purse: tiles.
# $does: one of the court-table-does messages.
court-table-choose = { court-character }: purse { $purse }, { $does }
# $most (number): how many swaps are possible.
court-table-does-merlin =
    { $most ->
        [0] no swap possible
        [one] up to 1 swap with the row
       *[other] up to { $most } swaps with the row
    }
# $row (number): how many aspirants there are.
court-table-does-guinevere = two of { $row } aspirants
# $tiles (number): how many opponents give one.
court-table-does-arthur =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } from opponents, the Favor
# $swaps (number): with how many opponents a swap is possible.
court-table-does-lancelot =
    { $swaps ->
        [0] no swap possible
        [one] 1 swap with opponents
       *[other] { $swaps } swaps with opponents
    }
# max: 80
# $give: courtiers as an object.
# $take: courtiers after “for”.
# $sizes: groups afterwards.
court-table-swap = Swap { $give } for { $take }: { $sizes }
# max: 80
court-table-swap-nothing = Swap nothing: { $sizes }
# From the row.
# max: 80
# $courtiers: as an object.
# $sizes: groups afterwards.
court-table-aspirants = Take { $courtiers }: { $sizes }
# max: 80
# $courtiers: by themselves.
court-table-refill = New row: { $courtiers }
# max: 80
# $tile (number): its value.
court-table-gift = Give a { $tile }
# Below a gift in a menu.
# max: 100
court-table-keeps = you keep { $tiles }
# From Lancelot's opponent.
# max: 80
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
## $own, $theirs, $peasantry and $row: what's there. $sizes: the reader's groups.

court-table-prompt-start = **Who do you take first?** One courtier from the peasantry; your smallest group is your score, so any group is a start.
# $tiles: the reader's.
court-table-prompt-open = **What do you bid?** The highest bid takes a character, and you open, so you may not pass. You hold { $tiles }.
# $sum (number): the highest bid.
# $bid: its tiles, such as "4+5 = 9".
# $tiles: the reader's.
court-table-prompt-raise = **Do you bid more than { $sum }** ({ $name }: { $bid }) **or pass?** Whoever passes is out of this auction and keeps all tiles. You hold { $tiles }.
# $bid: tiles such as "4+5 = 9".
court-table-prompt-choose = **Who do you choose?** You get the purse and the role, and your { $bid } becomes the new purse. Your groups are { $sizes }.
# $most (number): how many swaps are possible.
# $own: such as "2 jesters, 1 maiden".
court-table-prompt-merlin = **Merlin: who do you swap?** Up to { $most ->
        [one] 1 swap
       *[other] { $most } swaps
    } of your courtiers for aspirants of another type; your smallest group scores. You have { $own }; groups { $sizes }.
# $row: courtiers as an object.
court-table-prompt-aspirants = **Guinevere: which two do you take?** The row has { $row }; the others take one each of the rest. Your groups are { $sizes }.
# $row: courtiers as an object.
court-table-prompt-aspirant = **Which aspirant do you take?** The row has { $row }; the smallest group scores. Your groups are { $sizes }.
# $count (number): how many.
# $peasantry: such as "2 jesters, 1 maiden".
court-table-prompt-refill = **Guinevere: who comes to the row?** Choose { $count ->
        [one] 1 courtier
       *[other] { $count } courtiers
    }; everybody may take from them later. The peasantry has { $peasantry }.
court-table-prompt-give = **Which tile do you give { $name }?** Arthur asks for one, and you choose it. You hold { $tiles }.
# $own: such as "2 jesters, 1 maiden".
# $theirs: such as "2 jesters, 1 maiden".
court-table-prompt-lancelot = **Lancelot: who do you give { $name }?** You get another type for it, and you choose both. You have { $own }, { $name } has { $theirs }. Your groups are { $sizes }.
# After court-table-prompt-lancelot, when that's chosen.
court-table-prompt-lancelot-take = You give { $name } { court-some-object }. **Who do you take?**

## Menus from which several are chosen, and why a choice can't be played.

# max: 100
court-table-sets-open = Any bid: its tiles …
# max: 100
# $sum (number): the highest bid.
court-table-sets-raise = Any bid of more than { $sum }: its tiles …
# $tiles: such as "4+5 = 9".
# $sum (number): the highest bid.
court-table-sets-low-bid = **{ $tiles }** doesn’t beat { $sum }. Choose tiles that are worth more.
# max: 100
court-table-sets-swap = Any swap: who you give, and as many to take …
# $give: courtiers as objects.
# $take: courtiers as objects.
court-table-sets-same-types = You give { $give } and take { $take }: who you take must be of other types.
# $give (number): how many.
# $take (number): how many.
court-table-sets-unequal = You give { $give } and take { $take }: **give as many as you take**, three at most.
# max: 100
court-table-sets-aspirants = The two aspirants you take …
# max: 100
# $count (number): how many.
court-table-sets-row =
    Any row: its { $count ->
        [one] 1 courtier
       *[other] { $count } courtiers
    } …
# $chosen (number): how many courtiers.
# $wanted (number): how many courtiers.
court-table-sets-count =
    You chose { $chosen ->
        [one] 1 courtier
       *[other] { $chosen } courtiers
    }; it takes { $wanted }.

## What's to be decided, after “it’s your turn: ”.

court-table-task-open = open the auction
# $sum (number): the highest bid.
court-table-task-raise = bid more than { $sum }, or pass

## What's said of a table above its picture, separated by dots.

court-table-standing-set-up = Set-up: everybody takes a first courtier.
# $round (number): from 1.
# $rounds: how many there are in all, or between how many: court-table-standing-rounds.
court-table-standing-round = **Round { $round } of { $rounds }**
# $min (number): between them is the number of rounds.
# $max (number): between them is the number of rounds.
court-table-standing-rounds = { $min } to { $max }
# $round (number): from 1.
court-table-standing-last = **Round { $round }, the last**
court-table-standing-over = **Final groups**
court-table-standing-groups = { $name } { $sizes }
court-table-standing-favor = King’s Favor: { $name }
court-table-standing-black-die = must be taken: { court-character }
court-table-standing-opening = Auction: { $name } opens
# $tiles: such as "4+5 = 9".
court-table-standing-bid = Auction: **{ $tiles }** by { $name }
# $names (list): players.
court-table-standing-still-in = still in: { $names }
# $tiles: such as "4+5 = 9".
court-table-standing-won = { $name } has won with { $tiles }
# Whose role it is.
court-table-standing-role = { court-character }: { $name }
