import type { CanvasRenderingContext2D } from 'canvas';
import { type Character, type CourtPlayerView, GROUPS, type GroupId } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { stamp } from '../parts/stamp.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { bust } from './busts.ts';
import { type Change } from './changes.ts';
import { coin } from './coins.ts';
import { favorDie } from './dice.ts';
import { tileLine } from './money.ts';
import type { CourtScene } from './scene.ts';

/** Measures of a plaque at scale 1, pixels. */
export const PLAQUE = { width: 490, height: 206 } as const;
const TEXT = 84;
const COIN = 32;
const PITCH = 33.5;
const ROWS = [66, 102, 138] as const;
const SIZE_X = 404;

const CHARACTER_OF: Readonly<Record<GroupId, Character>> = {
  maiden: 'guinevere',
  guard: 'arthur',
  knight: 'lancelot',
};

/** A pawn that counts as two of its group: a tag two coins wide. */
function pawnTag(
  context: CanvasRenderingContext2D,
  theme: Theme,
  character: Character,
  x: number,
  y: number,
  scale: number,
): void {
  const height = COIN * scale;
  const width = (PITCH + COIN) * scale;
  stamp(context, `pawn tag ${theme.id} ${character} ${scale}`, width + 6, height + 14, x + width / 2, y, (inner) => {
    roundedRect(inner, -width / 2, -height / 2, width, height, 7 * scale);
    inner.fillStyle = theme.castle.cloth[character];
    inner.fill();
    inner.strokeStyle = theme.ink;
    inner.lineWidth = 1.5;
    inner.stroke();
    write(inner, '2', width * 0.26, 0, { size: Math.round(25 * scale), colour: '#ffffff', align: 'centre' });
    bust(inner, theme, character, Math.round(height + 4), -width * 0.2, 0);
  });
}

/** The size of a group: on gold where it is the smallest, which is the score. */
function groupSize(
  context: CanvasRenderingContext2D,
  theme: Theme,
  size: number,
  least: boolean,
  x: number,
  y: number,
  scale: number,
): void {
  if (least) {
    roundedRect(context, x - 23 * scale, y - 16 * scale, 46 * scale, 32 * scale, 16 * scale);
    context.fillStyle = theme.ink;
    context.fill();
  }
  write(context, String(size), x, y, {
    size: Math.round(30 * scale),
    colour: least ? theme.gold.light : theme.ink,
    align: 'centre',
  });
}

function groupRow(
  context: CanvasRenderingContext2D,
  theme: Theme,
  player: CourtPlayerView,
  group: GroupId,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  const { courtiers, pawn, jesters, size } = player.standing.groups[group];
  const diameter = Math.round(COIN * scale);
  const pitch = Math.min(PITCH, (SIZE_X - TEXT - 36) / Math.max(size, 1)) * scale;
  const at = (i: number) => x + TEXT * scale + diameter / 2 + i * pitch;
  if (size === 0) coin(context, theme, group, diameter, at(0), y);
  for (let i = 0; i < courtiers; i++) coin(context, theme, group, diameter, at(i), y);
  if (pawn > 0) pawnTag(context, theme, CHARACTER_OF[group], at(courtiers) - diameter / 2, y, scale);
  for (let i = 0; i < jesters; i++) coin(context, theme, 'jester', diameter, at(courtiers + pawn + i), y);
  groupSize(context, theme, size, size === player.standing.sizes[0], x + SIZE_X * scale, y, scale);
}
