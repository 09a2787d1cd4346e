import type { GameAction, GameEvent, GameView, Preview, Seat, SetupOptions } from '../games/game.ts';
import type { Translate } from '../i18n/fluent/translate.ts';
import type { Reason } from '../players/facts.ts';

/** A page of a game's rules. */
interface RulesPage {
  /** At most 60 characters, no markdown; no other page of the game has it. */
  readonly title: string;
  /** Markdown, at most 1800 characters. */
  readonly text: string;
  /** Other words that people look for it by. */
  readonly also?: readonly string[];
}

interface Chapter extends RulesPage {
  /**
   * What's said about places in its picture, by the painter's names of the places: at most eight. A place that the
   * picture doesn't show is left out.
   */
  readonly notes?: Readonly<Record<string, string>>;
}

/** Entries of one kind, at most 25, such as all cards. */
interface RulesGroup {
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
  readonly shows?: Readonly<Record<string, 'hand' | 'choice' | 'end'>>;
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
export function allPages({ chapters, groups = [] }: Handbook): readonly PlacedPage[] {
  const placed = (pages: Readonly<Record<string, Chapter>>, group: RulesGroup | null): PlacedPage[] =>
    Object.entries(pages).map(([id, page]) => ({ ...page, id, group }));
  return [...placed(chapters, null), ...groups.flatMap((group) => placed(group.entries, group))];
}

/** Some of a seat's legal actions: those whose path starts with `path`. */
export interface Branch<Action> {
  readonly path: readonly string[];
  /** Never empty; a single one if nothing's left to choose. */
  readonly actions: readonly Action[];
}

/** `bad` only where something is lost for good. */
export type LabelStyle = 'neutral' | 'strong' | 'good' | 'bad';

/** Of a button's label, in UTF-16 units. */
export const MAX_LABEL = 80;

/** Of a menu option's label, description and value, and of an autocomplete choice's name. */
export const MAX_OPTION = 100;

/** Characters that a picture's number adds to a label. */
export const ROOM_FOR_NUMBER = 6;

/** How a choice appears on a button, in a menu or in an autocomplete list. */
export interface Label {
  /**
   * At most 80 characters, no markdown; `ROOM_FOR_NUMBER` less where a picture may number the choice. Says what the choice does, as
   * far as that's decided.
   */
  readonly text: string;
  /** More, for places with room for it; at most 100 characters. */
  readonly detail?: string;
  /** One emoji that Unicode recommends for general interchange (RGI), or a `sign` of one of the bot's own. */
  readonly emoji?: string;
  readonly style?: LabelStyle;
}

export interface GuideScene<View, Action, Event> {
  readonly view: View;
  readonly seat: Seat;
  /** Display names by seat, without markdown escapes. */
  readonly names: readonly string[];
  readonly t: Translate;
  preview(action: Action): Preview<View, Event>;
}

/** A game's rule option in words; see `Game.ruleOptions`. */
interface RuleWords {
  /** At most 40 characters. */
  readonly name: string;
  /** What each value means, by ID; at most 50 characters each. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Actions as sets of parts, for a menu in which several are chosen at once, such as the tiles of a bid. Such menus
 * offer every action, even where whole actions would be too many for a message.
 */
export interface Sets<View, Action, Event> {
  /**
   * The keys of the action's parts; equal keys are equal parts. No two actions have the same parts. Null or empty if
   * the action isn't offered this way. Actions with the same first part share a menu. Keys contain no tildes.
   */
  partsOf(action: Action): readonly string[] | null;
  /** `actions`: those that have the part. */
  label(scene: GuideScene<View, Action, Event>, part: string, actions: readonly Action[]): Label;
  /** What the menu asks for; at most 100 characters, no markdown. */
  ask(scene: GuideScene<View, Action, Event>, actions: readonly Action[]): string;
  /** Why the chosen parts are no legal action, in a sentence; markdown. */
  misfit(
    scene: GuideScene<View, Action, Event>,
    parts: readonly string[],
    actions: readonly Action[],
  ): string;
}

/** A sentence for a seat, and whether it says what was done to that seat. */
export interface Brief {
  readonly text: string;
  readonly touches: boolean;
}

export interface Stir {
  readonly seat: Seat;
  readonly mood: 'crowned' | 'pushed';
}

/** Choices that are made one after another, in pictures of the board that number them. */
export interface Steps<View, Action, Event> {
  /** Actions than which another one is better for certain: they're offered only if somebody asks for all. */
  lesser(scene: GuideScene<View, Action, Event>, actions: readonly Action[]): ReadonlySet<Action>;
}

/**
 * How one game is presented as choices: their names, their order, and the words around them. The legal actions
 * themselves come from the game.
 */
export interface Guide<View, Action, Event> {
  /**
   * The choices that lead to an action, in order. Actions with the same first keys share those choices.
   * Keys are short (at most 50 characters for the whole path), contain no slashes, and stay valid while the action is
   * legal.
   */
  pathOf(action: Action): readonly string[];
  /**
   * The index of the first key in the action's tail: keys that belong together, such as the cards of a payment.
   * They're chosen as one, or one by one if there are too many combinations for a menu.
   */
  tailOf?(action: Action): number;
  label(scene: GuideScene<View, Action, Event>, branch: Branch<Action>): Label;
  /** The seat's only sensible action in a position that its own action leads to: it's played with that action. */
  sequel?(after: View, seat: Seat): Action | null;
  /** The label of an action that's played with its sequel; by default the question says what follows. */
  joined?(scene: GuideScene<View, Action, Event>, branch: Branch<Action>, sequel: Action): Label;
  /** An action's label in a list of whole actions; by default that of the last choice. */
  whole?(scene: GuideScene<View, Action, Event>, action: Action): Label;
  /** Without them, an action that isn't one of a few is chosen step by step, or from a menu of the best. */
  readonly sets?: Sets<View, Action, Event>;
  /** With them, the first choices are always offered, in the order of the legal actions. */
  readonly steps?: Steps<View, Action, Event>;
  /**
   * Whether a picture of choices numbers the action, so that its button says that number. By default it does:
   * pictures number the actions from 1, in the order in which they get them.
   */
  isNumbered?(action: Action): boolean;
  /**
   * The first actions of some choices in the order of their places in the picture, which then gives a choice one
   * number, with all that it leads to. By default, or if null, the best come first, and each action has a number.
   */
  arranged?(view: View, actions: readonly Action[]): readonly Action[] | null;
  /** Whether the first choice is made on the board, so that its picture belongs to it. */
  onBoard?(view: View): boolean;
  /** A heading that this choice shares with others; they're shown together under it. */
  section?(scene: GuideScene<View, Action, Event>, branch: Branch<Action>): string;
  /**
   * The legal actions that can be played with one click on the table's message: at most ten, none with further
   * choices. Only called for games that hide nothing; the view is a spectator's.
   */
  quick?(scene: GuideScene<View, Action, Event>, actions: readonly Action[]): readonly Action[];
  /**
   * Of a seat's legal actions, those that get a button and a place in the picture; `sets` offers the others. By default
   * all do. None: the picture shows what there is to choose from, without numbers.
   */
  shortlist?(scene: GuideScene<View, Action, Event>, actions: readonly Action[]): readonly Action[];
  /** What an action brings its player, for the order of choices; highest first. */
  worth?(scene: GuideScene<View, Action, Event>, action: Action): number;
  /** What the seat to act must do, in a few words after "your turn:"; markdown. */
  task?(view: View, t: Translate): string;
  /**
   * The present decision and each kind of legal action in it, for somebody who doesn't know the game; if `actions` is
   * empty, what's being decided by somebody else. Markdown lines, at most 1800 characters in all.
   */
  explain?(scene: GuideScene<View, Action, Event>, actions: readonly Action[]): readonly string[];
  /** What a person's first turn begins with, a sentence each; markdown. */
  firstSteps?(t: Translate, variant: string): readonly [goal: string, scores: string, press: string];
  /** The question for the player at a branch; markdown. */
  prompt(scene: GuideScene<View, Action, Event>, branch: Branch<Action>): string;
  /** What the player's own action revealed to them alone, as sentences; markdown. */
  news(before: View, after: View, t: Translate): readonly string[];
  /** What happened, as sentences; names are already escaped. */
  sentences(events: readonly Event[], names: readonly string[], t: Translate): readonly string[];
  /**
   * A turn in few words, for a seat that sees the board beside them; each thing done to it is a sentence of its own.
   * By default all sentences, and those that name it.
   */
  brief?(events: readonly Event[], names: readonly string[], seat: Seat, t: Translate): readonly Brief[];
  /** What the seat did, and what was done to it, said to whoever holds it; without it, all is said by names. */
  own?(events: readonly Event[], names: readonly string[], seat: Seat, t: Translate): readonly string[];
  /** What speaks for an action, as part of a sentence; names are already escaped. Undefined for an unknown type. */
  reason?(reason: Reason, names: readonly string[], t: Translate): string | undefined;
  /**
   * Whom the public events of a turn stir, strongest first: something great happens to them, or someone does them harm.
   * `seat` acted in it. Computer players have something to say then.
   */
  stirs?(events: readonly Event[], seat: Seat): readonly Stir[];
  /** The state of the game, in a line or two; names are already escaped. */
  standing(view: View, names: readonly string[], t: Translate): readonly string[];
  /** The tie-break values by seat, in a few words; absent if ties aren't broken. */
  tieBreak?(view: View, t: Translate): readonly string[];
  title(t: Translate): string;
  /** The game in one sentence. */
  about(t: Translate, variant?: string): string;
  /** How long a game takes, in minutes for each player, and for how many players it's best. */
  readonly length?: { readonly minutesEach: number; readonly best: readonly number[] };
  variant(id: string, t: Translate): string;
  /** The game's rule options by ID; absent if it has none. */
  rules?(t: Translate): Readonly<Record<string, RuleWords>>;
  /** How to play. */
  handbook(t: Translate): Handbook;
  /** What the handbook's pictures show; by default a game of the fewest players after one action. */
  readonly example?: Example<View>;
}

export type AnyGuide = Guide<GameView, GameAction, GameEvent>;

export type AnyScene = GuideScene<GameView, GameAction, GameEvent>;

/** Cards in the later hand that weren't in the earlier one, counting duplicates; an unseen hand counts as empty. */
export function drawn<Card>(before: readonly Card[] | undefined, after: readonly Card[] | undefined): Card[] {
  const had = [...(before ?? [])];
  return (after ?? []).filter((card) => {
    const at = had.indexOf(card);
    if (at >= 0) had.splice(at, 1);
    return at < 0;
  });
}

const MARK = '=';

/** One key for a set of pieces, in any order; the pieces contain no dots. */
export const setKey = (pieces: readonly string[]): string => MARK + pieces.toSorted().join('.');

export const isSetKey = (key: string): boolean => key.startsWith(MARK);

/** The actions of one type. */
export const ofType = <Action extends { readonly type: string }, Type extends Action['type']>(
  actions: readonly Action[],
  type: Type,
): readonly Extract<Action, { readonly type: Type }>[] =>
  actions.filter((action): action is Extract<Action, { readonly type: Type }> => action.type === type);
