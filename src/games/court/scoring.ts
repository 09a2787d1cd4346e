import type { Seat } from '../game.ts';
import { aheadInTotalTie, favorAtRoundEnd } from './assumptions.ts';
import { type Bag, lasting, scoreCourt } from './data.ts';
import { type CourtState, characterHolder, seatCharacters } from './state.ts';
import type { Sizes, Standing } from './types.ts';

/** How the seat's court scores with its current characters. */
export const seatStanding = (state: CourtState, seat: Seat): Standing =>
  scoreCourt(state.courts[seat] as Bag, seatCharacters(state, seat));

/** Current group sizes by seat. */
export const sizesNow = (state: CourtState): Sizes[] =>
  state.courts.map((_, seat) => seatStanding(state, seat).sizes);

/** Places by seat: by smallest group, then middle, then largest, then the King's Favor. */
export function rank(sizes: readonly Sizes[], favor: Seat | null): number[] {
  const isAhead = (a: Seat, b: Seat): boolean => {
    const [mine, other] = [sizes[a] as Sizes, sizes[b] as Sizes];
    const differs = mine.findIndex((size, at) => size !== other[at]);
    if (differs < 0) return aheadInTotalTie(a, favor);
    return (mine[differs] as number) > (other[differs] as number);
  };
  return sizes.map(
    (_, seat) => 1 + sizes.filter((_, other) => other !== seat && isAhead(other, seat)).length,
  );
}

/** Group sizes by seat once all characters have gone back. */
export const lastingSizes = ({ courts }: CourtState): Sizes[] => courts.map((court) => lasting(court).sizes);

const placesWith = (state: CourtState, sizes: readonly Sizes[]): number[] =>
  rank(sizes, favorAtRoundEnd(state.favor, characterHolder(state, 'arthur')));

/** Places by seat if the round and the game ended now. */
export const placesNow = (state: CourtState): number[] => placesWith(state, sizesNow(state));

/** The same without characters. */
export const lastingPlaces = (state: CourtState): number[] => placesWith(state, lastingSizes(state));
