import { cardGamePainter } from '../../render/quests/painter.ts';
import type { ThemeId } from '../../render/themes/theme.ts';
import type { Seat } from '../../src/games/game.ts';
import { cardGame } from '../../src/games/quests/index.ts';
import { NAMES, positions, sceneOf } from '../samples/quests.ts';
import { finishedGame, ownHighlight } from './finished-games.ts';
import type { GalleryPicture } from './gallery.ts';

/** Late enough for the moment to be seen in a chart of so many turns. */
const FROM = 6;

/** With three, a game that ended with its twelfth adventure. */
const finished = (seats: number) =>
  finishedGame(
    { course: cardGame.course!, placesOf: ({ places }) => places!, game: 'quests', names: NAMES },
    (seed) => [...positions({ variant: 'basic', seats, seed: seed.toString(16).padStart(32, '0') })],
    FROM,
    ({ end }) => seats !== 3 || end === 'adventures',
  );

/** A game's end, with what turned it; one without, as where nothing did; and that of a player with their best move. */
export function endPictures(theme: ThemeId): GalleryPicture[] {
  return [2, 3, 4, 5].flatMap((seats) => {
    const game = finished(seats);
    const add = (name: string, highlight: object, viewer: Seat | null = null): GalleryPicture => ({
      name: `quests-end-${name}${seats}-seats-${theme}`,
      painting: cardGamePainter.end(sceneOf({ ...game.view, viewer }, { theme, ...highlight })),
    });
    const turned = add('', { highlight: game.turning });
    if (seats !== 3) return [turned];
    return [turned, add('even-', {}), add('own-', { highlight: ownHighlight(game) }, game.viewer)];
  });
}
