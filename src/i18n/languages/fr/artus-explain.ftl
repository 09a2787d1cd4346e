### Artus: "What can I do now?", as lines of Markdown.
### $chair and $value: a chair and what it's worth now.

## Bold beginnings of lines; the message with the same end follows, after a space

artus-explain-kind-place = **Placer un Chevalier**
artus-explain-kind-move-knight = **Avancer un Chevalier**
artus-explain-kind-prince = **Avancer un Prince**
artus-explain-kind-king = **Avancer le Roi**
artus-explain-kind-add-ring = **Ajouter un anneau**
artus-explain-kind-score = **Marquer les points de tes Chevaliers**
artus-explain-kind-draw = **Piocher une carte**

## Words that other messages include

artus-explain-card = « { artus-card } »
artus-explain-chair = la { $chair } ({ SIGNED($value) })
artus-explain-metal =
    { $metal ->
        [silver] argent
       *[bronze] bronze
    }
artus-explain-prince = la { $chair } ({ artus-explain-metal }, { SIGNED($value) })
artus-explain-ringed =
    la { $chair } ({ artus-explain-metal }, { $rings ->
        [one] { $rings } anneau
       *[other] { $rings } anneaux
    }, { SIGNED($value) })
artus-explain-scoring = { artus-explain-card } ({ SIGNED($points) })
artus-explain-scoring-unmet = { artus-explain-card } ({ SIGNED($points) }, condition non remplie)

## Placing Knights

artus-explain-place =
    sur une chaise libre ; { $left ->
        [one] c’est le dernier à placer
       *[other] il t’en reste { $left } à placer
    }. Personne ne marque encore de points.
artus-explain-place-why = Un Chevalier rapporte les points de la chaise qu’il quitte. La meilleure chaise libre est la { $chair } ({ SIGNED($value) }) : si elle garde cette valeur, ton Chevalier rapportera { $value } en la quittant.
artus-explain-values = Les valeurs dépendent du Roi : derrière lui (dans le sens antihoraire) +10, +8, +7 … +1, puis de −1 à −15 ; les trois chaises devant lui valent 0. Quand il bouge, toutes les valeurs tournent.

## Playing cards
## $cards (list): the cards that can be used for it

artus-explain-play =
    Tu joues { $plays ->
        [one] une carte
       *[other] une carte, puis une autre
    }{ $draws ->
        [0] {" "}; tes piles sont vides, donc tu ne pioches pas.
        [1] , puis tu en pioches une.
       *[other] , puis tu en pioches deux.
    } Avec ta main, tu peux :
artus-explain-move-knight = avec { OR($cards) }. Tu marques les points de la chaise qu’il quitte : { OR($knights) }.
artus-explain-worked-gain = Ton meilleur Chevalier est sur la chaise { $chair }, qui vaut { SIGNED($value) } en ce moment : avance-le, et tu marques { $value }.
artus-explain-worked-cost = Même ton meilleur Chevalier est sur { SIGNED($value) } en ce moment, chaise { $chair } : l’avancer te coûte { $cost }.
artus-explain-worked-nothing = Ton meilleur Chevalier est sur la chaise { $chair }, qui vaut { SIGNED($value) } en ce moment : l’avancer ne rapporte rien et ne coûte rien.
artus-explain-move-prince = avec { OR($cards) }. Tu marques les points de la chaise qu’il quitte : { OR($princes) }.
artus-explain-move-king = depuis la chaise { $chair } avec { OR($cards) }. Ça ne rapporte rien, mais toutes les valeurs tournent avec lui.
artus-explain-add-ring = avec { OR($cards) }. Le Prince ne bouge pas, et tu marques les points de sa chaise : { OR($princes) }. Au troisième anneau, il devient Roi.
artus-explain-score = là où ils sont, avec { OR($scores) }.
artus-explain-pushes = Si la chaise d’arrivée est occupée, la figurine qui s’y trouve est déplacée vers la première chaise libre dans le sens antihoraire.

## Drawing cards

artus-explain-draw =
    { $draws ->
        [one] dans l’une de ces piles, ce qui termine ton tour :
       *[other] dans l’une de ces piles, la regarder, puis en piocher une autre, ce qui termine ton tour :
    }
artus-explain-pile =
    { CAPITAL(artus-pile) }, { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } : { $pile ->
        [knight] pour faire avancer tes propres Chevaliers
        [king] pour faire avancer les Princes et le Roi, et ajouter des anneaux
       *[scoring] pour marquer les points de tes Chevaliers là où ils sont
    }
artus-explain-draw-why = Une fois une carte piochée, tu ne peux plus annuler ce qui précède.

## During someone else's turn

artus-explain-waiting-place = Il faut placer un Chevalier sur une chaise libre.
artus-explain-waiting-turn =
    { $draws ->
        [0] On joue, sans piocher ensuite : les piles sont vides.
       *[other] On joue d’abord, puis on pioche.
    }
artus-explain-waiting-knights =
    { $count ->
        [one] La chaise de ton Chevalier
       *[other] Les chaises de tes Chevaliers
    } : { $knights }. Un Chevalier rapporte les points de la chaise qu’il quitte, et toutes les valeurs tournent quand le Roi bouge.

artus-explain-first-steps =
    .goal = **Le but :** avoir le plus de points quand toutes les cartes sont jouées.
    .scores = **Ce qui rapporte :** un Chevalier rapporte la valeur de la chaise qu’il *quitte* ; amène donc les tiens sur de bonnes chaises, et fais-les repartir tant qu’elles sont encore bonnes.
    .press = **Où appuyer :** choisis une chaise pour ton Chevalier dans le menu ci-dessous.
