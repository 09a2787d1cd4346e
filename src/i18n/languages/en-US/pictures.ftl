### Words on the pictures of all games, and in their alt texts.

# In place of a name that can't be drawn, was deleted, or that an uploaded game doesn't have.
# $number (number): the seat's, from 1.
pictures-unnamed = Player { $number }

# The coats of arms on the players' shields.
pictures-emblem =
    .lion = lion
    .eagle = eagle
    .stag = stag
    .tower = tower
    .boar = boar

## The headline of a game's end

# On medals and in sentences.
# $place (number): in the ranking, from 1
# width: 4
pictures-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
# For everyone.
# $winners (number): how many have won. $names (list): theirs
# $lead (number): points ahead of the next; 0 if that's not to be said
pictures-end-won =
    { $winners ->
        [1] { $lead ->
            [0] { $names } wins
           *[other] { $names } wins by { $lead }
        }
        [2] { $names } share the win
       *[other] { $winners } players share the win
    }
# For one player.
# $place (number): in the ranking. $winners (number): how many have won
# $lead (number): the winner's points ahead of the next; 0 if that's not to be said
# $behind (number): points behind the winner; -1 if leads aren't counted in points
pictures-end-own =
    { $place ->
        [1] { $winners ->
            [1] You win{ $lead ->
                [0] { "" }
               *[other] { " " }by { $lead }
            }
           *[other] You share the win
        }
       *[other] You finish { pictures-place }{ $behind ->
            [-1] { "" }
            [0] , tied on points
            [one] , { $behind } point behind
           *[other] , { $behind } points behind
        }
    }
