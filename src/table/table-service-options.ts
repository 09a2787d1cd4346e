import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';

export interface TableServiceOptions {
  readonly store: Store;
  /** Names for computer players, best first. */
  readonly computerNames: readonly string[];
  /** Milliseconds since the epoch. */
  readonly clock?: () => number;
  readonly newId?: () => string;
  /** 32 hexadecimal digits. */
  readonly newSeed?: () => string;
  readonly log?: Log;
}
