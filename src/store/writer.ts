import { setTimeout as delay } from 'node:timers/promises';
import type { Backend } from './backend.ts';
import { type Outcome, StoreConflict, StoreFailed, StoreFenced } from './errors.ts';
import { type Held, stamp } from './header.ts';
import type { LeaseKeeper } from './lease.ts';
import { ABSENT, type Version } from './store.ts';

/** Between two attempts to find out what became of a write, in ms. */
const PAUSE = 25;

/** A write that has failed and may still reach the store. */
interface Doubt {
  /** As the caller knows it. */
  readonly from: Version;
  /** What the write replaces. */
  readonly over: Version;
  /** Whether the write put this there. */
  readonly landed: (held: Held | undefined) => boolean;
  readonly seals: Set<Version>;
  settling?: Promise<'written' | Outcome>;
}

/**
 * Conditional writes that end in a true answer. A write that failed without proof is looked for; if it isn't
 * there, the old text is written under a new header, so that the write can't match any more should it
 * arrive late. Where nothing was, a value that reads as absent takes the place.
 */
export class Writer {
  readonly #backend: Backend;
  readonly #lease: LeaseKeeper;
  readonly #doubts = new Map<string, Doubt>();
  /** Versions that callers know, and the ones that have taken their place with the same text. */
  readonly #sealed = new Map<string, { from: Version; to: Version }>();
  /** Keys that a late write would fill if ever they were empty. */
  readonly #neverEmpty = new Set<string>();

  constructor(backend: Backend, lease: LeaseKeeper) {
    this.#backend = backend;
    this.#lease = lease;
  }

  /** Makes sure that nothing written before can change the key any more. @throws StoreFailed */
  async settle(operation: 'get' | 'put' | 'delete', key: string, until: number): Promise<void> {
    const doubt = this.#doubts.get(key);
    if (!doubt) return;
    await this.#settled(key, doubt, until);
    if (this.#doubts.get(key) === doubt) throw new StoreFailed(operation, key, { reason: 'unreachable' });
  }

  /** Clears away what was put where nothing was, once no write of its time can arrive any more. */
  tidy(key: string, held: Held): void {
    const { guard, fence } = this.#lease;
    if (guard && held.fence < fence && !this.#neverEmpty.has(key))
      this.#backend.replace(key, held.version, null, guard).catch(() => undefined);
  }

  /** @returns the new version. @throws as `Store.put` */
  async write(
    operation: 'put' | 'delete',
    key: string,
    text: string | null,
    from: Version,
    until: number,
  ): Promise<Version> {
    await this.settle(operation, key, until);
    const made = stamp(text, this.#lease.fence);
    const value = text === null && !this.#neverEmpty.has(key) ? null : made.value;
    const attempted = text === null ? ABSENT : made.version;
    const landed = (held: Held | undefined) =>
      text === null ? !held || held.gone : held?.version === made.version;
    const sealed = this.#sealed.get(key);
    let over = sealed?.from === from ? sealed.to : from;
    for (;;) {
      if (this.#lease.fenced) throw new StoreFenced(key);
      try {
        if (await this.#backend.replace(key, over, value, this.#lease.guard, until)) {
          this.#sealed.delete(key);
          return attempted;
        }
      } catch (cause) {
        const { certain, reason } = this.#backend.diagnose(cause);
        if (certain) throw new StoreFailed(operation, key, { reason, cause });
        const doubt: Doubt = { from, over, landed, seals: new Set() };
        this.#doubts.set(key, doubt);
        if (over === ABSENT) this.#neverEmpty.add(key);
        const outcome = await this.#settled(key, doubt, until);
        if (outcome === 'written') return attempted;
        throw new StoreFailed(operation, key, { reason, outcome, cause, attempted });
      }
      const held = await this.#why(operation, key, until);
      if (text === null && from === ABSENT && landed(held)) return ABSENT;
      if (from === ABSENT && held?.gone) over = held.version;
      else if ((held?.version ?? ABSENT) !== over) throw new StoreConflict(key);
    }
  }

  /** Reads what stood in a write's way. @throws StoreFenced, StoreFailed */
  async #why(operation: 'put' | 'delete', key: string, until: number): Promise<Held | undefined> {
    try {
      if ((await this.#lease.check()) === 'fenced') throw new StoreFenced(key);
      return await this.#backend.read(key, until);
    } catch (cause) {
      if (cause instanceof StoreFenced) throw cause;
      throw new StoreFailed(operation, key, { reason: this.#backend.diagnose(cause).reason, cause });
    }
  }

  #settled(key: string, doubt: Doubt, until: number): Promise<'written' | Outcome> {
    doubt.settling ??= this.#find(key, doubt, until).finally(() => {
      delete doubt.settling;
    });
    return doubt.settling;
  }

  async #find(key: string, doubt: Doubt, until: number): Promise<'written' | Outcome> {
    while (Date.now() < until) {
      try {
        const outcome = await this.#look(key, doubt, until);
        if (outcome) {
          this.#doubts.delete(key);
          return outcome;
        }
      } catch {
        await delay(PAUSE);
      }
    }
    return 'unknown';
  }

  /** @returns nothing when it has to be looked at again */
  async #look(key: string, doubt: Doubt, until: number): Promise<'written' | Outcome | undefined> {
    const fenced = this.#lease.fenced;
    const held = await this.#backend.read(key, until);
    if (doubt.landed(held)) return 'written';
    const version = held?.version ?? ABSENT;
    if (doubt.seals.has(version)) return this.#isSealed(key, doubt, version);
    if (version !== doubt.over) return 'unknown';
    if (fenced) return 'nothing';
    const seal = stamp(held && !held.gone ? held.text : null, this.#lease.fence);
    doubt.seals.add(seal.version);
    if (await this.#backend.replace(key, doubt.over, seal.value, this.#lease.guard, until))
      return this.#isSealed(key, doubt, seal.version);
    await this.#lease.check();
    return undefined;
  }

  #isSealed(key: string, { from }: Doubt, to: Version): 'nothing' {
    if (from !== ABSENT) this.#sealed.set(key, { from, to });
    return 'nothing';
  }
}
