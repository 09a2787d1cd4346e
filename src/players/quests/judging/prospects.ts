import { ADVENTURES } from '../../../games/quests/data.ts';
import { countedTrophies, type PackedTrophies, TYPES } from '../packed-trophies.ts';
import { type Standing, writeStanding } from './standing.ts';

const COUNT = ADVENTURES.length;

const now: Standing = { paid: 0, part: 0 };

const gain = (adventure: number, { paid }: Standing): number =>
  Math.max(0, ADVENTURES[adventure]!.value - paid);

/** What someone's trophies are good for. */
export class Prospects {
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

export function prospectsOf(trophies: PackedTrophies, open: number): Prospects {
  let prospects = known.get(trophies);
  if (prospects === undefined) {
    if (known.size >= MOST) known.clear();
    prospects = new Prospects(trophies);
    known.set(trophies, prospects);
  }
  return prospects.among(open);
}
