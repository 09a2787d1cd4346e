import { Keyv } from 'keyv';
import type { Adapter, Batch, Diagnosis, Lock } from './adapter.ts';
import { type Call, inTime, NotBegun, Slots, TimedOut } from './calls.ts';
import { isStoreAway, StoreFailed } from './errors.ts';
import { type Held, parse } from './header.ts';
import { assertClaim, assertName, assertRange, assertStorable, Unstorable } from './storable.ts';
import type { Entry, Range } from './store.ts';

/**
 * The adapter with a time limit on every call and a prefix on every key. Calls with a deadline take turns, and are
 * refused while the store is away; the others are the store's own few, which find out when it's back.
 */
export class Backend {
  readonly patience: number;
  /** Called when the store may be away. */
  onSilence: () => void = () => undefined;
  /** Called when it has answered. */
  onAnswer: () => void = () => undefined;
  readonly #adapter: Adapter;
  readonly #prefix: string;
  readonly #keyv: Keyv<string>;
  readonly #slots: Slots;
  #away = false;

  constructor(adapter: Adapter, prefix: string, patience: number) {
    this.#adapter = adapter;
    this.#prefix = prefix;
    this.patience = patience;
    this.#slots = new Slots(adapter.atOnce);
    this.#keyv = new Keyv<string>({
      store: adapter.keyv,
      throwOnErrors: true,
      useKeyPrefix: false,
      serialize: ({ value }) => value as string,
      deserialize: <T>(text: string) => ({ value: text as T, expires: undefined }),
    });
    this.#keyv.on('error', () => undefined);
  }

  get away(): boolean {
    return this.#away;
  }

  set away(away: boolean) {
    this.#away = away;
    if (away) this.#slots.refuseAll();
  }

  get lock(): Lock | null {
    return this.#adapter.lock;
  }

  async read(key: string, ping?: Call): Promise<Held | undefined> {
    const whole = this.#named(key);
    const value = await this.limited(() => this.#keyv.get(whole), ping);
    return value === undefined ? undefined : parse(key, value);
  }

  /** Without its text. */
  async readHead(key: string, ping?: Call): Promise<Held | undefined> {
    const whole = this.#named(key);
    const value = await this.limited(() => this.#adapter.head(whole), ping);
    return value === undefined ? undefined : parse(key, value);
  }

  async readAll(keys: readonly string[], ping?: Call): Promise<(Held | undefined)[]> {
    if (keys.length === 0) return [];
    const whole = keys.map((key) => this.#named(key));
    const values = await this.limited(() => this.#keyv.getMany<string>(whole), ping);
    return keys.map((key, at) => {
      const value = values[at] as string | null | undefined;
      return typeof value === 'string' ? parse(key, value) : undefined;
    });
  }

  /** Writes all of it if every condition holds. @returns whether they did */
  async commit({ checks = [], writes, parts, entries, removed }: Batch, ping?: Call): Promise<boolean> {
    const keyed = <T extends { readonly key: string }>(each: T) => ({
      ...each,
      key: this.#prefix + each.key,
    });
    const listed = <T extends { readonly list: string }>(each: T) => ({
      ...each,
      list: this.#prefix + each.list,
    });
    const batch = {
      checks: checks.map(keyed),
      writes: writes.map(keyed),
      parts: parts.map(keyed),
      entries: entries.map(listed),
      removed: removed.map(listed),
    };
    assertStorable(batch);
    return this.limited(() => this.#adapter.commit(batch), ping);
  }

  async list(range: Range, ping?: Call): Promise<Entry[]> {
    const whole = { ...range, list: this.#prefix + range.list };
    assertRange(whole);
    const entries = await this.limited(() => this.#adapter.list(whole), ping);
    return entries.map((entry) => ({ ...entry, list: range.list }));
  }

  async count(list: string, ping?: Call): Promise<number> {
    const whole = this.#named(list);
    return this.limited(() => this.#adapter.count(whole), ping);
  }

  purge(ping?: Call): Promise<void> {
    return this.limited(() => this.#adapter.purge(), ping);
  }

  async claim(list: string, due: number, again: number, limit: number, ping?: Call): Promise<Entry[]> {
    const whole = this.#named(list);
    assertClaim(due, again);
    const claiming = () => this.#adapter.claim(whole, due, again, limit);
    return (await this.limited(claiming, ping)).map((entry) => ({ ...entry, list }));
  }

  diagnose(error: unknown): Diagnosis {
    if (error instanceof TimedOut) return { reason: 'unreachable', certain: false };
    if (error instanceof NotBegun) return { reason: 'unreachable', certain: true };
    if (error instanceof Unstorable) return { reason: 'unstorable', certain: true };
    if (error instanceof StoreFailed) return { reason: error.reason, certain: false };
    return this.#adapter.diagnose(error);
  }

  #named(name: string): string {
    const whole = this.#prefix + name;
    assertName(whole);
    return whole;
  }

  /**
   * Waits for the call's turn and for at most `patience` after that.
   * @throws TimedOut, NotBegun, and what the adapter throws
   */
  async limited<T>(task: () => Promise<T>, ping?: Call): Promise<T> {
    if (!ping) return this.#limited(task);
    if (this.#away) throw new NotBegun();
    await this.#slots.take(ping.until);
    try {
      return await this.#limited(task, ping);
    } finally {
      this.#slots.giveBack();
    }
  }

  async #limited<T>(task: () => Promise<T>, ping?: Call): Promise<T> {
    try {
      const answer = await inTime(this.patience, task(), ping);
      this.onAnswer();
      return answer;
    } catch (error) {
      if (error instanceof TimedOut && error.after >= this.patience) this.#adapter.refresh();
      if (isStoreAway(this.diagnose(error).reason)) this.onSilence();
      throw error;
    }
  }
}
