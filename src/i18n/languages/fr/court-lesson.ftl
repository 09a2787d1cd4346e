### The last round of a game of King Arthur's Court, played step by step by someone who learns it. Morgana, Percival and
### Nimue (learn-opponent) are the opponents. The position is always the same, so its numbers are in the sentences. A step is
### a text and, if it asks something, what's said to the right answer (.right) and to each of the wrong ones (.wrong-…).
### Answers that are moves are labelled elsewhere.
### Limits: texts 400, .right 150, .wrong-… 200, answers 80.

court-lesson-goal = C’est la dernière des quatre manches. Ta cour est encadrée : deux demoiselles (la rose), aidées d’un bouffon (le bonnet), trois gardes (la hache) et aucun chevalier (le cheval). Demoiselles, gardes et chevaliers forment trois groupes, et **ton score, c’est la taille de ton plus petit groupe**. Quel serait ton score en ce moment ?
    .right = Oui : sans chevalier, ton plus petit groupe est à 0.
    .wrong-six = Les courtisans ne s’additionnent pas. Seul compte le plus petit des trois groupes.
    .wrong-three = Les gardes sont ton plus grand groupe. C’est le plus petit qui compte.
court-lesson-goal-answer-six = 6, pour toute la cour
court-lesson-goal-answer-three = 3, pour les gardes
court-lesson-goal-answer-none = 0, pour les chevaliers

court-lesson-jester = **Un bouffon rejoint un groupe où il y a déjà quelqu’un**, là où il t’aide le plus. Sans Merlin, il ne forme pas de groupe à lui seul : là où tu n’as personne, il ne sert à rien. La rangée encadrée, ce sont les **aspirants** : des courtisans qui veulent rejoindre une cour. Lequel te manque le plus ?
    .right = Exact : avec un chevalier que le bouffon rejoint, tous tes groupes sont au moins à 2.
    .wrong-jester = Un bouffon doit avoir quelqu’un à rejoindre. Tu n’as pas de chevalier : même avec deux bouffons, ce groupe reste à 0.
    .wrong-guard = Tu as déjà trois gardes. Ton plus petit groupe resterait à 0.
court-lesson-jester-answer-jester = Le bouffon
court-lesson-jester-answer-guard = Le garde
court-lesson-jester-answer-knight = Un chevalier

court-lesson-characters = Chacun prend **un personnage** par manche, puis le rend. Seul celui de la fin de la partie compte dans ta cour : **Guenièvre** pour deux demoiselles, **Arthur** pour deux gardes, **Lancelot** pour deux chevaliers, **Merlin** pour un bouffon, et avec lui des bouffons peuvent former un groupe à eux seuls. On compare d’abord le plus petit groupe, puis le moyen. Qui te donne les meilleurs groupes ?
    .right = Lancelot, bien vu : tu serais à 2/3/3, car le bouffon renforce un des petits groupes.
    .wrong-merlin = Presque. Avec tes deux bouffons comme chevaliers, tu serais à 2/2/3, sans bouffon pour tes demoiselles. Avec deux vrais chevaliers, tu serais à 2/3/3.
court-lesson-characters-answer-merlin = Merlin
court-lesson-characters-answer-lancelot = Lancelot

court-lesson-powers =
    Un personnage agit aussi dès que tu le prends :
    - **Merlin** échange jusqu’à trois courtisans avec la rangée.
    - **Guenièvre** prend deux aspirants, puis chaque adversaire en prend un.
    - **Arthur** reçoit un jeton de chaque adversaire qui en a au moins deux, et la Faveur du Roi à la fin de la manche.
    - **Lancelot** échange un courtisan avec chaque adversaire.
    Qui agrandit ta cour ?
    .right = Seule Guenièvre le fait : deux courtisans de plus pour toi, un pour chaque adversaire.
    .wrong-merlin = Il échange un contre un : ta cour garde sa taille. Qui prend sans rien donner ?
    .wrong-arthur = Il apporte des jetons et la Faveur du Roi, mais pas de courtisans. Qui en prend ?
    .wrong-lancelot = Il échange un contre un : ta cour garde sa taille. Qui prend sans rien donner ?
court-lesson-powers-answer-merlin = Merlin
court-lesson-powers-answer-guinevere = Guenièvre
court-lesson-powers-answer-arthur = Arthur
court-lesson-powers-answer-lancelot = Lancelot

court-lesson-open = Les personnages sont **mis aux enchères** : le vainqueur en choisit un. Tu as la Faveur du Roi : c’est donc toi qui ouvres, et tu dois miser au moins un de tes jetons. Les autres misent plus, ou passent. Seule la mise gagnante est payée. Que mises-tu ?
    .right = Commencer bas coûte peu, et montre qui tient vraiment à l’emporter.
    .wrong-all = Tu l’emporterais, mais au prix de tout ce que tu as. Inutile de commencer si haut : tu pourras toujours miser plus ensuite.

court-lesson-pass = Perceval ne pouvait pas monter plus haut et a dû passer. Viviane mise 9. Tu pourrais miser plus : tes jetons font 13 en tout. Mais **chacun prend exactement un personnage par manche**, et Viviane, qui n’a pas de demoiselle, veut sans doute Guenièvre. Que fais-tu ?
    .right = Tu gardes tous tes jetons pour l’enchère suivante. Si Viviane prend Guenièvre, tu auras quand même un chevalier.
    .wrong-raise = Ça fait 10, presque tout ce que tu as. Lancelot ne tente guère Viviane, qui a assez de chevaliers. Garde tes jetons pour l’enchère suivante.

court-lesson-aspirant = Viviane a choisi Guenièvre et pris un garde et un chevalier. **Chacun de ses adversaires prend un aspirant**, à partir de sa gauche : toi d’abord. Puis Viviane compose une nouvelle rangée avec le peuple, s’il y reste quelqu’un. Qui prends-tu ?
    .right = Ton plus petit groupe passe de 0 à 2 : un chevalier, et le bouffon qui le rejoint.
    .wrong-jester = Tu aurais deux bouffons, et toujours aucun chevalier à rejoindre. Ton score resterait à 0.

court-lesson-bid = Il ne reste personne dans le peuple, et Viviane n’a pas pu composer de nouvelle rangée : **c’est pour ça que cette manche est la dernière**. Tu ouvres de nouveau. À la fin, les jetons ne rapportent rien. Morgane a 2+2+5, Perceval un 1. Quelle mise gagne à coup sûr ?
    .right = Morgane ne peut pas miser plus de 9 : personne ne peut surenchérir.
    .wrong-one = Morgane miserait plus. Après cette manche, tes jetons ne valent plus rien : dépense-les.
    .wrong-five = Morgane a 9 en jetons et pourrait miser 7 ou 9. Qu’est-ce qui est hors de sa portée ?

court-lesson-choose = L’enchère est à toi : tu choisis un personnage. Les jetons misés deviennent sa **bourse**, et tu reçois celle qui était là : une petite mise pour une bourse bien pleine est parfois la meilleure affaire. Mais aujourd’hui, ce sont tes groupes qui comptent. Qui choisis-tu ?
    .right = Lancelot compte pour deux chevaliers : tous tes groupes sont maintenant à 3.
    .wrong-merlin = Avec lui, ton plus petit groupe resterait à 2. Un autre personnage le porte à 3.
    .wrong-arthur = Il compte pour deux gardes, et tu en as déjà trois. Ton plus petit groupe resterait à 2.

court-lesson-swap = Lancelot **échange un courtisan avec chaque adversaire** ; c’est obligatoire partout où c’est possible. Tu choisis les deux, mais ils doivent être de types différents. Morgane vient en premier et n’a pas de garde. Lequel de ces trois échanges laisse tes groupes à 3 sans lui rendre service ?
    .right = Tes groupes restent à 3, et Morgane a perdu son bouffon.
    .wrong-guard = Tes groupes resteraient à 3. Mais un garde, c’est justement ce qui manque à Morgane.
    .wrong-jester = Ton bouffon te sert de troisième demoiselle. Si tu le donnes, ton plus petit groupe tombe à 2.

court-lesson-give = Lancelot a déjà échangé avec les autres : Perceval a reçu un garde contre une demoiselle, Viviane un chevalier contre un bouffon. Puis Morgane a pris Arthur pour 2. **Chaque adversaire lui donne un jeton, et choisit lequel.** Avec un seul jeton, on ne donne rien. Tes jetons ne comptent plus, mais en règle générale, lequel donnes-tu ?
    .right = En règle générale, donne celui qui vaut le moins.
    .wrong-most = C’est toi qui choisis, alors pourquoi le 3 ? En règle générale, donne ce qui vaut le moins.

court-lesson-tie = La partie est terminée : ton plus petit groupe est plus grand que celui des autres. Si les plus petits groupes sont égaux, c’est le **groupe moyen** qui décide, puis le plus grand, puis la Faveur du Roi. Viviane et Morgane sont à égalité sur leurs deux plus petits groupes : 2 et 2. Pourquoi Viviane est-elle devant ?
    .right = Oui : son plus grand groupe compte 4, celui de Morgane 3.
    .wrong-favor = C’est Morgane qui l’a, pas Viviane. Elle ne décide que si deux cours sont à égalité dans les trois groupes.
    .wrong-tiles = Les jetons ne comptent pas à la fin.
court-lesson-tie-answer-largest = Grâce à son plus grand groupe
court-lesson-tie-answer-favor = Grâce à la Faveur du Roi
court-lesson-tie-answer-tiles = Grâce à ses jetons

court-lesson-end = **Tu as gagné.** Morgane ne devance Perceval que par la Faveur du Roi, qu’Arthur lui a apportée. Le plus petit groupe compte, et les bouffons bouchent les trous. La partie finit avec la manche où la rangée ne peut plus être remplie. À deux, chacun prend deux personnages ; à trois, il en reste un : le dé noir le marque, et quelqu’un doit le prendre ensuite.
