import { hasRoomFor, type Standing, type TableInfo } from '../../table/views.ts';

/** The sections of a list of tables, in their order. */
export const SECTIONS = ['waiting', 'open', 'gathering', 'running', 'finished'] as const;
export type Section = (typeof SECTIONS)[number];

/** Whether the table has a seat that this person could take. */
export function isOpenTo(table: Standing, userId: string): boolean {
  if (table.status !== 'lobby' || !table.hasRoom || table.seated.includes(userId)) return false;
  return hasRoomFor(table, userId) || table.host === userId;
}

/** Whether the table may wait for this person: only its game can tell. */
export const mayWaitFor = ({ status, seated }: Standing, userId: string): boolean =>
  (status === 'playing' || status === 'lobby') && seated.includes(userId);

/** Whether the table can't go on without this person. */
export function waitsFor(table: TableInfo, userId: string): boolean {
  if (table.status === 'lobby') return table.seats.length >= table.maxSeats && table.host.userId === userId;
  return table.toAct.some((seat) => {
    const holder = table.seats[seat];
    return holder?.kind === 'person' && holder.userId === userId;
  });
}

/** Where a table that doesn't wait for this person stands in their list; without a person, in everybody's. */
export function sectionOf(table: Standing, userId: string | null): Exclude<Section, 'waiting'> {
  if (table.status === 'finished' || table.status === 'closed') return 'finished';
  if (table.status === 'playing') return 'running';
  const isOpen = userId === null ? table.guests === null && table.hasRoom : isOpenTo(table, userId);
  return isOpen ? 'open' : 'gathering';
}
