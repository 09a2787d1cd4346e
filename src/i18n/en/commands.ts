/** Names are lower case, at most 32 characters; descriptions and choice names at most 100. */
export const commands = {
  table: {
    name: 'table',
    description: 'Open a table, take a seat, play on',
    open: {
      name: 'open',
      description: 'Open a new table in this channel or in a thread of its own',
      game: { name: 'game', description: 'Which game' },
      variant: { name: 'variant', description: 'Which variant of the game; its first if you don’t say' },
      computers: { name: 'computers', description: 'How many seats computer players take' },
      level: {
        name: 'level',
        description: 'How well the computer players play; as Squires if you don’t say',
      },
      thread: {
        name: 'thread',
        description: 'Make a thread for this table, so that a channel can have many',
      },
      theme: {
        name: 'theme',
        description: 'How the pictures look',
        choices: { court: 'Court', contrast: 'High contrast' },
      },
      clock: {
        name: 'clock',
        description: 'How long a decision may take; no limit if you don’t say',
      },
      invited: { name: 'invited', description: 'Only people who are invited may join' },
    },
    join: { name: 'join', description: 'Take a seat at the table in this channel, or come back to yours' },
    leave: { name: 'leave', description: 'Give up your seat, before the game or while it runs' },
    invite: {
      name: 'invite',
      description: 'Invite somebody to a free seat at this table',
      person: { name: 'person', description: 'Who you invite' },
    },
    remove: {
      name: 'remove',
      description: 'Remove somebody before the game, or open the seat of somebody who is away (host)',
      player: { name: 'player', description: 'Who, or whose seat' },
    },
    host: {
      name: 'host',
      description: 'Make somebody else the host',
      player: { name: 'player', description: 'Who becomes host' },
    },
    watch: { name: 'watch', description: 'Watch the game in this channel without a seat' },
    start: {
      name: 'start',
      description: 'Start the game (host)',
      first: { name: 'first', description: 'Who begins; drawn at random if you don’t say' },
    },
    show: { name: 'show', description: 'Show the table in this channel again' },
    undo: { name: 'undo', description: 'Undo your turn as far as the last card drawn or revealed' },
    resign: { name: 'resign', description: 'Give up your seat; a computer player takes it' },
    pause: { name: 'pause', description: 'Stop the clock (the host, or everybody at the table)' },
    resume: { name: 'resume', description: 'Let the clock go on (the host, or everybody at the table)' },
    close: { name: 'close', description: 'Close the table in this channel without a result' },
    export: {
      name: 'export',
      description: 'The record of the last finished game in this channel, as a file',
    },
  },
  hand: { name: 'hand', description: 'Show your hand and your legal moves, to you alone' },
  hint: { name: 'hint', description: 'What a Knight would do in your place; counted, and told at the end' },
  games: {
    name: 'games',
    description: 'What waits for you, open seats, and all tables of this server',
    filter: {
      name: 'filter',
      description: 'Which tables',
      choices: {
        all: 'All tables',
        open: 'Tables with free seats',
        mine: 'My tables',
        finished: 'Finished games',
      },
    },
  },
  settings: {
    name: 'settings',
    description: 'Change how the bot treats you or this server',
    me: { name: 'me', description: 'Your name, reminders, quiet hours, language and pictures' },
    server: { name: 'server', description: 'How tables open here, and in which channels (managers)' },
  },
  help: {
    name: 'help',
    description: 'What the bot does, and where to begin',
    game: { name: 'game', description: 'Which game' },
  },
  rules: {
    name: 'rules',
    description: 'How to play: chapters, cards, characters, with pictures',
    game: { name: 'game', description: 'Which game; the one in this channel if you don’t say' },
    about: { name: 'about', description: 'A chapter, a card, a character, or any word' },
  },
  artus: {
    name: 'artus',
    description: 'Play Artus with commands',
    place: {
      name: 'place',
      description: 'Place a Knight before the first round',
      chair: { name: 'chair', description: 'An empty chair' },
    },
    play: {
      name: 'play',
      description: 'Play a card; what you leave out is asked for',
      card: { name: 'card', description: 'A card of your hand' },
      figure: { name: 'figure', description: 'Which figure, or which Knights to score' },
      choice: { name: 'choice', description: 'How far, forwards or backwards' },
    },
    draw: {
      name: 'draw',
      description: 'Draw a card',
      pile: { name: 'pile', description: 'From which of your piles' },
    },
  },
  court: {
    name: 'court',
    description: 'Play King Arthur’s Court with commands',
    bid: {
      name: 'bid',
      description: 'Bid some of your tiles',
      tiles: { name: 'tiles', description: 'Which tiles, for example 1 2 5' },
    },
    pass: { name: 'pass', description: 'Leave this auction' },
    choose: {
      name: 'choose',
      description: 'Choose a character when you have won the auction',
      character: { name: 'character', description: 'Which character' },
    },
    swap: {
      name: 'swap',
      description: 'Swap courtiers as Merlin or Lancelot',
      give: { name: 'give', description: 'Merlin: the whole swap. Lancelot: who you give' },
      take: { name: 'take', description: 'Lancelot: who you take' },
    },
    take: {
      name: 'take',
      description: 'Take your first courtier, or aspirants from the row',
      courtiers: { name: 'courtiers', description: 'Who you take' },
    },
    give: {
      name: 'give',
      description: 'Give Arthur a tile',
      tile: { name: 'tile', description: 'Which of your tiles' },
    },
    refill: {
      name: 'refill',
      description: 'Choose the new row as Guinevere',
      courtiers: { name: 'courtiers', description: 'The whole row' },
    },
  },
  quests: {
    name: 'quests',
    description: 'Play King Arthur: the card game with commands',
    reveal: { name: 'reveal', description: 'Reveal adversaries until four of a kind lie there' },
    challenge: {
      name: 'challenge',
      description: 'Challenge an adversary; what you leave out is asked for',
      adversary: { name: 'adversary', description: 'One that you can pay for' },
      way: { name: 'way', description: 'Which challenge, in the game with seals' },
      pay: { name: 'pay', description: 'With which knights' },
    },
    adventure: {
      name: 'adventure',
      description: 'Take an adventure; what you leave out is asked for',
      adventure: { name: 'adventure', description: 'One that you can pay for' },
      pay: { name: 'pay', description: 'With which adversaries' },
    },
    draw: {
      name: 'draw',
      description: 'Draw knights; this ends your turn',
      count: { name: 'count', description: 'How many' },
    },
    done: { name: 'done', description: 'End your turn without drawing' },
  },
};
