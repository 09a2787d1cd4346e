import type { Pen } from '../pen.ts';
import type { SeatColours } from '../themes/theme.ts';
import { shield } from './heraldry.ts';
import type { Rect } from './shapes.ts';
import { signed } from './text.ts';

/** 1, 2 or 5 times a power of ten, chosen so that the span has at most six steps. */
function tickStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(span, 1) / 6));
  return ([1, 2, 5, 10].find((factor) => span / (factor * power) <= 6) ?? 10) * Math.max(power, 0.1);
}

/** Moves the positions apart so that they're at least `gap` from each other, between `top` and `bottom`. */
function spread(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] as number) - (places[b] as number));
  const moved = [...places];
  let above = top - gap;
  for (const i of order) {
    moved[i] = Math.max(places[i] as number, above + gap);
    above = moved[i] as number;
  }
  let below = bottom + gap;
  for (const i of order.reverse()) {
    moved[i] = Math.min(moved[i] as number, below - gap);
    below = moved[i] as number;
  }
  return moved;
}

const SHIELD = 32;

/** A line chart of scores, where each seat's line ends in its shield. `rows` has the scores by seat after each round. */
export function drawChart(pen: Pen, rows: readonly (readonly number[])[], area: Rect): void {
  const { theme } = pen;
  const last = rows.at(-1);
  if (last === undefined) return;
  const all = [last.map(() => 0), ...rows];
  const low = Math.min(...all.flat());
  const high = Math.max(...all.flat(), low + 1);
  const left = area.x + 66;
  const right = area.x + area.width - SHIELD;
  const x = (round: number) => left + ((right - left) * round) / Math.max(1, all.length - 1);
  const y = (score: number) => area.y + area.height - (area.height * (score - low)) / (high - low);

  const step = tickStep(high - low);
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) {
    pen.fillRect(
      left,
      Math.round(y(tick)) - (tick === 0 ? 1 : 0.5),
      right - left,
      tick === 0 ? 2 : 1,
      tick === 0 ? theme.ink : theme.parchment.dark,
    );
    pen.write(signed(tick, false), left - 7, y(tick), { size: 26, colour: theme.softInk, align: 'right' });
  }
  pen.context.lineJoin = 'round';
  last.forEach((_, seat) => {
    const tincture = theme.seats[seat] as SeatColours;
    pen.context.beginPath();
    all.forEach((scores, round) => {
      pen.context.lineTo(x(round), y(scores[seat] as number));
    });
    pen.stroke(theme.ink, 7).stroke(tincture.field, 4);
  });
  const ends = spread(
    last.map((score) => y(score)),
    SHIELD * 0.95,
    area.y,
    area.y + area.height,
  );
  ends.forEach((end, seat) => {
    shield(pen, seat, SHIELD, right + SHIELD * 0.45, end);
  });
}
