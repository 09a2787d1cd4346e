import { plural } from './grammar.ts';

/** Beside the card game's pieces, each drawn large: a title, and a few short sentences. */
export const questsPieces = {
  points: (points: number): string => plural(points, 'point'),
  adventure: (condition: string): string[] => [
    `Pay ${condition} that you’ve won.`,
    'Take one on your turn, before you draw.',
    'What you pay leaves the game.',
  ],
  kind: (cards: number, least: number, most: number): string[] => [
    `${cards} cards, worth ${least} to ${most}.`,
    'Pay its value with knights of one colour to challenge it.',
    'It scores its value, or pays for an adventure.',
  ],
  knight: {
    title: 'Knight',
    says: [
      'Worth 1.',
      'Pay for an adversary with knights of one colour.',
      'Red, orange or beige: 14 of each.',
    ],
  },
  double: {
    title: 'Double',
    says: ['Two knights on one card: worth 2.', 'Its whole worth is paid at once.', '2 of each colour.'],
  },
  merlin: {
    title: 'Merlin',
    says: ['Worth 1.', 'Joins knights of any colour, or pays alone.', '5 cards.'],
  },
  seal: {
    title: 'Seal',
    says: [
      'A challenge at the usual price puts your seal on the card.',
      'Challenge it again to win it, or wait:',
      'once its whole column is sealed, all its owners win their cards.',
      'Double price wins a card without a seal.',
    ],
  },
};
