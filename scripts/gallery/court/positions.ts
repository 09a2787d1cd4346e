import { type CourtPosition, courtPositions } from '../../../test/render/fixtures/court.ts';

export type Predicate = (position: CourtPosition) => boolean;

const SEEDS = 40;
const games = new Map<string, readonly CourtPosition[]>();

/** Every position of one game; each game is played only once. */
function positionsOf(seats: number, seed: number): readonly CourtPosition[] {
  const key = `${seats} ${seed}`;
  const known = games.get(key) ?? [...courtPositions(seats, seed)];
  games.set(key, known);
  return known;
}

/** The first position that fits, in the first of several games that has one. @throws Error if none has */
export function findPosition(seats: number, fits: Predicate): CourtPosition {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const found = positionsOf(seats, seed).find(fits);
    if (found !== undefined) return found;
  }
  throw new Error('no such position');
}

export const isLate: Predicate = ({ table }) => table.round >= Math.min(4, table.rounds.max);
