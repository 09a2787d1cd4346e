import { fileURLToPath } from 'node:url';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { registerFont } from 'canvas';
import { coverage } from './fontCoverage.ts';

const FAMILY = 'Bitter';

/** Fallbacks for scripts and emoji that the family has no glyphs for. */
const FALLBACKS = ['NotoSansHebrew-Bold', 'NotoSansArabic-Bold', 'NotoEmoji-Bold'] as const;

const path = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));

const REGISTERED = 'the fonts are registered';

// Fonts are the process's. A thread that registered them again would free what another one is reading.
if (getEnvironmentData(REGISTERED) !== true) {
  registerFont(path('Bitter-Medium'), { family: FAMILY, weight: 'normal' });
  registerFont(path('Bitter-Bold'), { family: FAMILY, weight: 'bold' });
  for (const name of FALLBACKS) registerFont(path(name), { family: name, weight: 'bold' });
  setEnvironmentData(REGISTERED, true);
}

const FAMILIES = [FAMILY, ...FALLBACKS].map((name) => `"${name}"`).join(', ');

export type Weight = 'normal' | 'bold';

/** A font string for the canvas. `size` is in pixels. */
export function font(size: number, weight: Weight = 'bold'): string {
  return `${weight} ${size}px ${FAMILIES}`;
}

const covered = coverage([path('Bitter-Bold'), ...FALLBACKS.map(path)]);

/** Whether the bundled fonts have a glyph for the code point. */
export function hasGlyph(codePoint: number): boolean {
  return covered.has(codePoint);
}
