### The button Hint: what a strong computer player would do in the reader's place, and why.
### $label: what the choice's button says. $share (number): the chance to win, in percent.

hints-button = Conseil
hints-best = 💡 **{ $label }**
hints-share = Tes chances de gagner : environ { $share } %.
hints-why = Ce coup { $reasons }.
hints-why-equal = Les meilleurs choix se valent à peu près.
hints-why-ahead = À plus long terme, c’est ce qui rapporte le plus.
hints-reasons-separator = {" et "}

hints-next = Sinon : **{ $label }**.
hints-next-share =
    { $equal ->
        [yes] À peu près aussi bien : **{ $label }**.
       *[no] Sinon : **{ $label }**, environ { $share } %.
    }
hints-next-why = Sinon : **{ $label }** ({ $reasons }).
hints-next-share-why =
    { $equal ->
        [yes] À peu près aussi bien : **{ $label }** ({ $reasons }).
       *[no] Sinon : **{ $label }**, environ { $share } % ({ $reasons }).
    }

hints-only = Tu n’as qu’une possibilité : **{ $label }**.
hints-taken =
    -# { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    } jusqu’ici. À la fin de la partie, tout le monde voit combien tu en as demandé.

hints-result = -# Conseils : { $players }
hints-player = { $name } { $count }

hints-off = Sans conseils.
hints-option = Conseils
    .about = On peut demander ce que ferait un bon joueur ; la fin montre combien de fois.
