import { CHAIR_COUNT } from '../../games/artus/data.ts';
import type { Seat } from '../../games/game.ts';
import { countBits } from './bits.ts';
import { type Board, firstKnight, KNIGHTS_A_SEAT } from './board.ts';
import { CHOSEN, KINDS, PENALTY, PLACES, SCORES, Scores, SIGN } from './deck.ts';
import { SPACE_VALUE } from './spaces.ts';
import { Totals } from './totals.ts';

const SCORING_KINDS = KINDS.flatMap((_, kind) => (SCORES[kind] === Scores.nothing ? [] : [kind]));

/** Whether a kind's places are mutually exclusive, and not all alike. */
const EXCLUSIVE = KINDS.map((_, kind) => countBits(PLACES[kind] as number) > 1);

function keyOf({ chairs, king }: Board, seat: Seat): number {
  let key = king;
  const first = firstKnight(seat);
  for (let knight = first; knight < first + KNIGHTS_A_SEAT; knight++)
    key = (key << 5) | ((chairs[knight] as number) + 1);
  return key;
}

/** What can be seen of a seat's Knights. The lists are in descending order of value. */
export class KnightsLook {
  count = 0;
  readonly spaces = new Int8Array(KNIGHTS_A_SEAT);
  readonly values = new Int8Array(KNIGHTS_A_SEAT);
  total = 0;
  /** Points that each kind of scoring card would bring now. */
  readonly scored = new Int32Array(KINDS.length);
  /** How many of the Knights that a kind asks for are in place. */
  readonly ready = new Int8Array(KINDS.length);
  /** The same for the same Knights on the same spaces and chairs. */
  key = -1;
  readonly #places = new Int8Array(KNIGHTS_A_SEAT);
  readonly #totals = new Totals();
  #hasTotals = false;

  look(board: Board, seat: Seat): void {
    const key = keyOf(board, seat);
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
