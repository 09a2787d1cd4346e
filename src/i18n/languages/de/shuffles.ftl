shuffles-first = { $name } beginnt.
shuffles-asked = ⚠️ Wer mitspielt, wer beginnt oder welche Regeln gelten, hat sich geändert: Frühere Wörter zählen nicht mehr. { $names }: Bitte noch einmal ein Wort beisteuern.
shuffles-started = 🔒 Tisch { $number } · Startwert fürs Mischen: `{ $start }`, { $words ->
    [0] ohne ein Wort von jemandem
    [one] mit einem Wort
   *[other] mit { $words } Wörtern
  }
shuffles-give = Wort beisteuern
shuffles-check-button = Mischen prüfen
shuffles-form-title = Ein Wort fürs Mischen
shuffles-form-label = Dein Wort, das alle sehen können
shuffles-form-example = Was du willst; es bleibt in der Aufzeichnung der Partie
shuffles-title = **Tisch { $number }: Mischen, das sich prüfen lässt**
shuffles-about = Als der Tisch eröffnet wurde, hat sich der Bot auf eine geheime Zufallszahl festgelegt. Aus ihr und den Wörtern aller am Tisch folgt, wie gemischt wird. Hast du ein Wort beigesteuert, kann sich niemand aussuchen, wie gemischt wird, es sei denn, das letzte Wort kommt von der Person, die den Bot betreibt. Ändert sich, wer mitspielt, wer beginnt oder welche Regeln gelten, fragt der Bot noch einmal nach Wörtern.
shuffles-commitment = Festlegung: `{ $hash }`
shuffles-start = Startwert: `{ $hash }`
shuffles-seed = Zufallszahl: `{ $hash }`
shuffles-secret = Die Zufallszahl siehst du, wenn das Spiel vorbei ist.
shuffles-words = Wörter:
shuffles-word = - { $name }: { $word }
shuffles-no-words = Niemand hat ein Wort beigesteuert.
shuffles-check = Lade zum Prüfen die Aufzeichnung herunter und starte im Quelltext des Bots `npm run replay -- { $file }` oder `python3 scripts/fairness.py { $file }`.
