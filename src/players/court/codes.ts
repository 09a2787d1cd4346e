import { bagOfCourtiers, bagOfTiles, courtierBag, tileBag } from '../../games/court/data.ts';
import { characterIndex } from '../../games/court/state.ts';
import type { CourtAction } from '../../games/court/types.ts';

/*
 * A move's code is its type, and a bag or an index in the lower 24 bits. A bid's type is 0, so its code is the bag of
 * its tiles.
 */
const TYPE = 0x1000000;

/** What the lower bits of a code hold. */
export const PAYLOAD = TYPE - 1;
export const PASS = TYPE;
export const START = 2 * TYPE;
export const CHOOSE = 3 * TYPE;
export const SWAP = 4 * TYPE;
export const PAIR = 5 * TYPE;
export const ONE = 6 * TYPE;
export const REFILL = 7 * TYPE;
export const GIFT = 8 * TYPE;
export const DUEL = 9 * TYPE;

/** Where Lancelot's opponent lies in a code. */
const OPPONENT = 0x10000;

/** What a swap adds to the court, kind by kind, is held as a bag after adding three of each kind. */
const SWAP_BIAS = 0x3333;

/** The code of a swap, without its type. @param gain the bag taken minus the bag given */
export const swapCode = (gain: number): number => gain + SWAP_BIAS;

/** The bag taken minus the bag given. */
export const swapGain = (code: number): number => (code & (OPPONENT - 1)) - SWAP_BIAS;

/** The code of Lancelot's swap with the opponent. @param gain the bag taken minus the bag given */
export const lancelotCode = (opponent: number, gain: number): number =>
  DUEL + opponent * OPPONENT + swapCode(gain);

/** The action's code; it doesn't depend on the position. */
export function encodeAction(action: CourtAction): number {
  switch (action.type) {
    case 'bid':
      return bagOfTiles(action.tiles);
    case 'pass':
      return PASS;
    case 'startCourtier':
      return START + courtierBag(action.courtier);
    case 'choose':
      return CHOOSE + characterIndex(action.character);
    case 'swapMerlin':
      return SWAP + swapCode(bagOfCourtiers(action.take) - bagOfCourtiers(action.give));
    case 'takeAspirants':
      return PAIR + bagOfCourtiers(action.courtiers);
    case 'takeAspirant':
      return ONE + courtierBag(action.courtier);
    case 'refill':
      return REFILL + bagOfCourtiers(action.courtiers);
    case 'giveTile':
      return GIFT + tileBag(action.tile);
    case 'swapLancelot':
      return lancelotCode(action.opponent, courtierBag(action.take) - courtierBag(action.give));
  }
}
