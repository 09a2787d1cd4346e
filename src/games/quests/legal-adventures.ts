import type { Seat } from '../game.ts';
import { ADVERSARIES, counted } from './cards.ts';
import { ADVENTURE_NEEDS } from './compiled-needs.ts';
import { Pages } from './pages.ts';
import { legalPayments } from './payment.ts';
import { isStillAhead } from './turn.ts';
import type { AdventureId, AdversaryCard, Board, QuestsAction, QuestsPlayer } from './types.ts';

/** Payments by adventure, in the order of the needs, under each payment rule. */
const PAGES = {
  exact: new Pages<AdversaryCard[][]>(ADVERSARIES.copies),
  lean: new Pages<AdversaryCard[][]>(ADVERSARIES.copies),
};

/**
 * Adds every legal way to take an open adventure to `found`.
 * @param only restricts the search to this adventure
 */
export function addAdventures(found: QuestsAction[], board: Board, seat: Seat, only?: AdventureId): void {
  const { trophies } = board.players[seat] as QuestsPlayer;
  if (trophies.length === 0 || !isStillAhead(board, 'adventure')) return;
  const held = counted(ADVERSARIES, trophies);
  const { payment } = board.rules;
  const known = PAGES[payment].page(held);
  for (let at = 0; at < ADVENTURE_NEEDS.length; at++) {
    const { id, need } = ADVENTURE_NEEDS[at] as (typeof ADVENTURE_NEEDS)[number];
    if (board.taken[id] !== null || (only !== undefined && only !== id)) continue;
    known[at] ??= legalPayments(ADVERSARIES, held, need, payment);
    for (const pay of known[at] as AdversaryCard[][]) found.push({ type: 'adventure', adventure: id, pay });
  }
}

/** Whether the seat can pay for an open adventure. */
export function canTakeAdventure(board: Board, seat: Seat): boolean {
  const found: QuestsAction[] = [];
  addAdventures(found, board, seat);
  return found.length > 0;
}
