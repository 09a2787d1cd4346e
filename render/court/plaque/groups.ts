import type { CanvasRenderingContext2D } from 'canvas';
import {
  type Character,
  type CourtPlayerView,
  GROUPS,
  type GroupId,
} from '../../../src/games/court/types.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { courtierEmblem } from '../pieces/coinEmblems.ts';
import { coin, emptyPlace } from '../pieces/coins.ts';
import { groupSize } from './groupSize.ts';
import { pawnTag } from './pawnTag.ts';
import { COIN_PITCH, COIN_SIZE, type Spot } from './spot.ts';

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
