### The language itself.

language-formats = de
language-name = Deutsch

language-option = Sprache
    .about = Für die Nachrichten am Tisch; private kommen in deiner eigenen Sprache.
language-of-server = die des Servers

## Between parts of a line that can be of any kind, where no other message joins them.

language-comma = ,{ " " }
language-semicolon = ;{ " " }
language-colon = { $head }: { $text }
language-sentence = { $text }.
