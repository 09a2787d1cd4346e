### How to play the card game: the chapters of /rules, then a page for each adventure and card. A page has a title (at most
### 60 letters, no markdown), paragraphs (.p1 …; at most 1,800 letters together), other words that people look for it by
### (.also, separated by commas; {""} for none) and what's said about places in its picture (.note-…).

## Chapters

quests-rules-goal = Das Ziel
    .p1 = Am Ende gewinnt die höchste Punktzahl.
    .p2 = Mit **Rittern** besiegst du **Gegner**, und mit den besiegten Gegnern bezahlst du **Abenteuer**.
    .p3 = **Abenteuer bringen ihre Punkte** (6 bis 20). Gegner, die du besiegt und behalten hast, bringen ihren Wert. Ritter auf der Hand bringen keine Punkte, und Karten, die noch versiegelt ausliegen, auch nicht.
    .p4 = Ein Abenteuer bringt meistens mehr Punkte, als die Gegner wert sind, die es kostet. Sammle also, was es verlangt, und nimm es, bevor dir jemand zuvorkommt. Jedes gibt es nur einmal.
    .also = Spielziel, Sieg, gewinnen, Punkte, worum geht es

quests-rules-table = Der Tisch
    .p1 = Die Gegner liegen in **vier Spalten**, eine für jede Art:
    .p2 =
        - **Dunkle Mächte**, 1 bis 3 wert
        - **Feindliche Ritter** (kurz: Feindritter), 1 bis 4 wert
        - **Ungeheuer**, 1 bis 4 wert
        - **Drachen**, 2 bis 5 wert
    .p3 = Dreizehn **Abenteuer** liegen offen aus. Jedes zeigt, wie viele Punkte es bringt und welche Gegner es verlangt.
    .p4 = **Ritter** sind eure verdeckten Handkarten. Sie sind rot, orange oder beige; ein Doppelritter zählt als zwei. Merlin ist ein Ritter, der zu jeder Farbe passt.
    .also = Legende, Spalten, Auslage, Bild, Karten, Arten
    .note-display = Gegner, eine Spalte für jede Art. Sobald in einer vier liegen, endet das Aufdecken.
    .note-column-dragon = Drachen sind die stärksten: Sie kosten 2 bis 5 Ritter.
    .note-turn = Wer am Zug ist. Hell = jetzt, gestrichelt = vielleicht noch in diesem Zug, dunkel = nicht, Haken = getan, durchgestrichen = ausgelassen.
    .note-last-turn = Der Zug davor. Ein Siegel auf einer Karte zeigt, wer sie herausgefordert hat.
    .note-adventures = Abenteuer: Punkte und Preis. Eine Karte mit vier Farben ist ein beliebiger Gegner. Die dunklen sind vergeben.
    .note-piles = Übrige Karten: Gegner zum Aufdecken, Ritterkarten zum Ziehen und die Ablage.
    .note-player-0 = Für alle am Tisch: Punkte, Ritterkarten auf der Hand, Abenteuer, besiegte Gegner.

quests-rules-turn = Dein Zug
    .p1 = Vier Schritte, **in dieser Reihenfolge**, jeder höchstens einmal. **Alle sind freiwillig.**
    .p2 =
        1. **Aufdecken**: Deck Gegner auf, bis in einer Spalte vier liegen. Das geht nur, solange noch in keiner vier liegen.
        2. **Herausfordern**: Bezahle den Wert eines Gegners mit Rittern einer Farbe und nimm die Karte. Im Spiel mit Siegeln versiegelst du sie erst oder zahlst doppelt.
        3. **Abenteuer**: Bezahle eines mit den Gegnern, die es verlangt, und nimm es.
        4. **Karten ziehen**: Nimm eine Ritterkarte oder keine. Hast du 2 und 3 ausgelassen, dürfen es zwei sein.
    .p3 = Nach jedem Schritt sind die früheren vorbei. **Mit dem Kartenziehen endet dein Zug, auch wenn du keine Karte ziehst.**
    .also = Ablauf, Schritte, Aktionen, Reihenfolge, passen, auslassen

quests-rules-reveal = Aufdecken
    .p1 = Liegen **in keiner Spalte vier Karten**, kannst du deinen Zug mit Aufdecken beginnen. Die Gegner kommen einzeln in die Spalte ihrer Art, bis in einer vier liegen oder der Stapel leer ist. Vorher aufhören kannst du nicht.
    .p2 = Du musst nicht aufdecken, auch wenn gar kein Gegner offen liegt (außer der Host hat das geändert). Karten mit Siegel zählen zu den vier mit.
    .p3 = Einen der neuen Gegner kannst du noch im selben Zug herausfordern.
    .also = umdrehen, Spalte, vier, Gegnerstapel, neue Gegner

quests-rules-challenge = Herausfordern
    .p1 = Such dir einen Gegner aus und bezahle seinen Wert mit **Rittern einer Farbe**. Merlins passen zu jeder Farbe, und du kannst auch nur mit Merlins bezahlen; jeder ist 1 wert, ein Doppelritter 2. Welche Farbe der Gegner hat, ist egal.
    .p2 = Die Ritter kommen auf die Ablage, und der Gegner gehört dir; im Spiel mit Siegeln musst du unter Umständen noch auf ihn warten. Du kannst noch im selben Zug ein Abenteuer mit ihm bezahlen.
    .p3 = **Bezahle passend, wenn du kannst.** Mehr bezahlen darfst du nur, wenn du den Preis in keiner Farbe genau zusammenbekommst, und nie mit einer überflüssigen Karte. Mit einem Doppelritter darfst du also eine 1 nur besiegen, wenn du keinen einzelnen Ritter und keinen Merlin hast.
    .p4 = Wer zu viel bezahlt, bekommt nichts heraus.
    .also = bezahlen, zahlen, Bezahlung, passend, genau, überzahlen, zu viel, Ritter, Farbe, besiegen, kämpfen

quests-rules-adventures = Abenteuer
    .p1 = Einmal pro Zug kannst du ein Abenteuer nehmen: Bezahle die Gegner, die es verlangt, und du bekommst seine Punkte. Womit du bezahlst, kommt aus dem Spiel. Eine leere Karte mit vier Farben am oberen Rand ist **ein beliebiger Gegner**; steht 3+ darauf, einer ab 3. Verlangt ein Abenteuer Gegner mit einem bestimmten **Gesamtwert**, bezahle passend, wenn du kannst. Sonst darf es mehr sein, aber ohne überflüssige Karte.
    .p2 = **Von uns:** die Punkte der Abenteuer, außer beim Heiligen Gral und beim Grünen Ritter; wie viele Gegner es von jedem Wert gibt und welche Werte jede Art hat; dass besiegte Gegner offen bleiben und du vor dem Ziehen sagst, wie viele Karten. Was die Abenteuer verlangen, ist wie gedruckt.
    .also = Quest, Aufgabe, Punkte, Bedingung, Bedingungen

quests-rules-draw = Karten ziehen
    .p1 = Zum Schluss deines Zugs ziehst du **eine Ritterkarte oder keine**. Hast du in diesem Zug weder herausgefordert noch ein Abenteuer genommen, dürfen es **zwei** sein, auch wenn du aufgedeckt hast. Wie viele, sagst du vorher.
    .p2 = Auf der Hand kannst du beliebig viele Karten haben.
    .p3 = Ist die letzte Ritterkarte gezogen, wird die Ablage zu einem neuen Stapel gemischt.
    .also = mischen, Handlimit, Handkarten, Ritterstapel, Nachziehstapel, Ablage, Ablagestapel

quests-rules-seals = Das Spiel mit Siegeln
    .p1 = Alle haben fünf Siegel, und herausfordern kannst du auf drei Arten:
    .p2 =
        - **Versiegeln**: Bezahle eine Karte ohne Siegel und setze dein Siegel darauf; sie bleibt liegen. Sobald **alle Karten der Spalte ein Siegel haben**, geht jede an die Person, deren Siegel darauf liegt, und die Siegel kommen zurück. Eine Karte, die allein in ihrer Spalte liegt, gewinnst du also sofort.
        - **Noch einmal herausfordern**: Bezahle eine Karte, auf der dein Siegel liegt, ein zweites Mal und nimm Karte und Siegel.
        - **Zum doppelten Preis**: Bezahle für eine Karte ohne Siegel das Doppelte ihres Werts, alles in einer Farbe, und nimm sie. Der Rest der Spalte bleibt, wie er ist.
    .p3 = Karten mit einem fremden Siegel kannst du nicht herausfordern, und ohne eigenes Siegel im Vorrat kannst du nicht versiegeln. Versiegelte Karten zählen zu den vier einer Spalte mit. Liegen sie am Ende noch da, bringen sie niemandem Punkte (unsere Lesart, wie das Versiegeln ohne Siegel).
    .also = versiegeln, Siegel, noch einmal, doppelter Preis, Variante

quests-rules-start = Vor dem ersten Zug
    .p1 = Alle bekommen vier Ritterkarten. Gegner werden aufgedeckt, bis in einer Spalte vier liegen; das sind 4 bis 13. Alle dreizehn Abenteuer liegen offen. Wer anfängt, entscheidet das Los, es sei denn, der Host bestimmt jemanden mit `/tisch starten`. Danach geht es im Uhrzeigersinn weiter.
    .also = Aufbau, Spielvorbereitung, Start, austeilen, Startspieler, anfangen, beginnen

quests-rules-end = Spielende und Gleichstand
    .p1 = Das Spiel endet:
    .p2 =
        - **sofort, wenn jemand das zwölfte Abenteuer nimmt**;
        - am Ende des Zugs, in dem der letzte Gegner gewonnen wird: Spalten und Gegnerstapel sind dann leer;
        - wenn eine ganze Runde lang niemand aufdeckt, herausfordert, ein Abenteuer nimmt oder eine Karte zieht (unsere Lesart: Die gedruckten Regeln sagen nichts dazu).
    .p3 = **Wer die meisten Punkte hat, gewinnt.** Punkte bringen deine Abenteuer und mit ihrem Wert auch die Gegner, die du behalten hast. Ritter auf der Hand und Karten, die noch versiegelt ausliegen, bringen keine Punkte.
    .p4 = **Bei Gleichstand** liegt vorn, wer mehr Ritterkarten auf der Hand hat (ein Doppelritter zählt als eine Karte). Sind es gleich viele, teilt man sich den Platz.
    .also = Gleichstand, unentschieden, Spielende, Sieg, gewinnen, Schlusswertung, Patt, zwölftes Abenteuer

quests-rules-variants = Varianten und Optionen
    .p1 = Das **{ quests-variant-basic }** ist das Richtige zum Einstieg. **{ quests-variant-seals }** bleiben Karten erst noch eine Weile in ihrer Spalte, bevor du sie gewinnst; siehe *{ quests-rules-seals }*. Beides ist für zwei bis fünf Personen.
    .p2 = Vor dem Start kann der Host unter *{ people-button-options }* diese Regeln ändern:
    .p3 =
        - **{ quests-table-rules-payment }**: nur, wenn du nicht passend bezahlen kannst (voreingestellt), oder immer, aber ohne überflüssige Karte: Dann darfst du eine 1 mit einem Doppelritter besiegen, auch wenn du einen einzelnen Ritter hast.
        - **{ quests-table-rules-forced }**: Aufdecken ist freiwillig (voreingestellt), oder wer am Zug ist, muss aufdecken, wenn es geht (eine französische Hausregel).
        - **{ quests-table-rules-check }**: Sie wird geprüft, wenn ein Siegel gesetzt wird (voreingestellt). Nimmt jemand die letzte Karte ohne Siegel zum doppelten Preis, bleiben die versiegelten also liegen. Oder sie wird nach jeder Herausforderung geprüft: Dann geht jede Karte sofort an die Person, deren Siegel darauf liegt.
    .also = Option, Optionen, Grundspiel, Hausregeln, Spielerzahl, Mitspieler

quests-rules-discord = Auf Discord
    .p1 = Drück unter dem Bild des Tisches auf **{ discord-button-hand }**. Was sich öffnet, siehst nur du: deine Ritter und darunter alles, was du jetzt tun kannst, in der Reihenfolge des Zugs. Bei jeder Möglichkeit steht, womit du bezahlst; steht dort „…“ oder „(2 Möglichkeiten)“, wirst du danach gefragt, wie.
    .p2 = **{ discord-button-undo }** geht zurück bis zu den Karten, die in diesem Zug zuletzt aufgedeckt wurden. Mit `/kartenspiel` spielst du die gleichen Züge als Befehle.
    .p3 = Handkarten und Stapel sind verdeckt; besiegte Gegner bleiben für alle sichtbar.
    .also = rückgängig, Buttons, Knöpfe, Befehle, geheim, verdeckt
    .note-steps = Die Schritte deines Zugs.
    .note-targets = Goldrahmen: kannst du herausfordern. Gleiche Karten, ein Button. Kleines Siegel: versiegeln; „+“: gewinnen; „×2“: zum doppelten Preis.
    .note-knights = Deine Ritter. Dieses Bild siehst nur du.
    .note-adversaries = Was du gewonnen hast: Es zählt Punkte, und mit Gegnern bezahlst du Abenteuer.
    .note-standings = Das Gleiche bei allen anderen.

## Adventures

quests-rules-group-adventures = Abenteuer
quests-rules-adventure-also = Abenteuer
quests-rules-adventure-need = Verlangt **{ quests-condition }**. Bringt **{ quests-points }**.
quests-rules-adventure-line = - **{ quests-adventure }**, { $points }: { quests-condition-alone }
quests-rules-exactly = Bezahle passend, wenn du kannst; sonst darf es mehr sein, aber ohne überflüssige Karte.
quests-rules-any-cards = Der Wert der Gegner ist egal, aber keiner darf überflüssig sein.

quests-rules-holy-grail =
    .p1 = Das wertvollste Abenteuer. { quests-rules-exactly }
    .also = Gral, Kelch

quests-rules-mountain =
    .p1 = { quests-rules-exactly }
    .also = {""}

quests-rules-excalibur =
    .p1 = { quests-rules-exactly }
    .also = Schwert

quests-rules-questing-beast =
    .p1 = Nur Drachen. { quests-rules-exactly }
    .also = rot, Bestie, Tier

quests-rules-robbers =
    .p1 = Das billigste Abenteuer. { quests-rules-any-cards }
    .also = Kampf, Banditen

quests-rules-king-mark =
    .p1 = { quests-rules-any-cards }
    .also = drei Arten, Markus

quests-rules-fisher-king =
    .p1 = Nur Ungeheuer. { quests-rules-exactly }
    .also = grün

quests-rules-vikings =
    .p1 = { quests-rules-any-cards }
    .also = Kampf

quests-rules-green-knight =
    .p1 = Zwei Karten beliebiger Art. Auch zwei ab 4 sind erlaubt.
    .also = {""}

quests-rules-royal-tournament =
    .p1 = Nur feindliche Ritter. { quests-rules-exactly }
    .also = blau, Ritterturnier

quests-rules-sea-monster =
    .p1 = Du bezahlst eine dunkle Macht, einen feindlichen Ritter, ein Ungeheuer und einen Drachen. { quests-rules-any-cards }
    .also = vier Arten, Meeresungeheuer, Seemonster

quests-rules-gold-treasure =
    .p1 = Der Drache 5 reicht allein. Sonst sind es zwei Karten ab 3, egal von welcher Art.
    .also = Gold, Schatz

quests-rules-saxons =
    .p1 = Nur dunkle Mächte. { quests-rules-exactly }
    .also = gelb, Kampf

## Cards

quests-rules-group-cards = Gegner und Ritter

quests-rules-power = Dunkle Mächte
    .p1 = Die schwächsten Gegner: 13 Karten, 1 bis 3 wert. Mit ihnen bezahlst du das Abenteuer „Sachsen“; König Marke und das Seeungeheuer verlangen je eine dunkle Macht.
    .also = böse, gelb, Gegner

quests-rules-enemy = Feindliche Ritter
    .p1 = Es gibt elf feindliche Ritter, 1 bis 4 wert. Mit ihnen bezahlst du das Abenteuer „Königliches Turnier“; König Marke und das Seeungeheuer verlangen je einen feindlichen Ritter.
    .also = blau, Gegner, Feind, Feinde, Schwerter

quests-rules-monster = Ungeheuer
    .p1 = Es gibt elf Ungeheuer, 1 bis 4 wert. Mit ihnen bezahlst du das Abenteuer „Fischerkönig“; König Marke und das Seeungeheuer verlangen je ein Ungeheuer.
    .also = grün, Gegner, Monster

quests-rules-dragon = Drachen
    .p1 = Die stärksten Gegner: neun Karten, 2 bis 5 wert. Mit ihnen bezahlst du das Abenteuer „Questentier“, und das Seeungeheuer verlangt einen Drachen. Für den Goldschatz reicht der Drache 5 allein.
    .also = rot, Gegner

quests-rules-knight = Ritter
    .p1 = Mit ihnen besiegst du Gegner. Sie sind rot, orange oder beige und je 1 wert. Du bezahlst immer mit Rittern einer Farbe; Merlins passen zu jeder. Von jeder Farbe gibt es 14 einzelne Ritter.
    .also = rot, orange, beige, Hand, einzeln

quests-rules-double = Doppelritter
    .p1 = Zwei Ritter auf einer Karte, 2 wert. Von jeder Farbe gibt es zwei. Eine ungerade Zahl kannst du mit einem Doppelritter nur bezahlen, wenn ein einzelner Ritter oder Merlin dazukommt oder wenn du nicht passend bezahlen kannst. Bei Gleichstand zählt er als eine Karte.
    .also = Doppel, zwei Ritter, überzahlen

quests-rules-merlin = Merlin
    .p1 = Es gibt fünf Merlins. Jeder ist ein Ritter, der zu allen Farben passt, aber nicht stärker als die anderen: Einer besiegt eine 1, zwei besiegen eine 2. Du kannst auch nur mit Merlins bezahlen.
    .also = Joker, Zauberer, weiß

quests-rules-seal = Siegel
    .p1 = Nur im Spiel mit Siegeln; alle haben fünf. Dein Siegel auf einem Gegner heißt, dass du ihn schon einmal bezahlt hast. Du gewinnst ihn, wenn seine ganze Spalte versiegelt ist oder wenn du noch einmal bezahlst, und dann bekommst du auch dein Siegel zurück.
    .also = Wachs, Vorrat, versiegeln
