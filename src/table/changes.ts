import type { TableDocument } from './document.ts';
import type { Log } from './edge.ts';
import type { Files } from './files.ts';
import { renamed } from './lobby.ts';
import type { Changed, Shelf } from './shelf.ts';
import type { Person, TableChange } from './types.ts';

/** Those who want to know of changes that were saved. */
export class Listeners {
  readonly #log: Log;
  readonly #listeners = new Set<(change: TableChange) => void>();

  constructor(log: Log) {
    this.#log = log;
  }

  add(listener: (change: TableChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Says nothing where only what the channel was told has changed. */
  tell(after: TableDocument, before: TableDocument | undefined): void {
    if (after.revision === before?.revision) return;
    const { id, guildId, status, revision } = after;
    for (const listener of this.#listeners) {
      try {
        listener({ tableId: id, guildId, status, revision });
      } catch (error) {
        this.#log.error({ tableId: id, err: error }, 'a listener to tables failed');
      }
    }
  }
}

/**
 * Changes a table by one revision, keeps the person's name up to date, and files the table when it ended.
 * A change that returns the table it was given saves nothing.
 */
export async function commit<T>(
  { shelf, files, clock }: { shelf: Shelf; files: Files; clock: () => number },
  tableId: string,
  person: Person | null,
  change: (table: TableDocument, now: number) => Changed<T>,
): Promise<Changed<T>> {
  const changed = await shelf.change(tableId, (before) => {
    const now = clock();
    const { table, value } = change(person ? renamed(before, person) : before, now);
    if (table === before) return { table, value };
    return { table: { ...table, revision: before.revision + 1, changedAt: now }, value };
  });
  await files.file(changed.table);
  return changed;
}
