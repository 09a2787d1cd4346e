import { createCanvas } from 'canvas';
import { levelSigns } from '../src/telling/markdown.ts';
import { type EmojiArt, emojiFrom } from './painting.ts';
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

/** Fills the current path, with a dark edge, and a bright one around it for dark backgrounds. */
export function edged(pen: Pen, fill: string): void {
  pen.context.lineJoin = 'round';
  pen.stroke(pen.theme.parchment.light, 16).stroke(pen.theme.engraving, 8);
  pen.fill(fill);
}

const PENNON = 'M-32 -40L-20 -40L-20 -37L46 -12L-20 13L-20 40L-32 40Z';
const BLADE = 'M-14 14L-14 -34L0 -52L14 -34L14 14Z';
const HILT = 'M-40 10L40 10L40 25L11 25L11 50L-11 50L-11 25L-40 25Z';

/** How far the horseshoe's opening reaches from straight down, in radians. */
const OPENING = Math.PI / 4.5;

function horseshoe(pen: Pen): Pen {
  const { context } = pen;
  const down = Math.PI / 2;
  context.beginPath();
  context.arc(0, 2, 48, down + OPENING, down - OPENING + Math.PI * 2);
  context.arc(0, 2, 24, down - OPENING, down + OPENING, true);
  context.closePath();
  return pen;
}

function nails(pen: Pen): void {
  pen.context.fillStyle = pen.theme.engraving;
  for (const angle of [-200, -155, -25, 20].map((degrees) => (degrees * Math.PI) / 180)) {
    pen.circle(Math.cos(angle) * 36, 2 + Math.sin(angle) * 36, 5);
    pen.context.fill();
  }
}

/** The emblems of the computer players' levels: each has a shape of its own. */
export const levelEmoji = emojiFrom(levelSigns, {
  level_page: (pen) => edged(pen.path(PENNON), pen.theme.green.fill),
  level_squire: (pen) => {
    edged(horseshoe(pen), pen.theme.silver.mid);
    nails(pen);
  },
  level_knight: (pen) => {
    edged(pen.path(BLADE), pen.theme.silver.light);
    edged(pen.path(HILT), pen.theme.gold.mid);
  },
});
