import type { Seat } from '../game.ts';
import { withChanges, withPlayer } from './board.ts';
import { withoutCard, withSeal } from './columns.ts';
import type { AdversaryCard, Board, ChallengeMode, QuestsEvent } from './types.ts';
import { winCard } from './win.ts';

/** What a challenge does to the challenged card. */
export interface Fought {
  readonly board: Board;
  readonly event: QuestsEvent;
  readonly sealed: boolean;
}

/** Seals the card or wins it, depending on mode and variant (sections 3 and 5). */
export const fight = (board: Board, seat: Seat, card: AdversaryCard, mode: ChallengeMode): Fought =>
  mode === 'usual' && board.variant === 'seals' ? seal(board, seat, card) : win(board, seat, card, mode);

function seal(board: Board, seat: Seat, card: AdversaryCard): Fought {
  return {
    board: withChanges(board, {
      columns: withSeal(board.columns, card, seat),
      players: withPlayer(board.players, seat, { seals: -1 }),
    }),
    event: { type: 'sealed', seat, card },
    sealed: true,
  };
}

function win(board: Board, seat: Seat, card: AdversaryCard, mode: ChallengeMode): Fought {
  const sealReturned = mode === 'repeated';
  return {
    board: withChanges(board, {
      columns: withoutCard(board.columns, card, sealReturned ? seat : null),
      players: winCard(board.players, seat, card, sealReturned),
    }),
    event: { type: 'won', seat, card, sealReturned },
    sealed: false,
  };
}
