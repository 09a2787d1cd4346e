### The language itself.

# A BCP 47 tag: how numbers, plurals and lists are formatted.
language-formats = en-GB
# What the language is called in itself.
language-name = English

# A table's setting, and its value where the table speaks the server's language.
language-option = Language
language-of-server = the server’s
