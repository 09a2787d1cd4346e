import { CHAIR_COUNT } from '../../games/artus/data.ts';
import { SPACE_VALUE, type Space } from './spaces.ts';

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
export class Totals {
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
