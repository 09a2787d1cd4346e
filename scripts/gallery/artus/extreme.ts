import { artusPainter } from '../../../render/artus/painter.ts';
import type { ArtusView } from '../../../src/games/artus/types.ts';
import { sceneOf, worked, workedEvents } from '../../../test/render/fixtures/artus.ts';
import { ODD_NAMES } from '../../../test/render/fixtures/names.ts';
import { firstMatch } from '../first-match.ts';
import type { GalleryPicture } from '../gallery.ts';
import { course, midTurn } from './scenes.ts';

/** All figures side by side, as tightly as they can sit. */
function crowded(view: ArtusView): ArtusView {
  const figures = view.chairs.filter((figure) => figure !== null);
  const chairs = view.chairs.map((_, chair) => figures[chair] ?? null);
  return { ...view, chairs, king: chairs.findIndex((figure) => figure?.kind === 'prince' && figure.king) };
}

/** Many events at once, crowded chairs, and names that are hard to draw. */
export function extremePictures(): GalleryPicture[] {
  const game = course('advanced', 4);
  const last = firstMatch(game, midTurn(7), 'round 7');
  const before = game.slice(0, game.indexOf(last)).filter(({ own }) => own.playsLeft === 2);
  const fourTurns = [...before.slice(-3), last].flatMap(({ events }) => events);
  return [
    {
      name: 'four-turns-at-once',
      painting: artusPainter.table(sceneOf(last.table, { events: fourTurns })),
    },
    {
      name: 'crowded',
      painting: artusPainter.table(sceneOf(crowded(worked()), { events: workedEvents })),
    },
    ...ODD_NAMES.map((names, i) => ({
      name: `names-${i + 1}`,
      painting: artusPainter.table(sceneOf(worked(), { events: workedEvents, names })),
    })),
  ];
}
