import type { CanvasRenderingContext2D } from 'canvas';
import { CHAIR_COUNT } from '../../../src/games/artus/data.ts';
import { mix } from '../../parts/colour.ts';
import { hall } from '../../parts/hall.ts';
import { parchment } from '../../parts/parchment.ts';
import { discShadow } from '../../parts/shadow.ts';
import type { Theme } from '../../themes/theme.ts';
import { PANEL, SIZE } from '../sheet.ts';
import { drawChairs } from './chairs.ts';
import { at, CENTRE, RADII } from './ring.ts';

const LIGHT = (-Math.PI * 3) / 4;

function disc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, radius, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
}

/** A star inlaid in the table top. Each facet is shaded by its angle to the light. */
function star(context: CanvasRenderingContext2D, theme: Theme): void {
  const half = Math.PI / CHAIR_COUNT;
  for (let facet = 0; facet < CHAIR_COUNT; facet++) {
    const angle = facet * 2 * half;
    const points = [angle, angle + 2 * half].map((a, i) =>
      at(a, (facet + i) % 2 === 0 ? RADII.star : RADII.star * 0.45),
    );
    const face = angle + half + (facet % 2 === 0 ? Math.PI / 2 : -Math.PI / 2);
    const lit = (1 + Math.cos(face - LIGHT)) / 2;
    context.beginPath();
    context.moveTo(CENTRE.x, CENTRE.y);
    for (const { x, y } of points) context.lineTo(x, y);
    context.closePath();
    context.fillStyle = mix(theme.top.dark, theme.top.light, 0.25 + lit * 0.75);
    context.fill();
  }
}

function ring(context: CanvasRenderingContext2D, radius: number, width: number, colour: string): void {
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, radius, 0, Math.PI * 2);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

function tableTop(context: CanvasRenderingContext2D, theme: Theme): void {
  discShadow(context, theme, 14, CENTRE.x, CENTRE.y, RADII.topOuter);
  disc(context, RADII.topOuter, theme.top.dark);
  disc(context, RADII.topInner + 2, theme.top.mid);
  star(context, theme);
  disc(context, RADII.medallion, theme.top.dark);
  ring(context, RADII.medallion, 3, theme.gold.mid);
  ring(context, RADII.medallion - 7, 1, theme.gold.dark);
  ring(context, RADII.topOuter - 1, 3, theme.gold.dark);
}

/** Everything that never changes in a picture of the table: floor, chairs, table top, parchment. */
export function drawBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  hall(context, theme, SIZE);
  discShadow(context, theme, 14, CENTRE.x, CENTRE.y, RADII.backOuter - 6);
  disc(context, RADII.backOuter - 6, theme.floor.dark);
  drawChairs(context, theme);
  tableTop(context, theme);
  parchment(context, theme, PANEL);
}
