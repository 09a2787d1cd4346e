import type { MessagePort } from 'node:worker_threads';
import { type ExportedRecord, verifyRecord } from '../games/record.ts';
import { RecordError } from '../games/record-error.ts';
import { parseRecord } from '../games/record-form.ts';

/** What's found in a text that should be a record. Errors lose their class on their way between threads. */
export type Checked =
  | { readonly record: ExportedRecord }
  | {
      readonly fault: Pick<RecordError, 'code' | 'data'>;
      /** Whether the first of several lines is a record by itself. */
      readonly hasSeveral: boolean;
    };

/** What the thread is asked. */
export interface CheckAsked {
  readonly text: string;
  /** Told once the thread has loaded and begins: only from then on its time runs. */
  readonly begun: MessagePort;
}

export function checkedInThread({ text, begun }: CheckAsked): Checked {
  begun.postMessage(null);
  begun.close();
  return checked(text);
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
