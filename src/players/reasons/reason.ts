import type { Json } from '../../games/json.ts';

/** Something that speaks for a move: an identifier of the game's, with data for its words. */
export interface Reason {
  readonly type: string;
  readonly [name: string]: Json;
}
