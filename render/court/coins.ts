import type { CanvasRenderingContext2D } from 'canvas';
import type { Character, Courtier, Tile } from '../../src/games/court/types.ts';
import { mix, withShadow } from '../parts/colour.ts';
import { type Charge, dot, drawCharge, type HalfOutline, roundedRect, symmetric } from '../parts/shapes.ts';
import { stamp } from '../parts/stamp.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';

const CAP: HalfOutline = {
  start: [0, -14],
  segments: [
    [6, -44, 40, -48, 45, 0],
    [32, -14, 25, 2],
    [24, 18],
    [0, 22],
  ],
};

const CAP_BAND: HalfOutline = {
  start: [0, 27],
  segments: [
    [26, 23],
    [26, 36],
    [0, 40],
  ],
};

const DRAW: Readonly<Record<Courtier, Charge>> = {
  /** A fool's cap with two bells. */
  jester(context, charge) {
    context.fillStyle = charge;
    for (const outline of [CAP, CAP_BAND]) {
      context.beginPath();
      symmetric(context, outline);
      context.fill();
    }
    for (const side of [-1, 1]) dot(context, charge, side * 43, 9, 8.5);
  },
  /** A rose of five petals. */
  maiden(context, charge, field) {
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2;
      dot(context, charge, Math.cos(angle) * 25, Math.sin(angle) * 25, 18.5);
    }
    context.strokeStyle = field;
    context.lineWidth = 5;
    for (let gap = 0; gap < 5; gap++) {
      const angle = (gap * 2 * Math.PI) / 5 + Math.PI / 2;
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(Math.cos(angle) * 28, Math.sin(angle) * 28);
      context.stroke();
    }
    dot(context, field, 0, 0, 15);
    dot(context, charge, 0, 0, 9);
  },
  /** A halberd. */
  guard(context, charge) {
    context.fillStyle = charge;
    context.fillRect(-10, -30, 10, 78);
    context.beginPath();
    context.moveTo(-5, -52);
    context.lineTo(4, -28);
    context.lineTo(-14, -28);
    context.closePath();
    context.moveTo(4, -24);
    context.lineTo(24, -36);
    context.quadraticCurveTo(46, -10, 24, 20);
    context.lineTo(4, 4);
    context.closePath();
    context.moveTo(-14, -22);
    context.lineTo(-40, -16);
    context.lineTo(-30, -4);
    context.lineTo(-14, 2);
    context.closePath();
    context.fill();
  },
  /** A horse's head, as in chess. */
  knight(context, charge, field) {
    context.fillStyle = charge;
    context.beginPath();
    context.moveTo(-26, 44);
    context.lineTo(32, 44);
    context.quadraticCurveTo(42, 8, 28, -16);
    context.quadraticCurveTo(18, -34, 0, -38);
    context.lineTo(-5, -50);
    context.lineTo(-14, -36);
    context.quadraticCurveTo(-30, -26, -42, 6);
    context.quadraticCurveTo(-42, 20, -29, 20);
    context.quadraticCurveTo(-22, 12, -8, 12);
    context.quadraticCurveTo(-4, 24, -18, 30);
    context.quadraticCurveTo(-26, 36, -26, 44);
    context.fill();
    dot(context, field, -14, -16, 5);
  },
};

/** A courtier type's emblem, centred on the origin, `size` pixels high. */
export function courtierEmblem(
  context: CanvasRenderingContext2D,
  courtier: Courtier,
  size: number,
  charge: string,
  field: string,
): void {
  drawCharge(context, DRAW[courtier], size, charge, field);
}

function disc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
}

/** A courtier as a coin in its type's colour and emblem, `size` pixels wide, centred on (x, y). */
export function coin(
  context: CanvasRenderingContext2D,
  theme: Theme,
  courtier: Courtier,
  size: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(size * 1.3);
  stamp(context, `coin ${theme.id} ${courtier} ${size}`, box, box, x, y, (inner) => {
    const { fill, edge, text } = theme.castle.courtiers[courtier];
    const radius = size / 2;
    withShadow(inner, theme, size * 0.06, () => disc(inner, radius, edge));
    disc(inner, radius - Math.max(1.5, size * 0.04), fill);
    if (size >= 50) {
      inner.beginPath();
      inner.arc(0, 0, radius * 0.8, 0, Math.PI * 2);
      inner.strokeStyle = mix(fill, text, 0.45);
      inner.lineWidth = size * 0.02;
      inner.stroke();
    }
    courtierEmblem(inner, courtier, size * (size >= 50 ? 0.6 : 0.72), text, fill);
  });
}

/** An empty place for a coin. */
export function emptyPlace(
  context: CanvasRenderingContext2D,
  colour: string,
  size: number,
  x: number,
  y: number,
): void {
  context.beginPath();
  context.arc(x, y, size / 2 - 1.5, 0, Math.PI * 2);
  context.setLineDash([7, 6]);
  context.strokeStyle = colour;
  context.lineWidth = 2.5;
  context.stroke();
  context.setLineDash([]);
}

/** Which courtiers a character counts as for whoever holds it, and as how many. */
export const COUNTS_AS: Readonly<Record<Character, readonly [courtier: Courtier, members: 1 | 2]>> = {
  merlin: ['jester', 1],
  guinevere: ['maiden', 2],
  arthur: ['guard', 2],
  lancelot: ['knight', 2],
};

/** What a character adds to its holder's court: a number and a coin, `height` pixels high, centred on (x, y). */
export function bonus(
  context: CanvasRenderingContext2D,
  theme: Theme,
  character: Character,
  height: number,
  x: number,
  y: number,
): void {
  const width = Math.round(height * 2.1);
  stamp(context, `bonus ${theme.id} ${character} ${height}`, width + 8, height + 8, x, y, (inner) => {
    const [courtier, members] = COUNTS_AS[character];
    roundedRect(inner, -width / 2, -height / 2, width, height, height / 2);
    inner.fillStyle = theme.ink;
    inner.fill();
    inner.strokeStyle = theme.gold.mid;
    inner.lineWidth = 2.5;
    inner.stroke();
    write(inner, `+${members}`, -width / 2 + height * 0.3, 0, {
      size: Math.max(26, Math.round(height * 0.7)),
      colour: theme.gold.light,
    });
    coin(inner, theme, courtier, Math.round(height * 0.86), width / 2 - height * 0.52, 0);
  });
}

/** Distance from one tile to the next when they lie apart, as a multiple of a tile's width. */
const APART = 1.12;

/** The smallest tile whose number is still legible in a picture scaled to a third, in pixels. */
const SMALLEST_TILE = 36;

/** Tiles overlap at most so far that their numbers can be read, in pixels from one to the next. */
const CLOSEST = 14;

interface Fan {
  /** A tile's width in pixels. */
  readonly size: number;
  /** Pixels from one tile to the next. */
  readonly pitch: number;
  /** Of all the tiles together. */
  readonly width: number;
}

/** How many tiles lie apart on a line of this width. */
function roomFor(size: number, width: number): number {
  return Math.floor((width + size * (APART - 1)) / (size * APART));
}

/** Tiles apart if they fit into the width, otherwise smaller and overlapping like a hand of cards. */
function fanOf(count: number, wanted: number, width: number): Fan {
  const whole = (size: number, pitch: number): Fan => ({ size, pitch, width: (count - 1) * pitch + size });
  if (count === 0) return { size: wanted, pitch: 0, width: 0 };
  for (let size = wanted; size >= SMALLEST_TILE; size -= 2) {
    if (count <= roomFor(size, width)) return whole(size, Math.round(size * APART));
  }
  const size = Math.max(SMALLEST_TILE, Math.min(wanted, 40));
  const pitch = Math.floor((width - size) / Math.max(1, count - 1));
  return whole(size, Math.max(CLOSEST, Math.min(pitch, size)));
}

/** A money tile, `size` pixels wide, centred on (x, y). Its number is in the middle of its first `shown` pixels. */
export function moneyTile(
  context: CanvasRenderingContext2D,
  theme: Theme,
  value: Tile,
  size: number,
  x: number,
  y: number,
  shown: number = size,
): void {
  const box = Math.ceil(size * 1.3);
  stamp(context, `money ${theme.id} ${value} ${size} ${shown}`, box, box, x, y, (inner) => {
    const half = size / 2;
    withShadow(inner, theme, size * 0.06, () => {
      roundedRect(inner, -half, -half, size, size, size * 0.16);
      inner.fillStyle = theme.gold.dark;
      inner.fill();
    });
    roundedRect(inner, -half + 2, -half + 2, size - 4, size - 4, size * 0.13);
    inner.fillStyle = theme.gold.mid;
    inner.fill();
    inner.fillStyle = theme.gold.light;
    inner.save();
    inner.clip();
    inner.fillRect(-half, -half, size, Math.max(4, size * 0.1));
    inner.restore();
    write(inner, String(value), (shown - size) / 2 + (shown < size ? 1 : 0), 1, {
      size: Math.round(size * 0.74),
      colour: theme.engraving,
      align: 'centre',
    });
  });
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly align?: 'left' | 'centre';
}

/** A line of tiles that starts at x or is centred on it; fanned out if it would exceed `width`. Returns its width. */
export function tileLine(
  context: CanvasRenderingContext2D,
  theme: Theme,
  tiles: readonly Tile[],
  { x, y, size: wanted, width: room, align = 'left' }: Line,
): number {
  const { size, pitch, width } = fanOf(tiles.length, wanted, room);
  const left = align === 'left' ? x : x - width / 2;
  const shown = Math.min(size, pitch);
  tiles.forEach((value, i) => {
    moneyTile(context, theme, value, size, left + size / 2 + i * pitch, y, tiles.length === 1 ? size : shown);
  });
  return width;
}

/** Tiles centred on x, in one line if they fit, otherwise in two. */
export function tileLines(
  context: CanvasRenderingContext2D,
  theme: Theme,
  tiles: readonly Tile[],
  place: {
    readonly x: number;
    readonly ys: readonly [number, number];
    readonly size: number;
    readonly width: number;
  },
): void {
  const { x, ys, size, width } = place;
  const line = { x, size, width, align: 'centre' as const };
  if (tiles.length <= roomFor(size, width)) {
    tileLine(context, theme, tiles, { ...line, y: (ys[0] + ys[1]) / 2 });
    return;
  }
  const half = Math.ceil(tiles.length / 2);
  tileLine(context, theme, tiles.slice(0, half), { ...line, y: ys[0] });
  tileLine(context, theme, tiles.slice(half), { ...line, y: ys[1] });
}
