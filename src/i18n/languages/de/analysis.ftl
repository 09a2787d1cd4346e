analysis-button = Analyse
analysis-working = 📈 Ich gehe die Partie noch einmal durch. { $part } % sind geschafft.
analysis-title = 📈 **So standen die Gewinnchancen**
analysis-note = -# So schätzen es die Computerspieler ein. Alle Prozentpunkte beziehen sich auf die Gewinnchance.
analysis-point = ⭐ **Schritt { $step }** · { $name }: { $before } % → { $after } %. { $sentences }
analysis-better = -# Besser für { $name }: **{ $label }** (etwa { $best } % statt { $chance } %).
analysis-better-why = -# Besser für { $name }: **{ $label }** (etwa { $best } % statt { $chance } %). Wer so spielt, { $reasons }.
analysis-well-why = -# Nichts war deutlich besser für { $name }: Wer so spielt, { $reasons }.
analysis-well = -# Nichts war deutlich besser für { $name }.
analysis-luck-made = -# Das war Zufall: Im Schnitt läge { $name } hier bei { $chance } %.
analysis-no-choice = -# { $name } hatte keine Wahl.
analysis-steady = Kein einzelner Schritt hat diese Partie gedreht.
analysis-step = Schritt { $step }
analysis-player = **{ $name }**, { $grade }: Im Schnitt { $loss ->
        [one] { $loss } Prozentpunkt
       *[other] { $loss } Prozentpunkte
    } pro Entscheidung verloren.
analysis-undecided = **{ $name }** hatte nichts zu entscheiden.
analysis-luck =
    { $side ->
        [gave] Das Glück hat { $name } { $luck } { $luck ->
            [one] Prozentpunkt
           *[other] Prozentpunkte
        } Gewinnchance gebracht.
        [took] Das Pech hat { $name } { $luck } { $luck ->
            [one] Prozentpunkt
           *[other] Prozentpunkte
        } Gewinnchance gekostet.
       *[even] Glück und Pech haben sich für { $name } ausgeglichen.
    }
analysis-grade-master = Ritter der Tafelrunde
analysis-grade-good = fahrender Ritter
analysis-grade-fair = Knappe
analysis-grade-poor = Knappe auf dem Maultier
analysis-share = Analyse teilen
analysis-shared = 📈 { $name } teilt die Analyse einer Partie „{ $game }“.

analysis-picture-title = Gewinnchancen Schritt für Schritt
analysis-picture-text = Gewinnchancen, Schritt für Schritt.
analysis-picture-percent = { $value } %
analysis-picture-chance = { $name } { $chance } %
analysis-picture-step = Schritt { $step }: { $chances }.
