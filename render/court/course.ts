import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import type { Rect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import type { SeatColours } from '../themes/theme.ts';
import type { CourtScene } from './sheet.ts';

const SHIELD = 40;

/** Least distance between the numbers at the left, in pixels. */
const TICKS_APART = 28;

/** Pixels between lines that would otherwise overlap. */
const APART = 7;

/** Y of each seat's shield at the end of its line: as close to the line as possible without overlapping. */
function spread(order: readonly Seat[], ends: readonly number[], { y, height }: Rect): Map<Seat, number> {
  const gap = SHIELD * 1.02;
  const places = new Map<Seat, number>();
  let above = y - SHIELD;
  order.forEach((seat, i) => {
    const last = y + height + SHIELD * 0.3 - (order.length - 1 - i) * gap;
    above = Math.min(Math.max(ends[seat] as number, above + gap), Math.max(last, above + gap));
    places.set(seat, above);
  });
  return places;
}

/** Each court's smallest group by round: one line per seat, ending in its shield. `order` has the best seat first. */
export function drawCourse(
  context: CanvasRenderingContext2D,
  { theme, view }: CourtScene,
  order: readonly Seat[],
  area: Rect,
): void {
  const rows = view.sizesByRound.map((seats) => seats.map(([least]) => least));
  const last = rows.at(-1);
  if (last === undefined) return;
  const high = Math.max(1, ...rows.flat());
  const left = area.x + 40;
  const right = area.x + area.width - SHIELD - 14;
  const x = (round: number) => left + 16 + ((right - left - 16) * round) / Math.max(1, rows.length - 1);
  const middle = (last.length - 1) / 2;
  const y = (seat: Seat, least: number) =>
    area.y + area.height - (area.height * least) / high + (order.indexOf(seat) - middle) * APART;

  const step = Math.ceil((TICKS_APART * high) / area.height);
  for (let tick = 0; tick <= high; tick += step) {
    const level = area.y + area.height - (area.height * tick) / high;
    context.fillStyle = tick === 0 ? theme.ink : theme.parchment.dark;
    context.fillRect(left, level - 0.75, right - left + 8, 1.5);
    write(context, String(tick), left - 10, level, { size: 26, colour: theme.softInk, align: 'right' });
  }
  rows.forEach((_, round) => {
    write(context, String(round + 1), x(round), area.y + area.height + 32, {
      size: 26,
      colour: theme.softInk,
      align: 'centre',
    });
  });
  context.lineJoin = 'round';
  for (const seat of [...order].reverse()) {
    context.beginPath();
    rows.forEach((scores, round) => {
      context.lineTo(x(round), y(seat, scores[seat] as number));
    });
    for (const [width, colour] of [
      [8, theme.ink],
      [5, (theme.seats[seat] as SeatColours).field],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.stroke();
    }
  }
  const ends = last.map((least, seat) => y(seat, least));
  for (const [seat, height] of spread(order, ends, area)) {
    shield(context, theme, seat, SHIELD, right + SHIELD * 0.9, height);
  }
}
