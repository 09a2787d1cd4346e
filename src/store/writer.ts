import type { Backend } from './backend.ts';
import { StoreConflict, StoreFailed, StoreFenced } from './errors.ts';
import { type Held, stamp } from './header.ts';
import type { LeaseKeeper } from './lease.ts';
import { Settling } from './settling.ts';
import { ABSENT, type Version } from './store.ts';

type Operation = 'get' | 'put' | 'delete';

/** Conditional writes that end in a true answer. */
export class Writer {
  readonly #backend: Backend;
  readonly #lease: LeaseKeeper;
  readonly #settling: Settling;

  constructor(backend: Backend, lease: LeaseKeeper) {
    this.#backend = backend;
    this.#lease = lease;
    this.#settling = new Settling(backend, lease);
  }

  /** Makes sure that nothing written before can change the key any more. @throws StoreFailed */
  async settle(operation: Operation, key: string, until: number): Promise<void> {
    if (!(await this.#settling.settle(key, until)))
      throw new StoreFailed(operation, key, { reason: 'unreachable' });
  }

  /** Clears away what was put where nothing was, once no write of its time can arrive any more. */
  tidy(key: string, held: Held): void {
    const { guard, fence } = this.#lease;
    if (guard && held.fence < fence && this.#settling.mayBeEmptied(key))
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
    const value = text === null && this.#settling.mayBeEmptied(key) ? null : made.value;
    const attempted = text === null ? ABSENT : made.version;
    const landed = (held: Held | undefined) =>
      text === null ? !held || held.gone : held?.version === made.version;
    let over = this.#settling.current(key, from);
    for (;;) {
      if (this.#lease.fenced) throw new StoreFenced(key);
      try {
        if (await this.#backend.replace(key, over, value, this.#lease.guard, until)) {
          this.#settling.replaced(key);
          return attempted;
        }
      } catch (cause) {
        const { certain, reason } = this.#backend.diagnose(cause);
        if (certain) throw new StoreFailed(operation, key, { reason, cause });
        const outcome = await this.#settling.add({ key, from, over, landed }, until);
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
  async #why(operation: Operation, key: string, until: number): Promise<Held | undefined> {
    try {
      if ((await this.#lease.check()) === 'fenced') throw new StoreFenced(key);
      return await this.#backend.read(key, until);
    } catch (cause) {
      if (cause instanceof StoreFenced) throw cause;
      throw new StoreFailed(operation, key, { reason: this.#backend.diagnose(cause).reason, cause });
    }
  }
}
