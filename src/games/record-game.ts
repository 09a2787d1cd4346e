import type { AnyGame, GameId } from './game.ts';
import { RecordError } from './record-error.ts';
import { games } from './registry.ts';

/** @throws RecordError `unknownGame` */
export function gameOf(record: { readonly game: GameId }): AnyGame {
  const game = games.get(record.game);
  if (game === undefined) throw new RecordError('unknownGame', { game: record.game });
  return game;
}
