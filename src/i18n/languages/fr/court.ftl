### King Arthur's Court: its pieces, and what happens in it.
### Names are ready to be shown. Tiles come as "3+4", group sizes as "2/3/3".

court-title = La Cour du roi Arthur
court-about = Remporte Merlin, Guenièvre, Arthur et Lancelot aux enchères. Seul compte le plus petit groupe de ta cour.
court-variant-standard = Classique

court-character =
    { $character ->
        [merlin] Merlin
        [guinevere] Guenièvre
        [arthur] Arthur
       *[lancelot] Lancelot
    }

court-courtier =
    { $courtier ->
        [jester]
            { $count ->
                [one] bouffon
               *[other] bouffons
            }
        [maiden]
            { $count ->
                [one] demoiselle
               *[other] demoiselles
            }
        [guard]
            { $count ->
                [one] garde
               *[other] gardes
            }
       *[knight]
            { $count ->
                [one] chevalier
               *[other] chevaliers
            }
    }
court-counted = { $count } { court-courtier }

court-some =
    { $count ->
        [one]
            { $courtier ->
                [jester] un bouffon
                [maiden] une demoiselle
                [guard] un garde
               *[knight] un chevalier
            }
        [2] deux { court-courtier }
        [3] trois { court-courtier }
        [4] quatre { court-courtier }
        [5] cinq { court-courtier }
        [6] six { court-courtier }
       *[other] { court-counted }
    }
court-some-object = { court-some }
court-some-for = { court-some }
court-some-list = { $courtiers }
court-empty = vide

court-group =
    { $group ->
        [maiden] demoiselles
        [guard] gardes
       *[knight] chevaliers
    }

court-no-tiles = aucun
court-tiles-sum = { $tiles } = { $sum }

court-names = { $names }
court-separator = { ", " }

court-decision =
    { $phase ->
        [startCourtier] prends ton premier courtisan
        [dice] lance les dés
        [bid] mise ou passe
        [choose] choisis un personnage
        [swapMerlin] échange avec la rangée (Merlin)
        [takeAspirants] prends deux aspirants (Guenièvre)
        [takeAspirant] prends un aspirant
        [refill] compose la nouvelle rangée (Guenièvre)
        [giveTile] donne un jeton à Arthur
        [swapLancelot] échange avec un adversaire (Lancelot)
       *[over] { "" }
    }

## What has happened, a sentence each, in messages and beside the picture.

court-event-courtier-taken = { $name } prend { court-some-object }.
court-event-row-laid = La première rangée : { $courtiers }.
court-event-favor-rolled = { $name } fait le meilleur jet et reçoit la Faveur du Roi.
court-event-bid = { $name } mise { $tiles }.
court-event-passed = { $name } passe.
court-event-passed-unbeaten = { $name } ne peut pas dépasser { $sum } et passe.
court-event-auction-won = { $name } remporte l’enchère avec { $sum }.
court-event-chose = { $name } choisit { court-character }, paie { $paid } et prend { $received } dans la bourse.
court-event-merlin-swapped = { $name } échange { $give } contre { $take } de la rangée.
court-event-merlin-swapped-nothing = { $name } joue Merlin, mais n’échange rien.
court-event-aspirants-taken = { $name } prend { $courtiers } dans la rangée.
court-event-refilled = { $name } compose une nouvelle rangée : { $courtiers }.
court-event-refilled-last = { $name } compose une rangée incomplète : { $courtiers }. Plus personne dans le peuple : c’est la dernière manche.
court-event-refilled-nobody = { $name } ne peut pas composer de rangée : plus personne dans le peuple, c’est donc la dernière manche.
court-event-tile-given = { $from } donne un { $tile } à { $to }.
court-event-tile-spared = { $from } n’a qu’un jeton et le garde.
court-event-lancelot-swapped = { $name } donne { $give } à { $opponent } contre { $take }.
court-event-lancelot-skipped = { $name } ne peut rien échanger avec { $opponent } : leurs deux cours ne comptent que des courtisans du même type.
court-event-favor-moved = La Faveur du Roi passe { DE($from) } à { $to }.
court-event-favor-stays = { $name } garde la Faveur du Roi.
court-event-black-die-moved = Le dé noir va à { court-character } : quelqu’un devra prendre ce personnage à la prochaine manche.
court-event-round-ended = Fin de la manche { $round }.
court-event-ended = La partie est terminée.

## What somebody did, said to them in their own picture of the end.

court-own-event-courtier-taken = Tu prends { court-some-object }.
court-own-event-chose = Tu choisis { court-character }, paies { $paid } et prends { $received } dans la bourse.
court-own-event-merlin-swapped = Tu échanges { $give } contre { $take } de la rangée.
court-own-event-aspirants-taken = Tu prends { $courtiers } dans la rangée.
court-own-event-lancelot-swapped = Tu donnes { $give } à { $opponent } contre { $take }.

## The same in few words, beside the picture of the table, where these are shorter.

court-brief-auction-won = { $name } l’emporte avec { $sum }.
court-brief-won-and-chose = { $name } l’emporte avec { $sum } et choisit { court-character }.
court-brief-chose = { $name } choisit { court-character }.
court-brief-merlin-swapped = { $name } échange { $give } contre { $take }.
court-brief-aspirants-taken = { $name } prend { $courtiers }.
court-brief-refilled = Nouvelle rangée : { $courtiers }.
court-brief-tile-given = { $from } donne un { $tile }.
court-brief-black-die-moved = Quelqu’un devra prendre { court-character } à la prochaine manche.
court-own-brief-bid = Tu mises { $sum }.
court-own-brief-passed = Tu passes.
court-own-brief-auction-won = Tu l’emportes avec { $sum }.
court-own-brief-chose = Tu choisis { court-character }.
court-own-brief-tile-given = Tu donnes un { $tile }.
