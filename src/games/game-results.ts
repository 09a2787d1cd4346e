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
