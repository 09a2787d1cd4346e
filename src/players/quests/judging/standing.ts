import { ADVERSARIES } from '../../../games/quests/cards.ts';
import { ADVENTURE_NEEDS, type DemandSet, type Pool } from '../../../games/quests/payments.ts';
import { VALUE } from '../adversaries.ts';

/** How an adventure stands for somebody with certain trophies. */
export interface Standing {
  /** The least value of trophies that pays for it; infinite if they don't suffice. */
  paid: number;
  /** How much of what it requires is there, 0 to 1. */
  part: number;
}

/** Cards by position in the deck, cheapest first. */
const byValue = ADVERSARIES.cards.map((_card, at) => at).sort((a, b) => VALUE[a]! - VALUE[b]!);

type Held = ArrayLike<number>;

/** Sums of 30 and above are left out; no payment comes close. */
const SUMS = 0x3fffffff;

function total({ cards }: Pool, wanted: number) {
  return (held: Held, into: Standing): void => {
    let sums = 1;
    let sum = 0;
    for (let i = 0; i < cards.length; i++) {
      const value = VALUE[cards[i]!]!;
      for (let copies = held[cards[i]!]!; copies > 0; copies--) {
        sums |= (sums << value) & SUMS;
        sum += value;
      }
    }
    into.part = Math.min(1, sum / wanted);
    into.paid = sum < wanted ? Number.POSITIVE_INFINITY : wanted;
    if (sum >= wanted) while (((sums >> into.paid) & 1) === 0) into.paid++;
  };
}

/** Each demand takes the cheapest card left, the demand that fewest cards meet first. */
function set({ demands, met }: DemandSet) {
  const meeting = (demand: number) => byValue.filter((card) => ((met[card]! >> demand) & 1) === 1);
  const choices = Array.from({ length: demands }, (_, demand) => meeting(demand));
  choices.sort((a, b) => a.length - b.length);
  const used = new Int32Array(byValue.length);
  return (held: Held, into: Standing): void => {
    used.fill(0);
    let missing = 0;
    into.paid = 0;
    for (const cards of choices) {
      let at = 0;
      while (at < cards.length && held[cards[at]!]! <= used[cards[at]!]!) at++;
      if (at === cards.length) missing++;
      else {
        used[cards[at]!]!++;
        into.paid += VALUE[cards[at]!]!;
      }
    }
    into.part = 1 - missing / demands;
    if (missing > 0) into.paid = Number.POSITIVE_INFINITY;
  };
}

/** The best of several alternatives. */
function cheapest(alternatives: readonly ((held: Held, into: Standing) => void)[]) {
  if (alternatives.length === 1) return alternatives[0]!;
  const one = { paid: 0, part: 0 };
  return (held: Held, into: Standing): void => {
    into.paid = Number.POSITIVE_INFINITY;
    into.part = 0;
    for (const judge of alternatives) {
      judge(held, one);
      into.paid = Math.min(into.paid, one.paid);
      into.part = Math.max(into.part, one.part);
    }
  };
}

const judges = ADVENTURE_NEEDS.map(({ need }) =>
  need.type === 'total' ? total(need.pools[0]!, need.total) : cheapest(need.sets.map(set)),
);

/**
 * @param held counts by position in the deck of adversaries
 * @param into is overwritten
 */
export const writeStanding = (adventure: number, held: Held, into: Standing): void =>
  judges[adventure]!(held, into);
