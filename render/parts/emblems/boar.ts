import type { CanvasRenderingContext2D } from 'canvas';
import type { HalfOutline } from '../shapes.ts';

/** Ears and brow, narrowing to the snout. */
export const BOAR_HEAD: HalfOutline = {
  start: [0, -40],
  segments: [
    [5, -49, 10, -38],
    [16, -36, 20, -32],
    [26, -46, 46, -48],
    [48, -32, 33, -20],
    [38, -4, 27, 12],
    [24, 20, 23, 30],
    [24, 48, 0, 48],
  ],
};

export const BOAR_SNOUT: HalfOutline = {
  start: [0, 18],
  segments: [
    [19, 18, 19, 31],
    [18, 43, 0, 43],
  ],
};

/** A tusk that curves up beside the snout, outlined in the field's colour. */
export function tusk(context: CanvasRenderingContext2D, charge: string, field: string, side: number): void {
  context.beginPath();
  context.moveTo(side * 18, 41);
  context.quadraticCurveTo(side * 46, 38, side * 41, 0);
  context.quadraticCurveTo(side * 33, 22, side * 18, 27);
  context.closePath();
  context.lineJoin = 'round';
  context.strokeStyle = field;
  context.lineWidth = 6;
  context.stroke();
  context.fillStyle = charge;
  context.fill();
}
