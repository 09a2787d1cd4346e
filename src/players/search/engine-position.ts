import type { Chance } from '../../games/chance.ts';
import { type AnyGame, actionKey, type GameAction, type GameState } from '../../games/game.ts';
import type { SearchChance } from './chance.ts';
import type { AnyPosition } from './games.ts';
import { NOBODY } from './position.ts';

/** The codes of a game's actions, given out as they're met. */
export class ActionCodes {
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
export class EnginePosition implements AnyPosition {
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
export function chanceFrom(chance: SearchChance): Chance {
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
