### Words on the pictures of the card game, the descriptions of pictures for screen readers, and texts instead of pictures.
### Names are ready to be shown. $kind, $value, $card and $adventure are as in quests.ftl.
### "width" is how many letters have room.

quests-picture-or = ou
quests-picture-over = Fin de partie
quests-picture-turn = joue le tour { $turn }
quests-picture-turn-own = tour { $turn }
quests-picture-first-turn = { $name } commence
quests-picture-first-steps = Défie un adversaire, puis pioche une carte chevalier. Ou pioches-en deux tout de suite.
quests-picture-last-turn = Tour précédent : { $name }
quests-picture-so-far = Ce tour : { $name }
quests-picture-new = nouveau
quests-picture-new-seal = nouveau sceau
quests-picture-last-taken = en dernier
quests-picture-ended =
    { $reason ->
        [adventures] la douzième aventure est accomplie
        [display] il ne reste aucun adversaire
       *[stalemate] personne n’a rien fait pendant un tour de table
    }

## The parts of a turn, side by side.

quests-picture-step-reveal = Révéler
quests-picture-step-challenge = Défier
quests-picture-step-adventure = Aventure
quests-picture-step-draw = Piocher
quests-picture-step-draw-most = Piocher 0–{ $most }

quests-picture-steps = Qui joue, et les étapes :
quests-picture-steps-now = possible
quests-picture-steps-not = impossible
quests-picture-steps-later = peut-être ce tour-ci
quests-picture-steps-done = faite
quests-picture-steps-skipped = sautée

## What has been done in a turn; pictures of cards follow.

quests-picture-done-reveal = Révélé
quests-picture-done-challenge = Défié
quests-picture-done-adventure = Aventure
quests-picture-done-draw = Pioché
quests-picture-column-won = Remporté
quests-picture-drew =
    { $knights ->
        [0] rien
       *[other] { quests-knights }
    }
quests-picture-held =
    { $knights ->
        [one] { $knights } carte
       *[other] { $knights } cartes
    }

## Heads of the columns.

quests-picture-head-power = Forces
quests-picture-head-enemy = Ennemis
quests-picture-head-monster = Monstres
quests-picture-head-dragon = Dragons

quests-picture-heading =
    { $ending ->
        [over] Aventures : la partie est finie.
        [display] Aventures : fin de partie après { $left } de plus, ou avec le dernier adversaire.
       *[adventures] Aventures : accomplis-les avec tes adversaires vaincus. Encore { $left } avant la fin.
    }

## Below the cards that an adventure asks for.

quests-picture-need-total = total { $total }
quests-picture-need-each = 1 de chaque
quests-picture-need-count = { $count } au choix

## The piles. A number stands above each word.

quests-picture-pile-adversaries = adversaires
quests-picture-pile-knights = cartes chevalier
quests-picture-pile-discards = défausse

## What the signs beside the players mean.

quests-picture-legend-knights = cartes chevalier
quests-picture-legend-ties = cartes chevalier (égalité : qui en a le plus)
quests-picture-legend-ties-short = égalité : plus de cartes
quests-picture-legend-seals = sceaux libres
quests-picture-legend-leads = en tête
quests-picture-legend-offered = possible
quests-picture-legend-chosen = ton choix
quests-picture-legend-sealed = sceller
quests-picture-legend-won = remporter
quests-picture-legend-double = prix : remporter


## The picture of one's hand.

quests-picture-hand-title = Tes chevaliers
quests-picture-hand-trophies = Déjà remporté
quests-picture-hand-no-trophies = rien encore
quests-picture-hand-your = À toi de jouer

## The picture of what can be chosen.

quests-picture-choice-pay = Tu paies
quests-picture-choice-keep = Tu gardes
quests-picture-choice-strength = force
quests-picture-choice-cards = cartes
quests-picture-choice-gain = Tu reçois
quests-picture-choice-draw-title = Piocher des cartes
quests-picture-choice-named = { CAPITAL($what) }
quests-picture-choice-more =
    { $count ->
        [one] … et { $count } autre
       *[other] … et { $count } autres
    }
quests-picture-choice-reveal = Révéler des adversaires
quests-picture-choice-draw =
    { $knights ->
        [0] Ne rien piocher
       *[other] Piocher { quests-knights }
    }
quests-picture-choice-draw-ends-turn = { quests-picture-choice-draw } et terminer le tour
quests-picture-choice-each-ends = Chacun de ces choix termine ton tour
quests-picture-you = toi
quests-picture-choice-button = bouton
quests-picture-choice-group =
    { $price ->
        [usual] Prix { $cost } : { quests-picture-choice-result }
        [repeated] Encore { $cost } : { quests-picture-choice-result }
       *[double] Prix double { $cost } : { quests-picture-choice-result }
    }
quests-picture-choice-result =
    { $result ->
        [sealed] carte scellée
        [column] colonne scellée
       *[won] carte remportée
    }
quests-picture-choice-stays = toujours scellé
quests-picture-choice-ends = fin de partie
quests-picture-choice-net =
    { SIGNED($points) } { $points ->
        [one] point
       *[other] points
    }
quests-picture-choice-sum = { $value } − { $paid }
quests-picture-choice-completes = colonne des { quests-kind-many } entièrement scellée
quests-picture-choice-gains = { $name } remporte { quests-adversary-object }
quests-picture-choice-challenge =
    { $mode ->
        [repeated] Défier { quests-adversary-object } une deuxième fois avec { $knights }
        [double] Défier { quests-adversary-object } à prix double avec { $knights }
       *[usual] Défier { quests-adversary-object } avec { $knights }
    }
quests-picture-choice-adventure = Accomplir l’aventure « { quests-adventure } » avec { $adversaries }
quests-picture-became-sealed = scellé
quests-picture-became-won = remporté
quests-picture-choice-double-short = prix ×2

## The picture at the end: heads of columns.

quests-picture-end-adventures = aventures
quests-picture-end-trophies = adversaires
quests-picture-end-knights = cartes chevalier (si égalité)
quests-picture-end-points = points
quests-picture-end-leads =
    { $own ->
        [yes] Dès lors, tu restes en tête : { $points } à { $next }.
       *[no] Dès lors, { $name } reste en tête : { $points } à { $next }.
    }
quests-picture-end-wins =
    { $own ->
        [yes] Au dernier tour, tu l’emportes : { $points } à { $next }.
       *[no] Au dernier tour, { $name } l’emporte : { $points } à { $next }.
    }
quests-picture-end-rise = Tu passes ainsi de { $before } à { $after } points.
quests-picture-end-scores-by-turn = Points par tour

## Descriptions of pictures for people who don't see them. The most important comes first; the rest may be cut off.

quests-picture-variant =
    { $variant ->
        [basic] jeu de base
       *[seals] jeu avec sceaux
    }
quests-picture-alt-table = { quests-title }, { quests-picture-variant }. Tour { $turn }.
quests-picture-alt-over = { quests-title }, { quests-picture-variant }. La partie est terminée : { quests-picture-ended }.
quests-picture-alt-to-act = C’est à { $name } de jouer. Étapes possibles : { $steps }.
quests-picture-alt-step =
    { $step ->
        [reveal] révéler
        [challenge] défier
        [adventure] accomplir une aventure
       *[draw]
            { $most ->
                [0] terminer le tour
                [one] piocher une carte chevalier
               *[other] piocher jusqu’à { $most } cartes chevalier
            }
    }
quests-picture-alt-player = { $name } a { quests-points } et { quests-knights }
quests-picture-alt-player-seals = { $name } a { quests-points }, { quests-knights } et { quests-seals }
quests-picture-alt-players = { $players }.
quests-picture-alt-column = { quests-kind-many } { $values }
quests-picture-alt-column-empty =
    { $kind ->
        [power] aucune
       *[dragon] aucun
    } { quests-kind-one }
quests-picture-alt-sealed = { $value } (sceau { DE($name) })
quests-picture-alt-display = Adversaires visibles : { $columns }.
quests-picture-alt-open-adventures = Aventures à accomplir : { $adventures }.
quests-picture-alt-adventure = { quests-adventure } ({ $points })
quests-picture-alt-piles =
    Adversaires dans la pioche : { $adversaries }.{ $ending ->
        [over] {""}
        [display] {" "}La partie finit après encore { quests-picture-alt-left }, ou avec le dernier adversaire.
       *[adventures] {" "}Encore { quests-picture-alt-left } à accomplir avant la fin de la partie.
    }
quests-picture-alt-left =
    { $left ->
        [one] { $left } aventure
       *[other] { $left } aventures
    }
quests-picture-alt-hand = { $name } a en main : { $knights }. Force : { $strengths }.
quests-picture-colour =
    { $colour ->
        [red] rouge
        [orange] orange
        [beige] beige
       *[merlin] Merlin
    }
quests-picture-alt-strength =
    { $merlins ->
        [0] { quests-picture-colour } { $strength }
        [one] { quests-picture-colour } { $strength } avec Merlin
       *[other] { quests-picture-colour } { $strength } avec les Merlins
    }
quests-picture-alt-trophies = Adversaires vaincus : { $adversaries }.
quests-picture-alt-can-beat = Adversaires à sa portée : { $adversaries }.
quests-picture-alt-can-beat-none = Aucun adversaire à sa portée.
quests-picture-alt-can-take = Aventures à sa portée : { $adventures }.
quests-picture-alt-can-take-none = Aucune aventure à sa portée.
quests-picture-alt-choice = { $name } : { $count } choix.
quests-picture-alt-winners =
    { $shared ->
        [yes] { $names } se partagent la victoire.
       *[no] { $names } gagne.
    }
quests-picture-alt-rank = { $name }, { quests-picture-in-place } : { quests-points } ({ $adventures } en aventures, { $adversaries } en adversaires ; { quests-knights } en main)
quests-picture-alt-ranks = { $ranks }.
quests-picture-tie =
    { $count ->
        [one] À égalité de points : { $names } passe devant { $others }, avec plus de cartes chevalier en main, { $cards } contre { $fewer }.
       *[other] À égalité de points : { $names } passent devant { $others }, avec plus de cartes chevalier en main, { $cards } contre { $fewer }.
    }

## The whole table as a text, line by line, for people who have no pictures. It's long, so it's in few words.
## An adversary is a letter and its value there: D4. The heads of the columns explain the letters.

quests-picture-text-title = { quests-title }, { quests-picture-variant }. Tour { $turn }.
quests-picture-text-over = { quests-title }, { quests-picture-variant }. La partie est terminée : { quests-picture-ended }.
quests-picture-text-rules-lean = dépasser le prix est toujours permis, sans carte superflue
quests-picture-text-rules-forced = révéler est obligatoire si aucun adversaire n’est visible
quests-picture-text-rules-check = colonnes vérifiées après chaque défi
quests-picture-text-rules = Règles : { $rules }.
quests-picture-text-to-act = À { $name } de jouer : { $steps }
quests-picture-text-step =
    { $step ->
        [reveal] révéler
        [challenge] défier
        [adventure] aventure
       *[draw]
            { $most ->
                [0] ne rien piocher
               [1] piocher 1 ou rien
               *[other] piocher jusqu’à { $most }
            }
    }
quests-picture-text-starts = { $name } a commencé la partie.
quests-picture-text-player = { $name } ({ $emblem }) : { quests-points }, { quests-knights }, adversaires { $adversaries }
quests-picture-text-player-seals = { $name } ({ $emblem }) : { quests-points }, { quests-knights }, { quests-seals }, adversaires { $adversaries }
quests-picture-text-display =
    { $variant ->
        [basic] Adversaires visibles :
       *[seals] Adversaires visibles (sceaux entre parenthèses) :
    }
# F for "force", E for "ennemi".
quests-picture-letter =
    { $kind ->
        [power] F
        [enemy] E
        [monster] M
       *[dragon] D
    }
quests-picture-text-column = { quests-picture-letter } { quests-kind-many } : { $cards }
quests-picture-text-none = –
quests-picture-text-sealed = { $value } ({ $name })
quests-picture-text-adventures =
    { $ending ->
        [over] Aventures :
        [display] Aventures (fin de la partie après { $left } de plus, ou avec le dernier adversaire) :
       *[adventures] Aventures (encore { $left } avant la fin de la partie) :
    }
quests-picture-text-adventure = { $points } { quests-adventure } : { $what }
quests-picture-text-taken-by = { $name }, { $adversaries }
quests-picture-text-piles =
    { $count ->
        [0] Pioches : adversaires { $adversaries }, chevaliers { $knights } ; défausse 0
       *[other] Pioches : adversaires { $adversaries }, chevaliers { $knights } ; défausse { $count } ({ $discards })
    }
quests-picture-text-idle =
    { $turns ->
        [one] { $turns } tour sans action.
       *[other] { $turns } tours de suite sans action.
    }
quests-picture-text-log-last = Tour précédent, { $name } : { $what }
quests-picture-text-log-now = Ce tour, { $name } : { $what }
quests-picture-text-log-revealed = a révélé { $adversaries }
quests-picture-text-log-challenged =
    { $mode ->
        [repeated] a défié { $adversary } une deuxième fois avec { $knights }
        [double] a défié { $adversary } à prix double avec { $knights }
       *[usual] a défié { $adversary } avec { $knights }
    }
quests-picture-text-log-adventure = a accompli « { quests-adventure } » avec { $adversaries }
quests-picture-text-log-drew =
    { $count ->
        [0] n’a rien pioché
       *[other] a pioché { $count }
    }
quests-picture-text-log-nothing = rien pour l’instant
quests-picture-text-card = { quests-picture-letter }{ $value }
quests-picture-text-knights = { quests-table-few-knights }

## What an adventure asks for, in few words: "D, total 8", "any 2", "M+E+P", "≥3 and ≥4", "≥3 and ≥3, or D5".

quests-picture-text-need-total = { quests-picture-letter }, total { $total }
quests-picture-text-need-total-any = au choix, total { $total }
quests-picture-text-need-count = { $count } au choix
quests-picture-text-need-least = ≥{ $min }
quests-picture-text-need-one = { quests-picture-letter }
quests-picture-text-need-all = { $all }
quests-picture-text-need-or = ,{ " " }ou{ " " }

## One's hand, and what can be chosen, as a text.

quests-picture-text-hand = La main { DE($name) } :
quests-picture-text-no-knights = Aucun chevalier.
quests-picture-text-strength =
    { $merlins ->
        [0] { CAPITAL(quests-picture-colour) } : force { $alone }
        [one] { CAPITAL(quests-picture-colour) } : force { $alone } + { $merlins } Merlin = { $strength }
       *[other] { CAPITAL(quests-picture-colour) } : force { $alone } + { $merlins } Merlins = { $strength }
    }
quests-picture-text-trophies = Adversaires vaincus : { $adversaries }
quests-picture-text-can-beat = Adversaires à portée : { $adversaries }
quests-picture-text-can-take = Aventures à portée : { $adventures }
quests-picture-text-target =
    { $mode ->
        [repeated] { quests-adversary } (deuxième fois)
        [double] { quests-adversary } (prix double)
       *[usual] { $result ->
            [sealed] { quests-adversary } (à sceller)
            [won] { quests-adversary } (à remporter)
           *[plain] { quests-adversary }
        }
    }
quests-picture-text-option = { $number }. { $what }
quests-picture-text-ways = {" / "}
quests-picture-text-keep = reste en main : { $cards }
quests-picture-text-seals = reste : { quests-seals }
quests-picture-text-rank = { $place }. { $name } : { $points } = { $adventures } en aventures + { $adversaries } en adversaires ; { quests-knights }
quests-picture-text-by-turn = Points par tour :

## Beside the card game's pieces, each drawn large: a title, and a few short sentences.

quests-picture-piece-points = { quests-points }
quests-picture-piece-scoring = { $title }, { $points }.
quests-picture-piece-adventure =
    .says = À accomplir avec tes adversaires vaincus : { quests-condition }.
quests-picture-piece-example = Par exemple :
quests-picture-piece-number = { $count } de valeur { $value }
quests-picture-piece-kind =
    .says1 = { $cards } cartes : { $numbers }.
    .says2 = Pour défier un adversaire, paie sa valeur en chevaliers d’une seule couleur.
    .says3 = Un adversaire vaincu rapporte sa valeur, ou sert à accomplir une aventure.
quests-picture-piece-knight = Chevalier
    .says1 = Il vaut 1.
    .says2 = On défie avec des chevaliers d’une seule couleur.
    .says3 = Il y en a 14 de chaque couleur : rouge, orange, beige.
quests-picture-piece-double = Double
    .says1 = Deux chevaliers sur une carte, qui vaut 2.
    .says2 = Ses deux chevaliers ne se séparent pas.
    .says3 = Il y en a 2 de chaque couleur.
quests-picture-piece-merlin = Merlin
    .says1 = Il vaut 1.
    .says2 = Il va avec toutes les couleurs, ou paie seul.
    .says3 = Il y en a 5.
quests-picture-piece-seal = Sceau
    .says1 = Tu en as cinq. Paie la valeur d’une carte, et pose un sceau dessus.
    .says2 = Paie-la une deuxième fois pour la prendre, ou attends.
    .says3 = Dès que toute sa colonne est scellée, chaque carte revient au joueur qui l’a scellée.
    .says4 = À prix double, une carte sans sceau est à toi ; les cartes scellées restent.
    .says5 = Plus de sceau ? Tu peux seulement défier une deuxième fois, ou à prix double.

## The chapters of the rules, drawn

quests-picture-rule-goal =
    Tes chevaliers servent à vaincre des adversaires.
    Les adversaires vaincus servent à accomplir des aventures.
    Les deux rapportent des points, surtout les aventures.
quests-picture-rule-turn =
    Tu peux révéler, si aucune colonne n’a quatre cartes.
    Tu peux défier un adversaire.
    Tu peux accomplir une aventure.
    Pioche une carte ou aucune ; deux si tu sautes 2 et 3.
quests-picture-rule-reveal =
    Aucune colonne n’a quatre cartes : tu peux révéler.
    On retourne des adversaires jusqu’à en avoir quatre dans une colonne, ou plus aucun.
    Quatre dans une colonne : personne ne peut révéler.
quests-picture-rule-challenge =
    Jeu de base : paie la valeur d’un adversaire en chevaliers d’une seule couleur au choix, et il est à toi.
    Merlin compte pour un chevalier de n’importe quelle couleur.
    Ne dépasse le prix que s’il le faut ; jamais une carte de trop.
quests-picture-rule-overpaying = Deux doubles rouges (4) pour un monstre 3 ?
quests-picture-rule-sealing = Tu scelles la dernière carte d’une colonne. Qui remporte quoi ?
quests-picture-rule-adventures =
    Paie avec les adversaires que l’aventure demande, même un que tu viens de vaincre. Une par tour.
    Elle rapporte ses points ; les adversaires avec lesquels tu paies quittent le jeu.
    Exactement 6 si tu peux, sinon plus ; mais aucune carte de trop.
quests-picture-rule-draw =
    Après un défi ou une aventure : une carte, ou aucune.
    Sans défi ni aventure : deux, une ou aucune.
    Pioche vide ? La défausse, mélangée, la remplace.
quests-picture-rule-seals =
    Tu as cinq sceaux. Paie la valeur d’une carte pour la sceller. Elle reste là.
    Colonne entièrement scellée : à chacun ses cartes et ses sceaux.
    Une carte seule dans sa colonne est donc aussitôt à toi.
    Ou paie une deuxième fois une carte qui a ton sceau.
    Ou paie le double : une carte sans sceau est à toi, les cartes scellées restent.
    Plus de sceau : paie une deuxième fois, ou le double.
quests-picture-rule-start =
    Chacun reçoit quatre cartes chevalier.
    On retourne des adversaires jusqu’à en avoir quatre dans une colonne.
    Les treize aventures sont visibles.
quests-picture-rule-end =
    La douzième aventure termine aussitôt la partie.
    S’il n’y a plus d’adversaire, ou si personne ne fait rien pendant un tour de table, la partie finit avec le tour en cours.
    Qui a le plus de points gagne. Les chevaliers en main et les cartes encore scellées valent 0.
    Égalité : qui a le plus de cartes chevalier gagne (un double en est une) ; sinon, victoire partagée.
quests-picture-rule-variants =
    Jeu de base, ou avec sceaux.
    Dépasser le prix : s’il le faut, ou toujours.
    Aucun adversaire visible : révéler est facultatif, ou obligatoire.
    Dernière carte sans sceau prise à prix double : les autres restent là, ou chacun prend les siennes.
quests-picture-rule-default = par défaut
quests-picture-rule-option = option
quests-picture-rule-held = aussi en main
quests-picture-rule-nothing = rien d’autre en main
quests-picture-rule-may = tu peux
quests-picture-rule-must = tu dois
quests-picture-in-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    } place
