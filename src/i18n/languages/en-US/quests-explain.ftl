### *What can I do now?* in the card game: lines of markdown. Names are ready to be shown.
### $adversaries: adversaries in few words, such as "dragons 5+4, monster 3".

## The beginnings of the lines: a kind of action each, bold. All but "draw" are followed by a colon (language-colon) and
## one of the explanations below ("**Reveal**: turn up adversaries …").

quests-explain-kind-reveal = **Reveal**
# In the basic game; the three after it are the ways to challenge with seals.
quests-explain-kind-challenge = **Challenge**
quests-explain-kind-usual = **Seal**
quests-explain-kind-repeated = **Challenge again**
quests-explain-kind-double = **Challenge at double the price**
quests-explain-kind-adventure = **Take an adventure**
# Followed by a space and quests-explain-draw.
quests-explain-kind-draw = **Draw**

# Above the lines.
quests-explain-order = Your turn goes in this order: reveal, challenge, adventure, draw. Each at most once, and you can skip any.

## After the bold beginnings, or instead of them where the action isn't possible.

quests-explain-reveal = turn up adversaries until a column has four. That comes first in your turn, or not at all.
quests-explain-must-reveal = No adversary is face up, so you have to reveal before anything else.
quests-explain-may-not-reveal-later = You can’t reveal anymore this turn: that comes before everything else.
quests-explain-may-not-reveal-empty = You can’t reveal: the adversary pile is empty.
quests-explain-may-not-reveal-full = You can’t reveal: one column is full, with four { quests-kind-many }.

# $adversaries (list): who you can beat, seal or win, here and in the next three.
quests-explain-challenge = discard knights of one color worth an adversary’s value (Merlins go with any color) and win the card, which scores its value. You can beat { OR($adversaries) }.
quests-explain-usual = pay an adversary’s value in knights of one color (Merlins go with any color) and put your seal on the card. Once a whole column is sealed, the seals’ owners win its cards. You can seal { OR($adversaries) }. You have { quests-seals } left.
quests-explain-repeated = pay the value again for a card that has your seal on it, and win it. You can win { OR($adversaries) }.
quests-explain-double = pay twice the value of a card without a seal and win it at once. You can beat { OR($adversaries) }.
# $choice: what a button says, such as "Seal dragon 4 with 2 red doubles".
quests-explain-example = For example: { $choice }.
quests-explain-may-not-seal = You can’t seal a card: all your seals are on the table.
quests-explain-may-not-challenge-done = You’ve already challenged an adversary this turn; it’s one per turn.
quests-explain-may-not-challenge-later = You can’t challenge anymore this turn: that comes before the adventure.
# $variant: of the game, "basic" or "seals".
quests-explain-may-not-challenge-none =
    { $variant ->
        [seals] You can’t challenge: no adversary is face up without someone else’s seal on it.
       *[basic] You can’t challenge: no adversary is face up.
    }
# $strength (number): what the reader's knights of one colour are worth at most.
quests-explain-may-not-challenge-weak =
    { $strength ->
        [0] You can’t challenge: you have no knights.
       *[other] You can’t challenge: your strongest color, with any Merlins, is worth { $strength }, too little for any adversary you may challenge.
    }
# The same if an adversary without a seal would cost no more than that, but all the reader's seals are on the table.
quests-explain-may-not-challenge-sealed = You can’t challenge: all your seals are on the table, and your strongest color, with any Merlins, is worth { $strength }, too little to pay double, or for a card that has your seal on it.

# $adventures (list): those in the next message.
quests-explain-adventure = pay with adversaries you’ve won, which then no longer count. You can take { OR($adventures) }.
# $value (number): the adventure's points. $gain (number): what it brings when the points of the adversaries paid are gone.
quests-explain-adventure-item = { quests-adventure-the } ({ $value } points, { SIGNED($gain) } after paying)
quests-explain-may-not-take-done = You’ve already taken an adventure this turn; it’s one per turn.
quests-explain-may-not-take-none = You can’t take an adventure: you have no adversaries to pay with.
quests-explain-may-not-take-unpaid = You can’t take an adventure: what you hold ({ $adversaries }) doesn’t pay for any that’s left.

# $most (number): 0 to 2.
quests-explain-draw = { $most ->
        [0] nothing, since no knight cards are left; that ends your turn.
        [1] one knight card or none; that ends your turn.
       *[other] up to two knight cards; that ends your turn.
    }
# A sentence after quests-explain-draw.
quests-explain-draw-two = Two, because you’ve neither challenged an adversary nor taken an adventure; otherwise it would be one.
# A sentence after quests-explain-draw.
quests-explain-draw-one = Only one, because you’ve challenged an adversary or taken an adventure; otherwise it would be two.

## While someone else's turn lasts; "they" is that player, whose name stands above.

quests-explain-waiting = They can reveal adversaries, challenge one, take an adventure and draw knight cards.
# $adversaries: those in the reader's hand.
quests-explain-waiting-own = You have { quests-points } and hold { $adversaries }.
quests-explain-waiting-own-none = You have { quests-points }.

## Three lines above someone's first turn.

quests-explain-first-goal = **Goal:** have the most points at the end.
quests-explain-first-scores = **What scores:** adversaries you win with knights, and adventures you pay for with adversaries.
quests-explain-first-press = **What to press:** find your choice in the picture, then pick its number below.
# Instead of it in the game with seals.
quests-explain-first-press-seals = { quests-explain-first-press } **{ discord-button-now }** explains seals.
