### What a person's and a server's settings say.

settings-saved = C’est enregistré.
settings-too-slow = Ça a pris trop de temps : le formulaire n’a pas pu s’ouvrir. Appuie de nouveau.
settings-everybody-default = comme sur Discord
settings-line = - **{ $name } :** { $value }

## What people may type as a date, besides 2026-12-24 and 24.12.: in lower case, with commas between them

settings-dates-today = aujourd’hui, aujourdhui, auj, ce jour, ce soir
settings-dates-tomorrow = demain, demain soir
settings-dates-day-after-tomorrow = après-demain, après demain, apres-demain, apres demain
settings-dates-slashes = yes
settings-dates-before = dans, pendant, pour, encore, d’ici, pendant encore, durant, absence de
settings-dates-days = j, jr, jrs, jour, jours
settings-dates-weeks = s, sem, semaine, semaines
settings-zones = HNE: EST, HAE: EDT, HNP: PST, HAP: PDT, Açores: Atlantic/Azores, Addis-Abeba: Africa/Addis_Ababa, Alger: Africa/Algiers, Anvers: Europe/Brussels, Athènes: Europe/Athens, Bagdad: Asia/Baghdad, Bakou: Asia/Baku, Beyrouth: Asia/Beirut, Bichkek: Asia/Bishkek, Bruxelles: Europe/Brussels, Bucarest: Europe/Bucharest, Copenhague: Europe/Copenhagen, Damas: Asia/Damascus, Douchanbé: Asia/Dushanbe, Ekaterinbourg: Asia/Yekaterinburg, Erevan: Asia/Yerevan, Genève: Europe/Zurich, Hô-Chi-Minh-Ville: Asia/Ho_Chi_Minh, Îles Canaries: Atlantic/Canary, Îles Féroé: Atlantic/Faroe, Île de Pâques: Pacific/Easter, Irkoutsk: Asia/Irkutsk, Kaboul: Asia/Kabul, Katmandou: Asia/Kathmandu, La Havane: America/Havana, Le Caire: Africa/Cairo, Le Cap: Africa/Johannesburg, Lisbonne: Europe/Lisbon, Londres: Europe/London, Madère: Atlantic/Madeira, Manille: Asia/Manila, Mexico: America/Mexico_City, Milan: Europe/Rome, Moscou: Europe/Moscow, Nicosie: Asia/Nicosia, Novossibirsk: Asia/Novosibirsk, Oulan-Bator: Asia/Ulaanbaatar, Pékin: Asia/Shanghai, Prague: Europe/Prague, Rangoun: Asia/Yangon, La Réunion: Indian/Reunion, Riyad: Asia/Riyadh, Saint-Domingue: America/Santo_Domingo, Samarcande: Asia/Samarkand, Singapour: Asia/Singapore, Tachkent: Asia/Tashkent, Tbilissi: Asia/Tbilisi, Téhéran: Asia/Tehran, Varsovie: Europe/Warsaw, Venise: Europe/Rome, Vienne: Europe/Vienna, Vladivostok: Asia/Vladivostok

## Why an entry can't be used, and what to write instead. $typed is what they typed, ready to be shown.

settings-problem-blank-name = Personne ne verrait ce nom. Écris-en un avec des lettres, par exemple *Lancelot*.
settings-problem-long-name = Un nom peut avoir au plus { $most } caractères.
settings-problem-no-time = « { $typed } » n’est pas une heure. Écris-la par exemple *22:00* ou *22h*.
settings-problem-half-quiet = Les heures calmes ont un début et une fin, par exemple de *22:00* à *08:00*. Sans heures calmes, laisse les deux vides.
settings-problem-same-times = Le début et la fin des heures calmes doivent être différents, par exemple de *22:00* à *08:00*.
settings-problem-no-zone = Le fuseau horaire « { $typed } » n’existe pas. Écris une ville, un pays, une abréviation comme *CET* ou un décalage comme *UTC+5:30*.
settings-problem-many-zones = « { $typed } » peut désigner plusieurs fuseaux horaires. Choisis le tien dans le menu.
settings-problem-zoneless-quiet = Pour les heures calmes, il me faut ton fuseau horaire. Écris une ville, par exemple *Paris*.
settings-problem-no-date = « { $typed } » n’est pas une date. Écris par exemple *24/12* ou *2026-12-24*, ou combien de temps, par exemple *5 jours*.
settings-problem-past-date = « { $typed } » est dans le passé. Écris aujourd’hui ou un jour à venir, par exemple *5 jours*.
settings-problem-far-date = « { $typed } », c’est trop loin. Une absence dure au plus { $days } jours. Écris par exemple *2 semaines*.
settings-problem-no-count = « { $typed } » ne convient pas. Écris un nombre entier de 1 à { $most }, par exemple *{ $example }*, ou laisse vide pour le maximum.
settings-problem-everyone = Choisis un autre rôle : *@everyone*, ce serait tout le serveur.
settings-problem-closed-channel = Je ne peux pas écrire dans { $channel }. Donne-moi dans ce salon les permissions *{ discord-permission-view-channel }*, *{ discord-permission-send-messages }* et *{ discord-permission-read-message-history }*, ou choisis un autre salon.
settings-problem-owners-only = Il faut la permission *{ discord-permission-manage-server }* pour choisir qui d’autre peut changer ces réglages.
settings-problem-no-choice = Ce choix n’est plus proposé. Choisis de nouveau.
settings-problem-closed-direct = Discord refuse les messages privés que je t’envoie. Autorise-les sur un serveur que nous partageons ou choisis autre chose.

## A person's settings

settings-me-title =
    ## Tes réglages
    Ils s’appliquent sur tous les serveurs.
settings-me-name = Ton nom à la table, désormais à toutes
settings-me-reminders = Rappels quand c’est à toi de jouer
settings-me-reminders-channel = dans le salon de la table
settings-me-reminders-direct = en message privé
settings-me-reminders-off = aucun
settings-direct-tried = C’est ici que je te rappellerai que c’est à toi de jouer. `/réglages moi` permet de changer cela.
settings-me-reminders-menu = Rappels : { $value }
settings-me-quiet-hours = Heures calmes : rien ne te notifie et les chronos lents s’arrêtent
settings-me-no-quiet-hours = aucune
settings-me-quiet = de { $from } à { $to }
settings-me-zone = Fuseau horaire des heures calmes et des absences
settings-me-zone-is = { $zone } (il y est { $time })
settings-me-no-zone = UTC tant que tu n’as pas choisi le tien
settings-me-zone-menu = Fuseau horaire…
settings-me-away = Absence : rien ne te notifie et les tables peuvent t’attendre
settings-me-not-away = non
settings-me-away-until = jusqu’au { $day } inclus
settings-me-theme = Images que toi seul vois
settings-me-table-theme = comme celles de la table
settings-me-theme-menu = Images privées : { $value }
settings-me-language = Langue de ce que toi seul vois
settings-me-language-menu = Langue : { $value }

settings-me-button-name = Nom
settings-me-button-quiet = Heures calmes
settings-me-button-away = Absence jusqu’au…
settings-me-button-zone = Autre fuseau horaire

settings-me-form-name = Ton nom à la table
    .label = Nom (vide : ton nom sur Discord)
    .example = Lancelot
settings-me-form-quiet = Heures calmes
    .from = Début (les deux vides : pas d’heures calmes)
    .from-example = 22:00
    .to = Fin
    .to-example = 08:00
    .zone = Ton fuseau horaire
settings-me-form-away = Absence
    .label = Dernier jour d’absence (vide : tu es là)
    .example = 24/12, ou 5 jours
settings-me-form-zone = Fuseau horaire
    .label = Ville, pays, abréviation ou décalage
    .example = Europe/Paris

## A server's settings

settings-server-title =
    ## Réglages de ce serveur
    -# Page { $page } sur { $pages }
settings-server-managers-only = Il faut la permission *{ discord-permission-manage-server }* pour changer les réglages de ce serveur. Les tiens sont dans `/réglages moi`.
settings-server-managers-only-role = Il faut la permission *{ discord-permission-manage-server }* ou le rôle { $role } pour changer les réglages de ce serveur. Les tiens sont dans `/réglages moi`.
settings-server-pace = Chrono des nouvelles tables
settings-server-pace-menu = Chrono des nouvelles tables : { $value }
settings-server-thread = Nouvelles tables
settings-server-thread-own = chacune dans son fil
settings-server-thread-none = directement dans le salon
settings-server-thread-button = Ouvrir les nouvelles tables dans des fils
settings-server-channel-button = Ouvrir les nouvelles tables dans le salon
settings-server-channels = Tables autorisées dans
settings-server-everywhere = tous les salons
settings-server-channels-menu = Salons pour les tables (aucun choix : tous)…
settings-server-call-role = Rôle mentionné à l’ouverture d’une table
settings-server-nobody = aucun
settings-server-call-role-menu = Rôle à mentionner à l’ouverture d’une table…
settings-server-quotas = Tables simultanées
settings-server-quotas-are = { $perPerson } par personne, { $perServer } sur le serveur
settings-server-quotas-button = Tables simultanées
settings-server-form = Tables simultanées
    .per-person = Par personne (vide : le maximum)
    .per-person-example = 5
    .per-server = Sur le serveur (vide : le maximum)
    .per-server-example = 50
settings-server-language = Langue dans les salons
settings-server-language-default = celle du serveur
settings-server-language-menu = Langue dans les salons : { $value }
settings-server-front-page = Liste des tables dans
settings-server-no-front-page = aucun salon
settings-server-front-page-menu = Salon pour la liste des tables…
settings-server-manager-role = Qui peut changer ces réglages
settings-server-managers = les personnes qui peuvent gérer le serveur
settings-server-managers-role = les personnes qui peuvent gérer le serveur, et { $role }
settings-server-manager-role-menu = Rôle qui peut aussi changer ces réglages…
settings-server-chatter = Joueurs virtuels
settings-server-chatter-on = parlent de temps en temps
settings-server-chatter-off = ne disent rien
settings-server-chatter-start = Laisser parler les joueurs virtuels
settings-server-chatter-stop = Faire taire les joueurs virtuels
settings-server-other = Autres réglages
settings-server-gone-role = un rôle qui n’existe plus
settings-server-call = { $role }, une nouvelle table est ouverte.
settings-server-call-silent = ⚠️ Pour l’instant, mentionner { $role } ne prévient personne. Autorise tout le monde à mentionner ce rôle dans ses paramètres, ou donne-moi la permission « Mentionner @everyone, @here et tous les rôles ».
