### King Arthur's Court: what speaks for an action that the computer recommends.
### Parts of a sentence, such as "raises the smallest group from 1 to 2", after “Why:” or in brackets; the subject is the
### action, unless there is another.
### $from and $to (number): a group's size before and after. $aside: the characters that go back after the round aren't
### counted.

court-reason-smallest =
    fait passer le plus petit groupe de { $from } à { $to }{ $aside ->
        [yes] {" "}(sans compter les personnages)
       *[no] { "" }
    }
court-reason-middle =
    fait passer le groupe moyen de { $from } à { $to }{ $aside ->
        [yes] {" "}(sans compter les personnages)
       *[no] { "" }
    }
court-reason-weakens =
    fait tomber de { $from } à { $to } le plus petit groupe { DE($name) }{ $aside ->
        [yes] {" "}(sans compter les personnages)
       *[no] { "" }
    }
court-reason-role = peut faire passer le plus petit groupe de { $from } à { $to } grâce à { court-character }
court-reason-purse = prend { $tiles } dans la bourse
court-reason-collects =
    obtient { $tiles ->
        [one] un jeton
       *[other] { $tiles } jetons
    } grâce à Arthur
court-reason-favor = obtient la Faveur du Roi
court-reason-outbids = surenchérit sur { $name }
court-reason-keeps = garde { $tiles } en jetons
