import type { Seat } from '../game.ts';
import { type BoardChange, draftOf, withPlayer } from './board.ts';
import { adventureOf, cardValue } from './cards.ts';
import { ADVENTURES, LAST_ADVENTURE } from './data.ts';
import { endTurn } from './end-turn.ts';
import type { AdventureAction, AdversaryCard, Board, QuestsEvent, QuestsPlayer, TurnLog } from './types.ts';

/** The adversaries paid leave the game; the 12th adventure ends it at once (sections 3 and 4). */
export function playAdventure(board: Board, seat: Seat, log: TurnLog, action: AdventureAction): BoardChange {
  const { adventure, pay } = action;
  const { value } = adventureOf(adventure);
  const { trophies } = board.players[seat] as QuestsPlayer;
  const logged: TurnLog = { ...log, adventure: { adventure, pay } };
  const draft = draftOf(board);
  draft.step = 'draw';
  draft.thisTurn = logged;
  draft.taken = { ...board.taken, [adventure]: { seat, pay } };
  draft.players = withPlayer(board.players, seat, {
    trophies: without(trophies, pay),
    score: value - pay.reduce((sum, card) => sum + cardValue(card), 0),
  });
  const event: QuestsEvent = { type: 'adventureTaken', seat, adventure, pay, points: value };
  if (ADVENTURES.filter(({ id }) => draft.taken[id] !== null).length < LAST_ADVENTURE)
    return { board: draft, events: [event] };
  draft.idleTurns = 0;
  endTurn(draft, logged, 'adventures');
  return { board: draft, events: [event, { type: 'ended', reason: 'adventures' }] };
}

function without(trophies: readonly AdversaryCard[], pay: readonly AdversaryCard[]): AdversaryCard[] {
  const left = [...trophies];
  for (const card of pay) left.splice(left.indexOf(card), 1);
  return left;
}
