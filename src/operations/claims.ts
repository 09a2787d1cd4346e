import { type Clock, pause } from '../base/clock.ts';
import { BUCKET_TAKEN_FOR } from '../discord/gateway/identify-turns.ts';
import { StoreConflict } from '../store/errors.ts';
import { ABSENT, type Store } from '../store/store.ts';

/** How often it's looked whether somebody else has done a chore, in ms. */
const LOOK_AGAIN = 500;

interface Turn {
  /** In ms since 1970, by the clock of whoever took it. */
  readonly at: number;
}

interface Chore {
  /** A process; null if it's nobody's. */
  readonly by: string | null;
  readonly fingerprint: string;
  readonly isDone: boolean;
}

export interface ClaimsOptions {
  readonly store: Pick<Store, 'get' | 'put'>;
  /** Of this process. */
  readonly id: string;
  /** Whether another process is there. */
  readonly isThere: (id: string) => boolean;
  readonly clock: Clock;
  /** Aborted when the process ends. */
  readonly ended: AbortSignal;
}

/** What only one process of a bot does at a time, or at all. */
export class Claims {
  readonly #options: ClaimsOptions;

  constructor(options: ClaimsOptions) {
    this.#options = options;
  }

  /** As `Peers.claim`. @throws StoreFailed, the signal's reason */
  async turn(bucket: number, signal: AbortSignal): Promise<void> {
    const { store, clock } = this.#options;
    const key = `identify:${bucket}`;
    let seen = { version: ABSENT, at: 0 };
    for (;;) {
      signal.throwIfAborted();
      const held = await store.get(key);
      const now = clock.now();
      if (held && held.version !== seen.version) seen = { version: held.version, at: now };
      // Where another machine's clock is fast, a turn doesn't last longer; where it's slow, Discord refuses who comes early.
      const began = held ? Math.min((JSON.parse(held.text) as Turn).at, seen.at) : 0;
      const left = began + BUCKET_TAKEN_FOR - now;
      if (left > 0) await pause(clock, left, signal);
      else if (await this.#put(key, { at: now } satisfies Turn, held?.version ?? ABSENT)) return;
    }
  }

  /** As `Peers.once`. @throws what the work throws, StoreFailed, the end's reason */
  async once(name: string, fingerprint: string, work: () => Promise<void>): Promise<boolean> {
    const { store, id, ended } = this.#options;
    const key = `chore:${name}`;
    const put = async (by: string | null, isDone: boolean, over: string) =>
      this.#put(key, { by, fingerprint, isDone } satisfies Chore, over);
    for (;;) {
      ended.throwIfAborted();
      const held = await store.get(key);
      const known = held ? (JSON.parse(held.text) as Chore) : null;
      const isTheirs =
        known !== null && known.fingerprint === fingerprint && known.by !== null && this.#isOthers(known.by);
      if (isTheirs && known.isDone) return false;
      if (isTheirs) await pause(this.#options.clock, LOOK_AGAIN, ended);
      else if (await put(id, false, held?.version ?? ABSENT)) break;
    }
    const finish = async (isDone: boolean) => {
      await put(isDone ? id : null, isDone, (await store.get(key))?.version ?? ABSENT);
    };
    try {
      await work();
    } catch (error) {
      await finish(false);
      throw error;
    }
    await finish(true);
    return true;
  }

  #isOthers(by: string): boolean {
    return by !== this.#options.id && this.#options.isThere(by);
  }

  /** @returns whether nobody else wrote first */
  async #put(key: string, value: object, over: string): Promise<boolean> {
    try {
      await this.#options.store.put(key, JSON.stringify(value), over);
      return true;
    } catch (error) {
      if (error instanceof StoreConflict) return false;
      throw error;
    }
  }
}
