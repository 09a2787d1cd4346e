import PQueue from 'p-queue';
import { StoreCorrupt } from '../../store/errors.ts';
import type { TableDocument } from '../document.ts';
import { type Log, logCorrupt } from '../log.ts';

/** Reads a table by ID. @throws StoreCorrupt */
export type FindTable = (id: string) => Promise<TableDocument | undefined>;

type Found = TableDocument | 'missing' | 'unreadable';

/** How many tables of a list are read at once. */
const AT_ONCE = 8;

/** The tables of these IDs, in this order; unreadable ones are logged. */
export async function findAll(ids: readonly string[], find: FindTable, log: Log): Promise<Found[]> {
  const reading = new PQueue({ concurrency: AT_ONCE });
  return reading.addAll(
    ids.map((id) => async () => {
      try {
        return (await find(id)) ?? 'missing';
      } catch (error) {
        if (!(error instanceof StoreCorrupt)) {
          reading.clear();
          throw error;
        }
        logCorrupt(log, error);
        return 'unreadable';
      }
    }),
  );
}

export const isTable = (found: Found): found is TableDocument => typeof found === 'object';
