import { artusPainter } from '../../../render/artus/painter.ts';
import type { ArtusView } from '../../../src/games/artus/types.ts';
import { sceneOf, worked, workedEvents } from '../../../test/render/fixtures/artus.ts';
import { optionsOfCard } from '../../../test/render/fixtures/artusPositions.ts';
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

function withScores(view: ArtusView, scores: readonly number[]): ArtusView {
  return {
    ...view,
    players: view.players.map((player, seat) => ({ ...player, score: scores[seat] ?? 0 })),
  };
}

const LONGEST_NAMES = ['M', 'W', 'Mw', 'Wm'].map((letters) => letters.repeat(32).slice(0, 32));

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
    {
      name: 'four-turns-at-once-contrast',
      painting: artusPainter.table(sceneOf(last.table, { events: fourTurns, theme: 'contrast' })),
    },
    {
      name: 'two-lead',
      painting: artusPainter.table(sceneOf(withScores(worked(), [120, 7, 120, -103]), { events: [] })),
    },
    {
      name: 'nobody-leads',
      painting: artusPainter.table(sceneOf(withScores(worked(), [0, 0, 0, 0]))),
    },
    {
      name: 'longest-names',
      painting: artusPainter.table(sceneOf(worked(), { events: workedEvents, names: LONGEST_NAMES })),
    },
    {
      name: 'longest-names-choice',
      painting: artusPainter.choice(
        sceneOf(last.own, { names: LONGEST_NAMES }),
        optionsOfCard(last, 'scoring:joker'),
      ),
    },
    ...ODD_NAMES.map((names, i) => ({
      name: `names-${i + 1}`,
      painting: artusPainter.table(sceneOf(worked(), { events: workedEvents, names })),
    })),
  ];
}
