### King Arthur: the card game: its cards, and what happens in it.
### An adversary is a dark power, an enemy knight, a monster or a dragon, and has a value: "dragon 4" is worth 4.
### $kind is one of these four, $value (number) that value. A double is a card with two knights. Names are ready to be shown.
### Words that are passed as text ($knights, $adversaries) come from the messages for that place in a sentence.

quests-title = König Artus: Das Kartenspiel
quests-about = Besiege dunkle Mächte, feindliche Ritter, Ungeheuer und Drachen und bezahle mit ihnen Abenteuer.
quests-about-seals = Setze deine Siegel auf dunkle Mächte, feindliche Ritter, Ungeheuer und Drachen. Ist eine ganze Spalte versiegelt, gewinnst du die Karten mit deinem Siegel und bezahlst damit Abenteuer.
quests-variant-basic = Grundspiel
quests-variant-seals = Mit Siegeln

## Between the items of an enumeration without "and"; between the values of several cards: "dragons 3+4".

quests-comma = ,{ " " }
quests-semicolon = ;{ " " }
quests-plus = +
quests-either = /
quests-list = { $items }

## Numbers of things, also as parts of longer sentences.

quests-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
quests-knights =
    { $knights ->
        [one] { $knights } Ritterkarte
       *[other] { $knights } Ritterkarten
    }
quests-seals = { $seals } Siegel

## Cards.

quests-kind-one =
    { $kind ->
        [power] dunkle Macht
        [enemy] feindlicher Ritter
        [monster] Ungeheuer
       *[dragon] Drache
    }
quests-kind-many =
    { $kind ->
        [power] dunkle Mächte
        [enemy] feindliche Ritter
        [monster] Ungeheuer
       *[dragon] Drachen
    }
# After "alle" and "der".
quests-kind-many-schwach =
    { $kind ->
        [power] dunklen Mächte
        [enemy] feindlichen Ritter
        [monster] Ungeheuer
       *[dragon] Drachen
    }
quests-kind =
    { $count ->
        [one] { quests-kind-one }
       *[other] { quests-kind-many }
    }
quests-adversary = { quests-kind-one } { $value }
# One adversary as what something is done to: one that lies there.
quests-adversary-object =
    { $kind ->
        [power] die dunkle Macht
        [enemy] den feindlichen Ritter
        [monster] das Ungeheuer
       *[dragon] den Drachen
    } { $value }
# The same in few words, as labels have it: "Drachen 4 gewinnen".
quests-adversary-knapp =
    { $kind ->
        [power] dunkle Macht
        [enemy] Feindritter
        [monster] Ungeheuer
       *[dragon] Drachen
    } { $value }
# Instead of it, the second time in a sentence.
quests-adversary-ihn =
    { $kind ->
        [power] sie
        [monster] es
       *[other] ihn
    }

quests-knight =
    { $card ->
        [red] roter Ritter
        [red-2] roter Doppelritter
        [orange] Ritter in Orange
        [orange-2] Doppelritter in Orange
        [beige] Ritter in Beige
        [beige-2] Doppelritter in Beige
       *[merlin] Merlin
    }
# The same as what is paid or drawn.
quests-knight-a =
    { $card ->
        [red] einen roten Ritter
        [red-2] einen roten Doppelritter
        [orange] einen Ritter in Orange
        [orange-2] einen Doppelritter in Orange
        [beige] einen Ritter in Beige
        [beige-2] einen Doppelritter in Beige
       *[merlin] Merlin
    }
# The same after "mit".
quests-knight-dativ =
    { $card ->
        [red] einem roten Ritter
        [red-2] einem roten Doppelritter
        [orange] einem Ritter in Orange
        [orange-2] einem Doppelritter in Orange
        [beige] einem Ritter in Beige
        [beige-2] einem Doppelritter in Beige
       *[merlin] Merlin
    }

## Several equal knight cards with their number: $card as above, $count (number). They become items of a list.

quests-knight-many =
    { $card ->
        [red] rote Ritter
        [red-2] rote Doppelritter
        [orange] Ritter in Orange
        [orange-2] Doppelritter in Orange
        [beige] Ritter in Beige
        [beige-2] Doppelritter in Beige
       *[merlin] Merlins
    }
# The same after "mit".
quests-knight-many-dativ =
    { $card ->
        [red] roten Rittern
        [red-2] roten Doppelrittern
        [orange] Rittern in Orange
        [orange-2] Doppelrittern in Orange
        [beige] Rittern in Beige
        [beige-2] Doppelrittern in Beige
       *[merlin] Merlins
    }
# How many, in a sentence: figures are for values there, as in "die dunkle Macht 2 mit zwei roten Rittern".
quests-number =
    { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
quests-knights-alone =
    { $count ->
        [one] { $count } { quests-knight }
       *[other] { $count } { quests-knight-many }
    }
quests-knights-object =
    { $count ->
        [one] { quests-knight-a }
       *[other] { quests-number } { quests-knight-many }
    }
# After "mit": what someone pays.
quests-knights-with =
    { $count ->
        [one] { quests-knight-dativ }
       *[other] { quests-number } { quests-knight-many-dativ }
    }
quests-knights-none = keine Ritter
quests-knights-none-with = keinen Rittern

## The same for adversaries of one kind: $values is "3+4", $count (number) how many.

quests-adversaries-alone = { quests-kind } { $values }
quests-adversaries-object =
    { $count ->
        [one] { $kind ->
            [power] eine dunkle Macht
            [enemy] einen feindlichen Ritter
            [monster] ein Ungeheuer
           *[dragon] einen Drachen
        }
       *[other] { quests-kind-many }
    } { $values }
# After "für": what someone pays.
quests-adversaries-for = { quests-adversaries-object }
quests-adversaries-none = keine

## Adventures.

quests-adventure =
    { $adventure ->
        [holy-grail] Heiliger Gral
        [mountain] Berg
        [excalibur] Excalibur
        [questing-beast] Questentier
        [robbers] Räuber
        [king-mark] König Marke
        [fisher-king] Fischerkönig
        [vikings] Wikinger
        [green-knight] Grüner Ritter
        [royal-tournament] Königliches Turnier
        [sea-monster] Seeungeheuer
        [gold-treasure] Goldschatz
       *[saxons] Sachsen
    }
quests-adventure-the = { quests-adventure }
# After "für" and as what someone takes.
quests-adventure-akkusativ =
    { $adventure ->
        [holy-grail] den Heiligen Gral
        [mountain] den Berg
        [questing-beast] das Questentier
        [robbers] die Räuber
        [fisher-king] den Fischerkönig
        [vikings] die Wikinger
        [green-knight] den Grünen Ritter
        [royal-tournament] das Königliche Turnier
        [sea-monster] das Seeungeheuer
        [gold-treasure] den Goldschatz
        [saxons] die Sachsen
       *[other] { quests-adventure }
    }
# What an adventure asks for, after "verlangt" or "bezahle".
quests-condition =
    { $adventure ->
        [king-mark] ein Ungeheuer, einen feindlichen Ritter und eine dunkle Macht
        [green-knight] einen Gegner ab 3 und einen weiteren ab 4
        [sea-monster] von jeder Art einen Gegner
        [gold-treasure] zwei Gegner ab 3 oder den Drachen 5
       *[other] { quests-condition-alone }
    }
# The same by itself.
quests-condition-alone =
    { $adventure ->
        [holy-grail] beliebige Gegner im Gesamtwert von 12
        [mountain] beliebige Gegner im Gesamtwert von 9
        [excalibur] beliebige Gegner im Gesamtwert von 5
        [questing-beast] Drachen im Gesamtwert von 8
        [robbers] zwei beliebige Gegner
        [king-mark] ein Ungeheuer, ein feindlicher Ritter und eine dunkle Macht
        [fisher-king] Ungeheuer im Gesamtwert von 6
        [vikings] vier beliebige Gegner
        [green-knight] ein Gegner ab 3 und ein weiterer ab 4
        [royal-tournament] feindliche Ritter im Gesamtwert von 5
        [sea-monster] von jeder Art ein Gegner
        [gold-treasure] zwei Gegner ab 3 oder der Drache 5
       *[saxons] dunkle Mächte im Gesamtwert von 4
    }

## What happens, a sentence each. $name: whose turn it is.

quests-reveals = { $name } deckt Gegner auf.
quests-revealed-four = { $name } deckt { $adversaries } auf; jetzt liegen vier { quests-kind-many } da.
quests-revealed-all = { $name } deckt { $adversaries } auf; jetzt ist der Stapel leer.
quests-challenged =
    { $how ->
        [sealed] { $name } versiegelt { quests-adversary-object } mit { $knights }.
        [again] { $name } fordert { quests-adversary-object } mit { $knights } noch einmal heraus, gewinnt { quests-adversary-ihn } und bekommt das Siegel zurück.
        [double] { $name } besiegt { quests-adversary-object } mit { $knights } zum doppelten Preis.
       *[won] { $name } besiegt { quests-adversary-object } mit { $knights }.
    }
quests-column-completed =
    { $cards ->
        [one] Die Spalte der { quests-kind-many-schwach } ist ganz versiegelt.
       *[other] Die Spalte der { quests-kind-many-schwach } ist ganz versiegelt, und jede Karte geht an die Person, deren Siegel darauf liegt.
    }
quests-won =
    { $seal ->
        [yes] { $name } gewinnt { quests-adversary-object } und bekommt das Siegel zurück.
       *[no] { $name } gewinnt { quests-adversary-object }.
    }
quests-adventure-taken = { $name } nimmt das Abenteuer „{ quests-adventure }“ für { $adversaries }: { quests-points }.
quests-drew =
    { $knights ->
        [0] { $name } zieht keine Karte.
        [one] { $name } zieht eine Ritterkarte.
        [2] { $name } zieht zwei Ritterkarten.
       *[other] { $name } zieht { $knights } Ritterkarten.
    }
quests-reshuffled =
    { $cards ->
        [one] Die einzige Karte der Ablage wird zum neuen Stapel.
       *[other] Die { $cards } Karten der Ablage werden zum neuen Stapel gemischt.
    }
quests-ended =
    { $reason ->
        [adventures] Das zwölfte Abenteuer ist vergeben. Das Spiel ist vorbei.
        [display] Es ist kein Gegner mehr da. Das Spiel ist vorbei.
       *[stalemate] Eine ganze Runde lang hat niemand etwas getan. Das Spiel ist vorbei.
    }

## What somebody did, said to them in their own picture of the end.

quests-own-challenged =
    { $how ->
        [sealed] Du versiegelst { quests-adversary-object } mit { $knights }.
        [again] Du forderst { quests-adversary-object } mit { $knights } noch einmal heraus, gewinnst { quests-adversary-ihn } und bekommst dein Siegel zurück.
        [double] Du besiegst { quests-adversary-object } mit { $knights } zum doppelten Preis.
       *[won] Du besiegst { quests-adversary-object } mit { $knights }.
    }
quests-own-won =
    { $seal ->
        [yes] Du gewinnst { quests-adversary-object } und bekommst dein Siegel zurück.
       *[no] Du gewinnst { quests-adversary-object }.
    }
quests-own-adventure-taken = Du nimmst das Abenteuer „{ quests-adventure }“ für { $adversaries }: { quests-points }.

## A turn in few words, beside the picture of the table.

quests-brief = { $name } { $deeds }.
quests-brief-revealed =
    deckt { $count ->
        [one] einen
       *[other] { quests-number }
    } Gegner auf
quests-brief-challenged =
    { $how ->
        [sealed] versiegelt { quests-adversary-object }
        [again] gewinnt { quests-adversary-object } (zweimal bezahlt)
        [double] besiegt { quests-adversary-object } zum doppelten Preis
       *[won] besiegt { quests-adversary-object }
    }
quests-brief-adventure = nimmt { quests-adventure-akkusativ } ({ $points })
quests-brief-drew =
    { $knights ->
        [0] zieht keine Karte
        [one] zieht eine Ritterkarte
        [2] zieht zwei Ritterkarten
       *[other] zieht { $knights } Ritterkarten
    }
quests-brief-won = { $name } gewinnt { $adversaries } (Spalte ganz versiegelt).
quests-own-brief-won = Du gewinnst { $adversaries } (Spalte ganz versiegelt).
