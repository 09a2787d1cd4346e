import type { Seat } from '../games/game.ts';
import { gameOf } from '../games/record.ts';
import type { TableDocument } from './document.ts';
import { seatOf, seatsToAct } from './info.ts';
import { owing } from './notes.ts';
import { beginPlay } from './play.ts';
import { Refusal } from './refusal.ts';
import { assertRule } from './rules.ts';
import type { Person, SeatHolder } from './types.ts';

/** @throws Refusal `notInLobby`, `tableFinished`, `tableClosed` */
export function assertLobby({ status }: TableDocument): void {
  if (status === 'finished') throw new Refusal('tableFinished', null);
  if (status === 'closed') throw new Refusal('tableClosed', null);
  if (status !== 'lobby') throw new Refusal('notInLobby', null);
}

/** @throws Refusal `hostOnly` */
export function assertHost(table: TableDocument, userId: string): void {
  if (table.host.userId !== userId) throw new Refusal('hostOnly', { hostName: table.host.name });
}

/** The lobby with somebody more in it. @throws Refusal `tableFull` */
export function seated(table: TableDocument, holder: SeatHolder): TableDocument {
  const { max } = gameOf(table).seats;
  if (table.seats.length >= max) throw new Refusal('tableFull', { max });
  return { ...table, seats: [...table.seats, holder] };
}

/** @throws Refusal `notInvited`; whoever is at an open table is welcome */
export function assertInvited({ access, invited, host }: TableDocument, userId: string): void {
  if (access === 'invited' && !invited.some((guest) => guest.userId === userId))
    throw new Refusal('notInvited', { hostName: host.name });
}

/** @throws Refusal `alreadySeated`, `notInvited`, `tableFull` */
export function joined(table: TableDocument, person: Person): TableDocument {
  assertLobby(table);
  if (table.seats.some((holder) => holder.kind === 'person' && holder.userId === person.userId))
    throw new Refusal('alreadySeated', null);
  assertInvited(table, person.userId);
  return seated(table, { kind: 'person', userId: person.userId, name: person.name });
}

/** Host passes to the next person; without one, the table closes. @throws Refusal `notSeated` */
export function left(table: TableDocument, userId: string, now: number): TableDocument {
  assertLobby(table);
  const seat = seatOf(table, userId);
  const remaining = { ...table, seats: table.seats.filter((_holder, index) => index !== seat) };
  const next = nextHost(remaining, userId);
  return next ? { ...remaining, host: next } : ended(remaining, now);
}

/** The table with the person's latest name; the same object if it's unchanged. */
export function renamed(table: TableDocument, { userId, name }: Person): TableDocument {
  const isOld = (other: Person) => other.userId === userId && other.name !== name;
  const seats = table.seats.map((holder) =>
    holder.kind === 'person' && isOld(holder) ? { ...holder, name } : holder,
  );
  const host = isOld(table.host) ? { ...table.host, name } : table.host;
  const same = host === table.host && seats.every((holder, seat) => holder === table.seats[seat]);
  return same ? table : { ...table, host, seats };
}

/** The host after the person has left; undefined if nobody is left. */
export function nextHost(table: TableDocument, leaver: string): Person | undefined {
  if (table.host.userId !== leaver) return table.host;
  const heir = table.seats.find((holder) => holder.kind === 'person' && holder.userId !== leaver);
  return heir?.kind === 'person' ? { userId: heir.userId, name: heir.name } : undefined;
}

/** The same object if the rule already has that value. @throws Refusal `hostOnly`, `unknownRule` */
export function withRule(table: TableDocument, userId: string, rule: string, value: string): TableDocument {
  assertLobby(table);
  assertHost(table, userId);
  assertRule(gameOf(table), rule, value);
  return table.rules[rule] === value ? table : { ...table, rules: { ...table.rules, [rule]: value } };
}

/** @throws Refusal `hostOnly`, `tooFewSeats`; IllegalAction `unknownSeat` if the start seat isn't in the game */
export function started(
  table: TableDocument,
  userId: string,
  seed: string,
  now: number,
  startSeat?: Seat,
): TableDocument {
  assertLobby(table);
  assertHost(table, userId);
  const { min } = gameOf(table).seats;
  if (table.seats.length < min) throw new Refusal('tooFewSeats', { min, seated: table.seats.length });
  const options = {
    variant: table.variant,
    seats: table.seats.length,
    rules: table.rules,
    ...(startSeat === undefined ? {} : { startSeat }),
  };
  const play = beginPlay(table.game, options, seed);
  const playing = { ...table, status: 'playing' as const, startedAt: now, wait: 1, waitingSince: now, play };
  return seatsToAct(playing).length > 0 ? playing : { ...playing, status: 'finished', endedAt: now };
}

/** @throws Refusal `tableFinished`, `tableClosed`, `hostOrManagerOnly` */
export function closed(table: TableDocument, person: Person, mayManage: boolean, now: number): TableDocument {
  refuseClosing(table, person, mayManage);
  return owing(ended(table, now), { kind: 'closed', name: person.name });
}

/** @throws Refusal as `closed` does */
export function refuseClosing(
  { status, host }: Pick<TableDocument, 'status' | 'host'>,
  { userId }: Person,
  mayManage: boolean,
): void {
  if (status === 'finished') throw new Refusal('tableFinished', null);
  if (status === 'closed') throw new Refusal('tableClosed', null);
  if (host.userId !== userId && !mayManage) throw new Refusal('hostOrManagerOnly', { hostName: host.name });
}

function ended(table: TableDocument, now: number): TableDocument {
  return { ...table, status: 'closed', endedAt: now, notes: [] };
}
