### Artus: what speaks for a choice, as part of a sentence: "Knight 3–6: +5 now, takes a chair worth +7".

# $points (number): what it scores at once
artus-reason-points = { SIGNED($points) } now
# The same for points below zero.
# $points (number): what it costs at once
artus-reason-costs = only { SIGNED($points) } now
# $name: whose Knight it is
# $value (number): what its chair is worth
artus-reason-pushes = pushes { $name }’s Knight off the { SIGNED($value) }
# $value (number): what the chair is worth that the Knight comes to
artus-reason-lands = takes a chair worth { SIGNED($value) }
# $points (number): more than 0
artus-reason-turns-for = own Knights gain { $points } as the King moves
# $name: who loses the most
# $points (number): more than 0
artus-reason-turns-against = { $name }’s Knights lose { $points } as the King moves
# A scoring card that stays in the hand.
artus-reason-prepares = { artus-card } could then score { SIGNED($points) }
