### Why something can't be done, and what to do next. Only the person who asked sees it. Names are ready to be shown.

errors-no-table-here = Il n’y a pas de table dans ce salon. Ouvres-en une avec `/table ouvrir`.
errors-table-already-here = Il y a déjà une table dans ce salon. Termine-la ou ferme-la d’abord, ou prends un fil.
errors-unknown-table = Cette table n’existe plus. Retrouve celles de ce serveur avec `/parties`.
errors-not-in-lobby = Cette partie a déjà commencé.
errors-not-in-play = Cette partie n’a pas encore commencé.
errors-table-finished = Cette partie est terminée.
errors-table-closed = Cette table est fermée.
errors-table-full = Les { $max } places sont toutes prises.
errors-too-many-computers =
    { $most ->
        [one] Il y a de la place pour un joueur virtuel au plus : une place est à toi.
       *[other] Il y a de la place pour { $most } joueurs virtuels au plus : une place est à toi.
    }
errors-too-few-seats = Il faut au moins { $min } joueurs pour ce jeu ; il y en a { $seated } pour le moment. Les joueurs virtuels comptent.
errors-already-seated = Tu as déjà une place à cette table.
errors-not-seated = Tu n’as pas de place à cette table.
errors-no-computer-seat = Il n’y a pas de joueur virtuel à cette table.
errors-no-seat-kept = Aucune place n’est gardée pour toi à cette table.
errors-seat-kept = Ta propre place est toujours gardée pour toi. Appuie sur **{ people-button-back }** pour continuer.
errors-seat-taken = Cette place n’est pas libre : elle est à { $name }.
errors-no-open-seat = Il n’y a pas de place libre à cette table.
errors-no-such-seat = Cette place n’existe pas à cette table.
errors-own-seat = C’est ta propre place. Appuie sur **{ discord-button-leave }** pour la libérer.
errors-not-away = On peut libérer la place de quelqu’un qui est absent ou n’a pas joué depuis trois jours. Ce n’est pas le cas { DE($name) }.
errors-not-at-table = Seule une personne assise à cette table peut en être l’hôte.
errors-already-host = Tu es déjà l’hôte.
errors-not-invited = Cette table est sur invitation seulement. { $hostName }, ou n’importe qui à la table, peut t’inviter avec `/table inviter`.
errors-already-invited = { $name } a déjà une invitation.
errors-is-seated = { $name } a déjà une place à cette table.
errors-too-many-invited = On peut inviter au plus { $most } personnes à une table.
errors-unknown-setting = Le réglage « { $value } » n’existe pas.
errors-not-practised = Cette position ne fait pas partie de tes exercices. `/entraînement` t’en propose une.
errors-no-finished-game = Il n’y a pas de partie terminée à revoir. Choisis-en une dans la liste qui s’affiche quand tu écris.
errors-game-not-seen = Tu ne peux voir aucune partie de ce nom. Choisis-en une dans la liste qui s’affiche quand tu écris. Si le salon d’une partie a été supprimé, elle n’est visible que pour les personnes qui y ont joué ou qui gèrent le serveur.
errors-hands-not-open = Tu pourras voir toutes les mains à la fin de la partie.
errors-host-only = C’est réservé à l’hôte, { $hostName }. Si l’hôte ne fait rien pendant un jour avant la partie, ou une semaine en cours de partie, les autres joueurs peuvent le faire.
errors-host-or-manager-only = C’est réservé à l’hôte, { $hostName }, et aux personnes qui peuvent gérer les salons. Si l’hôte ne fait rien pendant un jour avant la partie, ou une semaine en cours de partie, les autres joueurs peuvent le faire.
errors-manager-only = C’est réservé aux personnes qui peuvent gérer les salons.
errors-not-your-turn = C’est à { $names } de jouer. On te préviendra quand ce sera ton tour.
errors-stale = La partie a avancé depuis que ce bouton est apparu.
errors-hints-off = L’hôte a désactivé les conseils à cette table.
errors-no-hint = Aucun conseil ne me vient à l’esprit. Réessaie dans un instant.
errors-too-much = Ça fait beaucoup d’un coup. Tu pourras continuer { $when }.
errors-one-at-a-time = Une chose à la fois : je m’occupe encore de ce que tu m’as demandé avant.
errors-many-here = Je m’occupe déjà de { $most } demandes de ce genre sur ce serveur. Réessaie quand l’une d’elles sera terminée.
errors-analyst-busy = J’analyse tellement de parties en ce moment que la tienne prendrait du temps. Réessaie dans quelques minutes.
errors-restarting = Je redémarre. Réessaie dans un instant.
errors-moved-on = La partie a avancé pendant que je réfléchissais : il n’y a plus de conseil pour cette décision.
errors-illegal-action = Les règles ne le permettent pas ici.
errors-nothing-to-undo = Il n’y a rien à annuler. Tu peux annuler tes coups de ce tour, tant que personne d’autre n’a fait de choix. Certains sont définitifs, comme piocher des cartes ou choisir un personnage.
errors-no-clock = Cette table joue sans chrono. `/table options` permet d’en choisir un.
errors-clock-stopped = Le chrono est déjà arrêté. `/table reprise` le relance.
errors-clock-running = Le chrono tourne déjà.
errors-unknown-variant = Ce jeu n’a pas de variante « { $variant } ». Choisis { OR($names) }.
errors-unknown-game = Le jeu « { $game } » n’existe pas.
errors-unknown-rule = Ce jeu n’a pas de règle « { $rule } » avec la valeur « { $value } ».
errors-record-not-open = L’enregistrement ne cache rien : tu ne peux l’avoir qu’à la fin de la partie.
errors-no-shuffles = Les mélanges de cette table ne sont pas vérifiables.
errors-bad-word = Un mot compte au plus { $most } caractères, sur une seule ligne.
errors-table-unreadable = Les données de cette table ({ $tableId }) sont conservées, mais illisibles : la partie ne peut pas continuer. Une personne qui gère ce salon peut mettre la table de côté avec `/table fermer` et libérer le salon ; la personne qui héberge le bot pourra ensuite y regarder de plus près.
errors-server-unreadable = Rien n’a changé : les données de ce serveur sont illisibles. La personne qui héberge le bot en trouvera la cause dans le journal.
errors-settings-unreadable = Rien n’a changé : les données de ces réglages sont illisibles. La personne qui héberge le bot en trouvera la cause dans le journal.
errors-not-writable = Je ne vois pas ce salon ou ne peux pas y écrire : aucune table ne peut venir ici. (Il me faut *Voir le salon* et *Envoyer des messages*, dans un fil *Envoyer des messages dans les fils*.)
errors-thread-locked = Ce fil est verrouillé : je ne peux pas y écrire. Aucun chrono n’y tourne d’ici là.
errors-other-channels = Sur ce serveur, on peut ouvrir une table dans { OR($channels) }.
errors-table-lost = La table de ce salon est perdue : elle n’est plus là où je garde les parties. Ouvres-en une nouvelle avec `/table ouvrir`.
errors-record-outdated = Tu peux continuer à jouer, mais sans rien annuler et sans enregistrement : cette partie a commencé avec une version plus ancienne de ses règles, et ses coups ne peuvent pas être rejoués.
errors-upload-too-large = Ce fichier est trop lourd pour être l’enregistrement d’une partie. La limite est de { $most } Ko.
errors-upload-unread = Le fichier n’a pas pu être téléchargé depuis Discord. Relance `/revoir` en le joignant de nouveau.
errors-upload-not-text = Ce fichier n’est pas du texte brut. Joins l’enregistrement tel que `/table exporter` le donne, sans le compresser.
errors-upload-not-record = Ce fichier n’est pas l’enregistrement d’une partie. Joins-en un tel que `/table exporter` le donne.
errors-upload-several-games = Ce fichier contient plusieurs parties. Joins un fichier avec un seul enregistrement, sur une ligne.
errors-upload-too-hard = Ce fichier n’est pas l’enregistrement d’une partie : sa vérification prenait trop de temps, je l’ai donc arrêtée.
errors-upload-unknown-version = Cet enregistrement est de la version { $version }, que je ne sais pas lire.
errors-upload-unfinished = La partie de cet enregistrement n’est pas terminée : on ne peut pas encore la revoir.
errors-upload-illegal-step =
    { $step ->
        [0] Cet enregistrement n’est pas valide : la partie ne peut pas être mise en place ainsi.
       *[other] Cet enregistrement n’est pas valide : le coup de l’étape { $step } est contraire aux règles.
    }
errors-upload-wrong-chance =
    { $step ->
        [0] Cet enregistrement n’est pas valide : ce qui est tiré à la mise en place manque, est impossible ou dépasse ce qu’il y avait à tirer.
       *[other] Cet enregistrement n’est pas valide : ce qui est tiré à l’étape { $step } manque, est impossible ou dépasse ce qu’il y avait à tirer.
    }
errors-upload-unfair-chance =
    { $step ->
        [0] Cet enregistrement n’est pas valide : ce qui est tiré à la mise en place ne vient pas de la graine de la partie.
       *[other] Cet enregistrement n’est pas valide : ce qui est tiré à l’étape { $step } ne vient pas de la graine de la partie.
    }
errors-upload-wrong-facts =
    { $step ->
        [0] Cet enregistrement n’est pas valide : la table qu’il décrit après la mise en place n’est pas celle qu’on obtient.
       *[other] Cet enregistrement n’est pas valide : la table qu’il décrit après l’étape { $step } n’est pas celle qu’on obtient.
    }
errors-upload-wrong-result = Cet enregistrement n’est pas valide : les coups mènent à un autre résultat.
errors-too-many-own-tables =
    { $most ->
        [one] Tu as déjà ouvert une table sur ce serveur. Il faut d’abord la terminer ou la fermer.
       *[other] Tu as déjà ouvert { $most } tables sur ce serveur. Il faut d’abord en terminer ou en fermer une.
    }
errors-too-many-tables =
    { $most ->
        [one] Ce serveur a déjà une table, son maximum. Elle doit se terminer avant qu’une autre puisse s’ouvrir.
       *[other] Ce serveur a déjà { $most } tables, son maximum. L’une d’elles doit se terminer avant qu’une autre puisse s’ouvrir.
    }
errors-store-failed = Rien n’a changé : la sauvegarde n’a pas marché. Réessaie dans un instant.
errors-store-unreadable = Rien n’a changé : je n’ai pas accès aux parties enregistrées en ce moment. Réessaie dans un instant.
errors-save-unknown = Ton action a peut-être compté, peut-être pas : l’enregistrement a été interrompu. Ta main et la table te le montreront dans un instant. Si tu appuies encore, l’action ne sera pas jouée deux fois.
