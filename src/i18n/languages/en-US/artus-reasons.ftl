### Artus: what speaks for a choice that the computer makes or recommends.
### Parts of a sentence, such as "takes a chair worth +7", after "Why:", somebody's name or in brackets, several with "and"
### between them. The subject is the choice, unless there is another.

# $points (number): what it scores at once
artus-reason-points = scores { SIGNED($points) } now
# The same for points below zero.
# $points (number): what’s lost at once
artus-reason-costs = loses only { $points } now
# $name: whose Knight it is
# $value (number): what its chair is worth
artus-reason-pushes = pushes { $name }’s Knight off a chair worth { SIGNED($value) }
# $value (number): what the chair is worth that the Knight comes to
artus-reason-lands = takes a chair worth { SIGNED($value) }
# The Knights of whoever makes the choice.
# $points (number): more than 0
artus-reason-turns-for = gains { $points } in chair values
# $name: who loses the most
# $points (number): more than 0
artus-reason-turns-against = costs { $name } { $points } in chair values
# A scoring card that stays in the hand.
artus-reason-prepares = could then score { SIGNED($points) } with { artus-card-object }
