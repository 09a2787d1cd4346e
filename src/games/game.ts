import type { Chance } from './chance.ts';
import type { Json } from './json.ts';

export const GAME_IDS = ['artus', 'court', 'quests'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Place at the table, 0 to n-1 clockwise. */
export type Seat = number;

/** A switch of a game's rules that the table's host may set before the start. */
export interface RuleOption {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
}

export interface SetupOptions {
  readonly variant: string;
  /** Number of seats, within the game's `seats`. */
  readonly seats: number;
  /** Who starts; drawn by chance when absent. Games without a start player ignore it. */
  readonly startSeat?: Seat;
  /** Values of the game's `ruleOptions` by id; absent ones take their default. */
  readonly rules?: Readonly<Record<string, string>>;
}

export interface Step<State, Event> {
  readonly state: State;
  /** What happened, in order, in public terms: an event never names a hidden card. */
  readonly events: readonly Event[];
  /** Something hidden became known to somebody (a card was drawn): nothing before this can be undone. */
  readonly revealed: boolean;
}

/** What an action would do, as far as the holder of the view can know. */
export interface Preview<View, Event> {
  readonly view: View;
  readonly events: readonly Event[];
}

export interface Result {
  /** Final score by seat; may be negative. */
  readonly scores: readonly number[];
  /** Place by seat, 1 is best; tied seats share a place and the next place is skipped. */
  readonly places: readonly number[];
}

/**
 * The contract of a game: pure functions over plain JSON.
 * Methods that take a seat throw `IllegalAction('unknownSeat')` for a seat outside the game.
 */
export interface Game<State, Action, View, Event> {
  readonly id: GameId;
  /** Raised by one whenever states written before can't be played on any more. */
  readonly stateVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Ids of the variants, the first being the default. */
  readonly variants: readonly string[];
  readonly ruleOptions: readonly RuleOption[];

  /** @throws IllegalAction `unknownVariant`, `seatCount`, `unknownSeat`, `unknownRule` */
  setup(options: SetupOptions, chance: Chance): State;

  /** Who must decide now; more than one where decisions are simultaneous, empty when the game is over. */
  toAct(state: State): readonly Seat[];

  /** Every action open to the seat, each once; empty when it is not to act. The one source of legality. */
  legalActions(state: State, seat: Seat): readonly Action[];

  /**
   * Nothing is hidden: whoever sees the table may know what any seat can do. Absent where a seat knows
   * what others do not.
   */
  readonly perfectInformation?: true;

  /**
   * The one legal action of the seat to act where there is nothing to decide and the table plays it
   * unasked, null otherwise. Absent in a game in which every action is left to its player.
   */
  forced?(state: State): Action | null;

  /**
   * Carries out one action. Pure: the given state is untouched.
   * @throws IllegalAction `gameOver`, `notYourTurn`, `illegalAction`
   */
  play(state: State, seat: Seat, action: Action, chance: Chance): Step<State, Event>;

  /**
   * Number of the turn under way, from 0 at set-up, one more whenever a turn ends.
   * A turn is what the channel is told of at once and what its owner may undo within. Where several seats
   * act in one turn, or nothing is hidden, the channel is told of it as it goes on.
   */
  turn(state: State): number;

  /** What the seat may know; null is a spectator. Hidden things are absent, not masked. */
  view(state: State, viewer: Seat | null): View;

  /**
   * What a legal action of the viewer's would do, from the view alone: its public events and the view after it.
   * Where the outcome hangs on something hidden (the card on a pile), that part stays as it was.
   */
  preview(view: View, seat: Seat, action: Action): Preview<View, Event>;

  result(state: State): Result | null;

  /** The public facts that a verifier compares after set-up and after each action (see docs/record.md). */
  facts(state: State): Json;
}

/** A game whose own types are of no concern to the holder: they pass through it unread. */
export type GameState = Json & { readonly __state?: never };
export type GameAction = { readonly type: string };
export type GameView = object;
export type GameEvent = { readonly type: string };
export type AnyGame = Game<GameState, GameAction, GameView, GameEvent>;

export const ILLEGAL_ACTION_CODES = [
  'unknownVariant',
  'unknownRule',
  'seatCount',
  'unknownSeat',
  'notYourTurn',
  'illegalAction',
  'gameOver',
] as const;
export type IllegalActionCode = (typeof ILLEGAL_ACTION_CODES)[number];

export class IllegalAction extends Error {
  readonly code: IllegalActionCode;
  readonly data: Json;

  constructor(code: IllegalActionCode, data: Json = null) {
    super(`${code} ${JSON.stringify(data)}`);
    this.name = 'IllegalAction';
    this.code = code;
    this.data = data;
  }
}

/** Text that is equal for equal actions, whatever the order of their keys. */
export function actionKey(action: object): string {
  return JSON.stringify(action, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
