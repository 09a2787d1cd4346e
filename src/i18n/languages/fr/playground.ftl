### The playground: a web page that looks like Discord, for trying the bot.

playground-app = Round Table
playground-language = Langue
playground-skip = Aller aux messages
playground-skip-to-composer = Aller à la ligne de commande
playground-title = { $place } | { $server }

playground-welcome-heading = Bienvenue dans { $place }
playground-welcome-body = Voici un Discord rien qu’à toi, sur cet ordinateur. Discute et joue avec des commandes et des boutons, comme sur Discord.
playground-welcome-hint = Tape / ci-dessous pour voir toutes les commandes, ou commence ici :
playground-welcome-game =
    { $id ->
        [artus] Artus
        [court] La Cour du roi Arthur
        [quests] Le Roi Arthur : le jeu de cartes
       *[other] { $id }
    }
playground-welcome-picture = La table { DE(language-title) } en pleine partie
playground-welcome-about =
    { $id ->
        [artus] Place tes Chevaliers sur les meilleures chaises de la table ronde.
        [court] Remporte Merlin, Guenièvre, Arthur et Lancelot aux enchères.
        [quests] Bats chevaliers, monstres et dragons, puis pars à l’aventure.
       *[other] { "" }
    }
playground-welcome-length =
    { $id ->
        [artus] 2 à 4 joueurs · environ 15 minutes par personne
        [court] 2 à 4 joueurs · environ 12 minutes par personne
        [quests] 2 à 5 joueurs · environ 12 minutes par personne
       *[other] { "" }
    }
playground-welcome-learn = Apprendre
    .does = Apprendre « { $game } »
    .command = /apprendre jeu:{ $id }
playground-welcome-play = Jouer
    .does = Jouer à « { $game } » avec trois Pages, qui débutent
    .command = /table ouvrir jeu:{ $id } virtuels:3 niveau:Page
playground-welcome-help = Comment jouer
    .command = /aide
playground-welcome-games = Voir les tables
    .command = /parties
playground-welcome-check = Vérifier les mélanges d’une partie

playground-channels-heading = Salons
playground-channels-menu = Salons et personnes
playground-channels-close = Fermer
playground-channels-unread = non lu
playground-channels-mentions =
    { $count ->
        [one] { $count } mention
       *[other] { $count } mentions
    }
playground-channels-empty = Pas encore de salon

playground-people-heading = Tu es
playground-people-other = Changer de personne
playground-people-become = Devenir { $name } dans cette fenêtre
playground-people-open = Devenir { $name } dans une nouvelle fenêtre
playground-people-hint = Chaque fenêtre peut être une personne différente.
playground-theme-light = Thème clair
playground-theme-dark = Thème sombre

playground-connection-connecting = Connexion…
playground-connection-lost = Connexion perdue. Nouvel essai…
playground-connection-failed = La connexion a été perdue avant la réponse du bot.
playground-connection-not-sent = Il n’y a pas de connexion, rien n’a été envoyé.

playground-messages-label = Messages dans { $place }
playground-messages-by = { $author }, { $time }
playground-messages-said = { $author } : { $text }
playground-messages-changed = { $author }, modifié : { $text }
playground-messages-whispered = Personne d’autre ne voit ce message. { $said }
playground-messages-picture = Image
playground-messages-today = Aujourd’hui à { $time }
playground-messages-yesterday = Hier à { $time }
playground-messages-edited = (modifié)
playground-messages-used = a utilisé
playground-messages-only-you = Personne d’autre ne voit ce message
playground-messages-dismiss = Rejeter le message
playground-messages-thinking = { $bot } réfléchit…
playground-messages-sending = Envoi : { $command }…
playground-messages-failed = Échec de l’interaction
playground-messages-no-answer = L’application ne répond plus
playground-messages-notice = { $command } : { $reason }
playground-messages-new-below =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
playground-messages-to-present = Aller aux derniers messages
playground-messages-thread-started = { $author } a commencé un fil : { $thread }
playground-messages-reply-to = En réponse à
playground-messages-deleted-reply = Le message d’origine a été supprimé
playground-messages-reply-without = Clique pour voir le message
playground-messages-spoiler = Spoiler, appuie pour l’afficher
playground-messages-unknown-user = utilisateur inconnu
playground-messages-unknown-channel = salon inconnu
playground-messages-unknown-role = rôle inconnu
playground-messages-unsupported = Un composant de type { $type } ne s’affiche que sur Discord
playground-messages-download = { $name }, { $size }
playground-messages-working = En attente du bot
playground-messages-actions = Actions

playground-picture-open = Ouvrir l’image
playground-picture-open-alt = Ouvrir l’image : { $alt }
playground-picture-close = Fermer l’image
playground-picture-full = Taille réelle
playground-picture-fit = Adapter à la fenêtre
playground-picture-original = Ouvrir dans un nouvel onglet

playground-select-placeholder = Fais un choix
playground-select-options = Options
playground-select-done = Valider ({ $count })
playground-select-at-least =
    { $count ->
        [one] Fais un choix
       *[other] Fais au moins { $count } choix
    }
playground-select-at-most = { $count } choix au maximum

playground-modal-submit = Envoyer
playground-modal-cancel = Annuler
playground-modal-close = Fermer
playground-modal-warning = Ce formulaire sera envoyé à { $bot }.
playground-modal-required = obligatoire
playground-modal-missing = Ce champ est obligatoire.
playground-modal-too-short =
    { $least ->
        [one] Au moins { $least } caractère.
       *[other] Au moins { $least } caractères.
    }
playground-modal-failed = Une erreur est survenue. Réessaie.

playground-composer-placeholder = Écris, ou tape / pour les commandes
playground-composer-label = Message ou commande dans { $place }
playground-composer-commands = Commandes
playground-composer-open = Voir les commandes
playground-composer-send = Envoyer
playground-composer-cancel = Effacer la commande
playground-composer-keys = Entrée envoie, Tab passe au champ suivant, Échap efface
playground-composer-no-command = Aucune commande ne porte ce nom. Tape / pour les voir toutes.
playground-composer-nothing-found = Aucun résultat
playground-composer-loading = Chargement des options…
playground-composer-loading-failed = Échec du chargement des options
playground-composer-add = Ajouter { $option }
playground-composer-remove = Enlever { $option }
playground-composer-more = Plus d’options
playground-composer-required = obligatoire
playground-composer-optional = facultatif
playground-composer-missing = L’option { $option } est obligatoire.
playground-composer-not-whole = L’option { $option } doit être un nombre entier.
playground-composer-not-number = L’option { $option } doit être un nombre.
playground-composer-too-small = L’option { $option } doit valoir au moins { $least }.
playground-composer-too-large = L’option { $option } doit valoir au plus { $most }.
playground-composer-too-short =
    { $least ->
        [one] L’option { $option } doit avoir au moins { $least } caractère.
       *[other] L’option { $option } doit avoir au moins { $least } caractères.
    }
playground-composer-too-long =
    { $most ->
        [one] L’option { $option } peut avoir au plus { $most } caractère.
       *[other] L’option { $option } peut avoir au plus { $most } caractères.
    }
playground-composer-not-listed = Choisis dans la liste pour l’option { $option }.
playground-composer-unknown-option = L’option { $option } n’existe pas.
playground-composer-choose-file = Choisir un fichier
playground-composer-file-too-large = { $file } est trop lourd. Choisis un fichier de { $most } Mo au plus.
playground-composer-file-type = { $file } ne convient pas ici. Choisis un fichier avec l’une de ces extensions : { $kinds }.
playground-composer-not-uploaded = { $file } n’a pas pu être envoyé. Réessaie.
playground-composer-not-file = Choisis un fichier pour { $option }.
playground-composer-yes = Vrai
playground-composer-no = Faux
playground-composer-no-answer = Le bot n’a encore enregistré aucune commande.
playground-server-bot = Round Table
playground-server-guild = Camelot
playground-server-channel-first = table-ronde
    .topic = Parties autour de la table ronde
playground-server-channel-second = grande-salle
    .topic = D’autres parties
playground-server-people = Anne, Bruno, Clara, David
playground-server-no-answer = Le bot n’a pas répondu dans les 3 secondes.
playground-server-not-possible = Ce n’est pas possible ici, ou ce ne l’est plus.
playground-server-fault = Le Discord local a planté. Son journal dit pourquoi.
