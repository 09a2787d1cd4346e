### The language itself.

language-formats = fr
language-name = Français

language-option = Langue
language-of-server = celle du serveur

## Between parts of a line that can be of any kind, where no other message joins them.

language-comma = ,{ " " }
language-semicolon = {" ; "}
language-colon = { $head } : { $text }
language-sentence = { $text }.
