import type { Result } from '../game.ts';
import type { Board } from './types.ts';

/** Section 4: most points, then most knight cards in hand; seats still tied share a place. */
export function resultOf({ end, players }: Board): Result | null {
  if (end === null) return null;
  return {
    scores: players.map(({ score }) => score),
    places: players.map(
      ({ score, knights }) =>
        1 +
        players.filter((other) => other.score > score || (other.score === score && other.knights > knights))
          .length,
    ),
  };
}
