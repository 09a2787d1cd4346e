import type { Json } from '../json.ts';
import { FIGURES } from './figures.ts';
import type { ArtusState } from './state.ts';

/**
 * Scores by seat, and every figure by ascending chair:
 * `{ chair, kind: 'knight', seat }` or `{ chair, kind: 'prince', metal, rings, king }`.
 */
export function facts(state: ArtusState): Json {
  return {
    scores: state.players.map(({ score }) => score),
    figures: state.chairs.flatMap((code, chair) => {
      const figure = FIGURES[code];
      return figure ? [{ chair, ...figure }] : [];
    }),
  };
}
