### *What can I do now?* in King Arthur's Court: lines of markdown. Names are ready to be shown.
### Tiles ($tiles, $purse, $bid and so on) come as "3+4" or "3+4 = 7", courtiers as "a jester and 2 guards".

## The beginnings of the lines: a kind of action each, bold, followed by a space and one of the explanations below
## ("**Bid** more than 3, from …").

court-explain-kind-start-courtier = **Take a first courtier**
court-explain-kind-bid = **Bid**
# Followed by a colon (language-colon) and court-explain-pass.
court-explain-kind-pass = **Pass**
court-explain-kind-choose = **Choose a character**
# Followed by a colon (language-colon) and court-explain-swap-merlin.
court-explain-kind-swap-merlin = **Swap with the row (Merlin)**
court-explain-kind-take-aspirants = **Guinevere: take two aspirants**
court-explain-kind-take-aspirant = **Take an aspirant**
court-explain-kind-refill = **Guinevere: choose the new row**
court-explain-kind-give-tile = **Arthur: give a tile**
# Followed by court-explain-swap-lancelot without a space.
court-explain-kind-swap-lancelot = **Lancelot: swap with an opponent**

# The last line. $smallest, $middle, $largest (number): the sizes of the reader's groups.
# $lasting (yes | no): whether they're without characters, who go back when the round ends.
court-explain-score =
    { $lasting ->
        [yes] Without characters, your groups are
       *[no] Your groups are
    } { $smallest }/{ $middle }/{ $largest }, so you’d score { $smallest }: only the smallest group counts.

## After the bold beginnings, or instead of them where the action isn't possible.

# $courtiers (list): one of each type that can be taken, by court-some-object.
court-explain-start-courtier = from the peasantry: { OR($courtiers) }. A jester joins any group that has someone in it; each of the other three types forms its own group.

# $above (number): what the bid has to exceed; 0 for the first bid. $bids: whether there's one or several to choose from.
# $cheapest and $dearest: such as "4" and "4+5 = 9".
court-explain-bid =
    { $bids ->
        [single]
            { $above ->
                [0] your only tile, a { $cheapest }.
               *[other] { $cheapest }, your only bid above { $above }.
            }
       *[several]
            { $above ->
                [0] any of your tiles: at least { $cheapest }, at most { $dearest }.
               *[other] more than { $above }: at least { $cheapest }, at most { $dearest }.
            }
    } You only pay if nobody bids more. Then you take a character with its purse, and your tiles become its new purse.
# $characters (list): those in the next message.
court-explain-free = Still available: { $characters }.
court-explain-free-item = { court-character } (purse { $purse })
court-explain-pass = you’re out of this auction and keep your tiles. You’ll take a character in a later auction of this round.
court-explain-may-not-pass = You can’t pass: you open this auction, and the opener must bid.
# $tiles: all that the reader has. $above (number): the highest bid.
court-explain-may-not-bid = You can’t bid: you’d need more than { $above }, and you have { $tiles }.

# $bid: the tiles that the reader has won with. The characters follow, a line each.
court-explain-choose = and get its purse; your bid of { $bid } becomes the new one. You use the character right away:
court-explain-character =
    { $character ->
        [merlin] **{ court-character }**, purse { $purse }: swap up to three of your courtiers with the row. If you hold him when the game ends, he counts as a jester and lets jesters stand alone.
        [guinevere] **{ court-character }**, purse { $purse }: take two aspirants; everyone else takes one; then you choose the new row. If you hold her when the game ends, she counts as two maidens.
        [arthur] **{ court-character }**, purse { $purse }: each opponent with two or more tiles gives you one, and you get the King’s Favor after the round. If you hold him when the game ends, he counts as two guards.
       *[lancelot] **{ court-character }**, purse { $purse }: swap a courtier with each opponent; you choose both. If you hold him when the game ends, he counts as two knights.
    }
court-explain-taken = { $name } already has { court-character } this round.
# The black die is on $character.
court-explain-must = Someone has to take { court-character } this round. You choose last, so it has to be you.

# $count (number): how many courtiers can be swapped, 0 to 3.
court-explain-swap-merlin =
    { $count ->
        [0] no swap is possible this time.
        [one] one courtier for an aspirant of another type. Or you don’t swap at all.
       *[other] up to { $count } courtiers, each for an aspirant of another type. Or you don’t swap at all.
    }
# $choice: one of the next three. $smallest, $middle, $largest (number): the sizes of the reader's groups after it.
court-explain-best = Best for your court right now: { $choice }. Your groups would then be { $smallest }/{ $middle }/{ $largest }.
# $give: courtiers as an object. $take: courtiers after "for".
court-explain-exchange = { $give } for { $take }
court-explain-exchange-nothing = no swap
# $courtiers: as an object.
court-explain-take = { $courtiers }
# $courtiers: who is in the row, as an object.
court-explain-take-aspirants = into your court. The row has { $courtiers }. Then everyone else takes one, and you choose the new row.
# $courtiers: who is in the row, as an object.
court-explain-take-aspirant = into your court. The row has { $courtiers }.
# $count (number): how many the row takes.
court-explain-refill =
    { $count ->
        [one] from the peasantry: { $count } courtier. While the game lasts, Merlin swaps with this row, and Guinevere lets everyone take from it.
       *[other] from the peasantry: { $count } courtiers. While the game lasts, Merlin swaps with this row, and Guinevere lets everyone take from it.
    }
# $name: Arthur's player. $tiles: all that the reader has.
court-explain-give-tile = to { $name }. You choose which one, and keep the others. You have { $tiles }.
court-explain-swap-lancelot = , now with { $name }: give one courtier and take one of another type. You choose both, and you have to swap.

## While someone else's turn lasts; "they" is that player, whose name stands above.

court-explain-waiting =
    { $phase ->
        [startCourtier] They take a first courtier from the peasantry.
        [dice] The dice are rolled.
        [bid] They bid more, or pass and are out of this auction.
        [choose] They choose a character, use it right away and get its purse.
        [swapMerlin] They have Merlin and swap courtiers with the row.
        [takeAspirants] They have Guinevere and take two aspirants from the row.
        [takeAspirant] They take an aspirant from the row: Guinevere lets everyone take one.
        [refill] They have Guinevere and choose the new row from the peasantry.
        [giveTile] They give Arthur’s player a tile of their choice.
        [swapLancelot] They have Lancelot and swap a courtier with an opponent.
       *[over] { "" }
    }
# $above (number): the highest bid; 0 before the first.
court-explain-waiting-bid =
    { $above ->
        [0] They open the auction, so they must bid.
       *[other] They bid more than { $above }, or pass and are out of this auction.
    }

## Three lines above someone's first turn.

court-explain-first-goal = **Goal:** gather maidens, guards and knights, a group of each. Make your *smallest* group larger than anyone else’s.
court-explain-first-scores = **What scores:** only that group. Jesters join any group that isn’t empty; a character you hold at the end counts too.
court-explain-first-press = **What to press:** a numbered button. First everyone takes a courtier; then you bid tiles for characters.
