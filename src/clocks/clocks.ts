import type { Clock } from '../base/clock.ts';
import { errorReason, type Log } from '../base/log.ts';
import type { Seat } from '../games/game.ts';
import { Collection } from '../store/collection.ts';
import { Schedule } from '../store/schedule.ts';
import type { Store } from '../store/store.ts';
import type { TableChange } from '../table/change.ts';
import type { Person } from '../table/document.ts';
import { refusingStoreErrors } from '../table/failures.ts';
import { Refusal } from '../table/refusal.ts';
import type { TableService } from '../table/table-service.ts';
import { assertGoingOn, type TableInfo } from '../table/views.ts';
import {
  awaiting,
  type ClockDocument,
  clockCollection,
  DUE_CLOCKS,
  PAUSE,
  type Pinger,
  type Preferences,
  paceDuration,
  type StandIns,
  waitKey,
} from './clock-document.ts';
import { awaitedPreference, ClockWorker, upToDate } from './clock-worker.ts';
import { whenUsed } from './counting.ts';
import { type Asked, following, type PauseWish, wished, withoutPerson } from './following.ts';
import { Heartbeat } from './heartbeat.ts';
import { whenThere } from './quiet-hours.ts';
import { type Found, Spread, Watch } from './watch.ts';

export interface ClocksOptions {
  readonly store: Store;
  readonly tables: Pick<TableService, 'subscribe' | 'info'>;
  readonly standIns: StandIns;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly log: Log;
}

/** What a clock says of one person; times are in ms, moments in ms since 1970. */
export interface PersonsTime {
  /** When they began to be awaited, and how much of their time was used up when that was last counted. */
  readonly awaited: { readonly begun: number; readonly used: number } | null;
  /** Whether they've asked for the clock to be stopped or to go on. */
  readonly asksToStop: boolean;
  /** How many reminders ping them. */
  readonly reminders: number;
}

/** Until when somebody is awaited. */
export interface Deadline {
  /** In ms since 1970; null while only computers are awaited. While the clock is stopped, when it goes on. */
  readonly due: number | null;
  /** Whether the clock was stopped. */
  readonly paused: boolean;
  /** Until when the awaited player is away and the clock stands still, in ms since 1970. */
  readonly away: number | null;
  /** By seat, until when people at the table say that they're away. */
  readonly absences: ReadonlyMap<Seat, number>;
}

/** Clocks that are looked at at once, at first and at most: more would take longer than they're claimed for. */
const [AT_FIRST, AT_ONCE] = [2, 12];
/** For how long what can wait lets clocks go first, in ms. */
const CLOCKS_FIRST = 30_000;
/** Reminders and deletions that may begin within a second. */
const PER_SECOND = 20;
/** When somebody changes their preferences, at most this many of the tables that wait for them are checked. */
const MOST_AWAITING = 200;

/**
 * The clocks of all tables. Knows tables, which know nothing of clocks. What's due is done once, also after a
 * restart: everything is stored, and depends on the table still waiting for the same decision.
 */
export class Clocks {
  readonly #options: ClocksOptions;
  readonly #clocks: Collection<ClockDocument>;
  readonly #heartbeat: Heartbeat;
  readonly #spread: Spread;
  readonly #watch: Watch;
  readonly #schedule: Schedule;
  #worker: ClockWorker | null = null;
  #unsubscribe: () => void = () => undefined;
  #onWrongTime: () => void = () => undefined;

  constructor(options: ClocksOptions) {
    this.#options = options;
    const { store, clock, log } = options;
    this.#clocks = new Collection(store, clockCollection);
    this.#heartbeat = new Heartbeat(store, clock, log, () => this.#timeWasWrong());
    this.#spread = new Spread(clock, PER_SECOND);
    this.#watch = new Watch(clock, log, (tableId) => this.#attend(tableId));
    this.#schedule = new Schedule({
      store,
      list: DUE_CLOCKS,
      atFirst: AT_FIRST,
      atOnce: AT_ONCE,
      clock,
      log,
    });
  }

  /** How many clocks are due and can't be served yet. */
  get late(): number {
    return this.#watch.late;
  }

  /** Begins to count; people are reached through the pinger. What others haven't done is done by `unasked`. */
  begin(pinger: Pinger, unasked = (work: () => Promise<void>) => work()): void {
    const { tables, standIns, preferences, clock } = this.#options;
    this.#worker = new ClockWorker({
      ...{ tables, standIns, preferences, clock, pinger },
      ...{ clocks: this.#clocks, heartbeat: this.#heartbeat, spread: this.#spread },
      assertRunning: () => {
        if (this.#watch.isStopped) throw new Error('clocks are stopped');
      },
    });
    this.#unsubscribe = tables.subscribe((change) => this.#changed(change));
    this.#schedule.on('clock', (tableId) => unasked(() => this.#watch.look(tableId)));
    void this.#watch.insist('begin', async () => {
      await this.#heartbeat.start();
      if (!this.#watch.isStopped) this.#schedule.start();
    });
  }

  /** Calls the listener when it's found that times were noted which lie ahead. */
  onWrongTime(listener: () => void): void {
    this.#onWrongTime = listener;
  }

  /** Does what's due at a table. Never throws. */
  look(tableId: string): Promise<void> {
    return this.#watch.look(tableId);
  }

  /** Resolves once no clock waits for its turn, or once they've waited so long that other things have to go on, too. */
  caughtUp(): Promise<void> {
    return this.#schedule.caughtUp(CLOCKS_FIRST);
  }

  /** The connection to Discord is lost: nobody can play, so all clocks stand still. */
  suspend(): void {
    if (!this.#worker) return;
    this.#heartbeat.suspend();
    this.#schedule.pause();
  }

  /** It's there again. Never throws. */
  resume(): Promise<void> {
    this.#schedule.goOn();
    return this.#watch.insist('resume', () => this.#heartbeat.resume());
  }

  /** Nobody could play in that time, which is over; it counts for no clock. @throws as `Store` */
  async outage(from: number, to: number): Promise<void> {
    await this.#heartbeat.outage({ from, to });
  }

  /** Call when somebody's preferences have changed, so that they take effect at once. Never throws. */
  async personChanged(userId: string): Promise<void> {
    const { store, log } = this.#options;
    try {
      const waits = await store.list({ list: awaiting(userId), limit: MOST_AWAITING, newestFirst: true });
      for (const { id } of waits) await this.#watch.look(id);
    } catch (error) {
      log.warn({ reason: errorReason(error) }, 'clocks go by earlier preferences for now');
    }
  }

  /** Whether somebody may be notified now. */
  async isThere(userId: string): Promise<boolean> {
    const now = this.#options.clock.now();
    return whenThere(await this.#options.preferences.of(userId), now) === now;
  }

  /** Null unless the game is going on. @throws Refusal as `TableService.info` */
  deadlineOf(tableId: string): Promise<Deadline | null> {
    const { tables, preferences, clock: time } = this.#options;
    return this.#refusing(async () => {
      const table = await tables.info(tableId);
      if (table.status !== 'playing') return null;
      const now = time.now();
      const absences = await this.#absencesFrom(table, now);
      const duration = paceDuration(table.pace);
      if (duration === null) return { due: null, paused: false, away: null, absences };
      const found = await this.#clocks.get(tableId);
      const preference = await awaitedPreference(preferences, table);
      const { outages } = this.#heartbeat;
      const clock = upToDate(found, table, preference, outages, now);
      return {
        due:
          clock.paused === null
            ? clock.awaited && whenUsed(clock, duration, outages, now)
            : clock.paused + PAUSE.lasts,
        paused: clock.paused !== null,
        away: clock.away !== null && clock.away > now ? clock.away : null,
        absences,
      };
    });
  }

  async #absencesFrom({ seats }: TableInfo, now: number): Promise<Deadline['absences']> {
    const absences = new Map<Seat, number>();
    for (const [seat, holder] of seats.entries()) {
      if (holder.kind === 'computer') continue;
      const { awayUntil } = await this.#options.preferences.of(holder.userId);
      if (awayUntil !== null && awayUntil > now) absences.set(seat, awayUntil);
    }
    return absences;
  }

  /**
   * *Got it*: no more reminders in this wait, named by the reminder. @returns `over` if it isn't this wait any
   * more, `notYours` if somebody else is awaited
   */
  seen(tableId: string, userId: string, key: string): Promise<'seen' | 'notYours' | 'over'> {
    return this.#inTurn(tableId, async () => {
      const { what } = await this.#clocks.update(tableId, (clock) => {
        if (!clock?.awaited || waitKey(clock) !== key)
          return { value: clock as ClockDocument, what: 'over' as const };
        if (clock.awaited.userId !== userId) return { value: clock, what: 'notYours' as const };
        return { value: { ...clock, seen: true }, what: 'seen' as const };
      });
      return what;
    });
  }

  /**
   * Stops the clock or lets it go on, as `wished` says.
   * @throws Refusal `noClock`, `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `clockStopped`,
   *   `clockRunning`
   */
  wish(tableId: string, person: Person, wish: PauseWish): Promise<Asked> {
    return this.#inTurn(tableId, async () => {
      const table = await this.#options.tables.info(tableId);
      assertClock(table);
      const now = this.#options.clock.now();
      const away = await this.#absencesFrom(table, now);
      return this.#clocks.update(tableId, (before) => {
        const { outages } = this.#heartbeat;
        const asked = wished(following(before, table, now), table, { ...person, wish }, outages, now, away);
        const { told: _told, ...value } = asked.value;
        return { ...asked, value: { ...value, due: now } };
      });
    });
  }

  /** What the table's clock says of somebody; null if nothing. @throws Refusal */
  ofPerson(tableId: string, userId: string): Promise<PersonsTime | null> {
    return this.#refusing(async () => {
      const clock = await this.#clocks.get(tableId);
      if (!clock) return null;
      const { awaited, begun, used, asking, lines } = clock;
      const time = {
        awaited: awaited?.userId === userId ? { begun, used } : null,
        asksToStop: asking.includes(userId),
        reminders: lines.filter((line) => line.userId === userId).length,
      };
      return time.awaited || time.asksToStop || time.reminders > 0 ? time : null;
    });
  }

  /** Once somebody has left the table, nothing that's stored of its clock names them, and any process looks after it. @throws Refusal */
  async forgetPerson(tableId: string, userId: string): Promise<void> {
    // Deletes reminders that were sent.
    await this.#watch.look(tableId);
    await this.#inTurn(tableId, () =>
      this.#clocks.update(tableId, (clock) => {
        const value = clock && withoutPerson(clock, userId);
        return { value: value === clock ? clock : value && { ...value, due: this.#options.clock.now() } };
      }),
    );
  }

  /** Forgets what's in memory of clocks that name somebody. */
  forgetNaming(userId: string): void {
    this.#clocks.forget((clock) => clock !== undefined && withoutPerson(clock, userId) !== clock);
  }

  /** Writes back what the store has lost; with `lines`, lost lines in lists, too. @returns the number of clocks written */
  async restore(lines = false): Promise<number> {
    return (await this.#clocks.restore(lines)).length;
  }

  /** Resolves once nothing is being done. */
  idle(): Promise<void> {
    return this.#watch.idle();
  }

  /** Stops counting, notes when, and resolves once nothing is being done. */
  async stop(): Promise<void> {
    if (this.#watch.isStopped) return;
    this.#unsubscribe();
    this.#watch.stop();
    this.#spread.stop();
    await this.#schedule.stop();
    await this.idle();
    await this.#heartbeat.stop();
  }

  async #attend(tableId: string): Promise<Found | null> {
    if (!this.#worker || !this.#heartbeat.isRunning) return null;
    return this.#worker.attend(tableId);
  }

  #timeWasWrong(): void {
    void this.#schedule.review();
    this.#onWrongTime();
  }

  /** The table is read at once, as of this change, so that none is missed. */
  #changed({ tableId, status }: TableChange): void {
    if (status === 'lobby') return;
    const look = (table: TableInfo) =>
      paceDuration(table.pace) === null && table.late === undefined
        ? undefined
        : this.#watch.look(tableId, async () => this.#worker?.observe(table));
    this.#options.tables.info(tableId).then(look, () => this.#watch.look(tableId));
  }

  #inTurn<T>(tableId: string, task: () => Promise<T>): Promise<T> {
    return this.#refusing(() => this.#watch.inTurn(tableId, task));
  }

  #refusing<T>(task: () => Promise<T>): Promise<T> {
    return refusingStoreErrors(this.#options.log, task);
  }
}

/** @throws Refusal `noClock`, `notInPlay`, `tableFinished`, `tableClosed` */
function assertClock(table: TableInfo): void {
  assertGoingOn(table);
  if (table.status !== 'playing') throw new Refusal('notInPlay', null);
  if (paceDuration(table.pace) === null) throw new Refusal('noClock', null);
}
