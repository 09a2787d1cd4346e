import { createCanvas } from 'canvas';
import type { EmojiArt } from './painting.ts';
import { Pen } from './pen.ts';
import { court as theme } from './themes/court.ts';

/** Discord shows emoji at up to this size, in pixels. */
const SIZE = 128;

/** The emoji as a PNG of 128 × 128 pixels, at most 256 kB as Discord asks. */
export function emojiPng({ draw }: EmojiArt): Buffer {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  context.translate(SIZE / 2, SIZE / 2);
  draw(new Pen(context, theme));
  return canvas.toBuffer('image/png');
}

type Path = (pen: Pen) => void;

/** A filled path with a dark edge, and a bright one around it for dark backgrounds. */
function edged(pen: Pen, path: Path, fill: string): void {
  pen.context.lineJoin = 'round';
  pen.context.beginPath();
  path(pen);
  for (const [colour, width] of [
    [pen.theme.parchment.light, 16],
    [pen.theme.engraving, 8],
  ] as const) {
    pen.stroke(colour, width);
  }
  pen.fill(fill);
}

const polygon =
  (...points: readonly (readonly [number, number])[]): Path =>
  ({ context }) => {
    for (const [at, [x, y]] of points.entries()) at === 0 ? context.moveTo(x, y) : context.lineTo(x, y);
    context.closePath();
  };

const pennon = polygon([-32, -40], [-20, -40], [-20, -37], [46, -12], [-20, 13], [-20, 40], [-32, 40]);

/** How far the horseshoe's opening reaches from straight down, in radians. */
const OPENING = Math.PI / 4.5;

const horseshoe: Path = ({ context }) => {
  const down = Math.PI / 2;
  context.arc(0, 2, 48, down + OPENING, down - OPENING + Math.PI * 2);
  context.arc(0, 2, 24, down - OPENING, down + OPENING, true);
  context.closePath();
};

function nails(pen: Pen): void {
  pen.context.fillStyle = pen.theme.engraving;
  for (const angle of [-200, -155, -25, 20].map((degrees) => (degrees * Math.PI) / 180)) {
    pen.circle(Math.cos(angle) * 36, 2 + Math.sin(angle) * 36, 5);
    pen.context.fill();
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
  ['level_page', { unicode: '🚩', draw: (pen) => edged(pen, pennon, pen.theme.green.fill) }],
  [
    'level_squire',
    {
      unicode: '🐎',
      draw(pen) {
        edged(pen, horseshoe, pen.theme.silver.mid);
        nails(pen);
      },
    },
  ],
  [
    'level_knight',
    {
      unicode: '🗡️',
      draw(pen) {
        edged(pen, blade, pen.theme.silver.light);
        edged(pen, hilt, pen.theme.gold.mid);
      },
    },
  ],
]);
