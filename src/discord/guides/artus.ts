import type {
  ArtusAction,
  ArtusEvent,
  ArtusReason,
  ArtusView,
  Figure,
  Variant,
} from '../../games/artus/types.ts';
import type { Words } from '../../i18n/index.ts';
import { artusExample } from './artus/example.ts';
import { explain } from './artus/explain.ts';
import { label, type Scene, value, whole } from './artus/labels.ts';
import { pathOf } from './artus/paths.ts';
import { artusSets } from './artus/sets.ts';
import { worth } from './artus/worth.ts';
import { drawn } from './drawn.ts';
import type { Branch, Guide } from './guide.ts';

function prompt(scene: Scene, branch: Branch<ArtusAction>): string {
  const words = scene.words.artus;
  const action = branch.actions[0]!;
  const { view } = scene;
  if (action.type === 'place') return words.prompt.place(view.players[scene.seat]!.unplaced);
  const advanced = view.variant === 'advanced';
  if (action.type === 'draw') {
    if (!advanced) return words.prompt.draw;
    return view.drawsLeft > 1 ? words.prompt.drawFirst : words.prompt.drawSecond;
  }
  if (branch.path.length === 0)
    return advanced && view.playsLeft === 1 ? words.prompt.playSecond : words.prompt.play;
  const oneFigure = branch.path.length > 1 && 'from' in action;
  if (!oneFigure) return words.prompt.card(action.card);
  const figure = view.chairs[action.from] as Figure;
  if (figure.kind === 'prince' && figure.king) return words.prompt.kingSteps(action.card, action.from);
  return words.prompt.steps(action.card, figure, scene, action.from, value(view, action.from));
}

const handOf = ({ players, viewer }: ArtusView) => (viewer === null ? undefined : players[viewer]!.hand);

function news(before: ArtusView, after: ArtusView, words: Words): readonly string[] {
  const cards = drawn(handOf(before), handOf(after));
  return cards.length > 0 ? [words.artus.drawn(cards)] : [];
}

function standing(view: ArtusView, names: readonly string[], words: Words): readonly string[] {
  const { standing: say } = words.artus;
  if (view.phase === 'placement') return [say.placement];
  const scores = view.players.map(({ score }, seat) => say.score(names[seat]!, score)).join(' · ');
  const head = view.phase === 'over' ? say.over : say.round(view.round, view.rounds);
  return [words.language.colon(head, scores)];
}

export const artusGuide: Guide<ArtusView, ArtusAction, ArtusEvent> = {
  pathOf,
  label,
  whole,
  sets: artusSets,
  worth,
  /** Chairs have numbers of their own. */
  isNumbered: ({ type }) => type !== 'place',
  onBoard: ({ phase }) => phase === 'placement',
  prompt,
  explain,
  firstSteps: (words) => words.artusExplain.firstSteps,
  news,
  sentences: (events, names, words) => words.artus.events(events, names),
  reason: (reason, names, words) => words.artusReasons(reason as ArtusReason, names),
  standing,
  title: (words) => words.artus.title,
  about: (words) => words.artus.about,
  length: { minutesEach: 15, best: [3, 4] },
  variant: (id, words) => words.artus.variants[id as Variant] ?? id,
  handbook: (words) => words.artusRules,
  example: artusExample,
};
