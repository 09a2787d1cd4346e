import type { CardId } from '../../games/artus/types.ts';
import { artus } from './artus.ts';
import { discord } from './discord.ts';

const { button } = discord;

const MOVED_KNIGHT =
  'You score the value of the chair your Knight **leaves**, read before anything turns. Every chair on the way counts, occupied or not.';
const MOVED_KING =
  'A Prince scores you the value of the chair he **leaves**. The King scores 0, but all values turn with him.';
const GIVEN_RING =
  'You score the value of the Prince’s chair, for each ring. It’s never the King who gets one. With the **third ring** he becomes King, and all values turn to him.';
const MUST =
  'If you have such Knights you must choose them, even if the penalty were better. If you don’t, you may still play the card, for the penalty.';

const ABOUT: Readonly<Record<CardId, readonly [text: string, ...also: string[]]>> = {
  'knight:1-5-both': [MOVED_KNIGHT, 'backwards'],
  'knight:1-4': [MOVED_KNIGHT],
  'knight:2-5': [MOVED_KNIGHT],
  'knight:3-6': [MOVED_KNIGHT],
  'knight:4-7': [MOVED_KNIGHT],
  'knight:5-7': [MOVED_KNIGHT],
  'knight:6-8': [MOVED_KNIGHT],
  'knight:7-9': [MOVED_KNIGHT],
  'king:4-8-either': [MOVED_KING, 'move the King'],
  'king:1-7-silver': [MOVED_KING, 'move the King'],
  'king:1-7-bronze': [MOVED_KING, 'move the King'],
  'king:1-5-both-either': [MOVED_KING, 'move the King', 'backwards'],
  'king:ring-silver': [GIVEN_RING, 'coronation'],
  'king:ring-bronze': [GIVEN_RING, 'coronation'],
  'king:ring-either': [GIVEN_RING, 'coronation'],
  'scoring:all': [
    'All of them count, also those on red: the points are the sum of their chairs. Nobody moves.',
    'sum',
  ],
  'scoring:opposite': [
    'All of them count, and the sum changes its sign: a sum of −13 gives you +13. Nobody moves.',
    'minus',
    'negative',
  ],
  'scoring:colours': [`${MUST} You choose which of your Knights on each colour.`, '−15', 'traffic light'],
  'scoring:carpet': [`${MUST} Only the chair counts as carpet, whatever its value.`, '−25', 'purple'],
  'scoring:three-red': [
    `${MUST} Red chairs are worth −1 to −15, so even a good choice costs points, but less than the penalty.`,
    '−50',
  ],
  'scoring:joker': [
    'It does one of these things, and scores as that does. For the last one, your best Knight is the one on the chair with the highest value.',
    'wild card',
  ],
};

const cards = Object.fromEntries(
  (Object.keys(ABOUT) as CardId[]).map((id) => {
    const [text, ...also] = ABOUT[id];
    return [id, { title: artus.card(id), text: `${artus.cardHelp(id)}\n\n${text}`, also }];
  }),
);

/** How to play Artus. Keys of notes are the painter's names for places. */
export const artusRules = {
  chapters: {
    goal: {
      title: 'The goal',
      text: [
        'Have the most points at the end.',
        '**A Knight scores the chair it leaves**, not the one it reaches. So get your Knights onto good chairs, then move them on while those chairs are still good.',
        'What a chair is worth isn’t fixed: **values turn with the King**. Just behind him they’re +10 down to +1 (green), further back −1 to −15 (red), and in front of him 0 (yellow).',
        'A good turn scores something now, and doesn’t leave your other Knights in the red.',
      ].join('\n\n'),
      also: ['aim', 'how to win', 'points', 'score'],
      notes: {
        values: 'Move your Knights away from here: the chair that a Knight leaves is what you score.',
        reds: 'A Knight that leaves a red chair costs you points.',
        king: 'When the King moves, the whole scale moves with him.',
        'score-0': 'The most points win.',
      },
    },
    table: {
      title: 'The table',
      text: [
        'There are 28 chairs, numbered clockwise. **Forwards is clockwise.**',
        'A chair’s value depends only on how far it is **behind the King**, counted counter-clockwise from his chair:',
        [
          '- 1 to 9 behind, **green**: +10, +8, +7, +6, +5, +4, +3, +2, +1 (there’s no +9)',
          '- 10 to 24 behind, **red**: −1, −2, −3 … −15',
          '- the three chairs in front of him, **yellow**: 0',
          '- the King’s own chair: 0',
        ].join('\n'),
        'The two **carpets** don’t turn. They only matter for one scoring card. The crowns on chairs 0, 7, 14 and 21 show where the King and the Princes began, nothing more.',
      ].join('\n\n'),
      also: [
        'legend',
        'values',
        'chairs',
        'green',
        'red',
        'yellow',
        'behind the King',
        'forwards',
        'picture',
      ],
      notes: {
        king: 'The King’s chair. He sets every value: it’s counted from him, counter-clockwise.',
        values: 'Green, behind the King: +10, +8, +7 … +1.',
        reds: 'Red, further back: −1 to −15.',
        yellows: 'Yellow, in front of the King: three chairs worth 0.',
        carpet: 'The carpets never turn. One scoring card counts Knights on them.',
        centre: 'The round, and whose turn it is.',
        'score-0': 'A player’s points.',
        'played-0': 'All cards of a player: those played, and those they may still hold.',
      },
    },
    turn: {
      title: 'Your turn',
      text: [
        '**Basic game:** play one card and do what it says, then draw one card.',
        '**Advanced game:** play two cards, one after the other, then draw two. You see the first card before you choose where the second comes from.',
        'You draw from your own piles: Knight, King and, in the advanced game, scoring. You choose the pile; an empty one can’t be chosen. Towards the end the piles are empty, and you only play.',
        'Every card can always be played, and you can’t pass.',
      ].join('\n\n'),
      also: ['draw', 'play', 'pile', 'round'],
      notes: {
        centre: 'Whose turn it is, and the round.',
        'player-0': 'Each player’s points, and how many cards are left in hand and in each pile.',
      },
    },
    knights: {
      title: 'Moving and pushing',
      text: [
        'A **Knight card** moves one of your Knights. Choose a number of chairs within the card’s range; occupied chairs count and are jumped. Two cards, one for Knights and one for Princes, also go backwards.',
        '**You score the chair that the Knight leaves**, at its value before anything moves or turns.',
        '**Pushing:** whoever sits where a figure arrives is pushed to the next empty chair **counter-clockwise**, even if the figure came backwards. The chair that was just left counts as empty.',
        'A pushed figure scores nothing and pushes nobody else. Anybody can be pushed: a rival’s Knight, your own, a Prince, even the King. If it’s the King, all values turn.',
      ].join('\n\n'),
      also: ['displacement', 'displace', 'push', 'occupied', 'jump', 'backwards', 'Knight cards'],
    },
    kings: {
      title: 'The King and the Princes',
      text: [
        'Four Princes sit at the table, two silver and two bronze. One of them is the King: he has **three rings**, the others begin with one. They belong to nobody.',
        '**King cards** do one of two things:',
        [
          '- Move a Prince or the King of the card’s metal. A Prince scores you the chair he leaves. The King scores 0, but **all values turn with him**.',
          '- Give a **ring** to a Prince of the card’s metal, never to the King. You score the Prince’s chair.',
        ].join('\n'),
        '**Coronation:** a Prince’s third ring makes him King. The ring scores first, with the values as they were. The old King stays on his chair with one ring and is a Prince again, and all values turn to the new King.',
      ].join('\n\n'),
      also: ['coronation', 'crown', 'turn the table', 'metal', 'silver', 'bronze', 'King cards'],
      notes: {
        king: 'The King, with three rings. Moving him turns all values; so does crowning a Prince.',
        values: 'The scale as it stands under this King.',
      },
    },
    scoring: {
      title: 'Scoring cards',
      text: [
        'Only the advanced game has them: six cards in a third pile. They score your Knights **where they are**; nobody moves.',
        Object.keys(ABOUT)
          .filter((id) => id.startsWith('scoring:'))
          .map((id) => `- **${artus.card(id as CardId)}**: ${artus.cardHelp(id as CardId)}`)
          .join('\n'),
        'If you have the Knights that a card asks for you must choose from them, even if the sum is worse than the penalty.',
      ].join('\n\n'),
      also: ['advanced', 'penalty'],
    },
    start: {
      title: 'Before the first round',
      text: [
        'Everybody owns the same cards. You begin with two Knight cards and two King cards in hand; in the advanced game with three of each, and no scoring card.',
        'You see your hand first. Then the players place their Knights, one at a time, on any empty chairs: five each, or four each with four players.',
        'The player before the start player places first, and it goes on **counter-clockwise**, so the start player is last in each round of placing. The start player then takes the first turn, and turns go clockwise.',
        'Who starts is drawn at random, unless the host says so in `/table start`.',
      ].join('\n\n'),
      also: ['set-up', 'setup', 'placement', 'place', 'start player', 'deal'],
    },
    end: {
      title: 'The end',
      text: [
        'The game ends when all cards are played: after **16 rounds** in the basic game (nobody draws in the last 4), after **11 rounds** in the advanced game (nobody draws in the last 3).',
        'The highest score wins. **Players with equal scores share their place**, and the win. Scores may be below 0.',
        'Nothing is scored at the end: a Knight on +10 brings nothing if it doesn’t leave in time.',
      ].join('\n\n'),
      also: ['tie', 'ties', 'game over', 'rounds', 'winner'],
    },
    variants: {
      title: 'Basic and advanced',
      text: [
        [
          '- **Basic**: one card a turn, 16 rounds, Knight and King cards.',
          '- **Advanced**: two cards a turn, 11 rounds, and a third pile with the scoring cards.',
        ].join('\n'),
        'Two to four players. With four, everybody has four Knights instead of five.',
        'The first game is easiest in the basic variant: `/table open game:Artus variant:Basic`.',
      ].join('\n\n'),
      also: ['variant', 'players', 'options'],
    },
    discord: {
      title: 'In Discord',
      text: [
        `Press **${button.hand}** under the picture of the table. What opens is for your eyes only: your cards, the best plays as buttons or in a menu, and another menu for any play there is. **${button.steps}** leads through card, figure and distance, with a picture of each.`,
        'A choice says how many points it brings. Its last step is the draw.',
        `**${button.undo}** undoes your turn as far as the last card you drew. \`/artus\` has the same moves as commands.`,
        'Hands and the order of piles are private; everything else is public.',
      ].join('\n\n'),
      also: ['undo', 'buttons', 'commands', 'hidden'],
      notes: { 'card-0': 'A card in your hand. Nobody else sees this picture.' },
    },
  },

  groups: [
    { title: 'Cards', entries: cards },
    {
      title: 'Figures and pieces',
      entries: {
        knight: {
          title: 'Knights',
          text: 'Your own figures: five, or four with four players. Only Knight cards and the joker move them. **A Knight scores you the chair it leaves.** Each player’s have a colour and a sign of their own, which the shield beside the name shows.',
          also: ['figure', 'shield', 'colour'],
        },
        king: {
          title: 'The King',
          text: 'He has three rings, and all values are counted from his chair. No Knight scores there. Moving him scores 0; what it does is **turn the values**, for everybody. He can be pushed like anybody else, which turns them, too.',
          also: ['crown', 'medallion'],
        },
        prince: {
          title: 'Princes',
          text: 'Three silver or bronze figures that anybody may move with a King card, for the value of the chair the Prince leaves. Who gives a Prince his third ring makes him King.',
          also: ['helmet', 'silver', 'bronze'],
        },
        ring: {
          title: 'Rings',
          text: 'The King has three, each Prince one or two. A ring card gives a Prince another one and scores his chair. The third makes him King; the old King keeps one ring, and the other two go back. Rings never run out.',
          also: ['coronation'],
        },
        fifty: {
          title: 'The 50-point tile',
          text: 'A tile stands for 50 points, as in the printed game: a score of 120 is two tiles and 20. It changes nothing about the score.',
          also: ['gold', 'tile', 'score'],
        },
      },
    },
  ],
};
