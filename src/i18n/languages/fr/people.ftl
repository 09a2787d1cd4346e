### People who come, go and watch; a table's options. Names are ready to be shown.

## Buttons

people-button-how-to-play = Comment jouer
people-button-options = Options
people-button-watch = Regarder
people-button-refresh = Actualiser
people-button-hands = Voir toutes les mains
people-button-back = Me revoilà
people-button-take = Remplacer { $name }
people-button-vacate = Libérer la place { DE($name) } (hôte)
people-button-fill = Faire jouer un joueur virtuel pour { $name }
people-button-open = Libérer la place { DE($name) }
people-button-depart = Quitter ; quelqu’un peut prendre ma place
people-button-resign = Abandonner ; un joueur virtuel continue

## The lobby

people-lobby-length = -# Environ { $minutes } minutes à { $players } · de { $min } à { $max } joueurs, idéal à { OR($best) }
people-lobby-clock = Chrono : { $pace }
people-lobby-stand-in = Si quelqu’un part ou s’absente, un { $level } prend sa place.
people-lobby-invited-only = Sur invitation seulement.
people-lobby-call-start = { $host }, vous êtes assez nombreux : tu peux lancer **{ $game }**.
people-lobby-call-full = { $host }, toutes les places sont prises : tu peux lancer **{ $game }**.
people-lobby-rules = **Règles maison** · { $rules }
people-lobby-rules-separator = {" ; "}

## Options

people-set = { $name } : { $value }
people-options-title = ### Options · { $game }
people-options-line = - { $name } : { $value }
people-options-host-only = -# L’hôte, { $host }, peut les changer jusqu’au début de la partie.
people-options-closed = -# La partie a commencé. Le chrono, et si la table attend, peuvent encore changer si tous ceux qui sont passés ces trois derniers jours sont d’accord.
people-options-asked = Demandé par { $names } : **{ $setting }**. C’est accepté dès que tous ceux qui sont passés ces trois derniers jours le demandent aussi, pendant ce tour : `/table options`.
people-options-missing = Pas encore d’accord : { $names }.
people-options-ask = Demander un changement…
people-options-clock = Chrono
    .about = Le temps que peut prendre chaque décision.
people-options-vacations = La table attend les absents
    .about = Jusqu’au jour indiqué dans ses propres réglages.
people-options-rests = Chrono arrêté pendant les heures calmes
    .about = Personne ne perd de temps en dormant.
people-options-access = Qui peut prendre place
    .about = Les autres ne peuvent rejoindre que sur invitation d’une personne à la table.
people-options-access-open = tout le monde
people-options-access-invited = seulement les personnes invitées
people-options-theme = Images
    .about = L’aspect des images pour qui n’a rien choisi d’autre.
people-options-stand-in = Remplaçant en cas de départ ou d’absence
    .about = Le niveau du joueur virtuel qui prend alors la place.
people-options-computers-menu = Joueurs virtuels…
people-options-on = oui
people-options-off = non
people-options-otherwise = Sinon : { $value }
people-options-boxes = Et aussi
people-options-players-menu = Joueurs…
people-options-change = Changer les options
people-options-replace = { $name } : remplacer par un { $level }
people-options-remove = { $name } : retirer
people-options-make-host = { $name } : désigner comme hôte

people-pace-none = sans limite
people-pace-live = en direct, 2 minutes par décision
people-pace-1h = 1 heure par décision
people-pace-12h = 12 heures par décision
people-pace-1d = 1 jour par décision
people-pace-3d = 3 jours par décision

## Leaving a running game

people-leave-ask = **Comment veux-tu partir ?** Si tu laisses ta place, un joueur virtuel joue jusqu’à ce que quelqu’un la prenne ; d’ici là, tu peux revenir. Si tu abandonnes, un joueur virtuel joue jusqu’à la fin.
people-leave-left = Tu as quitté la table. Un joueur virtuel joue jusqu’à ce que quelqu’un prenne ta place ; d’ici là, tu peux revenir.

people-seat-listed = { $name } · { $emblem }
people-seat-took = Tu remplaces { $before }.
people-seat-back = Te revoilà ! Ta place est de nouveau à toi.
people-seat-opened = La place est libre : quelqu’un d’autre peut maintenant remplacer { $name }.
people-seat-filled = Un joueur virtuel joue pour { $name } jusqu’à son retour.
people-seat-passed = { $name } devient l’hôte de la table.
people-seat-kept = Un joueur virtuel joue pour toi jusqu’à ton retour.
people-seat-open = Un joueur virtuel joue jusqu’à ce que quelqu’un prenne ta place. D’ici là, tu peux revenir.
people-seat-gone = Ta place était libre, et { $name } y joue maintenant.

## Invitations. $guest is a mention.

people-invite-lobby = { $guest }, { $host } t’invite à une partie { DE(language-title) }.
people-invite-seat = { $guest }, { $host } t’invite à prendre une place libre dans une partie { DE(language-title) } en cours.
people-invite-bot = On ne peut pas inviter un bot. Avant la partie, l’hôte peut ajouter des joueurs virtuels.

## What a channel says about a game in one of its threads. $link is a mention of the thread.

people-thread-title = **{ $game }** dans { $link }
people-thread-free =
    { $free ->
        [0] Toutes les places sont prises.
        [one] Il reste une place libre.
       *[other] Il reste { $free } places libres.
    }
people-thread-running = La partie est en cours
people-thread-over = Partie terminée, { $state }.
people-thread-closed = Cette table est fermée.
people-thread-joined = Tu as une place : { $link }
people-thread-here = Les tables de ce salon sont dans des fils : { $places }
people-button-thread = Ouvrir dans un fil

## Watching

people-watch-not-yet = Voici la table telle que tout le monde la voit. Les mains se dévoilent à la fin de la partie.
people-watch-hands-menu = Voir une main…
people-watch-hand = La main { DE($name) } à la fin de la partie

## News in the table's message

people-news-leaving = { $name } quitte la table ; { $heir } (joueur virtuel) joue jusqu’à ce que quelqu’un prenne sa place.
people-news-vacated = { $by } libère la place { DE($name) } ; { $heir } (joueur virtuel) joue jusqu’à ce que quelqu’un la prenne.
people-news-taken = { $name } remplace { $before }.
people-news-moved-for = Le temps { DE($name) } est écoulé : un joueur virtuel joue ce coup.
people-news-filled-in = { $heir } (joueur virtuel) a joué à la place { DE($name) }.
people-news-absent = { $name } s’absente ; { $heir } (joueur virtuel) joue jusqu’à son retour.
people-silent = { $name } se fait attendre : les autres peuvent faire jouer un joueur virtuel ou libérer la place.
people-news-back = { $name } est de retour.
people-everyone-away = Tout le monde est absent : la partie attend. Appuie sur **{ people-button-back }** pour continuer. Après une semaine, n’importe qui peut fermer la table avec `/table fermer`.
people-everyone-left = Tout le monde est parti : la partie attend que quelqu’un prenne une place. Après une semaine, n’importe qui peut fermer la table avec `/table fermer`.
people-news-amended = Désormais : { $setting }.
people-news-moved = { $name } reprend la partie ici, car son salon a été supprimé.
people-news-host = { $name } devient l’hôte de la table.
people-news-set-back = Les parties enregistrées sont revenues à un état antérieur : cette table est telle qu’elle était le { $when }. Ce qui a été joué depuis est perdu.

people-played-before = -# À cette place avant { $name } : { $before }.
people-played-part = { $name } ({ $percent } %)
