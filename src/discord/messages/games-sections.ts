import type { TableInfo } from '../../table/types.ts';

/** The sections of a list of tables, in their order. */
export const SECTIONS = ['waiting', 'open', 'gathering', 'running', 'finished'] as const;
export type Section = (typeof SECTIONS)[number];

const isFull = ({ seats, maxSeats }: TableInfo): boolean => seats.length >= maxSeats;

export const isSeated = ({ seats }: TableInfo, userId: string): boolean =>
  seats.some((holder) => holder.kind === 'person' && holder.userId === userId);

/** Whether the table has a seat that this person could take. */
export function isOpenTo(table: TableInfo, userId: string): boolean {
  if (table.status !== 'lobby' || isFull(table) || isSeated(table, userId)) return false;
  return (
    table.access === 'open' ||
    table.host.userId === userId ||
    table.invited.some((guest) => guest.userId === userId)
  );
}

/** Whether the table can't go on without this person. */
export function waitsFor(table: TableInfo, userId: string): boolean {
  if (table.status === 'lobby') return isFull(table) && table.host.userId === userId;
  return table.toAct.some((seat) => {
    const holder = table.seats[seat];
    return holder?.kind === 'person' && holder.userId === userId;
  });
}

/** Where a table stands in this person's list; without a person, in everybody's. */
export function sectionOf(table: TableInfo, userId: string | null): Section {
  if (table.status === 'finished' || table.status === 'closed') return 'finished';
  if (userId !== null && waitsFor(table, userId)) return 'waiting';
  if (table.status === 'playing') return 'running';
  if (userId !== null) return isOpenTo(table, userId) ? 'open' : 'gathering';
  return table.access === 'open' && !isFull(table) ? 'open' : 'gathering';
}
