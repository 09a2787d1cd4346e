import type { CanvasRenderingContext2D } from 'canvas';
import type { AuctionView } from '../../../src/games/court/types.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { tileLine } from '../pieces/money.ts';
import type { CourtScene } from '../scene.ts';
import type { Place } from './boardLayout.ts';

/** The highest bid: who bids, how much, and which tiles. */
export function drawAuction(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  auction: AuctionView,
  { x, y, width }: Place,
): void {
  const say = words.courtPicture;
  const line = { colour: theme.chalk, maxWidth: width };
  if (auction.bidder === null) {
    write(context, say.noBid, x, y - 18, { ...line, size: 30, minSize: 26 });
    write(context, say.mustBid, x, y + 20, { ...line, size: 26, weight: 'normal' });
    return;
  }
  write(context, say.highest, x, y - 32, { ...line, size: 27, minSize: 26 });
  shield(context, theme, auction.bidder, 60, x + 28, y + 18);
  const left = x + 66;
  const told = write(context, String(auction.sum), left, y + 18, { size: 58, colour: theme.highlight });
  const tiles = left + told + 12;
  tileLine(context, theme, auction.tiles, { x: tiles, y: y + 18, size: 40, width: x + width - tiles });
}
