import { ROUNDS } from './cards.ts';
import { VARIANTS } from './data.ts';
import type { ArtusPlayer, StateDraft } from './state.ts';
import type { ArtusEvent } from './types.ts';

/** Ends a placement. The next player counter-clockwise places, or, after the last Knight, the start player begins. */
export function endPlacement(state: StateDraft): void {
  state.turn += 1;
  const seats = state.players.length;
  if (state.players.some(({ unplaced }) => unplaced > 0)) {
    state.toAct = ((state.toAct as number) + seats - 1) % seats;
    return;
  }
  state.round = 1;
  beginTurn(state, state.startSeat);
}

/** Ends the current turn if there's nothing left to play or draw. */
export function endTurnIfDone(state: StateDraft, events: ArtusEvent[]): void {
  if (state.playsLeft > 0 || state.drawsLeft > 0) return;
  state.turn += 1;
  const next = ((state.toAct as number) + 1) % state.players.length;
  if (next === state.startSeat) {
    events.push({ type: 'roundEnded', round: state.round });
    state.scoresByRound = [...state.scoresByRound, state.players.map(({ score }) => score)];
    if (state.round === ROUNDS[state.variant]) {
      state.toAct = null;
      events.push({ type: 'ended' });
      return;
    }
    state.round += 1;
  }
  beginTurn(state, next);
}

function beginTurn(state: StateDraft, seat: number): void {
  const { plays, draws } = VARIANTS[state.variant];
  const { piles } = state.players[seat] as ArtusPlayer;
  const cards = piles.knight.length + piles.king.length + piles.scoring.length;
  state.toAct = seat;
  state.playsLeft = plays;
  state.drawsLeft = Math.min(draws, cards);
}
