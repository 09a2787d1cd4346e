### A first game of Artus, played step by step by someone who learns it. Morgana (learn-opponent.first) is the opponent. The
### position is always the same, so chairs and points are in the sentences. A step is a text and, if it asks something,
### what's said to the right answer (.right) and to each of the wrong ones (.wrong-…). Answers that are moves are labelled
### elsewhere.
### Limits: texts 400, .right and .wrong-… 200, answers 80.

artus-lesson-table = An König Artus’ Tafelrunde stehen 28 Stühle. Dein Wappen ist markiert. Fünf Ritter tragen es, die anderen fünf gehören Morgana. Auch vier Prinzen sitzen hier, und einer von ihnen ist der König. Du willst Punkte, und die bekommst du mit Karten.

artus-lesson-values = **Der König bestimmt, was jeder Stuhl wert ist.** Der Stuhl direkt hinter ihm, gegen den Uhrzeigersinn, ist 10 wert. Dann kommen 8, 7, 6 und so weiter bis 1, danach −1 bis −15. Die drei Stühle vor ihm sind 0 wert. Zähl die markierten Stühle ab, vom König bis zu deinem Ritter auf Stuhl 24. Was ist dieser Stuhl wert?
    .right = Ja, der vierte Stuhl hinter dem König ist +6 wert.
    .wrong-minus = Stuhl 24 steht dicht hinter dem König und ist grün. Unter null geht es erst ab dem zehnten Stuhl hinter ihm.
    .wrong-zero = Nur die drei Stühle vor dem König sind 0 wert: 1, 2 und 3. Stuhl 24 steht hinter ihm.
artus-lesson-values-answer-minus = −4
artus-lesson-values-answer-six = +6
artus-lesson-values-answer-zero = 0

artus-lesson-leave = **Es zählt der Stuhl, den ein Ritter verlässt**, nicht der, auf dem er landet. Deine Karte „Ritter 3–6“ bewegt einen deiner Ritter 3 bis 6 Stühle vorwärts, also im Uhrzeigersinn. Welcher der markierten Ritter soll gehen?
    .right = Ja, Stuhl 26 zu verlassen bringt 8 Punkte.
    .wrong-k16 = Stuhl 16 ist −3 wert, und genau das bekämst du, wenn der Ritter geht. Nimm den, dessen Stuhl am meisten wert ist.
    .wrong-k20 = Das bringt 2. Er käme zwar auf einen besseren Stuhl, aber der zählt erst, wenn er von dort wieder weggeht. Ein anderer Ritter bringt jetzt mehr.
artus-lesson-leave-answer-k16 = Der auf Stuhl 16
artus-lesson-leave-answer-k20 = Der auf Stuhl 20
artus-lesson-leave-answer-k26 = Der auf Stuhl 26

artus-lesson-land = 8 Punkte bringt er, egal wie weit er geht. Achte also darauf, **wo er landet**, denn das zählt beim nächsten Mal. Auch besetzte Stühle zählen auf dem Weg mit. Hier sind zwei seiner vier Züge. Wie weit soll er gehen?
    .right = Gut. Das waren 8 Punkte, und er sitzt jetzt vor dem König. Sein Stuhl wird mehr wert, sobald der König daran vorbei ist.
    .wrong-worst = Du bekämst zwar 8, aber Stuhl 4 ist der schlechteste am Tisch. Von dort wegzugehen kostet 15. Such einen besseren.

artus-lesson-draw = Wenn du eine Karte gespielt hast, **ziehst du eine** von deinem Ritterstapel oder deinem Königsstapel. Alle haben die gleichen Karten, acht von jeder Sorte. Du hast jetzt eine Ritterkarte und zwei Königskarten auf der Hand und willst bei beiden Sorten die Wahl haben. Von welchem Stapel ziehst du?
    .right = Gut, jetzt hast du wieder bei beiden Sorten die Wahl.
    .wrong-king = Das geht. Aber dann hättest du drei Königskarten und nur eine Ritterkarte, also kaum Auswahl für deine eigenen Ritter.

artus-lesson-pushed = Ein Ritter von Morgana ist auf deinem Stuhl 24 gelandet. **Wer dort sitzt, wo eine Figur landet, wird gegen den Uhrzeigersinn auf den nächsten freien Stuhl verdrängt.** Dein Ritter saß auf einem Stuhl mit Wert 6, jetzt nur noch auf einem mit Wert 4. Wie viele Punkte hat Morgana für das Verdrängen selbst bekommen?
    .right = Richtig, Verdrängen bringt keine Punkte. Die 10 Punkte gab es für den Stuhl, von dem der Ritter kam.
    .wrong-two = Punkte hast du keine verloren, nur dein Stuhl ist weniger wert. Und Morgana bekommt nichts dafür.
    .wrong-six = Es zählt nur der Stuhl, den eine Figur verlässt. Das war Stuhl 27, daher die 10 Punkte.
artus-lesson-pushed-answer-two = 2, so viel hast du verloren
artus-lesson-pushed-answer-nothing = Keine
artus-lesson-pushed-answer-six = 6, für Stuhl 24

artus-lesson-push = Jetzt darfst du selbst verdrängen. Zwei deiner Ritter sind markiert und davor zwei von Morgana. Wer verdrängt wird, rückt auf den nächsten freien Stuhl dahinter, und **auch der ist frei, den du eben verlassen hast**. Welcher Zug mit „Ritter 1–4“ kostet Morganas Ritter am meisten?
    .right = Ihr habt die Plätze getauscht, denn der nächste freie Stuhl ist 20, den du eben verlassen hast. Deiner ist jetzt 6 wert, der von Morganas Ritter 2.
    .wrong-other = So landest du auf Stuhl 23 und verdrängst Morganas anderen Ritter, und selbst den nur um einen Stuhl. Der auf Stuhl 24 bleibt sitzen.
    .wrong-free = Das bringt 4, und der Stuhl ist gut. Aber dort sitzt niemand, den du verdrängen könntest.

artus-lesson-prince = Königskarten bewegen **Prinzen**, und die gehören niemandem. Wer einen bewegt, bekommt den Wert des Stuhls, den **der Prinz** verlässt. Deine Karte bewegt einen silbernen Prinzen 1 bis 7 Stühle. Beide haben eine Nummer und gehen hier 6 weit. Welchen nimmst du?
    .right = Ja, das waren +3 für den Stuhl, den der Prinz verlassen hat.
    .wrong-red = Er sitzt auf −12, also kostet es dich 12 Punkte, ihn zu bewegen. Überlass ihn Morgana.

artus-lesson-ring = Morgana hat dem Prinzen, den du bewegt hast, einen Ring gegeben und dafür 10 bekommen, den Wert seines Stuhls. **Ein Ring bringt den Wert des Stuhls, auf dem der Prinz sitzt. Der dritte Ring macht ihn zum König.** Auch du hast einen Ring, für einen der markierten Prinzen. Wer bekommt ihn?
    .right = 10 Punkte, und ein neuer König.
    .wrong-seven = Er sitzt auf −12, der Ring würde dich also 12 Punkte kosten.
    .wrong-bronze = Er sitzt auf −5, der Ring würde dich also 5 Punkte kosten. Ein anderer Prinz sitzt auf +10.

artus-lesson-turned = Der Prinz auf Stuhl 27 hat seinen dritten Ring und ist jetzt der König. Der alte König behält einen Ring und ist wieder Prinz. **Alle Werte drehen sich mit der Krone.** Welcher Stuhl ist jetzt 10 wert?
    .right = Ja, es ist immer der direkt hinter dem König.
    .wrong-c27 = Das ist der Stuhl des Königs, und der ist 0 wert. Schau direkt hinter ihn.
    .wrong-c0 = Stuhl 0 steht vor ihm, ist also 0 wert. Hinter ihm heißt gegen den Uhrzeigersinn, also bei den kleineren Nummern.
artus-lesson-turned-answer-c27 = Stuhl 27
artus-lesson-turned-answer-c0 = Stuhl 0
artus-lesson-turned-answer-c26 = Stuhl 26

artus-lesson-king = **Den König zu bewegen bringt keine Punkte, dreht aber alle Werte.** Deine Ritter auf den Stühlen 1 und 2 sitzen vor ihm, also auf Stühlen, die 0 wert sind. Bewege ihn an ihnen vorbei, dann sitzen sie direkt hinter ihm. Hier sind drei seiner Züge. Wie weit?
    .right = Jetzt sind die Stühle deiner Ritter 8 und 10 wert. Das zahlt sich aus, wenn sie weitergehen.
    .wrong-far = Er käme zwar an ihnen vorbei, aber zu weit. Ihre Stühle wären 4 und 5 wert, und deine anderen Ritter kämen auf Rot.
    .wrong-six = Damit wären ihre Stühle 6 und 7 wert. Bleibt er stehen, sobald er an ihnen vorbei ist, sind sie mehr wert.

artus-lesson-all = Das Spiel hat 16 Runden, und in den letzten vier zieht niemand mehr Karten. Alle haben 16 Karten; das Bild zeigt, welche schon gespielt sind. Wie viele von deinen musst du also spielen?
    .right = Richtig, jede einzelne. Karten, die dich Punkte kosten, spielst du am besten, wenn sie wenig kosten.
    .wrong-good = Du spielst jede Runde eine Karte und kannst nicht passen. 16 Runden sind 16 Karten, auch die, die dich Punkte kosten.
artus-lesson-all-answer-good = So viele, wie ich will
artus-lesson-all-answer-all = Alle 16

artus-lesson-end = **Nach 16 Runden gewinnt die höchste Punktzahl.** Das ist Artus: gute Stühle verlassen, auf brauchbaren landen, die Werte drehen, wenn es dir nützt. Am Anfang **setzt ihr eure Ritter ein**: Grüne Stühle bringen etwas, wenn du sie bald verlässt, gelbe, sobald der König vorbei ist. Im Profispiel spielst du zwei Karten pro Zug, auch Wertungskarten.
