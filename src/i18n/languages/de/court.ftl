### King Arthur's Court: its pieces, and what happens in it.
### Names are ready to be shown. Tiles come as "3+4", group sizes as "2/3/3".

court-title = König Artus’ Hof
court-about = Ersteigere Merlin, Ginevra, Artus und Lancelot. Es zählt nur die kleinste Gruppe deines Hofs.
court-variant-standard = Standard

court-character =
    { $character ->
        [merlin] Merlin
        [guinevere] Ginevra
        [arthur] Artus
       *[lancelot] Lancelot
    }

court-courtier =
    { $courtier ->
        [jester]
            { $count ->
                [one] Narr
               *[other] Narren
            }
        [maiden]
            { $count ->
                [one] Hofdame
               *[other] Hofdamen
            }
        [guard] Wächter
       *[knight] Ritter
    }
court-counted = { $count } { court-courtier }

# Nominative.
court-some =
    { $count ->
        [one]
            { $courtier ->
                [jester] ein Narr
                [maiden] eine Hofdame
                [guard] ein Wächter
               *[knight] ein Ritter
            }
        [2] zwei { court-courtier }
        [3] drei { court-courtier }
        [4] vier { court-courtier }
        [5] fünf { court-courtier }
        [6] sechs { court-courtier }
       *[other] { court-counted }
    }
# Accusative.
court-some-object =
    { $count ->
        [one]
            { $courtier ->
                [jester] einen Narren
                [maiden] eine Hofdame
                [guard] einen Wächter
               *[knight] einen Ritter
            }
        [2] zwei { court-courtier }
        [3] drei { court-courtier }
        [4] vier { court-courtier }
        [5] fünf { court-courtier }
        [6] sechs { court-courtier }
       *[other] { court-counted }
    }
# After “gegen”.
court-some-for = { court-some-object }
court-some-list = { $courtiers }
court-empty = leer

court-group =
    { $group ->
        [maiden] Hofdamen
        [guard] Wächter
       *[knight] Ritter
    }

court-no-tiles = keine
court-tiles-sum = { $tiles } = { $sum }

court-names = { $names }
court-separator = { ", " }

court-decision =
    { $phase ->
        [startCourtier] Nimm deinen ersten Höfling
        [dice] Würfle
        [bid] Biete oder passe
        [choose] Wähle einen Charakter
        [swapMerlin] Tausche als Merlin mit der Reihe
        [takeAspirants] Nimm als Ginevra zwei Anwärter
        [takeAspirant] Nimm einen Anwärter
        [refill] Bestimme als Ginevra die neue Reihe
        [giveTile] Gib Artus ein Plättchen
        [swapLancelot] Tausche als Lancelot einen Höfling
       *[over] { "" }
    }

## What has happened, a sentence each, in messages and beside the picture.

court-event-courtier-taken = { $name } nimmt { court-some-object }.
court-event-row-laid = Die Reihe zu Beginn: { $courtiers }.
court-event-favor-rolled = { $name } würfelt am höchsten und bekommt die Gunst des Königs.
court-event-bid = { $name } bietet { $tiles }.
court-event-passed = { $name } passt.
court-event-passed-unbeaten = { $name } kommt nicht über { $sum } und passt.
court-event-auction-won = { $name } gewinnt die Versteigerung mit { $sum }.
court-event-chose = { $name } nimmt { court-character }, zahlt { $paid } und bekommt { $received } aus dem Beutel.
court-event-merlin-swapped = { $name } tauscht { $give } gegen { $take } aus der Reihe.
court-event-merlin-swapped-nothing = { $name } nutzt Merlin, tauscht aber nicht.
court-event-aspirants-taken = { $name } nimmt { $courtiers } aus der Reihe.
court-event-refilled = { $name } bestimmt die neue Reihe: { $courtiers }.
court-event-refilled-last = { $name } bestimmt die neue Reihe: nur noch { $courtiers }. Für eine volle Reihe reicht das Volk nicht mehr, also ist das die letzte Runde.
court-event-refilled-nobody = { $name } kann keine neue Reihe bestimmen: Das Volk ist aufgebraucht, also ist das die letzte Runde.
court-event-tile-given = { $from } gibt { $to } eine { $tile }.
court-event-tile-spared = { $from } hat nur ein Plättchen und behält es.
court-event-lancelot-swapped = { $name } gibt { $opponent } { $give } und bekommt dafür { $take }.
court-event-lancelot-skipped = { $name } und { $opponent } können nicht tauschen, weil es an beiden Höfen nur ein und dieselbe Art gibt.
court-event-favor-moved = Die Gunst des Königs geht von { $from } an { $to }.
court-event-favor-stays = { $name } behält die Gunst des Königs.
court-event-black-die-moved = Der schwarze Würfel geht an { court-character }; nächste Runde muss jemand diesen Charakter nehmen.
court-event-round-ended = Runde { $round } ist zu Ende.
court-event-ended = Das Spiel ist vorbei.

## What somebody did, said to them in their own picture of the end.

court-own-event-courtier-taken = Du nimmst { court-some-object }.
court-own-event-chose = Du nimmst { court-character }, zahlst { $paid } und bekommst { $received } aus dem Beutel.
court-own-event-merlin-swapped = Du tauschst { $give } gegen { $take } aus der Reihe.
court-own-event-aspirants-taken = Du nimmst { $courtiers } aus der Reihe.
court-own-event-lancelot-swapped = Du gibst { $opponent } { $give } und bekommst dafür { $take }.

## The same in few words, beside the picture of the table, where these are shorter.

court-brief-auction-won = { $name } gewinnt mit { $sum }.
court-brief-won-and-chose = { $name } gewinnt mit { $sum } und nimmt { court-character }.
court-brief-chose = { $name } nimmt { court-character }.
court-brief-merlin-swapped = { $name } tauscht { $give } gegen { $take }.
court-brief-aspirants-taken = { $name } nimmt { $courtiers }.
court-brief-refilled = Neue Reihe: { $courtiers }.
court-brief-tile-given = { $from } gibt eine { $tile } ab.
court-brief-black-die-moved = Nächste Runde muss jemand { court-character } nehmen.
court-own-brief-bid = Du bietest { $sum }.
court-own-brief-passed = Du passt.
court-own-brief-auction-won = Du gewinnst mit { $sum }.
court-own-brief-chose = Du nimmst { court-character }.
court-own-brief-tile-given = Du gibst eine { $tile } ab.
