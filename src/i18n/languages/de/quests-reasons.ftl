### Why a computer player chose an action, or why a hint advises it: parts of a sentence, after "Why:", joined with "; ".
### $kind, $value and $adventure are as in quests.ftl. The subject is the choice, unless there is another.

# $knights (number): how many knights it costs.
quests-reasons-wins = besiegt { quests-adversary-object } mit { quests-reasons-price }
quests-reasons-seals = setzt mit { quests-reasons-price } ein Siegel auf { quests-adversary-object }
# After "mit".
quests-reasons-price =
    { $knights ->
        [one] einem Ritter
       *[other] { $knights } Rittern
    }
# $points (number): the adventure's, less those of the adversaries paid; never below zero.
quests-reasons-adventure = das Abenteuer „{ quests-adventure }“ bringt { quests-points } mehr, als es kostet
# A column is sealed throughout. $adversaries (list): what the player gets from it, by quests-adversary-object.
quests-reasons-column = schließt die Spalte der { quests-kind-many-schwach } ab und gewinnt { $adversaries }
# The player's adversaries now pay for an open adventure, worth $points.
quests-reasons-affords = kann jetzt { quests-adventure-akkusativ } bezahlen ({ quests-points })
# Another player would have needed the card.
quests-reasons-denies-card = { $name } bräuchte diese Karte für { quests-adventure-akkusativ }
# Another player could have taken the adventure.
quests-reasons-denies-adventure = { $name } könnte es sonst nehmen
# So many adversaries are face up before new ones are revealed.
quests-reasons-reveals =
    { $count ->
        [0] kein Gegner liegt offen
        [one] nur { $count } Gegner liegt offen
       *[other] nur { $count } Gegner liegen offen
    }
quests-reasons-ends = beendet und gewinnt das Spiel
# Knights of a colour that stay in the hand.
quests-reasons-keeps =
    behält { $count } { $colour ->
        [red] { $count ->
            [one] roten
           *[other] rote
        }
        [orange] orange
       *[beige] beige
    } Ritter
