### King Arthur: the card game: its cards, and what happens in it.
### An adversary is a dark power, an enemy knight, a monster or a dragon, and has a value: "dragon 4" is worth 4.
### $kind is one of these four, $value (number) that value. A double is a card with two knights. Names are ready to be shown.
### Words that are passed as text ($knights, $adversaries) come from the messages for that place in a sentence.

quests-title = Le Roi Arthur : le jeu de cartes
quests-about = Affronte forces obscures, chevaliers ennemis, monstres et dragons pour accomplir des aventures.
quests-about-seals = Scelle forces obscures, chevaliers ennemis, monstres et dragons, remporte-les quand leur colonne est entièrement scellée, et sers-t’en pour accomplir des aventures.
quests-variant-basic = Jeu de base
quests-variant-seals = Avec sceaux

## Between the items of an enumeration without "and"; between the values of several cards: "dragons 3+4".

quests-comma = ,{ " " }
quests-semicolon = {" ; "}
quests-plus = +
quests-either = /
quests-list = { $items }

## Numbers of things, also as parts of longer sentences.

quests-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
quests-knights =
    { $knights ->
        [one] { $knights } carte chevalier
       *[other] { $knights } cartes chevalier
    }
quests-seals =
    { $seals ->
        [one] { $seals } sceau
       *[other] { $seals } sceaux
    }

## Cards.

quests-kind-one =
    { $kind ->
        [power] force obscure
        [enemy] chevalier ennemi
        [monster] monstre
       *[dragon] dragon
    }
# French: with the article.
quests-kind-the =
    { $kind ->
        [power] la
       *[dragon] le
    } { quests-kind-one }
quests-kind-many =
    { $kind ->
        [power] forces obscures
        [enemy] chevaliers ennemis
        [monster] monstres
       *[dragon] dragons
    }
quests-kind =
    { $count ->
        [one] { quests-kind-one }
       *[other] { quests-kind-many }
    }
quests-adversary = { quests-kind-one } { $value }
quests-adversary-object = { quests-kind-the } { $value }

quests-knight =
    { $card ->
        [red] chevalier rouge
        [red-2] double rouge
        [orange] chevalier orange
        [orange-2] double orange
        [beige] chevalier beige
        [beige-2] double beige
       *[merlin] Merlin
    }
quests-knight-a =
    { $card ->
        [merlin] { quests-knight }
       *[red] un { quests-knight }
    }

## Several equal knight cards with their number: $card as above, $count (number). They become items of a list.

quests-knight-many =
    { $card ->
        [red] chevaliers rouges
        [red-2] doubles rouges
        [orange] chevaliers orange
        [orange-2] doubles orange
        [beige] chevaliers beiges
        [beige-2] doubles beiges
       *[merlin] Merlins
    }
quests-knights-alone =
    { $count ->
        [one] { $count } { quests-knight }
       *[other] { $count } { quests-knight-many }
    }
quests-knights-object =
    { $count ->
        [one] { quests-knight-a }
        [2] deux { quests-knight-many }
        [3] trois { quests-knight-many }
        [4] quatre { quests-knight-many }
        [5] cinq { quests-knight-many }
        [6] six { quests-knight-many }
       *[other] { $count } { quests-knight-many }
    }
quests-knights-with = { quests-knights-object }
quests-knights-none = aucun chevalier
quests-knights-none-with = { quests-knights-none }

## The same for adversaries of one kind: $values is "3+4", $count (number) how many.

quests-adversaries-alone = { quests-kind } { $values }
quests-adversaries-object =
    { $count ->
        [one] { quests-kind-the } { $values }
       *[other] les { quests-kind-many } { $values }
    }
# After "avec".
quests-adversaries-for = { quests-adversaries-object }
quests-adversaries-none = aucun

## Adventures.

quests-adventure =
    { $adventure ->
        [holy-grail] Saint Graal
        [mountain] Montagne
        [excalibur] Excalibur
        [questing-beast] Bête glatissante
        [robbers] Brigands
        [king-mark] Roi Marc
        [fisher-king] Roi pêcheur
        [vikings] Vikings
        [green-knight] Chevalier vert
        [royal-tournament] Tournoi royal
        [sea-monster] Monstre marin
        [gold-treasure] Trésor d’or
       *[saxons] Saxons
    }
quests-adventure-the = { quests-adventure }
# After "Demande", "Paie" or a colon.
quests-condition =
    { $adventure ->
        [holy-grail] des adversaires au choix valant 12 en tout
        [mountain] des adversaires au choix valant 9 en tout
        [excalibur] des adversaires au choix valant 5 en tout
        [questing-beast] des dragons valant 8 en tout
        [robbers] deux adversaires au choix
        [king-mark] un monstre, un chevalier ennemi et une force obscure
        [fisher-king] des monstres valant 6 en tout
        [vikings] quatre adversaires au choix
        [green-knight] un adversaire de valeur 3 ou plus et un autre de valeur 4 ou plus
        [royal-tournament] des chevaliers ennemis valant 5 en tout
        [sea-monster] un adversaire de chaque genre
        [gold-treasure] deux adversaires de valeur 3 ou plus, ou le dragon 5
       *[saxons] des forces obscures valant 4 en tout
    }

## What happens, a sentence each. $name: whose turn it is.

quests-reveals = { $name } révèle des adversaires.
quests-revealed-four = { $name } révèle { $adversaries } : il y a maintenant quatre { quests-kind-many }.
quests-revealed-all = { $name } révèle { $adversaries } : la pioche est maintenant vide.
quests-challenged =
    { $how ->
        [sealed] { $name } scelle { quests-adversary-object } avec { $knights }.
        [again] { $name } défie une deuxième fois { quests-adversary-object } avec { $knights }, { $kind ->
            [power] la
           *[dragon] le
        } bat et reprend son sceau.
        [double] { $name } bat { quests-adversary-object } à prix double avec { $knights }.
       *[won] { $name } bat { quests-adversary-object } avec { $knights }.
    }
quests-column-completed =
    { $cards ->
        [one] La colonne des { quests-kind-many } est entièrement scellée.
       *[other] La colonne des { quests-kind-many } est entièrement scellée : chaque carte revient au joueur qui l’a scellée.
    }
quests-won =
    { $seal ->
        [yes] { $name } remporte { quests-adversary-object } et reprend son sceau.
       *[no] { $name } remporte { quests-adversary-object }.
    }
quests-adventure-taken = { $name } accomplit l’aventure « { quests-adventure } » avec { $adversaries } : { quests-points }.
quests-drew =
    { $knights ->
        [0] { $name } ne pioche rien.
        [one] { $name } pioche une carte chevalier.
       *[other] { $name } pioche deux cartes chevalier.
    }
quests-reshuffled =
    { $cards ->
        [one] La seule carte de la défausse devient la nouvelle pioche.
       *[other] Les { $cards } cartes de la défausse deviennent la nouvelle pioche.
    }
quests-ended =
    { $reason ->
        [adventures] La douzième aventure est accomplie : la partie est terminée.
        [display] Il ne reste aucun adversaire : la partie est terminée.
       *[stalemate] Personne n’a rien fait pendant tout un tour de table : la partie est terminée.
    }

## What somebody did, said to them in their own picture of the end.

quests-own-challenged =
    { $how ->
        [sealed] Tu scelles { quests-adversary-object } avec { $knights }.
        [again] Tu défies une deuxième fois { quests-adversary-object } avec { $knights }, { $kind ->
            [power] la
           *[dragon] le
        } bats et reprends ton sceau.
        [double] Tu bats { quests-adversary-object } à prix double avec { $knights }.
       *[won] Tu bats { quests-adversary-object } avec { $knights }.
    }
quests-own-won =
    { $seal ->
        [yes] Tu remportes { quests-adversary-object } et reprends ton sceau.
       *[no] Tu remportes { quests-adversary-object }.
    }
quests-own-adventure-taken = Tu accomplis l’aventure « { quests-adventure } » avec { $adversaries } : { quests-points }.

## A turn in few words, beside the picture of the table.

quests-brief = { $name } { $deeds }.
quests-brief-revealed =
    { $count ->
        [one] révèle un adversaire
       *[other] révèle { $count } adversaires
    }
quests-brief-challenged =
    { $how ->
        [sealed] scelle { quests-adversary-object }
        [again] bat { quests-adversary-object } en payant une deuxième fois
        [double] bat { quests-adversary-object } à prix double
       *[won] bat { quests-adversary-object }
    }
quests-brief-adventure = accomplit « { quests-adventure } » ({ $points })
quests-brief-drew =
    { $knights ->
        [0] ne pioche rien
        [one] pioche une carte chevalier
       *[other] pioche deux cartes chevalier
    }
quests-brief-won = { $name } remporte { $adversaries } (colonne entièrement scellée).
quests-own-brief-won = Tu remportes { $adversaries } (colonne entièrement scellée).
