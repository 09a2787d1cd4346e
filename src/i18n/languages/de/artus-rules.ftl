### How to play Artus: the chapters of /rules, then a page for each card and piece. A page has a title (at most 60 letters,
### no markdown), paragraphs (.p1 …; at most 1,800 letters together), other words that people look for it by (.also,
### separated by commas; {""} for none) and what's said about places in its picture (.note-…).

## Chapters

artus-rules-goal = Das Ziel
    .p1 = Am Ende gewinnt die höchste Punktzahl.
    .p2 = **Es zählt der Stuhl, den ein Ritter verlässt**, nicht der, auf dem er landet. Bring deine Ritter also auf gute Stühle und bewege sie weiter, solange sie dort gut sitzen.
    .p3 = Wie viel ein Stuhl wert ist, ändert sich, denn **die Werte drehen sich mit dem König**. Gleich hinter ihm gehen sie von +10 bis +1 (grün), weiter hinten von −1 bis −15 (rot), und vor ihm sind sie 0 (gelb).
    .p4 = Ein guter Zug bringt sofort Punkte und lässt deine anderen Ritter nicht auf Rot zurück.
    .also = Spielziel, Sieg, gewinnen, Punkte, Prestigepunkte, worum geht es
    .note-green = Ein Ritter, der einen grünen Stuhl verlässt, bringt dessen Wert.
    .note-red = Ein Ritter, der einen roten Stuhl verlässt, kostet dich Punkte.
    .note-king = Wenn sich der König bewegt, drehen sich alle Werte mit.
    .note-player-2 = Wer die meisten Punkte hat, gewinnt.

artus-rules-table = Der Tisch
    .p1 = Um den Tisch stehen 28 Stühle, im Uhrzeigersinn nummeriert. **Vorwärts heißt im Uhrzeigersinn.**
    .p2 = Der Wert eines Stuhls hängt nur davon ab, wie weit er **hinter dem König** steht. Gezählt wird ab dem König gegen den Uhrzeigersinn:
    .p3 =
        - Der 1. bis 9. Stuhl hinter ihm, **grün**: +10, +8, +7, +6, +5, +4, +3, +2, +1 (eine +9 gibt es nicht)
        - Der 10. bis 24. Stuhl hinter ihm, **rot**: −1, −2, −3 … −15
        - Die drei Stühle vor ihm, **gelb**: 0
        - Sein eigener Stuhl: 0
    .p4 = Die beiden **Teppiche** bleiben, wo sie sind, und sind nur für eine einzige Wertungskarte wichtig. Die Kronen an den Stühlen 0, 7, 14 und 21 zeigen nur, wo der König und die Prinzen angefangen haben.
    .also = Legende, Werte, Stühle, Tafelrunde, Tischplatte, grün, gelb, rot, hinter dem König, vor dem König, vorwärts, Uhrzeigersinn, Bild
    .note-king = Der Stuhl des Königs. Von ihm aus werden alle Werte gezählt, gegen den Uhrzeigersinn.
    .note-green = Ein grüner Stuhl mit seinem Wert; hinter dem König stehen +10, +8, +7 … +1. Darauf sitzt ein Ritter; der Schild zeigt, wem er gehört.
    .note-red = Ein roter Stuhl. Die roten stehen weiter hinten und sind −1 bis −15 wert.
    .note-yellow = Ein gelber Stuhl: Die drei vor dem König sind 0 wert.
    .note-prince = Ein Prinz: Er gehört niemandem, und alle dürfen ihn bewegen.
    .note-carpet = Ein Stuhl auf einem Teppich. Teppiche bleiben, wo sie sind; eine Wertungskarte zählt die Ritter darauf.
    .note-centre = Welche Runde läuft und wer am Zug ist.
    .note-player-0 = Für alle am Tisch: Punkte, Platz, Karten auf der Hand und in jedem Stapel.

artus-rules-turn = Dein Zug
    .p1 = **Grundspiel:** Spiele eine Karte und führe sie aus, dann zieh eine Karte.
    .p2 = **Profispiel:** Spiele zwei Karten, eine nach der anderen, dann zieh zwei. Die erste gezogene Karte siehst du, bevor du den Stapel für die zweite wählst.
    .p3 = Karten ziehst du von deinen eigenen Stapeln: Ritter, König und im Profispiel Wertung. Du wählst frei, von welchem, solange er nicht leer ist. Gegen Ende sind alle leer, dann spielst du nur noch.
    .p4 = Jede Karte lässt sich immer spielen, und passen kannst du nicht: **Am Ende hast du alle deine Karten gespielt.**
    .also = ziehen, spielen, ausspielen, Stapel, Runde, Ablauf, passen, Zug

artus-rules-knights = Bewegen und Verdrängen
    .p1 = Eine **Ritterkarte** bewegt einen deiner Ritter. Wie weit er geht, wählst du aus den Zahlen auf der Karte; über besetzte Stühle geht er hinweg, und sie zählen mit. Rückwärts geht es nur mit den beiden Karten „1–5 vor/zurück“: Eine bewegt Ritter, die andere Prinzen und den König.
    .p2 = **Du bekommst den Wert des Stuhls, den der Ritter verlässt**, und zwar den, den er hat, bevor sich irgendetwas bewegt oder dreht.
    .p3 = **Verdrängen:** Wer dort sitzt, wo eine Figur landet, wird **gegen den Uhrzeigersinn** auf den nächsten freien Stuhl verdrängt, auch wenn die Figur rückwärts kam. Der Stuhl, den die Figur verlassen hat, gilt als frei.
    .p4 = Eine verdrängte Figur bringt keine Punkte und verdrängt niemanden. Treffen kann es alle: fremde und eigene Ritter, Prinzen, sogar den König. Ist es der König, drehen sich alle Werte.
    .also = verdrängen, schieben, rauswerfen, schlagen, besetzt, überspringen, rückwärts, Ritterkarte, Ritterkarten

artus-rules-kings = Der König und die Prinzen
    .p1 = Am Tisch sitzen vier Prinzen, zwei silberne und zwei bronzene. Sie gehören niemandem. Einer von ihnen ist der König und hat **drei Ringe**, die anderen beginnen mit einem.
    .p2 = Es gibt zwei Arten von **Königskarten**:
    .p3 =
        - Die einen bewegen einen Prinzen oder den König; manche Karten nennen das Metall. Du bekommst den Wert des Stuhls, den ein Prinz verlässt. Der König bringt keine Punkte, aber **alle Werte drehen sich mit ihm**.
        - Die anderen geben einem Prinzen einen **Ring**, nie dem König; manche Karten nennen das Metall. Du bekommst den Wert des Stuhls, auf dem der Prinz sitzt.
    .p4 = **Krönung:** Der dritte Ring macht einen Prinzen zum König. Erst bringt der Ring Punkte, nach den Werten des alten Königs. Der bleibt sitzen und ist wieder Prinz, mit einem Ring, und alle Werte richten sich nach dem neuen König.
    .also = Krönung, gekrönt, Krone, drehen, Tisch drehen, Metall, Silber, Bronze, silbern, bronzen, Königskarte, Königskarten

artus-rules-scoring = Wertungskarten
    .p1 = Diese sechs Karten gibt es nur im Profispiel, in einem dritten Stapel. Sie werten deine Ritter **dort, wo sie sitzen**; nur der Joker kann auch eine Figur bewegen oder einen Ring geben.
    .p2 = Hast du die Ritter, die eine Karte verlangt, musst du sie werten, auch wenn das schlechter ist als die Strafe. Hast du mehr passende Ritter als nötig, wählst du, welche zählen.
    .also = Wertungskarte, Profispiel, Strafe, werten, Minuspunkte
artus-rules-scoring-card = - **{ artus-card }**: { artus-card-help }

artus-rules-start = Vor der ersten Runde
    .p1 = Alle haben die gleichen Karten. Du beginnst mit zwei Ritterkarten und zwei Königskarten auf der Hand, im Profispiel mit je drei und ohne Wertungskarte.
    .p2 = Erst siehst du deine Hand. Dann setzen alle reihum ihre Ritter ein, immer einen auf einen beliebigen freien Stuhl: je fünf, zu viert je vier.
    .p3 = Eingesetzt wird **gegen den Uhrzeigersinn**. Die Person, die das Spiel beginnt, setzt in jedem Durchgang zuletzt ein; den Anfang macht, wer rechts von ihr sitzt. Sind alle Ritter eingesetzt, hat sie den ersten Zug, und es geht im Uhrzeigersinn weiter.
    .p4 = Wer beginnt, entscheidet das Los, es sei denn, der Host bestimmt jemanden mit `/tisch starten`.
    .also = Aufbau, Spielvorbereitung, Start, einsetzen, Startspieler, anfangen, beginnen, austeilen

artus-rules-end = Das Ende
    .p1 = Das Spiel endet, wenn alle Karten gespielt sind: im Grundspiel nach **16 Runden**, im Profispiel nach **11 Runden**. In den letzten vier (im Profispiel drei) werden keine Karten mehr gezogen.
    .p2 = Die höchste Punktzahl gewinnt. **Bei Gleichstand teilt man sich den Platz**, an der Spitze also den Sieg. Punktzahlen unter 0 sind normal.
    .p3 = Am Ende wird nichts mehr gewertet. Ein Ritter, der noch auf +10 sitzt, bringt keine Punkte.
    .also = Gleichstand, unentschieden, Spielende, Runden, Sieg, gewinnen, Schlusswertung

artus-rules-variants = Grundspiel und Profispiel
    .p1 =
        - **{ artus-variant-basic }**: eine Karte pro Zug, 16 Runden, Ritter- und Königskarten.
        - **{ artus-variant-advanced }**: zwei Karten pro Zug, 11 Runden und ein dritter Stapel mit den Wertungskarten.
        - In beiden werden alle Karten gespielt.
    .p2 = Für zwei bis vier Personen. Zu viert bekommt ihr je vier Ritter statt fünf.
    .p3 = Am leichtesten ist der Einstieg mit dem Grundspiel: `/tisch eröffnen spiel:{ artus-title } variante:{ artus-variant-basic }`.
    .p4 = **Von uns:** die Werte der Stühle, aus den gedruckten Beispielen erschlossen; der Ort der Kronen und Teppiche; „Ritter 4–7“, „Ritter 5–7“, „Ritter 6–8“, „König 1–7, Bronze“ und „König 1–5 vor/zurück“; die Zahl der Ringkarten jeder Art; und dass Wertungskarten schon beim ersten Ziehen erlaubt sind.
    .also = Variante, Varianten, Spielerzahl, Mitspieler, Optionen

artus-rules-discord = Auf Discord
    .p1 = Drück unter dem Bild des Tisches auf **{ discord-button-hand }**. Was sich öffnet, siehst nur du: deine Karten, die besten Möglichkeiten als Buttons oder in einem Menü, und in einem weiteren Menü alle. **{ discord-button-steps }** fragt nacheinander nach Karte, Figur und Zugweite, mit einem Bild zu jedem Schritt.
    .p2 = Bei jeder Möglichkeit steht, wie viele Punkte sie bringt. Hast du deine Karten gespielt, ziehst du neue.
    .p3 = **{ discord-button-undo }** geht in deinem Zug zurück, bis zur letzten gezogenen Karte. Mit `/artus` spielst du die gleichen Züge als Befehle.
    .p4 = Handkarten und die Reihenfolge der Stapel sind geheim, alles andere ist offen.
    .also = rückgängig, Buttons, Knöpfe, Befehle, geheim, verdeckt
    .note-card-0 = Eine Karte auf deiner Hand. „{ discord-button-hand }“ unter dem Tisch öffnet dieses Bild, und nur du siehst es.
    .note-now-3 = So viel würde diese Karte jetzt bringen.
    .note-chair-18 = Deine Ritter sind golden umrahmt. Unter den Karten stehen ihre Stühle und was die wert sind.

## Cards: what a page says after the card's help

artus-rules-cards = Karten

artus-rules-card-knight = Du bekommst den Wert des Stuhls, den dein Ritter **verlässt**. Es gilt der Wert, bevor sich etwas dreht. Jeder Stuhl auf dem Weg zählt mit, ob besetzt oder nicht.
    .also = { "" }
artus-rules-card-knight-both = { artus-rules-card-knight }
    .also = rückwärts, beide Richtungen
artus-rules-card-king = Du bekommst den Wert des Stuhls, den ein Prinz **verlässt**. Der König bringt keine Punkte, aber alle Werte drehen sich mit ihm.
    .also = König bewegen, Prinz bewegen
artus-rules-card-king-both = { artus-rules-card-king }
    .also = { artus-rules-card-king.also }, rückwärts, beide Richtungen
artus-rules-card-ring = Du bekommst den Wert des Stuhls, auf dem der Prinz sitzt. Der König bekommt nie einen Ring. Ein **dritter Ring** bringt noch Punkte nach den Werten des alten Königs; dann richten sich alle Werte nach dem neuen.
    .also = Krönung, krönen

artus-rules-card-scoring-all = Alle zählen, auch die auf Rot, und du bekommst die Summe ihrer Stühle. Niemand bewegt sich.
    .also = Summe, alle
artus-rules-card-scoring-opposite = Alle zählen, und die Summe wechselt ihr Vorzeichen: Eine Summe von −13 bringt +13. Niemand bewegt sich.
    .also = Minus, negativ, Vorzeichen, umgekehrt
artus-rules-card-must = Hast du solche Ritter, musst du sie werten; die Strafe gilt nur, wenn sie dir fehlen. Spielen kannst du die Karte in beiden Fällen.
artus-rules-card-scoring-colours = { artus-rules-card-must } Sitzen mehrere auf einer Farbe, wählst du einen davon.
    .also = −15, grün, gelb, rot, Ampel, Farben
artus-rules-card-scoring-carpet = { artus-rules-card-must } Es zählt, was die beiden Stühle wert sind, auch im Minus. Zwei Ritter tief im Roten können sogar noch weniger bringen als −25.
    .also = −25, Teppich, lila, violett
artus-rules-card-scoring-three-red = { artus-rules-card-must } Auch drei rote Stühle kosten dich Punkte, aber höchstens 42.
    .also = −50, rot
artus-rules-card-scoring-joker = Du wählst eines davon und bekommst dafür die üblichen Punkte. Dein bester Ritter ist der auf dem Stuhl mit dem höchsten Wert.
    .also = Jolly, bester Ritter

## Figures and pieces

artus-rules-pieces = Figuren und Material

artus-rules-piece-knight = Ritter
    .p1 = Deine eigenen Figuren: fünf, zu viert nur vier. Du bewegst sie mit Ritterkarten und dem Joker. **Es zählt der Stuhl, den ein Ritter verlässt.** Wem ein Ritter gehört, siehst du an Farbe und Wappen; der Schild neben dem Namen hat die gleichen.
    .also = Figur, Schild, Wappen, Farbe

artus-rules-piece-king = Der König
    .p1 = Er hat drei Ringe, und alle Werte werden von seinem Stuhl aus gezählt, der selbst 0 wert ist. Ihn zu bewegen bringt keine Punkte, aber **alle Werte drehen sich mit**, und zwar für alle. Er kann wie jede Figur verdrängt werden, auch dann drehen sie sich.
    .also = Artus, Krone, Medaillon

artus-rules-piece-prince = Prinzen
    .p1 = Außer dem König drei silberne oder bronzene Figuren, die niemandem gehören. Alle können sie mit Königskarten bewegen. Das bringt den Wert des Stuhls, den der Prinz verlässt. Sein dritter Ring macht einen Prinzen zum König.
    .also = Helm, Silber, Bronze, silberner Prinz, bronzener Prinz

artus-rules-piece-ring = Ringe
    .p1 = Der König hat drei, jeder Prinz einen oder zwei. Eine Ringkarte gibt einem Prinzen noch einen und bringt den Wert seines Stuhls. Der dritte macht ihn zum König; der alte König behält einen Ring und gibt zwei zurück. Ringe gehen nie aus.
    .also = Krönung, Ringkarte, Silberring, Bronzering

artus-rules-piece-fifty = Das 50-Punkte-Plättchen
    .p1 = Ein Plättchen steht für 50 Punkte, wie im gedruckten Spiel: 120 Punkte sind zwei Plättchen und 20. Plättchen zeigen den Punktestand nur, sie ändern nichts daran.
    .also = Gold, Plättchen, Punktestand
