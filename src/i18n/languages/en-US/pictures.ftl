### Words on the pictures of all games, and in their alt texts.

# In place of a name that can't be drawn.
# $number (number): the seat's, from 1.
pictures-unnamed = Player { $number }
# Before the latest sentences, if there's no room for all.
# $sentences (number): how many are left out.
pictures-earlier = ({ $sentences } earlier) …

# The coats of arms on the players' shields.
pictures-emblem =
    .lion = lion
    .eagle = eagle
    .stag = stag
    .tower = tower
    .boar = boar
