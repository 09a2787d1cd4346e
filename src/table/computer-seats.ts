import type { Seat } from '../games/game.ts';
import type { TableDocument } from './document.ts';
import { type Characters, computerAt, type Level } from './levels.ts';
import { assertHost, assertLobby, seated } from './lobby.ts';
import { Refusal } from './refusal.ts';
import { holderAt } from './seats.ts';

/** @throws Refusal `hostOnly`, `tableFull` */
export function withComputer(
  table: TableDocument,
  userId: string,
  level: Level,
  characters: Characters,
): TableDocument {
  assertLobby(table);
  assertHost(table, userId);
  return seated(table, computerAt(level, table.seats, characters));
}

/**
 * The lobby with a computer player of that level in place of the seat's. `shown`: the moment the seat's number is
 * from; null is always fresh. The same object if it has that level. @throws Refusal `hostOnly`, `stale`,
 * `noSuchSeat`, `noComputerSeat`
 */
export function withLevel(
  table: TableDocument,
  userId: string,
  { seat, level, shown }: { readonly seat: Seat; readonly level: Level; readonly shown: number | null },
  characters: Characters,
): TableDocument {
  assertLobby(table);
  assertHost(table, userId);
  if (shown !== null && shown !== table.shown) throw new Refusal('stale', null);
  const holder = holderAt(table, seat);
  if (holder.kind !== 'computer') throw new Refusal('noComputerSeat', null);
  if (holder.player === level) return table;
  return { ...table, seats: table.seats.with(seat, computerAt(level, table.seats, characters)) };
}
