### Computer players: their levels and who they are.

# The levels. Knights are also figures of the games; this is how well somebody plays.
players-level-page = Page
players-level-squire = Squire
players-level-knight = Knight

# What to expect of a level, beside its name in a menu.
# max: 100
players-strength-page = plays sensibly, with beginner’s mistakes
# max: 100
players-strength-squire = a good opponent
# max: 100
players-strength-knight = the strongest there is

# A computer player and its level.
players-named = { $name } ({ $level })
# Below the table as text. $names: each as the message above says, joined by "and".
players-here = Computer players: { $names }.

## Who they are at each level: a character of the legends, and what they're like in a few words. None may have the name
## of a figure of a game (Arthur, Merlin, Guinevere, Lancelot, King Mark). The trait ends a line of the lobby, after the
## name and a colon: "Tom (Page, computer): runs first, asks later". Jokes are welcome.

players-tom = Tom
    .trait = runs first, asks later
players-lunete = Lunete
    .trait = collects rings and gossip
players-lucan = Lucan
    .trait = pours wine, mostly into cups
players-elaine = Elaine
    .trait = sees the world in a mirror
players-elyan = Elyan
    .trait = borrowed a sword that’s too long
players-clarine = Clarine
    .trait = knows every kitchen door

players-gareth = Gareth
    .trait = washed dishes, watched duels
players-enid = Enid
    .trait = rides ahead when told to stay back
players-griflet = Griflet
    .trait = was knighted a day too soon
players-lynette = Lynette
    .trait = has a remark for every move
players-sagramore = Sagramore
    .trait = quick to anger, quicker to count
players-laudine = Laudine
    .trait = guards a fountain and a grudge

players-gawain = Gawain
    .trait = strongest before noon
players-nimue = Nimue
    .trait = outwitted the greatest wizard
players-bors = Bors
    .trait = wastes no words and no moves
players-britomart = Britomart
    .trait = has never lost a joust
players-percival = Percival
    .trait = asks the right question now
players-isolde = Isolde
    .trait = has read you already
players-tristan = Tristan
    .trait = plays the harp, and you
players-morgana = Morgana
    .trait = plans a century ahead
players-bedivere = Bedivere
    .trait = one hand is enough
players-galahad = Galahad
    .trait = sits where no one else dares
