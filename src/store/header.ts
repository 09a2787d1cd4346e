import { randomBytes } from 'node:crypto';
import { time } from '../base/steady-time.ts';
import { StoreCorrupt, type Version } from './errors.ts';

/**
 * A stored value consists of a line of JSON, a line feed, and the text. The line is unique to each write, so it
 * serves as the version:
 *
 *     {"stamp":"q3Yd0m2LxA-17"}
 *     {"version":2,"data":{...}}
 *
 * With `"gone":1700000000000`, the key reads as absent since then, in ms since 1970.
 */
const HEADER = /^\{"stamp":"[\w-]+"(?:,"gone":(\d+))?\}\n/;
/** More characters than a header has. */
export const LONGEST_HEADER = 80;

export interface Held {
  readonly text: string;
  readonly version: Version;
  /** Since when it reads as absent, in ms since 1970; null if it has a text. */
  readonly gone: number | null;
}

export interface Stamped {
  readonly value: string;
  readonly version: Version;
}

const writer = randomBytes(8).toString('base64url');
let stamps = 0;

/** The text under a new, unique header; null makes a key that reads as absent. */
export function stamp(text: string | null): Stamped {
  const header = { stamp: `${writer}-${++stamps}`, ...(text === null && { gone: time.now() }) };
  const version = `${JSON.stringify(header)}\n`;
  return { value: version + (text ?? ''), version };
}

/** @throws StoreCorrupt without a header */
export function parse(key: string, value: string): Held {
  const found = HEADER.exec(value);
  if (!found) throw new StoreCorrupt(key, 'noHeader');
  const [version, gone] = found;
  return { text: value.slice(version.length), version, gone: gone === undefined ? null : Number(gone) };
}
