import { ADVENTURES } from '../../games/quests/data.ts';
import type { AdventureId } from '../../games/quests/types.ts';
import { discord } from './discord.ts';
import { capital } from './grammar.ts';
import { quests } from './quests.ts';

const { button } = discord;

const EXACT =
  'If you have any set of adversaries worth exactly that, pay exactly; otherwise you may pay more, but with no card to spare.';
const ANY_SET = 'Their values don’t matter beyond that: any such cards will do, and none to spare.';

/** More about each adventure, then other words for it. */
const ABOUT: Readonly<Record<AdventureId, readonly [text: string, ...also: string[]]>> = {
  'holy-grail': [`The most valuable adventure. ${EXACT}`, 'grail', 'cup'],
  mountain: [EXACT],
  excalibur: [EXACT, 'sword'],
  'questing-beast': [`Dragons only. ${EXACT}`, 'red', 'beast'],
  robbers: [`The cheapest one. ${ANY_SET}`, 'battle'],
  'king-mark': [ANY_SET, 'one of each'],
  'fisher-king': [`Monsters only. ${EXACT}`, 'green'],
  vikings: [ANY_SET, 'battle'],
  'green-knight': ['Two cards of any kinds. Two of 4 or more will do as well.'],
  'royal-tournament': [`Enemy knights only. ${EXACT}`, 'blue', 'tourney'],
  'sea-monster': [
    `A dark power, an enemy knight, a monster and a dragon. ${ANY_SET}`,
    'four kinds',
    'one of each',
  ],
  'gold-treasure': ['The dragon of 5 pays alone. Otherwise two cards of 3 or more, of any kinds.', 'gold'],
  saxons: [`Dark powers only. ${EXACT}`, 'yellow', 'battle'],
};

const adventures = Object.fromEntries(
  ADVENTURES.map(({ id, value }) => {
    const [text, ...also] = ABOUT[id];
    const need = `Asks for **${quests.condition(id)}**. Worth **${value} points**.`;
    return [id, { title: quests.adventure(id), text: `${need}\n\n${text}`, also: ['adventure', ...also] }];
  }),
);

/** How to play the card game. Keys of notes are the painter's names for places. */
export const questsRules = {
  chapters: {
    goal: {
      title: 'The goal',
      text: [
        'Have the most points at the end.',
        'With **knights** you beat **adversaries**. With the adversaries you’ve won you pay for **adventures**.',
        '**Adventures score the points printed on them** (6 to 20). Adversaries that you’ve won and not paid score their values. Knights score nothing.',
        'An adventure is worth more than the adversaries it costs, so collect those that fit one, and take it before somebody else does: there’s one of each.',
      ].join('\n\n'),
      also: ['aim', 'how to win', 'points', 'score'],
      notes: {
        display: '1. Beat adversaries with your knights …',
        adventures: '2. … and pay with them for adventures, which bring the most points.',
        'player-0': 'Points: adventures taken, and adversaries not yet paid.',
      },
    },
    table: {
      title: 'The table',
      text: [
        'Adversaries lie in **four columns**, one for each kind:',
        [
          '- **Dark powers**, worth 1 to 3',
          '- **Enemy knights**, worth 1 to 4',
          '- **Monsters**, worth 1 to 4',
          '- **Dragons**, worth 2 to 5',
        ].join('\n'),
        'Thirteen **adventures** lie open. Each says how many points it brings and which adversaries it asks for.',
        '**Knights** are hidden in hands. They’re red, orange or beige; a double counts as two. Merlin is one knight who joins any colour.',
      ].join('\n\n'),
      also: ['legend', 'columns', 'display', 'picture', 'cards', 'kinds'],
      notes: {
        display: 'Adversaries, in a column for each kind. A column with four stops revealing.',
        'column-dragon': 'Dragons are the strongest: 2 to 5 knights.',
        turn: 'Whose turn it is, and which of its four steps are still possible.',
        'last-turn': 'What the player before did.',
        adventures: 'Adventures: their points, and the adversaries that you pay. Taken ones show by whom.',
        piles: 'Cards left: adversaries to reveal, knights to draw, and discards.',
        'player-0': 'A player: points, knights in hand, adventures taken, adversaries won.',
      },
    },
    turn: {
      title: 'Your turn',
      text: [
        'Up to four steps, **in this order**, each at most once. You may leave out any of the first three.',
        [
          '1. **Reveal**: adversaries are turned up until one column has four. Only possible if no column has four yet.',
          '2. **Challenge** one adversary: pay knights of one colour worth its value, and take it.',
          '3. **Adventure**: pay the adversaries that it asks for, and take it.',
          '4. **Draw** one knight, or none. If you did neither 2 nor 3, you may draw two.',
        ].join('\n'),
        'Once you’ve taken a step, earlier ones are over. **Drawing, or drawing none, ends your turn.**',
      ].join('\n\n'),
      also: ['steps', 'actions', 'order', 'pass'],
      notes: { turn: 'The four steps of a turn, in their order.' },
    },
    reveal: {
      title: 'Revealing',
      text: [
        'If **no column has four cards**, you may begin your turn by revealing. Adversaries are turned up one by one, each into the column of its kind, until a column has four or the pile is empty. You can’t stop earlier.',
        'It’s never required, even if no adversary lies there. Cards with seals count for the four.',
        'You may challenge one of the new ones in the same turn.',
      ].join('\n\n'),
      also: ['turn up', 'column', 'four'],
      notes: { display: 'With four in any column, nobody can reveal.' },
    },
    challenge: {
      title: 'Challenging',
      text: [
        'Choose one adversary and pay **knights of one colour** worth its value. Merlins may join, or pay alone: each counts as 1. A double counts as 2. The knights’ colour has nothing to do with the adversary’s.',
        'The knights go to the discards, and the adversary is yours. It may pay for an adventure in the same turn.',
        '**Pay exactly if you can.** Only if no set of your knights is worth exactly the price, in any colour, may you pay more, and never with a card to spare. So a double may beat a 1 only if you hold no single knight and no Merlin.',
        'Paying more costs you: nothing is given back.',
      ].join('\n\n'),
      also: ['pay', 'payment', 'exact', 'overpay', 'knights', 'colour', 'beat'],
    },
    adventures: {
      title: 'Adventures',
      text: [
        ADVENTURES.map(
          ({ id, value }) => `- **${quests.adventure(id)}**, ${value}: ${quests.condition(id)}`,
        ).join('\n'),
        'Where adversaries **worth** a number are asked for, pay exactly if you can; otherwise you may pay more, with no card to spare. What you pay leaves the game.',
      ].join('\n\n'),
      also: ['quest', 'points', 'conditions'],
      notes: { adventures: 'Points above, what you pay below.' },
    },
    draw: {
      title: 'Drawing',
      text: [
        'Your turn ends with a draw: **one knight, or none**. If you neither challenged nor took an adventure this turn, you may draw **two**, even if you revealed. You say how many before you see them.',
        'There’s no limit to your hand.',
        'When the last knight of the pile is drawn, the discards are shuffled and become the new pile.',
      ].join('\n\n'),
      also: ['reshuffle', 'hand limit', 'knight pile', 'discards'],
      notes: { piles: 'Knights to draw, and discards.' },
    },
    seals: {
      title: 'The game with seals',
      text: [
        'Each player has five seals. You challenge in one of three ways:',
        [
          '- **Usual**: pay for a card without a seal and put your seal on it; it stays. When **every card of its column has a seal**, all owners take their cards and get their seals back. So a card alone in its column is won at once.',
          '- **Repeated**: pay once more for a card with your own seal, and take it and the seal.',
          '- **Double**: pay twice the value of a card without a seal, all in one colour, and take it. The rest of the column stays.',
        ].join('\n'),
        'A card with somebody else’s seal can’t be challenged. Without a seal left you can’t make a usual challenge. Sealed cards count for the four of a column, and nobody scores them if they still lie there at the end.',
      ].join('\n\n'),
      also: ['repeated', 'double', 'usual', 'variant'],
      notes: { display: 'Cards with seals wait here until their whole column is sealed.' },
    },
    start: {
      title: 'Before the first turn',
      text: 'Everybody gets four knights. Adversaries are turned up until a column has four, so at least four and at most 13 lie there. All thirteen adventures are open. Who starts is drawn at random, unless the host says so in `/table start`. Turns go clockwise.',
      also: ['set-up', 'setup', 'deal', 'start player'],
    },
    end: {
      title: 'The end and ties',
      text: [
        'The game ends',
        [
          '- **at once, when the twelfth adventure is taken**;',
          '- at the end of a turn after which no adversary lies in the columns or in the pile;',
          '- when nobody has done anything for a whole round: nothing revealed, challenged, taken or drawn.',
        ].join('\n'),
        'Points: the adventures you’ve taken, and the values of the adversaries you’ve won and not paid. Knights score nothing.',
        '**Ties**: most knight cards in hand (a double is one card). If that’s equal too, the place is shared.',
      ].join('\n\n'),
      also: ['tie', 'ties', 'game over', 'winner', 'stalemate', 'twelfth'],
    },
    variants: {
      title: 'Variants and options',
      text: [
        '**Basic** is for a first game. **With seals**, won cards stay in their column for a while; see *The game with seals*. Two to five players.',
        'The host can change these rules before the start, under *Options*:',
        [
          '- **Paying too much**: only where nothing fits exactly (usual), or always, if no card is to spare.',
          '- **No adversary face up**: revealing stays optional (usual), or the player must reveal.',
          '- **Column sealed throughout**: looked for when a seal is placed (usual), or after every challenge.',
        ].join('\n'),
      ].join('\n\n'),
      also: ['options', 'basic', 'house rules', 'players'],
    },
    discord: {
      title: 'In Discord',
      text: [
        `Press **${button.hand}** under the picture of the table. What opens is for your eyes only: your knights, and below them what you can do now, in the order of the turn. Each choice says what you pay, and takes one press.`,
        `**${button.undo}** undoes your turn as far as the last cards revealed. \`/quests\` has the same moves as commands.`,
        'Knights in hand and the piles are private; adversaries that somebody has won stay public.',
      ].join('\n\n'),
      also: ['undo', 'buttons', 'commands', 'hidden'],
      notes: {
        knights: 'Your knights. Nobody else sees this picture.',
        targets: 'What you can take now.',
        steps: 'The steps of your turn.',
      },
    },
  },

  groups: [
    { title: 'Adventures', entries: adventures },
    {
      title: 'Adversaries and knights',
      entries: {
        power: {
          title: capital(quests.kind('power', 2)),
          text: 'The weakest adversaries: 13 cards, worth 1 to 3. They pay for the Saxons, and King Mark and the Sea Monster ask for one.',
          also: ['evil', 'yellow', 'adversary'],
        },
        enemy: {
          title: capital(quests.kind('enemy', 2)),
          text: 'Adversaries: 11 cards, worth 1 to 4. They pay for the Royal Tournament, and King Mark and the Sea Monster ask for one.',
          also: ['blue', 'adversary', 'swords'],
        },
        monster: {
          title: capital(quests.kind('monster', 2)),
          text: 'Adversaries: 11 cards, worth 1 to 4. They pay for the Fisher King, and King Mark and the Sea Monster ask for one.',
          also: ['green', 'adversary'],
        },
        dragon: {
          title: capital(quests.kind('dragon', 2)),
          text: 'The strongest adversaries: 9 cards, worth 2 to 5. They pay for the Questing Beast, and the Sea Monster asks for one. The dragon of 5 pays for the Gold Treasure alone.',
          also: ['red', 'adversary'],
        },
        knight: {
          title: 'Knights',
          text: 'What you beat adversaries with: red, orange or beige, worth 1 each. A payment is of one colour, and Merlins may join. There are 14 single knights of each colour.',
          also: ['red', 'orange', 'beige', 'hand', 'single'],
        },
        double: {
          title: 'Doubles',
          text: 'Two knights on one card, worth 2. There are two of each colour. A double pays for an odd number only together with a single knight or a Merlin, or if nothing of yours fits exactly. When ties are broken it’s one card.',
          also: ['two knights', 'overpay'],
        },
        merlin: {
          title: 'Merlin',
          text: 'A knight worth 1 who joins any colour. Merlins may also pay alone. There are five. He isn’t stronger than others: one Merlin beats a 1, two beat a 2.',
          also: ['joker', 'wild card', 'white'],
        },
        seal: {
          title: 'Seals',
          text: 'Only in the game with seals: five for each player. A seal on an adversary means that you’ve paid for it once. It’s yours when its whole column is sealed, or when you pay again. Then the seal comes back.',
          also: ['wax', 'reserve'],
        },
      },
    },
  ],
};
