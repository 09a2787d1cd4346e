import type { Thinker } from '../players/thinker.ts';
import type { Store } from '../store/store.ts';
import type { Characters } from './levels.ts';
import type { Log } from './log.ts';
import type { Quotas } from './storage/quotas.ts';

export interface TableServiceOptions {
  readonly store: Store;
  /** Names for computer players. */
  readonly characters: Characters;
  /** Milliseconds since the epoch. */
  readonly clock?: () => number;
  readonly newId?: () => string;
  /** 32 hexadecimal digits. */
  readonly newSeed?: () => string;
  /** How many tables may be open at once per server; 25 per person and 500 in total if absent. */
  readonly quotas?: Quotas;
  readonly log?: Log;
  /** Lets computer players think; in this thread if absent. */
  readonly thinker?: Thinker;
}
