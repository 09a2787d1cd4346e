import { type ChanceEntry, ChanceMismatch, newSeed, RecordedChance, SeededChance } from './chance.ts';
import { firstDifference } from './difference.ts';
import {
  type AnyGame,
  type GameAction,
  type GameEvent,
  type GameId,
  type GameState,
  IllegalAction,
  type Seat,
  type SetupOptions,
  type Step,
} from './game.ts';
import type { Json } from './json.ts';
import { RecordError } from './record-error.ts';
import {
  type ExportedRecord,
  type ExportedStep,
  RECORD_VERSION,
  type StoredRecord,
} from './record-format.ts';
import { games } from './registry.ts';

export { RecordError, type RecordErrorCode } from './record-error.ts';
export {
  type ExportedRecord,
  type ExportedStep,
  parseRecord,
  parseStoredRecord,
  RECORD_VERSION,
  type RecordStep,
  type StoredRecord,
} from './record-format.ts';

/** @throws RecordError `unknownGame` */
export function gameOf(record: { readonly game: GameId }): AnyGame {
  const game = games.get(record.game);
  if (game === undefined) throw new RecordError('unknownGame', { game: record.game });
  return game;
}

/**
 * Sets up a game and begins its record.
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
 * Plays one action on the state that the record folds to. Record and state given are untouched.
 * Any randomness continues the record's seed, so playing on after an undo draws the same outcomes again.
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

/** The record of the first `steps` steps, for undo. */
export function truncateRecord(record: StoredRecord, steps: number): StoredRecord {
  return { ...record, steps: record.steps.slice(0, steps) };
}

/** One stage of a fold; `index` is null for the set-up, which has no step. */
export interface Folded extends Step<GameState, GameEvent> {
  readonly index: number | null;
}

/**
 * The states of a record one after the other: after set-up, then after each step.
 * @throws RecordError `setup`, `illegalStep`, `chance`, with the index of the step
 */
export function* foldRecord(record: StoredRecord): Generator<Folded, void> {
  const game = gameOf(record);
  let state = withChance(null, record.chance, (chance) => game.setup(record.options, chance));
  yield { index: null, state, events: [], revealed: false };
  for (const [index, { seat, action, chance }] of record.steps.entries()) {
    const step = withChance(index, chance, (outcomes) => game.play(state, seat, action, outcomes));
    state = step.state;
    yield { index, ...step };
  }
}

/**
 * The state after the first `steps` steps, all of them when absent.
 * @throws RecordError as `foldRecord` does
 */
export function replay(record: StoredRecord, steps = record.steps.length): GameState {
  let last: GameState | undefined;
  for (const { state } of foldRecord(truncateRecord(record, steps))) last = state;
  return last as GameState;
}

/**
 * The full record, with the facts after each step and the result.
 * @throws RecordError as `foldRecord` does
 */
export function exportRecord(record: StoredRecord): ExportedRecord {
  const game = gameOf(record);
  const folded = [...foldRecord(record)];
  const facts = folded.map(({ state }) => game.facts(state));
  return {
    version: record.version,
    game: record.game,
    options: record.options,
    seed: record.seed,
    chance: record.chance,
    facts: facts[0] as Json,
    steps: record.steps.map(({ seat, action, chance }, index) => ({
      seat,
      action,
      chance,
      facts: facts[index + 1] as Json,
    })),
    result: game.result(folded.at(-1)?.state as GameState),
  };
}

/**
 * Plays a record again and compares everything it says, up to its first false entry.
 * @returns the state at its end
 * @throws RecordError `setup`, `illegalStep`, `chance`, `facts`, each with the index of its step
 *   (null for the set-up), and `result`
 */
export function verifyRecord(record: ExportedRecord): GameState {
  const game = gameOf(record);
  let last: GameState | undefined;
  for (const { index, state } of foldRecord(record)) {
    const recorded = index === null ? record.facts : (record.steps[index] as ExportedStep).facts;
    const difference = firstDifference(recorded, game.facts(state));
    if (difference !== null) throw new RecordError('facts', { step: index, ...difference });
    last = state;
  }
  const difference = firstDifference(record.result, game.result(last as GameState));
  if (difference !== null) throw new RecordError('result', { ...difference });
  return last as GameState;
}

const outcomesDrawn = (record: StoredRecord): number =>
  record.steps.reduce((sum, step) => sum + step.chance.length, record.chance.length);

function withChance<T>(
  step: number | null,
  entries: readonly ChanceEntry[],
  act: (chance: RecordedChance) => T,
): T {
  const chance = new RecordedChance(entries);
  const outcome = attempt(step, chance, act);
  if (!chance.exhausted) throw new RecordError('chance', { step, what: null, entry: chance.next ?? null });
  return outcome;
}

function attempt<T>(step: number | null, chance: RecordedChance, act: (chance: RecordedChance) => T): T {
  try {
    return act(chance);
  } catch (error) {
    if (error instanceof ChanceMismatch)
      throw new RecordError('chance', { step, what: error.what, entry: error.entry ?? null });
    if (error instanceof IllegalAction)
      throw step === null
        ? new RecordError('setup', { code: error.code, data: error.data })
        : new RecordError('illegalStep', { step, code: error.code, data: error.data });
    throw error;
  }
}
