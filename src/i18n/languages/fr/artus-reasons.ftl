### Artus: what speaks for a choice that the computer makes or recommends.
### Parts of a sentence, such as "takes a chair worth +7", after "Ce choix", "Ce coup", somebody's name or in brackets, several with "and"
### between them. The subject is the choice, unless there is another.

artus-reason-points = gagne { SIGNED($points) } tout de suite
artus-reason-costs = ne perd que { $points } tout de suite
artus-reason-pushes = prive { $name } d’une chaise qui vaut { SIGNED($value) }
artus-reason-lands = arrive sur une chaise qui vaut { SIGNED($value) }
artus-reason-turns-for = gagne { $points } grâce aux valeurs qui tournent
artus-reason-turns-against = fait perdre { $points } aux chaises des Chevaliers { DE($name) }
artus-reason-prepares = prépare { SIGNED($points) } avec la carte « { artus-card } »
