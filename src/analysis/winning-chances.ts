import type { AnyGame, GameAction, GameState, Seat } from '../games/game.ts';
import { SearchChance } from '../players/search/chance.ts';
import {
  type AnyPosition,
  type AnySearchGame,
  createSearchJudge,
  type Judge,
} from '../players/search/position.ts';
import { searchGames } from '../players/search-games.ts';

/** Each seat's expected share of the first place: 0 to 1, and 1 in total. */
export type Shares = readonly number[];

/** Judges positions of one game by the players' learned judge, and outcomes that chance might have had. */
export class WinningChances {
  readonly #game: AnyGame;
  readonly #searchGame: AnySearchGame;
  readonly #judge: Judge<AnyPosition>;
  readonly #chance: SearchChance;
  readonly #values: Float64Array;

  /** @param seed a whole number of 32 bits, for outcomes drawn again and for ways in which a round may go on */
  constructor(game: AnyGame, variant: string, seats: number, seed: number) {
    this.#game = game;
    this.#searchGame = searchGames.get(game.id)!;
    this.#chance = new SearchChance(seed);
    const { chancesJudge } = this.#searchGame;
    this.#judge =
      chancesJudge?.(variant, seats, this.#chance) ?? createSearchJudge(this.#searchGame, variant, seats);
    this.#values = new Float64Array(seats);
  }

  /** From what lies open and in hands; the order of piles has no say. Of a finished game, the result. */
  of(state: GameState): Shares {
    const { places } = this.#game.result(state) ?? {};
    if (places) return sharesOf(places);
    return this.#judged(this.#searchGame.fromState(state, this.#chance));
  }

  /** The chances after the action, `times` times, each with the game's chance drawn again. */
  again(state: GameState, action: GameAction, times: number): Shares[] {
    return Array.from({ length: times }, () => {
      const position = this.#searchGame.fromState(state, this.#chance);
      this.#searchGame.reorder?.(position);
      position.play(this.#searchGame.moveOf(action, position));
      return this.#judged(position);
    });
  }

  #judged(position: AnyPosition): Shares {
    if (position.actor < 0) position.shares(this.#values);
    else this.#judge.evaluate(position, this.#values);
    return [...this.#values];
  }
}

/** One first place, shared by those who tie for it. */
function sharesOf(places: readonly number[]): Shares {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** By seat. */
export const meanShares = (all: readonly Shares[]): Shares =>
  all[0]!.map((_, seat: Seat) => all.reduce((sum, shares) => sum + shares[seat]!, 0) / all.length);
