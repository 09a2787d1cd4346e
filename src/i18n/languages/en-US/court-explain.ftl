### *What can I do now?* in King Arthur's Court: lines of markdown. Names are ready to be shown.
### Tiles ($tiles, $purse, $bid and so on) come as "3+4" or "3+4 = 7", courtiers as "a jester and 2 guards".

## The beginnings of the lines: a kind of action each, bold, followed by a space and one of the explanations below
## ("**Bid** tiles worth more than 3 …").

court-explain-kind-start-courtier = **Take a first courtier**
court-explain-kind-bid = **Bid**
# Followed by a colon and court-explain-pass; if your language wants a space before the colon, end it with {" "} or a
# no-break space.
court-explain-kind-pass = **Pass**
court-explain-kind-choose = **Choose a character**
# Followed by a colon and court-explain-swap-merlin.
court-explain-kind-swap-merlin = **Swap with the row (Merlin)**
court-explain-kind-take-aspirants = **Take two aspirants (Guinevere)**
court-explain-kind-take-aspirant = **Take an aspirant**
court-explain-kind-refill = **Choose the new row (Guinevere)**
court-explain-kind-give-tile = **Give a tile (Arthur)**
# Followed by court-explain-swap-lancelot without a space.
court-explain-kind-swap-lancelot = **Swap with an opponent (Lancelot)**

# The last line. $smallest, $middle, $largest (number): the sizes of the reader's groups.
court-explain-score = Your groups are { $smallest }/{ $middle }/{ $largest }, smallest first, so you’d score { $smallest }. Only the smallest group scores.

## After the bold beginnings, or instead of them where the action isn't possible.

# $courtiers (list): those in the next message.
court-explain-start-courtier = from the peasantry: a { OR($courtiers) }. A jester joins any group that has a member of its own; the others are a group each.
court-explain-start-courtier-item =
    { $courtier ->
        [jester] jester
        [maiden] maiden
        [guard] guard
       *[knight] knight
    }

# $above (number): what the bid has to exceed; 0 for the first bid. $bids: whether there's one or several to choose from.
# $cheapest and $dearest: such as "4" and "4+5 = 9".
court-explain-bid =
    { $bids ->
        [single]
            { $above ->
                [0] any of your tiles, that is { $cheapest }.
               *[other] tiles worth more than { $above }, that is { $cheapest }.
            }
       *[several]
            { $above ->
                [0] any of your tiles, from { $cheapest } up to { $dearest }.
               *[other] tiles worth more than { $above }, from { $cheapest } up to { $dearest }.
            }
    } You pay only if nobody bids more; then you take a character with its purse, and your tiles become its new purse.
# $characters (list): those in the next message.
court-explain-free = To be won: { $characters }.
court-explain-free-item = { court-character } (purse { $purse })
court-explain-pass = you’re out of this auction and keep your tiles. You take a character in a later auction of this round.
court-explain-may-not-pass = You can’t pass: you open this auction, and the opener must bid.
# $tiles: all that the reader has. $above (number): the highest bid.
court-explain-may-not-bid = You can’t bid: your tiles, { $tiles }, don’t come to more than { $above }.

# $bid: the tiles that the reader has won with. The characters follow, a line each.
court-explain-choose = with its purse; your { $bid } becomes its new purse, and you carry out its role at once:
court-explain-character =
    { $character ->
        [merlin] **{ court-character }**, purse { $purse }: swap up to three of your courtiers with the row. If you hold it when the game ends, it counts as a jester.
        [guinevere] **{ court-character }**, purse { $purse }: take two aspirants, the others take one each, then you choose the new row. If you hold it when the game ends, it counts as two maidens.
        [arthur] **{ court-character }**, purse { $purse }: each opponent with two tiles or more gives you one, and you get the King’s Favor after the round. If you hold it when the game ends, it counts as two guards.
       *[lancelot] **{ court-character }**, purse { $purse }: swap a courtier with each opponent; you choose both. If you hold it when the game ends, it counts as two knights.
    }
court-explain-taken = { court-character } isn’t free: { $name } has it this round.
court-explain-must = Somebody must take { court-character } this round, and you’re the last.

# $count (number): how many courtiers can be swapped, 0 to 3.
court-explain-swap-merlin =
    { $count ->
        [one] up to { $count } courtier, each for an aspirant of another type. Or swap nothing.
       *[other] up to { $count } courtiers, each for an aspirant of another type. Or swap nothing.
    }
# $choice: one of the next three. $smallest, $middle, $largest (number): the sizes of the reader's groups after it.
court-explain-best = Strongest for you at once: { $choice }; your groups are then { $smallest }/{ $middle }/{ $largest }.
# $give and $take: courtiers that the reader gives and takes.
court-explain-exchange = { $give } for { $take }
court-explain-exchange-nothing = nothing
# Courtiers that the reader takes.
court-explain-take = { $courtiers }
# $courtiers: who is in the row.
court-explain-take-aspirants = from the row: { $courtiers }. Each other player then takes one, and you choose the new row.
# $courtiers: who is in the row.
court-explain-take-aspirant = from the row: { $courtiers }. It joins your court.
# $count (number): how many the row takes.
court-explain-refill =
    { $count ->
        [one] of { $count } courtier from the peasantry. The next Merlin swaps with this row, and the next Guinevere has everybody take from it.
       *[other] of { $count } courtiers from the peasantry. The next Merlin swaps with this row, and the next Guinevere has everybody take from it.
    }
# $name: Arthur's player. $tiles: all that the reader has.
court-explain-give-tile = to { $name }; you choose which. You hold { $tiles }, and money buys characters.
court-explain-swap-lancelot = , now with { $name }: give one courtier and take one of another type. You choose both, and you can’t decline.

## While someone else's turn lasts; "they" is that player, whose name stands above.

court-explain-waiting =
    { $phase ->
        [startCourtier] They take a first courtier from the peasantry.
        [dice] The dice are cast.
        [bid] They bid more, or pass and leave this auction.
        [choose] They choose a character, get its purse, and carry out its role.
        [swapMerlin] They swap courtiers with the row, as Merlin.
        [takeAspirants] They take two aspirants from the row, as Guinevere.
        [takeAspirant] They take an aspirant from the row; Guinevere lets each other player take one.
        [refill] They choose the new row from the peasantry, as Guinevere.
        [giveTile] They give a tile of their choice to Arthur.
        [swapLancelot] They swap a courtier with an opponent, as Lancelot.
       *[over] { "" }
    }
# $above (number): the highest bid; 0 before the first.
court-explain-waiting-bid =
    { $above ->
        [0] They open the auction, so they can’t pass.
       *[other] They bid more than { $above }, or pass and leave this auction.
    }

## Three lines above someone's first turn.

court-explain-first-goal = **Goal:** gather a court whose *smallest* group, be it maidens, guards or knights, is larger than everybody else’s.
court-explain-first-scores = **What scores:** only that smallest group; jesters join any group that has a member of its own, and the character you hold at the end counts too.
court-explain-first-press = **What to press:** a numbered button or menu entry below; first take a courtier, then bid your tiles for the characters who change your court.
