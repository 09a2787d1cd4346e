### Words on the pictures of the card game, the descriptions of pictures for screen readers, and texts instead of pictures.
### Names are ready to be shown. $kind, $value, $card and $adventure are as in quests.ftl.

quests-picture-or = od.
quests-picture-over = Spielende
quests-picture-turn = Zug { $turn }
# Below "Dein Zug".
quests-picture-turn-own = Zug { $turn }
quests-picture-first-turn = { $name } beginnt
quests-picture-first-steps = Fordere einen Gegner heraus, dann zieh eine Ritterkarte. Oder zieh gleich zwei.
quests-picture-last-turn = Letzter Zug: { $name }
quests-picture-so-far = Dieser Zug: { $name }
quests-picture-new = neu
quests-picture-new-seal = neues Siegel
quests-picture-last-taken = zuletzt
# Why the game is over: by itself after "Spielende", and after a colon.
quests-picture-ended =
    { $reason ->
        [adventures] Das zwölfte Abenteuer ist vergeben
        [display] Es ist kein Gegner mehr da
       *[stalemate] Eine Runde lang ist nichts passiert
    }

## The parts of a turn, side by side.

quests-picture-step-reveal = Aufdecken
quests-picture-step-challenge = Herausfordern
quests-picture-step-adventure = Abenteuer
quests-picture-step-draw = Ziehen
# $most (number): how many cards
quests-picture-step-draw-most = 0–{ $most } ziehen

quests-picture-steps = Wer dran ist; Schritte:
quests-picture-steps-now = jetzt
quests-picture-steps-not = nicht möglich
quests-picture-steps-later = vielleicht noch in diesem Zug
quests-picture-steps-done = getan
quests-picture-steps-skipped = ausgelassen

## What has been done in a turn; pictures of cards follow.

quests-picture-done-reveal = Aufgedeckt
quests-picture-done-challenge = Herausgefordert
quests-picture-done-adventure = Abenteuer
quests-picture-done-draw = Gezogen
quests-picture-column-won = Gewonnen
# After "Gezogen".
quests-picture-drew =
    { $knights ->
        [0] nichts
       *[other] { quests-knights }
    }
quests-picture-held =
    { $knights ->
        [one] { $knights } Karte
       *[other] { $knights } Karten
    }

## Heads of the columns.

quests-picture-head-power = Mächte
quests-picture-head-enemy = Feindritter
quests-picture-head-monster = Ungeheuer
quests-picture-head-dragon = Drachen

quests-picture-heading =
    { $ending ->
        [over] Abenteuer: Das Spiel ist vorbei.
        [display] Abenteuer: Das Spiel endet nach { $left } weiteren oder mit dem letzten Gegner.
       *[adventures] Abenteuer: Bezahle mit besiegten Gegnern. Noch { $left } bis zum Spielende.
    }

## Below the cards that an adventure asks for.

quests-picture-need-total = Summe { $total }
quests-picture-need-each = je einer
quests-picture-need-count = { $count } Gegner

## The piles. A number stands above each word.

quests-picture-pile-adversaries = Gegner
quests-picture-pile-knights = Ritterkarten
quests-picture-pile-discards = Ablage

## What the signs beside the players mean.

quests-picture-legend-knights = Ritterkarten
# Instead of that, where they decide places of players with as many points.
quests-picture-legend-ties = Ritterkarten (Gleichstand: mehr gewinnt)
quests-picture-legend-ties-short = Gleichstand: mehr Karten
quests-picture-legend-seals = freie Siegel
quests-picture-legend-leads = führt
quests-picture-legend-offered = möglich
quests-picture-legend-chosen = gewählt
quests-picture-legend-sealed = versiegeln
quests-picture-legend-won = gewinnen
quests-picture-legend-double = Preis: gewinnen


## The picture of one's hand.

quests-picture-hand-title = Deine Ritter
quests-picture-hand-trophies = Schon gewonnen
# Instead of adversaries that one has.
quests-picture-hand-no-trophies = noch nichts
quests-picture-hand-your = Dein Zug

## The picture of what can be chosen.

quests-picture-choice-pay = Du zahlst
quests-picture-choice-keep = Du behältst
quests-picture-choice-strength = Stärke
quests-picture-choice-cards = Karten
quests-picture-choice-gain = Bringt dir
quests-picture-choice-draw-title = Karten ziehen
# $what (text): a kind of adversaries, or an adversary.
quests-picture-choice-named = { CAPITAL($what) }
quests-picture-choice-more = … und { $count } weitere
quests-picture-choice-reveal = Gegner aufdecken
quests-picture-choice-draw =
    { $knights ->
        [0] Nichts ziehen
       *[other] { quests-knights } ziehen
    }
quests-picture-choice-draw-ends-turn = { quests-picture-choice-draw } und den Zug beenden
quests-picture-choice-each-ends = Jede Wahl beendet deinen Zug
quests-picture-you = du
quests-picture-choice-button = Button
quests-picture-choice-group =
    { $price ->
        [usual] Preis { $cost }: { quests-picture-choice-result }
        [repeated] Noch einmal Preis { $cost }: { quests-picture-choice-result }
       *[double] Doppelter Preis { $cost }: { quests-picture-choice-result }
    }
quests-picture-choice-result =
    { $result ->
        [sealed] versiegelt
        [column] Spalte ganz versiegelt
       *[won] gewonnen
    }
quests-picture-choice-stays = weiter versiegelt
quests-picture-choice-ends = Spielende
quests-picture-choice-net =
    { SIGNED($points) } { $points ->
        [one] Punkt
       *[other] Punkte
    }
quests-picture-choice-sum = { $value } − { $paid }
quests-picture-choice-completes = damit ist die Spalte der { quests-kind-many-schwach } ganz versiegelt
quests-picture-choice-gains = { $name } gewinnt { quests-adversary-object }
quests-picture-choice-challenge =
    { $mode ->
        [repeated] { CAPITAL(quests-adversary-object) } noch einmal herausfordern und dafür { $knights } ablegen
        [double] { CAPITAL(quests-adversary-object) } zum doppelten Preis herausfordern und dafür { $knights } ablegen
       *[usual] { CAPITAL(quests-adversary-object) } herausfordern und dafür { $knights } ablegen
    }
quests-picture-choice-adventure = { CAPITAL(quests-adventure-akkusativ) } für { $adversaries } nehmen
quests-picture-became-sealed = versiegelt
quests-picture-became-won = gewonnen
quests-picture-choice-double-short = Preis ×2

## The picture at the end: heads of columns.

quests-picture-end-adventures = Abenteuer
quests-picture-end-trophies = Gegner
quests-picture-end-knights = Ritterkarten (bei Gleichstand)
quests-picture-end-points = Punkte
quests-picture-end-leads =
    { $own ->
        [yes] Von da an liegst du vorn: { $points } zu { $next }.
       *[no] Von da an liegt { $name } vorn: { $points } zu { $next }.
    }
quests-picture-end-wins =
    { $own ->
        [yes] Mit dem letzten Zug gewinnst du: { $points } zu { $next }.
       *[no] Mit dem letzten Zug gewinnt { $name }: { $points } zu { $next }.
    }
quests-picture-end-rise = So kommst du von { $before } auf { $after } Punkte.
quests-picture-end-scores-by-turn = Punkteverlauf

## Descriptions of pictures for people who don't see them. The most important comes first; the rest may be cut off.

quests-picture-variant =
    { $variant ->
        [basic] Grundspiel
       *[seals] mit Siegeln
    }
quests-picture-alt-table = „{ quests-title }“, { quests-picture-variant }. Zug { $turn }.
quests-picture-alt-over = „{ quests-title }“, { quests-picture-variant }. Das Spiel ist vorbei: { quests-picture-ended }.
quests-picture-alt-to-act = { $name } ist am Zug und kann { OR($steps) }.
quests-picture-alt-step =
    { $step ->
        [reveal] aufdecken
        [challenge] herausfordern
        [adventure] ein Abenteuer nehmen
       *[draw] { $most ->
            [0] den Zug beenden
            [one] eine Ritterkarte ziehen
           *[other] bis zu zwei Ritterkarten ziehen
        }
    }
quests-picture-alt-player = { $name } hat { quests-points } und { quests-knights }
quests-picture-alt-player-seals = { $name } hat { quests-points }, { quests-knights } und { quests-seals }
quests-picture-alt-players = { $players }.
quests-picture-alt-column = { quests-kind-many } { $values }
quests-picture-alt-column-empty = keine { quests-kind-many-schwach }
quests-picture-alt-sealed = { $value } (Siegel von { $name })
quests-picture-alt-display = Offen liegen: { $columns }.
quests-picture-alt-open-adventures = Offene Abenteuer: { $adventures }.
quests-picture-alt-adventure = { quests-adventure } ({ $points })
quests-picture-alt-piles =
    Gegner auf dem Stapel: { $adversaries }.{ $ending ->
        [over] {""}
        [display] {" "}Das Spiel endet nach { quests-picture-alt-left } oder mit dem letzten Gegner.
       *[adventures] {" "}Noch { $left } Abenteuer bis zum Spielende.
    }
quests-picture-alt-left =
    { $left ->
        [one] { $left } weiteren Abenteuer
       *[other] { $left } weiteren Abenteuern
    }
quests-picture-alt-hand = Hand von { $name }: { $knights }. Stärke: { $strengths }.
quests-picture-colour =
    { $colour ->
        [red] Rot
        [orange] Orange
        [beige] Beige
       *[merlin] Merlin
    }
quests-picture-alt-strength =
    { $merlins ->
        [0] { quests-picture-colour } { $strength }
        [one] { quests-picture-colour } { $strength } mit Merlin
       *[other] { quests-picture-colour } { $strength } mit Merlins
    }
quests-picture-alt-trophies = Besiegte Gegner: { $adversaries }.
quests-picture-alt-can-beat = Mögliche Gegner: { $adversaries }.
quests-picture-alt-can-beat-none = Mögliche Gegner: keine.
quests-picture-alt-can-take = Mögliche Abenteuer: { $adventures }.
quests-picture-alt-can-take-none = Mögliche Abenteuer: keine.
quests-picture-alt-choice =
    { $name }: { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }.
quests-picture-alt-winners =
    { $shared ->
        [yes] { $names } teilen sich den Sieg.
       *[no] { $names } gewinnt.
    }
quests-picture-alt-rank = { $place }. { $name } { $points } ({ $adventures } aus Abenteuern, { $adversaries } aus Gegnern; { quests-knights } übrig)
quests-picture-alt-ranks = { $ranks }.
quests-picture-tie =
    { $count ->
        [one] Gleich viele Punkte: { $names } liegt dank mehr Ritterkarten vor { $others }, { $cards } zu { $fewer }.
       *[other] Gleich viele Punkte: { $names } liegen dank mehr Ritterkarten vor { $others }, { $cards } zu { $fewer }.
    }

## The whole table as a text, line by line, for people who have no pictures. It's long, so it's in few words.
## An adversary is a letter and its value there: D4. The heads of the columns explain the letters.

quests-picture-text-title = „{ quests-title }“, { quests-picture-variant }. Zug { $turn }.
quests-picture-text-over = „{ quests-title }“, { quests-picture-variant }. Das Spiel ist vorbei: { quests-picture-ended }.
quests-picture-text-rules-lean = zu viel bezahlen ist erlaubt, aber ohne überflüssige Karte
quests-picture-text-rules-forced = liegt kein Gegner offen, muss aufgedeckt werden
quests-picture-text-rules-check = Spalten werden nach jeder Herausforderung geprüft
quests-picture-text-rules = Regeln: { $rules }.
quests-picture-text-to-act = { $name } ist am Zug: { $steps }
quests-picture-text-step =
    { $step ->
        [reveal] aufdecken
        [challenge] herausfordern
        [adventure] Abenteuer nehmen
       *[draw] { $most ->
            [0] Zug beenden
           *[other] 0–{ $most } Karten ziehen
        }
    }
quests-picture-text-starts = Erster Zug: { $name }.
# $adversaries: such as "M1 M1 D4".
quests-picture-text-player = { $name } ({ $emblem }): { quests-points }, { quests-knights }, Gegner { $adversaries }
quests-picture-text-player-seals = { $name } ({ $emblem }): { quests-points }, { quests-knights }, { quests-seals }, Gegner { $adversaries }
quests-picture-text-display =
    { $variant ->
        [basic] Offen liegen:
       *[seals] Offen liegen (Siegel in Klammern):
    }
quests-picture-letter =
    { $kind ->
        [power] M
        [enemy] F
        [monster] U
       *[dragon] D
    }
quests-picture-text-column = { quests-picture-letter } { quests-kind-many }: { $cards }
quests-picture-text-none = –
quests-picture-text-sealed = { $value } ({ $name })
quests-picture-text-adventures =
    { $ending ->
        [over] Abenteuer:
        [display] Abenteuer (Spielende nach { $left } weiteren oder mit dem letzten Gegner):
       *[adventures] Abenteuer (noch { $left } bis zum Spielende):
    }
quests-picture-text-adventure = { $points } { quests-adventure }: { $what }
# $adversaries: such as "M1 M1 D4".
quests-picture-text-taken-by = { $name }, { $adversaries }
# $discards: what they are, such as "3× Rot, 1× Merlin".
quests-picture-text-piles =
    { $count ->
        [0] Stapel: Gegner { $adversaries }, Ritter { $knights }, Ablage 0
       *[other] Stapel: Gegner { $adversaries }, Ritter { $knights }, Ablage { $count } ({ $discards })
    }
quests-picture-text-idle =
    { $turns ->
        [one] { $turns } Zug ohne Aktion.
       *[other] { $turns } Züge hintereinander ohne Aktion.
    }
quests-picture-text-log-last = Letzter Zug, { $name }: { $what }
quests-picture-text-log-now = Dieser Zug, { $name }: { $what }
# $adversaries: such as "M1 M1 D4".
quests-picture-text-log-revealed = { $adversaries } aufgedeckt
# $knights: such as "3× Rot, 1× Merlin".
quests-picture-text-log-challenged =
    { $mode ->
        [repeated] { $adversary } noch einmal herausgefordert ({ $knights })
        [double] { $adversary } zum doppelten Preis herausgefordert ({ $knights })
       *[usual] { $adversary } herausgefordert ({ $knights })
    }
# $adversaries: such as "M1 M1 D4".
quests-picture-text-log-adventure = { quests-adventure } genommen für { $adversaries }
quests-picture-text-log-drew = { $count } gezogen
quests-picture-text-log-nothing = noch nichts
quests-picture-text-card = { quests-picture-letter }{ $value }
quests-picture-text-knights =
    { $card ->
        [red] { $count }× Rot
        [red-2] { $count }× Doppel-Rot
        [orange] { $count }× Orange
        [orange-2] { $count }× Doppel-Orange
        [beige] { $count }× Beige
        [beige-2] { $count }× Doppel-Beige
       *[merlin] { $count }× Merlin
    }

## What an adventure asks for, in few words: "D, Summe 8", "2 beliebige", "U+F+M", "≥3 und ≥4", "≥3 und ≥3, oder D5".

quests-picture-text-need-total = { quests-picture-letter }, Summe { $total }
quests-picture-text-need-total-any = beliebig, Summe { $total }
quests-picture-text-need-count = { $count } beliebige
quests-picture-text-need-least = ≥{ $min }
quests-picture-text-need-one = { quests-picture-letter }
quests-picture-text-need-all = { $all }
quests-picture-text-need-or = ,{ " " }oder{ " " }

## One's hand, and what can be chosen, as a text.

quests-picture-text-hand = Hand von { $name }:
quests-picture-text-no-knights = Keine Ritter.
quests-picture-text-strength =
    { $merlins ->
        [0] { quests-picture-colour }: Stärke { $alone }
        [one] { quests-picture-colour }: Stärke { $alone } + { $merlins } Merlin = { $strength }
       *[other] { quests-picture-colour }: Stärke { $alone } + { $merlins } Merlins = { $strength }
    }
quests-picture-text-trophies = Besiegte Gegner: { $adversaries }
quests-picture-text-can-beat = Mögliche Gegner: { $adversaries }
quests-picture-text-can-take = Mögliche Abenteuer: { $adventures }
# An item of these: "Drache 4".
quests-picture-text-target =
    { $mode ->
        [repeated] { quests-adversary } (noch einmal)
        [double] { quests-adversary } (zum doppelten Preis)
       *[usual] { $result ->
            [sealed] { quests-adversary } (versiegeln)
            [won] { quests-adversary } (gewinnen)
           *[plain] { quests-adversary }
        }
    }
quests-picture-text-option = { $number }. { CAPITAL($what) }
quests-picture-text-ways = {" / "}
quests-picture-text-keep = { $cards } behalten
quests-picture-text-seals = noch { quests-seals }
quests-picture-text-rank = { $place }. { $name }: { $points } = { $adventures } aus Abenteuern + { $adversaries } aus Gegnern; { quests-knights }
quests-picture-text-by-turn = Punkteverlauf:

## Beside the card game's pieces, each drawn large: a title, and a few short sentences.

quests-picture-piece-points = { quests-points }
quests-picture-piece-scoring = { $title }, { $points }.
quests-picture-piece-adventure =
    .says = Verlangt { quests-condition }.
quests-picture-piece-example = Zum Beispiel:
quests-picture-piece-number = { $count } mit Wert { $value }
quests-picture-piece-kind =
    .says1 = { $cards } Karten: { $numbers }.
    .says2 = Zum Herausfordern bezahlst du ihren Wert mit Rittern einer Farbe.
    .says3 = Eine gewonnene Karte bringt ihren Wert oder hilft, ein Abenteuer zu bezahlen.
quests-picture-piece-knight = Ritter
    .says1 = Er ist 1 wert.
    .says2 = Mit Rittern einer Farbe bezahlst du einen Gegner.
    .says3 = Es gibt 14 in jeder Farbe.
quests-picture-piece-double = Doppelritter
    .says1 = Zwei Ritter auf einer Karte: 2 wert.
    .says2 = Er lässt sich nicht teilen.
    .says3 = Es gibt 2 in jeder Farbe.
quests-picture-piece-merlin = Merlin
    .says1 = Er ist 1 wert.
    .says2 = Er passt zu Rittern jeder Farbe. Du kannst auch nur mit Merlins bezahlen.
    .says3 = Es gibt 5.
quests-picture-piece-seal = Siegel
    .says1 = Du hast fünf. Zum einfachen Preis versiegelst du die Karte nur.
    .says2 = Bezahle noch einmal, um sie zu gewinnen, oder warte.
    .says3 = Ist die ganze Spalte versiegelt, bekommen alle die Karten mit ihrem Siegel.
    .says4 = Zum doppelten Preis gewinnst du eine ohne Siegel; versiegelte bleiben.
    .says5 = Keins mehr frei? Dann kannst du nur ein zweites Mal oder doppelt bezahlen.

## Kapitel der Regeln, gezeichnet

quests-picture-rule-goal =
    Besiege Gegner mit deinen Rittern.
    Bezahle Abenteuer mit den besiegten Gegnern.
    Beides bringt Punkte, am meisten die Abenteuer.
quests-picture-rule-turn =
    Du kannst aufdecken, wenn in keiner Spalte vier liegen.
    Du kannst einen Gegner herausfordern.
    Du kannst ein Abenteuer nehmen.
    Zieh eine Karte oder keine; zwei, wenn du 2 und 3 auslässt.
quests-picture-rule-reveal =
    In keiner Spalte liegen vier: Du kannst aufdecken.
    Gegner kommen dazu, bis in einer Spalte vier liegen oder keiner übrig ist.
    Liegen in einer Spalte vier, kann niemand aufdecken.
quests-picture-rule-challenge =
    Grundspiel: Bezahle den Wert mit Rittern einer Farbe, egal welcher, und der Gegner gehört dir.
    Merlin zählt als ein Ritter und passt zu jeder Farbe.
    Zu viel bezahlst du nur, wenn es nicht passend geht; nie eine überflüssige Karte.
quests-picture-rule-overpaying = Zwei rote Doppelritter, zusammen 4, für ein Ungeheuer 3?
quests-picture-rule-sealing = Du versiegelst die letzte Karte der Spalte. Wer gewinnt was?
quests-picture-rule-adventures =
    Bezahle mit den Gegnern, die es verlangt, auch mit eben gewonnenen. Eines pro Zug.
    Du bekommst seine Punkte; die Gegner kommen aus dem Spiel.
    Genau 6, wenn es geht, sonst mehr; aber keine Karte zu viel.
quests-picture-rule-draw =
    Nach Herausforderung oder Abenteuer: eine Karte oder keine.
    Ohne beides: zwei, eine oder keine.
    Keine Ritterkarte mehr da? Dann wird die Ablage zum neuen Stapel gemischt.
quests-picture-rule-seals =
    Du hast fünf Siegel. Bezahle den Wert und versiegle die Karte. Sie bleibt.
    Spalte ganz versiegelt: Alle bekommen ihre Karten und Siegel.
    Versiegelst du die einzige Karte einer Spalte, gehört sie dir also sofort.
    Oder bezahle eine Karte mit deinem Siegel ein zweites Mal: Sie gehört dir.
    Oder bezahle doppelt: Eine Karte ohne Siegel gehört dir, versiegelte bleiben.
    Kein Siegel mehr: nur ein zweites Mal oder doppelt bezahlen.
quests-picture-rule-start =
    Alle bekommen vier Ritterkarten.
    Gegner werden aufgedeckt, bis in einer Spalte vier liegen.
    Alle dreizehn Abenteuer liegen offen.
quests-picture-rule-end =
    Mit dem zwölften Abenteuer endet das Spiel sofort.
    Ist kein Gegner mehr da oder tut eine Runde lang niemand etwas, endet es mit diesem Zug.
    Wer die meisten Punkte hat, gewinnt. Ritter auf der Hand und noch versiegelte Karten zählen 0.
    Bei Gleichstand: mehr Ritterkarten, Doppelritter zählen als eine. Sonst geteilt.
quests-picture-rule-variants =
    Grundspiel oder mit Siegeln.
    Zu viel bezahlen: nur, wenn nötig, oder immer.
    Kein Gegner offen: Aufdecken ist freiwillig oder Pflicht.
    Letzte Karte ohne Siegel doppelt bezahlt: Die versiegelten bleiben liegen oder werden gewonnen.
quests-picture-rule-default = Vorgabe
quests-picture-rule-option = Option
quests-picture-rule-held = auch auf der Hand
quests-picture-rule-nothing = sonst nichts auf der Hand
quests-picture-rule-may = du darfst
quests-picture-rule-must = du musst
