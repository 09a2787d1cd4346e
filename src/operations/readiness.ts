import type { ConnectionListeners } from '../discord/gateway/connection.ts';
import type { StoreReason } from '../store/errors.ts';
import type { StoreListeners } from '../store/store.ts';

/** What has to be there before people can be answered. */
export type Need = 'store' | 'discord';

/** Whether people can be answered now, and what's missing if not. */
export class Readiness {
  readonly #missing: Set<Need>;
  readonly #ending: AbortSignal;
  readonly #onReady: () => void;
  #wasReady = false;

  /**
   * @param ending aborted once the process ends: it isn't ready any more
   * @param onReady called the first time that nothing is missing
   */
  constructor(needs: readonly Need[], ending: AbortSignal, onReady: () => void = () => undefined) {
    this.#missing = new Set(needs);
    this.#ending = ending;
    this.#onReady = onReady;
  }

  /** Empty if people can be answered. */
  get missing(): readonly (Need | 'ending')[] {
    return this.#ending.aborted ? ['ending', ...this.#missing] : [...this.#missing];
  }

  has(need: Need): void {
    this.#missing.delete(need);
    if (this.#wasReady || this.missing.length > 0) return;
    this.#wasReady = true;
    this.#onReady();
  }

  lacks(need: Need): void {
    this.#missing.add(need);
  }

  /** The same listeners, through which it knows whether the store answers and writes. */
  ofStore<Listeners extends StoreListeners>(listeners: Listeners): Listeners {
    const wrong = new Set<'away' | 'unwritable'>();
    const goes = (what: 'away' | 'unwritable') => {
      wrong.add(what);
      this.lacks('store');
    };
    const comes = (what: 'away' | 'unwritable') => {
      wrong.delete(what);
      if (wrong.size === 0) this.has('store');
    };
    return {
      ...listeners,
      onAway: (since: number) => {
        goes('away');
        listeners.onAway?.(since);
      },
      onBack: (ms: number) => {
        comes('away');
        listeners.onBack?.(ms);
      },
      onUnwritable: (reason: StoreReason) => {
        goes('unwritable');
        listeners.onUnwritable?.(reason);
      },
      onWritable: (ms: number) => {
        comes('unwritable');
        listeners.onWritable?.(ms);
      },
    };
  }

  /** The same listeners, through which it knows whether Discord is connected. */
  ofDiscord(listeners: ConnectionListeners): ConnectionListeners {
    return {
      ...listeners,
      onAway: () => {
        this.lacks('discord');
        listeners.onAway?.();
      },
      onBack: () => {
        this.has('discord');
        listeners.onBack?.();
      },
    };
  }
}
