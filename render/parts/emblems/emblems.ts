import type { CanvasRenderingContext2D } from 'canvas';
import { type Charge, dot, drawCharge } from '../charge.ts';
import { BOAR_HEAD, BOAR_SNOUT, tusk } from './boar.ts';
import { EAGLE } from './eagle.ts';
import { fillOutline } from './fillOutline.ts';
import { LION_FACE, LION_MANE, LION_MUZZLE } from './lion.ts';
import { antlers, STAG_HEAD } from './stag.ts';
import { TOWER, TOWER_WINDOW } from './tower.ts';

/** By seat. Their silhouettes differ, so nobody needs colour to tell them apart. */
export const EMBLEMS = ['lion', 'eagle', 'stag', 'tower', 'boar'] as const;

export type Emblem = (typeof EMBLEMS)[number];

const DRAW: Readonly<Record<Emblem, Charge>> = {
  lion(context, charge, field) {
    fillOutline(context, charge, LION_MANE);
    fillOutline(context, field, LION_FACE);
    context.save();
    context.scale(0.86, 0.88);
    context.translate(0, 1);
    fillOutline(context, charge, LION_FACE);
    context.restore();
    fillOutline(context, field, LION_MUZZLE);
    for (const side of [-1, 1]) dot(context, field, side * 11, -3, 4.5);
  },
  eagle(context, charge, field) {
    fillOutline(context, charge, EAGLE);
    for (const side of [-1, 1]) dot(context, field, side * 4.5, -36, 2.4);
  },
  stag(context, charge, field) {
    antlers(context, charge);
    fillOutline(context, charge, STAG_HEAD);
    for (const side of [-1, 1]) dot(context, field, side * 7, 6, 3.4);
    dot(context, field, 0, 40, 4);
  },
  tower(context, charge, field) {
    fillOutline(context, charge, TOWER);
    fillOutline(context, field, TOWER_WINDOW);
  },
  boar(context, charge, field) {
    fillOutline(context, charge, BOAR_HEAD);
    for (const side of [-1, 1]) {
      tusk(context, charge, field, side);
      dot(context, field, side * 14, -12, 3.8);
    }
    fillOutline(context, field, BOAR_SNOUT);
    for (const side of [-1, 1]) dot(context, charge, side * 7.5, 31, 4.4);
  },
};

/** The emblem, centred on the origin, `size` pixels high. */
export function emblem(
  context: CanvasRenderingContext2D,
  name: Emblem,
  size: number,
  charge: string,
  field: string,
): void {
  drawCharge(context, DRAW[name], size, charge, field);
}
