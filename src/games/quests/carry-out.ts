import type { Chance } from '../chance.ts';
import type { Seat, Step } from '../game.ts';
import { changed, KNIGHTS } from './cards.ts';
import { cardsToReveal } from './cards-to-reveal.ts';
import { playAdventure } from './play-adventure.ts';
import { playChallenge } from './play-challenge.ts';
import { playDraw, reshuffleIn } from './play-draw.ts';
import { playReveal } from './play-reveal.ts';
import type { QuestsState } from './state.ts';
import type { QuestsAction, QuestsEvent, TurnLog } from './types.ts';

/** Applies a legal action. */
export function carryOut(
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
      const { board: after, events } = playReveal(board, seat, log, cards);
      return {
        state: { board: after, hands, knightPile, adversaryPile: adversaryPile.slice(cards.length) },
        events,
        revealed: true,
      };
    }
    case 'challenge': {
      const { board: after, events } = playChallenge(board, seat, log, action);
      const hand = changed(KNIGHTS, hands[seat] as readonly number[], action.pay, -1);
      return {
        state: { board: after, hands: hands.with(seat, hand), knightPile, adversaryPile },
        events,
        revealed: false,
      };
    }
    case 'adventure': {
      const { board: after, events } = playAdventure(board, seat, log, action);
      return { state: { board: after, hands, knightPile, adversaryPile }, events, revealed: false };
    }
    case 'draw': {
      const { count } = action;
      const { board: after, events } = playDraw(board, seat, log, count);
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
