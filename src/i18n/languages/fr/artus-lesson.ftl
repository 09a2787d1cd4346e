### A first game of Artus, played step by step by someone who learns it. Morgana (learn-opponent.first) is the opponent. The
### position is always the same, so chairs and points are in the sentences. A step is a text and, if it asks something,
### what's said to the right answer (.right) and to each of the wrong ones (.wrong-…). Answers that are moves are labelled
### elsewhere.
### Limits: texts 400, .right and .wrong-… 200, answers 80.

artus-lesson-table = La table du roi Arthur compte 28 chaises. Ton blason est encadré : cinq Chevaliers le portent, les cinq autres sont à Morgane. Quatre Princes y siègent aussi, et l’un d’eux est le Roi. Il te faut des points, et ce sont tes cartes qui te les rapportent.

artus-lesson-values = **Le Roi fixe la valeur de chaque chaise.** Celle qui est juste derrière lui, dans le sens antihoraire, vaut 10. Puis viennent 8, 7, 6 … jusqu’à 1, et ensuite −1, −2 … jusqu’à −15. Les trois chaises devant lui valent 0. Compte les chaises encadrées, du Roi à ton Chevalier sur la chaise 24. Combien vaut cette chaise ?
    .right = Oui : quatre chaises derrière le Roi, c’est +6.
    .wrong-minus = La chaise 24 suit le Roi de près : elle est dans le vert. Les valeurs ne passent sous zéro qu’à partir de la dixième chaise derrière lui.
    .wrong-zero = Seules les trois chaises devant le Roi valent 0 : les chaises 1, 2 et 3. La chaise 24 est derrière lui.
artus-lesson-values-answer-minus = −4
artus-lesson-values-answer-six = +6
artus-lesson-values-answer-zero = 0

artus-lesson-leave = **Un Chevalier rapporte les points de la chaise qu’il quitte**, pas de celle où il arrive. Ta carte « Chevalier 3–6 » fait avancer l’un de tes Chevaliers de 3 à 6 cases, dans le sens horaire. Lequel des Chevaliers encadrés doit partir ?
    .right = Oui : en quittant la chaise 26, il rapporte les 8 points qu’elle vaut.
    .wrong-k16 = La chaise 16 vaut −3, et c’est ce que tu marquerais en la quittant. Prends le Chevalier dont la chaise vaut le plus.
    .wrong-k20 = Tu marquerais 2. Il arriverait sur une meilleure chaise, mais elle ne rapportera qu’à son prochain départ. Un autre Chevalier rapporte plus maintenant.
artus-lesson-leave-answer-k16 = Celui de la chaise 16
artus-lesson-leave-answer-k20 = Celui de la chaise 20
artus-lesson-leave-answer-k26 = Celui de la chaise 26

artus-lesson-land = Où qu’il aille, il rapporte 8. Regarde donc **où il arrive** : c’est ce qu’il rapportera la prochaine fois. Les chaises occupées comptent aussi. Voici deux de ses quatre coups. De combien doit-il avancer ?
    .right = Bien : 8 points, et une chaise devant le Roi, qui vaudra plus dès qu’il l’aura dépassée.
    .wrong-worst = Tu marquerais 8, mais la chaise 4 est la pire de la table : la quitter coûte 15. Trouves-en une meilleure.

artus-lesson-draw = Après avoir joué une carte, tu **en pioches une** dans ta pile Chevalier ou ta pile Roi. Tout le monde a les mêmes cartes, huit de chaque sorte. Il te reste en main une carte Chevalier et deux cartes Roi, et tu veux garder le choix entre les deux sortes. Quelle pile ?
    .right = Bien : tu as de nouveau le choix entre les deux sortes.
    .wrong-king = C’est possible. Mais tu aurais alors trois cartes Roi et une seule carte Chevalier : peu de choix pour tes propres Chevaliers.

artus-lesson-pushed = Le Chevalier de Morgane est arrivé sur ta chaise 24. **La figurine qui s’y trouvait est déplacée vers la première chaise libre, dans le sens antihoraire.** Ton Chevalier est passé d’une chaise qui vaut 6 à une chaise qui vaut 4. Combien Morgane a-t-elle marqué pour l’avoir déplacé ?
    .right = Exact : déplacer une figurine ne rapporte rien. Ses 10 points viennent de la chaise qu’elle a quittée.
    .wrong-two = Tu n’as perdu aucun point : ton score est le même, seule ta chaise vaut moins. Et Morgane n’a rien reçu pour ça.
    .wrong-six = Seule la chaise qu’une figurine quitte rapporte. Morgane a quitté la chaise 27 : voilà ses 10 points.
artus-lesson-pushed-answer-two = 2, ce que tu as perdu
artus-lesson-pushed-answer-nothing = Rien
artus-lesson-pushed-answer-six = 6, pour la chaise 24

artus-lesson-push = À toi de déplacer. Deux de tes Chevaliers sont encadrés, et deux de Morgane, devant eux. Un Chevalier déplacé va à la première chaise libre derrière, et **celle que tu viens de quitter compte comme libre**. Avec « Chevalier 1–4 », quel coup fait le plus de tort aux siens ?
    .right = Vous avez échangé vos places, car la première chaise libre est la 20, que tu viens de quitter : la tienne vaut 6, la sienne 2.
    .wrong-other = Ce coup mène à la chaise 23 et en déplace l’autre Chevalier de Morgane, d’une seule case. Celui de la chaise 24 reste.
    .wrong-free = Ce coup rapporte 4 et mène à une bonne chaise, mais il n’y a personne à déplacer.

artus-lesson-prince = Les cartes Roi font avancer les **Princes**, qui ne sont à personne : quand tu en fais avancer un, tu marques les points de la chaise qu’**il** quitte. Ta carte fait avancer un Prince d’argent de 1 à 7 cases. Les deux sont numérotés, et avancent ici de 6. Lequel choisis-tu ?
    .right = Oui : +3, pour la chaise que le Prince a quittée.
    .wrong-red = Il est sur −12 : le faire avancer te coûte 12 points. Laisse-le à Morgane.

artus-lesson-ring = Morgane a ajouté un anneau au Prince que tu as fait avancer, et marqué les points de sa chaise : 10. **Un anneau rapporte les points de la chaise du Prince qui le reçoit. Au troisième anneau, il devient Roi.** Toi aussi, tu as un anneau, pour l’un des Princes encadrés. Lequel le reçoit ?
    .right = 10 points, et un nouveau Roi.
    .wrong-seven = Il est sur −12 : l’anneau te coûterait 12 points.
    .wrong-bronze = Il est sur −5 : l’anneau te coûterait 5 points. La chaise d’un des Princes vaut 10.

artus-lesson-turned = Le Prince de la chaise 27 a son troisième anneau : le voilà Roi. L’ancien Roi garde un anneau et redevient Prince. **Toutes les valeurs tournent avec la couronne.** Quelle chaise vaut 10 maintenant ?
    .right = Oui : toujours celle qui est juste derrière le Roi.
    .wrong-c27 = C’est la chaise du Roi, et elle vaut 0. Regarde juste derrière lui.
    .wrong-c0 = La chaise 0 est devant lui, donc elle vaut 0. Derrière, c’est dans le sens antihoraire : les numéros plus petits.
artus-lesson-turned-answer-c27 = La chaise 27
artus-lesson-turned-answer-c0 = La chaise 0
artus-lesson-turned-answer-c26 = La chaise 26

artus-lesson-king = **Faire avancer le Roi ne rapporte rien, mais toutes les valeurs tournent.** Tes Chevaliers des chaises 1 et 2 sont devant lui, sur des chaises qui valent 0. S’il les dépasse, ils se retrouvent juste derrière lui. Voici trois de ses coups. De combien doit-il avancer ?
    .right = Les chaises de tes Chevaliers valent maintenant 10 et 8. Ça rapportera quand ils partiront.
    .wrong-far = Il les dépasserait, mais irait trop loin : leurs chaises vaudraient 5 et 4, et tes autres Chevaliers tomberaient dans le rouge.
    .wrong-six = Leurs chaises vaudraient 7 et 6. S’il s’arrête dès qu’il les a dépassés, leurs chaises vaudront plus.

artus-lesson-all = La partie dure 16 tours, et on ne pioche plus pendant les quatre derniers. Chacun a 16 cartes ; l’image montre lesquelles ont été jouées. Alors, combien de tes cartes devras-tu jouer ?
    .right = Exact : toutes, sans exception. Joue celles qui te coûtent des points au moment où elles en coûtent peu.
    .wrong-good = Tu joues une carte par tour, sans pouvoir passer : 16 tours, donc 16 cartes, même celles qui te coûtent des points.
artus-lesson-all-answer-good = Seulement celles que je veux
artus-lesson-all-answer-all = Toutes : les 16

artus-lesson-end = **Après 16 tours, le plus haut score gagne.** C’est ça, Artus : quitter de bonnes chaises, arriver sur des chaises correctes, faire tourner les valeurs quand ça t’aide. Au début, **on place ses Chevaliers** : une chaise verte rapporte si tu la quittes vite, une jaune dès que le Roi est passé. Le jeu avancé a des cartes de score, et deux cartes par tour.
