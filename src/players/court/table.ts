/** Rows of numbers that are computed when first needed, then kept. */
export class Table {
  readonly width: number;
  readonly #rows: (Float64Array | undefined)[];
  readonly #compute: (key: number, into: Float64Array) => void;

  /** @param most the greatest key */
  constructor(width: number, most: number, compute: (key: number, into: Float64Array) => void) {
    this.width = width;
    // With its whole length from the start, the list is never turned into a slower one.
    this.#rows = new Array<Float64Array | undefined>(most + 1);
    this.#compute = compute;
  }

  /** The key's row, which mustn't be changed. */
  row(key: number): Float64Array {
    const known = this.#rows[key];
    if (known !== undefined) return known;
    const row = new Float64Array(this.width);
    this.#compute(key, row);
    this.#rows[key] = row;
    return row;
  }
}
