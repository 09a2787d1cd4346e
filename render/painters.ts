import { byGame } from '../src/games/game.ts';
import { artusPainter } from './artus/painter.ts';
import { courtPainter } from './court/painter.ts';
import { levelEmoji } from './emoji.ts';
import type { AnyPainter } from './painter.ts';
import type { EmojiArt, Painting } from './painting.ts';
import type { Pen } from './pen.ts';
import { cardGamePainter } from './quests/painter.ts';
import { THEME_IDS } from './themes/theme.ts';

/** Each game's painter. It only ever gets views, actions and events of its own game. */
export const painters = byGame<AnyPainter>({
  artus: artusPainter,
  court: courtPainter,
  quests: cardGamePainter,
});

/** Every game's emoji, and the emblems of the computer players' levels. */
export const allEmoji: ReadonlyMap<string, EmojiArt> = new Map([
  ...levelEmoji,
  ...[...painters.values()].flatMap(({ emoji }) => [...emoji]),
]);

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
