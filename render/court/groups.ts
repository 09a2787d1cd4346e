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
import { changeTag, tagWidth } from './tokens.ts';

/** Where groups go: their upper left corner, the room there is, and the diameter of a coin, in pixels. */
export interface GroupsPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly coin: number;
}

/** Font size and height of a group's size, beside coins 36 pixels wide. */
const SIZE = { font: 30, height: 32, width: 46 } as const;

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

const CHANGE = 64;

/** The groups below each other, in lines: each one's size, then its members side by side, and how it has changed. */
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
    const room = width - SIZES - (changed === 0 ? 0 : CHANGE);
    const pitch = Math.min(size * LINE, (room - size) / Math.max(count - 1, 1));
    const at = (place: number) => x + SIZES + place * pitch;
    if (count === 0) emptyGroup(pen, group, size, at(0) + size / 2, y);
    membersOf(player, group).forEach((member, i) => {
      drawMember(pen, group, member, size, Math.round(size + pitch), at(i), y);
    });
    groupSize(pen, count, count === standing.sizes[0], x + SIZE.width / 2, y, 1);
    changeTag(pen, changed, at(Math.max(count, 1) - 1) + size + 8, y);
  });
}

/** From one member of a heap to the next, of the same kind and of another, in coins' widths; and a pawn's tag. */
const HEAP = { same: 0.54, other: 0.8, tag: 1.4 } as const;

/** Least pixels between two heaps; and the part of a heap's steps that's left at least, if it's to fit into its column. */
const APART = { gap: 12, least: 1 } as const;

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

const widthsOf = (heaps: readonly Heap[]): number => sumOf(heaps.map(({ width }) => width));

/** Heaps so wide that all of them together fit into the room. */
function fitted(all: readonly (readonly Member[])[], size: number, room: number): Heap[] {
  const heaps = (squeeze: number) => all.map((members) => heapOf(members, size, squeeze));
  const [loose, tight] = [widthsOf(heaps(1)), widthsOf(heaps(0))];
  return loose <= room ? heaps(1) : heaps(Math.max(0, (room - tight) / (loose - tight)));
}

/** Width of a group's size with how it has changed, from the heap's left edge, in coins' widths. */
const CHANGED = 1.86;

/** The heaps of all groups and their left edges: in the middle of columns where that hides nothing, otherwise apart. */
function heapsOf(
  player: CourtPlayerView,
  change: Change | undefined,
  size: number,
  width: number,
): { heaps: Heap[]; xs: number[] } {
  const all = GROUPS.map((group) => membersOf(player, group));
  const column = width / GROUPS.length;
  const inColumns = all.flatMap((members, i) =>
    fitted([members], size, column - (i < GROUPS.length - 1 ? APART.gap : 0)),
  );
  const isOpen = inColumns.every((heap, i) => {
    const [loose, tight] = [heapOf(all[i] ?? [], size), heapOf(all[i] ?? [], size, 0)];
    return heap.width - tight.width >= (loose.width - tight.width) * APART.least - 0.5;
  });
  if (isOpen) {
    const xs = inColumns.map(({ width: each }, i) => i * column + (column - APART.gap - each) / 2);
    return { heaps: inColumns, xs };
  }
  const heaps = fitted(all, size, width - (GROUPS.length - 1) * APART.gap);
  const widths = heaps.map((heap, i) => {
    const isChanged = (change?.court[GROUPS[i] as GroupId] ?? 0) !== 0;
    return isChanged ? Math.max(heap.width, size * CHANGED) : heap.width;
  });
  const gap = (width - sumOf(widths)) / (GROUPS.length - 1);
  return { heaps, xs: heaps.map((_, i) => sumOf(widths.slice(0, i)) + i * gap) };
}

/** The coins beside which a group's size has its usual size, in pixels. */
const USUAL = 56;

/** From the middle of the coins to the middle of a group's size below them, in pixels. */
export const sizeBelow = (size: number): number => size / 2 + 25 * (size / USUAL);

/** From a group's size to how it has changed, in pixels. */
const BESIDE = 6;

/** The groups side by side, in heaps, each with its size below its middle, and how it has changed. */
export function drawGroupHeaps(
  pen: Pen,
  player: CourtPlayerView,
  change: Change | undefined,
  { x, y: top, width, coin: size }: GroupsPlace,
): void {
  const { standing } = player;
  const { heaps, xs } = heapsOf(player, change, size, width);
  const scale = Math.max(1, size / USUAL);
  const y = top + size / 2;
  let taken = 0;
  GROUPS.forEach((group, i) => {
    const left = x + (xs[i] ?? 0);
    const { members, lefts, width: wide } = heaps[i] as Heap;
    const centre = left + wide / 2;
    const count = standing.groups[group].size;
    if (count === 0) emptyGroup(pen, group, size, centre, y);
    members.forEach((member, place) => {
      const at = left + (lefts[place] ?? 0);
      drawMember(pen, group, member, size, Math.round(size * HEAP.tag), at, y);
    });
    const middle = top + size / 2 + sizeBelow(size);
    const changed = change?.court[group] ?? 0;
    const own = SIZE.width * scale;
    const pair = own + (changed === 0 ? 0 : BESIDE + tagWidth(changed));
    const start = Math.max(x, Math.min(centre - pair / 2, x + width + 1 - pair));
    const [next, following] = [xs[i + 1], heaps[i + 1]];
    const edge =
      next === undefined || following === undefined ? width + 1 : next + (following.width - own) / 2;
    const hasRoom = start > taken && start + pair <= x + edge;
    const sizeX = hasRoom ? start + own / 2 : centre;
    groupSize(pen, count, count === standing.sizes[0], sizeX, middle, scale);
    if (hasRoom) changeTag(pen, changed, start + own + BESIDE, middle);
    else changeTag(pen, changed, centre - tagWidth(changed) / 2, y);
    taken = hasRoom ? start + pair : centre + own / 2;
  });
}
