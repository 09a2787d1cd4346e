### The language itself.

language-formats = fr
language-name = Français

language-option = Langue
    .about = La langue des messages de la table ; les messages privés sont dans la tienne.
language-of-server = celle du serveur

## Between parts of a line that can be of any kind, where no other message joins them.

language-comma = ,{ " " }
language-semicolon = {" ; "}
language-colon = { $head } : { $text }
language-sentence = { $text }.

# French: a game's title as it stands after DE.
language-title = « { $game } »
