### What's said on the console of whoever runs the bot.
config-invalid =
    { $count ->
        [one] Un réglage est inutilisable :
       *[other] { $count } réglages sont inutilisables :
    }

config-variable-discord-token = n’est pas un token de bot. Copie-le sur https://discord.com/developers/applications → ton application → Bot → Reset Token, sans guillemets ni le mot « Bot ». Laisse vide pour essayer le bot dans le bac à sable.
config-variable-discord-api-url = doit être une adresse http ou https, par exemple https://discord.com/api.
config-variable-store-url = doit commencer par sqlite://, redis://, rediss://, postgresql:// ou memory:, par exemple sqlite://data/round-table.sqlite.
config-variable-log-level = doit être trace, debug, info, warn, error ou silent.
config-variable-limits-of-use = doit être on ou off.
config-variable-keep-games = doit être un nombre de jours, ou rester vide pour garder les parties finies sans limite.
config-variable-shards = doit être auto, ou les shards et leur nombre total, par exemple 0-15/64 ; on compte à partir de 0.
config-variable-global-requests = doit être un nombre entier de 1 à 9999.
config-variable-gateway = doit être on ou off ; off demande INTERACTIONS_PORT.
config-variable-interactions-port = doit être un nombre entier de 0 à 65535 ; 0 prend n’importe quel port libre.
config-variable-interactions-host = doit être l’adresse sur laquelle écouter, par exemple 0.0.0.0.
config-variable-discord-public-key = doit être la clé publique de l’application : 64 caractères de 0 à 9 et de a à f. Elle se trouve sur https://discord.com/developers/applications → ton application → General Information.
config-variable-playground-host = doit être l’adresse sur laquelle écouter, par exemple 127.0.0.1.
config-variable-playground-port = doit être un nombre entier de 0 à 65535 ; 0 prend n’importe quel port libre.
config-variable-metrics-host = doit être l’adresse où exposer les métriques, par exemple 127.0.0.1.
config-variable-metrics-port = doit être un nombre entier de 0 à 65535 ; laisse-le vide pour n’exposer aucune métrique.
config-missing-token = est vide, et avec NODE_ENV=production, il n’y a pas de bac à sable. Copie le token sur https://discord.com/developers/applications → ton application → Bot → Reset Token.
config-see = Les réglages sont lus dans l’environnement et dans .env ; .env.example explique chacun d’eux.
config-playground = Le bac à sable est ouvert : { $url }
config-invitation = Ajouter le bot à un serveur : { $url }

config-store-unreachable = La base de données ne répond pas. Vérifie qu’elle est lancée et que STORE_URL est correct.
config-store-starting = La base de données n’est pas encore prête : elle démarre, ou c’est un réplica qui a perdu son serveur principal.
config-store-crowded = La base de données n’a plus de connexion libre. Autorise-la à en accepter plus, ou fermes-en.
config-store-locked = Un autre programme verrouille le fichier de la base de données.
config-store-refused = La base de données refuse le nom d’utilisateur ou le mot de passe. Vérifie les deux dans STORE_URL.
config-store-lacks-rights = Il manque des droits à l’utilisateur nommé dans STORE_URL. La personne qui gère la base doit exécuter : { $statements }
config-store-not-let-in = PostgreSQL ne laisse pas cet utilisateur entrer dans cette base depuis cette machine ou de cette façon. Ajoute une ligne à pg_hba.conf ; s’il exige TLS, ajoute le paramètre sslmode=verify-full à STORE_URL.
config-store-no-schema = Aucun des schémas de search_path n’existe : { $path }. Crées-en un, ou nommes-en un autre dans STORE_URL, par exemple avec options=-csearch_path%3Dpublic.
config-store-bad-address = STORE_URL n’est pas une URL correcte. Dans le nom d’utilisateur et le mot de passe, { $signs } doivent s’écrire { $codes }.
config-store-unknown-parameter = STORE_URL contient un paramètre que cette base de données ne connaît pas : { $name }. Enlève-le.
config-store-bad-parameter = Le paramètre { $name } de STORE_URL doit valoir l’un de : { $allowed }.
config-store-bad-number = Redis n’a pas la base par laquelle STORE_URL se termine. Sans changement dans redis.conf, c’est un nombre de 0 à 15, par exemple redis://127.0.0.1:6379/1.
config-store-missing-file = STORE_URL nomme un fichier illisible, ou qui n’est pas au format PEM : { $file }.
config-store-untrusted = Le certificat de la base de données vient d’une autorité que cette machine ne connaît pas. Indique le certificat de l’autorité elle-même : pour PostgreSQL avec sslrootcert=/chemin/ca.pem dans STORE_URL, pour Redis avec NODE_EXTRA_CA_CERTS=/chemin/ca.pem dans l’environnement, pas dans .env.
config-store-wrong-host = Le certificat de la base de données est celui d’un autre hôte. Utilise dans STORE_URL un nom d’hôte qui figure dans le certificat.
config-store-expired = Le certificat de la base de données a expiré ou n’est pas encore valable. Renouvelle-le, ou mets cette machine à l’heure.
config-store-no-tls = La base de données n’offre pas TLS. Active-le là-bas, ou passe-t’en : PostgreSQL sans sslmode dans STORE_URL, Redis avec redis:// au lieu de rediss://.
config-store-needs-tls = Redis exige TLS sur ce port. Fais commencer STORE_URL par rediss://.
config-store-foreign = Ce qui répond à l’hôte et au port de STORE_URL n’est pas { $kind }. Vérifie les deux.
config-store-cluster = STORE_URL mène à un cluster Redis. Il faut au bot un seul serveur Redis, avec ou sans réplicas.
config-store-sentinel = STORE_URL mène à un Redis Sentinel, qui n’enregistre rien. Nomme le serveur Redis lui-même.
config-store-no-database = La base PostgreSQL nommée dans STORE_URL n’existe pas. Crée-la d’abord, par exemple : createdb round_table
config-store-bad-folder = Le fichier de la base de données ne peut être ni créé ni ouvert. STORE_URL doit désigner un fichier dans un dossier d’un disque local où le bot peut écrire.
config-store-protected = Le fichier de la base de données ou son dossier ne peut être que lu. Autorise le bot à écrire dans les deux.
config-store-folder = STORE_URL doit nommer un fichier et non un dossier, par exemple sqlite://data/round-table.sqlite.
config-store-foreign-file = Le fichier de STORE_URL n’est pas une base de données du bot : il est chiffré, appartient à un autre programme, ou n’est pas du tout une base SQLite. Nomme un autre fichier ; s’il n’existe pas, il est créé.
config-store-damaged = La base de données dans le fichier de STORE_URL est endommagée. Mets une sauvegarde à sa place ; docs/operations.md dit comment.
config-store-read-only = Le serveur de la base de données refuse les écritures : c’est un réplica, ou il est en lecture seule. Le bot démarre dès qu’il les accepte ou que STORE_URL mène au serveur principal.
config-store-full = La base de données n’a plus de place. Libère de l’espace disque ou augmente maxmemory dans Redis ; le bot démarrera alors tout seul.
config-store-wiped = La base de données a été vidée pendant le démarrage du bot. Relance le bot.
config-store-unstorable = Quelque chose doit être enregistré que toutes les bases de données n’acceptent pas : une clé ou un texte trop long, ou des caractères impossibles à garder. docs/stores.md donne les limites.
config-store-other = La base de données est inutilisable ; le journal dit pourquoi. Vérifie STORE_URL et le journal de la base elle-même.
config-store-held = Un autre processus du bot utilise cette base de données : le processus { $pid } sur { $host }, depuis { $since }. Celui-ci démarrera quand l’autre s’arrêtera.

config-advice-evicts-keys = Redis est réglé pour supprimer des clés quand la mémoire manque, et des parties seraient perdues. Mets maxmemory-policy à noeviction.
config-advice-keeps-nothing = Redis ne garde rien sur le disque : son redémarrage ferait perdre toutes les parties. Mets appendonly à yes.
config-trying-again = Nouvel essai dans { $seconds } s.
config-unreachable = Discord est injoignable à l’adresse { $url } : { $reason }. Si ça dure, vérifie DISCORD_API_URL et le réseau.
config-not-connected = Le bot n’a pas pu se connecter à Discord : { $reason }.
config-too-few-sessions = Connexions à Discord encore possibles aujourd’hui : { $remaining } ; nécessaires : { $needed }. Le bot attend jusqu’à { $until } ; le redémarrer ne sert à rien.
config-held-back = Discord a refusé tant de requêtes en dix minutes qu’il bloquerait bientôt le bot. En attendant qu’il y en ait moins, le bot se contente de répondre et laisse tout le reste de côté. Le journal dit ce qui a été refusé ; le plus souvent, il manque des permissions au bot quelque part.
config-other-total = Les processus du bot qui tournent comptent { $running } shards en tout, et celui-ci devrait en compter { $own } d’après SHARDS. Mets le même nombre, ou arrête d’abord les autres.

config-session-token = Discord refuse le token du bot. Vérifie DISCORD_TOKEN ; un nouveau token se crée sur https://discord.com/developers/applications → ton application → Bot → Reset Token.
config-session-intents = Discord refuse ce que le bot demande (ses intents). Vérifie que DISCORD_TOKEN est celui d’une application de type Bot sans restriction.
config-session-shards = Discord demande de répartir les serveurs du bot sur plus de connexions.
config-session-version = Discord ne parle plus cette version de son protocole. Mets Round Table à jour.
config-session-invalidated = Discord a mis fin à la session du bot.
config-port-taken = Le bac à sable ne peut pas écouter sur { $host }:{ $port } : un autre programme y écoute déjà. Donne un autre numéro à PLAYGROUND_PORT, ou 0 pour n’importe quel port libre.
config-interactions-port-taken = Le bot ne peut pas recevoir d’interactions sur { $host }:{ $port } : un autre programme y écoute déjà. Donne un autre numéro à INTERACTIONS_PORT.
config-metrics-port-taken = Les métriques ne peuvent pas être exposées sur { $host }:{ $port } : un autre programme y écoute déjà. Donne un autre numéro à METRICS_PORT, ou laisse-le vide.
