### Playing the card game in a channel: choices, questions, the standing.
### $kind, $value, $card and $adventure are as in quests.ftl. Labels are cut off after 80 characters.

quests-table-tie-break =
    { $cards ->
        [one] { $cards } carte chevalier
       *[other] { $cards } cartes chevalier
    }

## Cards in few words, in labels: after "avec", or at the beginning of quests-table-part.

quests-table-few-adversaries =
    { $kind ->
        [power]
            { $count ->
                [one] force { $values }
               *[other] forces { $values }
            }
        [enemy]
            { $count ->
                [one] ennemi { $values }
               *[other] ennemis { $values }
            }
        [monster]
            { $count ->
                [one] monstre { $values }
               *[other] monstres { $values }
            }
       *[dragon]
            { $count ->
                [one] dragon { $values }
               *[other] dragons { $values }
            }
    }
quests-table-few-knights =
    { $card ->
        [red]
            { $count ->
                [one] { $count } rouge
               *[other] { $count } rouges
            }
        [orange] { $count } orange
        [beige]
            { $count ->
                [one] { $count } beige
               *[other] { $count } beiges
            }
        [merlin]
            { $count ->
                [one] Merlin
               *[other] { $count } Merlins
            }
       *[other] { quests-knights-alone }
    }

## Choices.

quests-table-with = {" + "}
quests-table-reveal = Révéler des adversaires
quests-table-reveal-detail = jusqu’à ce qu’une colonne en ait quatre
quests-table-draw =
    { $knights ->
        [0] Terminer le tour sans piocher
        [one] Piocher une carte chevalier et terminer le tour
       *[other] Piocher deux cartes chevalier et terminer le tour
    }
quests-table-challenge =
    { $how ->
        [won] Vaincre { quests-adversary-object } avec { $paid }
        [usual] Sceller { quests-adversary-object } avec { $paid }
        [repeated] Défier { quests-adversary-object } une 2e fois avec { $paid }
       *[double] Défier { quests-adversary-object } à prix double avec { $paid }
    }
quests-table-challenge-brief =
    { quests-table-adversary } : { $how ->
        [won] payer avec { $paid }
        [usual] sceller avec { $paid }
        [repeated] deuxième fois, avec { $paid }
       *[double] prix double, { $paid }
    }
quests-table-challenge-by =
    { $how ->
        [won] Payer avec { $paid }
        [usual] Sceller avec { $paid }
        [repeated] Défier une deuxième fois avec { $paid }
       *[double] Défier à prix double avec { $paid }
    }
quests-table-adventure = Accomplir « { quests-adventure } » ({ $value }) avec { $paid }
quests-table-adventure-by = Payer avec { $paid }
quests-table-choose-adversary = { quests-table-adversary }…
quests-table-adversary = { CAPITAL(quests-adversary) }
quests-table-choose-adventure = { quests-adventure } ({ $value })…
quests-table-then-draw =
    { $knights ->
        [0] { $text }, puis terminer le tour
       *[other] { $text }, puis piocher { $knights }
    }
quests-table-then-draw-brief =
    { $knights ->
        [0] { $text }, terminer le tour
       *[other] { $text }, piocher { $knights }
    }
quests-table-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
# After "avec".
quests-table-price = { $knights ->
        [one] { $knights } chevalier
       *[other] { $knights } chevaliers
    } ({ quests-table-ways })
quests-table-part = { CAPITAL($cards) } et d’autres ({ quests-table-ways })

## What a choice brings; after a label and a colon.

quests-table-points =
    { $gain ->
        [one] { SIGNED($gain) } point
       *[other] { SIGNED($gain) } points
    }
quests-table-you = toi
quests-table-others = les autres
quests-table-gain = { $name } +{ $gain }
quests-table-completes = { $gains }, colonne entièrement scellée
quests-table-ends = termine la partie

## What menus ask for, one for each part of the turn.

quests-table-section-challenge = Défier un adversaire…
quests-table-section-adventure = Accomplir une aventure…
quests-table-section-draw = Autre étape…

## Questions above the buttons and menus.

quests-table-turn = **Que fais-tu ?** Tu peux { OR($steps) }.
quests-table-turn-draw = { $most ->
        [0] **Termine ton tour.** Tu ne peux rien faire d’autre, et il n’y a plus de chevalier à piocher.
       *[other] **Tu pioches ?** C’est tout ce que tu peux faire, et ça termine ton tour.
    }
quests-table-step =
    { $step ->
        [reveal] révéler des adversaires
        [challenge] défier un adversaire
        [adventure] accomplir une aventure
       *[draw] { $most ->
            [0] terminer ton tour
           *[other] piocher
        }
    }
quests-table-must-reveal = **Révèle des adversaires.** Aucun n’est visible, c’est donc obligatoire.
quests-table-way = **Comment défies-tu { quests-adversary-object } ?** Avec ton sceau, la carte est à toi quand toute sa colonne est scellée ; à prix double, aussitôt.
quests-table-pay = **Avec quels chevaliers défies-tu { quests-adversary-object } ?** Le prix est de { $price }, en chevaliers d’une seule couleur ; les Merlins vont avec toutes.
quests-table-pay-adventure = **Avec quels adversaires accomplis-tu l’aventure « { quests-adventure } » ({ $points } points) ?** Elle demande { quests-condition } ; ceux avec lesquels tu paies ne rapportent plus rien.

quests-table-drawn = Tu pioches **{ $knights }**.

## The standing.

quests-table-piles =
    Pioches : { $adversaries ->
        [one] { $adversaries } adversaire
       *[other] { $adversaries } adversaires
    } et { quests-knights } · Aventures accomplies : { $taken } (fin à la { $last }e)
quests-table-score = **{ $name } { $points }**
quests-table-over = Scores finaux

## Rules that can be chosen for a table: name and values.

quests-table-rules-payment = Dépasser le prix
    .exact = seulement si tu ne peux pas payer le prix exact
    .lean = toujours permis, sans carte superflue
quests-table-rules-forced = Aucun adversaire visible
    .off = révéler reste facultatif
    .on = il faut révéler
quests-table-rules-check = Colonne entièrement scellée (jeu avec sceaux)
    .seal = vérifiée quand un sceau est posé
    .challenge = vérifiée après chaque défi
