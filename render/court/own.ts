import type { CourtPlayerView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Spot } from '../painter.ts';
import { shield } from '../parts/heraldry.ts';
import { sumOf } from '../parts/shapes.ts';
import { NARROWEST, widthOf, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { bidHead, ownTaskOf, taskOf } from './board.ts';
import { coin, tileLine } from './coins.ts';
import { choiceArea as AREA } from './exchange.ts';
import { drawGroupHeaps, drawIdleJesters } from './groups.ts';
import {
  CHOICE_SHEET,
  type Change,
  type CourtScene,
  comingOf,
  counting,
  isAny,
  type Wanted,
  wantedOf,
} from './sheet.ts';
import { changeTag } from './tokens.ts';

const COIN = 72;

/** Vertical middles of the tiles, and of what's going on. */
const TILES_Y = AREA.y + 155;

const FOOT_Y = AREA.y + 221;

const TILE = 46;

const ARMS = 52;

/** Room for empty groups beside jesters that can't join one. */
const EMPTY = 330;

/** The highest bid, at the right edge. Returns its left edge. */
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

/** Who's still to come in a role, at the right edge. Returns its left edge. */
function drawComing(pen: Pen, scene: CourtScene): number {
  const coming = comingOf(scene.view);
  const right = AREA.x + AREA.width;
  if (coming.length === 0) return right;
  coming.toReversed().forEach((seat, i) => {
    shield(pen, seat, COMING.size, right - COMING.size / 2 - i * COMING.pitch, FOOT_Y);
  });
  const left = right - COMING.size - (coming.length - 1) * COMING.pitch - 10;
  const line = { size: 26, weight: 'normal', colour: pen.theme.ink, align: 'right', maxWidth: 170 } as const;
  return left - pen.write(scene.say('court-picture-to-come'), left, FOOT_Y, line);
}

/** Arms of those, and from one to the next. */
const COMING = { size: 44, pitch: 46 } as const;

/** Who decides, and what about; at the right, the highest bid or who's still to come. */
function drawFoot(pen: Pen, scene: CourtScene): void {
  const { view, names } = scene;
  pen.fillRect(AREA.x, FOOT_Y - 33, AREA.width, 1.5, pen.theme.parchment.dark);
  const right = (view.role === null ? drawBid : drawComing)(pen, scene) - 20;
  const { toAct } = view;
  const left = AREA.x + (toAct === null ? 0 : ARMS + 10);
  const line = { minSize: 26, colour: pen.theme.ink, maxWidth: right - left };
  if (toAct !== null) shield(pen, toAct, ARMS, AREA.x + ARMS / 2, FOOT_Y);
  if (toAct !== null && toAct === view.viewer) {
    const task = ownTaskOf(scene);
    if (widthOf(task, line.minSize) <= line.maxWidth) pen.write(task, left, FOOT_Y, { ...line, size: 30 });
    else {
      const lines = wrap(task, line.minSize, line.maxWidth, 2, 'bold');
      const top = FOOT_Y - (lines.length - 1) * 16;
      pen.writeLines(lines, left, top, 32, { ...line, size: line.minSize });
    }
    return;
  }
  if (toAct !== null) pen.write(names[toAct] ?? '', left, FOOT_Y - 15, { ...line, size: 28 });
  const y = toAct === null ? FOOT_Y : FOOT_Y + 17;
  pen.write(taskOf(scene), left, y, { ...line, size: 26, weight: 'normal' });
}

/** Coins beside the heading, and the space beside them. */
const WANTED = { size: 40, gap: 8 } as const;

/** Font sizes of what the sheet is. */
const HEADING = { most: 33, least: 26 } as const;

/** What the reader has to get for a higher score, at the right edge. Returns its left edge. */
function drawWanted(pen: Pen, { say }: CourtScene, wanted: Wanted, y: number): number {
  const line = {
    size: 28,
    minSize: 26,
    weight: 'normal',
    colour: pen.theme.softInk,
    align: 'right',
  } as const;
  let right = AREA.x + AREA.width;
  const any = say('court-picture-own-more-count', { count: 1 });
  if (isAny(wanted)) return right - pen.write(any, right, y, { ...line, maxWidth: AREA.width * 0.6 });
  const { types, how } = wanted;
  const joiner = how === 'count' ? '' : say('court-picture-own-more-joiner', { how });
  for (const [i, courtier] of [...types].reverse().entries()) {
    if (i === 1 && joiner !== '') right -= pen.write(joiner, right, y, line) + WANTED.gap;
    coin(pen, courtier, WANTED.size, right - WANTED.size / 2, y);
    right -= WANTED.size + WANTED.gap;
  }
  const heading = widthOf(say('court-picture-own'), HEADING.least) * NARROWEST + 20;
  const maxWidth = Math.max(1, right - AREA.x - heading);
  const told =
    how === 'count'
      ? say('court-picture-own-more-count', { count: wanted.count })
      : say('court-picture-own-more');
  return right - pen.write(told, right, y, { ...line, maxWidth });
}

/** The heading, and at its right what the reader has to get for a higher score. */
function drawOwnHeading(pen: Pen, scene: CourtScene, player: CourtPlayerView): void {
  const y = CHOICE_SHEET.y + 36;
  const edge = drawWanted(pen, scene, wantedOf(player), y);
  pen.write(scene.say('court-picture-own'), AREA.x, y, {
    size: HEADING.most,
    minSize: HEADING.least,
    colour: pen.theme.ink,
    maxWidth: edge - 20 - AREA.x,
  });
}

/** The player's own court and tiles, large, and below them what's going on. */
export function drawOwn(pen: Pen, scene: CourtScene, seat: Seat, change: Change | undefined): void {
  const { view, say } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  const { standing, treasury } = player;
  drawOwnHeading(pen, scene, counting(view).players[seat] ?? player);
  const { idleJesters } = standing;
  const width = idleJesters > 0 ? EMPTY : AREA.width;
  drawGroupHeaps(pen, player, change, { x: AREA.x, y: AREA.y, width, coin: COIN });
  if (idleJesters > 0) drawIdleJesters(pen, scene, idleJesters, AREA.x + EMPTY + 20, AREA.y + COIN / 2 + 16);
  const sum = { size: 34, colour: pen.theme.ink };
  const tiles = tileLine(pen, treasury, { x: AREA.x, y: TILES_Y, size: TILE, width: AREA.width - 170 });
  const left = AREA.x + tiles + 12;
  const told = pen.write(say('court-picture-sum', { sum: sumOf(treasury) }), left, TILES_Y, sum);
  changeTag(pen, change?.money ?? 0, left + told + 12, TILES_Y);
  drawFoot(pen, scene);
}

/** What's going on, in a hand. */
export const handDecision: Spot = {
  x: CHOICE_SHEET.x,
  y: FOOT_Y - 33,
  width: CHOICE_SHEET.width,
  height: CHOICE_SHEET.y + CHOICE_SHEET.height - FOOT_Y + 33,
};
