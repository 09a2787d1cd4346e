import { Keyv } from 'keyv';
import type { Adapter, Diagnosis, Guard } from './adapter.ts';
import { StoreFailed } from './errors.ts';
import { expected, type Held, parse } from './header.ts';
import { TimedOut, within } from './limit.ts';
import type { Version } from './store.ts';

/** The adapter with a timeout on every call and a prefix on every key. */
export class Backend {
  readonly patience: number;
  readonly #adapter: Adapter;
  readonly #prefix: string;
  readonly #keyv: Keyv<string>;

  constructor(adapter: Adapter, prefix: string, patience: number) {
    this.#adapter = adapter;
    this.#prefix = prefix;
    this.patience = patience;
    this.#keyv = new Keyv<string>({
      store: adapter.keyv,
      throwOnErrors: true,
      useKeyPrefix: false,
      serialize: ({ value }) => value as string,
      deserialize: <T>(text: string) => ({ value: text as T, expires: undefined }),
    });
    this.#keyv.on('error', () => undefined);
  }

  /** `until` is the deadline, in ms since 1970. */
  async read(key: string, until = Number.POSITIVE_INFINITY): Promise<Held | undefined> {
    const value = await this.limited(() => this.#keyv.get(this.#prefix + key), until);
    return value === undefined ? undefined : parse(value);
  }

  /** Sets the value (null deletes it) if the key has that version and the guard holds. */
  replace(
    key: string,
    over: Version,
    value: string | null,
    guard: Guard | null,
    until = Number.POSITIVE_INFINITY,
  ): Promise<boolean> {
    const whole = guard && { ...guard, key: this.#prefix + guard.key };
    return this.limited(() => this.#adapter.replace(this.#prefix + key, expected(over), value, whole), until);
  }

  diagnose(error: unknown): Diagnosis {
    if (error instanceof TimedOut) return { reason: 'unreachable', certain: false };
    if (error instanceof StoreFailed) return { reason: error.reason, certain: false };
    return this.#adapter.diagnose(error);
  }

  /** @throws TimedOut after `patience`, or at `until` if that's earlier */
  async limited<T>(task: () => Promise<T>, until = Number.POSITIVE_INFINITY): Promise<T> {
    try {
      return await within(Math.min(this.patience, until - Date.now()), task);
    } catch (error) {
      if (error instanceof TimedOut) this.#adapter.refresh();
      throw error;
    }
  }
}
