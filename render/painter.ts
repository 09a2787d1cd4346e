import type { ChoiceOption, GameAction, GameEvent, GameView } from '../src/games/game.ts';
import type { Translate } from '../src/i18n/fluent/translate.ts';
import type { HighlightShown } from '../src/telling/scene.ts';
import type { EmojiArt, Painting, SizedBackdrop } from './painting.ts';
import type { Rect, Sector } from './parts/shapes.ts';
import type { Pen } from './pen.ts';
import type { ThemeId } from './themes/theme.ts';

/** Everything a picture may be made from: a view, never a state. */
export interface Scene<View, Event> {
  readonly view: View;
  /** Display names by seat, unescaped. */
  readonly names: readonly string[];
  readonly theme: ThemeId;
  readonly t: Translate;
  /** What happened since the last picture, oldest first; drawn as arrows and marks. */
  readonly events: readonly Event[];
  /** At the end of a game, what turned it for good or, in a player's own picture, was their best move. */
  readonly highlight?: HighlightShown<Event>;
  /** Whether what's new has no frame, because frames around the picture's spots say what matters. */
  readonly isMarked?: boolean;
  /** Whether a hand leaves it to its reader to work out what its cards are worth, and a table what its chairs are. */
  readonly isRiddle?: boolean;
}

/** A place in a picture, in its pixels: a rectangle, or the sector that lies in it. */
export interface Spot extends Rect {
  readonly sector?: Sector;
  /** The middle of a number about it; by default where the picture has least to hide. */
  readonly number?: readonly [x: number, y: number];
  /** Draws again what stands on it, where it reaches beyond its frame. */
  readonly over?: (pen: Pen) => void;
  /** What signs on it mean: drawn instead of what's said about it. */
  readonly key?: SpotKey;
}

/** Signs and what they mean, below a few words. */
export interface SpotKey {
  readonly lead: string;
  /** In a column so wide, with letters of that size. */
  height(width: number, size: number): number;
  draw(pen: Pen, place: Pick<Rect, 'x' | 'y' | 'width'>, size: number): void;
}

/** Named places in a picture: what a mark can be put on. Only what the picture shows has one. */
export type Spots = ReadonlyMap<string, Spot>;

/** What a picture that belongs to no table is made from. */
export interface Style {
  readonly theme: ThemeId;
  readonly t: Translate;
}

/** One game's pictures. Each is a pure function of its arguments. */
export interface Painter<View, Action, Event> {
  /** Backdrops that every game needs, to be drawn in advance. */
  backdrops(theme: ThemeId): readonly SizedBackdrop[];
  /** The table as everyone sees it. */
  table(scene: Scene<View, Event>): Painting;
  /** The viewer's hidden cards; `view.viewer` is a seat. */
  hand(scene: Scene<View, Event>): Painting;
  /** What everybody has played; in games that have no such picture, the hand's stands for it. */
  played?(scene: Scene<View, Event>): Painting;
  /** The places in it. */
  playedSpots?(scene: Scene<View, Event>): Spots;
  /** What each of the viewer's given legal actions would do, in a picture of the table. */
  choice(scene: Scene<View, Event>, options: readonly ChoiceOption<View, Action, Event>[]): Painting;
  /** Ranking, final table and course of the game. */
  end(scene: Scene<View, Event>): Painting;
  /** The places in what `table` paints for the same scene. */
  tableSpots(scene: Scene<View, Event>): Spots;
  /** The places in what `hand` paints for the same scene. */
  handSpots(scene: Scene<View, Event>): Spots;
  /** The places in what `choice` paints for it, where they aren't the hand's. */
  choiceSpots?(scene: Scene<View, Event>, options: readonly ChoiceOption<View, Action, Event>[]): Spots;
  /**
   * A card, character or piece on its own, large, by its ID, or what a chapter of the rules says, as `rules-goal`; null
   * if there's no such thing.
   */
  piece(id: string, setting: Style): Painting | null;
  /** By ID; IDs start with the game's. */
  readonly emoji: ReadonlyMap<string, EmojiArt>;
}

export type AnyPainter = Painter<GameView, GameAction, GameEvent>;
