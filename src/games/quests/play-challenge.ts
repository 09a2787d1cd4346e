import type { Seat } from '../game.ts';
import { type BoardChange, withChanges, withPlayer } from './board.ts';
import { kindOf } from './cards.ts';
import { owners, withoutColumn } from './columns.ts';
import { fight } from './fight.ts';
import { turnLog } from './turn-log.ts';
import type { Board, ChallengeAction, Kind, QuestsEvent, TurnLog } from './types.ts';
import { winCard } from './win.ts';

/** Discards the knights, then wins or seals the adversary (sections 3 and 5). */
export function playChallenge(board: Board, seat: Seat, log: TurnLog, action: ChallengeAction): BoardChange {
  const { mode, card, pay } = action;
  const paid = withChanges(board, {
    step: 'adventure',
    thisTurn: turnLog(log, { challenge: { mode, card, pay } }),
    discards: [...board.discards, ...pay],
    players: withPlayer(board.players, seat, { knights: -pay.length }),
  });
  const fought = fight(paid, seat, card, mode);
  const events: QuestsEvent[] = [{ type: 'challenged', seat, mode, card, pay }, fought.event];
  const checksAlways = board.rules.columnCheck === 'challenge' && board.variant === 'seals';
  if (!fought.sealed && !checksAlways) return { board: fought.board, events };
  return { board: completeColumn(fought.board, kindOf(card), events), events };
}

/** If every card of the column is sealed, the owners win them all. */
function completeColumn(board: Board, kind: Kind, events: QuestsEvent[]): Board {
  const owned = owners(board.columns[kind]);
  if (owned === null) return board;
  events.push({ type: 'columnCompleted', kind });
  let { players } = board;
  for (const { card, seal } of owned) {
    players = winCard(players, seal, card, true);
    events.push({ type: 'won', seat: seal, card, sealReturned: true });
  }
  return withChanges(board, { columns: withoutColumn(board.columns, kind), players });
}
