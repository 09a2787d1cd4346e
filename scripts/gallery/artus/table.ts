import { artusPainter } from '../../../render/artus/painter.ts';
import type { ThemeId } from '../../../render/painter.ts';
import { worked, workedEvents } from '../../../test/render/fixtures/artus.ts';
import type { Position } from '../../../test/render/fixtures/artusPositions.ts';
import { firstMatch } from '../first-match.ts';
import type { GalleryPicture } from '../gallery.ts';
import { course, midTurn, sceneIn } from './scenes.ts';

export function tablePictures(theme: ThemeId): GalleryPicture[] {
  const pictures: GalleryPicture[] = [];
  const add = (name: string, { table, events }: Pick<Position, 'table' | 'events'>) =>
    pictures.push({
      name: `${name}-${theme}`,
      painting: artusPainter.table(sceneIn(theme, table, events)),
    });
  const four = course('advanced', 4);
  add('set-up', four[0] as Position);
  add('placement', four[9] as Position);
  for (const seats of [2, 3, 4]) {
    add(`advanced-${seats}-seats`, firstMatch(course('advanced', seats), midTurn(5), 'round 5'));
    add(`basic-${seats}-seats`, firstMatch(course('basic', seats), midTurn(9), 'round 9'));
  }
  add(
    'coronation',
    firstMatch(four, ({ events }) => events.some(({ type }) => type === 'crowned'), 'a coronation'),
  );
  add(
    'king-moved',
    firstMatch(
      four,
      ({ events }) => events.some((e) => e.type === 'moved' && e.figure.kind === 'prince' && e.figure.king),
      'a moved King',
    ),
  );
  add('worked-figure', { table: worked(), events: workedEvents });
  return pictures;
}
