import { CHAIR_COUNT, chairValue, type Place } from '../../src/games/artus/data.ts';
import {
  cardRow,
  isAt,
  knightsWorth,
  pileCards,
  rankedKnights,
  type Turn,
} from '../../src/games/artus/reading.ts';
import type {
  ArtusAction,
  ArtusEvent,
  ArtusView,
  CardId,
  Chair,
  Figure,
  PileId,
} from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import {
  describeScored,
  describeShift,
  figureFor,
  listCards,
  stepsData,
} from '../../src/telling/artus/sentences.ts';
import type { ChoiceOption } from '../../src/telling/scene.ts';
import { signed } from '../../src/telling/text.ts';
import type { ArtusScene } from './sheet.ts';

export type ArtusOption = ChoiceOption<ArtusView, ArtusAction, ArtusEvent>;

/** Whether it's one of the seat's own Knights. */
const isOwn = (figure: Figure, seat: Seat): boolean => figure.kind === 'knight' && figure.seat === seat;

/** What happens to a rival's Knights together when the table turns. */
interface RivalChange {
  readonly seat: Seat;
  readonly change: number;
}

/** What one action would do, as shown in a row of the choice. */
export interface Outcome {
  readonly action: ArtusAction;
  /** Of the choice that leads to it. */
  readonly number: number;
  /** The acting figure's chair before the action; null for scoring and drawing. */
  readonly from: Chair | null;
  readonly figure: Figure | null;
  /** Where it ends up. */
  readonly to: Chair | null;
  /** The value of that chair after the table has turned. */
  readonly later: number | null;
  readonly points: number;
  /** Chairs of the Knights that a scoring card scores. */
  readonly scored: readonly Chair[];
  /** `worth`: of one's own, the value of its new chair, unless all Knights' values are told since the table turns. */
  readonly pushed: { readonly figure: Figure; readonly to: Chair; readonly worth: number | null } | null;
  readonly crowned: boolean;
  /** False for a scoring card whose condition isn't met. */
  readonly met: boolean;
  /** Null if the table doesn't turn. */
  readonly turn: Turn | null;
  /** What the others gain or lose then; empty if the table doesn't turn. */
  readonly rivals: readonly RivalChange[];
}

/** The card that an action plays; null for placing and drawing. */
export function playedCard(action: ArtusAction): CardId | null {
  return 'card' in action ? action.card : null;
}

function eventPoints(events: readonly ArtusEvent[], seat: Seat): number {
  return events.reduce(
    (all, event) => all + ('points' in event && event.seat === seat ? event.points : 0),
    0,
  );
}

function sourceOf(action: ArtusAction): Chair | null {
  if (action.type === 'moveKnight' || action.type === 'movePrince') return action.from;
  return action.type === 'addRing' || action.type === 'place' ? action.chair : null;
}

export function artusOutcome(view: ArtusView, seat: Seat, option: ArtusOption, at: number): Outcome {
  const { action, preview } = option;
  const { events, view: after } = preview;
  const from = sourceOf(action);
  const moved = events.find((event) => event.type === 'moved');
  const pushed = events.find((event) => event.type === 'displaced');
  const scored = events.find((event) => event.type === 'scored');
  const to = moved?.to ?? from;
  const changeOf = (whose: Seat): number => knightsWorth(after, whose) - knightsWorth(view, whose);
  const isTurned = events.some((event) => event.type === 'turned');
  return {
    action,
    number: option.number ?? at + 1,
    from,
    figure: from === null ? null : (view.chairs[from] ?? null),
    to,
    later: to === null ? null : chairValue(after, to),
    points: eventPoints(events, seat),
    scored: scored?.chairs ?? [],
    pushed:
      pushed === undefined
        ? null
        : {
            figure: pushed.figure,
            to: pushed.to,
            worth: isOwn(pushed.figure, seat) && !isTurned ? chairValue(after, pushed.to) : null,
          },
    crowned: events.some((event) => event.type === 'crowned'),
    met: scored?.met ?? true,
    turn: isTurned ? { knights: rankedKnights(after, seat), change: changeOf(seat) } : null,
    rivals: isTurned
      ? view.players.flatMap((_, whose) => (whose === seat ? [] : [{ seat: whose, change: changeOf(whose) }]))
      : [],
  };
}

/** The cards that the viewer's own pile must hold: neither played nor in hand. */
export function cardsOnPile({ view }: ArtusScene, seat: Seat, pile: PileId): CardId[] {
  const player = view.players[seat];
  const left = pileCards(pile);
  for (const card of [...(player?.played ?? []), ...(player?.hand ?? [])]) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

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
  scene: ArtusScene,
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
  scene: ArtusScene,
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

/** What's chosen. `cards`: which card; `figures`: what it does; `outcomes`: each action by itself. */
export type ChoiceKind = 'place' | 'draw' | 'cards' | 'figures' | 'outcomes';

/** Outcomes of one choice. */
export interface Branch {
  readonly number: number;
  readonly first: Outcome;
  readonly outcomes: readonly Outcome[];
}

/** By their numbers, in ascending order. */
export function groupBranches(outcomes: readonly Outcome[]): Branch[] {
  const numbers = [...new Set(outcomes.map(({ number }) => number))].sort((a, b) => a - b);
  return numbers.map((number) => {
    const all = outcomes.filter((outcome) => outcome.number === number);
    return { number, first: all[0]!, outcomes: all };
  });
}

/** The card that all outcomes play; null if there are several, or none. */
export function onlyCard(outcomes: readonly Outcome[]): CardId | null {
  const cards = new Set(outcomes.map(({ action }) => playedCard(action)));
  return cards.size === 1 ? [...cards][0]! : null;
}

/** The chair that all outcomes' figure leaves; null if there are several figures, or none moves. */
export function onlyChairLeft(outcomes: readonly Outcome[]): Chair | null {
  const moves = outcomes.every(({ action: { type } }) => type === 'moveKnight' || type === 'movePrince');
  const chairs = new Set(outcomes.map(({ from }) => from));
  return moves && chairs.size === 1 ? [...chairs][0]! : null;
}

/** Where a scoring card wants more Knights than the seat has there. */
export interface Lack {
  readonly place: Place;
  readonly have: number;
  readonly wanted: number;
}

export const describeLack = (t: Translate, lack: Lack): string =>
  t('artus-picture-choice-lacking', { ...lack });

/** What the seat's Knights lack for a scoring card, in its order. */
export function lacking(view: ArtusView, seat: Seat, card: CardId): readonly Lack[] {
  const { scoring } = cardRow(card);
  if (scoring?.of !== 'chosen') return [];
  const { places } = scoring;
  return [...new Set(places)].flatMap((place) => {
    const have = rankedKnights(view, seat).filter((knight) => isAt(view, knight, place)).length;
    const wanted = places.filter((each) => each === place).length;
    return have < wanted ? [{ place, have, wanted }] : [];
  });
}
