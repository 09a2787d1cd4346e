analysis-button = Analyse
analysis-working = 📈 Je rejoue la partie : { $part } % parcourus.
analysis-title = 📈 **L’évolution des chances de victoire**
analysis-note = -# Selon l’estimation des joueurs virtuels. Les points sont des points de pourcentage des chances de gagner.
analysis-point = ⭐ **Étape { $step }** · { $name } : { $before } % → { $after } %. { $sentences }
analysis-better = -# Mieux pour { $name } : **{ $label }** (environ { $best } % au lieu de { $chance } %).
analysis-better-why = -# Mieux pour { $name } : **{ $label }** (environ { $best } % au lieu de { $chance } %). Ce coup-là { $reasons }.
analysis-well-why = -# Rien n’était nettement mieux pour { $name }. Ce coup { $reasons }.
analysis-well = -# Rien n’était nettement mieux pour { $name }.
analysis-luck-made = -# C’était le hasard : en moyenne, { $name } aurait eu ici { $chance } % de chances de gagner.
analysis-no-choice = -# { $name } n’avait pas le choix.
analysis-steady = Aucune étape n’a fait basculer cette partie à elle seule.
analysis-step = Étape { $step }
analysis-player = **{ $name }**, { $grade } : { $loss } { $loss ->
        [one] point perdu
       *[other] points perdus
    } en moyenne par décision.
analysis-undecided = **{ $name }** n’avait rien à décider.
analysis-luck =
    { $side ->
        [gave] La chance a ajouté { $luck } { $luck ->
            [one] point
           *[other] points
        } de pourcentage aux chances de victoire { DE($name) }.
        [took] La malchance a enlevé { $luck } { $luck ->
            [one] point
           *[other] points
        } de pourcentage aux chances de victoire { DE($name) }.
       *[even] Chance et malchance s’équilibrent pour { $name }.
    }
analysis-grade-master = chevalier de la Table ronde
analysis-grade-good = chevalier errant
analysis-grade-fair = écuyer
analysis-grade-poor = écuyer à dos de mule
analysis-share = Partager l’analyse
analysis-shared = 📈 { $name } partage l’analyse d’une partie { DE(language-title) }.

analysis-picture-title = Les chances de victoire, étape par étape
analysis-picture-text = Chances de victoire, étape par étape.
analysis-picture-percent = { $value } %
analysis-picture-chance = { $name } { $chance } %
analysis-picture-step = Étape { $step } : { $chances }.
