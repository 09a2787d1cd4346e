import type { Seat } from '../games/game.ts';
import { gameOf } from '../games/record.ts';
import { type Change, owing } from './change.ts';
import type { Characters } from './characters.ts';
import type { Person, SeatHolder, TableDocument } from './document.ts';
import {
  holderAt,
  isAway,
  isKeptFor,
  isOpenSeat,
  isSeated,
  keptSeatOf,
  seatOf,
  tenuresAfter,
} from './holders.ts';
import { assertHost, assertInvited, computerAt } from './lobby.ts';
import { Refusal } from './refusal.ts';
import { playOf, seatsToAct } from './views.ts';

/** Another holder for the seat of a running game. If the seat is awaited, the wait starts again. */
function withHolder(table: TableDocument, seat: Seat, holder: SeatHolder, now: number): TableDocument {
  const next = { ...table, seats: table.seats.with(seat, holder), tenures: tenuresAfter(table, seat) };
  return seatsToAct(table).includes(seat) ? { ...next, wait: table.wait + 1, waitingSince: now } : next;
}

/** If the host isn't at the table any more, the next person becomes host. */
function withHostSeated(table: TableDocument): TableDocument {
  const heir = table.seats.find(({ kind }) => kind === 'person');
  if (heir?.kind !== 'person' || isSeated(table, table.host.userId)) return table;
  const host = { userId: heir.userId, name: heir.name };
  return owing({ ...table, host }, { kind: 'host', name: host.name });
}

type Departure = 'resigned' | 'leaving' | 'absent';

const UNTIL = { resigned: undefined, leaving: 'taken', absent: 'back' } as const;

function departed(
  table: TableDocument,
  seat: Seat,
  characters: Characters,
  departure: Departure,
  now: number,
): TableDocument {
  const before = table.seats[seat]!;
  if (before.kind !== 'person') return table;
  const heir = computerAt(table.standIn, table.seats, characters);
  const until = UNTIL[departure];
  const holder: SeatHolder = {
    ...heir,
    formerly: { userId: before.userId, name: before.name },
    ...(until ? { until } : {}),
  };
  const next = withHolder(table, seat, holder, now);
  return withHostSeated(owing(next, { kind: departure, name: before.name, heir: heir.name }));
}

/** A computer plays the person's seat for good. @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated` */
export const resigned: Change = (table, { userId }, { characters, now }) => {
  playOf(table);
  return departed(table, seatOf(table, userId), characters, 'resigned', now);
};

/** A computer plays the person's seat until somebody takes it. @throws Refusal as `resigned` does */
export const seatLeft: Change = (table, { userId }, { characters, now }) => {
  playOf(table);
  return departed(table, seatOf(table, userId), characters, 'leaving', now);
};

/** Whether the table is still in that wait, and for the person in that seat. */
export const stillAwaits = (table: TableDocument, seat: Seat, wait: number): boolean =>
  table.wait === wait && seatsToAct(table).includes(seat) && table.seats[seat]?.kind === 'person';

/** A computer plays until the person is back; null if the wait is over. */
export function absented(
  table: TableDocument,
  seat: Seat,
  wait: number,
  characters: Characters,
  now: number,
): TableDocument | null {
  return stillAwaits(table, seat, wait) ? departed(table, seat, characters, 'absent', now) : null;
}

/** The person in a seat that a computer has kept. */
function seatedAgain(table: TableDocument, seat: Seat, { userId, name }: Person, now: number): TableDocument {
  const next = withHolder(table, seat, { kind: 'person', userId, name }, now);
  return withHostSeated(owing(next, { kind: 'back', name }));
}

/**
 * The person gets back the seat that a computer keeps.
 * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `alreadySeated`, `noSeatKept`
 */
export const cameBack: Change = (table, person, { now }) => {
  playOf(table);
  if (isSeated(table, person.userId)) throw new Refusal('alreadySeated', null);
  const seat = keptSeatOf(table, person.userId);
  if (seat === undefined) throw new Refusal('noSeatKept', null);
  return seatedAgain(table, seat, person, now);
};

/**
 * The person takes a seat in which a computer plays until somebody does, first come, first served; whoever left it
 * gets it back. @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `alreadySeated`, `noSuchSeat`,
 *   `seatTaken`, `seatKept`, `notInvited`
 */
export const taken =
  (seat: Seat): Change =>
  (table, person, { now }) => {
    playOf(table);
    const { userId, name } = person;
    if (isSeated(table, userId)) throw new Refusal('alreadySeated', null);
    const before = holderAt(table, seat);
    if (before.kind === 'person' || !isOpenSeat(before))
      throw new Refusal('seatTaken', { name: before.name });
    if (before.formerly?.userId === userId) return seatedAgain(table, seat, person, now);
    if (table.seats.some((holder) => isKeptFor(holder, userId) && !isOpenSeat(holder)))
      throw new Refusal('seatKept', null);
    assertInvited(table, userId);
    const next = withHolder(table, seat, { kind: 'person', userId, name }, now);
    return withHostSeated(owing(next, { kind: 'taken', name, before: before.formerly?.name ?? before.name }));
  };

/**
 * The host opens the seat of somebody who's away to whoever wants it.
 * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `hostOnly`, `noSuchSeat`, `notAway`
 */
export const vacated =
  (seat: Seat): Change =>
  (table, { userId }) => {
    playOf(table);
    assertHost(table, userId);
    const holder = holderAt(table, seat);
    if (holder.kind !== 'computer' || !isAway(holder)) throw new Refusal('notAway', { name: holder.name });
    const seats = table.seats.with(seat, { ...holder, until: 'taken' });
    const { name } = holder.formerly ?? holder;
    return owing({ ...table, seats }, { kind: 'leaving', name, heir: holder.name });
  };

/**
 * Makes another seated person the host, in the lobby or in play.
 * @throws Refusal `tableFinished`, `tableClosed`, `hostOnly`, `alreadyHost`, `notAtTable`
 */
export const hostPassed =
  (heirId: string): Change =>
  (table, { userId }) => {
    if (table.status !== 'lobby') playOf(table);
    assertHost(table, userId);
    if (userId === heirId) throw new Refusal('alreadyHost', null);
    const heir = table.seats.find((holder) => holder.kind === 'person' && holder.userId === heirId);
    if (heir?.kind !== 'person') throw new Refusal('notAtTable', null);
    const next = { ...table, host: { userId: heir.userId, name: heir.name } };
    return table.status === 'lobby' ? next : owing(next, { kind: 'host', name: heir.name });
  };

/** Far more than a table has seats. */
const MOST_INVITED = 25;

/**
 * Somebody seated invites somebody else while there's a free or open seat.
 * @throws Refusal `tableFinished`, `tableClosed`, `notSeated`, `isSeated`, `alreadyInvited`, `tableFull`,
 *   `noOpenSeat`, `tooManyInvited`
 */
export const withInvited =
  (guest: Person): Change =>
  (table, { userId }) => {
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
  };
