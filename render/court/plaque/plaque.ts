import type { CanvasRenderingContext2D } from 'canvas';
import { GROUPS, type GroupId } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { widthOf } from '../../parts/measure.ts';
import { NARROWEST, write } from '../../parts/text.ts';
import type { Change } from '../changes.ts';
import type { CourtScene } from '../scene.ts';
import { drawArms } from './arms.ts';
import { changeTag } from './changeTag.ts';
import { drawGroup } from './groups.ts';
import { drawHead } from './head.ts';
import { drawIdleJesters } from './idle.ts';
import { GROUP_YS, RIGHT, TEXT_X } from './layout.ts';
import type { Spot } from './spot.ts';
import { drawTreasury } from './treasury.ts';

const GROUP_NAME = 34;

/** A group's name between its courtiers and the right edge, if there's room. */
function nameGroup(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  group: GroupId,
  left: number,
  right: number,
  y: number,
): void {
  const name = words.court.group(group);
  if (left + widthOf(name, GROUP_NAME, 'normal') * NARROWEST > right) return;
  write(context, name, right, y, {
    size: GROUP_NAME,
    weight: 'normal',
    colour: theme.softInk,
    align: 'right',
    maxWidth: right - left,
  });
}

/** A court: shield and place, groups as they'd score with pawns and jesters, treasury, and recent changes; with the groups' names if `named`. */
export function drawPlaque(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  change: Change | undefined,
  spot: Spot,
  named = false,
): void {
  const { theme, view } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  const { x, y, scale } = spot;
  drawArms(context, scene, player, seat, spot);
  drawHead(context, scene, seat, spot);
  GROUPS.forEach((group, i) => {
    const row = y + (GROUP_YS[i] as number) * scale;
    const end = drawGroup(context, theme, player, group, { x: x + TEXT_X * scale, y: row, scale });
    const told = changeTag(context, theme, change?.court[group] ?? 0, end + 8 * scale, row, scale);
    if (named && player.standing.idleJesters === 0)
      nameGroup(context, scene, group, end + told + 24 * scale, x + RIGHT * scale, row);
  });
  drawIdleJesters(context, scene, player.standing.idleJesters, spot);
  drawTreasury(context, scene, seat, change, spot);
}
