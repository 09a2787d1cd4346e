### Finding and reading the rules of games: /rules, and the buttons below each page. Each game's rules are in its own file.

rules-title = ## Règles
rules-which-game = De quel jeu ? Pour trouver un chapitre, une carte ou un mot, utilise `/règles` avec `sujet`.
rules-heading = ## { $game } · { $page }
rules-overview = Règles
rules-contents-line = { $number }. { $title }
rules-search = -# Pour trouver un chapitre, une carte ou un mot, utilise `/règles` avec `sujet`.
rules-page = -# { $group } : { $page } sur { $pages }
rules-suggestion = { $page } · { $game }
rules-chapters = Chapitres
rules-menu = { $group }…
rules-button-overview = Sommaire
rules-button-of = Règles { DE(language-title) }
rules-button-about = À propos du bot
rules-nothing = Rien dans les règles ne correspond à **{ $typed }**. Voici le sommaire.
rules-gone = Cette page n’existe plus. Voici le sommaire.
