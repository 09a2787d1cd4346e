### What's said on the console of whoever runs the bot.
config-invalid =
    { $count ->
        [one] Eine Einstellung lässt sich nicht verwenden:
       *[other] { $count } Einstellungen lassen sich nicht verwenden:
    }

config-variable-discord-token = ist kein Bot-Token. Kopiere es von https://discord.com/developers/applications → deine Anwendung → Bot → Reset Token, ohne Anführungszeichen und ohne das Wort „Bot“. Bleibt es leer, kannst du den Bot im Playground ausprobieren.
config-variable-discord-api-url = muss eine http- oder https-Adresse sein wie https://discord.com/api.
config-variable-store-url = muss mit sqlite://, redis://, rediss://, postgresql:// oder memory: beginnen, zum Beispiel sqlite://data/round-table.sqlite.
config-variable-log-level = muss trace, debug, info, warn, error oder silent sein.
config-variable-limits-of-use = muss on oder off sein.
config-variable-keep-games = muss eine Anzahl von Tagen sein oder leer bleiben; leer heißt, beendete Partien bleiben für immer.
config-variable-shards = muss auto sein oder angeben, welche Shards von wie vielen, zum Beispiel 0-15/64; gezählt wird ab 0.
config-variable-global-requests = muss eine ganze Zahl von 1 bis 9999 sein.
config-variable-gateway = muss on oder off sein; off braucht INTERACTIONS_PORT.
config-variable-interactions-port = muss eine ganze Zahl von 0 bis 65535 sein; 0 nimmt irgendeinen freien Port.
config-variable-interactions-host = muss die Adresse sein, auf der gelauscht wird, zum Beispiel 0.0.0.0.
config-variable-discord-public-key = muss der öffentliche Schlüssel der Anwendung sein: 64 Zeichen aus 0 bis 9 und a bis f. Er steht auf https://discord.com/developers/applications → deine Anwendung → General Information.
config-variable-playground-host = muss die Adresse sein, auf der gelauscht wird, zum Beispiel 127.0.0.1.
config-variable-playground-port = muss eine ganze Zahl von 0 bis 65535 sein; 0 nimmt irgendeinen freien Port.
config-variable-metrics-host = muss die Adresse sein, unter der die Messwerte abrufbar sind, zum Beispiel 127.0.0.1.
config-variable-metrics-port = muss eine ganze Zahl von 0 bis 65535 sein; bleibt es leer, gibt es keine Messwerte.
config-missing-token = ist leer, und mit NODE_ENV=production gibt es keinen Playground. Kopiere das Token von https://discord.com/developers/applications → deine Anwendung → Bot → Reset Token.
config-see = Einstellungen kommen aus der Umgebung und aus .env; .env.example erklärt jede.
config-playground = Der Playground ist offen: { $url }
config-invitation = Füge den Bot einem Server hinzu: { $url }

config-store-unreachable = Der Speicher antwortet nicht. Prüfe, ob die Datenbank läuft und ob STORE_URL stimmt.
config-store-starting = Die Datenbank ist noch nicht bereit: Sie startet gerade oder ist ein Replikat, das seinen Primärserver verloren hat.
config-store-crowded = Die Datenbank hat keine Verbindung mehr frei. Erlaube ihr mehr oder beende welche.
config-store-locked = Ein anderes Programm hält die Datei des Speichers gesperrt.
config-store-refused = Der Speicher nimmt Benutzername oder Passwort nicht an. Prüfe beides in STORE_URL.
config-store-lacks-rights = Dem Benutzer, den STORE_URL nennt, fehlen Rechte. Wer die Datenbank verwaltet, muss ausführen: { $statements }
config-store-not-let-in = PostgreSQL lässt diesen Benutzer von diesem Rechner aus oder auf diesem Weg nicht in diese Datenbank. Ergänze eine Zeile in pg_hba.conf; falls TLS verlangt wird, hänge ?sslmode=verify-full an STORE_URL an.
config-store-no-schema = Keines der Schemas in search_path gibt es: { $path }. Lege eines an oder nenne ein anderes in STORE_URL, zum Beispiel ?options=-csearch_path%3Dpublic.
config-store-bad-address = STORE_URL ist keine richtige URL. In Benutzername und Passwort müssen { $signs } als { $codes } geschrieben werden.
config-store-unknown-parameter = STORE_URL hat einen Parameter, den es bei diesem Speicher nicht gibt: { $name }. Nimm ihn heraus.
config-store-bad-parameter = Der Parameter { $name } in STORE_URL muss einer dieser Werte sein: { $allowed }.
config-store-bad-number = Die Datenbank, mit der STORE_URL endet, hat Redis nicht. Solange in redis.conf nichts anderes steht, ist es eine Zahl von 0 bis 15, zum Beispiel redis://127.0.0.1:6379/1.
config-store-missing-file = STORE_URL nennt eine Datei, die sich nicht lesen lässt oder nicht die Form PEM hat: { $file }.
config-store-untrusted = Das Zertifikat der Datenbank kommt von einer Stelle, die dieser Rechner nicht kennt. Nenne das Zertifikat der Stelle selbst: bei PostgreSQL mit sslrootcert=/pfad/ca.pem in STORE_URL, bei Redis mit NODE_EXTRA_CA_CERTS=/pfad/ca.pem in der Umgebung, nicht in .env.
config-store-wrong-host = Das Zertifikat der Datenbank gilt für einen anderen Rechner. Nimm in STORE_URL einen Rechnernamen, der im Zertifikat steht.
config-store-expired = Das Zertifikat der Datenbank ist abgelaufen oder gilt noch nicht. Erneuere es oder stelle die Uhr dieses Rechners.
config-store-no-tls = Die Datenbank hat kein TLS. Schalte es dort ein oder verzichte darauf: bei PostgreSQL ohne sslmode in STORE_URL, bei Redis mit redis:// statt rediss://.
config-store-needs-tls = Redis verlangt an diesem Port TLS. Lass STORE_URL mit rediss:// beginnen.
config-store-foreign = Was auf Rechner und Port in STORE_URL antwortet, ist nicht { $kind }. Prüfe beides.
config-store-cluster = STORE_URL führt zu einem Redis-Cluster. Der Bot braucht einen einzelnen Redis-Server; Replikate darf er haben.
config-store-sentinel = STORE_URL führt zu einem Redis-Sentinel, der nichts speichert. Nenne den Redis-Server selbst.
config-store-no-database = Die PostgreSQL-Datenbank, die STORE_URL nennt, gibt es nicht. Lege sie erst an, zum Beispiel mit: createdb round_table
config-store-bad-folder = Die Datei des Speichers lässt sich nicht anlegen oder öffnen. STORE_URL muss eine Datei in einem Ordner auf einer lokalen Platte nennen, in den der Bot schreiben darf.
config-store-protected = Die Datei des Speichers oder ihr Ordner lässt sich nur lesen. Lass den Bot in beide schreiben.
config-store-folder = STORE_URL muss eine Datei nennen, keinen Ordner, zum Beispiel sqlite://data/round-table.sqlite.
config-store-foreign-file = Die Datei in STORE_URL ist keine Datenbank des Bots: Sie ist verschlüsselt, gehört einem anderen Programm oder ist gar keine SQLite-Datenbank. Nenne eine andere; gibt es sie nicht, wird sie angelegt.
config-store-damaged = Die Datenbank in der Datei, die STORE_URL nennt, ist beschädigt. Setze eine Sicherung an ihre Stelle; docs/operations.md sagt, wie.
config-store-read-only = Der Server des Speichers lässt nicht schreiben: Er ist ein Replikat oder schreibgeschützt. Der Bot startet, sobald er es tut oder STORE_URL zum Primärserver führt.
config-store-full = Im Speicher ist kein Platz mehr. Gib Plattenplatz frei oder erhöhe maxmemory von Redis; dann startet der Bot von selbst.
config-store-wiped = Der Speicher wurde geleert, während der Bot startete. Starte den Bot noch einmal.
config-store-unstorable = Etwas soll gespeichert werden, das nicht jeder Speicher annimmt: ein zu langer Schlüssel oder Text oder Zeichen, die sich nicht aufbewahren lassen. docs/stores.md nennt die Grenzen.
config-store-other = Der Speicher lässt sich nicht verwenden; das Log sagt, warum. Prüfe STORE_URL und das Log der Datenbank.
config-store-held = Ein anderer Bot-Prozess verwendet diesen Speicher: Prozess { $pid } auf { $host }, seit { $since }. Dieser hier startet, wenn der andere endet.

config-advice-evicts-keys = Redis ist so eingestellt, dass es Schlüssel verwirft, wenn der Arbeitsspeicher knapp wird; dann gehen Partien verloren. Setze maxmemory-policy auf noeviction.
config-advice-keeps-nothing = Redis schreibt nichts auf die Platte; bei einem Neustart von Redis sind alle Partien verloren. Setze appendonly auf yes.
config-trying-again = Neuer Versuch in { $seconds } s.
config-unreachable = Discord ist unter { $url } nicht zu erreichen: { $reason }. Wenn das so bleibt, prüfe DISCORD_API_URL und das Netzwerk.
config-not-connected = Der Bot konnte sich nicht mit Discord verbinden: { $reason }.
config-too-few-sessions = Verbindungen zu Discord, die heute noch übrig sind: { $remaining }; gebraucht: { $needed }. Der Bot wartet bis { $until }; ein Neustart hilft nicht.
config-held-back = Discord hat in zehn Minuten so viele Anfragen abgelehnt, dass es den Bot bald sperren würde. Bis es weniger sind, antwortet der Bot nur noch und lässt alles andere liegen. Was abgelehnt wurde, steht im Log; meistens fehlen dem Bot irgendwo Berechtigungen.
config-other-total = Die laufenden Prozesse des Bots haben insgesamt { $running } Shards, dieser soll laut SHARDS mit { $own } rechnen. Stell dieselbe Zahl ein, oder beende erst die anderen.

config-session-token = Discord nimmt das Token des Bots nicht an. Prüfe DISCORD_TOKEN; ein neues Token bekommst du auf https://discord.com/developers/applications → deine Anwendung → Bot → Reset Token.
config-session-intents = Discord erlaubt nicht, was der Bot verlangt (seine Intents). Prüfe, ob DISCORD_TOKEN zu einer Anwendung vom Typ Bot gehört, die nicht eingeschränkt ist.
config-session-shards = Discord will die Server des Bots auf mehr Verbindungen verteilt haben.
config-session-version = Discord spricht diese Version seines Protokolls nicht mehr. Aktualisiere Round Table.
config-session-invalidated = Discord hat die Sitzung des Bots beendet.
config-port-taken = Der Playground kann nicht auf { $host }:{ $port } lauschen, weil das schon ein anderes Programm tut. Setze PLAYGROUND_PORT auf eine andere Zahl, oder auf 0 für irgendeinen freien Port.
config-interactions-port-taken = Der Bot kann auf { $host }:{ $port } keine Interaktionen annehmen, weil dort schon ein anderes Programm lauscht. Setze INTERACTIONS_PORT auf eine andere Zahl.
config-metrics-port-taken = Die Messwerte können nicht unter { $host }:{ $port } abrufbar sein, weil dort schon ein anderes Programm lauscht. Setze METRICS_PORT auf eine andere Zahl oder lass es leer.
