import { ADVERSARIES } from '../../games/quests/cards.ts';
import { ADVENTURES, FULL_COLUMN } from '../../games/quests/data.ts';
import { ADVENTURE_NEEDS, type DemandSet, type Pool } from '../../games/quests/payments.ts';
import { type CardGameBoard, COLUMNS } from './board.ts';
import { countedTrophies, type PackedTrophies, TYPES, VALUE } from './cards.ts';

/** How an adventure stands for somebody with certain trophies. */
interface Standing {
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
const writeStanding = (adventure: number, held: Held, into: Standing): void => judges[adventure]!(held, into);

const COUNT = ADVENTURES.length;

const now: Standing = { paid: 0, part: 0 };

const gain = (adventure: number, { paid }: Standing): number =>
  Math.max(0, ADVENTURES[adventure]!.value - paid);

/** What someone's trophies are good for. */
class Prospects {
  /** How much of what each adventure requires is there, in 64ths. */
  readonly parts = new Int8Array(COUNT);
  /** Points gained by each adventure if it's taken now: its own less those paid; 0 if it can't be taken. */
  readonly #gains = new Int8Array(COUNT);
  /** The same with one more adversary, by its type. */
  readonly #nextGains = new Int8Array(TYPES * COUNT);
  #open = -1;

  /** The most and second most points to gain among the open adventures, and how many can be taken. */
  best = 0;
  second = 0;
  payable = 0;
  /** The adventure with the most points to gain; -1 if none can be taken. */
  favourite = -1;
  /** How many more points can be gained with one more adversary, by its type. */
  readonly more = new Int8Array(TYPES);

  constructor(trophies: PackedTrophies) {
    const held = countedTrophies(trophies);
    for (let adventure = 0; adventure < COUNT; adventure++) {
      writeStanding(adventure, held, now);
      this.parts[adventure] = Math.round(64 * now.part);
      this.#gains[adventure] = gain(adventure, now);
    }
    for (let card = 0; card < TYPES; card++) {
      held[card]!++;
      for (let adventure = 0; adventure < COUNT; adventure++) {
        writeStanding(adventure, held, now);
        this.#nextGains[card * COUNT + adventure] = gain(adventure, now);
      }
      held[card]!--;
    }
  }

  /** Limits the figures to these adventures, given as bits. */
  among(open: number): this {
    if (open === this.#open) return this;
    this.#open = open;
    this.best = 0;
    this.second = 0;
    this.payable = 0;
    this.favourite = -1;
    this.more.fill(0);
    for (let adventure = 0; adventure < COUNT; adventure++) {
      if (((open >> adventure) & 1) === 0) continue;
      this.#count(adventure, this.#gains[adventure]!);
      for (let card = 0; card < TYPES; card++) {
        const next = this.#nextGains[card * COUNT + adventure]!;
        if (next > this.more[card]!) this.more[card] = next;
      }
    }
    for (let card = 0; card < TYPES; card++) this.more[card] = Math.max(0, this.more[card]! - this.best);
    return this;
  }

  #count(adventure: number, gained: number): void {
    if (gained === 0) return;
    this.payable++;
    if (gained > this.best) {
      this.second = this.best;
      this.best = gained;
      this.favourite = adventure;
    } else if (gained > this.second) this.second = gained;
  }
}

/** Entries that are remembered before all are forgotten. */
const MOST = 1 << 14;

const known = new Map<PackedTrophies, Prospects>();

export function findProspects(trophies: PackedTrophies, open: number): Prospects {
  let prospects = known.get(trophies);
  if (prospects === undefined) {
    if (known.size >= MOST) known.clear();
    prospects = new Prospects(trophies);
    known.set(trophies, prospects);
  }
  return prospects.among(open);
}

/** What there is on display for a seat, in points. A card's worth is its value and what it adds to adventures. */
export class Targets {
  /** The most worth of an unsealed card, by how many more knights it needs: none, one, two or any number. */
  readonly worth = new Int32Array(4);
  /** The highest value of a card that can be paid for now. */
  value = 0;
  /** The best worth of a challenge at double the price, now and with two more knights. */
  double = 0;
  doubleSoon = 0;
  /** Values of the seat's sealed cards, by how many cards of the column are unsealed: none, one, two or more. */
  readonly sealed = new Int32Array(4);
  /** The most that a sealed card adds to adventures. */
  sealedMore = 0;
  /** The highest sealed card that can be paid for again. */
  repeat = 0;
  /** The most that completing a column brings to the seat now, and what the same brings to the others. */
  complete = 0;
  gift = 0;

  #reset(): void {
    this.worth.fill(0);
    this.sealed.fill(0);
    this.value = 0;
    this.double = 0;
    this.doubleSoon = 0;
    this.sealedMore = 0;
    this.repeat = 0;
    this.complete = 0;
    this.gift = 0;
  }

  /** @param power the most knights that the seat can pay at once */
  look(board: CardGameBoard, seat: number, power: number, { more }: Prospects): void {
    this.#reset();
    for (let column = 0; column < COLUMNS; column++) {
      const start = column * FULL_COLUMN;
      const end = start + board.lengths[column]!;
      let own = 0;
      let others = 0;
      let unsealed = 0;
      let last = 0;
      for (let at = start; at < end; at++) {
        const card = board.cards[at]!;
        const value = VALUE[card]!;
        const owner = board.owners[at]!;
        if (owner === 0) {
          unsealed++;
          last = value;
          this.#unsealed(value, value + more[card]!, power, board.seals);
        } else if (owner === seat + 1) {
          own += value;
          if (more[card]! > this.sealedMore) this.sealedMore = more[card]!;
          if (value <= power && value > this.repeat) this.repeat = value;
        } else others += value;
      }
      this.sealed[Math.min(3, unsealed)]! += own;
      if (!board.seals || unsealed !== 1 || last > power || board.sealsLeft[seat] === 0) continue;
      if (own + last - others > this.complete - this.gift || this.complete === 0) {
        this.complete = own + last;
        this.gift = others;
      }
    }
  }

  #unsealed(value: number, worth: number, power: number, seals: boolean): void {
    const missing = value - power;
    const from = missing <= 0 ? 0 : missing <= 2 ? missing : 3;
    for (let at = from; at < 4; at++) if (worth > this.worth[at]!) this.worth[at] = worth;
    if (missing <= 0 && value > this.value) this.value = value;
    if (!seals) return;
    if (2 * value <= power && worth > this.double) this.double = worth;
    if (2 * value <= power + 2 && worth > this.doubleSoon) this.doubleSoon = worth;
  }
}
