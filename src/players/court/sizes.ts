import type { Bag } from '../../games/court/bags.ts';
import { ALL_COURTIERS } from '../../games/court/data.ts';
import { standing } from '../../games/court/scoring.ts';
import { CHARACTERS } from '../../games/court/types.ts';
import type { CourtBoard } from './board.ts';

const known = new Uint16Array((ALL_COURTIERS + 1) << 4);

/** No group is larger than 15, so four bits hold a size. */
const KNOWN = 0x8000;
const SIZES = 0xfff;

/**
 * The sizes of a court's groups as one number, larger for a better court: smallest, middle and largest, four bits
 * each. `characters` are those held, one bit each.
 */
export function sizesOf(court: Bag, characters: number): number {
  const at = (court << 4) | characters;
  const found = known[at]!;
  if (found !== 0) return found & SIZES;
  const { sizes } = standing(
    court,
    CHARACTERS.filter((_, character) => (characters & (1 << character)) !== 0),
  );
  const packed = (sizes[0] << 8) | (sizes[1] << 4) | sizes[2];
  known[at] = packed | KNOWN;
  return packed;
}

/** How the seat would do if the game ended now, and the Favor stayed; more is better, and equal is a tie. */
export const resultOf = ({ courts, held, favor }: CourtBoard, seat: number): number =>
  sizesOf(courts[seat]!, held[seat]!) * 2 + (favor === seat ? 1 : 0);
