import type {
  ArtusAction,
  ArtusEvent,
  ArtusView,
  CardId,
  Chair,
  Figure,
} from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { ChoiceOption } from '../../painter.ts';
import { knightsOf, valueAt } from '../reading.ts';

export type ArtusOption = ChoiceOption<ArtusView, ArtusAction, ArtusEvent>;

/** What happens to one of the viewer's Knights when the table turns. */
export interface KnightChange {
  /** Where it is before the action. */
  readonly chair: Chair;
  readonly before: number;
  readonly after: number;
}

/** What one action would do, as shown in a row of the choice. */
export interface Outcome {
  readonly action: ArtusAction;
  /** The acting figure's chair before the action; null for scoring and drawing. */
  readonly from: Chair | null;
  readonly figure: Figure | null;
  /** Where it ends up. */
  readonly to: Chair | null;
  /** The value of that chair after the table has turned. */
  readonly later: number | null;
  readonly points: number;
  readonly pushed: { readonly figure: Figure; readonly to: Chair } | null;
  readonly crowned: boolean;
  /** False for a scoring card whose condition isn't met. */
  readonly met: boolean;
  /** All of the viewer's Knights, best first; null if the table doesn't turn. */
  readonly turn: readonly KnightChange[] | null;
}

/** The card that an action plays; null for placing and drawing. */
export function cardOf(action: ArtusAction): CardId | null {
  return 'card' in action ? action.card : null;
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

/** Maps each figure's chair before the events to its chair after them. */
function journeys(events: readonly ArtusEvent[]): (chair: Chair) => Chair {
  const moves = new Map<Chair, Chair>();
  for (const event of events)
    if (event.type === 'displaced' || event.type === 'moved') moves.set(event.from, event.to);
  return (chair) => moves.get(chair) ?? chair;
}

export function outcomeOf(view: ArtusView, seat: Seat, { action, preview }: ArtusOption): Outcome {
  const { events, view: after } = preview;
  const from = sourceOf(action);
  const moved = events.find((event) => event.type === 'moved');
  const pushed = events.find((event) => event.type === 'displaced');
  const to = moved?.to ?? from;
  const whereTo = journeys(events);
  const changes = knightsOf(view, seat).map(({ chair, value }) => ({
    chair,
    before: value,
    after: valueAt(after, whereTo(chair)),
  }));
  return {
    action,
    from,
    figure: from === null ? null : (view.chairs[from] ?? null),
    to,
    later: to === null ? null : valueAt(after, to),
    points: pointsOf(events, seat),
    pushed: pushed === undefined ? null : { figure: pushed.figure, to: pushed.to },
    crowned: events.some((event) => event.type === 'crowned'),
    met: !events.some((event) => event.type === 'scored' && !event.met),
    turn: events.some((event) => event.type === 'turned') ? changes : null,
  };
}
