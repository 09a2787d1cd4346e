import type { SetupOptions } from '../../src/games/game.ts';
import { derivedSeed } from '../../src/games/playout.ts';
import { SearchChance } from '../../src/players/search/chance.ts';
import type { AnyWeighedGame, Weights } from '../../src/players/search/position.ts';
import { fitted } from './fit.ts';
import { fittedToShares } from './odds.ts';
import { Samples } from './samples.ts';
import { lossOf, scalesOf } from './scales.ts';
import { selfPlay } from './self-play.ts';
import { targetsOf, valuesOf } from './targets.ts';

export interface Lessons {
  /** Games of each generation. */
  readonly games: number;
  readonly generations: number;
  readonly seed: string;
}

/** What a generation learned, and how well its own games bear it out. */
export interface Generation {
  readonly number: number;
  readonly weights: Weights;
  readonly positions: number;
  /** Mean cross entropy of the predicted first places, in nats: log 2 with two seats would be mere guessing. */
  readonly loss: number;
}

/** Times the fit to one generation's games is repeated, each time on the values that the last one gave. */
const FITS = 3;

/** From 1 down towards 0 in the last three generations: how much weights that follow shares may still move. */
const haste = (number: number, generations: number): number => Math.min(1, (generations - number + 1) / 4);

/** Learns from nothing: the first generation plays at random, each later one by what the one before has learned. */
export function* learn(
  game: AnyWeighedGame,
  options: SetupOptions,
  { games, generations, seed }: Lessons,
): Generator<Generation, void> {
  const { names, phases } = game.features;
  let weights: Weights = {
    features: names,
    weights: Array.from({ length: phases }, () => names.map(() => 0)),
    scales: Array.from({ length: phases }, () => 1),
  };
  const late: Weights[] = [];
  const chance = new SearchChance(Number.parseInt(derivedSeed(seed, 0).slice(0, 8), 16) | 0);
  for (let number = 1; number <= generations; number++) {
    const samples = new Samples(game.features, options.seats);
    const judge = game.judgeWith(weights, options.variant, options.seats);
    selfPlay(game, options, judge, games, `${seed}:generation ${number}`, samples);
    weights = game.features.outcome
      ? { features: names, ...fitTo(samples, weights.weights, number === 1) }
      : { ...weights, weights: fittedToShares(samples, weights.weights, haste(number, generations), chance) };
    const everywhere = Array.from({ length: samples.count }, (_, at) => at).filter((at) => at % 7 === 0);
    const values = valuesOf(samples, weights.weights);
    const scaled = values.map(
      (value, at) => value / weights.scales[samples.phases[Math.floor(at / options.seats)]!]!,
    );
    if (number >= generations / 2) late.push(weights);
    const settled = game.features.outcome || late.length === 0 ? weights : meanOf(late);
    yield {
      number,
      weights: settled,
      positions: samples.count,
      loss: lossOf(samples, scaled, everywhere, 1),
    };
  }
}

/**
 * Weights that follow first places swing from one generation to the next, each good against the one before. Their
 * mean is good against all.
 */
function meanOf(all: readonly Weights[]): Weights {
  const [first, ...others] = all as [Weights, ...Weights[]];
  const weights = first.weights.map((row, phase) =>
    row.map((weight, at) => {
      const sum = others.reduce((total, other) => total + other.weights[phase]![at]!, weight);
      return sum / all.length;
    }),
  );
  return { ...first, weights };
}

function fitTo(
  samples: Samples,
  before: readonly (readonly number[])[],
  isFirst: boolean,
): Pick<Weights, 'weights' | 'scales'> {
  let weights = before;
  for (let fit = 0; fit < FITS; fit++) {
    const lambda = isFirst && fit === 0 ? 1 : undefined;
    weights = fitted(samples, targetsOf(samples, valuesOf(samples, weights), lambda));
  }
  return { weights, scales: scalesOf(samples, valuesOf(samples, weights)) };
}
