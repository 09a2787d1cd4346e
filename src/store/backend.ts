import { Keyv } from 'keyv';
import type { Adapter, Diagnosis, Guard } from './adapter.ts';
import { type Call, inTime, NotBegun, Slots, TimedOut } from './calls.ts';
import { StoreFailed } from './errors.ts';
import { type Held, parse } from './header.ts';
import { ABSENT, type Version } from './store.ts';

/**
 * The adapter with a time limit on every call and a prefix on every key. Calls with a deadline take turns, and are
 * refused while the store is away; the others are the lease's own few, which find out when it's back.
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

  async read(key: string, call?: Call): Promise<Held | undefined> {
    const value = await this.limited(() => this.#keyv.get(this.#prefix + key), call);
    return value === undefined ? undefined : parse(key, value);
  }

  /** Sets the value (null deletes it) if the key has that version and the guard holds. */
  replace(
    key: string,
    over: Version,
    value: string | null,
    guard: Guard | null,
    call?: Call,
  ): Promise<boolean> {
    const head = over === ABSENT ? null : over;
    const whole = guard && { ...guard, key: this.#prefix + guard.key };
    return this.limited(() => this.#adapter.replace(this.#prefix + key, head, value, whole), call);
  }

  diagnose(error: unknown): Diagnosis {
    if (error instanceof TimedOut) return { reason: 'unreachable', certain: false };
    if (error instanceof NotBegun) return { reason: 'unreachable', certain: true };
    if (error instanceof StoreFailed) return { reason: error.reason, certain: false };
    return this.#adapter.diagnose(error);
  }

  /**
   * Waits for the call's turn and for at most `patience` after that.
   * @throws TimedOut, NotBegun, and what the adapter throws
   */
  async limited<T>(task: () => Promise<T>, call?: Call): Promise<T> {
    if (!call) return this.#limited(task);
    if (this.#away) throw new NotBegun();
    await this.#slots.take(call.until);
    try {
      return await this.#limited(task, call);
    } finally {
      this.#slots.giveBack();
    }
  }

  async #limited<T>(task: () => Promise<T>, call?: Call): Promise<T> {
    try {
      const answer = await inTime(this.patience, task(), call);
      this.onAnswer();
      return answer;
    } catch (error) {
      if (error instanceof TimedOut && error.after >= this.patience) this.#adapter.refresh();
      if (this.diagnose(error).reason === 'unreachable') this.onSilence();
      throw error;
    }
  }
}
