import { ADVENTURES } from '../../games/quests/data.ts';
import { quests } from './quests.ts';

/** How to play the card game, in pages of at most 1800 characters. */
export const questsHelp = [
  {
    title: 'The cards',
    text: [
      'With **knights** you beat **adversaries**, and with adversaries you pay for **adventures**. Adventures and the adversaries in your hand are your points; knights score nothing.',
      '**Knights** are red, orange or beige. A double is two knights on one card. **Merlin** is one knight who joins any colour.',
      '**Adversaries** are dark powers (1 to 3), enemy knights and monsters (1 to 4) and dragons (2 to 5). They lie in four columns, one for each kind.',
    ].join('\n\n'),
  },
  {
    title: 'Your turn',
    text: [
      'Up to four actions, each at most once and always in this order:',
      [
        '1. **Reveal**, if no column has four cards: adversaries are turned up until one column has four.',
        '2. **Challenge** one adversary: discard knights of one colour worth its value.',
        '3. **Adventure**: take one and give the adversaries that it asks for; they leave the game.',
        '4. **Draw** one knight, or none. If you neither challenged nor took an adventure you may draw two.',
      ].join('\n'),
      'Drawing, or declining to, ends your turn. You may pay more than is asked for only if no exact payment is possible, and never with a card to spare. The table can set this and other readings of the rules before the start.',
    ].join('\n\n'),
  },
  {
    title: 'Adventures',
    text: ADVENTURES.map(
      ({ id, value }) => `- **${quests.adventure(id)}**, ${value} points: ${quests.condition(id)}`,
    ).join('\n'),
  },
  {
    title: 'The game with seals',
    text: [
      'Each player has five seals. You challenge in one of three ways:',
      [
        '- **Usual**: pay for a card without a seal and put your seal on it. When every card of that column bears a seal, all owners take their cards and their seals back.',
        '- **Repeated**: pay once more for a card that bears your seal, and take both.',
        '- **Double**: pay twice the value of a card without a seal and take it at once.',
      ].join('\n'),
      'With all five seals on the table you cannot make a usual challenge. Sealed cards count towards the four of a column. Each button says who would gain.',
    ].join('\n\n'),
  },
  {
    title: 'The end',
    text: [
      'The game ends at once when the twelfth adventure is taken; or at the end of the turn in which the last adversary is gone from the display and from the pile; or when nobody has done anything for a whole round.',
      'The most points win. If they are equal, the most knight cards in hand; if these are equal too, the win is shared.',
    ].join('\n\n'),
  },
  {
    title: 'In Discord',
    text: 'Press **Your hand** under the picture of the table. Only you see what opens: your knights, and under them what you can do now, in the order of the turn. Each choice says what you pay, and takes one press. **Take back** undoes your turn as far as the last cards revealed. The `/quests` commands do the same.',
  },
];
