### How to play Artus: the chapters of /rules, then a page for each card and piece. A page has a title (at most 60 letters,
### no markdown), paragraphs (.p1 …; at most 1,800 letters together), other words that people look for it by (.also,
### separated by commas; {""} for none) and what's said about places in its picture (.note-…).

## Chapters

artus-rules-goal = The goal
    .p1 = Have the most points at the end.
    .p2 = **A Knight scores the chair it leaves**, not the one it reaches. So get your Knights onto good chairs, then move them on while those chairs are still good.
    .p3 = What a chair is worth isn’t fixed: **values turn with the King**. Just behind him they’re +10 down to +1 (green), further back −1 to −15 (red), and in front of him 0 (yellow).
    .p4 = A good turn scores something now, and doesn’t leave your other Knights in the red.
    .also = aim, how to win, points, score
    .note-green = A Knight that leaves a green chair scores its value.
    .note-red = A Knight that leaves a red chair costs you points.
    .note-king = When the King moves, all values move with him.
    .note-player-0 = The most points win.

artus-rules-table = The table
    .p1 = There are 28 chairs, numbered clockwise. **Forwards is clockwise.**
    .p2 = A chair’s value depends only on how far it is **behind the King**, counted counter-clockwise from his chair:
    .p3 =
        - 1 to 9 behind, **green**: +10, +8, +7, +6, +5, +4, +3, +2, +1 (there’s no +9)
        - 10 to 24 behind, **red**: −1, −2, −3 … −15
        - the three chairs in front of him, **yellow**: 0
        - the King’s own chair: 0
    .p4 = The two **carpets** don’t turn. They only matter for one scoring card. The crowns on chairs 0, 7, 14 and 21 show where the King and the Princes began, nothing more.
    .also = legend, values, chairs, green, red, yellow, behind the King, forwards, picture
    .note-king = The King’s chair. He sets every value: it’s counted from him, counter-clockwise.
    .note-green = A green chair, and its value inside: behind the King they’re +10, +8, +7 … +1.
    .note-red = A red chair: further back they’re −1 to −15.
    .note-yellow = A yellow chair: the three in front of the King are worth 0.
    .note-carpet = A chair on a carpet. Carpets never turn; one scoring card counts Knights on them.
    .note-centre = The round, and whose turn it is.
    .note-player-0 = A player: points, place, cards in hand, and cards left in each pile.

artus-rules-turn = Your turn
    .p1 = **Basic game:** play one card and do what it says, then draw one card.
    .p2 = **Advanced game:** play two cards, one after the other, then draw two. You see the first card before you choose where the second comes from.
    .p3 = You draw from your own piles: Knight, King and, in the advanced game, scoring. You choose the pile; an empty one can’t be chosen. Towards the end the piles are empty, and you only play.
    .p4 = Every card can always be played, and you can’t pass.
    .also = draw, play, pile, round
    .note-centre = Whose turn it is, and the round.
    .note-player-0 = Each player’s points, and how many cards are left in hand and in each pile.

artus-rules-knights = Moving and pushing
    .p1 = A **Knight card** moves one of your Knights. Choose a number of chairs within the card’s range; occupied chairs count and are jumped. Two cards, one for Knights and one for Princes, also go backwards.
    .p2 = **You score the chair that the Knight leaves**, at its value before anything moves or turns.
    .p3 = **Pushing:** whoever sits where a figure arrives is pushed to the next empty chair **counter-clockwise**, even if the figure came backwards. The chair that was just left counts as empty.
    .p4 = A pushed figure scores nothing and pushes nobody else. Anybody can be pushed: a rival’s Knight, your own, a Prince, even the King. If it’s the King, all values turn.
    .also = displacement, displace, push, occupied, jump, backwards, Knight cards

artus-rules-kings = The King and the Princes
    .p1 = Four Princes sit at the table, two silver and two bronze. One of them is the King: he has **three rings**, the others begin with one. They belong to nobody.
    .p2 = **King cards** do one of two things:
    .p3 =
        - Move a Prince or the King of the card’s metal. A Prince scores you the chair he leaves. The King scores 0, but **all values turn with him**.
        - Give a **ring** to a Prince of the card’s metal, never to the King. You score the Prince’s chair.
    .p4 = **Coronation:** a Prince’s third ring makes him King. The ring scores first, with the values as they were. The old King stays on his chair with one ring and is a Prince again, and all values turn to the new King.
    .also = coronation, crown, turn the table, metal, silver, bronze, King cards
    .note-king = The King, with three rings. Moving him turns all values; so does crowning a Prince.
    .note-green = A value as it is under this King. Count it from his chair.

artus-rules-scoring = Scoring cards
    .p1 = Only the advanced game has them: six cards in a third pile. They score your Knights **where they are**; nobody moves.
    .p2 = If you have the Knights that a card asks for you must score them, even if that’s worse than the penalty. You choose which.
    .also = advanced, penalty
# A line for each of these cards, between the two paragraphs.
artus-rules-scoring-card = - **{ artus-card }**: { artus-card-help }

artus-rules-start = Before the first round
    .p1 = Everybody owns the same cards. You begin with two Knight cards and two King cards in hand; in the advanced game with three of each, and no scoring card.
    .p2 = You see your hand first. Then the players place their Knights, one at a time, on any empty chairs: five each, or four each with four players.
    .p3 = The player before the start player places first, and it goes on **counter-clockwise**, so the start player is last in each round of placing. The start player then takes the first turn, and turns go clockwise.
    .p4 = Who starts is drawn at random, unless the host says so in `/table start`.
    .also = set-up, setup, placement, place, start player, deal

artus-rules-end = The end
    .p1 = The game ends when all cards are played: after **16 rounds** in the basic game (nobody draws in the last 4), after **11 rounds** in the advanced game (nobody draws in the last 3).
    .p2 = The highest score wins. **Players with equal scores share their place**, and the win. Scores may be below 0.
    .p3 = Nothing is scored at the end: a Knight on +10 brings nothing if it doesn’t leave in time.
    .also = tie, ties, game over, rounds, winner

artus-rules-variants = Basic and advanced
    .p1 =
        - **Basic**: one card a turn, 16 rounds, Knight and King cards.
        - **Advanced**: two cards a turn, 11 rounds, and a third pile with the scoring cards.
    .p2 = Two to four players. With four, everybody has four Knights instead of five.
    .p3 = The first game is easiest in the basic variant: `/table open game:{ artus-title } variant:{ artus-variant-basic }`.
    .also = variant, players, options

artus-rules-discord = In Discord
    .p1 = Press **{ discord-button-hand }** under the picture of the table. What opens is for your eyes only: your cards, the best plays as buttons or in a menu, and another menu for any play there is. **{ discord-button-steps }** leads through card, figure and distance, with a picture of each.
    .p2 = Each choice says how many points it brings. After your cards you draw.
    .p3 = **{ discord-button-undo }** undoes your turn as far as the last card you drew. `/artus` has the same moves as commands.
    .p4 = Hands and the order of piles are private; everything else is public.
    .also = undo, buttons, commands, hidden
    .note-card-0 = A card in your hand. Nobody else sees this picture.

## Cards: what a page says after the card's help

artus-rules-cards = Cards

# Knight cards that only go forwards.
artus-rules-card-knight = You score the value of the chair your Knight **leaves**, read before anything turns. Every chair on the way counts, occupied or not.
    .also = { "" }
# The Knight card that goes both ways.
artus-rules-card-knight-both = { artus-rules-card-knight }
    .also = backwards
# King cards that move a Prince or the King forwards.
artus-rules-card-king = A Prince scores you the value of the chair he **leaves**. The King scores 0, but all values turn with him.
    .also = move the King
# The King card that goes both ways.
artus-rules-card-king-both = { artus-rules-card-king }
    .also = { artus-rules-card-king.also }, backwards
# King cards that give a ring.
artus-rules-card-ring = You score the value of the Prince’s chair, for each ring. It’s never the King who gets one. With the **third ring** he becomes King, and all values turn to him.
    .also = coronation

artus-rules-card-scoring-all = All of them count, also those on red: the points are the sum of their chairs. Nobody moves.
    .also = sum
artus-rules-card-scoring-opposite = All of them count, and the sum changes its sign: a sum of −13 gives you +13. Nobody moves.
    .also = minus, negative
# Starts the pages of the next three cards.
artus-rules-card-must = If you have such Knights you must score them; the penalty is only for not having them. You may play the card either way.
artus-rules-card-scoring-colours = { artus-rules-card-must } With several on a colour you choose which.
    .also = −15, traffic light
artus-rules-card-scoring-carpet = { artus-rules-card-must } The chair counts, whatever its value: two deep in the red score even less than −25.
    .also = −25, purple
artus-rules-card-scoring-three-red = { artus-rules-card-must } Three red chairs cost you points, too, but never as many.
    .also = −50
artus-rules-card-scoring-joker = It does one of these things, and scores as that does. For the last one, your best Knight is the one on the chair with the highest value.
    .also = wild card

## Figures and pieces

artus-rules-pieces = Figures and pieces

artus-rules-piece-knight = Knights
    .p1 = Your own figures: five, or four with four players. Only Knight cards and the joker move them. **A Knight scores you the chair it leaves.** Each player’s have a colour and a sign of their own, which the shield beside the name shows.
    .also = figure, shield, colour

artus-rules-piece-king = The King
    .p1 = He has three rings, and all values are counted from his chair. No Knight scores there. Moving him scores 0; what it does is **turn the values**, for everybody. He can be pushed like anybody else, which turns them, too.
    .also = crown, medallion

artus-rules-piece-prince = Princes
    .p1 = Three silver or bronze figures that anybody may move with a King card, for the value of the chair the Prince leaves. Who gives a Prince his third ring makes him King.
    .also = helmet, silver, bronze

artus-rules-piece-ring = Rings
    .p1 = The King has three, each Prince one or two. A ring card gives a Prince another one and scores his chair. The third makes him King; the old King keeps one ring, and the other two go back. Rings never run out.
    .also = coronation

artus-rules-piece-fifty = The 50-point tile
    .p1 = A tile stands for 50 points, as in the printed game: a score of 120 is two tiles and 20. It changes nothing about the score.
    .also = gold, tile, score
