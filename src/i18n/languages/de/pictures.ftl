### Words on the pictures of all games, and in their alt texts.

# In place of a name that can't be drawn.
pictures-unnamed = Person { $number }
# Before the latest sentences, if there's no room for all.
pictures-earlier = (davor noch { $sentences }) …

# The coats of arms on the players' shields.
pictures-emblem =
    .lion = Löwe
    .eagle = Adler
    .stag = Hirsch
    .tower = Turm
    .boar = Eber
