import { isAbort } from './computers.ts';
import type { TableDocument } from './document.ts';
import type { TableRepository } from './storage/table-repository.ts';

/** The table has moved on, so what was thought about it counts for nothing. */
export const MOVED_ON = Symbol('moved on');

/**
 * What `think` makes of the table as it is now. The signal is aborted as soon as another change of the table is saved.
 * @throws what `think` throws, but for the error that the signal causes
 */
export async function whileUnchanged<T>(
  repository: TableRepository,
  tableId: string,
  think: (table: TableDocument, signal: AbortSignal) => Promise<T>,
): Promise<T | typeof MOVED_ON> {
  const change = new AbortController();
  const unsubscribe = repository.subscribe((changed) => {
    if (changed.tableId === tableId) change.abort();
  });
  try {
    return await think(await repository.read(tableId, (table) => table), change.signal);
  } catch (error) {
    if (change.signal.aborted && isAbort(error)) return MOVED_ON;
    throw error;
  } finally {
    unsubscribe();
  }
}
