import { CHAIR_COUNT, chairValue } from '../../games/artus/data.ts';
import { cardOrder, knightsWorth } from '../../games/artus/reading.ts';
import type {
  ArtusAction,
  ArtusEvent,
  ArtusReason,
  ArtusView,
  CardId,
  Figure,
  PileId,
  Variant,
} from '../../games/artus/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { type Branch, drawn, type Example, type Guide, type Stir } from '../guide.ts';
import { explain } from './explain.ts';
import { eventPoints, label, type Scene, whole } from './labels.ts';
import { artusReason } from './reasons.ts';
import { artusRules } from './rules.ts';
import { briefSentences, cardName, eventSentences, figureFor, scoringNote } from './sentences.ts';

const behind = ({ king }: ArtusView, count: number): number => (king - count + CHAIR_COUNT) % CHAIR_COUNT;

/** The painter's name of a Knight's chair among those, in a row, so far behind the King: next to the middle one. */
function knightBehind(view: ArtusView, first: number, last: number): string {
  const middle = (first + last) / 2;
  const counts = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  counts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const sits = (count: number) => view.chairs[behind(view, count)]?.kind === 'knight';
  return `chair-${behind(view, counts.find(sits) ?? counts[0]!)}`;
}

/** The middle of an advanced game. */
const artusExample: Example<ArtusView> = {
  options: { variant: 'advanced', seats: 3 },
  seed: '0'.repeat(32),
  middle: [
    20, 21, 19, 18, 18, 17, 17, 0, 15, 1, 12, 12, 10, 10, 9, 34, 73, 1, 1, 73, 52, 2, 1, 80, 38, 1, 1, 39, 11,
    2, 2, 4, 9, 2, 2, 22, 33, 0, 0, 6, 16, 2, 2, 39, 8, 1, 2, 19, 31, 2, 2, 40, 21, 0, 0, 17, 5, 0, 1, 22, 7,
    0, 1, 47, 32, 0, 2, 52, 2, 1, 0, 24, 27, 0, 1,
  ],
  shows: { discord: 'hand' },
  /** A chair of each colour with a Knight, which scores or costs its value; and a Prince. */
  places: (view) => ({
    green: knightBehind(view, 1, 9),
    red: knightBehind(view, 17, 24),
    yellow: knightBehind(view, 25, 27),
    carpet: 'chair-15',
    prince: 'chair-21',
  }),
};

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

/** Cards as in the hand, then figures and where they go, clockwise; whatever scores comes last. */
function arranged(view: ArtusView, actions: readonly ArtusAction[]): readonly ArtusAction[] | null {
  if (actions[0]?.type === 'place') return null;
  const places = new Map(actions.map((action) => [action, placeOf(view, action)]));
  return actions.toSorted((a, b) => {
    const [one, other] = [places.get(a)!, places.get(b)!];
    const first = one.findIndex((part, i) => part !== other[i]);
    return first < 0 ? 0 : one[first]! - other[first]!;
  });
}

/** By card, chair, and how far a figure goes; a ring comes after the moves of its Prince. Of Knights, the best choice comes first. */
function placeOf(view: ArtusView, action: ArtusAction): readonly number[] {
  if (!('card' in action)) return [];
  const card = cardOrder.get(action.card)!;
  if (action.type === 'score')
    return [card, CHAIR_COUNT, -action.chairs.reduce((sum, chair) => sum + chairValue(view, chair), 0)];
  return action.type === 'addRing' ? [card, action.chair, CHAIR_COUNT] : [card, action.from, action.steps];
}

/** Points count before the chairs that the seat's Knights then stand on. */
const POINTS = 1000;

function worth(scene: Scene, action: ArtusAction): number {
  if (action.type === 'draw') return 0;
  const { view, events } = scene.preview(action);
  return POINTS * eventPoints(events) + knightsWorth(view, scene.seat);
}

/** The only pile that the seat can draw from in its turn; null if it has a choice, or nothing to draw. */
function onlyPile({ drawsLeft, players }: ArtusView, seat: number): PileId | null {
  const { piles } = players[seat]!;
  const left = (Object.keys(piles) as PileId[]).filter((pile) => piles[pile] > 0);
  return drawsLeft > 0 && left.length === 1 ? left[0]! : null;
}

/** Whether the seat still has a choice of piles after a draw from any of them. */
function choosesTwice({ players }: ArtusView, seat: number): boolean {
  const left = Object.values(players[seat]!.piles).filter((count) => count > 0);
  return left.length > (left.includes(1) ? 2 : 1);
}

/** The draw, where only that is left, and from one pile only. */
function sequel(after: ArtusView, seat: number): ArtusAction | null {
  const pile = after.toAct === seat && after.playsLeft === 0 ? onlyPile(after, seat) : null;
  return pile === null ? null : { type: 'draw', pile };
}

function prompt(scene: Scene, branch: Branch<ArtusAction>): string {
  const pile = scene.view.playsLeft === 1 ? onlyPile(scene.view, scene.seat) : null;
  const follows = pile === null ? [] : [scene.t('artus-prompt-then-draw', { pile })];
  return [question(scene, branch), ...follows].join(' ');
}

function question(scene: Scene, branch: Branch<ArtusAction>): string {
  const action = branch.actions[0]!;
  const { view } = scene;
  if (action.type === 'place')
    return scene.t('artus-prompt-place', { left: view.players[scene.seat]!.unplaced });
  const advanced = view.variant === 'advanced';
  if (action.type === 'draw') {
    if (!advanced) return scene.t('artus-prompt-draw');
    if (view.drawsLeft === 1) return scene.t('artus-prompt-draw-second');
    return scene.t(choosesTwice(view, scene.seat) ? 'artus-prompt-draw-first' : 'artus-prompt-draw');
  }
  if (branch.path.length === 0)
    return advanced && view.playsLeft === 1
      ? scene.t('artus-prompt-play-second')
      : scene.t('artus-prompt-play');
  const oneFigure = branch.path.length > 1 && 'from' in action;
  if (!oneFigure)
    return [scene.t('artus-prompt-card', { card: cardName(action.card) }), scoringNote(scene.t, action.card)]
      .join(' ')
      .trimEnd();
  const figure = view.chairs[action.from] as Figure;
  if (figure.kind === 'prince' && figure.king)
    return scene.t('artus-prompt-king-steps', { card: cardName(action.card), chair: action.from });
  return scene.t('artus-prompt-steps', {
    ...figureFor(figure, scene.names, scene.seat),
    ...{ card: cardName(action.card), chair: action.from, points: chairValue(view, action.from) },
  });
}

const quoted = (t: Translate, id: CardId): string => t('artus-picture-text-card', { card: cardName(id) });

const handOf = ({ players, viewer }: ArtusView) => (viewer === null ? undefined : players[viewer]!.hand);

function news(before: ArtusView, after: ArtusView, t: Translate): readonly string[] {
  const cards = drawn(handOf(before), handOf(after));
  return cards.length > 0 ? [t('artus-drawn', { cards: cards.map((id) => quoted(t, id)) })] : [];
}

function standing(view: ArtusView, names: readonly string[], t: Translate): readonly string[] {
  if (view.phase === 'placement') return [t('artus-standing-placement')];
  const scores = view.players
    .map(({ score }, seat) => t('artus-standing-score', { name: names[seat]!, score }))
    .join(' · ');
  const head =
    view.phase === 'over'
      ? t('artus-standing-over')
      : t('artus-standing-round', { round: view.round, rounds: view.rounds });
  return [t('language-colon', { head, text: scores })];
}

export const artusGuide: Guide<ArtusView, ArtusAction, ArtusEvent> = {
  pathOf,
  label,
  whole,
  worth,
  /** Chairs have numbers of their own. */
  isNumbered: ({ type }) => type !== 'place',
  onBoard: ({ phase }) => phase !== 'over',
  arranged,
  sequel,
  prompt,
  explain,
  firstSteps: (t) => [
    t('artus-explain-first-steps.goal'),
    t('artus-explain-first-steps.scores'),
    t('artus-explain-first-steps.press'),
  ],
  news,
  stirs: (events, seat) =>
    events.flatMap((event): Stir[] => {
      if (event.type === 'crowned') return [{ seat, mood: 'crowned' }];
      const isPushed = event.type === 'displaced' && event.figure.kind === 'knight';
      return isPushed ? [{ seat: event.figure.seat, mood: 'pushed' }] : [];
    }),
  sentences: (events, names, t) => eventSentences(t, events, names),
  brief: (events, names, seat, t) => briefSentences(t, events, names, seat),
  own: (events, names, seat, t) => eventSentences(t, events, names, seat),
  reason: (reason, names, t) => artusReason(t, reason as ArtusReason, names),
  standing,
  title: (t) => t('artus-title'),
  about: (t) => t('artus-about'),
  length: { minutesEach: 15, best: [3, 4] },
  variant: (id, t) => t(`artus-variant-${id as Variant}`),
  handbook: artusRules,
  example: artusExample,
};
