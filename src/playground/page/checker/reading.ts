import { type Checked, type Fault, faultIn } from '../../../games/fairness.ts';
import { parseChecked } from '../../../games/fairness-form.ts';
import { RecordError } from '../../../games/record-error.ts';
import { hashed } from './sha256.ts';

/** What was found in a line of a file. */
export interface Finding {
  /** From 1. */
  readonly line: number;
  /** Null if it isn't the record of a game with fair shuffles. */
  readonly record: Checked | null;
  /** What's wrong with it, null for nothing: what it says isn't so, or isn't a record. */
  readonly wrong: Fault | RecordError | null;
}

/** What was found in a file, down to the first record that's wrong. */
export interface Report {
  /** Records that are true, and their outcomes. */
  readonly records: number;
  readonly outcomes: number;
  /** Where the file's records are, the last one being wrong if any is. */
  readonly places: readonly Place[];
  readonly wrong: Finding | null;
}

/** A record's line, in bytes from the file's beginning. */
interface Place {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

export const countOutcomes = ({ chance, steps }: Checked): number =>
  steps.reduce((sum, step) => sum + step.chance.length, chance.length);

/** Checks each line until one is wrong, as `scripts/fairness.py` does. */
export async function reportOn(file: Blob): Promise<Report> {
  const places: Place[] = [];
  let outcomes = 0;
  for await (const { bytes, ...place } of linesOf(file)) {
    const finding = findingIn(place.line, bytes);
    if (finding === null) continue;
    places.push(place);
    if (finding.wrong) return { records: places.length - 1, outcomes, places, wrong: finding };
    if (finding.record) outcomes += countOutcomes(finding.record);
  }
  return { records: places.length, outcomes, places, wrong: null };
}

/** What's found in one of the places of a report on the file. */
export async function findingAt(file: Blob, { line, from, to }: Place): Promise<Finding | null> {
  return findingIn(line, new Uint8Array(await file.slice(from, to).arrayBuffer()));
}

/** What's found in a line; null if it's blank. */
export function findingIn(line: number, bytes: Uint8Array): Finding | null {
  let record: Checked | null = null;
  try {
    const text = textOf(bytes);
    if (/^[ \t\r]*$/.test(text)) return null;
    record = parseChecked(text);
    return { line, record, wrong: hashed(faultIn(record)) };
  } catch (error) {
    if (error instanceof RecordError) return { line, record, wrong: error };
    throw error;
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RecordError('notJson');
  }
}

/** The longest line that a record may have, in bytes. */
const LONGEST = 64 * 1024 * 1024;
const LINE_FEED = 0x0a;

/** A file's lines, a few at a time, so that a large file doesn't have to fit into memory. */
async function* linesOf(file: Blob): AsyncGenerator<Place & { readonly bytes: Uint8Array }> {
  const reader = file.stream().getReader();
  let [line, from] = [1, 0];
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = () => {
    const taken = { line, from, to: from + length, bytes: joined(parts, length) };
    line += 1;
    from += length + 1;
    parts = [];
    length = 0;
    return taken;
  };
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    let rest: Uint8Array = read.value;
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
      parts.push(rest.subarray(0, end));
      length += end;
      yield take();
      rest = rest.subarray(end + 1);
    }
    parts.push(rest);
    length += rest.length;
    // What's so long can't be a record, and is refused as one that's broken off.
    if (length > LONGEST) break;
  }
  await reader.cancel();
  if (length > 0) yield take();
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
