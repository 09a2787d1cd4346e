### How to play King Arthur's Court: the chapters of `/rules`, then a page for each character and piece. A page has a title (at
### most 60 letters, no markdown), paragraphs (.p1 …; at most 1,800 letters together), other words that people look for it by
### (.also, separated by commas; {""} for none) and what's said about places in its picture (.note-…).

## Chapters

court-rules-goal = The goal
    .p1 = Gather the best-balanced court.
    .p2 = Your courtiers form three groups: **maidens**, **guards** and **knights**. **Your score is your smallest group.** A court of 3, 3 and 3 beats one of 2, 6 and 6.
    .p3 = **Jesters** fill the gaps: each can join any group that already has someone in it.
    .p4 = You change your court with the help of four **characters**. They’re auctioned each round, and each helps in a different way.
    .also = aim, how to win, points, score, smallest group

court-rules-table = The table
    .p1 = Nothing is hidden: it’s all on the table.
    .p2 =
        - **Characters**, each with a **purse** of tiles.
        - **Aspirants**: the row of courtiers who hope to get into a court.
        - **Peasantry**: all courtiers who aren’t in the row or in a court.
        - Each player’s **court** in its three groups, with jesters placed where they help most, and their **tiles**, which are money.
        - The **King’s Favor**: whoever holds it opens the auctions and wins the last tiebreaker.
    .p3 = There are six courtiers of each type: jesters, maidens, guards and knights.
    .also = legend, purse, aspirants, row, peasantry, picture, treasury
    .note-castle = The four characters, each above its purse: whoever takes one gets these tiles. At the top, the round, and how many there can be.
    .note-decision = What’s being decided, the highest bid and who’s still in.
    .note-aspirants = The row of aspirants: Merlin and Guinevere bring them into courts.
    .note-peasantry = The peasantry: Guinevere’s player chooses the next row from it.
    .note-favor = The King’s Favor: its holder opens the auctions and wins the last tiebreaker.
    .note-money-1 = A player’s tiles, and the most they can bid.
    .note-place-2 = This player’s place and the sizes of their groups. Characters count only in the last round.
    .note-court-2 = A court: three groups, jesters included. The smallest is the score.

court-rules-round = A round
    .p1 = A round is a series of auctions. Whoever wins one pays, **takes a character** and uses it right away. Then comes the next auction.
    .p2 = With three or four players you take one character a round; with two players, two. Once you have yours, you sit out the rest of the round’s auctions.
    .p3 = At the end of the round, the King’s Favor goes to Arthur’s player, if there is one. Then, unless the game is over, the characters go back to the middle, each keeping its purse.
    .also = turn, your turn, order

court-rules-auction = The auction
    .p1 = Whoever holds the **King’s Favor** opens. If they already have their characters, the first player to their left who still needs one opens instead. **The opener must bid** at least one tile.
    .p2 = Then, clockwise, everyone bids **more** or **passes**. If you pass, you’re out of this auction. If only one player still needs a character, they win with their opening bid, and still pay it.
    .p3 = Bid any of your tiles: their sum is what counts. You can raise with completely different tiles. Nobody pays before the auction is over.
    .p4 = The winner chooses a character and gets the tiles in its **purse**, and **the tiles of the bid become the new purse**. Everyone else keeps their tiles.
    .also = bid, pass, raise, tiles, money, purse, pay

court-rules-characters = The characters
    .p1 =
        - **Merlin**: make up to three swaps between your court and the row.
        - **Guinevere**: take two aspirants; everyone else takes one; then you lay out a new row.
        - **Arthur**: each opponent with two or more tiles gives you one, and you get the King’s Favor at the end of the round.
        - **Lancelot**: swap a courtier with each opponent.
    .p2 = A swap is always one courtier for one of **another type**.
    .p3 = A character you hold **when the game ends** also counts in your court: Guinevere as two maidens, Arthur as two guards, Lancelot as two knights, Merlin as a jester who lets jesters stand alone.
    .also = roles, swap, pawn

court-rules-scoring = Jesters and scoring
    .p1 = Each **jester** joins one of your groups. They’re placed for you in the best way: your smallest group gets as large as possible, then the middle one, then the largest.
    .p2 = A jester can’t join an **empty group**. Only Merlin’s player, at the end, can have groups of jesters alone. A jester who can’t join any group doesn’t count.
    .p3 = At the end, Guinevere adds two maidens, Arthur two guards and Lancelot two knights to their player’s court. A group with a character isn’t empty, so jesters can join it.
    .p4 = For example, two jesters, a maiden, two guards and a knight, with Arthur, make groups of 2, 4 and 2. The score is 2.
    .also = jester, group, members, score

court-rules-start = Before the first round
    .p1 = Everyone has the tiles **3, 4 and 5**, and each character’s purse holds a 1 and a 2. One after another, each player takes a courtier of their choice from the peasantry.
    .p2 = The first row is one courtier of each type. With four players, the dice add one more; with two, they send one back to the peasantry (our reading: the printed rules don’t say where it goes).
    .p3 = Everyone rolls for the King’s Favor, and the highest roll gets it. After that, there’s no luck in the game.
    .also = set-up, setup, dice, first courtier

court-rules-end = The end and ties
    .p1 = When Guinevere’s player **can’t fill the row** from the peasantry, that’s the last round. It’s played out, so everyone still takes their characters. As long as the row can be filled, the game goes on, even if that uses up the peasantry.
    .p2 = That makes 4 rounds with four players, 7 with two and 5 to 10 with three.
    .p3 = The characters of the last round stay with their players and count. The largest **smallest group** wins.
    .p4 = **Ties** are decided by the middle group, then by the largest, then by the King’s Favor (by then, Arthur’s player has it, if there is one). Players who are still tied share the place.
    .also = tie, ties, last round, winner, game over

court-rules-variants = With two, three or four players
    .p1 = **Two players** take two characters each per round, and both count at the end. The row has three aspirants.
    .p2 = **Three players** take one each, so one character is left over. It keeps its purse and gets the **black die**: someone has to take that character next round. The first two to choose may take any; the third must take it if it’s still there. The row has four aspirants.
    .p3 = **Four players** take one each, and the row has five aspirants.
    .p4 = There are no other variants, and no rules to change. **Our readings** where the printed rules are silent: you may raise with other tiles, only tied players roll again for the King’s Favor, and a full tie is shared.
    .also = variants, black die, players, options

court-rules-discord = On Discord
    .p1 = On your turn, the table’s message has buttons for the simplest choices, such as the lowest bids and passing. For any other bid, and for swaps, press **{ discord-button-hand }**: the best choices have a button each, and a menu lets you pick any tiles or courtiers.
    .p2 = The table’s message is always up to date, and you’re notified when it’s your turn. Forced moves are made for you.
    .p3 = **{ discord-button-undo }** undoes what you did last, until someone else makes a choice. Choosing a character is final, and so is the last step of using it. You can also play with commands: `/court` has the same moves.
    .also = undo, buttons, commands

## Characters and pieces

court-rules-group = Characters and pieces

court-rules-merlin = Merlin
    .p1 = Make **up to three swaps** between your court and the row: each swaps one of your courtiers for an aspirant of another type. Only the result counts, and it’s fine to make no swap.
    .p2 = If you hold Merlin at the end, he’s one more **jester**, and your jesters can form groups on their own.
    .also = black, wizard, swap

court-rules-guinevere = Guinevere
    .p1 = Take **two aspirants**. Then everyone else, clockwise from your left, takes one. Then you lay out a **new row** of courtiers of your choice from the peasantry. If there are too few to fill it, this is the last round.
    .p2 = If you hold Guinevere at the end, she counts as **two maidens**.
    .also = red, queen, refill, last round

court-rules-arthur = Arthur
    .p1 = Clockwise from your left, each opponent with **two or more tiles** gives you one of their choice. An opponent with a single tile keeps it. That the giver chooses is our reading; the printed rules don’t say.
    .p2 = At the end of the round you get the **King’s Favor**. If you hold Arthur at the end of the game, he counts as **two guards**.
    .also = green, king, tile, gift

court-rules-lancelot = Lancelot
    .p1 = Clockwise from your left, **swap one courtier with each opponent**, for one of another type. You choose both, and you must swap wherever possible (our reading of the printed rules). If all the courtiers in both courts are of the same type, you skip that opponent. You can give the next opponent a courtier you’ve just taken.
    .p2 = If you hold Lancelot at the end, he counts as **two knights**.
    .also = blue, swap

court-rules-jester = Jesters
    .p1 = Jesters join any group that has someone in it, wherever they help most. There are six. Without Merlin at the end, a court of jesters alone scores 0.
    .also = fool, cap, moon

court-rules-maiden = Maidens
    .p1 = One of the three groups. There are six maidens; Guinevere counts as two more if you hold her at the end.
    .also = rose, sun, group

court-rules-guard = Guards
    .p1 = One of the three groups. There are six guards; Arthur counts as two more if you hold him at the end.
    .also = axe, crown, group

court-rules-knight = Knights
    .p1 = One of the three groups. There are six knights; Lancelot counts as two more if you hold him at the end.
    .also = horse, arms, group

court-rules-favor = The King’s Favor
    .p1 = Whoever holds it **opens every auction**, and must bid, until they have their characters; then the first player to their left who still needs one opens. It’s also the last tiebreaker. At the end of a round it goes to Arthur’s player; with three players, it stays where it is if nobody took Arthur.
    .also = favour, green die, opener, tie

court-rules-money = Tiles
    .p1 = Tiles are money, worth 1 to 5 each. You start with 3, 4 and 5, and everyone can see them. If you win an auction, your bid becomes the purse of the character, and you get its old purse. You never run out: every purse holds at least one tile.
    .also = money, purse, treasury, ace, bid

court-rules-dice = Dice
    .p1 = With two or four players, four dice change the first row, one die for each type of courtier. The type that rolls highest gets one more (four players), or sends one back to the peasantry (two). While the highest is tied, all four are rolled again. Then everyone rolls for the King’s Favor; players who tie for the highest number roll again. A die shows 0 to 5. With three players, the black die marks the character that must be taken.
    .also = black die, die, roll, luck
