import type { Lease, TableDocument } from './document.ts';

/** How long a lease is held unless its holder says more, in ms. */
export const HELD_FOR = 2_000;

/** Somebody else tells the table's channel by now, so whoever was about to must not. */
export class LeaseLost extends Error {
  constructor(tableId: string) {
    super(`the channel of ${tableId} is told by another process`);
    this.name = 'BatonLost';
  }
}

/** What came of asking for a table's lease: it's held; it was another's who has left it behind; another has it. */
export type Taking = 'held' | 'takenOver' | 'others';

/** Nobody holds it for longer, in ms: by a time that was wrong, it may end in a month. */
const LONGEST = 60_000;

const isFree = (lease: Lease | null, now: number): boolean =>
  lease === null || lease.holder === null || lease.until <= now || lease.until > now + LONGEST;

export const holdsLease = ({ baton: lease }: TableDocument, processId: string): boolean =>
  lease?.holder === processId;

/** The table with the lease in the hands of that process, and what that is; the same object if another has it. */
export function takeLease(
  table: TableDocument,
  processId: string,
  now: number,
): { readonly table: TableDocument; readonly taking: Taking } {
  const { baton: lease } = table;
  const isOwn = holdsLease(table, processId);
  if (!isOwn && !isFree(lease, now)) return { table, taking: 'others' };
  const fence = isOwn ? lease!.fence : (lease?.fence ?? 0) + 1;
  return {
    table: { ...table, baton: { holder: processId, fence, until: now + HELD_FOR } },
    taking: isOwn || lease === null || lease.holder === null ? 'held' : 'takenOver',
  };
}

/** The table with a lease that's free; the same object if it isn't that process's. */
export const releaseLease = (table: TableDocument, processId: string): TableDocument =>
  table.baton && holdsLease(table, processId)
    ? { ...table, baton: { ...table.baton, holder: null, until: 0 } }
    : table;
