import type { CanvasRenderingContext2D } from 'canvas';
import { type Character, type CourtPlayerView, GROUPS, type GroupId } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { stamp } from '../parts/stamp.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { bust } from './busts.ts';

import type { Change } from './changes.ts';
import { courtierEmblem } from './coinEmblems.ts';
import { coin, emptyPlace } from './coins.ts';
import { favorDie } from './dice.ts';
import { medal } from './medal.ts';
import { tileLine } from './money.ts';
import { signed } from './reading.ts';
import type { CourtScene } from './scene.ts';

/** Measures of a plaque at scale 1, pixels. */
export const PLAQUE = { width: 490, height: 206 } as const;
const TEXT = 84;
const COIN = 36;
const PITCH = 37.5;
const ROWS = [65, 103, 141] as const;
/** The middle of a group's size, where its coins begin and where changes stand. */
const SIZE_X = TEXT + 24;
const COINS = TEXT + 60;
const COINS_END = 424;
const CHANGE_X = 456;
/** Room for a line of tiles. */
const TREASURY = PLAQUE.width - TEXT - 86;

/** Upper left corner, and how large. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const CHARACTER_OF: Readonly<Record<GroupId, Character>> = {
  maiden: 'guinevere',
  guard: 'arthur',
  knight: 'lancelot',
};

/** A pawn that counts as members of a group: a tag one or two coins wide. */
function pawnTag(
  context: CanvasRenderingContext2D,
  theme: Theme,
  character: Character,
  members: 1 | 2,
  { x, y, scale }: Spot,
): void {
  const height = Math.round(COIN * scale);
  const width = Math.ceil(((members - 1) * PITCH + COIN) * scale);
  const key = `pawn tag ${theme.id} ${character} ${members} ${scale}`;
  stamp(context, key, width + 6, height + 14, x + width / 2, y, (inner) => {
    roundedRect(inner, -width / 2, -height / 2, width, height, 7 * scale);
    inner.fillStyle = theme.castle.cloth[character];
    inner.fill();
    inner.strokeStyle = theme.ink;
    inner.lineWidth = 1.5;
    inner.stroke();
    bust(inner, theme, character, Math.round(height + 4), members === 2 ? -width * 0.2 : 0, 0);
    if (members === 1) return;
    write(inner, '2', width * 0.26, 0, {
      size: Math.round(27 * scale),
      colour: theme.chalk,
      align: 'centre',
    });
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

/** A group without members: its emblem in an empty place. */
function emptyGroup(
  context: CanvasRenderingContext2D,
  theme: Theme,
  group: GroupId,
  size: number,
  x: number,
  y: number,
): void {
  emptyPlace(context, theme.softInk, size, x, y);
  stamp(context, `nobody ${theme.id} ${group} ${size}`, size, size, x, y, (inner) => {
    courtierEmblem(inner, group, size * 0.6, theme.softInk, theme.parchment.light);
  });
}

/** The group in which Merlin is counted as a jester, when he is held: the last that has any. */
function joinedByMerlin({ characters, standing }: CourtPlayerView): GroupId | undefined {
  if (!characters.includes('merlin')) return undefined;
  return GROUPS.findLast((group) => standing.groups[group].jesters > 0);
}

function groupRow(
  context: CanvasRenderingContext2D,
  theme: Theme,
  player: CourtPlayerView,
  group: GroupId,
  { x, y, scale }: Spot,
): void {
  const { courtiers, pawn, jesters, size } = player.standing.groups[group];
  const diameter = Math.round(COIN * scale);
  const pitch = Math.min(PITCH, (COINS_END - COINS) / Math.max(size, 1)) * scale;
  const at = (i: number) => x + COINS * scale + diameter / 2 + i * pitch;
  if (size === 0) emptyGroup(context, theme, group, diameter, at(0), y);
  for (let i = 0; i < courtiers; i++) coin(context, theme, group, diameter, at(i), y);
  const tagAt = (i: number) => ({ x: at(i) - diameter / 2, y, scale });
  if (pawn > 0) pawnTag(context, theme, CHARACTER_OF[group], 2, tagAt(courtiers));
  for (let i = 0; i < jesters; i++) {
    const place = courtiers + pawn + i;
    if (group === joinedByMerlin(player) && i === jesters - 1)
      pawnTag(context, theme, 'merlin', 1, tagAt(place));
    else coin(context, theme, 'jester', diameter, at(place), y);
  }
  groupSize(context, theme, size, size === player.standing.sizes[0], x + SIZE_X * scale, y, scale);
}

/** How many courtiers have come or gone, on a tag. */
function changeTag(
  context: CanvasRenderingContext2D,
  theme: Theme,
  change: number,
  x: number,
  y: number,
  scale: number,
): void {
  if (change === 0) return;
  roundedRect(context, x - 22 * scale, y - 14 * scale, 44 * scale, 28 * scale, 6 * scale);
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

/** The tiles of a treasury, and what they come to. */
function drawTreasury(
  context: CanvasRenderingContext2D,
  { theme }: CourtScene,
  { treasury }: CourtPlayerView,
  { x, y, scale }: Spot,
  room: number,
): void {
  const top = y + 183 * scale;
  const left = x + TEXT * scale;
  const width = tileLine(context, theme, treasury, {
    x: left,
    y: top,
    size: Math.round(40 * scale),
    width: room * scale,
    colour: theme.ink,
  });
  write(
    context,
    `= ${treasury.reduce<number>((sum, value) => sum + value, 0)}`,
    left + width + 10 * scale,
    top,
    {
      size: Math.round(26 * scale),
      colour: theme.softInk,
    },
  );
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
    groupRow(context, theme, player, group, { x, y: row, scale });
    changeTag(context, theme, change?.court[group] ?? 0, x + CHANGE_X * scale, row, scale);
  });
  const jesters = change?.court.jester ?? 0;
  drawTreasury(context, scene, player, spot, jesters === 0 ? TREASURY : TREASURY - 90);
  if (jesters === 0) return;
  coin(context, theme, 'jester', Math.round(30 * scale), x + (CHANGE_X - 42) * scale, y + 183 * scale);
  changeTag(context, theme, jesters, x + CHANGE_X * scale, y + 183 * scale, scale);
}
