import { COURTIERS, type CourtAction, type Courtier, type Tile } from '../../../games/court/types.ts';
import { setKey } from '../set-key.ts';

export const GIVE = 'g';
export const TAKE = 't';

/** Digits, so that pieces are sorted in the order of `COURTIERS`. */
const keyOf = (courtier: Courtier): string => String(COURTIERS.indexOf(courtier));

export function pathOf(action: CourtAction): readonly string[] {
  switch (action.type) {
    case 'startCourtier':
    case 'takeAspirant':
      return [action.courtier];
    case 'pass':
      return ['pass'];
    case 'choose':
      return [action.character];
    case 'giveTile':
      return [String(action.tile)];
    case 'swapLancelot':
      return [action.give, action.take];
    case 'bid':
    case 'swapMerlin':
    case 'takeAspirants':
    case 'refill':
      return [setKey(partsOf(action)!)];
  }
}

/** A bid consists of tiles, a swap of what's given and taken, everything else of courtiers. */
export function partsOf(action: CourtAction): readonly string[] | null {
  switch (action.type) {
    case 'bid':
      return action.tiles.map(String);
    case 'swapMerlin':
      return [
        ...action.give.map((courtier) => GIVE + keyOf(courtier)),
        ...action.take.map((courtier) => TAKE + keyOf(courtier)),
      ];
    case 'takeAspirants':
    case 'refill':
      return action.courtiers.map(keyOf);
    default:
      return null;
  }
}

export const tileOf = (piece: string): Tile => Number(piece) as Tile;
export const courtierOf = (piece: string): Courtier => COURTIERS[Number(piece.at(-1))]!;
export const sideOf = (piece: string, side: string): boolean => piece.startsWith(side);

export const tilesOf = (pieces: readonly string[]): Tile[] => pieces.map(tileOf);
/** The courtiers of all pieces, or of one side of a swap. */
export const courtiersOf = (pieces: readonly string[], side = ''): Courtier[] =>
  pieces.filter((piece) => sideOf(piece, side)).map(courtierOf);
