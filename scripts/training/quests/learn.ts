import type { SetupOptions } from '../../../src/games/game.ts';
import { NetJudge } from '../../../src/players/quests/judge.ts';
import { CardGamePosition } from '../../../src/players/quests/position.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import type { Lessons } from '../learn.ts';
import { writtenNet } from '../written.ts';
import { gameOf, type Sample } from './games.ts';
import { Learner } from './learner.ts';

/** How often each generation's samples are gone through, and how many at a time. */
const ROUNDS = 2;
const BATCH = 64;

/** How fast the first generation learns; the last one is this many times slower. */
const RATE = 0.002;
const SLOWDOWN = 20;

/** Learns from nothing: each generation plays by what the ones before have learned. */
export function* lessonsOfCardGame(options: SetupOptions, { games, generations, seed }: Lessons) {
  const learner = new Learner(1);
  const chance = new SearchChance(1);
  const scratch = new CardGamePosition(options.seats, chance);
  for (let number = 1; number <= generations; number++) {
    const judge = new NetJudge(learner.weights(), scratch);
    const samples: Sample[] = [];
    for (let game = 0; game < games; game++)
      samples.push(...gameOf(options, judge, `${seed}:${number}:${game}`));
    const rate = RATE * SLOWDOWN ** (-(number - 1) / Math.max(1, generations - 1));
    let loss = 0;
    let steps = 0;
    for (let round = 0; round < ROUNDS; round++) {
      mix(samples, chance);
      for (let at = 0; at < samples.length; at += BATCH, steps++)
        loss += learner.step(samples.slice(at, at + BATCH), rate);
    }
    yield {
      number,
      positions: samples.length,
      loss: loss / steps,
      text: () => writtenNet(learner.weights()),
    };
  }
}

function mix(samples: Sample[], chance: SearchChance): void {
  for (let at = samples.length - 1; at > 0; at--) {
    const other = Math.floor(chance.unit() * (at + 1));
    [samples[at], samples[other]] = [samples[other]!, samples[at]!];
  }
}
