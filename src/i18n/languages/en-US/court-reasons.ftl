### King Arthur's Court: what speaks for an action that the computer recommends.
### Parts of a sentence, such as "raises the smallest group from 1 to 2", after “Why:” or in brackets; the subject is the
### action, unless there is another.
### $from and $to (number): a group's size before and after. $aside: the characters that go back after the round aren't
### counted.

court-reason-smallest =
    raises the smallest group from { $from } to { $to }{ $aside ->
        [yes] {" "}(not counting characters)
       *[no] { "" }
    }
# It's what breaks ties.
court-reason-middle =
    raises the middle group from { $from } to { $to }{ $aside ->
        [yes] {" "}(not counting characters)
       *[no] { "" }
    }
court-reason-weakens =
    lowers { $name }’s smallest group from { $from } to { $to }{ $aside ->
        [yes] {" "}(not counting characters)
       *[no] { "" }
    }
court-reason-role = can raise the smallest group from { $from } to { $to } with { court-character }
# $tiles: such as "4+5 = 9".
court-reason-purse = gets { $tiles } from the purse
# $tiles (number): how many.
court-reason-collects =
    collects { $tiles ->
        [one] a tile
       *[other] { $tiles } tiles
    } with Arthur
court-reason-favor = gets the King’s Favor
court-reason-outbids = outbids { $name }
# $tiles: such as "4+5 = 9".
court-reason-keeps = keeps { $tiles } in tiles
