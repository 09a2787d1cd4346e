### A page that checks the shuffles of a finished game, also without a network; docs/fairness.md.

checker-title = Mischen prüfen
checker-about = Wenn ein Tisch eröffnet wird, legt sich der Bot auf eine geheime Zufallszahl fest. Aus ihr und den Wörtern aller am Tisch folgt, wie gemischt wird. Die Aufzeichnung einer beendeten Partie enthält beides, deshalb kann diese Seite alles nachrechnen.
checker-drop = Zieh die Aufzeichnung einer Partie hierher, oder
checker-choose = Aufzeichnung wählen
checker-where = Das ist die .jsonl-Datei, die du nach einer Partie mit „Mischen prüfen“ oder mit /tisch exportieren bekommst.
checker-private = Die Aufzeichnung bleibt auf diesem Computer. Diese Seite lädt und sendet nichts, deshalb kannst du sie speichern und ohne Netz verwenden.
checker-save = Seite speichern
    .file = mischen-pruefen.html
checker-checking = { $file } wird geprüft …
checker-record = Welche Aufzeichnung?
    .option = Zeile { $line }

## The verdict

checker-true = Alles ist wie festgelegt
checker-true-about =
    { $records ->
        [one] { $outcomes ->
            [one] Das einzige Ergebnis folgt aus Zufallszahl und Wörtern.
           *[other] Alle { $outcomes } Ergebnisse folgen aus Zufallszahl und Wörtern.
        }
       *[other] In { $records } Aufzeichnungen folgen alle { $outcomes } Ergebnisse aus Zufallszahlen und Wörtern.
    }
checker-lie = Zeile { $line } ist nicht wie festgelegt
checker-broken = Zeile { $line } ist keine vollständige Aufzeichnung
checker-no-record = Das ist keine Aufzeichnung einer Partie
checker-old = In Zeile { $line } lässt sich das Mischen nicht prüfen
checker-empty = In dieser Datei sind keine Aufzeichnungen
checker-unread = Diese Datei lässt sich nicht lesen
checker-unread-about = Es wurde nichts geprüft. Wähle die Datei noch einmal.

## Why it isn't true

checker-reason-not-json = Zeile { $line } ist kein JSON. Jede Zeile muss eine vollständige Aufzeichnung sein.
checker-reason-not-record = Zeile { $line } ist keine Aufzeichnung, also kein JSON-Objekt mit einer Version.
checker-reason-too-deep = Die Listen und Objekte darin sind für eine Aufzeichnung zu tief verschachtelt.
checker-reason-version = Das ist eine Aufzeichnung der Version { $version }, und diese Seite kennt nur Version 2. Eine neuere Seite kennt sie vielleicht.
checker-reason-old = Das ist eine Aufzeichnung der Version 1: In dieser Partie hat sich der Bot auf nichts festgelegt. Die Züge lassen sich trotzdem prüfen, mit npm run replay.
checker-reason-field =
    { $problem ->
        [missing] Das Feld { $path } fehlt.
        [surplus] Eine Aufzeichnung hat kein Feld { $path }.
        [long] Die Liste { $path } ist länger als in jeder Aufzeichnung.
       *[wrong] Im Feld { $path } steht etwas, das dort nicht stehen kann.
    }
checker-reason-words =
    Die Aufzeichnung hat { $words ->
        [one] { $words } Stelle
       *[other] { $words } Stellen
    } für Wörter und { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }.
checker-reason-commitment = Die Festlegung gehört nicht zu dieser Nummer, diesem Spiel, dieser Variante und dieser Zufallszahl.
checker-reason-start = Der Startwert gehört nicht zu dieser Festlegung, diesen Optionen und diesen Wörtern.
checker-reason-label = { $place }: „{ $what }“ wurde dort nicht gezogen, oder nicht aus dieser Auswahl.
checker-reason-outcome = { $place }: „{ $what }“ ist nicht das, was gezogen wurde.
checker-place =
    { $step ->
        [0] Aufbau
       *[other] Schritt { $step }
    }

## What was committed to

checker-commitment-heading = Bevor jemand ein Wort beigesteuert hat
checker-number = Nummer des Tisches
checker-game = Spiel
checker-variant = Variante
checker-seed = Zufallszahl
checker-commitment = Festlegung
checker-commitment-shown = Vor dem Start stand am Tisch { $digits }.
checker-start-heading = Als die Partie begann
checker-seats = Plätze
checker-start-seat = Erster Platz
checker-start-drawn = ausgelost
checker-rules = Optionen
checker-rules-none = keine
checker-rule = { $name }: { $value }
checker-words = Wörter
checker-word =
    .given = Platz { $seat }: { $word }
    .none = Platz { $seat }: keins
checker-words-none = Niemand hat ein Wort beigesteuert, also folgt alles aus einer Zufallszahl, die der Bot allein gewählt hat.
checker-start = Startwert
checker-start-shown = Am Tisch stand { $digits }.
checker-agrees = Stimmt
checker-differs = Stimmt nicht
checker-unchecked = Nicht geprüft
checker-expected = Es müsste { $value } sein

## Outcomes

checker-outcomes-heading = Was gezogen wurde
checker-outcomes-about = Schritte werden hier ab 1 gezählt, in der Aufzeichnung selbst ab 0.
checker-outcomes-none = In dieser Partie wurde nichts gezogen.
checker-outcome-true = Stimmt
checker-outcome-lie = Stimmt nicht
checker-outcome-pick = { $outcome }, aus { $among }
checker-outcome-order =
    { $count ->
        [0] Nichts zu mischen
        [one] Ein Stück
       *[other] { $count } Stück, das erste liegt oben
    }
checker-outcome-recorded = In der Aufzeichnung steht:
checker-outcome-computed = Es müsste sein:
checker-outcome-label = Das Feld „check“ müsste { $computed } sein, in der Aufzeichnung steht { $recorded }.

## What's left to compare, and what nothing here proves

checker-compare-heading = Was du selbst vergleichst
checker-compare = Eine Aufzeichnung kann in sich stimmen und trotzdem nicht die deiner Partie sein. Vergleiche Festlegung und Startwert mit denen, die der Bot am Tisch gezeigt hat, und dein Wort mit dem, das du beigesteuert hast.
checker-limits-heading = Was das nicht beweist
checker-limits-cards = Wer den Bot betreibt, kennt die Zufallszahl, kann also die Karten angesehen oder sie jemandem am Tisch verraten haben.
checker-limits-word = Hat niemand ein Wort beigesteuert, oder kam das letzte von der Person, die den Bot betreibt, kann sie sich ausgesucht haben, wie gemischt wird.
checker-limits-rules = Diese Seite kennt keine Regeln: Sie prüft, was gezogen wurde, aber nicht, ob die Regeln es verlangen. Das macht npm run replay.
