import { IllegalAction, type Seat, type Step } from '../game.ts';
import { checkSeat } from '../options.ts';
import { drawCard } from './draw-card.ts';
import { placeKnight } from './place-knight.ts';
import { playCard } from './play-card.ts';
import { refuse } from './refuse.ts';
import { type ArtusState, draftOf } from './state.ts';
import type { ArtusAction, ArtusEvent } from './types.ts';

/**
 * Plays one action; the given state isn't modified.
 * @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, and `illegalAction` with a `reason`
 */
export function play(state: ArtusState, seat: Seat, action: ArtusAction): Step<ArtusState, ArtusEvent> {
  checkSeat(seat, state.players.length);
  if (state.toAct === null) throw new IllegalAction('gameOver');
  if (state.toAct !== seat) throw new IllegalAction('notYourTurn', { toAct: state.toAct });
  if (action === null || typeof action !== 'object') throw refuse('malformed');
  const next = draftOf(state);
  const events: ArtusEvent[] = [];
  switch (action.type) {
    case 'place':
      placeKnight(next, seat, action, events);
      break;
    case 'moveKnight':
    case 'movePrince':
    case 'addRing':
    case 'score':
      playCard(next, seat, action, events);
      break;
    case 'draw':
      drawCard(next, seat, action, events);
      break;
    default:
      throw refuse('malformed');
  }
  return { state: next, events, revealed: action.type === 'draw' };
}
