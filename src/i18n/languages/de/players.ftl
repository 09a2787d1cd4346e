### Computer players: their levels and who they are.

players-level-page = Page
players-level-squire = Knappe
players-level-knight = Ritter

players-strength-page = spielt vernünftig, macht aber Anfängerfehler
players-strength-squire = ein guter Gegner
players-strength-knight = stärker geht es nicht

players-named = { $name } ({ $level })
players-here = Computerspieler: { $names }.

## Who they are at each level: a character of the legends, and what they're like in a few words. None may have the name
## of a figure of a game (Arthur, Merlin, Guinevere, Lancelot, King Mark). The trait ends a line of the lobby, after the
## name and a colon: "Tom (Page, computer): runs first, asks later". Jokes are welcome.

players-tom = Tom
    .trait = rennt erst los, fragt dann
players-lunete = Lunete
    .trait = sammelt Ringe und Gerüchte
players-lucan = Lucan
    .trait = schenkt Wein ein, meist in Becher
players-elaine = Elaine
    .trait = kennt die Welt nur aus dem Spiegel
players-elyan = Elyan
    .trait = hat sich ein zu langes Schwert geliehen
players-clarine = Clarine
    .trait = kennt jede Küchentür

players-gareth = Gareth
    .trait = spülte Teller und sah Duellen zu
players-enid = Enid
    .trait = soll hinten bleiben, reitet vorneweg
players-griflet = Griflet
    .trait = wurde einen Tag zu früh Ritter
players-lynette = Lynette
    .trait = hat zu jedem Zug einen Spruch parat
players-sagramore = Sagramore
    .trait = braust schnell auf, rechnet noch schneller
players-laudine = Laudine
    .trait = hütet eine Quelle und einen Groll

players-gawain = Gawain
    .trait = ist vormittags am stärksten
players-nimue = Nimue
    .trait = hat den größten Zauberer überlistet
players-bors = Bors
    .trait = verschwendet kein Wort und keinen Zug
players-britomart = Britomart
    .trait = hat noch kein Lanzenstechen verloren
players-percival = Percival
    .trait = stellt inzwischen die richtige Frage
players-isolde = Isolde
    .trait = hat dich längst durchschaut
players-tristan = Tristan
    .trait = spielt auf der Harfe und mit dir
players-morgana = Morgana
    .trait = plant ein Jahrhundert voraus
players-bedivere = Bedivere
    .trait = kommt mit einer Hand aus
players-galahad = Galahad
    .trait = sitzt, wo sich sonst niemand hintraut
