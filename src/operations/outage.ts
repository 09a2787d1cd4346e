import { type Clock, systemClock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';

const MINUTE = 60_000;
/** Pauses between log lines, in ms; the last one repeats. */
const PAUSES = [MINUTE, 4 * MINUTE, 10 * MINUTE] as const;

const seconds = (ms: number) => Math.round(ms / 1000);

interface OutageOptions {
  /** Outages up to this many ms aren't logged; 0 if absent. */
  readonly grace?: number;
  /** How many failures the outage has caused, asked for once it's over. */
  readonly count?: () => number;
  readonly clock?: Clock;
}

/** Logs outages and recoveries with their duration. Short ones aren't logged. */
export class Outage {
  readonly #log: Log;
  readonly #what: string;
  readonly #grace: number;
  readonly #clock: Clock;
  readonly #count: (() => number) | undefined;
  #since: number | null = null;
  #lines = 0;
  #cancel = () => {};

  constructor(log: Log, what: string, { grace = 0, count, clock = systemClock }: OutageOptions = {}) {
    this.#log = log;
    this.#what = what;
    this.#grace = grace;
    this.#count = count;
    this.#clock = clock;
  }

  /** Starts an outage. `since` is in ms since 1970. */
  begin(since = this.#clock.now()): void {
    if (this.#since !== null) return;
    this.#since = since;
    this.#lines = 0;
    if (this.#grace === 0) this.#tell();
    else this.#tellIn(this.#grace);
  }

  /** Ends the outage: it's back, or no longer needed. */
  end(): void {
    if (this.#since === null) return;
    this.#cancel();
    const failures = this.#count?.();
    if (this.#lines > 0)
      this.#log.info(
        { away: this.#away(), ...(failures === undefined ? {} : { failures }) },
        `${this.#what} is back`,
      );
    this.#since = null;
  }

  #away(): string {
    return `${seconds(this.#clock.now() - (this.#since ?? 0))} s`;
  }

  #tell(): void {
    this.#log.warn({ away: this.#away() }, `${this.#what} is away`);
    this.#tellIn(PAUSES[Math.min(this.#lines++, PAUSES.length - 1)]!);
  }

  #tellIn(ms: number): void {
    this.#cancel = this.#clock.schedule(ms, () => this.#tell());
  }
}
