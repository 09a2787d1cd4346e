import { hash } from 'node:crypto';
import { type ChanceEntry, ChanceMismatch, RecordedChance } from './chance.ts';
import { FairChance, hashBeginning, hashed, hashOpening } from './fair-chance.ts';
import { type Fairness, faultIn, type Sealed } from './fairness.ts';
import {
  type AnyGame,
  type GameAction,
  type GameEvent,
  type GameId,
  type GameState,
  IllegalAction,
  type Result,
  type Seat,
  type SetupOptions,
  type Step,
} from './game.ts';
import { firstDifference, type Json } from './json.ts';
import { type ChanceProblem, RecordError } from './record-error.ts';
import { games } from './registry.ts';
import { newSeed, SeededChance } from './seeded-chance.ts';

/** One action, with the random outcomes it needed; most need none. */
export interface RecordStep {
  readonly seat: Seat;
  readonly action: GameAction;
  readonly chance: readonly ChanceEntry[];
}

/** Where a record's outcomes came from, by its version; docs/record.md says what each holds. */
export type Source =
  | {
      readonly version: 1;
      /** 32 lower-case hexadecimal digits, for information: the record holds the outcomes themselves too. */
      readonly seed: string;
    }
  | { readonly version: 2; readonly fairness: Fairness };

interface Course<EachStep> {
  readonly game: GameId;
  readonly options: SetupOptions;
  /** Outcomes drawn at set-up, in order. */
  readonly chance: readonly ChanceEntry[];
  readonly steps: readonly EachStep[];
}

/** A game's set-up and actions: the minimum from which every state can be rebuilt. */
export type StoredRecord = Source & Course<RecordStep>;

export interface ExportedStep extends RecordStep {
  /** Facts after the step. */
  readonly facts: Json;
}

/** A stored record with its facts and result, so that anyone can check it move by move. */
export type ExportedRecord = Source &
  Course<ExportedStep> & {
    /** Facts after set-up. */
    readonly facts: Json;
    /** Null when the game wasn't finished. */
    readonly result: Result | null;
  };

/** @throws RecordError `unknownGame` */
export function recordGame(record: { readonly game: GameId }): AnyGame {
  const game = games.get(record.game);
  if (game === undefined) throw new RecordError('unknownGame', { game: record.game });
  return game;
}

/**
 * Sets up a game and starts its record.
 * @param from what's drawn from: a table's sealed seed and its players' words, or any text, which isn't checked
 * @throws IllegalAction as `Game.setup` does; RecordError `unknownGame`
 */
export function startRecord(
  game: GameId,
  options: SetupOptions,
  from: string | Sealed = newSeed(),
): { readonly record: StoredRecord; readonly state: GameState } {
  const begun = { ...sourceOf(game, options, from), game, options, chance: [], steps: [] };
  const chance = chanceOf(begun);
  const state = recordGame(begun).setup(options, chance);
  return { record: { ...begun, chance: chance.drawn }, state };
}

function sourceOf(game: GameId, options: SetupOptions, from: string | Sealed): Source {
  if (typeof from === 'string') return { version: 1, seed: from };
  const commitment = hashOpening({ ...from, game, variant: options.variant });
  const fairness = { ...from, commitment, start: hashBeginning({ ...from, commitment, options }) };
  return { version: 2, fairness };
}

/** What draws the record's next outcomes. */
function chanceOf(record: StoredRecord): SeededChance | FairChance {
  const first = record.steps.reduce((sum, step) => sum + step.chance.length, record.chance.length);
  return record.version === 1
    ? new SeededChance(record.seed, first)
    : new FairChance(record.fairness, record.options, first);
}

/** What computer players draw lots from. No outcome of a fair game follows from it. */
export const lotSeed = (record: StoredRecord): string =>
  record.version === 1 ? record.seed : hash('sha256', `${record.fairness.seed}:lots`);

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
  const chance = chanceOf(record);
  const step = recordGame(record).play(state, seat, action, chance);
  const steps = [...record.steps, { seat, action, chance: chance.drawn }];
  return { ...step, record: { ...record, steps } };
}

/** The record cut off after its first `steps` steps, for undo. */
export const truncateRecord = (record: StoredRecord, steps: number): StoredRecord => ({
  ...record,
  steps: record.steps.slice(0, steps),
});

/** One stage of a replay. */
interface Folded extends Step<GameState, GameEvent> {
  /** Index of the step; null for the set-up. */
  readonly index: number | null;
}

/**
 * The states of a record in order: after set-up, then after each step.
 * @throws RecordError `setup`, `illegalStep`, `chance`, with the index of the step
 */
export function* foldRecord(record: StoredRecord): Generator<Folded, void> {
  const game = recordGame(record);
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

/**
 * Replays a record and compares all its facts and its result, stopping at the first mismatch. What was drawn
 * fairly is drawn again first.
 * @returns the final state
 * @throws RecordError `fairness`, `setup`, `illegalStep`, `chance`, `facts`, each with the index of its step
 *   (null for the set-up), and `result`
 */
export function verifyRecord(record: ExportedRecord): GameState {
  const game = recordGame(record);
  const fault = record.version === 1 ? null : hashed(faultIn(record));
  if (fault !== null) throw new RecordError('fairness', { ...fault });
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

/**
 * The full record, with the facts after each step and the result.
 * @throws RecordError as `foldRecord` does
 */
export function exportRecord(record: StoredRecord): ExportedRecord {
  const game = recordGame(record);
  const folded = [...foldRecord(record)];
  const facts = folded.map(({ state }) => game.facts(state));
  return {
    ...(record.version === 1
      ? { version: record.version, game: record.game, options: record.options, seed: record.seed }
      : { version: record.version, game: record.game, options: record.options, fairness: record.fairness }),
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
