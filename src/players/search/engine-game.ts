import type { AnyGame, GameState, GameView, Seat } from '../../games/game.ts';
import type { PublicStep } from '../player.ts';
import { SearchChance } from './chance.ts';
import { ActionCodes, chanceFrom, EnginePosition } from './engine-position.ts';
import type { AnyWeighedGame } from './games.ts';
import { LinearJudge } from './linear.ts';
import { STRENGTHS } from './strengths.ts';
import type { Features, Weights } from './valuation.ts';

/** What a game must tell the search besides its rules. */
export interface EngineSearch {
  readonly seatsOf: (state: GameState) => number;
  /** A complete state, drawn at random from those that the seat can't tell apart. */
  readonly stateFrom: (
    view: GameView,
    seat: Seat,
    history: readonly PublicStep[],
    chance: SearchChance,
  ) => GameState;
  readonly features: Features<GameState>;
  readonly weights: Weights;
}

/**
 * The search's view of a game by its pure functions alone: the quick way to strong players for a game that's small or
 * new. Games with many decisions bring a faster position.
 */
export function engineGame(
  game: AnyGame,
  { seatsOf, stateFrom, features, weights }: EngineSearch,
): AnyWeighedGame {
  const codes = new ActionCodes();
  const positionOf = (state: GameState, chance: SearchChance): EnginePosition =>
    new EnginePosition(game, state, seatsOf(state), codes, chance);
  const scratch = (variant: string, seats: number): EnginePosition => {
    const chance = new SearchChance(0);
    return positionOf(game.setup({ variant, seats }, chanceFrom(chance)), chance);
  };
  const { outcome } = features;
  const ofPositions: AnyWeighedGame['features'] = {
    names: features.names,
    phases: features.phases,
    phase: (position) => features.phase((position as EnginePosition).state),
    write: (position, seat, into, at) => features.write((position as EnginePosition).state, seat, into, at),
    ...(outcome && { outcome: (position, seat) => outcome((position as EnginePosition).state, seat) }),
  };
  const judgeWith: AnyWeighedGame['judgeWith'] = (learned, variant, seats) =>
    new LinearJudge(ofPositions, learned, scratch(variant, seats));
  return {
    id: game.id,
    strengths: STRENGTHS,
    features: ofPositions,
    fromState: positionOf,
    fromView(view, seat, history, chance) {
      const deal = () => stateFrom(view, seat, history, chance);
      const position = positionOf(deal(), chance);
      position.deal = deal;
      return position;
    },
    deal(known, into) {
      const { deal, state } = known as EnginePosition;
      (into as EnginePosition).state = deal?.() ?? state;
    },
    moveOf: (action) => codes.codeOf(action),
    judge: (variant, seats) => judgeWith(weights, variant, seats),
    judgeWith,
  };
}
