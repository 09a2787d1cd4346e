import type { Seat } from '../games/game.ts';
import { gameOf } from '../games/record.ts';
import type { TableDocument } from './document.ts';
import { seatOf } from './info.ts';
import { assertHost, assertLobby } from './lobby.ts';
import { owing } from './notes.ts';
import { Refusal } from './refusal.ts';
import { holderAt, isOpenSeat, isSeated } from './seats.ts';
import { playOf } from './turn.ts';
import { ACCESSES, type Access, PACES, type Pace, type Person } from './types.ts';

/** Far more than a table has seats. */
const MOST_INVITED = 25;

/** @throws Refusal `notInLobby`, `tableFinished`, `tableClosed`, `hostOnly` */
function assertHostsLobby(table: TableDocument, userId: string): void {
  assertLobby(table);
  assertHost(table, userId);
}

/**
 * The lobby without that seat. Somebody invited has to be invited again. `shown`: the moment the seat's number is
 * from; null is always fresh. @throws Refusal `hostOnly`, `stale`, `noSuchSeat`, `ownSeat`
 */
export function removedFromLobby(
  table: TableDocument,
  userId: string,
  seat: Seat,
  shown: number | null,
): TableDocument {
  assertHostsLobby(table, userId);
  if (shown !== null && shown !== table.shown) throw new Refusal('stale', null);
  const holder = holderAt(table, seat);
  if (holder.kind === 'person' && holder.userId === userId) throw new Refusal('ownSeat', null);
  const seats = table.seats.filter((_holder, index) => index !== seat);
  if (holder.kind === 'computer') return { ...table, seats };
  return { ...table, seats, invited: table.invited.filter((each) => each.userId !== holder.userId) };
}

/** @throws Refusal `hostOnly`, `alreadyHost`, `notAtTable` */
export function hostPassed(table: TableDocument, userId: string, heirId: string): TableDocument {
  if (table.status !== 'lobby') playOf(table);
  assertHost(table, userId);
  if (userId === heirId) throw new Refusal('alreadyHost', null);
  const heir = table.seats.find((holder) => holder.kind === 'person' && holder.userId === heirId);
  if (heir?.kind !== 'person') throw new Refusal('notAtTable', null);
  const next = { ...table, host: { userId: heir.userId, name: heir.name } };
  return table.status === 'lobby' ? next : owing(next, { kind: 'host', name: heir.name });
}

/**
 * Somebody seated invites somebody else while there's a free or open seat.
 * @throws Refusal `notSeated`, `isSeated`, `alreadyInvited`, `tableFull`, `noOpenSeat`, `tooManyInvited`
 */
export function withInvited(table: TableDocument, userId: string, guest: Person): TableDocument {
  if (table.status !== 'lobby') playOf(table);
  seatOf(table, userId);
  const { name } = guest;
  if (isSeated(table, guest.userId)) throw new Refusal('isSeated', { name });
  if (table.invited.some((each) => each.userId === guest.userId))
    throw new Refusal('alreadyInvited', { name });
  const { max } = gameOf(table).seats;
  if (table.status === 'lobby' && table.seats.length >= max) throw new Refusal('tableFull', { max });
  if (table.status === 'playing' && !table.seats.some(isOpenSeat)) throw new Refusal('noOpenSeat', null);
  if (table.invited.length >= MOST_INVITED) throw new Refusal('tooManyInvited', { most: MOST_INVITED });
  return { ...table, invited: [...table.invited, { userId: guest.userId, name }] };
}

type Setting = Partial<
  Pick<TableDocument, 'pace' | 'access' | 'vacations' | 'theme' | 'language' | 'standIn' | 'hints'>
>;

/** The same object if nothing changes. @throws Refusal `hostOnly` and for another status than `lobby` */
export function withSetting(table: TableDocument, userId: string, setting: Setting): TableDocument {
  assertHostsLobby(table, userId);
  const isNew = Object.entries(setting).some(([name, value]) => table[name as keyof Setting] !== value);
  return isNew ? { ...table, ...setting } : table;
}

/** @throws Refusal `unknownSetting` */
export function paceNamed(value: string): Pace {
  return known(PACES, value);
}

/** @throws Refusal `unknownSetting` */
export function accessNamed(value: string): Access {
  return known(ACCESSES, value);
}

function known<T extends string>(all: readonly T[], value: string): T {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new Refusal('unknownSetting', { value });
  return found;
}
