### How to play King Arthur's Court: the chapters of `/rules`, then a page for each character and piece. A page has a title (at
### most 60 letters, no markdown), paragraphs (.p1 …; at most 1,800 letters together), other words that people look for it by
### (.also, separated by commas; {""} for none) and what's said about places in its picture (.note-…).

## Chapters

court-rules-goal = Das Ziel
    .p1 = Stell den ausgewogensten Hof zusammen.
    .p2 = Deine Höflinge bilden drei Gruppen: **Hofdamen**, **Wächter** und **Ritter**. **Deine Punktzahl ist die Größe deiner kleinsten Gruppe.** Ein Hof mit 3, 3 und 3 schlägt einen mit 2, 6 und 6.
    .p3 = **Narren** füllen Lücken. Jeder schließt sich einer Gruppe an, in der schon jemand ist.
    .p4 = Beim Umbau deines Hofs helfen dir vier **Charaktere**. Sie werden in jeder Runde versteigert, und jeder hilft auf seine Art.
    .also = Spielziel, Sieg, gewinnen, Punkte, Wertung, kleinste Gruppe, worum geht es

court-rules-table = Der Tisch
    .p1 = Geheim ist nichts, alles liegt offen auf dem Tisch.
    .p2 =
        - **Charaktere**, jeder mit einem **Beutel**, in dem Plättchen liegen.
        - **Anwärter**: die Reihe der Höflinge, die an einen Hof wollen.
        - **Volk**: alle Höflinge, die weder in der Reihe noch an einem Hof sind.
        - Für jede Person am Tisch ein **Hof** mit drei Gruppen (die Narren stehen dort, wo sie am meisten helfen) und **Plättchen**; sie sind das Geld.
        - Die **Gunst des Königs**: Wer sie hat, eröffnet die Versteigerungen und liegt bei völligem Gleichstand vorn.
    .p3 = Von jeder Art gibt es sechs Höflinge: Narren, Hofdamen, Wächter und Ritter.
    .also = Legende, Aufbau, Beutel, Börse, Anwärter, Reihe, Volk, Bild, Schatz
    .note-castle = Die vier Charaktere, darunter ihre Beutel: Wer einen nimmt, bekommt die Plättchen. Ganz oben: die Runde, und wie viele es werden können.
    .note-decision = Was gerade ansteht, das Höchstgebot und wer noch dabei ist.
    .note-aspirants = Die Reihe der Anwärter: Merlin und Ginevra holen sie an die Höfe.
    .note-peasantry = Das Volk: Wer Ginevra hat, bestimmt daraus die nächste Reihe.
    .note-favor = Die Gunst des Königs: Wer sie hat, eröffnet die Versteigerungen und liegt bei völligem Gleichstand vorn.
    .note-money-1 = Plättchen und wie viel sich damit höchstens bieten lässt.
    .note-place-2 = Der Platz dieses Hofs und die Größen seiner Gruppen. Charaktere zählen erst in der letzten Runde mit.
    .note-court-2 = Ein Hof: drei Gruppen, samt Narren. Die Größe der kleinsten ist die Punktzahl.

court-rules-round = Eine Runde
    .p1 = In jeder Runde wird mehrmals versteigert. Wer den Zuschlag bekommt, **nimmt einen Charakter**, bezahlt und setzt ihn sofort ein. Dann folgt die nächste Versteigerung.
    .p2 = Zu dritt und zu viert nimmst du einen Charakter pro Runde, zu zweit zwei. Bist du versorgt, setzt du bei den übrigen Versteigerungen der Runde aus.
    .p3 = Wer Artus hat, bekommt am Ende der Runde die Gunst des Königs. Geht das Spiel weiter, kommen die Charaktere dann zurück in die Mitte, jeder mit seinem Beutel.
    .also = Zug, Ablauf, Reihenfolge, wer ist dran, aussetzen

court-rules-auction = Die Versteigerung
    .p1 = Wer die **Gunst des Königs** hat, eröffnet. Hat diese Person schon alle ihre Charaktere, eröffnet die nächste links von ihr, die noch einen braucht. **Wer eröffnet, muss bieten**, mindestens ein Plättchen.
    .p2 = Dann geht es im Uhrzeigersinn weiter: **mehr bieten** oder **passen**. Wer passt, ist in dieser Versteigerung nicht mehr dabei. Braucht nur noch eine Person einen Charakter, gewinnt sie schon mit dem Eröffnungsgebot, und auch das wird bezahlt.
    .p3 = Biete mit beliebig vielen deiner Plättchen, nur ihre Summe zählt. Du kannst auch mit ganz anderen erhöhen. Bezahlt wird erst nach der Versteigerung.
    .p4 = Wer gewinnt, wählt einen Charakter und bekommt die Plättchen aus seinem **Beutel**. **Die gebotenen Plättchen kommen hinein.** Alle anderen behalten ihre.
    .also = bieten, Gebot, passen, erhöhen, überbieten, Auktion, Plättchen, Geld, Beutel, Börse, bezahlen

court-rules-characters = Die Charaktere
    .p1 =
        - **Merlin**: Tausche bis zu dreimal zwischen deinem Hof und der Reihe.
        - **Ginevra**: Nimm zwei Anwärter; alle anderen nehmen je einen; dann bestimmst du eine neue Reihe.
        - **Artus**: Alle anderen, die mindestens zwei Plättchen haben, geben dir eins, und am Ende der Runde bekommst du die Gunst des Königs.
        - **Lancelot**: Tausche mit allen anderen je einen Höfling.
    .p2 = Getauscht wird immer gegen einen Höfling **einer anderen Art**.
    .p3 = Hast du einen Charakter, **wenn das Spiel endet**, zählt er an deinem Hof mit: Ginevra als zwei Hofdamen, Artus als zwei Wächter, Lancelot als zwei Ritter, Merlin als Narr, und mit ihm dürfen Narren auch allein bleiben.
    .also = Rollen, Fähigkeiten, Tausch, tauschen, Figuren, Pöppel

court-rules-scoring = Narren und Wertung
    .p1 = Jeder **Narr** schließt sich einer deiner Gruppen an. Das geschieht von selbst, und zwar bestmöglich: Erst wird die kleinste Gruppe so groß, wie es geht, dann die mittlere, dann die größte.
    .p2 = In eine **leere Gruppe** kann kein Narr. Nur wer am Ende Merlin hat, darf reine Narrengruppen haben. Ein Narr, den keine Gruppe aufnehmen kann, zählt nirgends.
    .p3 = Am Ende bringt Ginevra zwei Hofdamen an den Hof, Artus zwei Wächter und Lancelot zwei Ritter. Eine Gruppe mit einem Charakter ist nicht leer, also können sich ihr auch Narren anschließen.
    .p4 = Ein Beispiel: Zwei Narren, eine Hofdame, zwei Wächter und ein Ritter ergeben mit Artus Gruppen von 2, 4 und 2. Das sind 2 Punkte.
    .also = Narr, Gruppe, Punkte, Punktzahl, Schlusswertung, zählen

court-rules-start = Vor der ersten Runde
    .p1 = Alle haben die Plättchen **3, 4 und 5**, und im Beutel jedes Charakters liegen eine 1 und eine 2. Reihum nehmen sich alle einen Höfling ihrer Wahl aus dem Volk.
    .p2 = Zu Beginn steht in der Reihe ein Höfling jeder Art. Zu viert kommt durch die Würfel noch einer dazu, zu zweit geht einer zurück ins Volk (unsere Lesart: Die gedruckten Regeln sagen nicht, wohin).
    .p3 = Um die Gunst des Königs wird gewürfelt, der höchste Wurf bekommt sie. Danach hängt nichts mehr vom Glück ab.
    .also = Spielaufbau, Aufbau, Vorbereitung, Würfel, erster Höfling, Start

court-rules-end = Spielende und Gleichstand
    .p1 = Lässt sich mit Ginevra **die Reihe nicht mehr ganz füllen**, ist das die letzte Runde. Sie wird zu Ende gespielt, also bekommen alle noch ihre Charaktere. Solange die Reihe voll wird, geht das Spiel weiter, auch wenn das Volk damit aufgebraucht ist.
    .p2 = Das sind zu viert 4 Runden, zu zweit 7 und zu dritt 5 bis 10.
    .p3 = Die Charaktere der letzten Runde bleiben, wo sie sind, und zählen mit. Es gewinnt, wessen **kleinste Gruppe** am größten ist.
    .p4 = Bei **Gleichstand** entscheidet die mittlere Gruppe, dann die größte, dann die Gunst des Königs (wer Artus genommen hat, hat sie dann schon). Wer auch dann noch gleichauf ist, teilt sich den Platz.
    .also = Ende, Spielende, letzte Runde, Gleichstand, Unentschieden, Sieg

court-rules-variants = Zu zweit, zu dritt oder zu viert
    .p1 = **Zu zweit** nehmt ihr pro Runde je zwei Charaktere, und beide zählen am Ende. In der Reihe stehen drei Anwärter.
    .p2 = **Zu dritt** nehmt ihr je einen, also bleibt ein Charakter übrig, und sein Beutel bleibt, wie er ist. Auf diesen Charakter kommt der **schwarze Würfel**: In der nächsten Runde muss jemand diesen Charakter nehmen. Die ersten beiden wählen frei; wer zuletzt wählt, muss ihn nehmen, wenn er noch da ist. In der Reihe stehen vier Anwärter.
    .p3 = **Zu viert** nehmt ihr je einen, und in der Reihe stehen fünf Anwärter.
    .p4 = Andere Varianten oder Hausregeln gibt es nicht. **Unsere Lesarten**, wo die gedruckten Regeln schweigen: Erhöhen darfst du mit anderen Plättchen, um die Gunst würfeln bei Gleichstand nur die Gleichen noch einmal, und völliger Gleichstand wird geteilt.
    .also = Varianten, schwarzer Würfel, Spielerzahl, Optionen, zwei, drei, vier

court-rules-discord = Auf Discord
    .p1 = Wenn du am Zug bist, kannst du direkt unter dem Bild des Tisches bieten oder passen. Andere Gebote und das Tauschen findest du unter **{ discord-button-hand }**: Für das Naheliegende gibt es Buttons, und in einem Menü stellst du dir Plättchen oder Höflinge selbst zusammen.
    .p2 = Die Nachricht mit dem Tisch ist immer aktuell, und du bekommst Bescheid, wenn du am Zug bist. Erzwungene Züge macht der Bot für dich.
    .p3 = **{ discord-button-undo }** macht rückgängig, was du zuletzt getan hast, solange niemand anders etwas entschieden hat. Die Wahl eines Charakters ist endgültig, ebenso der letzte Schritt, mit dem du ihn nutzt. Spielen kannst du auch mit Befehlen: Unter `/hof` gibt es die gleichen Züge.
    .also = rückgängig, zurücknehmen, Knöpfe, Befehle, Bedienung

## Characters and pieces

court-rules-group = Charaktere und Spielmaterial

court-rules-merlin = Merlin
    .p1 = Tausche **bis zu dreimal** zwischen deinem Hof und der Reihe, jedes Mal einen deiner Höflinge gegen einen Anwärter einer anderen Art. Nur das Ergebnis zählt, und du kannst es auch ganz lassen.
    .p2 = Hast du Merlin am Ende, zählt er als zusätzlicher **Narr**, und deine Narren dürfen auch für sich allein Gruppen bilden.
    .also = schwarz, Zauberer, tauschen, Tausch

court-rules-guinevere = Ginevra
    .p1 = Nimm **zwei Anwärter**. Dann nehmen alle anderen je einen, im Uhrzeigersinn von dir aus. Danach bestimmst du eine **neue Reihe**, mit Höflingen deiner Wahl aus dem Volk. Sind es zu wenige, um sie zu füllen, ist das die letzte Runde.
    .p2 = Hast du Ginevra am Ende, zählt sie als **zwei Hofdamen**.
    .also = rot, Königin, Guinevere, auffüllen, neue Reihe, letzte Runde

court-rules-arthur = Artus
    .p1 = Im Uhrzeigersinn von dir aus geben dir alle, die **mindestens zwei Plättchen** haben, eins davon. Wer nur ein Plättchen hat, behält es. Wer eins abgibt, wählt es selbst; das ist unsere Lesart, denn die gedruckten Regeln sagen dazu nichts.
    .p2 = Am Ende der Runde bekommst du die **Gunst des Königs**. Hast du Artus am Ende des Spiels, zählt er als **zwei Wächter**.
    .also = grün, König, Arthur, Plättchen, abgeben

court-rules-lancelot = Lancelot
    .p1 = Im Uhrzeigersinn von dir aus **tauschst du mit allen anderen je einen Höfling**, immer gegen eine andere Art. Du wählst beide aus, und wo ein Tausch möglich ist, musst du tauschen. Nur wenn an beiden Höfen lauter Höflinge ein und derselben Art sind, fällt der Tausch aus. Wen du gerade bekommen hast, darfst du gleich weitergeben. Dass du beide auswählst und tauschen musst, ist unsere Lesart der gedruckten Regeln.
    .p2 = Hast du Lancelot am Ende, zählt er als **zwei Ritter**.
    .also = blau, tauschen, Tausch

court-rules-jester = Narren
    .p1 = Ein Narr schließt sich der Gruppe an, in der er am meisten hilft; dort muss schon jemand sein. Es gibt sechs Narren. Ein Hof nur aus Narren bringt ohne Merlin am Ende 0 Punkte.
    .also = Narr, Hofnarr, Narrenkappe, Joker, Mond

court-rules-maiden = Hofdamen
    .p1 = Eine der drei Gruppen. Es gibt sechs Hofdamen; hast du am Ende Ginevra, zählt sie als zwei weitere.
    .also = Hofdame, Rose, Sonne, Gruppe, Jungfer

court-rules-guard = Wächter
    .p1 = Eine der drei Gruppen. Es gibt sechs Wächter; hast du am Ende Artus, zählt er als zwei weitere.
    .also = Wache, Axt, Krone, Gruppe

court-rules-knight = Ritter
    .p1 = Eine der drei Gruppen. Es gibt sechs Ritter; hast du am Ende Lancelot, zählt er als zwei weitere.
    .also = Pferd, Wappen, Gruppe

court-rules-favor = Die Gunst des Königs
    .p1 = Wer sie hat und noch einen Charakter braucht, **eröffnet jede Versteigerung** und muss bieten. Braucht diese Person keinen mehr, eröffnet die nächste links von ihr, die noch einen braucht. Sie entscheidet auch, wenn sonst alles gleich ist. Am Ende der Runde bekommt sie, wer Artus hat; hat ihn niemand genommen (nur zu dritt), bleibt sie, wo sie ist.
    .also = Gunst, Königsgunst, grüner Würfel, Startspieler, eröffnen, Gleichstand

court-rules-money = Plättchen
    .p1 = Die Plättchen von 1 bis 5 sind das Geld. Du beginnst mit 3, 4 und 5, und alle können sie sehen. Gewinnst du eine Versteigerung, kommt dein Gebot in den Beutel des Charakters, und du bekommst, was darin war. Ganz ohne Plättchen bist du nie, denn in jedem Beutel liegt mindestens ein Plättchen.
    .also = Geld, Beutel, Börse, Schatz, Münzen, Gebot, bieten

court-rules-dice = Würfel
    .p1 = Zu zweit und zu viert verändern vier Würfel die Reihe zu Beginn, einer für jede Art. Von der Art mit dem höchsten Wurf kommt ein Höfling dazu (zu viert), oder einer geht zurück ins Volk (zu zweit). Solange der höchste Wurf nicht eindeutig ist, werden alle vier noch einmal geworfen. Dann würfeln alle um die Gunst des Königs, und wer sich den höchsten Wurf teilt, würfelt noch einmal. Ein Würfel zeigt 0 bis 5. Zu dritt zeigt der schwarze Würfel, welcher Charakter genommen werden muss.
    .also = schwarzer Würfel, würfeln, Wurf, Glück, Zufall
