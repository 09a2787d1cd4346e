### The language itself.

language-formats = fr
language-name = Français

language-option = Langue
language-of-server = celle du serveur
