### Fair shuffles: what a table commits to before anybody adds a word, and how it's checked; docs/fairness.md.

# In the lobby: whom the host has chosen to begin.
# $name: the player's.
shuffles-first = { $name } will begin.
# In the lobby, when something that shuffles follow from has changed after words had been added.
# $names (list): of those whose words were dropped.
shuffles-asked = ⚠️ The players, the rules or who begins have changed, so earlier words don’t count. { $names }: add yours again.
# In the table's message when the game starts.
# $number (number): the table's in its server.
# $start: the first digits of a hash.
# $words (number): how many words people had added.
shuffles-started = 🔒 Table { $number } · the shuffles start from `{ $start }`, { $words ->
    [0] without anybody’s word
    [one] with one word
   *[other] with { $words } words
  }
# In the lobby: opens the form.
# max: 80
shuffles-give = Add a word
# After the end.
# max: 80
shuffles-check-button = Check the shuffles
# max: 45
shuffles-form-title = A word for the shuffles
# max: 45
shuffles-form-label = Your word, which everyone can see
# In an empty field.
# max: 100
shuffles-form-example = Anything you like; it stays in the game’s record
# $number (number): the table's in its server.
shuffles-title = **Table { $number }: shuffles you can check**
shuffles-about = When the table opened, the bot committed to a secret seed. All shuffles follow from it and from the players’ words. Once you’ve added a word, whoever runs the bot can’t pick shuffles they like, unless they add the last word. If the players, the rules or who begins change, words are asked for again.
# $hash: 64 digits.
shuffles-commitment = Commitment: `{ $hash }`
# $hash: 64 digits.
shuffles-start = Start: `{ $hash }`
# $hash: 64 digits.
shuffles-seed = Seed: `{ $hash }`
shuffles-secret = The seed is shown when the game is over.
shuffles-words = Words:
# $word: what they added.
shuffles-word = - { $name }: { $word }
shuffles-no-words = Nobody has added a word.
# $file: name of the record, which is attached.
shuffles-check = To check the game, download the record and run `npm run replay -- { $file }` or `python3 scripts/fairness.py { $file }` with the bot’s code.
