import type { IllegalActionCode } from '../src/games/game.ts';
import type { Json } from '../src/games/json.ts';
import { listKnown, show } from './explain-value.ts';
import { reasons } from './reasons/registry.ts';

/** Why a game refuses options or an action, as a clause, from the code and data of an `IllegalAction`. */
export function explainRefusal(refusal: { readonly code?: Json; readonly data?: Json }): string {
  const data = (refusal.data ?? {}) as { readonly [key: string]: Json };
  switch (refusal.code as IllegalActionCode) {
    case 'unknownVariant':
      return `this game has no variant ${show(data.variant)}; ${listKnown(data.known as string[])}`;
    case 'unknownRule':
      return `this game has no rule ${show(data.rule)} with the value ${show(data.value)}`;
    case 'seatCount':
      return `this game has ${data.min} to ${data.max} seats, not ${data.seats}`;
    case 'unknownSeat':
      return `there’s no seat ${data.seat}${typeof data.seats === 'number' ? `; the seats are 0 to ${data.seats - 1}` : ''}`;
    case 'notYourTurn':
      return `it’s seat ${data.toAct}’s turn`;
    case 'illegalAction':
      return reasons[data.reason as string] ?? `reason ${show(data.reason)}`;
    case 'gameOver':
      return 'the game is over';
  }
}
