import { constants, deflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Palette } from './palette.ts';

/** The modulus of Adler-32. */
export const ADLER = 65521;

/** Some rows of an 8-bit palette PNG, compressed so that those of a picture can follow each other. */
export interface Band {
  /** Raw deflate blocks, none of them the last, up to a whole byte. */
  readonly blocks: Uint8Array;
  /** Of the uncompressed bytes. */
  readonly adler: number;
  /** Uncompressed bytes. */
  readonly bytes: number;
}

/** Rows of a band. With fewer, files grow; with more, fewer bands are known. */
export const ROWS = 32;

/**
 * Levels of deflate. The second takes twice as long as the first, and files are smaller by a fifteenth; the third takes
 * seven times as long, and is for what's still too large.
 */
const FAST = 4;
const SMALLER = [7, 9] as const;

/** The most that a picture's bands should take, in bytes: none may pass 150 kB, and the rest of it takes less than 500. */
export const MOST = 149_500;

/** Bands that are kept take about 3 KB each. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** What a band takes beside its blocks, in bytes. */
const OVERHEAD = 300;

/** Some rows of a picture. */
interface Part {
  readonly pixels: Uint16Array;
  /** Equal keys mean equal bands. */
  readonly key: string;
}

/**
 * Compresses pictures band by band, each on its own, so that bands of earlier pictures can be used again: most
 * pixels of a picture of a table have been there before.
 */
export class Bands {
  readonly #kept = new LRUCache<string, Band>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ blocks }) => blocks.length + OVERHEAD,
  });
  #bytes = new Uint8Array(0);

  /** `pixels` are colours of 5, 6 and 5 bits, `name` is the palette's. */
  of(pixels: Uint16Array, width: number, palette: Palette, name: string): Band[] {
    const parts: Part[] = [];
    for (let from = 0; from < pixels.length; from += width * ROWS) {
      const part = pixels.subarray(from, from + width * ROWS);
      parts.push({ pixels: part, key: `${name} ${width}x${part.length / width} ${digest(part, width)}` });
    }
    const bands = parts.map((part) => this.#at(FAST, part, width, palette));
    let size = bands.reduce((sum, { blocks }) => sum + blocks.length, 0);
    for (const level of SMALLER) {
      for (let at = 0; at < parts.length && size > MOST; at++) {
        const smaller = this.#at(level, parts[at]!, width, palette);
        size += smaller.blocks.length - bands[at]!.blocks.length;
        bands[at] = smaller;
      }
    }
    return bands;
  }

  #at(level: number, { pixels, key }: Part, width: number, palette: Palette): Band {
    const levelled = `${level} ${key}`;
    const band = this.#kept.get(levelled) ?? this.#compressed(level, pixels, width, palette);
    this.#kept.set(levelled, band);
    return band;
  }

  #compressed(level: number, pixels: Uint16Array, width: number, palette: Palette): Band {
    const bytes = pixels.length + pixels.length / width;
    if (this.#bytes.length < bytes) this.#bytes = new Uint8Array(bytes);
    const adler = quantise(pixels, width, palette, this.#bytes);
    const blocks = deflateRawSync(this.#bytes.subarray(0, bytes), {
      level,
      chunkSize: 16 * 1024,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    // Deflate's own buffer is larger.
    return { blocks: Uint8Array.from(blocks), adler, bytes };
  }
}

/**
 * Writes PNG rows of palette indices, each after its filter byte. Four pixels at a time take two thirds of the time
 * of one at a time. @returns their Adler-32
 */
function quantise(pixels: Uint16Array, width: number, { nearest }: Palette, rows: Uint8Array): number {
  const index = (at: number) => nearest[pixels[at] as number] as number;
  let sum = 1;
  let sums = 0;
  let to = 0;
  for (let from = 0; from < pixels.length; ) {
    rows[to++] = 0;
    sums += sum;
    const end = from + width;
    for (const fours = end - (width % 4); from < fours; from += 4, to += 4) {
      const a = index(from);
      const b = index(from + 1);
      const c = index(from + 2);
      const d = index(from + 3);
      rows[to] = a;
      rows[to + 1] = b;
      rows[to + 2] = c;
      rows[to + 3] = d;
      sums += 4 * (sum + a) + 3 * b + 2 * c + d;
      sum += a + b + c + d;
    }
    for (; from < end; from++) {
      rows[to] = index(from);
      sum += rows[to++] as number;
      sums += sum;
    }
    sum %= ADLER;
    sums %= ADLER;
  }
  return ((sums << 16) | sum) >>> 0;
}

/**
 * 128 bits that tell bands apart, from two pixels at a time. Four chains take turns, and change places with each row
 * so that what stands below each other isn't left to one of them.
 */
function digest(pixels: Uint16Array, width: number): string {
  const pairs = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 1);
  let [a, b, c, d] = [1, 2, 3, pixels.length % 2 === 1 ? (pixels.at(-1) as number) : 4];
  for (let from = 0; from < pairs.length; ) {
    for (const end = from + Math.max(1, width >> 1); from < end; from += 4) {
      a = mixed(a, pairs[from] as number, 0x9e3779b1);
      b = mixed(b, pairs[from + 1] as number, 0x85ebca77);
      c = mixed(c, pairs[from + 2] as number, 0xc2b2ae3d);
      d = mixed(d, pairs[from + 3] as number, 0x27d4eb2f);
    }
    [a, b, c, d] = [b, c, d, a];
  }
  return [a, b, c, d].join();
}

function mixed(chain: number, pair: number, factor: number): number {
  const product = Math.imul(chain ^ pair, factor);
  return product ^ (product >>> 15);
}
