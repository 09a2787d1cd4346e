import { valueAt } from '../../games/artus/data.ts';
import type { ArtusAction, ArtusView, CardId, Chair } from '../../games/artus/types.ts';
import type { ChairWorth, PrinceWorth } from '../../i18n/words/artusExplain.ts';
import { signInText } from '../markdown.ts';
import { cardSign, pileSign, pointsOf, type Scene } from './labels.ts';

type Of<Type extends ArtusAction['type']> = Extract<ArtusAction, { type: Type }>;

const ofType = <Type extends ArtusAction['type']>(
  actions: readonly ArtusAction[],
  type: Type,
): readonly Of<Type>[] => actions.filter((action): action is Of<Type> => action.type === type);

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
  const { kinds, ...say } = scene.words.artusExplain;
  const { view, seat } = scene;
  const places = ofType(actions, 'place');
  const [best] = worthOf(
    view,
    places.map(({ chair }) => chair),
  );
  if (best)
    return [
      `- ${kinds.place} ${say.place(view.players[seat]!.unplaced)}`,
      `- ${say.placeWhy(best)}`,
      `- ${say.values}`,
    ];
  const draws = ofType(actions, 'draw');
  if (draws.length === 0) return playing(scene, actions);
  const piles = draws.map(({ pile }) => [pile, view.players[seat]!.piles[pile]] as const);
  return [
    `- ${kinds.draw} ${say.draw(view.drawsLeft)}`,
    ...piles.map(([pile, left]) => `  - ${signInText(pileSign(pile))} ${say.pile(pile, left)}`),
    `- ${say.drawWhy}`,
  ];
}

function playing(scene: Scene, actions: readonly ArtusAction[]): string[] {
  const { kinds, ...say } = scene.words.artusExplain;
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
    say.play(view.playsLeft, view.drawsLeft),
    ...(own[0]
      ? [
          `- ${signInText(pileSign('knight'))} ${kinds.moveKnight} ${say.moveKnight(cardsOf(knights), own)}`,
          `  - ${say.worked(own[0])}`,
        ]
      : []),
    ...(princes.length > 0
      ? [
          `- ${signInText(pileSign('king'))} ${kinds.prince} ${say.prince(cardsOf(princes), princesOn(view, from(princes)))}`,
        ]
      : []),
    ...(kings[0]
      ? [`- ${signInText(pileSign('king'))} ${kinds.king} ${say.king(cardsOf(kings), kings[0].from)}`]
      : []),
    ...(rings.length > 0
      ? [
          `- ${signInText(cardSign('king:ring-either'))} ${kinds.addRing} ${say.addRing(
            cardsOf(rings),
            princesOn(
              view,
              rings.map(({ chair }) => chair),
            ),
          )}`,
        ]
      : []),
    ...(scores.length > 0
      ? [`- ${signInText(pileSign('scoring'))} ${kinds.score} ${say.score(scoring(scene, scores))}`]
      : []),
    ...(moves.length + knights.length > 0 ? [say.pushes] : []),
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

function waiting({ view, seat, words }: Scene): string[] {
  const { waiting: say } = words.artusExplain;
  const own = view.chairs.flatMap((figure, chair) =>
    figure?.kind === 'knight' && figure.seat === seat ? [chair] : [],
  );
  return [
    view.phase === 'placement' ? say.place : say.turn,
    ...(own.length > 0 ? [say.knights(worthOf(view, own))] : []),
  ];
}
