### *What can I do now?* in King Arthur's Court: lines of markdown. Names are ready to be shown.
### Tiles ($tiles, $purse, $bid and so on) come as "3+4" or "3+4 = 7", courtiers as "a jester and 2 guards".

## The beginnings of the lines: a kind of action each, bold, followed by a space and one of the explanations below
## ("**Bid** more than 3, from …").

court-explain-kind-start-courtier = **Prendre un premier courtisan**
court-explain-kind-bid = **Miser**
court-explain-kind-pass = **Passer**
court-explain-kind-choose = **Choisir un personnage**
court-explain-kind-swap-merlin = **Échanger avec la rangée (Merlin)**
court-explain-kind-take-aspirants = **Prendre deux aspirants (Guenièvre)**
court-explain-kind-take-aspirant = **Prendre un aspirant**
court-explain-kind-refill = **Composer la nouvelle rangée (Guenièvre)**
court-explain-kind-give-tile = **Donner un jeton**
court-explain-kind-swap-lancelot = **Échanger avec un adversaire (Lancelot)**

court-explain-score =
    { $lasting ->
        [yes] Sans personnages, tes groupes sont
       *[no] Tes groupes sont
    } { $smallest }/{ $middle }/{ $largest } : ton score serait de { $smallest }, car seul le plus petit groupe compte.

## After the bold beginnings, or instead of them where the action isn't possible.

court-explain-start-courtier = dans le peuple : { OR($courtiers) }. Un bouffon rejoint un groupe où il y a déjà quelqu’un ; les trois autres types forment chacun un groupe.

court-explain-bid =
    { $bids ->
        [single]
            { $above ->
                [0] ton seul jeton, un { $cheapest }.
               *[other] { $cheapest }, ta seule mise au-dessus de { $above }.
            }
       *[several]
            { $above ->
                [0] les jetons que tu veux, de { $cheapest } à { $dearest }.
               *[other] plus de { $above } : de { $cheapest } à { $dearest }.
            }
    } Tu ne paies que si personne ne surenchérit. Tu prends alors un personnage avec sa bourse, et tes jetons deviennent sa nouvelle bourse.
court-explain-free = Encore à remporter : { $characters }.
court-explain-free-item = { court-character } (bourse { $purse })
court-explain-pass = tu sors de cette enchère et gardes tes jetons. Tu prendras un personnage dans une autre enchère de la manche.
court-explain-may-not-pass = Tu ne peux pas passer : c’est toi qui ouvres cette enchère, et il faut miser.
court-explain-may-not-bid = Tu ne peux pas miser : avec { $tiles }, tu ne dépasses pas { $above }.

court-explain-choose = et recevoir sa bourse ; ta mise ({ $bid }) devient sa nouvelle bourse. Il agit aussitôt :
court-explain-character =
    { $character ->
        [merlin] **{ court-character }**, bourse { $purse } : échange jusqu’à trois de tes courtisans avec la rangée. Si tu l’as à la fin de la partie, il compte pour un bouffon et permet des groupes de bouffons seuls.
        [guinevere] **{ court-character }**, bourse { $purse } : prends deux aspirants ; chaque adversaire en prend un ; puis tu composes la nouvelle rangée. Si tu l’as à la fin de la partie, elle compte pour deux demoiselles.
        [arthur] **{ court-character }**, bourse { $purse } : chaque adversaire qui a au moins deux jetons t’en donne un, et tu reçois la Faveur du Roi à la fin de la manche. Si tu l’as à la fin de la partie, il compte pour deux gardes.
       *[lancelot] **{ court-character }**, bourse { $purse } : échange un courtisan avec chaque adversaire ; tu choisis les deux. Si tu l’as à la fin de la partie, il compte pour deux chevaliers.
    }
court-explain-taken = { $name } a déjà pris { court-character } pendant cette manche.
court-explain-must = Quelqu’un doit prendre { court-character } pendant cette manche. Tu choisis en dernier : c’est donc à toi de le faire.

court-explain-swap-merlin =
    { $count ->
        [0] impossible cette fois.
        [one] un courtisan contre un aspirant d’un autre type. Tu peux aussi ne rien échanger.
        [2] jusqu’à deux courtisans, chacun contre un aspirant d’un autre type. Tu peux aussi ne rien échanger.
        [3] jusqu’à trois courtisans, chacun contre un aspirant d’un autre type. Tu peux aussi ne rien échanger.
       *[other] jusqu’à { $count } courtisans, chacun contre un aspirant d’un autre type. Tu peux aussi ne rien échanger.
    }
court-explain-best = Le mieux pour ta cour en ce moment : { $choice }. Tes groupes seraient alors { $smallest }/{ $middle }/{ $largest }.
court-explain-exchange = donner { $give } contre { $take }
court-explain-exchange-nothing = ne rien échanger
court-explain-take = { $courtiers }
court-explain-take-aspirants = pour ta cour. Dans la rangée : { $courtiers }. Puis chaque adversaire en prend un, et tu composes la nouvelle rangée.
court-explain-take-aspirant = pour ta cour. Dans la rangée : { $courtiers }.
court-explain-refill =
    { $count ->
        [one] avec un courtisan du peuple. Merlin peut échanger avec cette rangée, et si quelqu’un reprend Guenièvre, tout le monde s’y servira.
       *[other] avec { $count } courtisans du peuple. Merlin peut échanger avec cette rangée, et si quelqu’un reprend Guenièvre, tout le monde s’y servira.
    }
court-explain-give-tile = à { $name }, qui a Arthur. C’est toi qui choisis lequel : tu as { $tiles }, et tu gardes le reste.
court-explain-swap-lancelot = , cette fois { $name } : donne un courtisan et prends-en un d’un autre type. Tu choisis les deux, et l’échange est obligatoire.

## While someone else's turn lasts; "they" is that player, whose name stands above.

court-explain-waiting =
    { $phase ->
        [startCourtier] On prend un premier courtisan dans le peuple.
        [dice] On lance les dés.
        [bid] Il faut surenchérir, ou passer.
        [choose] On choisit un personnage : il apporte sa bourse et agit aussitôt.
        [swapMerlin] Merlin échange des courtisans avec la rangée.
        [takeAspirants] Guenièvre prend deux aspirants dans la rangée.
        [takeAspirant] Après Guenièvre, chaque adversaire prend un aspirant dans la rangée.
        [refill] Guenièvre compose la nouvelle rangée avec le peuple.
        [giveTile] Un adversaire donne à Arthur un jeton de son choix.
        [swapLancelot] Lancelot échange un courtisan avec un adversaire.
       *[over] { "" }
    }
court-explain-waiting-bid =
    { $above ->
        [0] C’est l’ouverture de l’enchère : il faut miser.
       *[other] Il faut miser plus de { $above }, ou passer.
    }

## Three lines above someone's first turn.

court-explain-first-goal = **Le but :** réunir demoiselles, gardes et chevaliers, un groupe de chaque. Ton *plus petit* doit dépasser celui des autres.
court-explain-first-scores = **Ce qui compte :** seulement ce groupe-là. Un bouffon rejoint un groupe non vide ; un personnage que tu as à la fin compte aussi.
court-explain-first-press = **Où appuyer :** sur un numéro. D’abord pour prendre un courtisan, puis pour miser aux enchères.
