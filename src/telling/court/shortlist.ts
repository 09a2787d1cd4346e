import { addUp, countingSizes } from '../../games/court/reading.ts';
import type { CourtAction, Sizes } from '../../games/court/types.ts';
import { ofType } from '../guide.ts';
import { after, choiceParts, courtPath, type Scene } from './labels.ts';

type Bid = Extract<CourtAction, { readonly type: 'bid' }>;
type Swap = Extract<CourtAction, { readonly type: 'swapMerlin' }>;

const MOST_BIDS = 8;
/** Besides making no swap. */
const MOST_SWAPS = 3;
const MOST_ROWS = 10;

/**
 * The actions that get a button each and a place in the picture: for each sum the bid with the fewest tiles, and for
 * each better court the swap with the fewest courtiers. The others are made from a menu of their parts.
 */
export function shortlist(scene: Scene, actions: readonly CourtAction[]): readonly CourtAction[] {
  switch (actions[0]?.type) {
    case 'bid':
    case 'pass':
      return [...listed(cheapest(ofType(actions, 'bid'))), ...actions.filter(({ type }) => type === 'pass')];
    case 'swapMerlin':
      return better(scene, ofType(actions, 'swapMerlin'));
    case 'refill':
      return actions.length > MOST_ROWS ? [] : actions;
    default:
      return actions;
  }
}

/** The first bids: one more than usual if that's all of them, as saying so would take its place. */
const listed = (bids: readonly Bid[]): readonly Bid[] =>
  bids.length === MOST_BIDS + 1 ? bids : bids.slice(0, MOST_BIDS);

/** For each sum the bid with the fewest tiles, the lowest sums first. */
export function cheapest(bids: readonly Bid[]): Bid[] {
  const bySum = new Map<number, Bid>();
  for (const bid of bids) {
    const sum = addUp(bid.tiles);
    const other = bySum.get(sum);
    if (!other || bid.tiles.length < other.tiles.length) bySum.set(sum, bid);
  }
  return [...bySum].sort(([a], [b]) => a - b).map(([, bid]) => bid);
}

/** The smallest group first, then the middle one. */
const ranks = ([smallest, middle, largest]: Sizes): number => smallest * 10_000 + middle * 100 + largest;

const jestersGained = ({ give, take }: Swap): number =>
  take.filter((courtier) => courtier === 'jester').length -
  give.filter((courtier) => courtier === 'jester').length;

/** The swaps that make the court better, one for each result, and making none. */
function better(scene: Scene, swaps: readonly Swap[]): Swap[] {
  const now = ranks(countingSizes(scene.view, scene.seat));
  const byResult = new Map<number, Swap>();
  const effort = (swap: Swap) => swap.give.length * 10 - jestersGained(swap);
  for (const swap of swaps) {
    const result = ranks(after(scene, swap));
    const other = byResult.get(result);
    if (result > now && (!other || effort(swap) < effort(other))) byResult.set(result, swap);
  }
  const best = [...byResult].sort(([a], [b]) => b - a).slice(0, MOST_SWAPS);
  return [...best.map(([, swap]) => swap), ...swaps.filter(({ give }) => give.length === 0)];
}

const RAISES = 4;
const MOST_QUICK = 5;

/** For the table's message: the lowest raises and passing; or all choices if they're few and simple. */
export function quick(_scene: Scene, actions: readonly CourtAction[]): readonly CourtAction[] {
  const bids = ofType(actions, 'bid');
  const simple = actions.filter((action) => choiceParts(action) === null && courtPath(action).length === 1);
  if (bids.length === 0) return simple.length <= MOST_QUICK ? simple : [];
  return [...cheapest(bids).slice(0, RAISES), ...simple];
}
