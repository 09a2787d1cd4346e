privacy-title =
    ## Ce qui est enregistré sur toi
    Sur tous les serveurs réunis. Personne d’autre ne le voit.
privacy-nothing = Rien.
privacy-tables = - **Tables :** { $now } où tu joues, { $earlier } où tu as joué, et { $other ->
        [one] { $other } autre
       *[other] { $other } autres
    } où figure ton nom.
privacy-servers = - **Serveurs :** { $servers }
privacy-servers-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
privacy-names = - **Ton nom à ces tables :** { $names }
privacy-moves = - **À ces tables :** tes coups ({ $moves }), les conseils que tu as demandés ({ $hints }) et tes résultats.
privacy-settings = - **Tes réglages :** { $count }
privacy-clocks = - **Tables dont le chrono garde des données sur toi :** { $count }
privacy-clicks = - **Clics récents :** les tables en gardent { $count } pendant 15 minutes, pour qu’aucun ne compte deux fois. Ils sont gardés sans nom.
privacy-unreadable = - **Illisibles en ce moment :** { $count ->
        [one] { $count } table où figure ton nom.
       *[other] { $count } tables où figure ton nom.
    } Le contenu n’apparaît pas dans le fichier, mais il sera effacé lui aussi.
privacy-erasing = ⏳ J’efface tes données. Ce que tu fais à partir de maintenant n’en fait pas partie et sera conservé.
privacy-more = À part ça, je retiens pendant 15 minutes au plus ce que tu écris et tes clics ; les messages des serveurs, c’est Discord qui les garde.
privacy-button-file = Recevoir le fichier
privacy-button-delete = Effacer…
privacy-confirm = **Veux-tu effacer tout ce qui est enregistré sur toi, sur tous les serveurs ?** C’est définitif.
    - Tu quittes toutes les tables en attente. Dans les parties en cours, un joueur virtuel prend ta place, et n’importe qui peut ensuite le remplacer.
    - Tes réglages, tes rappels et tes résultats disparaissent.
    - Les parties terminées restent, pour que les autres gardent les leurs, mais tu y portes ton numéro à la table{ $number ->
        [0] .
       *[other] , comme *{ $name }* dans la dernière.
    } Je corrige aussi les messages des tables, tant que je peux encore les atteindre.
    - Les fichiers exportés ne contiennent aucun nom. La politique de confidentialité dit combien de temps les sauvegardes sont gardées.
privacy-button-confirm = Tout effacer
privacy-button-keep = Ne rien effacer
privacy-kept = Rien n’a été effacé.
privacy-file = Tout ce qui est enregistré sur toi, dans un fichier lisible par les programmes et par toi. Pour les parties en cours, il montre ce que tu vois depuis ta place.
privacy-file-packed = Tout ce qui est enregistré sur toi. Comme c’est volumineux, le fichier est compressé (gzip). Pour les parties en cours, il montre ce que tu vois depuis ta place.
privacy-deleting = ⏳ C’est noté, et j’efface tout, même si on me redémarre entre-temps. Ce que tu fais à partir de maintenant est nouveau et sera conservé.
privacy-deleted = Tout ce qui était enregistré sur toi est effacé. Les messages des tables suivent dans quelques minutes.
privacy-later = ⏳ Tout n’a pas encore pu être effacé. C’est noté, et je continue tout seul. `/confidentialité` te montre ce qui reste.
privacy-failed = Rien n’a été effacé : je n’ai pas accès aux parties enregistrées en ce moment. Appuie encore une fois dans un instant.
privacy-unsure = Je ne sais pas si c’est noté : l’enregistrement a été interrompu. Appuie encore une fois dans un instant ; le faire deux fois ne change rien.
privacy-not-yours = Ce bouton concerne les données de quelqu’un d’autre. `/confidentialité` te montre les tiennes.
