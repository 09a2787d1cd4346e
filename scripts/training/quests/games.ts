import type { SetupOptions } from '../../../src/games/game.ts';
import { derivedSeed } from '../../../src/games/playout.ts';
import { cardGame } from '../../../src/games/quests/index.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { Inputs } from '../../../src/players/quests/inputs.ts';
import type { CardGamePosition } from '../../../src/players/quests/position.ts';
import { fromState } from '../../../src/players/quests/reading.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { type Judge, MOST_MOVES, NOBODY } from '../../../src/players/search/position.ts';

/** A position with more than one move, and what's to be learned about it. */
export interface Sample {
  readonly table: Float32Array;
  /** By seat. */
  readonly seats: readonly Float32Array[];
  readonly relative: readonly Float32Array[];
  /** Each seat's share of the first place: a mean of the game's end and what was thought of all later positions. */
  readonly target: Float64Array;
}

/** How much a sample depends on the game's end rather than on the next position (TD(λ)). */
const LAMBDA = 0.95;

/** Share of the moves drawn at random, better ones more often, so that unusual positions are met too. */
const EXPLORED = 0.15;

/** How much worse, in log odds, a move may be to be drawn e times less often than the best. */
const SPREAD = 0.4;

const moves = new Int32Array(MOST_MOVES);
const ranks = new Float64Array(MOST_MOVES);
const inputs = new Inputs();

/** Plays one game between equal players who take the move that the judge likes best. */
export function gameOf(options: SetupOptions, judge: Judge<CardGamePosition>, seed: string): Sample[] {
  const chance = new SearchChance(Number.parseInt(derivedSeed(seed, 0).slice(0, 8), 16) | 0);
  const position = fromState(cardGame.setup(options, new SeededChance(derivedSeed(seed, 1))), chance);
  const samples: Sample[] = [];
  while (position.actor !== NOBODY) {
    const count = position.legalMoves(moves);
    if (count > 1) samples.push(sampleOf(position, judge));
    position.play(moves[count === 1 ? 0 : chosen(judge, position, count, chance)]!);
  }
  let later = new Float64Array(position.seats);
  position.shares(later);
  for (const { target } of samples.reverse()) {
    const thought = target.slice();
    target.set(later);
    later = later.map((share, seat) => LAMBDA * share + (1 - LAMBDA) * thought[seat]!);
  }
  return samples;
}

/** The target is what the judge thinks, for now. */
function sampleOf(position: CardGamePosition, judge: Judge<CardGamePosition>): Sample {
  const target = new Float64Array(position.seats);
  judge.evaluate(position, target);
  inputs.read(position);
  return {
    table: Float32Array.from(inputs.table),
    seats: Array.from(target, (_share, seat) => Float32Array.from(inputs.seats[seat]!)),
    relative: Array.from(target, (_share, seat) => Float32Array.from(inputs.relative[seat]!)),
    target,
  };
}

/** @returns the index of the move */
function chosen(
  judge: Judge<CardGamePosition>,
  position: CardGamePosition,
  count: number,
  chance: SearchChance,
): number {
  judge.rank(position, moves, count, ranks);
  let best = 0;
  for (let at = 1; at < count; at++) if (ranks[at]! > ranks[best]!) best = at;
  if (chance.unit() >= EXPLORED) return best;
  const weights = Array.from(ranks.subarray(0, count), (rank) => Math.exp((rank - ranks[best]!) / SPREAD));
  let left = chance.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  return found < 0 ? best : found;
}
