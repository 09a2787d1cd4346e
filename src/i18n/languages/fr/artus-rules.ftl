### How to play Artus: the chapters of /rules, then a page for each card and piece. A page has a title (at most 60 letters,
### no markdown), paragraphs (.p1 …; at most 1,800 letters together), other words that people look for it by (.also,
### separated by commas; {""} for none) and what's said about places in its picture (.note-…).

## Chapters

artus-rules-goal = Le but du jeu
    .p1 = Avoir le plus de points à la fin.
    .p2 = **Un Chevalier rapporte les points de la chaise qu’il quitte**, pas de celle où il arrive. Amène donc tes Chevaliers sur de bonnes chaises, et fais-les repartir tant qu’elles sont encore bonnes.
    .p3 = La valeur d’une chaise change : **les valeurs tournent avec le Roi**. Derrière lui, elles vont d’abord de +10 à +1 (vert), puis de −1 à −15 (rouge) ; devant lui, c’est 0 (jaune).
    .p4 = Un bon tour rapporte quelque chose tout de suite, sans laisser tes autres Chevaliers dans le rouge.
    .also = objectif, but, comment gagner, points, score, victoire
    .note-green = Un Chevalier qui quitte une case verte en rapporte la valeur.
    .note-red = Un Chevalier qui quitte une case rouge te coûte des points.
    .note-king = Quand le Roi bouge, toutes les valeurs tournent avec lui.
    .note-player-2 = Le plus haut score gagne.

artus-rules-table = La table
    .p1 = Il y a 28 chaises, numérotées dans le sens horaire. **En avant, c’est le sens horaire.**
    .p2 = La valeur d’une chaise dépend uniquement de sa distance **derrière le Roi** ; on compte à partir de lui, dans le sens antihoraire :
    .p3 =
        - de 1 à 9 cases derrière lui, **vert** : +10, +8, +7, +6, +5, +4, +3, +2, +1 (il n’y a pas de +9)
        - de 10 à 24 cases derrière lui, **rouge** : −1, −2, −3 … −15
        - les trois chaises devant lui, **jaune** : 0
        - sa propre chaise : 0
    .p4 = Les deux **tapis** restent en place et ne servent qu’à une seule carte de score. Les couronnes des chaises 0, 7, 14 et 21 indiquent seulement d’où sont partis le Roi et les Princes.
    .also = légende, valeurs, chaises, cases, vert, jaune, rouge, derrière le Roi, devant le Roi, en avant, sens horaire, image
    .note-king = La chaise du Roi. On compte toutes les valeurs à partir d’elle, dans le sens antihoraire.
    .note-green = Un Chevalier (l’écu dit à qui) sur une case verte, avec sa valeur : derrière le Roi, on lit +10, +8, +7 … +1.
    .note-red = Une case rouge : plus loin derrière lui, de −1 à −15.
    .note-yellow = Une case jaune : les trois devant le Roi valent 0.
    .note-prince = Un Prince : il n’est à personne, et chacun peut l’avancer.
    .note-carpet = Une chaise sur un tapis. Les tapis restent en place ; une carte de score compte les Chevaliers qui s’y trouvent.
    .note-centre = Le tour en cours, et qui doit jouer.
    .note-player-0 = Un joueur : points, place, cartes en main et cartes qui restent dans chaque pile.

artus-rules-turn = Ton tour
    .p1 = **Jeu débutant :** joue une carte et fais ce qu’elle dit, puis pioche une carte.
    .p2 = **Jeu avancé :** joue deux cartes, l’une après l’autre, puis pioches-en deux. Tu vois la première carte piochée avant de choisir la pile de la deuxième.
    .p3 = Tu pioches dans tes propres piles : Chevalier, Roi et, dans le jeu avancé, score. Prends celle que tu veux, tant qu’il y reste des cartes. Vers la fin, elles sont toutes vides, et tu joues sans piocher.
    .p4 = Tu peux toujours jouer n’importe quelle carte, et tu ne peux pas passer : **à la fin, tu auras joué toutes tes cartes**.
    .also = piocher, jouer, passer, pile, tour, manche

artus-rules-knights = Avancer, reculer, déplacer
    .p1 = Une **carte Chevalier** fait avancer l’un de tes Chevaliers. Choisis de combien de cases, dans les limites de la carte ; il saute les chaises occupées, mais elles comptent chacune pour une case. Deux cartes permettent aussi de reculer : une pour les Chevaliers, une pour les Princes et le Roi.
    .p2 = **Tu marques les points de la chaise que le Chevalier quitte**, selon sa valeur d’avant le coup.
    .p3 = **Déplacer :** quand une figurine arrive sur une chaise occupée, celle qui s’y trouve est déplacée vers la première chaise libre **dans le sens antihoraire**, même si l’autre a reculé. La chaise que l’autre vient de quitter compte comme libre.
    .p4 = Une figurine déplacée ne rapporte rien et n’en déplace aucune autre. Toutes peuvent l’être : un Chevalier adverse, l’un des tiens, un Prince, même le Roi. Si c’est le Roi, toutes les valeurs tournent.
    .also = déplacement, déplacé, mouvement, pousser, chasser, occupée, sauter, reculer, en arrière, cartes Chevalier

artus-rules-kings = Le Roi et les Princes
    .p1 = Quatre Princes siègent à la table : deux d’argent, deux de bronze. Ils ne sont à personne. L’un d’eux est le Roi : il a **trois anneaux** ; les autres en ont un au début.
    .p2 = Il y a deux sortes de **cartes Roi** :
    .p3 =
        - Les unes font avancer un Prince ou le Roi ; certaines imposent le métal. Tu marques les points de la chaise que le Prince quitte. Le Roi rapporte 0, mais **toutes les valeurs tournent avec lui**.
        - Les autres ajoutent un **anneau** à un Prince, jamais au Roi ; là aussi, certaines imposent le métal. Tu marques les points de la chaise du Prince.
    .p4 = **Couronnement :** au troisième anneau, un Prince est couronné Roi. L’anneau rapporte d’abord ses points, selon les valeurs de l’ancien Roi. Celui-ci reste sur sa chaise et redevient Prince, avec un anneau. Toutes les valeurs tournent : on les compte désormais à partir du nouveau Roi.
    .also = couronnement, couronne, couronner, la table tourne, tourner, métal, argent, bronze, cartes Roi

artus-rules-scoring = Les cartes de score
    .p1 = Seul le jeu avancé a ces six cartes, dans une troisième pile. Elles te font marquer les points de tes Chevaliers **là où ils sont** ; seul le joker peut aussi faire avancer une figurine ou ajouter un anneau.
    .p2 = Si tu as les Chevaliers qu’une carte demande, tu dois marquer leurs points, même si c’est pire que la pénalité. À toi de choisir lesquels.
    .also = avancé, pénalité, score, compter
artus-rules-scoring-card = - **{ artus-card }** : { artus-card-help }

artus-rules-start = Avant le premier tour
    .p1 = Tout le monde a les mêmes cartes. Tu commences avec deux cartes Chevalier et deux cartes Roi en main ; dans le jeu avancé, avec trois de chaque et aucune carte de score.
    .p2 = Tu vois d’abord ta main. Ensuite, à tour de rôle, chacun place un Chevalier sur une chaise libre de son choix, jusqu’à en avoir placé cinq (quatre si vous êtes quatre).
    .p3 = On place **dans le sens antihoraire**, en commençant par le voisin de droite du premier joueur. Celui-ci place donc toujours en dernier ; puis il joue le premier tour, et on continue dans le sens horaire.
    .p4 = Le premier joueur est tiré au sort, sauf si l’hôte désigne quelqu’un avec `/table commencer`.
    .also = mise en place, placement, placer, début, premier joueur, qui commence, distribution

artus-rules-end = La fin de la partie
    .p1 = La partie s’arrête quand toutes les cartes sont jouées : après **16 tours** dans le jeu débutant (on ne pioche plus pendant les 4 derniers), et après **11 tours** dans le jeu avancé (on ne pioche plus pendant les 3 derniers).
    .p2 = Le plus haut score gagne. **À score égal, on partage la place** ; en tête, on partage la victoire. Un score sous 0 est normal.
    .p3 = Il n’y a pas de décompte final : un Chevalier encore sur +10 ne rapporte rien.
    .also = égalité, ex æquo, ex aequo, fin, tours, gagnant, décompte

artus-rules-variants = Débutant et avancé
    .p1 =
        - **{ artus-variant-basic }** : une carte par tour, 16 tours, cartes Chevalier et cartes Roi.
        - **{ artus-variant-advanced }** : deux cartes par tour, 11 tours, et une troisième pile avec les cartes de score.
        - Dans les deux, toutes les cartes sont jouées.
    .p2 = De deux à quatre joueurs. À quatre, chacun a quatre Chevaliers au lieu de cinq.
    .p3 = Pour commencer, le jeu débutant est le plus facile : `/table ouvrir jeu:{ artus-title } variante:{ artus-variant-basic }`.
    .p4 = **De nous :** les valeurs des chaises, déduites des exemples imprimés ; la place des couronnes et des tapis ; Chevalier 4–7, 5–7 et 6–8, Roi 1–7 (bronze), Roi 1–5 avant/arrière ; le nombre de cartes Anneau de chaque sorte ; le droit de piocher des cartes de score dès la première pioche.
    .also = variante, joueurs, nombre de joueurs, options

artus-rules-discord = Sur Discord
    .p1 = Appuie sur **{ discord-button-hand }** sous l’image de la table. Personne d’autre ne voit ce qui s’ouvre : tes cartes, les meilleurs coups sur des boutons ou dans un menu, et un autre menu avec tous les coups possibles. **{ discord-button-steps }** te fait choisir la carte, la figurine et la distance, avec une image à chaque étape.
    .p2 = Chaque choix indique combien de points il rapporte. Après tes cartes, tu pioches.
    .p3 = **{ discord-button-undo }** revient en arrière dans ton tour, jusqu’à la dernière carte piochée. `/artus` permet de jouer les mêmes coups avec des commandes.
    .p4 = Les mains et l’ordre des piles sont secrets ; tout le reste est public.
    .also = annuler, boutons, commandes, caché, secret
    .note-card-0 = Une carte de ta main. « { discord-button-hand } », sous la table, ouvre cette image ; personne d’autre ne la voit.
    .note-now-3 = Ce que cette carte rapporterait maintenant.
    .note-chair-18 = Tes Chevaliers sont encadrés d’or. Sous tes cartes, leurs chaises et leur valeur.

## Cards: what a page says after the card's help

artus-rules-cards = Cartes

artus-rules-card-knight = Tu marques la valeur de la chaise que ton Chevalier **quitte** : celle d’avant le coup, même si les valeurs tournent ensuite. Chaque chaise du trajet compte pour une case, occupée ou non.
    .also = { "" }
artus-rules-card-knight-both = { artus-rules-card-knight }
    .also = reculer, en arrière
artus-rules-card-king = Tu marques la valeur de la chaise que le Prince **quitte**. Le Roi rapporte 0, mais toutes les valeurs tournent avec lui.
    .also = avancer le Roi, bouger le Roi
artus-rules-card-king-both = { artus-rules-card-king }
    .also = { artus-rules-card-king.also }, reculer, en arrière
artus-rules-card-ring = Tu marques la valeur de la chaise du Prince. Le Roi ne reçoit jamais d’anneau. Le **troisième anneau** rapporte encore selon les valeurs de l’ancien Roi ; ensuite, on les compte à partir du nouveau.
    .also = couronnement

artus-rules-card-scoring-all = Ils comptent tous, même sur des cases rouges : tu marques la somme de leurs chaises. Personne ne bouge.
    .also = somme, total
artus-rules-card-scoring-opposite = Ils comptent tous, et la somme change de signe : une somme de −13 rapporte +13. Personne ne bouge.
    .also = moins, négatif, inverse
artus-rules-card-must = Si tu as ces Chevaliers, tu dois marquer leurs points ; la pénalité ne vaut que si tu ne les as pas. Tu peux jouer la carte dans les deux cas.
artus-rules-card-scoring-colours = { artus-rules-card-must } Si tu en as plusieurs sur une couleur, tu choisis lequel.
    .also = −15, vert, jaune, rouge, feu tricolore
artus-rules-card-scoring-carpet = { artus-rules-card-must } Tu marques la valeur de leurs chaises, même négative : deux Chevaliers loin dans le rouge peuvent te coûter plus de 25 points.
    .also = −25, tapis, violet
artus-rules-card-scoring-three-red = { artus-rules-card-must } Trois cases rouges te coûtent aussi des points, mais 42 au plus.
    .also = −50, rouge
artus-rules-card-scoring-joker = Choisis une seule de ces actions ; elle rapporte ses points habituels. Ton meilleur Chevalier est celui dont la chaise a la plus haute valeur.
    .also = au choix, meilleur Chevalier

## Figures and pieces

artus-rules-pieces = Figurines et matériel

artus-rules-piece-knight = Les Chevaliers
    .p1 = Tes propres figurines : cinq, ou quatre si vous êtes quatre. Ils avancent avec les cartes Chevalier et le joker. **Un Chevalier rapporte les points de la chaise qu’il quitte.** Chaque joueur reconnaît les siens à leur couleur et à leur blason, les mêmes que sur l’écu à côté de son nom.
    .also = figurine, figure, écu, blason, couleur, pion

artus-rules-piece-king = Le Roi
    .p1 = Il a trois anneaux, et on compte toutes les valeurs à partir de sa chaise, qui vaut elle-même 0. Quand il avance, il rapporte 0, mais **toutes les valeurs tournent**, pour tout le monde. Il peut être déplacé comme toute autre figurine : là aussi, les valeurs tournent.
    .also = roi Arthur, couronne, médaillon

artus-rules-piece-prince = Les Princes
    .p1 = Trois figurines en plus du Roi, d’argent ou de bronze. Tout le monde peut les faire avancer avec une carte Roi et marquer les points de la chaise qu’elles quittent. Au troisième anneau, un Prince est couronné Roi.
    .also = heaume, casque, argent, bronze

artus-rules-piece-ring = Les anneaux
    .p1 = Le Roi en a trois, chaque Prince un ou deux. Une carte Anneau en ajoute un à un Prince et rapporte les points de sa chaise. Au troisième, il devient Roi ; l’ancien Roi garde un anneau et en rend deux. Il reste toujours assez d’anneaux.
    .also = couronnement, bague

artus-rules-piece-fifty = La tuile point (50)
    .p1 = Une tuile vaut 50 points, comme dans le jeu de société : un score de 120, c’est deux tuiles et 20. Les tuiles ne font que montrer le score, elles n’y changent rien.
    .also = or, tuile, score, 50 points
