### *What can I do now?* in the card game: lines of markdown. Names are ready to be shown.
### $adversaries: adversaries in few words, such as "Drachen 5+4, Ungeheuer 3".

## The beginnings of the lines: a kind of action each, bold. All but "draw" are followed by a colon (language-colon) and
## one of the explanations below ("**Aufdecken**: Deck Gegner auf …").

quests-explain-kind-reveal = **Aufdecken**
quests-explain-kind-challenge = **Herausfordern**
quests-explain-kind-usual = **Versiegeln**
quests-explain-kind-repeated = **Noch einmal herausfordern**
quests-explain-kind-double = **Zum doppelten Preis herausfordern**
quests-explain-kind-adventure = **Ein Abenteuer nehmen**
quests-explain-kind-draw = **Ziehen**

quests-explain-order = Die Reihenfolge in deinem Zug: aufdecken, herausfordern, ein Abenteuer nehmen, Karten ziehen. Jeder Schritt höchstens einmal; die ersten drei kannst du auslassen.

## After the bold beginnings, or instead of them where the action isn't possible.

quests-explain-reveal = Deck Gegner auf, bis in einer Spalte vier liegen. Das geht nur ganz am Anfang deines Zugs.
quests-explain-must-reveal = Kein Gegner liegt offen, darum musst du zuerst aufdecken.
quests-explain-may-not-reveal-later = Aufdecken geht in diesem Zug nicht mehr, das wäre ganz am Anfang dran gewesen.
quests-explain-may-not-reveal-empty = Aufdecken geht nicht, weil der Gegnerstapel leer ist.
quests-explain-may-not-reveal-full = Aufdecken geht nicht, weil schon vier { quests-kind-many } daliegen.

# $adversaries: who you can pay for, here and in the next three.
quests-explain-challenge = Bezahle den Wert eines Gegners mit Rittern einer Farbe (Merlins passen zu jeder), und die Karte gehört dir; sie bringt ihren Wert. Deine Ritter reichen für { OR($adversaries) }.
quests-explain-usual = Bezahle den Wert eines Gegners mit Rittern einer Farbe (Merlins passen zu jeder) und setze dein Siegel auf die Karte. Ist eine ganze Spalte versiegelt, geht jede ihrer Karten an die Person, deren Siegel darauf liegt. Du hast noch { $seals ->
        [one] ein
        [2] zwei
        [3] drei
        [4] vier
       *[5] fünf
    } Siegel, und deine Ritter reichen für { OR($adversaries) }.
quests-explain-repeated = Bezahle eine Karte, auf der dein Siegel liegt, ein zweites Mal und gewinne sie. Deine Ritter reichen für { OR($adversaries) }.
quests-explain-double = Bezahle für eine Karte ohne Siegel das Doppelte ihres Werts und gewinne sie sofort. Deine Ritter reichen für { OR($adversaries) }.
# $choice: what a button says, such as "Drachen 4 mit 2 roten Doppelrittern versiegeln".
quests-explain-example = Zum Beispiel „{ $choice }“.
quests-explain-may-not-seal = Versiegeln geht nicht, weil alle deine Siegel auf dem Tisch liegen.
quests-explain-may-not-challenge-done = Herausgefordert hast du in diesem Zug schon; das geht nur einmal.
quests-explain-may-not-challenge-later = Herausfordern geht in diesem Zug nicht mehr, das wäre vor dem Abenteuer dran gewesen.
quests-explain-may-not-challenge-none =
    { $variant ->
        [seals] Herausfordern geht nicht, weil kein Gegner ohne fremdes Siegel offen liegt.
       *[basic] Herausfordern geht nicht, weil kein Gegner offen liegt.
    }
quests-explain-may-not-challenge-weak =
    { $strength ->
        [0] Herausfordern geht nicht, weil du keine Ritter hast.
       *[other] Herausfordern geht nicht: Mehr als { $strength } bringst du in keiner Farbe zusammen, zu wenig für die Gegner, die du herausfordern darfst.
    }
quests-explain-may-not-challenge-sealed = Herausfordern geht nicht: Deine Siegel liegen alle auf dem Tisch, und mehr als { $strength } bringst du in keiner Farbe zusammen, zu wenig für den doppelten Preis und für die Karten mit deinem Siegel.

quests-explain-adventure = Bezahle mit besiegten Gegnern, die dann nicht mehr zählen. Nehmen kannst du { OR($adventures) }.
quests-explain-adventure-item =
    { quests-adventure-akkusativ } ({ $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }, unterm Strich { SIGNED($gain) })
quests-explain-may-not-take-done = Ein Abenteuer hast du in diesem Zug schon genommen; das geht nur einmal.
quests-explain-may-not-take-none = Ein Abenteuer geht noch nicht, weil du keine Gegner zum Bezahlen hast.
quests-explain-may-not-take-unpaid = Ein Abenteuer geht noch nicht, denn was du hast ({ $adversaries }), reicht für keines der übrigen.

quests-explain-draw =
    { $most ->
        [0] kannst du nicht, weil keine Ritterkarte übrig ist; du beendest nur deinen Zug.
        [1] kannst du eine Ritterkarte oder keine; damit endet dein Zug.
       *[other] kannst du bis zu zwei Ritterkarten; damit endet dein Zug.
    }
quests-explain-draw-two = Zwei dürfen es sein, weil du weder herausgefordert noch ein Abenteuer genommen hast; sonst wäre es nur eine.
quests-explain-draw-one = Es ist nur eine, weil du herausgefordert oder ein Abenteuer genommen hast; sonst wären es zwei.

## While someone else's turn lasts; that player's name stands above.

quests-explain-waiting = Zu einem Zug gehören: Gegner aufdecken, einen herausfordern, ein Abenteuer nehmen, Karten ziehen.
quests-explain-waiting-own = Du hast { quests-points }. An besiegten Gegnern hast du { $adversaries }.
quests-explain-waiting-own-none = Du hast { quests-points }.

## Three lines above someone's first turn.

quests-explain-first-goal = **Ziel:** die meisten Punkte.
quests-explain-first-scores = **Punkte:** für Abenteuer, die du mit Gegnern bezahlst, und für Gegner, die du behältst.
quests-explain-first-press = **So geht’s:** Such dir im Bild etwas aus und wähl unten seine Zahl.
quests-explain-first-press-seals = { quests-explain-first-press } **{ discord-button-now }** erklärt die Siegel.
