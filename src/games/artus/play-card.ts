import type { Seat } from '../game.ts';
import type { BoardDraft } from './board.ts';
import { cardRow } from './cards.ts';
import type { CardRow } from './data.ts';
import { giveRing } from './give-ring.ts';
import { moveKnight, movePrince } from './move-figure.ts';
import { refuse } from './refuse.ts';
import { scoreKnights } from './score-knights.ts';
import { type ArtusPlayer, replacePlayer, type StateDraft } from './state.ts';
import { endTurnIfDone } from './turn.ts';
import type { ArtusEvent, CardAction } from './types.ts';

/** @throws IllegalAction `illegalAction` */
export function playCard(state: StateDraft, seat: Seat, action: CardAction, events: ArtusEvent[]): void {
  const row = cardRow(action.card);
  if (row === undefined) throw refuse('malformed');
  if (state.playsLeft === 0) throw refuse('notNow');
  const { score, unplaced, hand, piles, played } = state.players[seat] as ArtusPlayer;
  const inHand = hand.indexOf(action.card);
  if (inHand < 0) throw refuse('notInHand');
  const board: BoardDraft = { chairs: state.chairs.slice(), king: state.king };
  const points = useCard(row, action, seat, board, events);
  state.chairs = board.chairs;
  state.king = board.king;
  replacePlayer(state, seat, {
    score: score + points,
    unplaced,
    hand: hand.toSpliced(inHand, 1),
    piles,
    played: [...played, action.card],
  });
  state.playsLeft -= 1;
  endTurnIfDone(state, events);
}

/** @returns the points scored */
function useCard(
  row: CardRow,
  action: CardAction,
  seat: Seat,
  board: BoardDraft,
  events: ArtusEvent[],
): number {
  switch (action.type) {
    case 'moveKnight':
      return moveKnight(row, action, seat, board, events);
    case 'movePrince':
      return movePrince(row, action, seat, board, events);
    case 'addRing':
      return giveRing(row, action, seat, board, events);
    case 'score':
      return scoreKnights(row, action, seat, board, events);
  }
}
