### Why a computer player chose an action, or why a hint advises it: parts of a sentence, after "Raison :", joined with ", et".
### The subject is the action, unless there is another. $kind, $value and $adventure are as in quests.ftl.

quests-reasons-wins = remporte { quests-adversary-object } pour { quests-knights }
quests-reasons-seals = scelle { quests-adversary-object } pour { quests-knights }
quests-reasons-adventure = l’aventure « { quests-adventure } » rapporte { quests-points } de plus qu’elle ne coûte
quests-reasons-column = complète la colonne des { quests-kind-many } et remporte { $adversaries }
quests-reasons-affords = permet ensuite de payer l’aventure « { quests-adventure } » ({ quests-points })
quests-reasons-denies-card = { $name } en a besoin pour l’aventure « { quests-adventure } »
quests-reasons-denies-adventure = { $name } pourrait aussi prendre cette aventure
quests-reasons-reveals =
    { $count ->
        [0] aucun adversaire n’est visible
        [1] il n’y a qu’un adversaire visible
       *[other] il n’y a que { $count } adversaires visibles
    }
quests-reasons-ends = termine la partie sur une victoire
quests-reasons-keeps =
    { $colour ->
        [red]
            { $count ->
                [one] garde { $count } chevalier rouge
               *[other] garde { $count } chevaliers rouges
            }
        [orange]
            { $count ->
                [one] garde { $count } chevalier orange
               *[other] garde { $count } chevaliers orange
            }
       *[beige]
            { $count ->
                [one] garde { $count } chevalier beige
               *[other] garde { $count } chevaliers beiges
            }
    }
