import { type Counts, type Deck, listed } from './cards.ts';

/** Cards by position in their deck, of falling value. */
type Positions = readonly number[];

/**
 * What is to be paid. `total`: cards of one pool, joined by any jokers, worth so much; jokers are worth no more
 * than any other card. `sets`: one card for each demand of one of the sets, a demand being the cards that meet it.
 */
export type Need =
  | {
      readonly type: 'total';
      readonly total: number;
      readonly pools: readonly Positions[];
      readonly jokers: Positions;
    }
  | { readonly type: 'sets'; readonly sets: readonly (readonly Positions[])[] };

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
  return need.type === 'total' ? totalPayments(deck, held, need, rule) : setPayments(deck, held, need.sets);
}

function totalPayments<C extends string>(
  deck: Deck<C>,
  held: Counts,
  need: Extract<Need, { type: 'total' }>,
  rule: 'exact' | 'lean',
): C[][] {
  const pools = need.pools.map((pool) => [...pool, ...need.jokers]);
  const sums = pools.map((pool) => sumsFrom(deck, held, pool));
  const exactOnly = rule === 'exact' && sums.some((from) => (((from[0] as number) >> need.total) & 1) === 1);
  const found: C[][] = [];
  const taken = new Array<number>(held.length).fill(0);

  pools.forEach((pool, number) => {
    const from = sums[number] as number[];
    const own = (need.pools[number] as Positions).length;
    const choose = (at: number, missing: number, ownTaken: boolean): void => {
      if (missing <= 0) {
        found.push(listed(deck, taken));
        return;
      }
      // Jokers alone belong to every pool: they are counted with the first.
      if (at === own && number > 0 && !ownTaken) return;
      const reach = from[at] as number;
      if (exactOnly ? ((reach >> missing) & 1) === 0 : reach >> missing === 0) return;
      const card = pool[at] as number;
      const value = deck.values[card] as number;
      const enough = exactOnly ? Math.floor(missing / value) : Math.ceil(missing / value);
      for (let count = Math.min(held[card] as number, enough); count >= 0; count--) {
        taken[card] = count;
        choose(at + 1, missing - count * value, ownTaken || (at < own && count > 0));
      }
      taken[card] = 0;
    };
    choose(0, need.total, false);
  });
  return found;
}

/** The sums that cards of the pool from each place on can make, as bits; sums of 30 and more are of no concern. */
function sumsFrom<C extends string>(deck: Deck<C>, held: Counts, pool: Positions): number[] {
  const from = new Array<number>(pool.length + 1);
  let sums = 1;
  from[pool.length] = sums;
  for (let at = pool.length - 1; at >= 0; at--) {
    const card = pool[at] as number;
    for (let copies = held[card] as number; copies > 0; copies--)
      sums |= (sums << (deck.values[card] as number)) & 0x3fffffff;
    from[at] = sums;
  }
  return from;
}

function setPayments<C extends string>(
  deck: Deck<C>,
  held: Counts,
  sets: readonly (readonly Positions[])[],
): C[][] {
  const found = new Map<string, number[]>();
  for (const demands of sets) {
    const chosen: number[] = [];
    const choose = (first: number): void => {
      if (chosen.length === demands.length) {
        if (isLean(chosen, sets)) found.set(chosen.join(), chosen.slice());
        return;
      }
      for (let card = first; card < held.length; card++) {
        const used = chosen.filter((other) => other === card).length;
        if (used === held[card]) continue;
        chosen.push(card);
        if (meetDifferentDemands(chosen, demands)) choose(card);
        chosen.pop();
      }
    };
    choose(0);
  }
  return [...found.values()].map((cards) => cards.map((card) => deck.cards[card] as C));
}

/** Whether each of the cards can be given to a demand of its own. */
function meetDifferentDemands(cards: Positions, demands: readonly Positions[]): boolean {
  if (cards.length === 0) return true;
  const [card, ...others] = cards as [number, ...number[]];
  return demands.some(
    (demand, at) => demand.includes(card) && meetDifferentDemands(others, demands.toSpliced(at, 1)),
  );
}

const suffices = (cards: Positions, sets: readonly (readonly Positions[])[]): boolean =>
  sets.some((demands) => allMet(demands, cards));

function allMet(demands: readonly Positions[], cards: Positions): boolean {
  if (demands.length === 0) return true;
  const [demand, ...others] = demands as [Positions, ...Positions[]];
  return cards.some((card, at) => demand.includes(card) && allMet(others, cards.toSpliced(at, 1)));
}

const isLean = (cards: Positions, sets: readonly (readonly Positions[])[]): boolean =>
  cards.every((_card, at) => !suffices(cards.toSpliced(at, 1), sets));
