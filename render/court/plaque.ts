import {
  type Character,
  type CourtPlayerView,
  type CourtView,
  GROUPS,
  type GroupId,
} from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Say } from '../../src/i18n/fluent/say.ts';
import type { Spot } from '../painter.ts';
import { shield } from '../parts/heraldry.ts';
import { type Rect, sumOf } from '../parts/shapes.ts';
import { NARROWEST, signed, widthOf, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { coin, courtierEmblem, emptyPlace, tileLine } from './coins.ts';
import { bust } from './figures.ts';
import type { Change, CourtScene } from './sheet.ts';
import { favorDie, medal, medalWidth, vacancy } from './tokens.ts';
import { sizesText } from './words.ts';

/** Upper left corner and scale. */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** At scale 1, in pixels: a coin's diameter, and the distance from one coin to the next. */
const COIN_SIZE = 36;

const COIN_PITCH = 37.5;

/** The size of a group, highlighted if it's the smallest, which is the score. */
export function groupSize(pen: Pen, size: number, least: boolean, x: number, y: number, scale: number): void {
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
export function pawnTag(pen: Pen, character: Character, members: 1 | 2, { x, y, scale }: Position): void {
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
export function drawGroup(
  pen: Pen,
  player: CourtPlayerView,
  group: GroupId,
  { x, y, scale }: Position,
): number {
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

/** Measures of a plaque at scale 1, in pixels. */
export const PLAQUE = { width: 490, height: 206 } as const;

/** Middle of the column with shield, place and group sizes. */
const ARMS_X = 50;

const SHIELD_Y = 50;

const PLACE_Y = 122;

const SIZES_Y = 164;

/** Left edge of name, groups and tiles. */
const TEXT_X = 104;

const HEAD_Y = 25;

const GROUP_YS = [69, 107, 144] as const;

const TREASURY_Y = 184;

/** Right edge of everything. */
const RIGHT = PLAQUE.width - 14;

/** Shield, place, and the sizes of the groups, smallest first. */
function drawArms(
  pen: Pen,
  { say }: CourtScene,
  player: CourtPlayerView,
  seat: Seat,
  { x, y, scale }: Position,
): void {
  const middle = x + ARMS_X * scale;
  shield(pen, seat, Math.round(84 * scale), middle, y + SHIELD_Y * scale);
  medal(
    pen,
    player.place,
    say('court-picture-place', { place: player.place }),
    Math.round(42 * scale),
    middle,
    y + PLACE_Y * scale,
  );
  pen.write(sizesText(player.standing.sizes), middle, y + SIZES_Y * scale, {
    size: Math.round(30 * scale),
    minSize: 26,
    colour: pen.theme.ink,
    align: 'centre',
    maxWidth: 92 * scale,
  });
}

const SIZE = 27;

const MARGIN = 9;

/** What a seat does in the auction, in a word or two; empty if nothing yet. */
function biddingWords({ auction }: CourtView, say: Say, seat: Seat): string {
  if (auction === null) return '';
  if (auction.bidder === seat) return say('court-picture-bids', { sum: auction.sum });
  return auction.passed.includes(seat) ? say('court-picture-passed') : '';
}

/** Width at scale 1, in pixels. */
function biddingWidth(told: string): number {
  return told === '' ? 0 : Math.ceil(widthOf(told, SIZE)) + 2 * MARGIN;
}

/** A dark tag with the bid, or a light one for who has passed; `right` is its right edge. */
function biddingTag(pen: Pen, told: string, leads: boolean, right: number, y: number, scale: number): void {
  const { theme } = pen;
  if (told === '') return;
  const width = biddingWidth(told) * scale;
  pen.roundedRect(right - width, y - 18 * scale, width, 36 * scale, 9 * scale);
  if (leads) {
    pen.fill(theme.ink);
  }
  pen.stroke(leads ? theme.gold.dark : theme.softInk, 2);
  pen.write(told, right - width / 2, y, {
    size: Math.round(SIZE * scale),
    colour: leads ? theme.gold.light : theme.softInk,
    align: 'centre',
  });
}

const HEIGHT = 34;

const CHANGE_TAG_SIZE = 27;

const CHANGE_TAG_MARGIN = 7;

/** Width at scale 1 in pixels; 0 for no tag. */
function tagWidth(change: number): number {
  return change === 0 ? 0 : Math.ceil(widthOf(signed(change), CHANGE_TAG_SIZE)) + 2 * CHANGE_TAG_MARGIN;
}

/** A tag with the amount of a change, from x to the right; nothing for 0. Returns its width. */
function changeTag(pen: Pen, change: number, x: number, y: number, scale: number): number {
  const width = tagWidth(change) * scale;
  if (change === 0) return 0;
  pen.roundedRect(x, y - (HEIGHT / 2) * scale, width, HEIGHT * scale, 8 * scale);
  pen.fill(pen.theme.highlight).stroke(pen.theme.engraving, 2);
  pen.write(signed(change), x + width / 2, y, {
    size: Math.round(CHANGE_TAG_SIZE * scale),
    colour: pen.theme.engraving,
    align: 'centre',
  });
  return width;
}

/** Name, characters held or still to take, and the King's Favor, in one line. */
function drawHead(pen: Pen, { view, names }: CourtScene, seat: Seat, { x, y: top, scale }: Position): void {
  const y = top + HEAD_Y * scale;
  let right = x + RIGHT * scale;
  if (view.favor === seat) {
    favorDie(pen, Math.round(42 * scale), right - 21 * scale, y);
    right -= 50 * scale;
  }
  for (const character of view.players[seat]?.characters.toReversed() ?? []) {
    bust(pen, character, Math.round(42 * scale), right - 21 * scale, y);
    right -= 50 * scale;
  }
  for (let left = view.players[seat]?.quotaLeft ?? 0; left > 0 && view.round > 0; left--) {
    vacancy(pen, Math.round(40 * scale), right - 22 * scale, y);
    right -= 46 * scale;
  }
  const left = x + TEXT_X * scale;
  pen.write(names[seat] ?? '', left, y, {
    size: Math.round(30 * scale),
    minSize: 26,
    colour: pen.theme.ink,
    maxWidth: right - left - 4,
  });
}

/** Jesters join groups that have members, so where they're idle, the rows of the groups are empty to the right. */
const LEFT = TEXT_X + 116;

/** The jesters that can't join any group, and that they can't. */
function drawIdleJesters(pen: Pen, { say }: CourtScene, count: number, { x, y, scale }: Position): void {
  if (count === 0) return;
  const [top, , bottom] = GROUP_YS;
  const middle = y + ((top + bottom) / 2) * scale;
  const left = x + LEFT * scale;
  emptyPlace(pen, pen.theme.softInk, 64 * scale, left + 30 * scale, middle);
  coin(pen, 'jester', Math.round(48 * scale), left + 30 * scale, middle);
  const line = { colour: pen.theme.ink, size: Math.round(26 * scale), maxWidth: 190 * scale };
  const [head, rest] = [
    say('court-picture-idle.first', { count }),
    say('court-picture-idle.second', { count }),
  ];
  const fits = widthOf(rest, line.size, 'normal') * NARROWEST <= line.maxWidth;
  const lines = [head, ...(fits ? [rest] : wrap(rest, line.size, line.maxWidth, 2))];
  const pitch = lines.length > 2 ? 30 : 34;
  lines.forEach((text, i) => {
    pen.write(text, left + 72 * scale, middle + (i - (lines.length - 1) / 2) * pitch * scale, {
      ...line,
      weight: i === 0 ? 'bold' : 'normal',
    });
  });
}

const GAP = 8;

const JESTER = 34;

const SUM = 28;

/** A treasury's tiles, their sum and its change; at the right edge, jesters gained or lost and the bid. */
function drawTreasury(
  pen: Pen,
  { view, say }: CourtScene,
  seat: Seat,
  change: Change | undefined,
  { x, y: top, scale }: Position,
): void {
  const treasury = view.players[seat]?.treasury ?? [];
  const y = top + TREASURY_Y * scale;
  const money = change?.money ?? 0;
  const jesters = change?.court.jester ?? 0;
  const bids = biddingWords(view, say, seat);
  let right = x + RIGHT * scale;
  biddingTag(pen, bids, view.auction?.bidder === seat, right, y, scale);
  if (bids !== '') right -= (biddingWidth(bids) + GAP) * scale;
  if (jesters !== 0) {
    const width = (tagWidth(jesters) + JESTER + 2) * scale;
    coin(pen, 'jester', Math.round(JESTER * scale), right - width + (JESTER / 2) * scale, y);
    changeTag(pen, jesters, right - tagWidth(jesters) * scale, y, scale);
    right -= width + GAP * scale;
  }
  const sum = say('court-picture-sum', { sum: sumOf(treasury) });
  const size = Math.round(SUM * scale);
  const after = widthOf(sum, size) + (GAP + (money === 0 ? 0 : tagWidth(money) + GAP)) * scale;
  let left = x + TEXT_X * scale;
  left += tileLine(pen, treasury, { x: left, y, size: Math.round(40 * scale), width: right - left - after });
  left += GAP * scale;
  left += pen.write(sum, left, y, { size, colour: pen.theme.ink }) + GAP * scale;
  changeTag(pen, money, left, y, scale);
}

/** A court: shield and place, groups as they'd score with pawns and jesters, treasury, and recent changes. */
export function drawPlaque(
  pen: Pen,
  scene: CourtScene,
  seat: Seat,
  change: Change | undefined,
  spot: Position,
): void {
  const { view } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  const { x, y, scale } = spot;
  drawArms(pen, scene, player, seat, spot);
  drawHead(pen, scene, seat, spot);
  GROUPS.forEach((group, i) => {
    const row = y + (GROUP_YS[i] as number) * scale;
    const end = drawGroup(pen, player, group, { x: x + TEXT_X * scale, y: row, scale });
    changeTag(pen, change?.court[group] ?? 0, end + 8 * scale, row, scale);
  });
  drawIdleJesters(pen, scene, player.standing.idleJesters, spot);
  drawTreasury(pen, scene, seat, change, spot);
}

const MEDAL = 42;

const FAVOR = 42;

const LINE = 38;

/** The named places of a seat's court. */
export function plaqueSpots({ favor }: CourtView, seat: Seat, { x, y, scale }: Position): [string, Spot][] {
  const rect = (left: number, top: number, width: number, height: number): Rect => ({
    x: x + left * scale,
    y: y + top * scale,
    width: width * scale,
    height: height * scale,
  });
  const at = (left: number, top: number) => [x + left * scale, y + top * scale] as const;
  const place = medalWidth(MEDAL);
  const rows = GROUP_YS[2] - GROUP_YS[0] + LINE;
  const text = RIGHT - TEXT_X;
  return [
    [`player-${seat}`, rect(0, 0, PLAQUE.width, PLAQUE.height)],
    [
      `court-${seat}`,
      { ...rect(TEXT_X, GROUP_YS[0] - LINE / 2, text, rows), number: at(RIGHT - 8, GROUP_YS[1]) },
    ],
    [
      `money-${seat}`,
      { ...rect(TEXT_X, TREASURY_Y - 18, text, 38), number: at(RIGHT - 56, TREASURY_Y + 46) },
    ],
    [
      `place-${seat}`,
      rect(ARMS_X - place / 2, PLACE_Y - MEDAL / 2, place, SIZES_Y + 16 - PLACE_Y + MEDAL / 2),
    ],
    ...(favor === seat
      ? [['favor', rect(RIGHT - FAVOR, HEAD_Y - FAVOR / 2, FAVOR, FAVOR)] as [string, Spot]]
      : []),
  ];
}
