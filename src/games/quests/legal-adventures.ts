import type { Seat } from '../game.ts';
import { ADVERSARIES, counted } from './cards.ts';
import { ADVENTURE_NEEDS } from './compiled-needs.ts';
import { legalPayments } from './payment.ts';
import { isStillAhead } from './turn.ts';
import type { AdventureAction, AdventureId, Board, QuestsPlayer } from './types.ts';

/**
 * Every legal way to take an open adventure.
 * @param only restricts the search to this adventure
 */
export function legalAdventures(board: Board, seat: Seat, only?: AdventureId): AdventureAction[] {
  const found: AdventureAction[] = [];
  const { trophies } = board.players[seat] as QuestsPlayer;
  if (trophies.length === 0 || !isStillAhead(board, 'adventure')) return found;
  const held = counted(ADVERSARIES, trophies);
  for (const { id, need } of ADVENTURE_NEEDS) {
    if (board.taken[id] !== null || (only !== undefined && only !== id)) continue;
    for (const pay of legalPayments(ADVERSARIES, held, need, board.rules.payment))
      found.push({ type: 'adventure', adventure: id, pay });
  }
  return found;
}

/** Whether the seat can pay for an open adventure. */
export const canTakeAdventure = (board: Board, seat: Seat): boolean =>
  legalAdventures(board, seat).length > 0;
