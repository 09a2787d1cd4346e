import type { CanvasRenderingContext2D } from 'canvas';
import { THEME_IDS } from './painter.ts';
import { painters } from './painters.ts';
import { write } from './parts/text.ts';
import type { Renderer } from './renderer.ts';
import { themes } from './themes/index.ts';

const [THEME] = THEME_IDS;

/** A line in each weight, so that the fonts are read. */
function writeSample(context: CanvasRenderingContext2D): void {
  for (const weight of ['normal', 'bold'] as const)
    write(context, 'Aa', 0, 0, { size: 20, weight, colour: themes[THEME].ink });
}

/**
 * Draws and presses what the first pictures of a process would otherwise wait for: fonts, backdrops and palettes of
 * every game in the usual theme, one at a time.
 */
export async function warmUp(renderer: Renderer): Promise<void> {
  for (const painter of painters.values()) {
    for (const ground of painter.grounds(THEME)) {
      await renderer.png({ ...ground, draw: writeSample, alt: '', text: '' });
    }
  }
}
