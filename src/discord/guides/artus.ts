import { CHAIR_COUNT, SPACES } from '../../games/artus/data.ts';
import type {
  ArtusAction,
  ArtusEvent,
  ArtusView,
  CardId,
  Chair,
  Figure,
  Variant,
} from '../../games/artus/types.ts';
import type { Words } from '../../i18n/index.ts';
import { drawn } from './drawn.ts';
import type { Branch, Guide, GuideScene, Label, LabelStyle } from './guide.ts';

type Scene = GuideScene<ArtusView, ArtusAction, ArtusEvent>;

const CARD_EMOJI: Readonly<Record<string, string>> = { knight: '⚔️', king: '👑', scoring: '🏆' };

const value = (view: ArtusView, chair: Chair): number =>
  SPACES[(view.king - chair + CHAIR_COUNT) % CHAIR_COUNT]!.value;

const styleOf = (points: number): LabelStyle => (points > 0 ? 'good' : points < 0 ? 'bad' : 'neutral');

const emojiOf = (pile: string): { emoji: string } => ({ emoji: CARD_EMOJI[pile] ?? '🃏' });

const cardEmoji = (card: CardId): { emoji: string } =>
  card === 'scoring:joker'
    ? { emoji: '🃏' }
    : card.startsWith('king:ring')
      ? { emoji: '💍' }
      : emojiOf(card.slice(0, card.indexOf(':')));

function pathOf(action: ArtusAction): readonly string[] {
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

function pointsOf(events: readonly ArtusEvent[]): number {
  return events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0);
}

/** The effects of a move or ring besides its points, e.g. "pushes the King to chair 12". */
function consequences(scene: Scene, events: readonly ArtusEvent[]): string[] {
  const { choose, figure } = scene.words.artus;
  return events.flatMap((event) => {
    if (event.type === 'crowned') return [choose.crowns];
    if (event.type !== 'displaced') return [];
    const own = event.figure.kind === 'knight' && event.figure.seat === scene.seat;
    return [choose.pushes(own ? choose.yourKnight : figure(event.figure, scene.names), event.to)];
  });
}

/** The figure that an action moves, before anything else is chosen. */
function figureText(scene: Scene, action: ArtusAction, points: number): string {
  const { choose } = scene.words.artus;
  if (action.type === 'moveKnight') return choose.knight(action.from, points);
  if (action.type !== 'movePrince' && action.type !== 'addRing') return '';
  const chair = action.type === 'addRing' ? action.chair : action.from;
  const figure = scene.view.chairs[chair];
  if (figure?.kind !== 'prince') return '';
  if (action.type === 'addRing') return choose.ring(figure.metal, chair, points);
  return figure.king ? choose.king(chair) : choose.prince(figure.metal, chair, figure.rings, points);
}

/** An action's label once its card and figure are known. */
function actionText(scene: Scene, action: ArtusAction): string {
  const { choose } = scene.words.artus;
  const { events } = scene.preview(action);
  const points = pointsOf(events);
  switch (action.type) {
    case 'place':
      return choose.place(action.chair, value(scene.view, action.chair));
    case 'draw':
      return choose.draw(action.pile, scene.view.players[scene.seat]!.piles[action.pile]);
    case 'moveKnight':
    case 'movePrince':
      return [choose.move(action.steps, points), ...consequences(scene, events)].join(', ');
    case 'addRing':
      return [figureText(scene, action, points), ...consequences(scene, events)].join(', ');
    case 'score': {
      const scored = events.find((event) => event.type === 'scored');
      if (!scored?.met) return choose.penalty(points);
      if (action.card === 'scoring:joker') return choose.scoreBest(scored.chairs[0]!, points);
      return action.chairs.length > 0 ? choose.score(action.chairs, points) : choose.scoreAll(points);
    }
  }
}

/** The chair where a moved figure would land, and what it would be worth there. */
function landing(scene: Scene, action: ArtusAction): { detail: string } | Record<never, never> {
  if (action.type !== 'moveKnight' && action.type !== 'movePrince') return {};
  const to = (action.from + action.steps + CHAIR_COUNT) % CHAIR_COUNT;
  return { detail: scene.words.artus.choose.to(to, value(scene.preview(action).view, to)) };
}

function label(scene: Scene, branch: Branch<ArtusAction>): Label {
  const action = branch.actions[0]!;
  const { artus } = scene.words;
  if (action.type === 'draw') return { text: actionText(scene, action), ...emojiOf(action.pile) };
  const points = pointsOf(scene.preview(action).events);
  if (action.type === 'place')
    return { text: actionText(scene, action), style: styleOf(value(scene.view, action.chair)) };
  const decided = branch.actions.length === 1;
  if (branch.path.length === 1) {
    const card = artus.card(action.card);
    const help = { detail: artus.cardHelp(action.card), ...cardEmoji(action.card) };
    return decided
      ? { text: `${card}: ${actionText(scene, action)}`, ...help, style: styleOf(points) }
      : { text: card, ...help };
  }
  if (!decided) return { text: figureText(scene, action, points), style: styleOf(points) };
  return { text: actionText(scene, action), ...landing(scene, action), style: styleOf(points) };
}

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
  const who = figure.kind === 'knight' ? words.prompt.ownKnight : words.figure(figure, scene.names);
  return words.prompt.steps(action.card, who, action.from);
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
  return [`${view.phase === 'over' ? say.over : say.round(view.round, view.rounds)}: ${scores}`];
}

export const artusGuide: Guide<ArtusView, ArtusAction, ArtusEvent> = {
  pathOf,
  label,
  prompt,
  news,
  sentences: (events, names, words) => words.artus.events(events, names),
  standing,
  title: (words) => words.artus.title,
  about: (words) => words.artus.about,
  variant: (id, words) => words.artus.variants[id as Variant] ?? id,
  help: (words) => words.artus.help,
};
