### *What can I do now?* in King Arthur's Court: lines of markdown. Names are ready to be shown.
### Tiles ($tiles, $purse, $bid and so on) come as "3+4" or "3+4 = 7", courtiers as "a jester and 2 guards".

## The beginnings of the lines: a kind of action each, bold, followed by a space and one of the explanations below. Those for
## passing and for Merlin get their colon from language-colon, so the others have one of their own.

court-explain-kind-start-courtier = **Ersten Höfling nehmen**:
court-explain-kind-bid = **Bieten**:
court-explain-kind-pass = **Passen**
court-explain-kind-choose = **Charakter wählen**:
court-explain-kind-swap-merlin = **Mit der Reihe tauschen (Merlin)**
court-explain-kind-take-aspirants = **Zwei Anwärter nehmen (Ginevra)**:
court-explain-kind-take-aspirant = **Einen Anwärter nehmen**:
court-explain-kind-refill = **Die neue Reihe bestimmen (Ginevra)**:
court-explain-kind-give-tile = **Ein Plättchen geben (Artus)**:
court-explain-kind-swap-lancelot = **Einen Höfling tauschen (Lancelot)**

court-explain-score =
    { $lasting ->
        [yes] Ohne Charaktere sind deine Gruppen
       *[no] Deine Gruppen sind
    } { $smallest }/{ $middle }/{ $largest }, damit hättest du { $smallest ->
        [one] { $smallest } Punkt
       *[other] { $smallest } Punkte
    }, denn nur die kleinste zählt.

## After the bold beginnings, or instead of them where the action isn't possible.

court-explain-start-courtier = aus dem Volk { OR($courtiers) }. Ein Narr schließt sich einer Gruppe an, in der schon jemand ist; die drei anderen Arten bilden je eine Gruppe.

court-explain-bid =
    { $bids ->
        [single]
            { $above ->
                [0] dein einziges Plättchen, eine { $cheapest }.
               *[other] { $cheapest }, dein einziges Gebot über { $above }.
            }
       *[several]
            { $above ->
                [0] beliebige Plättchen, von { $cheapest } bis { $dearest }.
               *[other] mehr als { $above }, von { $cheapest } bis { $dearest }.
            }
    } Bezahlen musst du nur, wenn dich niemand überbietet. Dann nimmst du einen Charakter mit allem, was in seinem Beutel ist, und deine Plättchen kommen hinein.
court-explain-free = Noch zu haben: { $characters }.
court-explain-free-item = { court-character } (Beutel { $purse })
court-explain-pass = Du bist in dieser Versteigerung nicht mehr dabei und behältst deine Plättchen. Einen Charakter nimmst du in einer späteren Versteigerung dieser Runde.
court-explain-may-not-pass = Passen kannst du nicht, denn du eröffnest diese Versteigerung, und wer eröffnet, muss bieten.
court-explain-may-not-bid = Bieten kannst du nicht, denn mit { $tiles } kommst du nicht über { $above }.

court-explain-choose = Du bekommst, was in seinem Beutel ist, und dein Gebot ({ $bid }) kommt hinein. Der Charakter hilft dir sofort:
court-explain-character =
    { $character ->
        [merlin] **{ court-character }**, Beutel { $purse }: Tausche bis zu drei deiner Höflinge mit der Reihe. Hast du ihn, wenn das Spiel endet, zählt er als Narr und erlaubt reine Narrengruppen.
        [guinevere] **{ court-character }**, Beutel { $purse }: Nimm zwei Anwärter; alle anderen nehmen je einen; dann bestimmst du die neue Reihe. Hast du sie, wenn das Spiel endet, zählt sie als zwei Hofdamen.
        [arthur] **{ court-character }**, Beutel { $purse }: Alle anderen, die mindestens zwei Plättchen haben, geben dir eins, und nach der Runde bekommst du die Gunst des Königs. Hast du ihn, wenn das Spiel endet, zählt er als zwei Wächter.
       *[lancelot] **{ court-character }**, Beutel { $purse }: Tausche mit allen anderen je einen Höfling; du wählst beide aus. Hast du ihn, wenn das Spiel endet, zählt er als zwei Ritter.
    }
court-explain-taken = { court-character } ist in dieser Runde schon bei { $name }.
court-explain-must = Jemand muss in dieser Runde { court-character } nehmen. Du wählst zuletzt, also musst du es tun.

court-explain-swap-merlin =
    { $count ->
        [0] Zurzeit ist kein Tausch möglich.
        [one] Einen Höfling gegen einen Anwärter einer anderen Art. Oder du tauschst nicht.
        [2] Bis zu zwei { court-explain-swap-merlin-more }
        [3] Bis zu drei { court-explain-swap-merlin-more }
       *[other] Bis zu { $count } { court-explain-swap-merlin-more }
    }
court-explain-swap-merlin-more = Höflinge, jeden gegen einen Anwärter einer anderen Art. Oder du tauschst nicht.
court-explain-best = Im Moment am besten für deinen Hof: { $choice }. Deine Gruppen wären dann { $smallest }/{ $middle }/{ $largest }.
court-explain-exchange = { $give } gegen { $take } tauschen
court-explain-exchange-nothing = nicht tauschen
court-explain-take = { $courtiers } nehmen
court-explain-take-aspirants = In der Reihe findest du { $courtiers }. Danach nehmen alle anderen je einen, und du bestimmst die neue Reihe.
court-explain-take-aspirant = In der Reihe findest du { $courtiers }.
court-explain-refill =
    { $count ->
        [one] einen Höfling aus dem Volk. Das ist die letzte Runde, mit dieser Reihe kann also nur noch Merlin tauschen.
        [2] zwei { court-explain-refill-more }
        [3] drei { court-explain-refill-more }
        [4] vier { court-explain-refill-more }
        [5] fünf { court-explain-refill-more }
       *[other] { $count } { court-explain-refill-more }
    }
court-explain-refill-more = Höflinge aus dem Volk. Merlin kann mit dieser Reihe tauschen, und wenn wieder jemand Ginevra nimmt, bedienen sich alle daraus.
court-explain-give-tile = an { $name }. Welches, entscheidest du; die anderen behältst du. Du hast { $tiles }.
court-explain-swap-lancelot = , jetzt mit { $name }: Gib einen Höfling und nimm dafür einen einer anderen Art. Du wählst beide aus, und tauschen musst du.

## While someone else's turn lasts; "they" is that player, whose name stands above.

court-explain-waiting =
    { $phase ->
        [startCourtier] Gerade wird der erste Höfling aus dem Volk gewählt.
        [dice] Die Würfel fallen.
        [bid] Jetzt heißt es: mehr bieten oder aus dieser Versteigerung aussteigen.
        [choose] Gerade wird ein Charakter gewählt. Er bringt seinen Beutel mit und hilft sofort.
        [swapMerlin] Merlin tauscht gerade Höflinge mit der Reihe.
        [takeAspirants] Ginevra nimmt gerade zwei Anwärter aus der Reihe.
        [takeAspirant] Gerade wird ein Anwärter gewählt. Ginevra hat zwei genommen, alle anderen nehmen je einen.
        [refill] Ginevra bestimmt gerade die neue Reihe aus dem Volk.
        [giveTile] Artus bekommt gerade ein Plättchen; welches, entscheidet, wer es gibt.
        [swapLancelot] Lancelot tauscht gerade mit jemandem einen Höfling.
       *[over] { "" }
    }
court-explain-waiting-bid =
    { $above ->
        [0] Gerade wird die Versteigerung eröffnet. Passen geht dabei nicht.
       *[other] Jetzt heißt es: mehr als { $above } bieten oder aus dieser Versteigerung aussteigen.
    }

## Three lines above someone's first turn.

court-explain-first-goal = **Ziel:** Sammle je eine Gruppe Hofdamen, Wächter und Ritter. Deine *kleinste* soll größer werden als die aller anderen.
court-explain-first-scores = **Punkte:** Nur diese Gruppe zählt. Narren ergänzen Gruppen, die nicht leer sind; am Ende zählen auch deine Charaktere.
court-explain-first-press = **So geht’s:** Drück auf einen nummerierten Button. Jetzt nimmst du einen Höfling, später bietest du um Charaktere.
