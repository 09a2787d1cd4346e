import type { Chance } from '../chance.ts';
import { IllegalAction, type Seat, type Step } from '../game.ts';
import { checkSeat } from '../options.ts';
import { takeAdventure } from './adventure.ts';
import { changed, KNIGHTS } from './cards.ts';
import { challenge } from './challenge.ts';
import { cardsToReveal } from './columns.ts';
import { legalAction } from './legal.ts';
import { reasonFor } from './refuse.ts';
import { reveal } from './reveal.ts';
import type { QuestsState } from './state.ts';
import { draw, reshuffleIn } from './turn.ts';
import type { QuestsAction, QuestsEvent, TurnLog } from './types.ts';

/** @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, `illegalAction` */
export function play(
  state: QuestsState,
  seat: Seat,
  given: QuestsAction,
  chance: Chance,
): Step<QuestsState, QuestsEvent> {
  const { board } = state;
  checkSeat(seat, board.players.length);
  if (board.thisTurn === null) throw new IllegalAction('gameOver');
  if (board.toAct !== seat) throw new IllegalAction('notYourTurn', { toAct: board.toAct });
  const action = legalAction(state, seat, given);
  if (action === undefined)
    throw new IllegalAction('illegalAction', { reason: reasonFor(board, seat, given) });
  return carryOut(state, seat, board.thisTurn, action, chance);
}

function carryOut(
  state: QuestsState,
  seat: Seat,
  log: TurnLog,
  action: QuestsAction,
  chance: Chance,
): Step<QuestsState, QuestsEvent> {
  const { board, hands, knightPile, adversaryPile } = state;
  switch (action.type) {
    case 'reveal': {
      const cards = cardsToReveal(board.columns, adversaryPile);
      const { board: after, events } = reveal(board, seat, log, cards);
      return {
        state: { board: after, hands, knightPile, adversaryPile: adversaryPile.slice(cards.length) },
        events,
        revealed: true,
      };
    }
    case 'challenge': {
      const { board: after, events } = challenge(board, seat, log, action);
      const hand = changed(KNIGHTS, hands[seat] as readonly number[], action.pay, -1);
      return {
        state: { board: after, hands: hands.with(seat, hand), knightPile, adversaryPile },
        events,
        revealed: false,
      };
    }
    case 'adventure': {
      const { board: after, events } = takeAdventure(board, seat, log, action);
      return { state: { board: after, hands, knightPile, adversaryPile }, events, revealed: false };
    }
    case 'draw': {
      const { count } = action;
      const { board: after, events } = draw(board, seat, log, count);
      const supply =
        reshuffleIn(board, count) === null
          ? knightPile
          : [...knightPile, ...chance.shuffle('knight discards', board.discards)];
      const hand = changed(KNIGHTS, hands[seat] as readonly number[], supply.slice(0, count), 1);
      return {
        state: {
          board: after,
          hands: hands.with(seat, hand),
          knightPile: supply.slice(count),
          adversaryPile,
        },
        events,
        revealed: count > 0,
      };
    }
  }
}
