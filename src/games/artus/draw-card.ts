import type { Seat } from '../game.ts';
import { checkFieldCount, refuse } from './refuse.ts';
import type { ArtusPlayer, StateDraft } from './state.ts';
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
  const player = state.players[seat] as ArtusPlayer;
  if (pile !== 'knight' && pile !== 'king' && pile !== 'scoring') throw refuse('malformed');
  if (state.playsLeft > 0 || state.drawsLeft === 0) throw refuse('notNow');
  const cards = player.piles[pile];
  const top = cards[0];
  if (top === undefined) throw refuse('pileEmpty');
  state.players = state.players.with(seat, {
    ...player,
    hand: [...player.hand, top],
    piles: { ...player.piles, [pile]: cards.slice(1) },
  });
  state.drawsLeft -= 1;
  events.push({ type: 'drew', seat, pile });
  endTurnIfDone(state, events);
}
