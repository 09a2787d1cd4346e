import { randomBytes } from 'node:crypto';
import type { Expected } from './adapter.ts';
import { ABSENT, type Version } from './store.ts';

/**
 * A stored value consists of a line of JSON, a line feed, and the text. The line is unique to each write, so it
 * serves as the version:
 *
 *     {"stamp":"q3Yd0m2LxA-17","fence":12}
 *     {"version":2,"data":{...}}
 *
 * With `"gone":true` the key reads as absent. Values written before headers existed don't have one, and are their
 * own version.
 */
const HEADER = /^\{"stamp":"[\w-]+","fence":(\d+)(,"gone":true)?\}\n/;
/** Prefix for the version of a text without a header. */
const WHOLE = 'text:';

export interface Held {
  readonly text: string;
  readonly version: Version;
  /** The fence at the time of the write; 0 without one. */
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

export function parse(value: string): Held {
  const found = HEADER.exec(value);
  if (!found) return { text: value, version: WHOLE + value, fence: 0, gone: false };
  const [version, fence, gone] = found;
  return { text: value.slice(version.length), version, fence: Number(fence), gone: gone !== undefined };
}

export function expected(version: Version): Expected {
  if (version === ABSENT) return { by: 'absence' };
  if (version.startsWith(WHOLE)) return { by: 'whole', text: version.slice(WHOLE.length) };
  return { by: 'head', text: version };
}
