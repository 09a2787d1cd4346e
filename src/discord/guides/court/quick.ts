import type { ActionOf, CourtAction, Tile } from '../../../games/court/types.ts';
import { partsOf, pathOf } from './keys.ts';
import { after, type Scene } from './labels.ts';

const RAISES = 4;
const MOST = 5;

const sumOf = (tiles: readonly Tile[]): number => tiles.reduce<number>((sum, tile) => sum + tile, 0);

/** The cheapest raises with the fewest tiles, and passing; or all choices if they're few and simple. */
export function quick(_scene: Scene, actions: readonly CourtAction[]): readonly CourtAction[] {
  const bids = actions.filter((action) => action.type === 'bid');
  const simple = actions.filter((action) => partsOf(action) === null && pathOf(action).length === 1);
  if (bids.length === 0) return simple.length <= MOST ? simple : [];
  return [...cheapest(bids), ...simple];
}

function cheapest(bids: readonly ActionOf<'bid'>[]): ActionOf<'bid'>[] {
  const bySum = new Map<number, ActionOf<'bid'>>();
  for (const bid of bids) {
    const sum = sumOf(bid.tiles);
    const other = bySum.get(sum);
    if (!other || bid.tiles.length < other.tiles.length) bySum.set(sum, bid);
  }
  return [...bySum]
    .sort(([a], [b]) => a - b)
    .slice(0, RAISES)
    .map(([, bid]) => bid);
}

/** Prefers the cheapest bid or gift, or the strongest court with the fewest changes. Passing comes after all bids. */
export function worth(scene: Scene, action: CourtAction): number {
  if (action.type === 'bid') return -sumOf(action.tiles) - action.tiles.length / 10;
  if (action.type === 'pass') return Number.NEGATIVE_INFINITY;
  if (action.type === 'giveTile') return -action.tile;
  if (action.type === 'refill') return 0;
  const [min, mid, max] = after(scene, action);
  const swaps = action.type === 'swapMerlin' ? action.give.length : 0;
  return min * 10_000 + mid * 100 + max - swaps / 10;
}
