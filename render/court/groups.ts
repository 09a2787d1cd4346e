import type { Change } from '../../src/games/court/reading.ts';
import { joinedByMerlin } from '../../src/games/court/reading.ts';
import {
  type Character,
  type Courtier,
  type CourtPlayerView,
  GROUPS,
  type GroupId,
} from '../../src/games/court/types.ts';
import { addUp, type Rect } from '../parts/shapes.ts';
import { textWidth, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { coin, coins, courtierEmblem, emptyPlace } from './coins.ts';
import { bust } from './figures.ts';
import type { CourtScene } from './sheet.ts';
import { courtierTag, signTagWidth } from './tokens.ts';

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

interface PawnTag {
  readonly character: Character;
  readonly members: 1 | 2;
  readonly width: number;
  readonly height: number;
}

function drawPawnTag(pen: Pen, { character, members, width, height }: PawnTag): void {
  pen.roundedRect(-width / 2, -height / 2, width, height, height * 0.19);
  pen.fill(pen.theme.castle.cloth[character]).stroke(pen.theme.ink, 1.5);
  bust(pen, character, height + 2, members === 2 ? -width * 0.2 : 0, 0);
  if (members === 1) return;
  pen.write('2', width * 0.29, 0, {
    size: Math.max(26, Math.round(Math.min(height * 0.78, width * 0.44))),
    colour: pen.theme.chalk,
    align: 'centre',
  });
}

/** A pawn that counts as one or two members of a group, on a tag whose left edge is at x, of this size in pixels. */
export function pawnTag(pen: Pen, character: Character, members: 1 | 2, { x, y, width, height }: Rect): void {
  const tag = { character, members, width, height };
  pen.stamp(drawPawnTag, tag, width + 6, height + 14, x + width / 2, y);
}

const CHARACTER_OF: Readonly<Record<GroupId, Character>> = {
  maiden: 'guinevere',
  guard: 'arthur',
  knight: 'lancelot',
};

function drawNobody(pen: Pen, { group, size }: { readonly group: GroupId; readonly size: number }): void {
  courtierEmblem(pen, group, size * 0.6, pen.theme.softInk, pen.theme.parchment.light);
}

/** A group without members: its emblem in an empty circle. */
export function emptyGroup(pen: Pen, group: GroupId, size: number, x: number, y: number): void {
  emptyPlace(pen, pen.theme.softInk, size, x, y);
  pen.stamp(drawNobody, { group, size }, size, size, x, y);
}

/** What lies in a group: a coin, Merlin as a jester, the pawn that counts as two, or only the group's sign. */
type Member = Courtier | 'wizard' | 'pawn' | 'nobody';

/** Courtiers, then jesters, then the pawn; before jesters by themselves, whose group it is. */
function membersOf(player: CourtPlayerView, group: GroupId): readonly Member[] {
  const { courtiers, pawn, jesters } = player.standing.groups[group];
  const wizards = group === joinedByMerlin(player) ? 1 : 0;
  const isSignOnly = courtiers === 0 && pawn === 0 && jesters > 0;
  return [
    ...(isSignOnly ? ['nobody' as const] : []),
    ...Array<Member>(courtiers).fill(group),
    ...Array<Member>(jesters - wizards).fill('jester'),
    ...Array<Member>(wizards).fill('wizard'),
    ...Array<Member>(pawn > 0 ? 1 : 0).fill('pawn'),
  ];
}

/** Several members of the same kind, one behind the other. */
interface Run {
  readonly member: Member;
  readonly count: number;
}

/** Each member by itself, or those of a kind together, where there's no room for all of them. */
function runsOf(members: readonly Member[], together: boolean): readonly Run[] {
  if (!together) return members.map((member) => ({ member, count: 1 }));
  return [...new Set(members)].map((member) => ({
    member,
    count: members.filter((other) => other === member).length,
  }));
}

/** Members on or in a tag, whose left edge is at x: a pawn and several members are as wide, all others as wide as they're high. */
function drawRun(pen: Pen, group: GroupId, { member, count }: Run, tag: Rect): void {
  const { x, y, height: size } = tag;
  if (member === 'pawn') pawnTag(pen, CHARACTER_OF[group], 2, tag);
  else if (member === 'wizard') pawnTag(pen, 'merlin', 1, { ...tag, width: size });
  else if (member === 'nobody') emptyGroup(pen, group, size, x + size / 2, y);
  else if (count === 1) coin(pen, member, size, x + size / 2, y);
  else coins(pen, member, count, tag);
}

/** From one coin of a heap to the next, in coins' widths: less would hide the sign of the lower one. And a tag, with the space behind it. */
const HEAP = { coin: 0.88, tag: 1.4, gap: 0.08 } as const;

/** Coins in a line may be so close, in their widths. */
const CLOSE = 0.54;

/** Whether a tag stands for them. */
const isWide = ({ member, count }: Run): boolean => member === 'pawn' || count > 1;

/** From one line of a group to the next, and from one coin to the next, in coins' widths. */
const LINE = 1.05;

/** Left of the coins in a line, for the group's size, in pixels. */
const SIZES = 60;

/** Before how a group's courtiers have changed, in pixels. */
const BESIDE = 7;

/** The space between kinds of members, if each is drawn once with its number, in pixels. */
const GAP = 6;

/** Draws the groups below each other, in lines: each one's size, then its members side by side, and who has come or gone. */
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
    const room = width - SIZES - (changed === 0 ? 0 : BESIDE + signTagWidth(changed));
    const left = x + SIZES;
    const members = membersOf(player, group);
    // A character's tag is as wide as two.
    const places = members.length + (members.includes('pawn') ? 1 : 0);
    const pitch = Math.min(size * LINE, (room - size) / Math.max(places - 1, 1));
    const runs = runsOf(members, pitch < size * CLOSE);
    const tag = runs.length < members.length ? Math.round(size * HEAP.tag) : Math.round(size + pitch);
    let right = left;
    runs.forEach((run, i) => {
      if (i > 0) right += runs.length < members.length ? GAP : pitch - size;
      drawRun(pen, group, run, { x: right, y, width: tag, height: size });
      right += isWide(run) ? tag : size;
    });
    if (count === 0) emptyGroup(pen, group, size, left + size / 2, y);
    groupSize(pen, count, count === standing.sizes[0], x + SIZE.width / 2, y, 1);
    courtierTag(pen, group, changed, Math.max(right, left + size) + BESIDE, y);
  });
}

/** Least pixels between two heaps: far more than inside one. */
const APART = 22;

/** Left edges of the runs from the first one's, and the last one's right edge. */
interface Heap {
  readonly runs: readonly Run[];
  readonly lefts: readonly number[];
  readonly width: number;
}

/** From a run's left edge to the next one's, in coins' widths. */
function stepTo(next: Run, run: Run): number {
  if (isWide(run)) return HEAP.tag + HEAP.gap;
  // A sign by itself is thin.
  if (run.member === 'nobody') return 1;
  // A character's tag has its face at its left edge.
  return next.member === 'pawn' || next.member === 'wizard' ? 1 + HEAP.gap : HEAP.coin;
}

function heapOf(runs: readonly Run[], size: number): Heap {
  let left = 0;
  const lefts = runs.map((run, i) => {
    const before = runs[i - 1];
    if (before !== undefined) left += size * stepTo(run, before);
    return left;
  });
  const last = runs.at(-1);
  return { runs, lefts, width: left + size * (last && isWide(last) ? HEAP.tag : 1) };
}

/** The part of a picture's width that each group's heaps have, from the left. */
interface Column {
  readonly left: number;
  readonly width: number;
}

/** How heaps are drawn: the same for all players of a picture, so that the sizes stand below each other. */
export interface Columns {
  /** For each group. */
  readonly columns: readonly Column[];
  /** The diameter of a coin. */
  readonly size: number;
}

/** The coins beside which a group's size has its usual size, in pixels. */
const USUAL = 56;

/** A coin is at least so large, in pixels. */
const SMALLEST = 34;

const scaleOf = (size: number): number => Math.max(1, size / USUAL);

/** From a column's left edge to what's beside a group's size, in pixels. */
const besideSize = (size: number): number => size / 2 + (SIZE.width / 2) * scaleOf(size) + 8;

/** Of a group's size and, beside it, who has come or gone. */
const labelWidth = (changed: number, size: number): number => besideSize(size) + signTagWidth(changed);

/** Columns as wide as each other, or as their widest heaps need, with smaller coins where there isn't room. */
export function groupColumns(
  players: readonly CourtPlayerView[],
  changes: readonly (Change | undefined)[],
  { width, coin }: Pick<GroupsPlace, 'width' | 'coin'>,
): Columns {
  const room = width - APART * (GROUPS.length - 1);
  const widthsOf = (size: number) =>
    GROUPS.map((group) =>
      Math.max(
        ...players.flatMap((player, seat) => [
          labelWidth(changes[seat]?.court[group] ?? 0, size),
          heapOf(runsOf(membersOf(player, group), true), size).width,
        ]),
      ),
    );
  let [size, widths] = [coin, widthsOf(coin)];
  for (let next = coin - 2; addUp(widths) > room && next >= SMALLEST; next -= 2)
    [size, widths] = [next, widthsOf(next)];
  const over = addUp(widths) - room;
  const even = room / GROUPS.length;
  const fitting = widths.map((each) => {
    if (over > 0) return (each * room) / addUp(widths);
    return Math.max(...widths) <= even ? even : each - over / GROUPS.length;
  });
  const columns = fitting.map((each, i) => ({ left: addUp(fitting.slice(0, i)) + i * APART, width: each }));
  return { columns, size };
}

/** A group's heap in a column: its runs, and each one's left edge, from the column's, and width. */
export function heapIn(
  player: CourtPlayerView,
  group: GroupId,
  size: number,
  room: number,
): { readonly runs: readonly Run[]; readonly lefts: readonly number[]; readonly widths: readonly number[] } {
  const { runs, lefts, width } = heapOf(runsOf(membersOf(player, group), true), size);
  const share = Math.min(1, (room - size) / Math.max(1, width - size));
  return {
    runs,
    lefts: lefts.map((left) => left * share),
    widths: runs.map((run) => (isWide(run) ? Math.round(size * HEAP.tag) : size)),
  };
}

/** From the middle of the coins to the middle of a group's size below them, in pixels. */
export const sizeBelow = (size: number): number => size / 2 + 18.5 * (size / USUAL);

/**
 * Draws the groups side by side, in heaps with each kind once and its number, each with its size and who has come or
 * gone below it: below the first
 * coin where several players share columns, so that their sizes are below each other, otherwise below the heap's middle.
 */
export function drawGroupHeaps(
  pen: Pen,
  player: CourtPlayerView,
  change: Change | undefined,
  place: GroupsPlace,
  shared?: Columns,
): void {
  const { columns, size } = shared ?? groupColumns([player], [change], place);
  const { standing } = player;
  const y = place.y + place.coin / 2;
  GROUPS.forEach((group, i) => {
    const column = columns[i] as Column;
    const left = place.x + column.left;
    const count = standing.groups[group].size;
    if (count === 0) emptyGroup(pen, group, size, left + size / 2, y);
    const { runs, lefts, widths } = heapIn(player, group, size, column.width);
    runs.forEach((run, at) => {
      const x = left + (lefts[at] ?? 0);
      drawRun(pen, group, run, { x, y, width: Math.round(size * HEAP.tag), height: size });
    });
    const middle = y + sizeBelow(place.coin);
    const whole = count === 0 ? size : (lefts.at(-1) ?? 0) + (widths.at(-1) ?? size);
    const indent = shared === undefined ? (whole - size) / 2 : 0;
    const isLeast = count === standing.sizes[0];
    groupSize(pen, count, isLeast, left + indent + size / 2, middle, scaleOf(place.coin));
    courtierTag(pen, group, change?.court[group] ?? 0, left + indent + besideSize(size), middle);
  });
}

/** Coins of jesters that can't join a group, one or two and more; from one to the next, all, and with the words, at most. */
const IDLE = { coins: [56, 44], step: 30, room: 90, words: 212 } as const;

/** Draws the jesters that can't join any group, and that they can't, within 212 pixels from `left`. */
export function drawIdleJesters(
  pen: Pen,
  { t }: CourtScene,
  count: number,
  left: number,
  middle: number,
): void {
  const size = IDLE.coins[count > 2 ? 1 : 0];
  const step = Math.min(IDLE.step, (IDLE.room - size) / Math.max(1, count - 1));
  for (let i = 0; i < count; i++) coin(pen, 'jester', size, left + size / 2 + i * step, middle);
  const words = size + step * (count - 1) + 8;
  const line = { colour: pen.theme.ink, size: 26, maxWidth: IDLE.words - words };
  const rest = t('court-picture-idle.second', { count });
  const fits = textWidth(rest, line.size, 'normal') <= line.maxWidth;
  const lines = [
    t('court-picture-idle.first', { count }),
    ...(fits ? [rest] : wrap(rest, line.size, line.maxWidth, 2)),
  ];
  const pitch = lines.length > 2 ? 30 : 34;
  lines.forEach((text, i) => {
    pen.write(text, left + words, middle + (i - (lines.length - 1) / 2) * pitch, {
      ...line,
      weight: i === 0 ? 'bold' : 'normal',
    });
  });
}
