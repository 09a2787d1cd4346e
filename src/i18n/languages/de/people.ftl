### People who come, go and watch; a table's options. Names are ready to be shown.

## Buttons

people-button-how-to-play = So wird gespielt
people-button-options = Optionen
people-button-watch = Zuschauen
people-button-refresh = Aktualisieren
people-button-hands = Alle Handkarten ansehen
people-button-back = Ich bin wieder da
people-button-take = Platz von { $name } übernehmen
people-button-vacate = Platz von { $name } freigeben (Host)
people-button-fill = Computer für { $name } spielen lassen
people-button-open = Platz von { $name } freigeben
people-button-depart = Gehen; mein Platz wird frei
people-button-resign = Aufgeben; ein Computerspieler übernimmt

## The lobby

people-lobby-length =
    -# Für { $min }–{ $max } Personen, am besten { OR($best) } · { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu { $players }
    } etwa { $minutes } Minuten
people-lobby-clock = Uhr: { $pace }
people-lobby-stand-in = Wenn jemand geht oder abwesend ist, springt ein { $level } ein.
people-lobby-invited-only = Nur mit Einladung.
people-lobby-call-start = { $host }, ihr seid genug: Du kannst **{ $game }** starten.
people-lobby-call-full = { $host }, alle Plätze sind besetzt: Du kannst **{ $game }** starten.
people-lobby-rules = **Hausregeln** · { $rules }
people-lobby-rules-separator = {"; "}

## Options

people-set = { $name }: { $value }
people-options-title = ### Optionen für { $game }
people-options-line = - { $name }: { $value }
people-options-host-only = -# Bis zum Start kann { $host } als Host sie ändern.
people-options-closed = -# Das Spiel hat begonnen. Die Uhr, und ob der Tisch wartet, lässt sich noch ändern, wenn alle einverstanden sind, die in den letzten drei Tagen hier waren.
people-options-asked = Gewünscht von { $names }: **{ $setting }**. Es gilt, sobald es sich alle wünschen, die in den letzten drei Tagen hier waren, noch in diesem Zug: `/tisch optionen`.
people-options-missing = Noch nicht einverstanden: { $names }.
people-options-ask = Eine Änderung wünschen …
people-options-clock = Uhr
    .about = So lange darf eine Entscheidung dauern.
people-options-vacations = Der Tisch wartet auf Abwesende
    .about = Bis zu dem Tag, der in den eigenen Einstellungen steht.
people-options-rests = Die Uhr steht während der Ruhezeiten
    .about = Niemandem läuft im Schlaf die Zeit davon.
people-options-access = Wer mitspielen darf
    .about = Andere können erst mitspielen, wenn jemand am Tisch sie eingeladen hat.
people-options-access-open = alle
people-options-access-invited = nur Eingeladene
people-options-theme = Bilder
    .about = So sehen die Bilder für alle aus, die nichts anderes gewählt haben.
people-options-stand-in = Vertretung für alle, die gehen oder fehlen
    .about = So gut spielt der Computerspieler, der dann einspringt.
people-options-computers-menu = Computerspieler …
people-options-on = ja
people-options-off = nein
people-options-otherwise = Sonst: { $value }
people-options-boxes = Außerdem
people-options-players-menu = Spieler …
people-options-change = Optionen ändern
people-options-replace = { $name }: stattdessen ein { $level }
people-options-remove = { $name }: entfernen
people-options-make-host = { $name }: zum Host machen

people-pace-none = keine
people-pace-live = live, 2 Minuten pro Entscheidung
people-pace-1h = 1 Stunde pro Entscheidung
people-pace-12h = 12 Stunden pro Entscheidung
people-pace-1d = 1 Tag pro Entscheidung
people-pace-3d = 3 Tage pro Entscheidung

## Leaving a running game

people-leave-ask = **Wie willst du gehen?** Gibst du deinen Platz frei, spielt ein Computerspieler für dich, bis jemand den Platz übernimmt; so lange kannst du zurückkommen. Gibst du auf, spielt er bis zum Ende.
people-leave-left = Du hast den Tisch verlassen. Ein Computerspieler spielt für dich, bis jemand deinen Platz übernimmt; so lange kannst du zurückkommen.

people-seat-listed = { $name } · { $emblem }
people-seat-took = Du hast den Platz von { $before } übernommen.
people-seat-back = Willkommen zurück! Der Platz gehört wieder dir.
people-seat-opened = Der Platz von { $name } ist jetzt frei. Jemand anders kann ihn übernehmen.
people-seat-filled = Ein Computerspieler spielt für { $name }, bis { $name } wieder da ist.
people-seat-passed = { $name } ist jetzt Host.
people-seat-kept = Ein Computerspieler spielt für dich, bis du wieder da bist.
people-seat-open = Ein Computerspieler spielt für dich, bis jemand deinen Platz übernimmt. So lange kannst du zurückkommen.
people-seat-gone = Dein Platz war frei; jetzt spielt dort { $name }.

## Invitations. $guest is a mention.

people-invite-lobby = { $guest }, { $host } lädt dich zu „{ $game }“ ein.
people-invite-seat = { $guest }, { $host } lädt dich ein: In einer laufenden Partie „{ $game }“ ist ein Platz frei.
people-invite-bot = Bots lassen sich nicht einladen. Vor dem Spiel kann der Host Computerspieler dazuholen.

## What a channel says about a game in one of its threads. $link is a mention of the thread.

people-thread-title = **{ $game }** in { $link }
people-thread-free =
    { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
        [2] Zwei Plätze sind frei.
        [3] Drei Plätze sind frei.
        [4] Vier Plätze sind frei.
       *[other] { $free } Plätze sind frei.
    }
people-thread-running = Das Spiel läuft
people-thread-over = Das Spiel ist vorbei: { $state }.
people-thread-closed = Dieser Tisch ist geschlossen.
people-thread-joined = Du hast einen Platz: { $link }
people-thread-here = Die Tische dieses Kanals sind in Threads: { $places }
people-button-thread = In einem Thread eröffnen

## Watching

people-watch-not-yet = So sehen alle den Tisch. Die Handkarten werden gezeigt, wenn das Spiel vorbei ist.
people-watch-hands-menu = Handkarten ansehen …
people-watch-hand = Die Handkarten von { $name } am Ende

## News in the table's message

people-news-leaving = { $name } geht; { $heir } (Computer) spielt weiter, bis jemand den Platz übernimmt.
people-news-vacated = { $by } gibt den Platz von { $name } frei; { $heir } (Computer) spielt weiter, bis ihn jemand übernimmt.
people-news-taken = { $name } übernimmt den Platz von { $before }.
people-news-moved-for = Die Zeit von { $name } ist um, darum übernimmt ein Computerspieler diesen Zug.
people-news-filled-in = { $heir } (Computer) hat für { $name } gespielt.
people-news-absent = { $name } ist nicht da; bis zur Rückkehr spielt { $heir } (Computer).
people-silent = { $name } lässt auf sich warten: Die anderen am Tisch können einen Computerspieler spielen lassen oder den Platz freigeben.
people-news-back = { $name } ist wieder da.
people-everyone-away = Niemand ist da, darum wartet die Partie. Mit **{ people-button-back }** geht es weiter. Nach einer Woche können alle den Tisch mit `/tisch schließen` schließen.
people-everyone-left = Alle sind gegangen, darum wartet die Partie, bis jemand einen Platz übernimmt. Nach einer Woche können alle den Tisch mit `/tisch schließen` schließen.
people-news-amended = Ab jetzt: { $setting }.
people-news-moved = { $name } holt die Partie hierher, weil ihr Kanal gelöscht wurde.
people-news-host = { $name } ist jetzt Host.
people-news-set-back = Die gespeicherten Partien sind auf einen früheren Stand zurückgefallen: Dieser Tisch ist so, wie er am { $when } war. Was seitdem gespielt wurde, ist verloren.

people-played-before = -# Auf diesem Platz vor { $name }: { $before }.
people-played-part = { $name } ({ $percent } %)
