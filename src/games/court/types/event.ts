import type { Seat } from '../../game.ts';
import type { Character, Courtier, Pip, Tile } from './terms.ts';

export type CourtEvent =
  | { readonly type: 'courtierTaken'; readonly seat: Seat; readonly courtier: Courtier }
  | {
      /** The first row is on the table. */
      readonly type: 'rowLaid';
      /** Each roll of the four dice in order; all but the last were tied. Empty with 3 players. */
      readonly rolls: readonly Readonly<Record<Courtier, Pip>>[];
      /** The highest die's type: added to the row with 4 players, removed with 2; null with 3. */
      readonly rolled: Courtier | null;
      readonly row: readonly Courtier[];
    }
  | {
      readonly type: 'favorRolled';
      /** Each roll in order: value by seat, null for a seat no longer in the tie. */
      readonly rolls: readonly (readonly (Pip | null)[])[];
      readonly seat: Seat;
    }
  | { readonly type: 'bid'; readonly seat: Seat; readonly tiles: readonly Tile[]; readonly sum: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'auctionWon';
      readonly seat: Seat;
      readonly tiles: readonly Tile[];
      readonly sum: number;
    }
  | {
      readonly type: 'chose';
      readonly seat: Seat;
      readonly character: Character;
      /** The tiles bid: the character's new purse. */
      readonly paid: readonly Tile[];
      /** The old purse, now in the treasury. */
      readonly received: readonly Tile[];
    }
  /** Both lists are empty when Merlin swapped nothing. */
  | {
      readonly type: 'merlinSwapped';
      readonly seat: Seat;
      readonly give: readonly Courtier[];
      readonly take: readonly Courtier[];
    }
  /** Two for Guinevere's player, one for anyone else. */
  | { readonly type: 'aspirantsTaken'; readonly seat: Seat; readonly courtiers: readonly Courtier[] }
  /** `full` is false when the peasantry couldn't fill the row, which makes this the last round. */
  | {
      readonly type: 'refilled';
      readonly seat: Seat;
      readonly courtiers: readonly Courtier[];
      readonly full: boolean;
    }
  | { readonly type: 'tileGiven'; readonly from: Seat; readonly to: Seat; readonly tile: Tile }
  /** The opponent has only one tile and gives Arthur none. */
  | { readonly type: 'tileSpared'; readonly from: Seat; readonly to: Seat }
  | {
      readonly type: 'lancelotSwapped';
      readonly seat: Seat;
      readonly opponent: Seat;
      readonly give: Courtier;
      readonly take: Courtier;
    }
  /** Both courts consist of the same single type. */
  | { readonly type: 'lancelotSkipped'; readonly seat: Seat; readonly opponent: Seat }
  /** The King's Favor passes to Arthur's player, who may already have held it. */
  | { readonly type: 'favorMoved'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'blackDieMoved'; readonly character: Character }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'ended' };
