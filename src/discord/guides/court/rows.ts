import type { CourtAction } from '../../../games/court/types.ts';
import { pathOf } from './keys.ts';

/** More bids than this have one row for each sum; passing counts as one of them. */
const MOST_BIDS = 12;

export function rowOf(action: CourtAction, shown: readonly CourtAction[]): string {
  if (action.type !== 'bid' || shown.length <= MOST_BIDS) return pathOf(action).join('/');
  return String(action.tiles.reduce<number>((sum, tile) => sum + tile, 0));
}
