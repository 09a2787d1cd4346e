import type { KingCard, KnightCard, Metal, ScoringCard } from '../types.ts';
import type { CardRow, Range, Scoring } from './card-row.ts';
import type { Source } from './source.ts';

const EITHER: readonly Metal[] = ['silver', 'bronze'];

const forwards = (min: number, max: number): Range => ({ min, max, both: false });
const bothWays = (min: number, max: number): Range => ({ min, max, both: true });

const knight = (id: KnightCard, moveKnight: Range, source: Source): CardRow => ({
  id,
  pile: 'knight',
  copies: 1,
  moveKnight,
  source,
});
const king = (id: KingCard, range: Range, metals: readonly Metal[], source: Source): CardRow => ({
  id,
  pile: 'king',
  copies: 1,
  movePrince: { ...range, metals },
  source,
});
const ring = (id: KingCard, copies: number, metals: readonly Metal[], source: Source): CardRow => ({
  id,
  pile: 'king',
  copies,
  ring: metals,
  source,
});
const score = (id: ScoringCard, scoring: Scoring, source: Source): CardRow => ({
  id,
  pile: 'scoring',
  copies: 1,
  scoring,
  source,
});

/** The cards that each player owns. */
export const CARDS: readonly CardRow[] = [
  knight('knight:1-5-both', bothWays(1, 5), 'C'),
  knight('knight:1-4', forwards(1, 4), 'F'),
  knight('knight:2-5', forwards(2, 5), 'F'),
  knight('knight:3-6', forwards(3, 6), 'C'),
  knight('knight:4-7', forwards(4, 7), 'A'),
  knight('knight:5-7', forwards(5, 7), 'A'),
  knight('knight:6-8', forwards(6, 8), 'A'),
  knight('knight:7-9', forwards(7, 9), 'F'),

  king('king:4-8-either', forwards(4, 8), EITHER, 'C'),
  king('king:1-7-silver', forwards(1, 7), ['silver'], 'C'),
  king('king:1-7-bronze', forwards(1, 7), ['bronze'], 'A'),
  king('king:1-5-both-either', bothWays(1, 5), EITHER, 'A'),
  ring('king:ring-silver', 1, ['silver'], 'A'),
  ring('king:ring-bronze', 1, ['bronze'], 'A'),
  ring('king:ring-either', 2, EITHER, 'A'),

  score('scoring:all', { of: 'all', sign: 1 }, 'C'),
  score('scoring:opposite', { of: 'all', sign: -1 }, 'C'),
  score('scoring:colours', { of: 'chosen', places: ['green', 'yellow', 'red'], penalty: -15 }, 'C'),
  score('scoring:carpet', { of: 'chosen', places: ['carpet', 'carpet'], penalty: -25 }, 'C'),
  score('scoring:three-red', { of: 'chosen', places: ['red', 'red', 'red'], penalty: -50 }, 'C'),
  {
    id: 'scoring:joker',
    pile: 'scoring',
    copies: 1,
    moveKnight: forwards(1, 3),
    movePrince: { ...forwards(1, 3), metals: EITHER },
    ring: EITHER,
    scoring: { of: 'best' },
    source: 'C',
  },
];
