### The language itself.

# A BCP 47 tag: how numbers, plurals and lists are formatted.
language-formats = en-GB
# What the language is called in itself.
language-name = English
