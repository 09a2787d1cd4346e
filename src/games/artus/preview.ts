import { IllegalAction, type Preview, type Seat } from '../game.ts';
import { cardsOf } from './cards.ts';
import { codeOf } from './figures.ts';
import { play } from './play.ts';
import type { ArtusPlayer, ArtusState } from './state.ts';
import type { ArtusAction, ArtusEvent, ArtusPlayerView, ArtusView, CardId } from './types.ts';
import { view as viewOf } from './view.ts';

/**
 * What the action would do, from the view alone. A card drawn stays unknown: the hand size grows, but the
 * hand shown doesn't.
 * @throws IllegalAction as `play` does, and `notYourTurn` for any seat but the viewer's
 */
export function preview(view: ArtusView, seat: Seat, action: ArtusAction): Preview<ArtusView, ArtusEvent> {
  if (seat !== view.viewer) throw new IllegalAction('notYourTurn', { toAct: view.toAct });
  const { state, events } = play(stateFromView(view), seat, action);
  const after = viewOf(state, seat);
  return {
    view: action.type === 'draw' ? withHand(after, seat, view.players[seat]?.hand ?? []) : after,
    events,
  };
}

const withHand = (view: ArtusView, seat: Seat, hand: readonly CardId[]): ArtusView => ({
  ...view,
  players: view.players.map((player, of) => (of === seat ? { ...player, hand } : player)),
});

/** A state that the viewer would see like this. Cards they can't see are placeholders in the right numbers. */
function stateFromView(view: ArtusView): ArtusState {
  return {
    variant: view.variant,
    startSeat: view.startSeat,
    turn: 0,
    round: view.round,
    toAct: view.toAct,
    playsLeft: view.playsLeft,
    drawsLeft: view.drawsLeft,
    chairs: view.chairs.map(codeOf),
    king: view.king,
    players: view.players.map(playerFromView),
    scoresByRound: view.scoresByRound,
  };
}

function playerFromView({ score, unplaced, handSize, hand, piles, played }: ArtusPlayerView): ArtusPlayer {
  return {
    score,
    unplaced,
    hand: hand ?? cardsOf('knight').slice(0, handSize),
    piles: {
      knight: cardsOf('knight').slice(0, piles.knight),
      king: cardsOf('king').slice(0, piles.king),
      scoring: cardsOf('scoring').slice(0, piles.scoring),
    },
    played,
  };
}
