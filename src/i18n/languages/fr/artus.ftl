### Artus: its cards and figures, what happens, and the choices on buttons and in menus.
### $name, $owner: somebody's name, ready to be shown. Chairs have the numbers 0 to 27.
### $card, $figure, $metal and $pile choose between words, so that each sentence can inflect them.

artus-title = Artus
artus-about = À la table ronde, les Chevaliers se disputent les meilleures chaises, dont la valeur change dès que le Roi bouge.
artus-variant-basic = Débutant
artus-variant-advanced = Avancé

## Words that other messages include

artus-points = { SIGNED($points) }
artus-list = { $names }

artus-chair = chaise { $chair }
artus-chairs =
    { $count ->
        [one] chaise { $chairs }
       *[other] chaises { $chairs }
    }
# French: "of the chair(s)".
artus-of-chairs =
    { $count ->
        [one] de la chaise { $chairs }
       *[other] des chaises { $chairs }
    }

artus-figure =
    { $figure ->
        [own] un Chevalier
        [knight] un Chevalier { DE($owner) }
        [king] le Roi
        [silver] un Prince d’argent
       *[bronze] un Prince de bronze
    }

artus-pile =
    { $pile ->
        [knight] pile Chevalier
        [king] pile Roi
       *[scoring] pile de score
    }

artus-card =
    { $card ->
        [knight-1-5-both] Chevalier 1–5 avant/arrière
        [knight-1-4] Chevalier 1–4
        [knight-2-5] Chevalier 2–5
        [knight-3-6] Chevalier 3–6
        [knight-4-7] Chevalier 4–7
        [knight-5-7] Chevalier 5–7
        [knight-6-8] Chevalier 6–8
        [knight-7-9] Chevalier 7–9
        [king-4-8-either] Roi 4–8 (au choix)
        [king-1-7-silver] Roi 1–7 (argent)
        [king-1-7-bronze] Roi 1–7 (bronze)
        [king-1-5-both-either] Roi 1–5 avant/arrière
        [king-ring-silver] Anneau (argent)
        [king-ring-bronze] Anneau (bronze)
        [king-ring-either] Anneau (au choix)
        [scoring-all] Tous les Chevaliers
        [scoring-opposite] Signes opposés
        [scoring-colours] Trois couleurs
        [scoring-carpet] Deux sur le tapis
        [scoring-three-red] Trois sur le rouge
       *[scoring-joker] Joker
    }

artus-card-object = « { artus-card } »
artus-card-help =
    { $card ->
        [knight-1-5-both] Avance ou recule l’un de tes Chevaliers de 1 à 5 cases.
        [knight-1-4] Avance l’un de tes Chevaliers de 1 à 4 cases.
        [knight-2-5] Avance l’un de tes Chevaliers de 2 à 5 cases.
        [knight-3-6] Avance l’un de tes Chevaliers de 3 à 6 cases.
        [knight-4-7] Avance l’un de tes Chevaliers de 4 à 7 cases.
        [knight-5-7] Avance l’un de tes Chevaliers de 5 à 7 cases.
        [knight-6-8] Avance l’un de tes Chevaliers de 6 à 8 cases.
        [knight-7-9] Avance l’un de tes Chevaliers de 7 à 9 cases.
        [king-4-8-either] Avance un Prince ou le Roi de 4 à 8 cases.
        [king-1-7-silver] Avance un Prince d’argent, ou le Roi s’il est d’argent, de 1 à 7 cases.
        [king-1-7-bronze] Avance un Prince de bronze, ou le Roi s’il est de bronze, de 1 à 7 cases.
        [king-1-5-both-either] Avance ou recule un Prince ou le Roi de 1 à 5 cases.
        [king-ring-silver] Ajoute un anneau à un Prince d’argent. Au troisième, il devient Roi.
        [king-ring-bronze] Ajoute un anneau à un Prince de bronze. Au troisième, il devient Roi.
        [king-ring-either] Ajoute un anneau à un Prince au choix. Au troisième, il devient Roi.
        [scoring-all] Marque les points de tous tes Chevaliers.
        [scoring-opposite] Marque les points de tous tes Chevaliers, signes opposés : plus devient moins, moins devient plus.
        [scoring-colours] Marque les points de trois de tes Chevaliers : un sur vert, un sur jaune, un sur rouge. Sinon : −15.
        [scoring-carpet] Marque les points de deux de tes Chevaliers sur les tapis. Sinon : −25.
        [scoring-three-red] Marque les points de trois de tes Chevaliers sur des cases rouges. Sinon : −50.
       *[scoring-joker] Ajoute un anneau, compte ton meilleur Chevalier ou avance (1–3) un des tiens, un Prince ou le Roi.
    }

artus-card-scores =
    { $kind ->
        [ring] Tu marques les points de sa chaise.
        [king] Un Prince rapporte les points de la chaise qu’il quitte. Le Roi ne rapporte rien, mais toutes les valeurs tournent avec lui.
       *[knight] Tu marques les points de la chaise qu’il quitte.
    }

artus-steps =
    { $way ->
        [backwards] { $steps } en arrière
       *[forwards] { $steps } en avant
    }

## What happened

artus-event-placed =
    { $who ->
        [you] Tu places
       *[other] { $name } place
    } un Chevalier sur la { artus-chair }.
artus-plays =
    { $who ->
        [you] Tu joues
       *[other] { $name } joue
    } { artus-card-object }
artus-moved =
    { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }{ $way ->
        [backwards] {" "}en arrière
       *[forwards] {""}
    }
# French: what a figure does, "avance de 3 cases".
artus-goes =
    { $way ->
        [backwards] recule
       *[forwards] avance
    } de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
artus-moves =
    { $figure ->
        [own] { $card ->
            [scoring-joker] { artus-figure } { artus-goes }
           *[other] { artus-moved }
        }
       *[king] { artus-figure } { artus-goes }
    }
artus-event-moved =
    { artus-plays } : { artus-moves }, { $from } → { $to }{ $figure ->
        [king] , et toutes les valeurs tournent
       *[other] {" "}({ SIGNED($points) })
    }.
artus-event-displaced =
    { $figure ->
        [yours] Ton Chevalier
        [own-yours] Un autre de tes Chevaliers
        [own] Un autre Chevalier { DE($owner) }
       *[king] { CAPITAL(artus-figure) }
    } est déplacé de la chaise { $from } à la chaise { $to }{ $figure ->
        [king] , et toutes les valeurs tournent
       *[other] { "" }
    }.
artus-event-ring-added = { artus-plays } : le { artus-prince } de la { artus-chair } reçoit son deuxième anneau ({ SIGNED($points) }).
artus-event-crowned = { artus-plays } : le { artus-prince } de la { artus-chair } reçoit son troisième anneau ({ SIGNED($points) }) et devient Roi ; toutes les valeurs tournent.
artus-prince =
    { $metal ->
        [silver] Prince d’argent
       *[bronze] Prince de bronze
    }
artus-event-scored =
    { artus-plays } et { $who ->
        [you] marques
       *[other] marque
    } { $card ->
        [scoring-opposite] l’inverse des points
       *[other] les points
    } { artus-of-chairs } : { SIGNED($points) }.
artus-event-unmet = { artus-plays } sans les Chevaliers demandés : { SIGNED($points) }.
artus-event-drew =
    { $who ->
        [you] Tu pioches
       *[other] { $name } pioche
    } { $count ->
        [one] dans
       *[other] deux cartes dans
    } la { artus-pile }.
artus-event-round-ended = Fin du tour { $round }.
artus-event-ended = La partie est terminée.

## What has happened since the reader's last turn, in few words

artus-brief = { $name } : { $plays }.
artus-brief-moved =
    { $figure ->
        [king] Roi
        [silver] Prince
        [bronze] Prince
       *[knight] Chevalier
    } { $from } → { $to } ({ SIGNED($points) })
artus-brief-ring = anneau, chaise { $chair } ({ SIGNED($points) })
artus-brief-crowned = nouveau Roi, chaise { $chair } ({ SIGNED($points) })
artus-brief-scored = { artus-card } ({ SIGNED($points) })
artus-brief-king = Roi, chaise { $to }
artus-brief-placed = Chevalier, chaise { $chair }
artus-brief-pushed = Ton Chevalier est déplacé : { $from } → { $to }.

## Choices, on buttons and in menus
## $points, $value: what's scored, or what a chair is worth

artus-choose-place = Chaise { $chair } : { SIGNED($value) } pour l’instant
artus-choose-knight = Chevalier, chaise { $chair } : { SIGNED($points) }
artus-choose-prince =
    { artus-prince }, chaise { $chair } ({ $rings ->
        [one] { $rings } anneau
       *[other] { $rings } anneaux
    }) : { SIGNED($points) }
artus-choose-king = Roi, chaise { $chair } : { SIGNED($points) }
artus-choose-to-knight = Vers la chaise { $chair } (vaudra { SIGNED($value) })
artus-choose-to-prince = Vers la { artus-chair }
# Where the King goes, and what that does to the reader’s Knights.
# $change (number): what they gain together
artus-choose-to-king = Vers la { artus-chair } ({ SIGNED($change) } pour tes chaises)
artus-choose-figure =
    { $figure ->
        [yours] ton Chevalier
        [silver] le Prince d’argent
        [bronze] le Prince de bronze
       *[king] { artus-figure }
    }
artus-choose-whole = { $played } : { artus-choose-figure-short }, chaise { $chair } → { $to } ({ SIGNED($points) })
# French: the figure beside its chair, where labels are short.
artus-choose-figure-short =
    { $figure ->
        [king] Roi
        [silver] Prince
        [bronze] Prince
        [knight] Chevalier { DE($owner) }
       *[yours] Chevalier
    }
artus-choose-use = { $played } : { $how }
artus-choose-to = vers la { artus-chair }, qui vaut { SIGNED($value) }
artus-choose-pushes = déplace { $figure ->
        [yours] ton propre Chevalier
       *[king] { artus-figure }
    } vers la { $chair }
artus-choose-ring = Anneau pour le { artus-prince } de la { artus-chair } ({ SIGNED($points) })
artus-choose-ring-to = Prince, chaise { $chair } ({ SIGNED($points) })
artus-choose-crowns = il devient Roi
artus-choose-score = { CAPITAL(artus-chairs) } ({ SIGNED($points) })
artus-choose-score-named = { artus-chairs } ({ SIGNED($points) })
artus-choose-score-best = Marquer les points de ton meilleur Chevalier, { artus-chair } ({ SIGNED($points) })
artus-choose-penalty = condition non remplie ({ SIGNED($points) })
artus-choose-draw =
    { CAPITAL(artus-pile) } : { $left ->
        [one] encore { $left } carte
       *[other] encore { $left } cartes
    }

## Questions

artus-prompt-place = **Où va ton Chevalier ?** Sa chaise comptera quand il la quittera. { artus-prompt-left }
artus-prompt-left =
    { $left ->
        [one] C’est le dernier à placer.
       *[other] Il t’en reste { $left } à placer.
    }
artus-prompt-play = **Quelle carte joues-tu ?**
artus-prompt-play-second = **Quelle deuxième carte joues-tu ?**
artus-prompt-draw = **Dans quelle pile pioches-tu ?**
artus-prompt-draw-first = **Dans quelle pile pioches-tu d’abord ?** Tu verras la carte avant de choisir la deuxième pile.
artus-prompt-draw-second = **Dans quelle pile pioches-tu ta deuxième carte ?**
artus-prompt-card = **{ artus-card } : qu’en fais-tu ?** { artus-card-help }
artus-prompt-steps = **{ artus-card } : où va { artus-choose-figure } ?** Il quitte la { artus-chair } et rapporte { SIGNED($points) }.
artus-prompt-king-steps = **{ artus-card } : où va le Roi ?** Il quitte la { artus-chair } et ne rapporte rien, mais toutes les valeurs tournent avec lui.
artus-prompt-then-draw = Ensuite, tu pioches dans la { artus-pile }, la seule qui reste.
artus-drawn = Tu pioches **{ $cards }**.

## How the game stands: one line, followed by the scores

artus-standing-placement = Placement : chacun place ses Chevaliers.
artus-standing-round = Tour { $round } sur { $rounds }
artus-standing-over = Scores finaux
artus-standing-score = { $name } { $score }
