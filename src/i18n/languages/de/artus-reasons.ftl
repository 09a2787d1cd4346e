### Artus: what speaks for a choice that the computer makes or recommends.
### Parts of a sentence, such as "takes a chair worth +7", after "Why:", somebody's name or in brackets, several with "and"
### between them. The subject is the choice, unless there is another.

artus-reason-points = bringt jetzt { SIGNED($points) }
# The same for points below zero.
artus-reason-costs = bringt jetzt nur { SIGNED($points) }
artus-reason-pushes = verdrängt einen Ritter von { $name }, der auf { SIGNED($value) } sitzt
artus-reason-lands = landet auf einem Stuhl mit { SIGNED($value) }
# The Knights of whoever makes the choice.
artus-reason-turns-for = die eigenen Ritter gewinnen { $points }, weil sich der König bewegt
artus-reason-turns-against = die Ritter von { $name } verlieren { $points }, weil sich der König bewegt
# A scoring card that stays in the hand.
artus-reason-prepares = „{ artus-card }“ könnte danach { SIGNED($points) } bringen
