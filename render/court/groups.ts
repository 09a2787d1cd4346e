import {
  type Character,
  type Courtier,
  type CourtPlayerView,
  GROUPS,
  type GroupId,
} from '../../src/games/court/types.ts';
import { sumOf } from '../parts/shapes.ts';
import type { Pen } from '../pen.ts';
import { coin, courtierEmblem, emptyPlace } from './coins.ts';
import { bust } from './figures.ts';
import type { Change } from './sheet.ts';
import { courtierTag, courtierTagWidth } from './tokens.ts';

/** Where groups go: their upper left corner, the room there is, and the diameter of a coin, in pixels. */
export interface GroupsPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly coin: number;
}

/** Font size and height of a group's size, beside coins 36 pixels wide. */
const SIZE = { font: 30, height: 32, width: 40 } as const;

/** The size of a group, highlighted if it's the smallest, which is the score. */
export function groupSize(pen: Pen, size: number, least: boolean, x: number, y: number, scale: number): void {
  const [width, height] = [SIZE.width * scale, SIZE.height * scale];
  if (least) pen.roundedRect(x - width / 2, y - height / 2, width, height, height / 2).fill(pen.theme.ink);
  pen.write(String(size), x, y, {
    size: Math.round(SIZE.font * scale),
    colour: least ? pen.theme.gold.light : pen.theme.ink,
    align: 'centre',
  });
}

/** A pawn that counts as one or two members of a group, on a tag whose left edge is at x, of this size in pixels. */
export function pawnTag(
  pen: Pen,
  character: Character,
  members: 1 | 2,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const key = `pawn tag ${character} ${members} ${width} ${height}`;
  pen.stamp(key, width + 6, height + 14, x + width / 2, y, (inner) => {
    inner.roundedRect(-width / 2, -height / 2, width, height, height * 0.19);
    inner.fill(pen.theme.castle.cloth[character]).stroke(pen.theme.ink, 1.5);
    bust(inner, character, height + 2, members === 2 ? -width * 0.2 : 0, 0);
    if (members === 1) return;
    inner.write('2', width * 0.27, 0, {
      size: Math.max(26, Math.round(Math.min(height * 0.78, width * 0.44))),
      colour: pen.theme.chalk,
      align: 'centre',
    });
  });
}

const CHARACTER_OF: Readonly<Record<GroupId, Character>> = {
  maiden: 'guinevere',
  guard: 'arthur',
  knight: 'lancelot',
};

/** A group without members: its emblem in an empty circle. */
export function emptyGroup(pen: Pen, group: GroupId, size: number, x: number, y: number): void {
  emptyPlace(pen, pen.theme.softInk, size, x, y);
  pen.stamp(`nobody ${group} ${size}`, size, size, x, y, (inner) => {
    courtierEmblem(inner, group, size * 0.6, pen.theme.softInk, pen.theme.parchment.light);
  });
}

/** If the player holds Merlin, the group he joins as a jester: the last one with jesters. */
export function joinedByMerlin({ characters, standing }: CourtPlayerView): GroupId | undefined {
  if (!characters.includes('merlin')) return undefined;
  return GROUPS.findLast((group) => standing.groups[group].jesters > 0);
}

/** What lies in a group: a coin, Merlin as a jester, or the pawn that counts as two. */
type Member = Courtier | 'wizard' | 'pawn';

/** Courtiers, then jesters, then the pawn. */
function membersOf(player: CourtPlayerView, group: GroupId): readonly Member[] {
  const { courtiers, pawn, jesters } = player.standing.groups[group];
  const wizards = group === joinedByMerlin(player) ? 1 : 0;
  return [
    ...Array<Member>(courtiers).fill(group),
    ...Array<Member>(jesters - wizards).fill('jester'),
    ...Array<Member>(wizards).fill('wizard'),
    ...Array<Member>(pawn > 0 ? 1 : 0).fill('pawn'),
  ];
}

/** A member whose left edge is at x; a pawn's tag is `tag` wide. */
function drawMember(
  pen: Pen,
  group: GroupId,
  member: Member,
  size: number,
  tag: number,
  x: number,
  y: number,
): void {
  if (member === 'pawn') pawnTag(pen, CHARACTER_OF[group], 2, { x, y, width: tag, height: size });
  else if (member === 'wizard') pawnTag(pen, 'merlin', 1, { x, y, width: size, height: size });
  else coin(pen, member, size, x + size / 2, y);
}

/** From one line of a group to the next, and from one coin to the next, in coins' widths. */
const LINE = 1.05;

/** Left of the coins in a line, for the group's size, in pixels. */
const SIZES = 60;

/** Before how a group's courtiers have changed, in pixels. */
const BESIDE = 7;

/** The groups below each other, in lines: each one's size, then its members side by side, and who has come or gone. */
export function drawGroupLines(
  pen: Pen,
  player: CourtPlayerView,
  change: Change | undefined,
  { x, y: top, width, coin: size }: GroupsPlace,
): void {
  const { standing } = player;
  GROUPS.forEach((group, line) => {
    const y = top + size / 2 + line * size * LINE;
    const count = standing.groups[group].size;
    const changed = change?.court[group] ?? 0;
    const room = width - SIZES - (changed === 0 ? 0 : BESIDE + courtierTagWidth(changed));
    const pitch = Math.min(size * LINE, (room - size) / Math.max(count - 1, 1));
    const at = (place: number) => x + SIZES + place * pitch;
    if (count === 0) emptyGroup(pen, group, size, at(0) + size / 2, y);
    membersOf(player, group).forEach((member, i) => {
      drawMember(pen, group, member, size, Math.round(size + pitch), at(i), y);
    });
    groupSize(pen, count, count === standing.sizes[0], x + SIZE.width / 2, y, 1);
    courtierTag(pen, group, changed, at(Math.max(count, 1) - 1) + size + BESIDE, y);
  });
}

/** From one member of a heap to the next, of the same kind and of another, in coins' widths; and a pawn's tag. */
const HEAP = { same: 0.54, other: 0.8, tag: 1.4 } as const;

/** Least pixels between two heaps; and the part of a heap's steps that its column leaves to it if it can. */
const APART = { gap: 10, least: 0.5 } as const;

/** Left edges of the members from the first one's, and the last one's right edge. */
interface Heap {
  readonly members: readonly Member[];
  readonly lefts: readonly number[];
  readonly width: number;
}

function heapOf(members: readonly Member[], size: number, squeeze = 1): Heap {
  let left = 0;
  const lefts = members.map((member, i) => {
    if (i > 0) left += size * squeeze * (members[i - 1] === member ? HEAP.same : HEAP.other);
    return left;
  });
  const last = members.at(-1) === 'pawn' ? HEAP.tag : 1;
  return { members, lefts, width: (lefts.at(-1) ?? 0) + size * last };
}

/** A heap so wide that it fits into the room. */
function fitted(members: readonly Member[], size: number, room: number): Heap {
  const [loose, tight] = [heapOf(members, size), heapOf(members, size, 0)];
  if (loose.width <= room) return loose;
  return heapOf(members, size, Math.max(0, (room - tight.width) / (loose.width - tight.width)));
}

/** The part of a picture's width that each group's heaps have, from the left. */
export interface Column {
  readonly left: number;
  readonly width: number;
}

/** The coins beside which a group's size has its usual size, in pixels. */
const USUAL = 56;

const scaleOf = (size: number): number => Math.max(1, size / USUAL);

/** From a column's left edge to what's beside a group's size, in pixels. */
const besideSize = (size: number): number => size / 2 + (SIZE.width / 2) * scaleOf(size) + 3;

/** Of a group's size and, beside it, who has come or gone. */
const labelWidth = (changed: number, size: number): number => besideSize(size) + courtierTagWidth(changed);

/**
 * A column for each group, the same for all players of a picture, so that the sizes stand below each other: as wide as the
 * widest heap, or narrower where there isn't room for all of them.
 */
export function groupColumns(
  players: readonly CourtPlayerView[],
  changes: readonly (Change | undefined)[],
  { width, coin: size }: Pick<GroupsPlace, 'width' | 'coin'>,
): readonly Column[] {
  const most = (group: GroupId, squeeze: number) =>
    Math.max(
      ...players.map((player, seat) =>
        Math.max(
          labelWidth(changes[seat]?.court[group] ?? 0, size),
          heapOf(membersOf(player, group), size, squeeze).width,
        ),
      ),
    );
  const wanted = GROUPS.map((group) => most(group, 1));
  const least = GROUPS.map((group) => most(group, APART.least));
  const room = width - APART.gap * (GROUPS.length - 1);
  const over = sumOf(wanted) - room;
  const spare = sumOf(wanted) - sumOf(least);
  const widths = wanted.map((each, i) => {
    if (over <= 0) return each - over / GROUPS.length;
    const own = least[i] as number;
    return over <= spare ? each - ((each - own) * over) / spare : (own * room) / sumOf(least);
  });
  return widths.map((each, i) => ({ left: sumOf(widths.slice(0, i)) + i * APART.gap, width: each }));
}

/** From the middle of the coins to the middle of a group's size below them, in pixels. */
export const sizeBelow = (size: number): number => size / 2 + 25 * (size / USUAL);

/** The groups side by side, in heaps, each with its size below its first coin, and who has come or gone. */
export function drawGroupHeaps(
  pen: Pen,
  player: CourtPlayerView,
  change: Change | undefined,
  place: GroupsPlace,
  columns = groupColumns([player], [change], place),
): void {
  const { standing } = player;
  const { x, y: top, coin: size } = place;
  const y = top + size / 2;
  GROUPS.forEach((group, i) => {
    const column = columns[i] as Column;
    const left = x + column.left;
    const count = standing.groups[group].size;
    if (count === 0) emptyGroup(pen, group, size, left + size / 2, y);
    const { members, lefts } = fitted(membersOf(player, group), size, column.width);
    members.forEach((member, place) => {
      const at = left + (lefts[place] ?? 0);
      drawMember(pen, group, member, size, Math.round(size * HEAP.tag), at, y);
    });
    const middle = y + sizeBelow(size);
    groupSize(pen, count, count === standing.sizes[0], left + size / 2, middle, scaleOf(size));
    courtierTag(pen, group, change?.court[group] ?? 0, left + besideSize(size), middle);
  });
}
