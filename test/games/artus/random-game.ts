import fc from 'fast-check';
import { artus } from '../../../src/games/artus/index.ts';
import type { ArtusState } from '../../../src/games/artus/state.ts';
import type { ArtusAction, ArtusEvent } from '../../../src/games/artus/types.ts';
import type { ChanceEntry } from '../../../src/games/chance.ts';
import type { Seat, SetupOptions, Step } from '../../../src/games/game.ts';
import { seededIndex } from '../../../src/games/playout.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';

/** Any set-up and seed. */
export const anyGame: fc.Arbitrary<{ options: SetupOptions; seed: string }> = fc.record({
  options: fc.record({ variant: fc.constantFrom('basic', 'advanced'), seats: fc.constantFrom(2, 3, 4) }),
  seed: fc.integer({ min: 0 }).map((number) => number.toString(16).padStart(32, '0')),
});

export interface Ply {
  readonly before: ArtusState;
  readonly seat: Seat;
  readonly actions: readonly ArtusAction[];
  readonly action: ArtusAction;
  readonly step: Step<ArtusState, ArtusEvent>;
}

export interface PlayedGame {
  readonly start: ArtusState;
  readonly chance: readonly ChanceEntry[];
  readonly plies: readonly Ply[];
  readonly end: ArtusState;
}

/** Plays a whole game of random legal actions. */
export function playGame(options: SetupOptions, seed: string): PlayedGame {
  const chance = new SeededChance(seed);
  const choose = seededIndex(seed);
  const start = artus.setup(options, chance);
  const plies: Ply[] = [];
  let before = start;
  for (let [seat] = artus.toAct(before); seat !== undefined; [seat] = artus.toAct(before)) {
    const actions = artus.legalActions(before, seat);
    if (actions.length === 0) throw new Error(`no legal action at ply ${plies.length}`);
    const action = actions[choose(actions.length)] as ArtusAction;
    const step = artus.play(before, seat, action, chance);
    plies.push({ before, seat, actions, action, step });
    before = step.state;
  }
  return { start, chance: chance.drawn, plies, end: before };
}
