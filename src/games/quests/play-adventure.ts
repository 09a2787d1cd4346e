import type { Seat } from '../game.ts';
import { type BoardChange, withChanges, withPlayer } from './board.ts';
import { adventureOf, cardValue } from './cards.ts';
import { ADVENTURES, LAST_ADVENTURE } from './data.ts';
import { endTurn } from './end-turn.ts';
import { turnLog } from './turn-log.ts';
import type { AdventureAction, AdversaryCard, Board, QuestsEvent, QuestsPlayer, TurnLog } from './types.ts';

/** The adversaries paid leave the game; the 12th adventure ends it at once (sections 3 and 4). */
export function playAdventure(board: Board, seat: Seat, log: TurnLog, action: AdventureAction): BoardChange {
  const { adventure, pay } = action;
  const { value } = adventureOf(adventure);
  const { trophies } = board.players[seat] as QuestsPlayer;
  const logged = turnLog(log, { adventure: { adventure, pay } });
  const after = withChanges(board, {
    step: 'draw',
    thisTurn: logged,
    taken: { ...board.taken, [adventure]: { seat, pay } },
    players: withPlayer(board.players, seat, {
      trophies: without(trophies, pay),
      score: value - pay.reduce((sum, card) => sum + cardValue(card), 0),
    }),
  });
  const event: QuestsEvent = { type: 'adventureTaken', seat, adventure, pay, points: value };
  if (ADVENTURES.filter(({ id }) => after.taken[id] !== null).length < LAST_ADVENTURE)
    return { board: after, events: [event] };
  return {
    board: endTurn(withChanges(after, { idleTurns: 0 }), logged, 'adventures'),
    events: [event, { type: 'ended', reason: 'adventures' }],
  };
}

function without(trophies: readonly AdversaryCard[], pay: readonly AdversaryCard[]): AdversaryCard[] {
  const left = [...trophies];
  for (const card of pay) left.splice(left.indexOf(card), 1);
  return left;
}
