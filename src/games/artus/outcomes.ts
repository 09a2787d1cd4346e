import type { ChoiceOption, Seat } from '../game.ts';
import { chairValue, type Place } from './data.ts';
import { cardRow, isAt, knightsWorth, pileCards, rankedKnights, type Turn } from './reading.ts';
import type { ArtusAction, ArtusEvent, ArtusView, CardId, Chair, Figure, PileId } from './types.ts';

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
export function cardsOnPile({ view }: { readonly view: ArtusView }, seat: Seat, pile: PileId): CardId[] {
  const player = view.players[seat];
  const left = pileCards(pile);
  for (const card of [...(player?.played ?? []), ...(player?.hand ?? [])]) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
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
