import type { CardId, Chair, KingCard, KnightCard, Metal, PileId, ScoringCard, Variant } from './types.ts';

/**
 * Where a row comes from: `C` certain from the rulebook, `F` found in another source, `D` deduced as the only
 * answer that fits the rulebook's examples, `A` assumed. Anyone with the printed game can correct a row.
 */
type Source = 'C' | 'F' | 'D' | 'A';

export type Colour = 'green' | 'yellow' | 'red';

interface SpaceRow {
  readonly value: number;
  /** Null for the crown plate, the King's own space. */
  readonly colour: Colour | null;
  readonly source: Source;
}

const crownPlate: SpaceRow = { value: 0, colour: null, source: 'D' };

const green = (value: number): SpaceRow => ({ value, colour: 'green', source: 'D' });

const red = (value: number): SpaceRow => ({ value, colour: 'red', source: 'D' });

const yellow: SpaceRow = { value: 0, colour: 'yellow', source: 'D' };

/** The spaces of the table top, which turns with the King. The index is how far the space is behind him. */
export const SPACES: readonly SpaceRow[] = [
  crownPlate,
  ...[10, 8, 7, 6, 5, 4, 3, 2, 1].map(green),
  ...[-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15].map(red),
  yellow,
  yellow,
  yellow,
];

/** Chairs are numbered clockwise from 0. */
export const CHAIR_COUNT = 28;

/** The space in front of a chair, with the table top turned to the King's chair. */
export const spaceAt = (king: Chair, chair: Chair): SpaceRow =>
  SPACES[(king - chair + CHAIR_COUNT) % CHAIR_COUNT] as SpaceRow;

/** The value of that space, -15 to 10. */
export const chairValue = ({ king }: { readonly king: Chair }, chair: Chair): number =>
  spaceAt(king, chair).value;

interface CarpetRow {
  readonly chair: Chair;
  readonly source: Source;
}

/** Chairs on a carpet. That they're two opposite triples is deduced; which crown chairs they touch is assumed. */
export const CARPET: readonly CarpetRow[] = [
  { chair: 0, source: 'A' },
  { chair: 1, source: 'A' },
  { chair: 2, source: 'A' },
  { chair: 14, source: 'A' },
  { chair: 15, source: 'A' },
  { chair: 16, source: 'A' },
];

/** A move of `min` to `max` chairs, forwards only unless `both`. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly both: boolean;
}

/** Where a Knight must be to be scored. */
export type Place = Colour | 'carpet';

export type Scoring =
  /** All of the player's Knights: their sum times `sign`. */
  | { readonly of: 'all'; readonly sign: 1 | -1 }
  /** One of the player's Knights for each entry of `places`; the penalty if there aren't enough. */
  | { readonly of: 'chosen'; readonly places: readonly Place[]; readonly penalty: number }
  /** The player's Knight with the highest value. */
  | { readonly of: 'best' };

/** A card and its possible effects; playing it uses one of them. */
export interface CardRow {
  readonly id: CardId;
  readonly pile: PileId;
  readonly copies: number;
  readonly moveKnight?: Range;
  /** Moves a Prince or the King of one of these metals. */
  readonly movePrince?: Range & { readonly metals: readonly Metal[] };
  /** Gives a ring to a Prince of one of these metals. */
  readonly ring?: readonly Metal[];
  readonly scoring?: Scoring;
  readonly source: Source;
}

const EITHER: readonly Metal[] = ['silver', 'bronze'];

const forwards = (min: number, max: number): Range => ({ min, max, both: false });

const bothWays = (min: number, max: number): Range => ({ min, max, both: true });

const knight = (id: KnightCard, moveKnight: Range, source: Source): CardRow => ({
  id,
  pile: 'knight',
  copies: 1,
  moveKnight,
  source,
});

const king = (id: KingCard, range: Range, metals: readonly Metal[], source: Source): CardRow => ({
  id,
  pile: 'king',
  copies: 1,
  movePrince: { ...range, metals },
  source,
});

const ring = (id: KingCard, copies: number, metals: readonly Metal[], source: Source): CardRow => ({
  id,
  pile: 'king',
  copies,
  ring: metals,
  source,
});

const score = (id: ScoringCard, scoring: Scoring, source: Source): CardRow => ({
  id,
  pile: 'scoring',
  copies: 1,
  scoring,
  source,
});

/** The cards that each player owns. */
export const CARDS: readonly CardRow[] = [
  knight('knight:1-5-both', bothWays(1, 5), 'C'),
  knight('knight:1-4', forwards(1, 4), 'F'),
  knight('knight:2-5', forwards(2, 5), 'F'),
  knight('knight:3-6', forwards(3, 6), 'C'),
  knight('knight:4-7', forwards(4, 7), 'A'),
  knight('knight:5-7', forwards(5, 7), 'A'),
  knight('knight:6-8', forwards(6, 8), 'A'),
  knight('knight:7-9', forwards(7, 9), 'F'),

  king('king:4-8-either', forwards(4, 8), EITHER, 'C'),
  king('king:1-7-silver', forwards(1, 7), ['silver'], 'C'),
  king('king:1-7-bronze', forwards(1, 7), ['bronze'], 'A'),
  king('king:1-5-both-either', bothWays(1, 5), EITHER, 'A'),
  ring('king:ring-silver', 1, ['silver'], 'A'),
  ring('king:ring-bronze', 1, ['bronze'], 'A'),
  ring('king:ring-either', 2, EITHER, 'A'),

  score('scoring:all', { of: 'all', sign: 1 }, 'C'),
  score('scoring:opposite', { of: 'all', sign: -1 }, 'C'),
  score('scoring:colours', { of: 'chosen', places: ['green', 'yellow', 'red'], penalty: -15 }, 'C'),
  score('scoring:carpet', { of: 'chosen', places: ['carpet', 'carpet'], penalty: -25 }, 'C'),
  score('scoring:three-red', { of: 'chosen', places: ['red', 'red', 'red'], penalty: -50 }, 'C'),
  {
    id: 'scoring:joker',
    pile: 'scoring',
    copies: 1,
    moveKnight: forwards(1, 3),
    movePrince: { ...forwards(1, 3), metals: EITHER },
    ring: EITHER,
    scoring: { of: 'best' },
    source: 'C',
  },
];

interface CrownChairRow {
  readonly chair: Chair;
  /** Whether the figure that starts here has the King's metal. */
  readonly kingsMetal: boolean;
  readonly source: Source;
}

/** Where the King and the Princes start, the King on the first. They mean nothing after set-up. */
export const CROWN_CHAIRS: readonly CrownChairRow[] = [
  { chair: 0, kingsMetal: true, source: 'C' },
  { chair: 7, kingsMetal: false, source: 'F' },
  { chair: 14, kingsMetal: true, source: 'C' },
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
