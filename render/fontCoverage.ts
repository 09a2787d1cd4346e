import { readFileSync } from 'node:fs';

/** Code points that at least one of the TrueType files has a glyph for, from their `cmap` tables (formats 4 and 12). */
export function coverage(files: readonly string[]): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const file of files) addCoverage(readFileSync(file), covered);
  return covered;
}

function addCoverage(font: Buffer, covered: Set<number>): void {
  const tables = font.readUInt16BE(4);
  for (let i = 0; i < tables; i++) {
    const entry = 12 + i * 16;
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const cmap = font.readUInt32BE(entry + 8);
    const encodings = font.readUInt16BE(cmap + 2);
    for (let e = 0; e < encodings; e++) {
      const subtable = cmap + font.readUInt32BE(cmap + 4 + e * 8 + 4);
      const format = font.readUInt16BE(subtable);
      if (format === 4) addFormat4(font, subtable, covered);
      else if (format === 12) addFormat12(font, subtable, covered);
    }
  }
}

function addFormat4(font: Buffer, at: number, covered: Set<number>): void {
  const doubleSegments = font.readUInt16BE(at + 6);
  for (let s = 0; s < doubleSegments; s += 2) {
    const end = font.readUInt16BE(at + 14 + s);
    const start = font.readUInt16BE(at + 16 + doubleSegments + s);
    for (let code = start; code <= end && code !== 0xffff; code++) covered.add(code);
  }
}

function addFormat12(font: Buffer, at: number, covered: Set<number>): void {
  const groups = font.readUInt32BE(at + 12);
  for (let g = 0; g < groups; g++) {
    const group = at + 16 + g * 12;
    const end = font.readUInt32BE(group + 4);
    for (let code = font.readUInt32BE(group); code <= end; code++) covered.add(code);
  }
}
