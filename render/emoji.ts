import { type CanvasRenderingContext2D, createCanvas } from 'canvas';
import type { EmojiArt } from './painting.ts';
import { court as theme } from './themes/court.ts';

/** Discord shows emoji at up to this size, in pixels. */
const SIZE = 128;

/** The emoji as a PNG of 128 × 128 pixels, at most 256 kB as Discord asks. */
export function emojiPng({ draw }: EmojiArt): Buffer {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  context.translate(SIZE / 2, SIZE / 2);
  draw(context);
  return canvas.toBuffer('image/png');
}

type Path = (context: CanvasRenderingContext2D) => void;

/** A filled path with a dark edge, and a bright one around it for dark backgrounds. */
function edged(context: CanvasRenderingContext2D, path: Path, fill: string): void {
  context.lineJoin = 'round';
  context.beginPath();
  path(context);
  for (const [colour, width] of [
    [theme.parchment.light, 16],
    [theme.engraving, 8],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }
  context.fillStyle = fill;
  context.fill();
}

const polygon =
  (...points: readonly (readonly [number, number])[]): Path =>
  (context) => {
    for (const [at, [x, y]] of points.entries()) at === 0 ? context.moveTo(x, y) : context.lineTo(x, y);
    context.closePath();
  };

const pennon = polygon([-32, -40], [-20, -40], [-20, -37], [46, -12], [-20, 13], [-20, 40], [-32, 40]);

/** How far the horseshoe's opening reaches from straight down, in radians. */
const OPENING = Math.PI / 4.5;

const horseshoe: Path = (context) => {
  const down = Math.PI / 2;
  context.arc(0, 2, 48, down + OPENING, down - OPENING + Math.PI * 2);
  context.arc(0, 2, 24, down - OPENING, down + OPENING, true);
  context.closePath();
};

function nails(context: CanvasRenderingContext2D): void {
  context.fillStyle = theme.engraving;
  for (const angle of [-200, -155, -25, 20].map((degrees) => (degrees * Math.PI) / 180)) {
    context.beginPath();
    context.arc(Math.cos(angle) * 36, 2 + Math.sin(angle) * 36, 5, 0, Math.PI * 2);
    context.fill();
  }
}

const blade = polygon([-14, 14], [-14, -34], [0, -52], [14, -34], [14, 14]);
const hilt = polygon(
  ...([
    [-40, 10],
    [40, 10],
    [40, 25],
    [11, 25],
    [11, 50],
    [-11, 50],
    [-11, 25],
    [-40, 25],
  ] as const),
);

/** The emblems of the computer players' levels: each has a shape of its own. */
export const levelEmoji: ReadonlyMap<string, EmojiArt> = new Map<string, EmojiArt>([
  ['level_page', { unicode: '🚩', draw: (context) => edged(context, pennon, theme.green.fill) }],
  [
    'level_squire',
    {
      unicode: '🐎',
      draw(context) {
        edged(context, horseshoe, theme.silver.mid);
        nails(context);
      },
    },
  ],
  [
    'level_knight',
    {
      unicode: '🗡️',
      draw(context) {
        edged(context, blade, theme.silver.light);
        edged(context, hilt, theme.gold.mid);
      },
    },
  ],
]);
