### Computer players: their levels and who they are.

# The levels. Knights are also figures of the games; this is how well somebody plays.
players-level-page = Page
players-level-squire = Écuyer
players-level-knight = Chevalier

players-strength-page = joue avec bon sens, mais fait des erreurs de débutant
players-strength-squire = un bon adversaire
players-strength-knight = le plus fort de tous

players-named = { $name } ({ $level })
players-here = Joueurs virtuels : { $names }.

## Who they are at each level: a character of the legends, and what they're like in a few words. None may have the name
## of a figure of a game (Arthur, Merlin, Guinevere, Lancelot, King Mark). The trait ends a line of the lobby, after the
## name and a colon: "Tom (Page, computer): runs first, asks later". Jokes are welcome.

players-tom = Tom
    .trait = fonce d’abord, pose les questions ensuite
players-lunete = Lunete
    .trait = collectionne les anneaux et les ragots
players-lucan = Lucan
    .trait = verse le vin, le plus souvent dans les coupes
players-elaine = Elaine
    .trait = voit le monde dans un miroir
players-elyan = Elyan
    .trait = a emprunté une épée trop longue
players-clarine = Clarine
    .trait = connaît toutes les portes des cuisines

players-gareth = Gareth
    .trait = a fait la plonge en regardant les duels
players-enid = Enid
    .trait = part devant quand on lui dit de rester derrière
players-griflet = Griflet
    .trait = a été adoubé un jour trop tôt
players-lynette = Lynette
    .trait = a une remarque pour chaque coup
players-sagramore = Sagramore
    .trait = prompt à la colère, plus prompt à compter
players-laudine = Laudine
    .trait = garde une fontaine, et rancune

players-gawain = Gawain
    .trait = au sommet de sa force avant midi
players-nimue = Nimue
    .trait = a berné le plus grand des enchanteurs
players-bors = Bors
    .trait = ne gaspille ni les mots ni les coups
players-britomart = Britomart
    .trait = n’a jamais perdu une joute
players-percival = Percival
    .trait = pose enfin la bonne question
players-isolde = Isolde
    .trait = lit déjà dans ton jeu
players-tristan = Tristan
    .trait = joue de la harpe, et se joue de toi
players-morgana = Morgana
    .trait = a toujours un siècle d’avance
players-bedivere = Bedivere
    .trait = une seule main lui suffit
players-galahad = Galahad
    .trait = s’assoit là où personne n’ose
