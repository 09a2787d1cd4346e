import type { Seat } from '../games/game.ts';
import { isSameName } from './characters.ts';
import type { Person, SeatHolder, Share, TableDocument, Tenure } from './document.ts';
import { isErased } from './erasure.ts';
import { Refusal } from './refusal.ts';

export const isSeated = ({ seats }: Pick<TableDocument, 'seats'>, userId: string): boolean =>
  seats.some((holder) => holder.kind === 'person' && holder.userId === userId);

/** Whether nobody is at the table, but somebody may be back: then the game waits. */
export const isDeserted = ({ seats }: Pick<TableDocument, 'seats'>): boolean =>
  seats.every(({ kind }) => kind === 'computer') &&
  seats.some((holder) => isKept(holder) && !isErased(holder.formerly.userId));

const DAY = 24 * 60 * 60_000;
/** For how long somebody is there after they've last done something at the table, in ms. */
export const THERE_FOR = 3 * DAY;
/** For how long a host may do nothing until somebody seated may take their part, in ms. */
export const HOST_LASTS = { lobby: DAY, playing: 7 * DAY };

/** Whether the person has done something at the table within that time, in ms. */
export function isThere(
  { there = [], startedAt, openedAt }: Pick<TableDocument, 'there' | 'startedAt' | 'openedAt'>,
  userId: string,
  now: number,
  within = THERE_FOR,
): boolean {
  const last = there.find((each) => each.userId === userId)?.at ?? startedAt ?? openedAt;
  return now - last < within;
}

/**
 * Who of the people seated has asked for something, as those IDs say, and who else is there.
 * @param away seats of people who have said that they're away
 */
export function countVotes(
  table: Pick<TableDocument, 'seats' | 'there' | 'startedAt' | 'openedAt'>,
  asking: readonly string[],
  away: { has(seat: Seat): boolean },
  now: number,
): { readonly asking: readonly Person[]; readonly missing: readonly Person[] } {
  const people = table.seats.flatMap((holder, seat) =>
    holder.kind === 'person' ? [{ ...holder, seat }] : [],
  );
  const has = ({ userId }: Person) => asking.includes(userId);
  const isMissing = (person: Person & { readonly seat: Seat }) =>
    !has(person) && !away.has(person.seat) && isThere(table, person.userId, now);
  return { asking: people.filter(has), missing: people.filter(isMissing) };
}

/** Notes that the person, if there's one, is there; whoever has no seat any more is forgotten. */
export function withThere(table: TableDocument, userId: string | undefined, now: number): TableDocument {
  const all = (table.there ?? []).filter((each) => each.userId !== userId);
  if (userId !== undefined) all.push({ userId, at: now });
  const there = all.filter((each) => isSeated(table, each.userId) || table.host.userId === each.userId);
  return there.length === 0 && !table.there ? table : { ...table, there };
}

/** The person's seat. @throws Refusal `notSeated` */
export function requireSeat(table: TableDocument, userId: string): Seat {
  const seat = table.seats.findIndex((holder) => holder.kind === 'person' && holder.userId === userId);
  if (seat < 0) throw new Refusal('notSeated', null);
  return seat;
}

/** @throws Refusal `noSuchSeat` */
export function holderAt({ seats }: TableDocument, seat: Seat): SeatHolder {
  const holder = seats[seat];
  if (!holder) throw new Refusal('noSuchSeat', null);
  return holder;
}

/** Whether a computer plays there until its person is back. */
export const isPersonAway = (holder: SeatHolder): boolean =>
  holder.kind === 'computer' && holder.until === 'back';

interface Waiting extends Pick<TableDocument, 'seats' | 'silent' | 'wait'> {
  readonly toAct: readonly Seat[];
}

/** Whether the person has kept the table waiting for so long that the others may decide about the seat. */
export const isSilent = ({ seats, silent, wait, toAct }: Waiting, seat: Seat): boolean =>
  silent === wait && toAct.includes(seat) && seats[seat]?.kind === 'person';

/** Whether a computer plays there until somebody takes the seat. */
export const isOpenSeat = (holder: SeatHolder): boolean =>
  holder.kind === 'computer' && holder.until === 'taken';

type ComputerSeat = SeatHolder & { readonly kind: 'computer' };

const isKept = (holder: SeatHolder): holder is ComputerSeat & Required<Pick<ComputerSeat, 'formerly'>> =>
  holder.kind === 'computer' && holder.until !== undefined && holder.formerly !== undefined;

export const isKeptFor = (holder: SeatHolder, userId: string): boolean =>
  isKept(holder) && holder.formerly.userId === userId;

/** The seat that a computer keeps for the person; undefined if there's none. */
export function keptSeat({ seats }: Pick<TableDocument, 'seats'>, userId: string): Seat | undefined {
  const seat = seats.findIndex((holder) => isKeptFor(holder, userId));
  return seat < 0 ? undefined : seat;
}

/** The same person, or the same kind of computer player under the same name. */
export const isSameHolder = (one: SeatHolder, other: SeatHolder): boolean =>
  one.kind === 'person'
    ? other.kind === 'person' && one.userId === other.userId
    : other.kind === 'computer' && one.player === other.player && isSameName(one.name, other.name);

/**
 * The tenures after the seat's holder leaves it. Who came and went without any step in between isn't listed, except
 * as the seat's first holder, so that the list stays shorter than the game.
 */
export function tenuresAfter({ tenures, seats, play }: TableDocument, seat: Seat): readonly Tenure[] {
  const until = play?.record.steps.length ?? 0;
  const before = tenures.findLast((tenure) => tenure.seat === seat);
  if (before?.until === until) return tenures;
  return [...tenures, { seat, holder: seats[seat]!, until }];
}

/** The tenures after an undo that leaves this many steps. */
export const tenuresUpTo = <Time extends { readonly until: number }>(
  tenures: readonly Time[],
  steps: number,
): readonly Time[] =>
  tenures.some(({ until }) => until > steps)
    ? tenures.map((tenure) => ({ ...tenure, until: Math.min(tenure.until, steps) }))
    : tenures;

/** Who holds the seats of a game, and who held them before until that many steps were taken. */
interface Holdings<Holder> {
  readonly seats: readonly Holder[];
  readonly tenures: readonly { readonly seat: Seat; readonly holder: Holder; readonly until: number }[];
}

/** Who held each seat when the step of that index was taken. */
export const holdersAt = <Holder>({ tenures, seats }: Holdings<Holder>, index: number): readonly Holder[] =>
  tenures.length === 0
    ? seats
    : seats.map(
        (holder, seat) =>
          tenures.find((tenure) => tenure.seat === seat && tenure.until > index)?.holder ?? holder,
      );

/** The first step from which on all of the seat's steps are its current holder's. */
export function ownFrom({ tenures, seats }: TableDocument, seat: Seat): number {
  const holder = seats[seat];
  const earlier = tenures.filter((tenure) => tenure.seat === seat);
  const last = earlier.findLastIndex(
    (tenure, at) =>
      tenure.until > (earlier[at - 1]?.until ?? 0) && !(holder && isSameHolder(tenure.holder, holder)),
  );
  return earlier[last]?.until ?? 0;
}

/**
 * Who has decided in the seat, in the order in which they first sat there, with the current holder last; shares add
 * up to 1. Only the current holder if nobody else has decided anything.
 */
export function seatShares({ tenures, seats, play }: TableDocument, seat: Seat): readonly Share[] {
  const steps = play?.record.steps ?? [];
  const holder = seats[seat]!;
  const times = [...tenures.filter((tenure) => tenure.seat === seat), { holder, until: steps.length }];
  const shares: { readonly holder: SeatHolder; steps: number }[] = [];
  let from = 0;
  for (const { holder: by, until } of times) {
    const own = steps.slice(from, until).filter((step) => step.seat === seat).length;
    const known = shares.find((share) => isSameHolder(share.holder, by));
    if (known) known.steps += own;
    else shares.push({ holder: by, steps: own });
    from = until;
  }
  const all = shares.reduce((sum, share) => sum + share.steps, 0);
  const others = shares.filter((share) => share.steps > 0 && !isSameHolder(share.holder, holder));
  const before = others.map((share) => ({ holder: share.holder, share: share.steps / all }));
  return [...before, { holder, share: 1 - before.reduce((sum, { share }) => sum + share, 0) }];
}
