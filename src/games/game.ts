import type { Chance } from './chance.ts';
import type { Preview, Result, Step } from './game-results.ts';
import type { Json } from './json.ts';
import type { RuleOption, Seat, SetupOptions } from './setup-options.ts';

export { actionKey } from './action-key.ts';
export type { Preview, Result, Step } from './game-results.ts';
export { ILLEGAL_ACTION_CODES, IllegalAction, type IllegalActionCode } from './illegal-action.ts';
export type { RuleOption, Seat, SetupOptions } from './setup-options.ts';

export const GAME_IDS = ['artus', 'court', 'quests'] as const;
export type GameId = (typeof GAME_IDS)[number];

/**
 * The contract of a game: pure functions over plain JSON.
 * Methods that take a seat throw `IllegalAction('unknownSeat')` for a seat outside the game.
 */
export interface Game<State, Action, View, Event> {
  readonly id: GameId;
  /** Raised by one whenever states written before can't be played on any more. */
  readonly stateVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Variant ids; the first is the default. */
  readonly variants: readonly string[];
  readonly ruleOptions: readonly RuleOption[];

  /** @throws IllegalAction `unknownVariant`, `seatCount`, `unknownSeat`, `unknownRule` */
  setup(options: SetupOptions, chance: Chance): State;

  /** Who must decide now: several seats where decisions are simultaneous, none when the game is over. */
  toAct(state: State): readonly Seat[];

  /** Every legal action of the seat, once each; empty when it isn't to act. The single source of legality. */
  legalActions(state: State, seat: Seat): readonly Action[];

  /** Set when nothing is hidden, so anyone may know what any seat can do; absent otherwise. */
  readonly perfectInformation?: true;

  /**
   * The only legal action of the seat to act when there's nothing to decide and the table plays it
   * automatically, otherwise null. Absent in games where players make every move themselves.
   */
  forced?(state: State): Action | null;

  /**
   * Plays one action. Pure: the given state isn't modified.
   * @throws IllegalAction `gameOver`, `notYourTurn`, `illegalAction`
   */
  play(state: State, seat: Seat, action: Action, chance: Chance): Step<State, Event>;

  /**
   * Number of the current turn: 0 at set-up, one more whenever a turn ends.
   * A turn is the unit that the channel hears about in one message and that its player can undo. If several
   * seats act in a turn, or nothing is hidden, the channel follows it live.
   */
  turn(state: State): number;

  /** What the seat may know; null is a spectator. Hidden things are absent, not masked. */
  view(state: State, viewer: Seat | null): View;

  /**
   * What a legal action of the viewer's would do, from the view alone: its public events and the view after it.
   * Anything that depends on hidden information, e.g. the top card of a pile, stays as it was.
   */
  preview(view: View, seat: Seat, action: Action): Preview<View, Event>;

  /** Null until the game is over. */
  result(state: State): Result | null;

  /** The public facts that a verifier compares after set-up and after each action (see docs/record.md). */
  facts(state: State): Json;
}

/** A game whose own types don't matter to the caller, who only passes them along. */
export type GameState = Json & { readonly __state?: never };
export type GameAction = { readonly type: string };
export type GameView = object;
export type GameEvent = { readonly type: string };
export type AnyGame = Game<GameState, GameAction, GameView, GameEvent>;
