import { valueAt } from '../../games/artus/data.ts';
import { knightsOf } from '../../games/artus/reading.ts';
import type { ArtusAction, ArtusView, CardId, Chair } from '../../games/artus/types.ts';
import { ofType } from '../guide.ts';
import { signInText } from '../markdown.ts';
import { cardSign, pileSign, pointsOf, type Scene } from './labels.ts';
import type { ChairWorth, PrinceWorth } from './words.ts';
import { addRingWords, cardsOfWords, chairsOfWords, princeWords, scoreWords, workedWords } from './words.ts';

type Of<Type extends ArtusAction['type']> = Extract<ArtusAction, { type: Type }>;

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];
const cardsOf = (actions: readonly { readonly card: CardId }[]): CardId[] =>
  distinct(actions.map(({ card }) => card));

/** Chairs with their values, the best first. */
const worthOf = (view: ArtusView, chairs: readonly Chair[]): ChairWorth[] =>
  distinct(chairs)
    .map((chair) => ({ chair, value: valueAt(view, chair) }))
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
      `- ${scene.say('artus-explain-kind-place')} ${scene.say('artus-explain-place', { left: view.players[seat]!.unplaced })}`,
      `- ${scene.say('artus-explain-place-why', { chair: best.chair, value: best.value })}`,
      `- ${scene.say('artus-explain-values')}`,
    ];
  const draws = ofType(actions, 'draw');
  if (draws.length === 0) return playing(scene, actions);
  const piles = draws.map(({ pile }) => [pile, view.players[seat]!.piles[pile]] as const);
  return [
    `- ${scene.say('artus-explain-kind-draw')} ${scene.say('artus-explain-draw', { draws: view.drawsLeft })}`,
    ...piles.map(
      ([pile, left]) =>
        `  - ${signInText(pileSign(pile))} ${scene.say('artus-explain-pile', { pile, left })}`,
    ),
    `- ${scene.say('artus-explain-draw-why')}`,
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
    scene.say('artus-explain-play', { plays: view.playsLeft, draws: view.drawsLeft }),
    ...(own[0]
      ? [
          `- ${signInText(pileSign('knight'))} ${scene.say('artus-explain-kind-move-knight')} ${scene.say('artus-explain-move-knight', { cards: cardsOfWords(scene.say, cardsOf(knights)), knights: chairsOfWords(scene.say, own) })}`,
          `  - ${workedWords(scene.say, own[0])}`,
        ]
      : []),
    ...(princes.length > 0
      ? [
          `- ${signInText(pileSign('king'))} ${scene.say('artus-explain-kind-prince')} ${princeWords(scene.say, cardsOf(princes), princesOn(view, from(princes)))}`,
        ]
      : []),
    ...(kings[0]
      ? [
          `- ${signInText(pileSign('king'))} ${scene.say('artus-explain-kind-king')} ${scene.say('artus-explain-move-king', { cards: cardsOfWords(scene.say, cardsOf(kings)), chair: kings[0].from })}`,
        ]
      : []),
    ...(rings.length > 0
      ? [
          `- ${signInText(cardSign('king:ring-either'))} ${scene.say('artus-explain-kind-add-ring')} ${addRingWords(
            scene.say,
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
          `- ${signInText(pileSign('scoring'))} ${scene.say('artus-explain-kind-score')} ${scoreWords(scene.say, scoring(scene, scores))}`,
        ]
      : []),
    ...(moves.length + knights.length > 0 ? [scene.say('artus-explain-pushes')] : []),
  ];
}

/** The most that each scoring card would bring. */
function scoring(scene: Scene, actions: readonly Of<'score'>[]) {
  return cardsOf(actions).map((card) => {
    const previews = actions.filter((action) => action.card === card).map((action) => scene.preview(action));
    return {
      card,
      best: Math.max(...previews.map(({ events }) => pointsOf(events))),
      met: previews.every(({ events }) => !events.some((event) => event.type === 'scored' && !event.met)),
    };
  });
}

function waiting({ view, seat, say }: Scene): string[] {
  const own = knightsOf(view, seat);
  const knights = chairsOfWords(say, own);
  return [
    view.phase === 'placement'
      ? say('artus-explain-waiting-place')
      : say('artus-explain-waiting-turn', { draws: view.drawsLeft }),
    ...(own.length > 0 ? [say('artus-explain-waiting-knights', { knights, count: own.length })] : []),
  ];
}
