import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { type TransferListItem, Worker } from 'node:worker_threads';

/** Places in the shared memory: whether a job runs, and whether none may start any more. */
const BUSY = 0;
const CLOSED = 1;

/** The thread's space for new objects, in MB. Its canvases and pixels lie elsewhere, so a larger one is no faster. */
const YOUNG = 4;

/** How long the process waits for jobs when it ends, in ms: far more than a picture takes, unless the machine is busy. */
const PATIENCE = 10_000;

/** Between a thread and its process: ending a thread in the middle of the canvas's native code would abort both. */
export class Gate {
  readonly memory: SharedArrayBuffer;
  readonly #flags: Int32Array;

  /** `memory`: the other side's. A new gate's thread counts as busy until it has loaded. */
  constructor(memory?: SharedArrayBuffer) {
    this.memory = memory ?? new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
    this.#flags = new Int32Array(this.memory);
    if (memory === undefined) Atomics.store(this.#flags, BUSY, 1);
  }

  /** In the thread: does something that mustn't be interrupted. @throws Error once the gate is closed */
  pass<T>(run: () => T): T {
    Atomics.store(this.#flags, BUSY, 1);
    try {
      if (Atomics.load(this.#flags, CLOSED) === 1) throw new Error('the process is ending');
      return run();
    } finally {
      this.rest();
    }
  }

  /** Says that nothing runs: the thread has loaded, or is gone. */
  rest(): void {
    Atomics.store(this.#flags, BUSY, 0);
    Atomics.notify(this.#flags, BUSY);
  }

  /** In the process: whether nothing runs. */
  get isAtRest(): boolean {
    return Atomics.load(this.#flags, BUSY) === 0;
  }

  /** In the process: lets nothing start any more. */
  close(): void {
    Atomics.store(this.#flags, CLOSED, 1);
  }

  /** In the process: waits for what runs, at most that long. */
  wait(ms: number): void {
    Atomics.wait(this.#flags, BUSY, 1, ms);
  }

  /** In the process: the thread is gone. */
  forget(): void {
    this.rest();
    open.delete(this);
  }
}

const open = new Set<Gate>();
process.on('exit', () => {
  const until = performance.now() + PATIENCE;
  for (const gate of open) gate.close();
  for (const gate of open) gate.wait(Math.max(0, until - performance.now()));
});

/** The gate of a new thread, closed before the process ends its threads. */
export function gateOfThread(): Gate {
  const gate = new Gate();
  open.add(gate);
  return gate;
}

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

/** The thread hasn't done the job within its time. */
export class ThreadStuck extends Error {
  constructor() {
    super('a drawing thread takes too long');
    this.name = 'ThreadStuck';
  }
}

/** How long a job may take, in ms. */
export interface Limits {
  readonly job: number;
  /** The first one of a new thread, which loads meanwhile. */
  readonly first: number;
}

/** Hundreds of times what they take on an idle machine. */
const LIMITS: Limits = { job: 10_000, first: 60_000 };

/**
 * How large a new thread's heap of older objects gets before it's collected for the first time, in MB. V8 starts with so
 * little that it would collect every few pictures, in threads of its own, which costs as much as writing the files.
 */
const FIRST_COLLECTION = 64;

/** A thread that draws can't be ended, so no new one is started while this many are stuck. */
const MOST_STUCK = 2;

interface Pending<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly gate: Gate;
  hasLoaded: boolean;
  hasReplied: boolean;
}

/** Jobs for one worker thread, which does them in order. It never keeps the process alive. */
export class ThreadCalls<Job, Result> {
  readonly #module: URL;
  readonly #limits: Limits;
  readonly #pending = new Map<number, Pending<Result>>();
  readonly #stuck = new Set<Thread>();
  #thread: Thread | null = null;
  #timer: NodeJS.Timeout | undefined;
  #nextId = 0;

  /** `module` is what it runs. */
  constructor(module: URL, limits = LIMITS) {
    this.#module = module;
    this.#limits = limits;
  }

  /** Whether there's a thread that would begin with a job at once. */
  get hasLoaded(): boolean {
    if (!this.#thread) return false;
    this.#thread.hasLoaded ||= this.#thread.hasReplied || this.#thread.gate.isAtRest;
    return this.#thread.hasLoaded;
  }

  /** Starts the thread unless it runs, or too many are stuck. @returns whether it's a new one */
  start(): boolean {
    if (this.#thread || this.#stuck.size >= MOST_STUCK) return false;
    const gate = gateOfThread();
    setFlagsFromString(`--initial-old-space-size=${FIRST_COLLECTION}`);
    const worker = new Worker(this.#module, {
      execArgv: [],
      workerData: gate.memory,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    });
    const thread: Thread = { worker, gate, hasLoaded: false, hasReplied: false };
    worker.on('message', (reply: Reply<Result>) => this.#settle(thread, reply));
    worker.on('error', (error) => this.#lose(thread, error));
    worker.on('exit', (code) => {
      gate.forget();
      this.#stuck.delete(thread);
      this.#lose(thread, new Error(`it stopped with code ${code}`));
    });
    worker.unref();
    this.#thread = thread;
    return true;
  }

  /**
   * The job's result, from a new thread if there's none. What's transferred can't be used afterwards.
   * @throws ThreadLost, ThreadStuck, or an error with the message of the thread's
   */
  async ask(job: Job, transferred: readonly TransferListItem[] = []): Promise<Result> {
    this.start();
    if (!this.#thread) throw new ThreadStuck();
    const { worker } = this.#thread;
    return new Promise((resolve, reject) => {
      const ping: Call<Job> = { id: this.#nextId++, job };
      this.#pending.set(ping.id, { resolve, reject });
      if (this.#pending.size === 1) this.#watch();
      worker.ref();
      worker.postMessage(ping, transferred);
    });
  }

  #settle(thread: Thread, reply: Reply<Result>): void {
    if (this.#thread !== thread) {
      // Its gate is closed, so now it does nothing any more, and can be ended.
      void thread.worker.terminate();
      return;
    }
    thread.hasReplied = true;
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0) thread.worker.unref();
    this.#watch();
    if ('result' in reply) pending?.resolve(reply.result);
    else pending?.reject(new Error(reply.error));
  }

  /** Gives the oldest job its time, from now on. */
  #watch(): void {
    clearTimeout(this.#timer);
    const [oldest] = this.#pending.keys();
    const thread = this.#thread;
    if (oldest === undefined || !thread) return;
    const isStuck = () => this.#thread === thread && this.#pending.has(oldest);
    this.#timer = setTimeout(
      // If this process has stood still, the reply may be there already, only not read.
      () => setImmediate(() => isStuck() && this.#abandon(thread)),
      thread.hasReplied ? this.#limits.job : this.#limits.first,
    ).unref();
  }

  #abandon(thread: Thread): void {
    this.#thread = null;
    this.#stuck.add(thread);
    thread.gate.close();
    thread.worker.unref();
    this.#rejectAll(new ThreadStuck());
  }

  #lose(thread: Thread, cause: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    this.#rejectAll(new ThreadLost(cause));
  }

  #rejectAll(error: Error): void {
    clearTimeout(this.#timer);
    const all = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of all) reject(error);
  }
}

/** A PNG from a thread as a buffer. */
export const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
