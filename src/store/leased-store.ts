import type { Adapter } from './adapter.ts';
import type { Backend } from './backend.ts';
import { StoreConflict, StoreFailed, StoreFenced, type StoreOperation } from './errors.ts';
import { Heartbeat } from './heartbeat.ts';
import { LeaseKeeper } from './lease.ts';
import { within } from './limit.ts';
import type {
  AcquireOptions,
  Holder,
  Lease,
  Store,
  Stored,
  StoreListeners,
  StoreOptions,
  Version,
} from './store.ts';
import { Writer } from './writer.ts';

/** Calls that take longer are told of, in ms. */
const SLOW = 250;
/** A key that holds nothing. */
export const PROBE = 'probe';

export class LeasedStore implements Store {
  readonly #adapter: Adapter;
  readonly #backend: Backend;
  readonly #lease: LeaseKeeper;
  readonly #writer: Writer;
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
    this.#writer = new Writer(this.#backend, this.#lease);
    this.#heartbeat = new Heartbeat({
      beat: () => this.#beat(),
      interval: leaseTime / 5,
      onAway: (since) => options.onAway?.(since),
      onBack: (ms) => options.onBack?.(ms),
    });
  }

  get(key: string): Promise<Stored | undefined> {
    return this.#call('get', key, async (until) => {
      await this.#writer.settle('get', key, until);
      const held = await this.#backend.read(key, until);
      if (held && !held.gone) return { text: held.text, version: held.version };
      if (held) this.#writer.tidy(key, held);
      else if ((await this.#lease.check()) === 'restored')
        throw new StoreFailed('get', key, { reason: 'wiped' });
      return undefined;
    });
  }

  put(key: string, text: string, over: Version): Promise<Version> {
    return this.#call('put', key, (until) => this.#writer.write('put', key, text, over, until));
  }

  async delete(key: string, over: Version): Promise<void> {
    await this.#call('delete', key, (until) => this.#writer.write('delete', key, null, over, until));
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
