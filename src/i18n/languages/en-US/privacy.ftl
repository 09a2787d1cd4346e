### What /privacy says: what's stored about a person, and how it's deleted.

privacy-title =
    ## What’s stored about you
    Across all servers. Only you can see this.
privacy-nothing = Nothing.
# $now (number): tables at which they sit.
# $earlier (number): tables at which they sat.
# $other (number): tables that they've opened, or to which they're invited.
privacy-tables = - **Tables:** you have a seat at { $now }, you had one at { $earlier }, and you’re named at { $other } more.
# $servers (list): names of servers, or how many more there are.
privacy-servers = - **Servers:** { $servers }
# $count (number): how many there are besides those that are named.
privacy-servers-more = { $count } more
# $names (list)
privacy-names = - **What you’re called there:** { $names }
# $moves (number)
# $hints (number)
privacy-moves = - **At these tables:** { $moves ->
        [one] { $moves } move of yours
       *[other] { $moves } moves of yours
    }, { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    } for your seats, and your results.
# $count (number): how many of the settings aren't as they are for everybody.
privacy-settings = - **Your settings:** { $count }
# $count (number): tables.
privacy-clocks = - **Tables where the clock keeps data about you:** { $count }
# $count (number): IDs of clicks.
privacy-clicks = - **Recent clicks:** the tables keep { $count } for 15 minutes, so that none counts twice. They’re kept without names.
# $count (number): tables.
privacy-unreadable = - **Unreadable now:** { $count ->
        [one] { $count } table that names you. Your data file can’t show what’s in it, but that’s deleted with the rest.
       *[other] { $count } tables that name you. Your data file can’t show what’s in them, but that’s deleted with the rest.
    }
privacy-erasing = ⏳ Your data is being deleted. Whatever you do from now on is new and will be kept.
privacy-more = Beyond this, I remember what you type and press for at most 15 minutes; messages on servers are kept by Discord.
privacy-button-file = Get it as a file
privacy-button-delete = Delete it…
# $number (number): theirs in their latest game; 0 if there's none.
# $name: what they're called there then, such as "Player 2".
privacy-confirm = **Do you want to delete everything that’s stored about you, on all servers?** This can’t be undone.
    - You leave every lobby. In games in progress, a computer player fills in, and anyone can take over your seat.
    - Your settings, reminders and results are deleted.
    - Finished games stay, so that the others keep theirs, but you’re called after your seat’s number there{ $number ->
        [0] .
       *[other] , such as *{ $name }* in the latest.
    } I also change the tables’ messages where I still can.
    - Exported files contain no names. The privacy policy says how long backups are kept.
privacy-button-confirm = Delete everything
privacy-button-keep = Keep it
privacy-kept = Nothing was deleted.
privacy-file = Everything that’s stored about you, as a file that programs and people can read. For games in progress, it shows what you can see from your seat.
# The file was compressed, since it would be too large.
privacy-file-packed = Everything that’s stored about you. It’s a lot, so the file is compressed (gzip). For games in progress, it shows what you can see from your seat.
privacy-deleting = ⏳ Noted: I’m deleting everything, and I’ll finish even if I’m restarted. Whatever you do from now on is new and will be kept.
privacy-deleted = Everything that was stored about you has been deleted. The tables’ messages follow within minutes.
privacy-later = ⏳ Part of it couldn’t be deleted just now. It’s noted, and I’ll keep trying. `/privacy` tells you what’s left.
privacy-failed = Nothing was deleted: I can’t reach the saved games right now. Press again in a moment.
privacy-unsure = I don’t know if that was noted: the connection was lost while I was saving it. Press again in a moment; doing it twice does no harm.
privacy-not-yours = That button is for someone else’s data. `/privacy` shows you yours.
