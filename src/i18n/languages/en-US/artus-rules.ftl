### How to play Artus: the chapters of /rules, then a page for each card and piece. A page has a title (at most 60 letters,
### no markdown), paragraphs (.p1 …; at most 1,800 letters together), other words that people look for it by (.also,
### separated by commas; {""} for none) and what's said about places in its picture (.note-…).

## Chapters

artus-rules-goal = The goal
    .p1 = Have the most points at the end.
    .p2 = **A Knight scores the chair it leaves**, not the one it reaches. So get your Knights onto good chairs, and move them on while those chairs are still good.
    .p3 = A chair’s value isn’t fixed: **values shift with the King**. Right behind him they’re +10 down to +1 (green), farther back −1 to −15 (red), and in front of him 0 (yellow).
    .p4 = A good turn scores something now and doesn’t leave your other Knights in the red.
    .also = aim, how to win, points, score
    .note-green = A Knight that leaves a green chair scores its value.
    .note-red = A Knight that leaves a red chair costs you points.
    .note-king = When the King moves, all values shift with him.
    .note-player-2 = Whoever has the most points wins.

artus-rules-table = The table
    .p1 = There are 28 chairs, numbered clockwise. **Forward is clockwise.**
    .p2 = A chair’s value depends only on how far it is **behind the King**, counted counterclockwise from his chair:
    .p3 =
        - 1 to 9 behind, **green**: +10, +8, +7, +6, +5, +4, +3, +2, +1 (there’s no +9)
        - 10 to 24 behind, **red**: −1, −2, −3 … −15
        - the three chairs in front of him, **yellow**: 0
        - the King’s own chair: 0
    .p4 = The two **carpets** stay where they are, and matter for only one scoring card. The crowns on chairs 0, 7, 14 and 21 only show where the King and the Princes began.
    .also = legend, values, chairs, green, red, yellow, behind the King, forwards, anticlockwise, counter clockwise, colors, colours, picture
    .note-king = The King’s chair. All values are counted from it, counterclockwise.
    .note-green = A Knight (the shield says whose) on a green chair, with its value inside: behind the King they’re +10, +8, +7 … +1.
    .note-red = A red chair: farther back they’re −1 to −15.
    .note-yellow = A yellow chair: the three in front of the King are worth 0.
    .note-prince = A Prince: he belongs to nobody, and anyone can move him.
    .note-carpet = A chair on a carpet. Carpets stay where they are; one scoring card counts Knights on them.
    .note-centre = The round, and whose turn it is.
    .note-player-0 = A player: points, place, cards in hand and cards left in each pile.

artus-rules-turn = Your turn
    .p1 = **Basic game:** play one card and do what it says, then draw one card.
    .p2 = **Advanced game:** play two cards, one after the other, then draw two. You see the first card you draw before you choose the pile for the second.
    .p3 = You draw from your own piles: Knight, King and, in the advanced game, scoring. Choose any that isn’t empty. Toward the end they’re all empty, and you only play.
    .p4 = You can always play any card, and you can’t pass: **by the end, all your cards have been played**.
    .also = draw, play, pile, round

artus-rules-knights = Moving and pushing
    .p1 = A **Knight card** moves one of your Knights. Choose a number of chairs within the card’s range; occupied chairs count, and are jumped over. Two cards can also move figures backward: one moves Knights, the other Princes and the King.
    .p2 = **You score the chair the Knight leaves**, at its value before anything moves or shifts.
    .p3 = **Pushing:** whoever sits where a figure arrives is pushed to the next free chair **counterclockwise**, even if the figure moved backward. The chair the figure has left counts as free.
    .p4 = A pushed figure scores nothing and pushes nobody else. Any figure can be pushed: someone else’s Knight, your own, a Prince, even the King. If it’s the King, all values shift.
    .also = displacement, displace, push, occupied, jump, backwards, Knight cards, anticlockwise, counter clockwise

artus-rules-kings = The King and the Princes
    .p1 = Four Princes sit at the table, two silver and two bronze. They belong to nobody. One of them is the King: he has **three rings**; the others start with one.
    .p2 = **King cards** do one of two things:
    .p3 =
        - Move a Prince or the King; some cards name the metal. You score the chair a Prince leaves. The King scores 0, but **all values shift with him**.
        - Give a **ring** to a Prince, never to the King; some cards name the metal. You score the Prince’s chair.
    .p4 = **Coronation:** a Prince’s third ring makes him King. The ring scores first, at the values under the old King. The old King stays on his chair and is a Prince again, with one ring, and all values shift to the new King.
    .also = coronation, crown, turn the table, shift, metal, silver, bronze, King cards

artus-rules-scoring = Scoring cards
    .p1 = Only the advanced game has these six cards, in a third pile. They score your Knights **where they are**; only the Joker can also move a figure or give a ring.
    .p2 = If you have the Knights a card asks for, you must score them, even if that’s worse than the penalty. You choose which.
    .also = advanced, penalty
# A line for each of these cards, between the two paragraphs.
artus-rules-scoring-card = - **{ artus-card }**: { artus-card-help }

artus-rules-start = Before the first round
    .p1 = Everyone has the same cards. You start with two Knight cards and two King cards in hand; in the advanced game, with three of each and no scoring cards.
    .p2 = You see your hand first. Then everyone places their Knights, one at a time, on any free chairs: five each, or four each with four players.
    .p3 = The player to the starting player’s right places first, and from there it goes **counterclockwise**, so the starting player is last each time around. Then the starting player takes the first turn, and turns go clockwise.
    .p4 = Who goes first is random, unless the host names someone with `/table start`.
    .also = set-up, setup, placement, place, start player, starting player, deal

artus-rules-end = The end
    .p1 = The game ends when all cards have been played: after **16 rounds** in the basic game (nobody draws in the last 4), and after **11 rounds** in the advanced game (nobody draws in the last 3).
    .p2 = The highest score wins. **Players with equal scores share their place**; at the top, that’s a shared win. Scores below 0 are normal.
    .p3 = Nothing is scored at the end: a Knight that’s still on +10 scores nothing.
    .also = tie, ties, game over, rounds, winner

artus-rules-variants = Basic and advanced
    .p1 =
        - **{ artus-variant-basic }**: one card a turn, 16 rounds, Knight and King cards.
        - **{ artus-variant-advanced }**: two cards a turn, 11 rounds, and a third pile with the scoring cards.
        - In both, all cards get played.
    .p2 = Two to four players. With four, everyone has four Knights instead of five.
    .p3 = Basic is the easiest start: `/table open game:{ artus-title } variant:{ artus-variant-basic }`.
    .p4 = **Ours:** the values of the chairs, worked out from the printed examples; where the crowns and carpets are; Knight 4–7, 5–7 and 6–8, King 1–7 bronze and 1–5 either way; how many ring cards there are of each kind; and that scoring cards can be drawn from the first draw on.
    .also = variant, players, options

artus-rules-discord = On Discord
    .p1 = Press **{ discord-button-hand }** under the picture of the table. Only you can see what opens: your cards, the best moves as buttons or in a menu, and another menu with every possible move. **{ discord-button-steps }** leads you through card, figure and distance, with a picture of each.
    .p2 = Each choice shows the points it scores. After playing, you draw.
    .p3 = **{ discord-button-undo }** goes back within your turn, as far as the last card you drew. `/artus` has the same moves as commands.
    .p4 = Hands and the order of the piles are secret; everything else is public.
    .also = undo, buttons, commands, hidden
    .note-card-0 = A card in your hand. “{ discord-button-hand }” under the table opens this picture, and only you can see it.
    .note-now-3 = What this card would score now.
    .note-chair-18 = Your Knights have gold frames. Below your cards are their chairs and what those are worth.

## Cards: what a page says after the card's help

artus-rules-cards = Cards

# Knight cards that only go forwards.
artus-rules-card-knight = You score the value of the chair your Knight **leaves**, before anything shifts. Every chair on the way counts, occupied or not.
    .also = { "" }
# The Knight card that goes both ways.
artus-rules-card-knight-both = { artus-rules-card-knight }
    .also = backwards
# King cards that move a Prince or the King forwards.
artus-rules-card-king = You score the value of the chair a Prince **leaves**. The King scores 0, but all values shift with him.
    .also = move the King
# The King card that goes both ways.
artus-rules-card-king-both = { artus-rules-card-king }
    .also = { artus-rules-card-king.also }, backwards
# King cards that give a ring.
artus-rules-card-ring = You score the value of the Prince’s chair. The King never gets a ring. A **third ring** still scores under the old King; then all values shift to the new one.
    .also = coronation

artus-rules-card-scoring-all = They all count, even those on red: you score the sum of their chairs. Nobody moves.
    .also = sum
artus-rules-card-scoring-opposite = They all count, and the sum changes sign: −13 scores +13. Nobody moves.
    .also = minus, negative
# Starts the pages of the next three cards.
artus-rules-card-must = If you have the Knights for it, you must score them; the penalty is only for not having them. Without them, you can still play the card.
artus-rules-card-scoring-colours = { artus-rules-card-must } With several on one color, you choose which.
    .also = −15, green, yellow, red, traffic light
artus-rules-card-scoring-carpet = { artus-rules-card-must } The chair counts, whatever its value: two Knights deep in the red can cost you more than 25.
    .also = −25, purple
artus-rules-card-scoring-three-red = { artus-rules-card-must } Three red chairs cost you points too, but at most 42.
    .also = −50
artus-rules-card-scoring-joker = Use it for any one of these; it scores as usual. Your best Knight is the one on the chair with the highest value.
    .also = wild card

## Figures and pieces

artus-rules-pieces = Figures and pieces

artus-rules-piece-knight = Knights
    .p1 = Your own figures: five, or four with four players. You move them with Knight cards and the Joker. **A Knight scores the chair it leaves.** Each player’s Knights have their own color and coat of arms, shown on the shield beside the name.
    .also = figure, shield, color, colour

artus-rules-piece-king = The King
    .p1 = He has three rings, and all values are counted from his chair, which is itself worth 0. Moving him scores 0, but **all values shift**, for everyone. He can be pushed like any figure, which shifts them too.
    .also = crown, medallion

artus-rules-piece-prince = Princes
    .p1 = Three figures besides the King, silver or bronze. Anyone can move one with a King card, and then scores the chair he leaves. A Prince’s third ring makes him King.
    .also = helmet, silver, bronze

artus-rules-piece-ring = Rings
    .p1 = The King has three, each Prince one or two. A ring card gives a Prince another one and scores his chair. The third makes him King; the old King keeps one ring and returns two. Rings never run out.
    .also = coronation

artus-rules-piece-fifty = The 50-point tile
    .p1 = A tile stands for 50 points, as in the printed game: a score of 120 is two tiles and 20. Tiles only show the score; they don’t change it.
    .also = gold, tile, score
