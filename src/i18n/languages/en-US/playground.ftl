### The playground: a web page that looks like Discord, for trying the bot.

playground-app = Round Table
# What the choice of a language is called.
playground-language = Language
playground-skip = Skip to messages
playground-skip-to-composer = Skip to the command line
# $place is "#hall" or, for direct messages, "@Round Table".
playground-title = { $place } | { $server }
# A channel's beginning, with command lines to try.

playground-welcome-heading = Welcome to { $place }
playground-welcome-body = This is a Discord of your own, on this computer. Chat, and play with commands and buttons, as on Discord.
playground-welcome-hint = Type / below to see every command, or start here:
# A game's name. $id: the game's ID.
playground-welcome-game =
    { $id ->
        [artus] Artus
        [court] King Arthur’s Court
        [quests] King Arthur: The Card Game
       *[other] { $id }
    }
# The picture of a game. $game: its name.
playground-welcome-picture = { $game }: the table in the middle of a game
# What a game is, below its name. $id: the game's ID.
playground-welcome-about =
    { $id ->
        [artus] Push your Knights to the best chairs at a round table that keeps turning.
        [court] Bid for Merlin, Guinevere, Arthur and Lancelot.
        [quests] Beat knights, monsters and dragons, and go on adventures.
       *[other] { "" }
    }
# $id: the game's ID.
playground-welcome-length =
    { $id ->
        [artus] 2–4 players · about 15 minutes per player
        [court] 2–4 players · about 12 minutes per player
        [quests] 2–5 players · about 12 minutes per player
       *[other] { "" }
    }
# Two buttons below the picture: what's written on them, what they do, and the commands that they send.
playground-welcome-learn = Learn
    .does = Learn { $game }
    .command = /learn game:{ $id }
playground-welcome-play = Play
    .does = Play { $game } with three Pages, who are beginners
    .command = /table open game:{ $id } computers:3 level:Page
playground-welcome-help = How to play
    .command = /help
playground-welcome-games = List the tables
    .command = /games
# A link to a page of its own.
playground-welcome-check = Check a game’s shuffles

playground-channels-heading = Channels
playground-channels-menu = Channels and people
playground-channels-close = Close
playground-channels-unread = unread
playground-channels-mentions =
    { $count ->
        [one] 1 mention
       *[other] { $count } mentions
    }
playground-channels-empty = No channels yet

playground-people-heading = You are
playground-people-other = Play as someone else
playground-people-become = Become { $name } in this window
playground-people-open = Open as { $name } in a new window
playground-people-hint = Each window can be a different person.
playground-theme-light = Light theme
playground-theme-dark = Dark theme

playground-connection-connecting = Connecting…
playground-connection-lost = Connection lost. Trying again…
playground-connection-failed = The connection was lost before the bot answered.
playground-connection-not-sent = There’s no connection, so that wasn’t sent.

playground-messages-label = Messages in { $place }
playground-messages-by = { $author }, { $time }
playground-messages-said = { $author }: { $text }
# Said of an edited message.
playground-messages-changed = { $author }, edited: { $text }
# Said of a message that only you can see.
playground-messages-whispered = Only you can see this. { $said }
playground-messages-picture = Picture
playground-messages-today = Today at { $time }
playground-messages-yesterday = Yesterday at { $time }
playground-messages-edited = (edited)
playground-messages-used = used
playground-messages-only-you = Only you can see this
playground-messages-dismiss = Dismiss message
playground-messages-thinking = { $bot } is thinking…
playground-messages-sending = Sending { $command }…
playground-messages-failed = This interaction failed
playground-messages-no-answer = The application did not respond
playground-messages-notice = { $command }: { $reason }
playground-messages-new-below =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
playground-messages-to-present = Jump to present
playground-messages-thread-started = { $author } started a thread: { $thread }
playground-messages-reply-to = Replying to
playground-messages-deleted-reply = Original message was deleted
playground-messages-reply-without = Click to see the message
playground-messages-spoiler = Spoiler, press to show
playground-messages-unknown-user = unknown user
playground-messages-unknown-channel = unknown channel
playground-messages-unknown-role = unknown role
playground-messages-unsupported = A component of type { $type } can be shown only in Discord
playground-messages-download = { $name }, { $size }
playground-messages-working = Waiting for the bot
playground-messages-actions = Actions

playground-picture-open = Open picture
playground-picture-open-alt = Open picture: { $alt }
playground-picture-close = Close picture
playground-picture-full = Full size
playground-picture-fit = Fit to window
playground-picture-original = Open in new tab

playground-select-placeholder = Make a selection
playground-select-options = Options
playground-select-done = Done ({ $count })
playground-select-at-least =
    { $count ->
        [one] Choose one
       *[other] Choose at least { $count }
    }
playground-select-at-most = Choose at most { $count }

playground-modal-submit = Submit
playground-modal-cancel = Cancel
playground-modal-close = Close
playground-modal-warning = This form will be submitted to { $bot }.
playground-modal-required = required
playground-modal-missing = This is required.
playground-modal-too-short = At least { $least } characters.
playground-modal-failed = Something went wrong. Try again.

playground-composer-placeholder = Write, or type / for commands
playground-composer-label = Message or command in { $place }
playground-composer-commands = Commands
playground-composer-open = Show the commands
playground-composer-send = Send
playground-composer-cancel = Clear the command
playground-composer-keys = Enter sends, Tab moves on, Esc clears
playground-composer-no-command = There’s no command with that name. Type / to see them all.
playground-composer-nothing-found = Nothing matches
playground-composer-loading = Loading options…
playground-composer-loading-failed = Loading options failed
playground-composer-add = Add { $option }
playground-composer-remove = Remove { $option }
playground-composer-more = More options
playground-composer-required = required
playground-composer-optional = optional
playground-composer-missing = { $option } is required.
playground-composer-not-whole = { $option } must be a whole number.
playground-composer-not-number = { $option } must be a number.
playground-composer-too-small = { $option } must be at least { $least }.
playground-composer-too-large = { $option } must be at most { $most }.
playground-composer-too-short = { $option } needs at least { $least } characters.
playground-composer-too-long = { $option } can have at most { $most } characters.
playground-composer-not-listed = Choose { $option } from the list.
playground-composer-unknown-option = There’s no option { $option }.
playground-composer-choose-file = Choose a file
playground-composer-file-too-large = { $file } is too large. Choose one of at most { $most } MB.
playground-composer-file-type = { $file } can’t be used here. Choose a file that ends with one of these: { $kinds }.
playground-composer-not-uploaded = { $file } couldn’t be uploaded. Try again.
playground-composer-not-file = Choose a file for { $option }.
playground-composer-yes = True
playground-composer-no = False
playground-composer-no-answer = The bot hasn’t registered any commands yet.
# What the local Discord calls its parts, and says where Discord's own client would.
playground-server-bot = Round Table
playground-server-guild = Camelot
# Names of channels: lower case, no spaces.
playground-server-channel-first = round-table
    .topic = Games at the round table
playground-server-channel-second = great-hall
    .topic = More games
playground-server-people = Ann, Ben, Cleo, Dan
playground-server-no-answer = The bot didn’t answer within 3 seconds.
playground-server-not-possible = This can’t be done here, or not anymore.
playground-server-fault = The local Discord has failed. Its log says why.
