import type { Log } from '../discord/answers/log.ts';

const MINUTE = 60_000;
/** Pauses between log lines, in ms; the last one repeats. */
const PAUSES = [MINUTE, 4 * MINUTE, 10 * MINUTE] as const;

const seconds = (ms: number) => Math.round(ms / 1000);

/** Logs outages and recoveries with their duration. Short ones aren't logged. */
export class Outage {
  readonly #log: Log;
  readonly #what: string;
  readonly #grace: number;
  #since: number | null = null;
  #lines = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `grace`: outages up to this many ms aren't logged. */
  constructor(log: Log, what: string, grace = 0) {
    this.#log = log;
    this.#what = what;
    this.#grace = grace;
  }

  /** Starts an outage. `since` is in ms since 1970. */
  begin(since = Date.now()): void {
    if (this.#since !== null) return;
    this.#since = since;
    this.#lines = 0;
    if (this.#grace === 0) this.#tell();
    else this.#tellIn(this.#grace);
  }

  /** Ends the outage: it's back, or no longer needed. */
  end(): void {
    if (this.#since === null) return;
    clearTimeout(this.#timer);
    if (this.#lines > 0) this.#log.info({ away: this.#away() }, `${this.#what} is back`);
    this.#since = null;
  }

  #away(): string {
    return `${seconds(Date.now() - (this.#since ?? 0))} s`;
  }

  #tell(): void {
    this.#log.warn({ away: this.#away() }, `${this.#what} is away`);
    this.#tellIn(PAUSES[Math.min(this.#lines++, PAUSES.length - 1)]!);
  }

  #tellIn(ms: number): void {
    this.#timer = setTimeout(() => this.#tell(), ms).unref();
  }
}
