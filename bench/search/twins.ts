import { derivedSeed } from '../../src/games/playout.ts';
import { recordGame } from '../../src/games/record.ts';
import { SeededChance } from '../../src/games/seeded-chance.ts';
import { SearchChance } from '../../src/players/search/chance.ts';
import { MOST_MOVES, NOBODY } from '../../src/players/search/position.ts';
import { searchGames } from '../../src/players/search-games.ts';
import { spent } from '../engine/time.ts';
import type { Searched } from './subjects.ts';

/** Games whose set-up the random games start from. */
const STARTS = 50;

/** Plies/s of random games on the search's own position, all legal moves generated before each. */
export function twinPlayouts({ game: id, options }: Searched, milliseconds: number): number {
  const search = searchGames.get(id)!;
  const chance = new SearchChance(1);
  const starts = Array.from({ length: STARTS }, (_, index) => {
    const state = recordGame({ game: id }).setup(options, new SeededChance(derivedSeed('twins', index)));
    return search.fromState(state, chance);
  });
  const position = search.fromState(recordGame({ game: id }).setup(options, new SeededChance('0')), chance);
  const moves = new Int32Array(MOST_MOVES);
  const began = spent();
  let plies = 0;
  for (let index = 0; spent() - began < milliseconds; index++) {
    position.copy(starts[index % STARTS]!);
    while (position.actor !== NOBODY) {
      position.play(moves[chance.below(position.legalMoves(moves))]!);
      plies += 1;
    }
  }
  return (plies * 1000) / (spent() - began);
}
