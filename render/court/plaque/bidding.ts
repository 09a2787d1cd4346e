import type { CanvasRenderingContext2D } from 'canvas';
import type { CourtView } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { Words } from '../../../src/i18n/index.ts';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';

const SIZE = 27;
const MARGIN = 9;

/** What a seat does in the auction, in a word or two; empty if nothing yet. */
export function biddingWords({ auction }: CourtView, words: Words, seat: Seat): string {
  if (auction === null) return '';
  if (auction.bidder === seat) return words.courtPicture.bids(auction.sum);
  return auction.passed.includes(seat) ? words.courtPicture.passed : '';
}

/** Width at scale 1, in pixels. */
export function biddingWidth(told: string): number {
  return told === '' ? 0 : Math.ceil(widthOf(told, SIZE)) + 2 * MARGIN;
}

/** A dark tag with the bid, or a light one for who has passed; `right` is its right edge. */
export function biddingTag(
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
