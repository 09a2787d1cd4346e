import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { widthOf } from '../../parts/measure.ts';
import { write } from '../../parts/text.ts';
import type { Change } from '../changes.ts';
import { coin } from '../pieces/coins.ts';
import { tileLine } from '../pieces/money.ts';
import { sumOf } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import { biddingTag, biddingWidth, biddingWords } from './bidding.ts';
import { changeTag, tagWidth } from './changeTag.ts';
import { RIGHT, TEXT_X, TREASURY_Y } from './layout.ts';
import type { Spot } from './spot.ts';

const GAP = 8;
const JESTER = 34;
const SUM = 28;

/** A treasury's tiles, their sum and its change; at the right edge, jesters gained or lost and the bid. */
export function drawTreasury(
  context: CanvasRenderingContext2D,
  { theme, view, words }: CourtScene,
  seat: Seat,
  change: Change | undefined,
  { x, y: top, scale }: Spot,
): void {
  const treasury = view.players[seat]?.treasury ?? [];
  const y = top + TREASURY_Y * scale;
  const money = change?.money ?? 0;
  const jesters = change?.court.jester ?? 0;
  const bids = biddingWords(view, words, seat);
  let right = x + RIGHT * scale;
  biddingTag(context, theme, bids, view.auction?.bidder === seat, right, y, scale);
  if (bids !== '') right -= (biddingWidth(bids) + GAP) * scale;
  if (jesters !== 0) {
    const width = (tagWidth(jesters) + JESTER + 2) * scale;
    coin(context, theme, 'jester', Math.round(JESTER * scale), right - width + (JESTER / 2) * scale, y);
    changeTag(context, theme, jesters, right - tagWidth(jesters) * scale, y, scale);
    right -= width + GAP * scale;
  }
  const sum = words.courtPicture.sum(sumOf(treasury));
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
