import { channel as diagnostics } from 'node:diagnostics_channel';
import { ManualClock } from '../../base/manual-clock.ts';

/** Requests of the bot that Discord hasn't answered yet. */
export class Requests {
  underWay = 0;
  readonly #begun = () => void this.underWay++;
  readonly #over = () => void this.underWay--;

  listen(): this {
    diagnostics('undici:request:create').subscribe(this.#begun);
    for (const name of ['trailers', 'error']) diagnostics(`undici:request:${name}`).subscribe(this.#over);
    return this;
  }

  stop(): void {
    diagnostics('undici:request:create').unsubscribe(this.#begun);
    for (const name of ['trailers', 'error']) diagnostics(`undici:request:${name}`).unsubscribe(this.#over);
  }
}

/** How often it's looked whether anything is due, and noted that the bot is running, in ms. */
const BEAT = 60_000;

/** A clock that knows when something happens besides what happens every minute. */
export class MonthClock extends ManualClock {
  readonly #rare = new Set<{ readonly at: number }>();

  override schedule(delay: number, task: () => void): () => void {
    if (delay === BEAT) return super.schedule(delay, task);
    const alarm = { at: this.now() + delay };
    this.#rare.add(alarm);
    const cancel = super.schedule(delay, () => {
      this.#rare.delete(alarm);
      task();
    });
    return () => {
      this.#rare.delete(alarm);
      cancel();
    };
  }

  get nextRare(): number {
    return Math.min(...[...this.#rare].map(({ at }) => at));
  }
}
