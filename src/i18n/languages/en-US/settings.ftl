### What a person's and a server's settings say.

settings-saved = Saved.
# Discord waits three seconds for a form.
settings-too-slow = That took too long, so the form couldn’t open. Press again.
# A setting's value: like that of the person's Discord.
settings-everybody-default = as on Discord
settings-line = - **{ $name }:** { $value }

## What people may type as a date, besides 2026-12-24 and 24.12.: in lower case, with commas between them

settings-dates-today = today
settings-dates-tomorrow = tomorrow
settings-dates-day-after-tomorrow = day after tomorrow, the day after tomorrow
# Whether 24/12/2026 is typed for 24 December: yes or no.
settings-dates-slashes = no
# In front of a number of days or weeks, as in "in 5 days".
settings-dates-before = in, for
# After a number.
settings-dates-days = d, day, days
# After a number.
settings-dates-weeks = w, week, weeks

## What people call time zones besides their English names: a city or an abbreviation, ": ", and the zone or the English abbreviation

settings-zones = Peking: Asia/Shanghai, Bombay: Asia/Kolkata, Calcutta: Asia/Kolkata, Saigon: Asia/Ho_Chi_Minh, Odessa: Europe/Kyiv, BST: Europe/London, PT: PST, MT: MST, CT: America/Chicago, ET: America/New_York

## Why an entry can't be used, and what to enter instead. $typed is what they typed, ready to be shown.

settings-problem-blank-name = Nobody could see that name. Enter one with letters, for example *Lancelot*.
# $most (number): characters.
settings-problem-long-name = A name can have at most { $most } characters.
# All languages understand both times.
settings-problem-no-time = “{ $typed }” isn’t a time. Enter hours and minutes, for example *22:00* or *10 pm*.
settings-problem-half-quiet = Quiet hours need both times, for example from *22:00* to *08:00*. Leave both empty for none.
settings-problem-same-times = Quiet hours need two different times, for example from *22:00* to *08:00*.
# The names of zones are English in all languages.
settings-problem-no-zone = There’s no time zone “{ $typed }”. Enter a city, a country, an abbreviation such as *EST* or an offset such as *UTC+5:30*.
settings-problem-many-zones = “{ $typed }” can mean several time zones. Choose yours in the menu.
settings-problem-zoneless-quiet = Quiet hours need your time zone. Enter a city, for example *New York*.
settings-problem-no-date = “{ $typed }” isn’t a date. Enter it as *2026-12-24*, or say how long, for example *5 days*.
settings-problem-past-date = “{ $typed }” is in the past. Enter today or a later day, or say how long, for example *5 days*.
# $days (number): at most so many.
settings-problem-far-date = “{ $typed }” is too far ahead. You can be away for at most { $days } days. Enter, for example, *2 weeks*.
# $most (number): at most so many.
# $example (number): a number that's possible.
settings-problem-no-count = “{ $typed }” doesn’t work here. Enter a whole number from 1 to { $most }, for example *{ $example }*, or leave it empty for the maximum.
settings-problem-everyone = Choose another role: *@everyone* would be the whole server.
# $channel: a mention.
settings-problem-closed-channel = I can’t write in { $channel }. Give me the *{ discord-permission-view-channel }*, *{ discord-permission-send-messages }* and *{ discord-permission-read-message-history }* permissions there, or choose another channel.
settings-problem-owners-only = Only members with the *{ discord-permission-manage-server }* permission can choose who else can change these settings.
settings-problem-no-choice = That choice isn’t offered anymore. Choose again.
settings-problem-closed-direct = Discord refuses direct messages from me to you. Allow them in a server that we share, or choose another way.

## A person's settings

settings-me-title =
    ## Your settings
    They apply on every server.
settings-me-name = Your name at tables, in all of them from now on
settings-me-reminders = Reminders of your turn
settings-me-reminders-channel = in the table’s channel
settings-me-reminders-direct = as a direct message
settings-me-reminders-off = none
# Sent by direct message when they choose these.
settings-direct-tried = This is where I’ll remind you of your turns. `/settings me` changes that.
# An entry of a menu. $value: one of the three above.
# max: 100
settings-me-reminders-menu = Reminders: { $value }
settings-me-quiet-hours = Quiet hours, when nothing pings you and slow clocks rest
settings-me-no-quiet-hours = none
# $from: a time, such as "22:00".
# $to: a time, such as "08:00".
settings-me-quiet = from { $from } to { $to }
settings-me-zone = Time zone, for quiet hours and days away
# $zone: a time zone. $time: the time there, such as "22:05".
settings-me-zone-is = { $zone } (it’s { $time } there)
settings-me-no-zone = UTC, until you choose yours
# max: 150
settings-me-zone-menu = Time zone…
settings-me-away = Away, when nothing pings you and tables may wait for you
settings-me-not-away = no
# $day: as the person's Discord writes dates.
settings-me-away-until = until the end of { $day }
settings-me-theme = Pictures only you see
settings-me-table-theme = like the table’s
# An entry of a menu. $value: a theme, or settings-me-table-theme.
# max: 100
settings-me-theme-menu = Private pictures: { $value }
settings-me-language = Language of what only you see
# An entry of a menu. $value: a language, or settings-everybody-default.
# max: 100
settings-me-language-menu = Language: { $value }

# Buttons that open forms.
# max: 80
settings-me-button-name = Name
# max: 80
settings-me-button-quiet = Quiet hours
# max: 80
settings-me-button-away = Away until…
# max: 80
settings-me-button-zone = Other time zone

# Forms: a title, a label for each line, and an example that stands in the empty line.
# max: 45
settings-me-form-name = Your name at tables
    .label = Name; leave empty for your Discord name
    .example = Lancelot
# max: 45
settings-me-form-quiet = Quiet hours
    .from = From; leave both empty for none
    .from-example = 22:00
    .to = To
    .to-example = 08:00
    .zone = Your time zone
# max: 45
settings-me-form-away = Away
    .label = Last day away; leave empty if you’re here
    .example = 2026-12-24, or 5 days
# max: 45
settings-me-form-zone = Time zone
    .label = City, country, abbreviation or offset
    .example = America/New_York

## A server's settings

# $page (number): the page that's shown.
# $pages (number): how many there are.
settings-server-title =
    ## This server’s settings
    -# Page { $page } of { $pages }
settings-server-managers-only = Only members with the *{ discord-permission-manage-server }* permission can change this server’s settings. Your own are in `/settings me`.
# $role: a mention.
settings-server-managers-only-role = Only members with the *{ discord-permission-manage-server }* permission or the { $role } role can change this server’s settings. Your own are in `/settings me`.
settings-server-pace = Clock for new tables
# An entry of a menu. $value: one of people-pace-….
# max: 100
settings-server-pace-menu = Clock for new tables: { $value }
settings-server-thread = New tables
settings-server-thread-own = in a thread of their own
settings-server-thread-none = right in the channel
# max: 80
settings-server-thread-button = Open new tables in threads
# max: 80
settings-server-channel-button = Open new tables in the channel
# $value of the next messages: channels, joined by "and", or settings-server-everywhere.
settings-server-channels = Tables can be opened in
settings-server-everywhere = every channel
# max: 150
settings-server-channels-menu = Channels for tables (choose none for all)…
settings-server-call-role = Mentioned when a table opens
settings-server-nobody = no one
# max: 150
settings-server-call-role-menu = Role to mention when a table opens…
settings-server-quotas = Table limits
# $perPerson (number): tables.
# $perServer (number): tables.
settings-server-quotas-are = { $perPerson } per person, { $perServer } on the server
# max: 80
settings-server-quotas-button = Table limits
# A form.
# max: 45
settings-server-form = Table limits
    .per-person = Per person; leave empty for the maximum
    .per-person-example = 5
    .per-server = On the server; leave empty for the maximum
    .per-server-example = 50
settings-server-language = Language in channels
settings-server-language-default = the server’s
# An entry of a menu. $value: a language, or settings-server-language-default.
# max: 100
settings-server-language-menu = Language in channels: { $value }
settings-server-front-page = List of tables in
settings-server-no-front-page = no channel
# max: 150
settings-server-front-page-menu = Channel for a list of tables…
settings-server-manager-role = Who can change these settings
settings-server-managers = members who can manage the server
# $role: a mention.
settings-server-managers-role = members who can manage the server, and { $role }
# max: 150
settings-server-manager-role-menu = Role that can change these settings too…
settings-server-chatter = Computer players
settings-server-chatter-on = say something now and then
settings-server-chatter-off = say nothing
# max: 80
settings-server-chatter-start = Let computer players talk
# max: 80
settings-server-chatter-stop = Stop computer players from talking
# Leads to the other page.
# max: 80
settings-server-other = More settings
# In place of a mention.
settings-server-gone-role = a role that’s gone
# $role: a mention.
settings-server-call = { $role }, a new table is open.
# $role: the role that's called for a new table; nobody would be pinged.
settings-server-call-silent = ⚠️ Mentioning { $role } doesn’t ping anyone yet. Turn on “Allow anyone to @mention this role” in the role’s settings, or give me the permission “Mention @everyone, @here and All Roles”.
