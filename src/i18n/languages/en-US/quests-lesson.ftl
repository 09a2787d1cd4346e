### A first game of the card game, played step by step by someone who learns it. Morgana (learn-opponent.first) is the opponent.
### The position is always the same, so cards and points are in the sentences. A step is a text and, if it asks something,
### what's said to the right answer (.right) and to each of the wrong ones (.wrong-…). Answers that are moves are labelled
### elsewhere.
### Limits: texts 400, .right and .wrong-… 200, answers 80.

# max: 400
quests-lesson-goal = Beat **adversaries** with your knights, and pay for **adventures** with the adversaries you’ve beaten. Adventures score the points printed on them; adversaries you keep score their value. Adversaries are in four columns, one for each kind; dragons are the strongest. On adventures, a blank card with four colors stands for any adversary.

# max: 400
quests-lesson-strength = Knights fight in **one color** at a time. A double is two knights on one card, and Merlin is one knight of any color. Your color doesn’t have to match the adversary’s. How strong can you be in red?
    .right = Yes: 1 for the knight, 2 for the double, 1 for Merlin.
    .wrong-two = You have two red cards, but the double counts as 2. And Merlin helps.
    .wrong-three = That’s without Merlin, and he counts as red, too.
    .wrong-five = The orange knight can’t join: they must all be the same color. Only Merlin goes with any.
# max: 80
quests-lesson-strength-answer-two = 2
# max: 80
quests-lesson-strength-answer-three = 3
# max: 80
quests-lesson-strength-answer-four = 4
# max: 80
quests-lesson-strength-answer-five = 5

# max: 400
quests-lesson-challenge = **Challenge one adversary**: discard knights worth exactly its value, and the card is yours. A monster worth 3 costs three knights, a dark power worth 1 only one. What’s your best challenge?
    .right = Three points, and you still have Merlin.
    .wrong-small = You could, but that only wins you one point. You’re strong enough for more.
    .wrong-merlin = The right monster, but save Merlin: he counts as any color, a red knight only as red.

# max: 400
quests-lesson-draw = After a challenge you may take an adventure, but you can’t pay for one yet. Then comes the last step of the turn: **draw a knight card**. That ends your turn.
    .right = One more card. Nobody else sees what you draw.
    .wrong-none = You may end your turn without drawing, but knights cost nothing, and there’s no limit to your hand.

# max: 400
quests-lesson-reveal = A turn has four steps, **always in this order**: reveal, challenge, adventure, draw. At the top, bright ones are possible now, dashed ones maybe later this turn. You may reveal if no column has four cards: adversaries are turned up until one has. You want more to choose from this turn. What do you do first?
    .right = Now there’s more to choose from, for Morgana too.
    .wrong-fight = After a challenge you couldn’t reveal anymore: revealing comes first or not at all. And Merlin would be gone.

# max: 400
quests-lesson-two = You hold a red knight, an orange one and Merlin: enough for a 2 at most, and Merlin would be gone. **If you neither challenge an adversary nor take an adventure, you may draw two knight cards.** Revealing is neither. What now?
    .right = Two beige knights: together with Merlin, that’s 3.
    .wrong-fight = Two points, but your hand would be down to a single knight. Gather strength first.
    .wrong-one = You haven’t challenged anything this turn, so you may draw two.

# max: 400
quests-lesson-needs = Morgana beat an adversary and paid for the Robbers with two of hers: 6 points. **Each adventure asks for something different.** The marked Fisher King is worth 12 and wants monsters worth 6. You have a monster worth 3. Which adversary do you want?
    .right = Yes: 3 and 3 make 6, and both are monsters.
    .wrong-dragon = That makes 6, but the Fisher King wants monsters only.
    .wrong-monster1 = It’s a monster, but 3 and 1 only make 4.
# max: 80
quests-lesson-needs-answer-dragon = A dragon worth 3
# max: 80
quests-lesson-needs-answer-monster3 = A monster worth 3
# max: 80
quests-lesson-needs-answer-monster1 = The monster worth 1

# max: 400
quests-lesson-merlin = You hold two beige knights, a red one, an orange one and Merlin. **Merlin counts as one knight of any color.** From now on, gold frames show what’s possible. Beat the one the marked Fisher King wants.
    .right = Two knights and Merlin beat it. Good thing you saved him.
    .wrong-dragon = The same price and the same value, but it isn’t a monster, so the Fisher King won’t have it.
    .wrong-small = That makes 4 in monsters, and you need 6.

# max: 400
quests-lesson-adventure = Now **take an adventure**, at most one a turn. The adversaries you pay leave the game, and with them their value: you give up 3 and 3. They’re enough for several adventures, even Excalibur: it asks for 5, but you can’t pay exactly that, so you may pay more. Which adventure do you take?
    .right = 12 points for cards worth 6.
    .wrong-excalibur = That’s 8 points, for cards worth 6. And it asks for 5, so you’d pay 1 too much.
    .wrong-treasure = The Gold Treasure is worth 11. Good, but one of these three is worth more.

# max: 400
quests-lesson-over = A word about paying. Say there’s a monster worth 3, and all you hold is two red doubles: two cards, worth 4. May you pay both for it?
    .right = Right. But never with a card you don’t need. The same goes for adventures that ask for a total.
    .wrong-always = If you could pay exactly, in any color, you’d have to. You may overpay only if you can’t.
    .wrong-never = Exactly, if you can. But you hold no card worth 1, so you may pay 1 too much.
# max: 80
quests-lesson-over-answer-always = Yes, overpaying is always fine
# max: 80
quests-lesson-over-answer-never = No, you must pay exactly
# max: 80
quests-lesson-over-answer-unless = Yes, because I can’t pay exactly

# max: 400
quests-lesson-score = You have 12 points, Morgana has 6. You still hold knights. Ties aside, what are knights in your hand worth at the end?
    .right = Right, so spend them. They only matter in a tie: then whoever has more knight cards wins.
    .wrong-strength = Strength is for fighting. Points come from adventures and from adversaries you keep.
    .wrong-one = Knights score nothing. Points come from adventures and from adversaries you keep.
# max: 80
quests-lesson-score-answer-nothing = Nothing
# max: 80
quests-lesson-score-answer-strength = Their strength
# max: 80
quests-lesson-score-answer-one = 1 point each

# max: 400
quests-lesson-end = Two of the 13 adventures are taken, and no new ones come. Adversaries run out too: once their pile and all columns are empty, the game ends with that turn. What can end it sooner?
    .right = Yes, at once: the thirteenth is left over.
    .wrong-knights = When the knight pile is empty, the discards are shuffled into a new one.
# max: 80
quests-lesson-end-answer-knights = The last knight card in the pile
# max: 80
quests-lesson-end-answer-twelfth = The twelfth adventure

# max: 400
quests-lesson-sealing = **Whoever has the most points wins.** That’s the whole basic game. In the game with seals, you put your seal on an adversary you challenge, and it stays there **until every card in its column is sealed**. Morgana’s seal is on the 3, and now you pay for the 2. Who wins what?
    .right = Each card goes to the owner of its seal, and the seals come back.
    .wrong-mine = The 3 has Morgana’s seal: she paid for it, so it’s hers.
    .wrong-none = No card in this column is without a seal anymore, so they’re all won at once.
# max: 80
quests-lesson-sealing-answer-mine = I win both
# max: 80
quests-lesson-sealing-answer-each = I win the 2, Morgana wins the 3
# max: 80
quests-lesson-sealing-answer-none = Nobody wins a card yet

# max: 400
quests-lesson-seals = You don’t have to wait for the others: pay again for a card with your seal, or pay double for one without a seal. Signs on the cards say what you’d get: with a small seal you seal one, with “+” you win it, with “×2” you win it at double the price. **{ learn-button-real }** starts a basic game, without seals.
