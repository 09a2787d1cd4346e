import { describe, expect, it } from 'vitest';
import { artus } from '../../../src/games/artus/index.ts';
import type { ArtusState } from '../../../src/games/artus/state.ts';
import type { ArtusAction } from '../../../src/games/artus/types.ts';
import { actionKey, type Seat } from '../../../src/games/game.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { type NaiveAction, type NaiveGame, naiveActions, naivePlay, naiveSetup } from './naive.ts';

const chance = (seed: string) => new SeededChance(seed);
const noChance = chance('');

/** The number of lines of play of this depth. */
function perft(state: ArtusState, depth: number): number {
  if (depth === 0) return 1;
  const [seat] = artus.toAct(state);
  if (seat === undefined) return 0;
  const actions = artus.legalActions(state, seat);
  if (depth === 1) return actions.length;
  return actions.reduce(
    (sum, action) => sum + perft(artus.play(state, seat, action, noChance).state, depth - 1),
    0,
  );
}

function naivePerft(game: NaiveGame, depth: number): number {
  if (depth === 0) return 1;
  const actions = naiveActions(game);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => sum + naivePerft(naivePlay(game, action), depth - 1), 0);
}

/** The same position in both engines, reached by a fixed pattern of actions. */
function both(variant: string, seats: number, seed: string, plies: number): [ArtusState, NaiveGame] {
  const outcomes = chance(seed);
  let state = artus.setup({ variant, seats }, outcomes);
  let naive = naiveSetup(variant === 'advanced', seats, undefined, outcomes.drawn);
  for (let ply = 0; ply < plies; ply++) {
    const seat = state.toAct as Seat;
    const actions = [...artus.legalActions(state, seat)].sort((a, b) =>
      actionKey(a) < actionKey(b) ? -1 : 1,
    );
    const action = actions[(ply * 7919) % actions.length] as ArtusAction;
    state = artus.play(state, seat, action, noChance).state;
    naive = naivePlay(naive, action as NaiveAction);
  }
  return [state, naive];
}

/** `naiveDepth` is as deep as the naive engine gets in about a second. */
const POSITIONS = [
  {
    variant: 'basic',
    seats: 2,
    seed: 'first placements',
    plies: 0,
    counts: [24, 552, 12144, 255024],
    naiveDepth: 2,
  },
  {
    variant: 'basic',
    seats: 2,
    seed: 'first cards',
    plies: 10,
    counts: [75, 150, 10500, 21000],
    naiveDepth: 3,
  },
  { variant: 'basic', seats: 3, seed: 'middle', plies: 51, counts: [20, 20, 784, 784], naiveDepth: 3 },
  { variant: 'basic', seats: 4, seed: 'without draws', plies: 122, counts: [3, 39, 117, 208], naiveDepth: 4 },
  {
    variant: 'advanced',
    seats: 2,
    seed: 'first cards',
    plies: 10,
    counts: [95, 5721, 17163, 51489],
    naiveDepth: 2,
  },
  {
    variant: 'advanced',
    seats: 3,
    seed: 'middle',
    plies: 71,
    counts: [44, 1264, 3792, 10112],
    naiveDepth: 2,
  },
  {
    variant: 'advanced',
    seats: 4,
    seed: 'scoring',
    plies: 104,
    counts: [32, 674, 2022, 5392],
    naiveDepth: 2,
  },
  { variant: 'advanced', seats: 4, seed: 'last cards', plies: 161, counts: [1, 5, 8, 24], naiveDepth: 4 },
];

describe('perft', () => {
  it.each(POSITIONS)(
    '$variant, $seats seats, ply $plies',
    ({ variant, seats, seed, plies, counts, naiveDepth }) => {
      const [state, naive] = both(variant, seats, seed, plies);
      expect([1, 2, 3, 4].map((depth) => perft(state, depth))).toEqual(counts);
      for (let depth = 1; depth <= naiveDepth; depth++)
        expect(naivePerft(naive, depth)).toBe(counts[depth - 1]);
    },
  );
});
