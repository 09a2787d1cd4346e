import { setTimeout as delay } from 'node:timers/promises';
import { within } from '../base/deadline.ts';
import { time } from '../base/steady-time.ts';
import type { Backend } from './backend.ts';
import type { Outcome } from './errors.ts';
import { type Held, stamp } from './header.ts';
import { ABSENT, type Version } from './store.ts';

/** The pause between attempts to determine a write's outcome, in ms. */
const PAUSE = 25;

/** A write that has failed and may still reach the store. */
export interface Doubt {
  readonly key: string;
  /** The version to be replaced, as the caller knows it. */
  readonly from: Version;
  /** The same version, as the store knows it. */
  readonly over: Version;
  /** Whether a key's contents come from the write. */
  readonly landed: (held: Held | undefined) => boolean;
}

interface Open extends Doubt {
  /** Versions meant to replace `over` with the same text. */
  readonly seals: Set<Version>;
  settling?: Promise<'written' | Outcome>;
}

/**
 * Determines the outcome of writes that failed without proof. If the write isn't there, it's ruled out by rewriting
 * the old text under a new header, so that the write can't match any more if it arrives late. If there was no
 * value, a placeholder that reads as absent is written.
 */
export class Settling {
  readonly #backend: Backend;
  readonly #open = new Map<string, Set<Open>>();
  /** For versions that callers know, the versions that replaced them with the same text. */
  readonly #sealed = new Map<string, { from: Version; to: Version }>();
  /** Keys that must not be empty, because a late write could fill them. */
  readonly #neverEmpty = new Set<string>();

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** The store's current version for the version that the caller knows. */
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

  /** `until` is in ms since 1970. */
  add(doubt: Doubt, until: number): Promise<'written' | Outcome> {
    const open: Open = { ...doubt, seals: new Set() };
    if (doubt.over === ABSENT) this.#neverEmpty.add(doubt.key);
    this.#open.set(doubt.key, (this.#open.get(doubt.key) ?? new Set()).add(open));
    return this.#settle(open, until);
  }

  /** @returns whether no earlier write can still change the key */
  async settle(key: string, until: number): Promise<boolean> {
    for (const doubt of this.#open.get(key) ?? []) await this.#settle(doubt, until);
    return !this.#open.has(key);
  }

  /** Several callers may wait for the same, each until its own deadline. */
  #settle(doubt: Open, until: number): Promise<'written' | Outcome> {
    doubt.settling ??= this.#find(doubt).finally(() => {
      delete doubt.settling;
    });
    return within(until - time.now(), doubt.settling, () => 'unknown');
  }

  async #find(doubt: Open): Promise<'written' | Outcome> {
    const until = time.now() + this.#backend.patience;
    while (time.now() < until && !this.#backend.away) {
      const outcome = await this.#look(doubt, until).catch(() => delay(PAUSE, undefined));
      if (!outcome) continue;
      const open = this.#open.get(doubt.key);
      open?.delete(doubt);
      if (open?.size === 0) this.#open.delete(doubt.key);
      return outcome;
    }
    return 'unknown';
  }

  /** @returns undefined if it has to be checked again */
  async #look(doubt: Open, until: number): Promise<'written' | Outcome | undefined> {
    const { key, over, seals } = doubt;
    const held = await this.#backend.read(key, { until, spent: 0 });
    if (doubt.landed(held)) return 'written';
    const version = held?.version ?? ABSENT;
    if (seals.has(version)) return this.#isSealed(doubt, version);
    // Somebody else has written since: over the write, perhaps, or over what it was to replace.
    if (version !== over) return 'unknown';
    const seal = stamp(held && held.gone === null ? held.text : null);
    seals.add(seal.version);
    const sealing = { key, head: over === ABSENT ? null : over, value: seal.value };
    const batch = { writes: [sealing], parts: [], entries: [], removed: [] };
    const isSealed = await this.#backend.commit(batch, { until, spent: 0 });
    return isSealed ? this.#isSealed(doubt, seal.version) : undefined;
  }

  #isSealed({ key, from }: Doubt, to: Version): 'nothing' {
    if (from !== ABSENT) this.#sealed.set(key, { from, to });
    return 'nothing';
  }
}
