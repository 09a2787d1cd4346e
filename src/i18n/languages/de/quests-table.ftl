### Playing the card game in a channel: choices, questions, the standing.
### $kind, $value, $card and $adventure are as in quests.ftl. Labels are cut off after 80 characters.

quests-table-tie-break =
    { $cards ->
        [one] { $cards } Ritterkarte
       *[other] { $cards } Ritterkarten
    }

## Cards in few words, in labels: knights after "mit", adversaries after "für", or both at the beginning of quests-table-part.

# Adversaries of one kind, $count (number) cards: "Drachen 5+4". Separated by commas; also after "hast" and "bezahlen".
quests-table-few-adversaries =
    { $kind ->
        [power] { $count ->
            [one] dunkle Macht { $values }
           *[other] dunkle Mächte { $values }
        }
        [enemy] Feindritter { $values }
        [monster] Ungeheuer { $values }
       *[dragon] Drachen { $values }
    }
# Equal knight cards, $count (number) of them: "1× Doppel-Rot", "2× Rot", "Merlin". Separated by quests-table-with.
quests-table-few-knights =
    { $card ->
        [red] { $count }× Rot
        [red-2] { $count }× Doppel-Rot
        [orange] { $count }× Orange
        [orange-2] { $count }× Doppel-Orange
        [beige] { $count }× Beige
        [beige-2] { $count }× Doppel-Beige
       *[merlin] { $count ->
            [one] Merlin
           *[other] { $count }× Merlin
        }
    }

## Choices.

quests-table-with = {" + "}
quests-table-reveal = Gegner aufdecken
quests-table-reveal-detail = bis in einer Spalte vier liegen
quests-table-draw =
    { $knights ->
        [0] Zug beenden, ohne eine Karte zu ziehen
        [one] { $knights } Ritterkarte ziehen, Zug beenden
       *[other] { $knights } Ritterkarten ziehen, Zug beenden
    }
quests-table-challenge =
    { $how ->
        [won] { CAPITAL(quests-adversary-knapp) } mit { $paid } besiegen
        [usual] { CAPITAL(quests-adversary-knapp) } mit { $paid } versiegeln
        [repeated] { CAPITAL(quests-adversary-knapp) } (dein Siegel) mit { $paid } gewinnen
       *[double] { CAPITAL(quests-adversary-knapp) } (Preis ×2) mit { $paid } gewinnen
    }
quests-table-challenge-brief =
    { $how ->
        [repeated] { CAPITAL(quests-adversary-knapp) } mit { $paid } gewinnen
       *[other] { quests-table-challenge }
    }
quests-table-challenge-by =
    { $how ->
        [won] Mit { $paid } bezahlen
        [usual] Mit { $paid } versiegeln
        [repeated] Mit { $paid } gewinnen
       *[double] Zum doppelten Preis mit { $paid } gewinnen
    }
quests-table-adventure = { quests-adventure } ({ $value }) für { $paid }
quests-table-adventure-by = { CAPITAL($paid) } abgeben
quests-table-choose-adversary = { quests-table-adversary } …
quests-table-adversary =
    { $kind ->
        [power] Dunkle Macht
        [enemy] Feindritter
        [monster] Ungeheuer
       *[dragon] Drache
    } { $value }
quests-table-choose-adventure = { quests-adventure } ({ $value }) …
quests-table-then-draw =
    { $knights ->
        [0] { $text }, Zug beenden
        [one] { $text }, { $knights } Karte ziehen
       *[other] { $text }, { $knights } Karten ziehen
    }
quests-table-then-draw-brief =
    { $knights ->
        [0] { $text }, Zug beenden
       *[other] { $text }, { $knights } ziehen
    }
quests-table-ways =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
# What a challenge costs when the payment is still to be chosen; after "mit".
quests-table-price = { $knights } { $knights ->
        [one] Ritter
       *[other] Rittern
    } ({ quests-table-ways })
quests-table-part = { CAPITAL($cards) } und mehr ({ quests-table-ways })

## What a choice brings; after a label and a colon.

quests-table-points =
    { $gain ->
        [one] { SIGNED($gain) } Punkt
       *[other] { SIGNED($gain) } Punkte
    }
quests-table-you = du
quests-table-others = andere
quests-table-gain = { $name } +{ $gain }
quests-table-completes = { $gains }, Spalte ganz versiegelt
quests-table-ends = beendet das Spiel

## What menus ask for, one for each part of the turn.

quests-table-section-challenge = Einen Gegner herausfordern …
quests-table-section-adventure = Ein Abenteuer nehmen …
quests-table-section-draw = Den Zug beenden …

## Questions above the buttons and menus.

quests-table-turn = **Was machst du?** Du kannst { OR($steps) }.
quests-table-turn-draw = { $most ->
        [0] **Beende deinen Zug.** Mehr kannst du jetzt nicht tun, und zum Ziehen ist keine Ritterkarte da.
       [1] **Ziehst du noch eine Karte?** Mehr kannst du jetzt nicht tun; danach endet dein Zug so oder so.
       *[other] **Ziehst du Karten?** Mehr kannst du jetzt nicht tun; danach endet dein Zug so oder so.
    }
quests-table-step =
    { $step ->
        [reveal] Gegner aufdecken
        [challenge] einen Gegner herausfordern
        [adventure] ein Abenteuer nehmen
       *[draw] { $most ->
            [0] deinen Zug beenden
            [1] eine Karte ziehen
           *[other] Karten ziehen
        }
    }
quests-table-must-reveal = **Deck Gegner auf.** Es liegt keiner offen, darum musst du.
quests-table-way = **Wie forderst du { quests-adversary-object } heraus?** Mit Siegel gewinnst du { quests-adversary-ihn }, sobald die ganze Spalte versiegelt ist, zum doppelten Preis sofort.
quests-table-pay = **Mit welchen Rittern forderst du { quests-adversary-object } heraus?** Der Preis ist { $price }. Bezahle mit Rittern einer Farbe; Merlins passen zu jeder.
quests-table-pay-adventure = **Mit welchen Gegnern bezahlst du das Abenteuer „{ quests-adventure }“ ({ quests-points })?** Es verlangt { quests-condition }; womit du bezahlst, zählt danach nicht mehr.

quests-table-drawn = Du ziehst **{ $knights }** vom Stapel.

## The standing.

# $last (number): how many end the game
quests-table-piles = Auf den Stapeln: { $adversaries } Gegner und { quests-knights } · vergebene Abenteuer: { $taken } (das { $last }. beendet das Spiel)
quests-table-score = **{ $name } { $points }**
quests-table-over = Endstand

## Rules that can be chosen for a table: name and values.

quests-table-rules-payment = Zu viel bezahlen
    .exact = nur, wenn es nicht passend geht
    .lean = immer, aber ohne überflüssige Karte
quests-table-rules-forced = Kein Gegner liegt offen
    .off = Aufdecken ist freiwillig
    .on = Wer dran ist, muss aufdecken
quests-table-rules-check = Ganz versiegelte Spalte (mit Siegeln)
    .seal = wird geprüft, wenn ein Siegel gesetzt wird
    .challenge = wird nach jeder Herausforderung geprüft
