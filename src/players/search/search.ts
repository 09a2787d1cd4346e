import { type Opponents, SEARCHES } from './opponents.ts';
import {
  type Judge,
  MOST_MOVES,
  NOBODY,
  type Position,
  SETTINGS,
  type SearchGame,
  type SearchSettings,
} from './position.ts';

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

/** The longest line of play that's followed. */
const DEPTH = 64;

/** Playouts that take a few milliseconds at most. */
const ASKED_EVERY = 16;

/** A move that an opponent made without searching. What came of it doesn't count for the next choice. */
const NOT_CHOSEN = -1;

/**
 * A search of one tree over many deals (information-set tree search): each playout deals the hidden cards at random,
 * follows the most promising moves that are legal in that deal, and ends with the judge's estimate for every seat.
 * All seats play for their own share of the first place.
 */
export class Search<P extends Position<P>> {
  readonly #game: SearchGame<P>;
  readonly #judge: Judge<P>;
  readonly #settings: SearchSettings;
  readonly #opponents: Opponents<P> | undefined;
  readonly #known: P;
  readonly #world: P;
  readonly #root = new Node();
  readonly #moves = new Int32Array(MOST_MOVES);
  readonly #indices = new Int32Array(MOST_MOVES);
  readonly #unranked = new Int32Array(MOST_MOVES);
  readonly #ranks = new Float64Array(MOST_MOVES);
  readonly #values: Float64Array;
  readonly #path: Node[] = [];
  readonly #played = new Int32Array(DEPTH);
  readonly #actors = new Int32Array(DEPTH);

  /**
   * @param known the position to decide in, as its actor knows it
   * @param world any position of the game, which is overwritten
   * @param opponents absent if everybody searches
   */
  constructor(
    game: SearchGame<P>,
    judge: Judge<P>,
    known: P,
    world: P,
    settings: SearchSettings = SETTINGS,
    opponents?: Opponents<P>,
  ) {
    this.#game = game;
    this.#judge = judge;
    this.#settings = settings;
    this.#opponents = opponents;
    this.#known = known;
    this.#world = world;
    this.#values = new Float64Array(known.seats);
    this.#root.visits = 1;
  }

  /** The decision searched. Its statistics grow with each playout. */
  get root(): Node {
    return this.#root;
  }

  /**
   * Makes this many playouts, or fewer: `isOver` is asked every few playouts whether that's enough, but not before the
   * first `least`.
   */
  run(playouts: number, least = playouts, isOver: () => boolean = () => false): void {
    for (let made = 0; made < playouts; made++) {
      if (made >= least && (made - least) % ASKED_EVERY === 0 && isOver()) return;
      this.#playout();
    }
  }

  #playout(): void {
    const world = this.#world;
    this.#game.deal(this.#known, world);
    this.#opponents?.draw();
    let node = this.#root;
    let depth = 0;
    while (world.actor !== NOBODY && node.visits > 0 && depth < DEPTH) {
      const count = world.legalMoves(this.#moves);
      this.#expand(node, count);
      const found = this.#opponents?.choose(world, this.#moves, count) ?? SEARCHES;
      const at = found === SEARCHES ? this.#select(node, count) : this.#indices[found]!;
      this.#path[depth] = node;
      this.#played[depth] = found === SEARCHES ? at : NOT_CHOSEN;
      this.#actors[depth] = world.actor;
      depth++;
      node = node.after(at, world.play(node.moves[at] as number));
    }
    node.visits++;
    this.#judge.evaluate(world, this.#values);
    this.#learn(depth);
  }

  /** Finds the legal moves' indices in the node, and asks the judge about new ones. */
  #expand(node: Node, count: number): void {
    let unranked = 0;
    for (let i = 0; i < count; i++) {
      const move = this.#moves[i] as number;
      const at = node.indexOf(move);
      this.#indices[i] = at;
      if (at < 0) this.#unranked[unranked++] = move;
    }
    if (unranked === 0) return;
    this.#judge.rank(this.#world, this.#unranked, unranked, this.#ranks);
    for (let i = 0, next = 0; i < count; i++) {
      if ((this.#indices[i] as number) >= 0) continue;
      const rank = Math.max(-12, Math.min(12, this.#ranks[next] as number));
      const weight = Math.exp(rank / this.#settings.temperature);
      this.#indices[i] = node.add(this.#unranked[next] as number, 1 / (1 + Math.exp(-rank)), weight);
      next++;
    }
  }

  /** The legal move with the best sum of what it has brought and how promising it still is. */
  #select(node: Node, count: number): number {
    if (count === 1) return this.#indices[0] as number;
    const { exploration, trust } = this.#settings;
    const { plays, sums, opinions, weights } = node;
    let total = 1;
    let weight = 0;
    for (let i = 0; i < count; i++) {
      const at = this.#indices[i] as number;
      total += plays[at] as number;
      weight += weights[at] as number;
    }
    const bonus = (exploration * Math.sqrt(total)) / weight;
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const at = this.#indices[i] as number;
      const n = plays[at] as number;
      const mean = ((sums[at] as number) + trust * (opinions[at] as number)) / (n + trust);
      const score = mean + (bonus * (weights[at] as number)) / (1 + n);
      if (score > most) {
        most = score;
        best = at;
      }
    }
    return best;
  }

  #learn(depth: number): void {
    for (let i = 0; i < depth; i++) {
      const node = this.#path[i] as Node;
      const at = this.#played[i] as number;
      node.visits++;
      if (at === NOT_CHOSEN) continue;
      (node.plays[at] as number)++;
      (node.sums[at] as number) += this.#values[this.#actors[i] as number] as number;
    }
  }
}
