import { CHAIR_COUNT, chairValue } from '../../games/artus/data.ts';
import { knightsWorth } from '../../games/artus/reading.ts';
import type { ArtusAction, ArtusEvent, ArtusView, CardId, PileId } from '../../games/artus/types.ts';
import type { Branch, GuideScene, Label, LabelStyle } from '../guide.ts';
import { emojiSign } from '../markdown.ts';
import { shortened } from '../text.ts';
import { cardName, chairsData, figureFor } from './sentences.ts';
import { artusSigns } from './signs.ts';

/** The emblem of a pile of cards. */
export const pileSign = (pile: PileId): string => emojiSign(artusSigns, `artus_${pile}`);

/** The emblem of a card: that of its pile, but for rings and the joker. */
export function cardSign(card: CardId): string {
  if (card === 'scoring:joker') return emojiSign(artusSigns, 'artus_joker');
  if (card.startsWith('king:ring')) return emojiSign(artusSigns, 'artus_ring');
  return pileSign(card.slice(0, card.indexOf(':')) as PileId);
}

export type Scene = GuideScene<ArtusView, ArtusAction, ArtusEvent>;

const styleOf = (points: number): LabelStyle => (points > 0 ? 'good' : 'neutral');

export function eventPoints(events: readonly ArtusEvent[]): number {
  return events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0);
}

/** A label has more to say than whose Knight is pushed. */
const MOST_OF_A_NAME = 16;

/** The effects of a move or ring besides its points, e.g. "pushes the King to chair 12". */
function consequences(scene: Scene, events: readonly ArtusEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'crowned') return [scene.t('artus-choose-crowns')];
    if (event.type !== 'displaced') return [];
    const names = scene.names.map((name) => shortened(name, MOST_OF_A_NAME));
    const figure = figureFor(event.figure, names, scene.seat);
    return [scene.t('artus-choose-pushes', { ...figure, chair: event.to })];
  });
}

/**
 * The figure that an action moves, before anything else is chosen.
 * @param isNamed whether the card's name stands before it
 */
export function figureText(scene: Scene, action: ArtusAction, points: number, isNamed = false): string {
  if (action.type === 'moveKnight') return scene.t('artus-choose-knight', { chair: action.from, points });
  if (action.type !== 'movePrince' && action.type !== 'addRing') return '';
  const chair = action.type === 'addRing' ? action.chair : action.from;
  const figure = scene.view.chairs[chair];
  if (figure?.kind !== 'prince') return '';
  if (action.type === 'addRing')
    return isNamed && action.card !== 'scoring:joker'
      ? scene.t('artus-choose-ring-to', { chair, points })
      : scene.t('artus-choose-ring', { metal: figure.metal, chair, points });
  return figure.king
    ? scene.t('artus-choose-king', { chair, points: 0 })
    : scene.t('artus-choose-prince', { metal: figure.metal, chair, rings: figure.rings, points });
}

/** An action's label once its card and figure are known. */
function actionText(scene: Scene, action: ArtusAction, isNamed = false): string {
  const { events } = scene.preview(action);
  const points = eventPoints(events);
  switch (action.type) {
    case 'place':
      return scene.t('artus-choose-place', {
        chair: action.chair,
        value: chairValue(scene.view, action.chair),
      });
    case 'draw':
      return scene.t('artus-choose-draw', {
        pile: action.pile,
        left: scene.view.players[scene.seat]!.piles[action.pile],
      });
    case 'moveKnight':
    case 'movePrince':
      return [goalText(scene, action), ...consequences(scene, events)].join(scene.t('language-comma'));
    case 'addRing':
      return [figureText(scene, action, points, isNamed), ...consequences(scene, events)].join(
        scene.t('language-comma'),
      );
    case 'score': {
      const scored = events.find((event) => event.type === 'scored');
      if (!scored?.met) return scene.t('artus-choose-penalty', { points });
      if (action.card === 'scoring:joker')
        return scene.t('artus-choose-score-best', { chair: scored.chairs[0]!, points });
      return action.chairs.length > 0
        ? scene.t(isNamed ? 'artus-choose-score-named' : 'artus-choose-score', {
            ...chairsData(action.chairs),
            points,
          })
        : scene.t('artus-points', { points });
    }
  }
}

type Move = Extract<ArtusAction, { type: 'moveKnight' | 'movePrince' }>;

const goalOf = ({ from, steps }: Move): number => (from + steps + CHAIR_COUNT) % CHAIR_COUNT;

/** Where a moved figure goes, and what that may bring later. */
function goalText(scene: Scene, action: Move): string {
  const { view } = scene.preview(action);
  const chair = goalOf(action);
  if (action.type === 'moveKnight')
    return scene.t('artus-choose-to-knight', { chair, value: chairValue(view, chair) });
  if (action.from !== scene.view.king) return scene.t('artus-choose-to-prince', { chair });
  const change = knightsWorth(view, scene.seat) - knightsWorth(scene.view, scene.seat);
  return scene.t('artus-choose-to-king', { chair, change });
}

/** How a choice of where a figure goes looks: good where that's a good chair. */
function goalStyle(scene: Scene, action: Move): LabelStyle {
  if (action.type === 'moveKnight') return styleOf(chairValue(scene.preview(action).view, goalOf(action)));
  const { view } = scene.preview(action);
  return styleOf(knightsWorth(view, scene.seat) - knightsWorth(scene.view, scene.seat));
}

export function label(scene: Scene, branch: Branch<ArtusAction>): Label {
  const action = branch.actions[0]!;
  if (action.type === 'draw') return { text: actionText(scene, action), emoji: pileSign(action.pile) };
  const points = eventPoints(scene.preview(action).events);
  if (action.type === 'place')
    return { text: actionText(scene, action), style: styleOf(chairValue(scene.view, action.chair)) };
  const decided = branch.actions.length === 1;
  if (branch.path.length === 1) {
    const card = scene.t('artus-card', { card: cardName(action.card) });
    const help = {
      detail: scene.t('artus-card-help', { card: cardName(action.card) }),
      emoji: cardSign(action.card),
    };
    return decided
      ? {
          text: scene.t('artus-choose-use', { played: card, how: actionText(scene, action, true) }),
          ...help,
          style: styleOf(points),
        }
      : { text: card, ...help };
  }
  if (!decided) return { text: figureText(scene, action, points), style: styleOf(points) };
  const isMove = action.type === 'moveKnight' || action.type === 'movePrince';
  return { text: actionText(scene, action), style: isMove ? goalStyle(scene, action) : styleOf(points) };
}

/** A whole action, with its card. */
export function whole(scene: Scene, action: ArtusAction): Label {
  if (action.type === 'draw' || action.type === 'place')
    return label(scene, { path: [''], actions: [action] });
  const points = eventPoints(scene.preview(action).events);
  const about = { emoji: cardSign(action.card), style: styleOf(points) };
  if (action.type !== 'moveKnight' && action.type !== 'movePrince')
    return {
      text: scene.t('artus-choose-use', {
        played: scene.t('artus-card', { card: cardName(action.card) }),
        how: actionText(scene, action, true),
      }),
      ...about,
    };
  const { events } = scene.preview(action);
  const detail = [goalText(scene, action), ...consequences(scene, events)].join(scene.t('language-comma'));
  const text = scene.t('artus-choose-whole', {
    ...figureFor(scene.view.chairs[action.from]!, scene.names, scene.seat),
    ...{ played: scene.t('artus-card', { card: cardName(action.card) }), points },
    ...{ chair: action.from, to: goalOf(action) },
  });
  return { text, detail, ...about };
}
