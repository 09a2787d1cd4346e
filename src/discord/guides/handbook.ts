import type { SetupOptions } from '../../games/game.ts';

/** A page of a game's rules. */
export interface RulesPage {
  /** At most 60 characters, no markdown; no other page of the game has it. */
  readonly title: string;
  /** Markdown, at most 1800 characters. */
  readonly text: string;
  /** Other words that people look for it by. */
  readonly also?: readonly string[];
}

export interface Chapter extends RulesPage {
  /**
   * What's said about places in its picture, by the painter's names of the places: at most eight. A place that the
   * picture doesn't show is left out.
   */
  readonly notes?: Readonly<Record<string, string>>;
}

/** Entries of one kind, at most 25, such as all cards. */
export interface RulesGroup {
  /** At most 60 characters. */
  readonly title: string;
  /** By the painter's ID of the card, character or piece. */
  readonly entries: Readonly<Record<string, RulesPage>>;
}

/** A game's rules for its players. No two pages have the same ID; IDs have at most 40 characters. */
export interface Handbook {
  /** By ID, in the order in which they're read: the first says what the game is about. At most 25. */
  readonly chapters: Readonly<Record<string, Chapter>>;
  /** At most two. */
  readonly groups?: readonly RulesGroup[];
}

/** The game that the pictures of the rules show. */
export interface Example<View> {
  readonly options: SetupOptions;
  readonly seed: string;
  /** The actions until the position shown, each by its index among the legal ones. */
  readonly middle: readonly number[];
  /** The actions from there to the end, if a chapter shows that. */
  readonly rest?: readonly number[];
  /** By chapter, what it shows instead of the table. */
  readonly shows?: Readonly<Record<string, 'hand' | 'end'>>;
  /** Names for places that depend on the position, for notes, and the painter's names for these. */
  places?(view: View): Readonly<Record<string, string>>;
}

/** A page, and where it is. */
export interface PlacedPage extends Chapter {
  readonly id: string;
  /** Null for a chapter. */
  readonly group: RulesGroup | null;
}

/** All pages in order: chapters, then groups. */
export function pagesOf({ chapters, groups = [] }: Handbook): readonly PlacedPage[] {
  const placed = (pages: Readonly<Record<string, Chapter>>, group: RulesGroup | null): PlacedPage[] =>
    Object.entries(pages).map(([id, page]) => ({ ...page, id, group }));
  return [...placed(chapters, null), ...groups.flatMap((group) => placed(group.entries, group))];
}
