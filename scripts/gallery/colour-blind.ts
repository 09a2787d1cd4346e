import { createCanvas, loadImage } from 'canvas';
import { type ColourBlindness, simulate } from '../../test/render/fixtures/colourVision.ts';

/** The picture as someone with this colour blindness sees it. */
export async function colourBlindView(kind: ColourBlindness, png: Buffer): Promise<Buffer> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, image.width, image.height);
  const known = new Map<number, readonly number[]>();
  for (let i = 0; i < pixels.data.length; i += 4) {
    const [r, g, b] = pixels.data.subarray(i, i + 3) as unknown as [number, number, number];
    const key = (r << 16) | (g << 8) | b;
    const seen = known.get(key) ?? simulate(kind, [r, g, b]);
    known.set(key, seen);
    pixels.data.set(seen, i);
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toBuffer();
}
