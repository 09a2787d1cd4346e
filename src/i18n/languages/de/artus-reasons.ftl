### Artus: what speaks for a choice that the computer makes or recommends.
### Parts of a sentence, such as "takes a chair worth +7", after "Why:", somebody's name or in brackets, several with "and"
### between them. The subject is the choice, unless there is another.

artus-reason-points = holt jetzt { SIGNED($points) }
artus-reason-costs =
    verliert jetzt nur { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
artus-reason-pushes = verdrängt einen Ritter von { $name } von einem Stuhl mit Wert { SIGNED($value) }
artus-reason-lands = landet auf einem Stuhl mit Wert { SIGNED($value) }
artus-reason-turns-for = hebt den Gesamtwert der eigenen Stühle um { $points }
artus-reason-turns-against = senkt den Gesamtwert der Stühle von { $name } um { $points }
artus-reason-prepares = könnte danach mit „{ artus-card }“ { SIGNED($points) } holen
