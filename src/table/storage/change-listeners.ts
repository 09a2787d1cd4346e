import type { TableDocument } from '../document.ts';
import { type Log, reasonOf } from '../log.ts';
import type { TableChange } from '../types.ts';

/** Listeners for saved changes. */
export class ChangeListeners {
  readonly #log: Log;
  readonly #listeners = new Set<(change: TableChange) => void>();

  constructor(log: Log) {
    this.#log = log;
  }

  add(listener: (change: TableChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ignores saves that only change what's been announced. */
  tell(after: TableDocument, before: TableDocument | undefined): void {
    if (after.revision === before?.revision) return;
    const { id, guildId, status, revision } = after;
    for (const listener of this.#listeners) {
      try {
        listener({ tableId: id, guildId, status, revision });
      } catch (error) {
        this.#log.error({ tableId: id, reason: reasonOf(error) }, 'a listener to tables failed');
      }
    }
  }
}
