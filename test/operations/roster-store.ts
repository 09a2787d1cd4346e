import type { FleetOptions } from '../../src/operations/fleet.ts';
import { StoreConflict, StoreFailed } from '../../src/store/errors.ts';
import { ABSENT } from '../../src/store/store.ts';

type Roster = FleetOptions['store'];

/** What several processes share, in memory. */
export class RosterStore implements Roster {
  isAway = false;
  readonly #lists = new Map<string, string>();
  readonly #values = new Map<string, { readonly text: string; readonly version: string }>();
  #versions = 0;

  ids(): string[] {
    return [...this.#lists.keys()];
  }

  enter: Roster['enter'] = async (entries, removed = []) => {
    this.#check();
    for (const { id, text } of entries) this.#lists.set(id, text);
    for (const { id } of removed) this.#lists.delete(id);
  };

  list: Roster['list'] = async () => {
    this.#check();
    return [...this.#lists].map(([id, text]) => ({ id, text }));
  };

  get: Roster['get'] = async (key) => {
    this.#check();
    return this.#values.get(key);
  };

  put: Roster['put'] = async (key, text, over) => {
    this.#check();
    if ((this.#values.get(key)?.version ?? ABSENT) !== over) throw new StoreConflict(key);
    const version = `v${++this.#versions}`;
    this.#values.set(key, { text, version });
    return version;
  };

  #check(): void {
    if (this.isAway) throw new StoreFailed('get', '', { reason: 'unreachable' });
  }
}
