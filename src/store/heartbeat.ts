import { systemClock } from '../base/clock.ts';
import { time } from '../base/steady-time.ts';

/** The pause between attempts while the store is away, in ms, unless it's looked for more often anyway. */
const RETRY = 500;

export interface HeartbeatOptions {
  /** Throws if the store doesn't answer. */
  readonly beat: () => Promise<void>;
  /** In ms. */
  readonly interval: number;
  readonly onAway: (since: number) => void;
  readonly onBack: (ms: number) => void;
}

/** Regularly checks that the store is reachable. Doesn't keep the process alive. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #cancel = () => {};
  #beating = false;
  #stopped = false;
  #away: number | undefined;
  /** The time of the last answer, as `performance.now`. */
  #heard = Number.NEGATIVE_INFINITY;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#next(options.interval);
  }

  /** Checks right away, because the store may be unreachable. */
  soon(): void {
    if (!this.#beating && this.#away === undefined) this.#next(0);
  }

  /** The store has answered another call. */
  heard(): void {
    this.#heard = performance.now();
    if (this.#away === undefined || this.#stopped) return;
    this.#options.onBack(time.now() - this.#away);
    this.#away = undefined;
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  #next(ms: number): void {
    this.#cancel();
    if (this.#stopped) return;
    this.#cancel = systemClock.schedule(ms, () => void this.#beat());
  }

  async #beat(): Promise<void> {
    this.#beating = true;
    const [asked, since] = [performance.now(), time.now()];
    const there = await this.#options.beat().then(
      () => true,
      () => false,
    );
    this.#beating = false;
    if (this.#stopped) return;
    if (there) this.heard();
    else if (this.#away === undefined && this.#heard < asked) {
      this.#away = since;
      this.#options.onAway(since);
    }
    const { interval } = this.#options;
    this.#next(there ? interval : Math.min(RETRY, interval));
  }
}
