### A first game of the card game, played step by step by someone who learns it. Morgana (learn-opponent.first) is the opponent.
### The position is always the same, so cards and points are in the sentences. A step is a text and, if it asks something,
### what's said to the right answer (.right) and to each of the wrong ones (.wrong-…). Answers that are moves are labelled
### elsewhere.
### Limits: texts 400, .right and .wrong-… 200, answers 80.

quests-lesson-goal = Tes chevaliers te servent à vaincre des **adversaires**, et les adversaires vaincus à accomplir des **aventures**. Les deux rapportent des points : une aventure, ceux inscrits sur sa carte ; un adversaire que tu gardes, sa valeur. Les adversaires sont en quatre colonnes, une par genre ; les dragons sont les plus forts. Une carte vide à quatre couleurs, c’est n’importe quel adversaire.

quests-lesson-strength = Tu ne te bats qu’avec des chevaliers **d’une seule couleur** à la fois. Un double, c’est deux chevaliers sur une carte ; Merlin est un chevalier qui va avec toutes les couleurs. La couleur de l’adversaire ne compte pas. Quelle force peux-tu réunir en rouge, au mieux ?
    .right = Oui : 1 pour le chevalier, 2 pour le double, 1 pour Merlin.
    .wrong-two = Tu as deux cartes rouges, mais le double compte pour 2. Et Merlin t’aide.
    .wrong-three = Ça, c’est sans Merlin, et il compte aussi comme rouge.
    .wrong-five = Le chevalier orange ne peut pas s’y ajouter : il faut une seule couleur. Seul Merlin va avec toutes.
quests-lesson-strength-answer-two = 2
quests-lesson-strength-answer-three = 3
quests-lesson-strength-answer-four = 4
quests-lesson-strength-answer-five = 5

quests-lesson-challenge = **Défie un adversaire** : défausse des chevaliers qui valent exactement autant que lui, et sa carte est à toi. Un monstre de valeur 3 coûte 3 en chevaliers ; une force obscure de valeur 1, un seul chevalier. Quel est ton meilleur défi ?
    .right = Trois points, et tu as encore Merlin.
    .wrong-small = C’est permis, mais ça ne rapporte qu’un point. Tu as la force de faire mieux.
    .wrong-merlin = C’est le bon monstre, mais garde Merlin : il va avec toutes les couleurs, un chevalier rouge seulement avec le rouge.

quests-lesson-draw = Après un défi, tu peux accomplir une aventure, mais il te manque encore des adversaires. Vient alors la dernière étape : **pioche une carte chevalier**. C’est la fin de ton tour.
    .right = Une carte de plus. Personne d’autre ne voit ce que tu pioches.
    .wrong-none = Tu peux finir ton tour sans piocher, mais les chevaliers ne coûtent rien, et ta main n’a pas de limite.

quests-lesson-reveal = Un tour a quatre étapes, **toujours dans cet ordre** : révéler, défier, accomplir une aventure, piocher. En haut, claire = possible, en tirets = peut-être plus tard dans ce tour. Si aucune colonne n’a quatre cartes, tu peux révéler des adversaires jusqu’à ce qu’une en ait quatre. Tu veux plus de choix ce tour-ci. Que fais-tu d’abord ?
    .right = Maintenant, il y a plus de choix. Pour Morgane aussi.
    .wrong-fight = Après un défi, tu ne pourrais plus révéler : c’est au début du tour ou pas du tout. Et Merlin y passerait.

quests-lesson-two = Tu as un chevalier rouge, un orange et Merlin : de quoi payer 2 au plus, et Merlin y passerait. **Si tu ne défies aucun adversaire et n’accomplis pas d’aventure, tu peux piocher deux cartes chevalier.** Révéler n’y change rien. Et maintenant ?
    .right = Deux chevaliers beiges : avec Merlin, ça fait 3.
    .wrong-fight = Deux points, mais il ne te resterait qu’un chevalier. Prends d’abord des forces.
    .wrong-one = Tu n’as défié aucun adversaire pendant ce tour : tu peux en piocher deux.

quests-lesson-needs = Morgane a vaincu un adversaire et accompli l’aventure « Brigands » avec deux des siens : 6 points. **Chaque aventure a ses propres exigences.** Le Roi pêcheur, encadré, rapporte 12 points et demande des monstres valant 6 en tout. Tu as un monstre de valeur 3. Quel adversaire te faut-il ?
    .right = Oui : 3 et 3 font 6, et ce sont deux monstres.
    .wrong-dragon = Ça fait bien 6 en tout, mais le Roi pêcheur ne veut que des monstres.
    .wrong-monster1 = C’est un monstre, mais 3 et 1 ne font que 4.
quests-lesson-needs-answer-dragon = Un dragon de valeur 3
quests-lesson-needs-answer-monster3 = Un monstre de valeur 3
quests-lesson-needs-answer-monster1 = Le monstre de valeur 1

quests-lesson-merlin = Tu as deux chevaliers beiges, un rouge, un orange et Merlin. **Merlin compte pour un chevalier de n’importe quelle couleur.** Désormais, un cadre doré montre ce qui est possible. Va chercher ce que demande le Roi pêcheur, encadré.
    .right = Deux chevaliers et Merlin suffisent. Tu as bien fait de le garder.
    .wrong-dragon = Même prix, même valeur, mais ce n’est pas un monstre : le Roi pêcheur n’en veut pas.
    .wrong-small = Tes monstres feraient 4 en tout, et il te faut 6.

quests-lesson-adventure = Maintenant, **accomplis une aventure**, une par tour au plus. Les adversaires avec lesquels tu paies quittent le jeu, et leur valeur avec eux : tu perds 3 et 3. C’est assez pour plusieurs aventures, même Excalibur : elle demande 5, mais comme tu ne peux pas payer ce prix exact, tu peux payer plus. Laquelle choisis-tu ?
    .right = 12 points, pour des cartes qui en valent 6.
    .wrong-excalibur = Ça fait 8 points, pour des cartes qui en valent 6. Et elle ne demande que 5 : tu paierais 1 de trop.
    .wrong-treasure = Le Trésor d’or rapporte 11. C’est bien, mais l’une des trois rapporte plus.

quests-lesson-over = Un mot sur le paiement. Imagine un monstre de valeur 3, et dans ta main, rien que deux doubles rouges : deux cartes, qui valent 4. Peux-tu payer avec les deux ?
    .right = Exact. Mais jamais avec une carte superflue. C’est pareil pour les aventures qui demandent un total.
    .wrong-always = Dès que tu peux payer le prix exact, dans n’importe quelle couleur, tu dois le faire. On ne le dépasse que quand c’est impossible.
    .wrong-never = Il le faut quand c’est possible. Mais tu n’as aucune carte qui vaut 1 : tu peux donc payer 1 de trop.
quests-lesson-over-answer-always = Oui, on peut toujours dépasser le prix
quests-lesson-over-answer-never = Non, il faut payer le prix exact
quests-lesson-over-answer-unless = Oui, parce que je ne peux pas payer le prix exact

quests-lesson-score = Tu as 12 points, Morgane 6. Il te reste des chevaliers. Sauf en cas d’égalité, que vaudront ceux que tu auras en main à la fin ?
    .right = Exact, alors dépense-les. C’est seulement en cas d’égalité que le nombre de cartes chevalier départage.
    .wrong-strength = Leur force sert à se battre. Les points viennent des aventures et des adversaires que tu gardes.
    .wrong-one = Les chevaliers ne rapportent rien. Les points viennent des aventures et des adversaires que tu gardes.
quests-lesson-score-answer-nothing = Rien
quests-lesson-score-answer-strength = Leur force
quests-lesson-score-answer-one = 1 point chacun

quests-lesson-end = Deux des 13 aventures sont accomplies, et il n’en vient pas de nouvelles. Les adversaires s’épuisent aussi : quand il n’y en a plus, ni dans la pioche ni dans les colonnes, la partie finit avec le tour en cours. Qu’est-ce qui y met fin plus tôt ?
    .right = Oui : aussitôt, et la treizième reste là.
    .wrong-knights = Quand la pioche des chevaliers est vide, la défausse est mélangée et la remplace.
quests-lesson-end-answer-knights = La dernière carte chevalier de la pioche
quests-lesson-end-answer-twelfth = La douzième aventure

quests-lesson-sealing = **Le plus haut score gagne.** Voilà tout le jeu de base. Dans le jeu avec sceaux, tu poses ton sceau sur l’adversaire que tu défies, et il reste là **jusqu’à ce que toute sa colonne soit scellée**. Le sceau de Morgane est sur le 3, et tu paies maintenant le 2. Qui remporte quoi ?
    .right = Chaque carte revient au joueur qui l’a scellée, et chacun reprend ses sceaux.
    .wrong-mine = Le 3 porte le sceau de Morgane : elle a payé, il est à elle.
    .wrong-none = Toutes les cartes de cette colonne ont maintenant un sceau : elles sont remportées aussitôt.
quests-lesson-sealing-answer-mine = Je remporte les deux
quests-lesson-sealing-answer-each = Je remporte le 2, Morgane le 3
quests-lesson-sealing-answer-none = Personne ne remporte encore rien

quests-lesson-seals = Pas besoin d’attendre les autres : paie une deuxième fois une carte qui porte ton sceau, ou paie le double pour une carte sans sceau. Des signes sur les cartes disent ce que chacune t’apporte : un petit sceau, tu la scelles ; « + », tu la remportes ; « ×2 », tu la remportes à prix double. **{ learn-button-real }** lance une partie du jeu de base, sans sceaux.
