import { type Counts, type Deck, listed } from './cards.ts';

/** Cards that may be paid together by position in their deck, of falling value; the first `own` belong to this pool alone. */
export interface Pool {
  readonly cards: readonly number[];
  readonly own: number;
}

/** For each card of the deck the demands it meets, as bits; `demands` is their number. */
export interface DemandSet {
  readonly demands: number;
  readonly met: readonly number[];
}

/**
 * What is to be paid. `total`: cards of one pool worth so much; cards that are in several pools are the last of each.
 * `sets`: one card for each demand of one of the sets.
 */
export type Need =
  | { readonly type: 'total'; readonly total: number; readonly pools: readonly Pool[] }
  | { readonly type: 'sets'; readonly sets: readonly DemandSet[] };

/**
 * The payment rule (section 3.1), for knights and adversaries alike: every different payment that the cards
 * held allow, each once and each in the order of the deck.
 *
 * A payment is lean: without any one of its cards it would not suffice. With `exact`, more than the total
 * may be paid only where no payment of exactly the total exists in any pool.
 */
export function legalPayments<C extends string>(
  deck: Deck<C>,
  held: Counts,
  need: Need,
  rule: 'exact' | 'lean',
): C[][] {
  const found: C[][] = [];
  if (need.type === 'total') payTotal(deck, held, need.total, need.pools, rule, found);
  else for (const set of need.sets) paySet(deck, held, set, need.sets, found);
  return found;
}

interface TotalSearch<C extends string> {
  readonly deck: Deck<C>;
  readonly held: Counts;
  readonly exactOnly: boolean;
  /** Copies chosen by position. */
  readonly taken: number[];
  readonly found: C[][];
  readonly pool: Pool;
  /** Sums that the pool's cards from each place on can make, as bits. */
  readonly sums: readonly number[];
  /** Whether a payment needs a card of the pool's own. */
  readonly needsOwn: boolean;
}

function payTotal<C extends string>(
  deck: Deck<C>,
  held: Counts,
  total: number,
  pools: readonly Pool[],
  rule: 'exact' | 'lean',
  found: C[][],
): void {
  if (pools.every(({ cards }) => worth(deck, held, cards) < total)) return;
  const sums = pools.map(({ cards }) => sumsFrom(deck, held, cards));
  const exactOnly = rule === 'exact' && sums.some((from) => (((from[0] as number) >> total) & 1) === 1);
  const taken = new Array<number>(held.length).fill(0);
  pools.forEach((pool, at) => {
    const from = sums[at] as number[];
    if ((from[0] as number) >> total === 0) return;
    // What all pools share is paid from the first one only.
    chooseTotal({ deck, held, exactOnly, taken, found, pool, sums: from, needsOwn: at > 0 }, 0, total, false);
  });
}

/**
 * Takes some copies of each card in turn. As values fall, a payment that reaches the total with its last card
 * is lean, and every lean payment is reached so.
 */
function chooseTotal<C extends string>(
  search: TotalSearch<C>,
  at: number,
  missing: number,
  hasOwn: boolean,
): void {
  const { deck, pool, taken, exactOnly } = search;
  if (missing <= 0) {
    search.found.push(listed(deck, taken));
    return;
  }
  if (at === pool.own && search.needsOwn && !hasOwn) return;
  const reachable = (search.sums[at] as number) >> missing;
  if (exactOnly ? (reachable & 1) === 0 : reachable === 0) return;
  const card = pool.cards[at] as number;
  const value = deck.values[card] as number;
  const useful = exactOnly ? Math.floor(missing / value) : Math.ceil(missing / value);
  for (let copies = Math.min(search.held[card] as number, useful); copies >= 0; copies--) {
    taken[card] = copies;
    chooseTotal(search, at + 1, missing - copies * value, hasOwn || (at < pool.own && copies > 0));
  }
  taken[card] = 0;
}

function worth<C extends string>(deck: Deck<C>, held: Counts, cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards) sum += (held[card] as number) * (deck.values[card] as number);
  return sum;
}

/** Sums of 30 and more are left out; no total comes near. */
const SUMS = 0x3fffffff;

function sumsFrom<C extends string>(deck: Deck<C>, held: Counts, cards: readonly number[]): number[] {
  const from = new Array<number>(cards.length + 1);
  let sums = 1;
  from[cards.length] = sums;
  for (let at = cards.length - 1; at >= 0; at--) {
    const card = cards[at] as number;
    const value = deck.values[card] as number;
    for (let copies = held[card] as number; copies > 0; copies--) sums |= (sums << value) & SUMS;
    from[at] = sums;
  }
  return from;
}

function paySet<C extends string>(
  deck: Deck<C>,
  held: Counts,
  set: DemandSet,
  all: readonly DemandSet[],
  found: C[][],
): void {
  let useful = 0;
  for (let card = 0; card < held.length; card++) if (set.met[card] !== 0) useful += held[card] as number;
  if (useful >= set.demands) chooseSet(deck, held, set, all, [], 0, found);
}

function chooseSet<C extends string>(
  deck: Deck<C>,
  held: Counts,
  set: DemandSet,
  all: readonly DemandSet[],
  chosen: number[],
  copies: number,
  found: C[][],
): void {
  if (chosen.length === set.demands) {
    if (all.length === 1 || isNewAndLean(chosen, set, all))
      found.push(chosen.map((at) => deck.cards[at] as C));
    return;
  }
  const last = chosen.at(-1) ?? 0;
  for (let card = last; card < held.length; card++) {
    const taken = card === last ? copies : 0;
    if (taken >= (held[card] as number) || set.met[card] === 0) continue;
    chosen.push(card);
    if (canMeet(set, chosen, 0, 0)) chooseSet(deck, held, set, all, chosen, taken + 1, found);
    chosen.pop();
  }
}

/** Whether each card from the place on can be given to a demand of its own, besides those given already. */
function canMeet(set: DemandSet, cards: readonly number[], at: number, given: number): boolean {
  if (at === cards.length) return true;
  const free = (set.met[cards[at] as number] as number) & ~given;
  for (let demand = 1; demand <= free; demand <<= 1)
    if ((free & demand) !== 0 && canMeet(set, cards, at + 1, given | demand)) return true;
  return false;
}

/** Whether no earlier set gives the same payment and no set is met by fewer of its cards. */
function isNewAndLean(cards: readonly number[], set: DemandSet, all: readonly DemandSet[]): boolean {
  const earlier = all.slice(0, all.indexOf(set));
  return (
    !earlier.some((other) => other.demands === cards.length && canMeet(other, cards, 0, 0)) &&
    !all.some((other) => other.demands < cards.length && isMetByPart(other, cards))
  );
}

const isMetByPart = (set: DemandSet, cards: readonly number[]): boolean =>
  cards.length === set.demands
    ? canMeet(set, cards, 0, 0)
    : cards.some((_card, at) => isMetByPart(set, cards.toSpliced(at, 1)));
