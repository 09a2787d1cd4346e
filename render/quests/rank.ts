import type { Seat } from '../../src/games/game.ts';
import type { QuestsView } from '../../src/games/quests/types.ts';

/** A player's place by points during the game, 1 for the best; null while everybody has the same. */
export function rankOf({ players }: QuestsView, seat: Seat): number | null {
  const scores = players.map(({ score }) => score);
  if (scores.every((score) => score === scores[0])) return null;
  return 1 + scores.filter((score) => score > (scores[seat] ?? 0)).length;
}
