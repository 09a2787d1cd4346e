import type { CanvasRenderingContext2D } from 'canvas';
import { CHARACTERS } from '../../../src/games/court/types.ts';
import { withShadow } from '../../parts/shadow.ts';
import type { Theme } from '../../themes/theme.ts';
import { CASTLE, nicheX } from '../sheet.ts';
import { drawHills } from './hills.ts';
import { drawLedge, drawPurse } from './ledge.ts';
import { masonry, merlons, WALL_BOTTOM } from './masonry.ts';
import { drawNiche } from './niche.ts';
import { pennant } from './pennant.ts';
import { drawTower, TOWER } from './tower.ts';

const WALL_TOP = CASTLE.y + 70;

/** The castle: a wall between two towers, with a niche and a ledge for each character. */
export function drawCastle(context: CanvasRenderingContext2D, theme: Theme): void {
  const { stone } = theme.castle;
  const left = CASTLE.x;
  const right = CASTLE.x + CASTLE.width;
  drawHills(context, theme);
  withShadow(context, theme, 12, () => {
    context.fillStyle = stone.mid;
    context.fillRect(left, WALL_TOP, right - left, WALL_BOTTOM - WALL_TOP);
  });
  masonry(context, theme, left, right, WALL_TOP, 0.22);
  merlons(context, theme, left + TOWER.width, right - TOWER.width, WALL_TOP);
  pennant(context, theme, left + 26, WALL_TOP - 50, 1);
  pennant(context, theme, right - 26, WALL_TOP - 50, -1);
  drawTower(context, theme, left);
  drawTower(context, theme, right - TOWER.width);
  for (const character of CHARACTERS) {
    drawNiche(context, theme, nicheX(character));
    drawLedge(context, theme, nicheX(character));
    drawPurse(context, theme, nicheX(character));
  }
}
