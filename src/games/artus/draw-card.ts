import type { Seat } from '../game.ts';
import { checkFieldCount, refuse } from './refuse.ts';
import { type ArtusPlayer, replacePlayer, type StateDraft } from './state.ts';
import { endTurnIfDone } from './turn.ts';
import type { ActionOf, ArtusEvent } from './types.ts';

/** @throws IllegalAction `illegalAction` */
export function drawCard(
  state: StateDraft,
  seat: Seat,
  action: ActionOf<'draw'>,
  events: ArtusEvent[],
): void {
  checkFieldCount(action, 2);
  const { pile } = action;
  const { score, unplaced, hand, piles, played } = state.players[seat] as ArtusPlayer;
  if (pile !== 'knight' && pile !== 'king' && pile !== 'scoring') throw refuse('malformed');
  if (state.playsLeft > 0 || state.drawsLeft === 0) throw refuse('notNow');
  const cards = piles[pile];
  const top = cards[0];
  if (top === undefined) throw refuse('pileEmpty');
  const rest = cards.slice(1);
  replacePlayer(state, seat, {
    score,
    unplaced,
    hand: [...hand, top],
    piles: {
      knight: pile === 'knight' ? rest : piles.knight,
      king: pile === 'king' ? rest : piles.king,
      scoring: pile === 'scoring' ? rest : piles.scoring,
    },
    played,
  });
  state.drawsLeft -= 1;
  events.push({ type: 'drew', seat, pile });
  endTurnIfDone(state, events);
}
