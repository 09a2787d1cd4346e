### The command that teaches a game, and what all lessons share. What a game's steps say is in a file of its own.

commands-learn = lernen
    .description = Allein eine erste Partie spielen, Schritt für Schritt erklärt
commands-learn-game = spiel
    .description = Welches Spiel

learn-opponent =
    .first = Morgana
    .second = Parzival
    .third = Nimue

learn-menu = Welches Spiel möchtest du lernen? Die Lektion dauert etwa fünf Minuten, nur du siehst sie, und schiefgehen kann nichts.
learn-title = ### { $game } · Schritt { $step } von { $steps }
learn-right = ✅ Richtig.
learn-right-why = ✅ { $why }
learn-wrong = ❌ { $why }
learn-told = > { $sentences }
learn-real = Bereit? **{ learn-button-real }** eröffnet in diesem Kanal einen Tisch mit Pagen, also mit Computerspielern, die noch Fehler machen. Auch andere können mitspielen.
learn-stopped = Die Lektion zu „{ $game }“ ist unterbrochen. Mach weiter, wann du magst.

learn-button-learn = Schritt für Schritt lernen
learn-button-right = Richtig
learn-button-next = Weiter
learn-button-back = Zurück
learn-button-stop = Aufhören
learn-button-go-on = Weitermachen
learn-button-other = Anderes Spiel wählen
learn-button-real = Echte Partie beginnen

learn-unknown-game = Für dieses Spiel habe ich keine Lektion. Diese gibt es:
learn-unknown-step = Diese Lektion hat sich inzwischen geändert. Hier ist sie von Anfang an.
learn-unknown-answer = Dieser Schritt hat sich inzwischen geändert. So sieht er jetzt aus.
learn-server-only = Tische gibt es nur auf Servern. Geh in einen Kanal, in dem ich bin, gib dort `/tisch eröffnen` ein und hol Computerspieler dazu.
