import * as z from 'zod';
import type { ChanceEntry } from './chance.ts';
import { GAME_IDS, type GameAction, type GameId, type Result, type Seat, type SetupOptions } from './game.ts';
import type { Json } from './json.ts';
import { RecordError } from './record-error.ts';

/** The version that is written; docs/record.md tells what each version holds. */
export const RECORD_VERSION = 1;

/** One action, with the random outcomes it called for; most call for none. */
export interface RecordStep {
  readonly seat: Seat;
  readonly action: GameAction;
  readonly chance: readonly ChanceEntry[];
}

/** A game as its set-up and its actions: the least from which every state can be folded. */
export interface StoredRecord {
  readonly version: typeof RECORD_VERSION;
  readonly game: GameId;
  readonly options: SetupOptions;
  /** 32 hexadecimal digits: where the outcomes came from. The outcomes stand in the record themselves. */
  readonly seed: string;
  /** Outcomes drawn at set-up, in order. */
  readonly chance: readonly ChanceEntry[];
  readonly steps: readonly RecordStep[];
}

export interface ExportedStep extends RecordStep {
  /** Facts after the step. */
  readonly facts: Json;
}

/** A record that a stranger can check move by move: the stored one, with the facts and the result. */
export interface ExportedRecord extends StoredRecord {
  /** Facts after set-up. */
  readonly facts: Json;
  readonly steps: readonly ExportedStep[];
  /** Null when the game was not played to its end. */
  readonly result: Result | null;
}

const json = z.custom<Json>((value) => value !== undefined);
const count = z.int().nonnegative();
const chance = z.array(
  z.union([
    z.strictObject({ what: z.string(), order: z.array(json) }),
    z.strictObject({ what: z.string(), outcome: json }),
  ]),
);
const step = z.strictObject({ seat: count, action: z.looseObject({ type: z.string() }), chance });
const stored = z.strictObject({
  version: z.literal(RECORD_VERSION),
  game: z.enum(GAME_IDS),
  options: z.strictObject({
    variant: z.string(),
    seats: count,
    startSeat: z.exactOptional(count),
    rules: z.exactOptional(z.record(z.string(), z.string())),
  }),
  seed: z.string().regex(/^[0-9a-f]{32}$/),
  chance,
  steps: z.array(step),
});
const exported = stored.extend({
  facts: json,
  steps: z.array(step.extend({ facts: json })),
  result: z.strictObject({ scores: z.array(z.number()), places: z.array(z.int().positive()) }).nullable(),
});

/**
 * Reads an exported record: JSON text, or what `JSON.parse` gave. Its shape is checked, not yet its truth.
 * @throws RecordError `notJson`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseRecord(source: unknown): ExportedRecord {
  return read(exported, source);
}

/**
 * Reads a stored record: JSON text, or what `JSON.parse` gave.
 * @throws RecordError `notJson`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseStoredRecord(source: unknown): StoredRecord {
  return read(stored, source);
}

const heading = z.looseObject({ version: z.number(), game: z.string() });

function read<T>(schema: z.ZodType<T>, source: unknown): T {
  const value = typeof source === 'string' ? parseJson(source) : source;
  const { version, game } = check(heading, value);
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
  const issue = parsed.error.issues[0];
  throw new RecordError('shape', { path: issue?.path.join('.') ?? '', problem: issue?.message ?? '' });
}
