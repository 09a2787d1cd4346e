import type { MessagePort } from 'node:worker_threads';
import { type ExportedRecord, verifyRecord } from '../games/record.ts';
import { RecordError } from '../games/record-error.ts';
import { parseRecord } from '../games/record-form.ts';
import { type Eyes, type LookBack, lookedInto, type Past } from '../table/look-back.ts';

/** What's found in a text that should be a record. Errors lose their class on their way between threads. */
export type Checked =
  | { readonly record: ExportedRecord }
  | {
      readonly fault: Pick<RecordError, 'code' | 'data'>;
      /** Whether the first of several lines is a record by itself. */
      readonly hasSeveral: boolean;
    };

/** What's seen of a game that's over; see `lookedInto`. */
export interface LookAsked {
  readonly past: Past;
  readonly at: number | 'all';
  readonly eyes: Eyes;
}

export type Looked =
  | { readonly moments: readonly LookBack[] }
  | { readonly fault: Pick<RecordError, 'code' | 'data'> };

/** Told once the thread has loaded and begins: only from then on its time runs. */
interface Beginning {
  readonly begun: MessagePort;
}

function begin({ begun }: Beginning): void {
  begun.postMessage(null);
  begun.close();
}

export function checkedInThread(asked: { readonly text: string } & Beginning): Checked {
  begin(asked);
  return checked(asked.text);
}

export function lookedInThread(asked: LookAsked & Beginning): Looked {
  begin(asked);
  return looked(asked);
}

/** Replays the game as far as it has to. */
export function looked({ past, at, eyes }: LookAsked): Looked {
  try {
    return { moments: lookedInto(past, at, eyes) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { fault: { code: error.code, data: error.data } };
  }
}

/** Replays the record move by move, and compares all that it says. */
export function checked(text: string): Checked {
  try {
    const record = parseRecord(text);
    verifyRecord(record);
    return { record };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { fault: { code: error.code, data: error.data }, hasSeveral: hasSeveral(text) };
  }
}

function hasSeveral(text: string): boolean {
  const [first, second] = text.split('\n', 2) as [string, string | undefined];
  if (second === undefined) return false;
  try {
    parseRecord(first);
    return true;
  } catch {
    return false;
  }
}
