import { ADVERSARIES, type Counts, cardValue, type Deck, KNIGHTS, listed } from './cards.ts';
import { ADVENTURES, KNIGHT_COLOURS, kindOf } from './data.ts';
import type { AdventureId, AdventureNeed, AdversaryCard, CardDemand, Kind } from './types.ts';

/** Cards that may be paid together. */
export interface Pool {
  /** Positions in the deck, by descending value. */
  readonly cards: readonly number[];
  /** How many of them, from the first, are in no other pool. */
  readonly own: number;
}

/** Demands that each need a card of their own. */
export interface DemandSet {
  /** How many there are. */
  readonly demands: number;
  /** For each card of the deck, the demands it meets, as bits. */
  readonly met: readonly number[];
}

/**
 * What must be paid. `total`: cards of one pool worth this much; cards in several pools come last in each.
 * `sets`: one card for each demand of one of the sets.
 */
export type Need =
  | { readonly type: 'total'; readonly total: number; readonly pools: readonly Pool[] }
  | { readonly type: 'sets'; readonly sets: readonly DemandSet[] };

/** The cards of the pool that are held, if they're worth the total; otherwise null. */
function heldIn<C extends string>(deck: Deck<C>, held: Counts, pool: Pool, total: number): Pool | null {
  const cards: number[] = [];
  let own = 0;
  let worth = 0;
  for (let at = 0; at < pool.cards.length; at++) {
    const card = pool.cards[at]!;
    if (held[card] === 0) continue;
    cards.push(card);
    worth += held[card]! * deck.values[card]!;
    if (at < pool.own) own++;
  }
  return worth < total ? null : { cards, own };
}

/** Leaves out sums of 30 and above; no total comes close. */
const SUMS = 0x3fffffff;

/** For each index in `cards`, the sums that the cards from there on can make, as bits. */
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

/**
 * Whether the cards can each be assigned to a different demand.
 * @param at the first card to assign
 * @param given the demands already assigned, as bits
 */
function canMeet(set: DemandSet, cards: readonly number[], at: number, given: number): boolean {
  if (at === cards.length) return true;
  const free = (set.met[cards[at] as number] as number) & ~given;
  for (let demand = 1; demand <= free; demand <<= 1)
    if ((free & demand) !== 0 && canMeet(set, cards, at + 1, given | demand)) return true;
  return false;
}

/** Whether no earlier set allows the same payment, and no set can be met with fewer of its cards. */
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

/** Adds every legal payment of one of the sets to `found`; `all` are the alternatives. */
function paySet<C extends string>(
  deck: Deck<C>,
  held: Counts,
  set: DemandSet,
  all: readonly DemandSet[],
  found: C[][],
): void {
  const useful: number[] = [];
  for (let card = 0; card < held.length; card++)
    if (set.met[card] !== 0) for (let copies = held[card]!; copies > 0; copies--) useful.push(card);
  if (useful.length >= set.demands) chooseSet(deck, useful, 0, set, all, [], found);
}

/** @param useful the cards held that meet a demand, equal ones next to each other; those before `from` are decided */
function chooseSet<C extends string>(
  deck: Deck<C>,
  useful: readonly number[],
  from: number,
  set: DemandSet,
  all: readonly DemandSet[],
  chosen: number[],
  found: C[][],
): void {
  if (chosen.length === set.demands) {
    if (all.length === 1 || isNewAndLean(chosen, set, all))
      found.push(chosen.map((at) => deck.cards[at] as C));
    return;
  }
  for (let at = from; at < useful.length; at++) {
    // Of equal cards, the first ones are taken.
    if (at > from && useful[at] === useful[at - 1]) continue;
    chosen.push(useful[at]!);
    if (canMeet(set, chosen, 0, 0)) chooseSet(deck, useful, at + 1, set, all, chosen, found);
    chosen.pop();
  }
}

interface TotalSearch<C extends string> {
  readonly deck: Deck<C>;
  readonly held: Counts;
  readonly exactOnly: boolean;
  /** Copies chosen, by position in the deck. */
  readonly taken: number[];
  readonly found: C[][];
  readonly pool: Pool;
  /** The sums that the pool's cards from each index on can make, as bits. */
  readonly sums: readonly number[];
  /** Whether a payment needs a card that's in this pool only. */
  readonly needsOwn: boolean;
}

/** Adds every legal payment of a total to `found`. */
function payTotal<C extends string>(
  deck: Deck<C>,
  held: Counts,
  total: number,
  pools: readonly Pool[],
  rule: 'exact' | 'lean',
  found: C[][],
): void {
  const rich: Pool[] = [];
  for (const pool of pools) {
    const own = heldIn(deck, held, pool, total);
    if (own !== null) rich.push(own);
  }
  if (rich.length === 0) return;
  const sums = rich.map(({ cards }) => sumsFrom(deck, held, cards));
  const exactOnly = rule === 'exact' && sums.some(([all]) => (((all as number) >> total) & 1) === 1);
  const taken = new Array<number>(held.length).fill(0);
  for (let at = 0; at < rich.length; at++) {
    // Payments with only shared cards count for the first pool, so that they're found once.
    const search = {
      deck,
      held,
      exactOnly,
      taken,
      found,
      pool: rich[at]!,
      sums: sums[at]!,
      needsOwn: at > 0,
    };
    chooseTotal(search, 0, total, false);
  }
}

/**
 * Tries every number of copies of each card in turn. Values descend, so the lean payments are exactly those
 * that reach the total with their last card.
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

const NO_PAYMENTS: readonly never[] = [];

/**
 * The payment rule (section 3.1), for both knights and adversaries: every distinct payment that the cards
 * held allow, once each, in the order of the deck.
 *
 * A payment is lean: it has no card to spare. With `exact`, overpaying is allowed only where no pool allows
 * a payment of exactly the total.
 */
export function legalPayments<C extends string>(
  deck: Deck<C>,
  held: Counts,
  need: Need,
  rule: 'exact' | 'lean',
): readonly C[][] {
  const found: C[][] = [];
  if (need.type === 'total') payTotal(deck, held, need.total, need.pools, rule, found);
  else for (const set of need.sets) paySet(deck, held, set, need.sets, found);
  return found.length > 0 ? found : NO_PAYMENTS;
}

const HIGHEST_PRICE = 2 * Math.max(...ADVERSARIES.values);

const colours: readonly Pool[] = KNIGHT_COLOURS.map((colour) => ({
  cards: [KNIGHTS.position[`${colour}-2`], KNIGHTS.position[colour], KNIGHTS.position.merlin],
  own: 2,
}));

const prices: readonly Need[] = Array.from({ length: HIGHEST_PRICE + 1 }, (_, total) => ({
  type: 'total',
  total,
  pools: colours,
}));

/** Knights of one colour, with or without Merlins, worth this much. */
export const challengeNeed = (price: number): Need => prices[price] as Need;

const meets = (card: AdversaryCard, { kind, min }: CardDemand): boolean =>
  (kind === null || kindOf(card) === kind) && cardValue(card) >= min;

function poolOf(kind: Kind | null): Pool {
  const cards = ADVERSARIES.cards
    .filter((card) => meets(card, { kind, min: 0 }))
    .sort((a, b) => cardValue(b) - cardValue(a))
    .map((card) => ADVERSARIES.position[card]);
  return { cards, own: cards.length };
}

const demandSet = (demands: readonly CardDemand[]): DemandSet => ({
  demands: demands.length,
  met: ADVERSARIES.cards.map((card) =>
    demands.reduce((bits, demand, at) => (meets(card, demand) ? bits | (1 << at) : bits), 0),
  ),
});

const compiled = (need: AdventureNeed): Need =>
  need.type === 'sets'
    ? { type: 'sets', sets: need.sets.map(demandSet) }
    : { type: 'total', total: need.total, pools: [poolOf(need.kind)] };

/** What each adventure requires, in positions of the adversary deck. */
export const ADVENTURE_NEEDS: readonly { readonly id: AdventureId; readonly need: Need }[] = ADVENTURES.map(
  ({ id, need }) => ({ id, need: compiled(need) }),
);
