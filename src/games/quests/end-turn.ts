import type { Draft } from './board.ts';
import { newTurn } from './turn-log.ts';
import type { EndReason, TurnLog } from './types.ts';

/** Ends the turn, and the game too if there's a reason. */
export function endTurn(draft: Draft, log: TurnLog, end: EndReason | null): void {
  const next = end === null ? (log.seat + 1) % draft.players.length : null;
  draft.toAct = next;
  draft.turn += 1;
  draft.step = 'reveal';
  draft.thisTurn = next === null ? null : newTurn(next);
  draft.lastTurn = log;
  const { scoresByTurn, players } = draft;
  // The list is long, and `concat` is much slower.
  draft.scoresByTurn = scoresByTurn.toSpliced(
    scoresByTurn.length,
    0,
    players.map(({ score }) => score),
  );
  draft.end = end;
}
