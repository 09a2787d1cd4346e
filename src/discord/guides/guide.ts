import type { GameAction, GameEvent, GameView, Preview, Seat } from '../../games/game.ts';
import type { Words } from '../../i18n/index.ts';

/** Some of a seat's legal actions: those whose path begins with `path`. */
export interface Branch<Action> {
  readonly path: readonly string[];
  /** Never empty; a single one when nothing is left to choose, or only the rest of a set. */
  readonly actions: readonly Action[];
  /** Present where a set is composed piece by piece and not finished by the choice. */
  readonly composing?: Composing;
}

export interface Composing {
  /** The pieces chosen once the choice is made, in the order of their keys. */
  readonly chosen: readonly string[];
  /** What the choice does to the set; null where the branch is not a choice but the place arrived at. */
  readonly change: { readonly kind: 'add' | 'remove'; readonly piece: string } | null;
  /** The action that these very pieces make; null where they make none. */
  readonly action: object | null;
}

export type LabelStyle = 'neutral' | 'strong' | 'good' | 'bad';

/** How a choice is shown on a button, in a menu or in an autocomplete list. */
export interface Label {
  /** At most 80 characters, no markdown. Says what the choice does as far as it is decided. */
  readonly text: string;
  /** More for where there is room, at most 100 characters. */
  readonly detail?: string;
  /** One emoji of Unicode's recommended list. */
  readonly emoji?: string;
  readonly style?: LabelStyle;
}

export interface GuideScene<View, Action, Event> {
  readonly view: View;
  readonly seat: Seat;
  /** Display names by seat, without markdown escapes. */
  readonly names: readonly string[];
  readonly words: Words;
  preview(action: Action): Preview<View, Event>;
}

export interface HelpPage {
  readonly title: string;
  /** Markdown, at most 1800 characters. */
  readonly text: string;
}

/** A rule option of the game in words, see `Game.ruleOptions`. */
export interface RuleWords {
  /** At most 40 characters. */
  readonly name: string;
  /** What each value means, at most 50 characters, by its id. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * How one game is played through choices: what the choices are called, in which order they are
 * made, and the words around them. The legal actions themselves come from the game alone.
 */
export interface Guide<View, Action, Event> {
  /**
   * The choices that lead to an action, first one first; equal beginnings are made once.
   * Keys are short (all of a path together at most 50 characters) and stay valid while the action is legal.
   */
  pathOf(action: Action): readonly string[];
  /**
   * From how many keys on the rest of the action's path says one thing in parts (a payment, card by card): the
   * parts are chosen at once, and one after the other only where there are too many ways for one menu.
   */
  tailOf?(action: Action): number;
  /**
   * What of the action is a set of pieces, equal ones counted, that the player composes in any order: their keys,
   * short and without dots. It comes after all of the path, whose keys do not begin with + or =. Null or absent
   * where nothing is composed.
   */
  piecesOf?(action: Action): readonly string[] | null;
  label(scene: GuideScene<View, Action, Event>, branch: Branch<Action>): Label;
  /** What a choice has in common with some others beside it: these are shown together under these words. */
  section?(scene: GuideScene<View, Action, Event>, branch: Branch<Action>): string;
  /**
   * Of the legal actions those that can be played straight from the table's message, each with one click: at most
   * ten, none that asks for more. Asked only where the game hides nothing; the view is a spectator's.
   */
  quick?(scene: GuideScene<View, Action, Event>, actions: readonly Action[]): readonly Action[];
  /** How well an action leaves its player, for lists too short for all of them; the greatest comes first. */
  worth?(scene: GuideScene<View, Action, Event>, action: Action): number;
  /** What the seat to act is asked for, in a few words after "your turn:"; markdown. */
  task?(view: View, words: Words): string;
  /** The question put to the player at a branch; markdown. */
  prompt(scene: GuideScene<View, Action, Event>, branch: Branch<Action>): string;
  /** What an own action brought to light for its player alone, as sentences; markdown. */
  news(before: View, after: View, words: Words): readonly string[];
  /** What happened, as sentences; names are already escaped. */
  sentences(events: readonly Event[], names: readonly string[], words: Words): readonly string[];
  /** Where the game stands, in a line or two; names are already escaped. */
  standing(view: View, names: readonly string[], words: Words): readonly string[];
  /** What decides between equal scores, in a few words by seat; absent where nothing does. */
  tieBreak?(view: View, words: Words): readonly string[];
  title(words: Words): string;
  /** What the game is, in one sentence. */
  about(words: Words): string;
  variant(id: string, words: Words): string;
  /** The game's rule options by id; absent where it has none. */
  rules?(words: Words): Readonly<Record<string, RuleWords>>;
  /** How to play, in pages. */
  help(words: Words): readonly HelpPage[];
}

export type AnyGuide = Guide<GameView, GameAction, GameEvent>;
export type AnyScene = GuideScene<GameView, GameAction, GameEvent>;
