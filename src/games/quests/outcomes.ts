import type { ChoiceOption, Seat } from '../game.ts';
import { without } from './reading.ts';
import type {
  AdversaryCard,
  CardGameAction,
  CardGameEvent,
  CardGameView,
  EndReason,
  Kind,
  KnightCard,
} from './types.ts';

export type CardGameOption = ChoiceOption<CardGameView, CardGameAction, CardGameEvent>;

/** What one action would do, as shown in a row of the choice. */
export interface Outcome {
  readonly action: CardGameAction;
  /** Of the choice that leads to it: its button's. */
  readonly number: number;
  /** The viewer's remaining knights and adversaries after paying. */
  readonly kept: readonly KnightCard[];
  readonly keptTrophies: readonly AdversaryCard[];
  /** The completed column, and who wins which cards. */
  readonly completed: Kind | null;
  readonly gains: readonly { readonly seat: Seat; readonly card: AdversaryCard }[];
  readonly ends: EndReason | null;
  /** What the viewer gains, less what they pay. */
  readonly points: number;
  readonly sealsBefore: number;
  readonly seals: number;
}

/** `at` counts from 0 among all options, and numbers an option without a number of its own. */
export function cardGameOutcome(
  view: CardGameView,
  seat: Seat,
  { action, preview, number }: CardGameOption,
  at: number,
): Outcome {
  const { events } = preview;
  const [before, after] = [view.players[seat], preview.view.players[seat]];
  const trophies = before?.trophies ?? [];
  const completed = events.find((event) => event.type === 'columnCompleted');
  const ended = events.find((event) => event.type === 'ended');
  return {
    action,
    number: number ?? at + 1,
    kept: action.type === 'challenge' ? without(view.hand ?? [], action.pay) : (view.hand ?? []),
    keptTrophies: action.type === 'adventure' ? without(trophies, action.pay) : trophies,
    completed: completed?.kind ?? null,
    gains: events.flatMap((event) => (event.type === 'won' ? [{ seat: event.seat, card: event.card }] : [])),
    ends: ended?.reason ?? null,
    points: (after?.score ?? 0) - (before?.score ?? 0),
    sealsBefore: before?.seals ?? 0,
    seals: after?.seals ?? 0,
  };
}

/** Whether the action's button has a number: what's done without a card on the board says itself what it is. */
export const isNumbered = ({ type }: CardGameAction): boolean => type === 'challenge' || type === 'adventure';

/** The target if all actions share one: an adversary, an adventure or the knight pile. */
export function commonTarget(actions: readonly CardGameAction[]): string | null {
  const targets = new Set(actions.map(targetOf));
  const [only] = targets;
  return targets.size === 1 && only !== undefined && only !== 'reveal' ? only : null;
}

function targetOf(action: CardGameAction): string {
  if (action.type === 'challenge') return `challenge ${action.card}`;
  return action.type === 'adventure' ? `adventure ${action.adventure}` : action.type;
}

/** Outcomes of the same choice that differ in nothing but what's paid. */
export function stepsData({ action, number }: Outcome): string {
  const how = action.type === 'challenge' ? action.mode : action.type === 'draw' ? action.count : '';
  return `${number} ${targetOf(action)} ${how}`;
}
