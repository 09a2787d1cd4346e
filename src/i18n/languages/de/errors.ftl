### Why something can't be done, and what to do next. Only the person who asked sees it. Names are ready to be shown.

errors-no-table-here = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit `/tisch eröffnen`.
errors-table-already-here = In diesem Kanal gibt es schon einen Tisch. Spiel dort erst zu Ende oder schließ ihn, oder nimm einen Thread.
errors-unknown-table = Diesen Tisch gibt es nicht mehr. Die Tische auf diesem Server zeigt dir `/spiele`.
errors-not-in-lobby = Dieses Spiel hat schon begonnen.
errors-not-in-play = Dieses Spiel hat noch nicht begonnen.
errors-table-finished = Dieses Spiel ist vorbei.
errors-table-closed = Dieser Tisch ist geschlossen.
errors-table-full = Alle { $max } Plätze sind besetzt.
errors-too-many-computers =
    { $most ->
        [one] Hier ist Platz für höchstens einen Computerspieler; ein Platz gehört dir.
       *[other] Hier ist Platz für höchstens { $most } Computerspieler; ein Platz gehört dir.
    }
errors-too-few-seats =
    Das Spiel braucht mindestens { $min ->
        [2] zwei
       *[other] { $min }
    } Mitspielende, bisher { $seated ->
        [0] sitzt niemand
        [one] sitzt nur eine Person
       *[other] sitzen { $seated }
    } am Tisch. Computerspieler zählen mit.
errors-already-seated = Du hast schon einen Platz an diesem Tisch.
errors-not-seated = Du hast keinen Platz an diesem Tisch.
errors-no-computer-seat = An diesem Tisch sitzt kein Computerspieler.
errors-no-seat-kept = An diesem Tisch wird kein Platz für dich freigehalten.
errors-seat-kept = Dein eigener Platz wird noch für dich freigehalten. Drück auf **{ people-button-back }**, um weiterzuspielen.
errors-seat-taken = Dieser Platz ist nicht frei, dort sitzt { $name }.
errors-no-open-seat = An diesem Tisch ist kein Platz frei.
errors-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
errors-own-seat = Das ist dein eigener Platz. Drück auf **{ discord-button-leave }**, um ihn freizugeben.
errors-not-away = Ein Platz lässt sich freigeben, wenn jemand abwesend ist oder drei Tage lang nicht gezogen hat. Bei { $name } ist das nicht so.
errors-not-at-table = Host kann nur sein, wer selbst an diesem Tisch sitzt.
errors-already-host = Du bist schon Host.
errors-not-invited = An diesem Tisch spielt nur mit, wer eingeladen ist. { $hostName } oder jemand anders am Tisch kann dich mit `/tisch einladen` dazuholen.
errors-already-invited = { $name } ist schon eingeladen.
errors-is-seated = { $name } hat schon einen Platz an diesem Tisch.
errors-too-many-invited = An einen Tisch können höchstens { $most } Personen eingeladen werden.
errors-unknown-setting = Eine Einstellung „{ $value }“ gibt es nicht.
errors-not-practised = Diese Stellung ist keine deiner Aufgaben. `/üben` gibt dir eine.
errors-no-finished-game = Hier gibt es keine beendete Partie. Wähle eine aus der Liste, die beim Tippen erscheint.
errors-game-not-seen = Diese Partie kannst du hier nicht ansehen. Wähle eine aus der Liste, die beim Tippen erscheint. Ist ihr Kanal gelöscht, steht sie nur noch denen offen, die mitgespielt haben oder den Server verwalten.
errors-hands-not-open = Alle Handkarten siehst du, wenn das Spiel vorbei ist.
errors-host-only = Das kann nur { $hostName } als Host. Kommt vom Host vor dem Spiel einen Tag lang nichts oder im Spiel eine Woche lang, können es auch die anderen am Tisch.
errors-host-or-manager-only = Das können nur { $hostName } als Host und alle, die Kanäle verwalten dürfen. Kommt vom Host vor dem Spiel einen Tag lang nichts oder im Spiel eine Woche lang, können es auch die anderen am Tisch.
errors-manager-only = Das kann nur, wer Kanäle verwalten darf.
errors-not-your-turn =
    { $count ->
        [one] { $names } ist am Zug. Du bekommst Bescheid, wenn du dran bist.
       *[other] { $names } sind am Zug. Du bekommst Bescheid, wenn du dran bist.
    }
errors-stale = Das Spiel ist schon weiter als dieser Button.
errors-hints-off = An diesem Tisch hat der Host die Tipps abgeschaltet.
errors-no-hint = Mir fällt gerade kein Tipp ein. Versuch es gleich noch einmal.
errors-too-much = Das war etwas viel auf einmal. Weiter geht’s { $when }.
errors-one-at-a-time = Eins nach dem anderen: Ich bin noch mit dem beschäftigt, worum du mich vorhin gebeten hast.
errors-many-here = Ich arbeite auf diesem Server schon an { $most } solchen Dingen. Versuch es noch einmal, wenn eins davon fertig ist.
errors-analyst-busy = Ich analysiere gerade so viele Partien, dass deine lange dauern würde. Versuch es in ein paar Minuten noch einmal.
errors-restarting = Ich starte gerade neu. Frag gleich noch einmal.
errors-moved-on = Während ich überlegt habe, ist das Spiel weitergegangen. Für diese Entscheidung gibt es darum keinen Tipp mehr.
errors-illegal-action = Das erlauben die Regeln hier nicht.
errors-nothing-to-undo = Gerade lässt sich nichts rückgängig machen. Das geht nur mit deinen Aktionen in diesem Zug, solange niemand anders etwas entschieden hat. Manche sind endgültig, zum Beispiel Karten ziehen oder einen Charakter wählen.
errors-no-clock = An diesem Tisch wird ohne Uhr gespielt. Mit `/tisch optionen` bekommt er eine.
errors-clock-stopped = Die Uhr steht schon. Mit `/tisch weiter` läuft sie weiter.
errors-clock-running = Die Uhr läuft schon.
errors-unknown-variant = Dieses Spiel hat keine Variante „{ $variant }“. Wähle { OR($names) }.
errors-unknown-game = Ein Spiel „{ $game }“ gibt es nicht.
errors-unknown-rule = Dieses Spiel hat keine Regel „{ $rule }“ mit dem Wert „{ $value }“.
errors-record-not-open = In der Aufzeichnung bleibt nichts geheim, darum bekommst du sie erst, wenn das Spiel vorbei ist.
errors-table-unreadable = Die Daten dieses Tisches ({ $tableId }) bleiben erhalten, lassen sich aber nicht lesen. Das Spiel kann darum nicht weitergehen. Wer diesen Kanal verwalten darf, kann den Tisch mit `/tisch schließen` beiseitestellen und den Kanal freigeben; die Daten kann sich dann ansehen, wer den Bot betreibt.
errors-server-unreadable = Die Daten dieses Servers lassen sich nicht lesen; geändert hat sich nichts. Wer den Bot betreibt, findet die Ursache im Log.
errors-settings-unreadable = Diese Einstellungen lassen sich nicht lesen; geändert hat sich nichts. Wer den Bot betreibt, findet die Ursache im Log.
errors-no-shuffles = Das Mischen lässt sich an diesem Tisch nicht prüfen.
errors-bad-word = Ein Wort darf höchstens { $most } Zeichen haben, alle in einer Zeile.
errors-not-writable = Ich sehe diesen Kanal nicht oder darf hier nicht schreiben, also kann kein Tisch hierher umziehen. (Ich brauche *Kanal anzeigen* und *Nachrichten senden*, in einem Thread *Nachrichten in Threads senden*.)
errors-thread-locked = Dieser Thread ist gesperrt, also kann ich hier nicht schreiben. Bis er wieder offen ist, läuft hier keine Uhr.
errors-other-channels = Auf diesem Server können Tische nur in { OR($channels) } eröffnet werden.
errors-table-lost = Der Tisch dieses Kanals ist verloren: Er ist nicht mehr dort, wo der Bot die Partien aufbewahrt. Eröffne einen neuen mit `/tisch eröffnen`.
errors-record-outdated = Du kannst weiterspielen, aber nichts rückgängig machen, und eine Aufzeichnung gibt es nicht. Diese Partie hat mit einer älteren Fassung der Regeln begonnen, und ihre Züge lassen sich nicht nachspielen.
errors-upload-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie. Mehr als { $most } KB dürfen es nicht sein.
errors-upload-unread = Die Datei ließ sich nicht von Discord herunterladen. Ruf `/rückschau` noch einmal auf und häng sie wieder an.
errors-upload-not-text = Diese Datei ist kein reiner Text. Häng die Aufzeichnung so an, wie du sie aus `/tisch exportieren` bekommst, nicht gepackt.
errors-upload-not-record = Diese Datei ist keine Aufzeichnung einer Partie. Häng eine an, wie du sie aus `/tisch exportieren` bekommst.
errors-upload-several-games = In dieser Datei steht mehr als eine Partie. Häng eine Datei mit nur einer Aufzeichnung an, in einer Zeile.
errors-upload-too-hard = Diese Datei ist keine Aufzeichnung einer Partie: Sie zu prüfen hat zu lange gedauert, deshalb habe ich aufgehört.
errors-upload-unknown-version = Diese Aufzeichnung hat Version { $version }, und die kann der Bot nicht lesen.
errors-upload-unfinished = Die Partie in dieser Aufzeichnung ist nicht beendet. Darum gibt es keine Rückschau.
errors-upload-illegal-step =
    { $step ->
        [0] Diese Aufzeichnung stimmt nicht: So lässt sich das Spiel nicht aufbauen.
       *[other] Diese Aufzeichnung stimmt nicht: Der Zug in Schritt { $step } ist gegen die Regeln.
    }
errors-upload-wrong-chance =
    { $step ->
        [0] Diese Aufzeichnung stimmt nicht: Was beim Aufbau gezogen wurde, fehlt oder ist unmöglich, oder es ist mehr, als da war.
       *[other] Diese Aufzeichnung stimmt nicht: Was in Schritt { $step } gezogen wurde, fehlt oder ist unmöglich, oder es ist mehr, als da war.
    }
errors-upload-unfair-chance =
    { $step ->
        [0] Diese Aufzeichnung stimmt nicht: Was beim Aufbau gezogen wurde, folgt nicht aus der Zufallszahl der Partie.
       *[other] Diese Aufzeichnung stimmt nicht: Was in Schritt { $step } gezogen wurde, folgt nicht aus der Zufallszahl der Partie.
    }
errors-upload-wrong-facts =
    { $step ->
        [0] Diese Aufzeichnung stimmt nicht: Nach dem Aufbau liegt auf dem Tisch etwas anderes, als sie angibt.
       *[other] Diese Aufzeichnung stimmt nicht: Nach Schritt { $step } liegt auf dem Tisch etwas anderes, als sie angibt.
    }
errors-upload-wrong-result = Diese Aufzeichnung stimmt nicht: Die Züge führen zu einem anderen Ergebnis.
errors-too-many-own-tables =
    { $most ->
        [one] Du hast auf diesem Server schon { $most } Tisch eröffnet. Spiel dort erst zu Ende oder schließ ihn.
       *[other] Du hast auf diesem Server schon { $most } Tische eröffnet. Spiel erst an einem zu Ende oder schließ einen.
    }
errors-too-many-tables =
    { $most ->
        [one] Auf diesem Server gibt es schon { $most } Tisch, mehr sind nicht möglich. Erst wenn dort zu Ende gespielt ist, lässt sich ein neuer eröffnen.
       *[other] Auf diesem Server gibt es schon { $most } Tische, mehr sind nicht möglich. Erst wenn an einem zu Ende gespielt ist, lässt sich ein neuer eröffnen.
    }
errors-store-failed = Das ließ sich nicht speichern; geändert hat sich nichts. Versuch es gleich noch einmal.
errors-store-unreadable = Ich komme gerade nicht an die gespeicherten Partien; geändert hat sich nichts. Versuch es gleich noch einmal.
errors-save-unknown = Vielleicht hat das gezählt, vielleicht nicht, denn mitten im Speichern ist die Verbindung abgerissen. Deine Hand und der Tisch zeigen es gleich. Du kannst ruhig noch einmal drücken, doppelt zählt es nie.
