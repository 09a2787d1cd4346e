import type { Chance } from './chance.ts';
import type { Json } from './json.ts';

/** What an action did. */
export interface Step<State, Event> {
  readonly state: State;
  /** What happened, in order, in public terms: an event never names a hidden card. */
  readonly events: readonly Event[];
  /** Whether someone learned something hidden, e.g. by drawing a card; nothing before that can be undone. */
  readonly revealed: boolean;
}

/** What an action would do, as far as the viewer can know. */
export interface Preview<View, Event> {
  readonly view: View;
  readonly events: readonly Event[];
}

/** How a game ended. */
export interface Result {
  /** Final score by seat; may be negative. */
  readonly scores: readonly number[];
  /** Place by seat, 1 is best; tied seats share a place and the next place is skipped. */
  readonly places: readonly number[];
}

/** Position at the table, 0 to n - 1 clockwise. */
export type Seat = number;

/** A rule switch that the table's host may set before the start. */
export interface RuleOption {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
}

export interface SetupOptions {
  readonly variant: string;
  /** Number of seats, within the game's `seats`. */
  readonly seats: number;
  /** Who starts; drawn at random when absent. Games without a start player ignore it. */
  readonly startSeat?: Seat;
  /** Values of the game's `ruleOptions` by id; absent ones take their default. */
  readonly rules?: Readonly<Record<string, string>>;
}

/** How long the lists of a game's record may be. */
export interface Longest {
  readonly steps: number;
  /** Outcomes at set-up, or of one step. */
  readonly outcomes: number;
  /** What one outcome is drawn from. */
  readonly items: number;
}

export const GAME_IDS = ['artus', 'court', 'quests'] as const;

export type GameId = (typeof GAME_IDS)[number];

/** What a registry has of each game, in its order; the compiler asks for every game, and null is nothing. */
export const byGame = <T extends object>(all: Readonly<Record<GameId, T | null>>): ReadonlyMap<GameId, T> =>
  new Map((Object.entries(all) as [GameId, T | null][]).flatMap(([id, of]) => (of ? [[id, of]] : [])));

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
  /** At least what the rules allow: an uploaded record with longer lists is refused before it's played. */
  readonly longest: Longest;

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

  /** How the game goes, by what everybody sees. Without it, a game has no highlights. */
  course?: {
    /** How far ahead each seat is; higher is better. */
    standings(view: View): readonly number[];
    /** How many rounds or turns are over: rows of the chart in the picture of the end. */
    rows(view: View): number;
  };

  /** The public facts that a verifier compares after set-up and after each action (see docs/record.md). */
  facts(state: State): Json;
}

/** A game whose own types don't matter to the caller, who only passes them along. */
export type GameState = Json & { readonly __state?: never };

export type GameAction = { readonly type: string };

export type GameView = object;

export type GameEvent = { readonly type: string };

export type AnyGame = Game<GameState, GameAction, GameView, GameEvent>;

const ILLEGAL_ACTION_CODES = [
  'unknownVariant',
  'unknownRule',
  'seatCount',
  'unknownSeat',
  'notYourTurn',
  'illegalAction',
  'gameOver',
] as const;

export type IllegalActionCode = (typeof ILLEGAL_ACTION_CODES)[number];

/** Set-up options or an action that a game refuses. */
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

/** A string that is the same for equal actions, whatever their key order. */
export function actionKey(action: object): string {
  return JSON.stringify(action, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/**
 * Checks set-up options against what the game supports.
 * @throws IllegalAction `unknownVariant`, `seatCount`, `unknownSeat`, `unknownRule`
 */
export function checkSetupOptions(
  game: Pick<AnyGame, 'variants' | 'seats' | 'ruleOptions'>,
  { variant, seats, startSeat, rules = {} }: SetupOptions,
): void {
  if (!game.variants.includes(variant))
    throw new IllegalAction('unknownVariant', { variant, known: game.variants });
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw new IllegalAction('seatCount', { seats, min: game.seats.min, max: game.seats.max });
  if (startSeat !== undefined) checkSeat(startSeat, seats);
  for (const [rule, value] of Object.entries(rules))
    if (!game.ruleOptions.some(({ id, values }) => id === rule && values.includes(value)))
      throw new IllegalAction('unknownRule', { rule, value });
}

/** @throws IllegalAction `unknownSeat` unless the seat is from 0 to seats - 1 */
export function checkSeat(seat: Seat, seats: number): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
    throw new IllegalAction('unknownSeat', { seat, seats });
}

export interface ChoiceOption<View, Action, Event> {
  readonly action: Action;
  readonly preview: Preview<View, Event>;
  /** The number of the choice that leads to it; without one, its place among the options, from 1. */
  readonly number?: number;
}
