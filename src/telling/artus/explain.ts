import { chairValue } from '../../games/artus/data.ts';
import { rankedKnights } from '../../games/artus/reading.ts';
import type { ArtusAction, ArtusView, CardId, Chair } from '../../games/artus/types.ts';
import { ofType } from '../guide.ts';
import { signInText } from '../markdown.ts';
import { cardSign, eventPoints, pileSign, type Scene } from './labels.ts';
import type { ChairWorth, PrinceWorth } from './words.ts';
import {
  cardLabels,
  chairLabels,
  explainAddRing,
  explainPrince,
  explainScoring,
  workedExample,
} from './words.ts';

type Of<Type extends ArtusAction['type']> = Extract<ArtusAction, { type: Type }>;

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];
const cardsOf = (actions: readonly { readonly card: CardId }[]): CardId[] =>
  distinct(actions.map(({ card }) => card));

/** Chairs with their values, the best first. */
const worthOf = (view: ArtusView, chairs: readonly Chair[]): ChairWorth[] =>
  distinct(chairs)
    .map((chair) => ({ chair, value: chairValue(view, chair) }))
    .sort((a, b) => b.value - a.value);

const isKing = ({ chairs }: ArtusView, chair: Chair): boolean => {
  const figure = chairs[chair];
  return figure?.kind === 'prince' && figure.king;
};

function princesOn(view: ArtusView, chairs: readonly Chair[]): PrinceWorth[] {
  return worthOf(view, chairs).flatMap((at) => {
    const figure = view.chairs[at.chair];
    return figure?.kind === 'prince' ? [{ ...at, metal: figure.metal, rings: figure.rings }] : [];
  });
}

export function explain(scene: Scene, actions: readonly ArtusAction[]): readonly string[] {
  if (actions.length === 0) return waiting(scene);
  const { view, seat } = scene;
  const places = ofType(actions, 'place');
  const [best] = worthOf(
    view,
    places.map(({ chair }) => chair),
  );
  if (best)
    return [
      `- ${scene.t('artus-explain-kind-place')} ${scene.t('artus-explain-place', { left: view.players[seat]!.unplaced })}`,
      `- ${scene.t('artus-explain-place-why', { chair: best.chair, value: best.value })}`,
      `- ${scene.t('artus-explain-values')}`,
    ];
  const draws = ofType(actions, 'draw');
  if (draws.length === 0) return playing(scene, actions);
  const piles = draws.map(({ pile }) => [pile, view.players[seat]!.piles[pile]] as const);
  return [
    `- ${scene.t('artus-explain-kind-draw')} ${scene.t('artus-explain-draw', { draws: view.drawsLeft })}`,
    ...piles.map(
      ([pile, left]) => `  - ${signInText(pileSign(pile))} ${scene.t('artus-explain-pile', { pile, left })}`,
    ),
    `- ${scene.t('artus-explain-draw-why')}`,
  ];
}

function playing(scene: Scene, actions: readonly ArtusAction[]): string[] {
  const { view } = scene;
  const knights = ofType(actions, 'moveKnight');
  const own = worthOf(
    view,
    knights.map(({ from }) => from),
  );
  const moves = ofType(actions, 'movePrince');
  const kings = moves.filter(({ from }) => isKing(view, from));
  const princes = moves.filter(({ from }) => !isKing(view, from));
  const rings = ofType(actions, 'addRing');
  const scores = ofType(actions, 'score');
  const from = (all: readonly { readonly from: Chair }[]) => all.map((action) => action.from);
  return [
    scene.t('artus-explain-play', { plays: view.playsLeft, draws: view.drawsLeft }),
    ...(own[0]
      ? [
          `- ${signInText(pileSign('knight'))} ${scene.t('artus-explain-kind-move-knight')} ${scene.t('artus-explain-move-knight', { cards: cardLabels(scene.t, cardsOf(knights)), knights: chairLabels(scene.t, own) })}`,
          `  - ${workedExample(scene.t, own[0])}`,
        ]
      : []),
    ...(princes.length > 0
      ? [
          `- ${signInText(pileSign('king'))} ${scene.t('artus-explain-kind-prince')} ${explainPrince(scene.t, cardsOf(princes), princesOn(view, from(princes)))}`,
        ]
      : []),
    ...(kings[0]
      ? [
          `- ${signInText(pileSign('king'))} ${scene.t('artus-explain-kind-king')} ${scene.t('artus-explain-move-king', { cards: cardLabels(scene.t, cardsOf(kings)), chair: kings[0].from })}`,
        ]
      : []),
    ...(rings.length > 0
      ? [
          `- ${signInText(cardSign('king:ring-either'))} ${scene.t('artus-explain-kind-add-ring')} ${explainAddRing(
            scene.t,
            cardsOf(rings),
            princesOn(
              view,
              rings.map(({ chair }) => chair),
            ),
          )}`,
        ]
      : []),
    ...(scores.length > 0
      ? [
          `- ${signInText(pileSign('scoring'))} ${scene.t('artus-explain-kind-score')} ${explainScoring(scene.t, scoring(scene, scores))}`,
        ]
      : []),
    ...(moves.length + knights.length > 0 ? [scene.t('artus-explain-pushes')] : []),
  ];
}

/** The most that each scoring card would bring. */
function scoring(scene: Scene, actions: readonly Of<'score'>[]) {
  return cardsOf(actions).map((card) => {
    const previews = actions.filter((action) => action.card === card).map((action) => scene.preview(action));
    return {
      card,
      best: Math.max(...previews.map(({ events }) => eventPoints(events))),
      met: previews.every(({ events }) => !events.some((event) => event.type === 'scored' && !event.met)),
    };
  });
}

function waiting({ view, seat, t }: Scene): string[] {
  const own = rankedKnights(view, seat);
  const knights = chairLabels(t, own);
  return [
    view.phase === 'placement'
      ? t('artus-explain-waiting-place')
      : t('artus-explain-waiting-turn', { draws: view.drawsLeft }),
    ...(own.length > 0 ? [t('artus-explain-waiting-knights', { knights, count: own.length })] : []),
  ];
}
