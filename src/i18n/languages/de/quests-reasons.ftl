### Why a computer player chose an action, or why a hint advises it: what the action does, after "Why:", somebody's name or in
### brackets, several with "and" between them. $kind, $value and $adventure are as in quests.ftl.

quests-reasons-wins = besiegt { quests-adversary-object } mit { quests-reasons-price }
quests-reasons-seals = versiegelt { quests-adversary-object } mit { quests-reasons-price }
# After "mit".
quests-reasons-price =
    { $knights ->
        [one] einem Ritter
        [2] zwei Rittern
        [3] drei Rittern
        [4] vier Rittern
        [5] fünf Rittern
        [6] sechs Rittern
        [8] acht Rittern
        [10] zehn Rittern
       *[other] { $knights } Rittern
    }
quests-reasons-adventure = gewinnt mit dem Abenteuer „{ quests-adventure }“ unterm Strich { quests-points }
quests-reasons-column = schließt die Spalte der { quests-kind-many-schwach } ab und gewinnt { $adversaries }
quests-reasons-affords = kann jetzt das Abenteuer „{ quests-adventure }“ bezahlen ({ quests-points })
quests-reasons-denies-card = schnappt { $name } eine Karte für { quests-adventure-akkusativ } weg
quests-reasons-denies-adventure = kommt { $name } zuvor
quests-reasons-reveals =
    { $count ->
        [0] deckt Gegner auf, wo keine lagen
        [one] sorgt für mehr Auswahl als nur einen Gegner
       *[other] sorgt für mehr Auswahl als nur { quests-number } Gegner
    }
quests-reasons-ends = beendet und gewinnt das Spiel
quests-reasons-keeps =
    behält { $count ->
        [one] { $colour ->
            [red] einen roten Ritter
            [orange] einen Ritter in Orange
           *[beige] einen Ritter in Beige
        }
       *[other] { quests-number } { $colour ->
            [red] rote Ritter
            [orange] Ritter in Orange
           *[beige] Ritter in Beige
        }
    }
