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
