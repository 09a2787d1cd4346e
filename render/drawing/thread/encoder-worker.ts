import { type Drawn, PaletteEncoder, type PaletteSource } from '../png/encode.ts';
import { answering } from './answering.ts';

/** The source comes with the first picture that uses the palette. */
export type EncodeJob = Omit<Drawn, 'source'> & { readonly sent: PaletteSource | null };

const encoder = new PaletteEncoder();

answering(({ sent, ...drawn }: EncodeJob): Uint8Array => {
  const source = () => {
    if (sent === null) throw new Error(`no source for palette ${drawn.palette}`);
    return sent;
  };
  return encoder.encode({ ...drawn, source });
});
