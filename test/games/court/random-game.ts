import type { ChanceEntry } from '../../../src/games/chance.ts';
import { court } from '../../../src/games/court/index.ts';
import type { CourtState } from '../../../src/games/court/state.ts';
import type { CourtAction, CourtEvent } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';

export interface Ply {
  readonly before: CourtState;
  readonly seat: Seat;
  readonly legal: readonly CourtAction[];
  readonly action: CourtAction;
  readonly after: CourtState;
  readonly events: readonly CourtEvent[];
  readonly revealed: boolean;
  readonly chance: readonly ChanceEntry[];
}

export type Choose = (state: CourtState, legal: readonly CourtAction[], random: () => number) => CourtAction;

/** Passes more often than a uniform choice would, so that treasuries, purses and winners vary. */
export const anyAction: Choose = (_, legal, random) => {
  const last = legal[legal.length - 1] as CourtAction;
  if (last.type === 'pass' && random() < 0.4) return last;
  return legal[Math.floor(random() * legal.length)] as CourtAction;
};

/** Seeded random numbers in [0, 1). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

export const start = (seats: number): CourtState =>
  court.setup({ variant: 'standard', seats }, new SeededChance('0'.repeat(32)));

/** A whole game, one ply at a time. */
export function* playGame(
  seats: number,
  seed: number,
  choose: Choose = anyAction,
): Generator<Ply, CourtState> {
  const random = randomOf(seed);
  const chance = new SeededChance(seed.toString(16).padStart(32, '0'));
  let state = start(seats);
  for (let [seat] = court.toAct(state); seat !== undefined; [seat] = court.toAct(state)) {
    const legal = court.legalActions(state, seat);
    const action = choose(state, legal, random);
    const drawn = chance.drawn.length;
    const step = court.play(state, seat, action, chance);
    yield {
      before: state,
      seat,
      legal,
      action,
      after: step.state,
      events: step.events,
      revealed: step.revealed,
      chance: chance.drawn.slice(drawn),
    };
    state = step.state;
  }
  return state;
}

export function deepFreeze(state: CourtState): CourtState {
  for (const value of Object.values(state)) Object.freeze(value);
  return Object.freeze(state);
}
