import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../src/games/chance.ts';
import type { CardGameState } from '../../../src/games/quests/cards.ts';
import { cardGame } from '../../../src/games/quests/index.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { NaiveGame, unorderedKey } from './naive-game.ts';
import { type Position, position } from './notation.ts';
import { anyCourse, choose, numbers } from './random-game.ts';

describe('the engine and the naive engine', () => {
  it('agree on every action and every fact of random games', () => {
    fc.assert(
      fc.property(anyCourse, ({ variant, seats, rules, seed, activity }) => {
        const chance = new SeededChance(seed);
        const random = numbers(seed);
        let state = cardGame.setup({ variant, seats, rules }, chance);
        const naive = new NaiveGame(state);
        for (;;) {
          expect(cardGame.facts(state)).toEqual(naive.facts());
          const [seat] = cardGame.toAct(state);
          if (seat === undefined) break;
          const actions = cardGame.legalActions(state, seat);
          expect(actions.map(unorderedKey).sort()).toEqual(naive.actions().map(unorderedKey).sort());
          const action = choose(actions, activity, random);
          const before = chance.drawn.length;
          state = cardGame.play(state, seat, action, chance).state;
          naive.play(action as Parameters<NaiveGame['play']>[0], () => {
            const entry = chance.drawn[before];
            if (entry === undefined || !('order' in entry)) throw new Error('no reshuffle was recorded');
            return [...entry.order] as string[];
          });
        }
      }),
      { numRuns: 30 },
    );
  });
});

/** Makes every shuffle give the same order, so that both engines count the same lines. */
const sorted: Chance = {
  shuffle: (_what, items) => [...items].sort(),
  pick: (_what, outcomes) => outcomes[0] as (typeof outcomes)[0],
};

function perft(state: CardGameState, depth: number): number {
  const [seat] = cardGame.toAct(state);
  if (depth === 0 || seat === undefined) return 1;
  const actions = cardGame.legalActions(state, seat);
  return actions.reduce(
    (sum, action) => sum + perft(cardGame.play(state, seat, action, sorted).state, depth - 1),
    0,
  );
}

function naivePerft(game: NaiveGame, depth: number): number {
  if (depth === 0 || game.end !== null) return 1;
  return game.actions().reduce((sum, action) => {
    const next = game.clone();
    next.play(action, (cards) => cards.sort());
    return sum + naivePerft(next, depth - 1);
  }, 0);
}

const OPENING: Position = {
  display: 'Y1 Y2 B2 G3 D4 D3',
  hands: ['R R RR M', 'O O E OO', 'E EE M R'],
  trophies: ['Y2 B3', 'G4 D3', 'Y1'],
  adversaryPile: 'D2 Y3 B1 G2 D3 D5 G1',
  knightPile: 'R O E M RR OO EE R O E',
  discards: 'R R O',
};
const SEALED: Position = { ...OPENING, variant: 'seals', display: 'Y1:0 Y2 Y2 B2:1 B1 G3 D4 D3:2' };
const EMPTY: Position = {
  hands: ['R RR M', 'O OO E'],
  trophies: ['Y2 Y2 Y3', 'D5 D4 B3 G3'],
  adversaryPile: 'Y1 B1',
  knightPile: 'R',
  discards: 'O E M',
};
const LAST: Position = {
  variant: 'seals',
  display: 'G2:1 G3:0',
  hands: ['R R RR M E', 'O O OO M'],
  trophies: ['Y2 Y2', 'B4 G3'],
  taken: {
    'holy-grail': 0,
    mountain: 0,
    'questing-beast': 1,
    'king-mark': 1,
    vikings: 0,
    'green-knight': 1,
    'royal-tournament': 0,
    'sea-monster': 1,
    'gold-treasure': 1,
    'fisher-king': 0,
  },
  knightPile: 'E E',
  discards: 'R',
};

describe('perft', () => {
  it.each<[string, Position, number[]]>([
    ['the opening', OPENING, [22, 210, 1553, 14283]],
    ['the opening with lean payments', { ...OPENING, rules: { payment: 'lean' } }, [23, 231, 1746, 16756]],
    ['seals', SEALED, [23, 202, 1635, 15280]],
    [
      'seals, columns checked after every challenge',
      { ...SEALED, rules: { columnCheck: 'challenge' } },
      [23, 202, 1677, 15810],
    ],
    ['an empty display', EMPTY, [8, 94, 579, 3871]],
    [
      'an empty display, reveal forced',
      { ...EMPTY, rules: { forceRevealOnEmpty: 'on' } },
      [1, 11, 134, 1139],
    ],
    ['the last adventures, nothing left to reveal', LAST, [8, 45, 225, 1174]],
  ])('%s', (_name, given, counts) => {
    const state = position(given);
    const depths = counts.map((_count, at) => at + 1);
    expect(depths.map((depth) => perft(state, depth))).toEqual(counts);
    expect(depths.map((depth) => naivePerft(new NaiveGame(state), depth))).toEqual(counts);
  });
});
