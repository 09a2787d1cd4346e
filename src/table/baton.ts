import type { Baton, TableDocument } from './document.ts';

/** How long a baton is held unless its holder says more, in ms. */
export const HELD_FOR = 2_000;

/** Somebody else tells the table's channel by now, so whoever was about to must not. */
export class BatonLost extends Error {
  constructor(tableId: string) {
    super(`the channel of ${tableId} is told by another process`);
    this.name = 'BatonLost';
  }
}

/** What came of asking for a table's baton: it's held; it was another's who has left it behind; another has it. */
export type Taking = 'held' | 'takenOver' | 'others';

/** Nobody holds it for longer, in ms: by a time that was wrong, it may end in a month. */
const LONGEST = 60_000;

const isFree = (baton: Baton | null, now: number): boolean =>
  baton === null || baton.holder === null || baton.until <= now || baton.until > now + LONGEST;

export const holds = ({ baton }: TableDocument, processId: string): boolean => baton?.holder === processId;

/** The table with the baton in the hands of that process, and what that is; the same object if another has it. */
export function taken(
  table: TableDocument,
  processId: string,
  now: number,
): { readonly table: TableDocument; readonly taking: Taking } {
  const { baton } = table;
  const isOwn = holds(table, processId);
  if (!isOwn && !isFree(baton, now)) return { table, taking: 'others' };
  const fence = isOwn ? baton!.fence : (baton?.fence ?? 0) + 1;
  return {
    table: { ...table, baton: { holder: processId, fence, until: now + HELD_FOR } },
    taking: isOwn || baton === null || baton.holder === null ? 'held' : 'takenOver',
  };
}

/** The table with a baton that's free; the same object if it isn't that process's. */
export const released = (table: TableDocument, processId: string): TableDocument =>
  table.baton && holds(table, processId)
    ? { ...table, baton: { ...table.baton, holder: null, until: 0 } }
    : table;
