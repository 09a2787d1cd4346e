/** How often the store is asked again while it's away, in ms. */
const RETRY = 500;

export interface HeartbeatOptions {
  /** Throws when the store doesn't answer. */
  readonly beat: () => Promise<void>;
  /** In ms. */
  readonly interval: number;
  readonly onAway: (since: number) => void;
  readonly onBack: (ms: number) => void;
}

/** Asks the store at intervals whether it's there. Doesn't keep the process alive. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #timer: NodeJS.Timeout | undefined;
  #beating = false;
  #stopped = false;
  #away: number | undefined;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#next(options.interval);
  }

  /** There's reason to think that the store has gone. */
  soon(): void {
    if (!this.#beating && this.#away === undefined) this.#next(0);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #next(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#beat(), ms);
    this.#timer.unref();
  }

  async #beat(): Promise<void> {
    this.#beating = true;
    const asked = Date.now();
    const there = await this.#options.beat().then(
      () => true,
      () => false,
    );
    this.#beating = false;
    if (this.#stopped) return;
    if (!there && this.#away === undefined) {
      this.#away = asked;
      this.#options.onAway(asked);
    } else if (there && this.#away !== undefined) {
      this.#options.onBack(Date.now() - this.#away);
      this.#away = undefined;
    }
    this.#next(there ? this.#options.interval : RETRY);
  }
}
