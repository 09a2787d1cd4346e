import { writeFileSync } from 'node:fs';
import { THEME_IDS } from '../../render/painter.ts';
import { painters } from '../../render/painters.ts';
import type { Renderer } from '../../render/renderer.ts';
import { type PlacedPage, pagesOf } from '../../src/discord/guides/handbook.ts';
import { pagePicture } from '../../src/discord/guides/page-picture.ts';
import { guideOf } from '../../src/discord/guides/registry.ts';
import type { GameId } from '../../src/games/game.ts';
import { type Words, wordsOf } from '../../src/i18n/index.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import type { GallerySection } from './gallery.ts';

const source = wordsOf(SOURCE);

const pictureOf = (game: GameId, page: PlacedPage, words: Words) =>
  pagePicture(game, guideOf(game), page, painters.get(game)!, { theme: THEME_IDS[0], words });

const pages = (game: GameId, words: Words) => pagesOf(guideOf(game).handbook(words));

/** The picture of every chapter of the rules, and of every card and character. */
export const rulesSections = (words: Words = source): GallerySection[] =>
  [...painters.keys()].map((game) => ({
    title: words.rules.heading(guideOf(game).title(words), words.rules.overview).replace('## ', ''),
    pictures: pages(game, words).map((page) => ({
      name: `rules-${game}-${page.id.replace(':', '-')}`,
      painting: pictureOf(game, page, words),
    })),
  }));

/** Writes each game's annotated table, as the README shows it. */
export async function writeTables(renderer: Renderer, folder: string): Promise<void> {
  for (const game of painters.keys()) {
    const table = pages(game, source).find(({ id }) => id === 'table');
    if (table)
      writeFileSync(`${folder}/table-${game}.png`, await renderer.png(pictureOf(game, table, source)));
  }
}
