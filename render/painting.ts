import { type Depends, drawingKey } from './key.ts';
import type { Pen } from './pen.ts';
import { themeColours } from './themes/index.ts';
import type { Theme } from './themes/theme.ts';

/** The part of a picture that never changes: drawn once per key, then copied. */
export interface Backdrop {
  /** Equal keys mean equal pixels and inks, in this process. */
  readonly key: string;
  readonly theme: Theme;
  /** Every colour that pictures on this backdrop are drawn in, as `#rrggbb`. These keep their exact value. */
  readonly inks: readonly string[];
  draw(pen: Pen): void;
}

/** A backdrop and its size, in pixels. Pictures on it have the same size. */
export interface SizedBackdrop {
  readonly width: number;
  readonly height: number;
  readonly backdrop: Backdrop;
}

/** Equal keys mean equal pixels. */
export const backdropKey = ({ backdrop, width, height }: SizedBackdrop): string =>
  `${backdrop.key} ${width}x${height}`;

type Size = Pick<SizedBackdrop, 'width' | 'height'>;

/**
 * The backdrop in a theme of what `draw` draws of `of`. `draw` and `inks`, by default all of the theme's colours, have to
 * be a module's own functions: those that are made for a call are never known again.
 */
export const cachedBackdrop = <Of extends Depends>(
  theme: Theme,
  { width, height }: Size,
  draw: (pen: Pen, of: Of) => void,
  of: Of,
  inks: (theme: Theme) => readonly string[] = themeColours,
): SizedBackdrop => ({
  width,
  height,
  backdrop: {
    key: `${theme.id} ${drawingKey(draw, of)} ${drawingKey(inks)}`,
    theme,
    inks: inks(theme),
    draw: (pen) => draw(pen, of),
  },
});

/** The same in each theme. */
export const inThemes =
  (size: Size, draw: Backdrop['draw'], inks?: (theme: Theme) => readonly string[]) =>
  (theme: Theme): SizedBackdrop =>
    cachedBackdrop(theme, size, draw, {}, inks);

/** A backdrop that's drawn in another way; `draw` and `inks` as in `cachedBackdrop`. */
export const backdropFrom = <Of extends Depends>(
  before: SizedBackdrop,
  { width, height }: Size,
  draw: (pen: Pen, before: SizedBackdrop, of: Of) => void,
  of: Of,
  inks: (before: Backdrop) => readonly string[] = sameInks,
): SizedBackdrop => ({
  width,
  height,
  backdrop: {
    key: `${backdropKey(before)} ${drawingKey(draw, of)} ${drawingKey(inks)}`,
    theme: before.backdrop.theme,
    inks: inks(before.backdrop),
    draw: (pen) => draw(pen, before, of),
  },
});

const sameInks = ({ inks }: Backdrop) => inks;

/** A picture that hasn't been drawn yet, and its contents in words. */
export interface Painting extends SizedBackdrop {
  /** Draws everything that changes, on top of the backdrop. */
  draw(pen: Pen): void;
  /** At most 1024 characters, the most important first. */
  readonly alt: string;
  /** The whole picture as a text table for a monospaced block, at most 1900 characters; made when it's asked for. */
  readonly text: string;
}

/** A small sign that stands for a thing of a game on buttons, in menus and in text, the same as on its pictures. */
export interface EmojiArt {
  /** Used where Discord doesn't have the drawing: one emoji that Unicode recommends for general interchange (RGI). */
  readonly unicode: string;
  /**
   * Draws it within the circle of radius 60 around the origin, on nothing. It's shown 20 to 48 pixels high on dark
   * and on light, so it's bold, with an edge of its own.
   */
  draw(pen: Pen): void;
}

/** Signs with their drawings. */
export const emojiFrom = <Id extends string>(
  signs: Readonly<Record<Id, string>>,
  drawings: Readonly<Record<Id, EmojiArt['draw']>>,
): ReadonlyMap<string, EmojiArt> =>
  new Map(Object.entries<string>(signs).map(([id, unicode]) => [id, { unicode, draw: drawings[id as Id] }]));
