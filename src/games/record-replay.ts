import { type ChanceEntry, ChanceMismatch, RecordedChance } from './chance.ts';
import { type GameEvent, type GameState, IllegalAction, type Step } from './game.ts';
import { type ChanceProblem, RecordError } from './record-error.ts';
import { gameOf } from './record-game.ts';
import { truncateRecord } from './record-steps.ts';
import type { StoredRecord } from './record-types.ts';

/** One stage of a replay. */
export interface Folded extends Step<GameState, GameEvent> {
  /** Index of the step; null for the set-up. */
  readonly index: number | null;
}

/**
 * The states of a record in order: after set-up, then after each step.
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
 * The state after the first `steps` steps, or after all of them by default.
 * @throws RecordError as `foldRecord` does
 */
export function replay(record: StoredRecord, steps = record.steps.length): GameState {
  let last: GameState | undefined;
  for (const { state } of foldRecord(truncateRecord(record, steps))) last = state;
  return last as GameState;
}

const chanceError = (
  step: number | null,
  problem: ChanceProblem,
  what: string | null,
  entry: ChanceEntry | undefined,
): RecordError => new RecordError('chance', { step, problem, what, entry: entry ?? null });

function withChance<T>(
  step: number | null,
  entries: readonly ChanceEntry[],
  act: (chance: RecordedChance) => T,
): T {
  const chance = new RecordedChance(entries);
  const outcome = attempt(step, chance, act);
  if (!chance.exhausted) throw chanceError(step, 'surplus', null, chance.next);
  return outcome;
}

function attempt<T>(step: number | null, chance: RecordedChance, act: (chance: RecordedChance) => T): T {
  try {
    return act(chance);
  } catch (error) {
    if (error instanceof ChanceMismatch)
      throw chanceError(step, error.isMissing ? 'missing' : 'impossible', error.what, error.entry);
    if (error instanceof IllegalAction)
      throw step === null
        ? new RecordError('setup', { code: error.code, data: error.data })
        : new RecordError('illegalStep', { step, code: error.code, data: error.data });
    throw error;
  }
}
