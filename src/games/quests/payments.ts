import { ADVERSARIES, type Counts, cardsFromCounts, type Deck, KNIGHTS } from './cards.ts';
import { ADVENTURES, cardKind, cardValue, KNIGHT_COLOURS } from './data.ts';
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
  /** The cards that meet one, by position in the deck. */
  readonly cards: readonly number[];
}

/**
 * What must be paid. `total`: cards of one pool worth this much; cards in several pools come last in each.
 * `sets`: one card for each demand of one of the sets, the smallest of which has `fewest`.
 */
export type Need =
  | { readonly type: 'total'; readonly total: number; readonly pools: readonly Pool[] }
  | { readonly type: 'sets'; readonly sets: readonly DemandSet[]; readonly fewest: number };

/** What somebody holds of a pool. */
interface Holding {
  readonly pool: Pool;
  readonly worth: number;
  /** The sums that the cards held of the pool's from each index on can make, as bits. */
  readonly sums: readonly number[];
}

/** What totals can be paid with. */
export interface Purse<C extends string> {
  readonly deck: Deck<C>;
  readonly held: Counts;
  readonly holdings: readonly Holding[];
}

/** Leaves out sums of 30 and above; no total comes close. */
const SUMS = 0x3fffffff;

/** Null if the cards held are worth less than `least`. */
function holdingOf<C extends string>(
  { values }: Deck<C>,
  held: Counts,
  pool: Pool,
  least: number,
): Holding | null {
  let worth = 0;
  for (const card of pool.cards) worth += held[card]! * values[card]!;
  if (worth < least) return null;
  const sums = new Array<number>(pool.cards.length + 1);
  let made = 1;
  sums[pool.cards.length] = made;
  for (let at = pool.cards.length - 1; at >= 0; at--) {
    const card = pool.cards[at]!;
    for (let copies = held[card]!; copies > 0; copies--) made |= (made << values[card]!) & SUMS;
    sums[at] = made;
  }
  return { pool, worth, sums };
}

/** The cards held, by pool; without pools that are worth less than `least`. */
export function fillPurse<C extends string>(
  deck: Deck<C>,
  held: Counts,
  pools: readonly Pool[],
  least = 1,
): Purse<C> {
  const holdings: Holding[] = [];
  for (const pool of pools) {
    const holding = holdingOf(deck, held, pool, least);
    if (holding !== null) holdings.push(holding);
  }
  return { deck, held, holdings };
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

interface SetSearch<C extends string> {
  readonly deck: Deck<C>;
  readonly set: DemandSet;
  /** The alternatives, of which the set is one. */
  readonly all: readonly DemandSet[];
  /** The cards held that meet a demand, by position in the deck, equal ones next to each other. */
  readonly useful: readonly number[];
  readonly chosen: number[];
  readonly found: C[][];
}

/** The cards held that meet a demand, equal ones next to each other. */
function usefulCards(set: DemandSet, held: Counts): number[] {
  const useful: number[] = [];
  for (const card of set.cards) for (let copies = held[card]!; copies > 0; copies--) useful.push(card);
  return useful;
}

/** Every legal payment of one of the sets. */
function setPayments<C extends string>(deck: Deck<C>, held: Counts, all: readonly DemandSet[]): C[][] {
  const found: C[][] = [];
  for (const set of all) {
    const useful = usefulCards(set, held);
    if (useful.length >= set.demands) chooseSet({ deck, set, all, useful, chosen: [], found }, 0);
  }
  return found;
}

/** Tries each useful card from an index on. */
function chooseSet<C extends string>(search: SetSearch<C>, from: number): void {
  const { deck, set, all, useful, chosen, found } = search;
  if (chosen.length === set.demands) {
    if (all.length === 1 || isNewAndLean(chosen, set, all))
      found.push(chosen.map((at) => deck.cards[at] as C));
    return;
  }
  for (let at = from; at < useful.length; at++) {
    // Of equal cards, the first ones are taken.
    if (at > from && useful[at] === useful[at - 1]) continue;
    chosen.push(useful[at]!);
    if (canMeet(set, chosen, 0, 0)) chooseSet(search, at + 1);
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
  readonly holding: Holding;
  /** Whether a payment needs a card that's in this pool only. */
  readonly needsOwn: boolean;
}

/** Every legal payment of a total, see `legalPayments`. */
export function totalPayments<C extends string>(
  { deck, held, holdings }: Purse<C>,
  total: number,
  rule: 'exact' | 'lean',
): readonly C[][] {
  let most = 0;
  let exactOnly = false;
  for (const { worth, sums } of holdings) {
    most = Math.max(most, worth);
    exactOnly ||= rule === 'exact' && ((sums[0]! >> total) & 1) === 1;
  }
  if (most < total) return [];
  const taken = deck.none.slice();
  const found: C[][] = [];
  // Payments with only shared cards count for the first pool, so that they're found once.
  let needsOwn = false;
  for (const holding of holdings) {
    if (holding.worth < total) continue;
    chooseTotal({ deck, held, exactOnly, taken, found, holding, needsOwn }, 0, total, false);
    needsOwn = true;
  }
  return found;
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
  const { deck, holding, taken, exactOnly } = search;
  if (missing <= 0) {
    search.found.push(cardsFromCounts(deck, taken));
    return;
  }
  if (at === holding.pool.own && search.needsOwn && !hasOwn) return;
  const reachable = (holding.sums[at] as number) >> missing;
  if (exactOnly ? (reachable & 1) === 0 : reachable === 0) return;
  const card = holding.pool.cards[at] as number;
  const value = deck.values[card] as number;
  const useful = exactOnly ? Math.floor(missing / value) : Math.ceil(missing / value);
  for (let copies = Math.min(search.held[card] as number, useful); copies >= 0; copies--) {
    taken[card] = copies;
    chooseTotal(search, at + 1, missing - copies * value, hasOwn || (at < holding.pool.own && copies > 0));
  }
  taken[card] = 0;
}

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
  return need.type === 'total'
    ? totalPayments(fillPurse(deck, held, need.pools, need.total), need.total, rule)
    : setPayments(deck, held, need.sets);
}

/** Whether each demand from this one on can be met by a card of its own. */
const isMet = (set: DemandSet, cards: readonly number[], demand: number): boolean =>
  demand === set.demands ||
  cards.some(
    (card, at) =>
      card !== cards[at - 1] &&
      ((set.met[card]! >> demand) & 1) === 1 &&
      isMet(set, cards.toSpliced(at, 1), demand + 1),
  );

/** Whether there's a legal payment at all. */
export function isPayable<C extends string>(deck: Deck<C>, held: Counts, need: Need): boolean {
  return need.type === 'total'
    ? need.pools.some((pool) => holdingOf(deck, held, pool, need.total) !== null)
    : need.sets.some((set) => isMet(set, usefulCards(set, held), 0));
}

const HIGHEST_PRICE = 2 * Math.max(...ADVERSARIES.values);

/** Knights of one colour, with or without Merlins. */
export const COLOUR_POOLS: readonly Pool[] = KNIGHT_COLOURS.map((colour) => ({
  cards: [KNIGHTS.position[`${colour}-2`], KNIGHTS.position[colour], KNIGHTS.position.merlin],
  own: 2,
}));

const prices: readonly Need[] = Array.from({ length: HIGHEST_PRICE + 1 }, (_, total) => ({
  type: 'total',
  total,
  pools: COLOUR_POOLS,
}));

/** Knights of one colour, with or without Merlins, worth this much. */
export const challengeNeed = (price: number): Need => prices[price] as Need;

const meets = (card: AdversaryCard, { kind, min }: CardDemand): boolean =>
  (kind === null || cardKind(card) === kind) && cardValue(card) >= min;

function poolOf(kind: Kind | null): Pool {
  const cards = ADVERSARIES.cards
    .filter((card) => meets(card, { kind, min: 0 }))
    .sort((a, b) => cardValue(b) - cardValue(a))
    .map((card) => ADVERSARIES.position[card]);
  return { cards, own: cards.length };
}

function demandSet(demands: readonly CardDemand[]): DemandSet {
  const met = ADVERSARIES.cards.map((card) =>
    demands.reduce((bits, demand, at) => (meets(card, demand) ? bits | (1 << at) : bits), 0),
  );
  return { demands: demands.length, met, cards: [...met.keys()].filter((card) => met[card] !== 0) };
}

const compiled = (need: AdventureNeed): Need =>
  need.type === 'sets'
    ? {
        type: 'sets',
        sets: need.sets.map(demandSet),
        fewest: Math.min(...need.sets.map(({ length }) => length)),
      }
    : { type: 'total', total: need.total, pools: [poolOf(need.kind)] };

/** Whether this many cards, worth this much in all, are too few for the need, whatever they are. */
export const isOutOfReach = (need: Need, cards: number, worth: number): boolean =>
  need.type === 'total' ? worth < need.total : cards < need.fewest;

/** What each adventure requires, in positions of the adversary deck. */
export const ADVENTURE_NEEDS: readonly { readonly id: AdventureId; readonly need: Need }[] = ADVENTURES.map(
  ({ id, need }) => ({ id, need: compiled(need) }),
);
