import type { CanvasRenderingContext2D } from 'canvas';
import { type Character, type CourtPlayerView, GROUPS, type GroupId } from '../../src/games/court/types.ts';
import { roundedRect } from '../parts/shapes.ts';
import { stamp } from '../parts/stamp.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { coin, courtierEmblem, emptyPlace } from './coins.ts';
import { bust } from './figures.ts';

/** Upper left corner and scale. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** At scale 1, in pixels: a coin's diameter, and the distance from one coin to the next. */
const COIN_SIZE = 36;

const COIN_PITCH = 37.5;

/** The size of a group, highlighted if it's the smallest, which is the score. */
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

/** A pawn that counts as one or two members of a group, on a tag as wide as that many coins. */
export function pawnTag(
  context: CanvasRenderingContext2D,
  theme: Theme,
  character: Character,
  members: 1 | 2,
  { x, y, scale }: Spot,
): void {
  const height = Math.round(COIN_SIZE * scale);
  const width = Math.ceil(((members - 1) * COIN_PITCH + COIN_SIZE) * scale);
  const key = `pawn tag ${theme.id} ${character} ${members} ${scale}`;
  stamp(context, key, width + 6, height + 14, x + width / 2, y, (inner) => {
    roundedRect(inner, -width / 2, -height / 2, width, height, 7 * scale);
    inner.fillStyle = theme.castle.cloth[character];
    inner.fill();
    inner.strokeStyle = theme.ink;
    inner.lineWidth = 1.5;
    inner.stroke();
    bust(inner, theme, character, Math.round(height + 2), members === 2 ? -width * 0.2 : 0, 0);
    if (members === 1) return;
    write(inner, '2', width * 0.26, 0, {
      size: Math.round(28 * scale),
      colour: theme.chalk,
      align: 'centre',
    });
  });
}

const SIZE_X = 24;

const COINS = 60;

const COINS_END = 318;

const CHARACTER_OF: Readonly<Record<GroupId, Character>> = {
  maiden: 'guinevere',
  guard: 'arthur',
  knight: 'lancelot',
};

/** A group without members: its emblem in an empty circle. */
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

/** If the player holds Merlin, the group he joins as a jester: the last one with jesters. */
function joinedByMerlin({ characters, standing }: CourtPlayerView): GroupId | undefined {
  if (!characters.includes('merlin')) return undefined;
  return GROUPS.findLast((group) => standing.groups[group].jesters > 0);
}

/** A group in one line: size, courtiers, pawn and jesters. `y` is the line's vertical middle. Returns its right edge. */
export function drawGroup(
  context: CanvasRenderingContext2D,
  theme: Theme,
  player: CourtPlayerView,
  group: GroupId,
  { x, y, scale }: Spot,
): number {
  const { courtiers, pawn, jesters, size } = player.standing.groups[group];
  const diameter = Math.round(COIN_SIZE * scale);
  const pitch = Math.min(COIN_PITCH, (COINS_END - COINS - COIN_SIZE) / Math.max(size - 1, 1)) * scale;
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
  return at(Math.max(size, 1) - 1) + diameter / 2;
}
