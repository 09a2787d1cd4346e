import type { ArtusAction } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { Words } from '../../../src/i18n/index.ts';
import type { ArtusScene } from '../scene.ts';
import type { Outcome } from './outcome.ts';
import { cardsOnPile } from './pileRows.ts';

export function actionWords(action: ArtusAction, words: Words): string {
  const { artus, artusPicture } = words;
  switch (action.type) {
    case 'place':
      return artus.chair(action.chair);
    case 'moveKnight':
    case 'movePrince':
      return artus.steps(action.steps);
    case 'addRing':
      return artusPicture.choice.ring(action.chair);
    case 'score':
      return artusPicture.choice.score(action.card, action.chairs);
    case 'draw':
      return artus.pile(action.pile);
  }
}

/** An outcome as one line of words. `names` by seat. */
export function outcomeWords(
  scene: ArtusScene,
  seat: Seat,
  outcome: Outcome,
  names: readonly string[],
): string {
  const { words } = scene;
  const { artus, language } = words;
  const { choice } = words.artusPicture;
  const { action, from, to, later, points, pushed, crowned, met, turn } = outcome;
  if (!met) return artus.choose.penalty(points);
  if (action.type === 'draw') {
    const cards = cardsOnPile(scene, seat, action.pile);
    return choice.draws(artus.pile(action.pile), cards);
  }
  if (action.type === 'place') return choice.chair(action.chair, later ?? 0);
  const moves = action.type === 'moveKnight' || action.type === 'movePrince';
  const parts = [
    ...(moves && from !== null ? [choice.from(from)] : []),
    language.colon(actionWords(action, words), artus.points(points)),
  ];
  if (moves && to !== null) parts.push(artus.choose.to(to, later ?? 0));
  if (pushed !== null) parts.push(artus.choose.pushes(pushed.figure, { seat, names }, pushed.to));
  if (crowned) parts.push(artus.choose.crowns);
  if (turn !== null) parts.push(choice.turn(turn));
  return language.commas(parts);
}
