### How to play King Arthur's Court: the chapters of `/rules`, then a page for each character and piece. A page has a title (at
### most 60 letters, no markdown), paragraphs (.p1 …; at most 1,800 letters together), other words that people look for it by
### (.also, separated by commas; {""} for none) and what's said about places in its picture (.note-…).

## Chapters

court-rules-goal = Le but du jeu
    .p1 = Réunis la cour la plus équilibrée.
    .p2 = Tes courtisans forment trois groupes : les **demoiselles**, les **gardes** et les **chevaliers**. **Ton score, c’est la taille de ton plus petit groupe.** Une cour de 3, 3 et 3 bat une cour de 2, 6 et 6.
    .p3 = Les **bouffons** bouchent les trous : chacun peut rejoindre n’importe quel groupe où il y a déjà quelqu’un.
    .p4 = Pour changer ta cour, compte sur les quatre **personnages**. Ils sont mis aux enchères à chaque manche, et chacun aide à sa façon.
    .also = objectif, but, gagner, victoire, points, score, plus petit groupe

court-rules-table = La table
    .p1 = Rien n’est caché : tout est sur la table.
    .p2 =
        - Les **personnages**, chacun avec une **bourse** de jetons.
        - Les **aspirants** : la rangée de courtisans qui espèrent entrer dans une cour.
        - Le **peuple** : tous les courtisans qui ne sont ni dans la rangée ni dans une cour.
        - La **cour** de chaque joueur, en trois groupes, avec les bouffons là où ils aident le plus ; à côté, ses **jetons**, qui servent d’argent.
        - La **Faveur du Roi** : elle donne le droit d’ouvrir les enchères, et la victoire si tout le reste est à égalité.
    .p3 = Il y a six courtisans de chaque type : bouffons, demoiselles, gardes et chevaliers.
    .also = légende, bourse, aspirants, rangée, peuple, image, trésor, réserve
    .note-castle = Les quatre personnages, chacun avec sa bourse : elle va au joueur qui le prend. En haut, la manche, et combien il peut y en avoir.
    .note-decision = La décision en cours, la plus haute mise et les joueurs encore en lice.
    .note-aspirants = La rangée des aspirants : Merlin et Guenièvre les font entrer dans les cours.
    .note-peasantry = Le peuple : c’est avec lui que Guenièvre compose la rangée suivante.
    .note-favor = La Faveur du Roi : elle donne le droit d’ouvrir les enchères, et la victoire si tout le reste est à égalité.
    .note-money-1 = Les jetons d’un joueur, et la plus haute mise qu’ils permettent.
    .note-place-2 = La place de ce joueur et la taille de ses groupes. Les personnages ne comptent qu’à la dernière manche.
    .note-court-2 = Une cour : trois groupes, bouffons compris. Le plus petit donne le score.

court-rules-round = Une manche
    .p1 = Une manche, c’est une suite d’enchères. À chacune, le vainqueur **prend un personnage**, paie sa mise et se sert aussitôt de son pouvoir.
    .p2 = À trois ou quatre, tu prends un personnage par manche ; à deux, tu en prends deux. Une fois que tu as tes personnages, tu ne participes plus aux enchères de la manche.
    .p3 = À la fin de la manche, la Faveur du Roi va au joueur qui a Arthur, si quelqu’un l’a pris. Si la partie continue, les personnages reviennent ensuite au milieu, chacun avec sa bourse.
    .also = tour, ton tour, ordre, déroulement

court-rules-auction = L’enchère
    .p1 = Le joueur qui a la **Faveur du Roi** ouvre. S’il a déjà ses personnages, c’est le premier à sa gauche à qui il en manque encore un. **Qui ouvre doit miser** au moins un jeton.
    .p2 = Ensuite, dans le sens horaire, chacun mise **plus** ou **passe**. Si tu passes, tu sors de cette enchère. Le dernier joueur à qui il manque un personnage l’emporte dès sa première mise, mais il doit la payer.
    .p3 = Mise les jetons que tu veux : c’est leur somme qui compte. Pour surenchérir, tu peux prendre des jetons tout à fait différents. Personne ne paie avant la fin de l’enchère.
    .p4 = Le vainqueur choisit un personnage et reçoit les jetons de sa **bourse** ; **les jetons misés deviennent la nouvelle bourse**. Tous les autres gardent leurs jetons.
    .also = enchères, miser, mise, passer, surenchérir, jetons, argent, bourse, payer

court-rules-characters = Les personnages
    .p1 =
        - **Merlin** : fais jusqu’à trois échanges entre ta cour et la rangée.
        - **Guenièvre** : prends deux aspirants ; chaque adversaire en prend un ; puis tu composes une nouvelle rangée.
        - **Arthur** : chaque adversaire qui a au moins deux jetons t’en donne un, et tu reçois la Faveur du Roi à la fin de la manche.
        - **Lancelot** : échange un courtisan avec chaque adversaire.
    .p2 = Un échange, c’est toujours un courtisan contre un autre **d’un type différent**.
    .p3 = Un personnage que tu as **à la fin de la partie** compte aussi dans ta cour : Guenièvre pour deux demoiselles, Arthur pour deux gardes, Lancelot pour deux chevaliers, Merlin pour un bouffon. Et avec Merlin, des bouffons peuvent former un groupe à eux seuls.
    .also = rôles, pouvoirs, échange, échanger, pion

court-rules-scoring = Les bouffons et le score
    .p1 = Chaque **bouffon** rejoint un de tes groupes. Ça se fait tout seul, et au mieux : ton plus petit groupe devient aussi grand que possible, puis le moyen, puis le plus grand.
    .p2 = Un bouffon ne peut pas rejoindre un **groupe vide**. Seul Merlin, à la fin, permet d’avoir des groupes de bouffons seuls. Un bouffon qui ne peut rejoindre aucun groupe ne compte nulle part.
    .p3 = À la fin, Guenièvre ajoute deux demoiselles, Arthur deux gardes et Lancelot deux chevaliers à la cour qui les a. Un groupe qui a un personnage n’est pas vide : des bouffons peuvent le rejoindre.
    .p4 = Par exemple, deux bouffons, une demoiselle, deux gardes et un chevalier, avec Arthur, font des groupes de 2, 4 et 2. Le score est de 2.
    .also = bouffon, groupe, membres, score, compter

court-rules-start = Avant la première manche
    .p1 = Tout le monde a les jetons **3, 4 et 5**, et la bourse de chaque personnage contient un 1 et un 2. À tour de rôle, chacun prend dans le peuple un courtisan de son choix.
    .p2 = La première rangée compte un courtisan de chaque type. À quatre, les dés en ajoutent un ; à deux, ils en retirent un, qui retourne dans le peuple (notre lecture : la règle imprimée ne dit pas où il va).
    .p3 = Tout le monde lance un dé pour la Faveur du Roi : elle va au meilleur jet. Ensuite, il n’y a plus de hasard.
    .also = mise en place, préparation, début, dés, premier courtisan

court-rules-end = La fin et les égalités
    .p1 = Quand Guenièvre **ne peut plus remplir la rangée** avec le peuple, c’est la dernière manche. On la joue jusqu’au bout : chacun prend encore ses personnages. Tant qu’elle peut la remplir, la partie continue, même s’il ne reste alors plus personne dans le peuple.
    .p2 = À deux, ça fait 7 manches ; à trois, de 5 à 10 ; à quatre, 4.
    .p3 = Les personnages de la dernière manche ne sont pas rendus : ils comptent. La victoire va au plus grand des **plus petits groupes**.
    .p4 = **En cas d’égalité**, c’est le groupe moyen qui départage, puis le plus grand groupe, puis la Faveur du Roi (si quelqu’un a pris Arthur, elle vient de passer à ce joueur). S’il y a encore égalité, la place est partagée.
    .also = égalité, ex æquo, dernière manche, vainqueur, fin de partie

court-rules-variants = À deux, trois ou quatre
    .p1 = **À deux**, chacun prend deux personnages par manche, et les deux comptent à la fin. La rangée a trois aspirants.
    .p2 = **À trois**, chacun prend un personnage, et il en reste donc un. Il garde sa bourse et reçoit le **dé noir** : à la manche suivante, quelqu’un doit prendre ce personnage. Les deux premiers vainqueurs choisissent librement ; le dernier doit le prendre s’il est encore là. La rangée a quatre aspirants.
    .p3 = **À quatre**, chacun prend un personnage, et la rangée a cinq aspirants.
    .p4 = Il n’y a ni autre variante ni règle au choix. **Nos lectures**, là où la règle imprimée se tait : on peut surenchérir avec d’autres jetons, seuls les ex æquo relancent pour la Faveur du Roi, et une égalité totale se partage.
    .also = variantes, dé noir, joueurs, nombre de joueurs, options

court-rules-discord = Sur Discord
    .p1 = Quand c’est à toi, le message de la table a des boutons pour les choix les plus simples, comme passer ou miser au plus bas. Pour une autre mise, et pour les échanges, appuie sur **{ discord-button-hand }** : les meilleurs choix ont chacun leur bouton, et un menu te laisse prendre les jetons ou les courtisans que tu veux.
    .p2 = Le message de la table est toujours à jour, et le bot te prévient quand c’est à toi. Ce que les règles imposent est joué pour toi.
    .p3 = **{ discord-button-undo }** annule ce que tu as fait en dernier, tant que personne d’autre n’a fait de choix. Le choix d’un personnage est définitif, tout comme la dernière étape de son pouvoir. Tu peux aussi jouer avec des commandes : `/cour` propose les mêmes coups.
    .also = annuler, boutons, commandes

## Characters and pieces

court-rules-group = Personnages et matériel

court-rules-merlin = Merlin
    .p1 = Fais **jusqu’à trois échanges** entre ta cour et la rangée : chaque fois, un de tes courtisans contre un aspirant d’un autre type. L’ordre des échanges ne change rien, et tu peux aussi n’en faire aucun.
    .p2 = Si tu as Merlin à la fin, il compte pour un **bouffon** de plus, et tes bouffons peuvent former des groupes à eux seuls.
    .also = noir, enchanteur, magicien, échange, échanger

court-rules-guinevere = Guenièvre
    .p1 = Prends **deux aspirants**. Puis, dans le sens horaire, à partir de ton voisin de gauche, chaque adversaire en prend un. Ensuite, tu composes une **nouvelle rangée** avec les courtisans du peuple que tu veux. S’il y en a trop peu pour la remplir, c’est la dernière manche.
    .p2 = Si tu as Guenièvre à la fin, elle compte pour **deux demoiselles**.
    .also = rouge, reine, composer, compléter, nouvelle rangée, dernière manche

court-rules-arthur = Arthur
    .p1 = Dans le sens horaire, à partir de ton voisin de gauche, chaque adversaire qui a **au moins deux jetons** t’en donne un de son choix (notre lecture : la règle imprimée ne dit pas qui choisit). Avec un seul jeton, on le garde.
    .p2 = À la fin de la manche, tu reçois la **Faveur du Roi**. Si tu as Arthur à la fin de la partie, il compte pour **deux gardes**.
    .also = vert, roi, jeton, donner, cadeau

court-rules-lancelot = Lancelot
    .p1 = Dans le sens horaire, à partir de ton voisin de gauche, **échange un courtisan avec chaque adversaire**, contre un autre d’un type différent. Tu choisis les deux, et l’échange est obligatoire chaque fois qu’il est possible (notre lecture de la règle imprimée). Si vos deux cours ne comptent que des courtisans du même type, on saute cet adversaire. Un courtisan que tu viens de recevoir peut repartir aussitôt.
    .p2 = Si tu as Lancelot à la fin, il compte pour **deux chevaliers**.
    .also = bleu, échange, échanger

court-rules-jester = Les bouffons
    .p1 = Un bouffon rejoint un groupe où il y a déjà quelqu’un, là où il aide le plus. Il y en a six. Sans Merlin à la fin, une cour de bouffons seuls vaut 0.
    .also = fou, bonnet, grelots, lune

court-rules-maiden = Les demoiselles
    .p1 = L’un des trois groupes. Il y a six demoiselles ; Guenièvre compte pour deux de plus si tu l’as à la fin.
    .also = dame, rose, soleil, groupe

court-rules-guard = Les gardes
    .p1 = L’un des trois groupes. Il y a six gardes ; Arthur compte pour deux de plus si tu l’as à la fin.
    .also = soldat, hache, couronne, groupe

court-rules-knight = Les chevaliers
    .p1 = L’un des trois groupes. Il y a six chevaliers ; Lancelot compte pour deux de plus si tu l’as à la fin.
    .also = cavalier, cheval, armes, groupe

court-rules-favor = La Faveur du Roi
    .p1 = Avec elle, tu **ouvres chaque enchère** et tu dois miser, tant qu’il te manque un personnage ; ensuite, c’est le premier à ta gauche à qui il en manque un. Elle départage aussi quand tout le reste est à égalité. À la fin de la manche, elle va au joueur qui a Arthur ; à trois, elle ne bouge pas si personne ne l’a pris.
    .also = faveur, dé vert, ouvrir, première mise, égalité

court-rules-money = Les jetons
    .p1 = Les jetons, de 1 à 5, sont ton argent. Tu commences avec 3, 4 et 5, et tout le monde les voit. Si tu remportes une enchère, ta mise devient la bourse du personnage, et tu reçois celle d’avant. Tu n’es jamais à sec : chaque bourse contient au moins un jeton.
    .also = argent, monnaie, pièces, bourse, trésor, as, mise

court-rules-dice = Les dés
    .p1 = À deux et à quatre, quatre dés changent la première rangée, un par type de courtisan. Le type au plus haut résultat gagne un courtisan (à quatre) ou en rend un au peuple (à deux) ; si ce résultat n’est pas unique, on relance les quatre dés. Puis chacun lance un dé pour la Faveur du Roi, qui va au meilleur jet ; en cas d’égalité, on relance entre ex æquo. Un dé donne de 0 à 5. À trois, le dé noir marque le personnage que quelqu’un doit prendre.
    .also = dé noir, dé, lancer, jet, hasard, chance
