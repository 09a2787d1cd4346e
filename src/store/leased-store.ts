import { deadline, within } from '../base/deadline.ts';
import { measure } from '../base/measures.ts';
import type { Adapter } from './adapter.ts';
import type { Backend } from './backend.ts';
import { type Call, inTime, TimedOut } from './calls.ts';
import { StoreConflict, StoreCorrupt, StoreFailed, StoreFenced, type StoreOperation } from './errors.ts';
import { type Held, stamp } from './header.ts';
import { Heartbeat } from './heartbeat.ts';
import { LeaseKeeper, type Standing } from './lease.ts';
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
/** How long a call without a deadline may wait for its turn, in times of `patience`. */
const LONGEST = 60;
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
      onAway: (since) => {
        backend.away = true;
        options.onAway?.(since);
      },
      onBack: (ms) => {
        backend.away = false;
        options.onBack?.(ms);
      },
    });
    backend.onSilence = () => this.#heartbeat.soon();
    backend.onAnswer = () => this.#heartbeat.heard();
  }

  get(key: string, until = deadline()): Promise<Stored | undefined> {
    return this.#call('get', key, until, async (call) => {
      await this.#settle('get', key, call);
      const held = await this.#backend.read(key, call);
      if (held && !held.gone) return { text: held.text, version: held.version };
      if (held) this.#tidy(key, held, call);
      else if ((await this.#check(call)) === 'restored')
        throw new StoreFailed('get', key, { reason: 'wiped' });
      return undefined;
    });
  }

  put(key: string, text: string, over: Version, until = deadline()): Promise<Version> {
    return this.#call('put', key, until, (call) => this.#write('put', key, text, over, call));
  }

  async delete(key: string, over: Version, until = deadline()): Promise<void> {
    await this.#call('delete', key, until, (call) => this.#write('delete', key, null, over, call));
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
      await inTime(this.#backend.patience / 2, step()).catch((cause: unknown) => {
        this.#listeners.onError?.(this.#failure('close', '', cause));
      });
  }

  /** Makes sure that no earlier write can still change the key. @throws StoreFailed */
  async #settle(operation: Operation, key: string, { until }: Call): Promise<void> {
    if (!(await this.#settling.settle(key, until)))
      throw new StoreFailed(operation, key, { reason: 'unreachable' });
  }

  /** Removes a placeholder for an absent value once no write from its time can arrive any more. */
  #tidy(key: string, held: Held, call: Call): void {
    const { guard, fence } = this.#lease;
    if (guard && held.fence < fence && this.#settling.mayBeEmptied(key))
      this.#backend.replace(key, held.version, null, guard, call).catch(() => undefined);
  }

  /** @returns the new version. @throws as `Store.put` */
  async #write(
    operation: 'put' | 'delete',
    key: string,
    text: string | null,
    from: Version,
    call: Call,
  ): Promise<Version> {
    await this.#settle(operation, key, call);
    const made = stamp(text, this.#lease.fence);
    const value = text === null && this.#settling.mayBeEmptied(key) ? null : made.value;
    const attempted = text === null ? ABSENT : made.version;
    const landed = (held: Held | undefined) =>
      text === null ? !held || held.gone : held?.version === made.version;
    let over = this.#settling.current(key, from);
    for (;;) {
      if (this.#lease.fenced) throw new StoreFenced(key);
      try {
        if (await this.#backend.replace(key, over, value, this.#lease.guard, call)) {
          this.#settling.replaced(key);
          return attempted;
        }
      } catch (cause) {
        const { certain, reason } = this.#backend.diagnose(cause);
        if (certain) throw new StoreFailed(operation, key, { reason, cause });
        const outcome = await this.#settling.add({ key, from, over, landed }, call.until);
        if (outcome === 'written') return attempted;
        throw new StoreFailed(operation, key, { reason, outcome, cause, attempted });
      }
      const held = await this.#why(operation, key, call);
      if (text === null && from === ABSENT && landed(held)) return ABSENT;
      if (from === ABSENT && held?.gone) over = held.version;
      else if ((held?.version ?? ABSENT) !== over) throw new StoreConflict(key);
    }
  }

  /** Reads what prevented a write. @throws StoreFenced, StoreFailed */
  async #why(operation: Operation, key: string, call: Call): Promise<Held | undefined> {
    try {
      if ((await this.#check(call)) === 'fenced') throw new StoreFenced(key);
      return await this.#backend.read(key, call);
    } catch (cause) {
      if (cause instanceof StoreFenced) throw cause;
      throw new StoreFailed(operation, key, { reason: this.#backend.diagnose(cause).reason, cause });
    }
  }

  #check({ until }: Call): Promise<Standing> {
    return within(until - Date.now(), this.#lease.check(), () => {
      throw new TimedOut(0);
    });
  }

  /** Throws only if there's no answer: a store that's full or read-only is still there. */
  async #beat(): Promise<void> {
    try {
      await this.#lease.keep();
      await this.#backend.read(PROBE);
    } catch (error) {
      if (this.#backend.diagnose(error).reason === 'unreachable') throw error;
    }
  }

  async #call<T>(
    operation: StoreOperation,
    key: string,
    until = Date.now() + LONGEST * this.#backend.patience,
    run: (call: Call) => Promise<T>,
  ): Promise<T> {
    if (this.#closing.signal.aborted) throw closed(operation, key);
    if (this.#backend.away) throw new StoreFailed(operation, key, { reason: 'unreachable' });
    const call: Call = { until, spent: 0 };
    const start = performance.now();
    let hasFailed = false;
    try {
      return await run(call);
    } catch (error) {
      const isTold = [StoreConflict, StoreFenced, StoreCorrupt].some((kind) => error instanceof kind);
      hasFailed = !isTold;
      throw isTold ? error : this.#failure(operation, key, error);
    } finally {
      measure('storeCall', { operation, ms: performance.now() - start, hasFailed });
      const ms = Math.round(call.spent);
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
