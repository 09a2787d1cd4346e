import { MessageChannel } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import { ADLER, type Band, Bands } from './bands.ts';
import { makePalette, PALETTE_SIZE, type Palette } from './palette.ts';

/** A PNG chunk with its length and checksum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.allocUnsafe(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const COLOUR_TYPE_PALETTE = 3;

/** Zlib's header for a window of 32 KB, and an empty block that is the last. */
const BEGIN = Buffer.from([0x78, 0x5e]);

const END = Buffer.from([0x03, 0x00]);

/** `palette` has red, green and blue of each colour. */
export function encodePalettePng(
  width: number,
  height: number,
  palette: Uint8Array,
  bands: readonly Band[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = COLOUR_TYPE_PALETTE;
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(bands.reduce(joined, 1));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette.subarray(0, PALETTE_SIZE * 3)),
    chunk('IDAT', Buffer.concat([BEGIN, ...bands.map(({ blocks }) => blocks), END, checksum])),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** The Adler-32 of what has the first one, followed by the band. */
function joined(before: number, { adler, bytes }: Band): number {
  const low = before & 0xffff;
  const sum = (low + (adler & 0xffff) - 1 + ADLER) % ADLER;
  const sums = ((before >>> 16) + (adler >>> 16) + ((low - 1 + ADLER) % ADLER) * (bytes % ADLER)) % ADLER;
  return ((sums << 16) | sum) >>> 0;
}

/** What a palette is made from: a backdrop's pixels, and the inks that must keep their exact colour. */
export interface PaletteSource {
  /** As the canvas stores them: 0xAARRGGBB in the machine's byte order. */
  readonly pixels: ArrayBuffer;
  readonly inks: readonly string[];
}

/** A picture to encode. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  /** Colours of 5, 6 and 5 bits each, in the machine's byte order. They're taken, and can't be used afterwards. */
  readonly pixels: ArrayBuffer;
  /** The palette's name. */
  readonly palette: string;
  /** Called if there's no palette of that name yet. */
  source(): PaletteSource;
}

/** Encodes pixels as PNG with a palette for each backdrop, which is made once. */
export class PaletteEncoder {
  readonly #palettes = new Map<string, Palette>();
  readonly #bands = new Bands();

  encode(drawn: Drawn): Buffer {
    const { pixels, width, height, palette } = drawn;
    const used = this.paletteOf(drawn);
    const bands = this.#bands.of(new Uint16Array(pixels), width, used, palette);
    free(pixels);
    return encodePalettePng(width, height, used.colours, bands);
  }

  /** What the picture's colours become. */
  paletteOf(drawn: Pick<Drawn, 'palette' | 'source'>): Palette {
    const known = this.#palettes.get(drawn.palette);
    if (known) return known;
    const { pixels, inks } = drawn.source();
    const made = makePalette(new Uint32Array(pixels), inks);
    this.#palettes.set(drawn.palette, made);
    return made;
  }
}

const { port1: nowhere } = new MessageChannel();
nowhere.close();

/** Gives the memory back at once. A garbage collector that has to find it would run for every few pictures. */
const free = (pixels: ArrayBuffer): void => nowhere.postMessage(null, [pixels]);
