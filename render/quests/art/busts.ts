import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../../themes/theme.ts';
import type { Livery } from '../reading.ts';
import { type Art, drawArt } from './layers.ts';

/** 100 units wide and 80 high, from the upper left corner. */
const KNIGHT: Art = [
  ['steel', 'M6 82C8 66 24 60 50 60C76 60 92 66 94 82Z', 'edge'],
  ['steel', 'M24 38C24 6 76 6 76 38V54C76 68 64 76 50 78C36 76 24 68 24 54Z', 'edge'],
  ['skin', 'M32 40C34 34 66 34 68 40V54C68 64 60 70 50 70C40 70 32 64 32 54Z', 'edge'],
  ['wood', 'M36 58C40 52 46 54 50 57C54 54 60 52 64 58C60 66 54 62 50 61C46 62 40 66 36 58Z'],
  ['ink', 'O42 47 2.6O58 47 2.6'],
  ['ink', 'M37 42L45 43M63 42L55 43', 2.4],
  ['steel', 'M46 34H54V53H46Z', 'edge'],
  ['iron', 'M24 36C34 30 66 30 76 36', 4],
];

const PLUME = 'M46 16C40 -2 54 -16 76 -12C92 -8 98 8 90 22C84 12 74 10 66 12C60 14 56 16 54 20Z';

const MERLIN: Art = [
  ['purple', 'M6 82C10 62 28 58 50 58C72 58 90 62 94 82Z', 'edge'],
  ['skin', 'M32 34H68V52C68 62 60 68 50 68C40 68 32 62 32 52Z', 'edge'],
  ['white', 'M30 46C36 54 44 50 50 50C56 50 64 54 70 46C76 64 64 78 50 88C36 78 24 64 30 46Z', 'edge'],
  ['ink', 'O42 42 2.6O58 42 2.6'],
  ['white', 'M36 37L46 39M64 37L54 39', 3.4],
  ['purple', 'M18 34C30 26 36 4 56 -18C58 -6 66 22 82 34C64 40 36 40 18 34Z', 'edge'],
  ['gold', 'M30 28C40 32 62 32 71 27L74 32C62 38 38 38 26 32Z'],
  ['gold', 'O52 12 4O46 20 2O60 20 2'],
];

/** A knight with a plume in the colour, or Merlin; centred on the origin, `width` pixels wide. */
export function drawBust(
  context: CanvasRenderingContext2D,
  theme: Theme,
  livery: Livery,
  width: number,
): void {
  context.save();
  context.scale(width / 100, width / 100);
  context.translate(-50, -40);
  if (livery === 'merlin') drawArt(context, theme, MERLIN);
  else {
    drawArt(context, theme, [['ink', PLUME, 'edge']]);
    context.fillStyle = theme.quests.knights[livery].text;
    context.fill();
    drawArt(context, theme, KNIGHT);
  }
  context.restore();
}
