import type { CanvasRenderingContext2D } from 'canvas';

/** A small sign that stands for a thing of a game on buttons, in menus and in text, the same as on its pictures. */
export interface EmojiArt {
  /** Used where Discord doesn't have the drawing: one emoji that Unicode recommends for general interchange (RGI). */
  readonly unicode: string;
  /**
   * Draws it within the circle of radius 60 around the origin, on nothing. It's shown 20 to 48 pixels high on dark
   * and on light, so it's bold, with an edge of its own.
   */
  draw(context: CanvasRenderingContext2D): void;
}
