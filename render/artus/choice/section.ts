import type { CanvasRenderingContext2D } from 'canvas';

/** A part of the panel that's drawn if there's room. */
export interface Section {
  readonly height: number;
  draw(context: CanvasRenderingContext2D, top: number): void;
}

/** Draws those sections that fit below each other, with the remaining room between them. */
export function drawSections(
  context: CanvasRenderingContext2D,
  sections: readonly Section[],
  top: number,
  bottom: number,
): void {
  let room = bottom - top;
  const fitting = sections.filter(({ height }) => {
    if (height > room) return false;
    room -= height;
    return true;
  });
  const gap = room / (fitting.length + 1);
  let y = top + gap;
  for (const { height, draw } of fitting) {
    draw(context, y);
    y += height + gap;
  }
}
