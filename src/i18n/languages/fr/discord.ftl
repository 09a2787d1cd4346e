### The bot itself: buttons, menus, the lobby, the table, lists of tables, help.
### Names are ready to be shown. $when and $since are Discord's own words, such as "in 5 hours" or "5 hours ago".

## Several names, and a score

discord-list = { $items }
discord-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Buttons

discord-button-join = Rejoindre
discord-button-leave = Quitter
discord-button-add-computer = + { $level }
discord-button-start = Commencer
discord-button-start-that = Commencer cette partie
discord-button-hand = Ta main
discord-button-text = Voir la table en texte
discord-button-back = Retour
discord-button-undo = Annuler
discord-button-more = Autres choix
discord-button-steps = Étape par étape
discord-button-all = Tous les coups
discord-button-all-ways = Autres façons
discord-button-now = Que puis-je faire ?
discord-button-again = Revanche
discord-button-reopen = Rouvrir cette table
discord-button-resign = Oui, abandonner
discord-button-close = Oui, fermer la table
discord-button-keep-playing = Continuer à jouer
discord-button-aside = Mettre la table de côté et libérer ce salon
discord-button-previous = Précédent
discord-button-next = Suivant

## Menus

discord-menu-choose = Choisir…
discord-menu-best = Les { $shown } meilleurs choix sur { $all }…
discord-menu-best-of = { $ask } (les { $shown } meilleurs choix sur { $all })
discord-menu-whole = Ou un coup entier…
discord-menu-whole-best = Ou les { $shown } meilleurs coups sur { $all }…
discord-menu-numbered = { $text } ({ $number } sur { $of })
discord-menu-row = { $number } · { $text }
discord-menu-row-range = { $from }–{ $to } · { $text }
discord-menu-choose-of = { $ask } ({ $from } à { $to } sur { $all })

## The lobby

discord-lobby-title = ## { $game } · { $variant }
discord-lobby-seats = **Places prises : { $taken } sur { $max }**
discord-lobby-person = - { $name }
discord-lobby-host = - { $name } (hôte)
discord-lobby-levelled = - { $sign } { $name } ({ $level }, joueur virtuel)
discord-lobby-levelled-trait = { discord-lobby-levelled } : { $trait }
discord-lobby-free = - *libre*
discord-lobby-missing =
    { $missing ->
        [one] Il manque encore un joueur pour commencer ; les joueurs virtuels comptent.
       *[other] Il manque encore { $missing } joueurs pour commencer ; les joueurs virtuels comptent.
    }
# After a colon.
discord-levels = le Page fait des erreurs de débutant, l’Écuyer joue bien, le Chevalier est le plus fort
discord-lobby-ready = { $host } peut commencer ou attendre d’autres joueurs.
discord-lobby-full = La table est complète. { $host } peut commencer.
discord-lobby-started = La partie a commencé.
discord-lobby-closed = Cette table est fermée.
discord-lobby-not-seated = Tu n’as pas de place à la table de { $link }.

## The table's message

discord-table-started = La partie commence. Autour de la table : { $names }.
discord-table-begun = La partie a commencé.
discord-table-turn = **{ $mention }, c’est à toi de jouer.**
discord-table-turn-task = **{ $mention }, c’est à toi : { $task }.**
discord-table-undone = Ce qui venait d’être joué est annulé.
discord-table-thinking =
    { $count ->
        [one] { $names } réfléchit ; la suite s’affiche toute seule.
       *[other] { $names } réfléchissent ; la suite s’affiche toute seule.
    }
discord-table-closed = Cette table est fermée.
discord-table-winner = 🏆 **{ $names }** gagne avec { discord-points }.
discord-table-winner-tie = 🏆 **{ $names }** gagne avec { discord-points }. Ce qui départage : { $tie }.
discord-table-winners = 🏆 **{ $names }** se partagent la victoire : { discord-points } partout.
discord-table-place = { $place }\. { $name }, { discord-points }
discord-table-place-tie = { discord-table-place } ({ $tie })
discord-table-earlier =
    { $count ->
        [one] -# Un tour plus ancien ne tient pas ici ; la table en montre le résultat.
       *[other] -# { $count } tours plus anciens ne tiennent pas ici ; la table en montre le résultat.
    }
discord-table-moved = -# « { $game } » : la table est maintenant plus bas.
discord-table-no-picture = L’image n’a pas pu être dessinée cette fois. **{ discord-button-text }** décrit tout ce qu’elle montrerait.
discord-table-picture-later = L’image arrive dans un instant. **{ discord-button-text }** décrit tout ce qu’elle montre.
discord-picture-pending = -# L’image ne le montre pas encore.
discord-table-resigned = { $name } abandonne ; { $computer } (joueur virtuel) continue.
discord-table-closed-by = { $name } a fermé cette table.
discord-table-expired = Personne n’a lancé la partie : cette table est fermée.
discord-table-deserted = Tout le monde est absent depuis 30 jours : cette table est fermée. Voici où en était la partie :
discord-table-why = -# { $name } { $reasons }.
discord-why-join = {" et "}
discord-end-turning = **Le tournant :** { $sentences }
discord-end-best = **Ton meilleur coup :** { $sentences }
discord-end-best-turning = **Ton meilleur coup, et le tournant de la partie :** { $sentences }
discord-end-turning-title = Le tournant
discord-end-best-title = Ton meilleur coup
discord-table-thread = { $game } · { $host }

## The hand, which only its player sees

discord-now-yours = Ce que tu peux faire maintenant
discord-hand-your-turn = C’est à toi de jouer.
discord-hand-since = **Depuis ton dernier tour :**
discord-hand-since-start = **Jusqu’ici :**
discord-hand-why = *{ $name } { $reasons }.*
discord-hand-touched = ❗ { $sentence }
discord-hand-moved-for = Ton temps étant écoulé, un joueur virtuel a joué à ta place : { $did }
discord-hand-filled-in = { $heir } (joueur virtuel) a joué à ta place.
discord-hand-earlier =
    { $count ->
        [one] -# { $count } ligne omise
       *[other] -# { $count } lignes omises
    }
discord-move-not-now = Ce coup n’est pas possible maintenant
discord-hand-waiting = C’est à { $names } de jouer.
discord-hand-turn-over = Ton tour est terminé.
discord-hand-undone = C’est annulé.
discord-hand-over = La partie est terminée.

## Before what can't be undone, and after it

discord-confirm-resign = **Abandonner ?** Un joueur virtuel prend ta place pour le reste de la partie.
discord-confirm-resign-last = **Abandonner ?** Tu es la dernière personne à cette table : les joueurs virtuels finiront aussitôt la partie. Si tu pars seulement, elle attend que quelqu’un prenne ta place.
discord-confirm-close = **Fermer cette table pour tout le monde ?** La partie s’arrête ici, sans résultat.
discord-confirm-close-lobby = **Fermer cette table pour tout le monde ?** La partie n’a pas commencé.
discord-confirm-resigned = Tu as abandonné. Un joueur virtuel prend ta place.
discord-confirm-closed = La table est fermée.
discord-confirm-set-aside = Ce salon est de nouveau libre. Les données de la table sont conservées : la personne qui héberge le bot les trouvera sous la référence { $table }.

discord-not-opened = La table de ce fil n’a pas pu être ouverte. Tu peux supprimer le fil.
discord-exported = L’enregistrement de la partie : chaque coup, et tout ce que le hasard a décidé.

## Refusals

discord-refused-not-understood = Ce bouton vient d’une autre version du bot. Retrouve ta table avec `/parties`.
discord-refused-elsewhere = On joue dans les salons d’un serveur. Utilise cette commande dans l’un d’eux.
discord-refused-other-game = Dans ce salon, on joue à « { $game } » ; cette commande est pour un autre jeu.
discord-refused-missing-permission = Pour ça, il me faut la permission « { $permission } » dans ce salon. Une personne qui gère le salon peut me la donner.
discord-refused-member-missing-permission = Pour ça, il te faut la permission « { $permission } » dans ce salon. Sans l’option `fil`, tu peux jouer directement ici.
discord-refused-no-thread-here = On ne peut créer un fil que dans un salon textuel. Sans l’option `fil`, tu peux jouer directement ici.
discord-refused-store-away = Je n’ai pas accès aux parties enregistrées en ce moment. Réessaie dans un instant : rien ne comptera deux fois.
discord-refused-file = Ta partie est intacte, mais Discord refuse le fichier : il est trop lourd.
discord-refused-unexpected = Ta partie est intacte, mais quelque chose s’est mal passé. Si ça se reproduit, signale-le avec le numéro { $id }.

## Permissions, as Discord's own client calls them in this language

discord-permission-view-channel = Voir le salon
discord-permission-send-messages = Envoyer des messages
discord-permission-attach-files = Joindre des fichiers
discord-permission-read-message-history = Voir les anciens messages
discord-permission-create-public-threads = Créer des fils publics
discord-permission-send-messages-in-threads = Envoyer des messages dans les fils
discord-permission-manage-server = Gérer le serveur

## Lists of tables

discord-games-title = **{ $filter }** ({ $count })
discord-games-none = Aucune table ici. Ouvres-en une avec `/table ouvrir`.
discord-games-unreadable =
    Une table illisible · { $place }
    -# Une personne qui gère ce salon peut le libérer : il suffit d’y taper `/table fermer`.
discord-games-row = **{ $game }**, { $variant } · { $place } · { $state }
    -# { $players }
discord-games-lobby =
    { $taken ->
        [one] ouverte { $since }, { $taken } place prise sur { $max }
       *[other] ouverte { $since }, { $taken } places prises sur { $max }
    }
discord-games-playing = à { $turn } de jouer, tour commencé { $since }
discord-games-deserted = tout le monde est absent, tour commencé { $since }
discord-games-free-seat = { $state } ; la place de { $name } est libre
discord-games-finished = remportée par { $winners } { $since }
discord-games-closed = fermée { $since }
discord-games-page = Page { $page } sur { $pages }
discord-games-older = -# Les tables plus anciennes sont sur les pages suivantes.
discord-games-newer = -# Les tables plus récentes sont sur les pages précédentes.
discord-games-section-waiting = On t’attend
discord-games-section-elsewhere = On t’attend sur d’autres serveurs
discord-games-section-open = Places libres
discord-games-section-gathering = Sur le point de commencer
discord-games-section-running = En cours
discord-games-section-finished = Terminées
discord-games-section = ### { $name } ({ $count })
discord-games-your-turn = à toi de jouer, tour commencé { $since }
discord-games-your-turn-until = à toi de jouer ; ton temps sera écoulé { $until }
discord-games-your-start = complète ; tu peux commencer
discord-games-invited = { $state }, sur invitation
discord-games-running = commencée { $since }
discord-games-gone = son salon a été supprimé
discord-games-go-on = Continuer ici : { $game }
discord-games-here = La partie continue dans ce salon.
discord-games-join-one = Rejoindre { language-title }
discord-games-act = { $act } · #{ $channel }
discord-games-join-several = Prendre une place…
discord-games-watch = Regarder une partie…
discord-games-open = Ouvrir une table ici…
discord-games-seat = { $game }, { $variant }
discord-games-seat-detail =
    { $taken ->
        [one] ouverte par { $host }, { $taken } place prise sur { $max }
       *[other] ouverte par { $host }, { $taken } places prises sur { $max }
    }
discord-games-joined = Tu as une place : { $place }
discord-games-take-ask = **{ $game }** dans { $place } a déjà commencé. Un joueur virtuel tient la place ; si tu prends la place, tu continues à partir de là.
discord-games-back = Retour à la liste
discord-results-title = **{ $name }** : { $played ->
        [one] { $played } partie terminée
       *[other] { $played } parties terminées
    }, { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }
discord-results-none = { $name } n’a encore terminé aucune partie ici.
discord-results-row = - **{ $game }**, { $variant } · { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    } place sur { $of } avec { discord-points } · { $when }
discord-results-left = - **{ $game }**, { $variant } · départ avant la fin · { $when }
discord-results-more =
    -# … et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
discord-games-board = ## Les tables de ce serveur
discord-games-board-none = Aucune table pour le moment. Ouvres-en une avec `/table ouvrir`.
discord-games-board-more =
    { $count ->
        [one] -# … et { $count } autre ; **{ discord-games-mine }** montre toutes celles que tu peux voir.
       *[other] -# … et { $count } autres ; **{ discord-games-mine }** montre toutes celles que tu peux voir.
    }
discord-games-mine = Mes tables

## Help

discord-help-title = Round Table
discord-help-about = Des jeux de société autour du roi Arthur, à jouer dans un salon.
discord-help-learn = **Pour apprendre :** avec `/apprendre`, tu joues une première partie, étape par étape. Personne d’autre ne la voit.
discord-help-begin = **Pour commencer :** utilise `/table ouvrir` dans le salon d’un serveur. { discord-help-others }
discord-help-begin-game = **Pour commencer :** utilise `{ $open }` dans le salon d’un serveur. { discord-help-others }
discord-help-others = Les autres appuient sur **{ discord-button-join }**, ou tu ajoutes des joueurs virtuels : { discord-levels }. Appuie ensuite sur **{ discord-button-start }**.
discord-help-play = **Pour jouer :** appuie sur **{ discord-button-hand }** sous l’image de la table. Personne d’autre ne voit ce qui s’ouvre, et les boutons et les menus te proposent tous tes coups possibles.
discord-help-rules = **Les règles :** `/règles`, ou **{ people-button-how-to-play }** à une table.
discord-help-rules-game = **Les règles :** un bouton les ouvre, en images. `/règles` retrouve un chapitre, une carte ou un mot.
discord-help-commands = **Les commandes :** `/table` sert à ouvrir, quitter ou fermer une table, à inviter des gens, à annuler tes coups et à exporter des parties ; `/main` montre ta main ; `/conseil` te donne un conseil ; `/parties` montre ce qui t’attend et les places libres, et reprend les parties des salons supprimés (elles attendent cela une semaine, ou mon retour si on me retire) ; `/entraînement` te propose des positions de tes propres parties ; `/réglages` change ton nom, les rappels et les images.
discord-help-privacy = **Tes données :** `/confidentialité` montre ce qui est enregistré sur toi et te permet de l’effacer.
