import type { ArtusAction } from '../../../games/artus/types.ts';
import { pathOf } from './paths.ts';

/** More actions than this, by several figures, have one row for each figure. */
const MOST_ROWS = 10;

const figureOf = (action: ArtusAction): string =>
  action.type === 'score' ? action.type : (pathOf(action)[1] ?? '');

/** Chairs and piles have no rows. */
export function rowOf(action: ArtusAction, shown: readonly ArtusAction[]): string | null {
  if (action.type === 'place' || action.type === 'draw') return null;
  const isByFigure = shown.length > MOST_ROWS && new Set(shown.map(figureOf)).size > 1;
  return isByFigure ? figureOf(action) : pathOf(action).join('/');
}
