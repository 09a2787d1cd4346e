import type { Adapter } from './adapter.ts';
import type { Backend } from './backend.ts';
import { StoreConflict, StoreFailed, StoreFenced, type StoreOperation } from './errors.ts';
import { type Held, stamp } from './header.ts';
import { Heartbeat } from './heartbeat.ts';
import { LeaseKeeper } from './lease.ts';
import { within } from './limit.ts';
import { Settling } from './settling.ts';
import {
  ABSENT,
  type AcquireOptions,
  type Holder,
  type Lease,
  type Store,
  type Stored,
  type StoreListeners,
  type StoreOptions,
  type Version,
} from './store.ts';

/** Slower calls are reported, in ms. */
const SLOW = 250;
/** A key that's always empty. */
export const PROBE = 'probe';

type Operation = 'get' | 'put' | 'delete';

/**
 * The store for a process with a lease. Conditional writes have a definite outcome where possible, and calls have a
 * deadline.
 */
export class LeasedStore implements Store {
  readonly #adapter: Adapter;
  readonly #backend: Backend;
  readonly #lease: LeaseKeeper;
  readonly #settling: Settling;
  readonly #heartbeat: Heartbeat;
  readonly #listeners: StoreListeners;
  readonly #closing = new AbortController();

  constructor(
    adapter: Adapter,
    backend: Backend,
    options: Required<Pick<StoreOptions, 'prefix' | 'patience' | 'leaseTime'>> & StoreListeners,
  ) {
    const { prefix, leaseTime } = options;
    this.#adapter = adapter;
    this.#listeners = options;
    this.#backend = backend;
    this.#lease = new LeaseKeeper(this.#backend, adapter.lock(`${prefix}lock`), {
      onFenced: () => options.onFenced?.(),
      onWiped: () => options.onWiped?.(),
    });
    this.#settling = new Settling(this.#backend, this.#lease);
    this.#heartbeat = new Heartbeat({
      beat: () => this.#beat(),
      interval: leaseTime / 5,
      onAway: (since) => options.onAway?.(since),
      onBack: (ms) => options.onBack?.(ms),
    });
  }

  get(key: string): Promise<Stored | undefined> {
    return this.#call('get', key, async (until) => {
      await this.#settle('get', key, until);
      const held = await this.#backend.read(key, until);
      if (held && !held.gone) return { text: held.text, version: held.version };
      if (held) this.#tidy(key, held);
      else if ((await this.#lease.check()) === 'restored')
        throw new StoreFailed('get', key, { reason: 'wiped' });
      return undefined;
    });
  }

  put(key: string, text: string, over: Version): Promise<Version> {
    return this.#call('put', key, (until) => this.#write('put', key, text, over, until));
  }

  async delete(key: string, over: Version): Promise<void> {
    await this.#call('delete', key, (until) => this.#write('delete', key, null, over, until));
  }

  async acquire(holder: Holder, options: AcquireOptions = {}): Promise<Lease> {
    const signals = [this.#closing.signal, ...(options.signal ? [options.signal] : [])];
    const lease = await this.#lease.acquire(holder, { ...options, signal: AbortSignal.any(signals) });
    this.#heartbeat.soon();
    return lease;
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort(closed('acquire', ''));
    this.#heartbeat.stop();
    for (const step of [() => this.#lease.release(), () => this.#adapter.close()])
      await within(this.#backend.patience / 2, step).catch((cause: unknown) => {
        this.#listeners.onError?.(this.#failure('close', '', cause));
      });
  }

  /** Makes sure that no earlier write can still change the key. @throws StoreFailed */
  async #settle(operation: Operation, key: string, until: number): Promise<void> {
    if (!(await this.#settling.settle(key, until)))
      throw new StoreFailed(operation, key, { reason: 'unreachable' });
  }

  /** Removes a placeholder for an absent value once no write from its time can arrive any more. */
  #tidy(key: string, held: Held): void {
    const { guard, fence } = this.#lease;
    if (guard && held.fence < fence && this.#settling.mayBeEmptied(key))
      this.#backend.replace(key, held.version, null, guard).catch(() => undefined);
  }

  /** @returns the new version. @throws as `Store.put` */
  async #write(
    operation: 'put' | 'delete',
    key: string,
    text: string | null,
    from: Version,
    until: number,
  ): Promise<Version> {
    await this.#settle(operation, key, until);
    const made = stamp(text, this.#lease.fence);
    const value = text === null && this.#settling.mayBeEmptied(key) ? null : made.value;
    const attempted = text === null ? ABSENT : made.version;
    const landed = (held: Held | undefined) =>
      text === null ? !held || held.gone : held?.version === made.version;
    let over = this.#settling.current(key, from);
    for (;;) {
      if (this.#lease.fenced) throw new StoreFenced(key);
      try {
        if (await this.#backend.replace(key, over, value, this.#lease.guard, until)) {
          this.#settling.replaced(key);
          return attempted;
        }
      } catch (cause) {
        const { certain, reason } = this.#backend.diagnose(cause);
        if (certain) throw new StoreFailed(operation, key, { reason, cause });
        const outcome = await this.#settling.add({ key, from, over, landed }, until);
        if (outcome === 'written') return attempted;
        throw new StoreFailed(operation, key, { reason, outcome, cause, attempted });
      }
      const held = await this.#why(operation, key, until);
      if (text === null && from === ABSENT && landed(held)) return ABSENT;
      if (from === ABSENT && held?.gone) over = held.version;
      else if ((held?.version ?? ABSENT) !== over) throw new StoreConflict(key);
    }
  }

  /** Reads what prevented a write. @throws StoreFenced, StoreFailed */
  async #why(operation: Operation, key: string, until: number): Promise<Held | undefined> {
    try {
      if ((await this.#lease.check()) === 'fenced') throw new StoreFenced(key);
      return await this.#backend.read(key, until);
    } catch (cause) {
      if (cause instanceof StoreFenced) throw cause;
      throw new StoreFailed(operation, key, { reason: this.#backend.diagnose(cause).reason, cause });
    }
  }

  async #beat(): Promise<void> {
    await this.#lease.keep();
    await this.#backend.read(PROBE);
  }

  async #call<T>(operation: StoreOperation, key: string, run: (until: number) => Promise<T>): Promise<T> {
    if (this.#closing.signal.aborted) throw closed(operation, key);
    const start = Date.now();
    try {
      return await run(start + 2 * this.#backend.patience);
    } catch (error) {
      if (error instanceof StoreConflict || error instanceof StoreFenced) throw error;
      const failure = this.#failure(operation, key, error);
      if (failure.reason === 'unreachable') this.#heartbeat.soon();
      throw failure;
    } finally {
      const ms = Date.now() - start;
      if (ms > SLOW) this.#listeners.onSlow?.({ operation, key, ms });
    }
  }

  #failure(operation: StoreOperation, key: string, error: unknown): StoreFailed {
    if (error instanceof StoreFailed) return error;
    return new StoreFailed(operation, key, { reason: this.#backend.diagnose(error).reason, cause: error });
  }
}

function closed(operation: StoreOperation, key: string): StoreFailed {
  return new StoreFailed(operation, key, { cause: new Error('closed') });
}
