import { crc32 } from 'node:zlib';
import { PALETTE_SIZE } from './palette.ts';

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

/** Some rows of an 8-bit palette PNG, compressed so that those of a picture can follow each other. */
export interface Band {
  /** Raw deflate blocks, none of them the last, up to a whole byte. */
  readonly blocks: Uint8Array;
  /** Of the uncompressed bytes. */
  readonly adler: number;
  /** Uncompressed bytes. */
  readonly bytes: number;
}

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

/** The modulus of Adler-32. */
export const ADLER = 65521;

/** The Adler-32 of what has the first one, followed by the band. */
function joined(before: number, { adler, bytes }: Band): number {
  const low = before & 0xffff;
  const sum = (low + (adler & 0xffff) - 1 + ADLER) % ADLER;
  const sums = ((before >>> 16) + (adler >>> 16) + ((low - 1 + ADLER) % ADLER) * (bytes % ADLER)) % ADLER;
  return ((sums << 16) | sum) >>> 0;
}
