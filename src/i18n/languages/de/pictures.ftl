### Words on the pictures of all games, and in their alt texts.

# In place of a name that can't be drawn.
pictures-unnamed = Person { $number }

pictures-emblem =
    .lion = Löwe
    .eagle = Adler
    .stag = Hirsch
    .tower = Turm
    .boar = Eber

## The headline of a game's end

pictures-place = { $place }.
pictures-end-won =
    { $winners ->
        [1] { $lead ->
            [0] { $names } gewinnt
            [one] { $names } gewinnt mit { $lead } Punkt Vorsprung
           *[other] { $names } gewinnt mit { $lead } Punkten Vorsprung
        }
        [2] { $names } teilen sich den Sieg
        [3] Drei teilen sich den Sieg
        [4] Vier teilen sich den Sieg
       *[other] Alle fünf teilen sich den Sieg
    }
pictures-end-own =
    { $place ->
        [1] { $winners ->
            [1] Du gewinnst{ $lead ->
                [0] { "" }
                [one] { " " }mit { $lead } Punkt Vorsprung
               *[other] { " " }mit { $lead } Punkten Vorsprung
            }
           *[other] Du teilst dir den Sieg
        }
       *[other] Platz { $place } für dich{ $behind ->
            [-1] { "" }
            [0] , punktgleich
            [one] , { $behind } Punkt zurück
           *[other] , { $behind } Punkte zurück
        }
    }
