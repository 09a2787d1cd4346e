import type { Seat } from '../../../src/games/game.ts';

/** Equal decisions are equal JSON, in the game's own words. */
export interface NimAction {
  readonly type: 'take';
  /** 1 to 3, at most those left. */
  readonly knights: number;
}

/** Public: an event never names anything hidden. */
export interface NimEvent {
  readonly type: 'took';
  readonly seat: Seat;
  readonly knights: number;
}

/** Plain JSON. A `type`, since an `interface` isn't assignable to `Json`. */
export type NimState = {
  /** Knights still on the table. */
  readonly left: number;
  /** Null when the game is over. */
  readonly toAct: Seat | null;
  readonly turn: number;
  readonly players: readonly { readonly taken: number; readonly won: boolean }[];
};

/** Nothing is hidden here. In other games, the view leaves out what the viewer may not know. */
export type NimView = NimState;
