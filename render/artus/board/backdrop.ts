import type { CanvasRenderingContext2D } from 'canvas';
import { CHAIR_COUNT } from '../../../src/games/artus/data.ts';
import { parchment } from '../../parts/parchment.ts';
import { discShadow } from '../../parts/shadow.ts';
import type { Theme } from '../../themes/theme.ts';
import { PANEL, SIZE, STRIP } from '../sheet.ts';
import { drawChairs } from './chairs.ts';
import { drawFloor } from './floor.ts';
import { angleOf, CENTRE, RADII, STEP } from './ring.ts';
import { sword } from './sword.ts';

function disc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, radius, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
}

function ring(context: CanvasRenderingContext2D, radius: number, width: number, colour: string): void {
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, radius, 0, Math.PI * 2);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** The shadow of chairs and table on the floor: flat, since a soft one takes as many bytes as all figures. */
function castShadow(context: CanvasRenderingContext2D, theme: Theme): void {
  context.save();
  context.translate(9, 12);
  disc(context, RADII.backOuter - 2, theme.floor.dark);
  context.restore();
}

/** A sword inlaid in front of every fourth chair, its point towards the plate. */
function swords(context: CanvasRenderingContext2D, theme: Theme): void {
  for (let chair = 0; chair < CHAIR_COUNT; chair += 4) {
    context.save();
    context.translate(CENTRE.x, CENTRE.y);
    context.rotate(angleOf(chair) + STEP / 2 + Math.PI / 2);
    context.translate(0, -RADII.swords);
    sword(context, 46, theme.top.light, theme.top.dark);
    context.restore();
  }
}

function tableTop(context: CanvasRenderingContext2D, theme: Theme): void {
  discShadow(context, theme, 14, CENTRE.x, CENTRE.y, RADII.topOuter);
  disc(context, RADII.topOuter, theme.top.dark);
  disc(context, RADII.topInner + 2, theme.top.mid);
  swords(context, theme);
  disc(context, RADII.medallion, theme.top.dark);
  ring(context, RADII.medallion, 4, theme.gold.mid);
  ring(context, RADII.medallion - 8, 1.5, theme.gold.dark);
  ring(context, RADII.topOuter - 1, 3, theme.gold.dark);
}

/** Everything that never changes in a picture of the table: floor, chairs, table top, parchments. */
export function drawBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  drawFloor(context, theme, SIZE);
  castShadow(context, theme);
  disc(context, RADII.backOuter - 6, theme.floor.dark);
  drawChairs(context, theme);
  tableTop(context, theme);
  parchment(context, theme, PANEL);
  parchment(context, theme, STRIP);
}
