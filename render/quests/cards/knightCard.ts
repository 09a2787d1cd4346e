import type { CanvasRenderingContext2D } from 'canvas';
import type { KnightCard } from '../../../src/games/quests/types.ts';
import { mix } from '../../parts/colour.ts';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawBust } from '../art/busts.ts';
import { type Livery, liveryOf, strengthOf } from '../reading.ts';
import { charge } from './charges.ts';

/** Height of a knight card divided by its width. */
export const RATIO = 1.45;

/** Width of a double divided by that of a single. */
const DOUBLE = 1.5;

/** Cards from this height on have a knight on them, smaller ones only the banner. */
const PORTRAIT = 90;

export function knightWidth(card: KnightCard, height: number): number {
  return Math.round((height / RATIO) * (strengthOf(card) === 2 ? DOUBLE : 1));
}

/** Traces a pointed banner, the cloth behind one knight's charge. */
function banner(context: CanvasRenderingContext2D, width: number, top: number, bottom: number): void {
  const half = width / 2;
  context.beginPath();
  context.moveTo(-half, top);
  context.lineTo(half, top);
  context.lineTo(half, bottom - width * 0.3);
  context.lineTo(0, bottom);
  context.lineTo(-half, bottom - width * 0.3);
  context.closePath();
}

/** One knight of the card, around x = 0: a banner with the charge, and on a large card whoever carries it. */
function knight(
  context: CanvasRenderingContext2D,
  theme: Theme,
  livery: Livery,
  height: number,
  cloth: number,
): void {
  const { fill, edge, text } = theme.quests.knights[livery];
  const [top, bottom] = [-height * 0.43, height * 0.43];
  banner(context, cloth, top, bottom);
  context.fillStyle = fill;
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = theme.shadow > 0 ? mix(fill, edge, 0.18) : fill;
  context.fillRect(0, -height, cloth, height * 2);
  context.restore();
  banner(context, cloth, top, bottom);
  context.strokeStyle = edge === theme.chalk ? theme.engraving : edge;
  context.lineWidth = Math.max(1, height / 70);
  context.stroke();
  if (height < PORTRAIT) {
    context.translate(0, -height * 0.06);
    charge(context, livery, cloth * 0.78, text, fill);
    return;
  }
  context.save();
  context.translate(0, -height * 0.15);
  drawBust(context, theme, livery, Math.min(cloth * 0.95, height * 0.52));
  context.restore();
  context.translate(0, height * 0.2);
  charge(context, livery, Math.min(cloth * 0.5, height * 0.27), text, fill);
}

/** A knight card around the origin. A double has two knights. */
export function knightFace(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: KnightCard,
  height: number,
): void {
  const width = knightWidth(card, height);
  const outline = () => roundedRect(context, -width / 2, -height / 2, width, height, height * 0.09);
  withShadow(context, theme, height * 0.045, () => {
    outline();
    context.fillStyle = theme.parchment.light;
    context.fill();
  });
  outline();
  context.strokeStyle = theme.engraving;
  context.lineWidth = Math.max(1.5, height / 60);
  context.stroke();
  const count = strengthOf(card);
  const pitch = (width - height * 0.14) / count;
  const cloth = pitch - (count === 2 ? height * 0.03 : 0);
  for (let i = 0; i < count; i++) {
    context.save();
    context.translate((i - (count - 1) / 2) * pitch, 0);
    knight(context, theme, liveryOf(card), height, cloth);
    context.restore();
  }
}

/** A knight card centred on (x, y). */
export function drawKnight(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: KnightCard,
  height: number,
  x: number,
  y: number,
): void {
  const margin = Math.ceil(height * 0.1) + 3;
  const key = `knight ${theme.id} ${card} ${height}`;
  const box = [knightWidth(card, height) + margin * 2, height + margin * 2] as const;
  stamp(context, key, ...box, x, y, (inner) => knightFace(inner, theme, card, height));
}
