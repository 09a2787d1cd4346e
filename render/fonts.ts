import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { registerFont } from 'canvas';

const FAMILY = 'Bitter';

/** Fallbacks for scripts and emoji that the family has no glyphs for. */
const FALLBACKS = [
  'NotoSansHebrew-Bold.ttf',
  'NotoSansArabic-Bold.ttf',
  'NotoEmoji-Bold.ttf',
  'NotoSansCJK-Bold.otf',
] as const;

const path = (file: string) => fileURLToPath(new URL(`./fonts/${file}`, import.meta.url));

const familyOf = (file: string) => file.slice(0, file.indexOf('.'));

const REGISTERED = 'the fonts are registered';

// Fonts are the process's. A thread that registered them again would free what another one is reading.
if (getEnvironmentData(REGISTERED) !== true) {
  registerFont(path('Bitter-Medium.ttf'), { family: FAMILY, weight: 'normal' });
  registerFont(path('Bitter-Bold.ttf'), { family: FAMILY, weight: 'bold' });
  for (const file of FALLBACKS) registerFont(path(file), { family: familyOf(file), weight: 'bold' });
  setEnvironmentData(REGISTERED, true);
}

const FAMILIES = [FAMILY, ...FALLBACKS.map(familyOf)].map((name) => `"${name}"`).join(', ');

export type Weight = 'normal' | 'bold';

/** A font string for the canvas. `size` is in pixels. */
export function font(size: number, weight: Weight = 'bold'): string {
  return `${weight} ${size}px ${FAMILIES}`;
}

const covered = coverage([path('Bitter-Bold.ttf'), ...FALLBACKS.map(path)]);

/** Whether the bundled fonts have a glyph for the code point. */
export function hasGlyph(codePoint: number): boolean {
  return covered.has(codePoint);
}

/** Code points that at least one of the TrueType or OpenType files has a glyph for, from their `cmap` tables (formats 4 and 12). */
function coverage(files: readonly string[]): ReadonlySet<number> {
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
