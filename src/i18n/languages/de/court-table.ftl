### King Arthur's Court: buttons, menus and questions, and what's said of a table.
### Names are ready to be shown. Tiles come as "3+4", group sizes as "2/3/3", smallest first. $count is 1 beside $courtier.

court-table-tie-break =
    { $favor ->
        [yes] Gruppen { $sizes }, Gunst des Königs
       *[no] Gruppen { $sizes }
    }

## Buttons and menu entries; a number may stand before them, such as “12 · ”.

court-table-tile = Plättchen { $tile }
court-table-courtier = { CAPITAL(court-courtier) }
court-table-give = { CAPITAL(court-some-object) } geben
court-table-take = { CAPITAL(court-some-object) } nehmen

court-table-start = { CAPITAL(court-some-object) } nehmen
court-table-bid = Bieten: { $sum }
court-table-bid-tiles = Bieten: { $sum } ({ $tiles })
court-table-pass = Passen
court-table-choose = { court-character }: Beutel { $purse }, { $does }
court-table-does-merlin =
    { $most ->
        [0] kein Tausch möglich
        [one] einmal mit der Reihe tauschen
        [2] bis zu zweimal mit der Reihe tauschen
        [3] bis zu dreimal mit der Reihe tauschen
       *[other] bis zu { $most }-mal mit der Reihe tauschen
    }
court-table-does-guinevere =
    zwei von { $row ->
        [3] drei
        [4] vier
        [5] fünf
       *[other] { $row }
    } Anwärtern nehmen
court-table-does-arthur =
    { $keeps ->
        [yes]
            { $tiles ->
                [0] keine Plättchen, aber die Gunst bleibt dir
                [one] ein Plättchen, und die Gunst bleibt dir
                [2] zwei Plättchen, und die Gunst bleibt dir
                [3] drei Plättchen, und die Gunst bleibt dir
               *[other] { $tiles } Plättchen, und die Gunst bleibt dir
            }
       *[no]
            { $tiles ->
                [0] keine Plättchen, aber die Gunst des Königs
                [one] ein Plättchen und die Gunst des Königs
                [2] zwei Plättchen und die Gunst des Königs
                [3] drei Plättchen und die Gunst des Königs
               *[other] { $tiles } Plättchen und die Gunst des Königs
            }
    }
court-table-does-lancelot =
    { $swaps ->
        [0] kein Tausch möglich
        [one] einmal mit einem anderen Hof tauschen
        [2] mit zwei anderen je einmal tauschen
        [3] mit drei anderen je einmal tauschen
       *[other] mit { $swaps } anderen je einmal tauschen
    }
court-table-swap = { CAPITAL($give) } gegen { $take }: { $sizes }
court-table-swap-nothing = Nicht tauschen: { $sizes }
court-table-aspirants = { CAPITAL($courtiers) } nehmen: { $sizes }
court-table-refill = Neue Reihe: { $courtiers }
court-table-gift = Eine { $tile } geben
court-table-keeps = Du behältst { $tiles }
court-table-takes = { CAPITAL(court-some-object) } nehmen: { $sizes }

court-table-change = Gruppen { $from } → { $to }
court-table-change-none = Gruppen bleiben { $sizes }
court-table-theirs = { $name }: { $change }

## Questions.
## $peasantry: what's there. $sizes: the reader's groups.

court-table-prompt-start = **Wer ist dein erster Höfling?** Nimm jemanden aus dem Volk.
court-table-prompt-open = **Was bietest du?** Du eröffnest, also kannst du nicht passen. Das Höchstgebot bringt einen Charakter. Deine Plättchen: { $tiles }.
court-table-prompt-open-alone = **Was bietest du?** Außer dir kann niemand mehr bieten, also bringt jedes Gebot einen Charakter. Passen kannst du nicht. Deine Plättchen: { $tiles }.
court-table-prompt-raise = **Bietest du mehr, oder passt du?** { $name } hat { $bid } geboten. Wenn du passt, bist du in dieser Versteigerung nicht mehr dabei.
court-table-prompt-choose = **Welchen Charakter wählst du?** Du leerst seinen Beutel, dein Gebot ({ $bid }) kommt hinein, und du setzt den Charakter sofort ein. Deine Gruppen: { $sizes }.
court-table-prompt-merlin = **Merlin: Wen tauschst du?** { $most ->
        [one] Einen deiner Höflinge gegen einen Anwärter einer anderen Art, oder du tauschst nicht.
        [2] Bis zu zwei { court-table-prompt-merlin-more }
       *[other] Bis zu drei { court-table-prompt-merlin-more }
    } Deine Gruppen: { $sizes }. Die kleinste zählt.
court-table-prompt-merlin-more = Höflinge, jeden gegen einen Anwärter einer anderen Art.
court-table-prompt-aspirants = **Ginevra: Welche zwei Anwärter nimmst du?** Danach nehmen alle anderen je einen. Deine Gruppen: { $sizes }. Die kleinste zählt.
court-table-prompt-aspirant = **Welchen Anwärter nimmst du?** Deine Gruppen: { $sizes }. Die kleinste zählt.
# After "wähle".
court-table-courtiers =
    { $count ->
        [one] einen Höfling
        [2] zwei Höflinge
        [3] drei Höflinge
        [4] vier Höflinge
        [5] fünf Höflinge
       *[other] { $count } Höflinge
    }
court-table-prompt-refill = **Ginevra: Wer kommt in die neue Reihe?** Wähle { court-table-courtiers }. Im Volk: { $peasantry }.
court-table-prompt-give = **Welches Plättchen gibst du { $name }?** Artus verlangt eins, und du wählst, welches. Deine Plättchen: { $tiles }.
court-table-prompt-lancelot = **Lancelot: Wen gibst du { $name }?** Dafür nimmst du einen Höfling einer anderen Art; du wählst beide aus. Deine Gruppen: { $sizes }.
court-table-prompt-lancelot-take = Du gibst { court-some-object }. **Wen nimmst du dafür von { $name }?**

## Menus from which several are chosen, and why a choice can't be played.

court-table-sets-open = Anderes Gebot: Wähle Plättchen …
court-table-sets-raise = Anderes Gebot über { $sum }: Wähle Plättchen …
court-table-sets-low-bid = **{ $tiles }** reicht nicht, um { $sum } zu überbieten. Wähle Plättchen, die mehr wert sind.
court-table-sets-swap = Anderer Tausch: Wähle gleich viele zum Geben und zum Nehmen …
court-table-sets-same-types = Du gibst { $give } und nimmst { $take }. Getauscht wird immer gegen eine andere Art, also darf **keine Art auf beiden Seiten** vorkommen.
court-table-sets-unequal = Du gibst { $give } und nimmst { $take }. **Gib genauso viele, wie du nimmst**, höchstens drei.
court-table-sets-aspirants = Wähle zwei Anwärter …
court-table-sets-row = Andere Reihe: Wähle { court-table-courtiers } …
court-table-sets-count =
    Du hast { $chosen ->
        [one] einen Höfling
        [2] zwei Höflinge
        [3] drei Höflinge
        [4] vier Höflinge
        [5] fünf Höflinge
       *[other] { $chosen } Höflinge
    } gewählt. Wähle { $wanted }.

## What's to be decided, after “it’s your turn: ”.

court-table-task-open = Eröffne die Versteigerung
court-table-task-raise = Biete mehr als { $sum } oder passe

## What's said of a table above its picture, separated by dots.

court-table-standing-set-up = Vor der ersten Runde: Alle nehmen einen Höfling.
court-table-standing-round = **Runde { $round } von { $rounds }**
court-table-standing-round-between = **Runde { $round } von { $min }–{ $max }**
court-table-standing-last = **Runde { $round }, die letzte**
court-table-standing-over = **Die Gruppen am Ende**
court-table-standing-groups = { $name } { $sizes }
court-table-standing-favor = Gunst des Königs: { $name }
court-table-standing-black-die = Jemand muss { court-character } nehmen
court-table-standing-opening = Versteigerung: { $name } eröffnet
court-table-standing-bid = Versteigerung: { $name } bietet **{ $tiles }**
court-table-standing-still-in = Noch dabei: { $names }
court-table-standing-won = { $name } hat die Versteigerung mit { $tiles } gewonnen
court-table-standing-role = { court-character }: { $name }
