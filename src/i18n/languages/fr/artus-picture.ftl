### Artus: words in its pictures, and in the texts beside them.
### Names are ready to be shown. $chair: a chair's number, 0 to 27; $value: what a chair is worth.

## Everywhere

artus-picture-comma = {", "}
artus-picture-semicolon = {" ; "}

artus-picture-phase =
    { $phase ->
        [placement] Placement
        [over] Fin de partie
       *[play] Tour { $round } sur { $rounds }
    }
artus-picture-winner =
    { $count ->
        [one] Victoire
       *[other] Victoire partagée
    }
artus-picture-last-turn = Derniers coups
artus-picture-this-turn = Ce tour
artus-picture-todo =
    { $task ->
        [place] place
        [play] { $count ->
            [one] joue une carte
           *[other] joue { $count } cartes
        }
       *[draw] { $count ->
            [one] pioche une carte
           *[other] pioche { $count } cartes
        }
    }
artus-picture-rank =
    { $shared ->
        [yes] =
       *[no] {""}
    }{ NUMBER($place, type: "ordinal") ->
        [one] { $place }er
       *[other] { $place }e
    }
artus-picture-tiles = { $count }×50
artus-picture-strip-tiles = compris
artus-picture-hand-name = Main
artus-picture-pile-name =
    { $pile ->
        [knight] Pile Chevalier
        [king] Pile Roi
       *[scoring] Pile de score
    }
artus-picture-pile-cards =
    { $pile ->
        [knight] Cartes Chevalier
        [king] Cartes Roi
       *[scoring] Cartes de score
    }
artus-picture-scores-by-round = Scores par tour

artus-picture-title =
    { $card ->
        [knight] Chevalier
        [king] Roi
        [ring] Anneau
        [prince] Prince
        [scoring-all] Tous
        [scoring-opposite] Signes opposés
        [scoring-colours] 3 couleurs
        [scoring-carpet] 2 sur le tapis
        [scoring-three-red] 3 sur le rouge
       *[scoring-joker] Joker
    }

artus-picture-short =
    { $card ->
        [knight-1-5-both] 1–5 ±
        [knight-1-4] 1–4
        [knight-2-5] 2–5
        [knight-3-6] 3–6
        [knight-4-7] 4–7
        [knight-5-7] 5–7
        [knight-6-8] 6–8
        [knight-7-9] 7–9
        [king-4-8-either] 4–8
        [king-1-7-silver] 1–7 argent
        [king-1-7-bronze] 1–7 bronze
        [king-1-5-both-either] 1–5 ±
        [king-ring-silver] anneau argent
        [king-ring-bronze] anneau bronze
        [king-ring-either] anneau au choix
        [scoring-all] tous
        [scoring-opposite] opposés
        [scoring-colours] couleurs
        [scoring-carpet] tapis
        [scoring-three-red] rouges
       *[scoring-joker] joker
    }
artus-picture-counted = { $count } × { artus-picture-short }

## The strip below the table: what happened last, after small pictures of the figures

artus-picture-strip-ring = anneau, chaise { $chair }
artus-picture-strip-placed = chaise { $chair }
artus-picture-strip-moved = { $from } → { $to }
artus-picture-strip-pushed = déplacé → { $to }
artus-picture-draws = pioche
artus-picture-strip-turned = Toutes les valeurs ont tourné avec le Roi.
artus-picture-strip-leaves = Un Chevalier rapporte la valeur de la chaise qu’il quitte.
artus-picture-strip-turns = Quand le Roi bouge, toutes les valeurs tournent avec lui.
artus-picture-strip-placing = On place en sens antihoraire ; { $name } place en dernier et commence.
artus-picture-strip-unplaced = à placer
# French: "Prince argent", "bronze".
artus-picture-strip-prince = Prince :
artus-picture-strip-silver = argent
artus-picture-strip-bronze = bronze
artus-picture-strip-king = Roi
artus-picture-strip-carpet = tapis
artus-picture-strip-new-king = nouveau Roi
artus-picture-strip-shift = les valeurs tournent
artus-picture-strip-unmet = pénalité
artus-picture-strip-before = avant la rotation
artus-picture-strip-from = départ
artus-picture-strip-reached =
    { $done ->
        [placed] placement
        [ringAdded] anneau
        [scored] score
       *[moved] arrivée
    }

## A player's hand

artus-picture-does-knight =
    .upper = points de la
    .lower = chaise quittée
artus-picture-does-move-any =
    .upper = un Prince
    .lower = ou le Roi
artus-picture-does-move-silver =
    .upper = Prince / Roi
    .lower = d’argent
artus-picture-does-move-bronze =
    .upper = Prince / Roi
    .lower = de bronze
# French: below the picture of a plus and a ring.
artus-picture-does-ring-silver =
    .upper = à un Prince
    .lower = d’argent
artus-picture-does-ring-bronze =
    .upper = à un Prince
    .lower = de bronze
artus-picture-does-ring-any =
    .upper = à un Prince
    .lower = au choix
artus-picture-does-score =
    { $card ->
        [scoring-all] total de tous
        [scoring-opposite] total inversé
        [scoring-colours] un de chaque
        [scoring-carpet] total des deux
        [scoring-three-red] total des trois
       *[scoring-joker] ou un score
    }
artus-picture-hand-otherwise = sinon { $penalty }
artus-picture-hand-standing =
    { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
artus-picture-hand-turn = { $now } : { $name } { artus-picture-does-todo }
# French: where there's more room than in the middle of the table.
artus-picture-does-todo =
    { $task ->
        [place] place un Chevalier
       *[play] { artus-picture-todo }
    }
artus-picture-hand-heading = Cartes par joueur
artus-picture-hand-played = jouée
artus-picture-hand-left = à venir
artus-picture-hand-held = dans ta main
artus-picture-hand-both = avant/arrière
artus-picture-hand-knights = Chevaliers

## Choices

artus-picture-choice-new-value = nouvelle valeur
artus-picture-choice-new = nouv.
artus-picture-choice-pushes = déplace
artus-picture-choice-to = vers { $chair }
artus-picture-choice-landing = vers { $chair } :
artus-picture-choice-leaves = quitte la { $chair }
artus-picture-choice-reach = vers { $from }–{ $to }
artus-picture-choice-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
artus-picture-choice-draws = { $pile }, { artus-picture-choice-cards } : { $cards }
artus-picture-choice-drawing = Chaque pile montre les cartes qu’elle contient encore.
artus-picture-choice-placing = Place un Chevalier sur une chaise libre. Plus tard, il rapporte la chaise qu’il quitte.
artus-picture-choice-king = Le Roi ne rapporte rien, mais toutes les valeurs tournent avec lui.
artus-picture-choice-turning = Tes Chevaliers : la valeur totale de leurs chaises, et l’écart.
artus-picture-choice-worth =
    { $kind ->
        [knight] { artus-picture-strip-leaves }
        [prince] Un Prince rapporte la valeur de la chaise qu’il quitte.
        [ring] Un anneau rapporte la valeur de la chaise du Prince qui le reçoit.
       *[scoring] Si sa condition n’est pas remplie, une carte de score coûte des points.
    }
artus-picture-choice-yours = tes Chevaliers
artus-picture-hand-best = max.
artus-picture-hand-chairs = Chaises occupées
artus-picture-hand-unmet = pénalité
artus-picture-choice-total = total (écart)
artus-picture-choice-rivals = leur écart
artus-picture-choice-source-scores = score
artus-picture-choice-free = libre
artus-picture-choice-ring-on = anneau, { $chair }
artus-picture-choice-ring = un anneau au Prince de la chaise { $chair }
artus-picture-choice-chair = chaise { $chair } : { SIGNED($value) }
artus-picture-choice-from = depuis la chaise { $chair }
artus-picture-choice-lands = chaise { $chair }
artus-picture-choice-more =
    { $count ->
        [one] … et { $count } autre
       *[other] … et { $count } autres
    }
artus-picture-choice-best = Le meilleur
artus-picture-choice-score = sur { $chairs }
artus-picture-choice-unmet = Pénalité
artus-picture-on-place =
    { $place ->
        [green] sur vert
        [yellow] sur jaune
        [red] sur rouge
       *[carpet] sur tapis
    }
artus-picture-choice-lacking =
    { $wanted ->
        [1] aucun { artus-picture-on-place }
       *[other] { $have } au lieu de { $wanted } { artus-picture-on-place }
    }
artus-picture-choice-turn = toutes les valeurs tournent (tes Chevaliers : { $knights } ; au total { SIGNED($sum) }, écart { SIGNED($change) } ; écart pour { $rivals })
artus-picture-choice-turn-brief = tes Chevaliers { SIGNED($sum) } au total ({ SIGNED($change) }), écart pour { $rivals }
artus-picture-choice-turn-knight = { SIGNED($after) } en { $chair }
artus-picture-choice-turn-rival = { $name } { SIGNED($change) }

## The end, below the table

artus-picture-end-ahead =
    { $lead ->
        [one] { $lead } point d’avance
       *[other] { $lead } points d’avance
    } sur { $name }.
artus-picture-end-source =
    { $source ->
        [knights] Chevaliers avancés
        [princes] Princes avancés
        [rings] Anneaux
        [scoring] Cartes de score
        [total] Total
       *[penalties] Pénalités
    }
artus-picture-end-extreme =
    { $extreme ->
        [best] Meilleur coup
       *[worst] Pire coup
    }
artus-picture-end-turn = Tour { $round } : { $points }
artus-picture-end-leads =
    { $who ->
        [you] Tu prends
       *[other] { $name } prend
    } définitivement la tête : { $points } contre { $next } pour { $rival ->
        [you] toi
       *[other] { $second }
    } après le tour { $round }.
artus-picture-end-from = { artus-picture-end-source } { SIGNED($points) }
artus-picture-end-extreme-turn =
    { $extreme ->
        [best] meilleur
       *[worst] pire
    } coup au tour { $round }, { $cards } ({ SIGNED($points) })
artus-picture-end-line = { $name } : { $sources } ; { $turns }.

## Single cards and figures, large, with what they do

artus-picture-piece-knight = Chevalier
    .about = Tu en as cinq, ou quatre si vous êtes quatre. Une carte Chevalier en fait avancer un (sens horaire), et tu marques les points de la chaise quittée.
artus-picture-piece-ways =
    .back = en arrière
    .forward = en avant
artus-picture-piece-king = Le Roi
    .about = Sa chaise fixe toutes les valeurs : 10 juste derrière lui, puis 8 à 1, puis les rouges, et 0 sur les trois chaises devant. L’avancer rapporte 0.
    .behind = derrière
    .ahead = devant
artus-picture-piece-prince = Prince
    .about = Avance-le (sens horaire) : tu marques les points de la chaise qu’il quitte. Ajoute-lui un anneau : tu marques ceux de sa chaise.
artus-picture-piece-ring = Anneau
    .about = Ajoute un anneau à un Prince : tu marques les points de sa chaise. Au troisième, il devient Roi.
artus-picture-piece-fifty = Tuile point (50)
    .about = Chaque tuile représente 50 points d’un joueur.

## Descriptions of pictures, for people who don't see them

artus-picture-variant =
    { $variant ->
        [basic] jeu débutant
       *[advanced] jeu avancé
    }
artus-picture-alt-table = Artus, { artus-picture-variant }. { artus-picture-phase }.
artus-picture-alt-to-act = C’est à { $name } de jouer.
artus-picture-alt-scores = Scores : { $scores }.
artus-picture-alt-score = { $name } { $score }
artus-picture-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    } place{ $shared ->
        [yes] {" "}ex æquo
       *[no] {""}
    }
artus-picture-alt-ranked = { $score } ({ artus-picture-place })
artus-picture-alt-king =
    { $metal ->
        [silver] Le Roi d’argent
       *[bronze] Le Roi de bronze
    } est sur la chaise { $chair }.
artus-picture-alt-princes = Princes : { $princes }.
artus-picture-rings =
    { $rings ->
        [one] { $rings } anneau
       *[other] { $rings } anneaux
    }
artus-picture-metal =
    { $metal ->
        [silver] argent
       *[bronze] bronze
    }
# French: after "Prince".
artus-picture-of-metal =
    { $metal ->
        [silver] d’argent
       *[bronze] de bronze
    }
artus-picture-alt-prince = { artus-picture-alt-prince-on } ({ SIGNED($value) })
artus-picture-alt-prince-on = { artus-picture-of-metal } avec { artus-picture-rings } sur la chaise { $chair }
artus-picture-alt-knights = { $name } ({ $emblem }), chaises des Chevaliers : { $knights }.
artus-picture-alt-no-knights = { $name } ({ $emblem }), pas encore de Chevaliers.
artus-picture-alt-at = { $chair } ({ SIGNED($value) })
artus-picture-alt-hand = { $name } a en main : { $cards }.
artus-picture-alt-no-hand = { $name } n’a plus de cartes.
artus-picture-alt-card-now = { $played } (vaut { SIGNED($now) } maintenant)
artus-picture-alt-card-unmet = { $played } (condition non remplie : { SIGNED($now) })
artus-picture-alt-choice = { $name } : { $count } choix.
artus-picture-alt-choice-card = { $name }, { $played } : { $count } choix.
artus-picture-alt-numbered = { $number }. { $line }
artus-picture-alt-with-card = { $played }, { $action }
artus-picture-alt-winner = La partie est terminée. { $names } gagne.
artus-picture-alt-winners = La partie est terminée. { $names } se partagent la victoire.

## The table as text, a line each

artus-picture-text-title = Artus, { artus-picture-variant }. { artus-picture-phase }.
artus-picture-text-to-act = À { $name } de jouer
artus-picture-text-to-play =
    À { $name } de jouer : { $plays ->
        [one] { $plays } carte
       *[other] { $plays } cartes
    }
artus-picture-text-to-draw =
    À { $name } de piocher : { $draws ->
        [one] { $draws } carte
       *[other] { $draws } cartes
    }
artus-picture-text-player = { $name } ({ $emblem }) : { $score }, main { $hand } ; piles : { $piles }
artus-picture-text-player-tiles = { $name } ({ $emblem }) : { $score } ({ $tiles }×50), main { $hand } ; piles : { $piles }
artus-picture-text-pile-name =
    { $pile ->
        [knight] Chevalier
        [king] Roi
       *[scoring] score
    }
artus-picture-text-pile = { artus-picture-text-pile-name } { $left }
artus-picture-text-unplaced = { $count ->
        [one] {" "}; { $count } Chevalier
       *[other] {" "}; { $count } Chevaliers
    } à placer
artus-picture-text-card = « { artus-card } »
artus-picture-text-played = { artus-picture-text-pile-name } ({ $cards })
artus-picture-text-all = { artus-picture-text-pile-name } (toutes)
artus-picture-text-all-but = { artus-picture-text-pile-name } (toutes sauf { $cards })
artus-picture-text-none-played = Personne n’a encore joué de carte
artus-picture-text-played-by = Cartes jouées par { $name } : { $piles }
artus-picture-text-legend = Chaise (t = tapis), valeur, figurine :
artus-picture-text-carpet = t
artus-picture-text-crown-plate = couronne
artus-picture-text-knight = Chevalier { DE($owner) }
artus-picture-text-king = Roi { artus-picture-of-metal }, { artus-picture-rings }
artus-picture-text-prince = Prince { artus-picture-of-metal }, { artus-picture-rings }
artus-picture-text-empty = -
artus-picture-text-supply = Anneaux restants : { $count }.
artus-picture-text-last-turn = Derniers coups :
artus-picture-text-hand = La main { DE($name) } :
artus-picture-text-no-cards = Aucune carte.
artus-picture-text-ranking = { $place }. { $name } { $score }
artus-picture-text-by-round = Scores par tour ({ $names }) :
artus-picture-text-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }

## Rules drawn in steps

artus-picture-rule-turn =
    Débutant : joue une carte, puis pioches-en une dans la pile de ton choix. Toutes les cartes seront jouées.
    Avancé : joue une carte, puis une autre. Pioche une carte, regarde-la, puis pioche la seconde.

artus-picture-rule-knights =
    On avance dans le sens horaire ; les chaises occupées comptent. Un Chevalier rapporte la valeur de la chaise quittée.
    L’occupant va à la première chaise libre dans le sens antihoraire, même celle qu’on vient de quitter.
    Déplacer ne rapporte rien. Princes et Roi déplacent et sont déplacés aussi ; avec le Roi, les valeurs tournent.

artus-picture-rule-kings =
    Avance un Prince dans le sens horaire : tu marques les points de la chaise quittée.
    Avance le Roi : il rapporte 0, mais toutes les valeurs tournent.
    Ajoute un anneau à un Prince : sa chaise compte. Au troisième, il devient Roi ; l’ancien Roi en garde un.

artus-picture-rule-scoring =
    Jeu avancé seulement. Tous les Chevaliers : la somme de leurs chaises.
    Signes opposés : la même somme, plus et moins inversés.
    Trois couleurs : un Chevalier sur vert, un sur jaune, un sur rouge ; si c’est impossible, −15.
    Deux sur le tapis : deux de tes Chevaliers sur les tapis ; si c’est impossible, −25.
    Trois sur le rouge : trois à ton choix ; si c’est impossible, −50.
    Joker : marque les points de ton meilleur Chevalier, avance de 1 à 3 ou ajoute un anneau.

artus-picture-rule-start =
    Tous ont les mêmes cartes. Tu vois d’abord ta main : 2 cartes Chevalier et 2 Roi, 3 de chaque en avancé.
    Tour à tour (sens antihoraire), chacun place un Chevalier sur une chaise libre au choix, 5 fois (à quatre, 4), le premier joueur en dernier.
    Puis il commence, et on continue dans le sens horaire.

artus-picture-rule-end =
    On joue toutes les cartes : 16 tours (11 en avancé), les 4 derniers (3 en avancé) sans piocher.
    Le meilleur score gagne ; sous 0, c’est normal. À égalité, la victoire est partagée.
    Ensuite, plus rien ne compte, même un Chevalier sur +10.

artus-picture-rule-variants =
    Débutant : une carte par tour, deux piles, 16 tours.
    Avancé : deux cartes par tour, trois piles, 11 tours. Dans les deux jeux, toutes les cartes sont jouées.
