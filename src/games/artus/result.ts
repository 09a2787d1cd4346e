import type { Result } from '../game.ts';
import type { ArtusState } from './state.ts';

/** The highest score wins, and ties share a place (section 5); null until the game is over. */
export function result(state: ArtusState): Result | null {
  if (state.toAct !== null) return null;
  const scores = state.players.map(({ score }) => score);
  return { scores, places: scores.map((own) => 1 + scores.filter((score) => score > own).length) };
}
