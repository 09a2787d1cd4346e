import type { CourtAction, CourtEvent, CourtPlayerView, CourtView } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { ChoiceOption } from '../../painter.ts';

export type CourtOption = ChoiceOption<CourtView, CourtAction, CourtEvent>;

/** A legal action and the player's standing after it. */
export interface Outcome {
  readonly action: CourtAction;
  readonly after: CourtPlayerView;
  /** Everyone's courts after it, by seat. */
  readonly players: readonly CourtPlayerView[];
  readonly events: readonly CourtEvent[];
}

export function outcomeOf(seat: Seat, { action, preview }: CourtOption): Outcome {
  const after = preview.view.players[seat];
  if (after === undefined) throw new RangeError('no such seat');
  return { action, after, players: preview.view.players, events: preview.events };
}

/** Whether the action can immediately change what the player's court scores. */
export function changesCourt({ type }: CourtAction): boolean {
  return type !== 'bid' && type !== 'pass' && type !== 'refill' && type !== 'giveTile';
}
