### Artus: "What can I do now?", as lines of Markdown.
### $chair and $value: a chair and what it's worth now.

## Bold beginnings of lines; the message with the same end follows, after a space

artus-explain-kind-place = **Setze einen Ritter**
artus-explain-kind-move-knight = **Bewege einen Ritter**
artus-explain-kind-prince = **Bewege einen Prinzen**
artus-explain-kind-king = **Bewege den König**
artus-explain-kind-add-ring = **Gib einen Ring**
artus-explain-kind-score = **Werte deine Ritter**
artus-explain-kind-draw = **Zieh eine Karte**

## Words that other messages include

# A card in a list after "mit".
artus-explain-card =
    { $card ->
        [scoring-joker] dem Joker
       *[other] „{ artus-card }“
    }
# In a list after "Stuhl" or "Stühlen".
artus-explain-chair = { $chair } ({ SIGNED($value) })
artus-explain-metal =
    { $metal ->
        [silver] silberner Prinz
       *[bronze] bronzener Prinz
    }
# A Prince's chair, in a list of those that can be moved, after "Stuhl".
artus-explain-prince = { $chair } ({ artus-explain-metal }: { SIGNED($value) })
# A Prince's chair, in a list of those that can get a ring, after "Stuhl".
artus-explain-ringed =
    { $chair } ({ artus-explain-metal }, { $rings ->
        [one] { $rings } Ring
       *[other] { $rings } Ringe
    }: { SIGNED($value) })
artus-explain-scoring = { artus-explain-card } ({ SIGNED($points) })
artus-explain-scoring-unmet = { artus-explain-card } ({ SIGNED($points) }, Bedingung nicht erfüllt)

## Placing Knights

# Follows "Place a Knight".
artus-explain-place = auf einen beliebigen freien Stuhl. Punkte gibt es dafür noch nicht. { artus-prompt-left }
artus-explain-place-why = Es zählt der Stuhl, den ein Ritter verlässt. Der beste freie ist Stuhl { $chair } ({ SIGNED($value) }). Behält er diesen Wert, bekommst du { $value }, wenn dein Ritter von dort weggeht.
artus-explain-values = Die Werte hängen vom König ab: hinter ihm (gegen den Uhrzeigersinn) +10, +8, +7 … +1, dann −1 bis −15; die drei Stühle vor ihm sind 0 wert. Bewegt er sich, drehen sich alle Werte mit.

## Playing cards
## $cards (list): the cards that can be used for it

artus-explain-play =
    Du spielst { $plays ->
        [one] eine Karte
       *[other] zwei Karten nacheinander
    }{ $draws ->
        [0] ; deine Stapel sind leer, du ziehst also keine mehr.
        [1] {" "}und ziehst dann eine.
       *[other] {" "}und ziehst dann zwei.
    } Das geht mit den Karten auf deiner Hand:
artus-explain-move-knight = mit { OR($cards) }. Du bekommst den Wert des Stuhls, den er verlässt; deine Ritter sitzen auf den Stühlen { $knights }.
artus-explain-worked-gain = Dein bester Ritter sitzt auf Stuhl { $chair }, der jetzt { SIGNED($value) } wert ist. Bewege ihn mit einer dieser Karten, und du bekommst { $value }.
artus-explain-worked-cost = Dein bester Ritter sitzt auf Stuhl { $chair }, der jetzt { SIGNED($value) } wert ist. Selbst ihn zu bewegen kostet dich { $cost }.
artus-explain-worked-nothing = Dein bester Ritter sitzt auf Stuhl { $chair }, der jetzt { SIGNED($value) } wert ist. Ihn zu bewegen bringt dir keine Punkte und kostet keine.
artus-explain-move-prince = mit { OR($cards) }. Du bekommst den Wert des Stuhls, den er verlässt: Stuhl { OR($princes) }.
artus-explain-move-king = von Stuhl { $chair } mit { OR($cards) }. Das bringt keine Punkte, aber alle Werte drehen sich mit ihm.
artus-explain-add-ring = mit { OR($cards) }. Der Prinz bleibt sitzen, und du bekommst den Wert seines Stuhls: Stuhl { OR($princes) }. Sein dritter Ring macht ihn zum König.
artus-explain-score = dort, wo sie sitzen, mit { OR($scores) }.
artus-explain-pushes = Wer dort sitzt, wo eine Figur landet, wird gegen den Uhrzeigersinn auf den nächsten freien Stuhl verdrängt.

## Drawing cards

artus-explain-draw =
    { $draws ->
        [one] von einem deiner Stapel. Damit endet dein Zug. Zur Wahl stehen:
       *[other] von einem deiner Stapel, sieh sie dir an und zieh dann noch eine. Damit endet dein Zug. Zur Wahl stehen:
    }
artus-explain-pile =
    { artus-pile }, { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    }: { $pile ->
        [knight] Züge für deine eigenen Ritter
        [king] Züge für Prinzen und König, dazu Ringe
       *[scoring] Karten, die deine Ritter dort werten, wo sie sitzen
    }
artus-explain-draw-why = Sobald du eine Karte ziehst, lässt sich nichts von vorher mehr rückgängig machen.

## During someone else's turn

artus-explain-waiting-place = Gerade wird ein Ritter auf einen freien Stuhl gesetzt.
artus-explain-waiting-turn =
    { $draws ->
        [0] Jetzt werden Karten gespielt; gezogen wird nicht mehr, denn die Stapel sind leer.
       *[other] Erst werden Karten gespielt, dann neue gezogen.
    }
artus-explain-waiting-knights =
    { $count ->
        [one] Dein Ritter sitzt auf Stuhl
       *[other] Deine Ritter sitzen auf den Stühlen
    } { $knights }. Es zählt der Stuhl, den ein Ritter verlässt, und sobald sich der König bewegt, drehen sich alle Werte.

artus-explain-first-steps =
    .goal = **Ziel:** die meisten Punkte haben, wenn alle Karten gespielt sind.
    .scores = **Punkte:** Ein Ritter bringt den Wert des Stuhls, den er *verlässt*. Bring deine Ritter also auf gute Stühle und bewege sie weiter, solange diese Stühle noch gut sind.
    .press = **So geht’s:** Wähle unten im Menü einen Stuhl für deinen Ritter.
