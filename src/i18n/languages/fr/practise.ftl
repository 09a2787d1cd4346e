practise-from = 🎯 **Dans ta partie { DE(language-title) } du { $date }, tour { $turn }**
practise-ask = Voici ce que tu voyais alors. Ton coup t’a coûté des chances de gagner. Qu’aurais-tu pu jouer de mieux ?
practise-menu = Que joues-tu ?
practise-menu-some = Que joues-tu ? ({ $shown } coups sur { $all })
practise-show = Voir la solution
practise-next = Position suivante
practise-found = ✅ **Trouvé : { $label }**, environ { $chance } % de chances de gagner. Tu avais joué **{ $played }** (environ { $before } %).
practise-short = ❌ **{ $label }** : { $points ->
        [one] { $points } point de pourcentage
       *[other] { $points } points de pourcentage
    } de moins que le meilleur coup. Essaie encore.
practise-best = 💡 **Le mieux : { $label }**, environ { $chance } % de chances de gagner. Tu avais joué **{ $played }** (environ { $before } %).
practise-no-games = Tu n’as pas encore terminé de partie sur ce serveur. Reviens après la première.
practise-none =
    { $games ->
        [one] Bien joué : dans ta dernière partie, aucune décision ne t’a coûté 3 points de pourcentage ou plus.
       *[other] Bien joué : dans tes { $games } dernières parties, aucune décision ne t’a coûté 3 points de pourcentage ou plus.
    }
practise-all = C’était la dernière. Tu as vu toutes les positions que j’ai pour toi.
practise-again = Depuis le début
