### Finding and reading the rules of games: /rules, and the buttons below each page. Each game's rules are in its own file.

rules-title = ## Rules
# Below the title, where no game has been chosen.
rules-which-game = Which game? To find a chapter, a card or a word, use `/rules` with `about`.
# The first line of a page. $page: its title.
rules-heading = ## { $game } · { $page }
# In place of a page's title, where no page has been chosen.
rules-overview = Rules
# A line in the list of chapters. $title: the chapter's.
rules-contents-line = { $number }. { $title }
rules-search = -# To find a chapter, a card or a word, use `/rules` with `about`.
# Below a page. $group: “Chapters”, or a kind of pages such as “Cards”.
rules-page = -# { $group } · page { $page } of { $pages }
# A page in a list of those of all games.
rules-suggestion = { $page } · { $game }
# Heading of the menu of chapters, and before a chapter's number.
rules-chapters = Chapters
# max: 100
# What a menu shows until something is chosen. $group: “Chapters”, or a kind of pages such as “Cards”.
rules-menu = { $group }…
# max: 80
rules-button-overview = Overview
# max: 80
rules-button-of = Rules of { $game }
# max: 80
# Opens the help on the bot itself.
rules-button-about = About the bot
# $typed: what someone looked for.
rules-nothing = Nothing in the rules matches **{ $typed }**. Here’s all there is.
rules-gone = That page is gone. Here’s all there is.
