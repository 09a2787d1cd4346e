import * as z from 'zod';
import {
  being,
  count,
  FAIR,
  fitted,
  hex,
  json,
  listOf,
  MOST_SEATS,
  MOST_STEPS,
  OUTCOMES,
  options,
  place,
  text,
  treeOf,
} from './fairness-form.ts';
import { GAME_IDS } from './game.ts';
import type { ExportedRecord, StoredRecord } from './record.ts';
import { RecordError } from './record-error.ts';

/** Where each version's outcomes came from. */
const SOURCES = { 1: { version: z.literal(1), seed: hex(32, 'seed') }, 2: FAIR };

type Version = keyof typeof SOURCES;
const VERSIONS: readonly number[] = [1, 2] satisfies Version[];

/** The fields that decide which schema applies. */
const headerSchema = z.looseObject({ version: z.number(being('number')), game: text });

const stepFor = (version: Version) =>
  z.strictObject(
    { seat: count, action: z.looseObject({ type: text }, being('object')), chance: OUTCOMES[version] },
    being('object'),
  );

const storedFor = <V extends Version>(version: V) =>
  z.strictObject({
    ...(SOURCES[version] as (typeof SOURCES)[V]),
    game: z.enum(GAME_IDS),
    options,
    chance: OUTCOMES[version],
    steps: listOf(stepFor(version), MOST_STEPS),
  });

const result = z
  .strictObject(
    { scores: listOf(z.number(being('number')), MOST_SEATS), places: listOf(place, MOST_SEATS) },
    being('objectOrNull'),
  )
  .nullable();

const exportedFor = <V extends Version>(version: V) =>
  storedFor(version).extend({
    facts: json,
    steps: listOf(stepFor(version).extend({ facts: json }), MOST_STEPS),
    result,
  });

/** A schema for each version. */
type Schemas<T> = Readonly<Record<Version, z.ZodType<T>>>;
const STORED: Schemas<StoredRecord> = { 1: storedFor(1), 2: storedFor(2) };
const EXPORTED: Schemas<ExportedRecord> = { 1: exportedFor(1), 2: exportedFor(2) };

/**
 * Reads an exported record from JSON text or from what `JSON.parse` gave. Checks its shape, not its truth.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseRecord(source: unknown): ExportedRecord {
  return read(EXPORTED, source);
}

/**
 * Reads a stored record from JSON text or from what `JSON.parse` gave.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseStoredRecord(source: unknown): StoredRecord {
  return read(STORED, source);
}

function read<T>(schemas: Schemas<T>, source: unknown): T {
  const tree = treeOf(source);
  const { version, game } = fitted(headerSchema, tree);
  if (!VERSIONS.includes(version)) throw new RecordError('unknownVersion', { version, known: VERSIONS });
  if (!(GAME_IDS as readonly string[]).includes(game)) throw new RecordError('unknownGame', { game });
  return fitted(schemas[version as Version], tree);
}
