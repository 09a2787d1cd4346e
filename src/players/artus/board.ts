import { PLACE_BIT } from '../../games/artus/board.ts';
import { CARPET, CHAIR_COUNT, RINGS, SPACES } from '../../games/artus/data.ts';
import type { Chair } from '../../games/artus/types.ts';

/**
 * Figures are numbered: 1 to 20 the Knights, five numbers a seat, 21 and 22 the silver Princes, 23 and 24 the bronze
 * ones. 0 is nobody.
 */
export type FigureNumber = number;

export const KNIGHTS_A_SEAT = 5;
export const FIRST_PRINCE = 21;
export const AFTER_PRINCES = 25;

export const firstKnight = (seat: number): FigureNumber => 1 + seat * KNIGHTS_A_SEAT;

/** 1 for a silver Prince, 2 for a bronze one. */
export const metalBit = (prince: FigureNumber): number => (prince < FIRST_PRINCE + 2 ? 1 : 2);

/** For chair differences from -27 to 27, King less chair, at index 28 plus the difference. */
const bySpace = (numberOf: (space: number) => number): Int8Array =>
  Int8Array.from({ length: 2 * CHAIR_COUNT }, (_, at) => numberOf(at % CHAIR_COUNT));
const VALUE = bySpace((space) => SPACES[space]!.value);
const COLOUR = bySpace((space) => {
  const { colour } = SPACES[space]!;
  return colour === null ? 0 : PLACE_BIT[colour];
});
const CARPET_BIT = new Int8Array(CHAIR_COUNT);
for (const { chair } of CARPET) CARPET_BIT[chair] = PLACE_BIT.carpet;

/** Off the ring. */
export const NOWHERE = -1;

/** The ring of chairs with its figures, changed in place. */
export class Board {
  readonly #bytes = new Int8Array(60);
  /** The figure on each chair. */
  readonly figures = this.#bytes.subarray(0, CHAIR_COUNT);
  /** Each figure's chair, or `NOWHERE`. */
  readonly chairs = this.#bytes.subarray(CHAIR_COUNT, CHAIR_COUNT + AFTER_PRINCES);
  /** Rings of the Princes, from the first. */
  readonly rings = this.#bytes.subarray(CHAIR_COUNT + AFTER_PRINCES, CHAIR_COUNT + AFTER_PRINCES + 4);
  kingFigure: FigureNumber = 0;
  /** The King's chair. */
  king: Chair = 0;

  constructor() {
    this.chairs.fill(NOWHERE);
  }

  copy(from: Board): void {
    this.#bytes.set(from.#bytes);
    this.kingFigure = from.kingFigure;
    this.king = from.king;
  }

  put(figure: FigureNumber, chair: Chair): void {
    this.figures[chair] = figure;
    this.chairs[figure] = chair;
  }

  /** Of the space at the chair, -15 to 10. */
  value(chair: Chair): number {
    return VALUE[this.king - chair + CHAIR_COUNT] as number;
  }

  /** The colour of the space at the chair, and whether the chair is on the carpet, as bits of places. */
  places(chair: Chair): number {
    return (COLOUR[this.king - chair + CHAIR_COUNT] as number) | (CARPET_BIT[chair] as number);
  }

  /** Moves a figure by steps, and pushes whoever is there to the next empty chair anticlockwise. */
  move(from: Chair, steps: number): void {
    const { figures, chairs } = this;
    let to = from + steps;
    if (to < 0) to += CHAIR_COUNT;
    else if (to >= CHAIR_COUNT) to -= CHAIR_COUNT;
    const mover = figures[from] as FigureNumber;
    const displaced = figures[to] as FigureNumber;
    figures[from] = 0;
    figures[to] = mover;
    chairs[mover] = to;
    if (displaced !== 0) {
      let free = to;
      do free = free === 0 ? CHAIR_COUNT - 1 : free - 1;
      while (figures[free] !== 0);
      figures[free] = displaced;
      chairs[displaced] = free;
    }
    this.king = chairs[this.kingFigure] as Chair;
  }

  /** Gives a Prince a ring; with the third they're King, and the old King keeps one. */
  addRing(chair: Chair): void {
    const prince = this.figures[chair] as FigureNumber;
    const rings = (this.rings[prince - FIRST_PRINCE] as number) + 1;
    this.rings[prince - FIRST_PRINCE] = rings;
    if (rings === RINGS.king) {
      this.rings[this.kingFigure - FIRST_PRINCE] = RINGS.prince;
      this.kingFigure = prince;
      this.king = chair;
    }
  }
}
