import type { CanvasRenderingContext2D } from 'canvas';
import { mix } from '../../parts/colour.ts';
import { withShadow } from '../../parts/shadow.ts';
import type { Theme } from '../../themes/theme.ts';
import { CASTLE } from '../sheet.ts';
import { masonry, merlons, WALL_BOTTOM } from './masonry.ts';

export const TOWER = { width: 112, top: CASTLE.y + 32 } as const;

export function drawTower(context: CanvasRenderingContext2D, theme: Theme, left: number): void {
  const right = left + TOWER.width;
  const { stone } = theme.castle;
  withShadow(context, theme, 10, () => {
    context.fillStyle = stone.mid;
    context.fillRect(left, TOWER.top, TOWER.width, WALL_BOTTOM - TOWER.top);
  });
  masonry(context, theme, left, right, TOWER.top, 0);
  merlons(context, theme, left - 6, right + 6, TOWER.top);
  context.fillStyle = mix(stone.mid, stone.dark, 0.6);
  context.fillRect(left - 6, TOWER.top + 4, TOWER.width + 12, 5);
}
