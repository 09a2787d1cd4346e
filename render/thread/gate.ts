import process from 'node:process';

/** Places in the shared memory: whether a job runs, and whether none may start any more. */
const BUSY = 0;
const CLOSED = 1;

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
