import { setTimeout as delay } from 'node:timers/promises';
import { deadline } from '../base/deadline.ts';
import { measure } from '../base/measures.ts';
import { time } from '../base/steady-time.ts';
import type { Adapter } from './adapter.ts';
import type { Backend } from './backend.ts';
import { type Call, inTime } from './calls.ts';
import {
  isStoreAway,
  isWorthWaiting,
  StoreConflict,
  StoreCorrupt,
  StoreFailed,
  type StoreOperation,
  type StoreReason,
} from './errors.ts';
import { type Held, stamp } from './header.ts';
import { Heartbeat } from './heartbeat.ts';
import { HighWater } from './high-water.ts';
import { Identity } from './identity.ts';
import { Settling } from './settling.ts';
import {
  ABSENT,
  type AcquireOptions,
  type Commit,
  type Entry,
  type Holder,
  type ListName,
  type Range,
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
/** The key of the record of who holds it. */
const HOLDER = 'holder';
/** How many beats there are between tries whether the store can be written to; while it can't, each beat tries. */
const WRITES_EVERY = 5;
/** How long a late write may still arrive, in ms: far longer than any connection keeps one. */
const ARRIVES_WITHIN = 60 * 60_000;

interface HolderRecord extends Holder {
  /** In ms since 1970. */
  readonly since: number;
}

/** The store, with calls that have a deadline and conditional writes that have a definite outcome where possible. */
export class SettledStore implements Store {
  readonly #adapter: Adapter;
  readonly #backend: Backend;
  readonly #identity: Identity;
  readonly #highWater: HighWater;
  readonly #settling: Settling;
  readonly #heartbeat: Heartbeat;
  readonly #listeners: StoreListeners;
  readonly #closing = new AbortController();
  #isAcquired = false;
  /** How many beats it's been since the store was last written to; infinite if a write has failed. */
  #unwritten = 0;
  /** Since when it hasn't been possible, as `performance.now`. */
  #unwritable: number | null = null;
  readonly #watchers = new Map<string, ((rank: number) => void)[]>();

  constructor(
    adapter: Adapter,
    backend: Backend,
    options: Required<Pick<StoreOptions, 'heartbeat'>> & StoreListeners,
  ) {
    this.#adapter = adapter;
    this.#listeners = options;
    this.#backend = backend;
    this.#identity = new Identity(backend, () => {
      this.#highWater.forget();
      this.#doubtWrites();
      options.onWiped?.();
    });
    const isEmptied = async () => (await this.#identity.check()) === 'wiped';
    this.#highWater = new HighWater(backend, isEmptied, (setBack) => {
      this.#doubtWrites();
      options.onSetBack?.(setBack);
    });
    this.#settling = new Settling(backend);
    this.#heartbeat = new Heartbeat({
      beat: () => this.#beat(),
      interval: options.heartbeat,
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

  get isShared(): boolean {
    return this.#adapter.lock === null;
  }

  get(key: string, until = deadline()): Promise<Stored | undefined> {
    return this.#call('get', key, until, async (ping) => {
      await this.#settle('get', key, ping);
      const held = await this.#backend.read(key, ping);
      if (held && held.gone === null) return { text: held.text, version: held.version };
      await this.#missed(key, held, ping);
      return undefined;
    });
  }

  version(key: string, until = deadline()): Promise<Version> {
    return this.#call('get', key, until, async (ping) => {
      await this.#settle('get', key, ping);
      const held = await this.#backend.readHead(key, ping);
      if (held && held.gone === null) return held.version;
      await this.#missed(key, held, ping);
      return ABSENT;
    });
  }

  parts(keys: readonly string[], until = deadline()): Promise<(string | undefined)[]> {
    return this.#call('get', keys[0] ?? '', until, async (ping) =>
      (await this.#backend.readAll(keys, ping)).map((held) => held?.text),
    );
  }

  put(key: string, text: string, over: Version, until = deadline()): Promise<Version> {
    return this.commit({ key, text, over }, until);
  }

  async delete(key: string, over: Version, until = deadline()): Promise<void> {
    await this.commit({ key, text: null, over }, until);
  }

  commit(commit: Commit, until = deadline()): Promise<Version> {
    const operation = commit.text === null ? 'delete' : 'put';
    return this.#call(operation, commit.key, until, async (ping) => {
      const version = await this.#write(operation, commit, ping);
      this.#entered(commit.entries);
      return version;
    });
  }

  enter(entries: readonly Entry[], removed: readonly ListName[] = [], until = deadline()): Promise<void> {
    return this.#call('list', [...entries, ...removed][0]?.list ?? '', until, async (ping) => {
      await this.#backend.commit({ writes: [], parts: [], entries, removed }, ping);
      this.#entered(entries);
    });
  }

  list(range: Range, until = deadline()): Promise<Entry[]> {
    return this.#call('list', range.list, until, (ping) => this.#backend.list(range, ping));
  }

  count(list: string, until = deadline()): Promise<number> {
    return this.#call('list', list, until, (ping) => this.#backend.count(list, ping));
  }

  claim(list: string, due: number, again: number, limit: number): Promise<Entry[]> {
    return this.#call('list', list, undefined, (ping) => this.#backend.claim(list, due, again, limit, ping));
  }

  purge(): Promise<void> {
    return this.#call('delete', '', deadline(), (ping) => this.#backend.purge(ping));
  }

  watch(list: string, listener: (rank: number) => void): void {
    this.#watchers.set(list, [...(this.#watchers.get(list) ?? []), listener]);
  }

  #entered(entries: readonly Entry[] = []): void {
    for (const { list, rank } of entries)
      for (const listener of this.#watchers.get(list) ?? []) listener(rank);
  }

  async acquire(
    holder: Holder,
    { onWaiting, onHeldUp, signal, every = 500 }: AcquireOptions = {},
  ): Promise<void> {
    const ends = AbortSignal.any([this.#closing.signal, ...(signal ? [signal] : [])]);
    const record: HolderRecord = { ...holder, since: time.now() };
    for (let told = '', heldUp = ''; ; ) {
      ends.throwIfAborted();
      const other = await this.#hold(record).catch((cause: unknown) => {
        const failure = this.#failure('acquire', HOLDER, cause);
        if (!isWorthWaiting(failure)) throw failure;
        if (failure.reason !== heldUp) onHeldUp?.(failure);
        heldUp = failure.reason;
        return undefined;
      });
      if (other === null) break;
      if (other && other !== told) {
        told = other;
        const { host, pid, since } = JSON.parse(other) as HolderRecord;
        onWaiting?.({ host, pid }, since);
      }
      await delay(every, undefined, { signal: ends }).catch(() => ends.throwIfAborted());
    }
    this.#isAcquired = true;
    this.#heartbeat.soon();
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort(closed('acquire', ''));
    this.#heartbeat.stop();
    for (const step of [async () => this.#backend.lock?.release(), () => this.#adapter.close()])
      await inTime(this.#backend.patience / 2, step()).catch((cause: unknown) => {
        this.#listeners.onError?.(this.#failure('close', '', cause));
      });
  }

  /** @returns null if it's held now; otherwise what's known of who holds it */
  async #hold(record: HolderRecord): Promise<string | null | undefined> {
    const { lock } = this.#backend;
    const isHeld = !lock || (await this.#backend.limited(() => lock.hold()));
    const before = lock ? await this.#backend.read(HOLDER) : undefined;
    if (!isHeld) return before?.text;
    if (lock) {
      const part = { key: HOLDER, value: stamp(JSON.stringify(record)).value };
      await this.#backend.commit({ writes: [], parts: [part], entries: [], removed: [] });
    }
    await this.#identity.check();
    await this.#highWater.raise(await this.#highWater.look());
    return null;
  }

  /** Makes sure that no earlier write can still change the key. @throws StoreFailed */
  async #settle(operation: StoreOperation, key: string, { until }: Call): Promise<void> {
    if (!(await this.#settling.settle(key, until)))
      throw new StoreFailed(operation, key, { reason: 'unreachable' });
  }

  /** A key that reads as absent: removes what stands for that, or finds out whether the store was emptied. */
  async #missed(key: string, held: Held | undefined, ping: Call): Promise<void> {
    if (!held) {
      if ((await this.#identity.checkedBy(ping.until)) === 'wiped')
        throw new StoreFailed('get', key, { reason: 'wiped' });
    } else if (time.now() - (held.gone ?? 0) > ARRIVES_WITHIN && this.#settling.mayBeEmptied(key))
      this.#backend
        .commit(
          { writes: [{ key, head: held.version, value: null }], parts: [], entries: [], removed: [] },
          ping,
        )
        .catch(() => undefined);
  }

  /** @returns the new version. @throws as `Store.put` */
  async #write(operation: StoreOperation, commit: Commit, ping: Call): Promise<Version> {
    const { key, text, over: from } = commit;
    await this.#settle(operation, key, ping);
    const made = stamp(text);
    const value = text === null && this.#settling.mayBeEmptied(key) ? null : made.value;
    const attempted = text === null ? ABSENT : made.version;
    const landed = (held: Held | undefined) =>
      text === null ? !held || held.gone !== null : held?.version === made.version;
    let over = this.#settling.current(key, from);
    for (;;) {
      try {
        if (await this.#backend.commit(this.#batch(commit, over, value), ping)) {
          this.#settling.replaced(key);
          return attempted;
        }
      } catch (cause) {
        const { certain, reason } = this.#backend.diagnose(cause);
        if (certain && !isStoreAway(reason)) this.#doubtWrites();
        if (certain) throw new StoreFailed(operation, key, { reason, cause });
        const outcome = await this.#settling.add({ key, from, over, landed }, ping.until);
        if (outcome === 'written') return attempted;
        throw new StoreFailed(operation, key, { reason, outcome, cause, attempted });
      }
      const { held, isWiped } = await this.#why(operation, key, ping);
      // Over nothing, it can be written all the same.
      if (isWiped && over === ABSENT) continue;
      if (text === null && from === ABSENT && landed(held)) return ABSENT;
      if (from === ABSENT && held && held.gone !== null && over !== held.version) over = held.version;
      else {
        const isOther = (held?.version ?? ABSENT) === over;
        throw new StoreConflict(isOther ? (commit.with?.[0]?.key ?? key) : key, isWiped);
      }
    }
  }

  #batch(commit: Commit, over: Version, value: string | null) {
    const write = (key: string, at: Version, written: string | null) => ({
      key,
      head: at === ABSENT ? null : at,
      value: written,
    });
    const texts = ({ text }: { readonly text: string | null }) => (text === null ? null : stamp(text).value);
    return {
      checks: over === ABSENT ? this.#identity.checks : [],
      writes: [
        write(commit.key, over, value),
        ...(commit.with ?? []).map((other) =>
          write(other.key, this.#settling.current(other.key, other.over), texts(other)),
        ),
      ],
      parts: (commit.parts ?? []).map((part) => ({ key: part.key, value: texts(part) })),
      entries: commit.entries ?? [],
      removed: commit.removed ?? [],
    };
  }

  /** Reads what prevented a write. @throws StoreFailed */
  async #why(operation: StoreOperation, key: string, ping: Call) {
    try {
      const held = await this.#backend.read(key, ping);
      const isWiped = !held && (await this.#identity.checkedBy(ping.until)) === 'wiped';
      return { held, isWiped };
    } catch (cause) {
      throw new StoreFailed(operation, key, { reason: this.#backend.diagnose(cause).reason, cause });
    }
  }

  /** Throws only if there's no answer: a store that's full or read-only is still there. */
  async #beat(): Promise<void> {
    try {
      const { lock } = this.#backend;
      if (lock && this.#isAcquired) await inTime(this.#backend.patience, lock.hold());
      await this.#identity.check();
      if (!this.#isAcquired) return;
      const found = await this.#highWater.look();
      if (++this.#unwritten >= WRITES_EVERY) await this.#tryToWrite(() => this.#highWater.raise(found));
    } catch (error) {
      const { reason } = this.#backend.diagnose(error);
      if (isStoreAway(reason)) throw error;
      this.#refused(reason);
    }
  }

  /** It has answered what was read, so it isn't away even if it doesn't answer this. */
  async #tryToWrite(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      const { reason } = this.#backend.diagnose(error);
      this.#refused(isStoreAway(reason) ? 'locked' : reason);
      return;
    }
    this.#unwritten = 0;
    if (this.#unwritable === null) return;
    this.#listeners.onWritable?.(performance.now() - this.#unwritable);
    this.#unwritable = null;
  }

  #refused(reason: StoreReason): void {
    this.#unwritten = Number.POSITIVE_INFINITY;
    if (this.#unwritable !== null) return;
    this.#unwritable = performance.now();
    this.#listeners.onUnwritable?.(reason);
  }

  /** Finds out soon whether it can be written to. */
  #doubtWrites(): void {
    this.#unwritten = Number.POSITIVE_INFINITY;
    this.#heartbeat.soon();
  }

  async #call<T>(
    operation: StoreOperation,
    key: string,
    until = time.now() + LONGEST * this.#backend.patience,
    run: (ping: Call) => Promise<T>,
  ): Promise<T> {
    if (this.#closing.signal.aborted) throw closed(operation, key);
    if (this.#backend.away) throw new StoreFailed(operation, key, { reason: 'unreachable' });
    const ping: Call = { until, spent: 0 };
    const start = performance.now();
    let hasFailed = false;
    try {
      return await run(ping);
    } catch (error) {
      const isTold = [StoreConflict, StoreCorrupt].some((kind) => error instanceof kind);
      hasFailed = !isTold;
      throw isTold ? error : this.#failure(operation, key, error);
    } finally {
      measure('storeCall', { operation, ms: performance.now() - start, hasFailed });
      const ms = Math.round(ping.spent);
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
