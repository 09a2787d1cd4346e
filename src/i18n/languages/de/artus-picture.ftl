### Artus: words in its pictures, and in the texts beside them.
### Names are ready to be shown. $chair: a chair's number, 0 to 27; $value: what a chair is worth.

## Everywhere

artus-picture-comma = {", "}
artus-picture-semicolon = {"; "}

artus-picture-phase =
    { $phase ->
        [placement] Ritter einsetzen
        [over] Spielende
       *[play] Runde { $round } von { $rounds }
    }
artus-picture-winner =
    { $count ->
        [one] Sieg
       *[other] Geteilter Sieg
    }
artus-picture-last-turn = Letzter Zug
artus-picture-this-turn = Dieser Zug
artus-picture-todo =
    { $task ->
        [place] setzt ein
        [play] { $count ->
            [one] spielt 1 Karte
           *[other] spielt { $count } Karten
        }
       *[draw] { $count ->
            [one] zieht 1 Karte
           *[other] zieht { $count } Karten
        }
    }
artus-picture-rank =
    { $shared ->
        [yes] =
       *[no] {""}
    }{ $place }.
artus-picture-tiles = { $count }×50
# What a plate with a player's tiles of 50 points means, in the strip.
artus-picture-strip-tiles = davon
artus-picture-hand-name = Hand
artus-picture-pile-name =
    { $pile ->
        [knight] Ritterstapel
        [king] Königsstapel
       *[scoring] Wertungsstapel
    }
artus-picture-pile-cards =
    { $pile ->
        [knight] Ritterkarten
        [king] Königskarten
       *[scoring] Wertungskarten
    }
artus-picture-scores-by-round = Punkteverlauf

# Heads a card. All Knight cards share a word, and so do all King cards; scoring cards have their names, as in artus-card.
artus-picture-title =
    { $card ->
        [knight] Ritter
        [king] König
        [ring] Ring
        [prince] Prinz
        [scoring-all] Alle Ritter
        [scoring-opposite] Alle umgekehrt
        [scoring-colours] Jede Farbe
        [scoring-carpet] 2 auf Teppichen
        [scoring-three-red] Drei auf Rot
       *[scoring-joker] Joker
    }

artus-picture-short =
    { $card ->
        [knight-1-5-both] 1–5 ±
        [knight-1-4] 1–4
        [knight-2-5] 2–5
        [knight-3-6] 3–6
        [knight-4-7] 4–7
        [knight-5-7] 5–7
        [knight-6-8] 6–8
        [knight-7-9] 7–9
        [king-4-8-either] 4–8
        [king-1-7-silver] 1–7 Silber
        [king-1-7-bronze] 1–7 Bronze
        [king-1-5-both-either] 1–5 ±
        [king-ring-silver] Silberring
        [king-ring-bronze] Bronzering
        [king-ring-either] Ring nach Wahl
        [scoring-all] alle
        [scoring-opposite] umgekehrt
        [scoring-colours] Farben
        [scoring-carpet] Teppich
        [scoring-three-red] 3 rot
       *[scoring-joker] Joker
    }
artus-picture-counted = { $count } × { artus-picture-short }

## The strip below the table: what happened last, after small pictures of the figures

artus-picture-strip-ring = Ring auf { $chair }
artus-picture-strip-placed = auf { $chair }
artus-picture-strip-moved = { $from } → { $to }
artus-picture-strip-pushed = verdrängt → { $to }
artus-picture-draws = zieht
artus-picture-strip-turned = Alle Werte haben sich mit dem König gedreht.
artus-picture-strip-leaves = Es zählt der Stuhl, den ein Ritter verlässt.
artus-picture-strip-turns = Bewegt sich der König, drehen sich alle Werte mit.
artus-picture-strip-placing = Einsetzen gegen den Uhrzeigersinn; { $name } setzt zuletzt ein und beginnt.
artus-picture-strip-unplaced = einzusetzen
# What the small pictures mean, beside them. First a silver Prince.
artus-picture-strip-prince = Prinz:
artus-picture-strip-silver = Silber
artus-picture-strip-bronze = Bronze
artus-picture-strip-king = König
artus-picture-strip-carpet = Teppich
artus-picture-strip-new-king = neuer König
artus-picture-strip-shift = Werte drehen sich
artus-picture-strip-unmet = nicht erfüllt
artus-picture-strip-before = vorher
artus-picture-strip-from = Start
artus-picture-strip-reached =
    { $done ->
        [placed] gesetzt
        [ringAdded] Ring
        [scored] gewertet
       *[moved] Ziel
    }

## A player's hand

artus-picture-does-knight =
    .upper = verlassener
    .lower = Stuhl zählt
artus-picture-does-move-any =
    .upper = jeder Prinz
    .lower = oder König
artus-picture-does-move-silver =
    .upper = silberner
    .lower = Prinz / König
artus-picture-does-move-bronze =
    .upper = bronzener
    .lower = Prinz / König
artus-picture-does-ring-silver =
    .upper = Ring für
    .lower = Silberprinz
artus-picture-does-ring-bronze =
    .upper = Ring für
    .lower = Bronzeprinz
artus-picture-does-ring-any =
    .upper = Ring für
    .lower = einen Prinzen
artus-picture-does-score =
    { $card ->
        [scoring-all] alle addiert
        [scoring-opposite] Summe × −1
        [scoring-colours] je ein Ritter
        [scoring-carpet] zwei addiert
        [scoring-three-red] drei addiert
       *[scoring-joker] oder werten
    }
artus-picture-hand-otherwise = sonst { $penalty }
artus-picture-hand-standing =
    { $name }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
# The same. $rank: the place, such as "2."
artus-picture-hand-turn = { $now }: { $name } { artus-picture-todo }
artus-picture-hand-heading = Alle Karten
artus-picture-hand-played = gespielt
artus-picture-hand-left = kommt noch
artus-picture-hand-held = auf der Hand
artus-picture-hand-both = vor/zurück
artus-picture-hand-knights = Ritter

## Choices

artus-picture-choice-new-value = neuer Wert
artus-picture-choice-new = neu
artus-picture-choice-pushes = verdrängt
artus-picture-choice-to = auf { $chair }
artus-picture-choice-landing = auf { $chair }:
artus-picture-choice-leaves = verlässt { $chair }
artus-picture-choice-reach = auf { $from }–{ $to }
artus-picture-choice-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
artus-picture-choice-draws = { $pile }, noch { artus-picture-choice-cards }: { $cards }
artus-picture-choice-drawing = Jeder Stapel zeigt, welche Karten er noch enthält.
artus-picture-choice-placing = Setze einen Ritter auf einen freien Stuhl. Später zählt der Stuhl, den er verlässt.
artus-picture-choice-king = Der König bringt nichts, aber alle Werte drehen sich mit.
artus-picture-choice-turning = Deine Ritter: Gesamtwert ihrer Stühle danach und die Änderung.
artus-picture-choice-worth =
    { $kind ->
        [knight] { artus-picture-strip-leaves }
        [prince] Es zählt der Stuhl, den ein Prinz verlässt.
        [ring] Es zählt der Stuhl des Prinzen, der den Ring bekommt.
       *[scoring] Eine Karte, deren Bedingung nicht erfüllt ist, kostet Punkte.
    }
artus-picture-choice-yours = deine Ritter
artus-picture-hand-best = bester
artus-picture-hand-chairs = Stühle der Ritter
artus-picture-hand-unmet = jetzt nicht erfüllt
artus-picture-choice-total = gesamt (Änderung)
artus-picture-choice-rivals = deren Änderung
artus-picture-choice-source-scores = zählt
artus-picture-choice-free = frei
artus-picture-choice-ring-on = Ring auf { $chair }
artus-picture-choice-ring = Prinz auf Stuhl { $chair }
artus-picture-choice-chair = Stuhl { $chair }: { SIGNED($value) }
artus-picture-choice-from = von Stuhl { $chair }
artus-picture-choice-lands = Stuhl { $chair }
artus-picture-choice-more = … und { $count } weitere
artus-picture-choice-best = Bester Ritter
artus-picture-choice-score = auf { $chairs }
artus-picture-choice-unmet = Nicht erfüllt
artus-picture-on-place =
    { $place ->
        [green] auf Grün
        [yellow] auf Gelb
        [red] auf Rot
       *[carpet] auf Teppichen
    }
artus-picture-choice-lacking =
    { $wanted ->
        [1] keiner { artus-picture-on-place }
       *[other] { $have } von { $wanted } { artus-picture-on-place }
    }
# What a player's Knights are worth after a move of the King.
artus-picture-choice-turn = alle Werte drehen sich mit (deine Ritter { $knights }; zusammen { SIGNED($sum) }, Änderung { SIGNED($change) }; Änderung für { $rivals })
artus-picture-choice-turn-brief = deine Ritter zusammen { SIGNED($sum) } ({ SIGNED($change) }), Änderung für { $rivals }
artus-picture-choice-turn-knight = { SIGNED($after) } auf { $chair }
artus-picture-choice-turn-rival = { $name } { SIGNED($change) }

## The end, below the table

artus-picture-end-ahead =
    Vorsprung auf { $name }: { $lead ->
        [one] { $lead } Punkt
       *[other] { $lead } Punkte
    }.
artus-picture-end-source =
    { $source ->
        [knights] Ritter bewegt
        [princes] Prinzen bewegt
        [rings] Ringe
        [scoring] Wertung
        [total] Summe
       *[penalties] Strafpunkte
    }
artus-picture-end-extreme =
    { $extreme ->
        [best] Bester Zug
       *[worst] Schwächster Zug
    }
artus-picture-end-turn = Runde { $round }: { $points }
artus-picture-end-leads =
    { $who ->
        [you] Du gehst
       *[other] { $name } geht
    } endgültig in Führung: { $points } zu { $next } ({ $rival ->
        [you] du
       *[other] { $second }
    }) nach Runde { $round }.
artus-picture-end-from = { artus-picture-end-source } { SIGNED($points) }
artus-picture-end-extreme-turn =
    { $extreme ->
        [best] bester
       *[worst] schwächster
    } Zug in Runde { $round }, { $cards } ({ SIGNED($points) })
artus-picture-end-line = { $name }: { $sources }; { $turns }.

## Single cards and figures, large, with what they do

artus-picture-piece-knight = Ritter
    .about = Du hast fünf, zu viert nur vier. Eine Ritterkarte bewegt einen vorwärts (im Uhrzeigersinn), und es zählt der Stuhl, den er verlässt.
artus-picture-piece-ways =
    .back = rückwärts
    .forward = vorwärts
artus-picture-piece-king = Der König
    .about = Sein Stuhl bestimmt alle Werte: gleich hinter ihm 10, dann 8 bis 1, dann die roten, und 0 auf den drei vor ihm. Ihn zu bewegen bringt 0.
    .behind = hinter ihm
    .ahead = vor ihm
artus-picture-piece-prince = Prinz
    .about = Bewege ihn vorwärts (im Uhrzeigersinn), und es zählt der Stuhl, den er verlässt. Gib ihm einen Ring, und es zählt der, auf dem er sitzt.
artus-picture-piece-ring = Ring
    .about = Gib ihn einem Prinzen, und du bekommst den Wert seines Stuhls. Sein dritter Ring macht ihn zum König.
artus-picture-piece-fifty = 50-Punkte-Plättchen
    .about = Jedes Plättchen steht für 50 Punkte.

## Descriptions of pictures, for people who don't see them

artus-picture-variant =
    { $variant ->
        [basic] Grundspiel
       *[advanced] Profispiel
    }
artus-picture-alt-table = Artus, { artus-picture-variant }. { artus-picture-phase }.
artus-picture-alt-to-act = { $name } ist am Zug.
artus-picture-alt-scores = Punkte: { $scores }.
artus-picture-alt-score = { $name } { $score }
artus-picture-place =
    { $shared ->
        [yes] geteilter{" "}
       *[no] {""}
    }{ $place }. Platz
artus-picture-alt-ranked = { $score } ({ artus-picture-place })
artus-picture-alt-king =
    { $metal ->
        [silver] Der silberne König
       *[bronze] Der bronzene König
    } sitzt auf Stuhl { $chair }.
artus-picture-alt-princes = Prinzen: { $princes }.
artus-picture-rings =
    { $rings ->
        [one] { $rings } Ring
       *[other] { $rings } Ringe
    }
# The same after "mit".
artus-picture-rings-dativ =
    { $rings ->
        [one] { $rings } Ring
       *[other] { $rings } Ringen
    }
artus-picture-metal =
    { $metal ->
        [silver] Silber
       *[bronze] Bronze
    }
artus-picture-alt-prince = { artus-picture-alt-prince-on } ({ SIGNED($value) })
artus-picture-alt-prince-on = { $metal ->
        [silver] silberner
       *[bronze] bronzener
    } mit { artus-picture-rings-dativ } auf { $chair }
# $emblem: on the player's shield, such as "Löwe". $knights: chairs and values, with commas
artus-picture-alt-knights = { $name } ({ $emblem }): Ritter auf { $knights }.
artus-picture-alt-no-knights = { $name } ({ $emblem }): noch keine Ritter.
artus-picture-alt-at = { $chair } ({ SIGNED($value) })
artus-picture-alt-hand = Hand von { $name }: { $cards }.
artus-picture-alt-no-hand = { $name } hat keine Karten mehr.
artus-picture-alt-card-now = { $played } (jetzt { SIGNED($now) })
artus-picture-alt-card-unmet = { $played } (nicht erfüllt: { SIGNED($now) })
artus-picture-alt-choice =
    { $name }: { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }.
artus-picture-alt-choice-card =
    { $name }, { $played }: { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }.
artus-picture-alt-numbered = { $number }. { CAPITAL($line) }
artus-picture-alt-with-card = { $played }, { $action }
artus-picture-alt-winner = Das Spiel ist vorbei. { $names } gewinnt.
artus-picture-alt-winners = Das Spiel ist vorbei. { $names } teilen sich den Sieg.

## The table as text, a line each

artus-picture-text-title = Artus, { artus-picture-variant }. { artus-picture-phase }.
artus-picture-text-to-act = { $name } ist am Zug
artus-picture-text-to-play =
    { $name } ist am Zug und spielt { $plays ->
        [one] { $plays } Karte
       *[other] { $plays } Karten
    }
artus-picture-text-to-draw =
    { $name } ist am Zug und zieht { $draws ->
        [one] { $draws } Karte
       *[other] { $draws } Karten
    }
artus-picture-text-player = { $name } ({ $emblem }): { $score }, Hand { $hand }; Stapel: { $piles }
artus-picture-text-player-tiles = { $name } ({ $emblem }): { $score } ({ $tiles }×50), Hand { $hand }; Stapel: { $piles }
artus-picture-text-pile-name =
    { $pile ->
        [knight] Ritter
        [king] König
       *[scoring] Wertung
    }
# $left (number): its cards. The piles come in this order, the third one not always.
artus-picture-text-pile = { artus-picture-text-pile-name } { $left }
artus-picture-text-unplaced = ; noch { $count } Ritter einzusetzen
artus-picture-text-card = „{ artus-card }“
artus-picture-text-played = { artus-picture-text-pile-name } ({ $cards })
artus-picture-text-all = { artus-picture-text-pile-name } (alle)
artus-picture-text-all-but = { artus-picture-text-pile-name } (alle außer { $cards })
artus-picture-text-none-played = Noch hat niemand eine Karte gespielt
artus-picture-text-played-by = Gespielt von { $name }: { $piles }
artus-picture-text-legend = Stuhl (t = Teppich), Wert, Figur:
artus-picture-text-carpet = t
artus-picture-text-crown-plate = Krone
artus-picture-text-knight = Ritter von { $owner }
artus-picture-text-king = König ({ artus-picture-metal }), { artus-picture-rings }
artus-picture-text-prince = Prinz ({ artus-picture-metal }), { artus-picture-rings }
artus-picture-text-empty = –
artus-picture-text-supply = Ringe im Vorrat: { $count }.
artus-picture-text-last-turn = Letzter Zug:
artus-picture-text-hand = Hand von { $name }:
artus-picture-text-no-cards = Keine Karten.
artus-picture-text-ranking = { $place }. { $name } { $score }
artus-picture-text-by-round = Punkteverlauf ({ $names }):
artus-picture-text-more = und { $count } weitere

## Rules drawn in steps

artus-picture-rule-turn =
    Grundspiel: Spiele eine Karte, dann zieh eine von einem Stapel deiner Wahl. Alle Karten werden gespielt.
    Profispiel: Spiele eine, dann eine zweite. Zieh eine, sieh sie an, dann zieh die zweite.

artus-picture-rule-knights =
    Vorwärts ist im Uhrzeigersinn, besetzte Stühle zählen mit. Punkte gibt der verlassene Stuhl.
    Wer am Ziel sitzt, rückt gegen den Uhrzeigersinn zum nächsten freien Stuhl, auch dem eben verlassenen.
    Verdrängen bringt keine Punkte. Auch Prinzen und König verdrängen und weichen; mit ihm drehen sich die Werte.

artus-picture-rule-kings =
    Bewege einen Prinzen vorwärts, im Uhrzeigersinn: Es zählt der Stuhl, den er verlässt.
    Bewege den König: Das bringt keine Punkte, aber alle Werte drehen sich mit.
    Gib einem Prinzen einen Ring: Es zählt sein Stuhl. Der dritte Ring macht ihn zum König, der alte behält einen.

artus-picture-rule-scoring =
    Nur im Profispiel. Alle Ritter: die Summe deiner Stühle.
    Alle umgekehrt: dieselbe Summe, Plus wird Minus.
    Jede Farbe: je ein Ritter auf Grün, Gelb und Rot; nur wenn das nicht geht, −15.
    Zwei auf Teppichen: zwei deiner Ritter dort; nur wenn das nicht geht, −25.
    Drei auf Rot: drei, die du wählst; nur wenn das nicht geht, −50.
    Joker: dein bester Ritter zählt, oder 1–3 vor, oder ein Ring.

artus-picture-rule-start =
    Alle haben die gleichen Karten. Erst siehst du deine Hand: je zwei Ritter- und Königskarten, im Profispiel drei.
    Setzt reihum (gegen den Uhrzeigersinn) je einen Ritter auf einen freien Stuhl, fünfmal (zu viert viermal). Wer beginnt, setzt zuletzt.
    Danach wird im Uhrzeigersinn gespielt.

artus-picture-rule-end =
    Alle Karten werden gespielt: 16 Runden, im Profispiel 11. In den letzten vier (drei) zieht niemand.
    Die höchste Punktzahl gewinnt; unter 0 ist normal. Bei Gleichstand teilt ihr euch den Sieg.
    Danach zählt nichts mehr, auch kein Ritter auf +10.

artus-picture-rule-variants =
    Grundspiel: eine Karte pro Zug, zwei Stapel, 16 Runden.
    Profispiel: zwei Karten pro Zug, drei Stapel, 11 Runden. In beiden werden alle Karten gespielt.
