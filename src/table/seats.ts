import type { Seat } from '../games/game.ts';
import type { TableDocument } from './document.ts';
import { seatOf, seatsToAct } from './info.ts';
import { type Characters, computerAt } from './levels.ts';
import { assertHost, assertInvited } from './lobby.ts';
import { owing } from './notes.ts';
import { Refusal } from './refusal.ts';
import { tenuresAfter } from './tenures.ts';
import { playOf } from './turn.ts';
import type { Person, SeatHolder } from './types.ts';

export const isSeated = ({ seats }: Pick<TableDocument, 'seats'>, userId: string): boolean =>
  seats.some((holder) => holder.kind === 'person' && holder.userId === userId);

/** Whether a computer plays there until its person is back. */
export const isAway = (holder: SeatHolder): boolean => holder.kind === 'computer' && holder.until === 'back';

/** Whether a computer plays there until somebody takes the seat. */
export const isOpenSeat = (holder: SeatHolder): boolean =>
  holder.kind === 'computer' && holder.until === 'taken';

/** @throws Refusal `noSuchSeat` */
export function holderAt({ seats }: TableDocument, seat: Seat): SeatHolder {
  const holder = seats[seat];
  if (!holder) throw new Refusal('noSuchSeat', null);
  return holder;
}

const isKeptFor = (holder: SeatHolder, userId: string): boolean =>
  holder.kind === 'computer' && holder.until !== undefined && holder.formerly?.userId === userId;

/** The seat that a computer keeps for the person; undefined if there's none. */
export function keptSeatOf({ seats }: Pick<TableDocument, 'seats'>, userId: string): Seat | undefined {
  const seat = seats.findIndex((holder) => isKeptFor(holder, userId));
  return seat < 0 ? undefined : seat;
}

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

/** A computer plays on for the person, for good or until somebody takes the seat. @throws Refusal `notSeated` */
export function departedBy(
  table: TableDocument,
  person: Person,
  characters: Characters,
  departure: 'resigned' | 'leaving',
  now: number,
): TableDocument {
  playOf(table);
  return departed(table, seatOf(table, person.userId), characters, departure, now);
}

/** Whether the table is still in that wait, and for the person in that seat. */
export const stillAwaits = (table: TableDocument, seat: Seat, wait: number): boolean =>
  table.wait === wait && seatsToAct(table).includes(seat) && table.seats[seat]?.kind === 'person';

/** A computer plays until the person is back; the same object if the wait is over. */
export function absented(
  table: TableDocument,
  seat: Seat,
  wait: number,
  characters: Characters,
  now: number,
): TableDocument {
  return stillAwaits(table, seat, wait) ? departed(table, seat, characters, 'absent', now) : table;
}

/** The person in a seat that a computer has kept. */
function seatedAgain(table: TableDocument, seat: Seat, { userId, name }: Person, now: number): TableDocument {
  const next = withHolder(table, seat, { kind: 'person', userId, name }, now);
  return withHostSeated(owing(next, { kind: 'back', name }));
}

/** The person gets back the seat that a computer keeps. @throws Refusal `alreadySeated`, `noSeatKept` */
export function cameBack(table: TableDocument, person: Person, now: number): TableDocument {
  playOf(table);
  if (isSeated(table, person.userId)) throw new Refusal('alreadySeated', null);
  const seat = keptSeatOf(table, person.userId);
  if (seat === undefined) throw new Refusal('noSeatKept', null);
  return seatedAgain(table, seat, person, now);
}

/**
 * The person takes a seat in which a computer plays until somebody does; whoever left it gets it back.
 * @throws Refusal `alreadySeated`, `noSuchSeat`, `seatTaken`, `seatKept`, `notInvited`
 */
export function taken(table: TableDocument, seat: Seat, person: Person, now: number): TableDocument {
  playOf(table);
  const { userId, name } = person;
  if (isSeated(table, userId)) throw new Refusal('alreadySeated', null);
  const before = holderAt(table, seat);
  if (before.kind === 'person' || !isOpenSeat(before)) throw new Refusal('seatTaken', { name: before.name });
  if (before.formerly?.userId === userId) return seatedAgain(table, seat, person, now);
  if (table.seats.some((holder) => isKeptFor(holder, userId) && !isOpenSeat(holder)))
    throw new Refusal('seatKept', null);
  assertInvited(table, userId);
  const next = withHolder(table, seat, { kind: 'person', userId, name }, now);
  return withHostSeated(owing(next, { kind: 'taken', name, before: before.formerly?.name ?? before.name }));
}

/**
 * The host opens the seat of somebody who's away to whoever wants it.
 * @throws Refusal `hostOnly`, `noSuchSeat`, `notAway`
 */
export function vacated(table: TableDocument, userId: string, seat: Seat): TableDocument {
  playOf(table);
  assertHost(table, userId);
  const holder = holderAt(table, seat);
  if (holder.kind !== 'computer' || !isAway(holder)) throw new Refusal('notAway', { name: holder.name });
  const seats = table.seats.with(seat, { ...holder, until: 'taken' });
  const { name } = holder.formerly ?? holder;
  return owing({ ...table, seats }, { kind: 'leaving', name, heir: holder.name });
}
