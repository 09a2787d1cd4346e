### A first game of the card game, played step by step by someone who learns it. Morgana (learn-opponent.first) is the opponent.
### The position is always the same, so cards and points are in the sentences. A step is a text and, if it asks something,
### what's said to the right answer (.right) and to each of the wrong ones (.wrong-…). Answers that are moves are labelled
### elsewhere.
### Limits: texts 400, .right and .wrong-… 200, answers 80.

quests-lesson-goal = Besiege **Gegner** mit deinen Rittern und bezahle mit den besiegten Gegnern **Abenteuer**. Beides zählt am Ende. Abenteuer bringen die aufgedruckten Punkte, und Gegner, die du behältst, ihren Wert. Die Gegner liegen in vier Spalten, eine für jede Art; Drachen sind die stärksten. Eine leere Karte mit vier Farben steht für einen beliebigen Gegner.

quests-lesson-strength = Ritter kämpfen immer in **einer Farbe**. Ein Doppelritter sind zwei Ritter auf einer Karte, und Merlin ist ein Ritter, der zu jeder Farbe passt. Welche Farbe der Gegner hat, ist egal. Wie stark bist du in Rot höchstens?
    .right = Ja. Der Ritter bringt 1, der Doppelritter 2 und Merlin 1.
    .wrong-two = Du hast zwei rote Karten, aber der Doppelritter zählt 2. Und Merlin hilft mit.
    .wrong-three = Das wäre ohne Merlin, und der zählt hier auch als Rot.
    .wrong-five = Der Ritter in Orange darf nicht mitkämpfen, denn alle müssen dieselbe Farbe haben. Nur Merlin passt zu jeder.
quests-lesson-strength-answer-two = 2
quests-lesson-strength-answer-three = 3
quests-lesson-strength-answer-four = 4
quests-lesson-strength-answer-five = 5

quests-lesson-challenge = **Fordere einen Gegner heraus.** Leg Ritter ab, die zusammen genau seinen Wert haben, und die Karte gehört dir. Ein Ungeheuer 3 kostet Ritter im Wert von 3, eine dunkle Macht 1 nur einen einzelnen Ritter. Welche Herausforderung ist für dich die beste?
    .right = Drei Punkte, und Merlin hast du noch.
    .wrong-small = Das darfst du, aber es bringt nur einen einzigen Punkt. Du bist stark genug für mehr.
    .wrong-merlin = Das richtige Ungeheuer, aber heb dir Merlin auf, denn er passt zu jeder Farbe, ein roter Ritter nur zu Rot.

quests-lesson-draw = Nach einer Herausforderung könntest du ein Abenteuer nehmen, aber noch kannst du keines bezahlen. Also kommt gleich der letzte Schritt: **Zieh eine Ritterkarte.** Damit endet dein Zug.
    .right = Ein Ritter mehr. Welche Karte du ziehst, sieht sonst niemand.
    .wrong-none = Du darfst deinen Zug beenden, ohne eine Karte zu ziehen. Aber Ritter kosten nichts, und auf der Hand kannst du beliebig viele haben.

quests-lesson-reveal = Ein Zug hat vier Schritte, **immer in dieser Reihenfolge**: aufdecken, herausfordern, ein Abenteuer nehmen, ziehen. Oben: hell = jetzt möglich, gestrichelt = vielleicht noch in diesem Zug. Liegen in keiner Spalte vier Karten, darfst du Gegner aufdecken, bis in einer vier liegen. Du willst in diesem Zug mehr Auswahl. Was machst du zuerst?
    .right = Jetzt ist die Auswahl größer, auch für Morgana.
    .wrong-fight = Nach einer Herausforderung könntest du nicht mehr aufdecken, das geht nur ganz am Anfang. Und Merlin wäre weg.

quests-lesson-two = Du hast einen Ritter in Rot, einen in Orange und Merlin. Das reicht höchstens für eine 2, und Merlin wäre weg. **Forderst du nicht heraus und nimmst kein Abenteuer, darfst du zwei Ritterkarten ziehen.** Aufdecken zählt dabei nicht. Was nun?
    .right = Zwei Ritter in Beige sind mit Merlin zusammen 3 wert.
    .wrong-fight = Zwei Punkte, aber dann hättest du nur noch einen Ritter. Sammle erst mehr Ritter.
    .wrong-one = In diesem Zug hast du noch keinen Gegner herausgefordert und kein Abenteuer genommen, also darfst du zwei Karten ziehen.

quests-lesson-needs = Morgana hat einen Gegner besiegt und mit zwei Gegnern das Abenteuer „Räuber“ bezahlt, das 6 Punkte bringt. **Jedes Abenteuer verlangt etwas anderes.** Der markierte Fischerkönig bringt 12 und will Ungeheuer, die zusammen 6 wert sind. Du hast ein Ungeheuer 3. Welchen Gegner brauchst du?
    .right = Ja, 3 und 3 sind 6, und beides sind Ungeheuer.
    .wrong-dragon = Zusammen wären es 6, aber der Fischerkönig will nur Ungeheuer.
    .wrong-monster1 = Das ist zwar ein Ungeheuer, aber 3 und 1 sind nur 4.
quests-lesson-needs-answer-dragon = Einen Drachen 3
quests-lesson-needs-answer-monster3 = Ein Ungeheuer 3
quests-lesson-needs-answer-monster1 = Das Ungeheuer 1

quests-lesson-merlin = Du hast zwei Ritter in Beige, einen in Rot, einen in Orange und Merlin. **Merlin kämpft in jeder Farbe als ein Ritter mit.** Ab jetzt zeigen goldene Rahmen, was möglich ist. Besiege, was der markierte Fischerkönig will.
    .right = Zwei Ritter und Merlin haben es besiegt. Gut, dass du ihn aufgehoben hast.
    .wrong-dragon = Gleicher Preis, gleicher Wert, aber kein Ungeheuer. Damit kann der Fischerkönig nichts anfangen.
    .wrong-small = Damit hättest du Ungeheuer im Wert von 4, und du brauchst 6.

quests-lesson-adventure = Jetzt **nimm ein Abenteuer**, höchstens eines pro Zug. Die Gegner, mit denen du bezahlst, kommen aus dem Spiel, und ihr Wert ist weg. Du gibst hier 3 und 3 her. Das reicht für mehrere Abenteuer, auch für Excalibur: Es verlangt 5, aber weil du nicht passend bezahlen kannst, darf es mehr sein. Welches nimmst du?
    .right = 12 Punkte für Karten, die 6 wert waren.
    .wrong-excalibur = Das sind 8 Punkte für Karten, die 6 wert sind. Und es verlangt nur 5, du würdest also eins zu viel bezahlen.
    .wrong-treasure = Der Goldschatz bringt 11. Nicht schlecht, aber eines der drei bringt mehr.

quests-lesson-over = Noch ein Wort zum Bezahlen. Angenommen, ein Ungeheuer 3 liegt da, und du hast nur zwei rote Doppelritter, zusammen 4 wert. Darfst du es mit beiden bezahlen?
    .right = Richtig. Aber nie mit einer überflüssigen Karte. Das gilt auch für Abenteuer, die eine Summe verlangen.
    .wrong-always = Könntest du passend bezahlen, egal in welcher Farbe, müsstest du das tun. Zu viel bezahlen darfst du nur, wenn es nicht anders geht.
    .wrong-never = Passend, wenn du kannst. Aber du hast keine Karte, die 1 wert ist, also darfst du eins zu viel bezahlen.
quests-lesson-over-answer-always = Ja, zu viel bezahlen darf man immer
quests-lesson-over-answer-never = Nein, man muss passend bezahlen
quests-lesson-over-answer-unless = Ja, denn passend bezahlen kann ich nicht

quests-lesson-score = Du hast 12 Punkte, Morgana hat 6. Auf der Hand hast du noch Ritter. Was sind die am Ende wert, vom Gleichstand abgesehen?
    .right = Richtig, also gib sie aus. Nur bei Gleichstand zählt, wer mehr Ritterkarten hat.
    .wrong-strength = Stärke brauchst du zum Kämpfen. Punkte bringen Abenteuer und Gegner, die du behältst.
    .wrong-one = Ritter bringen keine Punkte, nur Abenteuer und Gegner, die du behältst.
quests-lesson-score-answer-nothing = Nichts
quests-lesson-score-answer-strength = So viel wie ihre Stärke
quests-lesson-score-answer-one = Je 1 Punkt

quests-lesson-end = Zwei der dreizehn Abenteuer sind vergeben, und neue kommen nicht dazu. Auch die Gegner gehen zur Neige. Sobald ihr Stapel und alle Spalten leer sind, ist der laufende Zug der letzte. Was beendet das Spiel schon früher?
    .right = Ja, und zwar sofort. Das dreizehnte bleibt liegen.
    .wrong-knights = Ist der Ritterstapel leer, wird die Ablage zu einem neuen gemischt.
quests-lesson-end-answer-knights = Die letzte Ritterkarte auf dem Stapel
quests-lesson-end-answer-twelfth = Das zwölfte Abenteuer

quests-lesson-sealing = **Am Ende gewinnt die höchste Punktzahl.** Das ist schon das ganze Grundspiel. Im Spiel mit Siegeln setzt du dein Siegel auf einen Gegner, den du herausforderst, und er bleibt liegen, **bis seine ganze Spalte versiegelt ist**. Auf der 3 liegt Morganas Siegel, und jetzt bezahlst du die 2. Wer gewinnt was?
    .right = Jede Karte geht an die Person, deren Siegel darauf liegt, und alle bekommen ihre Siegel zurück.
    .wrong-mine = Auf der 3 liegt Morganas Siegel. Sie hat dafür bezahlt, also gehört sie ihr.
    .wrong-none = In dieser Spalte liegt keine Karte mehr ohne Siegel, also werden alle sofort gewonnen.
quests-lesson-sealing-answer-mine = Ich gewinne beide
quests-lesson-sealing-answer-each = Ich gewinne die 2, Morgana die 3
quests-lesson-sealing-answer-none = Noch gewinnt niemand etwas

quests-lesson-seals = Du musst nicht auf die anderen warten: Bezahle eine Karte mit deinem Siegel noch einmal, oder bezahle für eine ohne Siegel das Doppelte. Zeichen auf den Karten sagen, was du bekommst: Bei einem kleinen Siegel versiegelst du sie, bei „+“ gewinnst du sie, bei „×2“ zum doppelten Preis. **{ learn-button-real }** eröffnet ein Grundspiel, ohne Siegel.
