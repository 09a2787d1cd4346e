### King Arthur's Court: words in pictures, and the texts that say the same.
### Names are ready to be shown. Tiles come as "3+4", group sizes as "2/3/3", smallest first.
### `width` is about how many letters there's room for.

## Labels of the table.

court-picture-round = Manche { $round } sur { $rounds }
court-picture-round-between = Manche { $round } ({ $min } à { $max } en tout)
court-picture-round-last = Manche { $round }, la dernière
court-picture-setting-up = Mise en place
court-picture-over = Fin de partie

court-picture-task =
    { $phase ->
        [startCourtier] prend un premier courtisan
        [dice] On lance les dés
        [bid] mise ou passe
        [pass] ne peut que passer
        [choose] choisit un personnage
        [swapMerlin] échange avec la rangée
        [takeAspirants] prend deux aspirants
        [takeAspirant] prend un aspirant
        [refill] compose la nouvelle rangée
        [giveTile] donne un jeton à { $opponent }
        [swapLancelot] échange avec { $opponent }
       *[over] { "" }
    }
court-picture-opening-bid = ouvre l’enchère
court-picture-lone-bid = mise sans rival
court-picture-own-task =
    { $phase ->
        [startCourtier] Tu prends un courtisan
        [dice] On lance les dés
        [bid] Tu mises ou passes
        [pass] Tu ne peux que passer
        [choose] Tu choisis un personnage
        [swapMerlin] Tu échanges avec la rangée
        [takeAspirants] Tu prends deux aspirants
        [takeAspirant] Tu prends un aspirant
        [refill] Tu composes la rangée
        [giveTile] Tu donnes un jeton
        [swapLancelot] Tu échanges avec { $opponent }
       *[over] { "" }
    }
court-picture-own-opening-bid = Tu ouvres et dois miser
court-picture-own-lone-bid = Tu mises sans rival
court-picture-own-pass = Tu ne peux que passer : { $have } ne dépasse pas { $sum }

court-picture-aspirants = Aspirants
court-picture-row = la rangée
court-picture-peasantry = Peuple
court-picture-peasants = il reste { $left }

court-picture-ability-merlin =
    .first = jusqu’à 3
    .second = échanges
court-picture-ability-guinevere =
    .first = 2 aspirants,
    .second = les autres 1
court-picture-ability-arthur =
    .first = des jetons
    .second = et Faveur
court-picture-ability-lancelot =
    .first = un échange
    .second = avec chacun

court-picture-sum = = { $sum }
court-picture-no-points = aucun point

court-picture-highest = Plus haute mise
court-picture-winning = Mise gagnante
court-picture-no-bid = Aucune mise
court-picture-must-bid = Qui ouvre doit miser.
court-picture-still-in = En lice
court-picture-passed-head = Hors enchère
court-picture-to-come = À venir

court-picture-hint =
    { $phase ->
        [swapMerlin] Un contre un, toujours d’un autre type.
        [refill] Merlin ou Guenièvre s’y serviront ensuite.
       *[other] { "" }
    }

court-picture-passed = a passé
court-picture-bids = mise { $sum }

court-picture-skipped =
    { $character ->
        [arthur] rien à donner
       *[other] aucun échange
    }
court-picture-you = toi

court-picture-idle =
    .first =
        { $count ->
            [one] { $count } bouffon
           *[other] { $count } bouffons
        }
    .second =
        { $count ->
            [one] inactif, sans groupe
           *[other] inactifs, sans groupe
        }
court-picture-idle-short =
    { $count ->
        [one] inactif
       *[other] { $count } inactifs
    }

court-picture-favor-next = bientôt
court-picture-legend-weakest = plus petit groupe d’abord : il compte
court-picture-legend-bonus =
    { $lasting ->
        [yes] compte à la dernière manche
       *[no] compte à la fin pour 2 gardes
    }
court-picture-legend-character = personnage, compte pour 2
court-picture-legend-merlin = Merlin, compte pour un bouffon
court-picture-legend-lasting =
    { $short ->
        [yes] sans eux
       *[no] sans personnages
    }
court-picture-legend-favor =
    { $short ->
        [yes] Faveur
       *[no] Faveur du Roi
    }
court-picture-legend-favor-ties = Faveur : départage
court-picture-legend-favor-next = fin de manche
court-picture-legend-to-take =
    { $short ->
        [yes] choisit encore
       *[no] personnage à prendre
    }
court-picture-legend-black-die =
    { $taken ->
        [yes] restait
       *[no] imposé au dernier
    }
court-picture-legend-changed = tour précédent

court-picture-last-turn = Tour précédent
court-picture-last-turn-told = Tour précédent : { $moves }
court-picture-earlier =
    { $moves ->
        [one] (1 coup avant ceux-ci) …
       *[other] ({ $moves } coups avant ceux-ci) …
    }
court-picture-winner = Victoire
court-picture-winners = Victoire partagée
court-picture-ranking = Classement
court-picture-ranking-text =
    Le plus petit groupe compte. À égalité : le moyen, le plus grand, puis la Faveur du Roi{ $over ->
        [yes] { "" }
       *[no] { " " }(Arthur la donne)
    }.
court-picture-tie = Égalité : groupe moyen, plus grand, puis Faveur
court-picture-tie-favor = La Faveur place { $name } devant { $others }
court-picture-won-with = Gagné avec
court-picture-gain =
    { $before ->
        [0]
            { $whose ->
                [own] Tu finis la manche { $round } à { $to }.
               *[other] { $name } finit la manche { $round } à { $to }.
            }
       *[other]
            { $characters ->
                [none] La manche
               *[other] Avec { $characters }, la manche
            } { $round } fait passer { $whose ->
                [own] tes groupes de { $from } à { $to }.
               *[other] { $name } de { $from } à { $to }.
            }
    }
court-picture-gain-most = Manche { $round } : { $from } à { $to }. La manche { $larger } rapporte plus, mais pas en un seul de tes tours.
court-picture-by-round =
    { $lasting ->
        [yes] Plus petit groupe sans personnages
       *[no] Plus petit groupe par manche
    }
court-picture-by-round-end = fin : avec personnages
court-picture-now = en cours

## What each piece is and does, on a picture of its own: a title, and a sentence per line.

court-picture-piece-merlin = Merlin
    .text =
        Échange jusqu’à trois de tes courtisans contre des aspirants d’autres types.
        Si tu l’as à la fin, il compte pour un bouffon et permet des groupes de bouffons seuls.
court-picture-piece-guinevere = Guenièvre
    .text =
        Prends deux aspirants. Chaque adversaire en prend un. Puis tu composes une nouvelle rangée avec le peuple.
        Si tu l’as à la fin, elle compte pour deux demoiselles.
court-picture-piece-arthur = Arthur
    .text =
        Chaque adversaire qui a au moins deux jetons t’en donne un, à son choix.
        Tu reçois la Faveur du Roi à la fin de la manche.
        Si tu l’as à la fin, il compte pour deux gardes.
court-picture-piece-lancelot = Lancelot
    .text =
        Si possible, tu dois échanger un courtisan avec chaque adversaire, contre un d’un autre type. Tu choisis les deux.
        Si tu l’as à la fin, il compte pour deux chevaliers.
court-picture-piece-jester = Bouffon
    .text =
        Il rejoint le groupe où il t’aide le plus.
        Il ne forme un groupe à lui seul que si tu as Merlin à la fin.
court-picture-piece-maiden = Demoiselle
    .text =
        L’un de tes trois groupes.
        Ton plus petit groupe est ton score.
        Les bouffons peuvent s’y joindre, et Guenièvre compte pour deux si tu l’as à la fin.
court-picture-piece-guard = Garde
    .text =
        L’un de tes trois groupes.
        Ton plus petit groupe est ton score.
        Les bouffons peuvent s’y joindre, et Arthur compte pour deux si tu l’as à la fin.
court-picture-piece-knight = Chevalier
    .text =
        L’un de tes trois groupes.
        Ton plus petit groupe est ton score.
        Les bouffons peuvent s’y joindre, et Lancelot compte pour deux si tu l’as à la fin.
court-picture-piece-favor = Faveur du Roi
    .text =
        Tu ouvres les enchères et dois miser. Si tu as déjà tes personnages, c’est au suivant à qui il en manque un d’ouvrir.
        Elle départage les cours à égalité dans les trois groupes.
        À la fin de la manche, elle va au joueur qui a Arthur.
court-picture-piece-money = Jetons
    .text =
        Mise les jetons que tu veux.
        Si tu gagnes, ta mise devient la bourse du personnage que tu prends, et tu reçois celle d’avant.
court-picture-piece-dice = Dé noir
    .text =
        À trois, il reste un personnage à chaque manche.
        Le dé noir le marque : à la manche suivante, le dernier à choisir doit le prendre s’il est encore là.

## The chapters of the rules, drawn

court-picture-rule-goal =
    Demoiselles, gardes, chevaliers : le plus petit groupe compte 3, tu marques 3 points.
    Ici, il ne compte que 2. Le meilleur score gagne.
court-picture-rule-round =
    Une enchère : mise plus, ou passe.
    Le vainqueur prend un personnage, qui agit aussitôt.
    D’autres enchères, jusqu’à ce que tous soient servis. Puis les personnages reviennent.
court-picture-rule-auction =
    Qui ouvre doit miser, même sans rival. Ensuite, mise plus, avec les jetons que tu veux, ou passe et sors de l’enchère.
    Seul le vainqueur paie : sa mise devient la bourse du personnage.
    Il reçoit les jetons qui s’y trouvaient. Une fois servi, il ne mise plus.
court-picture-rule-characters =
    Merlin : jusqu’à trois échanges avec la rangée, contre un autre type. À la fin : un bouffon, et des groupes de bouffons seuls.
    Guenièvre : prends deux aspirants, les autres un ; nouvelle rangée avec le peuple. À la fin : deux demoiselles.
    Arthur : qui a au moins deux jetons t’en donne un, à son choix. Après la manche, tu reçois la Faveur. À la fin : deux gardes.
    Lancelot : un échange obligatoire avec chacun, contre un autre type. À la fin : deux chevaliers.
court-picture-rule-scoring =
    Un bouffon rejoint le groupe qui en a le plus besoin.
    Il ne peut pas rejoindre un groupe vide, sauf si tu as Merlin à la fin.
    À la fin, Lancelot compte pour deux chevaliers : un bouffon peut le rejoindre.
court-picture-rule-start =
    Chacun commence avec les jetons 3, 4 et 5, et prend un courtisan.
    La première rangée : un de chaque type. Les dés disent lequel manque à deux, ou vient en double à quatre.
    Chaque personnage a 1 et 2 dans sa bourse.
    Le meilleur jet donne la Faveur du Roi.
court-picture-rule-end =
    La nouvelle rangée est incomplète : c’est la dernière manche.
    Les personnages que tu as à la fin comptent dans ta cour.
    Égalité : le groupe moyen, puis le plus grand, puis la Faveur du Roi.
court-picture-rule-variants =
    À deux : deux personnages chacun et trois aspirants.
    À trois : quatre aspirants et un personnage chacun. Celui qui reste doit être pris à la manche suivante.
    À quatre : un personnage chacun et cinq aspirants.
court-picture-rule-discord =
    Mise ou passe directement sous l’image de la table.
    Appuie ici pour toute autre mise et pour les échanges.
    Tant que ce bouton est là, il annule ton dernier coup.

## A picture of a decision: the options, numbered like the buttons.

court-picture-choice-heading =
    { $phase ->
        [startCourtier] Prends ton premier courtisan
        [dice] { "" }
        [bid] Mise ou passe
        [choose] Choisis un personnage
        [swapMerlin] Tes meilleurs échanges
        [takeAspirants] Prends deux aspirants
        [takeAspirant] Prends un aspirant
        [refill] Compose la nouvelle rangée
        [giveTile] Arthur : un jeton pour { $opponent }
        [swapLancelot] Échange avec { $opponent }
       *[over] { "" }
    }
court-picture-choice-no-swap-heading = Rien à gagner en échangeant
court-picture-choice-have = tu as { $sum }
court-picture-choice-any = { $count } au choix : menu
court-picture-choice-need = Pour plus de points :
court-picture-choice-none = personne ici
court-picture-choice-needs = Il te faut
court-picture-choice-of = { $count } de
court-picture-choice-open = Ouvre l’enchère
court-picture-choice-lone = Mise sans rival
court-picture-choice-beat = Mises au-dessus de { $sum }
court-picture-choice-beaten = Tu ne peux pas dépasser { $sum }
court-picture-own = Ta cour
court-picture-own-opponent = Cour { DE($name) }
court-picture-own-more = Pour plus de points :
court-picture-own-more-count =
    { $count ->
        [one] Pour plus de points : un courtisan au choix
       *[other] Pour plus de points : { $count } de
    }
court-picture-own-more-joiner =
    { $how ->
        [any] ou
       *[all] et
    }
court-picture-text-own-more =
    { $how ->
        [any] Pour plus de points : { OR($courtiers) }
        [count] Pour plus de points, { $count } au choix : { $courtiers }
       *[all] Pour plus de points : { $courtiers }
    }.
court-picture-text-needs =
    { $how ->
        [none]
            { $whose ->
                [own] Personne dans le peuple ne te rapporte plus de points
               *[other] Personne dans le peuple ne rapporte plus de points à { $name }
            }
       *[any]
            Pour plus de points, { $whose ->
                [own] il te faut
               *[other] il faut à { $name }
            } { $how ->
                [any] { OR($courtiers) }
                [count]
                    { $count ->
                        [one] { OR($courtiers) }
                       *[other] { $count } courtisans au choix parmi : { $courtiers }
                    }
               *[all] { $courtiers }
            }
    }.
court-picture-choice-now =
    Groupes { $sizes }{ $place ->
        [0] { "" }
       *[other] , { court-picture-in-place }
    }
court-picture-choice-now-any = Tous : { court-picture-in-place } à ce stade
court-picture-choice-after =
    groupes { $sizes }{ $place ->
        [0] { "" }
       *[other] , { court-picture-in-place }
    }
court-picture-choice-theirs = { " " }(en face : { $sizes }, { court-picture-in-place })
court-picture-choice-treasury = Tes jetons : { $tiles }
court-picture-choice-treasury-after =
    { $more ->
        [yes] au moins
       *[no] tu aurais
    }
court-picture-choice-favor =
    { $has ->
        [yes] tu la gardes
       *[no] tu la reçois
    }
court-picture-choice-theirs-now = avant { $sizes }
court-picture-choice-you-give = tu donnes
court-picture-choice-you-get = tu reçois
court-picture-choice-keeps = tu gardes
court-picture-choice-higher = jusqu’à { $sum } : menu
court-picture-choice-higher-text = Les mises plus hautes, jusqu’à { $sum }, sont dans le menu
court-picture-choice-other-tiles = autres jetons : menu
court-picture-choice-other-swaps =
    { $vain ->
        [yes]
            { $count ->
                [one] 1 autre échange dans le menu, pas meilleur
               *[other] { $count } autres échanges dans le menu, pas meilleurs
            }
       *[no]
            { $count ->
                [one] 1 autre au menu, pas meilleur que l’échange 1
               *[other] { $count } autres au menu, aucun ne bat l’échange 1
            }
    }
court-picture-choice-at-best = Tes groupes au mieux, après son action
court-picture-best-with = Tes groupes au mieux
court-picture-choice-best = groupes au mieux { $sizes }
court-picture-choice-alike =
    { $count ->
        [one] { $count } autre aussi
       *[other] { $count } autres aussi
    }
court-picture-choice-keeps-all = tu gardes tes { $sum }
court-picture-choice-no-swap = Aucun échange

court-picture-choice-does-merlin =
    { $possible ->
        [yes] Échange jusqu’à 3 courtisans avec la rangée.
       *[no] Aucun échange possible.
    }
court-picture-choice-does-guinevere = Prends 2 aspirants, puis compose la rangée.
court-picture-choice-does-arthur =
    { $givers ->
        [0] Aucun jeton, mais
        [one] { $givers } jeton d’un adversaire, et
       *[other] { $givers } jetons de tes adversaires, et
    } { $keeps ->
        [yes] tu gardes la Faveur du Roi.
       *[no] la Faveur du Roi.
    }
court-picture-choice-does-lancelot =
    { $opponents ->
        [one] Échange un courtisan avec ton adversaire.
       *[other] Échange un courtisan avec chacun des { $opponents } adversaires.
    }

court-picture-choice-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
court-picture-choice-numbered = { $number }. { $told }
court-picture-choice-pass = Passer
court-picture-choice-nothing = Ne rien échanger
court-picture-choice-bid = Miser { $sum } : { $tiles }
court-picture-choice-purse =
    bourse { $purse }, ce qui te fait { $more ->
        [yes] au moins { $sum }
       *[no] { $sum }
    } en jetons
court-picture-choice-give = Donner un { $tile }, garder { $after }
court-picture-choice-swap = donner { $give } contre { $take }

## Descriptions of pictures: sentences, most important first.

court-picture-alt-choice =
    { court-picture-alt-to-act } { $more ->
        [yes]
            { $count ->
                [one] Voici un des choix possibles.
               *[other] Voici { $count } des choix possibles.
            }
       *[no] { $count } choix.
    }
court-picture-alt-table = { court-title }. { $rounds }.
court-picture-alt-to-act = C’est à { $name } { court-picture-of-task }.
court-picture-alt-to-act-forced = { court-picture-alt-to-act } Il n’y a qu’un choix.
# French: what someone has to do, with "de", after "C’est à …".
court-picture-of-task =
    { $phase ->
        [startCourtier] de prendre un premier courtisan
        [dice] de lancer les dés
        [bid] de miser
        [pass] de passer
        [choose] de choisir un personnage
        [swapMerlin] d’échanger avec la rangée
        [takeAspirants] de prendre deux aspirants
        [takeAspirant] de prendre un aspirant
        [refill] de composer la nouvelle rangée
        [giveTile] de donner un jeton
        [swapLancelot] d’échanger avec un adversaire
       *[over] de jouer
    }
court-picture-alt-no-bid = Aucune mise pour l’instant : à { $opener } d’ouvrir, en misant au moins un jeton. En lice : { $bidders }.
court-picture-alt-bid = { $bidder } a la plus haute mise, { $bid } ; { $opener } a ouvert. En lice : { $bidders }.
court-picture-alt-passed = Hors de l’enchère : { $names }.
court-picture-alt-role = { $name } joue { $character }.
court-picture-alt-role-with = { $name } joue { $character }, maintenant avec { $opponent }.
court-picture-alt-skipped =
    { $character ->
        [arthur] Un seul jeton, donc rien à donner : { $names }.
       *[other] Rien à échanger, faute de courtisans d’un autre type : { $names }.
    }
court-picture-alt-to-come = À venir : { $names }.
court-picture-alt-standings = Groupes (le plus petit d’abord) : { $standings }.
court-picture-alt-standing = { $name } { $sizes } ({ court-picture-in-place })
court-picture-alt-characters = Les bourses : { $characters }.
court-picture-alt-character =
    { $name } { $purse }{ $taken ->
        [yes]
            { $die ->
                [yes] { " " }(chez { $taker }, dé noir)
               *[no] { " " }(chez { $taker })
            }
       *[no]
            { $die ->
                [yes] { " " }(dé noir)
               *[no] { "" }
            }
    }
court-picture-alt-row = Rangée : { $row }.
court-picture-alt-player =
    { $name } ({ $emblem }{ $favor ->
        [yes] , Faveur du Roi
        [next] , reçoit la Faveur du Roi à la fin de la manche
       *[no] { "" }
    }) : jetons { $tiles } ; cour : { $court }.
court-picture-alt-peasantry = Peuple : { $peasantry }.
court-picture-alt-winner = La partie est terminée : { $names } gagne.
court-picture-alt-winners = La partie est terminée : { $names } se partagent la victoire.

## The table as text, line by line.

court-picture-text-title = { court-title }. { $rounds }.
court-picture-text-characters = Personnages et bourses :
court-picture-text-character =
    { $name } { $purse }{ $taken ->
        [yes] , chez { $taker }
       *[no] { "" }
    }{ $die ->
        [yes] { $taken ->
            [yes] , dé noir
           *[no] , à prendre (dé noir)
        }
       *[no] { "" }
    }{ $open ->
        [yes] , disponible
       *[no] { "" }
    } ({ $ability })
court-picture-text-ability = { $ability }, +{ court-counted }
court-picture-text-row = Rangée ({ $length } sur { $full }) : { $row }
court-picture-text-row-empty = Rangée ({ $length } sur { $full }) : vide
court-picture-text-peasantry = Peuple ({ $sum }) : { $counts }
court-picture-text-player =
    { $name } ({ $emblem }), { court-picture-in-place }{ $any ->
        [yes] , a { $characters }
       *[no] { "" }
    }{ $left ->
        [0] { "" }
        [one] , encore { $left } personnage à prendre
       *[other] , encore { $left } personnages à prendre
    }{ $favor ->
        [yes] , Faveur du Roi
        [next] , reçoit la Faveur du Roi à la fin de la manche
       *[no] { "" }
    }
court-picture-text-treasury = Jetons : { $tiles }
court-picture-text-court = Cour : { $counts }
court-picture-text-groups =
    Groupes { $sizes } : { $groups }{ $idle ->
        [0] { "" }
       *[other] , bouffons sans groupe : { $idle } sur { $jesters }
    }
court-picture-text-lasting = Groupes sans personnages : { $sizes }
court-picture-text-group = { court-group } { $size }
court-picture-text-group-mixed =
    { court-group } { $size } ({ $courtiers }{ $pawn ->
        [0] { "" }
       *[other]
            { " " }+ { $pawn } avec { $group ->
                [maiden] Guenièvre
                [guard] Arthur
               *[knight] Lancelot
            }
    }{ $jesters ->
        [0] { "" }
        [one] { " " }+ { $jesters } bouffon
       *[other] { " " }+ { $jesters } bouffons
    }{ $merlin ->
        [0] { "" }
       *[other] { " " }+ { $merlin } avec Merlin
    })
court-picture-text-by-round = Groupes par manche ({ $names }) :
court-picture-text-last-turn = Tour précédent :
court-picture-text-ranking = Classement final, groupes (le plus petit d’abord) :
court-picture-text-ranked =
    { $place }. { $name } { $sizes }{ $favor ->
        [yes] , Faveur du Roi
       *[no] { "" }
    }
court-picture-in-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    } place
