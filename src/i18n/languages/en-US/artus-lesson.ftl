### A first game of Artus, played step by step by someone who learns it. Morgana (learn-opponent.first) is the opponent. The
### position is always the same, so chairs and points are in the sentences. A step is a text and, if it asks something,
### what's said to the right answer (.right) and to each of the wrong ones (.wrong-…). Answers that are moves are labelled
### elsewhere.
### Limits: texts 400, .right and .wrong-… 200, answers 80.

# max: 400
artus-lesson-table = King Arthur’s table has 28 chairs. Your coat of arms is marked: five Knights bear it, and the other five are Morgana’s. Four Princes sit there too, and one of them is the King. You want points, and you get them with cards.

# max: 400
artus-lesson-values = **The King decides what every chair is worth.** The chair right behind him, counterclockwise, is worth 10. Then come 8, 7, 6 … down to 1, and after that −1, −2 … down to −15. The three chairs in front of him are worth 0. Count along the marked chairs, from the King to your Knight on chair 24. What’s that chair worth?
    .right = Yes: four chairs behind the King is +6.
    .wrong-minus = Chair 24 is close behind the King, in the green. Values don’t go below zero until the tenth chair behind him.
    .wrong-zero = Only the three chairs in front of the King are worth 0: chairs 1, 2 and 3. Chair 24 is behind him.
# max: 80
artus-lesson-values-answer-minus = −4
# max: 80
artus-lesson-values-answer-six = +6
# max: 80
artus-lesson-values-answer-zero = 0

# max: 400
artus-lesson-leave = **A Knight scores the chair it leaves**, not the one it reaches. Your card Knight 3–6 moves one of your Knights 3 to 6 chairs forward, which is clockwise. Which of the marked Knights should go?
    .right = Yes: leaving chair 26 scores its 8 points.
    .wrong-k16 = Chair 16 is worth −3, and that’s what you’d score for leaving it. Take the Knight whose chair is worth most.
    .wrong-k20 = That scores 2. It would reach a better chair, but you only score that one when the Knight leaves again. Another Knight scores more now.
# max: 80
artus-lesson-leave-answer-k16 = The one on chair 16
# max: 80
artus-lesson-leave-answer-k20 = The one on chair 20
# max: 80
artus-lesson-leave-answer-k26 = The one on chair 26

# max: 400
artus-lesson-land = However far it goes, it scores 8. So look at **where it lands**: that’s what it scores next time. Occupied chairs count too. Here are two of its four moves. How far should it go?
    .right = Good: 8 points, and a chair in front of the King, which gets better once he has passed it.
    .wrong-worst = You’d score 8, but chair 4 is the worst at the table: leaving it costs 15. Find a better one.

# max: 400
artus-lesson-draw = After playing a card, you **draw one** from your Knight pile or your King pile. Everyone has the same cards, eight of each kind. You now hold one Knight card and two King cards, and you want a choice of both kinds. Which pile?
    .right = Good: now you have a choice of both kinds again.
    .wrong-king = You can do that. But then you’d hold three King cards and a single Knight card, and have little choice for your own Knights.

# max: 400
artus-lesson-pushed = Morgana’s Knight landed on your chair 24. **Whoever sits where a figure lands is pushed counterclockwise to the next free chair.** Yours went from a chair worth 6 to one worth 4. What did Morgana score for the push itself?
    .right = Right: pushing scores nothing. Her 10 points are for the chair she left.
    .wrong-two = You haven’t lost any points: your score is the same, only your chair is worth less. And she got nothing for it.
    .wrong-six = Only the chair that a figure leaves scores. She left chair 27, and that’s her 10 points.
# max: 80
artus-lesson-pushed-answer-two = 2, which is what you lost
# max: 80
artus-lesson-pushed-answer-nothing = Nothing
# max: 80
artus-lesson-pushed-answer-six = 6, for chair 24

# max: 400
artus-lesson-push = Now push back. Two of your Knights are marked, and two of Morgana’s in front of them. A pushed Knight goes to the next free chair behind, and **the chair you’ve just left counts as free**. With Knight 1–4, which move costs her Knights most?
    .right = You’ve traded places, since 20, which you’ve just left, is the next free chair: yours is worth 6 now, and hers 2.
    .wrong-other = That lands on chair 23 and pushes her other Knight, by one chair only. The one on 24 stays.
    .wrong-free = That scores 4 and lands on a good chair, but there’s nobody there to push.

# max: 400
artus-lesson-prince = King cards move **Princes**, who belong to nobody: whoever moves one scores the chair **he** leaves. Your card moves a silver Prince 1 to 7 chairs. Both silver Princes are numbered, each with a move of 6 chairs. Which one do you move?
    .right = Yes: +3, for the chair the Prince left.
    .wrong-red = He sits on −12, so moving him costs you 12 points. Leave him to Morgana.

# max: 400
artus-lesson-ring = Morgana gave a ring to the Prince you moved, and scored his chair: 10. **A ring scores the chair of the Prince who gets it. The third ring makes him King.** You hold a ring card too, for any of the marked Princes. Who gets it?
    .right = 10 points, and a new King.
    .wrong-seven = He sits on −12, and that’s what the ring would score.
    .wrong-bronze = He sits on −5, and that’s what the ring would score. One Prince’s chair is worth 10.

# max: 400
artus-lesson-turned = The Prince on chair 27 has his third ring: he’s the King now. The old King keeps one ring and is a Prince again. **All values shift with the crown.** Which chair is worth 10 now?
    .right = Yes: always the chair right behind the King.
    .wrong-c27 = That’s the King’s own chair, and it’s worth 0. Look right behind him.
    .wrong-c0 = Chair 0 is in front of him, so it’s worth 0. Behind is counterclockwise: smaller numbers.
# max: 80
artus-lesson-turned-answer-c27 = Chair 27
# max: 80
artus-lesson-turned-answer-c0 = Chair 0
# max: 80
artus-lesson-turned-answer-c26 = Chair 26

# max: 400
artus-lesson-king = **Moving the King scores nothing, but it shifts all values.** Your Knights on chairs 1 and 2 sit in front of him, on chairs worth 0. Move him past them, and they’re right behind him. Here are three of his moves. How far?
    .right = Now your Knights sit on chairs worth 10 and 8. That pays off when they leave.
    .wrong-far = He’d pass them, but go too far: their chairs would be worth 5 and 4, and your others would drop into the red.
    .wrong-six = That puts them on chairs worth 7 and 6. If he stops as soon as he’s past them, they’re worth more.

# max: 400
artus-lesson-all = The game lasts 16 rounds, and in the last four nobody draws. Each player has 16 cards; the picture shows which have been played. So how many of yours will you have to play?
    .right = Right: every one. Play the ones that cost you points when they cost little.
    .wrong-good = You play one card each round and can’t skip. That’s 16 rounds and 16 cards, even those that cost you points.
# max: 80
artus-lesson-all-answer-good = As many as I like
# max: 80
artus-lesson-all-answer-all = All 16 of them

# max: 400
artus-lesson-end = **The highest score wins after 16 rounds.** That’s Artus: leave good chairs, land on decent ones, shift the values when it helps you. In a real game you first **place your Knights**: green chairs score if you leave them soon, yellow ones once the King has passed. The advanced game has scoring cards, and you play two cards a turn.
