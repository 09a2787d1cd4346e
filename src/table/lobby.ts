import { isDeepStrictEqual } from 'node:util';
import { isWord, MOST_WORD } from '../games/fairness.ts';
import type { AnyGame, Seat } from '../games/game.ts';
import { recordGame } from '../games/record.ts';
import { type Change, owing } from './change.ts';
import { type Characters, freeName } from './characters.ts';
import {
  ACCESSES,
  type Amendment,
  LEVELS,
  type Level,
  PACES,
  type Pace,
  type Person,
  type SeatHolder,
  type TableDocument,
} from './document.ts';
import { begun, hasWords, sealedBy } from './fair.ts';
import { countVotes, HOST_LASTS, holderAt, isDeserted, isSeated, isThere, requireSeat } from './holders.ts';
import { beginPlay } from './play.ts';
import { Refusal } from './refusal.ts';
import { attempt } from './turn.ts';
import { assertFresh, assertGoingOn, requirePlay, seatsToAct } from './views.ts';

/** @throws Refusal `notInLobby`, `tableFinished`, `tableClosed` */
function assertLobby(table: TableDocument): void {
  assertGoingOn(table);
  if (table.status !== 'lobby') throw new Refusal('notInLobby', null);
}

/** Whether somebody seated may take the host's part, who has done nothing for long. */
const mayHost = (table: Hosted, userId: string, now: number): boolean =>
  isSeated(table, userId) &&
  !isThere(table, table.host.userId, now, HOST_LASTS[table.status === 'lobby' ? 'lobby' : 'playing']);

type Hosted = Pick<TableDocument, 'host' | 'seats' | 'status' | 'there' | 'startedAt' | 'openedAt'>;

/** The table with the person as its host: they are, or the host has done nothing for long. @throws Refusal `hostOnly` */
export function hostedBy(table: TableDocument, { userId, name }: Person, now: number): TableDocument {
  const { host } = table;
  if (host.userId === userId) return table;
  if (!mayHost(table, userId, now)) throw new Refusal('hostOnly', { hostName: host.name });
  return withHost(table, { userId, name });
}

/** The table with another host, which is news once the game has begun. */
export function withHost(table: TableDocument, { userId, name }: Person): TableDocument {
  const next = { ...table, host: { userId, name } };
  return table.status === 'lobby' ? next : owing(next, { kind: 'host', name });
}

/** If the host isn't at the table any more, the next person becomes host. */
export function withHostSeated(table: TableDocument): TableDocument {
  const heir = table.seats.find((holder) => holder.kind === 'person');
  return !heir || isSeated(table, table.host.userId) ? table : withHost(table, heir);
}

/** The lobby with somebody more in it. @throws Refusal `tableFull` */
export function seated(table: TableDocument, holder: SeatHolder): TableDocument {
  const { max } = recordGame(table).seats;
  if (table.seats.length >= max) throw new Refusal('tableFull', { max });
  return { ...table, seats: [...table.seats, holder] };
}

/** @throws Refusal `notInvited`; whoever is at an open table is welcome */
export function assertInvited({ access, invited, host }: TableDocument, userId: string): void {
  if (access === 'invited' && !invited.some((guest) => guest.userId === userId))
    throw new Refusal('notInvited', { hostName: host.name });
}

/**
 * As `hostedBy`. `shown`: the moment that the request is from; null is always fresh.
 * @throws Refusal `notInLobby`, `tableFinished`, `tableClosed`, `hostOnly`, `stale`
 */
function lobbyHostedBy(
  table: TableDocument,
  person: Person,
  now: number,
  shown: number | null = null,
): TableDocument {
  assertLobby(table);
  const hosted = hostedBy(table, person, now);
  assertFresh(table, shown === null ? null : { shown });
  return hosted;
}

/** @throws Refusal `notInLobby`, `alreadySeated`, `notInvited`, `tableFull` */
export const joined: Change = (table, { userId, name }) => {
  assertLobby(table);
  if (isSeated(table, userId)) throw new Refusal('alreadySeated', null);
  assertInvited(table, userId);
  return seated(table, { kind: 'person', userId, name });
};

/**
 * Without the person. If they were the host, the next person becomes host; without one, the table closes.
 * @throws Refusal `notInLobby`, `notSeated`
 */
export const left: Change = (table, { userId }, { now }) => {
  assertLobby(table);
  const seat = requireSeat(table, userId);
  const next = withHostSeated({ ...table, seats: table.seats.toSpliced(seat, 1) });
  return isSeated(next, next.host.userId) ? next : ended(next, now);
};

/**
 * With the person's word for the shuffles in place of their last one; with none if nothing but spaces was typed.
 * @throws Refusal `notInLobby`, `tableFinished`, `tableClosed`, `notSeated`, `noShuffles`, `badWord`
 */
export const withWord =
  (typed: string): Change =>
  (table, { userId }) => {
    assertLobby(table);
    if (!table.fair) throw new Refusal('noShuffles', null);
    const seat = requireSeat(table, userId);
    const { word: before, asked, ...holder } = table.seats[seat] as Extract<SeatHolder, { kind: 'person' }>;
    const word = typed.trim().normalize();
    if (word === (before ?? '') && !asked) return table;
    if (word !== '' && !isWord(word)) throw new Refusal('badWord', { most: MOST_WORD });
    return { ...table, seats: table.seats.with(seat, word === '' ? holder : { ...holder, word }) };
  };

/** The level of a computer player if nobody chooses. */
export const USUAL_LEVEL: Level = 'squire';

/** @throws Refusal `unknownSetting` */
export const levelNamed = (value: string): Level => known(LEVELS, value);

/** A computer player of the level, with a name that nobody in the seats has. */
export function computerAt(level: Level, seats: readonly SeatHolder[], characters: Characters) {
  const taken = seats.map(({ name }) => name);
  return { kind: 'computer', player: level, name: freeName(taken, characters[level]) } as const;
}

/** @throws Refusal `notInLobby`, `hostOnly`, `tableFull`, `unknownSetting` for an unknown level */
export const withComputer =
  (level: string = USUAL_LEVEL): Change =>
  (before, person, { characters, now }) => {
    const known = levelNamed(level);
    const table = lobbyHostedBy(before, person, now);
    return seated(table, computerAt(known, table.seats, characters));
  };

/**
 * Replaces a computer player by one of another level. `shown`: the moment the seat's number is from; null is always
 * fresh. @throws Refusal `notInLobby`, `hostOnly`, `stale`, `noSuchSeat`, `noComputerSeat`, `unknownSetting`
 */
export const withLevel =
  (seat: Seat, level: string, shown: number | null = null): Change =>
  (before, person, { characters, now }) => {
    const player = levelNamed(level);
    const table = lobbyHostedBy(before, person, now, shown);
    const holder = holderAt(table, seat);
    if (holder.kind !== 'computer') throw new Refusal('noComputerSeat', null);
    if (holder.player === player) return table;
    return { ...table, seats: table.seats.with(seat, computerAt(player, table.seats, characters)) };
  };

/**
 * The lobby without that person or computer player. Somebody invited has to be invited again. `shown` as in
 * `withLevel`, since seats move up. @throws Refusal `notInLobby`, `hostOnly`, `stale`, `noSuchSeat`, `ownSeat`
 */
export const removed =
  (seat: Seat, shown: number | null = null): Change =>
  (before, person, { now }) => {
    const table = lobbyHostedBy(before, person, now, shown);
    const holder = holderAt(table, seat);
    if (holder.kind === 'person' && holder.userId === person.userId) throw new Refusal('ownSeat', null);
    const seats = table.seats.toSpliced(seat, 1);
    if (holder.kind === 'computer') return { ...table, seats };
    return { ...table, seats, invited: table.invited.filter((each) => each.userId !== holder.userId) };
  };

/** What the host may choose in the lobby, by ID as they've typed or pressed it; what's absent stays as it is. */
export interface TableSettings
  extends Partial<Pick<TableDocument, 'vacations' | 'rests' | 'hints' | 'theme' | 'language' | 'rules'>> {
  readonly pace?: string;
  readonly access?: string;
  readonly standIn?: string;
}

/** @throws Refusal `notInLobby`, `hostOnly`, `unknownSetting`, `unknownRule` */
export const withSettings =
  ({ pace, access, standIn, rules = {}, ...others }: TableSettings): Change =>
  (before, person, { now }) => {
    const chosen = {
      ...others,
      ...(pace === undefined ? {} : { pace: paceNamed(pace) }),
      ...(access === undefined ? {} : { access: known(ACCESSES, access) }),
      ...(standIn === undefined ? {} : { standIn: levelNamed(standIn) }),
    };
    const table = lobbyHostedBy(before, person, now);
    for (const [rule, value] of Object.entries(rules)) assertRule(recordGame(table), rule, value);
    const next = { ...table, ...chosen, rules: { ...table.rules, ...rules } };
    return isDeepStrictEqual(next, table) ? table : next;
  };

/**
 * Somebody at a running game asks for it, or agrees; once all who are there have in one wait, it's so. Another clock
 * begins another wait. @param away as in `countVotes`
 * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`
 */
export const amended =
  (to: Amendment, away: { has(seat: Seat): boolean } = new Set()): Change =>
  (before, { userId }, { now }) => {
    requirePlay(before);
    requireSeat(before, userId);
    if (isDeepStrictEqual({ ...before, ...to }, before)) return null;
    const { asked, ...table } = before;
    const { wait } = table;
    const others = asked?.wait === wait && isDeepStrictEqual(asked.to, to) ? asked.by : [];
    const by = [...new Set([...others, userId])];
    if (countVotes(table, by, away, now).missing.length > 0)
      return by.length === others.length ? null : { ...table, asked: { wait, by, to } };
    const next = owing({ ...table, ...to }, { kind: 'amended', to });
    if (!('pace' in to)) return next;
    const { again: _a, late: _l, silent: _s, ...waiting } = next;
    return { ...waiting, wait: wait + 1, waitingSince: now, ...(to.pace === 'none' && { late: wait + 1 }) };
  };

/** @throws Refusal `unknownSetting` */
export const paceNamed = (value: string): Pace => known(PACES, value);

/** @throws Refusal `unknownSetting` */
function known<T extends string>(all: readonly T[], value: string): T {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new Refusal('unknownSetting', { value });
  return found;
}

type Ruled = Pick<AnyGame, 'ruleOptions'>;

/** @throws Refusal `unknownRule` unless the game has the rule and the rule that value */
function assertRule({ ruleOptions }: Ruled, rule: string, value: string): void {
  if (!ruleOptions.find(({ id }) => id === rule)?.values.includes(value))
    throw new Refusal('unknownRule', { rule, value });
}

/** Values of all rule options: those chosen, the others' defaults. @throws Refusal `unknownRule` */
export function completeRules(game: Ruled, chosen: Readonly<Record<string, string>>): Record<string, string> {
  for (const [rule, value] of Object.entries(chosen)) assertRule(game, rule, value);
  return Object.fromEntries(
    game.ruleOptions.map((option) => [option.id, chosen[option.id] ?? option.default]),
  );
}

/**
 * Starts the game; seats are in order of arrival. Without `startSeat`, the game decides by chance who starts. Once words
 * have been given, another start seat asks for them again instead, and the next start keeps it.
 * @throws Refusal `notInLobby`, `hostOnly`, `tooFewSeats`, `illegalAction` for an unknown start seat
 */
export const started =
  (startSeat?: Seat): Change =>
  (before, person, { now, newSeed }) => {
    const table = lobbyHostedBy(before, person, now);
    const { min } = recordGame(table).seats;
    if (table.seats.length < min) throw new Refusal('tooFewSeats', { min, seated: table.seats.length });
    const { fair } = table;
    const first = startSeat ?? fair?.startSeat;
    if (fair && first !== fair.startSeat && first! < table.seats.length && hasWords(table))
      return { ...table, fair: { ...fair, startSeat: first! } };
    const options = {
      variant: table.variant,
      seats: table.seats.length,
      rules: table.rules,
      ...(first === undefined ? {} : { startSeat: first }),
    };
    const from = sealedBy(table) ?? newSeed();
    const play = attempt(() => beginPlay(table.game, options, from));
    const playing = {
      ...begun(table, play),
      status: 'playing' as const,
      startedAt: now,
      wait: 1,
      waitingSince: now,
    };
    return seatsToAct(playing).length > 0 ? playing : { ...playing, status: 'finished', endedAt: now };
  };

/** @throws Refusal `tableFinished`, `tableClosed`, `hostOrManagerOnly` */
export const closed =
  (mayManage: boolean): Change =>
  (table, person, { now }) => {
    refuseClosing(table, person, mayManage, now);
    return owing(ended(table, now), { kind: 'closed', name: person.name });
  };

/** @throws Refusal as `closed` does */
export function refuseClosing(
  table: Hosted & Pick<TableDocument, 'changedAt'>,
  { userId }: Person,
  mayManage: boolean,
  now: number,
): void {
  assertGoingOn(table);
  const { host, changedAt } = table;
  if (host.userId === userId || mayManage || mayHost(table, userId, now)) return;
  // A game that everybody has left keeps nobody from its channel.
  const isFree = table.status === 'playing' && isDeserted(table) && now - changedAt >= HOST_LASTS.playing;
  if (!isFree) throw new Refusal('hostOrManagerOnly', { hostName: host.name });
}

function ended(table: TableDocument, now: number): TableDocument {
  return { ...table, status: 'closed', endedAt: now, notes: [] };
}
