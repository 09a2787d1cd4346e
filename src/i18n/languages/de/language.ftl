### The language itself.

language-formats = de
language-name = Deutsch

language-option = Sprache
language-of-server = die des Servers
