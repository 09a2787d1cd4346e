import { type Character, type CourtPlayerView, GROUPS, type GroupId } from '../../src/games/court/types.ts';
import type { Pen } from '../pen.ts';
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
function groupSize(pen: Pen, size: number, least: boolean, x: number, y: number, scale: number): void {
  if (least) {
    pen.roundedRect(x - 23 * scale, y - 16 * scale, 46 * scale, 32 * scale, 16 * scale).fill(pen.theme.ink);
  }
  pen.write(String(size), x, y, {
    size: Math.round(30 * scale),
    colour: least ? pen.theme.gold.light : pen.theme.ink,
    align: 'centre',
  });
}

/** A pawn that counts as one or two members of a group, on a tag as wide as that many coins. */
export function pawnTag(pen: Pen, character: Character, members: 1 | 2, { x, y, scale }: Spot): void {
  const height = Math.round(COIN_SIZE * scale);
  const width = Math.ceil(((members - 1) * COIN_PITCH + COIN_SIZE) * scale);
  const key = `pawn tag ${character} ${members} ${scale}`;
  pen.stamp(key, width + 6, height + 14, x + width / 2, y, (inner) => {
    inner.roundedRect(-width / 2, -height / 2, width, height, 7 * scale);
    inner.fill(pen.theme.castle.cloth[character]).stroke(pen.theme.ink, 1.5);
    bust(inner, character, Math.round(height + 2), members === 2 ? -width * 0.2 : 0, 0);
    if (members === 1) return;
    inner.write('2', width * 0.26, 0, {
      size: Math.round(28 * scale),
      colour: pen.theme.chalk,
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
function emptyGroup(pen: Pen, group: GroupId, size: number, x: number, y: number): void {
  emptyPlace(pen, pen.theme.softInk, size, x, y);
  pen.stamp(`nobody ${group} ${size}`, size, size, x, y, (inner) => {
    courtierEmblem(inner, group, size * 0.6, pen.theme.softInk, pen.theme.parchment.light);
  });
}

/** If the player holds Merlin, the group he joins as a jester: the last one with jesters. */
function joinedByMerlin({ characters, standing }: CourtPlayerView): GroupId | undefined {
  if (!characters.includes('merlin')) return undefined;
  return GROUPS.findLast((group) => standing.groups[group].jesters > 0);
}

/** A group in one line: size, courtiers, pawn and jesters. `y` is the line's vertical middle. Returns its right edge. */
export function drawGroup(pen: Pen, player: CourtPlayerView, group: GroupId, { x, y, scale }: Spot): number {
  const { courtiers, pawn, jesters, size } = player.standing.groups[group];
  const diameter = Math.round(COIN_SIZE * scale);
  const pitch = Math.min(COIN_PITCH, (COINS_END - COINS - COIN_SIZE) / Math.max(size - 1, 1)) * scale;
  const at = (i: number) => x + COINS * scale + diameter / 2 + i * pitch;
  if (size === 0) emptyGroup(pen, group, diameter, at(0), y);
  for (let i = 0; i < courtiers; i++) coin(pen, group, diameter, at(i), y);
  const tagAt = (i: number) => ({ x: at(i) - diameter / 2, y, scale });
  if (pawn > 0) pawnTag(pen, CHARACTER_OF[group], 2, tagAt(courtiers));
  for (let i = 0; i < jesters; i++) {
    const place = courtiers + pawn + i;
    if (group === joinedByMerlin(player) && i === jesters - 1) pawnTag(pen, 'merlin', 1, tagAt(place));
    else coin(pen, 'jester', diameter, at(place), y);
  }
  groupSize(pen, size, size === player.standing.sizes[0], x + SIZE_X * scale, y, scale);
  return at(Math.max(size, 1) - 1) + diameter / 2;
}
