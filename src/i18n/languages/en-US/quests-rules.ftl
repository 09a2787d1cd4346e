### How to play the card game: the chapters of /rules, then a page for each adventure and card. A page has a title (at most
### 60 letters, no markdown), paragraphs (.p1 …; at most 1,800 letters together), other words that people look for it by
### (.also, separated by commas) and what's said about places in its picture (.note-…).

## Chapters

quests-rules-goal = The goal
    .p1 = Have the most points at the end.
    .p2 = You beat **adversaries** with **knights**, and pay for **adventures** with the adversaries you’ve won.
    .p3 = **Adventures score their points** (6 to 20). Adversaries you’ve won and kept score their values. Knights in hand score nothing, and neither do sealed cards that are still on the table.
    .p4 = An adventure is usually worth more than the adversaries it costs, so collect the ones it asks for, and take it before someone else does: there’s only one of each.
    .also = aim, how to win, points, score

quests-rules-table = The table
    .p1 = Adversaries are laid out in **four columns**, one for each kind:
    .p2 =
        - **Dark powers**, worth 1 to 3
        - **Enemy knights**, worth 1 to 4
        - **Monsters**, worth 1 to 4
        - **Dragons**, worth 2 to 5
    .p3 = Thirteen **adventures** are face up. Each shows its points and the adversaries it asks for.
    .p4 = **Knights** are in the players’ hands, hidden from the others. They’re red, orange or beige; a double counts as two. Merlin is one knight of any color.
    .also = legend, columns, display, picture, cards, kinds
    .note-display = Adversaries, a column for each kind. Once a column has four, revealing stops.
    .note-column-dragon = Dragons are the strongest: each costs 2 to 5 knights.
    .note-turn = Whose turn it is. Steps: bright = now, dashed = maybe later this turn, dim = not possible, check mark = done, crossed out = skipped.
    .note-last-turn = The turn before. A seal on a card says who challenged it.
    .note-adventures = Adventures, with points and price. A card with four colors stands for any adversary. The dark ones are taken.
    .note-piles = Cards left: adversaries to reveal, knight cards to draw and discards.
    .note-player-0 = A player: points, knight cards in hand, adventures taken, adversaries won.

quests-rules-turn = Your turn
    .p1 = A turn has four steps, **in this order**, each at most once. **All are optional.**
    .p2 =
        1. **Reveal**: turn up adversaries until a column has four. Only if no column has four yet.
        2. **Challenge** one adversary: pay knights of one color worth its value, and take it. In the game with seals, you seal it first or pay double.
        3. **Adventure**: pay the adversaries it asks for, and take it.
        4. **Draw** one knight card, or none. If you skipped both 2 and 3, you may draw two.
    .p3 = Once you’ve taken a step, the earlier ones are over. **Drawing ends your turn, even if you draw none.**
    .also = steps, actions, order, pass

quests-rules-reveal = Revealing
    .p1 = If **no column has four cards**, you may begin your turn by revealing. Adversaries are turned up one by one, each into the column of its kind, until a column has four or the pile is empty. You can’t stop earlier.
    .p2 = You don’t have to, even if no adversary is face up (unless the host has changed that). Sealed cards count toward the four.
    .p3 = You may challenge one of the new ones on the same turn.
    .also = turn up, column, four

quests-rules-challenge = Challenging
    .p1 = Choose one adversary and pay **knights of one color** worth its value. Merlins count as any color and can pay alone: each counts as 1. A double counts as 2. The knights’ color has nothing to do with the adversary’s.
    .p2 = The knights go to the discards, and the adversary is yours; in the game with seals you may have to wait for it. You can pay for an adventure with it on the same turn.
    .p3 = **Pay exactly if you can.** You may pay more only if no set of your knights, in any color, is worth exactly the price, and never with a card you could leave out. So a double may beat a 1 only if you hold no single knight and no Merlin.
    .p4 = If you overpay, you get no change.
    .also = pay, payment, exact, overpay, knights, color, colour, beat

quests-rules-adventures = Adventures
    .p1 = Once a turn, you may take an adventure: pay with the adversaries it asks for, and score its points. What you pay leaves the game. A blank card with four colors at its top stands for **any adversary**; with 3+ on it, for any worth 3 or more. If an adventure asks for adversaries **worth** a certain total, pay exactly if you can; otherwise you may overpay, but every card must be needed.
    .p2 = **Ours:** the adventures’ points, except the Holy Grail’s and the Green Knight’s; how many adversaries have which value, and each kind’s range; that won adversaries stay public, and that you say how many cards you draw before you see any. What the adventures ask for is as printed.
    .also = quest, points, conditions

quests-rules-draw = Drawing
    .p1 = Your turn ends with a draw: **one knight card, or none**. If you neither challenged an adversary nor took an adventure this turn, you may draw **two**, even if you revealed. Say how many before you see them.
    .p2 = There’s no limit to your hand.
    .p3 = When the last knight card is drawn, the discards are shuffled into a new pile.
    .also = reshuffle, hand limit, knight pile, discards

quests-rules-seals = The game with seals
    .p1 = Each player has five seals, and there are three ways to challenge:
    .p2 =
        - **Seal it**: pay for a card without a seal and put your seal on it; it stays. When **every card in its column has a seal**, the seals’ owners take their cards and get their seals back. So a card alone in its column is won at once.
        - **Challenge it again**: pay once more for a card that has your seal on it, and take the card and the seal.
        - **Double price**: pay twice the value of a card without a seal, all in one color, and take it. The rest of the column stays.
    .p3 = You can’t challenge a card that has someone else’s seal on it, and you can’t seal one when you’re out of seals. Sealed cards count toward a column’s four. Still there at the end, they score for nobody (our reading, like sealing without a seal).
    .also = repeated, double, usual, variant

quests-rules-start = Before the first turn
    .p1 = Everyone gets four knight cards. Adversaries are turned up until a column has four: that’s 4 to 13 of them. All thirteen adventures are face up. Who goes first is random, unless the host names someone with `/table start`. Turns go clockwise.
    .also = set-up, setup, deal, start player, starting player

quests-rules-end = The end and ties
    .p1 = The game ends:
    .p2 =
        - **at once when the twelfth adventure is taken**;
        - at the end of the turn in which the last adversary goes: none is left in the columns or in the pile;
        - when nobody has done anything for a whole round: nothing revealed, challenged, taken or drawn (our reading: the printed rules don’t say what happens then).
    .p3 = **Whoever has the most points wins.** Points come from your adventures, and from the values of the adversaries you’ve kept. Knights in hand and sealed cards still on the table score nothing.
    .p4 = **Ties** go to whoever has more knight cards in hand (a double is one card). If that’s equal too, the place is shared.
    .also = tie, ties, game over, winner, stalemate, twelfth

quests-rules-variants = Variants and options
    .p1 = **Basic** is for a first game. **With seals**, cards stay in their column for a while before you win them; see *The game with seals*. Both are for two to five players.
    .p2 = The host can change these rules before the start, under *Options*:
    .p3 =
        - **Overpaying**: only if you can’t pay exactly (default), or always, as long as every card is needed: then a double may beat a 1 even if you hold a single knight.
        - **No adversary face up**: revealing stays optional (default), or whoever’s turn it is must reveal if they can, a French house rule.
        - **Fully sealed column**: checked when a seal is placed (default), so if someone takes the last card without a seal at double the price, the sealed ones stay. Or checked after every challenge: then their owners win them at once.
    .also = options, basic, house rules, players

quests-rules-discord = On Discord
    .p1 = Press **{ discord-button-hand }** under the picture of the table. It opens for you alone: your knights, and below them what you can do now, in the order of the turn. Each choice says what you pay; one with “…” or “(2 ways)” then asks how you want to pay or challenge.
    .p2 = **{ discord-button-undo }** goes back as far as the last cards revealed this turn. `/quests` has the same moves as commands.
    .p3 = Knights in hand and the piles are hidden; adversaries that players have won stay in sight.
    .also = undo, buttons, commands, hidden
    .note-steps = The steps of your turn.
    .note-targets = Gold frame: you can challenge it. Equal cards, one button. Small seal: seal it. “+”: win it. “×2”: win it for double.
    .note-knights = Your knights. Nobody else sees this picture.
    .note-adversaries = What you’ve won: it scores, and adversaries pay for adventures.
    .note-standings = The same for everyone else.

## Adventures

quests-rules-group-adventures = Adventures
# Other words that people look for any adventure by.
quests-rules-adventure-also = adventure
# Before an adventure's own words. $points (number): what it's worth.
quests-rules-adventure-need = Asks for **{ quests-condition }**. Scores **{ quests-points }**.
# The same as a line of the chapter about adventures.
quests-rules-adventure-line = - **{ quests-adventure }**, { $points }: { quests-condition }
# Included by the pages below.
quests-rules-exactly = Pay the exact total if you can; otherwise you may overpay, but every card must be needed.
quests-rules-any-cards = The cards’ values don’t matter, but you can’t add extra cards.

quests-rules-holy-grail =
    .p1 = The most valuable adventure. { quests-rules-exactly }
    .also = grail, cup

quests-rules-mountain =
    .p1 = { quests-rules-exactly }
    .also = {""}

quests-rules-excalibur =
    .p1 = { quests-rules-exactly }
    .also = sword

quests-rules-questing-beast =
    .p1 = Dragons only. { quests-rules-exactly }
    .also = red, beast

quests-rules-robbers =
    .p1 = The cheapest adventure. { quests-rules-any-cards }
    .also = battle

quests-rules-king-mark =
    .p1 = { quests-rules-any-cards }
    .also = one of each

quests-rules-fisher-king =
    .p1 = Monsters only. { quests-rules-exactly }
    .also = green

quests-rules-vikings =
    .p1 = { quests-rules-any-cards }
    .also = battle

quests-rules-green-knight =
    .p1 = Both cards can be of any kind, and both may be worth 4 or more.
    .also = {""}

quests-rules-royal-tournament =
    .p1 = Enemy knights only. { quests-rules-exactly }
    .also = blue, tourney

quests-rules-sea-monster =
    .p1 = A dark power, an enemy knight, a monster and a dragon. { quests-rules-any-cards }
    .also = four kinds, one of each

quests-rules-gold-treasure =
    .p1 = Dragon 5 is enough on its own. Or pay two cards of any kind, worth 3 or more each.
    .also = gold

quests-rules-saxons =
    .p1 = Dark powers only. { quests-rules-exactly }
    .also = yellow, battle

## Cards

quests-rules-group-cards = Adversaries and knights

quests-rules-power = Dark powers
    .p1 = The weakest adversaries: 13 cards, worth 1 to 3. They pay for the Saxons. King Mark and the Sea Monster each ask for one as well.
    .also = evil, yellow, adversary

quests-rules-enemy = Enemy knights
    .p1 = Adversaries: 11 cards, worth 1 to 4. They pay for the Royal Tournament. King Mark and the Sea Monster each ask for one as well.
    .also = blue, adversary, swords

quests-rules-monster = Monsters
    .p1 = Adversaries: 11 cards, worth 1 to 4. They pay for the Fisher King. King Mark and the Sea Monster each ask for one as well.
    .also = green, adversary

quests-rules-dragon = Dragons
    .p1 = The strongest adversaries: 9 cards, worth 2 to 5. They pay for the Questing Beast. The Sea Monster asks for one as well. Dragon 5 on its own is enough for the Gold Treasure.
    .also = red, adversary

quests-rules-knight = Knights
    .p1 = What you beat adversaries with: red, orange or beige, worth 1 each. You pay in one color; Merlins count as any. There are 14 single knights of each color.
    .also = red, orange, beige, hand, single

quests-rules-double = Doubles
    .p1 = Two knights on one card, worth 2. There are two of each color. A double pays an odd number only together with a single knight or a Merlin, or if you can’t pay exactly. For ties it’s one card.
    .also = two knights, overpay

quests-rules-merlin = Merlin
    .p1 = There are five Merlins. Each is one knight of any color, and no stronger than any other knight: one beats a 1, two beat a 2. Merlins may also pay alone.
    .also = joker, wild card, white

quests-rules-seal = Seals
    .p1 = Only in the game with seals: five for each player. Your seal on an adversary means you’ve paid for it once. You win it when its whole column is sealed, or when you pay again, and then your seal comes back.
    .also = wax, reserve
