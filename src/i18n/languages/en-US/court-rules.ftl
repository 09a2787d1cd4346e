### How to play King Arthur's Court: the chapters of `/rules`, then a page for each character and piece. A page has a title (at
### most 60 letters, no markdown), paragraphs (.p1 …), other words that people look for it by (.also, separated by commas) and
### what's said about places in its picture (.note-…).

court-rules-goal = The goal
    .p1 = Gather the best-balanced court.
    .p2 = Your courtiers form three groups: **maidens**, **guards** and **knights**. **Your score is your smallest group.** A court of 3, 3 and 3 beats one of 2, 6 and 6.
    .p3 = **Jesters** fill the gaps: each may join a group that already has somebody in it.
    .p4 = You change your court through the four **characters**. Each round they’re auctioned, and each helps you in its own way.
    .also = aim, how to win, points, score, smallest group
    .note-court-1 = A player’s three groups. The smallest one is the score.
    .note-place-0 = The place that this player has now.
    .note-castle = The four characters, auctioned each round.

court-rules-table = The table
    .p1 = Nothing is hidden: everything there is lies on the table.
    .p2 =
        - **Characters**, each with a **purse** of tiles.
        - **Aspirants**: the row of courtiers who want to get into a court.
        - **Peasantry**: all courtiers who aren’t in the row or in a court.
        - Each player’s **court** in its three groups, with jesters placed where they help most, and their **tiles**, which are money.
        - The **King’s Favor**: its holder opens auctions and wins the last tie.
    .p3 = There are six courtiers of each of the four types.
    .also = legend, purse, aspirants, row, peasantry, picture, treasury
    .note-castle = The four characters. The tiles below each are its purse: whoever takes it gets them.
    .note-decision = What’s being decided, the highest bid, and who is still in.
    .note-aspirants = Aspirants, the row: Merlin and Guinevere bring them into courts.
    .note-peasantry = The peasantry: Guinevere’s player chooses the next row from it.
    .note-place-0 = The place that this player has now.
    .note-court-1 = A court: three groups, jesters included. The smallest is the score.
    .note-money-2 = A player’s tiles, and what they can bid at most.
    .note-favor = The King’s Favor: opens auctions and breaks the last tie.

court-rules-round = A round
    .p1 = A round is a series of auctions. In each, the winner **takes a character**, pays, and uses it at once. Then comes the next auction.
    .p2 = With three or four players you take one character a round; with two players, two. Whoever has theirs takes no further part in the round’s auctions.
    .p3 = At the end of the round the King’s Favor goes to Arthur’s player, and the characters return, keeping their purses.
    .also = turn, your turn, order
    .note-decision = The auction, and whose decision it is.
    .note-castle = What the winner may choose from.

court-rules-auction = The auction
    .p1 = The holder of the **King’s Favor** opens, or, if they already have their characters, the next player to the left who hasn’t. **The opener must bid** at least one tile.
    .p2 = Then, clockwise, everybody bids **more** or **passes**. Whoever passes is out of this auction. If only one player is left without a character, they open, and pay, alone.
    .p3 = A bid is any set of your tiles, and their sum counts. A raise may be made of quite different tiles. Nothing is paid before the end.
    .p4 = The winner chooses a character, gets the tiles of its **purse**, and **the tiles of the bid become the new purse**. The losers keep their tiles.
    .also = bid, pass, raise, tiles, money, purse, pay
    .note-decision = The highest bid so far, and who has passed.
    .note-castle = The purse below a character is what its taker gets back.
    .note-money-0 = Any of these tiles may be bid. Only their sum has to be higher.

court-rules-characters = The characters
    .p1 =
        - **Merlin**: up to three swaps between your court and the row.
        - **Guinevere**: take two aspirants; each other player takes one; you lay a new row.
        - **Arthur**: each opponent with two or more tiles gives you one; the King’s Favor is yours at the end of the round.
        - **Lancelot**: swap a courtier with each opponent.
    .p2 = A swap is always one courtier for one of **another type**.
    .p3 = Who you hold **when the game ends** also counts in your court: Guinevere as two maidens, Arthur as two guards, Lancelot as two knights, Merlin as a jester who lets jesters stand alone.
    .also = roles, swap, pawn
    .note-castle = Merlin, Guinevere, Arthur and Lancelot, with their purses.

court-rules-scoring = Jesters and scoring
    .p1 = Each **jester** joins one of your groups. They’re placed for you, in the best way: so that your smallest group is as large as possible, then the middle one, then the largest.
    .p2 = A jester can’t join a group **without members**. Only Merlin’s player, at the end, may have groups of jesters alone. A jester who can join no group counts nowhere.
    .p3 = At the end, Guinevere adds two maidens, Arthur two guards and Lancelot two knights to their player’s court. Such a group isn’t empty, so jesters may join it.
    .p4 = For example, 2 jesters, 1 maiden, 2 guards and 1 knight, with Arthur: groups of 2, 4 and 2. The score is 2.
    .also = jester, group, members, score
    .note-court-0 = Groups with their jesters. The smallest one is the score.

court-rules-start = Before the first round
    .p1 = Everybody has the tiles **3, 4 and 5**. In turn, each takes any one courtier from the peasantry. Each character’s purse holds a 1 and a 2.
    .p2 = The first row is one courtier of each type. With four players, dice add one more; with two, they take one away.
    .p3 = Everybody rolls for the King’s Favor, and the highest gets it. After that there’s no luck in the game.
    .also = set-up, setup, dice, first courtier

court-rules-end = The end and ties
    .p1 = When Guinevere’s player **can’t fill the row** from the peasantry, this is the last round. It’s played to its end, so everybody still takes their characters. A full row that uses up the peasantry doesn’t end the game.
    .p2 = That’s after 4 rounds with four players, after 7 with two, and after 5 to 10 with three.
    .p3 = The characters of the last round stay with their players and count. The largest **smallest group** wins.
    .p4 = **Ties**: the larger middle group, then the largest group, then the King’s Favor (which has gone to Arthur’s player by then). Otherwise the place is shared.
    .also = tie, ties, last round, winner, game over
    .note-peasantry = When a new row can’t be filled from here, it’s the last round.
    .note-favor = The King’s Favor breaks the last tie.

court-rules-variants = With two or three players
    .p1 = **Two players** take two characters each a round, and both count at the end. The row has three aspirants.
    .p2 = **Three players** take one each, so one character is left over. It gets the **black die**: next round somebody has to take it. The first two choosers are free; the third must take it if it’s still there. Its purse stays as it is. The row has four aspirants.
    .p3 = **Four players** take one each, and the row has five.
    .p4 = There’s one variant, and no options.
    .also = variants, black die, players, options

court-rules-discord = In Discord
    .p1 = Whoever’s turn it is can bid or pass right on the table’s message. For any other bid, and for swaps, press **{ discord-button-hand }**: one menu lists the usual choices, another takes any tiles or courtiers at once.
    .p2 = The message of the table goes on changing, and whoever must decide is called. What the rules force is played without asking.
    .p3 = **{ discord-button-undo }** undoes what you did last, as long as nobody else has acted. `/court` has the same moves as commands.
    .also = undo, buttons, commands

court-rules-group = Characters and pieces

court-rules-merlin = Merlin
    .p1 = Make **up to three swaps** between your court and the row of aspirants: each gives one of your courtiers for one of another type. Only the result counts, and you may make none.
    .p2 = Held at the end, Merlin is one more **jester**, and your jesters may form groups by themselves.
    .also = black, wizard, swap

court-rules-guinevere = Guinevere
    .p1 = Take **two aspirants**. Then each other player, clockwise from your left, takes one of their choice. Then you lay a **new row** from the peasantry, with courtiers of your choice. If they’re too few to fill it, this is the last round.
    .p2 = Held at the end, she counts as **two maidens**.
    .also = red, queen, refill, last round

court-rules-arthur = Arthur
    .p1 = Clockwise from your left, each opponent with **two or more tiles** gives you one. They choose which. An opponent with a single tile keeps it.
    .p2 = At the end of the round you get the **King’s Favor**. Held at the end of the game, he counts as **two guards**.
    .also = green, king, tile, gift

court-rules-lancelot = Lancelot
    .p1 = Clockwise from your left, **swap one courtier with each opponent**, for one of another type. You choose both. You have to swap wherever it’s possible; where both courts have one and the same type only, that opponent is skipped. A courtier you’ve just got may be passed on.
    .p2 = Held at the end, he counts as **two knights**.
    .also = blue, swap

court-rules-jester = Jesters
    .p1 = A jester joins any group that has a member, and is placed where it helps most. There are six. Without Merlin at the end, a court of jesters alone scores 0.
    .also = fool, cap, moon

court-rules-maiden = Maidens
    .p1 = One of the three groups. There are six maidens; Guinevere, held at the end, counts as two more.
    .also = rose, sun, group

court-rules-guard = Guards
    .p1 = One of the three groups. There are six guards; Arthur, held at the end, counts as two more.
    .also = axe, crown, group

court-rules-knight = Knights
    .p1 = One of the three groups. There are six knights; Lancelot, held at the end, counts as two more.
    .also = horse, arms, group

court-rules-favor = The King’s Favor
    .p1 = Its holder **opens every auction** until they have their characters, and must bid. It also breaks the last tie. At the end of a round it goes to Arthur’s player; with three players it stays if nobody took Arthur.
    .also = favour, green die, opener, tie

court-rules-money = Tiles
    .p1 = Tiles of 1 to 5 are money. You begin with 3, 4 and 5, and they’re always public. The tiles of a winning bid become the purse of the character, and its old purse is yours. You never run out: every purse holds at least one tile.
    .also = money, purse, treasury, ace, bid

court-rules-dice = Dice
    .p1 = With two and four players, four dice change the first row; they’re all rolled again while the highest is tied. Then everybody rolls for the King’s Favor, and those tied for the highest roll again. A die shows 0 to 5. With three players, the black die marks the character that must be taken.
    .also = black die, die, roll, luck
