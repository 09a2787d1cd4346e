import { type TransferListItem, Worker } from 'node:worker_threads';
import { forget, newGate } from './gate.ts';

/** One job for a thread. */
export interface Call<Job> {
  readonly id: number;
  readonly job: Job;
}

export type Reply<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: string };

/** The thread ended before it had done the job. */
export class ThreadLost extends Error {
  constructor(cause: unknown) {
    super('a drawing thread has ended', { cause });
    this.name = 'ThreadLost';
  }
}

interface Pending<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** Jobs for one worker thread, which does them in order. It never keeps the process alive. */
export class ThreadCalls<Job, Result> {
  readonly #thread: URL;
  readonly #pending = new Map<number, Pending<Result>>();
  #worker: Worker | null = null;
  #nextId = 0;

  /** `thread` is the module that it runs. */
  constructor(thread: URL) {
    this.#thread = thread;
  }

  /** Starts the thread unless it runs. @returns whether it's a new one */
  start(): boolean {
    if (this.#worker) return false;
    const gate = newGate();
    const worker = new Worker(this.#thread, { execArgv: [], workerData: gate.memory });
    worker.on('message', (reply: Reply<Result>) => this.#settle(worker, reply));
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', (code) => {
      forget(gate);
      this.#lose(worker, new Error(`it stopped with code ${code}`));
    });
    worker.unref();
    this.#worker = worker;
    return true;
  }

  /**
   * The job's result, from a new thread if there's none. What's transferred can't be used afterwards.
   * @throws ThreadLost, or an error with the message of the thread's
   */
  ask(job: Job, transferred: readonly TransferListItem[] = []): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.start();
      const call: Call<Job> = { id: this.#nextId++, job };
      this.#pending.set(call.id, { resolve, reject });
      this.#worker!.ref();
      this.#worker!.postMessage(call, transferred);
    });
  }

  #settle(worker: Worker, reply: Reply<Result>): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0) worker.unref();
    if ('result' in reply) pending?.resolve(reply.result);
    else pending?.reject(new Error(reply.error));
  }

  #lose(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#pending.values()) reject(new ThreadLost(cause));
    this.#pending.clear();
  }
}

/** A PNG from a thread as a buffer. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
