import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../../themes/theme.ts';

const STONE = { width: 300, height: 150 } as const;
const JOINT = 3;

/** Large flagstones with square corners on whole pixels: rounded ones would take thousands of bytes more. */
export function drawFloor(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  context.fillStyle = theme.floor.dark;
  context.fillRect(0, 0, width, height);
  for (let row = 0; row * STONE.height < height; row++) {
    const shift = row % 2 === 0 ? 0 : -STONE.width / 2;
    for (let column = 0; shift + column * STONE.width < width; column++) {
      context.fillStyle = (row * 5 + column * 3) % 7 < 3 ? theme.floor.light : theme.floor.mid;
      const [x, y] = [shift + column * STONE.width, row * STONE.height];
      context.fillRect(x, y, STONE.width - JOINT, STONE.height - JOINT);
    }
  }
}
