### Artus: what speaks for a choice that the computer makes or recommends.
### Parts of a sentence, such as "takes a chair worth +7", after "Why:", somebody's name or in brackets, several with "and"
### between them. The subject is the choice, unless there is another.

artus-reason-points = { SIGNED($points) } tout de suite
artus-reason-costs = seulement { SIGNED($points) } tout de suite
artus-reason-pushes = prive { $name } d’une chaise à { SIGNED($value) }
artus-reason-lands = prend une chaise à { SIGNED($value) }
artus-reason-turns-for = fait gagner { $points } à ses propres Chevaliers quand le Roi bouge
artus-reason-turns-against = fait perdre { $points } aux Chevaliers { DE($name) } quand le Roi bouge
artus-reason-prepares = la carte « { artus-card } » pourrait ensuite rapporter { SIGNED($points) }
