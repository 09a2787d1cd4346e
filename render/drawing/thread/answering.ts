import { parentPort, workerData } from 'node:worker_threads';
import { type Call, Gate, type Reply } from './calls.ts';

/** Whatever draws passes through it, so that the thread isn't ended meanwhile. */
export const gate = new Gate(workerData as SharedArrayBuffer);

/** Does the jobs that `ThreadCalls` sends to this thread. */
export function answering<Job, Result>(run: (job: Job) => Result): void {
  const port = parentPort;
  if (port === null) throw new Error('this file must run in a worker thread');
  port.on('message', ({ id, job }: Call<Job>) => {
    let reply: Reply<Result>;
    try {
      reply = { id, result: gate.pass(() => run(job)) };
    } catch (error) {
      reply = { id, error: String(error) };
    }
    port.postMessage(reply);
  });
  gate.rest();
}
