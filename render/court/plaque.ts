import type { CanvasRenderingContext2D } from 'canvas';
import { type CourtPlayerView, type CourtView, GROUPS, type GroupId } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Say } from '../../src/i18n/fluent/say.ts';
import type { Rect } from '../parts/rect.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { NARROWEST, widthOf, wrap, write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { bust } from './figures/figures.ts';
import { drawGroup, type Spot } from './groups.ts';
import { coin, emptyPlace, tileLine } from './pieces/coins.ts';
import { favorDie } from './pieces/dice.ts';
import { medal, medalWidth } from './pieces/medal.ts';
import { vacancy } from './pieces/vacancy.ts';
import { type Change, type CourtScene, signed, sumOf } from './sheet.ts';
import { sizesText } from './words.ts';

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
  context: CanvasRenderingContext2D,
  { theme, say }: CourtScene,
  player: CourtPlayerView,
  seat: Seat,
  { x, y, scale }: Spot,
): void {
  const middle = x + ARMS_X * scale;
  shield(context, theme, seat, Math.round(84 * scale), middle, y + SHIELD_Y * scale);
  medal(
    context,
    theme,
    player.place,
    say('court-picture-place', { place: player.place }),
    Math.round(42 * scale),
    middle,
    y + PLACE_Y * scale,
  );
  write(context, sizesText(player.standing.sizes), middle, y + SIZES_Y * scale, {
    size: Math.round(30 * scale),
    minSize: 26,
    colour: theme.ink,
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
function biddingTag(
  context: CanvasRenderingContext2D,
  theme: Theme,
  told: string,
  leads: boolean,
  right: number,
  y: number,
  scale: number,
): void {
  if (told === '') return;
  const width = biddingWidth(told) * scale;
  roundedRect(context, right - width, y - 18 * scale, width, 36 * scale, 9 * scale);
  if (leads) {
    context.fillStyle = theme.ink;
    context.fill();
  }
  context.strokeStyle = leads ? theme.gold.dark : theme.softInk;
  context.lineWidth = 2;
  context.stroke();
  write(context, told, right - width / 2, y, {
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
function changeTag(
  context: CanvasRenderingContext2D,
  theme: Theme,
  change: number,
  x: number,
  y: number,
  scale: number,
): number {
  const width = tagWidth(change) * scale;
  if (change === 0) return 0;
  roundedRect(context, x, y - (HEIGHT / 2) * scale, width, HEIGHT * scale, 8 * scale);
  context.fillStyle = theme.highlight;
  context.fill();
  context.strokeStyle = theme.engraving;
  context.lineWidth = 2;
  context.stroke();
  write(context, signed(change), x + width / 2, y, {
    size: Math.round(CHANGE_TAG_SIZE * scale),
    colour: theme.engraving,
    align: 'centre',
  });
  return width;
}

/** Name, characters held or still to take, and the King's Favor, in one line. */
function drawHead(
  context: CanvasRenderingContext2D,
  { view, theme, names }: CourtScene,
  seat: Seat,
  { x, y: top, scale }: Spot,
): void {
  const y = top + HEAD_Y * scale;
  let right = x + RIGHT * scale;
  if (view.favor === seat) {
    favorDie(context, theme, Math.round(42 * scale), right - 21 * scale, y);
    right -= 50 * scale;
  }
  for (const character of view.players[seat]?.characters.toReversed() ?? []) {
    bust(context, theme, character, Math.round(42 * scale), right - 21 * scale, y);
    right -= 50 * scale;
  }
  for (let left = view.players[seat]?.quotaLeft ?? 0; left > 0 && view.round > 0; left--) {
    vacancy(context, theme, Math.round(40 * scale), right - 22 * scale, y);
    right -= 46 * scale;
  }
  const left = x + TEXT_X * scale;
  write(context, names[seat] ?? '', left, y, {
    size: Math.round(30 * scale),
    minSize: 26,
    colour: theme.ink,
    maxWidth: right - left - 4,
  });
}

/** Jesters join groups that have members, so where they're idle, the rows of the groups are empty to the right. */
const LEFT = TEXT_X + 116;

/** The jesters that can't join any group, and that they can't. */
function drawIdleJesters(
  context: CanvasRenderingContext2D,
  { theme, say }: CourtScene,
  count: number,
  { x, y, scale }: Spot,
): void {
  if (count === 0) return;
  const [top, , bottom] = GROUP_YS;
  const middle = y + ((top + bottom) / 2) * scale;
  const left = x + LEFT * scale;
  emptyPlace(context, theme.softInk, 64 * scale, left + 30 * scale, middle);
  coin(context, theme, 'jester', Math.round(48 * scale), left + 30 * scale, middle);
  const line = { colour: theme.ink, size: Math.round(26 * scale), maxWidth: 190 * scale };
  const [head, rest] = [
    say('court-picture-idle.first', { count }),
    say('court-picture-idle.second', { count }),
  ];
  const fits = widthOf(rest, line.size, 'normal') * NARROWEST <= line.maxWidth;
  const lines = [head, ...(fits ? [rest] : wrap(rest, line.size, line.maxWidth, 2))];
  const pitch = lines.length > 2 ? 30 : 34;
  lines.forEach((text, i) => {
    write(context, text, left + 72 * scale, middle + (i - (lines.length - 1) / 2) * pitch * scale, {
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
  context: CanvasRenderingContext2D,
  { theme, view, say }: CourtScene,
  seat: Seat,
  change: Change | undefined,
  { x, y: top, scale }: Spot,
): void {
  const treasury = view.players[seat]?.treasury ?? [];
  const y = top + TREASURY_Y * scale;
  const money = change?.money ?? 0;
  const jesters = change?.court.jester ?? 0;
  const bids = biddingWords(view, say, seat);
  let right = x + RIGHT * scale;
  biddingTag(context, theme, bids, view.auction?.bidder === seat, right, y, scale);
  if (bids !== '') right -= (biddingWidth(bids) + GAP) * scale;
  if (jesters !== 0) {
    const width = (tagWidth(jesters) + JESTER + 2) * scale;
    coin(context, theme, 'jester', Math.round(JESTER * scale), right - width + (JESTER / 2) * scale, y);
    changeTag(context, theme, jesters, right - tagWidth(jesters) * scale, y, scale);
    right -= width + GAP * scale;
  }
  const sum = say('court-picture-sum', { sum: sumOf(treasury) });
  const size = Math.round(SUM * scale);
  const after = widthOf(sum, size) + (GAP + (money === 0 ? 0 : tagWidth(money) + GAP)) * scale;
  let left = x + TEXT_X * scale;
  left += tileLine(context, theme, treasury, {
    x: left,
    y,
    size: Math.round(40 * scale),
    width: right - left - after,
  });
  left += GAP * scale;
  left += write(context, sum, left, y, { size, colour: theme.ink }) + GAP * scale;
  changeTag(context, theme, money, left, y, scale);
}

const GROUP_NAME = 34;

/** A group's name between its courtiers and the right edge, if there's room. */
function nameGroup(
  context: CanvasRenderingContext2D,
  { theme, say }: CourtScene,
  group: GroupId,
  left: number,
  right: number,
  y: number,
): void {
  const name = say('court-group', { group });
  if (left + widthOf(name, GROUP_NAME, 'normal') * NARROWEST > right) return;
  write(context, name, right, y, {
    size: GROUP_NAME,
    weight: 'normal',
    colour: theme.softInk,
    align: 'right',
    maxWidth: right - left,
  });
}

/** A court: shield and place, groups as they'd score with pawns and jesters, treasury, and recent changes; with the groups' names if `named`. */
export function drawPlaque(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  change: Change | undefined,
  spot: Spot,
  named = false,
): void {
  const { theme, view } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  const { x, y, scale } = spot;
  drawArms(context, scene, player, seat, spot);
  drawHead(context, scene, seat, spot);
  GROUPS.forEach((group, i) => {
    const row = y + (GROUP_YS[i] as number) * scale;
    const end = drawGroup(context, theme, player, group, { x: x + TEXT_X * scale, y: row, scale });
    const told = changeTag(context, theme, change?.court[group] ?? 0, end + 8 * scale, row, scale);
    if (named && player.standing.idleJesters === 0)
      nameGroup(context, scene, group, end + told + 24 * scale, x + RIGHT * scale, row);
  });
  drawIdleJesters(context, scene, player.standing.idleJesters, spot);
  drawTreasury(context, scene, seat, change, spot);
}

const MEDAL = 42;

const FAVOR = 42;

const LINE = 38;

/** The named places of a seat's court. */
export function plaqueSpots({ favor }: CourtView, seat: Seat, { x, y, scale }: Spot): [string, Rect][] {
  const rect = (left: number, top: number, width: number, height: number): Rect => ({
    x: x + left * scale,
    y: y + top * scale,
    width: width * scale,
    height: height * scale,
  });
  const place = medalWidth(MEDAL);
  const rows = GROUP_YS[2] - GROUP_YS[0] + LINE;
  const text = RIGHT - TEXT_X;
  return [
    [`player-${seat}`, rect(0, 0, PLAQUE.width, PLAQUE.height)],
    [`court-${seat}`, rect(TEXT_X, GROUP_YS[0] - LINE / 2, text, rows)],
    [`money-${seat}`, rect(TEXT_X, TREASURY_Y - 22, text, 44)],
    [
      `place-${seat}`,
      rect(ARMS_X - place / 2, PLACE_Y - MEDAL / 2, place, SIZES_Y + 16 - PLACE_Y + MEDAL / 2),
    ],
    ...(favor === seat
      ? [['favor', rect(RIGHT - FAVOR, HEAD_Y - FAVOR / 2, FAVOR, FAVOR)] as [string, Rect]]
      : []),
  ];
}
