import { randomBytes } from 'node:crypto';
import { within } from '../base/deadline.ts';
import { time } from '../base/steady-time.ts';
import type { Backend } from './backend.ts';
import { TimedOut } from './calls.ts';
import { type Held, stamp } from './header.ts';

/** The key of the record that says which store this is. */
const KEY = 'identity';

/**
 * A record that's written when a store is first used and never changes. If it's later missing or different, the
 * store has been emptied meanwhile.
 */
export class Identity {
  readonly #backend: Backend;
  readonly #onWiped: () => void;
  #known: Held | undefined;
  #checking: Promise<'same' | 'wiped'> | undefined;

  constructor(backend: Backend, onWiped: () => void) {
    this.#backend = backend;
    this.#onWiped = onWiped;
  }

  /** What holds as long as the store hasn't been emptied; none before it's acquired. */
  get checks(): { readonly key: string; readonly head: string }[] {
    return this.#known ? [{ key: KEY, head: this.#known.version }] : [];
  }

  /** Writes the record if it's missing. @throws what the backend does */
  check(): Promise<'same' | 'wiped'> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  /** The same, for somebody who waits until then, in ms since 1970. Nothing is known of a store that wasn't acquired. */
  async checkedBy(until: number): Promise<'same' | 'wiped'> {
    if (this.#known === undefined) return 'same';
    return within(until - time.now(), this.check(), () => {
      throw new TimedOut(0);
    });
  }

  async #check(): Promise<'same' | 'wiped'> {
    const found = (await this.#backend.read(KEY)) ?? (await this.#write());
    const isSame = this.#known === undefined || this.#known.version === found.version;
    this.#known = found;
    if (!isSame) this.#onWiped();
    return isSame ? 'same' : 'wiped';
  }

  async #write(): Promise<Held> {
    const { value } = stamp(randomBytes(8).toString('base64url'));
    await this.#backend.commit({
      writes: [{ key: KEY, head: null, value }],
      parts: [],
      entries: [],
      removed: [],
    });
    const written = await this.#backend.read(KEY);
    if (!written) throw new Error('the store keeps nothing');
    return written;
  }
}
