import type { Seat } from '../game.ts';
import { type BoardChange, type Draft, draftOf, withPlayer } from './board.ts';
import { kindOf } from './cards.ts';
import { owners, withoutColumn } from './columns.ts';
import { fight } from './fight.ts';
import type { Board, ChallengeAction, Kind, QuestsEvent, TurnLog } from './types.ts';
import { winCard } from './win.ts';

/** Discards the knights, then wins or seals the adversary (sections 3 and 5). */
export function playChallenge(board: Board, seat: Seat, log: TurnLog, action: ChallengeAction): BoardChange {
  const { mode, card, pay } = action;
  const draft = draftOf(board);
  draft.step = 'adventure';
  draft.thisTurn = { ...log, challenge: { mode, card, pay } };
  draft.discards = [...board.discards, ...pay];
  draft.players = withPlayer(board.players, seat, { knights: -pay.length });
  const fought = fight(draft, seat, card, mode);
  const events: QuestsEvent[] = [{ type: 'challenged', seat, mode, card, pay }, fought];
  const checksAlways = board.rules.columnCheck === 'challenge' && board.variant === 'seals';
  if (fought.type === 'sealed' || checksAlways) completeColumn(draft, kindOf(card), events);
  return { board: draft, events };
}

/** If every card of the column is sealed, the owners win them all. */
function completeColumn(draft: Draft, kind: Kind, events: QuestsEvent[]): void {
  const owned = owners(draft.columns[kind]);
  if (owned === null) return;
  events.push({ type: 'columnCompleted', kind });
  for (const { card, seal } of owned) {
    draft.players = winCard(draft.players, seal, card, true);
    events.push({ type: 'won', seat: seal, card, sealReturned: true });
  }
  draft.columns = withoutColumn(draft.columns, kind);
}
