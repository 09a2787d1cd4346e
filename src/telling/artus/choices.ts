import { CHAIR_COUNT } from '../../games/artus/data.ts';
import { type Branch, cardsOnPile, type Lack, lacking, type Outcome } from '../../games/artus/outcomes.ts';
import type { ArtusAction, Chair, Figure } from '../../games/artus/types.ts';
import type { Seat } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { signed } from '../text.ts';
import { describeScored, describeShift, figureFor, listCards, stepsData } from './sentences.ts';
import type { ArtusTextScene } from './table.ts';

export function describeAction(action: ArtusAction, t: Translate): string {
  switch (action.type) {
    case 'place':
      return t('artus-chair', { chair: action.chair });
    case 'moveKnight':
    case 'movePrince':
      return t('artus-steps', stepsData(action.steps));
    case 'addRing':
      return t('artus-picture-choice-ring', { chair: action.chair });
    case 'score':
      return describeScored(t, action.card, action.chairs);
    case 'draw':
      return t('artus-pile', { pile: action.pile });
  }
}

/** Where the figure of a branch is or gets a ring, or what scores. */
export function describePlace(t: Translate, { action, from }: Outcome): string {
  if (action.type === 'addRing') return t('artus-picture-choice-ring-on', { chair: action.chair });
  return from === null ? describeAction(action, t) : t('artus-picture-choice-lands', { chair: from });
}

/** Where a branch leads: the first and the last chair clockwise, or a ring; empty if nothing moves. */
export function describeReach(t: Translate, { first, outcomes }: Branch): string {
  const { action, crowned } = first;
  if (action.type === 'addRing') return crowned ? t('artus-choose-crowns') : '';
  const steps = outcomes.flatMap((outcome) => ('steps' in outcome.action ? [outcome.action.steps] : []));
  if (first.from === null || steps.length === 0) return '';
  const at = (step: number): Chair => (first.from! + step + CHAIR_COUNT) % CHAIR_COUNT;
  return t('artus-picture-choice-reach', { from: at(Math.min(...steps)), to: at(Math.max(...steps)) });
}

/** A branch as one line of words. `names` by seat. */
export function describeBranch(
  scene: ArtusTextScene,
  seat: Seat,
  branch: Branch,
  names: readonly string[],
): string {
  const { t } = scene;
  const { first, outcomes } = branch;
  const { figure, from, points } = first;
  if (outcomes.length === 1 || figure === null || from === null)
    return describeArtusOutcome(scene, seat, first, names);
  return [describeFigure(t, figure, from, points), describeReach(t, branch)].join(t('language-comma'));
}

/** A figure that can be moved, and the points for that. */
export function describeFigure(t: Translate, figure: Figure, chair: Chair, points: number): string {
  if (figure.kind === 'knight') return t('artus-choose-knight', { chair, points });
  const { king, metal, rings } = figure;
  return king
    ? t('artus-choose-king', { chair, points: 0 })
    : t('artus-choose-prince', { metal, chair, rings, points });
}

/** What an outcome's words also tell. */
export interface Detail {
  /** The chair that's left. */
  readonly from: boolean;
  /** Each of the viewer's Knights after a shift. */
  readonly knights: boolean;
}

/** An outcome as one line of words. `names` by seat. */
export function describeArtusOutcome(
  scene: ArtusTextScene,
  seat: Seat,
  outcome: Outcome,
  names: readonly string[],
  detail: Detail = { from: true, knights: true },
): string {
  const { t, view } = scene;
  const { action, from, to, later, points, pushed, crowned, met, turn, rivals } = outcome;
  if (!met) {
    const lacks = action.type === 'score' ? lacking(view, seat, action.card) : [];
    return [t('artus-choose-penalty', { points }), ...lacks.map((lack) => describeLack(t, lack))].join(
      t('artus-picture-comma'),
    );
  }
  if (action.type === 'draw') {
    const cards = cardsOnPile(scene, seat, action.pile);
    return t('artus-picture-choice-draws', {
      pile: t('artus-pile', { pile: action.pile }),
      count: cards.length,
      cards: listCards(t, cards),
    });
  }
  if (action.type === 'place')
    return t('artus-picture-choice-chair', { chair: action.chair, value: later ?? 0 });
  const moves = action.type === 'moveKnight' || action.type === 'movePrince';
  const parts = [
    ...(moves && from !== null && detail.from ? [t('artus-picture-choice-from', { chair: from })] : []),
    t('language-colon', { head: describeAction(action, t), text: t('artus-points', { points }) }),
  ];
  if (moves && to !== null) parts.push(t('artus-choose-to', { chair: to, value: later ?? 0 }));
  if (pushed !== null) {
    const words = t('artus-choose-pushes', { ...figureFor(pushed.figure, names, seat), chair: pushed.to });
    parts.push(pushed.worth === null ? words : `${words} (${signed(pushed.worth)})`);
  }
  if (crowned) parts.push(t('artus-choose-crowns'));
  if (turn !== null) parts.push(describeShift(t, turn, rivals, names, detail.knights));
  return parts.join(t('language-comma'));
}

export const describeLack = (t: Translate, lack: Lack): string =>
  t('artus-picture-choice-lacking', { ...lack });
