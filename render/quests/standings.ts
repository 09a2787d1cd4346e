import type { Seat } from '../../src/games/game.ts';
import { heldCounts, totalValue } from '../../src/games/quests/reading.ts';
import { shield } from '../parts/heraldry.ts';
import type { Rect } from '../parts/shapes.ts';
import { evenSize, textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawIcon } from './cards/icons.ts';
import { drawBand, drawLegend, drawPlace, type Entry, placeWidth, withCounts } from './legend.ts';
import type { CardGameScene } from './sheet.ts';
import { drawChips, drawTrophyRow, layOutChips } from './tally.ts';

/** The space between the sheet's edge and what's on it. */
export const EDGE = { x: 20, y: 8 } as const;

/** Height of the line that says what the signs mean. */
export const LEGEND_LINE = 34;

const TEXT = 26;

/** A line as high as this has larger letters, and adventures below the adversaries instead of beside them. */
const HIGH = 76;

const SIZES = {
  high: { name: 34, points: 46, shield: 64 },
  low: { name: 28, points: 34, shield: 40 },
} as const;

/** A count with its sign. */
const COUNT = 76;

const GAP = 22;

const TOKEN = 34;

/** Height of a line of adventures. */
const LINE = 34;

/** The widths of what stands below each other. */
interface Columns {
  readonly sizes: (typeof SIZES)['high' | 'low'];
  readonly name: { readonly x: number; readonly width: number; readonly size: number };
  /** Left edge of places, and the room for them. */
  readonly place: { readonly x: number; readonly width: number };
  /** Right edge. */
  readonly points: number;
  readonly counts: number;
  readonly won: { readonly x: number; readonly width: number };
}

function columnsOf(
  scene: CardGameScene,
  seats: readonly Seat[],
  { x: left, width }: Rect,
  height: number,
): Columns {
  const { names, view } = scene;
  const sizes = height < HIGH ? SIZES.low : SIZES.high;
  const points = Math.max(...seats.map((seat) => textWidth(String(view.players[seat]!.score), sizes.points)));
  const x = left + EDGE.x + sizes.shield + 16;
  const most = width / 4;
  const size = evenSize(
    seats.map((seat) => ({ text: names[seat] ?? '', room: most })),
    TEXT,
    sizes.name,
  );
  const name = Math.min(most, Math.max(...seats.map((seat) => textWidth(names[seat] ?? '', size))));
  const place = Math.max(...seats.map((seat) => placeWidth(scene, seat, TEXT)));
  const placed = x + name + GAP;
  const end = placed + (place === 0 ? 0 : place + GAP) + points;
  const counts = end + GAP;
  const won = counts + heldCounts(view, seats[0]!).length * COUNT + 6;
  return {
    sizes,
    name: { x, width: name, size },
    place: { x: placed, width: place },
    points: end,
    counts,
    won: { x: won, width: left + width - EDGE.x - won },
  };
}

/** The adventures a seat has taken: with their names if that's no more than `most` lines, otherwise their points alone. */
export function layOutTaken(
  { view, t }: CardGameScene,
  seat: Seat,
  width: number,
  most = 1,
): ReturnType<typeof layOutChips> {
  const taken = view.adventures.filter((adventure) => adventure.taken?.seat === seat);
  const named = layOutChips(taken, ({ id }) => t('quests-adventure', { adventure: id }), TEXT, width);
  return named.lines > most ? layOutChips(taken, () => '', TEXT, width) : named;
}

/** Adversaries in a row, and their sum. */
function drawHeld(
  pen: Pen,
  { view }: CardGameScene,
  seat: Seat,
  { x, width }: Columns['won'],
  y: number,
): void {
  const { trophies } = view.players[seat]!;
  if (trophies.length === 0) return;
  const sum = trophies.length > 1 ? `= ${totalValue(trophies)}` : '';
  const room = width - textWidth(sum, TEXT) - 10;
  const used = drawTrophyRow(pen, trophies, TOKEN, x, y, room);
  pen.write(sum, x + used + 10, y, { size: TEXT, colour: pen.theme.softInk });
}

/** How wide the adversaries of whoever has the most are beside the adventures, which have the rest. */
function heldWidth(scene: CardGameScene, seats: readonly Seat[], width: number): number {
  const most = Math.max(...seats.map((seat) => scene.view.players[seat]!.trophies.length));
  const bare = Math.max(...seats.map((seat) => widthOfChips(layOutTaken(scene, seat, width, 0))));
  return Math.min(most * (TOKEN + 5) + 86, width - bare - GAP);
}

const widthOfChips = ({ end, total }: ReturnType<typeof layOutChips>): number => end + textWidth(total, TEXT);

/** Where what players have won is, and their adventures: with their names if there's room for all of them. */
function layOutWon(scene: CardGameScene, seats: readonly Seat[], won: Columns['won'], height: number) {
  const isHigh = height >= HIGH;
  const held = isHigh ? won.width : heldWidth(scene, seats, won.width);
  const left = isHigh ? won.x : won.x + held + GAP;
  const room = won.x + won.width - left;
  const most = isHigh ? Math.floor((height - TOKEN - 12) / LINE) : 1;
  const named = seats.map((seat) => layOutTaken(scene, seat, room, most));
  const areNamed = named.every(({ all }) => all.every(({ name }) => name !== ''));
  const taken = areNamed ? named : seats.map((seat) => layOutTaken(scene, seat, room, 0));
  return { isHigh, held, left, taken, areNamed };
}

/** Draws what players have won, which is what their points are made of: in one line each, or in several where there's room. */
function drawWon(
  pen: Pen,
  scene: CardGameScene,
  seats: readonly Seat[],
  won: Columns['won'],
  { isHigh, held, left, taken: all }: ReturnType<typeof layOutWon>,
  { top, height }: { readonly top: number; readonly height: number },
): void {
  seats.forEach((seat, i) => {
    const taken = all[i]!;
    const y = top + (i + 0.5) * height;
    const { length } = scene.view.players[seat]!.trophies;
    if (!isHigh) {
      drawHeld(pen, scene, seat, { x: won.x, width: held }, y);
      drawChips(pen, taken, left, y, LINE);
      return;
    }
    const above = length === 0 ? 0 : TOKEN + 8;
    const first = y - (above + taken.lines * LINE) / 2;
    drawHeld(pen, scene, seat, won, first + above / 2);
    drawChips(pen, taken, left, first + above + LINE / 2, LINE);
  });
}

/** Draws what each of these players has, in a line: points, knight cards and seals; and what they've won. */
export function drawStandings(
  pen: Pen,
  scene: CardGameScene,
  seats: readonly Seat[],
  area: Rect,
  signs: readonly Entry[],
): void {
  const { names, view } = scene;
  const { theme } = pen;
  const left = area.x + EDGE.x;
  const width = area.width - 2 * EDGE.x;
  const top = area.y + EDGE.y + LEGEND_LINE;
  const height = (area.y + area.height - EDGE.y - top) / seats.length;
  const columns = columnsOf(scene, seats, area, height);
  const { sizes, name, place, won } = columns;
  const laidOut = layOutWon(scene, seats, won, height);
  const isBare = !laidOut.areNamed && laidOut.taken.some(({ lines }) => lines > 0);
  const adventure = ['adventure', scene.t('quests-picture-end-adventures')] as const;
  drawLegend(pen, withCounts(scene, [...(isBare ? [adventure] : []), ...signs], width), {
    x: left,
    y: top - LEGEND_LINE / 2 - 2,
    width,
  });
  seats.forEach((seat, i) => {
    const y = top + (i + 0.5) * height;
    const ink = { colour: theme.ink };
    pen.fillRect(left, y - height / 2, width, 1.5, theme.parchment.dark);
    if (seat === view.viewer) drawBand(pen, { x: left - 10, y: y - height / 2, width: width + 20, height });
    shield(pen, seat, Math.min(sizes.shield, height - 2), left + sizes.shield / 2, y);
    pen.write(names[seat] ?? '', name.x, y, { ...ink, size: name.size, maxWidth: name.width + 1 });
    drawPlace(pen, scene, seat, { left: place.x, width: place.width, y, size: TEXT });
    pen.write(String(view.players[seat]!.score), columns.points, y, {
      ...ink,
      size: sizes.points,
      align: 'right',
    });
    heldCounts(view, seat).forEach(([icon, count], at) => {
      drawIcon(pen, icon, 32, columns.counts + at * COUNT + 16, y);
      pen.write(String(count), columns.counts + at * COUNT + 36, y, { ...ink, size: TEXT });
    });
  });
  drawWon(pen, scene, seats, won, laidOut, { top, height });
}
