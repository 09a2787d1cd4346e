### The button Hint: what a strong computer player would do in the reader's place, and why.
### $label: what the choice's button says. $share (number): the chance to win, in percent.

hints-button = Tipp
hints-best = 💡 **{ $label }**
hints-share = Deine Gewinnchance: etwa { $share } %.
hints-why = Wer so spielt, { $reasons }.
hints-why-equal = Die besten Möglichkeiten sind etwa gleich gut.
hints-why-ahead = Auf längere Sicht lohnt sich das am meisten.
hints-reasons-separator = {" und "}

hints-next = Zweitbeste Wahl: **{ $label }**.
hints-next-share =
    { $equal ->
        [yes] Etwa gleich gut: **{ $label }**.
       *[no] Zweitbeste Wahl: **{ $label }**, etwa { $share } %.
    }
hints-next-why = Zweitbeste Wahl: **{ $label }** ({ $reasons }).
hints-next-share-why =
    { $equal ->
        [yes] Etwa gleich gut: **{ $label }** ({ $reasons }).
       *[no] Zweitbeste Wahl: **{ $label }**, etwa { $share } % ({ $reasons }).
    }

hints-only = Du hast nur eine Möglichkeit: **{ $label }**.
hints-taken =
    -# Bisher { $count ->
        [one] { $count } Tipp
       *[other] { $count } Tipps
    }. Am Ende der Partie sehen alle, wie viele du dir geholt hast.

hints-result = -# Tipps: { $players }
hints-player = { $name } { $count }

hints-off = Keine Tipps.
hints-option = Tipps
    .about = Alle können fragen, was ein starker Spieler täte; am Ende steht da, wie oft.
