### The last round of a game of King Arthur's Court, played step by step by someone who learns it. Morgana, Percival and
### Nimue are the opponents. The position is always the same, so its numbers are in the sentences. A step is a text and, if
### it asks something, what's said to the right answer (.right) and to each of the wrong ones (.wrong-…). Answers that are
### moves are labelled elsewhere.
### Limits: texts 400, .right 150, .wrong-… 200, answers 80.

# max: 400
court-lesson-goal = This is the last of four rounds. Your court is marked: 2 maidens, 3 guards, no knight and a jester. Maidens, guards and knights form three groups, and **your score is the size of your smallest group**. What would you score now?
    .right = Yes: without knights, the smallest group is 0.
    .wrong-six = Courtiers aren’t added up. Only the smallest of the three groups counts.
    .wrong-three = The guards are your largest group. It’s the smallest one that counts.
# max: 80
court-lesson-goal-answer-six = 6, for all of them
# max: 80
court-lesson-goal-answer-three = 3, for the guards
# max: 80
court-lesson-goal-answer-none = 0, for the knights

# max: 400
court-lesson-jester = **A jester joins any group that has somebody in it**, whichever helps you most. It can’t stand alone, so it’s no help where you have nobody. Which of the marked aspirants do you need most?
    .right = Right: with one knight, the jester can join, and all your groups have at least 2.
    .wrong-jester = Jesters need somebody to join. You have no knight, so two jesters still leave that group at 0.
    .wrong-guard = You have three guards. Your smallest group would stay at 0.
# max: 80
court-lesson-jester-answer-jester = The jester
# max: 80
court-lesson-jester-answer-guard = The guard
# max: 80
court-lesson-jester-answer-knight = A knight

# max: 400
court-lesson-characters = Each round, everybody takes **one character**. The one you hold when the game ends counts in your court: **Guinevere** as 2 maidens, **Arthur** as 2 guards, **Lancelot** as 2 knights, **Merlin** as a jester. This is the last round. Who helps your weakest group most?
    .right = Lancelot it is. Knights are what you lack.
    .wrong-merlin = Close! With Merlin, jesters may stand alone, so two of them would be your knights. But then none is left for your maidens. Somebody brings two knights himself.
    .wrong-guinevere = She counts as 2 maidens, and you have two already. Which group is empty?
    .wrong-arthur = He counts as 2 guards, your largest group. Which group is empty?
# max: 80
court-lesson-characters-answer-merlin = Merlin
# max: 80
court-lesson-characters-answer-guinevere = Guinevere
# max: 80
court-lesson-characters-answer-arthur = Arthur
# max: 80
court-lesson-characters-answer-lancelot = Lancelot

# max: 400
court-lesson-powers = Whoever takes a character also acts at once. **Merlin** swaps up to three courtiers with the aspirants. **Guinevere** takes two aspirants, everybody else takes one. **Arthur** gets a tile from each opponent, and the King’s Favor. **Lancelot** swaps a courtier with each opponent.

# max: 400
court-lesson-open = Characters are **auctioned**: the winner picks one. You have the King’s Favor, so you open and must bid at least one of your tiles. The others bid more, or pass. Only the winner pays. What do you bid?
    .right = A low start costs little, and shows who really wants to win.
    .wrong-all = You’d win, but for everything you have. There’s no need to start so high: you can raise later.

# max: 400
court-lesson-pass = Percival couldn’t go higher and had to pass. Nimue bids 9. You could raise, putting together any of your tiles. But **everybody takes exactly one character each round**, and Nimue, who has no maiden, probably wants Guinevere. What do you do?
    .right = You keep all your tiles for the next auction.
    .wrong-raise = That’s 10, nearly all you have. Nimue hardly wants Lancelot: she has knights enough. Save it for the next auction.

# max: 400
court-lesson-aspirant = Nimue chose Guinevere and took a guard and a knight. **Everybody else takes one aspirant**, starting at her left: you. Then Guinevere lays a new row from the peasantry, as far as anybody’s left there. Who do you take?
    .right = Your smallest group grows from 0 to 2: a knight, and the jester who joins.
    .wrong-jester = You’d have two jesters and still no knight for them to join. Your score would stay 0.

# max: 400
court-lesson-bid = The peasantry is empty, so Guinevere couldn’t lay a new row: **that’s what makes this the last round**. You open again. Tiles score nothing at the end. Morgana holds 2+2+5, Percival a 1. Which bid makes sure that Lancelot is yours?
    .right = Morgana can’t bid more than 9, so nobody can beat you.
    .wrong-one = Morgana would raise. After this round your tiles are worth nothing, so spend them.
    .wrong-five = Morgana holds 9 in tiles and could bid 7 or 9. What can’t she beat?

# max: 400
court-lesson-choose = You’ve won and choose a character. The tiles you bid become that character’s **purse**, and you get the purse that lay there: a cheap character with a full purse can be the best buy. Today it’s about your groups. Who do you choose?
    .right = Lancelot counts as two knights: all your groups have 3 now.
    .wrong-merlin = With him your smallest group would have 2. One other character makes it 3.
    .wrong-arthur = He counts as two guards, of whom you have three. Your smallest group would stay at 2.

# max: 400
court-lesson-swap = Lancelot **swaps one courtier with each opponent**, and must do so wherever it’s possible. You choose both, but they must be of different types. First Morgana, who has no guard. Which swap keeps your groups at 3 and doesn’t help her?
    .right = Your groups stay at 3, and Morgana has lost her jester.
    .wrong-guard = Your groups would stay at 3. But a guard is exactly what Morgana lacks.
    .wrong-jester = Your jester fills up the maidens. Give it away, and your smallest group drops to 2.

# max: 400
court-lesson-give = Morgana took Arthur. **Each opponent gives Arthur’s player a tile, and chooses which.** Only somebody with a single tile gives none. Which one do you give?
    .right = The least you can.
    .wrong-most = You choose, so why the 3? Give what’s worth least.

# max: 400
court-lesson-tie = The game is over: your smallest group is the largest of all. If smallest groups are equal, the **next smallest** decides, then the largest, then the King’s Favor, which Arthur brought to Morgana. Say one court has groups of 2, 3 and 3, another 2, 2 and 5. Which is better?
    .right = Yes: equal smallest groups, so the next smallest decides, 3 against 2.
    .wrong-first = Five is a lot, but the next smallest group comes first: 3 beats 2.
    .wrong-favor = The Favor only decides if all three groups are equal.
# max: 80
court-lesson-tie-answer-second = 2, 3 and 3
# max: 80
court-lesson-tie-answer-first = 2, 2 and 5
# max: 80
court-lesson-tie-answer-favor = Whoever has the King’s Favor

# max: 400
court-lesson-end = **You’ve won.** Remember: the smallest group counts, jesters fill gaps, and the character you hold at the end adds to your court. A game starts with a courtier each, and ends with the round in which the peasantry can’t fill the row. With two players you take two characters a round.
