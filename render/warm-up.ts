import { painters } from './painters.ts';
import type { Painting } from './painting.ts';
import type { Pen } from './pen.ts';
import { THEME_IDS } from './themes/theme.ts';

const [DEFAULT_THEME] = THEME_IDS;

/** Some text in each weight, so that the fonts are loaded. */
function writeSample(pen: Pen): void {
  for (const weight of ['normal', 'bold'] as const)
    pen.write('Aa', 0, 0, { size: 20, weight, colour: pen.theme.ink });
}

/**
 * Prepares what a thread's first pictures would otherwise wait for: fonts, and every game's backdrops and palettes
 * in the default theme, one at a time.
 */
export async function warmUp(paint: (painting: Painting) => Promise<unknown>): Promise<void> {
  for (const painter of painters.values()) {
    for (const sized of painter.backdrops(DEFAULT_THEME)) {
      await paint({ ...sized, draw: writeSample, alt: '', text: '' });
    }
  }
}
