import * as z from 'zod';
import {
  being,
  boundedArray,
  count,
  FAIR,
  fitForm,
  hex,
  json,
  LONGEST,
  MOST_SEATS,
  options,
  outcomeForms,
  parseRecordTree,
  place,
  textForm,
} from './fairness-form.ts';
import { GAME_IDS, type GameId, type Longest } from './game.ts';
import { type ExportedRecord, recordGame, type StoredRecord } from './record.ts';
import { RecordError } from './record-error.ts';

/** Where each version's outcomes came from. */
const SOURCES = { 1: { version: z.literal(1), seed: hex(32, 'seed') }, 2: FAIR };

type Version = keyof typeof SOURCES;
const VERSIONS: readonly number[] = [1, 2] satisfies Version[];

/** The fields that decide which schema applies. */
const headerSchema = z.looseObject({ version: z.number(being('number')), game: textForm });

const formsOf = (version: Version, longest: Longest) => {
  const { [version]: chance } = outcomeForms(longest);
  const step = z.strictObject(
    { seat: count, action: z.looseObject({ type: textForm }, being('object')), chance },
    being('object'),
  );
  const record = z.strictObject({
    ...SOURCES[version],
    game: z.enum(GAME_IDS),
    options,
    chance,
    steps: boundedArray(step, longest.steps),
  });
  return { step, record };
};

const result = z
  .strictObject(
    { scores: boundedArray(z.number(being('number')), MOST_SEATS), places: boundedArray(place, MOST_SEATS) },
    being('objectOrNull'),
  )
  .nullable();

const storedFor = (version: Version): z.ZodType<StoredRecord> => formsOf(version, LONGEST).record;

const exportedFor = (version: Version, longest: Longest): z.ZodType<ExportedRecord> => {
  const { step, record } = formsOf(version, longest);
  return record.extend({
    facts: json,
    steps: boundedArray(step.extend({ facts: json }), longest.steps),
    result,
  });
};
const STORED = { 1: storedFor(1), 2: storedFor(2) };
/** By version, then by what a game says of its lists. */
const exported = {
  1: new WeakMap<Longest, z.ZodType<ExportedRecord>>(),
  2: new WeakMap<Longest, z.ZodType<ExportedRecord>>(),
};

/** A game's lists are no longer than its rules say. */
function exportedBy(version: Version, game: GameId): z.ZodType<ExportedRecord> {
  const { longest } = recordGame({ game });
  const form = exported[version].get(longest) ?? exportedFor(version, longest);
  exported[version].set(longest, form);
  return form;
}

/**
 * Reads an exported record from JSON text or from what `JSON.parse` gave. Checks its shape, not its truth.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseRecord(source: unknown): ExportedRecord {
  return read(exportedBy, source);
}

/**
 * Reads a stored record from JSON text or from what `JSON.parse` gave.
 * @throws RecordError `notJson`, `notRecord`, `tooDeep`, `noVersion`, `unknownVersion`, `unknownGame`, `shape`
 */
export function parseStoredRecord(source: unknown): StoredRecord {
  return read((version) => STORED[version], source);
}

function read<T>(formOf: (version: Version, game: GameId) => z.ZodType<T>, source: unknown): T {
  const tree = parseRecordTree(source);
  const { version, game } = fitForm(headerSchema, tree);
  if (!VERSIONS.includes(version)) throw new RecordError('unknownVersion', { version, known: VERSIONS });
  if (!(GAME_IDS as readonly string[]).includes(game)) throw new RecordError('unknownGame', { game });
  return fitForm(formOf(version as Version, game as GameId), tree);
}
