/** A decision in the search's tree, as far as the observer knows it, with the statistics of its moves. */
export class Node {
  visits = 0;
  /** Moves seen so far. Which are legal can depend on hidden cards, so more may follow. */
  count = 0;
  moves = new Int32Array(16);
  /** How often each move was played, and the sum of the actor's shares after it. */
  plays = new Int32Array(16);
  sums = new Float64Array(16);
  /** The judge's opinion of each move: the actor's expected share, and a weight in proportion to its odds. */
  opinions = new Float64Array(16);
  weights = new Float64Array(16);
  readonly #index = new Map<number, number>();
  readonly #children: (Node | undefined)[] = [];
  readonly #revealing = new Map<number, Node>();

  /** @returns the move's index, or -1 if it hasn't been seen */
  indexOf(move: number): number {
    return this.#index.get(move) ?? -1;
  }

  /** @returns the new move's index */
  add(move: number, opinion: number, weight: number): number {
    const at = this.count++;
    if (at === this.moves.length) this.#grow();
    this.moves[at] = move;
    this.opinions[at] = opinion;
    this.weights[at] = weight;
    this.#index.set(move, at);
    return at;
  }

  /** The decision after a move in which the observer learned `seen`; a new one if it hasn't been reached before. */
  after(at: number, seen: number): Node {
    const known = seen === 0 ? this.#children[at] : this.#revealing.get(keyOf(at, seen));
    if (known !== undefined) return known;
    const node = new Node();
    if (seen === 0) this.#children[at] = node;
    else this.#revealing.set(keyOf(at, seen), node);
    return node;
  }

  #grow(): void {
    const size = this.moves.length * 2;
    this.moves = enlarged(this.moves, new Int32Array(size));
    this.plays = enlarged(this.plays, new Int32Array(size));
    this.sums = enlarged(this.sums, new Float64Array(size));
    this.opinions = enlarged(this.opinions, new Float64Array(size));
    this.weights = enlarged(this.weights, new Float64Array(size));
  }
}

function enlarged<T extends Int32Array | Float64Array>(from: T, into: T): T {
  into.set(from);
  return into;
}

/** No two pairs share a key: a code is below 2^31, and a node has fewer than 2^22 moves. */
const keyOf = (at: number, seen: number): number => at * 0x80000000 + seen;
