import { setTimeout as delay } from 'node:timers/promises';
import type { Guard, Lock } from './adapter.ts';
import type { Backend } from './backend.ts';
import { isWorthWaiting, StoreFailed } from './errors.ts';
import { type Held, stamp } from './header.ts';
import { ABSENT, type AcquireOptions, type Holder, type Lease, type Version } from './store.ts';

/** The lease record's key. */
const KEY = 'lease';
/** How often a waiting process tries to get the lock, in ms. */
const POLL = 500;

/** Who holds the store. `since` is in ms since 1970. */
interface LeaseRecord {
  readonly fence: number;
  readonly holder: Holder & { readonly since: number };
}

function recordIn({ text }: Held): LeaseRecord | undefined {
  try {
    return JSON.parse(text) as LeaseRecord;
  } catch {
    return undefined;
  }
}

/** `free`: nobody holds the store; `restored`: it was wiped, and is held again. */
export type Standing = 'free' | 'ours' | 'restored' | 'fenced';

/**
 * Decides who may write. Normally the lock keeps processes apart, but a process can lose it without noticing. So
 * every acquisition writes a new lease record, which guards every write: the store itself rejects writes from a
 * process whose record has been replaced.
 */
export class LeaseKeeper {
  readonly #backend: Backend;
  readonly #lock: Lock;
  readonly #onFenced: () => void;
  readonly #onWiped: () => void;
  readonly #issued = new Set<Version>();
  #holder: Holder | undefined;
  #guard: Guard | null = null;
  #fence = 0;
  #fenced = false;
  #checking: Promise<Standing> | undefined;

  constructor(backend: Backend, lock: Lock, listeners: { onFenced(): void; onWiped(): void }) {
    this.#backend = backend;
    this.#lock = lock;
    this.#onFenced = listeners.onFenced;
    this.#onWiped = listeners.onWiped;
  }

  get guard(): Guard | null {
    return this.#guard;
  }

  /** 0 while the store isn't held. */
  get fence(): number {
    return this.#fence;
  }

  get fenced(): boolean {
    return this.#fenced;
  }

  /** @throws the signal's reason, StoreFailed if waiting won't help */
  async acquire(holder: Holder, { onWaiting, signal }: AcquireOptions): Promise<Lease> {
    let told: Version | undefined;
    for (;;) {
      signal?.throwIfAborted();
      const other = await this.#try(holder).catch((cause: unknown) => {
        const { reason } = this.#backend.diagnose(cause);
        const failure = new StoreFailed('acquire', KEY, { reason, cause });
        if (!isWorthWaiting(failure)) throw failure;
        return undefined;
      });
      if (this.#guard) return { fence: this.#fence };
      const found = other && recordIn(other);
      if (found && other.version !== told) {
        told = other.version;
        onWaiting?.({ host: found.holder.host, pid: found.holder.pid }, found.holder.since);
      }
      await delay(POLL, undefined, signal && { signal }).catch(() => signal?.throwIfAborted());
    }
  }

  /** Checks that the lease record is still this process's; writes it again if it's missing. */
  check(): Promise<Standing> {
    if (this.#fenced) return Promise.resolve('fenced');
    if (!this.#holder || !this.#guard) return Promise.resolve('free');
    this.#checking ??= this.#check(this.#holder).finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  /** Renews the lock, or reacquires it after an interruption. Must be called well before the lock expires. */
  async keep(): Promise<void> {
    if (!this.#guard || this.#fenced) return;
    await this.#hold();
    await this.check();
  }

  release(): Promise<void> {
    return this.#lock.release();
  }

  #hold(): Promise<boolean> {
    return this.#backend.limited(() => this.#lock.hold());
  }

  /** @returns what's known about the process that holds the store */
  async #try(holder: Holder): Promise<Held | undefined> {
    const locked = await this.#hold();
    const before = await this.#backend.read(KEY);
    if (before && this.#issued.has(before.version)) this.#adopt(holder, before);
    else if (locked) await this.#write(holder, ((before && recordIn(before)?.fence) ?? 0) + 1, before);
    return before;
  }

  async #check(holder: Holder): Promise<Standing> {
    const found = await this.#backend.read(KEY);
    if (found && this.#issued.has(found.version)) {
      this.#adopt(holder, found);
      return 'ours';
    }
    if (found) {
      this.#fenced = true;
      this.#onFenced();
      this.#lock.release().catch(() => undefined);
      return 'fenced';
    }
    if (!(await this.#hold()) || !(await this.#write(holder, this.#fence + 1, undefined)))
      throw new StoreFailed('acquire', KEY, { reason: 'wiped' });
    this.#onWiped();
    return 'restored';
  }

  async #write(holder: Holder, fence: number, over: Held | undefined): Promise<boolean> {
    const record: LeaseRecord = { fence, holder: { ...holder, since: Date.now() } };
    const { value, version } = stamp(JSON.stringify(record), fence);
    this.#issued.add(version);
    const written = await this.#backend.replace(KEY, over?.version ?? ABSENT, value, null);
    if (written) this.#adopt(holder, { version, fence });
    return written;
  }

  #adopt(holder: Holder, { version, fence }: Pick<Held, 'version' | 'fence'>): void {
    this.#fence = fence;
    this.#holder = holder;
    this.#guard = { key: KEY, head: version };
  }
}
