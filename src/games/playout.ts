import { hash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Sealed } from './fairness.ts';
import type { GameId, GameState, SetupOptions } from './game.ts';
import { appendStep, recordGame, type StoredRecord, startRecord } from './record.ts';

/** A uniformly random number from 0 to `below` - 1. */
export type RandomIndex = (below: number) => number;

/** The seed of one game in a series: 32 hexadecimal digits. */
export const derivedSeed = (seed: string, index: number): string =>
  hash('sha256', `${seed}:game ${index}`, 'hex').slice(0, 32);

/** Choices that depend only on the seed, and are independent of the game's chance from the same seed. */
export function seededIndex(seed: string): RandomIndex {
  const digest = hash('sha256', `${seed}:choices`, 'buffer');
  const rng = xoroshiro128plusFromState([0, 4, 8, 12].map((at) => digest.readInt32BE(at)));
  return (below) => uniformInt(rng, 0, below - 1);
}

export interface Playout {
  readonly record: StoredRecord;
  /** The final state. */
  readonly state: GameState;
}

/**
 * Plays a whole game, drawing each action uniformly from the legal ones; the seed decides everything.
 * @param from what chance draws from, if not from the seed
 */
export function playRandomly(
  game: GameId,
  options: SetupOptions,
  seed: string,
  from: string | Sealed = seed,
): Playout {
  const { toAct, legalActions } = recordGame({ game });
  const choose = seededIndex(seed);
  let { record, state } = startRecord(game, options, from);
  for (let seats = toAct(state); seats.length > 0; seats = toAct(state)) {
    const seat = seats[choose(seats.length)] as number;
    const actions = legalActions(state, seat);
    const action = actions[choose(actions.length)];
    if (action === undefined) throw new Error(`seat ${seat} is to act but has no legal action`);
    ({ record, state } = appendStep(record, state, seat, action));
  }
  return { record, state };
}
