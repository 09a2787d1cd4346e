import type { ArtusAction } from '../../../games/artus/types.ts';

export function pathOf(action: ArtusAction): readonly string[] {
  switch (action.type) {
    case 'place':
      return [`c${action.chair}`];
    case 'draw':
      return [action.pile];
    case 'moveKnight':
      return [action.card, `k${action.from}`, String(action.steps)];
    case 'movePrince':
      return [action.card, `p${action.from}`, String(action.steps)];
    case 'addRing':
      return [action.card, `r${action.chair}`];
    case 'score':
      return [action.card, action.chairs.length > 0 ? `s${action.chairs.join('.')}` : 'score'];
  }
}
