import type { SetupOptions } from '../../src/games/game.ts';
import { derivedSeed } from '../../src/games/playout.ts';
import { recordGame } from '../../src/games/record.ts';
import { SeededChance } from '../../src/games/seeded-chance.ts';
import { SearchChance } from '../../src/players/search/chance.ts';
import {
  type AnyPosition,
  type AnyWeighedGame,
  type Judge,
  MOST_MOVES,
  NOBODY,
} from '../../src/players/search/position.ts';
import type { Samples } from './samples.ts';

/** Share of the moves drawn at random, better ones more often, so that good players meet unusual positions too. */
const EXPLORED = 0.15;

/** How much worse, in log odds, a move may be to be drawn e times less often than the best. */
const SPREAD = 0.4;

/** Share of the moves drawn evenly in games whose beginnings would otherwise be too much alike. */
const OPENED = 0.7;

const moves = new Int32Array(MOST_MOVES);
const ranks = new Float64Array(MOST_MOVES);

/** Plays games between equal players who take the move that the judge likes best, and keeps every position. */
export function selfPlay(
  game: AnyWeighedGame,
  options: SetupOptions,
  judge: Judge<AnyPosition>,
  games: number,
  seed: string,
  samples: Samples,
): void {
  const rules = recordGame({ game: game.id });
  const chance = new SearchChance(Number.parseInt(derivedSeed(seed, games).slice(0, 8), 16) | 0);
  for (let index = 0; index < games; index++) {
    const position = game.fromState(rules.setup(options, new SeededChance(derivedSeed(seed, index))), chance);
    samples.begin();
    while (position.actor !== NOBODY) {
      const count = position.legalMoves(moves);
      if (count > 1) samples.add(position);
      const opens = game.features.isOpening?.(position) === true && chance.unit() < OPENED;
      const index = opens ? chance.below(count) : count === 1 ? 0 : chosen(judge, position, count, chance);
      position.play(moves[index] as number);
    }
    samples.end(position);
  }
}

/** @returns the index of the move */
function chosen(
  judge: Judge<AnyPosition>,
  position: AnyPosition,
  count: number,
  chance: SearchChance,
): number {
  judge.rank(position, moves, count, ranks);
  let best = 0;
  for (let at = 1; at < count; at++) if ((ranks[at] as number) > (ranks[best] as number)) best = at;
  if (chance.unit() >= EXPLORED) return best;
  let total = 0;
  for (let at = 0; at < count; at++) total += weight(ranks[at] as number, ranks[best] as number);
  let left = chance.unit() * total;
  for (let at = 0; at < count; at++) {
    left -= weight(ranks[at] as number, ranks[best] as number);
    if (left <= 0) return at;
  }
  return best;
}

const weight = (rank: number, best: number): number => Math.exp((rank - best) / SPREAD);
