import { randomBytes } from 'node:crypto';
import type { Expected } from './adapter.ts';
import { ABSENT, type Version } from './store.ts';

/**
 * A stored value is a first line of JSON, a line feed, and the text. The line is different for each write,
 * so it names the version:
 *
 *     {"stamp":"q3Yd0m2LxA-17","fence":12}
 *     {"version":2,"data":{...}}
 *
 * With `"gone":true` the key reads as absent. Values of before there were headers have none, and are their
 * own version.
 */
const HEADER = /^\{"stamp":"[\w-]+","fence":(\d+)(,"gone":true)?\}\n/;
/** Set before a text without a header to make its version. */
const WHOLE = 'text:';

export interface Held {
  readonly text: string;
  readonly version: Version;
  /** The fence it was written under; 0 without one. */
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

/** The text, or null for a key that reads as absent, under a header that was never used before. */
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
