practise-from = 🎯 **Aus deiner Partie „{ $game }“ vom { $date }, Zug { $turn }**
practise-ask = Das hast du damals gesehen. Dein Zug hat dich Gewinnchancen gekostet. Was ist besser?
practise-menu = Was spielst du?
practise-menu-some = Was spielst du? ({ $shown } von { $all } Zügen)
practise-show = Lösung zeigen
practise-next = Nächste Stellung
practise-found = ✅ **Gefunden.** **{ $label }** bringt dir eine Gewinnchance von etwa { $chance } %. Dein Zug damals: { $played }, etwa { $before } %.
practise-short = ❌ **{ $label }** ist { $points } Prozentpunkte schlechter als der beste Zug. Versuch es noch einmal.
practise-best = 💡 **Am besten: { $label }**, Gewinnchance etwa { $chance } %. Dein Zug damals: { $played }, etwa { $before } %.
practise-no-games = Du hast auf diesem Server noch keine Partie zu Ende gespielt. Komm nach der ersten wieder.
practise-none =
    { $games ->
        [one] Gut gespielt: In deiner letzten Partie hat dich keine Entscheidung 3 Prozentpunkte oder mehr gekostet.
       *[other] Gut gespielt: In deinen letzten { $games } Partien hat dich keine Entscheidung 3 Prozentpunkte oder mehr gekostet.
    }
practise-all = Das war die letzte. Du hast alle Stellungen gesehen, die ich für dich habe.
practise-again = Von vorn
