### Artus: what speaks for a choice that the computer makes or recommends.
### Parts of a sentence, such as "takes a chair worth +7", after "Ce coup", somebody's name or in brackets, several with "and"
### between them. The subject is the choice, unless there is another.

artus-reason-points =
    gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite
artus-reason-costs =
    ne perd que { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans l’immédiat
artus-reason-pushes = prive { $name } d’une chaise qui vaut { SIGNED($value) }
artus-reason-lands = prend une chaise qui vaut { SIGNED($value) }
artus-reason-turns-for = fait gagner { $points } en valeur de chaises
artus-reason-turns-against = fait baisser de { $points } la valeur des chaises { DE($name) }
artus-reason-prepares =
    prépare { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec la carte « { artus-card } »
