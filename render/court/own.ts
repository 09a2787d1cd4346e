import {
  type Change,
  counting,
  isAny,
  seatsToCome,
  type Wanted,
  wantedCourtiers,
} from '../../src/games/court/reading.ts';
import type { CourtPlayerView, Tile } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { sizesText } from '../../src/telling/court/sentences.ts';
import type { Spot } from '../painter.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp } from '../parts/shapes.ts';
import { NARROWEST, small, textWidth, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { bidHead, courtTask, ownTask } from './board.ts';
import { tileLine } from './coins.ts';
import { choiceArea as AREA, drawProspects } from './exchange.ts';
import { drawGroupHeaps, drawIdleJesters } from './groups.ts';
import { drawNeeded, drawNeededCoins } from './refill.ts';
import { CHOICE_SHEET, type CourtScene } from './sheet.ts';
import { decidingFavor, medal, medalWidth, moneyTag, signTagWidth } from './tokens.ts';

const COIN = 72;

/** Vertical middles of the tiles, and of what's going on. */
const TILES_Y = AREA.y + 155;

const FOOT_Y = AREA.y + 221;

const TILE = 46;

const ARMS = 52;

/** Room for empty groups beside jesters that can't join one. */
const EMPTY = 330;

/** Draws the highest bid, at the right edge. Returns its left edge. */
function drawBid(pen: Pen, scene: CourtScene): number {
  const { auction } = scene.view;
  const right = AREA.x + AREA.width;
  if (auction === null || auction.bidder === null) return right;
  const line = { colour: pen.theme.ink, align: 'right' } as const;
  const sum = pen.write(String(auction.sum), right, FOOT_Y, { ...line, size: 44 });
  shield(pen, auction.bidder, 46, right - sum - 32, FOOT_Y);
  const left = right - sum - 64;
  return (
    left - pen.write(bidHead(scene), left, FOOT_Y, { ...line, size: 26, weight: 'normal', maxWidth: 170 })
  );
}

/** Draws who's still to come in a role, at the right edge. Returns its left edge. */
function drawComing(pen: Pen, scene: CourtScene): number {
  const coming = seatsToCome(scene.view);
  const right = AREA.x + AREA.width;
  if (coming.length === 0) return right;
  coming.toReversed().forEach((seat, i) => {
    shield(pen, seat, COMING.size, right - COMING.size / 2 - i * COMING.pitch, FOOT_Y);
  });
  const left = right - COMING.size - (coming.length - 1) * COMING.pitch - 10;
  const line = small(pen.theme.ink, { align: 'right', maxWidth: 170 });
  return left - pen.write(scene.t('court-picture-to-come'), left, FOOT_Y, line);
}

/** Arms of those, and from one to the next. */
const COMING = { size: 44, pitch: 46 } as const;

/** Draws who decides, and what about; at the right, the highest bid or who's still to come. */
function drawFoot(pen: Pen, scene: CourtScene): void {
  const { view, names } = scene;
  pen.fillRect(AREA.x, FOOT_Y - 33, AREA.width, 1.5, pen.theme.parchment.dark);
  const right = (view.role === null ? drawBid : drawComing)(pen, scene) - 20;
  const { toAct } = view;
  const left = AREA.x + (toAct === null ? 0 : ARMS + 10);
  const line = { minSize: 26, colour: pen.theme.ink, maxWidth: right - left };
  if (toAct !== null) shield(pen, toAct, ARMS, AREA.x + ARMS / 2, FOOT_Y);
  if (toAct !== null && toAct === view.viewer) {
    const task = ownTask(scene);
    if (textWidth(task, line.minSize) <= line.maxWidth) pen.write(task, left, FOOT_Y, { ...line, size: 30 });
    else {
      const lines = wrap(task, line.minSize, line.maxWidth, 2, 'bold');
      const top = FOOT_Y - (lines.length - 1) * 16;
      pen.writeLines(lines, left, top, 32, { ...line, size: line.minSize });
    }
    return;
  }
  if (toAct !== null) pen.write(names[toAct] ?? '', left, FOOT_Y - 15, { ...line, size: 28 });
  const y = toAct === null ? FOOT_Y : FOOT_Y + 17;
  pen.write(courtTask(scene), left, y, { ...line, size: 26, weight: 'normal' });
}

/** Coins of what the reader has to get. */
const WANTED = 40;

/** What's said about them. */
const wantedLine = (pen: Pen) =>
  ({ size: 28, minSize: 26, weight: 'normal', colour: pen.theme.softInk, align: 'right' }) as const;

/** Font sizes of what the sheet is. */
const HEADING = { most: 33, least: 26 } as const;

/** Draws what the reader has to get for a higher score, at the right edge. Returns its left edge. */
function drawWanted(pen: Pen, scene: CourtScene, wanted: Wanted, y: number): number {
  const { t } = scene;
  const line = wantedLine(pen);
  const edge = AREA.x + AREA.width;
  const any = t('court-picture-own-more-count', { count: 1 });
  if (isAny(wanted)) return edge - pen.write(any, edge, y, { ...line, maxWidth: AREA.width * 0.6 });
  const right = drawNeededCoins(pen, scene, wanted, WANTED, edge, y);
  const heading = textWidth(t('court-picture-own'), HEADING.least) * NARROWEST + 20;
  const maxWidth = Math.max(1, right - AREA.x - heading);
  const told =
    wanted.how === 'count'
      ? t('court-picture-own-more-count', { count: wanted.count })
      : t('court-picture-own-more');
  return right - pen.write(told, right, y, { ...line, maxWidth });
}

const HEADING_Y = CHOICE_SHEET.y + 36;

/** Whose court it is. */
function drawTitle(pen: Pen, told: string, maxWidth: number): void {
  const line = { size: HEADING.most, minSize: HEADING.least, colour: pen.theme.ink, maxWidth };
  pen.write(told, AREA.x, HEADING_Y, line);
}

/** Draws the heading of the reader's court, and at its right what they have to get for a higher score. */
function drawOwnHeading(pen: Pen, scene: CourtScene, player: CourtPlayerView): void {
  const edge = drawWanted(pen, scene, wantedCourtiers(player), HEADING_Y);
  drawTitle(pen, scene.t('court-picture-own'), edge - 20 - AREA.x);
}

/** Tiles, what they come to, and how that has changed. */
function drawTiles(pen: Pen, { t }: CourtScene, tiles: readonly Tile[], money: number, x: number): void {
  const right = AREA.x + AREA.width;
  const room = right - x - 90 - signTagWidth(money);
  const left = x + tileLine(pen, tiles, { x, y: TILES_Y, size: TILE, width: room }) + 12;
  const sum = { size: 34, colour: pen.theme.ink };
  pen.write(t('court-picture-sum', { sum: addUp(tiles) }), left, TILES_Y, sum);
  moneyTag(pen, money, right - signTagWidth(money), TILES_Y);
}

/** Draws the groups of a court, large, with the jesters that can't join one. */
function drawCourt(pen: Pen, scene: CourtScene, player: CourtPlayerView, change: Change | undefined): void {
  const { idleJesters } = player.standing;
  const width = idleJesters > 0 ? EMPTY : AREA.width;
  drawGroupHeaps(pen, player, change, { x: AREA.x, y: AREA.y, width, coin: COIN });
  if (idleJesters > 0) drawIdleJesters(pen, scene, idleJesters, AREA.x + EMPTY + 20, AREA.y + COIN / 2 + 16);
}

/**
 * Draws the court of whoever the reader swaps with, and below it the reader's groups and what they have to get for a
 * higher score.
 */
function drawOpponent(pen: Pen, scene: CourtScene, seat: Seat, opponent: Seat): void {
  const { view, names, t } = scene;
  const { players } = counting(view);
  const [own, other] = [players[seat]!, players[opponent]!];
  drawTitle(pen, t('court-picture-own-opponent', { name: names[opponent] ?? '' }), AREA.width);
  drawCourt(pen, scene, other, undefined);
  pen.fillRect(AREA.x, TILES_Y - 30, AREA.width, 1.5, pen.theme.parchment.dark);
  shield(pen, seat, ARMS, AREA.x + ARMS / 2, TILES_Y);
  const groups = { size: 34, colour: pen.theme.ink };
  const left = AREA.x + ARMS + 10;
  const after = left + pen.write(sizesText(own.standing.sizes), left, TILES_Y, groups) + 20;
  const edge = drawNeeded(pen, scene, wantedCourtiers(own), WANTED, AREA.x + AREA.width, TILES_Y);
  const told = t('court-picture-choice-needs');
  pen.write(told, edge, TILES_Y, { ...wantedLine(pen), maxWidth: edge - after });
}

/** Where the reader's place and tiles are, beside what characters lead to. */
const BESIDE = AREA.x + 330;

/** Vertical middles of the reader's place and their rival's. */
const PLACES_Y = [AREA.y + 32, AREA.y + 92] as const;

const MEDAL = 44;

/** Draws the place and groups of the reader, and below them those of whoever leads, or is second if it's the reader who leads. */
function drawPlaces(pen: Pen, { view, t }: CourtScene, seat: Seat): void {
  const { players } = counting(view);
  const others = players.flatMap((_, other) => (other === seat ? [] : [other]));
  const rival = others.reduce((best, other) => (players[other]!.place < players[best]!.place ? other : best));
  const medalX = BESIDE + ARMS + 14 + medalWidth(MEDAL) / 2;
  const groups = { size: 34, colour: pen.theme.ink, align: 'right' } as const;
  for (const [i, each] of [seat, rival].entries()) {
    const { place, standing } = players[each]!;
    const y = PLACES_Y[i]!;
    shield(pen, each, ARMS, BESIDE + ARMS / 2, y);
    decidingFavor(pen, view, each, 26, BESIDE + ARMS + 2, y + 20);
    medal(pen, place, t('pictures-place', { place }), MEDAL, medalX, y);
    pen.write(sizesText(standing.sizes), AREA.x + AREA.width, y, groups);
  }
}

/**
 * Draws what matters to the reader, large, and below it what's going on: while they still take a character, what each could
 * bring, and how far it is to the top; as Lancelot, the other court; otherwise their own.
 */
export function drawOwn(pen: Pen, scene: CourtScene, seat: Seat, change: Change | undefined): void {
  const { view } = scene;
  const { players } = counting(view);
  const player = players[seat]!;
  const opponent = view.role?.seat === seat ? view.role.opponent : null;
  if (opponent !== null) drawOpponent(pen, scene, seat, opponent);
  else drawOwnHeading(pen, scene, player);
  if (view.auction !== null && player.quotaLeft > 0) {
    const list = { x: AREA.x, y: AREA.y, width: BESIDE - AREA.x - 40, height: FOOT_Y - 36 - AREA.y };
    drawProspects(pen, scene, seat, list);
    pen.fillRect(BESIDE - 20, AREA.y + 4, 1.5, list.height - 10, pen.theme.parchment.dark);
    drawPlaces(pen, scene, seat);
    drawTiles(pen, scene, player.treasury, change?.money ?? 0, BESIDE);
  } else if (opponent === null) {
    drawCourt(pen, scene, player, change);
    drawTiles(pen, scene, player.treasury, change?.money ?? 0, AREA.x);
  }
  drawFoot(pen, scene);
}

/** What's going on, in a hand. */
export const handDecision: Spot = {
  x: CHOICE_SHEET.x,
  y: FOOT_Y - 33,
  width: CHOICE_SHEET.width,
  height: CHOICE_SHEET.y + CHOICE_SHEET.height - FOOT_Y + 33,
};
