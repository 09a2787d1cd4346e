import type { MessagePort } from 'node:worker_threads';
import type { StoredRecord } from '../games/record.ts';
import { RecordError } from '../games/record-error.ts';
import { type Analysis, analysing, usualEffort } from './analysis.ts';

/** What the thread is asked. */
export interface Asked {
  readonly record: StoredRecord;
  /** Gets the number of steps judged so far. */
  readonly progress: MessagePort;
}

/** What it answers. Errors lose their class on their way between threads. */
export type Answered =
  | { readonly analysis: Analysis }
  | { readonly fault: Pick<RecordError, 'code' | 'data'> };

export function analysed({ record, progress }: Asked): Answered {
  try {
    return { analysis: told(record, progress) };
  } catch (error) {
    if (error instanceof RecordError) return { fault: { code: error.code, data: error.data } };
    throw error;
  } finally {
    progress.close();
  }
}

function told(record: StoredRecord, progress: MessagePort): Analysis {
  const steps = analysing(record, usualEffort(record));
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    progress.postMessage(value);
  }
}
