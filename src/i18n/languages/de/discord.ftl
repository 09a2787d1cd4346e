### The bot itself: buttons, menus, the lobby, the table, lists of tables, help.
### Names are ready to be shown. $when and $since are Discord's own words, such as "in 5 hours" or "5 hours ago".

## Several names, and a score

discord-list = { $items }
discord-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# The same after "mit".
discord-points-dativ =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

## Buttons

discord-button-join = Mitspielen
discord-button-leave = Tisch verlassen
discord-button-add-computer = + { $level }
discord-button-start = Starten
discord-button-start-that = Spiel an diesem Tisch starten
discord-button-hand = Deine Hand
discord-button-text = Tisch als Text zeigen
discord-button-back = Zurück
discord-button-undo = Rückgängig
discord-button-more = Mehr Möglichkeiten
discord-button-steps = Schritt für Schritt
discord-button-all = Alle Möglichkeiten
discord-button-all-ways = Alle Möglichkeiten
discord-button-now = Was kann ich jetzt tun?
discord-button-again = Revanche
discord-button-reopen = Tisch neu eröffnen
discord-button-resign = Ja, aufgeben
discord-button-close = Ja, Tisch schließen
discord-button-keep-playing = Weiterspielen
discord-button-aside = Tisch beiseitestellen und Kanal freigeben
discord-button-previous = Vorige Seite
discord-button-next = Nächste Seite

## Menus

discord-menu-choose = Wähle …
discord-menu-best = Die besten { $shown } von { $all } …
discord-menu-best-of = { $ask } (die besten { $shown } von { $all })
discord-menu-whole = Oder alles in einem Schritt …
discord-menu-whole-best = Oder in einem Schritt: die { $shown } besten von { $all } …
discord-menu-numbered = { $text } ({ $number } von { $of })
discord-menu-row = { $number } · { $text }
discord-menu-row-range = { $from }–{ $to } · { $text }
discord-menu-choose-of = { $ask } ({ $from }–{ $to } von { $all })

## The lobby

discord-lobby-title = ## { $game } · { $variant }
discord-lobby-seats = **{ $taken } von { $max } Plätzen besetzt**
discord-lobby-person = - { $name }
discord-lobby-host = - { $name } (Host)
discord-lobby-levelled = - { $sign } { $name } ({ $level }, Computer)
discord-lobby-levelled-trait = { discord-lobby-levelled }: { $trait }
discord-lobby-free = - *frei*
discord-lobby-missing =
    { $missing ->
        [one] Ein Platz muss noch besetzt werden, dann kann es losgehen; Computerspieler zählen mit.
        [2] Zwei Plätze müssen noch besetzt werden, dann kann es losgehen; Computerspieler zählen mit.
       *[other] { $missing } Plätze müssen noch besetzt werden, dann kann es losgehen; Computerspieler zählen mit.
    }
discord-levels = Pagen machen Anfängerfehler, Knappen spielen gut, Ritter am besten
discord-lobby-ready = { $host } kann jetzt starten oder noch auf andere warten.
discord-lobby-full = Der Tisch ist voll. { $host } kann starten.
discord-lobby-started = Das Spiel hat begonnen.
discord-lobby-closed = Dieser Tisch ist geschlossen.
discord-lobby-not-seated = Du sitzt nicht am Tisch in { $link }.

## The table's message

discord-table-started = Das Spiel beginnt. Am Tisch: { $names }.
discord-table-begun = Die Partie hat begonnen.
discord-table-turn = **{ $mention }, du bist am Zug.**
discord-table-turn-task = **{ $mention }, du bist am Zug: { $task }.**
discord-table-undone = Der letzte Schritt ist rückgängig gemacht.
discord-table-thinking =
    { $count ->
        [one] { $names } überlegt; hier geht es von selbst weiter.
       *[other] { $names } überlegen; hier geht es von selbst weiter.
    }
discord-table-closed = Dieser Tisch ist geschlossen.
discord-table-winner = 🏆 **{ $names }** gewinnt mit { discord-points-dativ }.
discord-table-winner-tie = 🏆 **{ $names }** gewinnt mit { discord-points-dativ }. Entscheidend bei Gleichstand: { $tie }.
discord-table-winners = 🏆 **{ $names }** teilen sich den Sieg mit je { discord-points-dativ }.
discord-table-place = { $place }\. { $name }, { discord-points }
discord-table-place-tie = { discord-table-place } ({ $tie })
discord-table-earlier =
    { $count ->
        [one] -# { $count } früherer Zug passt hier nicht mehr hin; den Stand danach siehst du am Tisch.
       *[other] -# { $count } frühere Züge passen hier nicht mehr hin; den Stand danach siehst du am Tisch.
    }
discord-table-moved = -# { $game }: Der Tisch steht jetzt weiter unten.
discord-table-no-picture = Diesmal ließ sich das Bild nicht zeichnen. **{ discord-button-text }** verrät dir alles, was darauf zu sehen wäre.
discord-table-picture-later = Das Bild braucht noch einen Moment. **{ discord-button-text }** verrät dir alles, was darauf zu sehen ist.
discord-picture-pending = -# Auf dem Bild ist das noch nicht zu sehen.
discord-table-resigned = { $name } gibt auf; { $computer } (Computer) spielt weiter.
discord-table-closed-by = { $name } schließt diesen Tisch.
discord-table-expired = Niemand hat das Spiel gestartet, darum ist dieser Tisch jetzt geschlossen.
discord-table-deserted = 30 Tage lang war niemand da, darum ist dieser Tisch jetzt geschlossen. So stand es:
discord-table-why = -# { $name } { $reasons }.
discord-why-join = {" und "}
discord-end-turning = **Der Wendepunkt:** { $sentences }
discord-end-best = **Dein bester Zug:** { $sentences }
discord-end-best-turning = **Dein bester Zug, zugleich der Wendepunkt:** { $sentences }
discord-end-turning-title = Der Wendepunkt
discord-end-best-title = Dein bester Zug
discord-table-thread = { $game } · { $host }

## The hand, which only its player sees

discord-now-yours = Was du jetzt tun kannst
discord-hand-your-turn = Du bist am Zug.
discord-hand-since = **Seit deinem letzten Zug:**
discord-hand-since-start = **Bisher:**
discord-hand-why = *{ $name } { $reasons }.*
discord-hand-touched = ❗ { $sentence }
discord-hand-moved-for = Deine Zeit war um, darum hat ein Computerspieler für dich gezogen: { $did }
discord-hand-filled-in = { $heir } (Computer) hat für dich gespielt.
discord-hand-earlier =
    { $count ->
        [one] -# { $count } Zeile ausgelassen
       *[other] -# { $count } Zeilen ausgelassen
    }
discord-move-not-now = Gerade kein möglicher Zug
discord-hand-waiting = Am Zug: { $names }.
discord-hand-turn-over = Dein Zug ist vorbei.
discord-hand-undone = Rückgängig gemacht.
discord-hand-over = Das Spiel ist vorbei.

## Before what can't be undone, and after it

discord-confirm-resign = **Aufgeben?** Bis zum Ende der Partie übernimmt ein Computerspieler deinen Platz.
discord-confirm-resign-last = **Aufgeben?** Außer dir sitzt niemand mehr am Tisch: Die Computerspieler bringen die Partie sofort zu Ende. Gehst du nur, wartet sie, bis jemand deinen Platz übernimmt.
discord-confirm-close = **Diesen Tisch für alle schließen?** Das Spiel endet dann hier, ohne Ergebnis.
discord-confirm-close-lobby = **Diesen Tisch für alle schließen?** Das Spiel hat noch nicht begonnen.
discord-confirm-resigned = Du hast aufgegeben. Ein Computerspieler übernimmt deinen Platz.
discord-confirm-closed = Der Tisch ist geschlossen.
discord-confirm-set-aside = Dieser Kanal ist wieder frei. Die Daten des Tisches bleiben erhalten: Wer den Bot betreibt, findet sie unter { $table }.

discord-not-opened = Der Tisch für diesen Thread ließ sich nicht eröffnen. Du kannst den Thread löschen.
discord-exported = Die Aufzeichnung der Partie: jeder Zug und alles, was der Zufall entschieden hat.

## Refusals

discord-refused-not-understood = Dieser Button stammt aus einer anderen Version des Bots. Deinen Tisch findest du mit `/spiele`.
discord-refused-elsewhere = Tische gibt es nur in Serverkanälen. Gib den Befehl dort ein.
discord-refused-other-game = In diesem Kanal wird „{ $game }“ gespielt; dieser Befehl gehört zu einem anderen Spiel.
discord-refused-missing-permission = Dafür brauche ich in diesem Kanal die Berechtigung „{ $permission }“. Wer den Kanal verwaltet, kann sie mir geben.
discord-refused-member-missing-permission = Dafür brauchst du in diesem Kanal die Berechtigung „{ $permission }“. Lass `thread` weg, um gleich hier zu spielen.
discord-refused-no-thread-here = Threads gibt es nur in Textkanälen. Lass `thread` weg, um gleich hier zu spielen.
discord-refused-store-away = Ich komme gerade nicht an die gespeicherten Partien. Versuch es gleich noch einmal; es zählt auf jeden Fall nur einmal.
discord-refused-file = Von deiner Partie ist nichts verloren gegangen, aber Discord nimmt die Datei nicht an: Sie ist zu groß.
discord-refused-unexpected = Von deiner Partie ist nichts verloren gegangen, aber hier ist etwas schiefgelaufen. Passiert es noch einmal, melde es mit der Nummer { $id }.

## Permissions, as Discord's own client calls them in this language

discord-permission-view-channel = Kanal anzeigen
discord-permission-send-messages = Nachrichten senden
discord-permission-attach-files = Dateien anhängen
discord-permission-read-message-history = Nachrichtenverlauf anzeigen
discord-permission-create-public-threads = Öffentliche Threads erstellen
discord-permission-send-messages-in-threads = Nachrichten in Threads senden
discord-permission-manage-server = Server verwalten

## Lists of tables

discord-games-title = **{ $filter }** ({ $count })
discord-games-none = Hier gibt es keine Tische. Eröffne einen mit `/tisch eröffnen`.
discord-games-unreadable =
    Ein Tisch, der sich nicht lesen lässt · { $place }
    -# Wer diesen Kanal verwalten darf, kann ihn dort mit `/tisch schließen` freigeben.
discord-games-row = **{ $game }**, { $variant } · { $place } · { $state }
    -# { $players }
discord-games-lobby = eröffnet { $since }, { $taken } von { $max } Plätzen besetzt
discord-games-playing = Zug von { $turn } (begonnen { $since })
discord-games-deserted = niemand da, Zug begonnen { $since }
discord-games-free-seat = { $state }; der Platz von { $name } ist frei
discord-games-finished = Sieg für { $winners }, { $since }
discord-games-closed = geschlossen { $since }
discord-games-page = Seite { $page } von { $pages }
discord-games-older = -# Ältere Tische stehen weiter hinten.
discord-games-newer = -# Neuere Tische stehen weiter vorn.
discord-games-section-waiting = Wartet auf dich
discord-games-section-elsewhere = Wartet anderswo auf dich
discord-games-section-open = Freie Plätze
discord-games-section-gathering = Kurz vor dem Start
discord-games-section-running = Läuft gerade
discord-games-section-finished = Beendet
discord-games-section = ### { $name } ({ $count })
discord-games-your-turn = dein Zug (begonnen { $since })
discord-games-your-turn-until = dein Zug; deine Zeit läuft { $until } ab
discord-games-your-start = voll besetzt; du kannst starten
discord-games-invited = { $state }, nur mit Einladung
discord-games-running = begonnen { $since }
discord-games-gone = der Kanal wurde gelöscht
discord-games-go-on = Hier weiterspielen: { $game }
discord-games-here = Die Partie geht in diesem Kanal weiter.
discord-games-join-one = Mitspielen: { $game }
discord-games-act = { $act } · #{ $channel }
discord-games-join-several = Platz nehmen …
discord-games-watch = Bei einer Partie zuschauen …
discord-games-open = Hier einen Tisch eröffnen …
discord-games-seat = { $game }, { $variant }
discord-games-seat-detail = eröffnet von { $host }, { $taken } von { $max } Plätzen besetzt
discord-games-joined = Du hast einen Platz: { $place }
discord-games-take-ask = **{ $game }** in { $place } läuft schon. Ein Computerspieler hält den Platz; wenn du ihn übernimmst, spielst du von da an weiter.
discord-games-back = Zurück zur Liste
discord-results-title = **{ $name }**: { $played ->
        [one] { $played } Partie beendet
       *[other] { $played } Partien beendet
    }, { $won } gewonnen
discord-results-none = { $name } hat hier noch keine Partie zu Ende gespielt.
discord-results-row = - **{ $game }**, { $variant } · Platz { $place } von { $of } mit { discord-points-dativ } · { $when }
discord-results-left = - **{ $game }**, { $variant } · vorzeitig ausgestiegen · { $when }
discord-results-more = -# … und { $count } weitere
discord-games-board = ## Tische auf diesem Server
discord-games-board-none = Gerade gibt es keinen Tisch. Eröffne einen mit `/tisch eröffnen`.
discord-games-board-more =
    { $count ->
        [one] -# … und { $count } weiterer; **{ discord-games-mine }** zeigt dir auch den.
       *[other] -# … und { $count } weitere; **{ discord-games-mine }** zeigt dir auch die.
    }
discord-games-mine = Meine Tische

## Help

discord-help-title = Round Table
discord-help-about = Brettspiele rund um König Artus, direkt in einem Discord-Kanal.
discord-help-learn = **Lernen:** `/lernen` führt dich Schritt für Schritt durch eine erste Partie. Nur du siehst sie.
discord-help-begin = **Anfangen:** Gib in einem Serverkanal `/tisch eröffnen` ein. { discord-help-others }
discord-help-begin-game = **Anfangen:** Gib in einem Serverkanal `{ $open }` ein. { discord-help-others }
discord-help-others = Wer mitspielen will, drückt auf **{ discord-button-join }**. Oder du holst Computerspieler dazu: { discord-levels }. Dann drück auf **{ discord-button-start }**.
discord-help-play = **Spielen:** Drück unter dem Bild des Tisches auf **{ discord-button-hand }**. Was sich öffnet, siehst nur du; mit den Buttons und Menüs darin machst du deine Züge.
discord-help-rules = **Regeln:** `/regeln`, oder am Tisch **{ people-button-how-to-play }**.
discord-help-rules-game = **Die Regeln** mit Bildern sind nur einen Klick entfernt. `/regeln` findet jedes Kapitel, jede Karte und jedes Wort.
discord-help-commands = **Befehle:** Mit `/tisch` eröffnest, verlässt und schließt du Tische, lädst Leute ein, machst Züge rückgängig und exportierst Partien; `/hand` zeigt deine Hand; `/tipp` gibt dir Rat; `/spiele` zeigt, was auf dich wartet und wo Plätze frei sind, und holt Partien aus gelöschten Kanälen (sie warten eine Woche darauf, oder auf mich, wenn ich entfernt werde); `/üben` stellt dir Aufgaben aus deinen eigenen Partien; unter `/einstellungen` findest du deinen Namen, Erinnerungen und Bilder.
discord-help-privacy = **Deine Daten:** `/datenschutz` zeigt, was über dich gespeichert ist, und löscht es, wenn du willst.
