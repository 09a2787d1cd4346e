### The language itself.

# A BCP 47 tag: how numbers, plurals and lists are formatted.
language-formats = en-GB
# What the language is called in itself.
language-name = English

# A table's setting, and its value where the table speaks the server's language.
language-option = Language
    .about = What the table’s messages are in; private ones are in your own language.
language-of-server = the server’s

## Between parts of a line that can be of any kind, where no other message joins them.

# In an enumeration without "and".
language-comma = ,{ " " }
# Between parts that have commas themselves.
language-semicolon = ;{ " " }
# $head: what the line is about, such as a name or a number.
# $text: what’s said about it.
language-colon = { $head }: { $text }
# A full stop after what isn’t a whole sentence.
language-sentence = { $text }.
