import * as z from 'zod';
import { type ChanceEntry, ChanceMismatch, newSeed, RecordedChance, SeededChance } from './chance.ts';
import {
  type AnyGame,
  GAME_IDS,
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
import { firstDifference, isBranch, isDeeper, type Json, pathToProto, valueAt } from './json.ts';
import { games } from './registry.ts';

/** The version written today; docs/record.md says what each version holds. */
const RECORD_VERSION = 1;

/** One action, with the random outcomes it needed; most need none. */
export interface RecordStep {
  readonly seat: Seat;
  readonly action: GameAction;
  readonly chance: readonly ChanceEntry[];
}

/** A game's set-up and actions: the minimum from which every state can be rebuilt. */
export interface StoredRecord {
  readonly version: typeof RECORD_VERSION;
  readonly game: GameId;
  readonly options: SetupOptions;
  /** Where the outcomes came from, 32 lower-case hexadecimal digits. The record holds the outcomes themselves too. */
  readonly seed: string;
  /** Outcomes drawn at set-up, in order. */
  readonly chance: readonly ChanceEntry[];
  readonly steps: readonly RecordStep[];
}

export interface ExportedStep extends RecordStep {
  /** Facts after the step. */
  readonly facts: Json;
}

/** A stored record with its facts and result, so that anyone can check it move by move. */
export interface ExportedRecord extends StoredRecord {
  /** Facts after set-up. */
  readonly facts: Json;
  readonly steps: readonly ExportedStep[];
  /** Null when the game wasn't finished. */
  readonly result: Result | null;
}

/**
 * What can be wrong with a record. `step` is the step's index in `steps`, null for the set-up.
 * - `notJson`: the text isn't JSON
 * - `notRecord`: it isn't an object
 * - `tooDeep` {levels}: lists and objects are nested more than `levels` deep
 * - `noVersion`
 * - `unknownVersion` {version, known}
 * - `unknownGame` {game}
 * - `shape` {path, problem, expected}: a field is missing, unknown or of the wrong kind; see `FieldProblem` and `FieldKind`
 * - `setup` {code, data}: the game refuses the options
 * - `illegalStep` {step, code, data}: the rules refuse the action
 * - `chance` {step, problem, what, entry}: the outcome `what` is missing or impossible, or the record has one too many
 *   (`what` is null); `entry` is what the record has there, null if nothing. See `ChanceProblem`.
 * - `facts` {step, path, recorded, computed}: `path` is empty for the whole value, and a missing value is left out
 * - `result` {path, recorded, computed}: likewise
 */
const RECORD_ERROR_CODES = [
  'notJson',
  'notRecord',
  'tooDeep',
  'noVersion',
  'unknownVersion',
  'unknownGame',
  'shape',
  'setup',
  'illegalStep',
  'chance',
  'facts',
  'result',
] as const;

export type RecordErrorCode = (typeof RECORD_ERROR_CODES)[number];

/** `missing`: the record has no outcome of that name there, but another or none; `impossible`: it can't be this one. */
export type ChanceProblem = 'missing' | 'impossible' | 'surplus';

export type FieldProblem = 'missing' | 'surplus' | 'wrong';

/** What a field of a record must be. */
const FIELD_KINDS = [
  'anything',
  'list',
  'nothing',
  'number',
  'object',
  'objectOrNull',
  /** An object with `what` and either `order`, a list, or `outcome`. */
  'outcome',
  /** A whole number from 1. */
  'place',
  /** 32 lower-case hexadecimal digits. */
  'seed',
  'text',
  /** A whole number from 0. */
  'wholeNumber',
] as const;

export type FieldKind = (typeof FIELD_KINDS)[number];

export class RecordError extends Error {
  readonly code: RecordErrorCode;
  readonly data: { readonly [key: string]: Json };

  constructor(code: RecordErrorCode, data: { readonly [key: string]: Json } = {}) {
    super(`${code} ${JSON.stringify(data)}`);
    this.name = 'RecordError';
    this.code = code;
    this.data = data;
  }
}

/** @throws RecordError `unknownGame` */
export function gameOf(record: { readonly game: GameId }): AnyGame {
  const game = games.get(record.game);
  if (game === undefined) throw new RecordError('unknownGame', { game: record.game });
  return game;
}

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
export const truncateRecord = (record: StoredRecord, steps: number): StoredRecord => ({
  ...record,
  steps: record.steps.slice(0, steps),
});

const outcomesDrawn = (record: StoredRecord): number =>
  record.steps.reduce((sum, step) => sum + step.chance.length, record.chance.length);

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

/**
 * Replays a record and compares all its facts and its result, stopping at the first mismatch.
 * @returns the final state
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

/** A field's zod issue carries, as its message, the kind of value the field must have. */
const being = (kind: FieldKind) => ({ error: kind });

const json = z.custom<Json>((value) => value !== undefined, being('anything'));
const text = z.string(being('text'));
const count = z.int(being('wholeNumber')).nonnegative(being('wholeNumber'));

const place = z.int(being('place')).positive(being('place'));

const listOf = <T extends z.ZodType>(item: T) => z.array(item, being('list'));

const chance = listOf(
  z.union(
    [
      z.strictObject({ what: text, order: listOf(json) }, being('outcome')),
      z.strictObject({ what: text, outcome: json }, being('outcome')),
    ],
    being('outcome'),
  ),
);

const step = z.strictObject(
  { seat: count, action: z.looseObject({ type: text }, being('object')), chance },
  being('object'),
);

const options = z.strictObject(
  {
    variant: text,
    seats: count,
    startSeat: z.exactOptional(count),
    rules: z.exactOptional(z.record(z.string(), text, being('object'))),
  },
  being('object'),
);

/** The fields that decide which schema applies. */
const headerSchema = z.looseObject({ version: z.number(being('number')), game: text });
const storedSchema = z.strictObject({
  version: z.literal(RECORD_VERSION),
  game: z.enum(GAME_IDS),
  options,
  seed: text.regex(/^[0-9a-f]{32}$/, being('seed')),
  chance,
  steps: listOf(step),
});

const exportedSchema = storedSchema.extend({
  facts: json,
  steps: listOf(step.extend({ facts: json })),
  result: z
    .strictObject({ scores: listOf(z.number(being('number'))), places: listOf(place) }, being('objectOrNull'))
    .nullable(),
});

/**
 * Reads an exported record from JSON text or from what `JSON.parse` gave. Checks its shape, not its truth.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseRecord(source: unknown): ExportedRecord {
  return read(exportedSchema, source);
}

/**
 * Reads a stored record from JSON text or from what `JSON.parse` gave.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseStoredRecord(source: unknown): StoredRecord {
  return read(storedSchema, source);
}

/** Far more than any record needs, and far less than what overflows the stack. */
const MAX_LEVELS = 32;

function read<T>(schema: z.ZodType<T>, source: unknown): T {
  const value = typeof source === 'string' ? parseJson(source) : source;
  if (!isBranch(value) || Array.isArray(value)) throw new RecordError('notRecord');
  if (isDeeper(value, MAX_LEVELS)) throw new RecordError('tooDeep', { levels: MAX_LEVELS });
  // zod silently drops this key from objects with free keys.
  const proto = pathToProto(value);
  if (proto !== null) throw surplusAt(proto);
  if (valueAt(value, ['version']) === undefined) throw new RecordError('noVersion');
  const { version, game } = check(headerSchema, value);
  if (version !== RECORD_VERSION)
    throw new RecordError('unknownVersion', { version, known: [RECORD_VERSION] });
  if (!(GAME_IDS as readonly string[]).includes(game)) throw new RecordError('unknownGame', { game });
  return check(schema, value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordError('notJson');
  }
}

function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0] as z.core.$ZodIssue;
  if (issue.code === 'unrecognized_keys') throw surplusAt([...issue.path, issue.keys[0] as string]);
  const problem: FieldProblem = valueAt(value, issue.path) === undefined ? 'missing' : 'wrong';
  throw new RecordError('shape', { path: issue.path.join('.'), problem, expected: issue.message });
}

const surplusAt = (path: readonly PropertyKey[]): RecordError =>
  new RecordError('shape', { path: path.join('.'), problem: 'surplus', expected: 'nothing' });
