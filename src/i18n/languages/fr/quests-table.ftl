### Playing the card game in a channel: choices, questions, the standing.
### $kind, $value, $card and $adventure are as in quests.ftl. Labels are cut off after 80 characters.

quests-table-tie-break =
    { $cards ->
        [one] { $cards } carte chevalier
       *[other] { $cards } cartes chevalier
    }

## Cards in few words, in labels: after "avec" or "contre", or at the beginning of quests-table-part.

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
       *[other] { quests-knights-alone }
    }

## Choices.

quests-table-reveal = Révéler des adversaires
quests-table-reveal-detail = jusqu’à quatre du même genre
quests-table-draw =
    { $knights ->
        [0] Terminer le tour sans piocher
       *[other] Piocher { quests-knights } et terminer le tour
    }
# French: an adversary with the article, in few words.
quests-table-few-the =
    { $kind ->
        [power] la force { $value }
        [enemy] l’ennemi { $value }
        [monster] le monstre { $value }
       *[dragon] le dragon { $value }
    }
quests-table-challenge =
    { $how ->
        [won] Vaincre { quests-adversary-object } avec { $paid }
        [usual] Sceller { quests-adversary-object } avec { $paid }
        [repeated] Vaincre { quests-adversary-object } (ton sceau) avec { $paid }
       *[double] Vaincre { quests-table-few-the } à prix double avec { $paid }
    }
quests-table-modes = { CAPITAL(quests-adversary) } : { OR($modes) }
quests-table-mode =
    { $mode ->
        [repeated] remporter ta carte
        [usual] sceller
       *[double]
            { $own ->
                [yes] une autre à prix double
               *[no] vaincre à prix double
            }
    }
quests-table-adventure = { quests-adventure } ({ $value }) contre { $paid }
quests-table-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
# After "avec".
quests-table-price = { quests-knights } ({ quests-table-ways })
# After "contre".
quests-table-any-of = des adversaires ({ quests-table-ways })
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
quests-table-completes = complète la colonne ({ $gains })
quests-table-ends = termine la partie

## What menus ask for, one for each part of the turn.

quests-table-section-reveal = Révéler…
quests-table-section-challenge = Défier un adversaire…
quests-table-section-adventure = Prendre une aventure…
quests-table-section-draw = Terminer le tour…

## Questions above the buttons and menus.

quests-table-turn = **Que fais-tu ?** Il te reste, dans l’ordre : { $steps }. Les chevaliers servent à vaincre les adversaires, et les adversaires à payer les aventures.
quests-table-turn-one = **Que fais-tu ?** Maintenant : { quests-table-step }.
quests-table-step =
    { $step ->
        [reveal] révéler des adversaires
        [challenge] défier un adversaire
        [adventure] prendre une aventure
       *[draw] piocher
    }
quests-table-must-reveal = **Révèle des adversaires.** Aucun n’est visible, c’est donc obligatoire.
quests-table-draw-two = Tu peux piocher deux chevaliers si tu ne défies aucun adversaire et ne prends pas d’aventure.
quests-table-way = **Comment défies-tu { quests-adversary-object } ?** Avec ton sceau, tu remportes la carte quand toute sa colonne est scellée, ou quand tu paies une deuxième fois ; à prix double, tu la remportes aussitôt.
quests-table-pay = **Avec quels chevaliers paies-tu { quests-adversary-object } ?** Le prix est de { $price }, en chevaliers d’une seule couleur ; les Merlins vont avec toutes.
quests-table-pay-adventure = **Avec quels adversaires paies-tu l’aventure « { quests-adventure } » ({ $points } points) ?** Elle demande { quests-condition } ; ce que tu paies ne rapporte plus rien.
quests-table-seals =
    { $seals ->
        [0] Tu n’as plus de sceau.
       *[other] Il te reste { quests-seals }.
    }

## A menu in which one chooses several things: what to have, and the cards to pay. And why a choice can't be played.

quests-table-set-ask-challenge = Choisir un défi : l’adversaire, et les chevaliers à payer…
quests-table-set-ask-adventure = Choisir une aventure, et les adversaires à payer…
quests-table-set-challenge =
    { $how ->
        [won] Vaincre { quests-adversary-object }
        [usual] Sceller { quests-adversary-object }
        [repeated] Vaincre { quests-adversary-object } (ton sceau)
       *[double] Vaincre { quests-adversary-object } à prix double
    }
quests-table-set-adventure = { quests-adventure }, { $points } points
quests-table-set-knight = payer { quests-knight-a }
quests-table-set-adversary = payer { quests-adversary-object }
quests-table-set-one-goal = Choisis **un seul** adversaire ou **une seule** aventure, et les cartes avec lesquelles tu paies.
quests-table-set-bad-knights = Ces chevaliers ne font pas l’affaire. Choisis-en d’**une seule couleur** qui valent le prix, si possible exactement ; les Merlins vont avec toutes.
quests-table-set-bad-adversaries = Ces adversaires ne paient pas cette aventure. Choisis ce qu’elle demande, et rien de plus.

## The adversaries that lie there: a column each.

quests-table-column = { CAPITAL(quests-kind-many) } { $cards }
quests-table-column-empty = { CAPITAL(quests-kind-many) } –
quests-table-card = { $value }
quests-table-card-sealed = { $value } (sceau : { $name })
quests-table-card-yours = { $value } (ton sceau)

quests-table-drawn = Tu pioches **{ $knights }**.

## The standing.

quests-table-piles =
    Pioches : { $adversaries ->
        [one] { $adversaries } adversaire
       *[other] { $adversaries } adversaires
    } et { quests-knights } · Aventures prises : { $taken } sur { $last }
quests-table-score = **{ $name } { $points }**
quests-table-over = Scores finaux

## Rules that can be chosen for a table: name and values.

quests-table-rules-payment = Payer trop
    .exact = seulement si tu ne peux pas payer juste
    .lean = toujours, sans carte superflue
quests-table-rules-forced = Aucun adversaire visible
    .off = révéler reste facultatif
    .on = il faut révéler
quests-table-rules-check = Colonne entièrement scellée (avec sceaux)
    .seal = vérifiée quand un sceau est posé
    .challenge = vérifiée après chaque défi
