import type { CanvasRenderingContext2D } from 'canvas';
import { GROUPS } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { Change } from '../changes.ts';
import { coin } from '../pieces/coins.ts';
import type { CourtScene } from '../scene.ts';
import { drawArms } from './arms.ts';
import { changeTag } from './changeTag.ts';
import { drawGroup } from './groups.ts';
import { drawHead } from './head.ts';
import { CHANGE_X, GROUP_YS, TEXT_X, TREASURY_WIDTH } from './layout.ts';
import type { Spot } from './spot.ts';
import { drawTreasury } from './treasury.ts';

/** A court: shield and place, groups as they'd score with pawns and jesters, treasury, and recent changes. */
export function drawPlaque(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  change: Change | undefined,
  spot: Spot,
): void {
  const { theme, view } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  const { x, y, scale } = spot;
  drawArms(context, scene, player, seat, spot);
  drawHead(context, scene, seat, x, y + 27 * scale, scale);
  GROUPS.forEach((group, i) => {
    const row = y + (GROUP_YS[i] as number) * scale;
    drawGroup(context, theme, player, group, { x: x + TEXT_X * scale, y: row, scale });
    changeTag(context, theme, change?.court[group] ?? 0, x + CHANGE_X * scale, row, scale);
  });
  const jesters = change?.court.jester ?? 0;
  const money = change?.money ?? 0;
  drawTreasury(context, scene, player, spot, money, jesters === 0 ? TREASURY_WIDTH : TREASURY_WIDTH - 90);
  if (jesters === 0) return;
  coin(context, theme, 'jester', Math.round(30 * scale), x + (CHANGE_X - 42) * scale, y + 183 * scale);
  changeTag(context, theme, jesters, x + CHANGE_X * scale, y + 183 * scale, scale);
}
