import type { Painting } from '../../render/painting.ts';
import { THEME_IDS, type ThemeId } from '../../render/themes/theme.ts';

export interface GalleryPicture {
  /** Unique, and the picture's file name. */
  readonly name: string;
  readonly painting: Painting;
}

/** Pictures under one heading of the page. */
export interface GallerySection {
  readonly title: string;
  readonly pictures: readonly GalleryPicture[];
}

/** One game's pictures in every state worth looking at. */
export interface GameGallery {
  sections(): GallerySection[];
  /** Names of the pictures that the tests compare with `test/render/approved`. */
  readonly approved: readonly string[];
  /** Names of the pictures that are also shown as people with colour blindness see them. */
  readonly colourBlind: readonly string[];
}

/** The four kinds of picture, each in every theme. */
export function themedSections(
  game: string,
  pictures: Readonly<Record<'table' | 'hand' | 'choice' | 'end', (theme: ThemeId) => GalleryPicture[]>>,
): GallerySection[] {
  return THEME_IDS.flatMap((theme) =>
    (['table', 'hand', 'choice', 'end'] as const).map((kind) => ({
      title: `${game}: ${kind} (${theme})`,
      pictures: pictures[kind](theme),
    })),
  );
}
