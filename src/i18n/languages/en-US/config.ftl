### What's said on the console of whoever runs the bot.
config-invalid =
    { $count ->
        [one] One setting can’t be used:
       *[other] { $count } settings can’t be used:
    }

# A line for each bad variable, after its name: what's wrong, and how to mend it.
config-variable-discord-token = isn’t a bot token. Copy it from https://discord.com/developers/applications → your application → Bot → Reset Token, without quotes or the word “Bot”. Leave it empty to try the bot in the playground.
config-variable-discord-api-url = must be an http or https address such as https://discord.com/api.
config-variable-store-url = must begin with sqlite://, redis://, rediss://, postgresql:// or memory:, for example sqlite://data/round-table.sqlite.
config-variable-log-level = must be one of trace, debug, info, warn, error, silent.
config-variable-limits-of-use = must be on or off.
config-variable-keep-games = must be a number of days, or empty to keep finished games forever.
config-variable-shards = must be auto, or which shards of how many, for example 0-15/64; shards count from 0.
config-variable-global-requests = must be a whole number from 1 to 9999.
config-variable-gateway = must be on or off; off needs INTERACTIONS_PORT.
config-variable-interactions-port = must be a whole number from 0 to 65535; 0 takes any free port.
config-variable-interactions-host = must be the address to listen on, for example 0.0.0.0.
config-variable-discord-public-key = must be the application’s public key: 64 characters from 0 to 9 and a to f. It’s at https://discord.com/developers/applications → your application → General Information.
config-variable-playground-host = must be the address to listen on, for example 127.0.0.1.
config-variable-playground-port = must be a whole number from 0 to 65535; 0 takes any free port.
config-variable-metrics-host = must be the address to serve metrics on, for example 127.0.0.1.
config-variable-metrics-port = must be a whole number from 0 to 65535; leave it empty to serve no metrics.
config-missing-token = is empty, and with NODE_ENV=production there’s no playground. Copy the token from https://discord.com/developers/applications → your application → Bot → Reset Token.
config-see = Settings are read from the environment and from .env; .env.example explains each.
config-playground = The playground is open: { $url }
config-invitation = Add the bot to a server: { $url }

# What's wrong with the store, and what to do about it.
config-store-unreachable = The store doesn’t answer. Check that the database is running and that STORE_URL is right.
config-store-starting = The database isn’t ready yet: it’s starting, or it’s a replica that has lost its primary.
config-store-crowded = The database has no connection left. Let it take more, or end some.
config-store-locked = Another program has the store’s file locked.
config-store-refused = The store doesn’t accept the user name or password. Check both in STORE_URL.
config-store-lacks-rights = The user that STORE_URL names lacks rights. Whoever manages the database has to run: { $statements }
config-store-not-let-in = PostgreSQL lets this user into this database neither from this machine nor this way. Add a line to its pg_hba.conf; if it wants TLS, add ?sslmode=verify-full to STORE_URL.
config-store-no-schema = None of the schemas in search_path exists: { $path }. Create one, or name another in STORE_URL, for example ?options=-csearch_path%3Dpublic.
config-store-bad-address = STORE_URL isn’t a proper URL. In its user name and password, { $signs } have to be written { $codes }.
config-store-unknown-parameter = STORE_URL has a parameter that this store doesn’t have: { $name }. Take it out.
config-store-bad-parameter = The parameter { $name } in STORE_URL must be one of: { $allowed }.
config-store-bad-number = Redis doesn’t have the database that STORE_URL ends with. Without a change to redis.conf, it’s a number from 0 to 15, for example redis://127.0.0.1:6379/1.
config-store-missing-file = STORE_URL names a file that can’t be read, or isn’t in the form PEM: { $file }.
config-store-untrusted = The database’s certificate comes from an authority that this machine doesn’t know. Name the authority’s own certificate: for PostgreSQL with sslrootcert=/path/ca.pem in STORE_URL, for Redis with NODE_EXTRA_CA_CERTS=/path/ca.pem in the environment, not in .env.
config-store-wrong-host = The database’s certificate is for another host. Use a host name in STORE_URL that the certificate has.
config-store-expired = The database’s certificate has expired, or isn’t valid yet. Renew it, or set this machine’s clock.
config-store-no-tls = The database has no TLS. Turn it on there, or do without it: PostgreSQL without sslmode in STORE_URL, Redis with redis:// instead of rediss://.
config-store-needs-tls = Redis wants TLS at this port. Begin STORE_URL with rediss://.
config-store-foreign = What answers at the host and port in STORE_URL isn’t { $kind }. Check both.
config-store-cluster = STORE_URL leads to a Redis cluster. The bot needs a single Redis server; replicas are fine.
config-store-sentinel = STORE_URL leads to a Redis Sentinel, which stores nothing. Name the Redis server itself.
config-store-no-database = The PostgreSQL database that STORE_URL names doesn’t exist. Create it first, for example: createdb round_table
config-store-bad-folder = The store’s file can’t be made or opened. STORE_URL must name a file in a folder on a local disk that the bot may write to.
config-store-protected = The store’s file or its folder may only be read. Let the bot write to both.
config-store-folder = STORE_URL must name a file, not a folder, for example sqlite://data/round-table.sqlite.
config-store-foreign-file = The file in STORE_URL isn’t one of the bot’s databases: it’s encrypted, another program’s, or no SQLite database at all. Name another file; it’s made if it isn’t there.
config-store-damaged = The database in STORE_URL’s file is damaged. Put a backup in its place; docs/operations.md says how.
config-store-read-only = The server of the store takes no writes: it’s a replica, or set to read-only. The bot starts once it takes them, or STORE_URL leads to the primary.
config-store-full = The store has no room left. Free disk space, or raise Redis’s maxmemory; then the bot starts by itself.
config-store-wiped = The store was emptied while the bot was starting. Start the bot again.
config-store-unstorable = Something is to be stored that not every store takes: a key or text that’s too long, or characters that can’t be kept. docs/stores.md has the limits.
config-store-other = The store can’t be used; the log says why. Check STORE_URL and the database’s own log.
# $since: local time.
config-store-held = Another bot process is using this store: process { $pid } on { $host }, since { $since }. This one starts when that one stops.

config-advice-evicts-keys = Redis is set up to drop keys when memory runs short, and games would be lost. Set maxmemory-policy to noeviction.
config-advice-keeps-nothing = Redis keeps nothing on disk, so a restart of Redis loses all games. Set appendonly to yes.
config-trying-again = Trying again in { $seconds } s.
config-unreachable = Discord can’t be reached at { $url }: { $reason }. If it stays that way, check DISCORD_API_URL and the network.
config-not-connected = The bot couldn’t connect to Discord: { $reason }.
# Discord lets a bot connect only so often a day. $until: local time.
config-too-few-sessions = Connections to Discord left today: { $remaining }; needed: { $needed }. The bot waits until { $until }; restarting it won’t help.
# Discord refuses so much (401, 403, 429) that it's about to ban the bot's address.
config-held-back = Discord has refused so many requests in ten minutes that it would soon ban this bot. Until there are fewer, the bot does nothing but answer people. The log says what was refused; most often the bot lacks permissions somewhere.
config-other-total = The bot’s running processes have { $running } shards in all, but SHARDS tells this one that there are { $own }. Set the same number, or stop the others first.

# Why Discord ends a session for good, and what to do about it.
config-session-token = Discord doesn’t accept the bot’s token. Check DISCORD_TOKEN; a new token is made at https://discord.com/developers/applications → your application → Bot → Reset Token.
config-session-intents = Discord doesn’t allow what the bot asks for (its intents). Check that DISCORD_TOKEN belongs to an application of type Bot that isn’t restricted.
config-session-shards = Discord wants the bot’s servers spread over more connections.
config-session-version = Discord no longer speaks this version of its protocol. Update Round Table.
config-session-invalidated = Discord has ended the bot’s session.
config-port-taken = The playground can’t listen on { $host }:{ $port }, because something else does. Set PLAYGROUND_PORT to another number, or to 0 for any free one.
config-interactions-port-taken = The bot can’t take interactions on { $host }:{ $port }, because something else is listening there. Set INTERACTIONS_PORT to another number.
config-metrics-port-taken = Metrics can’t be served on { $host }:{ $port }, because something else is listening there. Set METRICS_PORT to another number, or leave it empty.
