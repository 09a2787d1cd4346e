### Artus: what speaks for a choice that the computer makes or recommends.
### Parts of a sentence, such as "takes a chair worth +7", after "Why:", somebody's name or in brackets, several with "and"
### between them. The subject is the choice, unless there is another.

artus-reason-points = marque { SIGNED($points) } tout de suite
artus-reason-costs = ne coûte que { $points } tout de suite
artus-reason-pushes = prive { $name } d’une chaise qui vaut { SIGNED($value) }
artus-reason-lands = arrive sur une chaise qui vaut { SIGNED($value) }
artus-reason-turns-for = gagne { $points } en valeur de chaises
artus-reason-turns-against = retire { $points } à la valeur des chaises { DE($name) }
artus-reason-prepares = pourrait ensuite marquer { SIGNED($points) } avec la carte « { artus-card } »
