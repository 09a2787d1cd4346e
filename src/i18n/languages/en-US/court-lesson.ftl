### The last round of a game of King Arthur's Court, played step by step by someone who learns it. Morgana, Percival and
### Nimue (learn-opponent) are the opponents. The position is always the same, so its numbers are in the sentences. A step is
### a text and, if it asks something, what's said to the right answer (.right) and to each of the wrong ones (.wrong-…).
### Answers that are moves are labelled elsewhere.
### Limits: texts 400, .right 150, .wrong-… 200, answers 80.

# max: 400
court-lesson-goal = This is the last of four rounds. Your court is marked: two maidens (roses) with a jester (cap) to help out, three guards (axes) and no knights (horses). Maidens, guards and knights form three groups, and **your score is the size of your smallest group**. What would you score now?
    .right = Yes: without knights, your smallest group is 0.
    .wrong-six = Courtiers aren’t added up. Only the smallest of the three groups counts.
    .wrong-three = The guards are your largest group. It’s the smallest one that counts.
# max: 80
court-lesson-goal-answer-six = 6, for all of them
# max: 80
court-lesson-goal-answer-three = 3, for the guards
# max: 80
court-lesson-goal-answer-none = 0, for the knights

# max: 400
court-lesson-jester = **Jesters join any group that has someone in it**, wherever they help you most. Without Merlin, they can’t stand alone, so they’re no help where you have nobody. The marked row has the **aspirants**: courtiers who hope to get into a court. Which of them do you need most?
    .right = Right: with one knight, the jester can join in, and all your groups have at least 2.
    .wrong-jester = Jesters need someone to join. You have no knights, so even two jesters leave that group at 0.
    .wrong-guard = You already have three guards. Your smallest group would stay at 0.
# max: 80
court-lesson-jester-answer-jester = The jester
# max: 80
court-lesson-jester-answer-guard = The guard
# max: 80
court-lesson-jester-answer-knight = A knight

# max: 400
court-lesson-characters = Everyone takes **one character** a round, then returns it. Only the one you hold at the end counts in your court: **Guinevere** as two maidens, **Arthur** as two guards, **Lancelot** as two knights, **Merlin** as a jester, and he lets jesters stand alone. The smallest group is compared first, then the middle one. By that count, who gives you better groups: Merlin or Lancelot?
    .right = Lancelot it is: you’d have 2/3/3, as the jester joins one of the smaller groups.
    .wrong-merlin = Close: with two jesters as knights, you’d have 2/2/3. But that leaves none for your maidens. With two real knights, you’d have 2/3/3.
# max: 80
court-lesson-characters-answer-merlin = Merlin
# max: 80
court-lesson-characters-answer-lancelot = Lancelot

# max: 400
court-lesson-powers =
    A character also acts as soon as you take it:
    - **Merlin** swaps up to three courtiers with the row.
    - **Guinevere** takes two aspirants; everyone else takes one.
    - **Arthur** gets a tile from each opponent who has two or more, and the King’s Favor when the round ends.
    - **Lancelot** swaps a courtier with each opponent.
    Who makes your court larger?
    .right = Only Guinevere does: two more courtiers for you, one for everyone else.
    .wrong-merlin = He swaps one for one, so your court stays as large as it is. Who takes without giving?
    .wrong-arthur = He brings tiles and the King’s Favor, but no courtiers. Who takes some?
    .wrong-lancelot = He swaps one for one, so your court stays as large as it is. Who takes without giving?
# max: 80
court-lesson-powers-answer-merlin = Merlin
# max: 80
court-lesson-powers-answer-guinevere = Guinevere
# max: 80
court-lesson-powers-answer-arthur = Arthur
# max: 80
court-lesson-powers-answer-lancelot = Lancelot

# max: 400
court-lesson-open = Characters are **auctioned**: the winner picks one. You have the King’s Favor, so you open and must bid at least one of your tiles. The others bid more, or pass. Only the winner pays. What do you bid?
    .right = A low start costs little, and shows who really wants to win.
    .wrong-all = You’d win, but for everything you have. There’s no need to start so high: you can raise later.

# max: 400
court-lesson-pass = Percival couldn’t go higher and had to pass. Nimue bids 9. You could raise, as your tiles come to 13. But **everyone takes exactly one character each round**, and Nimue, who has no maidens, probably wants Guinevere. What do you do?
    .right = You keep all your tiles for the next auction. If Nimue takes Guinevere, you get a knight anyway.
    .wrong-raise = That’s 10, nearly all you have. Nimue won’t want Lancelot: she has knights, but no maidens. Save your tiles for the next auction.

# max: 400
court-lesson-aspirant = Nimue chose Guinevere and took a guard and a knight. **Everyone else takes one aspirant**, starting on her left, with you. Then Nimue lays out a new row from the peasantry, if there’s anyone left in it. Who do you take?
    .right = Your smallest group grows from 0 to 2: a knight, and the jester who joins.
    .wrong-jester = You’d have two jesters and still no knight for them to join. Your score would stay at 0.

# max: 400
court-lesson-bid = The peasantry is used up, so Nimue couldn’t lay out a new row: **that’s what makes this the last round**. You open again. Tiles score nothing at the end. Morgana has 2+2+5, Percival a 1. Which bid is sure to win?
    .right = Morgana can’t bid more than 9, so nobody can beat you.
    .wrong-one = Morgana would raise. After this round your tiles are worth nothing, so spend them.
    .wrong-five = Morgana has 9 in tiles and could bid 7 or 9. What can’t she beat?

# max: 400
court-lesson-choose = You’ve won, so you choose a character. The tiles you bid become its **purse**, and you get the purse that was there: a low winning bid for a full purse can be the best buy. But in the last round, it’s your groups that matter. Who do you choose?
    .right = Lancelot counts as two knights: all your groups have 3 now.
    .wrong-merlin = With him, your smallest group would stay at 2. There’s a character who makes it 3.
    .wrong-arthur = He counts as two guards, and you already have three. Your smallest group would stay at 2.

# max: 400
court-lesson-swap = Lancelot **swaps one courtier with each opponent**, and must do so wherever possible. You choose both, but they must be of different types. Morgana comes first; she has no guards. Which of these three swaps keeps your groups at 3 and doesn’t help her?
    .right = Your groups stay at 3, and Morgana has lost her jester.
    .wrong-guard = Your groups would stay at 3. But a guard is exactly what Morgana is missing.
    .wrong-jester = Your jester counts as your third maiden. Without that jester, your smallest group drops to 2.

# max: 400
court-lesson-give = Lancelot’s other two swaps are done for you: Percival got a guard for a maiden, Nimue a knight for a jester. Then Morgana took Arthur for 2. **Each opponent gives Arthur’s player a tile of their choice.** Only someone with a single tile gives none. Your tiles no longer matter, but as a rule, which one do you give?
    .right = As a rule, give the one that’s worth least.
    .wrong-most = It’s your choice, so why the 3? As a rule, give what’s worth least.

# max: 400
court-lesson-tie = The game is over: your smallest group is larger than anyone else’s. If smallest groups are equal, the **middle group** decides, then the largest, then the King’s Favor. Nimue and Morgana both have 2 in their smallest group, and 2 in the middle one. What puts Nimue ahead?
    .right = Yes: her largest group has 4, Morgana’s only 3.
    .wrong-favor = Morgana has it, not Nimue. It only breaks a tie in all three groups.
    .wrong-tiles = Tiles count for nothing at the end.
# max: 80
court-lesson-tie-answer-largest = Her largest group
# max: 80
court-lesson-tie-answer-favor = The King’s Favor
# max: 80
court-lesson-tie-answer-tiles = Her tiles

# max: 400
court-lesson-end = **You’ve won.** Morgana is ahead of Percival only thanks to the King’s Favor, which Arthur brought her. The smallest group counts, and jesters fill gaps. A game starts with one courtier each, and ends with the round in which the row can’t be filled. With two players, you take two characters; with three, one is left over: the black die marks it, and someone must take it next round.
