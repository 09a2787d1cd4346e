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
