import { setImmediate as eventsHandled } from 'node:timers/promises';
import type { GameId, SetupOptions } from '../../src/games/game.ts';
import { recordGame } from '../../src/games/record.ts';
import { ScriptError } from '../errors.ts';
import { entrantOf } from './entrants.ts';
import { type Match, type Performance, played } from './match.ts';

/** The share of a tournament that one process plays. */
export interface Part {
  readonly game: GameId;
  readonly options: SetupOptions;
  /** One name per seat. */
  readonly players: readonly string[];
  readonly matches: readonly Match[];
  readonly randomFirst: number;
  readonly seed: string;
}

export type Answer =
  | { readonly match: Match; readonly performances: readonly Performance[] }
  | { readonly failed: string; readonly exitCode: 1 | 2 };

const answer = (message: Answer): void => void process.send?.(message);

// Nobody waits for the answers any more.
process.once('disconnect', () => process.exit());

process.on('message', async ({ game: id, options, players, matches, randomFirst, seed }: Part) => {
  try {
    const game = recordGame({ game: id });
    const entrants = await Promise.all(players.map(entrantOf));
    for (const match of matches) {
      answer({ match, performances: await played(game, options, entrants, match, seed, randomFirst) });
      await eventsHandled();
    }
    process.disconnect();
  } catch (error) {
    const exitCode = error instanceof ScriptError ? error.exitCode : 1;
    answer({ failed: error instanceof Error ? error.message : String(error), exitCode });
    process.disconnect();
  }
});
