import type { Clock } from '../base/clock.ts';
import { fromNow } from '../base/deadline.ts';
import type { Collection } from '../store/collection.ts';
import type { TableInfo } from '../table/views.ts';
import {
  type ClockDocument,
  hasClock,
  isReminder,
  isWatched,
  type Line,
  type Ping,
  type Pinger,
  type Place,
  type Preference,
  type Preferences,
  paceLimit,
  reminderMoments,
  restsAt,
  type StandIns,
  waitKey,
} from './clock-document.ts';
import { countedUntil, MOST_AHEAD, whenUsed, withAway, withRest } from './counting.ts';
import {
  afterStandIn,
  awaitedPerson,
  callingAbsent,
  following,
  isWanted,
  missCount,
  resumed,
} from './following.ts';
import type { Heartbeat } from './heartbeat.ts';
import { NEAR, nextStep, type Step, withDue } from './next-step.ts';
import { leaveHalf, whenThere } from './quiet-hours.ts';
import type { Found, Spread } from './watch.ts';

/** How many times in a row the time may be up before a computer takes the seat. */
const MISSES = 2;

export interface Circumstances {
  readonly clocks: Collection<ClockDocument>;
  readonly tables: { info(tableId: string): Promise<TableInfo> };
  readonly standIns: StandIns;
  readonly preferences: Preferences;
  readonly pinger: Pinger;
  readonly heartbeat: Heartbeat;
  readonly spread: Spread;
  readonly clock: Clock;
  /** Throws once nothing may be done any more. */
  readonly assertRunning: () => void;
}

const NOBODY: Preference = { reminders: 'off', quiet: null, awayUntil: null };

/** What the awaited player wants. */
export const awaitedPreference = async (preferences: Preferences, table: TableInfo): Promise<Preference> => {
  const awaited = awaitedPerson(table);
  return awaited ? preferences.of(awaited.userId) : NOBODY;
};

/**
 * The clock as it is now: of the table's current wait, and stopped if its player is away or rests. What was counted last by a
 * time that lies ahead, and so was wrong, counts as counted now.
 */
export function upToDate(
  clock: ClockDocument | undefined,
  table: TableInfo,
  { awayUntil, quiet }: Preference,
  outages: Heartbeat['outages'],
  now: number,
): ClockDocument {
  const current = following(clock, table, now, outages);
  const past = current.at > now + MOST_AHEAD ? { ...current, at: now } : current;
  const rest = quiet && restsAt(table) && leaveHalf(quiet) ? quiet : null;
  const reached = withReach(past, table, outages, now);
  const isMissed = reached.awaited !== null && !reached.missed && (awayUntil ?? now) > now;
  const met: ClockDocument = isMissed ? { ...reached, missed: true } : reached;
  return withRest(withAway(met, table.vacations ? awayUntil : null, outages, now), rest, outages, now);
}

/** The moment that a table's message tells: until when the awaited player is away, or has time. */
function end(
  clock: ClockDocument,
  table: TableInfo,
  outages: Heartbeat['outages'],
  now: number,
): number | null {
  if (clock.away !== null && clock.away > now) return clock.away;
  return clock.awaited && hasClock(table) ? whenUsed(clock, paceLimit(table.pace), outages, now) : null;
}

/** The clock with what its table's message says from now on; the same object if that's near enough. */
function withTold(
  clock: ClockDocument,
  table: TableInfo,
  outages: Heartbeat['outages'],
  now: number,
): ClockDocument {
  const { told } = clock;
  const tells = end(clock, table, outages, now);
  const isNear = told === tells || (told != null && tells !== null && Math.abs(told - tells) < NEAR);
  return isNear ? clock : { ...clock, told: tells };
}

/** The clock, stopped while its channel can't be told; reminders of time that doesn't count come again. */
function withReach(
  clock: ClockDocument,
  { unreachable, pace }: TableInfo,
  outages: Heartbeat['outages'],
  now: number,
): ClockDocument {
  const since = unreachable?.since;
  if (clock.unreachable === since) return clock;
  const { unreachable: _, ...free } = countedUntil(clock, outages, since ?? now);
  if (since !== undefined) return { ...free, unreachable: since };
  const passed = reminderMoments(pace).filter(({ used }) => used <= free.used).length;
  return { ...free, reminded: Math.min(free.reminded, passed) };
}

/**
 * Does what's due at one table. Each effect is stored before it's carried out, so that a run which was cut short is
 * simply repeated. Call it for one table at a time. Every method throws if it may work later.
 */
export class ClockWorker {
  readonly #all: Circumstances;
  readonly #lines: Lines;

  constructor(circumstances: Circumstances) {
    this.#all = circumstances;
    const { pinger, spread, assertRunning } = circumstances;
    this.#lines = new Lines(pinger, async () => {
      await spread.turn();
      assertRunning();
    });
  }

  /** Notes what the table waits for after a change; a change that was noted already is ignored. */
  async observe(table: TableInfo): Promise<void> {
    if (isWatched(table)) await this.#note(table);
  }

  /** Does everything that's due. */
  async attend(tableId: string): Promise<Found> {
    for (;;) {
      const found = await fromNow(() => this.#look(tableId));
      if (found) return found;
    }
  }

  /** @returns null if it did something, since more may be due */
  async #look(tableId: string): Promise<Found | null> {
    const { tables, heartbeat, clock: time } = this.#all;
    const table = await tables.info(tableId);
    if (!isWatched(table)) {
      await this.#end(table);
      return { until: null, hasClock: false };
    }
    await heartbeat.check();
    const { clock: before, preference } = await this.#note(table);
    if (before.unreachable !== undefined) return { hasClock: true, until: before.due };
    const clock = await this.#tidy(before, table);
    const step = nextStep(clock, table.pace, preference, heartbeat.outages, time.now());
    if (step.kind === 'rest') return { hasClock: true, until: null };
    if (step.kind === 'wait') return { hasClock: true, until: step.until };
    if (step.kind === 'remind') await this.#remind(clock, table, step);
    else if (step.kind === 'askPause') await this.#askPause(clock, table);
    else if (step.kind === 'goOn') await this.#goOn(table);
    else if (!(await this.#all.pinger.reaches(table))) return null;
    else if (!hasClock(table)) await this.#fallSilent(clock, table);
    else await this.#standIn(clock, table);
    return null;
  }

  /** Brings the stored clock up to date with its table, and the table's message if it says another time. */
  async #note(table: TableInfo): Promise<{ clock: ClockDocument; preference: Preference }> {
    const { pinger, preferences } = this.#all;
    const preference = await awaitedPreference(preferences, table);
    let before: ClockDocument | undefined;
    const clock = await this.#save(table.id, (stored) => {
      before = stored;
      return this.#asOf(stored, table, preference);
    });
    const isRetimed = before?.told !== undefined && before.told !== clock.told;
    if (isRetimed && before && waitKey(before) === waitKey(clock)) pinger.retimed(table.id);
    return { clock, preference };
  }

  /** The clock as it is now, and when it's to be looked at. */
  #asOf(clock: ClockDocument | undefined, table: TableInfo, preference: Preference): ClockDocument {
    const { heartbeat, clock: time } = this.#all;
    const now = time.now();
    const known = upToDate(clock, table, preference, heartbeat.outages, now);
    const current = withTold(callingAbsent(known, table), table, heartbeat.outages, now);
    return withDue(current, table, preference, heartbeat.outages, now);
  }

  async #remind(clock: ClockDocument, table: TableInfo, step: Step & { kind: 'remind' }): Promise<void> {
    if (!clock.awaited) return;
    const { kind } = step.moment;
    if (kind === 'waiting' && (await this.#all.pinger.hasLeft(table, clock.awaited.userId)))
      return this.#fallSilent(clock, table, reminderMoments(table.pace).length);
    const line: Line = { kind, key: waitKey(clock), ...clock.awaited, place: null };
    this.#lines.isNew(table.id, line);
    const { heartbeat, clock: time } = this.#all;
    await this.#change(table.id, ({ missed: _missed, ...before }) => ({
      ...countedUntil(before, heartbeat.outages, time.now()),
      reminded: step.reminded,
      lines: [...before.lines.filter((each) => !isSame(each, line)), line],
    }));
  }

  async #askPause(clock: ClockDocument, { id, host }: TableInfo): Promise<void> {
    const line: Line = { kind: 'paused', key: waitKey(clock), seat: 0, userId: host.userId, place: null };
    this.#lines.isNew(id, line);
    await this.#change(id, (before) => ({ ...before, lines: [...before.lines, line] }));
  }

  async #goOn({ id }: TableInfo): Promise<void> {
    const { heartbeat, clock, pinger } = this.#all;
    await this.#change(id, (before) => resumed(before, heartbeat.outages, clock.now()));
    pinger.retimed(id);
  }

  /** Without a clock, nobody is replaced, but the others may decide from now on. */
  async #fallSilent(
    { awaited, reminded: before }: ClockDocument,
    { id, wait }: TableInfo,
    reminded = before,
  ): Promise<void> {
    if (!awaited) return;
    const { standIns, pinger } = this.#all;
    if (await standIns.fallSilent(id, awaited.seat, wait)) pinger.moved(id);
    await this.#change(id, (clock) => ({ ...clock, silent: true, reminded }));
  }

  async #standIn(clock: ClockDocument, { id, wait }: TableInfo): Promise<void> {
    const { standIns, tables, preferences, pinger, assertRunning, clock: time } = this.#all;
    if (!clock.awaited) return;
    assertRunning();
    const { seat } = clock.awaited;
    const waiting = await this.#change(id, (before) => ({ ...before, acting: true }));
    const isLast = missCount(clock.misses, seat) + 1 >= MISSES;
    const hasActed = isLast
      ? await standIns.takeOver(id, seat, wait)
      : await standIns.standIn(id, seat, wait);
    const table = await tables.info(id);
    const preference = await awaitedPreference(preferences, table);
    const now = time.now();
    const after = await this.#change(id, (before) => {
      const next = hasActed
        ? afterStandIn(before, table, now)
        : following({ ...before, acting: false }, table, now);
      return this.#asOf(next, table, preference);
    });
    if (hasActed) pinger.moved(id);
    else if (waitKey(after) === waitKey(waiting)) throw new Error('no computer could act');
  }

  /** The game is over, or nobody's time counts. */
  async #end(table: TableInfo): Promise<void> {
    if (!(await this.#all.clocks.get(table.id))) return;
    await this.#tidy((await this.#note(table)).clock, table);
    await this.#all.clocks.remove(table.id);
  }

  #tidy(clock: ClockDocument, table: TableInfo): Promise<ClockDocument> {
    const { heartbeat, clock: time, preferences } = this.#all;
    const limit = paceLimit(table.pace);
    const pingFor = async ({ kind, key, userId, seat }: Line, nonce: string): Promise<Ping> => {
      const preference = await preferences.of(userId);
      const isTimed = isReminder(kind) && hasClock(table);
      const isAway = (preference.awayUntil ?? 0) > time.now();
      const isNow = key === waitKey(clock) && table.status === 'playing';
      const before = clock.earlier?.at(-1)?.seat ?? null;
      return {
        ...{ kind, key, userId, nonce },
        due: isTimed ? whenUsed(clock, limit, heartbeat.outages, time.now()) : null,
        direct: kind !== 'paused' && preference.reminders === 'direct' && !isAway,
        after: isReminder(kind) && isNow && !table.again && before !== seat ? before : null,
        outcome: !isReminder(kind) || isNow ? null : missCount(clock.misses, seat) > 0 ? 'timeUp' : 'over',
        silent: whenThere(preference, time.now()) > time.now(),
      };
    };
    return this.#lines.tidy(clock, table, pingFor, (change) => this.#change(table.id, change));
  }

  #change(id: string, change: (clock: ClockDocument) => ClockDocument): Promise<ClockDocument> {
    return this.#save(id, (before) => {
      if (!before) throw new Error('a clock is gone');
      return change(before);
    });
  }

  async #save(
    id: string,
    change: (before: ClockDocument | undefined) => ClockDocument,
  ): Promise<ClockDocument> {
    this.#all.assertRunning();
    return (await this.#all.clocks.update(id, (before) => ({ value: change(before) }))).value;
  }
}

/** Saves a change of a table's clock. @returns the clock as it was saved */
type Save = (change: (clock: ClockDocument) => ClockDocument) => Promise<ClockDocument>;

const isSame = (a: Line, b: Line): boolean => a.key === b.key && a.kind === b.kind && a.seat === b.seat;

const nameOf = (tableId: string, { kind, seat, key }: Line): string => `${tableId}${kind[0]}${seat}${key}`;

/**
 * Sends the lines that are wanted, once each, and deletes the others. A line is stored before it's sent; if it isn't
 * known whether it was, the channel is searched for it first.
 */
export class Lines {
  readonly #pinger: Pinger;
  readonly #turn: () => Promise<void>;
  /** Lines that this run has stored and not yet tried to send. */
  readonly #fresh = new Set<string>();

  /** `turn` resolves when something may be sent. */
  constructor(pinger: Pinger, turn: () => Promise<void>) {
    this.#pinger = pinger;
    this.#turn = turn;
  }

  /** Call before the line is stored. */
  isNew(tableId: string, line: Line): void {
    this.#fresh.add(nameOf(tableId, line));
  }

  /** @throws what the caller throws; then it's to be tried again later */
  async tidy(
    clock: ClockDocument,
    table: TableInfo,
    pingFor: (line: Line, nonce: string) => Promise<Ping>,
    save: Save,
  ): Promise<ClockDocument> {
    let current = clock;
    for (const line of clock.lines) {
      const name = nameOf(table.id, line);
      const wanted = isWanted(line, clock, table);
      if (wanted && line.place !== null) continue;
      await this.#turn();
      const isUnsent = this.#fresh.delete(name);
      const ping = await pingFor(line, name);
      const place = line.place ?? (isUnsent ? null : await this.#pinger.find(table, ping));
      if (wanted) {
        const sent = place ?? (await this.#pinger.ping(table, ping)) ?? 'nowhere';
        current = await save(withPlace(line, sent));
      } else {
        if (place !== null && place !== 'nowhere') await this.#pinger.retract(table, ping, place);
        current = await save(withoutLine(line));
      }
    }
    return current;
  }
}

const withPlace =
  (line: Line, place: Place | 'nowhere') =>
  (clock: ClockDocument): ClockDocument => ({
    ...clock,
    lines: clock.lines.map((each) => (isSame(each, line) ? { ...each, place } : each)),
  });

const withoutLine =
  (line: Line) =>
  (clock: ClockDocument): ClockDocument => ({
    ...clock,
    lines: clock.lines.filter((each) => !isSame(each, line)),
  });
