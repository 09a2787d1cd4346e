import { setTimeout as delay } from 'node:timers/promises';
import type { Backend } from './backend.ts';
import type { Outcome } from './errors.ts';
import { type Held, stamp } from './header.ts';
import type { LeaseKeeper } from './lease.ts';
import { ABSENT, type Version } from './store.ts';

/** Between two attempts to find out what became of a write, in ms. */
const PAUSE = 25;

/** A write that has failed and may still reach the store. */
export interface Doubt {
  readonly key: string;
  /** What the write replaces, as the caller knows it. */
  readonly from: Version;
  /** The same as the store knows it. */
  readonly over: Version;
  /** Whether the write put this there. */
  readonly landed: (held: Held | undefined) => boolean;
}

interface Open extends Doubt {
  /** Versions that were to take the place of `over` with the same text. */
  readonly seals: Set<Version>;
  settling?: Promise<'written' | Outcome>;
}

/**
 * Finds out what became of writes that failed without proof. One that isn't there is ruled out: the old text is
 * written under a new header, so that the write can't match any more should it arrive late. Where nothing
 * was, a value that reads as absent takes the place.
 */
export class Settling {
  readonly #backend: Backend;
  readonly #lease: LeaseKeeper;
  readonly #open = new Map<string, Set<Open>>();
  /** Versions that callers know, and the ones that have taken their place with the same text. */
  readonly #sealed = new Map<string, { from: Version; to: Version }>();
  /** Keys that a late write would fill if ever they were empty. */
  readonly #neverEmpty = new Set<string>();

  constructor(backend: Backend, lease: LeaseKeeper) {
    this.#backend = backend;
    this.#lease = lease;
  }

  /** The version in the store that stands for the one the caller knows. */
  current(key: string, from: Version): Version {
    const sealed = this.#sealed.get(key);
    return sealed?.from === from ? sealed.to : from;
  }

  replaced(key: string): void {
    this.#sealed.delete(key);
  }

  mayBeEmptied(key: string): boolean {
    return !this.#neverEmpty.has(key);
  }

  add(doubt: Doubt, until: number): Promise<'written' | Outcome> {
    const open: Open = { ...doubt, seals: new Set() };
    if (doubt.over === ABSENT) this.#neverEmpty.add(doubt.key);
    this.#open.set(doubt.key, (this.#open.get(doubt.key) ?? new Set()).add(open));
    return this.#settle(open, until);
  }

  /** @returns whether nothing written before can change the key any more */
  async settle(key: string, until: number): Promise<boolean> {
    for (const doubt of this.#open.get(key) ?? []) await this.#settle(doubt, until);
    return !this.#open.has(key);
  }

  #settle(doubt: Open, until: number): Promise<'written' | Outcome> {
    doubt.settling ??= this.#find(doubt, until).finally(() => {
      delete doubt.settling;
    });
    return doubt.settling;
  }

  async #find(doubt: Open, until: number): Promise<'written' | Outcome> {
    while (Date.now() < until) {
      const outcome = await this.#look(doubt, until).catch(() => delay(PAUSE, undefined));
      if (!outcome) continue;
      const open = this.#open.get(doubt.key);
      open?.delete(doubt);
      if (open?.size === 0) this.#open.delete(doubt.key);
      return outcome;
    }
    return 'unknown';
  }

  /** @returns nothing when it has to be looked at again */
  async #look(doubt: Open, until: number): Promise<'written' | Outcome | undefined> {
    const { key, over, seals } = doubt;
    const { fenced, fence, guard } = this.#lease;
    const held = await this.#backend.read(key, until);
    if (doubt.landed(held)) return 'written';
    const version = held?.version ?? ABSENT;
    if (seals.has(version)) return this.#isSealed(doubt, version);
    if (version !== over) return 'unknown';
    if (fenced) return 'nothing';
    const seal = stamp(held && !held.gone ? held.text : null, fence);
    seals.add(seal.version);
    if (await this.#backend.replace(key, over, seal.value, guard, until))
      return this.#isSealed(doubt, seal.version);
    await this.#lease.check();
    return undefined;
  }

  #isSealed({ key, from }: Doubt, to: Version): 'nothing' {
    if (from !== ABSENT) this.#sealed.set(key, { from, to });
    return 'nothing';
  }
}
