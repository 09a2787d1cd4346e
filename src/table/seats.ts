import type { Seat } from '../games/game.ts';
import { recordGame } from '../games/record.ts';
import { type Change, owing } from './change.ts';
import type { Characters, Name } from './characters.ts';
import type { Person, SeatHolder, TableDocument } from './document.ts';
import { personIn } from './erasure.ts';
import {
  HOST_LASTS,
  holderAt,
  isKeptFor,
  isOpenSeat,
  isPersonAway,
  isSeated,
  isSilent,
  isThere,
  keptSeat,
  requireSeat,
  tenuresAfter,
} from './holders.ts';
import { assertInvited, computerAt, hostedBy, withHost, withHostSeated } from './lobby.ts';
import { Refusal } from './refusal.ts';
import { requirePlay, seatsToAct, tableInfo } from './views.ts';

/** Another holder for the seat of a running game. If the seat is awaited, the wait starts again. */
function withHolder(table: TableDocument, seat: Seat, holder: SeatHolder, now: number): TableDocument {
  const { again: _again, ...others } = table;
  const next = { ...others, seats: table.seats.with(seat, holder), tenures: tenuresAfter(table, seat) };
  return seatsToAct(table).includes(seat) ? { ...next, wait: table.wait + 1, waitingSince: now } : next;
}

type Departure = 'resigned' | 'leaving' | 'vacated' | 'absent';

const UNTIL = { resigned: undefined, leaving: 'taken', vacated: 'taken', absent: 'back' } as const;

function departed(
  table: TableDocument,
  seat: Seat,
  characters: Characters,
  departure: Departure,
  now: number,
  by: Name = '',
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
  const news = { name: before.name, heir: heir.name };
  const note = departure === 'vacated' ? { kind: departure, ...news, by } : { kind: departure, ...news };
  return withHostSeated(owing(next, note));
}

const departing =
  (departure: Departure): Change =>
  (table, { userId }, { characters, now }) => {
    requirePlay(table);
    return departed(table, requireSeat(table, userId), characters, departure, now);
  };

/** A computer plays the person's seat for good. @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated` */
export const resigned = departing('resigned');

/** A computer plays the person's seat until somebody takes it. @throws Refusal as `resigned` does */
export const seatLeft = departing('leaving');

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
  requirePlay(table);
  if (isSeated(table, person.userId)) throw new Refusal('alreadySeated', null);
  const seat = keptSeat(table, person.userId);
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
    requirePlay(table);
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

/** The others may decide about whoever was awaited for so long; null if they needn't. */
export const silenced = (table: TableDocument, seat: Seat, wait: number): TableDocument | null =>
  stillAwaits(table, seat, wait) && table.silent !== wait ? { ...table, silent: wait } : null;

/**
 * Others decide about the seat of somebody who's silent, or who's `missing` for another reason: those seated, or anybody
 * if none of these are there. @throws Refusal `notSeated`, `notAway`
 */
function assertMayDecide(
  table: TableDocument,
  seat: Seat,
  { userId }: Person,
  isMissing: boolean,
  now: number,
): void {
  const { seats } = table;
  const holder = holderAt(table, seat);
  const isOwn = holder.kind === 'person' && holder.userId === userId;
  if (holder.kind === 'computer' || isOwn || !(isMissing || isSilent(tableInfo(table), seat)))
    throw new Refusal('notAway', { name: holder.name });
  const isGuarded = seats.some(
    (other, at) =>
      at !== seat && other.kind === 'person' && isThere(table, other.userId, now, HOST_LASTS.playing),
  );
  if (isGuarded && !isSeated(table, userId)) throw new Refusal('notSeated', null);
}

/**
 * A computer plays in the seat of somebody who's silent until they're back, as the others at the table decide.
 * @param isMissing whether they may decide so though the person isn't silent: who's away, or has left the server
 * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `noSuchSeat`, `notAway`, `notSeated`
 */
export const filledIn =
  (seat: Seat, isMissing = false): Change =>
  (table, person, { characters, now }) => {
    requirePlay(table);
    assertMayDecide(table, seat, person, isMissing, now);
    return departed(table, seat, characters, 'absent', now);
  };

/**
 * The seat of somebody who's silent is opened to whoever wants it, as the others at the table decide; that of somebody
 * for whom a computer plays already, as the host does. `isMissing` as in `filledIn`.
 * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `hostOnly`, `noSuchSeat`, `notAway`, `notSeated`
 */
export const vacated =
  (seat: Seat, isMissing = false): Change =>
  (before, person, { characters, now }) => {
    requirePlay(before);
    const holder = holderAt(before, seat);
    if (!isPersonAway(holder)) {
      assertMayDecide(before, seat, person, isMissing, now);
      return departed(before, seat, characters, 'vacated', now, person.name);
    }
    const table = hostedBy(before, person, now);
    const seats = table.seats.with(seat, { ...holder, until: 'taken' } as SeatHolder);
    const { name } = personIn(holder) ?? holder;
    return owing({ ...table, seats }, { kind: 'vacated', name, heir: holder.name, by: person.name });
  };

/**
 * Makes another seated person the host, in the lobby or in play; or oneself, in place of one who does nothing for long.
 * @throws Refusal `tableFinished`, `tableClosed`, `hostOnly`, `alreadyHost`, `notAtTable`
 */
export const hostPassed =
  (heirId: string): Change =>
  (before, person, { now }) => {
    if (before.status !== 'lobby') requirePlay(before);
    const table = hostedBy(before, person, now);
    if (person.userId === heirId && table === before) throw new Refusal('alreadyHost', null);
    if (person.userId === heirId) return table;
    const heir = table.seats.find((holder) => holder.kind === 'person' && holder.userId === heirId);
    if (heir?.kind !== 'person') throw new Refusal('notAtTable', null);
    return withHost(table, heir);
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
    if (table.status !== 'lobby') requirePlay(table);
    requireSeat(table, userId);
    const { name } = guest;
    if (isSeated(table, guest.userId)) throw new Refusal('isSeated', { name });
    if (table.invited.some((each) => each.userId === guest.userId))
      throw new Refusal('alreadyInvited', { name });
    const { max } = recordGame(table).seats;
    if (table.status === 'lobby' && table.seats.length >= max) throw new Refusal('tableFull', { max });
    if (table.status === 'playing' && !table.seats.some(isOpenSeat)) throw new Refusal('noOpenSeat', null);
    if (table.invited.length >= MOST_INVITED) throw new Refusal('tooManyInvited', { most: MOST_INVITED });
    return { ...table, invited: [...table.invited, { userId: guest.userId, name }] };
  };
