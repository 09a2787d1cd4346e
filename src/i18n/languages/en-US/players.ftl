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
# What a computer player says at the table. $words: one of the sentences below.
players-says = -# { $name }: “{ $words }”
# Below the table as text. $names: each as the message above says, joined by "and".
players-here = Computer players: { $names }.

## Who they are at each level: a character of the legends, and what they're like in a few words. None may have the name
## of a figure of a game (Arthur, Merlin, Guinevere, Lancelot, King Mark). The trait ends a line of the lobby, after the
## name and a colon: "Tom (Page, computer): runs first, asks later". Jokes are welcome.
## What they say at the table, in a few words: when they've done something great (crowned), when someone does them harm
## (pushed), and when they've lost the game (beaten). It has to fit each game: crowned also follows an adventure taken and
## the King's Favor, pushed also a swapped courtier. They never know who's reading.

players-tom = Tom
    .trait = runs first, asks later
    .crowned = It worked? What did I do?
    .pushed = Hey! Is that even allowed?
    .beaten = Next time I’ll ask first.
players-lunete = Lunete
    .trait = collects rings and gossip
    .crowned = Wait till the kitchen hears about this.
    .pushed = I’ll remember that, and so will everyone else.
    .beaten = At least I know why you won.
players-lucan = Lucan
    .trait = pours wine, mostly into cups
    .crowned = A toast! This one is mine.
    .pushed = You’ve made me spill it.
    .beaten = To the winner. I’ll pour.
players-elaine = Elaine
    .trait = sees the world in a mirror
    .crowned = I saw this coming in the glass.
    .pushed = The mirror didn’t show that.
    .beaten = Seen backward, I’ve won.
players-elyan = Elyan
    .trait = borrowed a sword that’s too long
    .crowned = And with a borrowed sword!
    .pushed = Careful, that isn’t my sword!
    .beaten = I’d better give the sword back.
players-clarine = Clarine
    .trait = knows every kitchen door
    .crowned = In by the back door, and look at me now.
    .pushed = I know another way in.
    .beaten = I’ll be in the pantry.

players-gareth = Gareth
    .trait = washed dishes, watched duels
    .crowned = From the dishes to this. Not bad.
    .pushed = I’ve been thrown out of better kitchens.
    .beaten = Fine. I’ll do the dishes.
players-enid = Enid
    .trait = rides ahead when told to stay back
    .crowned = They told me to stay behind. Ha!
    .pushed = I was riding ahead anyway.
    .beaten = You rode well. I was in front, though.
players-griflet = Griflet
    .trait = was knighted a day too soon
    .crowned = See? I was ready after all.
    .pushed = A day later and I’d have held.
    .beaten = One more day of practice.
players-lynette = Lynette
    .trait = has a remark for every move
    .crowned = About time someone noticed.
    .pushed = Charming. Did that take you long?
    .beaten = Well played. I’d have done it faster.
players-sagramore = Sagramore
    .trait = quick to anger, quicker to count
    .crowned = Count that. I did.
    .pushed = I’m calm. I’m perfectly calm.
    .beaten = I’ve counted twice. You’ve won.
players-laudine = Laudine
    .trait = guards a fountain and a grudge
    .crowned = My fountain sends its regards.
    .pushed = That goes on the list.
    .beaten = Drink from my fountain, and watch the sky.

players-gawain = Gawain
    .trait = strongest before noon
    .crowned = It isn’t even noon yet.
    .pushed = Ask me again before noon.
    .beaten = It must be evening.
players-nimue = Nimue
    .trait = outwitted the greatest wizard
    .crowned = The lake approves.
    .pushed = Water finds its way around.
    .beaten = Even the lake runs low.
players-bors = Bors
    .trait = wastes no words and no moves
    .crowned = Good.
    .pushed = Noted.
    .beaten = Well played.
players-britomart = Britomart
    .trait = has never lost a joust
    .crowned = Next.
    .pushed = I’m still in the saddle.
    .beaten = Another joust. Tomorrow.
players-percival = Percival
    .trait = asks the right question now
    .crowned = So that’s what it’s for.
    .pushed = May I ask why?
    .beaten = I forgot to ask who was winning.
players-isolde = Isolde
    .trait = has read you already
    .crowned = You knew I’d do that. Didn’t you?
    .pushed = I read that one a page too late.
    .beaten = A sad ending. The best ones are.
players-tristan = Tristan
    .trait = plays the harp, and you
    .crowned = That deserves a verse.
    .pushed = A sour note. Not mine.
    .beaten = I’ll make it a sad song.
players-morgana = Morgana
    .trait = plans a century ahead
    .crowned = As planned, a hundred years ago.
    .pushed = I planned for that, too.
    .beaten = See you in a hundred years.
players-bedivere = Bedivere
    .trait = one hand is enough
    .crowned = With one hand, mind you.
    .pushed = It would take two to hold me.
    .beaten = Take my hand. It’s the only one.
players-galahad = Galahad
    .trait = sits where no one else dares
    .crowned = No one else dared.
    .pushed = Keep it, if you dare.
    .beaten = I wish you joy of it.
