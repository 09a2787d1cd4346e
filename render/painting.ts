import type { CanvasRenderingContext2D } from 'canvas';

/** The part of a picture that does not change: drawn once for each key and then copied. */
export interface Backdrop {
  /** Equal keys mean equal pixels; names the painter, the theme and whatever else the drawing depends on. */
  readonly key: string;
  /** Every colour that a picture on this backdrop is drawn in, as `#rrggbb`: these come out exact. */
  readonly inks: readonly string[];
  draw(context: CanvasRenderingContext2D): void;
}

/** A backdrop in the size, in pixels, of the pictures on it. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly backdrop: Backdrop;
}

/** A picture yet to be drawn, and the same as words. */
export interface Painting extends Ground {
  /** Draws all that changes, on top of the backdrop. */
  draw(context: CanvasRenderingContext2D): void;
  /** At most 1024 characters, the most important first. */
  readonly alt: string;
  /** The whole picture as a text table for a monospaced block, at most 1900 characters. */
  readonly text: string;
}
