import type {
  ClockDocument,
  Ping,
  Pinger,
  Preference,
  Preferences,
} from '../../src/clocks/clock-document.ts';
import { Clocks } from '../../src/clocks/clocks.ts';
import { Schedule } from '../../src/store/schedule.ts';
import type { Store } from '../../src/store/store.ts';
import type { Pace } from '../../src/table/document.ts';
import { joined, started } from '../../src/table/lobby.ts';
import { DUE } from '../../src/table/storage/lists.ts';
import type { TableService } from '../../src/table/table-service.ts';
import type { TableInfo } from '../../src/table/views.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { recorder } from '../base/recorder.ts';
import { ada, bob, choose, GUILD, room } from '../table/fixtures/room.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';

const CHANNEL: Preference = { reminders: 'channel', quiet: null, awayUntil: null };

/** Preferences that tests set by hand. */
export class SetPreferences implements Preferences {
  readonly #set = new Map<string, Partial<Preference>>();

  set(userId: string, preference: Partial<Preference>): void {
    this.#set.set(userId, preference);
  }

  async of(userId: string): Promise<Preference> {
    return { ...CHANNEL, ...this.#set.get(userId) };
  }
}

/** Lets everything happen that waits for no timer. */
export async function quiet(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
}

/** A clock whose time of day jumps when it's told to, while its timers know nothing of it. */
export class ShiftedClock extends ManualClock {
  shift = 0;

  override now(): number {
    return super.now() + this.shift;
  }

  get unshifted(): number {
    return super.now();
  }
}

/** A channel that every run of the bot shares. */
export class FakeChannel {
  readonly clock: ManualClock;
  /** Everything ever said, as `[kind, userId, minutes since the start]`. */
  readonly log: [string, string, number][] = [];
  readonly present = new Map<string, Ping>();
  /** Who has left the server. */
  readonly gone = new Set<string>();
  /** Thrown by the next requests, which aren't carried out. */
  readonly refusals: unknown[] = [];
  /** Thrown by the next requests, which are carried out all the same. */
  readonly lostReplies: unknown[] = [];
  /** Called after each request that was carried out, with their number, from 0. */
  afterRequest: (count: number) => void = () => undefined;
  moves = 0;
  /** How often the table's message was to say another time. */
  retimings = 0;
  #requests = 0;
  #next = 0;
  readonly #start: number;

  constructor(clock: ManualClock) {
    this.clock = clock;
    this.#start = clock.now();
  }

  get minutes(): number {
    return (this.clock.now() - this.#start) / 60_000;
  }

  readonly pinger: Pinger = {
    ping: async (_table: TableInfo, ping: Ping) => {
      const messageId = `m${this.#next++}`;
      this.#request(() => {
        this.log.push([ping.kind, ping.userId, this.minutes]);
        this.present.set(messageId, ping);
      });
      return { channelId: 'c1', messageId };
    },
    find: async (_table, { nonce }) => {
      const found = [...this.present].find(([, ping]) => ping.nonce === nonce);
      return found ? { channelId: 'c1', messageId: found[0] } : null;
    },
    hasLeft: async (_table, userId) => this.gone.has(userId),
    retract: async (_table, _call, { messageId }) => this.#request(() => void this.present.delete(messageId)),
    retimed: () => {
      this.retimings++;
    },
    reaches: async () => true,
    moved: async () => {
      this.moves++;
    },
  };

  #request(carryOut: () => void): void {
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
    carryOut();
    this.afterRequest(this.#requests++);
    const lost = this.lostReplies.shift();
    if (lost) throw lost;
  }
}

export const HOUR = 3_600_000;

/** The bot's clocks over one run, on a store and a channel that outlive it. */
export class Ward {
  readonly clock: ShiftedClock;
  readonly store: FaultyStore;
  readonly channel: FakeChannel;
  readonly preferences: SetPreferences;
  readonly tables: TableService;
  readonly clocks: Clocks;
  readonly schedule: Schedule;
  readonly #recorder = recorder();
  readonly logged = this.#recorder.lines;

  constructor(before?: Ward, store = before?.store ?? new FaultyStore()) {
    this.clock = before?.clock ?? new ShiftedClock(Date.parse('2026-07-01T00:00:00Z'));
    this.channel = before?.channel ?? new FakeChannel(this.clock);
    this.preferences = before?.preferences ?? new SetPreferences();
    this.store = store;
    this.tables = room(this.store, { clock: this.clock, quotas: { perPerson: 500, perServer: 500 } }).tables;
    this.clocks = new Clocks({
      store: this.store as Store,
      tables: this.tables,
      standIns: this.tables,
      preferences: this.preferences,
      clock: this.clock,
      log: this.#recorder.log,
    });
    this.schedule = new Schedule({
      store: this.store as Store,
      list: DUE,
      clock: this.clock,
      log: this.#recorder.log,
    });
    this.schedule.on('table', async (tableId) => {
      if (!(await this.tables.owes(tableId))) await this.tables.lookAfter(tableId);
      await this.clocks.look(tableId);
    });
  }

  async start(): Promise<this> {
    this.clocks.begin(this.channel.pinger);
    this.schedule.start();
    await quiet();
    return this;
  }

  async stop(): Promise<void> {
    await this.schedule.stop();
    await this.clocks.stop();
  }

  /** Lets time pass, alarm by alarm. */
  async pass(ms: number): Promise<void> {
    const end = this.clock.unshifted + ms;
    while (await this.alarm(end));
    this.clock.advance(end - this.clock.unshifted);
    await quiet();
  }

  /** Lets time pass until the next alarm, and all happen that it brings. @returns false if it's after `end` */
  async alarm(end: number): Promise<boolean> {
    const { next, unshifted } = this.clock;
    if (next === null || next > end) return false;
    this.clock.advance(Math.max(0, next - unshifted));
    await quiet(3);
    await this.clocks.idle();
    return true;
  }

  async game(pace: Pace = '1d', channelId = 'c1', variant = 'long', rests?: boolean): Promise<string> {
    const { id } = await this.tables.open({
      ...{ guildId: GUILD, channelId, host: ada, game: 'quests', variant, theme: 'oak', computers: 0, pace },
      ...(rests === undefined ? {} : { rests }),
    });
    await this.tables.change(id, bob, joined);
    await this.tables.change(id, ada, started(0));
    await quiet();
    return id;
  }

  /** The awaited person ends their turn. */
  async act(tableId: string): Promise<void> {
    const { seats, toAct } = await this.tables.info(tableId);
    const holder = seats[toAct[0]!]!;
    if (holder.kind !== 'person') throw new Error('a computer is awaited');
    await this.tables.act(tableId, holder, null, choose('end'));
    await quiet();
  }

  /** The clock as it's stored. */
  stored(tableId: string): ClockDocument | null {
    const text = this.store.texts.get(`clock:${tableId}`);
    return text === undefined ? null : (JSON.parse(text) as { data: ClockDocument }).data;
  }
}
