import type { CanvasRenderingContext2D } from 'canvas';
import type { AuctionView } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { widthOf } from '../../parts/measure.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { tileLines } from '../pieces/money.ts';
import type { CourtScene } from '../scene.ts';
import type { Place } from './boardLayout.ts';

/** Crosses out a seat that has passed. */
function strike(context: CanvasRenderingContext2D, theme: Theme, size: number, x: number, y: number): void {
  const half = size * 0.46;
  context.lineCap = 'round';
  for (const [colour, width] of [
    [theme.engraving, 10],
    [theme.chalk, 5],
  ] as const) {
    context.beginPath();
    context.moveTo(x - half, y + half);
    context.lineTo(x + half, y - half);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }
  context.lineCap = 'butt';
}

function drawSeats(
  context: CanvasRenderingContext2D,
  theme: Theme,
  seats: readonly Seat[],
  struck: readonly Seat[],
  left: number,
  y: number,
): void {
  seats.forEach((seat, i) => {
    const x = left + 26 + i * 66;
    shield(context, theme, seat, 52, x, y);
    if (struck.includes(seat)) strike(context, theme, 52, x, y);
  });
}

/** The bid with its tiles and bidder; below, who is in and who has passed. */
export function drawAuction(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  auction: AuctionView,
  { x, y, width: room }: Place,
): void {
  const { theme, words } = scene;
  const top = y - 32;
  if (auction.bidder === null) {
    write(context, words.courtPicture.noBid, x, top, {
      size: 30,
      colour: theme.chalk,
      maxWidth: room,
    });
  } else {
    shield(context, theme, auction.bidder, 72, x + 34, top);
    const sum = String(auction.sum);
    write(context, sum, x + 76, top, { size: 58, colour: theme.highlight });
    const left = x + 92 + widthOf(sum, 58);
    const width = x + room - left;
    tileLines(context, theme, auction.tiles, {
      x: left + Math.min(width, auction.tiles.length * 43) / 2,
      ys: [top - 22, top + 22],
      size: 38,
      width,
      colour: theme.chalk,
    });
  }
  const seats = [...auction.bidders, ...auction.passed].sort((a, b) => a - b);
  drawSeats(context, theme, seats, auction.passed, x, y + 48);
}
