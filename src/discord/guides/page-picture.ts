import { annotated } from '../../../render/annotations/annotated.ts';
import type { AnyPainter, Setting } from '../../../render/painter.ts';
import type { Painting } from '../../../render/painting.ts';
import type { GameId } from '../../games/game.ts';
import { exampleOf, exampleScene, type Moment } from './example.ts';
import type { AnyGuide } from './guide.ts';
import type { PlacedPage } from './handbook.ts';

/**
 * The picture of a page: a card or character on its own, or an example of the table with the page's notes.
 * @param page null for the table without notes
 */
export function pagePicture(
  game: GameId,
  guide: AnyGuide,
  page: PlacedPage | null,
  painter: AnyPainter,
  setting: Setting,
): Painting {
  const piece = page?.group ? painter.piece(page.id, setting) : null;
  if (piece) return piece;
  const moment: Moment = (page && exampleOf(game, guide).shows?.[page.id]) ?? 'table';
  const scene = exampleScene(game, guide, moment, setting);
  if (moment === 'end') return painter.end(scene);
  const painting = painter[moment](scene);
  const spots = moment === 'hand' ? painter.handSpots(scene) : painter.tableSpots(scene);
  const places = exampleOf(game, guide).places?.(scene.view) ?? {};
  const notes = Object.entries(page?.notes ?? {}).flatMap(([name, text]) => {
    const spot = spots.get(places[name] ?? name);
    return spot ? [{ spot, text }] : [];
  });
  return notes.length > 0 ? annotated(painting, notes, setting) : painting;
}
