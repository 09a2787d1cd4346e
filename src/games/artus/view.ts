import type { Seat } from '../game.ts';
import { checkSeat } from '../options.ts';
import { ringSupply } from './board.ts';
import { ROUNDS } from './cards.ts';
import { FIGURES } from './figures.ts';
import type { ArtusPlayer, ArtusState } from './state.ts';
import type { ArtusPlayerView, ArtusView, Figure } from './types.ts';

/** All that the viewer may know: not others' hands, nor the order of any pile, even their own (section 6). */
export function view(state: ArtusState, viewer: Seat | null): ArtusView {
  if (viewer !== null) checkSeat(viewer, state.players.length);
  return {
    variant: state.variant,
    phase: phaseOf(state),
    round: state.round,
    rounds: ROUNDS[state.variant],
    startSeat: state.startSeat,
    toAct: state.toAct,
    playsLeft: state.playsLeft,
    drawsLeft: state.drawsLeft,
    viewer,
    chairs: state.chairs.map((code) => FIGURES[code] as Figure | null),
    king: state.king,
    ringSupply: ringSupply(state),
    players: state.players.map((player, seat) =>
      seat === viewer ? { ...publicView(player), hand: player.hand } : publicView(player),
    ),
    scoresByRound: state.scoresByRound,
  };
}

function phaseOf(state: ArtusState): ArtusView['phase'] {
  if (state.toAct === null) return 'over';
  return state.round === 0 ? 'placement' : 'play';
}

const publicView = ({ score, unplaced, hand, piles, played }: ArtusPlayer): ArtusPlayerView => ({
  score,
  handSize: hand.length,
  piles: { knight: piles.knight.length, king: piles.king.length, scoring: piles.scoring.length },
  played,
  unplaced,
});
