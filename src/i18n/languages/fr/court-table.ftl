### King Arthur's Court: buttons, menus and questions, and what's said of a table.
### Names are ready to be shown. Tiles come as "3+4", group sizes as "2/3/3", smallest first. $count is 1 beside $courtier.

court-table-tie-break =
    { $favor ->
        [yes] groupes { $sizes }, Faveur du Roi
       *[no] groupes { $sizes }
    }

## Buttons and menu entries; a number may stand before them, such as “12 · ”.

court-table-tile = Jeton { $tile }
court-table-courtier = { CAPITAL(court-courtier) }
court-table-give = Donner { court-some-object }
court-table-take = Prendre { court-some-object }

court-table-start = Prendre { court-some-object }
court-table-bid = Miser { $sum }
court-table-bid-tiles = Miser { $sum } ({ $tiles })
court-table-pass = Passer
court-table-choose = { court-character } : bourse { $purse }, { $does }
court-table-does-merlin =
    { $most ->
        [0] aucun échange possible
        [one] { $most } échange possible avec la rangée
       *[other] jusqu’à { $most } échanges avec la rangée
    }
court-table-does-guinevere = 2 des { $row } aspirants
court-table-does-arthur =
    { $keeps ->
        [yes]
            { $tiles ->
                [0] aucun jeton, mais tu gardes la Faveur
                [one] { $tiles } jeton adverse, tu gardes la Faveur
               *[other] { $tiles } jetons adverses, tu gardes la Faveur
            }
       *[no]
            { $tiles ->
                [0] aucun jeton, mais la Faveur du Roi
                [one] { $tiles } jeton adverse et la Faveur du Roi
               *[other] { $tiles } jetons adverses et la Faveur du Roi
            }
    }
court-table-does-lancelot =
    { $swaps ->
        [0] aucun échange possible
        [one] { $swaps } échange avec un adversaire
       *[other] { $swaps } échanges avec des adversaires
    }
court-table-swap = Donner { $give } contre { $take } : { $sizes }
court-table-swap-nothing = Ne rien échanger : { $sizes }
court-table-aspirants = Prendre { $courtiers } : { $sizes }
court-table-refill = Nouvelle rangée : { $courtiers }
court-table-gift = Donner un { $tile }
court-table-keeps = tu gardes { $tiles }
court-table-takes = Prendre { court-some-object } : { $sizes }

court-table-change = groupes { $from } → { $to }
court-table-change-none = groupes inchangés ({ $sizes })
court-table-theirs = { $name } : { $change }

## Questions.
## $peasantry: what's there. $sizes: the reader's groups.

court-table-prompt-start = **Qui sera ton premier courtisan ?** Prends-le dans le peuple.
court-table-prompt-open = **Que mises-tu ?** Tu ouvres l’enchère, donc tu ne peux pas passer. La plus haute mise remporte un personnage. Tes jetons : { $tiles }.
court-table-prompt-open-alone = **Que mises-tu ?** Personne d’autre ne peut plus miser, donc n’importe quelle mise remporte un personnage. Tu ne peux pas passer. Tes jetons : { $tiles }.
court-table-prompt-raise = **Tu surenchéris, ou tu passes ?** { $name } a misé { $bid }. Si tu passes, tu sors de cette enchère.
court-table-prompt-choose = **Quel personnage choisis-tu ?** Il agit aussitôt et tu reçois sa bourse ; ta mise ({ $bid }) devient sa nouvelle bourse. Tes groupes : { $sizes }.
court-table-prompt-merlin = **Merlin : qui échanges-tu ?** { $most ->
        [one] Un de tes courtisans contre un aspirant d’un autre type, ou personne.
        [2] Jusqu’à deux courtisans, chacun contre un aspirant d’un autre type.
        [3] Jusqu’à trois courtisans, chacun contre un aspirant d’un autre type.
       *[other] Jusqu’à { $most } courtisans, chacun contre un aspirant d’un autre type.
    } Tes groupes : { $sizes }. Seul le plus petit compte.
court-table-prompt-aspirants = **Guenièvre : quels aspirants prends-tu ?** Choisis-en deux ; puis chaque adversaire en prend un. Tes groupes : { $sizes }. Seul le plus petit compte.
court-table-prompt-aspirant = **Quel aspirant prends-tu ?** Tes groupes : { $sizes }. Seul le plus petit compte.
court-table-prompt-refill = **Guenièvre : qui mets-tu dans la nouvelle rangée ?** Choisis { $count ->
        [one] un courtisan
        [2] deux courtisans
        [3] trois courtisans
        [4] quatre courtisans
        [5] cinq courtisans
       *[other] { $count } courtisans
    }. Dans le peuple : { $peasantry }.
court-table-prompt-give = **Quel jeton donnes-tu à { $name } ?** Arthur en demande un, et c’est toi qui choisis lequel. Tes jetons : { $tiles }.
court-table-prompt-lancelot = **Lancelot : qui donnes-tu à { $name } ?** Tu choisis aussi qui tu reçois en échange : quelqu’un d’un autre type. Tes groupes : { $sizes }.
court-table-prompt-lancelot-take = Tu donnes { court-some-object }. **Qui prends-tu à { $name } ?**

## Menus from which several are chosen, and why a choice can't be played.

court-table-sets-open = Autre mise : choisir les jetons…
court-table-sets-raise = Autre mise au-dessus de { $sum } : choisir les jetons…
court-table-sets-low-bid = **{ $tiles }** ne dépasse pas { $sum }. Choisis des jetons qui valent plus.
court-table-sets-swap = Autre échange : choisir qui donner et qui prendre…
court-table-sets-same-types = Tu donnes { $give }, et tu prends { $take }. On échange toujours contre un autre type : **aucun type ne peut être des deux côtés**.
court-table-sets-unequal = Tu en donnes { $give } et en prends { $take }. **Donnes-en autant que tu en prends**, trois au plus.
court-table-sets-aspirants = Choisir deux aspirants…
court-table-sets-row =
    Autre rangée : choisir { $count ->
        [one] un courtisan
       *[other] { $count } courtisans
    }…
court-table-sets-count =
    Tu as choisi { $chosen ->
        [one] un courtisan
       *[other] { $chosen } courtisans
    }. Il en faut { $wanted }.

## What's to be decided, after “it’s your turn: ”.

court-table-task-open = ouvre l’enchère
court-table-task-raise = mise plus de { $sum }, ou passe

## What's said of a table above its picture, separated by dots.

court-table-standing-set-up = Mise en place : chacun prend un premier courtisan.
court-table-standing-round = **Manche { $round } sur { $rounds }**
court-table-standing-round-between = **Manche { $round }** ({ $min } à { $max } en tout)
court-table-standing-last = **Manche { $round }, la dernière**
court-table-standing-over = **Groupes à la fin**
court-table-standing-groups = { $name } { $sizes }
court-table-standing-favor = Faveur du Roi : { $name }
court-table-standing-black-die = à prendre (dé noir) : { court-character }
court-table-standing-opening = Enchère : à { $name } d’ouvrir
court-table-standing-bid = Enchère : { $name } mise **{ $tiles }**
court-table-standing-still-in = en lice : { $names }
court-table-standing-won = { $name } a remporté l’enchère avec { $tiles }
court-table-standing-role = { court-character } : { $name }
