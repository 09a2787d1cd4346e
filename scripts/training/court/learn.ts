import { derivedSeed } from '../../../src/games/playout.ts';
import { courtSearch } from '../../../src/players/court/index.ts';
import { TwoJudge } from '../../../src/players/court/two/judge.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import type { Lessons } from '../learn.ts';
import { writtenNet } from '../written.ts';
import { Games, type Sample } from './games.ts';
import { Learner } from './learner.ts';

/** Playouts for each decision of the games that are learned from. */
const PLAYOUTS = 30;
/** Generations that watch players who don't search, and how many times as many of their games. */
const WATCHING = 2;
const WATCHED = 10;
/** The newest samples, which all generations learn from. */
const KEPT = 80_000;
const BATCH = 64;
/** How fast the first generation learns; the last one is this many times slower. */
const RATE = 0.003;
const SLOWDOWN = 10;

/**
 * Learns what the search of the Court with two seats judges by: at first from games of players who follow the linear
 * judge, then from games of searchers who judge by what's been learned so far.
 */
export function* lessonsOfTwo({ games, generations, seed }: Lessons) {
  const chance = new SearchChance(Number.parseInt(derivedSeed(seed, 0).slice(0, 8), 16) | 0);
  const learner = new Learner(chance);
  let samples: Sample[] = [];
  for (let number = 1; number <= generations; number++) {
    const watches = number <= WATCHING;
    const judge = watches ? courtSearch.judge('standard', 2) : new TwoJudge(learner.weights());
    const table = new Games(judge, watches ? 0 : PLAYOUTS, chance);
    for (let game = 0; game < games * (watches ? WATCHED : 1); game++) samples.push(...table.play());
    samples = samples.slice(-KEPT);
    const rate = RATE * SLOWDOWN ** (-(number - 1) / Math.max(1, generations - 1));
    const order = mixed(samples, chance);
    let loss = 0;
    let steps = 0;
    for (let at = 0; at < order.length; at += BATCH, steps++)
      loss += learner.step(order.slice(at, at + BATCH), rate);
    yield {
      number,
      positions: samples.length,
      loss: loss / steps,
      text: () => writtenNet(learner.weights()),
    };
  }
}

function mixed(samples: readonly Sample[], chance: SearchChance): Sample[] {
  const order = [...samples];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(chance.unit() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
