import * as z from 'zod';
import type { Clock } from '../base/clock.ts';
import { KeyedQueue } from '../base/keyed-queue.ts';
import { errorReason, type Log } from '../base/log.ts';
import { Collection, storedAs } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import type { Stored } from '../table/document.ts';
import { type Interval, MOST_AHEAD, until, withInterval } from './counting.ts';

/** How often it's noted that the bot is running, in ms. */
export const BEAT = 60_000;
/** The same where several processes may run: only if this is late by half has none of them run. */
const SHARED_BEAT = 10_000;
/** More of them are merged. */
const MOST_OUTAGES = 200;

const heartbeatDocument = z.strictObject({
  /** When the bot was last known to be running. */
  alive: z.number(),
  /** When it wasn't, oldest first. */
  outages: z.array(z.strictObject({ from: z.number(), to: z.number() })),
});
type HeartbeatDocument = Stored<typeof heartbeatDocument>;

export const heartbeatCollection = storedAs<HeartbeatDocument>('clocks', heartbeatDocument, { cached: 1 });
const ID = 'pulse';

/**
 * Knows when nobody could play because the bot, its store or its connection to Discord was away. Notes regularly that
 * the bot is running, so that the next run knows when it ended.
 */
export class Heartbeat {
  readonly #documents: Collection<HeartbeatDocument>;
  readonly #isShared: boolean;
  readonly #beatEvery: number;
  /** If a beat is this late, the process, its machine or its store stood still. In ms. */
  readonly #late: number;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #onShift: () => void;
  #known: HeartbeatDocument | null = null;
  #suspended: number | null = null;
  #cancel: () => void = () => undefined;
  readonly #queue = new KeyedQueue();

  /**
   * `onShift` is called when something was noted that lies ahead, since somebody's time was wrong, and after an outage
   * so long that ends of time have to be told again.
   */
  constructor(store: Store, clock: Clock, log: Log, onShift: () => void) {
    this.#documents = new Collection(store, heartbeatCollection);
    this.#isShared = store.isShared;
    this.#beatEvery = store.isShared ? SHARED_BEAT : BEAT;
    this.#late = 1.5 * this.#beatEvery;
    this.#clock = clock;
    this.#log = log;
    this.#onShift = onShift;
  }

  get outages(): readonly Interval[] {
    return this.#known?.outages ?? [];
  }

  /** Whether people can play, and outages are known until now. */
  get isRunning(): boolean {
    return this.#known !== null && this.#suspended === null;
  }

  /** Counts the time since the last run ended as an outage. @throws as `Store` */
  async start(): Promise<void> {
    await this.#beat(this.#clock.now());
    this.#next();
  }

  /** Makes sure that an outage until now is known. @throws as `Store` */
  async check(): Promise<void> {
    const now = this.#clock.now();
    if (this.#known && now - this.#known.alive > this.#late) await this.#beat(now);
  }

  /** People can't play from now on. */
  suspend(): void {
    this.#suspended ??= this.#clock.now();
    this.#cancel();
  }

  /** They can again. @throws as `Store`; then the next beat counts the time that's missing */
  async resume(): Promise<void> {
    if (this.#suspended === null) return;
    const outage = { from: this.#suspended, to: this.#clock.now() };
    this.#suspended = null;
    if (!this.#known) return;
    this.#next();
    await this.outage(outage);
  }

  /** Counts an outage that's over. @throws as `Store` */
  outage(outage: Interval): Promise<void> {
    return this.#beat(this.#clock.now(), outage);
  }

  /** Notes when this run ended. */
  async stop(): Promise<void> {
    this.#cancel();
    if (this.isRunning) await this.#beat(this.#clock.now()).catch(() => undefined);
  }

  #next(): void {
    this.#cancel();
    this.#cancel = this.#clock.schedule(this.#beatEvery, () => {
      this.#next();
      this.#beat(this.#clock.now()).catch((error: unknown) =>
        this.#log.warn({ reason: errorReason(error) }, 'it could not be noted that the bot is running'),
      );
    });
  }

  #beat(now: number, outage: Interval | null = null): Promise<void> {
    return this.#queue.run(ID, async () => {
      const { value, ahead, isLong } = await this.#documents.update(ID, (before) => ({
        ...this.#after(before, now, outage),
        ahead: Math.max(before?.alive ?? 0, ...(before?.outages ?? []).map(({ to }) => to)) - now,
      }));
      this.#known = value;
      if (isLong) this.#onShift();
      if (ahead < MOST_AHEAD) return;
      this.#log.warn(
        { seconds: Math.round(ahead / 1_000) },
        'the bot was noted as running at a time to come',
      );
      this.#onShift();
    });
  }

  #after(before: HeartbeatDocument | undefined, now: number, outage: Interval | null) {
    // By a time that was wrong, the last beat or an outage may lie ahead.
    const gap = { from: Math.min(before?.alive ?? now, now), to: now };
    const isFirst = this.#known === null && !this.#isShared;
    const isOut = gap.to > gap.from && (isFirst || gap.to - gap.from > this.#late);
    const added = [...(isOut ? [gap] : []), ...until(now, outage ? [outage] : [])];
    const value: HeartbeatDocument = {
      alive: now,
      outages: added.reduce<readonly Interval[]>(
        (outages, each) => withInterval(outages, each, MOST_OUTAGES),
        until(now, before?.outages ?? []),
      ),
    };
    return { value, isLong: added.some(({ from, to }) => to - from >= BEAT) };
  }
}
