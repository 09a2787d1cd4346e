import type { Chance } from '../../games/chance.ts';
import {
  type AnyGame,
  actionKey,
  type GameAction,
  type GameState,
  type GameView,
  type Seat,
} from '../../games/game.ts';
import type { PublicStep } from '../player.ts';
import { SearchChance } from './chance.ts';
import { LinearJudge } from './linear.ts';
import {
  type AnyPosition,
  type AnyWeighedGame,
  type Features,
  NOBODY,
  STRENGTHS,
  type Weights,
} from './position.ts';

/** The codes of a game's actions, given out as they're met. */
class ActionCodes {
  readonly #codes = new Map<string, number>();
  readonly #actions: GameAction[] = [];

  codeOf(action: GameAction): number {
    const key = actionKey(action);
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.#actions.push(action) - 1;
      this.#codes.set(key, code);
    }
    return code;
  }

  actionOf(code: number): GameAction {
    return this.#actions[code] as GameAction;
  }
}

/** A position over a game's pure functions: correct for any game, but much slower than one of its own. */
class EnginePosition implements AnyPosition {
  readonly seats: number;
  state: GameState;
  /** Deals the hidden cards again; set in a position that was seen by a seat. */
  deal: (() => GameState) | undefined;
  readonly #game: AnyGame;
  readonly #codes: ActionCodes;
  readonly #chance: Chance;

  constructor(game: AnyGame, state: GameState, seats: number, codes: ActionCodes, chance: SearchChance) {
    this.#game = game;
    this.state = state;
    this.seats = seats;
    this.#codes = codes;
    this.#chance = chanceFrom(chance);
  }

  get actor(): number {
    return this.#game.toAct(this.state)[0] ?? NOBODY;
  }

  legalMoves(into: Int32Array): number {
    if (this.actor === NOBODY) return 0;
    const actions = this.#game.legalActions(this.state, this.actor);
    for (const [at, action] of actions.entries()) into[at] = this.#codes.codeOf(action);
    return actions.length;
  }

  /** Doesn't tell outcomes of chance apart, so the search averages over them. */
  play(move: number): number {
    const action = this.#codes.actionOf(move);
    this.state = this.#game.play(this.state, this.actor, action, this.#chance).state;
    return 0;
  }

  shares(into: Float64Array): void {
    const places = this.#game.result(this.state)?.places ?? [];
    const winners = places.filter((place) => place === 1).length;
    for (let seat = 0; seat < this.seats; seat++) into[seat] = places[seat] === 1 ? 1 / winners : 0;
  }

  copy(from: AnyPosition): void {
    this.state = (from as EnginePosition).state;
  }
}

/** A game's chance from the search's own randomness. */
function chanceFrom(chance: SearchChance): Chance {
  return {
    pick: (_what, outcomes) => outcomes[chance.below(outcomes.length)]!,
    shuffle(_what, items) {
      const order = [...items];
      for (let at = order.length - 1; at > 0; at--) {
        const other = chance.below(at + 1);
        [order[at], order[other]] = [order[other]!, order[at]!];
      }
      return order;
    },
  };
}

/** What a game must tell the search besides its rules. */
interface EngineSearch {
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
