import type { Pen } from '../pen.ts';
import type { Rect } from './shapes.ts';

const TILE = 75;

/** The floor of the hall: flagstones in flat colours, which keep the file small. */
export function hall(pen: Pen, { width, height }: { readonly width: number; readonly height: number }): void {
  pen.fillRect(0, 0, width, height, pen.theme.floor.dark);
  for (let row = 0; row * TILE < height; row++) {
    const shift = row % 2 === 0 ? 0 : -TILE;
    for (let x = shift, column = 0; x < width; x += TILE * 2, column++) {
      pen
        .roundedRect(x + 1.5, row * TILE + 1.5, TILE * 2 - 3, TILE - 3, 4)
        .fill((row * 5 + column * 3) % 7 < 3 ? pen.theme.floor.light : pen.theme.floor.mid);
    }
  }
}

/** A parchment sheet with a thin line along its edge. */
export function parchment(pen: Pen, { x, y, width, height }: Rect): void {
  pen.withShadow(12, () => {
    pen.roundedRect(x, y, width, height, 12).fill(pen.theme.parchment.light);
  });
  pen.roundedRect(x + 1, y + 1, width - 2, height - 2, 11).stroke(pen.theme.parchment.dark, 2);
  pen.roundedRect(x + 6.5, y + 6.5, width - 13, height - 13, 5.5).stroke(pen.theme.parchment.dark, 1);
}

/** A cloth with swallow-tailed ends and a golden seam, around (x, y). */
export function cloth(pen: Pen, x: number, y: number, width: number, height: number): void {
  const { fill, edge } = pen.theme.carpet;
  const [left, right] = [x - width / 2, x + width / 2];
  const [top, bottom] = [y - height / 2, y + height / 2];
  const outline = (inset: number) => {
    const [from, to] = [left + inset * 2, right - inset * 2];
    return pen.path(
      `M${from} ${top + inset}H${to}L${right - 18 - inset} ${y}L${to} ${bottom - inset}H${from}L${left + 18 + inset} ${y}Z`,
    );
  };
  pen.withShadow(8, () => outline(0).fill(fill));
  outline(4).stroke(edge, 2.5);
}

/** From the frame's upper left corner: how far the pointer sticks out, and how far down it is. */
interface Pointer {
  readonly reach: number;
  readonly down: number;
}

/** Whose turn it is: a gold frame around the plaque, and a pointer from its left side to the table. */
export function turnMark(pen: Pen, { x, y, width, height }: Rect, { reach, down }: Pointer): void {
  pen.roundedRect(x, y, width, height, 8);
  pen.fill(pen.theme.parchment.mid).stroke(pen.theme.gold.dark, 4);
  pen.polygon([x - reach, y + down], [x, y + down - 18], [x, y + down + 18]).fill(pen.theme.gold.dark);
}

const MARGIN = 24;

/** Draws a thin line across a parchment. */
export function drawRule(pen: Pen, sheet: Rect, y: number): void {
  pen.fillRect(sheet.x + MARGIN, y - 0.75, sheet.width - 2 * MARGIN, 1.5, pen.theme.parchment.dark);
}
