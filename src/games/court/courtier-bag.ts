import { type Bag, countAt, EMPTY, lister, partsOf, sizeOf } from './bag.ts';
import { COURTIERS, type Courtier } from './types.ts';

export const courtierBag = (courtier: Courtier): Bag => 1 << (4 * COURTIERS.indexOf(courtier));

export const bagOfCourtiers = (list: readonly Courtier[]): Bag =>
  list.reduce((bag, courtier) => bag + courtierBag(courtier), EMPTY);

/** The bag's courtiers in the order of `COURTIERS`; equal bags share one frozen list. */
export const courtiersOf = lister(COURTIERS);

export const courtierCounts = (bag: Bag): Record<Courtier, number> => ({
  jester: countAt(bag, 0),
  maiden: countAt(bag, 1),
  guard: countAt(bag, 2),
  knight: countAt(bag, 3),
});

/** Every bag of this many courtiers, whatever the supply. */
export const courtierBagsOf = (size: number): Bag[] => {
  const most = Math.min(size, 7);
  return partsOf(COURTIERS.reduce((bag, courtier) => bag + most * courtierBag(courtier), EMPTY)).filter(
    (bag) => sizeOf(bag) === size,
  );
};
