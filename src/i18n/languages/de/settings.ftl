### What a person's and a server's settings say.

settings-saved = Gespeichert.
settings-too-slow = Das hat zu lange gedauert, darum ging das Formular nicht auf. Drück noch einmal.
settings-everybody-default = wie auf Discord
settings-line = - **{ $name }:** { $value }

## What people may type as a date, besides 2026-12-24 and 24.12.: in lower case, with commas between them

settings-dates-today = heute
settings-dates-tomorrow = morgen
settings-dates-day-after-tomorrow = übermorgen
settings-dates-slashes = yes
settings-dates-before = in, für, noch
settings-dates-days = t, d, tag, tage, tagen
settings-dates-weeks = w, wo, woche, wochen
settings-zones = MEZ: CET, MESZ: CEST, OEZ: EET, OESZ: EEST, WEZ: WET, WESZ: WEST, Addis Abeba: Africa/Addis_Ababa, Algier: Africa/Algiers, Athen: Europe/Athens, Azoren: Atlantic/Azores, Bagdad: Asia/Baghdad, Belgrad: Europe/Belgrade, Bischkek: Asia/Bishkek, Brüssel: Europe/Brussels, Bukarest: Europe/Bucharest, Damaskus: Asia/Damascus, Daressalam: Africa/Dar_es_Salaam, Duschanbe: Asia/Dushanbe, Eriwan: Asia/Yerevan, Färöer: Atlantic/Faroe, Genf: Europe/Zurich, Havanna: America/Havana, Ho-Chi-Minh-Stadt: Asia/Ho_Chi_Minh, Jekaterinburg: Asia/Yekaterinburg, Kairo: Africa/Cairo, Kalkutta: Asia/Kolkata, Kanaren: Atlantic/Canary, Kanarische Inseln: Atlantic/Canary, Kapstadt: Africa/Johannesburg, Karatschi: Asia/Karachi, Khartum: Africa/Khartoum, Kiew: Europe/Kyiv, Kopenhagen: Europe/Copenhagen, Lissabon: Europe/Lisbon, Luxemburg: Europe/Luxembourg, Mailand: Europe/Rome, Mexiko-Stadt: America/Mexico_City, Moskau: Europe/Moscow, München: Europe/Berlin, Neu-Delhi: Asia/Kolkata, Nikosia: Asia/Nicosia, Nowosibirsk: Asia/Novosibirsk, Osterinsel: Pacific/Easter, Pjöngjang: Asia/Pyongyang, Prag: Europe/Prague, Rangun: Asia/Yangon, Riad: Asia/Riyadh, Rom: Europe/Rome, Singapur: Asia/Singapore, Taipeh: Asia/Taipei, Taschkent: Asia/Tashkent, Teheran: Asia/Tehran, Tiflis: Asia/Tbilisi, Tokio: Asia/Tokyo, Tripolis: Africa/Tripoli, Venedig: Europe/Rome, Warschau: Europe/Warsaw, Wien: Europe/Vienna, Wladiwostok: Asia/Vladivostok

## Why an entry can't be used, and what to write instead. $typed is what they typed, ready to be shown.

settings-problem-blank-name = Diesen Namen könnte niemand sehen. Nimm einen mit Buchstaben, zum Beispiel *Lancelot*.
settings-problem-long-name = Ein Name darf höchstens { $most } Zeichen haben.
settings-problem-no-time = „{ $typed }“ ist keine Uhrzeit. Schreib Stunden und Minuten, zum Beispiel *22:00*, oder nur die Stunde: *22*.
settings-problem-half-quiet = Ruhezeiten brauchen beide Uhrzeiten, zum Beispiel von *22:00* bis *08:00*. Wenn du keine willst, lass beide leer.
settings-problem-same-times = Ruhezeiten brauchen zwei verschiedene Uhrzeiten, zum Beispiel von *22:00* bis *08:00*.
settings-problem-no-zone = Eine Zeitzone „{ $typed }“ gibt es nicht. Schreib eine Stadt, ein Land, eine Abkürzung wie *MEZ* oder einen Abstand wie *UTC+5:30*.
settings-problem-many-zones = „{ $typed }“ kann mehrere Zeitzonen meinen. Wähl deine im Menü.
settings-problem-zoneless-quiet = Für Ruhezeiten brauche ich deine Zeitzone. Schreib eine Stadt, zum Beispiel *Wien*.
settings-problem-no-date = „{ $typed }“ ist kein Datum. Schreib zum Beispiel *24.12.* oder *2026-12-24*, oder wie lange: *5 Tage*.
settings-problem-past-date = „{ $typed }“ ist schon vorbei. Nimm heute oder einen späteren Tag, zum Beispiel *5 Tage*.
settings-problem-far-date = „{ $typed }“ ist zu weit weg. Du kannst höchstens { $days } Tage abwesend sein. Schreib zum Beispiel *2 Wochen*.
settings-problem-no-count = „{ $typed }“ geht hier nicht. Schreib eine ganze Zahl von 1 bis { $most }, zum Beispiel *{ $example }*. Bleibt das Feld leer, gilt die höchste.
settings-problem-everyone = Wähle eine andere Rolle: *@everyone* wäre der ganze Server.
settings-problem-closed-channel = In { $channel } kann ich nicht schreiben. Gib mir dort die Berechtigungen *{ discord-permission-view-channel }*, *{ discord-permission-send-messages }* und *{ discord-permission-read-message-history }*, oder wähle einen anderen Kanal.
settings-problem-owners-only = Nur wer die Berechtigung *{ discord-permission-manage-server }* hat, kann bestimmen, wer diese Einstellungen sonst noch ändern darf.
settings-problem-no-choice = Diese Möglichkeit gibt es nicht mehr. Wähle noch einmal.
settings-problem-closed-direct = Discord lässt keine Direktnachrichten von mir an dich zu. Erlaube sie auf einem gemeinsamen Server, oder wähl etwas anderes.

## A person's settings

settings-me-title =
    ## Deine Einstellungen
    Sie gelten auf allen Servern.
settings-me-name = Dein Name am Tisch, ab jetzt an allen
settings-me-reminders = Erinnerungen, dass du am Zug bist
settings-me-reminders-channel = im Kanal des Tisches
settings-me-reminders-direct = als Direktnachricht
settings-me-reminders-off = keine
settings-direct-tried = Hier erinnere ich dich, wenn du am Zug bist. `/einstellungen ich` ändert das.
settings-me-reminders-menu = Erinnerungen: { $value }
settings-me-quiet-hours = Ruhezeiten, in denen dich nichts anpingt und langsame Uhren stehen
settings-me-no-quiet-hours = keine
settings-me-quiet = von { $from } bis { $to }
settings-me-zone = Zeitzone für Ruhezeiten und Abwesenheit
settings-me-zone-is = { $zone } (dort ist es { $time })
settings-me-no-zone = UTC, bis du deine wählst
settings-me-zone-menu = Zeitzone …
settings-me-away = Abwesend: nichts pingt dich an, und Tische können auf dich warten
settings-me-not-away = nein
settings-me-away-until = bis einschließlich { $day }
settings-me-theme = Bilder, die nur du siehst
settings-me-table-theme = wie am Tisch
settings-me-theme-menu = Bilder nur für dich: { $value }
settings-me-language = Sprache von allem, was nur du siehst
settings-me-language-menu = Sprache: { $value }

settings-me-button-name = Name
settings-me-button-quiet = Ruhezeiten
settings-me-button-away = Abwesend bis …
settings-me-button-zone = Andere Zeitzone

settings-me-form-name = Dein Name am Tisch
    .label = Name; leer lassen für deinen Discord-Namen
    .example = Lancelot
settings-me-form-quiet = Ruhezeiten
    .from = Beginn (beide leer: keine Ruhezeiten)
    .from-example = 22:00
    .to = Ende
    .to-example = 08:00
    .zone = Deine Zeitzone
settings-me-form-away = Abwesend
    .label = Abwesend bis einschließlich (sonst leer)
    .example = 24.12. oder 5 Tage
settings-me-form-zone = Zeitzone
    .label = Stadt, Land, Abkürzung oder Abstand
    .example = Europe/Berlin

## A server's settings

settings-server-title =
    ## Einstellungen dieses Servers
    -# Seite { $page } von { $pages }
settings-server-managers-only = Die Einstellungen dieses Servers kann nur ändern, wer die Berechtigung *{ discord-permission-manage-server }* hat. Deine eigenen findest du mit `/einstellungen ich`.
settings-server-managers-only-role = Die Einstellungen dieses Servers kann nur ändern, wer die Berechtigung *{ discord-permission-manage-server }* oder die Rolle { $role } hat. Deine eigenen findest du mit `/einstellungen ich`.
settings-server-pace = Uhr für neue Tische
settings-server-pace-menu = Uhr für neue Tische: { $value }
settings-server-thread = Neue Tische
settings-server-thread-own = jeder in einem eigenen Thread
settings-server-thread-none = direkt im Kanal
settings-server-thread-button = Neue Tische in Threads eröffnen
settings-server-channel-button = Neue Tische im Kanal eröffnen
settings-server-channels = Kanäle für Tische
settings-server-everywhere = alle
settings-server-channels-menu = Kanäle für Tische (keine Auswahl: alle) …
settings-server-call-role = Bei neuen Tischen erwähnt
settings-server-nobody = niemand
settings-server-call-role-menu = Rolle, die bei neuen Tischen erwähnt wird …
settings-server-quotas = Tische gleichzeitig
settings-server-quotas-are = { $perPerson } pro Person, { $perServer } auf dem Server
settings-server-quotas-button = Tische gleichzeitig
settings-server-form = Tische gleichzeitig
    .per-person = Höchstens pro Person; leer = Maximum
    .per-person-example = 5
    .per-server = Höchstens auf diesem Server; leer = Maximum
    .per-server-example = 50
settings-server-language = Sprache in Kanälen
settings-server-language-default = die des Servers
settings-server-language-menu = Sprache in Kanälen: { $value }
settings-server-front-page = Kanal mit der Liste der Tische
settings-server-no-front-page = keiner
settings-server-front-page-menu = Kanal für eine Liste der Tische …
settings-server-manager-role = Wer diese Einstellungen ändern darf
settings-server-managers = wer den Server verwalten darf
settings-server-managers-role = wer den Server verwalten darf, und { $role }
settings-server-manager-role-menu = Rolle, die diese Einstellungen auch ändern darf …
settings-server-chatter = Computerspieler
settings-server-chatter-on = sagen ab und zu etwas
settings-server-chatter-off = sagen nichts
settings-server-chatter-start = Computerspieler reden lassen
settings-server-chatter-stop = Computerspieler schweigen lassen
settings-server-other = Weitere Einstellungen
settings-server-gone-role = eine Rolle, die es nicht mehr gibt
settings-server-call = { $role }, ein neuer Tisch ist eröffnet.
settings-server-call-silent = ⚠️ Noch benachrichtigt eine Erwähnung von { $role } niemanden. Erlaube in den Einstellungen der Rolle, dass alle sie erwähnen dürfen, oder gib mir das Recht „@everyone, @here und alle Rollen erwähnen“.
