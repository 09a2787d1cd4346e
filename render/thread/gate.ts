import process from 'node:process';

/** Places in the shared memory: whether a job runs, and whether none may start any more. */
const BUSY = 0;
const CLOSED = 1;

/** How long the process waits for a job when it ends, in ms; a picture takes a fraction of it. */
const PATIENCE = 3_000;

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

  /** In the process: lets nothing start any more, and waits for what runs. */
  close(): void {
    Atomics.store(this.#flags, CLOSED, 1);
    Atomics.wait(this.#flags, BUSY, 1, PATIENCE);
  }
}

const open = new Set<Gate>();
process.on('exit', () => {
  for (const gate of open) gate.close();
});

/** A gate that's closed before the process ends its threads. */
export function newGate(): Gate {
  const gate = new Gate();
  open.add(gate);
  return gate;
}

/** For a thread that's gone. */
export function forget(gate: Gate): void {
  gate.rest();
  open.delete(gate);
}
