### Why a computer player chose an action, or why a hint advises it: what the action does, after "Ce coup", somebody's name or in
### brackets, several with "and" between them. $kind, $value and $adventure are as in quests.ftl.

quests-reasons-wins = bat { quests-adversary-object } avec { quests-reasons-knights }
quests-reasons-seals = scelle { quests-adversary-object } avec { quests-reasons-knights }
# French: after "avec".
quests-reasons-knights =
    { $knights ->
        [one] un chevalier
        [2] deux chevaliers
        [3] trois chevaliers
        [4] quatre chevaliers
        [5] cinq chevaliers
        [6] six chevaliers
       *[other] { $knights } chevaliers
    }
quests-reasons-adventure = gagne { quests-points }, prix déduit, avec l’aventure « { quests-adventure } »
quests-reasons-column = finit de sceller la colonne des { quests-kind-many } et remporte { $adversaries }
quests-reasons-affords = met à portée l’aventure « { quests-adventure } » ({ quests-points })
quests-reasons-denies-card = prend ce qui manque à { $name } pour l’aventure « { quests-adventure } »
quests-reasons-denies-adventure = prend cette aventure avant { $name }
quests-reasons-reveals =
    { $count ->
        [0] donne du choix là où il n’y en avait pas
        [1] élargit le choix, limité jusque-là à un seul adversaire visible
       *[other] élargit le choix, limité jusque-là à { $count } adversaires visibles
    }
quests-reasons-ends = termine la partie sur une victoire
quests-reasons-keeps =
    garde { $count ->
        [one] un chevalier
        [2] deux chevaliers
        [3] trois chevaliers
        [4] quatre chevaliers
        [5] cinq chevaliers
        [6] six chevaliers
       *[other] { $count } chevaliers
    } { $colour ->
        [red] { $count ->
            [one] rouge
           *[other] rouges
        }
        [orange] orange
       *[beige] { $count ->
            [one] beige
           *[other] beiges
        }
    }
