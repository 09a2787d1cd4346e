import type { ArtusAction, ArtusEvent, ArtusView, CardAction, CardId } from '../../../games/artus/types.ts';
import type { Label, Sets } from '../guide.ts';
import { figureText, pointsOf, type Scene, whole } from './labels.ts';
import { pathOf } from './paths.ts';
import { cardSign } from './sign.ts';

const FIGURE = 'f';
const RING = 'ring';

/** The card with how it's used, e.g. `knight:3-6>4`, then the figure, e.g. `f12`; a scoring is one part. */
function partsOf(action: ArtusAction): readonly string[] | null {
  switch (action.type) {
    case 'place':
    case 'draw':
      return null;
    case 'moveKnight':
    case 'movePrince':
      return [`${action.card}>${action.steps}`, `${FIGURE}${action.from}`];
    case 'addRing':
      return [`${action.card}>${RING}`, `${FIGURE}${action.chair}`];
    case 'score':
      return [pathOf(action).join('>')];
  }
}

function label(scene: Scene, part: string, actions: readonly ArtusAction[]): Label {
  const action = actions[0] as CardAction;
  const { card, choose } = scene.words.artus;
  if (action.type === 'score') {
    const { text, emoji } = whole(scene, action);
    return { text, ...(emoji ? { emoji } : {}) };
  }
  if (part.startsWith(FIGURE))
    return { text: figureText(scene, action, pointsOf(scene.preview(action).events)) };
  const use = action.type === 'addRing' ? choose.giveRing : scene.words.artus.steps(action.steps);
  return { text: choose.use(card(action.card), use), emoji: cardSign(action.card) };
}

function misfit({ words }: Scene, parts: readonly string[]): string {
  const { card, sets } = words.artus;
  const figures = parts.filter((part) => part.startsWith(FIGURE)).length;
  const uses = parts.filter((part) => !part.startsWith(FIGURE));
  if (uses.length !== 1) return sets.oneUse;
  const id = uses[0]!.split('>')[0] as CardId;
  return figures === 1 ? sets.otherFigure(card(id)) : sets.oneFigure(card(id));
}

export const artusSets: Sets<ArtusView, ArtusAction, ArtusEvent> = {
  partsOf,
  label,
  ask: ({ words }) => words.artus.sets.ask,
  misfit,
};
