import { byGame } from '../../src/games/game.ts';
import { artusGallery } from './artus.ts';
import { courtGallery } from './court.ts';
import { endSections } from './ends.ts';
import type { GallerySection, GameGallery } from './gallery.ts';
import { cardGameGallery } from './quests.ts';

/** The gallery of each game. */
const galleries = byGame<GameGallery>({ artus: artusGallery, court: courtGallery, quests: cardGameGallery });

/** Every game's sections and what they share, in the order of the page. */
export function allSections(): GallerySection[] {
  return [...[...galleries.values()].flatMap((gallery) => gallery.sections()), ...endSections()];
}

/** Names of the approved pictures of all games. */
export const approvedNames: readonly string[] = [...galleries.values()].flatMap(({ approved }) => approved);

/** Names of the pictures that are also shown with simulated colour blindness. */
export const colourBlindNames: readonly string[] = [...galleries.values()].flatMap(
  ({ colourBlind }) => colourBlind,
);
