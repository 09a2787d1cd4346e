import { answering } from '../thread/answering.ts';
import { type EncodeJob, PaletteEncoder } from './encode.ts';

const encoder = new PaletteEncoder();

answering(
  ({ pixels, width, height, palette, paletteSource }: EncodeJob): Uint8Array =>
    encoder.encode(pixels, width, height, palette, () => {
      if (paletteSource === undefined) throw new Error(`no source for palette ${palette}`);
      return paletteSource;
    }),
);
