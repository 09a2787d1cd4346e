import { MAX_CUSTOM_ID } from '../answers/limits.ts';
/** What a button or menu does, as encoded in its custom ID. */
export interface Press {
  /** Null if the control doesn't belong to a table (pages of a list or of help). */
  readonly tableId: string | null;
  /**
   * When the control was made: the table's `shown` in public messages, its `revision` in private ones; 0 without a
   * table.
   */
  readonly revision: number;
  readonly verb: Verb;
  readonly args: readonly string[];
}

export const VERBS = [
  'join',
  'leave',
  'add',
  'start',
  'hand',
  'text',
  'pick',
  'menu',
  'set',
  'quick',
  'more',
  'undo',
  'resign',
  'close',
  'aside',
  'again',
  'seen',
  'options',
  'setting',
  'come',
  'depart',
  'take',
  'back',
  'vacate',
  'watch',
  'reveal',
  'games',
  'help',
  'sit',
  'me',
  'server',
  'learn',
  'rules',
  'now',
  'hint',
] as const;
export type Verb = (typeof VERBS)[number];

/** Bumped when the meaning of an ID changes. Controls of other versions get an answer but do nothing. */
const VERSION = '1';
const NO_TABLE = '-';

const escaped: Readonly<Record<string, string>> = { '%': '%0', '|': '%1', '/': '%2', '': '%3' };
const plain: Readonly<Record<string, string>> = { '%0': '%', '%1': '|', '%2': '/', '%3': '' };

const pack = (part: string): string =>
  part === '' ? escaped['']! : part.replace(/[%|/]/g, (c) => escaped[c]!);
const unpack = (part: string): string => part.replace(/%[0-3]/g, (c) => plain[c]!);

/** `version|table|revision|verb|args`, with args separated by slashes; at most 100 characters. */
export function encodePress(press: Press): string {
  const id = [
    VERSION,
    press.tableId ?? NO_TABLE,
    String(press.revision),
    press.verb,
    press.args.map(pack).join('/'),
  ].join('|');
  if (id.length > MAX_CUSTOM_ID) throw new RangeError(`custom id of ${id.length} characters: ${id}`);
  return id;
}

/** Null if the ID is malformed or of another version. */
export function decodePress(id: string): Press | null {
  const parts = id.split('|');
  if (parts.length !== 5 || parts[0] !== VERSION) return null;
  const [, tableId, revision, verb, args] = parts as [string, string, string, string, string];
  if (!/^\d{1,9}$/.test(revision) || !/^[\w-]+$/.test(tableId) || !isVerb(verb)) return null;
  return {
    tableId: tableId === NO_TABLE ? null : tableId,
    revision: Number(revision),
    verb,
    args: args === '' ? [] : args.split('/').map(unpack),
  };
}

const isVerb = (text: string): text is Verb => (VERBS as readonly string[]).includes(text);
