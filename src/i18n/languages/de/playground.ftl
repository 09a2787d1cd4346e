### The playground: a web page that looks like Discord, for trying the bot.

playground-app = Round Table
playground-language = Sprache
playground-skip = Zu den Nachrichten springen
playground-skip-to-composer = Zur Befehlszeile springen
playground-title = { $place } | { $server }


playground-welcome-heading = Willkommen in { $place }
playground-welcome-body = Das ist dein eigenes Discord auf diesem Computer. Schreib und spiel mit Befehlen und Buttons, ganz wie auf Discord.
playground-welcome-hint = Mit / siehst du alle Befehle, oder fang hier an:
playground-welcome-game =
    { $id ->
        [artus] Artus
        [court] König Artus’ Hof
        [quests] König Artus: Das Kartenspiel
       *[other] { $id }
    }
playground-welcome-picture = Der Tisch von „{ $game }“ mitten im Spiel
playground-welcome-about =
    { $id ->
        [artus] Schieb deine Ritter auf die besten Stühle der Tafelrunde.
        [court] Biete um Merlin, Ginevra, Artus und Lancelot.
        [quests] Besiege Ritter, Ungeheuer und Drachen und besteh Abenteuer.
       *[other] { "" }
    }
playground-welcome-length =
    { $id ->
        [artus] 2–4 Personen · etwa 15 Minuten pro Person
        [court] 2–4 Personen · etwa 12 Minuten pro Person
        [quests] 2–5 Personen · etwa 12 Minuten pro Person
       *[other] { "" }
    }
playground-welcome-learn = Lernen
    .does = „{ $game }“ lernen
    .command = /lernen spiel:{ $id }
playground-welcome-play = Spielen
    .does = „{ $game }“ mit drei Pagen spielen, die Anfänger sind
    .command = /tisch eröffnen spiel:{ $id } computer:3 stufe:Page
playground-welcome-help = So wird gespielt
    .command = /hilfe
playground-welcome-games = Tische auflisten
    .command = /spiele
playground-welcome-check = Das Mischen einer Partie prüfen

playground-channels-heading = Kanäle
playground-channels-menu = Kanäle und Personen
playground-channels-close = Schließen
playground-channels-unread = ungelesen
playground-channels-mentions =
    { $count ->
        [one] 1 Erwähnung
       *[other] { $count } Erwähnungen
    }
playground-channels-empty = Noch keine Kanäle

playground-people-heading = Du bist
playground-people-other = Als jemand anders spielen
playground-people-become = In diesem Fenster als { $name } spielen
playground-people-open = Neues Fenster als { $name } öffnen
playground-people-hint = In jedem Fenster kannst du jemand anders sein.
playground-theme-light = Helles Design
playground-theme-dark = Dunkles Design

playground-connection-connecting = Verbinden …
playground-connection-lost = Verbindung verloren. Neuer Versuch …
playground-connection-failed = Die Verbindung ist abgebrochen, bevor der Bot antworten konnte.
playground-connection-not-sent = Keine Verbindung, deshalb wurde nichts gesendet.

playground-messages-label = Nachrichten in { $place }
playground-messages-by = { $author }, { $time }
playground-messages-said = { $author }: { $text }
playground-messages-changed = { $author }, bearbeitet: { $text }
playground-messages-whispered = Nur für dich sichtbar. { $said }
playground-messages-picture = Bild
playground-messages-today = Heute um { $time } Uhr
playground-messages-yesterday = Gestern um { $time } Uhr
playground-messages-edited = (bearbeitet)
playground-messages-used = nutzt
playground-messages-only-you = Nur für dich sichtbar
playground-messages-dismiss = Nachricht ausblenden
playground-messages-thinking = { $bot } denkt nach …
playground-messages-sending = { $command } wird gesendet …
playground-messages-failed = Diese Interaktion ist fehlgeschlagen
playground-messages-no-answer = Die Anwendung reagiert nicht
playground-messages-notice = { $command }: { $reason }
playground-messages-new-below =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
playground-messages-to-present = Zu den neuesten Nachrichten
playground-messages-thread-started = { $author } hat einen Thread gestartet: { $thread }
playground-messages-reply-to = Antwort an
playground-messages-deleted-reply = Die ursprüngliche Nachricht wurde gelöscht
playground-messages-reply-without = Klicke, um die Nachricht zu sehen
playground-messages-spoiler = Spoiler, zum Anzeigen drücken
playground-messages-unknown-user = Unbekannte Person
playground-messages-unknown-channel = Unbekannter Kanal
playground-messages-unknown-role = Unbekannte Rolle
playground-messages-unsupported = Eine Komponente vom Typ { $type } zeigt nur Discord selbst
playground-messages-download = { $name }, { $size }
playground-messages-working = Warten auf den Bot
playground-messages-actions = Aktionen

playground-picture-open = Bild öffnen
playground-picture-open-alt = Bild öffnen: { $alt }
playground-picture-close = Bild schließen
playground-picture-full = Volle Größe
playground-picture-fit = An Fenster anpassen
playground-picture-original = In neuem Tab öffnen

playground-select-placeholder = Triff eine Auswahl
playground-select-options = Optionen
playground-select-done = Fertig ({ $count })
playground-select-at-least =
    { $count ->
        [one] Wähle eine Option
       *[other] Wähle mindestens { $count } Optionen
    }
playground-select-at-most =
    { $count ->
        [one] Wähle höchstens eine Option
       *[other] Wähle höchstens { $count } Optionen
    }

playground-modal-submit = Absenden
playground-modal-cancel = Abbrechen
playground-modal-close = Schließen
playground-modal-warning = Dieses Formular wird an { $bot } übermittelt.
playground-modal-required = erforderlich
playground-modal-missing = Hier fehlt noch etwas.
playground-modal-too-short = Mindestens { $least } Zeichen.
playground-modal-failed = Etwas ist schiefgegangen. Versuch es noch einmal.

playground-composer-placeholder = Schreib etwas, oder / für Befehle
playground-composer-label = Nachricht oder Befehl in { $place }
playground-composer-commands = Befehle
playground-composer-open = Befehle zeigen
playground-composer-send = Senden
playground-composer-cancel = Befehl verwerfen
playground-composer-keys = Enter sendet, Tab geht weiter, Esc verwirft
playground-composer-no-command = Einen Befehl dieses Namens gibt es nicht. Mit / siehst du alle.
playground-composer-nothing-found = Nichts gefunden
playground-composer-loading = Optionen werden geladen …
playground-composer-loading-failed = Die Optionen ließen sich nicht laden
playground-composer-add = { $option } hinzufügen
playground-composer-remove = { $option } entfernen
playground-composer-more = Weitere Optionen
playground-composer-required = erforderlich
playground-composer-optional = optional
playground-composer-missing = { $option } fehlt noch.
playground-composer-not-whole = { $option } muss eine ganze Zahl sein.
playground-composer-not-number = { $option } muss eine Zahl sein.
playground-composer-too-small = { $option } muss mindestens { $least } sein.
playground-composer-too-large = { $option } darf höchstens { $most } sein.
playground-composer-too-short = { $option } braucht mindestens { $least } Zeichen.
playground-composer-too-long = { $option } darf höchstens { $most } Zeichen haben.
playground-composer-not-listed = Wähle { $option } aus der Liste.
playground-composer-unknown-option = Eine Option { $option } gibt es nicht.
playground-composer-choose-file = Datei wählen
playground-composer-file-too-large = { $file } ist zu groß. Wähle eine mit höchstens { $most } MB.
playground-composer-file-type = { $file } geht hier nicht. Wähle eine Datei mit einer dieser Endungen: { $kinds }.
playground-composer-not-uploaded = { $file } konnte nicht hochgeladen werden. Versuch es noch einmal.
playground-composer-not-file = Wähle eine Datei für { $option }.
playground-composer-yes = Wahr
playground-composer-no = Falsch
playground-composer-no-answer = Der Bot hat noch keine Befehle angemeldet.

playground-server-bot = Round Table
playground-server-guild = Camelot
playground-server-channel-first = tafelrunde
    .topic = Spiele an der Tafelrunde
playground-server-channel-second = grosse-halle
    .topic = Weitere Spiele
playground-server-people = Anna, Ben, Clara, Jonas
playground-server-no-answer = Der Bot hat nicht innerhalb von 3 Sekunden geantwortet.
playground-server-not-possible = Das geht hier nicht, oder nicht mehr.
playground-server-fault = Im lokalen Discord ist ein Fehler aufgetreten. Näheres steht in seinem Log.
