### *What can I do now?* in the card game: lines of markdown. Names are ready to be shown.
### $adversaries: adversaries in few words, such as "dragons 5+4, monster 3".

## The beginnings of the lines: a kind of action each, bold. All but "draw" are followed by a colon and one of the
## explanations below ("**Reveal**: adversaries are turned up …"); if your language wants a space before the colon, end
## them with {" "} or a no-break space.

quests-explain-kind-reveal = **Reveal**
# In the basic game; the three after it are the ways to challenge with seals.
quests-explain-kind-challenge = **Challenge**
quests-explain-kind-usual = **Seal**
quests-explain-kind-repeated = **Win a card with your seal**
quests-explain-kind-double = **Challenge at double price**
quests-explain-kind-adventure = **Take an adventure**
# Followed by a space and quests-explain-draw.
quests-explain-kind-draw = **Draw**

# Above the lines.
quests-explain-order = Your turn goes in this order: reveal, challenge, adventure, draw; each at most once, and you may skip any.

## After the bold beginnings, or instead of them where the action isn't possible.

quests-explain-reveal = adversaries are turned up until a column has four. It comes first in a turn or not at all.
quests-explain-must-reveal = No adversary is face up, so you must reveal before anything else.
quests-explain-may-not-reveal-later = You can’t reveal any more this turn: that comes before everything else.
quests-explain-may-not-reveal-empty = You can’t reveal: no adversary is left on the pile.
quests-explain-may-not-reveal-full = You can’t reveal: a column is full, with four { quests-kind-many }.

# $adversaries: who you can pay for, here and in the next three.
quests-explain-challenge = discard knights of one colour worth an adversary’s value (Merlins join any) and take it into your hand, where it counts its value. You can pay for { $adversaries }.
quests-explain-usual = pay an adversary’s value in knights of one colour (Merlins join any) and put a seal on it. When a whole column is sealed, the owners of the seals win their cards. You can pay for { $adversaries }; you have { quests-seals } left.
quests-explain-repeated = pay its value once more and take it with your seal: { $adversaries }.
quests-explain-double = pay twice the value of a card without a seal and take it at once: { $adversaries }.
# $choice: what a button says, such as "Seal dragon 4 for 2 red doubles".
quests-explain-example = For example: { $choice }.
quests-explain-may-not-seal = You can’t seal: all your seals are on the table.
quests-explain-may-not-challenge-done = You’ve challenged already this turn; once is all.
quests-explain-may-not-challenge-later = You can’t challenge any more this turn: that comes before the adventure.
quests-explain-may-not-challenge-none = You can’t challenge: no adversary is free to challenge.
# $strength (number): what the reader's knights of one colour are worth at most.
quests-explain-may-not-challenge-weak = You can’t challenge: your strongest colour comes to { $strength } with Merlins, too little for any adversary here.

# $adventures (list): those in the next message.
quests-explain-adventure = pay with adversaries from your hand, which then no longer count. You can take { $adventures }.
# $value (number): the adventure's points. $gain (number): what it brings when the points of the adversaries paid are gone.
quests-explain-adventure-item = { $gain ->
        [one] { quests-adventure } ({ $value }, so { SIGNED($gain, zero: "+0") } point)
       *[other] { quests-adventure } ({ $value }, so { SIGNED($gain, zero: "+0") } points)
    }
quests-explain-may-not-take-done = You’ve taken an adventure already this turn; once is all.
quests-explain-may-not-take-none = You can’t take an adventure: you have no adversaries to pay with.
quests-explain-may-not-take-unpaid = You can’t take an adventure: what you hold ({ $adversaries }) pays for none that’s open.

# $most (number): 0 to 2.
quests-explain-draw = { $most ->
        [0] nothing, as no knight is left, and end your turn.
        [1] a knight or none, which ends your turn.
       *[other] up to two knights, which ends your turn.
    }
# A sentence after quests-explain-draw.
quests-explain-draw-two = It’s two because you’ve neither challenged nor taken an adventure; after that it’s one.
# A sentence after quests-explain-draw.
quests-explain-draw-one = It’s one because you’ve challenged or taken an adventure; otherwise it’s two.

## While someone else's turn lasts; "they" is that player, whose name stands above.

quests-explain-waiting = They may reveal adversaries, challenge one, take an adventure, and draw knights.
# $adversaries: those in the reader's hand.
quests-explain-waiting-own = You have { quests-points }, and hold { $adversaries }.
quests-explain-waiting-own-none = You have { quests-points }.

## Three lines above someone's first turn.

quests-explain-first-goal = **Goal:** have the most points when the twelfth adventure is taken or no adversary is left.
quests-explain-first-scores = **What scores:** each adversary in your hand counts its value, and an adventure usually counts more than the adversaries you pay for it; knights only pay.
quests-explain-first-press = **What to press:** go through the menus below from top to bottom; reveal, challenge and take what you can, then draw, which ends your turn.
