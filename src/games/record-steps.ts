import { newSeed, SeededChance } from './chance.ts';
import type { GameAction, GameEvent, GameId, GameState, Seat, SetupOptions, Step } from './game.ts';
import { gameOf } from './record-game.ts';
import { RECORD_VERSION, type StoredRecord } from './record-types.ts';

/**
 * Sets up a game and starts its record.
 * @throws IllegalAction as `Game.setup` does; RecordError `unknownGame`
 */
export function startRecord(
  game: GameId,
  options: SetupOptions,
  seed: string = newSeed(),
): { readonly record: StoredRecord; readonly state: GameState } {
  const chance = new SeededChance(seed);
  const state = gameOf({ game }).setup(options, chance);
  const record = { version: RECORD_VERSION, game, options, seed, chance: chance.drawn, steps: [] } as const;
  return { record, state };
}

/**
 * Plays one action on the record's current state, without modifying either.
 * Randomness continues from the record's seed, so replaying after an undo draws the same outcomes.
 * @param state the state that the record leads to
 * @throws IllegalAction as `Game.play` does
 */
export function appendStep(
  record: StoredRecord,
  state: GameState,
  seat: Seat,
  action: GameAction,
): Step<GameState, GameEvent> & { readonly record: StoredRecord } {
  const chance = new SeededChance(record.seed, outcomesDrawn(record));
  const step = gameOf(record).play(state, seat, action, chance);
  const steps = [...record.steps, { seat, action, chance: chance.drawn }];
  return { ...step, record: { ...record, steps } };
}

/** The record cut off after its first `steps` steps, for undo. */
export function truncateRecord(record: StoredRecord, steps: number): StoredRecord {
  return { ...record, steps: record.steps.slice(0, steps) };
}

const outcomesDrawn = (record: StoredRecord): number =>
  record.steps.reduce((sum, step) => sum + step.chance.length, record.chance.length);
