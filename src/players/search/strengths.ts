export interface SearchSettings {
  /** How much moves are preferred that the judge likes but that have been tried rarely. */
  readonly exploration: number;
  /** How even the judge's preferences are made: at 1 a move's weight is its odds, above 1 they're closer together. */
  readonly temperature: number;
  /** The judge's opinion of a move counts as much as this many plays of it. */
  readonly trust: number;
}

export const SETTINGS: SearchSettings = { exploration: 0.6, temperature: 0.5, trust: 1 };

/** How the levels play one game. */
export interface Strengths {
  readonly knight: {
    /** Playouts for each decision. */
    readonly playouts: (seats: number) => number;
    readonly settings: SearchSettings;
  };
  readonly squire: {
    /** Deals of the hidden cards that a move is judged in. */
    readonly deals: number;
    /** How far from the best move a Squire's choice may lie, like a Page's. */
    readonly looseness: number;
  };
  readonly page: {
    /** How far from the best move a Page's choice may lie, 0 or more; 1 is as far as an average move. */
    readonly looseness: (variant: string, seats: number) => number;
  };
}

/** What a game starts with, before its own are measured. */
export const STRENGTHS: Strengths = {
  knight: { playouts: () => 1600, settings: SETTINGS },
  squire: { deals: 8, looseness: 0 },
  page: { looseness: () => 0.5 },
};
