import type { MessagePort } from 'node:worker_threads';
import type { StoredRecord } from '../games/record.ts';
import { type Analysis, analysing, usualEffort } from './analysis.ts';

/** What the thread is asked. */
export interface Asked {
  readonly record: StoredRecord;
  /** Gets the number of steps judged so far. */
  readonly progress: MessagePort;
}

export function analysed({ record, progress }: Asked): Analysis {
  const steps = analysing(record, usualEffort(record));
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      progress.close();
      return value;
    }
    progress.postMessage(value);
  }
}
