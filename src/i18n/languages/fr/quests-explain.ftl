### *What can I do now?* in the card game: lines of markdown. Names are ready to be shown.
### $adversaries: adversaries in few words, such as "dragons 5+4, monster 3".

## The beginnings of the lines: a kind of action each, bold. All but "draw" are followed by a colon (language-colon) and
## one of the explanations below ("**Reveal**: turn up adversaries …").

quests-explain-kind-reveal = **Révéler**
quests-explain-kind-challenge = **Défier**
quests-explain-kind-usual = **Sceller**
quests-explain-kind-repeated = **Défier une deuxième fois**
quests-explain-kind-double = **Défier à prix double**
quests-explain-kind-adventure = **Accomplir une aventure**
quests-explain-kind-draw = **Piocher**

quests-explain-order = Ton tour suit cet ordre : révéler, défier, accomplir une aventure, piocher. Chaque étape se joue une fois au plus, et tu peux en sauter.

## After the bold beginnings, or instead of them where the action isn't possible.

quests-explain-reveal = retourne des adversaires jusqu’à ce qu’une colonne en ait quatre. C’est au début du tour ou pas du tout.
quests-explain-must-reveal = Aucun adversaire n’est visible : il faut donc révéler avant toute autre chose.
quests-explain-may-not-reveal-later = Tu ne peux plus révéler pendant ce tour : ça se fait avant tout le reste.
quests-explain-may-not-reveal-empty = Tu ne peux pas révéler : la pioche des adversaires est vide.
quests-explain-may-not-reveal-full = Tu ne peux pas révéler : une colonne est pleine, avec quatre { quests-kind-many }.

quests-explain-challenge = défausse des chevaliers d’une seule couleur (les Merlins vont avec toutes) qui valent autant qu’un adversaire, et prends sa carte, qui rapporte sa valeur. À ta portée : { OR($adversaries) }.
quests-explain-usual = paie la valeur d’un adversaire en chevaliers d’une seule couleur (les Merlins vont avec toutes) et pose ton sceau sur sa carte. Dès que toute une colonne est scellée, chaque carte revient au joueur qui l’a scellée. À ta portée : { OR($adversaries) }. Il te reste { quests-seals }.
quests-explain-repeated = paie une deuxième fois la valeur d’une carte qui porte ton sceau, et prends-la. À ta portée : { OR($adversaries) }.
quests-explain-double = paie deux fois la valeur d’une carte sans sceau, et prends-la aussitôt. À ta portée : { OR($adversaries) }.
quests-explain-example = Par exemple « { $choice } ».
quests-explain-may-not-seal = Tu ne peux rien sceller : tous tes sceaux sont sur la table.
quests-explain-may-not-challenge-done = Tu as déjà défié un adversaire : c’est un seul par tour.
quests-explain-may-not-challenge-later = Tu ne peux plus défier pendant ce tour : ça se fait avant l’aventure.
quests-explain-may-not-challenge-none =
    { $variant ->
        [seals] Tu ne peux pas défier : il n’y a aucun adversaire visible sans le sceau de quelqu’un d’autre.
       *[basic] Tu ne peux pas défier : aucun adversaire n’est visible.
    }
quests-explain-may-not-challenge-weak =
    { $strength ->
        [0] Tu ne peux pas défier : tu n’as aucun chevalier.
       *[other] Tu ne peux pas défier : ta couleur la plus forte vaut { $strength }, Merlins compris, et c’est trop peu pour les adversaires que tu as le droit de défier.
    }
quests-explain-may-not-challenge-sealed = Tu ne peux pas défier : tous tes sceaux sont sur la table, et ta couleur la plus forte vaut { $strength }, Merlins compris, trop peu pour un prix double ou pour une carte qui porte ton sceau.

quests-explain-adventure = paie avec des adversaires vaincus, qui ne rapportent alors plus rien. À ta portée : { OR($adventures) }.
quests-explain-adventure-item = { quests-adventure } ({ $value } points, soit { SIGNED($gain) } une fois le prix déduit)
quests-explain-may-not-take-done = Tu as déjà accompli une aventure : c’est une seule par tour.
quests-explain-may-not-take-none = Tu ne peux pas accomplir d’aventure : tu n’as aucun adversaire vaincu.
quests-explain-may-not-take-unpaid = Tu ne peux pas accomplir d’aventure : ce que tu as ({ $adversaries }) ne suffit pour aucune de celles qui restent.

quests-explain-draw =
    { $most ->
        [0] n’est plus possible, faute de cartes chevalier : ton tour se termine.
        [1] une carte chevalier, ou aucune, ce qui termine ton tour.
       *[other] jusqu’à deux cartes chevalier, ce qui termine ton tour.
    }
quests-explain-draw-two = Deux, parce que tu n’as ni défié d’adversaire ni accompli d’aventure ; sinon, ce serait une seule.
quests-explain-draw-one = Une seule, parce que tu as défié un adversaire ou accompli une aventure ; sinon, ce serait deux.

## While someone else's turn lasts; "they" is that player, whose name stands above.

quests-explain-waiting = Un tour permet de révéler des adversaires, d’en défier un, d’accomplir une aventure et de piocher des cartes chevalier.
quests-explain-waiting-own = Tu as { quests-points }. Adversaires vaincus : { $adversaries }.
quests-explain-waiting-own-none = Tu as { quests-points }.

## Three lines above someone's first turn.

quests-explain-first-goal = **Le but :** avoir le plus de points à la fin.
quests-explain-first-scores = **Ce qui rapporte :** les adversaires vaincus par tes chevaliers, et les aventures accomplies avec eux.
quests-explain-first-press = **Comment jouer :** trouve ton choix dans l’image, puis prends son numéro ci-dessous.
quests-explain-first-press-seals = { quests-explain-first-press } **{ discord-button-now }** explique les sceaux.
