import type { Pen } from './pen.ts';
import { inksOf } from './themes/index.ts';
import type { Theme } from './themes/theme.ts';

/** The part of a picture that never changes: drawn once per key, then copied. */
export interface Backdrop {
  /** Equal keys mean equal pixels; names the painter, the theme and anything else the drawing depends on. */
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

/** The backdrop of that name in each theme, drawn in all of its colours unless others are given. */
export const inThemes =
  (
    name: string,
    size: Pick<SizedBackdrop, 'width' | 'height'>,
    draw: Backdrop['draw'],
    inks: (theme: Theme) => readonly string[] = inksOf,
  ) =>
  (theme: Theme): SizedBackdrop => ({
    width: size.width,
    height: size.height,
    backdrop: { key: `${name} ${theme.id}`, theme, inks: inks(theme), draw },
  });

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
