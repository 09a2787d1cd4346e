import type { ArtusAction, ArtusEvent, ArtusView, Chair, Figure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { ChoiceOption } from '../painter.ts';
import { knightsOf, valueAt } from './reading.ts';

export type ArtusOption = ChoiceOption<ArtusView, ArtusAction, ArtusEvent>;

/** What one action would do, as it is told in a row of the choice. */
export interface Outcome {
  readonly action: ArtusAction;
  /** The figure that acts and the chair it stands on before; null for cards that score and for drawing. */
  readonly from: Chair | null;
  readonly figure: Figure | null;
  /** Where it comes to stand. */
  readonly to: Chair | null;
  /** The value of that chair once all has turned. */
  readonly later: number | null;
  readonly points: number;
  readonly pushed: { readonly figure: Figure; readonly to: Chair } | null;
  readonly crowned: boolean;
  /** The viewer's Knights before and after by value, best first, where the table turns. */
  readonly turn: { readonly before: readonly number[]; readonly after: readonly number[] } | null;
}

function pointsOf(events: readonly ArtusEvent[], seat: Seat): number {
  return events.reduce(
    (all, event) => all + ('points' in event && event.seat === seat ? event.points : 0),
    0,
  );
}

function sourceOf(action: ArtusAction): Chair | null {
  if (action.type === 'moveKnight' || action.type === 'movePrince') return action.from;
  return action.type === 'addRing' || action.type === 'place' ? action.chair : null;
}

export function outcomeOf(view: ArtusView, seat: Seat, { action, preview }: ArtusOption): Outcome {
  const { events, view: after } = preview;
  const from = sourceOf(action);
  const moved = events.find((event) => event.type === 'moved');
  const pushed = events.find((event) => event.type === 'displaced');
  const to = moved?.to ?? from;
  const turned = events.some((event) => event.type === 'turned');
  return {
    action,
    from,
    figure: from === null ? null : (view.chairs[from] ?? null),
    to,
    later: to === null ? null : valueAt(after, to),
    points: pointsOf(events, seat),
    pushed: pushed === undefined ? null : { figure: pushed.figure, to: pushed.to },
    crowned: events.some((event) => event.type === 'crowned'),
    turn: turned
      ? {
          before: knightsOf(view, seat).map(({ value }) => value),
          after: knightsOf(after, seat).map(({ value }) => value),
        }
      : null,
  };
}
