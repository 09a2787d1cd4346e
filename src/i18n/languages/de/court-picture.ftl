### King Arthur's Court: words in pictures, and the texts that say the same.
### Names are ready to be shown. Tiles come as "3+4", group sizes as "2/3/3", smallest first.
### `width` is about how many letters there's room for.

## Labels of the table.

court-picture-round = Runde { $round } von { $rounds }
court-picture-round-between = Runde { $round } von { $min }–{ $max }
court-picture-round-last = Runde { $round }, die letzte
court-picture-setting-up = Vor der ersten Runde
court-picture-over = Spielende

court-picture-task =
    { $phase ->
        [startCourtier] nimmt den ersten Höfling
        [dice] Die Würfel fallen
        [bid] bietet oder passt
        [pass] kann nur passen
        [choose] wählt einen Charakter
        [swapMerlin] tauscht mit der Reihe
        [takeAspirants] nimmt zwei Anwärter
        [takeAspirant] nimmt einen Anwärter
        [refill] bestimmt die neue Reihe
        [giveTile] gibt { $opponent } ein Plättchen
        [swapLancelot] tauscht mit { $opponent }
       *[over] { "" }
    }
court-picture-opening-bid = eröffnet die Versteigerung
court-picture-lone-bid = bietet allein
court-picture-own-task =
    { $phase ->
        [startCourtier] Du nimmst einen Höfling
        [dice] Die Würfel fallen
        [bid] Du bietest oder passt
        [pass] Du kannst nur passen
        [choose] Du wählst einen Charakter
        [swapMerlin] Du tauschst mit der Reihe
        [takeAspirants] Du nimmst zwei Anwärter
        [takeAspirant] Du nimmst einen Anwärter
        [refill] Du bestimmst die Reihe
        [giveTile] Du gibst ein Plättchen
        [swapLancelot] Du tauschst mit { $opponent }
       *[over] { "" }
    }
court-picture-own-opening-bid = Du musst eröffnen
court-picture-own-lone-bid = Du bietest allein
court-picture-own-pass = Du kannst nur passen: { $have } reicht nicht gegen { $sum }

court-picture-aspirants = Anwärter
court-picture-row = die Reihe
court-picture-peasantry = Volk
court-picture-peasants = noch { $left }

court-picture-ability-merlin =
    .first = tauscht 0–3
    .second = Höflinge
court-picture-ability-guinevere =
    .first = 2 Anwärter,
    .second = andere 1
court-picture-ability-arthur =
    .first = Plättchen
    .second = und Gunst
court-picture-ability-lancelot =
    .first = tauscht je 1
    .second = mit allen

court-picture-sum = = { $sum }
court-picture-no-points = keine Punkte

court-picture-highest = Höchstgebot
court-picture-winning = Zuschlag
court-picture-no-bid = Noch kein Gebot
court-picture-must-bid = Bieten ist Pflicht.
court-picture-still-in = Dabei
court-picture-passed-head = Gepasst
court-picture-to-come = Noch dran

court-picture-hint =
    { $phase ->
        [swapMerlin] Eins zu eins, immer gegen eine andere Art.
        [refill] Daraus nimmt, wer als Nächstes Merlin oder Ginevra hat.
       *[other] { "" }
    }

court-picture-passed = gepasst
court-picture-bids = Gebot { $sum }

court-picture-skipped =
    { $character ->
        [arthur] gibt nichts
       *[other] kein Tausch
    }
court-picture-you = du

court-picture-idle =
    .first =
        { $count ->
            [one] { $count } Narr
           *[other] { $count } Narren
        }
    .second = ohne Gruppe
court-picture-idle-short =
    { $count ->
        [one] übrig
       *[other] { $count } übrig
    }

court-picture-favor-next = bald
court-picture-legend-weakest = kleinste Gruppe zuerst: sie zählt
court-picture-legend-bonus =
    { $lasting ->
        [yes] zählt nur in der letzten Runde
       *[no] zählt am Ende als 2 Wächter
    }
court-picture-legend-character = Charakter, zählt als 2
court-picture-legend-merlin = Merlin, zählt als Narr
court-picture-legend-lasting =
    { $short ->
        [yes] ohne sie
       *[no] ohne Charaktere
    }
court-picture-legend-favor =
    { $short ->
        [yes] Gunst
       *[no] Gunst
    }
court-picture-legend-favor-ties = Gunst entscheidet
court-picture-legend-favor-next = am Rundenende
court-picture-legend-to-take =
    { $short ->
        [yes] fehlt noch
       *[no] Charakter fehlt noch
    }
court-picture-legend-black-die =
    { $taken ->
        [yes] war übrig
       *[no] zuletzt Pflicht
    }
court-picture-legend-changed = letzter Zug

court-picture-last-turn = Letzter Zug
court-picture-last-turn-told = Letzter Zug: { $moves }
court-picture-earlier =
    { $moves ->
        [one] (davor noch 1 Aktion) …
       *[other] (davor noch { $moves } Aktionen) …
    }
court-picture-winner = Sieg
court-picture-winners = Geteilter Sieg
court-picture-ranking = Rangfolge
court-picture-ranking-text =
    Die kleinste Gruppe zählt. Bei Gleichstand: die mittlere, die größte, dann die Gunst des Königs{ $over ->
        [yes] { "" }
       *[no] { " " }(wer Artus hat, bekommt sie)
    }.
court-picture-tie = Bei Gleichstand: mittlere Gruppe, größte, dann Gunst
court-picture-tie-favor = Dank der Gunst liegt { $name } vor { $others }
court-picture-won-with = Gewonnen mit
court-picture-gain =
    { $before ->
        [0]
            { $whose ->
                [own] Am Ende von Runde { $round } hast du { $to }.
               *[other] Am Ende von Runde { $round } hat { $name } { $to }.
            }
       *[other]
            { $characters ->
                [none] Runde { $round } bringt
               *[other] Mit { $characters } bringt Runde { $round }
            } { $whose ->
                [own] deine Gruppen von { $from } auf { $to }.
               *[other] { $name } von { $from } auf { $to }.
            }
    }
court-picture-gain-most = Runde { $round }: { $from } auf { $to }. Runde { $larger } brachte mehr, aber nicht in einem deiner Züge.
court-picture-by-round =
    { $lasting ->
        [yes] Kleinste Gruppe ohne Charaktere
       *[no] Kleinste Gruppe je Runde
    }
court-picture-by-round-end = Ende: mit Charakteren
court-picture-now = jetzt

## What each piece is and does, on a picture of its own: a title, and a sentence per line.

court-picture-piece-merlin = Merlin
    .text =
        Tausche bis zu drei deiner Höflinge gegen Anwärter anderer Art.
        Am Ende zählt er als Narr und erlaubt reine Narrengruppen.
court-picture-piece-guinevere = Ginevra
    .text =
        Nimm zwei Anwärter. Alle anderen nehmen je einen. Dann bestimmst du eine neue Reihe aus dem Volk.
        Am Ende zählt sie als zwei Hofdamen.
court-picture-piece-arthur = Artus
    .text =
        Alle anderen mit mindestens zwei Plättchen geben dir eins, das sie wählen.
        Nach der Runde bekommst du die Gunst des Königs.
        Am Ende zählt er als zwei Wächter.
court-picture-piece-lancelot = Lancelot
    .text =
        Wo es geht, musst du mit allen anderen je einen Höfling gegen eine andere Art tauschen. Du wählst beide aus.
        Am Ende zählt er als zwei Ritter.
court-picture-piece-jester = Narr
    .text =
        Geht in die Gruppe, in der er dir am meisten hilft.
        Allein bildet er keine Gruppe, außer du hast am Ende Merlin.
court-picture-piece-maiden = Hofdame
    .text =
        Eine deiner drei Gruppen.
        Deine kleinste Gruppe ist deine Punktzahl.
        Narren dürfen dazu, und Ginevra zählt als zwei, wenn du sie am Ende hast.
court-picture-piece-guard = Wächter
    .text =
        Eine deiner drei Gruppen.
        Deine kleinste Gruppe ist deine Punktzahl.
        Narren dürfen dazu, und Artus zählt als zwei, wenn du ihn am Ende hast.
court-picture-piece-knight = Ritter
    .text =
        Eine deiner drei Gruppen.
        Deine kleinste Gruppe ist deine Punktzahl.
        Narren dürfen dazu, und Lancelot zählt als zwei, wenn du ihn am Ende hast.
court-picture-piece-favor = Gunst des Königs
    .text =
        Wer sie hat, eröffnet die Versteigerungen und muss bieten. Ist diese Person versorgt, eröffnet die nächste links von ihr, die noch einen Charakter braucht.
        Sind Höfe in allen drei Gruppen gleichauf, entscheidet sie.
        Am Ende der Runde bekommt sie, wer Artus hat.
court-picture-piece-money = Plättchen
    .text =
        Biete mit beliebig vielen Plättchen.
        Gewinnst du, kommt dein Gebot in den Beutel des Charakters, den du nimmst, und du bekommst, was darin war.
court-picture-piece-dice = Schwarzer Würfel
    .text =
        Zu dritt bleibt in jeder Runde ein Charakter übrig.
        Auf ihn kommt der schwarze Würfel: Wer nächste Runde zuletzt wählt, muss diesen Charakter nehmen, wenn er noch da ist.

## Kapitel der Regeln, gezeichnet

court-picture-rule-goal =
    Hofdamen, Wächter und Ritter: Die kleinste Gruppe hat 3, das gibt 3 Punkte.
    Hier hat sie nur 2. Die höchste Punktzahl gewinnt.
court-picture-rule-round =
    Eine Versteigerung: mehr bieten oder passen.
    Wer gewinnt, nimmt einen Charakter und setzt ihn ein.
    So geht es weiter, bis alle fertig sind. Dann gehen die Charaktere zurück.
court-picture-rule-auction =
    Wer eröffnet, muss bieten, auch allein. Dann: mehr bieten, mit beliebigen Plättchen, oder passen und aussteigen.
    Nur wer gewinnt, bezahlt. Das Gebot kommt in den Beutel.
    Wer gewinnt, bekommt, was darin war. Wer genug Charaktere hat, setzt aus.
court-picture-rule-characters =
    Merlin: Tausche bis zu dreimal mit der Reihe, gegen andere Arten. Am Ende: ein Narr; Narren dürfen allein bleiben.
    Ginevra: Nimm zwei Anwärter, alle anderen je einen. Neue Reihe aus dem Volk. Am Ende: zwei Hofdamen.
    Artus: Wer mehrere Plättchen hat, wählt eins für dich. Nach der Runde bekommst du die Gunst. Am Ende: zwei Wächter.
    Lancelot: Du musst mit allen je einmal tauschen, gegen eine andere Art. Am Ende: zwei Ritter.
court-picture-rule-scoring =
    Ein Narr geht in die Gruppe, die ihn am meisten braucht.
    In eine leere Gruppe kann er nur, wenn du am Ende Merlin hast.
    Am Ende zählt Lancelot als zwei Ritter, also können sich ihm Narren anschließen.
court-picture-rule-start =
    Alle beginnen mit den Plättchen 3, 4 und 5 und nehmen einen Höfling.
    Die Reihe zu Beginn: je Art einer. Würfel bestimmen, welche Art zu zweit fehlt und zu viert doppelt ist.
    Jeder Charakter hat 1 und 2 im Beutel.
    Wer am höchsten würfelt, bekommt die Gunst des Königs.
court-picture-rule-end =
    Die neue Reihe wird nicht voll: Das ist die letzte Runde.
    Charaktere, die du am Ende hast, zählen an deinem Hof mit.
    Gleichstand: erst die mittlere Gruppe, dann die größte, dann die Gunst des Königs.
court-picture-rule-variants =
    Zu zweit: zwei Charaktere pro Person, drei Anwärter.
    Zu dritt: ein Charakter pro Person, vier Anwärter. Den übrigen Charakter muss nächste Runde jemand nehmen.
    Zu viert: ein Charakter pro Person, fünf Anwärter.
court-picture-rule-discord =
    Biete oder passe direkt unter dem Bild des Tisches.
    Hier gibst du jedes andere Gebot ab und tauschst.
    Solange du das hier siehst, machst du damit deine letzte Aktion rückgängig.

## A picture of a decision: the options, numbered like the buttons.

court-picture-choice-heading =
    { $phase ->
        [startCourtier] Nimm deinen ersten Höfling
        [dice] { "" }
        [bid] Biete oder passe
        [choose] Wähle einen Charakter
        [swapMerlin] Deine besten Möglichkeiten
        [takeAspirants] Nimm zwei Anwärter
        [takeAspirant] Nimm einen Anwärter
        [refill] Bestimme die neue Reihe
        [giveTile] Artus: ein Plättchen für { $opponent }
        [swapLancelot] Tausche mit { $opponent }
       *[over] { "" }
    }
court-picture-choice-no-swap-heading = Kein Tausch bringt mehr
court-picture-choice-have = du hast { $sum }
court-picture-choice-any = beliebige { $count }, im Menü
court-picture-choice-need = Für mehr Punkte:
court-picture-choice-none = hier niemand
court-picture-choice-needs = Du brauchst
court-picture-choice-of = { $count } aus
court-picture-choice-open = Eröffne mit einem Gebot
court-picture-choice-lone = Biete allein
court-picture-choice-beat = Gebote über { $sum }
court-picture-choice-beaten = Du kommst nicht über { $sum }
court-picture-own = Dein Hof
court-picture-own-opponent = Hof von { $name }
court-picture-own-more = Mehr Punkte mit
court-picture-own-more-count =
    { $count ->
        [one] Mehr Punkte mit irgendeinem Höfling
       *[other] Mehr Punkte mit { $count } aus
    }
court-picture-own-more-joiner =
    { $how ->
        [any] oder
       *[all] und
    }
court-picture-text-own-more =
    { $how ->
        [any] Für mehr Punkte: { OR($courtiers) }
        [count] Für mehr Punkte beliebige { $count } aus: { $courtiers }
       *[all] Für mehr Punkte: { $courtiers }
    }.
court-picture-text-needs =
    { $how ->
        [none]
            { $whose ->
                [own] Aus dem Volk bringt dir niemand mehr Punkte
               *[other] Aus dem Volk bringt { $name } niemand mehr Punkte
            }
       *[any]
            Für mehr Punkte { $whose ->
                [own] brauchst du
               *[other] braucht { $name }
            } { $how ->
                [any] { OR($courtiers) }
                [count]
                    { $count ->
                        [one] { OR($courtiers) }
                       *[other] beliebige { $count } davon: { $courtiers }
                    }
               *[all] { $courtiers }
            }
    }.
court-picture-choice-now =
    Jetzt { $sizes }{ $place ->
        [0] { "" }
       *[other] , Platz { $place }
    }
court-picture-choice-now-any = so oder so vorerst Platz { $place }
court-picture-choice-after =
    Gruppen { $sizes }{ $place ->
        [0] { "" }
       *[other] , Platz { $place }
    }
court-picture-choice-theirs = { " " }(am anderen Hof { $sizes }, Platz { $place })
court-picture-choice-treasury = Du hast { $tiles }
court-picture-choice-treasury-after =
    { $more ->
        [yes] mindestens
       *[no] du hättest
    }
court-picture-choice-favor =
    { $has ->
        [yes] bleibt dir
       *[no] für dich
    }
court-picture-choice-theirs-now = jetzt { $sizes }
court-picture-choice-you-give = du gibst
court-picture-choice-you-get = du nimmst
court-picture-choice-keeps = du behältst
court-picture-choice-higher = bis { $sum }: Menü
court-picture-choice-higher-text = Höhere Gebote, bis { $sum }, stehen im Menü
court-picture-choice-other-tiles = andere Plättchen: Menü
court-picture-choice-other-swaps =
    { $vain ->
        [yes]
            { $count ->
                [one] Noch 1 Möglichkeit im Menü, nicht besser
               *[other] Noch { $count } Möglichkeiten im Menü, keine besser
            }
       *[no]
            { $count ->
                [one] Im Menü noch einer, nicht besser als Tausch 1
               *[other] Im Menü noch { $count }, keiner besser als Tausch 1
            }
    }
court-picture-choice-at-best = Deine Gruppen im besten Fall, nach der Aktion
court-picture-best-with = Gruppen im besten Fall
court-picture-choice-best = Gruppen bestenfalls { $sizes }
court-picture-choice-alike =
    { $count ->
        [one] auch { $count } anderer
       *[other] auch { $count } andere
    }
court-picture-choice-keeps-all = du behältst { $sum }
court-picture-choice-no-swap = Nicht tauschen

court-picture-choice-does-merlin =
    { $possible ->
        [yes] Tausche bis zu drei Höflinge mit der Reihe.
       *[no] Kein Tausch möglich.
    }
court-picture-choice-does-guinevere = Nimm zwei Anwärter, dann bestimme die neue Reihe.
court-picture-choice-does-arthur =
    { $givers ->
        [0] Nichts von anderen, aber die Gunst des Königs
       *[other] { $givers } Plättchen von anderen, und die Gunst des Königs
    } { $keeps ->
        [yes] bleibt dir.
       *[no] bekommst du.
    }
court-picture-choice-does-lancelot =
    { $opponents ->
        [one] Tausche einen Höfling mit deinem Gegenüber.
       *[other] Tausche mit den { $opponents } anderen je einen Höfling.
    }

court-picture-choice-more = und { $count } weitere
court-picture-choice-numbered = { $number }. { CAPITAL($told) }
court-picture-choice-pass = Passen
court-picture-choice-nothing = Nicht tauschen
court-picture-choice-bid = Bieten: { $sum } ({ $tiles })
court-picture-choice-purse =
    Beutel { $purse }, deine Plättchen sind dann { $more ->
        [yes] mindestens { $sum }
       *[no] { $sum }
    } wert
court-picture-choice-give = Eine { $tile } geben, { $after } behalten
# Both in the nominative.
court-picture-choice-swap = { $give } weg, dafür { $take }

## Descriptions of pictures: sentences, most important first.

court-picture-alt-task =
    { $phase ->
        [startCourtier] nimmt den ersten Höfling
        [dice] würfelt
        [bid] ist in der Versteigerung am Zug
        [pass] kann nur passen
        [choose] wählt einen Charakter
        [swapMerlin] tauscht mit der Reihe
        [takeAspirants] nimmt zwei Anwärter
        [takeAspirant] nimmt einen Anwärter
        [refill] bestimmt die neue Reihe
        [giveTile] gibt ein Plättchen
        [swapLancelot] tauscht einen Höfling
       *[over] { "" }
    }
court-picture-alt-choice =
    { $name } { court-picture-alt-task }: { $more ->
        [yes]
            { $count ->
                [one] hier eine der Möglichkeiten
               *[other] hier { $count } der Möglichkeiten
            }
       *[no]
            { $count ->
                [one] { $count } Möglichkeit
               *[other] { $count } Möglichkeiten
            }
    }.
court-picture-alt-table = { court-title }. { $rounds }.
court-picture-alt-to-act = { $name } { court-picture-alt-task }.
court-picture-alt-to-act-forced =
    { $name } { court-picture-alt-task }{ $phase ->
        [pass] { "" }
       *[other] { " " }(nur eine Möglichkeit)
    }.
court-picture-alt-no-bid = Noch kein Gebot: { $opener } eröffnet und muss bieten. Noch dabei: { $bidders }.
court-picture-alt-bid = Das Höchstgebot ist { $bid }, von { $bidder }; eröffnet hat { $opener }. Noch dabei: { $bidders }.
court-picture-alt-passed = Gepasst: { $names }.
court-picture-alt-role = { $name } nutzt { $character }.
court-picture-alt-role-with = { $name } nutzt { $character }, jetzt mit { $opponent }.
court-picture-alt-skipped =
    { $character ->
        [arthur] Nur ein Plättchen, darum nichts abzugeben: { $names }.
       *[other] Kein Tausch, weil es an beiden Höfen nur dieselbe Art gibt: { $names }.
    }
court-picture-alt-to-come = Noch dran: { $names }.
court-picture-alt-standings = Die Gruppen (je Hof die kleinste zuerst): { $standings }.
court-picture-alt-standing = { $name } { $sizes } ({ $place }. Platz)
court-picture-alt-characters = Die Beutel: { $characters }.
court-picture-alt-character =
    { $name } { $purse }{ $taken ->
        [yes] { $die ->
            [yes] { " " }(bei { $taker }; schwarzer Würfel)
           *[no] { " " }(bei { $taker })
        }
       *[no] { $die ->
            [yes] { " " }(schwarzer Würfel)
           *[no] { "" }
        }
    }
court-picture-alt-row = Reihe: { $row }.
court-picture-alt-player =
    { $name } ({ $emblem }{ $favor ->
        [yes] , Gunst des Königs
        [next] , bekommt am Ende der Runde die Gunst des Königs
       *[no] { "" }
    }): Plättchen { $tiles }; Hof: { $court }.
court-picture-alt-peasantry = Volk: { $peasantry }.
court-picture-alt-winner = Das Spiel ist vorbei. { $names } gewinnt.
court-picture-alt-winners = Das Spiel ist vorbei. { $names } teilen sich den Sieg.

## The table as text, line by line.

court-picture-text-title = { court-title }. { $rounds }.
court-picture-text-characters = Charaktere und Beutel:
court-picture-text-character =
    { $name } { $purse }{ $taken ->
        [yes] , bei { $taker }
       *[no] { "" }
    }{ $die ->
        [yes] , schwarzer Würfel
       *[no] { "" }
    }{ $open ->
        [yes] , zu haben
       *[no] { "" }
    } ({ $ability })
court-picture-text-ability = { $ability }, +{ court-counted }
court-picture-text-row = Reihe ({ $length } von { $full }): { $row }
court-picture-text-row-empty = Reihe ({ $length } von { $full }): leer
court-picture-text-peasantry = Volk ({ $sum }): { $counts }
court-picture-text-player =
    { $name } ({ $emblem }), Platz { $place }{ $any ->
        [yes] , hat { $characters }
       *[no] { "" }
    }{ $left ->
        [0] { "" }
       [one] , nimmt noch { $left } Charakter
       *[other] , nimmt noch { $left } Charaktere
    }{ $favor ->
        [yes] , Gunst des Königs
        [next] , bekommt am Ende der Runde die Gunst des Königs
       *[no] { "" }
    }
court-picture-text-treasury = Plättchen: { $tiles }
court-picture-text-court = Hof: { $counts }
court-picture-text-groups =
    Gruppen { $sizes }: { $groups }{ $idle ->
        [0] { "" }
       *[other] , Narren ohne Gruppe: { $idle } von { $jesters }
    }
court-picture-text-lasting = Gruppen ohne Charaktere: { $sizes }
court-picture-text-group = { court-group } { $size }
court-picture-text-group-mixed =
    { court-group } { $size } ({ $courtiers }{ $pawn ->
        [0] { "" }
       *[other]
            { " " }+ { $pawn } durch { $group ->
                [maiden] Ginevra
                [guard] Artus
               *[knight] Lancelot
            }
    }{ $jesters ->
        [0] { "" }
        [one] { " " }+ { $jesters } Narr
       *[other] { " " }+ { $jesters } Narren
    }{ $merlin ->
        [0] { "" }
       *[other] { " " }+ { $merlin } durch Merlin
    })
court-picture-text-by-round = Gruppen je Runde ({ $names }):
court-picture-text-last-turn = Letzter Zug:
court-picture-text-ranking = Endstand (je Hof die kleinste Gruppe zuerst):
court-picture-text-ranked =
    { $place }. { $name } { $sizes }{ $favor ->
        [yes] , Gunst des Königs
       *[no] { "" }
    }
