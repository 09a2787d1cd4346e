### King Arthur: the card game: its cards, and what happens in it.
### An adversary is a dark power, an enemy knight, a monster or a dragon, and has a value: "dragon 4" is worth 4.
### $kind is one of these four, $value (number) that value. A double is a card with two knights. Names are ready to be shown.
### Words that are passed as text ($knights, $adversaries) come from the messages for that place in a sentence.

quests-title = King Arthur: The Card Game
# Below the title where games are chosen.
quests-about = Beat dark powers, enemy knights, monsters and dragons, and spend them on adventures.
# The same where the variant with seals is played.
quests-about-seals = Seal dark powers, enemy knights, monsters and dragons, win them once their whole column is sealed, and spend them on adventures.
quests-variant-basic = Basic
quests-variant-seals = With seals

## Between the items of an enumeration without "and"; between the values of several cards: "dragons 3+4".

quests-comma = ,{ " " }
quests-semicolon = ;{ " " }
quests-plus = +
# Between the values of adversaries, one of which is meant: "dragon 5/4 or monster 3".
quests-either = /
# Several things in a sentence.
# $items (list): cards or names
quests-list = { $items }

## Numbers of things, also as parts of longer sentences.

quests-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
quests-knights = { $knights ->
        [one] { $knights } knight card
       *[other] { $knights } knight cards
    }
quests-seals = { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    }

## Cards.

quests-kind-one = { $kind ->
        [power] dark power
        [enemy] enemy knight
        [monster] monster
       *[dragon] dragon
    }
quests-kind-many = { $kind ->
        [power] dark powers
        [enemy] enemy knights
        [monster] monsters
       *[dragon] dragons
    }
# The name of a kind by itself: of one card, or of $count (number).
quests-kind = { $count ->
        [one] { quests-kind-one }
       *[other] { quests-kind-many }
    }
# One adversary by itself, in a title or in a list.
quests-adversary = { quests-kind-one } { $value }
# One adversary as what something is done to: in a list after "takes".
quests-adversary-object = { quests-adversary }

# One knight card by itself.
quests-knight = { $card ->
        [red] red knight
        [red-2] red double
        [orange] orange knight
        [orange-2] orange double
        [beige] beige knight
        [beige-2] beige double
       *[merlin] Merlin
    }
# The same with "a": "pay a red knight".
quests-knight-a = { $card ->
        [merlin] { quests-knight }
        [orange] an { quests-knight }
        [orange-2] an { quests-knight }
       *[red] a { quests-knight }
    }

## Several equal knight cards with their number: $card as above, $count (number). They become items of a list.

quests-knight-many = { $card ->
        [red] red knights
        [red-2] red doubles
        [orange] orange knights
        [orange-2] orange doubles
        [beige] beige knights
        [beige-2] beige doubles
       *[merlin] Merlins
    }
# By themselves: what's in a hand.
quests-knights-alone = { $count ->
        [one] { $count } { quests-knight }
       *[other] { $count } { quests-knight-many }
    }
# What someone draws.
quests-knights-object = { $count ->
        [one] { quests-knight-a }
       *[other] { $count } { quests-knight-many }
    }
# After "with": what someone pays.
quests-knights-with = { quests-knights-object }
# Instead of such a list.
quests-knights-none = no knights
quests-knights-none-with = { quests-knights-none }

## The same for adversaries of one kind: $values is "3+4", $count (number) how many.

# By themselves: what someone holds or keeps.
quests-adversaries-alone = { quests-kind } { $values }
# What someone reveals.
quests-adversaries-object = { quests-adversaries-alone }
# After "for": what someone pays.
quests-adversaries-for = { quests-adversaries-alone }
# Instead of such a list.
quests-adversaries-none = none

## Adventures.

quests-adventure = { $adventure ->
        [holy-grail] Holy Grail
        [mountain] Mountain
        [excalibur] Excalibur
        [questing-beast] Questing Beast
        [robbers] Robbers
        [king-mark] King Mark
        [fisher-king] Fisher King
        [vikings] Vikings
        [green-knight] Green Knight
        [royal-tournament] Royal Tournament
        [sea-monster] Sea Monster
        [gold-treasure] Gold Treasure
       *[saxons] Saxons
    }
# The same within a sentence: "pays for the Holy Grail".
quests-adventure-the = { $adventure ->
        [excalibur] { quests-adventure }
        [king-mark] { quests-adventure }
       *[other] the { quests-adventure }
    }
# What an adventure asks for, after "Asks for", "Pay" or a colon.
quests-condition = { $adventure ->
        [holy-grail] any adversaries worth 12 in total
        [mountain] any adversaries worth 9 in total
        [excalibur] any adversaries worth 5 in total
        [questing-beast] dragons worth 8 in total
        [robbers] any two adversaries
        [king-mark] a monster, an enemy knight and a dark power
        [fisher-king] monsters worth 6 in total
        [vikings] any four adversaries
        [green-knight] an adversary worth 3 or more and another worth 4 or more
        [royal-tournament] enemy knights worth 5 in total
        [sea-monster] one adversary of each kind
        [gold-treasure] two adversaries worth 3 or more each, or dragon 5
       *[saxons] dark powers worth 4 in total
    }

## What happens, a sentence each. $name: whose turn it is.

quests-reveals = { $name } reveals adversaries.
# $adversaries: a list. There are four of $kind now, which stops the revealing.
quests-revealed-four = { $name } reveals { $adversaries }: now there are four { quests-kind-many }, and revealing stops.
quests-revealed-all = { $name } reveals { $adversaries }: the pile is now empty.
# $knights: a list, what's paid.
# $how: "won" at the usual price, in the game without seals; "sealed" at the usual price; "again", a card with the own
# seal, which is won; "double", a card without a seal, which is won.
quests-challenged = { $how ->
        [sealed] { $name } seals { quests-adversary } with { $knights }.
        [again] { $name } challenges { quests-adversary } again with { $knights }, wins it and gets the seal back.
        [double] { $name } beats { quests-adversary } at double the price with { $knights }.
       *[won] { $name } beats { quests-adversary } with { $knights }.
    }
# A column is fully sealed; a sentence for each card won follows.
# $cards (number): how many there are.
quests-column-completed = { $cards ->
        [one] The { quests-kind-one } column is fully sealed.
       *[other] The { quests-kind-one } column is fully sealed: each card goes to the owner of its seal.
    }
# $seal: whether the winner’s seal was on it
quests-won = { $seal ->
        [yes] { $name } wins { quests-adversary } and gets the seal back.
       *[no] { $name } wins { quests-adversary }.
    }
# $adversaries: a list, what's paid.
quests-adventure-taken = { $name } takes { quests-adventure-the } for { $adversaries }: { quests-points }.
quests-drew = { $knights ->
        [0] { $name } draws nothing.
       *[other] { $name } draws { quests-knights }.
    }
# The pile is used up, and the discarded cards are shuffled.
quests-reshuffled = { $cards ->
        [one] The one discard becomes the new pile.
       *[other] The { $cards } discards become the new pile.
    }
quests-ended = { $reason ->
        [adventures] The twelfth adventure is taken: the game is over.
        [display] No adversary is left: the game is over.
       *[stalemate] Nobody did anything for a whole round: the game is over.
    }

## What somebody did, said to them in their own picture of the end.

# $how and $knights: as in quests-challenged
quests-own-challenged = { $how ->
        [sealed] You seal { quests-adversary } with { $knights }.
        [again] You challenge { quests-adversary } again with { $knights }, win it and get your seal back.
        [double] You beat { quests-adversary } at double the price with { $knights }.
       *[won] You beat { quests-adversary } with { $knights }.
    }
# $seal: whether the reader’s seal was on it
quests-own-won = { $seal ->
        [yes] You win { quests-adversary } and get your seal back.
       *[no] You win { quests-adversary }.
    }
# $adversaries: a list, what's paid.
quests-own-adventure-taken = You take { quests-adventure-the } for { $adversaries }: { quests-points }.

## A turn in few words, beside the picture of the table.

# $deeds (list): what the player did, by the next four.
quests-brief = { $name } { $deeds }.
quests-brief-revealed =
    { $count ->
        [one] reveals { $count } adversary
       *[other] reveals { $count } adversaries
    }
# $how: as in quests-challenged.
quests-brief-challenged =
    { $how ->
        [sealed] seals { quests-adversary }
        [again] challenges { quests-adversary } again and wins it
        [double] beats { quests-adversary } at double the price
       *[won] beats { quests-adversary }
    }
# $points (number): those of the adventure.
quests-brief-adventure = takes { quests-adventure-the } ({ $points })
quests-brief-drew =
    { $knights ->
        [0] draws nothing
       *[other] draws { quests-knights }
    }
# $adversaries: cards with their own seals; the column is sealed throughout.
quests-brief-won = { $name } wins { $adversaries } (column fully sealed).
# The same to the reader.
quests-own-brief-won = You win { $adversaries } (column fully sealed).
