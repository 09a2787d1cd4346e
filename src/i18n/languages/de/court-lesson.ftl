### The last round of a game of King Arthur's Court, played step by step by someone who learns it. Morgana, Percival and
### Nimue (learn-opponent) are the opponents. The position is always the same, so its numbers are in the sentences. A step is
### a text and, if it asks something, what's said to the right answer (.right) and to each of the wrong ones (.wrong-…).
### Answers that are moves are labelled elsewhere.
### Limits: texts 400, .right 150, .wrong-… 200, answers 80.

court-lesson-goal = Das ist die letzte von vier Runden. Dein Hof ist markiert: zwei Hofdamen (Rosen), denen ein Narr (Kappe) aushilft, drei Wächter (Äxte) und kein Ritter (Pferd). Hofdamen, Wächter und Ritter bilden drei Gruppen, und **deine Punktzahl ist die Größe deiner kleinsten Gruppe**. Wie viele Punkte hättest du jetzt?
    .right = Ja, ohne Ritter ist deine kleinste Gruppe 0.
    .wrong-six = Die Höflinge werden nicht zusammengezählt. Nur die kleinste der drei Gruppen zählt.
    .wrong-three = Die Wächter sind deine größte Gruppe. Es zählt aber die kleinste.
court-lesson-goal-answer-six = 6, für alle zusammen
court-lesson-goal-answer-three = 3, für die Wächter
court-lesson-goal-answer-none = 0, für die Ritter

court-lesson-jester = **Ein Narr schließt sich einer Gruppe an, in der schon jemand ist**, und zwar da, wo er dir am meisten hilft. Ohne Merlin kann er nicht allein bleiben, also nützt er nichts, wo du niemanden hast. In der markierten Reihe stehen die **Anwärter**: Höflinge, die an einen Hof wollen. Wen brauchst du am dringendsten?
    .right = Richtig. Einem Ritter kann sich der Narr anschließen, und jede deiner Gruppen kommt auf mindestens 2.
    .wrong-jester = Narren müssen sich jemandem anschließen. Du hast keinen Ritter, also bliebe die Gruppe auch mit zwei Narren bei 0.
    .wrong-guard = Wächter hast du schon drei. Deine kleinste Gruppe bliebe bei 0.
court-lesson-jester-answer-jester = Den Narren
court-lesson-jester-answer-guard = Den Wächter
court-lesson-jester-answer-knight = Einen Ritter

court-lesson-characters = Alle nehmen **einen Charakter** pro Runde und geben ihn dann zurück. Nur der letzte zählt an deinem Hof: **Ginevra** als zwei Hofdamen, **Artus** als zwei Wächter, **Lancelot** als zwei Ritter, **Merlin** als Narr, und mit ihm dürfen Narren allein bleiben. Zuerst zählt die kleinste Gruppe, dann die mittlere. Wer bringt dir damit die besseren Gruppen: Merlin oder Lancelot?
    .right = Genau: Mit ihm kommst du auf 2/3/3, denn der Narr verstärkt eine der kleineren Gruppen.
    .wrong-merlin = Knapp daneben. Zählen er und dein Narr als Ritter, hast du 2/2/3, denn für die Hofdamen bleibt keiner. Mit zwei echten Rittern wären es 2/3/3.
court-lesson-characters-answer-merlin = Merlin
court-lesson-characters-answer-lancelot = Lancelot

court-lesson-powers =
    Außerdem handelt ein Charakter, sobald du ihn nimmst:
    - **Merlin** tauscht bis zu drei Höflinge mit der Reihe.
    - **Ginevra** nimmt zwei Anwärter, alle anderen nehmen je einen.
    - **Artus** bekommt von allen, die mehr als ein Plättchen haben, je eins, und am Ende der Runde die Gunst des Königs.
    - **Lancelot** tauscht mit allen anderen je einen Höfling.
    Wer vergrößert deinen Hof?
    .right = Nur Ginevra: Du bekommst zwei Höflinge dazu, alle anderen je einen.
    .wrong-merlin = Er tauscht eins zu eins, dein Hof bleibt also so groß, wie er ist. Wer nimmt, ohne zu geben?
    .wrong-arthur = Er bringt Plättchen und die Gunst des Königs, aber keine Höflinge. Wer nimmt welche?
    .wrong-lancelot = Er tauscht eins zu eins, dein Hof bleibt also so groß, wie er ist. Wer nimmt, ohne zu geben?
court-lesson-powers-answer-merlin = Merlin
court-lesson-powers-answer-guinevere = Ginevra
court-lesson-powers-answer-arthur = Artus
court-lesson-powers-answer-lancelot = Lancelot

court-lesson-open = Charaktere werden **versteigert**, und wer gewinnt, sucht sich einen aus. Du hast die Gunst des Königs, also eröffnest du und musst mindestens ein Plättchen bieten. Die anderen bieten mehr oder passen. Bezahlen muss nur, wer gewinnt. Was bietest du?
    .right = Ein niedriger Einstieg kostet wenig und zeigt, wer wirklich gewinnen will.
    .wrong-all = Du würdest gewinnen, aber mit allem, was du hast. So hoch musst du nicht einsteigen, denn erhöhen kannst du später.

court-lesson-pass = Parzival konnte nicht höher bieten und musste passen. Nimue bietet 9. Du könntest erhöhen, denn deine Plättchen sind zusammen 13 wert. Aber **in jeder Runde nehmen alle genau einen Charakter**, und Nimue hat noch keine Hofdame, will also wahrscheinlich Ginevra. Was machst du?
    .right = Du behältst alle Plättchen für die nächste Versteigerung. Nimmt Nimue Ginevra, bekommst du trotzdem einen Ritter.
    .wrong-raise = Das wären 10, fast alles, was du hast. Nimue hat genug Ritter und will Lancelot kaum. Spar dir die Plättchen für die nächste Versteigerung.

court-lesson-aspirant = Nimue hat sich Ginevra geholt und einen Wächter und einen Ritter genommen. **Alle anderen nehmen je einen Anwärter**, links von ihr geht es los, also mit dir. Danach bestimmt sie eine neue Reihe aus dem Volk, falls dort noch jemand ist. Wen nimmst du?
    .right = Deine kleinste Gruppe wächst von 0 auf 2: ein Ritter und der Narr, der sich ihm anschließt.
    .wrong-jester = Dann hättest du zwei Narren und noch immer keinen Ritter, dem sie sich anschließen. Es bliebe bei 0 Punkten.

court-lesson-bid = Das Volk ist aufgebraucht, also gab es keine neue Reihe. **Darum ist das die letzte Runde.** Du eröffnest wieder. Plättchen bringen am Ende keine Punkte. Morgana hat 2+2+5, Parzival eine 1. Welches Gebot gewinnt auf jeden Fall?
    .right = Mehr als 9 kann Morgana nicht bieten, also überbietet dich niemand.
    .wrong-one = Morgana würde erhöhen. Nach dieser Runde sind deine Plättchen nichts mehr wert, also gib sie aus.
    .wrong-five = Morgana hat zusammen 9 und könnte dich mit 7 oder 9 überbieten. Welches Gebot ist nicht zu überbieten?

court-lesson-choose = Du hast gewonnen und wählst einen Charakter. Die gebotenen Plättchen kommen in seinen **Beutel**, und du bekommst, was darin war. Ein kleines Gebot für einen vollen Beutel ist oft der beste Kauf. Diesmal kommt es aber auf deine Gruppen an. Wen wählst du?
    .right = Lancelot zählt als zwei Ritter, also kommt jetzt jede deiner Gruppen auf 3.
    .wrong-merlin = Mit Merlin bliebe deine kleinste Gruppe bei 2. Ein anderer Charakter bringt sie auf 3.
    .wrong-arthur = Er zählt als zwei Wächter, und davon hast du schon drei. Deine kleinste Gruppe bliebe bei 2.

court-lesson-swap = Lancelot **tauscht mit allen anderen je einen Höfling**, und wo es geht, muss er. Du wählst beide aus, aber sie müssen verschiedener Art sein. Zuerst kommt Morgana, die noch keinen Wächter hat. Welcher dieser Tausche lässt deine kleinste Gruppe bei 3 und hilft ihr nicht?
    .right = Deine kleinste Gruppe bleibt bei 3, und Morgana hat keinen Narren mehr.
    .wrong-guard = Deine kleinste Gruppe bliebe bei 3. Aber ein Wächter ist genau das, was Morgana fehlt.
    .wrong-jester = Dein Narr zählt als dritte Hofdame. Gibst du ihn her, fällt deine kleinste Gruppe auf 2.

court-lesson-give = Mit den anderen hat Lancelot schon getauscht: Parzival bekam einen Wächter für eine Hofdame, Nimue einen Ritter für einen Narren. Dann hat Morgana Artus für 2 genommen. **Alle anderen geben dafür ein Plättchen ab und wählen selbst, welches.** Wer nur eins hat, behält es. Deine zählen jetzt nicht mehr, aber welches gibst du in der Regel?
    .right = In der Regel gibst du, was am wenigsten wert ist.
    .wrong-most = Du hast die Wahl, warum also die 3? Gib in der Regel, was am wenigsten wert ist.

court-lesson-tie = Das Spiel ist vorbei, und deine kleinste Gruppe ist größer als die der anderen. Sind die kleinsten gleich, entscheidet die **mittlere**, dann die größte, dann die Gunst des Königs. Nimue und Morgana haben 2 in der kleinsten Gruppe und 2 in der mittleren. Warum liegt Nimue vorn?
    .right = Ja, ihre größte Gruppe hat 4, Morganas nur 3.
    .wrong-favor = Die hat Morgana, nicht Nimue. Sie entscheidet nur, wenn Höfe in allen drei Gruppen gleichauf sind.
    .wrong-tiles = Plättchen zählen am Ende nicht.
court-lesson-tie-answer-largest = Wegen ihrer größten Gruppe
court-lesson-tie-answer-favor = Wegen der Gunst des Königs
court-lesson-tie-answer-tiles = Wegen ihrer Plättchen

court-lesson-end = **Du hast gewonnen.** Vor Parzival liegt Morgana nur durch die Gunst des Königs, die ihr Artus gebracht hat. Die kleinste Gruppe zählt, und Narren füllen Lücken. Eine Partie endet mit der Runde, in der sich die Reihe nicht mehr füllen lässt. Zu zweit nehmt ihr je zwei Charaktere; zu dritt bleibt einer übrig, bekommt den schwarzen Würfel und muss in der nächsten Runde genommen werden.
