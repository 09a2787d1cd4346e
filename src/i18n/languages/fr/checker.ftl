### A page that checks the shuffles of a finished game, also without a network; docs/fairness.md.

checker-title = Vérifier les mélanges
checker-about = À l’ouverture d’une table, le bot s’engage sur une graine secrète. Tous les mélanges en découlent, avec les mots des joueurs. L’enregistrement d’une partie terminée contient les deux : cette page peut donc tout tirer à nouveau.
checker-drop = Dépose ici l’enregistrement d’une partie, ou
checker-choose = Choisir un enregistrement
checker-where = C’est le fichier .jsonl que te donne « Vérifier les mélanges » après une partie, ou /table exporter.
checker-private = L’enregistrement reste sur cet ordinateur. Cette page ne charge et n’envoie rien : tu peux l’enregistrer et t’en servir sans réseau.
checker-save = Enregistrer cette page
    .file = verifier-les-melanges.html
checker-checking = Vérification de { $file }…
checker-record = Enregistrement à afficher
    .option = Ligne { $line }

## The verdict

checker-true = Tout est conforme à l’engagement
checker-true-about =
    { $records ->
        [one] { $outcomes ->
            [one] Le seul tirage découle de la graine et des mots.
           *[other] Les { $outcomes } tirages découlent tous de la graine et des mots.
        }
       *[other] Dans { $records } enregistrements, les { $outcomes } tirages découlent tous des graines et des mots.
    }
checker-lie = La ligne { $line } n’est pas conforme à l’engagement
checker-broken = La ligne { $line } n’est pas un enregistrement complet
checker-no-record = Ce n’est pas l’enregistrement d’une partie
checker-old = La ligne { $line } n’a pas de mélanges à vérifier
checker-empty = Ce fichier ne contient aucun enregistrement
checker-unread = Impossible de lire ce fichier
checker-unread-about = Rien n’a été vérifié. Choisis le fichier à nouveau.

## Why it isn't true

checker-reason-not-json = La ligne { $line } n’est pas du JSON. Chaque ligne doit être un enregistrement complet.
checker-reason-not-record = La ligne { $line } n’est pas un enregistrement, c’est-à-dire un objet JSON avec une version.
checker-reason-too-deep = Ses listes et objets sont trop imbriqués pour un enregistrement.
checker-reason-version = C’est un enregistrement de version { $version }, et cette page ne connaît que la version 2. Une page plus récente la connaît peut-être.
checker-reason-old = C’est un enregistrement de version 1 : le bot ne s’est engagé sur rien dans cette partie. Ses coups restent vérifiables, avec npm run replay.
checker-reason-field =
    { $problem ->
        [missing] Il manque le champ { $path }.
        [surplus] Un enregistrement n’a pas de champ { $path }.
        [long] La liste { $path } est plus longue que dans tout enregistrement.
       *[wrong] Le champ { $path } contient quelque chose d’impossible.
    }
checker-reason-words = Il a { $words } cases pour des mots et { $seats } places.
checker-reason-commitment = L’engagement n’est pas celui de ce numéro, de ce jeu, de cette variante et de cette graine.
checker-reason-start = Le départ n’est pas celui de cet engagement, de ces options et de ces mots.
checker-reason-label = { $place } : « { $what } » n’a pas été tiré là, ou pas parmi ces éléments.
checker-reason-outcome = { $place } : « { $what } » n’est pas ce qui a été tiré.
checker-place =
    { $step ->
        [0] Mise en place
       *[other] Étape { $step }
    }

## What was committed to

checker-commitment-heading = Avant le premier mot
checker-number = Numéro de la table
checker-game = Jeu
checker-variant = Variante
checker-seed = Graine
checker-commitment = Engagement
checker-commitment-shown = La table en préparation affichait { $digits }.
checker-start-heading = Au début de la partie
checker-seats = Places
checker-start-seat = Place qui commence
checker-start-drawn = tirée au sort
checker-rules = Options
checker-rules-none = aucune
checker-rule = { $name } : { $value }
checker-words = Mots
checker-word =
    .given = Place { $seat } : { $word }
    .none = Place { $seat } : aucun
checker-words-none = Personne n’a donné de mot : tout découle donc d’une graine que le bot a choisie seul.
checker-start = Départ
checker-start-shown = La table affichait { $digits }.
checker-agrees = Concorde
checker-differs = Ne concorde pas
checker-unchecked = Pas vérifié
checker-expected = Ce devrait être { $value }

## Outcomes

checker-outcomes-heading = Ce qui a été tiré
checker-outcomes-about = Les étapes sont comptées ici à partir de 1, et à partir de 0 dans l’enregistrement.
checker-outcomes-none = Rien n’a été tiré dans cette partie.
checker-outcome-true = Concorde
checker-outcome-lie = Ne concorde pas
checker-outcome-pick = { $outcome }, parmi { $among }
checker-outcome-order =
    { $count ->
        [0] Rien à mélanger
        [one] Un élément
       *[other] { $count } éléments, le premier sur le dessus
    }
checker-outcome-recorded = L’enregistrement contient :
checker-outcome-computed = Ce devrait être :
checker-outcome-label = Son champ « check » devrait être { $computed }, mais l’enregistrement contient { $recorded }.

## What's left to compare, and what nothing here proves

checker-compare-heading = Ce que tu compares toi-même
checker-compare = Un enregistrement peut être cohérent sans être celui de ta partie. Compare l’engagement et le départ avec ceux que le bot a affichés à la table, et ton mot avec celui que tu as donné.
checker-limits-heading = Ce que ça ne prouve pas
checker-limits-cards = La personne qui héberge le bot a pu regarder les cartes. Elle a la graine, et pourrait renseigner quelqu’un à la table.
checker-limits-word = Si personne n’a donné de mot, ou si la personne qui héberge le bot a donné le dernier, elle a pu choisir des mélanges qui l’arrangent.
checker-limits-rules = Cette page ne connaît aucune règle : elle vérifie ce qui a été tiré, pas si les règles le demandent. npm run replay le fait.
