import type { Seat } from '../game.ts';
import { adventureOf, cardValue } from './cards.ts';
import { ADVENTURES, LAST_ADVENTURE } from './data.ts';
import { closeTurn, type Turned, withPlayer } from './turn.ts';
import type { AdventureId, AdversaryCard, Board, QuestsAction, QuestsEvent, TurnLog } from './types.ts';

export type AdventureAction = Extract<QuestsAction, { type: 'adventure' }>;

export const openAdventures = (board: Board): AdventureId[] =>
  ADVENTURES.flatMap(({ id }) => (board.taken[id] === null ? [id] : []));

/** Adversaries are paid and leave the game; the 12th adventure ends it at once (sections 3 and 4). */
export function takeAdventure(board: Board, seat: Seat, log: TurnLog, action: AdventureAction): Turned {
  const { adventure, pay } = action;
  const { value } = adventureOf(adventure);
  const logged: TurnLog = { ...log, adventure: { adventure, pay } };
  const taken: Board = {
    ...board,
    step: 'draw',
    thisTurn: logged,
    taken: { ...board.taken, [adventure]: { seat, pay } },
    players: withPlayer(board.players, seat, (player) => ({
      ...player,
      trophies: without(player.trophies, pay),
      score: player.score + value - pay.reduce((sum, card) => sum + cardValue(card), 0),
    })),
  };
  const event: QuestsEvent = { type: 'adventureTaken', seat, adventure, pay, points: value };
  if (ADVENTURES.length - openAdventures(taken).length < LAST_ADVENTURE)
    return { board: taken, events: [event] };
  return {
    board: closeTurn({ ...taken, idleTurns: 0 }, logged, 'adventures'),
    events: [event, { type: 'ended', reason: 'adventures' }],
  };
}

function without(trophies: readonly AdversaryCard[], pay: readonly AdversaryCard[]): AdversaryCard[] {
  const left = [...trophies];
  for (const card of pay) left.splice(left.indexOf(card), 1);
  return left;
}
