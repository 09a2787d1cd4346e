import { COUNTS_AS } from '../../src/games/court/reading.ts';
import type { Character, Courtier, Tile } from '../../src/games/court/types.ts';
import { addUp, type Charge, drawCharge, type Rect } from '../parts/shapes.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { mix } from '../themes/index.ts';

const CAP = 'M0 -14C6 -44 40 -48 45 0Q32 -14 25 2L24 18L0 22';

const CAP_BAND = 'M0 27L26 23L26 36L0 40';

/** A horse's head, as in chess. */
const HORSE =
  'M-26 44L32 44Q42 8 28 -16Q18 -34 0 -38L-5 -50L-14 -36Q-30 -26 -42 6Q-42 20 -29 20Q-22 12 -8 12Q-4 24 -18 30Q-26 36 -26 44';

const DRAW: Readonly<Record<Courtier, Charge>> = {
  /** A fool's cap with two bells. */
  jester(pen, charge) {
    pen.symmetric(CAP).fill(charge);
    pen.symmetric(CAP_BAND).fill(charge);
    pen.both('O43 9 8.5').fill(charge);
  },
  /** A rose of five petals. */
  maiden(pen, charge, field) {
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2;
      pen.circle(Math.cos(angle) * 25, Math.sin(angle) * 25, 18.5).fill(charge);
    }
    for (let gap = 0; gap < 5; gap++) {
      const angle = (gap * 2 * Math.PI) / 5 + Math.PI / 2;
      pen.line([0, 0], [Math.cos(angle) * 28, Math.sin(angle) * 28]).stroke(field, 5);
    }
    pen.circle(0, 0, 15).fill(field);
    pen.circle(0, 0, 9).fill(charge);
  },
  /** A halberd. */
  guard(pen, charge) {
    pen.path('M-9 -28L3 -28L3 52L-9 52ZM-3 -60L9 -26L-15 -26Z').fill(charge);
    pen.path('M2 -15L12 -16Q24 -23 31 -38Q54 -4 31 30Q24 15 12 8L2 7Z').fill(charge);
    pen.path('M-8 -15Q-28 -16 -44 4Q-28 1 -18 7L-8 9Z').fill(charge);
  },
  knight(pen, charge, field) {
    pen.path(HORSE).fill(charge);
    pen.circle(-14, -16, 5).fill(field);
  },
};

/** A courtier type's emblem, centred on the origin, `size` pixels high. */
export function courtierEmblem(
  pen: Pen,
  courtier: Courtier,
  size: number,
  charge: string,
  field: string,
): void {
  drawCharge(pen, DRAW[courtier], size, charge, field);
}

interface Coin {
  readonly courtier: Courtier;
  readonly size: number;
}

function drawCoin(pen: Pen, { courtier, size }: Coin): void {
  const { fill, edge, text } = pen.theme.castle.courtiers[courtier];
  const radius = size / 2;
  pen.withShadow(size * 0.06, () => pen.circle(0, 0, radius).fill(edge));
  pen.circle(0, 0, radius - Math.max(1.5, size * 0.04)).fill(fill);
  if (size >= 50) {
    pen.circle(0, 0, radius * 0.8).stroke(mix(fill, text, 0.45), size * 0.02);
  }
  courtierEmblem(pen, courtier, size * (size >= 50 ? 0.6 : 0.72), text, fill);
}

/** A courtier as a coin in its type's colour and emblem, `size` pixels wide, centred on (x, y). */
export function coin(pen: Pen, courtier: Courtier, size: number, x: number, y: number): void {
  const box = Math.ceil(size * 1.3);
  pen.stamp(drawCoin, { courtier, size }, box, box, x, y);
}

interface Coins {
  readonly courtier: Courtier;
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

function drawCoins(pen: Pen, { courtier, count, width, height }: Coins): void {
  const { fill, edge, text } = pen.theme.castle.courtiers[courtier];
  const plate = (inset: number) =>
    pen.roundedRect(
      -width / 2 + inset,
      -height / 2 + inset,
      width - 2 * inset,
      height - 2 * inset,
      height / 2 - inset,
    );
  pen.withShadow(height * 0.06, () => plate(0).fill(edge));
  plate(Math.max(1.5, height * 0.04)).fill(fill);
  pen.at(-width / 2 + height * 0.5, 0, () => courtierEmblem(pen, courtier, height * 0.66, text, fill));
  pen.write(String(count), width * 0.26, 0, {
    size: Math.max(26, Math.round(height * 0.62)),
    colour: text,
    align: 'centre',
  });
}

/** Several courtiers of a type: a coin drawn out, with their number. */
export function coins(pen: Pen, courtier: Courtier, count: number, { x, y, width, height }: Rect): void {
  const several = { courtier, count, width, height };
  pen.stamp(drawCoins, several, width + 10, Math.ceil(height * 1.3), x + width / 2, y);
}

/** An empty place for a coin. */
export function emptyPlace(pen: Pen, colour: string, size: number, x: number, y: number): void {
  pen.circle(x, y, size / 2 - 1.5).dashes(colour, 2.5, [7, 6]);
}

interface Bonus {
  readonly courtier: Courtier;
  readonly told: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

function drawBonus(pen: Pen, { courtier, told, width, height, size }: Bonus): void {
  pen.roundedRect(-width / 2, -height / 2, width, height, height / 2);
  pen.fill(pen.theme.ink).stroke(pen.theme.gold.mid, 2.5);
  pen.write(told, -width / 2 + height * 0.3, 0, { size, colour: pen.theme.gold.light });
  coin(pen, courtier, Math.round(height * 0.86), width / 2 - height * 0.52, 0);
}

/** What a character adds to its holder's court: a number and a coin, `height` pixels high, centred on (x, y). */
export function bonus(pen: Pen, character: Character, height: number, x: number, y: number): void {
  const [courtier, members] = COUNTS_AS[character];
  const told = `+${members}`;
  const size = Math.max(26, Math.round(height * 0.7));
  const width = Math.max(Math.round(height * 2.1), Math.ceil(height * 1.32 + textWidth(told, size)));
  pen.stamp(drawBonus, { courtier, told, width, height, size }, width + 8, height + 8, x, y);
}

/** Distance from one tile to the next when they lie apart, as a multiple of a tile's width. */
const APART = 1.12;

/** The smallest tile whose number is still legible in a picture scaled to a third, in pixels. */
const SMALLEST_TILE = 36;

/** Where there isn't room for those, tiles are narrow, like cards: their least width and their height, in pixels. */
const NARROW = { least: 20, height: 40 } as const;

/** The space between narrow tiles of the same value, and of different ones. */
const SEAM = { same: 1, other: 4 } as const;

interface Laid {
  /** Of each tile, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Left edges, from the first one's. */
  readonly lefts: readonly number[];
  /** Of all the tiles together. */
  readonly whole: number;
}

/** How many tiles lie apart on a line of this width. */
function roomFor(size: number, width: number): number {
  return Math.floor((width + size * (APART - 1)) / (size * APART));
}

function laid(width: number, height: number, gaps: readonly number[]): Laid {
  const lefts = [0];
  for (const gap of gaps) lefts.push((lefts.at(-1) ?? 0) + width + gap);
  return { width, height, lefts, whole: (lefts.at(-1) ?? 0) + width };
}

const seamsOf = (tiles: readonly Tile[]): number[] =>
  tiles.slice(1).map((tile, i) => (tile === tiles[i] ? SEAM.same : SEAM.other));

/** Tiles apart if they fit into the width, otherwise narrow side by side; always whole. */
function layOut(tiles: readonly Tile[], wanted: number, width: number): Laid {
  if (tiles.length === 0) return { width: wanted, height: wanted, lefts: [], whole: 0 };
  for (let size = wanted; size >= SMALLEST_TILE; size -= 2) {
    if (tiles.length > roomFor(size, width)) continue;
    const gap = Math.round(size * APART) - size;
    return laid(size, size, Array<number>(tiles.length - 1).fill(gap));
  }
  const seams = seamsOf(tiles);
  const each = Math.floor((width - addUp(seams)) / tiles.length);
  return laid(Math.max(NARROW.least, Math.min(each, SMALLEST_TILE)), Math.min(wanted, NARROW.height), seams);
}

/** The least width of the tiles in a line, in pixels. */
export const leastWidth = (tiles: readonly Tile[]): number =>
  laid(NARROW.least, NARROW.height, seamsOf(tiles)).whole;

function drawTile(
  pen: Pen,
  { value, size, width }: { readonly value: Tile; readonly size: number; readonly width: number },
): void {
  const { theme } = pen;
  const half = { x: width / 2, y: size / 2 };
  const corner = Math.min(size, width * 1.2) * 0.16;
  pen.withShadow(width < size ? 1 : size * 0.06, () => {
    pen.roundedRect(-half.x, -half.y, width, size, corner).fill(theme.gold.dark);
  });
  pen.roundedRect(-half.x + 2, -half.y + 2, width - 4, size - 4, corner * 0.8).fill(theme.gold.mid);
  pen.inside(() => pen.fillRect(-half.x, -half.y, width, Math.max(4, size * 0.1), theme.gold.light));
  pen.write(String(value), 0, 1, {
    size: width < size ? Math.max(26, Math.round(size * 0.66)) : Math.round(size * 0.74),
    colour: theme.engraving,
    align: 'centre',
  });
}

/** A money tile centred on (x, y). */
export function moneyTile(pen: Pen, value: Tile, size: number, x: number, y: number, width = size): void {
  const [across, down] = [Math.ceil(width + size * 0.3), Math.ceil(size * 1.3)];
  pen.stamp(drawTile, { value, size, width }, across, down, x, y);
}

function drawTiles(pen: Pen, { size }: { readonly size: number }): void {
  const { gold } = pen.theme;
  const [tile, apart] = [size * 0.76, size * 0.12];
  for (const at of [-apart - tile / 2, apart - tile / 2]) {
    pen.roundedRect(at, at, tile, tile, size * 0.14).fill(gold.dark);
    pen.roundedRect(at + 2, at + 2, tile - 4, tile - 4, size * 0.1).fill(gold.mid);
  }
}

/** The sign of all tiles together: two without a number, `size` pixels high, centred on (x, y). */
export function tilesSign(pen: Pen, size: number, x: number, y: number): void {
  const box = Math.ceil(size * 1.4);
  pen.stamp(drawTiles, { size }, box, box, x, y);
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly align?: 'left' | 'centre';
}

/** A line of tiles that starts at x or is centred on it; narrower where they'd exceed `width`. Returns its width. */
export function tileLine(
  pen: Pen,
  tiles: readonly Tile[],
  { x, y, size, width: room, align = 'left' }: Line,
): number {
  const { width, height, lefts, whole } = layOut(tiles, size, room);
  const left = align === 'left' ? x : x - whole / 2;
  tiles.forEach((value, i) => {
    moneyTile(pen, value, height, left + (lefts[i] ?? 0) + width / 2, y, width);
  });
  return whole;
}

/** Tiles from x or centred on it, in one line if they fit, otherwise in two. */
export function tileLines(
  pen: Pen,
  tiles: readonly Tile[],
  place: Omit<Line, 'y'> & { readonly ys: readonly [number, number] },
): void {
  const { ys, ...line } = { align: 'centre' as const, ...place };
  const { size, width } = line;
  if (tiles.length <= roomFor(size, width)) {
    tileLine(pen, tiles, { ...line, y: (ys[0] + ys[1]) / 2 });
    return;
  }
  const half = Math.ceil(tiles.length / 2);
  tileLine(pen, tiles.slice(0, half), { ...line, y: ys[0] });
  tileLine(pen, tiles.slice(half), { ...line, y: ys[1] });
}
