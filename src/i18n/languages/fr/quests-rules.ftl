### How to play the card game: the chapters of /rules, then a page for each adventure and card. A page has a title (at most
### 60 letters, no markdown), paragraphs (.p1 …; at most 1,800 letters together), other words that people look for it by
### (.also, separated by commas) and what's said about places in its picture (.note-…).

## Chapters

quests-rules-goal = Le but du jeu
    .p1 = Avoir le plus de points à la fin.
    .p2 = Tes **chevaliers** te servent à vaincre des **adversaires**, et les adversaires vaincus à accomplir des **aventures**.
    .p3 = **Une aventure rapporte ses points** (de 6 à 20). Un adversaire vaincu que tu gardes rapporte sa valeur. Les chevaliers en main ne rapportent rien, les cartes encore scellées sur la table non plus.
    .p4 = Une aventure rapporte en général plus que les adversaires qu’elle coûte. Réunis donc ceux qu’elle demande, et accomplis-la avant les autres : chacune n’existe qu’une fois.
    .also = objectif, but, gagner, victoire, points, score

quests-rules-table = La table
    .p1 = Les adversaires sont rangés en **quatre colonnes**, une par genre :
    .p2 =
        - **Forces obscures**, de valeur 1 à 3
        - **Chevaliers ennemis**, de valeur 1 à 4
        - **Monstres**, de valeur 1 à 4
        - **Dragons**, de valeur 2 à 5
    .p3 = Treize **aventures** sont face visible. Chacune montre ses points et les adversaires qu’elle demande.
    .p4 = Les **chevaliers** sont en main, cachés aux autres. Ils sont rouges, orange ou beiges ; un double compte pour deux. Merlin est un chevalier qui va avec toutes les couleurs.
    .also = légende, colonnes, image, cartes, genres, adversaires
    .note-display = Les adversaires, une colonne par genre. Dès qu’une colonne en a quatre, on arrête de révéler.
    .note-column-dragon = Les dragons sont les plus forts : ils coûtent de 2 à 5 chevaliers.
    .note-turn = Qui doit jouer. Étapes : claire = possible, tirets = peut-être plus tard dans ce tour, sombre = impossible, cochée = faite, barrée = sautée.
    .note-last-turn = Le tour précédent. Un sceau montre qui a défié la carte.
    .note-adventures = Les aventures, avec points et prix. Une carte à quatre couleurs : n’importe quel adversaire. Les sombres sont accomplies.
    .note-piles = Les cartes restantes : adversaires à révéler, cartes chevalier à piocher, et la défausse.
    .note-player-0 = Un joueur : points, cartes chevalier en main, aventures accomplies, adversaires vaincus.

quests-rules-turn = Ton tour
    .p1 = Quatre étapes, **dans cet ordre**, chacune une fois au plus. **Toutes sont facultatives.**
    .p2 =
        1. **Révéler** : retourne des adversaires jusqu’à ce qu’une colonne en ait quatre. Possible seulement si aucune n’en a déjà quatre.
        2. **Défier** un adversaire : paie sa valeur en chevaliers d’une seule couleur, et il est à toi. Dans le jeu avec sceaux, il faut d’abord le sceller, ou payer le double.
        3. **Accomplir** une aventure : paie avec les adversaires qu’elle demande.
        4. **Piocher** une carte chevalier, ou aucune. Si tu as sauté les étapes 2 et 3, tu peux en piocher deux.
    .p3 = Une fois une étape jouée, tu ne peux plus jouer les précédentes. **Piocher, ou renoncer à piocher, termine ton tour.**
    .also = étapes, actions, ordre, passer, déroulement

quests-rules-reveal = Révéler des adversaires
    .p1 = Si **aucune colonne n’a quatre cartes**, tu peux commencer ton tour en révélant. On retourne les adversaires un par un, chacun dans la colonne de son genre, jusqu’à ce qu’une colonne en ait quatre ou que la pioche soit vide. Tu ne peux pas t’arrêter avant.
    .p2 = Ce n’est pas obligatoire, même si aucun adversaire n’est visible (sauf si l’hôte l’a décidé). Les cartes scellées comptent parmi les quatre.
    .p3 = Tu peux défier dès ce tour l’un des adversaires révélés.
    .also = retourner, dévoiler, colonne, quatre

quests-rules-challenge = Défier un adversaire
    .p1 = Choisis un adversaire et paie sa valeur en **chevaliers d’une seule couleur**. Les Merlins vont avec toutes les couleurs et peuvent aussi payer seuls : chacun compte pour 1. Un double compte pour 2. La couleur des chevaliers n’a rien à voir avec celle de l’adversaire.
    .p2 = Les chevaliers vont à la défausse, et l’adversaire est à toi ; dans le jeu avec sceaux, il faut parfois l’attendre. Tu peux t’en servir dès ce tour pour payer une aventure.
    .p3 = **Si tu peux payer le prix exact, paie-le.** Tu ne peux le dépasser que si aucune couleur ne te permet de faire l’appoint, et jamais avec une carte superflue. Un double ne peut donc servir contre un adversaire de valeur 1 que si tu n’as ni chevalier simple ni Merlin.
    .p4 = Si tu dépasses le prix, on ne te rend rien.
    .also = payer, paiement, payer juste, prix exact, payer trop, dépasser, chevaliers, couleur, combattre, vaincre

quests-rules-adventures = Les aventures
    .p1 = Une fois par tour, tu peux accomplir une aventure : paie avec les adversaires qu’elle demande, et marque ses points. Ces adversaires quittent le jeu. Une carte vide avec quatre couleurs en haut, c’est **n’importe quel adversaire** ; avec 3+, n’importe lequel de valeur 3 ou plus. Si une aventure demande des adversaires **valant** un certain total, paie ce total exact si tu peux ; sinon, tu peux le dépasser, sans carte superflue.
    .p2 = **De nous :** les points des aventures, sauf pour le Saint Graal et le Chevalier vert ; le nombre d’adversaires de chaque valeur, et les valeurs de chaque sorte ; les adversaires vaincus restent visibles, et tu dis combien de cartes tu pioches avant de les voir. Ce que les aventures demandent est conforme au jeu imprimé.
    .also = quête, points, conditions

quests-rules-draw = Piocher
    .p1 = Ton tour se termine par la pioche : **une carte chevalier, ou aucune**. Si tu n’as ni défié d’adversaire ni accompli d’aventure pendant ce tour, tu peux en piocher **deux**, même si tu as révélé. Choisis combien avant de les voir.
    .p2 = Ta main n’a pas de limite.
    .p3 = Quand la dernière carte chevalier est piochée, la défausse est mélangée et devient la nouvelle pioche.
    .also = mélanger, limite de main, pioche, défausse

quests-rules-seals = Le jeu avec sceaux
    .p1 = Chaque joueur a cinq sceaux, et il y a trois façons de défier :
    .p2 =
        - **Sceller** : paie la valeur d’une carte sans sceau et pose ton sceau dessus ; elle reste là. Quand **toutes les cartes de sa colonne ont un sceau**, chacune revient au joueur qui l’a scellée, et les sceaux sont repris. Une carte seule dans sa colonne est donc à toi aussitôt.
        - **Défier une deuxième fois** : paie de nouveau la valeur d’une carte qui porte ton sceau, prends-la et récupère ton sceau.
        - **À prix double** : paie deux fois la valeur d’une carte sans sceau, toujours en une seule couleur, et prends-la. Le reste de la colonne ne bouge pas.
    .p3 = Tu ne peux pas défier une carte qui porte le sceau de quelqu’un d’autre, ni sceller quand tu n’as plus de sceau. Les cartes scellées comptent parmi les quatre cartes d’une colonne, et ne rapportent rien à personne si elles y sont encore à la fin (notre lecture, comme pour sceller sans sceau).
    .also = sceau, sceller, deuxième fois, double, prix double, variante

quests-rules-start = Avant le premier tour
    .p1 = Chacun reçoit quatre cartes chevalier. On retourne des adversaires jusqu’à ce qu’une colonne en ait quatre : il y en a donc de 4 à 13. Les treize aventures sont visibles. Le sort décide qui commence, sauf si l’hôte choisit quelqu’un avec `/table commencer`. On joue dans le sens horaire.
    .also = mise en place, préparation, distribution, début, premier joueur

quests-rules-end = La fin et les égalités
    .p1 = La partie se termine :
    .p2 =
        - **aussitôt que la douzième aventure est accomplie** ;
        - à la fin du tour où il ne reste plus d’adversaire, ni dans les colonnes ni dans la pioche ;
        - quand, pendant tout un tour de table, personne n’a rien fait : ni révélé, ni défié, ni accompli d’aventure, ni pioché (c’est notre lecture : la règle imprimée n’en parle pas).
    .p3 = **Qui a le plus de points gagne.** Ce sont ceux de tes aventures, et la valeur des adversaires que tu as gardés. Les chevaliers en main et les cartes encore scellées sur la table ne rapportent rien.
    .p4 = **En cas d’égalité**, le plus grand nombre de cartes chevalier en main l’emporte (un double est une seule carte). S’il y a encore égalité, la place est partagée.
    .also = égalité, ex æquo, fin de partie, vainqueur, gagnant, blocage, douzième

quests-rules-variants = Variantes et options
    .p1 = Le **jeu de base** convient pour une première partie. **Avec sceaux**, les cartes restent un moment dans leur colonne avant que tu les remportes (chapitre *Le jeu avec sceaux*). Dans les deux cas, de deux à cinq joueurs.
    .p2 = Avant la partie, l’hôte peut changer ces règles dans *{ people-button-options }* :
    .p3 =
        - **Dépasser le prix** : seulement si tu ne peux pas payer le prix exact (par défaut), ou toujours permis, sans carte superflue. Un double peut alors vaincre un adversaire de valeur 1 même si tu as un chevalier simple.
        - **Aucun adversaire visible** : révéler reste facultatif (par défaut), ou c’est obligatoire à ton tour, si c’est possible (une règle maison française).
        - **Colonne entièrement scellée** (jeu avec sceaux) : vérifiée quand un sceau est posé (par défaut) ; si quelqu’un prend la dernière carte sans sceau à prix double, les cartes scellées restent là. Ou après chaque défi : leurs propriétaires les remportent alors aussitôt.
    .also = options, de base, règles maison, joueurs, nombre de joueurs

quests-rules-discord = Sur Discord
    .p1 = Appuie sur **{ discord-button-hand }** sous l’image de la table. Personne d’autre ne voit ce qui s’ouvre : tes chevaliers et, dessous, ce que tu peux faire maintenant, dans l’ordre du tour. Chaque choix indique avec quoi tu paies ; s’il contient « … » ou « (2 façons) », le bot te demande ensuite comment.
    .p2 = **{ discord-button-undo }** remonte jusqu’aux dernières cartes révélées pendant ce tour. `/aventures` propose les mêmes coups avec des commandes.
    .p3 = Les mains et les pioches sont cachées ; les adversaires vaincus restent visibles.
    .also = annuler, boutons, commandes, caché
    .note-steps = Les étapes de ton tour.
    .note-targets = Cadre doré : adversaire à ta portée. Cartes égales, même bouton. Petit sceau : sceller ; « + » : remporter ; « ×2 » : à prix double.
    .note-knights = Tes chevaliers. Personne d’autre ne voit cette image.
    .note-adversaries = Ce que tu as remporté : des points, et de quoi accomplir des aventures.
    .note-standings = La même chose pour les autres.

## Adventures

quests-rules-group-adventures = Aventures
quests-rules-adventure-also = aventure
quests-rules-adventure-need = Demande **{ quests-condition }**. Rapporte **{ quests-points }**.
quests-rules-adventure-line = - **{ quests-adventure }**, { $points } : { quests-condition }
quests-rules-exactly = Paie le total exact si tu peux ; sinon, tu peux le dépasser, sans carte superflue.
quests-rules-any-cards = La valeur des cartes ne compte pas, mais aucune ne doit être superflue.

quests-rules-holy-grail =
    .p1 = C’est l’aventure qui rapporte le plus. { quests-rules-exactly }
    .also = graal, coupe, calice

quests-rules-mountain =
    .p1 = { quests-rules-exactly }
    .also = {""}

quests-rules-excalibur =
    .p1 = { quests-rules-exactly }
    .also = épée

quests-rules-questing-beast =
    .p1 = Uniquement des dragons. { quests-rules-exactly }
    .also = rouge, bête

quests-rules-robbers =
    .p1 = C’est l’aventure la moins chère. { quests-rules-any-cards }
    .also = bataille, voleurs, bandits

quests-rules-king-mark =
    .p1 = { quests-rules-any-cards }
    .also = un de chaque, Marc

quests-rules-fisher-king =
    .p1 = Uniquement des monstres. { quests-rules-exactly }
    .also = vert, pêcheur

quests-rules-vikings =
    .p1 = { quests-rules-any-cards }
    .also = bataille

quests-rules-green-knight =
    .p1 = Deux cartes de n’importe quel genre. Deux cartes de valeur 4 ou plus conviennent aussi.
    .also = {""}

quests-rules-royal-tournament =
    .p1 = Uniquement des chevaliers ennemis. { quests-rules-exactly }
    .also = bleu, joute

quests-rules-sea-monster =
    .p1 = Une force obscure, un chevalier ennemi, un monstre et un dragon. { quests-rules-any-cards }
    .also = quatre genres, un de chaque, mer

quests-rules-gold-treasure =
    .p1 = Le dragon 5 suffit à lui seul. Sinon, il faut deux cartes de valeur 3 ou plus, de n’importe quel genre.
    .also = or

quests-rules-saxons =
    .p1 = Uniquement des forces obscures. { quests-rules-exactly }
    .also = jaune, bataille

## Cards

quests-rules-group-cards = Adversaires et chevaliers

quests-rules-power = Les forces obscures
    .p1 = Les adversaires les plus faibles : 13 cartes, de valeur 1 à 3. Elles servent à accomplir l’aventure « Saxons » ; le Roi Marc et le Monstre marin en demandent chacun une.
    .also = mal, jaune, adversaire

quests-rules-enemy = Les chevaliers ennemis
    .p1 = Des adversaires : 11 cartes, de valeur 1 à 4. Ils servent à accomplir l’aventure « Tournoi royal » ; le Roi Marc et le Monstre marin en demandent chacun un.
    .also = bleu, adversaire, épées

quests-rules-monster = Les monstres
    .p1 = Des adversaires : 11 cartes, de valeur 1 à 4. Ils servent à accomplir l’aventure « Roi pêcheur » ; le Roi Marc et le Monstre marin en demandent chacun un.
    .also = vert, adversaire

quests-rules-dragon = Les dragons
    .p1 = Les adversaires les plus forts : 9 cartes, de valeur 2 à 5. Ils servent à accomplir l’aventure « Bête glatissante » ; le Monstre marin en demande un. Le dragon 5 suffit à lui seul pour le Trésor d’or.
    .also = rouge, adversaire

quests-rules-knight = Les chevaliers
    .p1 = Ils servent à vaincre les adversaires. Rouges, orange ou beiges, ils valent 1 chacun. On paie en une seule couleur, et des Merlins peuvent s’y ajouter. Il y a 14 chevaliers simples de chaque couleur.
    .also = rouge, orange, beige, main, simple

quests-rules-double = Les doubles
    .p1 = Deux chevaliers sur une seule carte, qui vaut 2. Il y en a deux de chaque couleur. Un double ne paie un prix impair qu’avec un chevalier simple ou un Merlin, ou si tu ne peux pas payer le prix exact. En cas d’égalité, il compte pour une seule carte.
    .also = deux chevaliers, payer trop, dépasser

quests-rules-merlin = Merlin
    .p1 = Un chevalier de valeur 1 qui va avec toutes les couleurs. Des Merlins peuvent aussi payer seuls. Il y en a cinq. Merlin n’est pas plus fort que les autres : il en faut deux contre un adversaire de valeur 2.
    .also = joker, blanc, enchanteur

quests-rules-seal = Les sceaux
    .p1 = Seulement dans le jeu avec sceaux : cinq par joueur. Ton sceau sur un adversaire indique que tu as déjà payé son prix une fois. Il est à toi quand toute sa colonne est scellée, ou quand tu paies une deuxième fois ; ton sceau te revient alors.
    .also = cire, réserve, sceller
