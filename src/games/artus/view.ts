import { checkSeat, IllegalAction, type Preview, type Result, type Seat } from '../game.ts';
import type { Json } from '../json.ts';
import { FIGURES, figureCode, ringSupply } from './board.ts';
import { cardsInPile, ROUNDS } from './cards.ts';
import { play } from './play.ts';
import type { ArtusPlayer, ArtusState } from './state.ts';
import type { ArtusAction, ArtusEvent, ArtusPlayerView, ArtusView, CardId, Figure } from './types.ts';

/** All that the viewer may know: not others' hands, nor the order of any pile, even their own (section 6). */
export function createView(state: ArtusState, viewer: Seat | null): ArtusView {
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

const publicView = ({
  score,
  unplaced,
  hand,
  piles,
  played,
  earned,
  unmet,
}: ArtusPlayer): ArtusPlayerView => ({
  score,
  handSize: hand.length,
  piles: { knight: piles.knight.length, king: piles.king.length, scoring: piles.scoring.length },
  played,
  earned,
  unmet,
  unplaced,
});

/**
 * Scores by seat, and every figure by ascending chair:
 * `{ chair, kind: 'knight', seat }` or `{ chair, kind: 'prince', metal, rings, king }`.
 */
export function facts(state: ArtusState): Json {
  return {
    scores: state.players.map(({ score }) => score),
    figures: state.chairs.flatMap((code, chair) => {
      const figure = FIGURES[code];
      return figure ? [{ chair, ...figure }] : [];
    }),
  };
}

/** The highest score wins, and ties share a place (section 5); null until the game is over. */
export function result(state: ArtusState): Result | null {
  if (state.toAct !== null) return null;
  const scores = state.players.map(({ score }) => score);
  return { scores, places: scores.map((own) => 1 + scores.filter((score) => score > own).length) };
}

/**
 * What the action would do, from the view alone. A card drawn stays unknown: the hand size grows, but the
 * hand shown doesn't.
 * @throws IllegalAction as `play` does, and `notYourTurn` for any seat but the viewer's
 */
export function preview(view: ArtusView, seat: Seat, action: ArtusAction): Preview<ArtusView, ArtusEvent> {
  if (seat !== view.viewer) throw new IllegalAction('notYourTurn', { toAct: view.toAct });
  const { state, events } = play(stateFromView(view), seat, action);
  const after = createView(state, seat);
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
export function stateFromView(view: ArtusView): ArtusState {
  return {
    variant: view.variant,
    startSeat: view.startSeat,
    turn: 0,
    round: view.round,
    toAct: view.toAct,
    playsLeft: view.playsLeft,
    drawsLeft: view.drawsLeft,
    chairs: view.chairs.map(figureCode),
    king: view.king,
    players: view.players.map(playerFromView),
    scoresByRound: view.scoresByRound,
  };
}

function playerFromView(player: ArtusPlayerView): ArtusPlayer {
  const { score, unplaced, handSize, hand, piles, played, earned, unmet } = player;
  return {
    score,
    unplaced,
    hand: hand ?? cardsInPile('knight').slice(0, handSize),
    piles: {
      knight: cardsInPile('knight').slice(0, piles.knight),
      king: cardsInPile('king').slice(0, piles.king),
      scoring: cardsInPile('scoring').slice(0, piles.scoring),
    },
    played,
    earned,
    unmet,
  };
}
