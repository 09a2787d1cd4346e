### Finding and reading the rules of games: /rules, and the buttons below each page. Each game's rules are in its own file.

rules-title = ## Regeln
rules-which-game = Welches Spiel? Ein Kapitel, eine Karte oder ein Wort findest du mit `/regeln` und `thema`.
rules-heading = ## { $game } · { $page }
rules-overview = Regeln
rules-contents-line = { $number }. { $title }
rules-search = -# Ein Kapitel, eine Karte oder ein Wort findest du mit `/regeln` und `thema`.
rules-page = -# { $group }: { $page } von { $pages }
rules-suggestion = { $page } · { $game }
rules-chapters = Kapitel
rules-menu = { $group } …
rules-button-overview = Übersicht
rules-button-of = Regeln: { $game }
rules-button-about = Über den Bot
rules-nothing = Zu **{ $typed }** steht nichts in den Regeln. Das alles gibt es:
rules-gone = Diese Seite gibt es nicht mehr. Das alles gibt es:
