import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { TableChange } from '../table/change.ts';
import type { Person } from '../table/document.ts';
import { refusingStoreErrors } from '../table/failures.ts';
import { Refusal } from '../table/refusal.ts';
import type { TableService } from '../table/table-service.ts';
import { assertGoingOn, type Standing, type TableInfo } from '../table/views.ts';
import { Attendant, preferenceOf, upToDate } from './attendant.ts';
import {
  type Caller,
  type ClockDocument,
  clockCollection,
  durationOf,
  hasClock,
  keyOf,
  type Preferences,
  type StandIns,
} from './clock-document.ts';
import { whenUsed } from './counting.ts';
import { type Asked, awaitedOf, following, type PauseWish, wished } from './following.ts';
import { nextStep } from './next-step.ts';
import { Pulse } from './pulse.ts';
import { type Found, Spread, Watch } from './watch.ts';

export interface ClocksOptions {
  readonly store: Store;
  readonly tables: Pick<TableService, 'subscribe' | 'info' | 'directory'>;
  readonly standIns: StandIns;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly log: Log;
}

/** Until when somebody is awaited. */
export interface Deadline {
  /** In ms since 1970; null while the clock is stopped, or only computers are awaited. */
  readonly due: number | null;
  /** Whether the clock was stopped. */
  readonly paused: boolean;
  /** Until when the awaited player is away and the clock stands still, in ms since 1970. */
  readonly away: number | null;
}

/** Reminders, stand-ins and deletions that may begin within a second. */
const PER_SECOND = 20;
/** For how long after a game's end its clock may have been left behind by a crash, in ms. */
const LEFT_BEHIND = 7 * 24 * 60 * 60_000;

/**
 * The clocks of all tables. Knows tables, which know nothing of clocks. What's due is done once, also after a
 * restart: everything is stored, and depends on the table still waiting for the same decision.
 */
export class Clocks {
  readonly #options: ClocksOptions;
  readonly #clocks: Collection<ClockDocument>;
  readonly #pulse: Pulse;
  readonly #spread: Spread;
  readonly #watch: Watch;
  #attendant: Attendant | null = null;
  #unsubscribe: () => void = () => undefined;

  constructor(options: ClocksOptions) {
    this.#options = options;
    const { store, clock, log } = options;
    this.#clocks = new Collection(store, clockCollection);
    this.#pulse = new Pulse(store, clock, log);
    this.#spread = new Spread(clock, PER_SECOND);
    this.#watch = new Watch(clock, log, (tableId) => this.#attend(tableId));
  }

  /** How many clocks are due and can't be served yet. */
  get late(): number {
    return this.#watch.late;
  }

  /** Begins to count; people are reached through the caller. Tables are looked at once their server is served. */
  begin(caller: Caller): void {
    const { tables, standIns, preferences, clock } = this.#options;
    this.#attendant = new Attendant({
      ...{ tables, standIns, preferences, clock, caller },
      ...{ clocks: this.#clocks, pulse: this.#pulse, spread: this.#spread },
      assertRunning: () => {
        if (this.#watch.isStopped) throw new Error('clocks are stopped');
      },
    });
    this.#unsubscribe = tables.subscribe((change) => this.#changed(change));
    void this.#watch.insist('begin', async () => {
      await this.#pulse.start();
      await this.#watch.lookAtMissed();
    });
  }

  /** Does what's due at the server's tables, and keeps doing it. Never throws. */
  serve(guildId: string): Promise<void> {
    return this.#watch.insist(guildId, async () => {
      const { live, ended } = await this.#options.tables.directory(guildId);
      const since = this.#options.clock.now() - LEFT_BEHIND;
      const late = ended.filter((standing) => standing.since >= since);
      const standings = [...live.map(({ standing }) => standing), ...late];
      const awake = new Set(live.flatMap(({ standing, resting }) => (resting ? [] : [standing.id])));
      for (const standing of standings) {
        if (standing.status === 'lobby' || durationOf(standing.pace) === null) continue;
        if (this.#watch.isStopped) return;
        await this.#watch.glance(standing.id, async () =>
          awake.has(standing.id) ? null : this.#glance(standing),
        );
      }
    });
  }

  /** The connection to Discord is lost: nobody can play, so all clocks stand still. */
  suspend(): void {
    if (this.#attendant) this.#pulse.suspend();
  }

  /** It's there again. Never throws. */
  resume(): Promise<void> {
    return this.#watch.insist('resume', async () => {
      await this.#pulse.resume();
      await this.#watch.lookAtMissed();
    });
  }

  /** Nobody could play in that time, which is over; it counts for no clock. @throws as `Store` */
  async outage(from: number, to: number): Promise<void> {
    await this.#pulse.outage({ from, to });
  }

  /** Call when somebody's preferences have changed, so that they take effect at once. Never throws. */
  personChanged(userId: string): Promise<void> {
    return this.#watch.lookAgain(userId);
  }

  /** Null without a clock. @throws Refusal as `TableService.info` */
  deadlineOf(tableId: string): Promise<Deadline | null> {
    const { tables, preferences, clock: time } = this.#options;
    return this.#refusing(async () => {
      const table = await tables.info(tableId);
      const duration = durationOf(table.pace);
      if (!hasClock(table) || duration === null) return null;
      const found = await this.#clocks.get(tableId);
      const preference = await preferenceOf(preferences, awaitedOf(table)?.userId);
      const { outages } = this.#pulse;
      const now = time.now();
      const clock = upToDate(found, table, preference, outages, now);
      return {
        due: clock.awaited && whenUsed(clock, duration, outages, now),
        paused: clock.paused !== null,
        away: clock.away !== null && clock.away > now ? clock.away : null,
      };
    });
  }

  /**
   * *I saw it*: no more reminders in this wait, named by the reminder. @returns `over` if it isn't this wait any
   * more, `notYours` if somebody else is awaited
   */
  seen(tableId: string, userId: string, key: string): Promise<'seen' | 'notYours' | 'over'> {
    return this.#inTurn(tableId, async () => {
      const { what } = await this.#clocks.update(tableId, (clock) => {
        if (!clock?.awaited || keyOf(clock) !== key)
          return { value: clock as ClockDocument, what: 'over' as const };
        if (clock.awaited.userId !== userId) return { value: clock, what: 'notYours' as const };
        return { value: { ...clock, seen: true }, what: 'seen' as const };
      });
      return what;
    });
  }

  /**
   * Stops the clock or lets it go on: at the host's wish, or once everybody at the table has asked for it.
   * @throws Refusal `noClock`, `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `clockStopped`,
   *   `clockRunning`
   */
  wish(tableId: string, person: Person, wish: PauseWish): Promise<Asked> {
    return this.#inTurn(tableId, async () => {
      const table = await this.#options.tables.info(tableId);
      assertClock(table);
      const now = this.#options.clock.now();
      return this.#clocks.update(tableId, (before) =>
        wished(following(before, table, now), table, person, wish, this.#pulse.outages, now),
      );
    });
  }

  /** Writes back what the store has lost. @returns the number of clocks written */
  async restore(): Promise<number> {
    return (await this.#clocks.restore()).length;
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
    await this.idle();
    await this.#pulse.stop();
  }

  async #attend(tableId: string): Promise<Found | null> {
    if (!this.#attendant || !this.#pulse.isRunning) return null;
    return this.#attendant.attend(tableId);
  }

  /** What a look would find, from the clock alone; null if the table has to be read. */
  async #glance({ id, pace, status }: Standing): Promise<Found | null> {
    if (!this.#attendant || !this.#pulse.isRunning) return null;
    const clock = await this.#clocks.get(id);
    if (status !== 'playing') return clock ? null : { until: null, awaited: null, hasClock: false };
    if (!clock || clock.acting || clock.away !== null || clock.lines.length > 0) return null;
    const awaited = clock.awaited?.userId ?? null;
    const preference = await preferenceOf(this.#options.preferences, awaited ?? undefined);
    if (preference.awayUntil !== null) return null;
    await this.#pulse.check();
    const step = nextStep(clock, pace, preference, this.#pulse.outages, this.#options.clock.now());
    if (step.kind !== 'rest' && step.kind !== 'wait') return null;
    return { until: step.kind === 'wait' ? step.until : null, awaited, hasClock: true };
  }

  /** The table is read at once, as of this change, so that none is missed. */
  #changed({ tableId, status }: TableChange): void {
    if (status === 'lobby') return;
    const look = (table: TableInfo) =>
      durationOf(table.pace) === null
        ? undefined
        : this.#watch.look(tableId, async () => this.#attendant?.observe(table));
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
  if (durationOf(table.pace) === null) throw new Refusal('noClock', null);
}
