### King Arthur's Court: what speaks for an action that the computer recommends.
### Parts of a sentence, such as "raises the smallest group from 1 to 2", after “Why:” or in brackets; the subject is the
### action, unless there is another.
### $from and $to (number): a group's size before and after. $aside: the characters that go back after the round aren't
### counted.

court-reason-smallest =
    vergrößert die kleinste Gruppe von { $from } auf { $to }{ $aside ->
        [yes] {" "}(Charaktere nicht mitgezählt)
       *[no] { "" }
    }
court-reason-middle =
    vergrößert die mittlere Gruppe von { $from } auf { $to }{ $aside ->
        [yes] {" "}(Charaktere nicht mitgezählt)
       *[no] { "" }
    }
court-reason-weakens =
    drückt bei { $name } die kleinste Gruppe von { $from } auf { $to }{ $aside ->
        [yes] {" "}(Charaktere nicht mitgezählt)
       *[no] { "" }
    }
court-reason-role = kann mit { court-character } die kleinste Gruppe von { $from } auf { $to } bringen
court-reason-purse = holt { $tiles } aus dem Beutel
court-reason-collects =
    bekommt mit Artus { $tiles ->
        [one] ein
        [2] zwei
        [3] drei
       *[other] { $tiles }
    } Plättchen
court-reason-favor = bekommt die Gunst des Königs
court-reason-outbids = überbietet { $name }
court-reason-keeps = behält noch Plättchen ({ $tiles })
