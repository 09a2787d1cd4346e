import {
  type Bag,
  bagOfCounts,
  bagOfCourtiers,
  contains,
  courtierBag,
  courtierBagsOf,
  courtiersOf,
  GUINEVERE_ASPIRANTS,
  MERLIN_SWAPS,
  standing,
} from '../../src/games/court/data.ts';
import {
  CHARACTERS,
  type Character,
  COURTIERS,
  type CourtView,
  type Sizes,
} from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { sumOf } from '../parts/shapes.ts';
import { compareSizes, counting, mayBeLast } from './sheet.ts';

/** The courts that a court can become, one for each way. */
type Uses = (view: CourtView, seat: Seat, court: Bag) => Bag[];

/** By any of Merlin's swaps, or none. */
const swappedWithRow: Uses = ({ row }, _seat, court) => {
  const inRow = bagOfCourtiers(row);
  return Array.from({ length: MERLIN_SWAPS + 1 }, (_, size) => courtierBagsOf(size)).flatMap((bags) => {
    const takes = bags.filter((bag) => contains(inRow, bag));
    return bags
      .filter((give) => contains(court, give))
      .flatMap((give) =>
        takes
          .filter((take) => !courtiersOf(give).some((id) => courtiersOf(take).includes(id)))
          .map((take) => court - give + take),
      );
  });
};

const swapsBetween = (own: Bag, other: Bag): Bag[] =>
  COURTIERS.filter((give) => contains(own, courtierBag(give))).flatMap((give) =>
    COURTIERS.filter((take) => take !== give && contains(other, courtierBag(take))).map(
      (take) => own - courtierBag(give) + courtierBag(take),
    ),
  );

/** By a swap with each opponent in turn. */
const swappedWithAll: Uses = ({ players }, seat, court) => {
  const opponents = players.slice(1).map((_, i) => players[(seat + 1 + i) % players.length]!);
  return opponents.reduce<Bag[]>(
    (courts, opponent) => [
      ...new Set(
        courts.flatMap((own) => {
          const swapped = swapsBetween(own, bagOfCounts(opponent.court));
          return swapped.length > 0 ? swapped : [own];
        }),
      ),
    ],
    [court],
  );
};

const USES: Readonly<Record<Character, Uses>> = {
  merlin: swappedWithRow,
  guinevere: ({ row }, _seat, court) =>
    courtierBagsOf(Math.min(GUINEVERE_ASPIRANTS, row.length))
      .filter((bag) => contains(bagOfCourtiers(row), bag))
      .map((bag) => court + bag),
  arthur: (_view, _seat, court) => [court],
  lancelot: swappedWithAll,
};

const courtOf = ({ players }: CourtView, seat: Seat): Bag => bagOfCounts(players[seat]!.court);

/** What a seat's groups come to after each way to use Merlin, whom it has: as they count in the end. */
export function merlinResults(view: CourtView, seat: Seat): Sizes[] {
  const { characters } = counting(view).players[seat]!;
  return swappedWithRow(view, seat, courtOf(view, seat)).map((court) => standing(court, characters).sizes);
}

/** Whether Guinevere is surely left over once that character is taken, so that the game goes on. */
function leavesGuinevere(
  { characters, players, blackDie, lastRound }: CourtView,
  character: Character,
): boolean {
  if (lastRound || character === 'guinevere' || characters.guinevere.takenBy !== null) return false;
  const left = sumOf(players.map(({ quotaLeft }) => quotaLeft));
  const isDue = blackDie !== null && blackDie !== character && characters[blackDie].takenBy === null;
  return left === 1 || (left === 2 && isDue && blackDie !== 'guinevere');
}

/** The best groups that a seat can have once it has used a character, with the courts and the row as they are now. */
export function bestWith(view: CourtView, seat: Seat, character: Character): Sizes {
  const { characters } = view.players[seat]!;
  const isKept = mayBeLast(view) && !leavesGuinevere(view, character);
  const held = isKept ? [...new Set([...characters, character])] : [];
  return USES[character](view, seat, courtOf(view, seat))
    .map((court) => standing(court, held).sizes)
    .reduce((best, sizes) => (compareSizes(sizes, best) > 0 ? sizes : best));
}

/** Characters that nobody has taken. */
export const freeCharacters = ({ characters }: CourtView): readonly Character[] =>
  CHARACTERS.filter((id) => characters[id].takenBy === null);
