import type { Chair } from '../types.ts';
import type { Source } from './source.ts';

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
