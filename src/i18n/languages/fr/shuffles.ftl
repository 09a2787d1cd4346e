shuffles-first = { $name } commencera.
shuffles-asked = ⚠️ Les joueurs, les règles ou qui commence ont changé : les mots déjà donnés ne comptent plus. { $names } : merci d’en redonner un.
shuffles-started = 🔒 Table { $number } · les mélanges partent de `{ $start }`, { $words ->
    [0] sans aucun mot
    [one] avec un mot
   *[other] avec { $words } mots
  }
shuffles-give = Donner un mot
shuffles-check-button = Vérifier les mélanges
shuffles-form-title = Un mot pour les mélanges
shuffles-form-label = Ton mot, visible par tout le monde
shuffles-form-example = Ce que tu veux ; il reste dans l’enregistrement
shuffles-title = **Table { $number } : des mélanges vérifiables**
shuffles-about = À l’ouverture de la table, le bot s’est engagé sur une graine secrète. Tous les mélanges en découlent, avec les mots des joueurs. Si tu as donné un mot, la personne qui héberge le bot ne peut pas choisir des mélanges qui l’arrangent, sauf si elle donne le dernier mot. Si les joueurs, les règles ou qui commence changent, le bot redemande les mots.
shuffles-commitment = Engagement : `{ $hash }`
shuffles-start = Départ : `{ $hash }`
shuffles-seed = Graine : `{ $hash }`
shuffles-secret = La graine est révélée à la fin de la partie.
shuffles-words = Mots :
shuffles-word = - { $name } : { $word }
shuffles-no-words = Personne n’a donné de mot.
shuffles-check = Pour vérifier la partie, télécharge l’enregistrement et lance `npm run replay -- { $file }` ou `python3 scripts/fairness.py { $file }` avec le code du bot.
