import { randomBytes } from 'node:crypto';
import { StoreCorrupt, type Version } from './errors.ts';

/**
 * A stored value consists of a line of JSON, a line feed, and the text. The line is unique to each write, so it
 * serves as the version:
 *
 *     {"stamp":"q3Yd0m2LxA-17","fence":12}
 *     {"version":2,"data":{...}}
 *
 * With `"gone":true` the key reads as absent.
 */
const HEADER = /^\{"stamp":"[\w-]+","fence":(\d+)(,"gone":true)?\}\n/;

export interface Held {
  readonly text: string;
  readonly version: Version;
  /** The fence at the time of the write. */
  readonly fence: number;
  /** Reads as absent. */
  readonly gone: boolean;
}

export interface Stamped {
  readonly value: string;
  readonly version: Version;
}

const writer = randomBytes(8).toString('base64url');
let stamps = 0;

/** The text under a new, unique header; null makes a key that reads as absent. */
export function stamp(text: string | null, fence: number): Stamped {
  const header = { stamp: `${writer}-${++stamps}`, fence, ...(text === null && { gone: true }) };
  const version = `${JSON.stringify(header)}\n`;
  return { value: version + (text ?? ''), version };
}

/** @throws StoreCorrupt without a header */
export function parse(key: string, value: string): Held {
  const found = HEADER.exec(value);
  if (!found) throw new StoreCorrupt(key, 'noHeader');
  const [version, fence, gone] = found;
  return { text: value.slice(version.length), version, fence: Number(fence), gone: gone !== undefined };
}
