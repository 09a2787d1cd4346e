import { IllegalAction, type Seat, type Step } from '../game.ts';
import { checkSeat } from '../options.ts';
import type { BoardDraft } from './board.ts';
import { cardRow } from './cards.ts';
import { type CardAction, useCard } from './effects.ts';
import { EMPTY, knightCode } from './figures.ts';
import { checkChair, checkFieldCount, refuse } from './refuse.ts';
import type { ArtusPlayer, ArtusState, StateDraft } from './state.ts';
import { endPlacement, endTurnIfDone } from './turn.ts';
import type { ArtusAction, ArtusEvent, Chair, PileId } from './types.ts';

/**
 * Carries out one action; the given state is untouched.
 * @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, and `illegalAction` with a `reason`
 */
export function play(state: ArtusState, seat: Seat, action: ArtusAction): Step<ArtusState, ArtusEvent> {
  checkSeat(seat, state.players.length);
  if (state.toAct === null) throw new IllegalAction('gameOver');
  if (state.toAct !== seat) throw new IllegalAction('notYourTurn', { toAct: state.toAct });
  if (action === null || typeof action !== 'object') throw refuse('malformed');
  const next: StateDraft = { ...state };
  const events: ArtusEvent[] = [];
  switch (action.type) {
    case 'place':
      checkFieldCount(action, 2);
      place(next, seat, action.chair, events);
      break;
    case 'moveKnight':
    case 'movePrince':
    case 'addRing':
    case 'score':
      playCard(next, seat, action, events);
      break;
    case 'draw':
      checkFieldCount(action, 2);
      draw(next, seat, action.pile, events);
      break;
    default:
      throw refuse('malformed');
  }
  return { state: next, events, revealed: action.type === 'draw' };
}

function place(state: StateDraft, seat: Seat, chair: Chair, events: ArtusEvent[]): void {
  checkChair(chair);
  if (state.round > 0) throw refuse('notNow');
  if (state.chairs[chair] !== EMPTY) throw refuse('chairTaken');
  const player = state.players[seat] as ArtusPlayer;
  state.chairs = state.chairs.with(chair, knightCode(seat));
  state.players = state.players.with(seat, { ...player, unplaced: player.unplaced - 1 });
  events.push({ type: 'placed', seat, chair });
  endPlacement(state);
}

function playCard(state: StateDraft, seat: Seat, action: CardAction, events: ArtusEvent[]): void {
  const row = cardRow(action.card);
  if (row === undefined) throw refuse('malformed');
  if (state.playsLeft === 0) throw refuse('notNow');
  const player = state.players[seat] as ArtusPlayer;
  const inHand = player.hand.indexOf(row.id);
  if (inHand < 0) throw refuse('notInHand');
  const board: BoardDraft = { chairs: state.chairs.slice(), king: state.king };
  const points = useCard(row, action, seat, board, events);
  state.chairs = board.chairs;
  state.king = board.king;
  state.players = state.players.with(seat, {
    score: player.score + points,
    unplaced: player.unplaced,
    hand: player.hand.filter((_, i) => i !== inHand),
    piles: player.piles,
    played: [...player.played, row.id],
  });
  state.playsLeft -= 1;
  endTurnIfDone(state, events);
}

function draw(state: StateDraft, seat: Seat, pile: PileId, events: ArtusEvent[]): void {
  const player = state.players[seat] as ArtusPlayer;
  if (pile !== 'knight' && pile !== 'king' && pile !== 'scoring') throw refuse('malformed');
  if (state.playsLeft > 0 || state.drawsLeft === 0) throw refuse('notNow');
  const [top, ...rest] = player.piles[pile];
  if (top === undefined) throw refuse('pileEmpty');
  state.players = state.players.with(seat, {
    ...player,
    hand: [...player.hand, top],
    piles: { ...player.piles, [pile]: rest },
  });
  state.drawsLeft -= 1;
  events.push({ type: 'drew', seat, pile });
  endTurnIfDone(state, events);
}
