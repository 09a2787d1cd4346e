import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { RecordStep, StoredRecord } from '../../games/record.ts';
import { parseStoredRecord } from '../../games/record-form.ts';
import type { CollectionOptions, Form } from '../../store/collection.ts';
import type { ReadParts } from '../../store/envelope.ts';
import {
  duties,
  type HandledRequest,
  noted,
  type Play,
  type Snapshots,
  snapshots,
  type TableDocument,
  tableFacts,
} from '../document.ts';
import { TABLE_KIND } from '../failures.ts';
import { restored, type StoredPlay } from '../play.ts';
import { channelPointers, listOwner, tableEntries } from './lists.ts';

/** The number of steps of a record that are stored together. */
const PAGE = 8;

/**
 * The parts of a table: its handled requests, its record's set-up, its states of some steps ago, the newest steps with
 * the present states, and why computers moved. Pages of the record are numbered from 1.
 */
const [REQUESTS, START, KEPT, NOW, REASONS] = ['requests', 'start', 'kept', 'now', 'reasons'] as const;

const result = z.strictObject({ scores: z.array(z.number()), places: z.array(z.number()) }).nullable();

/** A table as it's stored under its own key: what changes when its channel is told. */
const head = z.strictObject({
  ...tableFacts.shape,
  ...duties.shape,
  play: z
    .strictObject({
      ...noted.omit({ reasons: true }).shape,
      result,
      /** Length of the record. */
      steps: z.int().nonnegative(),
      /** The whole record, once the table is archived. */
      record: z.exactOptional(z.unknown()),
    })
    .nullable(),
});

/** Base64 of the head's JSON, deflated. */
const packedHead = z.strictObject({ packed: z.string() });

export const packed = (text: string): z.infer<typeof packedHead> => ({
  packed: deflateRawSync(text, { level: 9 }).toString('base64'),
});

/** Null if the data aren't packed. @throws if they can't be unpacked */
export function unpacked(data: unknown): string | null {
  const found = packedHead.safeParse(data);
  return found.success ? inflateRawSync(Buffer.from(found.data.packed, 'base64')).toString() : null;
}

const partOf = (tableId: string, name: string | number): string => `play:${tableId}/${name}`;

/** Texts of objects that never change, so that each is made once. */
const texts = new WeakMap<object, string>();
function textOf<T extends object>(part: T, write: (part: T) => string = JSON.stringify): string {
  const text = texts.get(part) ?? write(part);
  texts.set(part, text);
  return text;
}

/** A page of a record, the same object each time; by its last step. */
const pages = new WeakMap<RecordStep, readonly RecordStep[]>();
function pageOf({ steps }: StoredRecord, page: number): readonly RecordStep[] {
  const last = steps[page * PAGE - 1]!;
  const known = pages.get(last);
  const made = steps.slice((page - 1) * PAGE, page * PAGE);
  if (known?.every((step, at) => step === made[at])) return known;
  pages.set(last, made);
  return made;
}

/** The table's key, its parts, and its lines in lists. */
function formOf(table: TableDocument): Form {
  const { requests, play, ...rest } = table;
  const lines = { entries: tableEntries(table), pointers: channelPointers(table) };
  const parts = new Map<string, string>();
  const add = (name: string | number, text: string) => parts.set(partOf(table.id, name), text);
  if (!table.archived) add(REQUESTS, textOf(requests, packedRequests));
  if (!play) return { data: { ...rest, play }, parts, ...lines };
  const { record, undone, told, reasons, result, kept } = play;
  const known = { undone, told, result, steps: record.steps.length };
  if (table.archived) {
    const whole = JSON.stringify({ ...rest, play: { ...known, record } });
    return { data: packed(whole), ...lines };
  }
  const { steps: _steps, ...start } = record;
  add(
    START,
    textOf(record.chance, () => JSON.stringify(start)),
  );
  add(KEPT, textOf(kept));
  add(
    NOW,
    textOf(play.now, () => packedNow(play)),
  );
  add(REASONS, textOf(reasons));
  for (let page = 1; page <= pagesIn(known.steps); page++) add(page, textOf(pageOf(record, page)));
  return { data: { ...rest, play: known }, parts, ...lines };
}

/** @throws if it isn't what `formOf` makes */
async function tableFrom(data: unknown, read: ReadParts): Promise<TableDocument> {
  const { play, ...table } = head.parse(data);
  const names = play ? [REQUESTS, START, KEPT, NOW, REASONS, ...pageNames(play.steps)] : [REQUESTS];
  const parts = table.archived ? [] : await read(names.map((name) => partOf(table.id, name)));
  const [packedOnes = '', ...ofPlay] = parts;
  const requests = unpackedRequests(packedOnes);
  if (!table.archived) texts.set(requests, packedOnes);
  return { ...table, requests, play: play && restoredFrom(play, ofPlay) };
}

/** The play, whose parts keep their texts, so that a change of what was just read writes none of the others again. */
function restoredFrom(stored: HeadPlay, parts: readonly (string | undefined)[]): Play {
  const known = storedPlay(stored, parts);
  const play = restored(known);
  const [start, , now, reasons, ...full] = parts;
  const keep = (part: object, text: string | undefined) => text !== undefined && texts.set(part, text);
  keep(play.record.chance, start);
  keep(play.reasons, reasons);
  // The present states are deflated with the kept ones for a dictionary.
  if (play.kept === known.kept) keep(play.now, now);
  for (const [at, text] of full.entries()) keep(pageOf(play.record, at + 1), text);
  return play;
}

const pagesIn = (steps: number): number => Math.floor(steps / PAGE);
const pageNames = (steps: number): number[] => Array.from({ length: pagesIn(steps) }, (_, at) => at + 1);

type HeadPlay = NonNullable<z.infer<typeof head>['play']>;

/** @throws if a part is missing or doesn't fit */
function storedPlay(
  { record: whole, steps, ...known }: HeadPlay,
  [start = '', kept = '', now = '', reasons = '', ...full]: readonly (string | undefined)[],
): StoredPlay {
  if (whole !== undefined)
    return { ...known, reasons: [], record: parseStoredRecord(whole), kept: null, states: () => null };
  const { tail, states } = nowPart.parse(JSON.parse(now));
  const pages = full.map((text): unknown => JSON.parse(text ?? ''));
  const record = parseStoredRecord({ ...JSON.parse(start), steps: [...pages.flat(), ...tail] });
  if (record.steps.length !== steps) throw new Error('a page is missing');
  const why = noted.shape.reasons.parse(JSON.parse(reasons));
  return { ...known, reasons: why, record, kept: keptFrom(kept), states: () => unpackedStates(states, kept) };
}

const nowPart = z.strictObject({
  /** The steps that fill no page yet. */
  tail: z.array(z.unknown()),
  /** The present states: base64 of their JSON, deflated with the kept ones for a dictionary, so that only changes count. */
  states: z.string(),
});

function packedNow({ record, stateVersion, now, shared, turnStart, recent, kept }: Play): string {
  const text = JSON.stringify({ stateVersion, now, shared, turnStart, recent });
  const states = deflateRawSync(text, { dictionary: Buffer.from(textOf(kept)) }).toString('base64');
  return JSON.stringify({ tail: record.steps.slice(pagesIn(record.steps.length) * PAGE), states });
}

/** Null if they aren't states. What they're like in the game is only looked at if they're needed. */
function keptFrom(text: string): Snapshots | null {
  try {
    const kept = JSON.parse(text) as Snapshots;
    texts.set(kept, text);
    return kept;
  } catch {
    return null;
  }
}

/** Null if they can't be read: then the record alone counts. */
function unpackedStates(packed: string, kept: string): Snapshots | null {
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64'), { dictionary: Buffer.from(kept) });
    return snapshots.parse(JSON.parse(text.toString()));
  } catch {
    return null;
  }
}

const MINUTE = 60_000;
/** Marks a time, and an ID that isn't a number. */
const [AT, OTHER] = ['@', '='];

/**
 * The requests in few characters, in the same order: numbers to the base of 36, each less the one before, and before
 * those of the same minute its number. A request is kept for up to a minute longer than it was noted.
 */
function packedRequests(requests: readonly HandledRequest[]): string {
  let minute = Number.NaN;
  let before = 0n;
  return requests
    .flatMap(({ id, at }) => {
      const marks = Math.ceil(at / MINUTE) === minute ? [] : [AT + Math.ceil(at / MINUTE).toString(36)];
      minute = Math.ceil(at / MINUTE);
      if (!/^[1-9]\d{0,18}$/.test(id)) return [...marks, OTHER + encodeURIComponent(id)];
      const less = BigInt(id) - before;
      before = BigInt(id);
      return [...marks, less.toString(36)];
    })
    .join(' ');
}

function unpackedRequests(text: string): HandledRequest[] {
  let at = 0;
  let before = 0n;
  return text.split(' ').flatMap((word) => {
    if (word === '') return [];
    if (word.startsWith(AT)) {
      at = Number.parseInt(word.slice(1), 36) * MINUTE;
      return [];
    }
    if (word.startsWith(OTHER)) return [{ id: decodeURIComponent(word.slice(1)), at }];
    before += numberFrom(word);
    return [{ id: before.toString(), at }];
  });
}

function numberFrom(word: string): bigint {
  if (word.startsWith('-')) return -numberFrom(word.slice(1));
  return [...word].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}

/** Tables by ID. A change to `TableDocument` needs a new version here, with a migration from the old one. */
export const tableCollection: CollectionOptions<TableDocument> = {
  kind: TABLE_KIND,
  version: 1,
  unpack: (data) => JSON.parse(unpacked(data) ?? 'null') ?? data,
  migrations: {},
  parse: tableFrom,
  form: formOf,
  ownerOf: listOwner,
  cached: 256,
};

/** The key of a table that was set aside because it couldn't be read. */
export const asideKey = (tableId: string): string => `aside:${tableId}`;
