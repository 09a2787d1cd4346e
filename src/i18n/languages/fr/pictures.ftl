### Words on the pictures of all games, and in their alt texts.

pictures-unnamed = Joueur { $number }

pictures-emblem =
    .lion = lion
    .eagle = aigle
    .stag = cerf
    .tower = tour
    .boar = sanglier

## The headline of a game's end

pictures-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }er
       *[other] { $place }e
    }
pictures-end-won =
    { $winners ->
        [1] { $lead ->
            [0] { $names } gagne
            [one] { $names } gagne d’un point
           *[other] { $names } gagne de { $lead } points
        }
        [2] { $names } se partagent la victoire
       *[other] { $winners } joueurs se partagent la victoire
    }
pictures-end-own =
    { $place ->
        [1] { $winners ->
            [1] Tu gagnes{ $lead ->
                [0] { "" }
                [one] { " " }d’un point
               *[other] { " " }de { $lead } points
            }
           *[other] Tu partages la victoire
        }
       *[other] Tu finis { pictures-place }{ $behind ->
            [-1] { "" }
            [0] , à égalité de points
            [one] , à { $behind } point
           *[other] , à { $behind } points
        }
    }
