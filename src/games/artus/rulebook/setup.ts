import type { Chair, PileId, Variant } from '../types.ts';
import type { Source } from './source.ts';

interface CrownChairRow {
  readonly chair: Chair;
  /** Whether the figure that starts here has the King's metal. */
  readonly kingsMetal: boolean;
  readonly source: Source;
}

/** Where the King and the Princes start, the King on the first. They mean nothing after set-up. */
export const CROWN_CHAIRS: readonly CrownChairRow[] = [
  { chair: 0, kingsMetal: true, source: 'F' },
  { chair: 7, kingsMetal: false, source: 'F' },
  { chair: 14, kingsMetal: true, source: 'F' },
  { chair: 21, kingsMetal: false, source: 'F' },
];

/** Rings in the game, and how many the King and each Prince start with. */
export const RINGS = { total: 10, king: 3, prince: 1 } as const;

interface SeatCountRow {
  readonly seats: number;
  /** Knights each player puts on the ring. */
  readonly knights: number;
  readonly source: Source;
}

export const SEAT_COUNTS: readonly SeatCountRow[] = [
  { seats: 2, knights: 5, source: 'C' },
  { seats: 3, knights: 5, source: 'C' },
  { seats: 4, knights: 4, source: 'C' },
];

interface VariantRow {
  /** Cards dealt from each pile at set-up. Only the piles listed are in play, in this order. */
  readonly dealt: readonly { readonly pile: PileId; readonly cards: number }[];
  /** Cards played in a turn. */
  readonly plays: number;
  /** Cards then drawn in a turn. */
  readonly draws: number;
  readonly source: Source;
}

export const VARIANTS: Readonly<Record<Variant, VariantRow>> = {
  basic: {
    dealt: [
      { pile: 'knight', cards: 2 },
      { pile: 'king', cards: 2 },
    ],
    plays: 1,
    draws: 1,
    source: 'C',
  },
  advanced: {
    dealt: [
      { pile: 'knight', cards: 3 },
      { pile: 'king', cards: 3 },
      { pile: 'scoring', cards: 0 },
    ],
    plays: 2,
    draws: 2,
    source: 'C',
  },
};
