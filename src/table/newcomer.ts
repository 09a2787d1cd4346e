import type { GameId } from '../games/game.ts';
import type { TableDocument } from './document.ts';
import { seatOf } from './info.ts';
import { ownFrom } from './tenures.ts';
import { shownPlayOf } from './turn.ts';
import type { ResultRow } from './types.ts';

/** Whether the person hasn't finished a turn at this table yet. @throws Refusal `notInPlay`, `tableClosed`, `notSeated` */
export function isFirstTurn(table: TableDocument, userId: string): boolean {
  const { record, turnStart } = shownPlayOf(table);
  const seat = seatOf(table, userId);
  return !record.steps.slice(ownFrom(table, seat), turnStart).some((step) => step.seat === seat);
}

/** Whether the person has finished one of these games of a kind, in the seat at the end. */
export const hasFinished = (rows: readonly ResultRow[], game: GameId, userId: string): boolean =>
  rows.some(
    (row) =>
      row.game === game &&
      row.seats.some(({ holder }) => holder.kind === 'person' && holder.userId === userId),
  );
