import { createCanvas } from 'canvas';
import type { EmojiArt } from './emojiArt.ts';

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
