privacy-title =
    ## Was über dich gespeichert ist
    Auf allen Servern zusammen. Nur du siehst das.
privacy-nothing = Nichts.
privacy-tables = - **Tische:** Du sitzt an { $now }, hast an { $earlier } gesessen und wirst an { $other } weiteren genannt.
privacy-servers = - **Server:** { $servers }
privacy-servers-more =
    { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
privacy-names = - **So heißt du dort:** { $names }
privacy-moves = - **An diesen Tischen:** deine Ergebnisse, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } von dir und { $hints ->
        [one] { $hints } Tipp
       *[other] { $hints } Tipps
    } für dich.
privacy-settings = - **Deine Einstellungen:** { $count }
privacy-clocks = - **Tische, deren Uhr etwas über dich speichert:** { $count }
privacy-clicks = - **Letzte Klicks:** Die Tische merken sich { $count } für 15 Minuten, damit keiner doppelt zählt. Von wem sie sind, steht nicht dabei.
privacy-unreadable = - **Gerade nicht lesbar:** { $count ->
        [one] { $count } Tisch, der dich nennt.
       *[other] { $count } Tische, die dich nennen.
    } Was darin steht, fehlt in der Datei; gelöscht wird es trotzdem.
privacy-erasing = ⏳ Deine Daten werden gerade gelöscht. Was du ab jetzt machst, ist neu und bleibt erhalten.
privacy-more = Außerdem merke ich mir höchstens 15 Minuten lang, was du eingibst und drückst; die Nachrichten auf den Servern speichert Discord.
privacy-button-file = Als Datei bekommen
privacy-button-delete = Löschen …
privacy-confirm = **Willst du alles löschen, was über dich gespeichert ist, auf allen Servern?** Das lässt sich nicht rückgängig machen.
    - Du verlässt alle Tische, an denen noch nicht gespielt wird. In laufenden Partien übernimmt ein Computerspieler deinen Platz, den dann jemand anders einnehmen kann.
    - Deine Einstellungen, Erinnerungen und Ergebnisse verschwinden.
    - Beendete Partien bleiben erhalten, denn sie gehören auch den anderen; dort heißt du aber nach deiner Nummer am Tisch{ $number ->
        [0] .
       *[other] , in der letzten etwa *{ $name }*.
    } Auch die Nachrichten der Tische ändere ich, soweit ich sie noch erreiche.
    - Exportierte Dateien enthalten keine Namen. Wie lange es Sicherungskopien gibt, steht in der Datenschutzerklärung.
privacy-button-confirm = Alles löschen
privacy-button-keep = Behalten
privacy-kept = Es wurde nichts gelöscht.
privacy-file = Alles, was über dich gespeichert ist, als Datei, die Programme und Menschen lesen können. Von laufenden Partien zeigt sie, was du von deinem Platz aus siehst.
privacy-file-packed = Alles, was über dich gespeichert ist. Weil es viel ist, ist die Datei gepackt (gzip). Von laufenden Partien zeigt sie, was du von deinem Platz aus siehst.
privacy-deleting = ⏳ Ist notiert: Ich lösche alles, auch wenn ich zwischendurch neu gestartet werde. Was du ab jetzt machst, ist neu und bleibt erhalten.
privacy-deleted = Alles, was über dich gespeichert war, ist gelöscht. Die Nachrichten der Tische folgen in ein paar Minuten.
privacy-later = ⏳ Ein Teil ließ sich gerade nicht löschen. Das ist notiert, und ich mache von selbst weiter. `/datenschutz` sagt dir, was noch da ist.
privacy-failed = Es wurde nichts gelöscht, weil ich gerade nicht an die gespeicherten Partien komme. Drück gleich noch einmal.
privacy-unsure = Ich weiß nicht, ob das notiert ist, denn mitten im Speichern ist die Verbindung abgerissen. Drück gleich noch einmal; doppelt schadet nicht.
privacy-not-yours = Dieser Button ist für die Daten von jemand anderem. `/datenschutz` zeigt dir deine.
