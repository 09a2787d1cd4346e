import { courtSearch } from '../../../src/players/court/index.ts';
import { START_COURTIER } from '../../../src/players/court/phases.ts';
import { CourtPosition } from '../../../src/players/court/position.ts';
import { Inputs } from '../../../src/players/court/two/inputs.ts';
import { writeAims } from '../../../src/players/court/two/judge.ts';
import type { SearchChance } from '../../../src/players/search/chance.ts';
import type { Manner } from '../../../src/players/search/opponents.ts';
import { Liking } from '../../../src/players/search/playing-on.ts';
import { type Judge, MOST_MOVES, NOBODY } from '../../../src/players/search/position.ts';
import { Search } from '../../../src/players/search/search.ts';
import { Opinion } from '../../players/court/opinion.ts';
import { BUYER, KEEPER, PLANNER } from '../../players/court/styles.ts';

/** A position with more than one move, and what's to be learned about it. */
export interface Sample {
  readonly inputs: Int16Array;
  readonly stage: number;
  /** What the Favor's holder can expect, 0 to 1. */
  readonly target: number;
}

/** A decision of a game that's being played. */
interface Moment extends Omit<Sample, 'target'> {
  readonly holder: number;
  /** What the first seat could expect with the best move. */
  readonly expected: number;
  /** Whether a clearly worse move was made, so that the end says little about this position. */
  readonly erred: boolean;
}

interface Choice {
  readonly move: number;
  /** What the actor can expect with the best move, and with this one. */
  readonly best: number;
  readonly own: number;
}

/** How much a sample depends on what follows rather than on what was thought of it (TD(λ)). */
const LAMBDA = 0.95;
/** How much worse a move must be to be an error. */
const ERROR = 0.04;
/** The most decisions of each seat that are drawn at random when a game begins. */
const RANDOM_FIRST = 3;
/** Share of games in which somebody of another kind has a seat. */
const VISITED = 0.25;
/** Shares of the moves that are drawn: by how often they were searched, and evenly. */
const DRAWN = 0.12;
const EVEN = 0.03;
/** How much worse, in log odds, a move may be to be drawn e times less often without search. */
const SPREAD = 0.5;

const SETTINGS = { exploration: 0.6, temperature: 1, trust: 1 };

const moves = new Int32Array(MOST_MOVES);
const ranks = new Float64Array(MOST_MOVES);
const inputs = new Inputs();

/** Games between players who search or, with 0 playouts, take what they like best. */
export class Games {
  readonly #judge: Judge<CourtPosition>;
  readonly #playouts: number;
  readonly #chance: SearchChance;
  readonly #visitors: readonly Manner<CourtPosition>[];

  constructor(judge: Judge<CourtPosition>, playouts: number, chance: SearchChance) {
    this.#judge = judge;
    this.#playouts = playouts;
    this.#chance = chance;
    const judges = [
      courtSearch.judge('standard', 2),
      ...[PLANNER, KEEPER, BUYER].map((one) => new Opinion(one)),
    ];
    this.#visitors = judges.map((one) => new Liking(one));
  }

  play(): Sample[] {
    const chance = this.#chance;
    const position = new CourtPosition(2, chance);
    const first = [chance.below(RANDOM_FIRST + 1), chance.below(RANDOM_FIRST + 1)];
    const isVisited = this.#playouts > 0 && chance.unit() < VISITED;
    const visitor = this.#visitors[chance.below(this.#visitors.length)]!;
    const place = isVisited ? chance.below(2) : NOBODY;
    const moments: Moment[] = [];
    while (position.actor !== NOBODY) {
      const { actor } = position;
      const count = position.legalMoves(moves);
      if (count === 1) position.play(moves[0]!);
      else if (position.phase === START_COURTIER || first[actor]!-- > 0)
        position.play(moves[chance.below(count)]!);
      else {
        const choice = this.#choose(position, count, actor === place ? visitor : undefined);
        moments.push(momentOf(position, choice));
        position.play(choice.move);
      }
    }
    return samplesOf(moments, position);
  }

  #choose(position: CourtPosition, count: number, visitor: Manner<CourtPosition> | undefined): Choice {
    return this.#playouts === 0 ? this.#liked(position, count) : this.#searched(position, visitor);
  }

  #liked(position: CourtPosition, count: number): Choice {
    this.#judge.rank(position, moves, count, ranks);
    const all = ranks.subarray(0, count);
    const most = Math.max(...all);
    const at =
      this.#chance.unit() < DRAWN + EVEN
        ? this.#drawn(Array.from(all, (rank) => Math.exp((rank - most) / SPREAD)))
        : all.indexOf(most);
    return { move: moves[at]!, best: shareOf(most), own: shareOf(all[at]!) };
  }

  #searched(position: CourtPosition, visitor: Manner<CourtPosition> | undefined): Choice {
    const known = new CourtPosition(2, this.#chance);
    known.copy(position);
    const world = new CourtPosition(2, this.#chance);
    const search = new Search(courtSearch, this.#judge, known, world, SETTINGS);
    search.run(this.#playouts);
    const { root } = search;
    const plays = Array.from(root.plays.subarray(0, root.count));
    const best = plays.indexOf(Math.max(...plays));
    const draw = this.#chance.unit();
    let at = best;
    if (visitor) {
      const count = position.legalMoves(moves);
      at = root.indexOf(moves[visitor.choose(position, moves, count)]!);
    } else if (draw < DRAWN) at = this.#drawn(plays);
    else if (draw < DRAWN + EVEN) at = this.#chance.below(root.count);
    const valueAt = (index: number): number =>
      plays[index]! > 0 ? root.sums[index]! / plays[index]! : root.opinions[index]!;
    return { move: root.moves[at]!, best: valueAt(best), own: valueAt(at) };
  }

  /** @returns an index, each in proportion to its weight */
  #drawn(weights: readonly number[]): number {
    let left = this.#chance.unit() * weights.reduce((sum, weight) => sum + weight, 0);
    const found = weights.findIndex((weight) => {
      left -= weight;
      return left <= 0;
    });
    return Math.max(0, found);
  }
}

const shareOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

function momentOf(position: CourtPosition, { best, own }: Choice): Moment {
  inputs.readStill(position);
  inputs.readAuction(position);
  return {
    inputs: Int16Array.from(inputs.values),
    stage: inputs.stage,
    holder: inputs.holder,
    expected: position.actor === 0 ? best : 1 - best,
    erred: own < best - ERROR,
  };
}

function samplesOf(moments: readonly Moment[], end: CourtPosition): Sample[] {
  const aims = new Float64Array(2);
  writeAims(end, aims);
  let later = aims[0]!;
  return moments.toReversed().map(({ inputs, stage, holder, expected, erred }) => {
    later = erred ? expected : LAMBDA * later + (1 - LAMBDA) * expected;
    return { inputs, stage, target: holder === 0 ? later : 1 - later };
  });
}
