### Artus: its cards and figures, what happens, and the choices on buttons and in menus.
### $name, $owner: somebody's name, ready to be shown. Chairs have the numbers 0 to 27.
### $card, $figure, $metal and $pile choose between words, so that each sentence can inflect them.

artus-title = Artus
artus-about = An König Artus’ Tafelrunde drängeln sich Ritter um die besten Stühle, und welche das sind, ändert sich mit jedem Schritt des Königs.
artus-variant-basic = Grundspiel
artus-variant-advanced = Profispiel

## Words that other messages include

artus-points = { SIGNED($points) }
artus-list = { $names }

artus-chair = Stuhl { $chair }
artus-chairs =
    { $count ->
        [one] Stuhl { $chairs }
       *[other] Stühle { $chairs }
    }

artus-figure =
    { $figure ->
        [own] ein Ritter
        [knight] ein Ritter von { $owner }
        [king] der König
        [silver] ein silberner Prinz
       *[bronze] ein bronzener Prinz
    }

artus-pile =
    { $pile ->
        [knight] Ritterstapel
        [king] Königsstapel
       *[scoring] Wertungsstapel
    }

artus-card =
    { $card ->
        [knight-1-5-both] Ritter 1–5 vor/zurück
        [knight-1-4] Ritter 1–4
        [knight-2-5] Ritter 2–5
        [knight-3-6] Ritter 3–6
        [knight-4-7] Ritter 4–7
        [knight-5-7] Ritter 5–7
        [knight-6-8] Ritter 6–8
        [knight-7-9] Ritter 7–9
        [king-4-8-either] König 4–8
        [king-1-7-silver] König 1–7, Silber
        [king-1-7-bronze] König 1–7, Bronze
        [king-1-5-both-either] König 1–5 vor/zurück
        [king-ring-silver] Silberring
        [king-ring-bronze] Bronzering
        [king-ring-either] Ring
        [scoring-all] Alle Ritter
        [scoring-opposite] Alle umgekehrt
        [scoring-colours] Jede Farbe
        [scoring-carpet] Zwei auf Teppichen
        [scoring-three-red] Drei auf Rot
       *[scoring-joker] Joker
    }
# A card after "spielt". Their names would read as parts of the sentence.
artus-card-object =
    { $card ->
        [scoring-joker] den Joker
       *[other] „{ artus-card }“
    }

artus-card-help =
    { $card ->
        [knight-1-5-both] Bewege einen deiner Ritter 1 bis 5 Stühle vor oder zurück.
        [knight-1-4] Bewege einen deiner Ritter 1 bis 4 Stühle vorwärts.
        [knight-2-5] Bewege einen deiner Ritter 2 bis 5 Stühle vorwärts.
        [knight-3-6] Bewege einen deiner Ritter 3 bis 6 Stühle vorwärts.
        [knight-4-7] Bewege einen deiner Ritter 4 bis 7 Stühle vorwärts.
        [knight-5-7] Bewege einen deiner Ritter 5 bis 7 Stühle vorwärts.
        [knight-6-8] Bewege einen deiner Ritter 6 bis 8 Stühle vorwärts.
        [knight-7-9] Bewege einen deiner Ritter 7 bis 9 Stühle vorwärts.
        [king-4-8-either] Bewege einen Prinzen oder den König 4 bis 8 Stühle vorwärts.
        [king-1-7-silver] Bewege einen silbernen Prinzen oder den König, falls er silbern ist, 1 bis 7 Stühle vorwärts.
        [king-1-7-bronze] Bewege einen bronzenen Prinzen oder den König, falls er bronzen ist, 1 bis 7 Stühle vorwärts.
        [king-1-5-both-either] Bewege einen Prinzen oder den König 1 bis 5 Stühle vor oder zurück.
        [king-ring-silver] Gib einem silbernen Prinzen einen Ring. Der dritte Ring macht ihn zum König.
        [king-ring-bronze] Gib einem bronzenen Prinzen einen Ring. Der dritte Ring macht ihn zum König.
        [king-ring-either] Gib einem beliebigen Prinzen einen Ring. Der dritte Ring macht ihn zum König.
        [scoring-all] Werte alle deine Ritter.
        [scoring-opposite] Werte alle deine Ritter mit umgekehrten Vorzeichen: Plus zählt als Minus, Minus als Plus.
        [scoring-colours] Werte drei deiner Ritter, je einen auf Grün, Gelb und Rot. Geht das nicht, bekommst du −15.
        [scoring-carpet] Werte zwei deiner Ritter auf den Teppichen. Geht das nicht, bekommst du −25.
        [scoring-three-red] Werte drei deiner Ritter auf Rot. Geht das nicht, bekommst du −50.
       *[scoring-joker] Werte deinen besten Ritter, gib einen Ring oder geh mit Ritter, Prinz oder König 1–3 Stühle vor.
    }

artus-card-scores =
    { $kind ->
        [ring] Du bekommst den Wert seines Stuhls.
        [king] Du bekommst den Wert des Stuhls, den ein Prinz verlässt. Der König bringt nichts, aber alle Werte drehen sich mit.
       *[knight] Du bekommst den Wert des Stuhls, den er verlässt.
    }

artus-steps =
    { $way ->
        [backwards] { $steps } rückwärts
       *[forwards] { $steps } vorwärts
    }


## What happened

artus-event-placed =
    { $who ->
        [you] Du setzt
       *[other] { $name } setzt
    } einen Ritter auf { artus-chair }.
artus-plays =
    { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    } { artus-card-object }
artus-moved =
    { $steps ->
        [one] { $steps } Stuhl
       *[other] { $steps } Stühle
    }{ $way ->
        [backwards] {" "}rückwärts
       *[forwards] {""}
    }
# The same in a sentence.
artus-moved-way =
    { artus-moved }{ $way ->
        [backwards] {""}
       *[forwards] {" "}vorwärts
    }
artus-moves =
    { $figure ->
        [own] { $card ->
            [scoring-joker] { CAPITAL(artus-figure) } geht { artus-moved-way }
           *[other] { artus-moved-way }
        }
       *[king] { CAPITAL(artus-figure) } geht { artus-moved-way }
    }
artus-event-moved =
    { artus-plays }: { artus-moves }, { $from } → { $to }{ $figure ->
        [king] , und alle Werte drehen sich mit
       *[other] {" "}({ SIGNED($points) })
    }.
artus-event-displaced =
    { $figure ->
        [yours] Dein Ritter
        [own-yours] Ein anderer Ritter von dir
        [own] Ein anderer Ritter von { $owner }
       *[king] { CAPITAL(artus-figure) }
    } wird von Stuhl { $from } auf Stuhl { $to } verdrängt{ $figure ->
        [king] , und alle Werte drehen sich mit
       *[other] { "" }
    }.
artus-event-ring-added = { artus-plays }: { CAPITAL(artus-figure-prince) } auf { artus-chair } bekommt seinen zweiten Ring ({ SIGNED($points) }).
artus-event-crowned = { artus-plays }: { CAPITAL(artus-figure-prince) } auf { artus-chair } bekommt seinen dritten Ring ({ SIGNED($points) }) und wird König. Alle Werte richten sich jetzt nach ihm.
# Without an article, as buttons have it.
artus-prince =
    { $metal ->
        [silver] silberner Prinz
       *[bronze] bronzener Prinz
    }
# With its article.
artus-figure-prince =
    { $metal ->
        [silver] der silberne Prinz
       *[bronze] der bronzene Prinz
    }
artus-figure-prince-akkusativ =
    { $metal ->
        [silver] den silbernen Prinzen
       *[bronze] den bronzenen Prinzen
    }
artus-event-scored =
    { artus-plays } und { $who ->
        [you] wertest
       *[other] wertet
    } { $count ->
        [one] den Ritter auf Stuhl { $chairs }
       *[other] die Ritter auf den Stühlen { $chairs }
    } ({ SIGNED($points) }).
artus-event-unmet = { artus-plays }, ohne die Ritter dafür zu haben ({ SIGNED($points) }).
artus-event-drew =
    { $who ->
        [you] Du ziehst
       *[other] { $name } zieht
    } { $count ->
        [one] eine Karte
       *[other] zwei Karten
    } vom { artus-pile }.
artus-event-round-ended = Runde { $round } ist zu Ende.
artus-event-ended = Das Spiel ist vorbei.

## What has happened since the reader's last turn, in few words

artus-brief = { $name }: { $plays }.
artus-brief-moved =
    { $figure ->
        [king] König
        [silver] Prinz
        [bronze] Prinz
       *[knight] Ritter
    } { $from } → { $to } ({ SIGNED($points) })
artus-brief-ring = Ring auf { $chair } ({ SIGNED($points) })
artus-brief-crowned = neuer König auf { $chair } ({ SIGNED($points) })
artus-brief-scored = „{ artus-card }“ ({ SIGNED($points) })
artus-brief-king = König auf { $to }
artus-brief-placed = Ritter auf { $chair }
artus-brief-pushed = Dein Ritter wird verdrängt, { $from } → { $to }.

## Choices, on buttons and in menus
## $points, $value: what's scored, or what a chair is worth

artus-choose-place = Stuhl { $chair }: jetzt { SIGNED($value) } wert
artus-choose-knight = Ritter auf { $chair }: { SIGNED($points) }
artus-choose-prince =
    { CAPITAL(artus-prince) } auf { $chair } ({ $rings ->
        [one] { $rings } Ring
       *[other] { $rings } Ringe
    }): { SIGNED($points) }
artus-choose-king = König auf { $chair }: { SIGNED($points) }
artus-choose-to-knight = Auf Stuhl { $chair } (dann { SIGNED($value) } wert)
artus-choose-to-prince = Auf { artus-chair }
# Where the King goes, and what that does to the reader’s Knights.
# $change (number): what they gain together
artus-choose-to-king = Auf { artus-chair } ({ SIGNED($change) } für deine Stühle)
artus-choose-figure =
    { $figure ->
        [yours] dein Ritter
        [silver] der silberne Prinz
        [bronze] der bronzene Prinz
       *[king] { artus-figure }
    }
artus-choose-whole = { $played }: { artus-choose-figure }, Stuhl { $chair } → { $to } ({ SIGNED($points) })
artus-choose-use = { $played }: { $how }
artus-choose-to = auf { artus-chair } (Wert { SIGNED($value) })
artus-choose-pushes = verdrängt { artus-figure-akkusativ } auf { $chair }
artus-figure-akkusativ =
    { $figure ->
        [yours] deinen eigenen Ritter
        [own] einen Ritter
        [knight] einen Ritter von { $owner }
        [king] den König
        [silver] einen silbernen Prinzen
       *[bronze] einen bronzenen Prinzen
    }
artus-choose-ring = Ring für { artus-figure-prince-akkusativ } auf { artus-chair } ({ SIGNED($points) })
artus-choose-ring-to = Prinz auf Stuhl { $chair } ({ SIGNED($points) })
artus-choose-crowns = er wird König
artus-choose-score = { artus-chairs } ({ SIGNED($points) })
artus-choose-score-named = { artus-choose-score }
artus-choose-score-best = Wertung deines besten Ritters, { artus-chair } ({ SIGNED($points) })
artus-choose-penalty = Bedingung nicht erfüllt ({ SIGNED($points) })
artus-choose-draw = Vom { artus-pile } ziehen (noch { $left })

## Questions

artus-prompt-place = **Wohin setzt du deinen Ritter?** Der Stuhl zählt erst, wenn der Ritter ihn verlässt. { artus-prompt-left }
artus-prompt-left =
    { $left ->
        [one] Das ist dein letzter Ritter.
        [2] Du musst noch zwei einsetzen.
        [3] Du musst noch drei einsetzen.
        [4] Du musst noch vier einsetzen.
        [5] Du musst noch fünf einsetzen.
       *[other] Du musst noch { $left } einsetzen.
    }
artus-prompt-play = **Welche Karte spielst du?**
artus-prompt-play-second = **Welche Karte spielst du als zweite?**
artus-prompt-draw = **Von welchem Stapel ziehst du?**
artus-prompt-draw-first = **Von welchem Stapel ziehst du zuerst?** Du siehst die Karte, bevor du die zweite ziehst.
artus-prompt-draw-second = **Von welchem Stapel ziehst du deine zweite Karte?**
artus-prompt-card = **{ artus-card }: Was machst du damit?** { artus-card-help }
artus-prompt-steps = **{ artus-card }: Wohin geht { artus-choose-figure }?** Er verlässt { artus-chair }, das bringt { SIGNED($points) }.
artus-prompt-king-steps = **{ artus-card }: Wohin geht der König?** Er sitzt auf { artus-chair } und bringt keine Punkte, aber alle Werte drehen sich mit ihm.
artus-prompt-then-draw = Danach ziehst du vom { artus-pile }, dem einzigen, der noch da ist.
artus-drawn = Neu auf deiner Hand: **{ $cards }**.

## How the game stands: one line, followed by the scores

artus-standing-placement = Vor der ersten Runde: Alle setzen ihre Ritter ein.
artus-standing-round = Runde { $round } von { $rounds }
artus-standing-over = Endstand
artus-standing-score = { $name } { $score }
