import type { CanvasRenderingContext2D } from 'canvas';
import { type CourtPlayerView, GROUPS } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { bust } from './busts.ts';
import type { Change } from './changes.ts';
import { coin, emptyPlace } from './coins.ts';
import { favorDie } from './dice.ts';
import { drawGroup, type Spot } from './groups.ts';
import { medal } from './medal.ts';
import { tileLine } from './money.ts';
import { signed, sumOf } from './reading.ts';
import type { CourtScene } from './scene.ts';

/** Measures of a plaque at scale 1, pixels. */
export const PLAQUE = { width: 490, height: 206 } as const;
const TEXT = 84;
const ROWS = [65, 103, 141] as const;
/** The middle of the tags that say what has changed. */
const CHANGE_X = 456;
/** Room for a line of tiles. */
const TREASURY = PLAQUE.width - TEXT - 86;

const TAG = { width: 46, height: 28 } as const;

/** By how much something has changed, on a tag. */
function changeTag(
  context: CanvasRenderingContext2D,
  theme: Theme,
  change: number,
  x: number,
  y: number,
  scale: number,
): void {
  if (change === 0) return;
  const { width, height } = TAG;
  roundedRect(
    context,
    x - (width / 2) * scale,
    y - (height / 2) * scale,
    width * scale,
    height * scale,
    6 * scale,
  );
  context.fillStyle = theme.highlight;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1.5;
  context.stroke();
  write(context, signed(change), x, y, {
    size: Math.round(22 * scale),
    colour: theme.engraving,
    align: 'centre',
  });
}

/** Name, characters held and the King's Favor, in one line. */
function drawHead(
  context: CanvasRenderingContext2D,
  { view, theme, names }: CourtScene,
  seat: Seat,
  x: number,
  y: number,
  scale: number,
): void {
  let right = x + (PLAQUE.width - 12) * scale;
  if (view.favor === seat) {
    favorDie(context, theme, Math.round(40 * scale), right - 20 * scale, y);
    right -= 50 * scale;
  }
  for (const character of view.players[seat]?.characters.toReversed() ?? []) {
    bust(context, theme, character, Math.round(44 * scale), right - 22 * scale, y);
    right -= 48 * scale;
  }
  for (let left = view.players[seat]?.quotaLeft ?? 0; left > 0 && view.round > 0; left--) {
    emptyPlace(context, theme.softInk, 36 * scale, right - 22 * scale, y);
    right -= 48 * scale;
  }
  const left = x + TEXT * scale;
  write(context, names[seat] ?? '', left, y, {
    size: Math.round(27 * scale),
    minSize: Math.round(20 * scale),
    colour: theme.ink,
    maxWidth: right - left - 6,
  });
}

/** Shield and place, and beneath them the jesters that may join no group. */
function drawArms(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  player: CourtPlayerView,
  seat: Seat,
  { x, y, scale }: Spot,
): void {
  const middle = x + 44 * scale;
  shield(context, theme, seat, Math.round(74 * scale), middle, y + 46 * scale);
  medal(context, theme, player.place, Math.round(44 * scale), middle, y + 108 * scale);
  const { idleJesters } = player.standing;
  if (idleJesters === 0) return;
  const size = Math.round(28 * scale);
  const left = idleJesters > 1 ? middle - 16 * scale : middle;
  emptyPlace(context, theme.softInk, size + Math.round(12 * scale), left, y + 156 * scale);
  coin(context, theme, 'jester', size, left, y + 156 * scale);
  if (idleJesters === 1) return;
  write(context, `×${idleJesters}`, left + 24 * scale, y + 156 * scale, {
    size: Math.round(26 * scale),
    colour: theme.ink,
  });
}

/** The tiles of a treasury, what they come to, and by how much that has changed. */
function drawTreasury(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  { treasury }: CourtPlayerView,
  { x, y, scale }: Spot,
  change: number,
  room: number,
): void {
  const top = y + 183 * scale;
  let left = x + TEXT * scale;
  left += tileLine(context, theme, treasury, {
    x: left,
    y: top,
    size: Math.round(40 * scale),
    width: (change === 0 ? room : room - TAG.width) * scale,
    colour: theme.ink,
  });
  left += 10 * scale;
  left += write(context, `= ${sumOf(treasury)}`, left, top, {
    size: Math.round(26 * scale),
    colour: theme.softInk,
  });
  changeTag(context, theme, change, left + (8 + TAG.width / 2) * scale, top, scale);
}

/** A court: arms and place, groups as they would score with pawns and jesters, treasury, and what has changed. */
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
    const row = y + (ROWS[i] as number) * scale;
    drawGroup(context, theme, player, group, { x: x + TEXT * scale, y: row, scale });
    changeTag(context, theme, change?.court[group] ?? 0, x + CHANGE_X * scale, row, scale);
  });
  const jesters = change?.court.jester ?? 0;
  const money = change?.money ?? 0;
  drawTreasury(context, scene, player, spot, money, jesters === 0 ? TREASURY : TREASURY - 90);
  if (jesters === 0) return;
  coin(context, theme, 'jester', Math.round(30 * scale), x + (CHANGE_X - 42) * scale, y + 183 * scale);
  changeTag(context, theme, jesters, x + CHANGE_X * scale, y + 183 * scale, scale);
}
