import { discord } from './discord.ts';

const { button } = discord;

/** How to play King Arthur's Court. Keys of notes are the painter's names for places. */
export const courtRules = {
  chapters: {
    goal: {
      title: 'The goal',
      text: [
        'Gather the best-balanced court.',
        'Your courtiers form three groups: **maidens**, **guards** and **knights**. **Your score is your smallest group.** A court of 3, 3 and 3 beats one of 2, 6 and 6.',
        '**Jesters** fill the gaps: each may join a group that already has somebody in it.',
        'You change your court through the four **characters**. Each round they’re auctioned, and each helps you in its own way.',
      ].join('\n\n'),
      also: ['aim', 'how to win', 'points', 'score', 'smallest group'],
      notes: {
        'court-1': 'A player’s three groups. The smallest one is the score.',
        'place-0': 'The place that this player has now.',
        castle: 'The four characters, auctioned each round.',
      },
    },
    table: {
      title: 'The table',
      text: [
        'Nothing is hidden: everything there is lies on the table.',
        [
          '- **Characters**, each with a **purse** of tiles.',
          '- **Aspirants**: the row of courtiers who want to get into a court.',
          '- **Peasantry**: all courtiers who aren’t in the row or in a court.',
          '- Each player’s **court** in its three groups, with jesters placed where they help most, and their **tiles**, which are money.',
          '- The **King’s Favor**: its holder opens auctions and wins the last tie.',
        ].join('\n'),
        'There are six courtiers of each of the four types.',
      ].join('\n\n'),
      also: ['legend', 'purse', 'aspirants', 'row', 'peasantry', 'picture', 'treasury'],
      notes: {
        castle: 'The four characters. The tiles below each are its purse: whoever takes it gets them.',
        decision: 'What’s being decided, the highest bid, and who is still in.',
        aspirants: 'Aspirants, the row: Merlin and Guinevere bring them into courts.',
        peasantry: 'The peasantry: Guinevere’s player chooses the next row from it.',
        'place-0': 'The place that this player has now.',
        'court-1': 'A court: three groups, jesters included. The smallest is the score.',
        'money-2': 'A player’s tiles, and what they can bid at most.',
        favor: 'The King’s Favor: opens auctions and breaks the last tie.',
      },
    },
    round: {
      title: 'A round',
      text: [
        'A round is a series of auctions. In each, the winner **takes a character**, pays, and uses it at once. Then comes the next auction.',
        'With three or four players you take one character a round; with two players, two. Whoever has theirs takes no further part in the round’s auctions.',
        'At the end of the round the King’s Favor goes to Arthur’s player, and the characters return, keeping their purses.',
      ].join('\n\n'),
      also: ['turn', 'your turn', 'order'],
      notes: {
        decision: 'The auction, and whose decision it is.',
        castle: 'What the winner may choose from.',
      },
    },
    auction: {
      title: 'The auction',
      text: [
        'The holder of the **King’s Favor** opens, or, if they already have their characters, the next player to the left who hasn’t. **The opener must bid** at least one tile.',
        'Then, clockwise, everybody bids **more** or **passes**. Whoever passes is out of this auction. If only one player is left without a character, they open, and pay, alone.',
        'A bid is any set of your tiles, and their sum counts. A raise may be made of quite different tiles. Nothing is paid before the end.',
        'The winner chooses a character, gets the tiles of its **purse**, and **the tiles of the bid become the new purse**. The losers keep their tiles.',
      ].join('\n\n'),
      also: ['bid', 'pass', 'raise', 'tiles', 'money', 'purse', 'pay'],
      notes: {
        decision: 'The highest bid so far, and who has passed.',
        castle: 'The purse below a character is what its taker gets back.',
        'money-0': 'Any of these tiles may be bid. Only their sum has to be higher.',
      },
    },
    characters: {
      title: 'The characters',
      text: [
        [
          '- **Merlin**: up to three swaps between your court and the row.',
          '- **Guinevere**: take two aspirants; each other player takes one; you lay a new row.',
          '- **Arthur**: each opponent with two or more tiles gives you one; the King’s Favor is yours at the end of the round.',
          '- **Lancelot**: swap a courtier with each opponent.',
        ].join('\n'),
        'A swap is always one courtier for one of **another type**.',
        'Who you hold **when the game ends** also counts in your court: Guinevere as two maidens, Arthur as two guards, Lancelot as two knights, Merlin as a jester who lets jesters stand alone.',
      ].join('\n\n'),
      also: ['roles', 'swap', 'pawn'],
      notes: { castle: 'Merlin, Guinevere, Arthur and Lancelot, with their purses.' },
    },
    scoring: {
      title: 'Jesters and scoring',
      text: [
        'Each **jester** joins one of your groups. They’re placed for you, in the best way: so that your smallest group is as large as possible, then the middle one, then the largest.',
        'A jester can’t join a group **without members**. Only Merlin’s player, at the end, may have groups of jesters alone. A jester who can join no group counts nowhere.',
        'At the end, Guinevere adds two maidens, Arthur two guards and Lancelot two knights to their player’s court. Such a group isn’t empty, so jesters may join it.',
        'For example, 2 jesters, 1 maiden, 2 guards and 1 knight, with Arthur: groups of 2, 4 and 2. The score is 2.',
      ].join('\n\n'),
      also: ['jester', 'group', 'members', 'score'],
      notes: { 'court-0': 'Groups with their jesters. The smallest one is the score.' },
    },
    start: {
      title: 'Before the first round',
      text: [
        'Everybody has the tiles **3, 4 and 5**. In turn, each takes any one courtier from the peasantry. Each character’s purse holds a 1 and a 2.',
        'The first row is one courtier of each type. With four players, dice add one more; with two, they take one away.',
        'Everybody rolls for the King’s Favor, and the highest gets it. After that there’s no luck in the game.',
      ].join('\n\n'),
      also: ['set-up', 'setup', 'dice', 'first courtier'],
    },
    end: {
      title: 'The end and ties',
      text: [
        'When Guinevere’s player **can’t fill the row** from the peasantry, this is the last round. It’s played to its end, so everybody still takes their characters. A full row that uses up the peasantry doesn’t end the game.',
        'That’s after 4 rounds with four players, after 7 with two, and after 5 to 10 with three.',
        'The characters of the last round stay with their players and count. The largest **smallest group** wins.',
        '**Ties**: the larger middle group, then the largest group, then the King’s Favor (which has gone to Arthur’s player by then). Otherwise the place is shared.',
      ].join('\n\n'),
      also: ['tie', 'ties', 'last round', 'winner', 'game over'],
      notes: {
        peasantry: 'When a new row can’t be filled from here, it’s the last round.',
        favor: 'The King’s Favor breaks the last tie.',
      },
    },
    variants: {
      title: 'With two or three players',
      text: [
        '**Two players** take two characters each a round, and both count at the end. The row has three aspirants.',
        '**Three players** take one each, so one character is left over. It gets the **black die**: next round somebody has to take it. The first two choosers are free; the third must take it if it’s still there. Its purse stays as it is. The row has four aspirants.',
        '**Four players** take one each, and the row has five.',
        'There’s one variant, and no options.',
      ].join('\n\n'),
      also: ['variants', 'black die', 'players', 'options'],
    },
    discord: {
      title: 'In Discord',
      text: [
        `Whoever’s turn it is can bid or pass right on the table’s message. For any other bid, and for swaps, press **${button.hand}**: one menu lists the usual choices, another takes any tiles or courtiers at once.`,
        'The message of the table goes on changing, and whoever must decide is called. What the rules force is played without asking.',
        `**${button.undo}** undoes what you did last, as long as nobody else has acted. \`/court\` has the same moves as commands.`,
      ].join('\n\n'),
      also: ['undo', 'buttons', 'commands'],
    },
  },

  groups: [
    {
      title: 'Characters and pieces',
      entries: {
        merlin: {
          title: 'Merlin',
          text: 'Make **up to three swaps** between your court and the row of aspirants: each gives one of your courtiers for one of another type. Only the result counts, and you may make none.\n\nHeld at the end, Merlin is one more **jester**, and your jesters may form groups by themselves.',
          also: ['black', 'wizard', 'swap'],
        },
        guinevere: {
          title: 'Guinevere',
          text: 'Take **two aspirants**. Then each other player, clockwise from your left, takes one of their choice. Then you lay a **new row** from the peasantry, with courtiers of your choice. If they’re too few to fill it, this is the last round.\n\nHeld at the end, she counts as **two maidens**.',
          also: ['red', 'queen', 'refill', 'last round'],
        },
        arthur: {
          title: 'Arthur',
          text: 'Clockwise from your left, each opponent with **two or more tiles** gives you one. They choose which. An opponent with a single tile keeps it.\n\nAt the end of the round you get the **King’s Favor**. Held at the end of the game, he counts as **two guards**.',
          also: ['green', 'king', 'tile', 'gift'],
        },
        lancelot: {
          title: 'Lancelot',
          text: 'Clockwise from your left, **swap one courtier with each opponent**, for one of another type. You choose both. You have to swap wherever it’s possible; where both courts have one and the same type only, that opponent is skipped. A courtier you’ve just got may be passed on.\n\nHeld at the end, he counts as **two knights**.',
          also: ['blue', 'swap'],
        },
        jester: {
          title: 'Jesters',
          text: 'A jester joins any group that has a member, and is placed where it helps most. There are six. Without Merlin at the end, a court of jesters alone scores 0.',
          also: ['fool', 'cap', 'moon'],
        },
        maiden: {
          title: 'Maidens',
          text: 'One of the three groups. There are six maidens; Guinevere, held at the end, counts as two more.',
          also: ['rose', 'sun', 'group'],
        },
        guard: {
          title: 'Guards',
          text: 'One of the three groups. There are six guards; Arthur, held at the end, counts as two more.',
          also: ['axe', 'crown', 'group'],
        },
        knight: {
          title: 'Knights',
          text: 'One of the three groups. There are six knights; Lancelot, held at the end, counts as two more.',
          also: ['horse', 'arms', 'group'],
        },
        favor: {
          title: 'The King’s Favor',
          text: 'Its holder **opens every auction** until they have their characters, and must bid. It also breaks the last tie. At the end of a round it goes to Arthur’s player; with three players it stays if nobody took Arthur.',
          also: ['favour', 'green die', 'opener', 'tie'],
        },
        money: {
          title: 'Tiles',
          text: 'Tiles of 1 to 5 are money. You begin with 3, 4 and 5, and they’re always public. The tiles of a winning bid become the purse of the character, and its old purse is yours. You never run out: every purse holds at least one tile.',
          also: ['money', 'purse', 'treasury', 'ace', 'bid'],
        },
        dice: {
          title: 'Dice',
          text: 'With two and four players, four dice change the first row; they’re all rolled again while the highest is tied. Then everybody rolls for the King’s Favor, and those tied for the highest roll again. A die shows 0 to 5. With three players, the black die marks the character that must be taken.',
          also: ['black die', 'die', 'roll', 'luck'],
        },
      },
    },
  ],
};
