import { CHAIR_COUNT, SPACES } from '../../games/artus/data.ts';
import type { Seat } from '../../games/game.ts';
import { AFTER_PRINCES, type Board, FIRST_PRINCE, firstKnight, KNIGHTS_A_SEAT, metalBit } from './board.ts';
import {
  CARD_KINDS,
  type Cards,
  CHOSEN,
  countBits,
  KIND,
  KNIGHT_STEPS,
  lowestBit,
  MOVED_METALS,
  OF_PILE,
  PENALTY,
  PLACES,
  PRINCE_STEPS,
  RING_METALS,
  SCORES,
  Scores,
  SIGN,
} from './deck.ts';
import type { ArtusPosition } from './position.ts';

/** How far a chair is behind the King, 0 to 27. */
type Space = number;

/** -15 to 10, by space, and again from 28 on so that sums of two spaces need no remainder. */
const SPACE_VALUE = Int8Array.from({ length: 2 * CHAIR_COUNT }, (_, at) => SPACES[at % CHAIR_COUNT]!.value);

/** Points that a Knight leaving one space and, in a later turn, the next one, can expect from the second. */
const SECOND = 0.5;

const after = (space: Space, steps: number): Space => (space - steps + CHAIR_COUNT) % CHAIR_COUNT;

/**
 * What a Knight on a space brings with a card: its value now, and half the best value it can get to. By kind, then by
 * space; empty for cards that move no Knight.
 */
const RIDES: readonly Float64Array[] = KNIGHT_STEPS.map((steps) =>
  steps.length === 0
    ? new Float64Array(0)
    : Float64Array.from({ length: CHAIR_COUNT }, (_, space) => {
        const reached = Array.from(steps, (each) => SPACE_VALUE[after(space, each)]!);
        return SPACE_VALUE[space]! + SECOND * Math.max(...reached);
      }),
);

/** How far the King can go with a card, as bits 0 to 27, by kind. */
const KING_STEPS = Int32Array.from(CARD_KINDS, (_, kind) =>
  PRINCE_STEPS[kind]!.reduce((bits, steps) => bits | (1 << ((steps + CHAIR_COUNT) % CHAIR_COUNT)), 0),
);

/** Added to each Knight's value so that none is negative and two fit into one word. */
const OFFSET = 15;

const WORDS = CHAIR_COUNT / 2;

/** For each space, what it's worth plus the offset, after the King has gone clockwise by 0 to 27 steps. */
const ROWS = new Int32Array(WORDS * CHAIR_COUNT);
new Int16Array(ROWS.buffer).forEach((_, at, halves) => {
  const space = Math.floor(at / CHAIR_COUNT);
  halves[at] = SPACE_VALUE[space + (at % CHAIR_COUNT)]! + OFFSET;
});

/** The value of some Knights after each turn of the table by 0 to 27 steps clockwise. Two turns are added at once. */
class Totals {
  readonly #words = new Int32Array(WORDS);
  readonly #halves = new Int16Array(this.#words.buffer);
  #count = 0;

  clear(): void {
    this.#words.fill(0);
    this.#count = 0;
  }

  addKnight(space: Space): void {
    const words = this.#words;
    const row = space * WORDS;
    for (let i = 0; i < WORDS; i++) words[i] = (words[i] as number) + (ROWS[row + i] as number);
    this.#count++;
  }

  addAll(other: Totals): void {
    const words = this.#words;
    const others = other.#words;
    for (let i = 0; i < WORDS; i++) words[i] = (words[i] as number) + (others[i] as number);
    this.#count += other.#count;
  }

  after(steps: number): number {
    return (this.#halves[steps] as number) - OFFSET * this.#count;
  }
}

/** Less than any space's value. */
const NONE = -30;

/** What can be seen of the Princes. Lists are by metals: 1 silver, 2 bronze, 3 either. */
class PrincesLook {
  /** The highest value of a Prince's space, or `NONE`. */
  readonly best = new Int8Array(4);
  /** Princes who'd be King with one more ring: how far clockwise from the King they are, as bits 0 to 27. */
  readonly heirs = new Int32Array(4);
  kingMetal = 0;
  /** The same for the same Princes on the same chairs. */
  key = -1;

  look(board: Board): void {
    const key = princesKey(board);
    if (key === this.key) return;
    this.key = key;
    const { best, heirs } = this;
    best.fill(NONE);
    heirs.fill(0);
    this.kingMetal = metalBit(board.kingFigure);
    for (let prince = FIRST_PRINCE; prince < AFTER_PRINCES; prince++) {
      if (prince === board.kingFigure) continue;
      const metal = metalBit(prince);
      const chair = board.chairs[prince] as number;
      best[metal] = Math.max(best[metal] as number, board.value(chair));
      if (board.rings[prince - FIRST_PRINCE] !== 2) continue;
      heirs[metal] = (heirs[metal] as number) | (1 << ((chair - board.king + CHAIR_COUNT) % CHAIR_COUNT));
    }
    best[3] = Math.max(best[1] as number, best[2] as number);
    heirs[3] = (heirs[1] as number) | (heirs[2] as number);
  }
}

function princesKey({ chairs, rings, kingFigure }: Board): number {
  let key = kingFigure - FIRST_PRINCE;
  for (let i = 0; i < 4; i++)
    key = (key << 6) | ((chairs[FIRST_PRINCE + i] as number) << 1) | (rings[i] === 2 ? 1 : 0);
  return key;
}

const SCORING_KINDS = CARD_KINDS.flatMap((_, kind) => (SCORES[kind] === Scores.nothing ? [] : [kind]));

/** Whether a kind's places are mutually exclusive, and not all alike. */
const EXCLUSIVE = CARD_KINDS.map((_, kind) => countBits(PLACES[kind] as number) > 1);

function knightsKey({ chairs, king }: Board, seat: Seat): number {
  let key = king;
  const first = firstKnight(seat);
  for (let knight = first; knight < first + KNIGHTS_A_SEAT; knight++)
    key = (key << 5) | ((chairs[knight] as number) + 1);
  return key;
}

/** What can be seen of a seat's Knights. The lists are in descending order of value. */
class KnightsLook {
  count = 0;
  readonly spaces = new Int8Array(KNIGHTS_A_SEAT);
  readonly values = new Int8Array(KNIGHTS_A_SEAT);
  total = 0;
  /** Points that each kind of scoring card would bring now. */
  readonly scored = new Int32Array(CARD_KINDS.length);
  /** How many of the Knights that a kind asks for are in place. */
  readonly ready = new Int8Array(CARD_KINDS.length);
  /** The same for the same Knights on the same spaces and chairs. */
  key = -1;
  readonly #places = new Int8Array(KNIGHTS_A_SEAT);
  readonly #totals = new Totals();
  #hasTotals = false;

  look(board: Board, seat: Seat): void {
    const key = knightsKey(board, seat);
    if (key === this.key) return;
    this.key = key;
    this.#hasTotals = false;
    this.#collect(board, seat);
    for (let i = 0; i < SCORING_KINDS.length; i++) {
      const kind = SCORING_KINDS[i] as number;
      if (SCORES[kind] === Scores.all) this.scored[kind] = (SIGN[kind] as number) * this.total;
      else if (SCORES[kind] === Scores.chosen) this.#choose(kind);
      else this.scored[kind] = this.count === 0 ? 0 : (this.values[0] as number);
    }
  }

  /** The Knights' value after turns of the table. */
  get totals(): Totals {
    const totals = this.#totals;
    if (!this.#hasTotals) {
      this.#hasTotals = true;
      totals.clear();
      for (let i = 0; i < this.count; i++) totals.addKnight(this.spaces[i] as number);
    }
    return totals;
  }

  #collect(board: Board, seat: Seat): void {
    const { spaces, values } = this;
    const first = firstKnight(seat);
    let count = 0;
    let total = 0;
    for (let knight = first; knight < first + KNIGHTS_A_SEAT; knight++) {
      const chair = board.chairs[knight] as number;
      if (chair < 0) continue;
      const ahead = board.king - chair;
      const space = ahead < 0 ? ahead + CHAIR_COUNT : ahead;
      const value = SPACE_VALUE[space] as number;
      total += value;
      let at = count++;
      for (; at > 0 && (values[at - 1] as number) < value; at--) {
        values[at] = values[at - 1] as number;
        spaces[at] = spaces[at - 1] as number;
        this.#places[at] = this.#places[at - 1] as number;
      }
      values[at] = value;
      spaces[at] = space;
      this.#places[at] = board.places(chair);
    }
    this.count = count;
    this.total = total;
  }

  /** Chooses the best Knights for a card. */
  #choose(kind: number): void {
    const size = CHOSEN[kind] as number;
    let wanted = PLACES[kind] as number;
    let ready = 0;
    let sum = 0;
    for (let i = 0; i < this.count && ready < size; i++) {
      const here = (this.#places[i] as number) & wanted;
      if (here === 0) continue;
      if (EXCLUSIVE[kind]) wanted &= ~here;
      sum += this.values[i] as number;
      ready++;
    }
    this.ready[kind] = ready;
    this.scored[kind] = ready === size ? sum : (PENALTY[kind] as number);
  }
}

/** What a hand can do at once. Points are 0 where no card fits. */
class HandLook {
  /** Knight cards. */
  knightCards = 0;
  /** The most points of any card, and of any other card. */
  best = 0;
  second = 0;
  /** The most that a card brings that moves a Knight, and the sum over such cards: see `RIDES`. */
  bestRide = 0;
  rides = 0;
  /** The most points of a card that moves a Prince or gives them a ring. */
  prince = 0;
  /** How far the King's chair can go clockwise, as bits 0 to 27. */
  turns = 0;
  #cards: Cards = -1;
  #knights = -1;
  #princes = -1;

  look(cards: Cards, knights: KnightsLook, princes: PrincesLook): void {
    if (cards === this.#cards && knights.key === this.#knights && princes.key === this.#princes) return;
    this.#cards = cards;
    this.#knights = knights.key;
    this.#princes = princes.key;
    this.best = this.second = this.bestRide = this.prince = NONE;
    this.rides = this.turns = 0;
    this.knightCards = countBits(cards & (OF_PILE[0] as number));
    for (let rest = cards; rest !== 0; rest &= rest - 1)
      this.#consider(KIND[lowestBit(rest)] as number, knights, princes);
    if (this.best === NONE) this.best = 0;
    if (this.second === NONE) this.second = 0;
    if (this.bestRide === NONE) this.bestRide = 0;
    if (this.prince === NONE) this.prince = 0;
  }

  #consider(kind: number, knights: KnightsLook, princes: PrincesLook): void {
    let points = this.#ride(kind, knights);
    const moved = MOVED_METALS[kind] as number;
    const given = RING_METALS[kind] as number;
    if ((moved | given) !== 0) {
      const value = princes.best[moved | given] as number;
      this.prince = Math.max(this.prince, value);
      points = Math.max(points, value);
      if ((moved & princes.kingMetal) !== 0) this.turns |= KING_STEPS[kind] as number;
      this.turns |= princes.heirs[given] as number;
    }
    if (SCORES[kind] !== Scores.nothing) points = Math.max(points, knights.scored[kind] as number);
    if (points > this.best) {
      this.second = this.best;
      this.best = points;
    } else this.second = Math.max(this.second, points);
  }

  /** @returns points, or `NONE` */
  #ride(kind: number, { count, spaces, values }: KnightsLook): number {
    const rides = RIDES[kind] as Float64Array;
    if (rides.length === 0 || count === 0) return NONE;
    let best = NONE;
    for (let i = 0; i < count; i++) best = Math.max(best, rides[spaces[i] as number] as number);
    this.rides += best;
    this.bestRide = Math.max(this.bestRide, best);
    return values[0] as number;
  }
}

const SEATS = 4;

/** What can be seen of a whole position. What hasn't changed since the last look is kept. */
export class Outlook {
  readonly knights = Array.from({ length: SEATS }, () => new KnightsLook());
  readonly hands = Array.from({ length: SEATS }, () => new HandLook());
  readonly #princes = new PrincesLook();
  readonly #totals = new Totals();
  #hasTotals = false;
  #seats = 0;

  look({ board, hands, seats }: ArtusPosition): void {
    this.#seats = seats;
    this.#hasTotals = false;
    this.#princes.look(board);
    for (let seat = 0; seat < seats; seat++) {
      const knights = this.knights[seat] as KnightsLook;
      knights.look(board, seat);
      (this.hands[seat] as HandLook).look(hands[seat] as number, knights, this.#princes);
    }
  }

  /** The most that turning the table with the seat's hand would add to its Knights' value, less the others' mean. */
  bestTurn(seat: Seat): number {
    const { turns } = this.hands[seat] as HandLook;
    if (turns === 0) return 0;
    const own = (this.knights[seat] as KnightsLook).totals;
    const all = this.#everyone();
    const others = 1 / (this.#seats - 1);
    const now = (1 + others) * own.after(0) - others * all.after(0);
    let best = now;
    for (let rest = turns; rest !== 0; rest &= rest - 1) {
      const steps = lowestBit(rest);
      best = Math.max(best, (1 + others) * own.after(steps) - others * all.after(steps));
    }
    return best - now;
  }

  /** The most that a card that scores all Knights would bring, after turning the table with the hand or not. */
  turnedPoints(seat: Seat, kind: number): number {
    const { total, totals } = this.knights[seat] as KnightsLook;
    const sign = SIGN[kind] as number;
    let best = sign * total;
    for (let rest = (this.hands[seat] as HandLook).turns; rest !== 0; rest &= rest - 1)
      best = Math.max(best, sign * totals.after(lowestBit(rest)));
    return best;
  }

  #everyone(): Totals {
    if (!this.#hasTotals) {
      this.#hasTotals = true;
      this.#totals.clear();
      for (let seat = 0; seat < this.#seats; seat++)
        this.#totals.addAll((this.knights[seat] as KnightsLook).totals);
    }
    return this.#totals;
  }
}
