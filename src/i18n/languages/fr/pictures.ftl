### Words on the pictures of all games, and in their alt texts.

pictures-unnamed = Joueur { $number }
pictures-earlier = ({ $sentences } plus tôt) …

pictures-emblem =
    .lion = lion
    .eagle = aigle
    .stag = cerf
    .tower = tour
    .boar = sanglier
