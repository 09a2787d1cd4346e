### The command that teaches a game, and what all lessons share. What a game's steps say is in a file of its own.

commands-learn = apprendre
    .description = Jouer une première partie en solo, chaque étape expliquée
commands-learn-game = jeu
    .description = Quel jeu

learn-opponent =
    .first = Morgane
    .second = Perceval
    .third = Viviane

learn-menu = Quel jeu veux-tu apprendre ? Ça prend environ cinq minutes, personne d’autre ne le voit, et tu ne risques rien.
learn-title = ### { $game } · étape { $step } sur { $steps }
learn-right = ✅ Exact.
learn-right-why = ✅ { $why }
learn-wrong = ❌ { $why }
learn-told = > { $sentences }
learn-real = Envie de jouer pour de vrai ? **{ learn-button-real }** ouvre une table dans ce salon avec des Pages, des joueurs virtuels qui font encore des erreurs. D’autres personnes peuvent s’y joindre.
learn-stopped = La leçon { DE(language-title) } s’arrête là. Tu peux la reprendre quand tu veux.

learn-button-learn = Apprendre étape par étape
learn-button-right = Exact
learn-button-next = Suivant
learn-button-back = Retour
learn-button-stop = Arrêter
learn-button-go-on = Reprendre
learn-button-other = Choisir un autre jeu
learn-button-real = Jouer une vraie partie

learn-unknown-game = Je n’ai pas de leçon pour ce jeu. Voici celles que j’ai :
learn-unknown-step = Cette leçon a changé depuis que ce bouton est apparu. La voici depuis le début.
learn-unknown-answer = Cette étape a changé depuis que tu l’as ouverte. La voici telle qu’elle est maintenant.
learn-server-only = Pour une table, il faut un serveur. Va dans un salon où je suis, tape `/table ouvrir` et ajoute des joueurs virtuels.
